"""The clients of one table: keeps what each seat has been shown, and sends what changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from igroteka.kernel.actions import Action, Doubt, Shortcut
from igroteka.server.clock import now
from igroteka.server.limits import Bucket
from igroteka.server.live import SPECTATOR, LiveTable
from igroteka.server.luck import seed_hash, seed_text
from igroteka.server.messages import (
    ActionInfo,
    Frame,
    History,
    Json,
    LineInfo,
    Offer,
    OpeningInfo,
    OriginInfo,
    Patch,
    RoundStanding,
    Said,
    SeatInfo,
    TableChanged,
    TableInfo,
    TimesChanged,
    View,
    encode,
)
from igroteka.server.pages import Kept
from igroteka.server.services import Services
from igroteka.server.shapes import (
    action_info,
    chat_line,
    clock_info,
    doubt_info,
    frame_change,
    frame_of,
    lines_info,
    log_info,
    opening_info,
    seat_time,
    sheets_info,
    shortcut_info,
    standing_info,
)
from igroteka.store.rows import ChatRow, status_of
from igroteka.table.diff import difference
from igroteka.table.log import Line
from igroteka.words import quiet_events

T = TypeVar("T")


class Client:
    """One open socket: its guest, the seat of that guest, and the function that sends to it.

    `address` is what it is counted by, `fresh` limits how often it is sent a whole view because
    its choice was stale. `muted` is until when its guest may say nothing, `cut` disconnects it.
    """

    def __init__(
        self, guest: str, address: str, send: Callable[[bytes], None], fresh: Bucket
    ) -> None:
        self.guest = guest
        self.address = address
        self.seat = SPECTATOR  # until `Audience.enter`
        self.send = send
        self.fresh = fresh
        self.muted = ""
        self.cut: Callable[[], None] = lambda: None


class Asked:
    """The client whose message is being answered, and the id of the message.

    The id is None if the message could not be read.
    """

    __slots__ = ("client", "id")

    def __init__(self, client: Client, id: int | None) -> None:
        self.client = client
        self.id = id

    def of(self, client: Client) -> int | None:
        """The id for `answers` in a message to `client`; None for any other than the asker."""
        return self.id if client is self.client else None


class Choices:
    """What a seat can choose: its decision, options, open choices and number of undo steps.

    `options` and `shortcuts` are descriptions by text, `doubts` what speaks against options.
    """

    __slots__ = ("decision", "doubts", "openings", "options", "shortcuts", "undo")

    def __init__(
        self,
        decision: str = "",
        options: list[Action] | None = None,
        openings: list[OpeningInfo] | None = None,
        shortcuts: list[Shortcut[Action]] | None = None,
        doubts: dict[str, Doubt] | None = None,
        undo: int = 0,
    ) -> None:
        self.decision = decision
        self.options = {action.text: action for action in options or []}
        self.openings = openings or []
        self.shortcuts = {shortcut.text: shortcut for shortcut in shortcuts or []}
        self.doubts = {text: doubt_info(doubt) for text, doubt in (doubts or {}).items()}
        self.undo = undo

    def same_as(self, other: Choices) -> bool:
        """Whether an offer made of both would say the same."""
        return (
            self.decision == other.decision
            and self.undo == other.undo
            and self.openings == other.openings
            and self.doubts == other.doubts
            and list(self.options) == list(other.options)
            and list(self.shortcuts) == list(other.shortcuts)
        )

    def described(self) -> set[str]:
        """The texts that an offer of these choices describes."""
        return {*self.options, *self.shortcuts}


class Shown:
    """What the clients of one seat were shown last: the base of the next patch."""

    __slots__ = ("choices", "described", "frame", "view")

    def __init__(self, view: Mapping[str, object], frame: Frame, choices: Choices) -> None:
        self.view = view
        self.frame = frame
        self.choices = choices
        self.described = choices.described()  # texts of actions that all these clients know

    def offer(self) -> Offer:
        """An offer of the choices for somebody who knows nothing: all actions are described."""
        return _offer(self.choices, Choices(), set())

    def change(self, choices: Choices) -> Offer:
        """An offer of other choices, for those who were shown this."""
        return _offer(choices, self.choices, self.described)


def _offer(choices: Choices, before: Choices, described: set[str]) -> Offer:
    """An offer of choices to those who were offered others before, and know descriptions."""
    return Offer(
        decision=choices.decision,
        options=_named(choices.options, before.options, described, action_info),
        openings=choices.openings,
        shortcuts=_named(choices.shortcuts, before.shortcuts, described, shortcut_info),
        doubts=choices.doubts,
        undo=choices.undo,
    )


def _named(
    actions: dict[str, T],
    before: dict[str, T],
    described: set[str],
    describe: Callable[[T], ActionInfo],
) -> list[ActionInfo | str | int]:
    """Actions by their place in the list before, those not there by text or by description."""
    place = {text: number for number, text in enumerate(before)}
    return [
        place[text] if text in place else text if text in described else describe(action)
        for text, action in actions.items()
    ]


class Audience:
    """The clients of one table. Each is sent the whole table once, then only what changes."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.clients: list[Client] = []
        self._live = live
        self._services = services
        self._shown: dict[int, Shown] = {}
        self._histories: dict[int, tuple[int, Kept]] = {}  # with the line they were made after

    def enter(self, client: Client) -> None:
        """Add a client, send it the whole table, and tell the others that its seat is online."""
        client.seat = self._live.seat_of(client.guest)
        was_online = self.present(client.seat)
        self.clients.append(client)
        self.send_view(client, chat=True)
        if client.seat >= 0 and not was_online:
            self.send_table(besides=client)

    def leave(self, client: Client) -> None:
        """Remove a client, and tell the others if its seat is no longer online."""
        if client in self.clients:
            self.clients.remove(client)
        if not self.online(client.seat):
            self.forget(client.seat)
            if client.seat >= 0 and not self.present(client.seat):
                self.send_table()

    def online(self, seat: int) -> bool:
        """Whether a seat is connected through this process."""
        return any([client.seat == seat for client in self.clients])

    def present(self, seat: int) -> bool:
        """Whether a seat is connected through this or another process."""
        return self.online(seat) or seat in self._live.elsewhere

    def forget(self, seat: int) -> None:
        """Drop the record of what a seat was shown, so that it has to be sent a whole view."""
        self._shown.pop(seat, None)

    # --- messages

    def show(
        self, lines: list[Line], resync: bool, alone: int | None, asked: Asked | None = None
    ) -> None:
        """Send every client what new lines of the log changed for its seat.

        With `resync`, after an undo, that is a whole view for whoever may have known a line that
        is gone, else a patch. `alone` is the only seat whose choices have changed, None if all may
        have. A client for whose seat nothing changed is sent nothing, except the one that `asked`,
        which is always answered.
        """
        table = self._live.table
        for seat in {client.seat for client in self.clients}:
            watching = [client for client in self.clients if client.seat == seat]
            asks = asked is not None and asked.client in watching
            if resync and (alone in (None, seat) or asks):
                # An undo may also have taken lines of the log back, unless it was out of sight.
                for client in watching:
                    self.send_view(client, asked)
                continue
            patch = self._patch(seat, lines, alone)
            if patch is None and not asks and not table.over:
                continue
            message = patch or Patch(seq=table.known(seat))
            plain = encode(message)
            for client in watching:
                if asked is not None and client is asked.client:
                    client.send(encode(msgspec.structs.replace(message, answers=asked.id)))
                else:
                    client.send(plain)
        if table.over:
            # Now everybody may know all lines of the log, under their own numbers.
            for client in self.clients:
                self.send_view(client)

    def _patch(self, seat: int, lines: list[Line], alone: int | None) -> Patch | None:
        """The patch for a seat since it was last shown something; None if nothing changed."""
        table = self._live.table
        shown = self._shown[seat]
        view = table.view(seat)
        changed = difference(shown.view, view)
        frame = frame_of(table.game, table.position, seat)
        choices = self._choices(seat) if alone in (None, seat) else shown.choices
        told = [line for line in lines if line.visible_to(seat)]
        same_offer = choices.same_as(shown.choices)
        if not changed and not told and same_offer and frame == shown.frame:
            return None
        number = table.known(seat)
        patch = Patch(
            seq=number,
            gone=changed.gone,
            set={path: raw(value) for path, value in changed.put.items()},
            frame=frame_change(shown.frame, frame),
            offer=None if same_offer else shown.change(choices),
            lines=lines_info(
                [
                    (number if table.over else table.number_of(seat, line.seq), line)
                    for line in told
                ],
                seat,
            ),
        )
        shown.view, shown.frame, shown.choices = view, frame, choices
        shown.described |= choices.described()
        return patch

    def send_fresh(self, client: Client) -> None:
        """Send the whole table to a client whose choice was stale, unless it has just been sent."""
        if client.fresh.take():
            self.send_view(client)

    def send_view(self, client: Client, asked: Asked | None = None, chat: bool = False) -> None:
        """Send a client the whole table, as an answer if it was the one that `asked`.

        The chat is part of it only with `chat`, when the client comes.
        """
        table, seat = self._live.table, client.seat
        choices = self._choices(seat)
        view = table.view(seat)
        frame = frame_of(table.game, table.position, seat)
        # The other clients of the seat know more descriptions; that does no harm.
        shown = self._shown[seat] = Shown(view, frame, choices)
        scores = table.scores()
        client.send(
            encode(
                View(
                    seq=table.number(seat),
                    table=self.info(client.guest),
                    seat=seat,
                    frame=frame,
                    view=raw(view),
                    offer=shown.offer(),
                    log=self._log(seat, table.shown_from(seat)),
                    chat=[chat_line(row) for row in self._live.chat] if chat else None,
                    scores=None if scores is None else sheets_info(scores),
                    answers=None if asked is None else asked.of(client),
                )
            )
        )

    def send_table(self, besides: Client | None = None) -> None:
        """Send all clients, except `besides`, names, presence and status of the table."""
        for client in self.clients:
            if client is not besides:
                client.send(encode(TableChanged(table=self.info(client.guest))))

    def send_times(self) -> None:
        """Send all clients the times of the seats."""
        times = [seat_time(seat) for seat in self._live.seats]
        message = encode(TimesChanged(now=now(), times=times))
        for client in self.clients:
            client.send(message)

    def send_chat(self, said: list[ChatRow], asked: Asked | None = None) -> None:
        """Send all clients new lines of chat; to the one that `asked`, as the answer."""
        for row in said:
            for client in self.clients:
                answers = None if asked is None else asked.of(client)
                client.send(encode(Said(line=chat_line(row), answers=answers)))

    # --- their contents

    def past(self, guest: str, number: int, viewpoint: int | None = None) -> View:
        """The position after `number` lines, as the guest numbers and may see them.

        With `viewpoint`, after the end of the game, as that seat saw it. The offer is empty:
        nothing can be chosen in the past.
        """
        table = self._live.table
        seat = self._live.seat_of(guest) if viewpoint is None else viewpoint
        seq = table.seq_of(seat, number)
        s = table.position_at(seq)
        over = not table.game.waiting(s)
        return View(
            seq=number,
            table=self.info(guest),
            seat=seat,
            frame=frame_of(table.game, s, seat),
            view=raw(table.game.look(s, seat)),
            offer=Offer(decision="", options=[]),
            log=[line for line in self._log(seat, seq) if line.seq <= number],
            chat=None,
            scores=sheets_info(table.game.scores(s)) if over else None,
        )

    def history(self, seat: int) -> Kept:
        """Points by round and the whole log, as a seat may know them; made once for each line."""
        table = self._live.table
        made, kept = self._histories.get(seat, (-1, None))
        if kept is None or made != table.seq:
            history = History(
                table=self._live.id,
                game=self._live.game.kind,
                length=table.number(seat),
                rounds=[
                    RoundStanding(row.round, row.number, standing_info(row.standing))
                    for row in table.standing_by_round(seat)
                ],
                log=self._log(seat, table.seq + 1),
            )
            kept = Kept(encode(history), "application/json")
            self._histories[seat] = (table.seq, kept)
        return kept

    def info(self, guest: str) -> TableInfo:
        """Names, presence, status and invites of the table, as one guest may see them."""
        live = self._live
        game = live.game
        hosts = bool(guest) and guest == game.host
        seated = live.seat_of(guest) >= 0
        free = not game.finished and any([seat.free for seat in live.seats])
        return TableInfo(
            id=live.id,
            game=game.kind,
            status=status_of(game, live.seats),
            variant=game.variant,
            seed_hash=seed_hash(game.seed),
            seed=seed_text(game.seed) if game.finished else None,
            seats=[
                SeatInfo(
                    name=seat.name,
                    bot=seat.bot or None,
                    taken=bool(seat.guest),
                    online=self.present(seat.seat),
                    you=bool(guest) and seat.guest == guest,
                    colour=seat.seat,
                    gave_up=bool(seat.gave_up),
                    vote=seat.vote,
                    time=seat_time(seat),
                )
                for seat in live.seats
            ],
            invites=self._services.invites(live.id, live.seats) if hosts and free else [],
            link=self._services.link(game, live.seats) if hosts or seated else None,
            can_sit=free and not seated and (game.public or hosts),
            host=hosts,
            rematch=game.rematch or None,
            auto=game.auto,
            hints=game.hints,
            origin=None if game.origin is None else OriginInfo(*game.origin),
            clock=clock_info(game.clock),
            patience=game.patience,
            now=now(),
        )

    def _log(self, seat: int, shown_from: int) -> list[LineInfo]:
        """The lines that a seat may read, under the numbers that it knows.

        Before line `shown_from` they hold only what the log tells in words.
        """
        table = self._live.table
        return log_info(table.numbered(seat), seat, shown_from, quiet_events(table.config.game))

    def _choices(self, seat: int) -> Choices:
        """What a seat can choose now; nothing for spectators and seats that a bot plays."""
        live = self._live
        if seat < 0 or live.seats[seat].bot or live.game.ending:
            return Choices()
        table = live.table
        undo = len(table.undoable(seat))
        if seat == live.forced_seat():
            return Choices(undo=undo)  # the table makes a forced choice by itself
        options = table.options(seat)
        return Choices(
            table.decision(seat),
            options,
            [opening_info(opening) for opening in table.openings(seat)],
            table.shortcuts(seat),
            table.doubts(seat, options),
            undo,
        )


def raw(value: object) -> Json:
    """A part of a view, encoded as JSON."""
    return msgspec.Raw(encode(value))

"""Everybody who looks at one table, and what each seat has been shown of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from igroteka.server.live import SPECTATOR, LiveTable
from igroteka.server.luck import seed_hash, seed_text
from igroteka.server.messages import (
    Data,
    Patch,
    Said,
    SeatInfo,
    TableChanged,
    TableInfo,
    View,
    encode,
)
from igroteka.server.services import Services
from igroteka.store.rows import ChatRow, status_of
from igroteka.table.diff import difference
from igroteka.table.log import Line
from igroteka.table.table import scores_data


class Client:
    """One open socket: who sits behind it, and where messages for it go."""

    def __init__(self, guest: str, send: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.seat = SPECTATOR  # until they have joined
        self.send = send


class Offer:
    """What a seat was last told it can do."""

    __slots__ = ("options", "refusals", "undo")

    def __init__(self, options: list[Data], refusals: list[Data], undo: int) -> None:
        self.options = options
        self.refusals = refusals
        self.undo = undo

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Offer)
            and self.undo == other.undo
            and self.options == other.options
            and self.refusals == other.refusals
        )

    __hash__ = None  # type: ignore[assignment]  # compared, never a key


class Audience:
    """The clients of one table. Each gets the whole table once, then only what changes."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.clients: list[Client] = []
        self._live = live
        self._services = services
        self._shown: dict[int, Data] = {}
        self._offers: dict[int, Offer] = {}

    def enter(self, client: Client) -> None:
        """Somebody opened the table: they see it, the others see them."""
        client.seat = self._live.seat_of(client.guest)
        was_online = self.present(client.seat)
        self.clients.append(client)
        self.send_view(client)
        if client.seat >= 0 and not was_online:
            self.send_table(besides=client)

    def leave(self, client: Client) -> None:
        """Somebody closed the table."""
        if client in self.clients:
            self.clients.remove(client)
        if not self.online(client.seat):
            self.forget(client.seat)
            if client.seat >= 0 and not self.present(client.seat):
                self.send_table()

    def online(self, seat: int) -> bool:
        """Whether somebody looks from this seat through this process."""
        return any([client.seat == seat for client in self.clients])

    def present(self, seat: int) -> bool:
        """Whether somebody looks from this seat, here or through another process."""
        return self.online(seat) or seat in self._live.elsewhere

    def forget(self, seat: int) -> None:
        """What was shown to a seat holds no more."""
        self._shown.pop(seat, None)
        self._offers.pop(seat, None)

    # --- messages

    def show(self, lines: list[Line], resync: bool, alone: int | None) -> None:
        """Send everybody what a decision changed for them; nothing if it changed nothing.

        `alone` is the only seat whose possibilities it changed, if there is one.
        """
        table = self._live.table
        scores = table.scores()
        for seat in {client.seat for client in self.clients}:
            view = table.view(seat)
            patch = difference(self._shown[seat], view)
            offer = self._offer(seat) if alone in (None, seat) else self._offers[seat]
            told = [line for line in lines if line.visible_to(seat)]
            same = not patch and not told and offer == self._offers[seat]
            # An undo may also have taken lines of the log back, unless it was out of sight.
            if same and scores is None and not (resync and alone is None):
                continue
            self._shown[seat] = view
            self._offers[seat] = offer
            watching = [client for client in self.clients if client.seat == seat]
            if resync:
                for client in watching:
                    self.send_view(client)
                continue
            shown = [line.as_data() for line in told]
            message = encode(
                Patch(
                    seq=table.seq,
                    set=patch.put,
                    gone=patch.gone,
                    options=offer.options,
                    refusals=offer.refusals,
                    undo=offer.undo,
                    events=[
                        {"code": line["code"], "seat": line["seat"], "args": line["args"]}
                        for line in shown
                    ],
                    log=shown,
                    scores=scores,
                )
            )
            for client in watching:
                client.send(message)

    def send_view(self, client: Client) -> None:
        """The whole table."""
        table, seat = self._live.table, client.seat
        view = table.view(seat)
        offer = self._offer(seat)
        self._shown[seat] = view
        self._offers[seat] = offer
        client.send(
            encode(
                View(
                    seq=table.seq,
                    table=self.info(client.guest),
                    seat=seat,
                    view=view,
                    options=offer.options,
                    refusals=offer.refusals,
                    undo=offer.undo,
                    log=[line.as_data() for line in table.lines(seat)],
                    chat=[_said(row) for row in self._live.chat],
                    scores=table.scores(),
                )
            )
        )

    def send_table(self, besides: Client | None = None) -> None:
        """Who sits here, and how the table stands."""
        for client in self.clients:
            if client is not besides:
                info = self.info(client.guest)
                client.send(encode(TableChanged(**msgspec.structs.asdict(info))))

    def send_chat(self, said: list[ChatRow]) -> None:
        """What somebody said."""
        for row in said:
            message = encode(Said(row.seat, row.name, row.text, row.at))
            for client in self.clients:
                client.send(message)

    # --- their contents

    def past(self, guest: str, seq: int) -> View:
        """An earlier position as a guest may see it; nothing can be chosen there."""
        table = self._live.table
        seat = self._live.seat_of(guest)
        s = table.position_at(seq)
        over = not table.game.waiting(s)
        return View(
            seq=seq,
            table=self.info(guest),
            seat=seat,
            view=table.game.view(s, seat),
            options=[],
            refusals=[],
            undo=0,
            log=[line.as_data() for line in table.lines(seat) if line.seq <= seq],
            chat=[],
            scores=scores_data(table.game.scores(s)) if over else None,
        )

    def info(self, guest: str) -> TableInfo:
        """The table as one guest sees it."""
        live = self._live
        game = live.game
        hosts = guest == game.host
        return TableInfo(
            id=live.id,
            game=game.kind,
            status=status_of(game, live.seats),
            seed_hash=seed_hash(game.seed),
            seed=seed_text(game.seed) if game.finished else None,
            seats=[
                SeatInfo(
                    name=seat.name,
                    bot=seat.bot or None,
                    online=self.present(seat.seat),
                    you=bool(guest) and seat.guest == guest,
                    colour=seat.seat,
                )
                for seat in live.seats
            ],
            invites=self._services.invites(live.id, live.seats) if hosts else [],
            rematch=game.rematch or None,
            auto=game.auto,
        )

    def _offer(self, seat: int) -> Offer:
        live = self._live
        if seat < 0 or live.seats[seat].bot:
            return Offer([], [], 0)
        table = live.table
        undo = len(table.undoable(seat))
        if seat == live.forced_seat():
            return Offer([], [], undo)  # what is no choice is not put as a question
        return Offer(table.options(seat), table.refusals(seat), undo)


def _said(row: ChatRow) -> Data:
    return {"seat": row.seat, "name": row.name, "text": row.text, "at": row.at}

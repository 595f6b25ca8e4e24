"""A room: one table in the memory of this process, and everybody who looks at it.

No process owns a game. A room folds the log it finds in the store, appends the next line,
and when another process was faster it reads on and shows what has become of the game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Final

import msgspec
import structlog

from igroteka.games import game_named
from igroteka.kernel.errors import GameError
from igroteka.server.bots import STAND_IN, BotPool, bot_seed
from igroteka.server.identity import hashed, invite_secret
from igroteka.server.luck import seed_hash, seed_text
from igroteka.server.messages import (
    Data,
    Err,
    Invite,
    Patch,
    Said,
    SeatInfo,
    TableChanged,
    TableInfo,
    View,
    encode,
)
from igroteka.server.metrics import Metrics
from igroteka.server.settings import Settings
from igroteka.store.rows import ChatRow, GameRow, SeatRow, Snapshot, Summary, status_of
from igroteka.store.store import Store, StoreError
from igroteka.table.diff import difference
from igroteka.table.log import UNDO, BrokenLog, Config, Line
from igroteka.table.table import (
    NothingToUndo,
    NotOffered,
    Proposal,
    StaleAnswer,
    Table,
    refusal_data,
    scores_data,
)

SPECTATOR: Final = -1
CHAT_KEPT: Final = 200
MOST_RACES: Final = 10
OTHERS_FIRST: Final = 1.0  # how long a process waits for the one that moved to ask the next bot
RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


def now() -> str:
    """The time as it is kept and sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


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


class Room:
    """One table. Commands run strictly one after another."""

    def __init__(
        self,
        game: GameRow,
        seats: list[SeatRow],
        table: Table,
        chat: list[ChatRow],
        house: House,
    ) -> None:
        self.id = game.id
        self.game = game
        self.seats = seats
        self.table = table
        self.chat = chat
        self.house = house
        self.clients: list[Client] = []
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._shown: dict[int, Data] = {}
        self._offers: dict[int, Offer] = {}
        self._bots: asyncio.Task[None] | None = None
        self._snapshot_at = 0

    # --- people come and go

    def seat_of(self, guest: str) -> int:
        """Where a guest sits; SPECTATOR if nowhere."""
        for seat in self.seats:
            if guest and seat.guest == guest:
                return seat.seat
        return SPECTATOR

    async def join(self, client: Client) -> None:
        """Somebody opened the table: they see it, the others see them."""
        async with self._lock:
            client.seat = self.seat_of(client.guest)
            was_online = self._online(client.seat)
            self.clients.append(client)
            self._send_view(client)
            if client.seat >= 0 and not was_online:
                self._send_table(besides=client)
        self.wake_bots()

    def leave(self, client: Client) -> None:
        """Somebody closed the table."""
        if client in self.clients:
            self.clients.remove(client)
        self.used = time.monotonic()
        if not any([other.seat == client.seat for other in self.clients]):
            self._shown.pop(client.seat, None)
            self._offers.pop(client.seat, None)
            if client.seat >= 0:
                self._send_table()

    def _online(self, seat: int) -> bool:
        return any([client.seat == seat for client in self.clients])

    # --- commands

    async def act(self, client: Client, seq: int, option: str) -> None:
        """A seat chooses."""
        await self._command(client, lambda: self.table.propose(client.seat, seq, option))

    async def undo(self, client: Client, seq: int) -> None:
        """A seat takes its last choice back."""
        await self._command(client, lambda: self.table.propose_undo(client.seat, seq))

    async def _command(self, client: Client, propose: Callable[[], Proposal]) -> None:
        if client.seat < 0:
            self.refuse(client, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            if self.seats[client.seat].bot:
                self.refuse(client, "not_offered")
                return
            for _ in range(MOST_RACES):
                # Whoever loses a race answers again, unless the answer has become stale by it.
                proposal = self._proposed(client, propose)
                if proposal is None:
                    return
                if await self._append(proposal):
                    await self._make_forced_choices()
                    break
            else:
                self._send_view(client)
                self.refuse(client, "stale")
        self.wake_bots()

    def _proposed(self, client: Client, propose: Callable[[], Proposal]) -> Proposal | None:
        """What somebody wants to do; nothing, after saying why, if it cannot be done."""
        try:
            return propose()
        except StaleAnswer:
            self._send_view(client)
            self.refuse(client, "stale")
        except NothingToUndo:
            self.refuse(client, "not_offered")
        except NotOffered as error:
            refusal = error.refusal
            self.refuse(client, str(error), None if refusal is None else refusal_data(refusal))
        return None

    async def say(self, client: Client, text: str) -> None:
        """A seat says something."""
        if client.seat < 0:
            self.refuse(client, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            await self.house.store.say(self.id, client.seat, client.guest, text, now())
            await self._pull_chat()

    async def hand_over(self, client: Client, on: bool) -> None:
        """A seat is handed to a bot, or taken back."""
        if client.seat < 0:
            self.refuse(client, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            await self.house.store.set_bot(self.id, client.seat, STAND_IN if on else "")
            await self._pull_seats()
        self.wake_bots()

    def refuse(self, client: Client, code: str, refusal: Data | None = None) -> None:
        """Say why a message was not followed."""
        self.house.metrics.refused.labels(code).inc()
        client.send(encode(Err(code, refusal)))

    # --- the log

    async def _append(self, proposal: Proposal) -> bool:
        """Write a line and show what came of it; false if another process was faster."""
        table = self.table
        position = proposal.position
        waiting = table.game.waiting(position)
        result = None if waiting else scores_data(table.game.scores(position))
        summary = Summary(proposal.starts[-1].round, self.game.summary.rounds, waiting)
        row = proposal.row
        if not await self.house.store.append(self.id, row, now(), summary, result):
            self.house.metrics.races.inc()
            await self._pull()
            return False
        self.house.metrics.decisions.labels(row.kind).inc()
        lines = table.accept(proposal)
        self._show(lines, row.kind == UNDO, row.seat if proposal.alone else None)
        if result is not None:
            self.game = self.game._replace(finished=now(), result=result)
            self._send_table()
            log.info("table_finished", table=self.id, seq=row.seq)
        if result is not None or table.starts[-1].seq == row.seq:
            await self.keep_snapshot()
        return True

    async def _make_forced_choices(self) -> None:
        while self.game.auto:
            proposal = self.table.propose_forced()
            if proposal is None or not await self._append(proposal):
                return

    async def refresh(self) -> None:
        """Another process moved this game: take over what it did."""
        async with self._lock:
            await self._pull()
            await self._pull_seats()
            await self._pull_chat()
        self.wake_bots(OTHERS_FIRST)

    async def _pull(self) -> None:
        rows = await self.house.store.decisions(self.id, self.table.seq)
        lines: list[Line] = []
        for row in rows:
            lines += self.table.fold(row)
        if rows:
            self._show(lines, any([row.kind == UNDO for row in rows]), None)
            if self.table.over:
                await self._pull_seats()

    async def _pull_seats(self) -> None:
        found = await self.house.store.game(self.id)
        assert found is not None, "games are never deleted"
        before = (self.game.rematch, self.game.finished, self.seats)
        self.game, self.seats = found
        if before == (self.game.rematch, self.game.finished, self.seats):
            return
        for client in self.clients:
            seat = self.seat_of(client.guest)
            changed = client.seat != seat
            client.seat = seat
            if changed or (seat >= 0 and before[2][seat].bot != self.seats[seat].bot):
                self._offers.pop(seat, None)
                self._send_view(client)
        self._send_table()

    async def _pull_chat(self) -> None:
        last = self.chat[-1].number if self.chat else 0
        said = await self.house.store.chat(self.id, last)
        self.chat = (self.chat + said)[-CHAT_KEPT:]
        for row in said:
            self._send_all(encode(Said(row.seat, row.name, row.text, row.at)))

    async def changed_outside(self) -> None:
        """Somebody sat down or changed their name."""
        async with self._lock:
            await self._pull_seats()
        self.wake_bots()

    # --- showing

    def _offer(self, seat: int) -> Offer:
        if seat < 0 or self.seats[seat].bot:
            return Offer([], [], 0)
        table = self.table
        return Offer(table.options(seat), table.refusals(seat), len(table.undoable(seat)))

    def _show(self, lines: list[Line], resync: bool, alone: int | None) -> None:
        """Send everybody what a decision changed for them; nothing if it changed nothing.

        `alone` is the only seat whose possibilities it changed, if there is one.
        """
        table = self.table
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
                    self._send_view(client)
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

    def _send_view(self, client: Client) -> None:
        seat = client.seat
        view = self.table.view(seat)
        offer = self._offer(seat)
        self._shown[seat] = view
        self._offers[seat] = offer
        client.send(
            encode(
                View(
                    seq=self.table.seq,
                    table=self.info(client.guest),
                    seat=seat,
                    view=view,
                    options=offer.options,
                    refusals=offer.refusals,
                    undo=offer.undo,
                    log=[line.as_data() for line in self.table.lines(seat)],
                    chat=self._chat_data(),
                    scores=self.table.scores(),
                )
            )
        )

    def past(self, guest: str, seq: int) -> View:
        """An earlier position as a guest may see it; nothing can be chosen there."""
        table = self.table
        seat = self.seat_of(guest)
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

    def _send_table(self, besides: Client | None = None) -> None:
        for client in self.clients:
            if client is not besides:
                info = self.info(client.guest)
                client.send(encode(TableChanged(**msgspec.structs.asdict(info))))

    def _send_all(self, message: bytes) -> None:
        for client in self.clients:
            client.send(message)

    def info(self, guest: str) -> TableInfo:
        """The table as one guest sees it."""
        game = self.game
        return TableInfo(
            id=self.id,
            game=game.kind,
            status=status_of(game, self.seats),
            seed_hash=seed_hash(game.seed),
            seed=seed_text(game.seed) if game.finished else None,
            seats=[
                SeatInfo(
                    name=seat.name,
                    bot=seat.bot or None,
                    online=self._online(seat.seat),
                    you=bool(guest) and seat.guest == guest,
                    colour=seat.seat,
                )
                for seat in self.seats
            ],
            invites=self.house.invites(self.id, self.seats) if guest == game.host else [],
            rematch=game.rematch or None,
            auto=game.auto,
        )

    def _chat_data(self) -> list[Data]:
        return [
            {"seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
            for row in self.chat
        ]

    # --- bots

    @property
    def busy(self) -> bool:
        """Whether somebody looks or a bot thinks."""
        return bool(self.clients) or self._bots is not None

    def _next_bot(self) -> int:
        if not self.game.finished:
            for seat in self.table.waiting():
                if self.seats[seat].bot:
                    return seat
        return SPECTATOR

    def wake_bots(self, delay: float = 0.0) -> None:
        """Let the bots play whose turn it is."""
        if self._bots is None and not self.house.closing and self._next_bot() >= 0:
            self._bots = asyncio.create_task(self._play_bots(delay))
            self._bots.add_done_callback(self._bots_stopped)

    def _bots_stopped(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        if not task.cancelled() and task.exception() is not None:
            log.error("bots_stopped", table=self.id, exc_info=task.exception())
        elif not task.cancelled():
            self.wake_bots()  # it may have become a bot's turn in between

    async def _play_bots(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while (seat := self._next_bot()) >= 0:
            if self.clients and not self.table.in_common_phase():
                await asyncio.sleep(self.house.settings.bot_pause)
                if self._next_bot() != seat:
                    continue
            table, seq = self.table, self.table.seq
            started = time.perf_counter()
            text = await self.house.bots.choose(
                self.game.kind,
                table.game.save(table.position),
                seat,
                self.seats[seat].bot,
                bot_seed(self.game.seed, seq, seat),
            )
            self.house.metrics.bot_seconds.observe(time.perf_counter() - started)
            async with self._lock:
                self.used = time.monotonic()
                if not self.seats[seat].bot:
                    continue
                try:
                    proposal = table.propose(seat, seq, text)
                except StaleAnswer:
                    continue
                except NotOffered:
                    log.error("bot_chose_no_option", table=self.id, seq=seq, option=text)
                    options = table.game.plausible(table.position, seat)
                    proposal = table.propose(seat, seq, options[0].text)
                try:
                    if await self._append(proposal):
                        await self._make_forced_choices()
                except StoreError as error:
                    log.error("bot_not_stored", table=self.id, error=str(error))
                    await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        """Let go: bots stop thinking, what is being written is written."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        async with self._lock:
            await self.keep_snapshot()

    async def keep_snapshot(self) -> None:
        """Keep the position beside the log."""
        table = self.table
        if table.seq > self._snapshot_at:
            self._snapshot_at = table.seq
            position = table.game.save(table.position)
            snapshot = Snapshot(table.seq, table.game.meta.rules_version, position)
            try:
                await self.house.store.keep_snapshot(self.id, snapshot)
            except StoreError as error:
                log.warning("snapshot_not_kept", table=self.id, error=str(error))


class House:
    """All rooms of this process."""

    def __init__(
        self, settings: Settings, store: Store, bots: BotPool, metrics: Metrics, key: bytes
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.key = key
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Hear of other processes, put idle rooms away, go on with waiting bots."""
        self.store.listen(self._moved)
        self._start(self._put_idle_away())
        self._start(self._resume_bots())

    async def close(self) -> None:
        """Finish what is under way."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.stop()

    async def room(self, id: str) -> Room | None:
        """The room of a game, loaded from the store if need be."""
        room = self._rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    def rooms_of(self, guest: str) -> list[Room]:
        """The loaded rooms in which a guest sits."""
        return [room for room in self._rooms.values() if room.seat_of(guest) >= 0]

    async def _load(self, id: str) -> Room | None:
        found = await self.store.game(id)
        if found is None:
            return None
        game, seats = found
        rows = await self.store.decisions(id)
        config = Config(game.kind, len(seats), game.variant, game.seed)
        kept = None
        if game.rules_version != game_named(game.kind).meta.rules_version:
            kept = await self.store.snapshot(id)  # the log may lead elsewhere under other rules
        # A long log takes a moment: the other tables go on meanwhile.
        if kept is None:
            table = await asyncio.to_thread(Table.folded, config, rows)
        else:
            table = await asyncio.to_thread(Table.resumed, config, rows, kept.seq, kept.position)
        room = Room(game, seats, table, await self.store.chat(id, limit=CHAT_KEPT), self)
        self._rooms[id] = room
        self.metrics.rooms.set(len(self._rooms))
        room.wake_bots()
        return room

    def invites(self, id: str, seats: list[SeatRow]) -> list[Invite]:
        """Links to the free seats, as far as this server can still make them."""
        found: list[Invite] = []
        for seat in seats:
            secret = invite_secret(self.key, id, seat.seat)
            if seat.free and hashed(secret) == seat.secret_hash:
                found.append(Invite(seat.seat, f"/j/{id}/{seat.seat}/{secret}"))
        return found

    # --- in the background

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background_work_failed", exc_info=task.exception())

    def _moved(self, id: str) -> None:
        for room in list(self._rooms.values()):
            if id in ("", room.id) and not self.closing:
                self._start(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        try:
            await room.refresh()
        except StoreError as error:
            log.warning("refresh_failed", table=room.id, error=str(error))
        except BrokenLog:
            self._rooms.pop(room.id, None)
            raise

    async def _put_idle_away(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            long_ago = time.monotonic() - self.settings.idle_seconds
            for room in list(self._rooms.values()):
                if not room.busy and room.used < long_ago:
                    del self._rooms[room.id]
                    await room.stop()
            self.metrics.rooms.set(len(self._rooms))

    async def _resume_bots(self) -> None:
        """After a restart bots go on where they were, also when nobody looks."""
        for id in await self.store.games_with_bots(limit=1000):
            try:
                await self.room(id)
            except GameError as error:
                log.error("game_not_resumed", table=id, error=str(error))
            await asyncio.sleep(0.01)

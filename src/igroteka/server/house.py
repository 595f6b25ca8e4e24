"""All rooms of one server process: loads them when needed, and unloads those that are idle."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Final

import structlog

from igroteka.games import game_named
from igroteka.kernel.errors import GameError, UnreadableSave
from igroteka.server.clock import now
from igroteka.server.identity import is_table_id
from igroteka.server.live import LiveTable
from igroteka.server.room import CHAT_KEPT, Room
from igroteka.server.services import Services
from igroteka.store.rows import CLOSED, GIVEN_UP, Beside, GameRow
from igroteka.store.store import StoreError
from igroteka.table.log import BrokenLog, Config, OldRules
from igroteka.table.memory import made_by, remembered
from igroteka.table.table import Table

DAY: Final = 24 * 3600.0  # seconds
PEOPLE_FIRST: Final = 5.0  # seconds in which those who come back load their tables themselves
UNMOVED: Final = 2.0  # seconds after which a bot that has not chosen is let choose here
RESUMED: Final = 20  # games whose bots are resumed before asking again which still wait
MOST_SWEPT: Final = 200  # games, and guests, in one go

log = structlog.get_logger()


class House:
    """The rooms of this process by game id, and the background tasks that serve them all."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Start the background tasks: other processes, idle rooms, presence, bots, clocks."""
        self._services.store.listen(self._moved)
        self._start(self._put_idle_away())
        self._start(self._keep_presence())
        self._start(self._resume_bots())
        self._start(self._watch_clocks())
        self._start(self._sweep_again())

    async def close(self) -> None:
        """Stop all tasks and rooms; their positions are stored, their presence is deleted."""
        self._services.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[room.stop() for room in self._rooms.values()])
        with contextlib.suppress(StoreError):  # presence that is not deleted runs out by itself
            await self._services.store.close_process(self._services.process, now())

    async def room(self, id: str) -> Room | None:
        """The room of a game, loaded from the store if need be; None if there is no such game.

        Raises `OldRules`, `BrokenLog` or `StoreError` if it cannot be loaded.
        """
        if not is_table_id(id):
            return None
        room = self._rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            if room.behind:
                await self._read_on(room)
            return room
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    def cut_off(self, guest: str) -> None:
        """Disconnect all clients of a guest; who may come back does so by itself."""
        for room in self._rooms.values():
            for client in [client for client in room.audience.clients if client.guest == guest]:
                client.cut()

    async def delete(self, id: str) -> None:
        """Delete a game, and disconnect those who are at its table."""
        room = self._rooms.pop(id, None)
        if room is not None:
            for client in list(room.audience.clients):
                client.cut()
        await self._services.store.delete_game(id)

    def rooms_of(self, guest: str) -> list[Room]:
        """The loaded rooms in which a guest has a seat."""
        return [room for room in self._rooms.values() if room.live.seat_of(guest) >= 0]

    async def _load(self, id: str) -> Room | None:
        """Load a room from the store and let it go on; None if there is no such game."""
        found = await self._services.store.game(id)
        if found is None:
            return None
        game, seats = found
        services = self._services
        beside = await services.store.beside(id, services.process, now(), limit=CHAT_KEPT)
        table = await self._table(game, len(seats), beside)
        live = LiveTable(game, seats, table, beside.chat)
        live.elsewhere = beside.elsewhere
        room = Room(live, services)
        await room.start_clocks()
        self._rooms[id] = room
        self._services.metrics.rooms.set(len(self._rooms))
        room.wake()
        return room

    async def _table(self, game: GameRow, seats: int, beside: Beside) -> Table:
        """The table of a stored game: as it remembers itself, the whole log folded, or resumed.

        A snapshot serves games begun under older rules; raises `OldRules` if such a game has
        none that can be read.
        """
        config = Config(game.kind, seats, game.variant, game.seed)
        present = game_named(game.kind).meta.rules_version
        memory, rows = beside.memory, beside.rows
        # In a thread, because folding a long log would hold up the other tables.
        if game.rules_version == present:
            if memory is not None and memory.made_by == made_by(present):
                try:
                    return await asyncio.to_thread(remembered, config, rows, memory.data)
                except Exception as error:  # it is only a short cut
                    log.error("memory_not_read", table=game.id, error=repr(error))
            start = await self._services.store.start(game.id) if game.origin else None
            return await asyncio.to_thread(Table.folded, config, rows, start)
        kept = await self._services.store.snapshot(game.id)
        found = (
            f"{game.kind}: expected a game under rules version {present},"
            f" found one under version {game.rules_version}"
        )
        if kept is None:
            raise OldRules(f"{found} and no position of it")
        try:
            return await asyncio.to_thread(Table.resumed, config, rows, kept.seq, kept.position)
        except UnreadableSave as error:
            raise OldRules(f"{found} and a position that cannot be read: {error}") from None

    # --- in the background

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine as a background task, and log if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background_work_failed", exc_info=task.exception())

    def _moved(self, id: str) -> None:
        """Let the room of a game that another process has changed read on; an empty id means all.

        One in which nobody is and no bot is due to choose does so when somebody comes.
        """
        if self._services.closing:
            return
        known = [self._rooms[id]] if id in self._rooms else []
        for room in known if id else list(self._rooms.values()):
            if room.busy:
                self._start(self._refresh(room))
            else:
                room.behind = True

    async def _refresh(self, room: Room) -> None:
        """Read what another process did to a game; a store that fails is only logged."""
        try:
            await self._read_on(room)
        except StoreError as error:
            log.warning("refresh_failed", table=room.live.id, error=str(error))

    async def _read_on(self, room: Room) -> None:
        """Read what another process did to a game; a room with a broken log is dropped.

        Raises `StoreError` or `BrokenLog`.
        """
        try:
            await room.refresh()
        except BrokenLog:
            self._rooms.pop(room.live.id, None)
            raise

    async def _put_idle_away(self) -> None:
        """Again and again, unload the rooms that nobody has used for `idle_seconds`.

        One that is behind reads on first: the process that moved may have died before a bot chose.
        """
        while True:
            await asyncio.sleep(self._services.settings.idle_seconds / 4)
            long_ago = time.monotonic() - self._services.settings.idle_seconds
            for room in list(self._rooms.values()):
                if not room.busy and room.used < long_ago:
                    if room.behind:
                        await self._refresh(room)
                    if not self._in_use(room.live.id):
                        self._rooms.pop(room.live.id, None)
                        await room.stop()
            self._services.metrics.rooms.set(len(self._rooms))

    async def _keep_presence(self) -> None:
        """Again and again, extend our presence records, and read those of other processes."""
        store, process = self._services.store, self._services.process
        seconds = self._services.settings.presence_seconds
        while True:
            await asyncio.sleep(seconds / 3)
            busy = [room for room in self._rooms.values() if room.audience.clients]
            if busy:
                try:
                    await store.stay(process, now(seconds))
                    elsewhere = await store.all_elsewhere(process, now())
                except StoreError as error:
                    log.warning("presence_not_told", error=str(error))
                    continue
                for room in busy:
                    room.see_elsewhere(elsewhere.get(room.live.id, set()))

    async def _resume_bots(self) -> None:
        """After a restart, load the games in which a bot has to choose, so that it does.

        Where somebody is connected through another process, that one lets the bot choose. People
        come, and other processes resume games too, so a few are loaded at a time.
        """
        await asyncio.sleep(PEOPLE_FIRST)
        tried: set[str] = set()
        while True:
            waiting, elsewhere = await self._bots_that_wait()
            due = [id for id in waiting if id not in elsewhere and id not in tried][:RESUMED]
            if not due:
                return
            for id in due:
                tried.add(id)
                try:
                    await self.room(id)
                except GameError as error:
                    log.error("game_not_resumed", table=id, error=str(error))
                await asyncio.sleep(0.01)

    async def _bots_that_wait(self) -> tuple[list[str], set[str]]:
        """The games in which a bot has to choose and nobody has moved for a moment.

        And those with somebody who is connected through another process.
        """
        store, process = self._services.store, self._services.process
        while True:
            try:
                waiting = await store.games_with_bots(now(-UNMOVED), limit=1000)
                return waiting, set(await store.all_elsewhere(process, now()))
            except StoreError as error:
                log.warning("bots_not_resumed", error=str(error))
                await asyncio.sleep(UNMOVED)

    async def _sweep_again(self) -> None:
        """Again and again, close and delete what is not used any more."""
        while True:
            await asyncio.sleep(self._services.settings.sweep_seconds)
            try:
                await self.sweep()
            except StoreError as error:
                log.warning("not_swept", error=str(error))

    async def sweep(self) -> None:
        """Close tables nobody moves at; delete games without people, and guests without games.

        The settings say after which time; tables that somebody looks at stay.
        """
        store, settings = self._services.store, self._services.settings
        waiting, unmoved = (
            now(-DAY * settings.open_table_days),
            now(-DAY * settings.running_table_days),
        )
        for id in await store.unmoved_games(waiting, unmoved, MOST_SWEPT):
            if not self._in_use(id):
                # A table with free seats is closed, one without is given up.
                if not await store.end_game(id, CLOSED, now()):
                    await store.end_game(id, GIVEN_UP, now())
                if id in self._rooms:
                    await self._refresh(self._rooms[id])
        for id in await store.unused_games(now(-DAY * settings.empty_table_days), MOST_SWEPT):
            if not self._in_use(id):
                await self.delete(id)
        await store.delete_unused_guests(now(-DAY * settings.guest_days), MOST_SWEPT)

    def _in_use(self, id: str) -> bool:
        """Whether somebody is at a table through this process, or a bot thinks there."""
        return id in self._rooms and self._rooms[id].busy

    async def _watch_clocks(self) -> None:
        """Again and again, let bots play the seats whose time is up, at whatever table."""
        unreadable: set[str] = set()
        while True:
            await asyncio.sleep(self._services.settings.clock_seconds)
            try:
                due = await self._services.store.games_out_of_time(now(), limit=1000)
                for id in [id for id in due if id not in unreadable]:
                    await self._run_out(id, unreadable)
            except StoreError as error:
                log.warning("clocks_not_watched", error=str(error))

    async def _run_out(self, id: str, unreadable: set[str]) -> None:
        """Let bots play the seats of a game whose time is up; adds one that cannot be loaded."""
        try:
            room = await self.room(id)
            if room is not None:
                await room.run_out()
        except (BrokenLog, OldRules) as error:
            unreadable.add(id)
            log.error("clock_of_unreadable_game", table=id, error=str(error))

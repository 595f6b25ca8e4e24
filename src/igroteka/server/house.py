"""All rooms of one server process: opened when somebody comes, put away when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine

import structlog

from igroteka.games import game_named
from igroteka.kernel.errors import GameError
from igroteka.server.clock import now
from igroteka.server.live import LiveTable
from igroteka.server.room import CHAT_KEPT, Room
from igroteka.server.services import Services
from igroteka.store.store import StoreError
from igroteka.table.log import BrokenLog, Config
from igroteka.table.table import Table

log = structlog.get_logger()


class House:
    """All rooms of this process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Hear of other processes, put idle rooms away, go on with waiting bots."""
        self._services.store.listen(self._moved)
        self._start(self._put_idle_away())
        self._start(self._keep_presence())
        self._start(self._resume_bots())

    async def close(self) -> None:
        """Finish what is under way."""
        self._services.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.stop()
        with contextlib.suppress(StoreError):  # what is not taken back now runs out by itself
            await self._services.store.close_process(self._services.process, now())

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
        return [room for room in self._rooms.values() if room.live.seat_of(guest) >= 0]

    async def _load(self, id: str) -> Room | None:
        found = await self._services.store.game(id)
        if found is None:
            return None
        game, seats = found
        rows = await self._services.store.decisions(id)
        config = Config(game.kind, len(seats), game.variant, game.seed)
        kept = None
        if game.rules_version != game_named(game.kind).meta.rules_version:
            # The log may lead elsewhere under other rules.
            kept = await self._services.store.snapshot(id)
        # A long log takes a moment: the other tables go on meanwhile.
        if kept is None:
            table = await asyncio.to_thread(Table.folded, config, rows)
        else:
            table = await asyncio.to_thread(Table.resumed, config, rows, kept.seq, kept.position)
        chat = await self._services.store.chat(id, limit=CHAT_KEPT)
        room = Room(LiveTable(game, seats, table, chat), self._services)
        await room.pull_presence()
        self._rooms[id] = room
        self._services.metrics.rooms.set(len(self._rooms))
        room.wake()
        return room

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
            if id in ("", room.live.id) and not self._services.closing:
                self._start(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        try:
            await room.refresh()
        except StoreError as error:
            log.warning("refresh_failed", table=room.live.id, error=str(error))
        except BrokenLog:
            self._rooms.pop(room.live.id, None)
            raise

    async def _put_idle_away(self) -> None:
        while True:
            await asyncio.sleep(self._services.settings.idle_seconds / 4)
            long_ago = time.monotonic() - self._services.settings.idle_seconds
            for room in list(self._rooms.values()):
                if not room.busy and room.used < long_ago:
                    del self._rooms[room.live.id]
                    await room.stop()
            self._services.metrics.rooms.set(len(self._rooms))

    async def _keep_presence(self) -> None:
        """Say again and again who is here, and notice who is no longer elsewhere."""
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
        """After a restart bots go on where they were, also when nobody looks."""
        for id in await self._services.store.games_with_bots(limit=1000):
            try:
                await self.room(id)
            except GameError as error:
                log.error("game_not_resumed", table=id, error=str(error))
            await asyncio.sleep(0.01)

"""Fair turns at something scarce: the processes in which bots think."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Gives out at most `most` turns at a time, fairly.

    The guests who wait take turns one after another, however many tables each of them has; a
    guest's tables come in the order in which they asked. Those at whose table people play come
    before those at whose table only bots do.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._with_people: dict[str, deque[asyncio.Future[None]]] = {}
        self._bots_only: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, guest: str, with_people: bool) -> AsyncIterator[None]:
        """Wait for a turn; it lasts as long as the context."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(guest, self._with_people if with_people else self._bots_only)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, guest: str, queue: dict[str, deque[asyncio.Future[None]]]) -> None:
        """Wait in a queue until a turn is passed on."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.setdefault(guest, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()  # it was given the turn at the same time
            raise

    def _pass_on(self) -> None:
        """Give a turn that has ended to whoever is next, or keep it."""
        for queue in (self._with_people, self._bots_only):
            while queue:
                guest = next(iter(queue))
                waiting = queue.pop(guest)
                mine = waiting.popleft()
                if waiting:
                    queue[guest] = waiting  # behind all other guests
                if not mine.done():
                    mine.set_result(None)
                    return
        self._free += 1

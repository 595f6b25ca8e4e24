"""The moment after a person's choice in which bots do not answer, so that it can be taken back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

SPECTATOR = -1


class Grace:
    """Until when bots of one table wait, and for which seat; `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seat = SPECTATOR
        self._until = 0.0
        self._changed = asyncio.Event()

    def begin(self, seat: int, seconds: float) -> None:
        """Let bots wait for `seconds` after a choice of `seat`; 0 ends an earlier grace of it."""
        if seconds > 0:
            self._seat, self._until = seat, self._clock() + seconds
            self._changed.set()
        else:
            self.end(seat)

    def end(self, seat: int) -> None:
        """Let bots go on, if they wait for this seat."""
        if seat == self._seat:
            self._until = 0.0
            self._changed.set()

    def left(self) -> float:
        """The seconds that are left; not more than 0 if bots need not wait."""
        return self._until - self._clock()

    async def over(self, undoable: Callable[[int], Sequence[object]]) -> None:
        """Wait until the time is over, or the seat has nothing that `undoable` says it can undo."""
        while (left := self.left()) > 0 and undoable(self._seat):
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), left)
            except TimeoutError:
                return

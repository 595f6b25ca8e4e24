"""Whether the store answers and can be written, for `/healthz`."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from igroteka.server.clock import now
from igroteka.store.store import Store, StoreError

PATIENCE: Final = 1.5  # seconds until a store that does not answer counts as broken
HOLDS_SECONDS: Final = 1.0  # how long an answer is used again

log = structlog.get_logger()


class Health:
    """Checks the store, one check at a time and at most one a second.

    So frequent requests for the health of the server put no load on the store.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[str] | None = None
        self._at = 0.0

    async def problem(self) -> str:
        """Why games cannot be stored now, in one sentence; empty if they can."""
        asked = self._asked
        if asked is None or (asked.done() and time.monotonic() - self._at > HOLDS_SECONDS):
            self._at = time.monotonic()
            self._asked = asked = asyncio.create_task(self._ask())
        await asyncio.wait([asked], timeout=PATIENCE)
        return asked.result() if asked.done() else "the database does not answer"

    async def _ask(self) -> str:
        try:
            await self._store.check(now())
        except StoreError as error:
            log.error("store_not_healthy", error=str(error))
            return "the database cannot be written"
        return ""

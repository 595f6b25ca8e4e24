"""A server in this process, whose clock a test winds forward."""

from __future__ import annotations

import asyncio
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import structlog

from igroteka.server import clock
from igroteka.server.serving import listen, make_server
from tests.server.house import settings_for

PATIENCE = 20.0


class Clockwork:
    """A server in a thread; `wind` lets time pass for it at once."""

    def __init__(self, db: Path, static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = timedelta()
        monkeypatch.setattr(clock, "moment", lambda: datetime.now(UTC) + self._ahead)
        structlog.configure(processors=[_drop])
        listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        settings = settings_for(db, static=str(static), clock_seconds=0.05, bot_pause=0.02)
        self._server = make_server(settings)
        self._thread = threading.Thread(
            target=asyncio.run, args=(self._server.serve(sockets=[listening]),)
        )
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.01)

    def wind(self, **span: float) -> None:
        """Let so much time pass."""
        self._ahead += timedelta(**span)

    def stop(self) -> None:
        """Stop the server."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        structlog.reset_defaults()


def _drop(_: object, __: str, ___: structlog.typing.EventDict) -> structlog.typing.EventDict:
    raise structlog.DropEvent

"""Runs the server, in one process or several. `igroteka serve` and `play.py` call it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from igroteka.server.logs import set_up_logging
from igroteka.server.serving import listen, run_loop, serve
from igroteka.server.settings import Settings
from igroteka.server.workers import supervise


def run(
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    *,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted; `ready` is called with the address once visitors can connect.

    `host`, `port` and `db` take precedence over `settings`, which are by default those of the
    environment. Port 0 is any free one. Raises `CannotStart` or `UnknownSetting`.
    """
    base = Settings.from_environment() if settings is None else settings
    given = {"host": host, "port": port, "db": db}
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = msgspec.structs.replace(base, **chosen)
    settings.check_address()
    set_up_logging(settings.log_level)
    listening = listen(settings.host, settings.port)
    try:
        if settings.workers > 1:
            supervise(settings, listening, ready or (lambda address: None))
        else:
            run_loop(serve(settings, listening, ready))
    finally:
        listening.close()

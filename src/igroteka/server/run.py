"""Runs the server: what `igroteka serve` and `play.py` call."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import structlog
import uvicorn

from igroteka.kernel.errors import GameError
from igroteka.server.app import make_app
from igroteka.server.settings import Settings


class CannotStart(GameError):
    """The server cannot start; says what was expected and what was found."""


def run(
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    *,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted. `ready` is called with the address once visitors can come.

    Arguments go before the environment, the environment before defaults; port 0 is any free one.
    """
    base = Settings.from_environment() if settings is None else settings
    given = {"host": host, "port": port, "db": db}
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = msgspec.structs.replace(base, **chosen)
    set_up_logging(settings.log_level)
    asyncio.run(serve(settings, ready))


async def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """The same inside a running loop."""
    listening = listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    server = make_server(settings)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    _stop_on_signals(server)
    try:
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        if server.started and ready is not None:
            ready(f"http://{shown}:{port}/")
        await task
    finally:
        listening.close()
    if not server.started:
        raise CannotStart("the server did not start; the log above says why")


class QuietServer(uvicorn.Server):
    """Leaves signals alone: they would be raised again after a clean stop and look like a crash."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _stop_on_signals(server: uvicorn.Server) -> None:
    """The first signal asks to finish, the second not to wait."""

    def stop(*_: object) -> None:
        server.force_exit = server.should_exit
        server.should_exit = True

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(number, stop)
        else:
            loop.add_signal_handler(number, stop)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address, or one sentence why not."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # With the protocol named, asyncio switches Nagle's delay off; without, clicks lag 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    except OSError as error:
        raise CannotStart(f"expected to listen on {host}, found: {error}") from error
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotStart(f"expected to listen on {host} port {port}, found: {error}") from error
    listening.setblocking(False)
    return listening


def make_server(settings: Settings) -> uvicorn.Server:
    """The ASGI server with our limits."""
    return QuietServer(
        uvicorn.Config(
            make_app(settings),
            ws="websockets-sansio",
            # Longer messages up to this are answered; beyond it the connection is closed.
            ws_max_size=max(settings.message_bytes * 4, 16384),
            ws_ping_interval=30.0,
            ws_ping_timeout=30.0,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.forwarded_allow_ips,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
    )


def set_up_logging(level: str) -> None:
    """One JSON object per line on standard error; the libraries' own logs too."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=renderer)
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)

"""Serves the application on a socket in this process: uvicorn, its limits, and signals."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from igroteka.kernel.errors import GameError
from igroteka.server.app import make_app
from igroteka.server.connections import WAITING, GuardedConfig, GuardedHttp
from igroteka.server.settings import Settings

SEND_BUFFER: Final = 128 * 1024  # bytes
YOUNG_OBJECTS: Final = 50_000  # made before the next search for cycles among them
LAST_SECONDS: Final = 1.0  # for the first requests of those who have just connected


class CannotStart(GameError):
    """The server cannot start; the text says what was expected and what was found."""


def run_loop(work: Coroutine[None, None, None]) -> None:
    """Run a coroutine in an event loop of its own: uvloop, and asyncio's where there is none.

    From then on this process looks for cycles of objects less often: it has many objects and makes
    few cycles, and whoever makes an object at the wrong moment waits for the search.
    """
    gc.set_threshold(YOUNG_OBJECTS)
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(work)


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # not for this platform
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve(
    settings: Settings, listening: socket.socket, ready: Callable[[str], None] | None = None
) -> None:
    """Serve on a socket inside a running event loop until interrupted; raises `CannotStart`."""
    server = make_server(settings)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    _stop_on_signals(server)
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started and ready is not None:
        ready(address_of(listening))
    await task
    if not server.started:
        raise CannotStart("the server did not start; the log above says why")


class QuietServer(uvicorn.Server):
    """A uvicorn server that leaves signals to us.

    Its own handler raises them again after a clean stop, which looks like a crash.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAITING)  # accepted a few at a time, and nobody has to come again

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, let those that have just come ask something, and stop.

        Without the pause whoever was accepted in the last moment would be cut off unanswered.
        """
        for server in self.servers:
            server.close()
        end = time.monotonic() + LAST_SECONDS
        await asyncio.sleep(0.01)  # some are accepted, and not known as connections yet
        while self._expects_requests() and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    def _expects_requests(self) -> bool:
        """Whether somebody has connected who has not sent a first request yet."""
        connections = list(self.server_state.connections)
        return any([isinstance(c, GuardedHttp) and c.cycle is None for c in connections])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _stop_on_signals(server: uvicorn.Server) -> None:
    """Stop the server on SIGINT or SIGTERM; a second signal stops it without waiting."""

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
    """A socket bound to this address; raises `CannotStart`."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # With the protocol named, asyncio switches Nagle's delay off; without, clicks lag 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection inherits it: what the system keeps for a reader that does not read.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    except OSError as error:
        raise CannotStart(f"expected to listen on {host}, found: {error}") from error
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotStart(f"expected to listen on {host} port {port}, found: {error}") from error
    listening.setblocking(False)
    return listening


def address_of(listening: socket.socket) -> str:
    """The address of the pages that are served on a socket."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def make_server(settings: Settings) -> uvicorn.Server:
    """The uvicorn server of the application, with our limits."""
    return QuietServer(
        GuardedConfig(
            make_app(settings),
            settings,
            # Longer messages up to this are answered; beyond it the connection is closed.
            ws_max_size=max(settings.message_bytes * 4, 16384),
            ws_ping_interval=30.0,
            ws_ping_timeout=30.0,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),  # else what they say is not believed
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=3,
            lifespan="on",
        )
    )

"""The connections of one server process: how many may be open, and how long each may dawdle.

Extends the protocols of uvicorn with what it leaves to a proxy: limits of connections in all and
per address, a time limit for the head and body of a request, and for a reader that reads nothing.
Whoever exceeds one is disconnected by aborting the transport, because a polite close waits until
everything that was written has been read.
"""

from __future__ import annotations

import asyncio
import sys
from ipaddress import ip_address
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from igroteka.server.limits import Bucket, Places, address_key
from igroteka.server.settings import Settings

if sys.platform != "win32":  # there, open files are not limited like this
    import resource

BACKLOG: Final = 64  # connections that are accepted in one go
WAITING: Final = 1024  # connections that the system holds until they are accepted
# Kept for the database, bots and pages, and for what was accepted and is about to be refused.
RESERVED_FILES: Final = 100 + 4 * BACKLOG
CLOSE_SECONDS: Final = 5.0  # for the closing handshake of a WebSocket


def allowed_files(wanted: int) -> int:
    """How many files this process may open, after raising that limit to `wanted` if it is less."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return wanted


class Gate:
    """Counts the open connections, in all and by address.

    Connections from a proxy are not counted by address: it brings many people.
    """

    def __init__(self, settings: Settings) -> None:
        files = allowed_files(settings.connections + RESERVED_FILES)
        self.most = files - RESERVED_FILES
        self.open = 0
        self._by_address = Places(settings.connections_per_address)
        self._proxies = settings.proxy_networks()

    def enter(self, host: str) -> bool:
        """Count a connection from an address; False if there are too many, and it is not."""
        if self.open >= self.most:
            return False
        if not self._is_proxy(host) and not self._by_address.enter(address_key(host)):
            return False
        self.open += 1
        return True

    def leave(self, host: str) -> None:
        """Count off a connection from an address."""
        self.open -= 1
        if not self._is_proxy(host):
            self._by_address.leave(address_key(host))

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any([address in network for network in self._proxies])


class GuardedConfig(uvicorn.Config):
    """The configuration of uvicorn, and what the protocols of this module need."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, backlog=BACKLOG, **options)
        self.settings = settings
        self.gate = Gate(settings)


class Deadline:
    """Aborts a connection after some seconds, unless it is called off before."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Let the seconds run; if they do already, they run on."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, transport.abort)

    def stop(self) -> None:
        """Call it off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class GuardedHttp(H11Protocol):
    """An HTTP connection that is counted, and has so much time for a request and an answer."""

    config: GuardedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings = self.config.settings
        self._host = self.client[0] if self.client else ""
        self._asking = Deadline(settings.request_seconds)
        self._reading = Deadline(settings.stall_seconds)
        self._counted = self.config.gate.enter(self._host)
        if self._counted:
            self._asking.start(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._release()

    def _release(self) -> None:
        self._asking.stop()
        self._reading.stop()
        if self._counted:
            self.config.gate.leave(self._host)
            self._counted = False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._counted and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._asking.start(self.transport)  # the rest of a request is still to come
        else:
            self._asking.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted, and is aborted when it does not read, or only sends controls.

    The application finds the function that aborts it in its scope, as `state["abort"]`.
    """

    config: GuardedConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        settings = self.config.settings
        self._host = self.client[0] if self.client else ""
        self._reading = Deadline(settings.stall_seconds)
        self._closing = Deadline(CLOSE_SECONDS)
        self._controls = Bucket(settings.controls_per_second, settings.control_burst)
        self._counted = self.config.gate.enter(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._reading.stop()
        self._closing.stop()
        if self._counted:
            self.config.gate.leave(self._host)
            self._counted = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was a proper handshake
            self.scope["state"]["abort"] = self.transport.abort

    def handle_ping(self) -> None:
        answer = b"".join(self.conn.data_to_send())
        # Nobody waits for the pong who does not read what came before it.
        if self._control_allowed() and self.writable.is_set():
            self.transport.write(answer)

    def handle_pong(self, event: Frame) -> None:
        if self._control_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        # An empty part of a message is as cheap to send as a control frame, and is kept.
        if event.data or self._control_allowed():
            super().handle_cont(event)

    def _control_allowed(self) -> bool:
        """Whether a control frame is within the limit; if not, the connection is aborted."""
        if self.transport.is_closing():
            return False
        if self._controls.take():
            return True
        self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._closing.start(self.transport)

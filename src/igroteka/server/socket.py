"""The WebSocket endpoint: reads messages of one client at one table, and queues the answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from igroteka.kernel.errors import GameError
from igroteka.server.audience import Asked, Client
from igroteka.server.clock import now
from igroteka.server.identity import clean_text
from igroteka.server.limits import Bucket
from igroteka.server.messages import (
    Act,
    CloseTable,
    HandOver,
    Hint,
    Leave,
    Ping,
    Pong,
    Relieve,
    Say,
    Stand,
    ToServer,
    Undo,
    Vote,
    What,
    Why,
    decode_message,
    encode,
)
from igroteka.server.room import Room
from igroteka.server.site import Refused, Site, address, same_origin
from igroteka.store.rows import GuestRow
from igroteka.store.store import StoreError
from igroteka.table.log import OldRules

PATIENCE: Final = 100  # messages over the rate limit before a client is disconnected
NOT_PUBLIC, BANNED, NO_TABLE = 4401, 4403, 4404
UNREADABLE_TABLE, OLD_RULES, FLOOD = 4409, 4410, 4429
TRY_LATER: Final = 1013

log = structlog.get_logger()


class Outbox:
    """The messages that wait for one socket, so that sending never waits for a slow reader.

    A reader for whom more than `most_bytes` would wait is cut off with `abort`.
    """

    def __init__(self, socket: WebSocket, most_bytes: int, abort: Callable[[], None]) -> None:
        self._socket = socket
        self._most_bytes = most_bytes
        self._abort = abort
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._closed = False
        self.task = asyncio.create_task(self._work())

    def put(self, message: bytes) -> None:
        """Queue a message, unless the reader is cut off."""
        if self._closed:
            return
        if self._waiting and self._bytes + len(message) > self._most_bytes:
            self._closed = True
            self._waiting.clear()
            self._abort()
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._news.set()

    async def close(self) -> None:
        """Send what is queued, and nothing more after that."""
        self._closed = True
        self._news.set()
        await self.task

    async def _work(self) -> None:
        """Send queued messages until the queue is closed or the reader is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the receiving side sees it
            while self._waiting or not self._closed:
                while self._waiting:
                    message = self._waiting.popleft()
                    await self._socket.send_text(message.decode())
                    self._bytes -= len(message)
                self._news.clear()
                if not self._closed:
                    await self._news.wait()


async def serve_table(site: Site, socket: WebSocket) -> None:
    """Serve one WebSocket: join the room, follow its messages, leave."""
    if not same_origin(socket):
        await socket.close()  # before accepting, which makes it a 403
        return
    await socket.accept()
    if not site.calls.take(address(socket)):
        await socket.close(FLOOD)
        return
    try:
        room = await site.house.room(socket.path_params["id"])
        guest = await site.known(socket) or GuestRow("", "", "")
        if room is not None:
            await site.check_watching(room.live.game, room.live.seats, guest.id)
    except GameError as error:
        log.error("table_not_opened", table=socket.path_params["id"], error=str(error))
        await socket.close(_reason(error))
        return
    except Refused as error:
        await socket.close(NOT_PUBLIC if error.code == "not_public" else BANNED)
        return
    if room is None:
        await socket.close(NO_TABLE)
        return
    with site.places(socket, guest.id) as found:
        if not found:
            await socket.close(FLOOD)
            return
        await _serve(site, room, guest, socket)


async def _serve(site: Site, room: Room, guest: GuestRow, socket: WebSocket) -> None:
    """Join a room, follow the messages of a socket, leave."""
    settings = site.settings
    abort = socket.scope["state"]["abort"]
    outbox = Outbox(socket, settings.outbox_bytes, abort)
    client = Client(guest.id, address(socket), outbox.put, Bucket(settings.views_per_second, 1.0))
    client.muted, client.cut = guest.muted, abort
    try:
        await room.join(client)
        await _listen(site, room, client, socket, outbox)
    except WebSocketDisconnect:
        pass
    except StoreError as error:
        log.error("table_not_joined", table=room.live.id, error=str(error))
        await _close(socket, TRY_LATER)
    finally:
        await room.leave(client)
        outbox.task.cancel()
        await asyncio.gather(outbox.task, return_exceptions=True)


def _reason(error: GameError) -> int:
    """The close code for a table that cannot be opened."""
    if isinstance(error, StoreError):
        return TRY_LATER
    return OLD_RULES if isinstance(error, OldRules) else UNREADABLE_TABLE


async def _listen(
    site: Site, room: Room, client: Client, socket: WebSocket, outbox: Outbox
) -> None:
    """Read and answer messages until the client disconnects or is disconnected."""
    settings = site.settings
    over = 0
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if not site.acts.take(client.guest, client.address):
            over += 1
            if over > PATIENCE:
                await outbox.close()
                await _close(socket, FLOOD)
                return
            room.refuse(Asked(client, None), "too_fast")
            continue
        over = 0
        text = event.get("text")
        if text is None:
            room.refuse(Asked(client, None), "bad_message")
        elif len(text.encode()) > settings.message_bytes:
            room.refuse(Asked(client, None), "too_long")
        else:
            await _answer(site, room, client, text)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it is closed already
        await socket.close(code)


async def _answer(site: Site, room: Room, client: Client, text: str) -> None:
    """Decode and follow a message; answers with an error if that fails."""
    try:
        message: ToServer = decode_message(text)
    except (msgspec.DecodeError, RecursionError):
        room.refuse(Asked(client, None), "bad_message")
        return
    asked = Asked(client, message.id)
    try:
        await _follow(site, room, asked, message)
    except StoreError as error:
        log.error("not_stored", table=room.live.id, error=str(error))
        room.refuse(asked, "unavailable")


async def _follow(site: Site, room: Room, asked: Asked, message: ToServer) -> None:
    """Do what a message asks for; raises `StoreError`."""
    if isinstance(message, Act):
        started = time.perf_counter()
        await room.act(asked, message.seq, message.option, message.grace)
        site.metrics.act_seconds.observe(time.perf_counter() - started)
    elif isinstance(message, Stand):
        room.stand(asked)
    elif isinstance(message, Undo):
        if site.undos.take(asked.client.guest, asked.client.address):
            await room.undo(asked, message.seq)
        else:
            room.refuse(asked, "too_fast")
    elif isinstance(message, Why):
        room.why(asked, message.seq, message.option, message.path)
    elif isinstance(message, What):
        room.what(asked, message.seq, message.option)
    elif isinstance(message, Hint):
        if site.hints.take(asked.client.guest, asked.client.address):
            room.hint(asked, message.seq)
        else:
            room.refuse(asked, "too_fast")
    elif isinstance(message, Say):
        said = clean_text(message.text)
        if asked.client.muted > now():
            room.refuse(asked, "muted")
        elif len(said) > site.settings.chat_letters:
            room.refuse(asked, "too_long")
        elif said and site.says.take(asked.client.guest, asked.client.address):
            await room.say(asked, said)
        elif said:
            room.refuse(asked, "too_fast")
    elif isinstance(message, HandOver):
        await room.hand_over(asked, message.on)
    elif isinstance(message, Relieve):
        await room.relieve(asked, message.seat)
    elif isinstance(message, Leave):
        await room.leave_table(asked)
    elif isinstance(message, Vote):
        await room.vote(asked, message.on)
    elif isinstance(message, CloseTable):
        await room.close(asked)
    elif isinstance(message, Ping):
        asked.client.send(encode(Pong(answers=asked.id)))

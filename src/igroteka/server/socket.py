"""The WebSocket side: one socket per open table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from igroteka.kernel.errors import GameError
from igroteka.server.audience import Client
from igroteka.server.identity import clean_text
from igroteka.server.limits import Bucket
from igroteka.server.messages import (
    Act,
    HandOver,
    Ping,
    Pong,
    Say,
    ToServer,
    Undo,
    decode_message,
    encode,
)
from igroteka.server.room import Room
from igroteka.server.site import Site, address, same_origin
from igroteka.store.store import StoreError

MOST_WAITING: Final = 500  # messages a slow reader may be behind before it is let go
PATIENCE: Final = 100  # messages over the limit before a flood is cut off
NO_TABLE, UNREADABLE_TABLE, FLOOD, TOO_SLOW = 4404, 4409, 4429, 4408

log = structlog.get_logger()


class Outbox:
    """Messages on their way to one socket; sending never waits for a slow reader."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.code = 1000
        self.task = asyncio.create_task(self._work())

    def put(self, message: bytes) -> None:
        """Send when possible; a reader that is too far behind is let go."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Send nothing more."""
        self.code = code
        if self._queue.full():
            self.task.cancel()
        else:
            self._queue.put_nowait(None)

    async def _work(self) -> None:
        try:
            while (message := await self._queue.get()) is not None:
                await self._socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            pass  # the reader has gone; the receiving side notices by itself
        except asyncio.CancelledError:
            pass


async def serve_table(site: Site, socket: WebSocket) -> None:
    """One visitor at one table, from connecting to leaving."""
    if not same_origin(socket):
        await socket.close()  # before accepting, which makes it a 403
        return
    await socket.accept()
    if not site.calls.take(address(socket)):
        await socket.close(FLOOD)
        return
    try:
        room = await site.house.room(socket.path_params["id"])
    except GameError as error:
        log.error("table_not_opened", table=socket.path_params["id"], error=str(error))
        await socket.close(UNREADABLE_TABLE)
        return
    if room is None:
        await socket.close(NO_TABLE)
        return
    guest = await site.known(socket)
    outbox = Outbox(socket)
    name = guest.id if guest else ""
    client = Client(name, outbox.put)
    site.metrics.sockets.inc()
    try:
        await room.join(client)
        await _listen(site, room, client, socket, outbox)
    except WebSocketDisconnect:
        pass
    finally:
        site.metrics.sockets.dec()
        await room.leave(client)
        outbox.task.cancel()
        await asyncio.gather(outbox.task, return_exceptions=True)


async def _listen(
    site: Site, room: Room, client: Client, socket: WebSocket, outbox: Outbox
) -> None:
    settings = site.settings
    bucket = Bucket(settings.acts_per_second, settings.act_burst)
    over = 0
    receive = asyncio.ensure_future(socket.receive())
    try:
        while True:
            await asyncio.wait([receive, outbox.task], return_when=asyncio.FIRST_COMPLETED)
            if outbox.task.done():
                await _close(socket, outbox.code)
                return
            event = receive.result()
            if event["type"] == "websocket.disconnect":
                return
            receive = asyncio.ensure_future(socket.receive())
            if not bucket.take():
                over += 1
                if over > PATIENCE:
                    outbox.close(FLOOD)
                    await outbox.task
                    await _close(socket, FLOOD)
                    return
                room.refuse(client, "too_fast")
                continue
            over = 0
            text = event.get("text")
            if text is None:
                room.refuse(client, "bad_message")
            elif len(text.encode()) > settings.message_bytes:
                room.refuse(client, "too_long")
            else:
                await _answer(site, room, client, text)
    finally:
        receive.cancel()


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the other side was faster
        await socket.close(code)


async def _answer(site: Site, room: Room, client: Client, text: str) -> None:
    try:
        message: ToServer = decode_message(text)
    except (msgspec.DecodeError, RecursionError):
        room.refuse(client, "bad_message")
        return
    try:
        await _follow(site, room, client, message)
    except StoreError as error:
        log.error("not_stored", table=room.live.id, error=str(error))
        room.refuse(client, "unavailable")


async def _follow(site: Site, room: Room, client: Client, message: ToServer) -> None:
    if isinstance(message, Act):
        started = time.perf_counter()
        await room.act(client, message.seq, message.option)
        site.metrics.act_seconds.observe(time.perf_counter() - started)
    elif isinstance(message, Undo):
        await room.undo(client, message.seq)
    elif isinstance(message, Say):
        said = clean_text(message.text)
        if len(said) > site.settings.chat_letters:
            room.refuse(client, "too_long")
        elif said:
            await room.say(client, said)
    elif isinstance(message, HandOver):
        await room.hand_over(client, message.on)
    elif isinstance(message, Ping):
        client.send(encode(Pong()))

"""Connections that do not behave: they are cut off, cost little, and lock nobody out."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.server import connections
from igroteka.server.connections import RESERVED_FILES, Gate
from igroteka.server.messages import Act, Err, Patch, Said, View, encode
from igroteka.server.serving import listen, make_server
from igroteka.server.settings import Settings, UnknownSetting
from igroteka.server.visitor import Chair, Visitor
from tests.server.house import (
    PATIENCE,
    everybody_in,
    first_option,
    house,
    longest_game,
    seated,
    settings_for,
    settled,
)

LITTLE = 4096  # bytes that the system keeps for a reader


async def raw_connection(visitor: Visitor) -> socket.socket:
    """A connection for which the system keeps little, so that whoever does not read is found."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (visitor.host, visitor.port))
    return raw


async def upgraded(visitor: Visitor, id: str) -> socket.socket:
    """A WebSocket that is connected to a table and reads nothing."""
    raw = await raw_connection(visitor)
    head = (
        f"GET /ws/{id} HTTP/1.1\r\nHost: {visitor.host}:{visitor.port}\r\n"
        f"Cookie: igroteka={visitor.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await asyncio.get_running_loop().sock_sendall(raw, head.encode())
    return raw


def frame(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """A WebSocket frame of a client, masked with zeros."""
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + length.to_bytes(2)
    return bytes([(0x80 if final else 0) | opcode]) + size + bytes(4) + payload


async def until_cut_off(raw: socket.socket, data: bytes) -> int:
    """Send the same again and again without reading; returns how often until it was cut off."""
    loop = asyncio.get_running_loop()
    times = 0
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await loop.sock_sendall(raw, data)
                times += 1
        except ConnectionError:
            return times
        finally:
            raw.close()


async def wait_until_sockets(visitor: Visitor, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        text = f"igroteka_sockets {number}.0"
        while text not in (await visitor.get("/metrics")).body.decode():
            await asyncio.sleep(0.02)


def test_a_reader_that_does_not_read_is_cut_off_and_forgotten(db: Path) -> None:
    """However much is said and played at its table, only `outbox_bytes` wait for it."""

    async def scenario() -> None:
        async with house(db, outbox_bytes=50_000) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            deaf = await upgraded(people[1], id)
            await wait_until_sockets(people[0], 2)
            sent = 0
            async with asyncio.timeout(PATIENCE):
                while "igroteka_sockets 2.0" in (await people[0].get("/metrics")).body.decode():
                    for _ in range(100):
                        await anna.send({"t": "say", "text": "🦔" * 500})
                        sent += 4 * len((await anna.until(Said)).line.text)
            # What waits here, in the transport, and in the system's buffers.
            assert sent < 2_000_000
            await settled(anna)
            deaf.close()

    asyncio.run(scenario())


def test_a_reader_that_stops_reading_is_cut_off_after_a_while(db: Path) -> None:
    async def scenario() -> None:
        limits = {"stall_seconds": 0.2, "outbox_bytes": 10**9, "connections_per_address": 3}
        async with house(db, **limits) as address:
            id, people = await seated(address, 2)
            deaf = await upgraded(people[0], id)
            stale = frame(1, encode(Act(seq=500, option="x")))
            assert await until_cut_off(deaf, stale) > 0
            await wait_until_sockets(people[0], 0)

    asyncio.run(scenario())


def test_stale_answers_bring_one_fresh_view_a_second(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, views_per_second=0.001) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            kinds: list[type] = []
            for number in range(1, 6):
                await anna.send(Act(id=number, seq=500, option="lay merchant"))
            while kinds.count(Err) < 5:
                kinds.append(type(await anna.next()))
            assert kinds == [View, *[Err] * 5]
            await anna.act(first_option(anna))
            assert (await anna.until(Patch)).seq == 1

    asyncio.run(scenario())


def test_the_chat_is_in_the_first_view_only(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            await anna.send({"t": "say", "text": "hello"})
            await bob.until(Said)
            async with people[1].at(id) as late:
                first = await late.until(View)
                assert first.chat is not None
                assert [line.text for line in first.chat] == ["hello"]
                await late.act(first_option(late))
                await late.until(Patch)
                await late.take_back()
                assert (await late.until(View)).chat is None
                assert [line.text for line in late.chat] == ["hello"], "it stays as it was"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("first", "control"),
    [
        (b"", frame(9, b"x" * 125)),
        (b"", frame(10, b"")),
        (frame(1, b"", final=False), frame(0, b"", final=False)),
    ],
    ids=["ping", "pong", "empty part"],
)
def test_control_frames_are_counted(db: Path, first: bytes, control: bytes) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, people = await seated(address, 2)
            raw = await upgraded(people[0], id)
            await asyncio.get_running_loop().sock_sendall(raw, first)
            await until_cut_off(raw, control * 500)
            await wait_until_sockets(people[0], 0)

    asyncio.run(scenario())


def test_a_few_pings_are_answered(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            for _ in range(20):
                async with asyncio.timeout(PATIENCE):
                    await (await anna.socket.ping())

    asyncio.run(scenario())


# --- limits of connections


HALF_A_REQUEST = [
    b"",
    b"GET /api/me HTT",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
]


@pytest.mark.parametrize("half", HALF_A_REQUEST)
def test_half_a_request_has_so_much_time(db: Path, half: bytes) -> None:
    async def scenario() -> None:
        async with house(db, request_seconds=0.2) as address:
            reader, writer = await asyncio.open_connection("127.0.0.1", Visitor(address).port)
            writer.write(half)
            await wait_until_closed(reader)
            writer.close()

    asyncio.run(scenario())


async def wait_until_closed(reader: asyncio.StreamReader) -> None:
    async with asyncio.timeout(PATIENCE):
        try:
            while await reader.read(1000):
                pass
        except ConnectionError:
            pass


def test_half_a_second_request_has_so_much_time_too(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, request_seconds=0.2) as address:
            reader, writer = await asyncio.open_connection("127.0.0.1", Visitor(address).port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
            await reader.readuntil(b"}")
            writer.write(b"GET /healthz HTTP/1.1\r\n")
            await wait_until_closed(reader)
            writer.close()

    asyncio.run(scenario())


@asynccontextmanager
async def idle(address: str, number: int) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many connections that say nothing."""
    readers, writers = [], []
    for _ in range(number):
        reader, writer = await asyncio.open_connection("127.0.0.1", Visitor(address).port)
        readers.append(reader)
        writers.append(writer)
    try:
        yield readers
    finally:
        for writer in writers:
            writer.close()


async def refused(readers: list[asyncio.StreamReader], number: int) -> int:
    """How many of the connections the server closes, once it has closed so many."""
    waiting = {asyncio.ensure_future(reader.read(1)) for reader in readers}
    done: set[asyncio.Future[bytes]] = set()
    async with asyncio.timeout(PATIENCE):
        while len(done) < number:
            more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            done |= more
    more, waiting = await asyncio.wait(waiting, timeout=0.2)  # and no others
    done |= more
    for task in waiting:
        task.cancel()
    return len(done) if all([task.exception() or not task.result() for task in done]) else -1


@pytest.mark.parametrize("limit", ["connections", "connections_per_address"])
def test_connections_are_limited_in_all_and_by_address(db: Path, limit: str) -> None:
    async def scenario() -> None:
        changes: dict[str, Any] = {limit: 20}
        async with house(db, **changes) as address:
            async with idle(address, 30) as readers:
                assert await refused(readers, 10) == 10
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        assert (await Visitor(address).get("/healthz")).status == 200
                        break
                    except ConnectionError:
                        await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_a_proxy_may_bring_many(db: Path) -> None:
    async def scenario() -> None:
        limits = {"connections_per_address": 3, "proxies": "127.0.0.1"}
        async with house(db, **limits) as address, idle(address, 10) as readers:
            assert await refused(readers, 0) == 0
            id, people = await seated(address, 2)
            async with AsyncExitStack() as stack:
                for number in range(4):
                    chair = await stack.enter_async_context(people[0].at(id))
                    assert (await came_in(chair)) == (number < 3)

    asyncio.run(scenario())


async def came_in(chair: Chair) -> bool:
    """Whether somebody is shown the table, or turned away because of too many connections."""
    try:
        await chair.until(View)
    except ConnectionClosed as closed:
        return closed.rcvd is None or closed.rcvd.code != 4429
    return True


def test_a_guest_has_so_many_sockets(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, sockets_per_guest=2) as address:
            id, people = await seated(address, 2)
            async with AsyncExitStack() as stack:
                for number in range(4):
                    chair = await stack.enter_async_context(people[0].at(id))
                    assert (await came_in(chair)) == (number < 2)
                chair = await stack.enter_async_context(people[1].at(id))
                assert await came_in(chair)
            await wait_until_sockets(people[0], 0)
            async with people[0].at(id) as chair:
                assert await came_in(chair)

    asyncio.run(scenario())


def test_there_are_never_more_connections_than_files(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "allowed_files", lambda wanted: min(wanted, 1024))

    gate = Gate(settings_for(db, connections=5000, connections_per_address=0))

    assert gate.most == 1024 - RESERVED_FILES
    assert [gate.enter(f"192.0.2.{n % 200}") for n in range(gate.most + 1)][-2:] == [True, False]
    gate.leave("192.0.2.1")
    assert gate.enter("192.0.2.1")


def test_whoever_connected_before_the_stop_is_answered(db: Path) -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        listening = listen("127.0.0.1", 0)
        host, port = listening.getsockname()
        server = make_server(settings_for(db))
        task = asyncio.create_task(server.serve(sockets=[listening]))
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.005)
            raw = socket.socket()
            raw.setblocking(False)
            await loop.sock_connect(raw, (host, port))
            while not server.server_state.connections:
                await asyncio.sleep(0.005)
            server.should_exit = True
            while server.servers[0].is_serving():
                await asyncio.sleep(0.005)
            asked = f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n"
            await loop.sock_sendall(raw, asked.encode())
            assert (await loop.sock_recv(raw, 100)).startswith(b"HTTP/1.1 200")
            raw.close()
            await task

    asyncio.run(scenario())


def test_proxies_are_addresses() -> None:
    with pytest.raises(UnknownSetting, match="IGROTEKA_PROXIES: expected addresses with commas"):
        Settings(proxies="127.0.0.1, everybody").proxy_networks()


def test_a_storm_of_connections_leaves_nobody_out(
    db: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """More connections at once than there may be: those who play do not notice."""

    async def scenario() -> None:
        async with house(db, connections=50) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, game=longest_game())
            (anna,) = await everybody_in(stack, id, people[:1])
            async with idle(address, 200) as readers:
                await settled(anna)
                assert await refused(readers, 150) >= 150
                await anna.act(first_option(anna))
                await anna.until(Patch)

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())
    assert caplog.records == []

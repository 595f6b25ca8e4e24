"""Hostile messages at a server while people play: no 5xx, no traceback, nobody is harmed.

Most go over WebSockets, at the tables of the hostile and as spectators of the others; the rest over
HTTP. Limits are set high, so that everything arrives. Watched are the answers, the log and the
memory of the server, and the people: every click is answered, and what they have folded is what a
new connection is shown. At the end all logs are folded.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from random import Random

from websockets.exceptions import WebSocketException

from igroteka.games import game_named, game_names
from igroteka.kernel.errors import GameError
from igroteka.server.messages import Err, Patch, View
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.archive import stored_games
from igroteka.table.table import Table
from tests.attacks.hostile import Target, frame, some_frames, some_request
from tests.attacks.kit import UNLIMITED, Server, database, part
from tests.server.house import can_choose, everybody_in, seated, settled, some_choice

TROUBLE = (OSError, EOFError, TimeoutError, WebSocketException)
OVER_SOCKETS = 0.75
HOSTILE = 8  # visitors at a time
BATCH = 50  # messages of a visitor
PATIENCE = 10.0
CLICK_PAUSE = 0.3
ROOMY = 400_000  # kB that the server may have more at the end than at the start
PING, PONG = frame(9, b"igroteka"), b"\x8a\x08igroteka"


class Found:
    """What was sent and answered."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.failed: list[str] = []  # requests that were answered with 5xx
        self.clicks: list[float] = []
        self.refused: Counter[str] = Counter()


# --- the people


class Honest:
    """Two people at a table; when a game is over they begin another."""

    def __init__(self, address: str, game: str, found: Found) -> None:
        self.table = ""
        self._address, self._game, self._found = address, game, found
        self._chance = Random(game)

    async def play(self, done: asyncio.Event) -> None:
        """Play until `done`; raises `TimeoutError` if a click is not answered."""
        while not done.is_set():
            self.table, people = await seated(self._address, 2, self._game)
            async with AsyncExitStack() as stack:
                chairs = await everybody_in(stack, self.table, people)
                while not done.is_set() and chairs[0].scores is None:
                    await self._click(chairs)
                for chair, visitor in zip(chairs, people, strict=True):
                    await settled(chair)
                    fresh = await stack.enter_async_context(visitor.at(self.table))
                    await fresh.until(View)
                    assert (fresh.view, fresh.options) == (chair.view, chair.options)

    async def _click(self, chairs: list[Chair]) -> None:
        for chair in chairs:
            await settled(chair)
            if can_choose(chair):
                began = time.monotonic()
                answer = await chair.answer(await chair.act(some_choice(chair, self._chance)))
                self._found.clicks.append(time.monotonic() - began)
                if isinstance(answer, Err):
                    self._found.refused[answer.code] += 1
                else:
                    assert isinstance(answer, Patch | View), answer
        await asyncio.sleep(CLICK_PAUSE)


# --- the hostile


async def send_frames(
    server: Server, target: Target, cookie: str, chance: Random, found: Found
) -> None:
    """Send a batch of frames over one connection, until it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    packs = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if chance.random() < 0.5 else ""
    writer.write(
        f"GET /ws/{target.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: igroteka={cookie}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\n{packs}Sec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    try:
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.create_task(swallow(reader))
        for _ in range(BATCH):
            kind, data = some_frames(chance, target)
            found.sent[kind] += 1
            writer.write(data)
            async with asyncio.timeout(PATIENCE):
                await writer.drain()
            if kind == "half" or reading.done():
                break  # nothing that follows would be read
        else:
            # When our ping is answered, or the connection closed, all has been dealt with.
            writer.write(PING)
            async with asyncio.timeout(PATIENCE):
                await reading
        reading.cancel()
    finally:
        writer.close()


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read until our ping is answered or the connection is closed."""
    last = b""
    with suppress(OSError):
        while data := await reader.read(65536):
            last = (last + data)[-65536 - len(PONG) :]
            if PONG in last or ends_with_close(last):
                return


def ends_with_close(data: bytes) -> bool:
    """Whether the last frame of a server closes the connection."""
    return any([data[-size - 2 : -size] == bytes([0x88, size]) for size in range(2, 126)])


async def send_requests(server: Server, target: Target, chance: Random, found: Found) -> None:
    """Send a batch of requests, each over a connection of its own."""
    for _ in range(BATCH):
        kind, data = some_request(chance, target)
        found.sent[kind] += 1
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(data)
            async with asyncio.timeout(PATIENCE):
                answer = re.match(rb"HTTP/1\.1 (\d+)", await reader.readline())
            status = answer[1].decode() if answer else "none"
            found.statuses[status] += 1
            if status >= "500" and answer:
                found.failed.append(f"{status}: {data[:300]!r}")
        except (ConnectionError, TimeoutError):
            found.statuses["none"] += 1
        finally:
            writer.close()


class Attack:
    """One run against one server."""

    def __init__(self, server: Server, number: int, seed: int) -> None:
        self.found = Found()
        self._server, self._number, self._seed = server, number, seed
        self._targets: list[Target] = []
        self._honest = [Honest(server.address, game, self.found) for game in game_names()]

    async def run(self) -> list[str]:
        """Attack, and return what is wrong."""
        server, found = self._server, self.found
        await asyncio.gather(*[self._prepare(game) for game in game_names()])
        done = asyncio.Event()
        playing = [asyncio.create_task(each.play(done)) for each in self._honest]
        before = server.resident()
        attacking = [asyncio.create_task(self._visit(n)) for n in range(HOSTILE)]
        while not all([task.done() for task in attacking]):
            await asyncio.wait(attacking, timeout=5.0)
            if not await asyncio.to_thread(server.answers):
                return ["the server does not answer any more"]
        await asyncio.gather(*attacking)
        done.set()
        harmed = [
            error for error in await asyncio.gather(*playing, return_exceptions=True) if error
        ]
        more = server.resident() - before
        wrong = [f"harmed: {error!r}" for error in harmed] + found.failed
        if more > ROOMY:
            wrong.append(f"{more} kB more than at the start")
        print(f"{before // 1024} MB at the start, {(before + more) // 1024} MB at the end")
        return wrong

    async def _prepare(self, game: str) -> None:
        """A table at which the hostile sit, with a free seat."""
        visitor = Visitor(self._server.address)
        id, links = await visitor.new_table(game, ["me", "open"])
        texts = [action.text for action in game_named(game).actions.all]
        self._targets.append(Target(id, texts, links, visitor.cookie))

    async def _visit(self, number: int) -> None:
        """One batch after another."""
        chance = Random(f"{self._seed}/{number}")
        while self.found.sent.total() < self._number:
            target = chance.choice(self._targets)
            watched = chance.choice(self._honest).table
            try:
                if chance.random() > OVER_SOCKETS:
                    await send_requests(self._server, target, chance, self.found)
                elif watched and chance.random() < 0.25:
                    target = target._replace(table=watched)
                    await send_frames(self._server, target, "", chance, self.found)
                else:
                    await send_frames(self._server, target, target.cookie, chance, self.found)
            except TROUBLE as error:
                self.found.statuses[f"cut off: {type(error).__name__}"] += 1


async def logs_that_do_not_fold(db: str) -> list[str]:
    """What is wrong with the logs of a database."""
    wrong = []
    async for game in stored_games(db):
        try:
            Table.folded(game.config, game.rows)
        except GameError as error:
            wrong.append(f"log of {game.id}: {error}")
    return wrong


async def attack(number: int, store: str, seed: int) -> list[str]:
    """Attack a server of our own; returns what is wrong."""
    with database(store) as (db, folder, _):
        pages = folder / "pages"
        pages.mkdir()
        (pages / "index.html").write_text("<title>Igroteka</title>", "utf-8")
        settings = UNLIMITED | {"request_seconds": "0.5", "static": str(pages)}
        server = Server(db, folder / "log", **settings)
        await asyncio.to_thread(server.start)
        run = Attack(server, number, seed)
        began = time.monotonic()
        try:
            wrong = await run.run()
        finally:
            stopped = server.stop()
        if not stopped:
            wrong.append("the server did not stop when asked to")
        wrong += server.tracebacks()
        wrong += await logs_that_do_not_fold(db)
        found = run.found
        print(f"{found.sent.total()} in {time.monotonic() - began:.0f} s: {dict(found.sent)}")
        print(f"answers over HTTP: {dict(found.statuses)}")
        print(
            f"clicks of the people {len(found.clicks)}, p50 {1e3 * part(found.clicks, 50):.0f} ms,"
            f" p95 {1e3 * part(found.clicks, 95):.0f} ms; refused {dict(found.refused)}"
        )
    return wrong


def main(arguments: list[str] | None = None) -> int:
    """Run the attack; returns 0 if nobody was harmed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=100_000)
    parser.add_argument("--store", choices=("sqlite", "pg"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    wrong = asyncio.run(attack(chosen.number, chosen.store, chosen.seed))
    for text in wrong[:20]:
        print("WRONG", text)
    print(f"{chosen.store}: hostile {chosen.number}, wrong {len(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""How fast the server is, measured from outside over real sockets on this machine.

A click at a table of four until all four have it; the size of an update; many tables at
once; opening a finished game. Every part is bounded in number and in time.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from igroteka.server.run import run
from igroteka.server.settings import Settings
from igroteka.server.visitor import Chair, Visitor

Results: TypeAlias = dict[str, float | int]

TARGETS: Final = {
    "click_ms_p50": 10.0,
    "click_ms_p95": 30.0,
    "update_bytes_p50": 2000.0,
    "tables_ms_p95": 250.0,
    "replay_open_ms": 1000.0,
}
NO_LIMITS: Final = Settings(
    log_level="error",
    bot_pause=0.0,
    acts_per_second=1e6,
    act_burst=1e6,
    calls_per_second=1e6,
    call_burst=1e6,
    new_per_second=1e6,
    new_burst=1e6,
)
CLICKS: Final = 300
CLICK_SECONDS: Final = 20.0
TABLES: Final = 200
TABLES_SECONDS: Final = 20.0
THINKING: Final = (1.0, 3.0)  # seconds between a scripted person's clicks
START_SECONDS: Final = 30.0
WARM_SECONDS: Final = 1.5  # the bots' processes start beside the server's


def bench_server(
    clicks: int = CLICKS,
    tables: int = TABLES,
    seconds: float = TABLES_SECONDS,
    replay_seats: int = 4,
    say: Callable[[str], object] = sys.stdout.write,
) -> Results:
    """Measure, tell each result with its target, and return all of them."""
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as folder:
        db = str(Path(folder) / "games.db")
        with _server(db) as address:
            results = asyncio.run(_clicks(address, clicks))
            results |= asyncio.run(_tables(address, tables, seconds))
            finished, cookie = asyncio.run(_finished_game(address, replay_seats))
        with _server(db) as address:  # a fresh process, which has to read the log
            results |= asyncio.run(_replay(address, finished, cookie))
    for name, value in results.items():
        shown = f"{value:.1f}" if isinstance(value, float) else str(value)
        target = f"   (target: at most {TARGETS[name]:.0f})" if name in TARGETS else ""
        say(f"{name:24}{shown:>10}{target}\n")
    return results


# --- a server of its own


def _serve(db: str, pipe: Connection) -> None:
    run("127.0.0.1", 0, db, settings=NO_LIMITS, ready=pipe.send)


@contextmanager
def _server(db: str) -> Iterator[str]:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(db, there))
    process.start()
    there.close()
    try:
        if not here.poll(START_SECONDS):
            raise TimeoutError("the server did not start in time")
        address: str = here.recv()
        yield address
    finally:
        process.terminate()
        process.join(10)
        if process.is_alive():
            process.kill()
            process.join()
        here.close()


# --- one table, four people


async def _clicks(address: str, most: int) -> Results:
    chance = random.Random(1)
    await asyncio.sleep(WARM_SECONDS)
    host = Visitor(address)
    id, invites = await host.new_table(["me", "open", "open", "open"])
    people = [host]
    for path in invites:
        guest = Visitor(address)
        await guest.get(path)
        people.append(guest)
    async with AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(visitor.at(id)) for visitor in people]
        for chair in chairs:
            await chair.until("view")
            chair.keep_raw = True
        to_all: list[float] = []
        to_actor: list[float] = []
        stop = time.monotonic() + CLICK_SECONDS
        while len(to_actor) < most and time.monotonic() < stop and chairs[0].scores is None:
            chair = chance.choice([chair for chair in chairs if chair.options])
            others = [other for other in chairs if other is not chair]
            hidden = chair.view["phase"] in ("followers", "planning")
            started = time.perf_counter()
            await chair.act(_choice(chair, chance))
            await _shown(chair)
            mine = time.perf_counter()
            to_actor.append((mine - started) * 1000)
            if not hidden:
                # The last of four clocks: everybody has seen it.
                await asyncio.gather(*[_shown(other, chair.seq) for other in others])
                to_all.append((time.perf_counter() - started) * 1000)
            else:
                for other in others:
                    await other.send({"t": "ping"})
                    await other.until("pong")
        patches = [[raw for raw in chair.raw if b'"t":"patch"' in raw] for chair in chairs]
    sizes = [len(raw) for seat in patches for raw in seat]
    packed = [size for seat in patches for size in _deflated(seat)]
    return {
        "clicks": len(to_actor),
        "click_ms_p50": _part(to_all, 50),
        "click_ms_p95": _part(to_all, 95),
        "click_own_ms_p50": _part(to_actor, 50),
        "click_own_ms_p95": _part(to_actor, 95),
        "update_bytes_p50": int(_part(sizes, 50)),
        "update_bytes_p95": int(_part(sizes, 95)),
        "update_packed_p50": int(_part(packed, 50)),
        "update_packed_p95": int(_part(packed, 95)),
    }


async def _shown(chair: Chair, seq: int = 0) -> None:
    """Wait until somebody has been shown a line of the log."""
    while True:
        message = await chair.next()
        if message["t"] in ("patch", "view") and chair.seq >= seq:
            return
        assert message["t"] != "err", message


def _choice(chair: Chair, chance: random.Random) -> str:
    texts: list[str] = [option["text"] for option in chair.options if not option["retracts"]]
    going_on = [text for text in texts if text not in ("done", "pass")]
    return chance.choice(going_on if going_on and chance.random() < 0.9 else texts)


def _deflated(messages: list[bytes]) -> list[int]:
    """What the messages of one socket weigh after permessage-deflate, as the server is set."""
    packer = zlib.compressobj(wbits=-12, memLevel=5)
    sizes = []
    for message in messages:
        data = packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
        sizes.append(len(data) - 4)
    return sizes


# --- many tables


async def _tables(address: str, tables: int, seconds: float) -> Results:
    """At each table a scripted person against a bot."""
    visitors = [Visitor(address) for _ in range(tables)]
    ids = [(await visitor.new_table(["me", "random"]))[0] for visitor in visitors]
    waits: list[float] = []
    stop = time.monotonic() + seconds
    async with AsyncExitStack() as stack:
        chairs = []
        for visitor, id in zip(visitors, ids, strict=True):
            chairs.append(await stack.enter_async_context(visitor.at(id)))
        await asyncio.gather(
            *[_person(chair, random.Random(n), stop, waits) for n, chair in enumerate(chairs)]
        )
    return {
        "tables": tables,
        "tables_clicks": len(waits),
        "tables_ms_p50": _part(waits, 50),
        "tables_ms_p95": _part(waits, 95),
    }


async def _person(chair: Chair, chance: random.Random, stop: float, waits: list[float]) -> None:
    await chair.until("view")
    while time.monotonic() < stop and chair.scores is None:
        pause = time.monotonic() + chance.uniform(*THINKING)
        while (left := pause - time.monotonic()) > 0:
            try:
                await chair.next(left)
            except TimeoutError:
                break
        if chair.options:
            started = time.perf_counter()
            await chair.act(_choice(chair, chance))
            while (await chair.next())["t"] not in ("patch", "view"):
                pass
            waits.append((time.perf_counter() - started) * 1000)


# --- looking back


async def _finished_game(address: str, seats: int) -> tuple[str, str]:
    """A game that bots play to its end."""
    visitor = Visitor(address)
    id, _ = await visitor.new_table(["greedy"] * seats)
    stop = time.monotonic() + 60
    while time.monotonic() < stop:
        (mine,) = (await visitor.get("/api/tables")).data["mine"]
        if mine["status"] == "finished":
            return id, visitor.cookie
        await asyncio.sleep(0.2)
    raise TimeoutError("bots did not finish a game within a minute")


async def _replay(address: str, id: str, cookie: str) -> Results:
    visitor = Visitor(address, cookie)
    started = time.perf_counter()
    async with visitor.at(id) as chair:
        await chair.until("view")
    history = (await visitor.get(f"/api/tables/{id}/history")).data
    await visitor.get(f"/api/tables/{id}/at/0")
    opened = (time.perf_counter() - started) * 1000
    steps = []
    for seq in range(0, history["length"], max(1, history["length"] // 20)):
        started = time.perf_counter()
        await visitor.get(f"/api/tables/{id}/at/{seq}")
        steps.append((time.perf_counter() - started) * 1000)
    return {
        "replay_lines": int(history["length"]),
        "replay_open_ms": opened,
        "replay_step_ms_p50": _part(steps, 50),
        "replay_step_ms_p95": _part(steps, 95),
    }


def _part(values: list[float] | list[int], percent: int) -> float:
    """The value below which that many percent lie."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)])


def as_json(results: Results) -> str:
    """The results for `--json`."""
    return msgspec.json.encode(results).decode()

"""Measures the server from outside, over real sockets on this machine: `igroteka bench server`.

Measures the time from a click until all seats of a full table have it, the size of an update, the
time to open a finished game, and many tables at once (see `load.py`). Every part is bounded in
number and in time.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from igroteka.games import game_named, game_names
from igroteka.lab.bench import deflated
from igroteka.server.load import disk, fill, measure, processes_of
from igroteka.server.messages import Err, Patch, Pong, View
from igroteka.server.run import run
from igroteka.server.settings import Settings
from igroteka.server.visitor import Chair, Visitor

Results: TypeAlias = dict[str, float | int]

TARGETS: Final = {
    "click_ms_p50": 10.0,
    "click_ms_p95": 30.0,
    "update_bytes_mean": 1000.0,
    "update_bytes_p95": 2000.0,
    "back_s_p95": 3.0,
    "tables_ms_p95": 250.0,
    "table_kb": 250.0,
    "game_kb": 30.0,
    "replay_open_ms": 1000.0,
}
BEFORE: Final = {  # one process, version 0.1 as it was attacked
    "back_s_p95": "22 s for 1,000 tables",
    "tables_ms_p95": "178 at 600 tables, 599 at 1,000",
}
NO_LIMITS: Final = Settings(
    log_level="error",
    connections=20_000,
    connections_per_address=0,
    bot_pause=0.0,
    acts_per_second=1e6,
    act_burst=1e6,
    undos_per_second=1e6,
    undo_burst=1e6,
    says_per_second=1e6,
    say_burst=1e6,
    calls_per_second=1e6,
    call_burst=1e6,
    looks_per_second=1e6,
    look_burst=1e6,
    joins_per_second=1e6,
    join_burst=1e6,
    new_per_second=1e6,
    new_burst=1e6,
)
CLICKS: Final = 300
CLICK_SECONDS: Final = 20.0
TABLES: Final = 200
TABLES_SECONDS: Final = 20.0
START_SECONDS: Final = 30.0
WARM_SECONDS: Final = 1.5  # the bots' processes start beside the server's


def bench_server(
    clicks: int = CLICKS,
    tables: int = TABLES,
    seconds: float = TABLES_SECONDS,
    replay_seats: int = 0,
    say: Callable[[str], object] = sys.stdout.write,
    game: str = "",
    workers: int = 1,
    db: str = "",
) -> Results:
    """Measure a server of its own, and return the results by name.

    Each result is also given to `say` as a line of text with its target. `game` is by default the
    heaviest one; `clicks`, `tables` and `seconds` bound the work, `replay_seats` is the number of
    bots in the game that is opened again, 0 for as many as can play. Many tables are served by so
    many `workers`, more than one with a PostgreSQL database `db`, which is left with their games.
    """
    kind = game or heaviest_game()
    seats = game_named(kind).meta.max_seats
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as folder:
        file = str(Path(folder) / "games.db")
        with _server(file) as (address, _):
            results = asyncio.run(_clicks(address, kind, seats, clicks))
            finished, cookie = asyncio.run(_finished_game(address, kind, replay_seats or seats))
        with _server(file) as (address, _):  # a fresh process, which has to read the log
            results |= asyncio.run(_replay(address, finished, cookie))
        results |= _tables(db or str(Path(folder) / "tables.db"), kind, tables, seconds, workers)
    for name, value in results.items():
        shown = f"{value:.1f}" if isinstance(value, float) else str(value)
        target = f"   (target: at most {TARGETS[name]:.0f})" if name in TARGETS else ""
        before = f"   (before: {BEFORE[name]})" if name in BEFORE else ""
        say(f"{name:24}{shown:>10}{target}{before}\n")
    return results


def _tables(db: str, kind: str, tables: int, seconds: float, workers: int) -> Results:
    """Time until people are back at many tables, time of their clicks, memory, and disk."""
    filled = asyncio.run(fill(db, kind, tables))
    with _server(db, workers) as (address, pid):
        time.sleep(WARM_SECONDS)
        found = asyncio.run(measure(address, filled, seconds, processes_of(pid)))
    return {
        "tables": tables,
        "workers": workers,
        "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
        "back_s_p50": _part(found.back, 50),
        "back_s_p95": _part(found.back, 95),
        "tables_clicks": len(found.clicks),
        "tables_ms_p50": _part(found.clicks, 50),
        "tables_ms_p95": _part(found.clicks, 95),
        "back_cpu_ms": found.back_cpu,
        "tables_cpu_ms": found.click_cpu,
        "table_kb": found.kilobytes,
        "game_kb": asyncio.run(disk(kind)),
    }


def heaviest_game() -> str:
    """The id of the game with the greatest weight, whose updates are the largest."""
    return max(game_names(), key=lambda name: (game_named(name).meta.weight, name))


# --- a server of its own


def _serve(db: str, workers: int, pipe: Connection) -> None:
    """Run a server in this process and send its address through the pipe."""
    settings = msgspec.structs.replace(NO_LIMITS, workers=workers)
    run("127.0.0.1", 0, db, settings=settings, ready=pipe.send)


@contextmanager
def _server(db: str, workers: int = 1) -> Iterator[tuple[str, int]]:
    """A server in a process of its own, as a context with its address and its process id."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(db, workers, there))
    process.start()
    there.close()
    try:
        if not here.poll(START_SECONDS):
            raise TimeoutError("the server did not start in time")
        address: str = here.recv()
        yield address, process.pid or 0
    finally:
        process.terminate()
        process.join(30)
        if process.is_alive():
            process.kill()
            process.join()
        here.close()


# --- one full table


async def _clicks(address: str, game: str, seats: int, most: int) -> Results:
    """Time of a click until its answer and until all seats have it, and the size of updates."""
    chance = random.Random(1)
    await asyncio.sleep(WARM_SECONDS)
    host = Visitor(address)
    id, invites = await host.new_table(game, ["me"] + ["open"] * (seats - 1))
    people = [host]
    for path in invites:
        guest = Visitor(address)
        await guest.sit(path)
        people.append(guest)
    async with AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(visitor.at(id)) for visitor in people]
        for chair in chairs:
            await chair.until(View)
            chair.keep_raw = True
        to_all: list[float] = []
        to_actor: list[float] = []
        stop = time.monotonic() + CLICK_SECONDS
        while len(to_actor) < most and time.monotonic() < stop and chairs[0].scores is None:
            chair = chance.choice([chair for chair in chairs if _can_choose(chair)])
            others = [other for other in chairs if other is not chair]
            started = time.perf_counter()
            answer = await chair.answer(await chair.act(_choice(chair, chance)))
            assert not isinstance(answer, Err), answer
            to_actor.append((time.perf_counter() - started) * 1000)
            shown = await asyncio.gather(*[_shown(other) for other in others])
            if all(shown):  # else it is hidden from some, as a plan is
                # The slowest of them counts: then everybody has seen it.
                to_all.append((max(shown) - started) * 1000)
            await chair.send({"t": "ping"})  # reads what forced choices and bots led to
            await chair.until(Pong)
        patches = [[raw for raw in chair.raw if b'"t":"patch"' in raw] for chair in chairs]
    sizes = [len(raw) for seat in patches for raw in seat]
    packed = [size for seat in patches for size in deflated(seat)]
    return {
        "clicks": len(to_actor),
        "click_ms_p50": _part(to_all, 50),
        "click_ms_p95": _part(to_all, 95),
        "click_own_ms_p50": _part(to_actor, 50),
        "click_own_ms_p95": _part(to_actor, 95),
        "update_bytes_mean": round(sum(sizes) / max(1, len(sizes))),
        "update_bytes_p50": int(_part(sizes, 50)),
        "update_bytes_p95": int(_part(sizes, 95)),
        "update_packed_p50": int(_part(packed, 50)),
        "update_packed_p95": int(_part(packed, 95)),
        "update_packed_max": int(_part(packed, 100)),
    }


async def _shown(chair: Chair) -> float:
    """When a client receives the first update of those under way; 0 if there is none."""
    at = 0.0
    await chair.send({"t": "ping"})
    while not isinstance(message := await chair.next(), Pong):
        if not at and isinstance(message, Patch | View):
            at = time.perf_counter()
    return at


def _can_choose(chair: Chair) -> bool:
    """Whether a seat has something to choose beside taking back."""
    return bool(chair.openings) or not all(option.retracts for option in chair.options)


def _choice(chair: Chair, chance: random.Random) -> str:
    """A random option or open choice that takes nothing back and seldom passes."""
    options = [option for option in chair.options if not option.retracts]
    going_on = [option.text for option in options if not option.stops] + chair.opened(chance)
    if going_on and chance.random() < 0.9:
        return chance.choice(going_on)
    return chance.choice([option.text for option in options] + chair.opened(chance))


# --- looking back


async def _finished_game(address: str, game: str, seats: int) -> tuple[str, str]:
    """Let bots play a game to its end; returns its id and the cookie of its host."""
    visitor = Visitor(address)
    id, _ = await visitor.new_table(game, ["greedy"] * seats)
    stop = time.monotonic() + 60
    while time.monotonic() < stop:
        (mine,) = (await visitor.get("/api/tables")).data["mine"]
        if mine["status"] == "finished":
            return id, visitor.cookie
        await asyncio.sleep(0.2)
    raise TimeoutError("bots did not finish a game within a minute")


async def _replay(address: str, id: str, cookie: str) -> Results:
    """Time to open a finished game with its history, and to step through it."""
    visitor = Visitor(address, cookie)
    started = time.perf_counter()
    async with visitor.at(id) as chair:
        await chair.until(View)
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
    """The percentile of some values; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)])


def as_json(results: Results) -> str:
    """The results for `--json`."""
    return msgspec.json.encode(results).decode()

"""Bots at live tables: they play when it is their turn, stand in, and never hold anything up."""

from __future__ import annotations

import asyncio
import os
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from igroteka.games import game_named
from igroteka.server import bots
from igroteka.server.bots import BotPool, bot_seed, choose, choose_in_time
from igroteka.server.visitor import Visitor
from tests.server.house import Process, everybody_in, house, play_to_the_end, seated


def test_bots_alone_play_to_the_end_while_nobody_looks(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(["random", "random"])
            async with asyncio.timeout(20):
                while (await visitor.get("/api/tables")).data["mine"][0]["status"] != "finished":
                    await asyncio.sleep(0.1)
            async with visitor.at(id) as chair:
                await chair.until("view")
                assert chair.scores is not None
                assert chair.seat == -1

    asyncio.run(scenario())


def test_after_a_restart_bots_go_on_by_themselves(db: Path) -> None:
    async def scenario() -> None:
        visitor = Visitor("")
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(["greedy", "greedy", "greedy", "greedy"])
        async with house(db) as address:
            visitor = Visitor(address, visitor.cookie)
            async with asyncio.timeout(20):
                while (await visitor.get(f"/api/tables/{id}/history")).data["length"] < 60:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_person_plays_with_bots_from_other_processes(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, bot_workers=1) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(["me", "greedy"])
            async with visitor.at(id) as chair:
                await chair.until("view")
                await play_to_the_end(chair, random.Random(5))
                assert chair.scores is not None

    asyncio.run(scenario())


def test_a_seat_is_handed_over_and_taken_back(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)

            await bob.send({"t": "bot", "on": True})
            await bob.until("table")
            assert bob.table["seats"][1]["bot"] == bots.STAND_IN
            assert bob.options == []
            await bob.act("done")
            while (message := await bob.next())["t"] != "err":
                pass
            assert message["code"] == "not_offered"
            while 1 in anna.view["waiting"]:
                await anna.next()
            assert anna.table["seats"][1]["bot"] == bots.STAND_IN

            await bob.send({"t": "bot", "on": False})
            while bob.table["seats"][1]["bot"] is not None:
                await bob.next()
            await anna.act("done")
            while 1 not in bob.view["waiting"]:
                if anna.options:
                    await anna.act(anna.options[0]["text"])
                    await anna.until("patch")
                await bob.next()
            await asyncio.sleep(0.1)
            assert bob.options, "it is the person's turn again"

    asyncio.run(scenario())


def test_a_person_can_take_back_before_a_bot_answers(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, bot_pause=0.3) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(["me", "random"], {"first_player": "1"})
            async with visitor.at(id) as chair:
                await chair.until("view")
                await chair.act("done")
                while not any(option["verb"] == "pass" for option in chair.options):
                    await chair.next()
                await chair.act("pass")
                await chair.until("patch")
                assert chair.undo == 1
                await chair.take_back()
                await chair.until("view")
                assert any(option["verb"] == "pass" for option in chair.options)

    asyncio.run(scenario())


def test_a_bots_chance_follows_from_the_seed() -> None:
    assert bot_seed(1, 2, 3) == bot_seed(1, 2, 3)
    assert len({bot_seed(1, seq, seat) for seq in range(20) for seat in range(4)}) == 80


def test_a_bot_that_thinks_too_long_is_replaced() -> None:
    game = game_named("orleans")
    s = game.setup(2, 1)
    position = game.save(s)

    text = choose_in_time("orleans", position, 0, "greedy", 1, 1e-6)

    assert text == choose("orleans", position, 0, bots.FALLBACK, 1)


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(db: Path) -> None:
    async def scenario() -> None:
        pool = BotPool(1, 5.0)
        pool.open()
        game = game_named("orleans")
        position = game.save(game.setup(2, 1))
        try:
            first = await pool.choose("orleans", position, 0, "random", 1)
            for pid in children(os.getpid()):
                if "multiprocessing" in command(pid) and "spawn_main" in command(pid):
                    os.kill(pid, 9)
            await asyncio.sleep(0.2)
            second = await pool.choose("orleans", position, 0, "random", 1)
            third = await pool.choose("orleans", position, 0, "random", 1)
            assert first == second == third
        finally:
            await pool.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_bot_processes_go_when_the_server_is_killed(tmp_path: Path) -> None:
    process = Process(tmp_path, tmp_path / "games.db")
    deadline = time.monotonic() + 10
    while not (workers := children(process.popen.pid)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert workers
    time.sleep(1.0)

    process.kill()

    while [pid for pid in workers if alive(pid)] and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [pid for pid in workers if alive(pid)] == []


def children(parent: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text("utf-8").rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(path.parent.name))
    return found


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8")
    except OSError:
        return ""


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False

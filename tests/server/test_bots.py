"""Bots at live tables: they play when it is their turn, stand in, and never hold anything up."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import structlog

import igroteka
from igroteka.bots.registry import BOTS, THINKING
from igroteka.games import all_game_names, game_named
from igroteka.server import bots, room
from igroteka.server.bots import BotPool, Choice, bot_seed, choose, choose_in_time
from igroteka.server.grace import Grace
from igroteka.server.messages import Err, Patch, Ping, Pong, Stand, TableChanged, View
from igroteka.server.turns import Turns
from igroteka.server.visitor import Chair, Visitor
from tests.server.house import (
    GAME,
    PATIENCE,
    Process,
    everybody_in,
    first_option,
    house,
    lay_all,
    play_to_the_end,
    seated,
)
from tests.server.processes import alive, children, command
from tests.server.secretive import SECRETIVE, Secretive
from tests.table.playing import seats_for

LONG = 30.0  # seconds of grace, far longer than a test lasts


def test_bots_alone_play_to_the_end_while_nobody_looks(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["random", "random"])
            async with asyncio.timeout(PATIENCE):
                while (await visitor.get("/api/tables")).data["mine"][0]["status"] != "finished":
                    await asyncio.sleep(0.1)
            async with visitor.at(id) as chair:
                await chair.until(View)
                assert chair.scores is not None
                assert chair.seat == -1

    asyncio.run(scenario())


def test_after_a_restart_bots_go_on_by_themselves(db: Path) -> None:
    async def scenario() -> None:
        visitor = Visitor("")
        async with house(db, bot_pause=0.3) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["greedy", "greedy", "greedy", "greedy"])
            async with asyncio.timeout(PATIENCE):
                while (
                    "igroteka_decisions_total" not in (await visitor.get("/metrics")).body.decode()
                ):
                    await asyncio.sleep(0.05)
            (mine,) = (await visitor.get("/api/tables")).data["mine"]
            assert mine["status"] == "running"
        async with house(db) as address:
            visitor = Visitor(address, visitor.cookie)
            async with asyncio.timeout(PATIENCE):
                while (await visitor.get("/api/tables")).data["mine"][0]["status"] != "finished":
                    await asyncio.sleep(0.05)
            assert (await visitor.get(f"/api/tables/{id}/history")).data["length"] > 12

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_person_plays_with_bots_from_other_processes(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, bot_workers=1) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "greedy"])
            async with visitor.at(id) as chair:
                await chair.until(View)
                await play_to_the_end(chair, random.Random(5))
                assert chair.scores is not None

    asyncio.run(scenario())


def bot_at(chair: Chair, seat: int) -> str | None:
    """The bot that plays a seat, as a chair was told last."""
    return chair.table.seats[seat].bot


def test_a_seat_is_handed_over_and_taken_back(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)

            wish = first_option(bob)

            await bob.send({"t": "bot", "on": True})
            await bob.until(TableChanged)
            assert bot_at(bob, 1) == bots.STAND_IN
            assert bob.options == []
            answer = await bob.answer(await bob.act(wish))
            assert isinstance(answer, Err)
            assert answer.code == "not_offered"
            while 1 in anna.frame.waiting:
                await anna.next()
            assert bot_at(anna, 1) == bots.STAND_IN

            await bob.send({"t": "bot", "on": False})
            while bot_at(bob, 1) is not None:
                await bob.next()
            await lay_all([anna])
            while 1 not in bob.frame.waiting:
                if anna.options:
                    await anna.act(first_option(anna))
                    await anna.until(Patch)
                await bob.next()
            await asyncio.sleep(0.1)
            assert bob.options, "it is the person's turn again"

    asyncio.run(scenario())


def test_a_person_can_take_back_before_a_bot_answers(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, bot_pause=0.3) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"])
            async with visitor.at(id) as chair:
                await chair.until(View)
                await lay_all([chair])
                while not any(option.verb == "pass" for option in chair.options):
                    await chair.next()
                await chair.act("pass")
                await chair.until(Patch)
                assert chair.undo == 1
                await chair.take_back()
                await chair.until(View)
                assert any(option.verb == "pass" for option in chair.options)

    asyncio.run(scenario())


def in_company() -> list[Secretive]:
    """Every way to play with secrets, with three at the table."""
    return [way._replace(seats=seats_for(way.game, 3)) for way in SECRETIVE]


def alone() -> list[Secretive]:
    """Every game that one can play alone."""
    names = [name for name in all_game_names() if game_named(name).meta.min_seats == 1]
    return [Secretive(name, {}, set(), set(), seats=1) for name in names]


def test_a_bots_chance_follows_from_the_seed() -> None:
    assert bot_seed(1, 2, 3) == bot_seed(1, 2, 3)
    assert len({bot_seed(1, seq, seat) for seq in range(20) for seat in range(4)}) == 80


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in ("strong", "expert")])
@pytest.mark.parametrize("way", [*in_company(), *alone()], ids=str)
def test_nothing_a_seat_cannot_know_leaves_for_the_process_of_its_bot(
    monkeypatch: pytest.MonkeyPatch, way: Secretive, bot: str
) -> None:
    """Deal everything anew that the seat cannot know: what leaves and what is chosen stay."""
    sent: list[str] = []

    def witnessed(id: str, position: dict[str, object], seat: int, bot: str, seed: int) -> Choice:
        sent.append(json.dumps(position))
        return choose(id, position, seat, bot, seed)

    monkeypatch.setattr(bots, "choose", witnessed)

    async def scenario() -> None:
        pool, chance = BotPool(0, 5.0), random.Random(way.game)
        game = game_named(way.game)
        s = game.setup(way.seats, 1_000_003, way.variant)
        for seed in range(60):
            if not game.waiting(s):
                s = game.setup(way.seats, 1_000_003 + seed, way.variant)
            seat = chance.choice(game.waiting(s))
            made_up = game.redeal(s, seat, chance.getrandbits(60))
            choice = await pool.choose(game, s, seat, bot, seed)
            assert choice == await pool.choose(game, made_up, seat, bot, seed)
            assert sent[-1] == sent[-2]
            assert f"{s.dice >> 32:x}" not in sent[-1]
            game.play(s, seat, game.parse(choice.text))
        assert len(sent) == 120

    asyncio.run(scenario())


def test_a_bot_that_thinks_too_long_is_stopped() -> None:
    game = game_named(GAME)
    position = game.save(game.setup(2, 1))

    with pytest.raises(TimeoutError):
        choose_in_time(GAME, position, 0, "greedy", 1, 1e-6)


def fails(*_: object) -> Choice:
    raise ZeroDivisionError


def stalls(*_: object) -> Choice:
    raise TimeoutError


def cheats(*_: object) -> Choice:
    return Choice("pass", [])


def babbles(*_: object) -> Choice:
    return Choice("I resign", [])


@pytest.mark.parametrize("mistake", [fails, stalls, cheats, babbles])
def test_a_bot_that_fails_loses_its_choice_to_the_casual_one(
    monkeypatch: pytest.MonkeyPatch, mistake: Callable[..., Choice]
) -> None:
    game = game_named(GAME)
    s = game.setup(2, 1)
    whole = bots.choose

    def some(id: str, position: dict[str, object], seat: int, bot: str, seed: int) -> Choice:
        return (whole if bot == "casual" else mistake)(id, position, seat, bot, seed)

    monkeypatch.setattr(bots, "choose", some)

    with structlog.testing.capture_logs() as logs:
        choice = asyncio.run(BotPool(0, 5.0).choose(game, s, 0, "expert", 1))

    assert choice == whole(GAME, game.save(game.redeal(s, 0, 1)), 0, "casual", 1)
    assert [(line["event"], line["bot"]) for line in logs] == [("bot_failed", "expert")]


def test_a_bot_whose_process_dies_every_time_loses_its_choice_to_the_casual_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_named(GAME)
    s = game.setup(2, 1)
    whole = bots.choose

    def some(id: str, position: dict[str, object], seat: int, bot: str, seed: int) -> Choice:
        if bot != "casual":
            raise BrokenProcessPool
        return whole(id, position, seat, bot, seed)

    monkeypatch.setattr(bots, "choose", some)

    with structlog.testing.capture_logs() as logs:
        choice = asyncio.run(BotPool(0, 5.0).choose(game, s, 0, "expert", 1))

    assert choice == whole(GAME, game.save(game.redeal(s, 0, 1)), 0, "casual", 1)
    lost = ("bot_process_lost", "expert")
    found = [(line["event"], line["bot"]) for line in logs]
    assert found == [lost, lost, lost, ("bot_failed", "expert")]


def kernel_in(pool: BotPool) -> Callable[[], Awaitable[str]]:
    """Asks a process of bots which file its kernel comes from."""

    async def ask() -> str:
        spec = await pool._in_process(find_spec, "igroteka.kernel.engine")
        assert spec is not None
        return str(spec.origin)

    return ask


@pytest.mark.slow
@pytest.mark.parametrize("fits", [True, False])
def test_bots_move_to_an_engine_that_appears_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fits: bool
) -> None:
    engine = tmp_path / "engine"
    monkeypatch.setenv(igroteka.ENGINE, str(engine))
    package = Path(bots.__file__).parent.parent
    source = str(package / "kernel" / "engine.py")
    half = tmp_path / "half"
    for layer in ("kernel", "games", "bots"):
        shutil.copytree(package / layer, half / "igroteka" / layer)
    if not fits:
        (half / "igroteka" / "kernel" / "engine.py").write_text("raise ImportError")

    async def scenario() -> None:
        pool = BotPool(1, 30.0)
        pool.open()
        where = kernel_in(pool)
        game = game_named(GAME)
        s = game.setup(2, 1)
        try:
            before = await pool.choose(game, s, 0, "casual", 1)
            assert await where() == source
            half.rename(engine)
            assert await where() == source, "the old process answers until the new one is ready"
            assert pool._change is not None
            await pool._change
            taken = str(engine / "igroteka" / "kernel" / "engine.py")
            assert await where() == (taken if fits else source)
            assert await pool.choose(game, s, 0, "casual", 1) == before
            assert pool._change is None, "nothing is tried again"
        finally:
            await pool.close()

    with structlog.testing.capture_logs() as logs:
        asyncio.run(scenario())

    assert [line["event"] for line in logs] == ["engine_compiled" if fits else "engine_refused"]


def test_a_plan_is_followed_without_thinking_again(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[int] = []
    planned: list[int] = []
    whole = bots.choose

    def counted(id: str, position: dict[str, object], seat: int, bot: str, seed: int) -> Choice:
        choice = whole(id, position, seat, bot, seed)
        thoughts.append(seat)
        planned.append(len(choice.kept))
        return choice

    monkeypatch.setattr(bots, "choose", counted)
    monkeypatch.setitem(THINKING, "strong", 0.02)

    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["strong", "strong"])
            async with asyncio.timeout(PATIENCE):
                while (await visitor.get("/api/tables")).data["mine"][0]["status"] != "finished":
                    await asyncio.sleep(0.05)
            length = (await visitor.get(f"/api/tables/{id}/history")).data["length"]
            assert sum(planned) > 0
            assert len(thoughts) < length

    asyncio.run(scenario())


def test_a_table_goes_on_after_a_failure_nobody_expected(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = iter([True, False, True])
    whole = BotPool.choose

    async def broken(self: BotPool, *job: Any) -> Choice:
        if next(failures, False):
            raise ValueError("a mistake")
        return await whole(self, *job)

    monkeypatch.setattr(BotPool, "choose", broken)
    monkeypatch.setattr(room, "RESTART_SECONDS", 0.01)

    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            await visitor.new_table(GAME, ["random", "random"])
            async with asyncio.timeout(PATIENCE):
                while (await visitor.get("/api/tables")).data["mine"][0]["status"] != "finished":
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_turns_go_round_among_guests_and_people_come_first() -> None:
    async def scenario() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def one(guest: str, table: int, with_people: bool) -> None:
            async with turns.turn(guest, with_people):
                order.append(f"{guest}{table}")
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group, turns.turn("", True):
            for table in range(3):
                group.create_task(one("bots", table, False))
            for table in range(3):
                group.create_task(one("many", table, True))
            group.create_task(one("one", 0, True))
            given_up = group.create_task(one("gone", 0, True))
            await asyncio.sleep(0)
            given_up.cancel()
        async with asyncio.timeout(PATIENCE), turns.turn("again", True):
            return order

    assert asyncio.run(scenario()) == ["many0", "one0", "many1", "many2", "bots0", "bots1", "bots2"]


def test_a_turn_given_to_somebody_who_gives_up_is_passed_on() -> None:
    async def scenario() -> None:
        turns = Turns(1)

        async def one() -> None:
            async with turns.turn("somebody", True):
                pass

        async with turns.turn("first", True):
            waits = asyncio.create_task(one())
            await asyncio.sleep(0)
        waits.cancel()  # it has been given the turn, and does not know yet
        await asyncio.gather(waits, return_exceptions=True)
        async with asyncio.timeout(PATIENCE), turns.turn("next", True):
            pass

    asyncio.run(scenario())


class Sleeper:
    """Stands for a game whose bots take long: the time is in its position."""

    class meta:  # noqa: N801  # as the game has it
        id = "sleeper"

    def redeal(self, s: float, seat: int, seed: int) -> float:
        return s

    def save(self, s: float) -> dict[str, object]:
        return {"seconds": s}

    def parse(self, text: str) -> str:
        return text

    def why_not(self, s: float, seat: int, action: str) -> None:
        return None


def sleep_in_time(
    game: str, position: dict[str, Any], seat: int, bot: str, seed: int, seconds: float
) -> Choice:
    """Stands for `choose_in_time`; runs in a process of the pool."""
    time.sleep(position["seconds"] if bot == "sleepy" else 0.0)
    return Choice(bot, [])


@pytest.mark.slow
def test_patience_counts_from_the_start_of_thinking_and_nothing_stops_for_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bots that together take longer than one is given all choose; one that hangs is replaced."""
    monkeypatch.setattr(bots, "choose_in_time", sleep_in_time)
    monkeypatch.setattr(bots, "GRACE_SECONDS", 10.0)
    monkeypatch.setattr(bots, "NICENESS", 0)  # on a busy machine it would never think
    game: Any = Sleeper()

    async def scenario() -> None:
        pool = BotPool(1, 0.5)
        pool.open()

        async def one(seconds: Any) -> str:
            async with pool.turns.turn("guest", True):
                return (await pool.choose(game, seconds, 0, "sleepy", 1)).text

        try:
            assert await one(0.0) == "sleepy"
            all_at_once = [0.3] * 12
            assert await asyncio.gather(*map(one, all_at_once)) == ["sleepy"] * 12
            one_hangs = [60.0, 0.0, 0.0]
            expected = [bots.FALLBACK, "sleepy", "sleepy"]
            assert await asyncio.gather(*map(one, one_hangs)) == expected
        finally:
            await pool.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = BotPool(1, 5.0)
        pool.open()
        game = game_named(GAME)
        s = game.setup(2, 1)
        try:
            first = await pool.choose(game, s, 0, "random", 1)
            for pid in children(os.getpid()):
                if "multiprocessing" in command(pid) and "spawn_main" in command(pid):
                    os.kill(pid, 9)
            monkeypatch.setattr(bots, "choose", None)  # a process chooses again, not this one
            second = await pool.choose(game, s, 0, "random", 1)
            third = await pool.choose(game, s, 0, "random", 1)
            assert first == second == third
        finally:
            await pool.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_bot_processes_go_when_the_server_is_killed(tmp_path: Path) -> None:
    process = Process(tmp_path, tmp_path / "games.db")
    deadline = time.monotonic() + PATIENCE
    while not (workers := children(process.popen.pid)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert workers

    process.kill()

    while [pid for pid in workers if alive(pid)] and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [pid for pid in workers if alive(pid)] == []


def test_bots_wait_as_long_as_a_choice_can_be_taken_back(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"])
            async with visitor.at(id) as chair:
                await chair.until(View)
                chosen = await hand_the_turn_on(chair)
                for _ in range(10):  # a bot that does not wait would answer meanwhile
                    await chair.send(Ping(id=chair.next_id()))
                    await chair.until(Pong)
                    await asyncio.sleep(0.01)
                await chair.answer(await chair.take_back())
                assert chosen in [option.text for option in chair.options]
                await chair.answer(await chair.act(chosen, LONG))
                passed = chair.seq
                await chair.send(Stand(id=chair.next_id()))
                await chair.until(Patch)
                assert chair.seq > passed, "the bot goes on as soon as it may"

    asyncio.run(scenario())


async def hand_the_turn_on(chair: Chair) -> str:
    """Choose until a bot has to choose and the last choice can be taken back; returns it."""
    while True:
        while not chair.options:
            await chair.next()
        chosen = next(option.text for option in chair.options if not option.retracts)
        await chair.answer(await chair.act(chosen, LONG))
        if chair.undo and chair.seat not in chair.frame.waiting:
            return chosen
        await chair.send(Stand(id=chair.next_id()))


def test_a_grace_ends_with_its_time() -> None:
    now = [10.0]
    grace = Grace(lambda: now[0])
    assert grace.left() <= 0
    grace.begin(1, 3.0)
    now[0] += 2.0
    assert grace.left() == 1.0
    grace.end(0)
    assert grace.left() == 1.0, "it is for another seat"
    grace.begin(1, 0.0)
    assert grace.left() <= 0


def test_nobody_waits_for_a_choice_that_stands() -> None:
    async def scenario() -> None:
        grace = Grace()
        grace.begin(0, LONG)
        await asyncio.wait_for(grace.over(lambda seat: []), 1)
        waiting = asyncio.create_task(grace.over(lambda seat: [seat]))
        await asyncio.sleep(0)
        assert not waiting.done()
        grace.end(0)
        await asyncio.wait_for(waiting, 1)

    asyncio.run(scenario())

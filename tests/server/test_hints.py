"""Hints: what a strong bot would do, at tables that agree on it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots.registry import THINKING
from igroteka.games import game_named
from igroteka.server import bots
from igroteka.server.bots import BotPool, Told
from igroteka.server.messages import Advised, Err, Hint, View
from igroteka.server.visitor import Chair, Visitor
from tests.server.house import (
    GAME,
    everybody_in,
    first_option,
    house,
    play_to_the_end,
    seated,
    settled,
)


@pytest.fixture(autouse=True)
def thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(THINKING, bots.ADVISER, 0.02)


def test_a_hint_names_options_the_best_first(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"])
            async with visitor.at(id) as chair:
                await chair.until(View)
                answer = await chair.hint()
                assert isinstance(answer, Advised)
                offered = {option.text for option in chair.options}
                firsts = [one.actions[0].text for one in answer.advice]
                assert firsts
                assert set(firsts) <= offered
                assert len(set(firsts)) == len(firsts)
                assert (answer.advice[0].worth, answer.advice[0].parts) == (0.0, {})
                assert all(one.worth <= 0 for one in answer.advice)
                for one in answer.advice:
                    assert sum(one.parts.values()) == pytest.approx(one.worth, abs=0.3)
                    for action in one.actions:
                        assert action.path
                        assert action.verb

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_hint_comes_from_another_process(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, bot_workers=1) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"])
            async with visitor.at(id) as chair:
                await chair.until(View)
                assert isinstance(await chair.hint(), Advised)

    asyncio.run(scenario())


def code_of(answer: object) -> str:
    """The code of an error."""
    assert isinstance(answer, Err), answer
    return answer.code


@pytest.mark.parametrize("agreed", [None, False, True])
def test_among_people_there_are_hints_only_if_the_table_agrees(
    db: Path, agreed: bool | None
) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, hints=agreed)
            anna, boris = await everybody_in(stack, id, people)
            assert anna.table is not None
            assert anna.table.hints == bool(agreed)
            for one in (anna, boris):
                answer = await one.hint()
                if agreed:
                    assert isinstance(answer, Advised)
                else:
                    assert code_of(answer) == "no_hints"
            (listed,) = (await people[1].get("/api/tables")).data["mine"]
            assert listed["hints"] == bool(agreed)

    asyncio.run(scenario())


def test_a_table_of_bots_can_go_without_hints_and_its_rematch_does(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"], hints=False)
            async with visitor.at(id) as chair:
                await chair.until(View)
                assert code_of(await chair.hint()) == "no_hints"
                await play_to_the_end(chair, random.Random(1))
            again = (await visitor.post(f"/api/tables/{id}/rematch", {})).data["table"]
            async with visitor.at(again) as chair:
                await chair.until(View)
                assert code_of(await chair.hint()) == "no_hints"

    asyncio.run(scenario())


def test_a_guest_has_one_question_at_a_time_at_whatever_table(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think = threading.Event()

    def slow(*_: object) -> list[Told]:
        think.wait(10)
        return []

    monkeypatch.setattr(bots, "advise", slow)

    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            anna, boris = Visitor(address), Visitor(address)
            chairs: list[Chair] = []
            for visitor in (anna, anna, boris):
                id, _ = await visitor.new_table(GAME, ["me", "random"])
                chairs += await everybody_in(stack, id, [visitor])
            first = chairs[0].next_id()
            await chairs[0].send(Hint(id=first, seq=chairs[0].seq))
            await settled(chairs[0])
            assert code_of(await chairs[1].hint()) == "hint_under_way"
            # Somebody else waits for a turn, and the table goes on meanwhile.
            second = chairs[2].next_id()
            await chairs[2].send(Hint(id=second, seq=chairs[2].seq))
            await settled(chairs[2])
            think.set()
            assert isinstance(await chairs[0].answer(first), Advised)
            assert isinstance(await chairs[2].answer(second), Advised)
            assert isinstance(await chairs[1].hint(), Advised)

    try:
        asyncio.run(scenario())
    finally:
        think.set()


def test_who_asks_too_often_is_told_so(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, hints_per_second=0.001, hint_burst=1) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"])
            async with visitor.at(id) as chair:
                await chair.until(View)
                assert isinstance(await chair.hint(), Advised)
                assert code_of(await chair.hint()) == "too_fast"

    asyncio.run(scenario())


def test_spectators_and_old_questions_get_no_hint(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor, other = Visitor(address), Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"])
            async with visitor.at(id) as chair, other.at(id) as watcher:
                await chair.until(View)
                await watcher.until(View)
                assert code_of(await watcher.hint()) == "not_seated"
                asked = chair.next_id()
                await chair.send(Hint(id=asked, seq=chair.seq + 1))
                assert code_of(await chair.answer(asked)) == "stale"

    asyncio.run(scenario())


def test_without_an_adviser_the_game_goes_on(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> list[Told]:
        raise ZeroDivisionError

    monkeypatch.setattr(bots, "advise", broken)

    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "random"])
            async with visitor.at(id) as chair:
                await chair.until(View)
                assert code_of(await chair.hint()) == "no_advice"
                assert code_of(await chair.hint()) == "no_advice"
                await chair.act(first_option(chair))
                assert not isinstance(await chair.next(), Err)

    asyncio.run(scenario())


def test_nothing_a_seat_cannot_know_leaves_for_its_adviser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[str] = []

    def witnessed(id: str, position: dict[str, Any], seat: int, seed: int) -> list[Told]:
        sent.append(json.dumps(position))
        return []

    monkeypatch.setattr(bots, "advise", witnessed)
    game = game_named(GAME)
    s = game.setup(3, 5)
    game.play(s, 1, game.options(s, 1)[0])
    other = game.redeal(s, 0, 99)
    assert game.save(s) != game.save(other)

    asyncio.run(BotPool(0, 5.0).advise(game, s, 0, 4))
    asyncio.run(BotPool(0, 5.0).advise(game, other, 0, 4))

    assert sent[0] == sent[1]

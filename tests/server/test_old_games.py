"""Games begun under older rules go on from their last kept position."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from igroteka.games import game_named
from igroteka.server.messages import Patch, View
from igroteka.server.visitor import Visitor
from tests.server.house import (
    GAME,
    can_choose,
    everybody_in,
    first_option,
    game_of_several_rounds,
    house,
    seated,
    settled,
    some_choice,
)
from tests.server.test_refusals import how_it_ends


def edit(db: Path, sql: str) -> None:
    connection = sqlite3.connect(db)
    connection.execute(sql)
    connection.commit()
    connection.close()


async def play_some(db: Path, game: str = GAME) -> tuple[str, list[Visitor], int, object]:
    """Two people play for a while, into the second round if there is one.

    Returns their table, and what the first has seen.
    """
    chance = random.Random(6)
    async with house(db) as address, AsyncExitStack() as stack:
        id, people = await seated(address, 2, game=game)
        chairs = await everybody_in(stack, id, people)
        last = chairs[0].frame.rounds == 1
        while chairs[0].frame.round < 2 - last or chairs[0].seq < 20 - 15 * last:
            chair = next(chair for chair in chairs if can_choose(chair))
            await chair.act(some_choice(chair, chance))
            for other in [chair, *chairs]:
                await settled(other)
        return id, people, chairs[0].seq, chairs[0].view


def lines_kept(db: Path) -> int:
    """How many lines of the log the database has."""
    with closing(sqlite3.connect(db)) as connection:
        (number,) = connection.execute("SELECT count(*) FROM decision").fetchone()
    return int(number)


@pytest.mark.parametrize("game", [GAME, game_of_several_rounds()])
def test_a_game_goes_on_although_its_log_leads_elsewhere_now(db: Path, game: str) -> None:
    async def scenario() -> None:
        id, people, _, view = await play_some(db, game)
        edit(db, "UPDATE game SET rules_version = 0")
        edit(db, "UPDATE decision SET choice = 'pass' WHERE seq = 1")
        async with house(db) as address, AsyncExitStack() as stack:
            people = [Visitor(address, visitor.cookie) for visitor in people]
            anna, bob = await everybody_in(stack, id, people)
            assert (anna.seq, anna.view, anna.undo) == (0, view, 0), "the history begins here"
            chair = anna if can_choose(anna) else bob
            await chair.act(some_choice(chair, random.Random(1)))
            await chair.until(Patch)
            assert chair.seq == 1
            past = await people[0].get(f"/api/tables/{id}/at/0")
            assert past.data["view"] == view, "nothing before the kept position can be shown"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "broken",
    [
        "DELETE FROM snapshot",
        """UPDATE snapshot SET position = '{"game": "caravan", "format": 1}'""",
    ],
)
def test_a_log_under_older_rules_without_a_position_is_refused_aloud(db: Path, broken: str) -> None:
    async def scenario() -> None:
        id, people, seq, _ = await play_some(db)
        edit(db, "UPDATE game SET rules_version = 0")
        edit(db, broken)
        async with house(db) as address:
            visitor = Visitor(address, people[0].cookie)
            async with visitor.at(id) as chair:
                assert await how_it_ends(chair) == ([], 4410)
            for path in ("history", "at/0", "export"):
                answer = await visitor.get(f"/api/tables/{id}/{path}")
                assert (answer.status, answer.data["err"]) == (409, "old_rules")
            (mine,) = (await visitor.get("/api/tables")).data["mine"]
            assert (mine["table"], mine["status"]) == (id, "running")
        edit(db, f"UPDATE game SET rules_version = {game_named(GAME).meta.rules_version}")
        async with house(db) as address, Visitor(address, people[0].cookie).at(id) as chair:
            await chair.until(View)
            assert chair.seq == seq

    asyncio.run(scenario())


def test_a_table_nobody_has_played_at_goes_on_under_other_rules(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, people = await seated(address, 2)
            async with people[0].at(id) as chair:
                await chair.until(View)
                seen = chair.view
        edit(db, "UPDATE game SET rules_version = 0")
        async with house(db) as address, Visitor(address, people[0].cookie).at(id) as chair:
            await chair.until(View)
            assert (chair.seq, chair.view) == (0, seen)
            await chair.act(first_option(chair))
            await chair.until(Patch)

    asyncio.run(scenario())


def test_a_store_that_does_not_answer_turns_nobody_away_for_good(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, people = await seated(address, 2)
        async with house(db) as address:
            visitor = Visitor(address, people[0].cookie)
            edit(db, "ALTER TABLE decision RENAME TO lost")
            async with visitor.at(id) as chair:
                assert await how_it_ends(chair) == ([], 1013)
            edit(db, "ALTER TABLE lost RENAME TO decision")
            async with visitor.at(id) as chair:
                await chair.until(View)

    asyncio.run(scenario())


def test_a_log_that_cannot_be_read_is_kept_and_said_so(db: Path) -> None:
    async def scenario() -> None:
        id, people, _, _ = await play_some(db)
        lines = lines_kept(db)
        edit(db, "UPDATE decision SET choice = 'fly' WHERE seq = 1")
        async with house(db) as address:
            visitor = Visitor(address, people[0].cookie)
            async with visitor.at(id) as chair:
                assert await how_it_ends(chair) == ([], 4409)
            answer = await visitor.get(f"/api/tables/{id}/history")
            assert (answer.status, answer.data["err"]) == (503, "unreadable_table")
            (mine,) = (await visitor.get("/api/tables")).data["mine"]
            assert mine["table"] == id
        edit(db, "UPDATE decision SET choice = 'lay merchant' WHERE seq = 1")
        assert lines_kept(db) == lines

    asyncio.run(scenario())

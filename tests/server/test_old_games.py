"""Games begun under older rules go on from their last kept position."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

from igroteka.server.visitor import Visitor
from tests.server.house import everybody_in, house, seated, settled, some_choice
from tests.server.test_refusals import how_it_ends


def edit(db: Path, sql: str) -> None:
    connection = sqlite3.connect(db)
    connection.execute(sql)
    connection.commit()
    connection.close()


async def play_some(db: Path) -> tuple[str, list[Visitor], int, object]:
    """Two people play into the second round; their table, and what the first has seen."""
    chance = random.Random(6)
    async with house(db) as address, AsyncExitStack() as stack:
        id, people = await seated(address, 2)
        chairs = await everybody_in(stack, id, people)
        while chairs[0].view["round"] < 2 or chairs[0].seq < 20:
            chair = next(chair for chair in chairs if chair.options)
            await chair.act(some_choice(chair, chance))
            for other in [chair, *chairs]:
                await settled(other)
        return id, people, chairs[0].seq, chairs[0].view


def test_a_game_goes_on_although_its_log_leads_elsewhere_now(db: Path) -> None:
    async def scenario() -> None:
        id, people, seq, view = await play_some(db)
        edit(db, "UPDATE game SET rules_version = 0")
        edit(db, "UPDATE decision SET choice = 'pass' WHERE seq = 1")
        async with house(db) as address, AsyncExitStack() as stack:
            people = [Visitor(address, visitor.cookie) for visitor in people]
            anna, bob = await everybody_in(stack, id, people)
            assert (anna.seq, anna.view, anna.undo) == (seq, view, 0)
            chair = anna if anna.options else bob
            await chair.act(some_choice(chair, random.Random(1)))
            await chair.until("patch")
            assert chair.seq == seq + 1
            past = await people[0].get(f"/api/tables/{id}/at/0")
            assert past.data["view"] == view, "nothing before the kept position can be shown"

    asyncio.run(scenario())


def test_a_log_that_cannot_be_read_is_kept_and_said_so(db: Path) -> None:
    async def scenario() -> None:
        id, people, seq, _ = await play_some(db)
        edit(db, "UPDATE decision SET choice = 'fly' WHERE seq = 1")
        async with house(db) as address:
            visitor = Visitor(address, people[0].cookie)
            async with visitor.at(id) as chair:
                assert await how_it_ends(chair) == ([], 4409)
            answer = await visitor.get(f"/api/tables/{id}/history")
            assert (answer.status, answer.data["err"]) == (503, "unreadable_table")
            (mine,) = (await visitor.get("/api/tables")).data["mine"]
            assert mine["table"] == id
        edit(db, "UPDATE decision SET choice = 'done' WHERE seq = 1")
        connection = sqlite3.connect(db)
        assert connection.execute("SELECT count(*) FROM decision").fetchone() == (seq,)
        connection.close()

    asyncio.run(scenario())

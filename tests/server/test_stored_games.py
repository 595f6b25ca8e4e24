"""Games an older version kept are listed, opened and played on."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from igroteka.games import game_named
from igroteka.kernel.save import FORMAT
from igroteka.server.messages import Err
from igroteka.server.visitor import Chair, Visitor
from tests.server.house import everybody_in, house, settled, some_choice
from tests.server.test_refusals import how_it_ends
from tests.store import pg
from tests.store.old import make_old, old_rows

FINISHED, RUNNING, SOLO = "93ffff48b6d7f54c", "e6fbc6b1d0023c0e", "c0c28679dafbb579"
PUBLIC = "6ea4a264d81fdbbe"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def old_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of version 1 of each kind."""
    sqlite = request.param == "sqlite"
    db = str(tmp_path / "games.db") if sqlite else pg.fresh(request.getfixturevalue("pg_url"))
    asyncio.run(make_old(db))
    return db


def goes_on(id: str) -> bool:
    """Whether a stored game can go on: its rules are still the same, or its position is read."""
    (game,) = [row for row in old_rows()["game"] if row[0] == id]
    (kept,) = [row for row in old_rows()["snapshot"] if row[0] == id]
    same_rules = game_named(str(game[1])).meta.rules_version == game[4]
    return same_rules or json.loads(str(kept[3]))["format"] in (1, FORMAT)


async def play_on(chairs: list[Chair], choices: int) -> None:
    """Whoever can choose does, until so many choices have been made."""
    chance = random.Random(choices)
    while choices:
        able = [chair for chair in chairs if chair.options]
        if able:
            choices -= 1
            answer = await able[0].answer(await able[0].act(some_choice(able[0], chance)))
            assert not isinstance(answer, Err), answer
        for chair in chairs:
            await settled(chair)


def test_games_of_a_database_of_version_1_are_listed_and_played_on(old_db: str) -> None:
    async def scenario() -> None:
        async with house(old_db) as address, AsyncExitStack() as stack:
            anna, bob, clara = (Visitor(address, cookie) for cookie in ("anna", "bob", "clara"))
            lists = (await anna.get("/api/tables")).data
            assert [(row["table"], row["status"]) for row in lists["mine"]] == [
                (RUNNING, "running"),
                (FINISHED, "finished"),
            ]
            assert [row["table"] for row in lists["open"]] == [PUBLIC]

            for id, people, lines in ((RUNNING, [anna, clara], 104), (SOLO, [bob], 25)):
                if not goes_on(id):
                    async with people[0].at(id) as chair:
                        assert await how_it_ends(chair) == ([], 4410)
                    continue
                chairs = await everybody_in(stack, id, people)
                assert [chair.seat for chair in chairs] == list(range(len(people)))
                before = chairs[0].seq
                assert 0 <= before <= lines, "the history begins at the kept position"
                await play_on(chairs, 12)
                assert chairs[0].seq > before
                said = ["Good luck!", "И тебе удачи"] if id == RUNNING else []
                assert [line.text for line in chairs[0].chat] == said

            if not goes_on(FINISHED):
                return
            (over,) = await everybody_in(stack, FINISHED, [bob])
            assert over.scores is not None
            assert (over.seq, over.table.status) == (133, "finished")
            assert (await bob.get(f"/api/tables/{FINISHED}/history")).data["length"] == 133
            again = (await bob.post(f"/api/tables/{FINISHED}/rematch", {})).data["table"]
            await play_on(await everybody_in(stack, again, [anna, bob]), 3)

    asyncio.run(scenario())

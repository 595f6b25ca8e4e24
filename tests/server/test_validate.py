"""Stored games are replayed under the present rules before an upgrade, and nothing is changed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from igroteka.games import game_named
from igroteka.server.messages import Patch
from igroteka.server.validate import CHANGED, OLDER, SAME, Finding, findings
from igroteka.server.visitor import Visitor
from igroteka.store.store import StoreError
from tests.cli.commands import igroteka
from tests.server.house import GAME, PATIENCE, everybody_in, first_option, house, seated
from tests.store import pg
from tests.store.old import make_old, old_rows, rows_now


def found_in(db: str) -> dict[str, Finding]:
    found: list[Finding] = []
    findings(db, found.append)
    return {one.id: one for one in found}


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_games_of_an_older_database_are_replayed_and_stay_as_they_are(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    sqlite = kind == "sqlite"
    db = str(tmp_path / "games.db") if sqlite else pg.fresh(request.getfixturevalue("pg_url"))
    asyncio.run(make_old(db))
    before = asyncio.run(rows_now(db))

    found = found_in(db)

    assert asyncio.run(rows_now(db)) == before
    assert set(found) == {str(row[0]) for row in old_rows()["game"]}
    for row in old_rows()["game"]:
        present = game_named(str(row[1])).meta.rules_version
        allowed = (SAME,) if row[4] == present else (SAME, OLDER)
        assert found[str(row[0])].kind in allowed


def test_a_game_that_would_change_is_named(tmp_path: Path) -> None:
    db = tmp_path / "games.db"

    async def scenario() -> tuple[str, str]:
        async with house(db) as address, AsyncExitStack() as stack:
            visitor = Visitor(address)
            finished, _ = await visitor.new_table(GAME, ["random", "random"])
            async with asyncio.timeout(PATIENCE):
                while (await visitor.get("/api/tables")).data["mine"][0]["status"] != "finished":
                    await asyncio.sleep(0.05)
            running, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, running, people[:1])
            await anna.act(first_option(anna))
            await anna.until(Patch)
            return finished, running

    finished, running = asyncio.run(scenario())
    assert {one.kind for one in found_in(str(db)).values()} == {SAME}
    done = igroteka("validate", str(db))
    assert done.returncode == 0
    assert "2 games stay as they are" in done.stdout

    with sqlite3.connect(db) as connection:
        sql = "UPDATE decision SET choice = 'lay the table' WHERE game_id = ?"
        connection.execute(sql, (running,))
        connection.execute("UPDATE game SET result = '[]' WHERE id = ?", (finished,))
    connection.close()
    found = found_in(str(db))
    assert {one.kind for one in found.values()} == {CHANGED}
    assert "line 1: expected an action" in found[running].text
    assert found[finished].text == "the log leads to another result"
    done = igroteka("validate", str(db), "--json")
    assert done.returncode == 1
    assert [json.loads(line)["kind"] for line in done.stdout.splitlines()] == [CHANGED] * 2


def test_what_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("hello" * 1000, "utf-8")
    for name in ("letter.txt", "missing.db"):
        with pytest.raises(StoreError, match="expected a database of Igroteka at"):
            found_in(str(tmp_path / name))
    assert not (tmp_path / "missing.db").exists()

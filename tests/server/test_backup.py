"""Copies of a database under way, as `docs/how-to/run-a-server.md` takes them, are played on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from igroteka.server.messages import Patch, View
from igroteka.server.visitor import Visitor
from tests.server.house import everybody_in, first_option, house, seated
from tests.store import pg


def copy_sqlite(db: str, copy: str) -> None:
    """`sqlite3 games.db "VACUUM INTO 'copy.db'"`."""
    connection = sqlite3.connect(db)
    connection.execute(f"VACUUM INTO '{copy}'")
    connection.close()


def copy_postgres(db: str, copy: str) -> None:
    """`pg_dump`, then `pg_restore` into another database."""
    dump = f"{os.environ.get('TMPDIR', '/tmp')}/{db.partition('?')[0].rpartition('/')[2]}.dump"
    folder = pg.installed_binaries()
    wishes = ["--clean", "--if-exists", "--no-owner"]
    try:
        subprocess.run([folder / "pg_dump", "--format=custom", f"--file={dump}", db], check=True)
        subprocess.run([folder / "pg_restore", *wishes, f"--dbname={copy}", dump], check=True)
    finally:
        Path(dump).unlink(missing_ok=True)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_a_copy_taken_while_people_play_is_played_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        db, copy, take = str(tmp_path / "games.db"), str(tmp_path / "copy.db"), copy_sqlite
    else:
        url: str = request.getfixturevalue("pg_url")
        db, copy, take = pg.fresh(url), pg.fresh(url), copy_postgres

    async def before() -> tuple[str, str, object]:
        async with house(db, secret="same") as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            await anna.act(first_option(anna))
            await anna.until(Patch)
            await asyncio.to_thread(take, db, copy)
            seen = anna.view
            await anna.act(first_option(anna))  # after the copy was taken
            await anna.until(Patch)
            return id, people[0].cookie, seen

    async def after(id: str, cookie: str, seen: object) -> None:
        async with house(copy, secret="same") as address, Visitor(address, cookie).at(id) as chair:
            await chair.until(View)
            assert (chair.seq, chair.view) == (1, seen)
            assert isinstance(await chair.answer(await chair.act(first_option(chair))), Patch)

    asyncio.run(after(*asyncio.run(before())))

"""An older database becomes a present one when it is opened, and loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from igroteka.store import schema
from igroteka.store.opening import store_at
from igroteka.store.rows import OPEN, status_of
from igroteka.store.schema import VERSION, migrations_from
from igroteka.store.store import StoreError
from tests.store.old import make_old, old_rows, rows_now
from tests.store.test_store import opened

FINISHED, RUNNING, SOLO = "93ffff48b6d7f54c", "e6fbc6b1d0023c0e", "c0c28679dafbb579"
PUBLIC, PRIVATE = "6ea4a264d81fdbbe", "031535406bc7464c"


async def open_once(db: str) -> None:
    async with opened(db):
        pass


def test_a_database_of_version_1_keeps_everything_and_is_listed(fresh_db: str) -> None:
    async def scenario() -> None:
        await make_old(fresh_db)
        async with opened(fresh_db) as store:
            by_name = {name: id for id, name, *_ in old_rows()["guest"]}
            for name, expected in (
                ("Anna", [RUNNING, FINISHED]),
                ("Bob", [SOLO, FINISHED]),
                ("Clara", [PRIVATE, PUBLIC, RUNNING]),
            ):
                listed = await store.games_of(str(by_name[name]), 10)
                assert [game.id for game, _ in listed] == expected
            ((game, seats),) = await store.open_games(10)
            assert (game.id, status_of(game, seats)) == (PUBLIC, OPEN)
            for id, waiting in ((RUNNING, [0]), (PUBLIC, [0, 1]), (FINISHED, [])):
                found = await store.game(id)
                assert found is not None
                assert [seat.seat for seat in found[1] if seat.waits] == waiting
            assert len(await store.decisions(RUNNING)) == 104
            assert [row.text for row in await store.chat(RUNNING)] == ["Good luck!", "И тебе удачи"]
            await store.say(RUNNING, 0, str(by_name["Anna"]), "Thanks", "2026-11-18T12:00:00Z")
            assert len(await store.chat(RUNNING)) == 3
        old, now = old_rows(), await rows_now(fresh_db)
        assert ("schema", str(VERSION)) in now["about"]
        assert now["chat"].pop()[4] == "Thanks"
        for table, rows in old.items():
            if table != "about":
                width = len(rows[0]) if rows else 0
                assert {row[:width] for row in now[table]} == set(rows), table

    asyncio.run(scenario())


def test_a_migrated_database_is_made_like_a_new_one(tmp_path: Path) -> None:
    def shape(db: str) -> list[object]:
        connection = sqlite3.connect(db)
        found: list[object] = []
        for kind in ("table", "index"):
            sql = "SELECT name FROM sqlite_master WHERE type = ? ORDER BY name"
            for (name,) in connection.execute(sql, (kind,)).fetchall():
                info = connection.execute(f"PRAGMA {kind}_info({name})").fetchall()
                keys = connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()
                found.append((name, info, keys))
        connection.close()
        return found

    old, new = str(tmp_path / "old.db"), str(tmp_path / "new.db")
    asyncio.run(make_old(old))
    before = shape(old)
    for db in (old, new):
        asyncio.run(open_once(db))

    assert shape(old) == shape(new) != before


def test_a_migration_that_fails_changes_nothing(
    fresh_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        await make_old(fresh_db)
        before = await rows_now(fresh_db)
        broken = (*schema.MIGRATIONS, "CREATE TABLE extra (a text); NONSENSE;")
        with monkeypatch.context() as patched:
            patched.setattr(schema, "MIGRATIONS", broken)
            patched.setattr(schema, "VERSION", len(broken))
            with pytest.raises(StoreError):
                await open_once(fresh_db)

        assert await rows_now(fresh_db) == before
        await open_once(fresh_db)
        assert await rows_now(fresh_db) != before

    asyncio.run(scenario())


def test_several_processes_may_open_an_old_database_at_once(fresh_db: str) -> None:
    async def scenario() -> None:
        await make_old(fresh_db)
        stores = [store_at(fresh_db) for _ in range(3)]
        await asyncio.gather(*[store.open() for store in stores])
        for store in stores:
            assert len(await store.open_games(10)) == 1
            await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("version", ["99", "next", "-1"])
def test_a_database_of_a_newer_version_is_refused_and_left_alone(
    fresh_db: str, version: str
) -> None:
    async def scenario() -> None:
        await open_once(fresh_db)
        async with opened(fresh_db) as store:
            await store.write([("UPDATE about SET value = $1", (version,))])
        before = await rows_now(fresh_db)

        reason = f"expected a database of version {VERSION} or older, found version {version}: "
        with pytest.raises(StoreError, match=reason):
            await open_once(fresh_db)

        assert await rows_now(fresh_db) == before

    asyncio.run(scenario())


def test_a_present_database_needs_nothing() -> None:
    assert migrations_from(str(VERSION), "serial") == []
    assert len(migrations_from(None, "serial")) > len(migrations_from("1", "serial")) > 1

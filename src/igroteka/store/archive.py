"""Reads stored games without changing the database, of this or an older version.

Only columns are read that every version has had, so that the games can be looked at before a
database is brought up to date.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec
from asyncpg.exceptions._base import PostgresError

from igroteka.store import schema
from igroteka.store.store import StoreError
from igroteka.table.log import Config, Row

GAMES: Final = (
    "SELECT id, kind, variant, seed, rules_version, result,"
    " (SELECT count(*) FROM seat WHERE seat.game_id = game.id) FROM game ORDER BY created, id"
)
# Versions that cannot go on from another game have no such table.
STARTS: Final = "SELECT game_id, position FROM start"
VERSION: Final = "SELECT value FROM about WHERE key = 'schema'"
FIRST_WITH_STARTS: Final = schema.MIGRATIONS.index(schema.STARTS) + 1
LINES: Final = "SELECT seq, seat, kind, choice FROM decision WHERE game_id = $1 ORDER BY seq"


class StoredGame(NamedTuple):
    """A game as it is stored: how it was set up, its log, and its score sheets if it is over.

    `start` is the position it began with, if it goes on from another game.
    """

    id: str
    config: Config
    rules_version: int
    rows: list[Row]
    result: list[dict[str, Any]] | None
    start: dict[str, object] | None = None


async def stored_games(db: str) -> AsyncIterator[StoredGame]:
    """All games of a database, the oldest first; raises `StoreError` if it cannot be read."""
    reader = _PgReader(db) if "://" in db else _SqliteReader(Path(db).expanduser())
    try:
        await reader.open()
        version = int((await reader.read(VERSION))[0][0])
        starts = dict(await reader.read(STARTS)) if version >= FIRST_WITH_STARTS else {}
        for found in await reader.read(GAMES):
            id, kind, variant, seed, rules, result, seats = found
            yield StoredGame(
                id,
                Config(kind, seats, msgspec.json.decode(variant), int(seed, 16)),
                rules,
                [Row(*line) for line in await reader.read(LINES, id)],
                msgspec.json.decode(result) if result else None,
                msgspec.json.decode(starts[id]) if id in starts else None,
            )
    except (sqlite3.Error, OSError, PostgresError, ValueError) as error:
        raise StoreError(f"expected a database of Igroteka at {db}, found: {error}") from error
    finally:
        await reader.close()


class _SqliteReader:
    """A SQLite file that is only read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        address = f"{self._path.absolute().as_uri()}?mode=ro"
        self._connection = sqlite3.connect(address, uri=True, check_same_thread=False)

    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        assert self._connection is not None
        named = {str(index): value for index, value in enumerate(values, start=1)}
        return await asyncio.to_thread(
            lambda connection: connection.execute(sql, named).fetchall(), self._connection
        )

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class _PgReader:
    """A PostgreSQL database that is only read."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection | None = None

    async def open(self) -> None:
        settings = {"default_transaction_read_only": "on"}
        self._connection = await asyncpg.connect(self._url, server_settings=settings)  # type: ignore[no-untyped-call]  # has no types

    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        assert self._connection is not None
        return [tuple(record) for record in await self._connection.fetch(sql, *values)]

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=1)  # type: ignore[no-untyped-call]  # has no types

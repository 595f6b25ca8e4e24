"""From a setting to a store."""

from __future__ import annotations

from pathlib import Path

from igroteka.store.postgres import PgStore
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Store


def store_at(db: str) -> Store:
    """`postgresql://…` is a PostgreSQL database, anything else a file for SQLite."""
    if db.startswith(("postgresql://", "postgres://")):
        return PgStore(db)
    return SqliteStore(Path(db).expanduser())

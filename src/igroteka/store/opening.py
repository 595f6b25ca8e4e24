"""Chooses the store for a database setting."""

from __future__ import annotations

from pathlib import Path

from igroteka.store.postgres import PgStore
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Store


def store_at(db: str) -> Store:
    """The store for `db`, not opened yet: PostgreSQL for `postgresql://…`, else a SQLite file."""
    if db.startswith(("postgresql://", "postgres://")):
        return PgStore(db)
    return SqliteStore(Path(db).expanduser())

"""Both stores behind one fixture: each test of it runs twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store import pg


@pytest.fixture(scope="session")
def pg_url() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the test run."""
    with pg.server() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty or shared database of each kind."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("pg_url")
        return url
    return str(tmp_path / "games.db")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def fresh_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of each kind in which nothing is yet."""
    if request.param == "postgres":
        return pg.fresh(request.getfixturevalue("pg_url"))
    return str(tmp_path / "games.db")

"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.store import pg


@pytest.fixture(autouse=True)
def _silence() -> Iterator[None]:
    """The server's log is not part of a test's output."""
    structlog.configure(processors=[_drop])
    yield
    structlog.reset_defaults()


def _drop(_: object, __: str, ___: structlog.typing.EventDict) -> structlog.typing.EventDict:
    raise structlog.DropEvent


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A file for a database."""
    return tmp_path / "games.db"


@pytest.fixture(scope="session")
def pg_url() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the test run."""
    with pg.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def any_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("pg_url")
        return url
    return str(tmp_path / "games.db")

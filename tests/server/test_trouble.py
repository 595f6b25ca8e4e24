"""A server in trouble: a full disk, a database that hangs."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from structlog import DropEvent
from structlog.typing import EventDict
from websockets.exceptions import ConnectionClosed

from igroteka.server import health, room
from igroteka.server.logs import Sparing
from igroteka.server.messages import Err, Patch, View
from igroteka.server.visitor import Visitor
from igroteka.store.store import Store, StoreError
from tests.server.house import PATIENCE, Process, everybody_in, first_option, house, seated
from tests.store import pg


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can be written by this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@asynccontextmanager
async def stuck(db: str) -> AsyncIterator[None]:
    """Somebody else holds the database: whoever writes has to wait."""
    if "://" in db:
        connection = await asyncpg.connect(db)  # type: ignore[no-untyped-call]  # has no types
        try:
            await connection.execute("BEGIN")
            await connection.execute("LOCK TABLE about, decision, snapshot, presence")
            yield
        finally:
            await connection.close()
    else:
        holder = sqlite3.connect(db, isolation_level=None)
        try:
            holder.execute("BEGIN IMMEDIATE")
            yield
        finally:
            holder.close()


async def health_of(visitor: Visitor) -> tuple[int, float]:
    """The status of the server's health, and how long the answer took."""
    started = time.monotonic()
    answer = await visitor.get("/healthz")
    assert answer.data["ok"] is (answer.status == 200)
    return answer.status, time.monotonic() - started


def test_a_full_disk_is_said_and_survived(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HOLDS_SECONDS", 0.0)

    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            assert (await health_of(people[0]))[0] == 200

            with full_disk():
                assert (await health_of(people[0]))[0] == 503
                await anna.act(first_option(anna))
                assert (await anna.until(Err)).code == "unavailable"
                assert (await people[1].get(f"/api/tables/{id}/history")).status == 200

            assert (await health_of(people[0]))[0] == 200
            await anna.act(first_option(anna))
            assert (await anna.until(Patch)).seq == 1
            await bob.act(first_option(bob))
            while bob.seq < 1:
                await bob.until(Patch)

    asyncio.run(scenario())


def test_health_is_told_in_time_when_the_database_hangs(any_db: str) -> None:
    async def scenario() -> None:
        async with house(any_db) as address, stuck(any_db):
            visitors = [Visitor(address) for _ in range(5)]
            answers = await asyncio.gather(*[health_of(visitor) for visitor in visitors])
            for status, seconds in answers:
                assert status == 503
                assert seconds < 2.0

    asyncio.run(scenario())


def test_a_choice_whose_answer_was_lost_after_the_commit_counts(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = iter([False, True])
    append = Store.append

    async def append_and_lose(self: Store, *line: Any) -> bool:
        written = await append(self, *line)
        if next(lost, False):
            raise StoreError("the connection was lost")
        return written

    monkeypatch.setattr(Store, "append", append_and_lose)

    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            for chair in (anna, bob):
                answer = await chair.answer(await chair.act(first_option(chair)))
                assert isinstance(answer, Patch), answer
                assert answer.seq == 1
            async with people[1].at(id) as fresh:
                await fresh.until(View)
                assert (fresh.seq, fresh.view) == (bob.seq, bob.view)

    asyncio.run(scenario())


def test_a_choice_that_was_not_written_is_said_to_be_so(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> bool:
        raise StoreError("the database is away")

    monkeypatch.setattr(room, "LOOK_SECONDS", 0.0)

    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            with monkeypatch.context() as away:
                away.setattr(Store, "append", fail)
                for reads in (True, False):
                    if not reads:
                        away.setattr(Store, "decisions", fail)
                    answer = await anna.answer(await anna.act(first_option(anna)))
                    assert isinstance(answer, Err)
                    assert answer.code == "unavailable"
            answer = await anna.answer(await anna.act(first_option(anna)))
            assert isinstance(answer, Patch)

    asyncio.run(scenario())


@asynccontextmanager
async def away(url: str) -> AsyncIterator[None]:
    """A PostgreSQL database lets nobody in, and those who were in are thrown out."""
    name = url.partition("?")[0].rpartition("/")[2]
    connection = await asyncpg.connect(url.replace(f"/{name}?", "/postgres?"))  # type: ignore[no-untyped-call]  # has no types
    try:
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
        await connection.execute(sql, name)
        yield
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    finally:
        await connection.close()


@pytest.mark.slow
def test_while_the_database_is_away_everybody_is_told_to_come_again(pg_url: str) -> None:
    url = pg.fresh(pg_url)

    async def make() -> tuple[str, Visitor]:
        async with house(url, secret="same") as address:
            id, people = await seated(address, 2)
            return id, people[0]

    async def scenario(id: str, cookie: str) -> None:
        async with house(url, secret="same") as address:
            visitor = Visitor(address, cookie)
            async with away(url):
                async with visitor.at(id) as chair:
                    with pytest.raises(ConnectionClosed) as closed:
                        await chair.until(View)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1013, "and not 4409, do not try again"
                for path in ("/api/me", "/api/tables", f"/api/tables/{id}/history"):
                    answer = await visitor.get(path)
                    assert (answer.status, answer.data["err"]) == (503, "unavailable")
                    assert answer.headers["retry-after"] == "5"
            async with asyncio.timeout(PATIENCE), visitor.at(id) as chair:
                await chair.until(View)
                told = await chair.answer(await chair.act(first_option(chair)))
                assert isinstance(told, Patch)

    id, visitor = asyncio.run(make())
    asyncio.run(scenario(id, visitor.cookie))


def test_of_many_lines_about_the_same_thing_one_a_second_is_logged() -> None:
    at = [0.0]
    sparing = Sparing(lambda: at[0])

    def logged(level: str, name: str) -> EventDict | None:
        try:
            return sparing(None, level, {"event": name})
        except DropEvent:
            return None

    lines = [logged("error", "store_lost") for _ in range(1000)]
    assert [line for line in lines if line] == [{"event": "store_lost"}]
    assert logged("error", "something_else")
    assert all([logged("info", "table_finished") for _ in range(10)])
    at[0] = 1.0
    assert logged("error", "store_lost") == {"event": "store_lost", "left_out": 999}
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "out of files", (), None)
    assert [sparing.filter(record) for _ in range(3)] == [True, False, False]


@pytest.mark.slow
def test_a_server_stops_although_its_database_hangs(any_db: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        process = Process(tmp_path, any_db, IGROTEKA_BOT_WORKERS="0")
        id, people = await seated(process.address, 2)
        async with people[0].at(id) as chair:
            await chair.until(View)
            async with stuck(any_db):
                await chair.act(first_option(chair))

                started = time.monotonic()
                assert await asyncio.to_thread(process.stop) in (0, -15)
                assert time.monotonic() - started < PATIENCE

    asyncio.run(scenario())

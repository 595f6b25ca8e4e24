"""Several server processes on one socket and one database."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from igroteka.server.messages import Patch, View
from igroteka.server.run import run
from igroteka.server.serving import CannotStart
from igroteka.server.settings import Settings
from igroteka.server.visitor import Visitor
from tests.server.house import PATIENCE, Process, everybody_in, first_option, seated
from tests.server.processes import children, command
from tests.store import pg


def servers(parent: int) -> set[int]:
    """The server processes of a parent, without the processes of bots."""
    return {pid for pid in children(parent) if "spawn_main" in command(pid)}


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


async def plays(address: str, cookie: str, id: str) -> None:
    """Somebody who comes back finds the table and plays on."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with Visitor(address, cookie).at(id) as chair:
                    await chair.until(View)
                    assert isinstance(
                        await chair.answer(await chair.act(first_option(chair))), Patch
                    )
                    return
            except OSError:
                await asyncio.sleep(0.05)


@pytest.mark.slow
def test_workers_serve_the_same_tables_and_are_replaced_one_by_one(
    pg_url: str, tmp_path: Path
) -> None:
    limits = {"IGROTEKA_WORKERS": "2", "IGROTEKA_BOT_WORKERS": "0"}
    process = Process(tmp_path, pg.fresh(pg_url), **limits)
    try:
        before = servers(process.popen.pid)
        assert len(before) == 2

        async def scenario() -> tuple[str, list[Visitor]]:
            id, people = await seated(process.address, 4)
            async with AsyncExitStack() as stack:
                # The four come to one process or the other; each sees what the others do.
                chairs = await everybody_in(stack, id, people)
                for chair in chairs:
                    answer = await chair.answer(await chair.act(first_option(chair)))
                    assert isinstance(answer, Patch)
                for chair in chairs:
                    assert len(chair.table.seats) == 4
            return id, people

        id, people = asyncio.run(scenario())
        lost = min(before)
        os.kill(lost, signal.SIGKILL)
        wait_until(lambda: len(servers(process.popen.pid) - {lost}) == 2)
        asyncio.run(plays(process.address, people[0].cookie, id))

        before = servers(process.popen.pid)
        process.popen.send_signal(signal.SIGHUP)
        while before & servers(process.popen.pid):
            answer = asyncio.run(Visitor(process.address).get("/healthz"))
            assert answer.status == 200, "somebody answers all the time"
        wait_until(lambda: len(servers(process.popen.pid)) == 2)
        asyncio.run(plays(process.address, people[1].cookie, id))
    finally:
        assert process.stop() == 0
    assert servers(process.popen.pid) == set()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    settings = Settings(workers=2, port=0, db=str(tmp_path / "games.db"))
    with pytest.raises(CannotStart, match="expected a PostgreSQL database for 2 workers, found"):
        run(settings=settings)

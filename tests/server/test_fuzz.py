"""Hostile messages by chance, over HTTP and WebSockets, beside two people who play.

Whatever is sent: no answer of 5xx, no traceback in the log, and every click of the two is answered.
`python -m tests.attacks.fuzz_server` sends much more of it.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from igroteka.games import game_named
from igroteka.server.logs import set_up_logging
from igroteka.server.messages import Err, Patch, View
from igroteka.server.visitor import Chair, Visitor
from tests.attacks.hostile import Target, some_frames, some_request
from tests.server.house import (
    GAME,
    PATIENCE,
    can_choose,
    everybody_in,
    house,
    longest_game,
    seated,
    some_choice,
)

REQUESTS = 120
MESSAGES = 200


async def sent(visitor: Visitor, data: bytes) -> int:
    """The status of the answer to raw bytes; 0 if there is none."""
    reader, writer = await asyncio.open_connection(visitor.host, visitor.port)
    try:
        writer.write(data)
        async with asyncio.timeout(PATIENCE):
            found = re.match(rb"HTTP/1\.1 (\d+)", await reader.readline())
            return int(found[1]) if found else 0
    except (ConnectionError, TimeoutError):
        return 0
    finally:
        writer.close()


async def attack_with_requests(
    visitor: Visitor, target: Target, chance: random.Random
) -> list[str]:
    """Send requests; returns those that were answered with 5xx."""
    failed = []
    for _ in range(REQUESTS):
        _, data = some_request(chance, target)
        status = await sent(visitor, data)
        if status >= 500:
            failed.append(f"{status}: {data[:300]!r}")
    return failed


async def attack_with_messages(visitor: Visitor, target: Target, chance: random.Random) -> None:
    """Send frames, on a new connection whenever one was closed."""
    chair: Chair | None = None
    for _ in range(MESSAGES):
        if chair is None or chair.socket.transport.is_closing():
            chair = visitor.at(target.table)
            await chair.open()
        _, data = some_frames(chance, target)
        chair.socket.transport.write(data)
        await asyncio.sleep(0)
    if chair is not None:
        chair.socket.transport.abort()


async def play_until(done: asyncio.Event, chairs: list[Chair], chance: random.Random) -> int:
    """Two people play on; every click has to be answered. Returns how many there were."""
    clicks = 0
    while not done.is_set() and chairs[0].scores is None:
        for chair in chairs:
            if can_choose(chair):
                answer = await chair.answer(await chair.act(some_choice(chair, chance)))
                # What one did may have changed the other's decision meanwhile.
                assert isinstance(answer, Patch | View) or (
                    isinstance(answer, Err) and answer.code == "stale"
                ), answer
                clicks += 1
            else:
                await chair.send({"t": "ping"})
                await chair.next()
    return clicks


@pytest.fixture
def _own_log() -> Iterator[None]:
    before = (logging.root.handlers[:], logging.root.level)
    yield
    logging.root.handlers[:], logging.root.level = before


@pytest.mark.slow
@pytest.mark.usefixtures("_own_log")
@pytest.mark.parametrize("seed", [1])
def test_whatever_is_sent_harms_nobody(
    any_db: str, seed: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logging("warning")
    (tmp_path / "index.html").write_text("<title>Igroteka</title>", "utf-8")
    changes = {"secret": "same", "static": str(tmp_path), "request_seconds": 0.5}
    chance = random.Random(seed)

    async def scenario() -> list[str]:
        async with house(any_db, **changes) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, game=longest_game())
            chairs = await everybody_in(stack, id, people)
            hostile_id, (hostile, _) = await seated(address, 2)
            done = asyncio.Event()
            playing = asyncio.create_task(play_until(done, chairs, chance))
            texts = [action.text for action in game_named(GAME).actions.all]
            target = Target(hostile_id, texts, [f"/j/{hostile_id}/x"], hostile.cookie)
            failed = await attack_with_requests(hostile, target, chance)
            await attack_with_messages(hostile, target, chance)
            done.set()
            assert await playing > 0
            assert (await people[0].get("/healthz")).status == 200
            async with people[0].at(id) as fresh:
                await fresh.until(View)
                while chairs[0].seq < fresh.seq:  # what the other chose last
                    await chairs[0].next()
                assert fresh.view == chairs[0].view
            return failed

    assert asyncio.run(scenario()) == []
    assert "Traceback" not in capfd.readouterr().err

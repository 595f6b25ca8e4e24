"""After a restart a table is soon there: it remembers its log up to the last round."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from igroteka.server.clock import now
from igroteka.server.messages import View
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.opening import store_at
from igroteka.table.log import Line, Row
from igroteka.table.table import Table
from tests.server.house import (
    can_choose,
    everybody_in,
    game_of_several_rounds,
    house,
    play_to_the_end,
    seated,
    settled,
    some_choice,
)


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all lines that tables fold."""
    found: list[int] = []
    fold = Table.fold

    def noted(self: Table, row: Row) -> list[Line]:
        found.append(row.seq)
        return fold(self, row)

    monkeypatch.setattr(Table, "fold", noted)
    return found


async def into_the_second_round(chairs: list[Chair]) -> None:
    """Everybody chooses until a round has begun, and once more."""
    chance = random.Random(5)
    first = chairs[0].frame.round
    while chairs[0].frame.round == first:
        for chair in chairs:
            await settled(chair)
            if can_choose(chair):
                await chair.answer(await chair.act(some_choice(chair, chance)))
    for chair in chairs:
        await settled(chair)
    mover = next(chair for chair in chairs if can_choose(chair))
    await mover.answer(await mover.act(some_choice(mover, chance)))
    for chair in chairs:
        await settled(chair)


def known(chair: Chair) -> object:
    """What somebody has been shown."""
    return chair.seq, chair.undo, chair.log, chair.options, chair.frame


async def shown_again(db: str, id: str, cookies: list[str]) -> list[object]:
    """What people are shown by another server."""
    async with house(db, secret="same") as address, AsyncExitStack() as stack:
        found = []
        for cookie in cookies:
            chair = await stack.enter_async_context(Visitor(address, cookie).at(id))
            await chair.until(View)
            found.append(known(chair))
        return found


async def played(db: str) -> tuple[str, list[str], list[object]]:
    """A game in its second round: its id, the cookies of the people, and what they were shown."""
    async with house(db, secret="same") as address, AsyncExitStack() as stack:
        id, people = await seated(address, 2, game_of_several_rounds())
        await into_the_second_round(await everybody_in(stack, id, people))
        # What a new connection is shown, before and after.
        fresh = [await stack.enter_async_context(person.at(id)) for person in people]
        for chair in fresh:
            await chair.until(View)
        return id, [person.cookie for person in people], [known(chair) for chair in fresh]


def test_a_restarted_server_folds_only_what_came_after_the_last_round(
    any_db: str, folded: list[int]
) -> None:
    async def scenario() -> None:
        id, cookies, before = await played(any_db)
        folded.clear()

        after = await shown_again(any_db, id, cookies)

        assert after == before
        store = store_at(any_db)
        await store.open()
        memory, rows = (await store.beside(id, "", now()))[:2]
        await store.close()
        assert memory is not None
        assert folded == list(range(memory.seq + 1, len(rows) + 1))
        assert 0 < len(folded) < len(rows) / 2

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "change",
    ["UPDATE memory SET made_by = 'another version'", "UPDATE memory SET data = 'damaged'"],
    ids=["another", "damaged"],
)
def test_a_memory_that_is_no_use_is_left_alone(db: Path, folded: list[int], change: str) -> None:
    async def scenario() -> None:
        id, cookies, before = await played(str(db))
        with sqlite3.connect(db) as connection:
            connection.execute(change)
        folded.clear()

        assert await shown_again(str(db), id, cookies) == before
        assert folded[0] == 1

    asyncio.run(scenario())


def test_of_a_game_that_is_over_only_the_log_is_kept(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, game_of_several_rounds())
            chairs = await everybody_in(stack, id, people)
            chance = random.Random(2)
            await asyncio.gather(*[play_to_the_end(chair, chance) for chair in chairs])
            for chair in chairs:
                await settled(chair)
            store = store_at(str(db))
            await store.open()
            assert (await store.beside(id, "", now())).memory is None
            assert len(await store.decisions(id)) > 20
            await store.close()

    asyncio.run(scenario())

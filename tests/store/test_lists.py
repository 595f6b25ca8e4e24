"""A list of tables costs what it shows, not what is kept."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from pathlib import Path

from igroteka.store.rows import SeatRow, Wanted
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Found, Statement, Store
from igroteka.table.log import ACT, Row
from tests.store.test_store import a_game, opened

LISTED = 10
EACH = 25  # operations of SQLite's machine are counted in steps of this size


class Recorder(SqliteStore):
    """Remembers its last queries."""

    asked: list[Statement]

    async def read(self, statements: list[Statement]) -> list[Found]:
        self.asked = statements
        return await super().read(statements)


def time_of(number: int) -> str:
    return f"2026-11-15T12:{number // 60:02d}:{number % 60:02d}.000Z"


async def add(store: Store, guest: str, number: int, finished: bool, free: bool) -> None:
    """A game that a guest has set up, and plays if its number is odd."""
    mine = SeatRow(0, "", guest, "", "") if number % 2 else SeatRow(0, "", "", "random", "")
    other = SeatRow(1, "", "", "" if free else "greedy", "")
    game = a_game(guest)._replace(updated=time_of(number), created=time_of(number))
    await store.add_game(game, [mine, other])
    if finished:
        last = Row(1, 0, ACT, "pass")
        assert await store.append(game.id, last, time_of(number), game.summary, [{"rank": 1}])


def operations(db: Path, statements: list[Statement]) -> int:
    """How much work SQLite has with these queries."""
    count = 0

    def tick() -> int:
        nonlocal count
        count += EACH
        return 0

    connection = sqlite3.connect(db)
    connection.set_progress_handler(tick, EACH)
    for sql, values in statements:
        named = {str(index): value for index, value in enumerate(values, start=1)}
        connection.execute(sql, named).fetchall()
    connection.close()
    return count


def test_a_list_is_no_more_work_with_many_more_games(tmp_path: Path) -> None:
    db = tmp_path / "games.db"

    async def work(store: Recorder, guest: str) -> list[int]:
        asked: list[list[Statement]] = []
        for list_games in (
            store.games_of(guest, LISTED),
            store.games_of(guest, LISTED, Wanted(show="finished", before=f"{time_of(45)}/z")),
            store.turns_of(guest, LISTED),
            store.open_games(LISTED),
        ):
            await list_games
            asked.append(store.asked)
        return [operations(db, statements) for statements in asked]

    async def scenario() -> None:
        store = Recorder(db)
        await store.open()
        anna = (await store.add_guest("anna", "en", time_of(0))).id
        bob = (await store.add_guest("bob", "en", time_of(0))).id
        await asyncio.gather(
            *[add(store, anna, n, finished=n % 3 > 0, free=n % 3 == 0) for n in range(60)]
        )
        few = await work(store, anna)
        more = range(60, 560)
        await asyncio.gather(
            *[add(store, anna, n, finished=True, free=False) for n in more],
            *[add(store, bob, n, finished=False, free=False) for n in more],
        )
        many = await work(store, anna)
        await store.close()
        for before, after in zip(few, many, strict=True):
            assert after <= before * 1.1

    asyncio.run(scenario())


def test_the_newest_games_are_listed_whether_finished_or_not(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            guest = (await store.add_guest(secrets.token_hex(8), "en", time_of(0))).id
            for number in range(40):
                await add(store, guest, number, finished=number % 3 > 0, free=number % 6 == 0)
            listed = await store.games_of(guest, LISTED)
            times = [game.updated for game, _ in listed]
            assert times == [time_of(number) for number in range(39, 29, -1)]
            assert {bool(game.finished) for game, _ in listed} == {True, False}
            assert all([len(seats) == 2 for _, seats in listed])

    asyncio.run(scenario())


def test_a_table_is_open_until_its_last_seat_is_taken(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store, opened(db) as other:
            guests = [
                (await store.add_guest(secrets.token_hex(8), "en", time_of(0))).id for _ in range(4)
            ]
            game = a_game()._replace(updated="9999")
            await store.add_game(game, [SeatRow(seat, "", "", "", "") for seat in range(4)])
            for seats in ((0, 1), (2, 3)):
                assert (await store.open_games(1))[0][0].id == game.id
                await asyncio.gather(
                    store.sit_down(game.id, guests[seats[0]]),
                    other.sit_down(game.id, guests[seats[1]]),
                )
            assert game.id not in [found.id for found, _ in await store.open_games(1000)]

    asyncio.run(scenario())


def test_the_open_games_are_read_once_a_second_and_after_every_change(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Recorder(tmp_path / "games.db")
        await store.open()
        guest = (await store.add_guest("anna", "en", time_of(0))).id
        await add(store, guest, 0, finished=False, free=True)
        first = await store.open_games(LISTED)
        store.asked = []

        again = await store.open_games(LISTED)
        asked = store.asked
        await add(store, guest, 2, finished=False, free=True)
        changed = await store.open_games(LISTED)
        await store.close()

        assert (len(first), again, asked, len(changed)) == (1, first, [], 2)

    asyncio.run(scenario())


def test_a_list_does_not_wait_for_a_write(tmp_path: Path) -> None:
    """While somebody else writes, our own write waits and a list does not."""

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "games.db")
        await store.open()
        guest = (await store.add_guest("anna", "en", time_of(0))).id
        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.rename_guest(guest, "Anna", "en"))
        await asyncio.sleep(0)

        assert await store.games_of(guest, LISTED) == []
        assert not writing.done()

        other.execute("ROLLBACK")
        other.close()
        await writing
        await store.close()

    asyncio.run(scenario())

"""What becomes of a table: left, given up, closed, hidden, out of time, and found again."""

from __future__ import annotations

import asyncio
import secrets

from igroteka.store.rows import (
    CLOSED,
    GIVEN_UP,
    OPEN,
    Clock,
    SeatRow,
    SeatTime,
    Show,
    Summary,
    Wanted,
    page_end,
    status_of,
)
from igroteka.store.store import Store
from igroteka.table.log import ACT, Row
from tests.store.test_store import FREE, LATER, NOW, a_game, opened


async def a_guest(store: Store, name: str = "") -> str:
    guest = await store.add_guest(secrets.token_hex(8), "en", NOW)
    await store.rename_guest(guest.id, name, "en")
    return guest.id


async def seats_of(store: Store, id: str) -> list[SeatRow]:
    found = await store.game(id)
    assert found is not None
    return found[1]


def test_people_who_come_at_once_get_different_seats(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store, opened(db) as other:
            guests = [await a_guest(store) for _ in range(5)]
            game = a_game()
            seats = [SeatRow(seat, "", "", "greedy" if seat == 1 else "", "") for seat in range(5)]
            await store.add_game(game, seats)

            taken = await asyncio.gather(
                *[
                    side.sit_down(game.id, guest)
                    for side, guest in zip([store, other, store, other, store], guests, strict=True)
                ]
            )

            assert sorted(taken) == [-1, 0, 2, 3, 4]
            again = await asyncio.gather(*[store.sit_down(game.id, guest) for guest in guests])
            assert again == taken

    asyncio.run(scenario())


def test_a_seat_that_was_left_is_free_again(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna, bob = await a_guest(store), await a_guest(store)
            game = a_game()._replace(updated="9998")
            await store.add_game(game, FREE)
            assert await store.sit_down(game.id, anna) == 0

            await store.stand_up(game.id, 0, bob)
            assert (await seats_of(store, game.id))[0].guest == anna, "only the owner leaves"
            await store.stand_up(game.id, 0, anna)

            assert (await seats_of(store, game.id))[0].free
            assert game.id in [found.id for found, _ in await store.open_games(50)]
            assert await store.sit_down(game.id, bob) == 0

    asyncio.run(scenario())


def test_a_game_that_is_over_takes_no_line_and_no_guest(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna = await a_guest(store)
            for ending in (CLOSED, GIVEN_UP):
                game = a_game()
                await store.add_game(game, FREE)
                assert await store.end_game(game.id, ending, LATER)
                assert not await store.end_game(game.id, GIVEN_UP, LATER), "only once"
                assert not await store.append(
                    game.id, Row(1, 0, ACT, "pass"), LATER, Summary(1, 1, [0])
                )
                assert await store.sit_down(game.id, anna) == -1
                found = await store.game(game.id)
                assert found is not None
                assert status_of(*found) == ending
                assert await store.decisions(game.id) == []
                assert game.id not in [row.id for row, _ in await store.open_games(1000)]
            full = a_game()
            await store.add_game(full, [SeatRow(0, "", anna, "", "")])
            assert not await store.end_game(full.id, CLOSED, LATER), "a full table is not closed"

    asyncio.run(scenario())


def test_times_change_with_the_line_that_wins(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store, opened(db) as other:
            guests = [await a_guest(store) for _ in range(2)]
            game = a_game()._replace(clock=Clock("live", 10, 5, 0), patience=3)
            seats = [
                SeatRow(number, "", guest, "", "", number == 0, NOW if number == 0 else "", 600_000)
                for number, guest in enumerate(guests)
            ]
            await store.add_game(game, seats)
            assert await store.game(game.id) == (game, seats)

            def times(bank: int) -> list[SeatTime]:
                return [
                    SeatTime(0, False, "", bank, ""),
                    SeatTime(1, True, LATER, bank, "deadline"),
                ]

            won = await asyncio.gather(
                *[
                    side.append(
                        game.id, Row(1, 0, ACT, "x"), LATER, Summary(1, 1, [1]), None, times(bank)
                    )
                    for side, bank in ((store, 1000), (other, 2000))
                ]
            )

            bank = [1000, 2000][won.index(True)]
            first, second = await seats_of(store, game.id)
            assert (first.waits, first.since, first.bank, first.deadline) == (False, "", bank, "")
            assert (second.waits, second.since, second.deadline) == (True, LATER, "deadline")
            assert game.id in await store.games_out_of_time("deadline", 1000)
            assert game.id not in await store.games_out_of_time("d", 1000)
            assert await store.set_bot(game.id, 1, "greedy", 7)
            assert not await store.set_bot(game.id, 1, "greedy", 7), "nothing new"
            assert game.id not in await store.games_out_of_time("deadline", 1000)
            assert (await seats_of(store, game.id))[1].bank == 7

    asyncio.run(scenario())


def test_a_clock_starts_once(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, [SeatRow(0, "", "", "", "", waits=True), FREE[1]])
            for at in (NOW, LATER):
                times = [SeatTime(seat, True, at, 5, at) for seat in (0, 1)]
                await store.start_clocks(game.id, times)

            first, second = await seats_of(store, game.id)

            assert (first.since, first.bank, first.deadline) == (NOW, 5, NOW)
            assert second == FREE[1], "nobody waits for it"

    asyncio.run(scenario())


def test_games_are_found_page_by_page(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna, boris = await a_guest(store, "Anna"), await a_guest(store, "Борис 100%")
            ids: list[str] = []
            for number in range(25):
                at = f"2026-11-15T12:00:{number // 3:02d}Z"  # three at a time
                game = a_game(anna if number % 4 == 0 else "host")._replace(updated=at)
                mine = SeatRow(0, "", "" if number % 4 == 0 else anna, "", "", number == 7)
                other = SeatRow(1, "", boris if number % 5 == 0 else "", "", "")
                await store.add_game(game, [mine, other])
                ids.append(game.id)

            async def pages(show: Show = "", search: str = "") -> list[str]:
                seen: list[str] = []
                before = ""
                while True:
                    wanted = Wanted(show, "", search, before)
                    page = await store.games_of(anna, 4, wanted)
                    seen += [game.id for game, _ in page]
                    if len(page) < 4:
                        return seen
                    before = page_end(page[-1][0])

            assert sorted(await pages()) == sorted(ids)
            assert len(await pages()) == 25
            with_boris = {ids[number] for number in range(0, 25, 5)}
            for search in ("борис", "БОРИС", "Бор", "100%"):
                assert set(await pages(search=search)) == with_boris
            for search in ("бориска", "1__%", "!"):
                assert await pages(search=search) == []
            assert await pages("turn") == [ids[7]]
            assert [game.id for game, _ in await store.turns_of(anna, 9)] == [ids[7]]
            assert await store.games_of(anna, 9, Wanted(kind="another")) == []
            await store.end_game(ids[3], GIVEN_UP, LATER)
            assert await pages("finished") == [ids[3]]
            assert len(await pages("running")) == 24
            for number in (4, 5):
                await store.hide(ids[number], anna, True)
                await store.hide(ids[number], boris, True)
            assert set(await pages("hidden")) == {ids[4], ids[5]}
            assert len(await pages()) == 23
            await store.hide(ids[4], anna, False)
            assert await pages("hidden") == [ids[5]]

    asyncio.run(scenario())


def test_an_open_table_keeps_its_status_without_a_bot_that_left(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna = await a_guest(store)
            game = a_game()
            await store.add_game(game, FREE)
            await store.sit_down(game.id, anna)
            await store.set_bot(game.id, 0, "greedy")
            await store.stand_up(game.id, 0, anna)

            found = await store.game(game.id)

            assert found is not None
            assert status_of(*found) == OPEN
            assert [seat.free for seat in found[1]] == [True, True]

    asyncio.run(scenario())


def test_who_may_watch_is_known_until_the_game_is_deleted(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            host, watcher = await a_guest(store), await a_guest(store)
            game = a_game(host)
            await store.add_game(game, [SeatRow(0, "", host, "", "")])

            await store.let_watch(game.id, watcher)
            await store.let_watch(game.id, watcher)
            assert await store.may_watch(game.id, watcher)
            assert not await store.may_watch(game.id, host)

            await store.delete_game(game.id)
            assert not await store.may_watch(game.id, watcher)

    asyncio.run(scenario())

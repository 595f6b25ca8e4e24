"""Every store keeps what it was given, in order, once, and for everybody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from igroteka.store.opening import store_at
from igroteka.store.rows import (
    FINISHED,
    OPEN,
    RUNNING,
    Beside,
    GameRow,
    Memory,
    SeatRow,
    SeatTime,
    Snapshot,
    Summary,
)
from igroteka.store.rows import status_of as status
from igroteka.store.store import Store, StoreError
from igroteka.table.log import ACT, UNDO, Row

NOW = "2026-11-15T12:00:00Z"
LATER = "2026-11-15T13:00:00Z"


@asynccontextmanager
async def opened(db: str) -> AsyncIterator[Store]:
    store = store_at(db)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_game(host: str = "host", public: bool = True) -> GameRow:
    return GameRow(
        id=secrets.token_hex(6),
        kind="caravan",
        variant={"pace": "fast"},
        seed=secrets.randbits(128),
        rules_version=1,
        host=host,
        public=public,
        auto=False,
        created=NOW,
        updated=NOW,
        finished="",
        seq=0,
        summary=Summary(1, 18, [0, 1]),
        result=None,
        rematch="",
    )


FREE = [SeatRow(0, "", "", "", ""), SeatRow(1, "hash", "", "", "")]


def test_a_game_is_found_as_it_was_kept(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna = await store.add_guest(secrets.token_hex(8), "ru", NOW)
            await store.rename_guest(anna.id, "Анна", "ru")
            game = a_game(anna.id)
            seats = [
                SeatRow(0, "", anna.id, "", "Анна"),
                SeatRow(1, "hash", "", "", ""),
                SeatRow(2, "", "", "greedy", ""),
            ]
            await store.add_game(game, seats)
        async with opened(db) as store:
            assert await store.game(game.id) == (game, seats)
            assert await store.game("nowhere") is None

    asyncio.run(scenario())


def test_a_guest_is_known_by_the_hash_of_the_token_only(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            token = secrets.token_hex(8)
            guest = await store.add_guest(token, "en", NOW)
            await store.rename_guest(guest.id, "Bob", "ru")
            await store.see_guest(token, LATER)

            known = await store.guest_with(token)
            assert known is not None
            assert (known.id, known.name, known.lang) == (guest.id, "Bob", "ru")
            assert await store.guest_with("other") is None

    asyncio.run(scenario())


def test_the_log_is_kept_in_order_and_each_number_once(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)
            rows = [Row(1, 0, ACT, "lay merchant"), Row(2, 1, ACT, "lay scout")]
            rows.append(Row(3, 0, UNDO, "1"))
            for row in rows:
                assert await store.append(game.id, row, LATER, Summary(2, 18, [row.seat]))

            assert not await store.append(
                game.id, Row(2, 0, ACT, "pass"), LATER, Summary(9, 18, [])
            )

            assert await store.decisions(game.id) == rows
            assert await store.decisions(game.id, after=2) == rows[2:]
            assert len({id(row.kind) for row in await store.decisions(game.id)}) == 2, (
                "texts shared"
            )
            kept = await store.game(game.id)
            assert kept is not None
            assert kept[0].seq == 3
            assert kept[0].summary == Summary(2, 18, [0])
            assert kept[0].updated == LATER

    asyncio.run(scenario())


def test_of_many_who_append_the_same_number_one_wins(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as one, opened(db) as other:
            game = a_game()
            await one.add_game(game, FREE)
            for seq in range(1, 21):
                won = await asyncio.gather(
                    *[
                        store.append(game.id, Row(seq, seat, ACT, "x"), NOW, Summary(seat, 0, []))
                        for seat, store in enumerate([one, other, one, other])
                    ]
                )
                assert sum(won) == 1
                rows = await other.decisions(game.id)
                assert len(rows) == seq
                assert rows[-1].seat == won.index(True)
                kept = await one.game(game.id)
                assert kept is not None
                assert kept[0].summary.round == won.index(True), "the loser changed nothing"

    asyncio.run(scenario())


def test_a_seat_is_claimed_once_and_a_guest_sits_once(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store, opened(db) as other:
            guests = [await store.add_guest(secrets.token_hex(8), "en", NOW) for _ in range(4)]
            game = a_game()
            await store.add_game(game, [*FREE, SeatRow(2, "", "", "greedy", "")])

            won = await asyncio.gather(
                *[
                    side.sit_down(game.id, guest.id, 1)
                    for side, guest in zip([store, other] * 2, guests, strict=True)
                ]
            )

            assert sorted(won) == [-1, -1, -1, 1]
            winner = guests[won.index(1)]
            other_guest = guests[won.index(-1)]
            assert await store.sit_down(game.id, winner.id, 0) == 1, "already sits"
            assert await store.sit_down(game.id, winner.id) == 1, "already sits"
            assert await store.sit_down(game.id, other_guest.id, 2) == -1, "a bot sits there"
            assert await store.sit_down(game.id, other_guest.id, 7) == -1, "no such seat"
            found = await store.game(game.id)
            assert found is not None
            assert [seat.guest for seat in found[1]] == ["", winner.id, ""]

    asyncio.run(scenario())


def test_lists_show_own_and_joinable_games(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna = await store.add_guest(secrets.token_hex(8), "en", NOW)
            mine, public, private, full = a_game(anna.id), a_game(), a_game(public=False), a_game()
            bots = [SeatRow(0, "", "", "random", ""), SeatRow(1, "", "", "greedy", "")]
            await store.add_game(mine, bots)
            await store.add_game(public, FREE)
            await store.add_game(private, FREE)
            await store.add_game(full, bots)
            away = a_game()._replace(summary=Summary(3, 18, [0]))
            await store.add_game(away, [FREE[0], SeatRow(1, "", "", "greedy", "")])
            assert await store.sit_down(public.id, anna.id) == 0

            own = {game.id for game, _ in await store.games_of(anna.id, 10)}
            joinable = {game.id for game, _ in await store.open_games(1000)}
            with_bots = set(await store.games_with_bots(LATER, 1000))

            assert own == {mine.id, public.id}
            assert public.id in joinable
            assert not joinable & {mine.id, private.id, full.id}
            assert {mine.id, full.id} <= with_bots
            assert away.id not in with_bots, "it is not the bot's turn"

    asyncio.run(scenario())


def test_a_finished_game_has_its_result(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)
            found = await store.game(game.id)
            assert found is not None
            assert status(*found) == OPEN
            for seat in (0, 1):
                await store.set_bot(game.id, seat, "random")
            found = await store.game(game.id)
            assert found is not None
            assert status(*found) == RUNNING

            result: list[dict[str, object]] = [{"seat": 0, "total": 99, "rank": 1}]
            last = Row(1, 0, ACT, "pass")
            assert await store.append(game.id, last, LATER, Summary(18, 18, []), result)

            found = await store.game(game.id)
            assert found is not None
            assert status(*found) == FINISHED
            assert found[0].result == result
            assert game.id not in await store.games_with_bots(LATER, 1000)

    asyncio.run(scenario())


def test_a_rematch_is_noted_once(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)

            assert await store.set_rematch(game.id, "first") == "first"
            assert await store.set_rematch(game.id, "second") == "first"

    asyncio.run(scenario())


def test_chat_comes_back_in_order_with_names(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna = await store.add_guest(secrets.token_hex(8), "en", NOW)
            await store.rename_guest(anna.id, "Anna", "en")
            game = a_game()
            await store.add_game(game, FREE)
            for number in range(5):
                await store.say(game.id, 0, anna.id, f"привет {number}", NOW)

            said = await store.chat(game.id, limit=3)

            assert [row.text for row in said] == ["привет 2", "привет 3", "привет 4"]
            assert said[0].name == "Anna"
            assert await store.chat(game.id, after=said[-1].number) == []

    asyncio.run(scenario())


def test_the_newest_snapshot_stays(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)
            assert await store.snapshot(game.id) is None
            for seq in (10, 30, 20):
                await store.keep_snapshot(game.id, Snapshot(seq, 1, {"seq": seq}))

            assert await store.snapshot(game.id) == Snapshot(30, 1, {"seq": 30})

    asyncio.run(scenario())


def test_other_processes_hear_that_a_game_moved(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as one, opened(db) as other:
            heard: asyncio.Queue[str] = asyncio.Queue()
            own: list[str] = []
            other.listen(heard.put_nowait)
            one.listen(own.append)
            game = a_game()
            await one.add_game(game, FREE)
            await asyncio.sleep(0.05)
            while not heard.empty():
                heard.get_nowait()

            await one.append(game.id, Row(1, 0, ACT, "done"), NOW, Summary(1, 18, []))

            assert await asyncio.wait_for(heard.get(), 3) in (game.id, "")
            assert own == [], "one's own writes are no news"

    asyncio.run(scenario())


@pytest.mark.slow
def test_postgres_appends_a_line_in_one_exchange(
    pg_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    query = asyncpg.Connection._do_execute

    async def counted(self: asyncpg.Connection, sql: str, *more: Any, **others: Any) -> Any:
        asked.append(sql)
        return await query(self, sql, *more, **others)  # type: ignore[no-untyped-call]  # has no types

    async def begins(*_: object) -> None:
        raise AssertionError("one statement needs no transaction")

    async def scenario() -> None:
        async with opened(pg_url) as store:
            game = a_game()
            await store.add_game(game, FREE)
            times = [SeatTime(1, True, LATER, 5, "")]
            # The first time the driver asks what types the values have.
            await store.append(game.id, Row(1, 0, ACT, "a"), NOW, Summary(1, 18, [1]), None, times)
            monkeypatch.setattr(asyncpg.Connection, "_do_execute", counted)
            monkeypatch.setattr(asyncpg.transaction.Transaction, "start", begins)

            assert await store.append(
                game.id, Row(2, 0, ACT, "b"), LATER, Summary(1, 18, [1]), None, times
            )

            assert len(asked) == 1
            await store.come(game.id, 0, "process", LATER)
            assert len(asked) == 2

    asyncio.run(scenario())


def test_a_statement_that_fails_harms_no_other(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)

            results = await asyncio.gather(
                store.add_game(game, FREE),
                store.append(game.id, Row(1, 0, ACT, "done"), NOW, Summary(1, 18, [])),
                store.say(game.id, 0, "nobody", "hello", NOW),
                return_exceptions=True,
            )

            assert isinstance(results[0], StoreError)
            assert results[1] is True
            assert len(await store.chat(game.id)) == 1

    asyncio.run(scenario())


def test_a_value_no_database_takes_harms_no_other(db: str) -> None:
    """Neither whoever asks at the same time nor whoever asks afterwards."""

    async def scenario() -> None:
        async with asyncio.timeout(20), opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)
            guest = await store.add_guest(secrets.token_hex(8), "en", NOW)

            results = await asyncio.gather(
                store.sit_down(game.id, guest.id, 2**63),
                store.append(game.id, Row(1, 0, ACT, "done"), NOW, Summary(1, 18, [])),
                store.say(game.id, 0, guest.id, "\ud800", NOW),
                store.chat(game.id, after=2**63),
                store.read([("SELECT nothing", ())]),
                return_exceptions=True,
            )

            assert [isinstance(result, StoreError) for result in results] == [
                True, False, True, True, True
            ]  # fmt: skip
            assert results[1] is True
            assert await store.append(game.id, Row(2, 0, ACT, "done"), NOW, Summary(1, 18, []))
            assert len(await store.decisions(game.id)) == 2

    asyncio.run(scenario())


def test_a_closed_store_says_so(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            pass
        with pytest.raises(StoreError, match="closed"):
            await store.game("x")

    asyncio.run(scenario())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("not a database at all, but long enough to look at" * 50, "utf-8")

    async def open_once() -> None:
        async with opened(str(path)):
            pass

    with pytest.raises(StoreError, match="found: file is not a database"):
        asyncio.run(open_once())


def test_a_database_file_is_its_owners_only(tmp_path: Path) -> None:
    """The seeds of games under way are in it."""
    new, old = tmp_path / "data" / "new.db", tmp_path / "old.db"
    old.touch(mode=0o644)
    old.chmod(0o644)

    async def scenario() -> None:
        for path in (new, old):
            async with opened(str(path)) as store:
                await store.add_guest(secrets.token_hex(8), "en", NOW)
                kept = list(path.parent.glob(f"{path.stem}.db*"))
                assert len(kept) == 3
                assert [file.name for file in kept if file.stat().st_mode & 0o077] == []

    asyncio.run(scenario())
    assert new.parent.stat().st_mode & 0o077 == 0


def test_an_unreachable_server_is_refused(tmp_path: Path) -> None:
    async def open_once() -> None:
        async with opened(f"postgresql://igroteka@/postgres?host={tmp_path}"):
            pass

    with pytest.raises(StoreError, match="expected a PostgreSQL database, found: "):
        asyncio.run(open_once())


@pytest.mark.slow
def test_a_lost_connection_comes_back(pg_url: str) -> None:
    async def scenario() -> None:
        async with opened(pg_url) as one, opened(pg_url) as other:
            heard: asyncio.Queue[str] = asyncio.Queue()
            other.listen(heard.put_nowait)
            game = a_game()
            await one.add_game(game, FREE)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            here = " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            await one.read([(cut + here, ())])

            assert await asyncio.wait_for(heard.get(), 10) == "", "anything may have happened"
            await one.append(game.id, Row(1, 0, ACT, "done"), NOW, Summary(1, 18, []))
            assert await asyncio.wait_for(heard.get(), 10) == game.id
            for _ in range(5):  # each dead connection of a pool is noticed once
                try:
                    assert len(await other.decisions(game.id)) == 1
                    break
                except StoreError:
                    continue
            else:
                raise AssertionError("the store did not come back")

    asyncio.run(scenario())


def test_what_stands_beside_a_game_is_read_at_once(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            anna = await store.add_guest(secrets.token_hex(8), "ru", NOW)
            await store.rename_guest(anna.id, "Анна", "ru")
            game, other = a_game(anna.id), a_game(anna.id)
            rows = [Row(1, 0, ACT, "go"), Row(2, 1, ACT, "stay"), Row(3, 0, UNDO, "1")]
            for one in (game, other):
                await store.add_game(one, FREE)
            empty = await store.beside(game.id, "here", NOW)
            for row in rows:
                await store.append(game.id, row, NOW, Summary(1, 18, [0]))
            await store.keep_memory(game.id, Memory(2, "me", b"\0packed"))
            for text in ("one", "two", "three"):
                await store.say(game.id, 0, anna.id, text, NOW)
            await store.come(game.id, 0, "here", LATER)
            await store.come(game.id, 1, "there", LATER)
            await store.come(other.id, 0, "there", LATER)

            found = await store.beside(game.id, "here", NOW, limit=2)
            assert found.memory == Memory(2, "me", b"\0packed")
            assert found.rows == rows == await store.decisions(game.id)
            assert found.chat == (await store.chat(game.id))[1:]
            assert [said.name for said in found.chat] == ["Анна", "Анна"]
            assert found.elsewhere == {1}

            later = await store.beside(game.id, "there", LATER, 2, found.chat[0].number)
            assert later == Beside(None, rows[2:], found.chat[1:], set())
            assert empty == Beside(None, [], [], set())

    asyncio.run(scenario())

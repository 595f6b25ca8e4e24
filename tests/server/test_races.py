"""No process owns a game: several servers on one store, and a server that is killed."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from igroteka.server.visitor import Chair, Visitor
from igroteka.store.opening import store_at
from igroteka.table.log import Config, Row
from igroteka.table.table import Table
from tests.server.house import Process, everybody_in, house, seated, some_choice


async def kept_rows(db: str, id: str) -> tuple[Config, list[Row]]:
    store = store_at(db)
    await store.open()
    found = await store.game(id)
    rows = await store.decisions(id)
    await store.close()
    assert found is not None
    game, seats = found
    return Config(game.kind, len(seats), game.variant, game.seed), rows


def at_server(visitor: Visitor, address: str) -> Visitor:
    """The same person at another server."""
    return Visitor(address, visitor.cookie)


@pytest.mark.slow
def test_two_servers_play_one_game(any_db: str) -> None:
    async def scenario() -> None:
        chance = random.Random(2)
        async with (
            house(any_db, secret="same") as one,
            house(any_db, secret="same") as other,
            AsyncExitStack() as stack,
        ):
            id, (anna, bob) = await seated(one, 2)
            chairs = await everybody_in(stack, id, [anna, at_server(bob, other)])
            acted = 0
            async with asyncio.timeout(40):
                while acted < 50:
                    for chair in chairs:
                        if chair.options:
                            await chair.act(some_choice(chair, chance))
                            acted += 1
                            while (await chair.next())["t"] not in ("patch", "view"):
                                pass
                    if not any(chair.options for chair in chairs):
                        await asyncio.wait(
                            [asyncio.ensure_future(listen_briefly(chair)) for chair in chairs]
                        )
            for visitor, home in ((anna, one), (bob, other)):
                here = await seen(at_server(visitor, home), id)
                there = await seen(at_server(visitor, other if home == one else one), id)
                for _ in range(20):
                    if here == there:
                        break
                    await asyncio.sleep(0.1)
                    here = await seen(at_server(visitor, home), id)
                    there = await seen(at_server(visitor, other if home == one else one), id)
                assert here == there
            config, rows = await kept_rows(any_db, id)
            assert Table.folded(config, rows).seq == len(rows) >= 30

    asyncio.run(scenario())


async def listen_briefly(chair: Chair) -> None:
    with suppress(TimeoutError):
        await chair.next(0.4)


async def seen(visitor: Visitor, id: str) -> tuple[int, object, object]:
    async with visitor.at(id) as chair:
        await chair.until("view")
        return chair.seq, chair.view, chair.options


@pytest.mark.slow
def test_the_same_seat_at_two_servers_wins_once_and_loses_cleanly(any_db: str) -> None:
    async def scenario() -> None:
        async with (
            house(any_db, secret="same") as one,
            house(any_db, secret="same") as other,
            AsyncExitStack() as stack,
        ):
            id, (anna, bob) = await seated(one, 2, variant={"first_player": "1"})
            chairs = await everybody_in(stack, id, [anna, at_server(anna, other)])
            first, second = chairs
            await everybody_in(stack, id, [bob])

            await asyncio.gather(first.act("done"), second.act("done"))
            codes = []
            for chair in chairs:
                while chair.seq < 1:
                    codes.append((await chair.next()).get("code"))
                while True:
                    try:
                        codes.append((await chair.next(0.5)).get("code"))
                    except TimeoutError:
                        break

            assert codes.count("stale") <= 1, "whoever lost was told, or had seen it in time"
            _, rows = await kept_rows(any_db, id)
            assert [(row.seat, row.choice) for row in rows] == [(0, "done")]
            assert first.view == second.view

    asyncio.run(scenario())


@pytest.mark.slow
def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Kill a real server in the middle of play, again and again."""
    db = tmp_path / "games.db"

    async def scenario() -> None:
        chance = random.Random(11)
        process = Process(tmp_path, db, IGROTEKA_BOT_WORKERS="0")
        try:
            id, people = await seated(process.address, 2)
            acknowledged = 0
            for _ in range(6):
                people = [at_server(visitor, process.address) for visitor in people]
                acks: list[int] = []
                playing = [
                    asyncio.create_task(play_until_lost(visitor, id, chance, acks))
                    for visitor in people
                ]
                await asyncio.sleep(0.3 + chance.random() * 0.5)
                process.popen.kill()
                await asyncio.gather(*playing)
                process.end()
                acknowledged = max([acknowledged, *acks])

                config, rows = await kept_rows(str(db), id)
                assert len(rows) >= acknowledged
                table = Table.folded(config, rows)
                process = Process(tmp_path, db, IGROTEKA_BOT_WORKERS="0")
                for seat, visitor in enumerate(people):
                    async with at_server(visitor, process.address).at(id) as chair:
                        await chair.until("view")
                        assert chair.seq == len(rows)
                        assert chair.seat == seat
                        assert chair.view == table.view(seat)
            assert acknowledged > 20
        finally:
            assert process.stop() is not None

    asyncio.run(scenario())


async def play_until_lost(
    visitor: Visitor, id: str, chance: random.Random, acks: list[int]
) -> None:
    """Play as fast as possible; note every line that was shown as having happened."""
    try:
        async with visitor.at(id) as chair:
            await chair.until("view")
            while chair.scores is None:
                if chair.options:
                    if chair.undo and chance.random() < 0.1:
                        await chair.take_back()
                    else:
                        await chair.act(some_choice(chair, chance))
                while (await chair.next())["t"] not in ("patch", "view"):
                    pass
                acks.append(chair.seq)
    except (OSError, EOFError, WebSocketException, TimeoutError):
        pass


@pytest.mark.slow
def test_a_server_asked_to_stop_stops_and_says_goodbye(tmp_path: Path) -> None:
    async def scenario() -> None:
        process = Process(tmp_path, tmp_path / "games.db")
        id, people = await seated(process.address, 2)
        async with people[0].at(id) as chair:
            await chair.until("view")
            await chair.act("done")
            await chair.until("patch")

            code = await asyncio.to_thread(process.stop)

            assert code in (0, -15)
            await chair.socket.wait_closed()
            assert chair.socket.close_code == 1012
        _, rows = await kept_rows(str(tmp_path / "games.db"), id)
        assert len(rows) == 1

    asyncio.run(scenario())


def test_who_is_there_is_known_to_every_server(any_db: str) -> None:
    def online(chair: Chair) -> list[bool]:
        return [seat["online"] for seat in chair.table["seats"]]

    async def scenario() -> None:
        async with (
            house(any_db, secret="same") as one,
            house(any_db, secret="same") as other,
        ):
            id, (anna, bob) = await seated(one, 2)
            async with anna.at(id) as here:
                await here.until("view")
                assert online(here) == [True, False]
                async with at_server(bob, other).at(id) as there:
                    await there.until("view")
                    assert online(there) == [True, True]
                    while online(here) != [True, True]:
                        await here.until("table")
                while online(here) != [True, False]:
                    await here.until("table")

    asyncio.run(scenario())


def test_whoever_sat_at_a_server_that_died_is_gone_after_a_while(
    any_db: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with house(any_db, secret="same", presence_seconds=0.6) as one:
            id, (anna, bob) = await seated(one, 2)
            other = Process(
                tmp_path, any_db, IGROTEKA_SECRET="same", IGROTEKA_PRESENCE_SECONDS="0.6"
            )
            async with anna.at(id) as here:
                there = at_server(bob, other.address).at(id)
                await there.open()
                await there.until("view")
                while not here.table or not here.table["seats"][1]["online"]:
                    await here.until("table")
                other.kill()
                while here.table["seats"][1]["online"]:
                    await here.until("table")
            with suppress(WebSocketException):
                await there.socket.close()

    asyncio.run(scenario())

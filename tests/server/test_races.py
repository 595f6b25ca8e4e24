"""No process owns a game: several servers on one store, and a server that is killed."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from igroteka.server.house import House
from igroteka.server.messages import Patch, TableChanged, View
from igroteka.server.room import Room
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.opening import store_at
from igroteka.table.log import Config, Row
from igroteka.table.table import Table
from tests.server.house import (
    PATIENCE,
    Process,
    can_choose,
    everybody_in,
    first_option,
    house,
    longest_game,
    seated,
    some_choice,
)


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
            id, (anna, bob) = await seated(one, 2, game=longest_game())
            chairs = await everybody_in(stack, id, [anna, at_server(bob, other)])
            acted = 0
            async with asyncio.timeout(PATIENCE):
                while acted < 50:
                    for chair in chairs:
                        if can_choose(chair):
                            await chair.act(some_choice(chair, chance))
                            acted += 1
                            while not isinstance(await chair.next(), Patch | View):
                                pass
                    if not any(can_choose(chair) for chair in chairs):
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
        await chair.until(View)
        return chair.seq, chair.view, chair.options


def test_a_room_without_visitors_reads_on_when_somebody_comes(
    any_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: asyncio.Queue[House] = asyncio.Queue()
    read: list[Room] = []
    moved, refresh = House._moved, Room.refresh

    def heard(self: House, id: str) -> None:
        moved(self, id)
        told.put_nowait(self)

    async def gone(self: Room) -> None:
        raise asyncio.CancelledError

    async def refreshed(self: Room) -> None:
        read.append(self)
        await refresh(self)

    monkeypatch.setattr(House, "_moved", heard)
    monkeypatch.setattr(Room, "refresh", refreshed)

    async def scenario() -> None:
        async with (
            house(any_db, secret="same") as one,
            house(any_db, secret="same") as other,
        ):
            id, (anna, bob) = await seated(one, 2)
            there = at_server(anna, other)
            before = (await there.get(f"/api/tables/{id}/history")).data["length"]
            async with anna.at(id) as chair, asyncio.timeout(PATIENCE):
                await chair.until(View)
                await chair.answer(await chair.act(first_option(chair)))

                idle = None
                while idle is None:
                    rooms = (await told.get())._rooms
                    if id in rooms and rooms[id].behind:
                        idle = rooms[id]
                assert idle not in read, "nobody is there for whom it would have to read"
                with monkeypatch.context() as change, suppress(asyncio.CancelledError):
                    change.setattr(Room, "_pull_seats", gone)
                    await idle.refresh()
                assert idle.behind, "who came has gone again, and it has not been read"
                after = (await there.get(f"/api/tables/{id}/history")).data["length"]
                assert after == before + 1
                assert read.count(idle) == 2
            assert (await seen(at_server(bob, other), id))[0] == 0, "a hidden choice is not told"

    asyncio.run(scenario())


@pytest.mark.slow
def test_the_same_seat_at_two_servers_wins_once_and_loses_cleanly(any_db: str) -> None:
    async def scenario() -> None:
        async with (
            house(any_db, secret="same") as one,
            house(any_db, secret="same") as other,
            AsyncExitStack() as stack,
        ):
            id, (anna, bob) = await seated(one, 2)
            chairs = await everybody_in(stack, id, [anna, at_server(anna, other)])
            first, second = chairs
            await everybody_in(stack, id, [bob])

            text = first_option(first)
            await asyncio.gather(first.act(text), second.act(text))
            codes = []
            for chair in chairs:
                while chair.seq < 1:
                    codes.append(getattr(await chair.next(), "code", ""))
                while True:
                    try:
                        codes.append(getattr(await chair.next(0.5), "code", ""))
                    except TimeoutError:
                        break

            assert codes.count("stale") <= 1, "whoever lost was told, or had seen it in time"
            _, rows = await kept_rows(any_db, id)
            assert [(row.seat, row.choice) for row in rows] == [(0, text)]
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
            id, people = await seated(process.address, 2, game=longest_game())
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
                        await chair.until(View)
                        assert chair.seq == table.number(seat)
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
            await chair.until(View)
            while chair.scores is None:
                if can_choose(chair):
                    if chair.undo and chance.random() < 0.1:
                        await chair.take_back()
                    else:
                        await chair.act(some_choice(chair, chance))
                while not isinstance(await chair.next(), Patch | View):
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
            await chair.until(View)
            await chair.act(first_option(chair))
            await chair.until(Patch)

            code = await asyncio.to_thread(process.stop)

            assert code in (0, -15)
            await chair.socket.wait_closed()
            assert chair.socket.close_code == 1012
        _, rows = await kept_rows(str(tmp_path / "games.db"), id)
        assert len(rows) == 1

    asyncio.run(scenario())


def test_who_is_there_is_known_to_every_server(any_db: str) -> None:
    def online(chair: Chair) -> list[bool]:
        return [seat.online for seat in chair.table.seats]

    async def scenario() -> None:
        async with (
            house(any_db, secret="same") as one,
            house(any_db, secret="same") as other,
        ):
            id, (anna, bob) = await seated(one, 2)
            async with anna.at(id) as here:
                await here.until(View)
                assert online(here) == [True, False]
                async with at_server(bob, other).at(id) as there:
                    await there.until(View)
                    while online(there) != [True, True]:
                        await there.until(TableChanged)
                    while online(here) != [True, True]:
                        await here.until(TableChanged)
                while online(here) != [True, False]:
                    await here.until(TableChanged)

    asyncio.run(scenario())


def is_online(chair: Chair, seat: int) -> bool:
    """Whether a seat is there, as a chair was told last."""
    return chair.table.seats[seat].online


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
                await there.until(View)
                await here.until(View)
                while not is_online(here, 1):
                    await here.until(TableChanged)
                other.kill()
                while is_online(here, 1):
                    await here.until(TableChanged)
            with suppress(WebSocketException):
                await there.socket.close()

    asyncio.run(scenario())

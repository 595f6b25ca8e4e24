"""Nobody has everything: seats and tables are limited, and what is not used goes after a time."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from igroteka.server import clock
from igroteka.server.messages import Patch, Said, Say, View
from igroteka.server.site import Site
from igroteka.server.visitor import Visitor
from igroteka.store.opening import store_at
from tests.server.house import (
    GAME,
    PATIENCE,
    everybody_in,
    first_option,
    house,
    play_to_the_end,
    seated,
    settings_for,
    settled,
)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How many days later it is."""
    days = [0.0]
    monkeypatch.setattr(clock, "moment", lambda: datetime.now(UTC) + timedelta(days=days[0]))
    return days


async def swept(db: str | Path) -> None:
    """A server looks once for what is not used any more."""
    site = Site(settings_for(db, secret="same"))
    await site.open()
    try:
        await site.house.sweep()
    finally:
        await site.close()


async def status_of(address: str, visitor: Visitor, id: str) -> str:
    rows = (await Visitor(address, visitor.cookie).get("/api/tables")).data["mine"]
    return next((str(row["status"]) for row in rows if row["table"] == id), "gone")


def test_seats_that_wait_for_people_are_limited_by_guest_and_address(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, open_seats_per_guest=3) as address:
            host, greedy = Visitor(address), Visitor(address)
            ids = [(await host.new_table(GAME, ["me", "open", "open"]))[0] for _ in range(3)]
            more = [(await Visitor(address).new_table(GAME, ["me", "open", "open"]))[0]]
            statuses = [
                (await greedy.post(f"/api/tables/{id}/join", {"seat": 1})).status
                for id in [*ids, *more]
            ]
            assert statuses == [200, 200, 200, 429]
            again = await greedy.post(f"/api/tables/{ids[0]}/join", {"seat": 1})
            assert again.status == 200, "whoever sits there keeps the seat"
            await Visitor(address).post(f"/api/tables/{ids[0]}/join", {"seat": 2})
            answer = await greedy.post(f"/api/tables/{more[0]}/join", {"seat": 1})
            assert answer.status == 200, "a full table waits for nobody"
        slow = {"joins_per_second": 0.001, "join_burst": 4.0}
        async with house(db, **slow) as address:
            ids = [(await Visitor(address).new_table(GAME, ["me", "open"]))[0] for _ in range(6)]
            answers = [
                await Visitor(address).post(f"/api/tables/{id}/join", {"seat": 1}) for id in ids
            ]
            assert [answer.status for answer in answers] == [200] * 4 + [429] * 2

    asyncio.run(scenario())


def test_tables_that_are_not_over_are_limited_by_guest(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, tables_per_guest=2) as address:
            visitor = Visitor(address)
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            answers = [await visitor.post("/api/tables", wish) for _ in range(3)]
            assert [answer.status for answer in answers] == [200, 200, 429]
            assert answers[2].data["err"] == "too_many"

    asyncio.run(scenario())


def test_chat_is_kept_up_to_a_number_of_lines(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, chat_lines_per_game=3) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            other, others = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            (clara,) = await everybody_in(stack, other, others[:1])
            await clara.send(Say(text="elsewhere"))
            await clara.until(Said)
            for number in range(6):
                await anna.send(Say(text=f"line {number}"))
                await anna.until(Said)
        store = store_at(str(db))
        await store.open()
        assert [row.text for row in await store.chat(id)] == ["line 3", "line 4", "line 5"]
        assert [row.text for row in await store.chat(other)] == ["elsewhere"]
        await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_what_nobody_uses_is_closed_and_deleted_after_its_time(
    kind: str, db: Path, later: list[float], request: pytest.FixtureRequest
) -> None:
    place = str(db) if kind == "sqlite" else str(request.getfixturevalue("pg_url"))

    async def scenario() -> None:
        async with house(place, secret="same") as address:
            host, passer_by = Visitor(address), Visitor(address)
            await passer_by.get("/api/me")
            unfilled, _ = await host.new_table(GAME, ["me", "open"])
            running, people = await seated(address, 2)
            async with people[0].at(running) as chair:
                await chair.until(View)
                await chair.act(first_option(chair))
                await chair.until(Patch)
            bots, _ = await host.new_table(GAME, ["random", "random"])
            async with asyncio.timeout(PATIENCE):
                while await status_of(address, host, bots) != "finished":
                    await asyncio.sleep(0.05)
        for days, expected in (
            (0.0, ("open", "running", "finished", True)),
            (8.0, ("closed", "running", "gone", True)),
            (40.0, ("closed", "running", "gone", False)),
            (100.0, ("closed", "given_up", "gone", False)),
        ):
            later[0] = days
            await swept(place)
            async with house(place, secret="same") as address:
                found = (
                    await status_of(address, host, unfilled),
                    await status_of(address, people[0], running),
                    await status_of(address, host, bots),
                    (await Visitor(address, passer_by.cookie).get("/api/tables")).headers.get(
                        "set-cookie", ""
                    )
                    == "",
                )
                assert found == expected, days
        async with house(place, secret="same") as address:
            visitor = Visitor(address)
            assert (await visitor.get(f"/api/tables/{bots}/history")).status == 404
            assert (await visitor.get(f"/api/tables/{running}/history")).status == 200

    asyncio.run(scenario())


def test_a_table_that_somebody_looks_at_stays(db: Path, later: list[float]) -> None:
    async def scenario() -> None:
        async with house(db, sweep_seconds=0.05) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            empty, _ = await people[0].new_table(GAME, ["me", "open"])
            (anna,) = await everybody_in(stack, id, people[:1])
            later[0] = 100.0
            async with asyncio.timeout(PATIENCE):
                while await status_of(address, people[0], empty) != "closed":
                    await asyncio.sleep(0.05)
            await settled(anna)
            assert anna.table.status == "running"

    asyncio.run(scenario())


def test_the_host_frees_a_seat_until_the_table_is_full(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            host, sitter, other = Visitor(address), Visitor(address), Visitor(address)
            id, _ = await host.new_table(GAME, ["me", "open", "open"])
            path = f"/api/tables/{id}"
            assert (await sitter.post(f"{path}/join", {"seat": 1})).status == 200
            (chair,) = await everybody_in(stack, id, [sitter])
            for visitor, seat in ((sitter, 0), (other, 1), (host, 0), (host, 2), (host, 9)):
                assert (await visitor.post(f"{path}/free", {"seat": seat})).status == 403
            assert (await host.post(f"{path}/free", {"seat": 1})).status == 200
            while chair.seat >= 0:
                await chair.next()
            for visitor, seat in ((other, 1), (sitter, 2)):
                assert (await visitor.post(f"{path}/join", {"seat": seat})).status == 200
            assert (await host.post(f"{path}/free", {"seat": 1})).status == 403, "it is full"

    asyncio.run(scenario())


def test_a_rematch_asked_for_twice_at_once_leaves_one_table(any_db: str) -> None:
    async def scenario() -> None:
        async with house(any_db, secret="same") as address:
            id, people = await seated(address, 2)
            async with AsyncExitStack() as stack:
                chairs = await everybody_in(stack, id, people)
                chance = random.Random(1)
                await asyncio.gather(*[play_to_the_end(chair, chance) for chair in chairs])
            asked = [visitor for visitor in people for _ in range(2)]
            answers = await asyncio.gather(
                *[visitor.post(f"/api/tables/{id}/rematch", {}) for visitor in asked]
            )
            made = {answer.data["table"] for answer in answers}
            assert len(made) == 1
            rows = (await people[0].get("/api/tables")).data["mine"]
            assert {row["table"] for row in rows} == {id, *made}, "no other table is left over"

    asyncio.run(scenario())

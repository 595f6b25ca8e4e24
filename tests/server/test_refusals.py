"""Whatever a client sends, it gets a clear answer, and the table is unharmed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from igroteka.server.visitor import Chair, Visitor
from tests.server.house import everybody_in, house, seated, settled


@asynccontextmanager
async def two_at_a_table(db: Path, **changes: Any) -> AsyncIterator[tuple[Chair, Chair]]:
    """Anna and Bob; afterwards their table must be as before, and playable."""
    async with house(db, **changes) as address, AsyncExitStack() as stack:
        id, people = await seated(address, 2)
        anna, bob = await everybody_in(stack, id, people)
        before = (bob.seq, bob.view, bob.options)
        yield anna, bob
        async with bob.visitor.at(id) as fresh:
            await fresh.until("view")
            assert (fresh.seq, fresh.view, fresh.options) == before
        await bob.act("done")
        assert (await bob.until("patch"))["seq"] == before[0] + 1


NONSENSE: list[tuple[str | bytes, str]] = [
    ("", "bad_message"),
    ("{", "bad_message"),
    ("null", "bad_message"),
    ("[" * 3000, "bad_message"),
    ('{"t":"act"}', "bad_message"),
    ('{"t":"act","seq":"0","option":"done"}', "bad_message"),
    ('{"t":"act","seq":0,"option":"done","seat":1}', "bad_message"),
    ('{"t":"act","seq":0,"option":null}', "bad_message"),
    ('{"t":"act","seq":1e400,"option":"done"}', "bad_message"),
    ('{"t":"fly"}', "bad_message"),
    ('{"t":"view"}', "bad_message"),
    (b"\x00\xff", "bad_message"),
    ('{"t":"act","seq":0,"option":"fly to the moon"}', "not_offered"),
    ('{"t":"act","seq":0,"option":""}', "not_offered"),
    ('{"t":"act","seq":0,"option":"pass"}', "refused"),
    ('{"t":"act","seq":0,"option":"place knight castle/1"}', "refused"),
    ('{"t":"undo","seq":0}', "not_offered"),
    ('{"t":"say","text":"' + "x" * 600 + '"}', "too_long"),
    ('{"t":"say","text":"' + "x" * 9000 + '"}', "too_long"),
]


def test_a_message_that_makes_no_sense_is_refused(db: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            for sent, code in NONSENSE:
                await anna.socket.send(sent)

                answer = await anna.next()

                assert (answer["t"], answer["code"]) == ("err", code), sent
                assert (answer["refusal"] is not None) == (code == "refused")

    asyncio.run(scenario())


async def how_it_ends(chair: Chair) -> tuple[list[str], int]:
    """What is still said, and the code the connection is closed with."""
    codes = []
    try:
        while True:
            message = await chair.next()
            codes.append(message.get("code", message["t"]))
    except ConnectionClosed as closed:
        return codes, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("seq", [-1, 1, 500, 10**30])
def test_a_stale_answer_gets_the_new_position(db: Path, seq: int) -> None:
    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            await anna.send({"t": "act", "seq": seq, "option": "done"})

            assert (await anna.next())["t"] == "view"
            assert (await anna.next()) == {"t": "err", "code": "stale", "refusal": None}

    asyncio.run(scenario())


def test_a_double_click_counts_once(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, _ = await everybody_in(stack, id, people)

            await asyncio.gather(anna.act("done"), anna.act("done"))

            assert (await anna.next())["t"] == "patch"
            assert (await anna.next())["t"] == "view"
            assert (await anna.next())["code"] == "stale"
            assert anna.seq == 1

    asyncio.run(scenario())


def test_a_message_of_a_megabyte_ends_that_connection_only(db: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            await anna.socket.send('{"t":"say","text":"' + "x" * 1_000_000 + '"}')

            assert await how_it_ends(anna) == ([], 1009)

    asyncio.run(scenario())


def test_a_flood_is_answered_then_cut_off(db: Path) -> None:
    async def scenario() -> None:
        # So slow a refill that the clock of a busy machine does not matter.
        async with two_at_a_table(db, acts_per_second=0.001, act_burst=10.0) as (anna, bob):
            for _ in range(400):
                try:
                    await anna.send({"t": "ping"})
                except ConnectionClosed:
                    break
            codes, end = await how_it_ends(anna)
            assert end == 4429
            assert codes.count("pong") == 10 - 1  # one was used up on arriving
            assert codes.count("too_fast") == 100
            await settled(bob)

    asyncio.run(scenario())


def test_who_has_no_seat_only_watches(db: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            for stranger in (
                Visitor(f"http://127.0.0.1:{anna.visitor.port}"),
                Visitor(f"http://127.0.0.1:{anna.visitor.port}", cookie="x" * 43),
                Visitor(f"http://127.0.0.1:{anna.visitor.port}", cookie="y" * 5000),
            ):
                async with stranger.at(anna.id) as chair:
                    await chair.until("view")
                    assert (chair.seat, chair.options, chair.undo) == (-1, [], 0)
                    assert chair.table["invites"] == []
                    for message in (
                        {"t": "act", "seq": 0, "option": "done"},
                        {"t": "undo", "seq": 0},
                        {"t": "say", "text": "hello"},
                        {"t": "bot", "on": True},
                    ):
                        await chair.send(message)
                        assert (await chair.next())["code"] == "not_seated"

    asyncio.run(scenario())


def test_a_seat_of_another_table_is_no_seat_here(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, _ = await seated(address, 2)
            _, (_, other) = await seated(address, 2)
            async with other.at(id) as chair:
                await chair.until("view")
                assert chair.seat == -1

    asyncio.run(scenario())


def test_another_site_cannot_connect_or_post(db: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            visitor = anna.visitor
            refused = await visitor.post(
                f"/api/tables/{anna.id}/join", {"seat": 1}, Origin="https://evil.example"
            )
            assert refused.status == 403
            chair = visitor.at(anna.id)
            with pytest.raises(InvalidStatus) as answer:
                await chair.open(origin="https://evil.example")
            assert answer.value.response.status_code == 403
            own = visitor.at(anna.id)
            await own.open(origin=f"http://127.0.0.1:{visitor.port}")
            await own.until("view")
            await own.socket.close()

    asyncio.run(scenario())


def test_a_table_that_does_not_exist_says_so(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            async with visitor.at("nowhere") as chair:
                assert await how_it_ends(chair) == ([], 4404)
            for path in ("history", "at/0", "export"):
                assert (await visitor.get(f"/api/tables/nowhere/{path}")).status == 404

    asyncio.run(scenario())


def test_invites_cannot_be_forged_or_used_twice(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host = Visitor(address)
            id, invites = await host.new_table(["me", "open", "open"])
            other_id, other_invites = await host.new_table(["me", "open"])
            secret = invites[0].rsplit("/", 1)[1]

            forged = [
                f"/j/{id}/1/{'0' * 32}",
                f"/j/{id}/2/{secret}",
                f"/j/{id}/0/{secret}",
                f"/j/{id}/9/{secret}",
                f"/j/{other_id}/1/{secret}",
                f"/j/{id}/1/{other_invites[0].rsplit('/', 1)[1]}",
            ]
            for path in forged:
                assert (await Visitor(address).get(path)).status == 403
            assert (await Visitor(address).get(f"/j/nowhere/1/{secret}")).status == 404

            preview = await Visitor(address).get(invites[0], User_Agent="TelegramBot (like X)")
            assert preview.status == 200
            bob, eve = Visitor(address), Visitor(address)
            first = await bob.get(invites[0])
            assert (first.status, first.headers["location"]) == (303, f"/t/{id}")
            assert "HttpOnly" in first.headers["set-cookie"]
            assert "samesite=lax" in first.headers["set-cookie"].lower()
            assert (await bob.get(invites[1])).status == 303, "who sits keeps the seat"
            assert (await eve.get(invites[0])).status == 303, "a used link leads to watching"
            for visitor, seat in ((host, 0), (bob, 1), (eve, -1)):
                async with visitor.at(id) as chair:
                    await chair.until("view")
                    assert chair.seat == seat
                    assert len(chair.table["invites"]) == (visitor is host)
                    assert chair.table["status"] == "open"

    asyncio.run(scenario())


def test_no_secret_is_kept_in_plain_text(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host = Visitor(address)
            _, invites = await host.new_table(["me", "open"])
            guest = Visitor(address)
            await guest.get(invites[0])
        kept = b"".join([path.read_bytes() for path in db.parent.glob("games.db*")])
        for secret in (host.cookie, guest.cookie, invites[0].rsplit("/", 1)[1]):
            assert len(secret) >= 32
            assert secret.encode() not in kept

    asyncio.run(scenario())


def test_a_running_games_export_hides_what_is_planned_and_the_seed(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            await anna.act("done")
            await anna.until("patch")

            mine = (await people[0].get(f"/api/tables/{id}/export")).data
            theirs = (await people[1].get(f"/api/tables/{id}/export")).data

            assert (len(mine["decisions"]), mine["hidden"], mine["seed"]) == (1, 0, None)
            assert (len(theirs["decisions"]), theirs["hidden"], theirs["seed"]) == (0, 1, None)
            assert bob.view["players"][0]["planning_done"] is False

    asyncio.run(scenario())

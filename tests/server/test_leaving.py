"""Nobody is stuck: leaving, giving up, ending by vote, closing, and bots for who is away."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from igroteka.server import clock
from igroteka.server.bots import STAND_IN
from igroteka.server.messages import Err, TableChanged, View
from igroteka.server.visitor import Chair, Visitor
from tests.server.house import (
    GAME,
    everybody_in,
    first_option,
    house,
    play_to_the_end,
    seated,
    settled,
)


class Wound:
    """A clock of the server that a test winds forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = timedelta()
        monkeypatch.setattr(clock, "moment", lambda: datetime.now(UTC) + self.ahead)

    def wind(self, **span: float) -> None:
        """Let so much time pass."""
        self.ahead += timedelta(**span)


@pytest.fixture
def wound(monkeypatch: pytest.MonkeyPatch) -> Wound:
    """The clock of the servers of one test."""
    return Wound(monkeypatch)


async def refused(chair: Chair, message: dict[str, object]) -> str:
    """The code with which a message is refused."""
    id = chair.next_id()
    await chair.send({**message, "id": id})
    answer = await chair.answer(id)
    assert isinstance(answer, Err), answer
    return answer.code


async def until_bot(chair: Chair, seat: int, bot: str | None = STAND_IN) -> None:
    """Wait until a seat is played by this bot, or by nobody but its owner."""
    while chair.table.seats[seat].bot != bot:
        await chair.next()


async def until_votes(chair: Chair, votes: list[bool]) -> None:
    """Wait until these seats want to end the game."""
    while [seat.vote for seat in chair.table.seats] != votes:
        await chair.next()


async def lay_own(chair: Chair) -> None:
    """Lay one's cards of the template; the others have not."""
    while chair.decision == "LayCard":
        await chair.answer(await chair.act(first_option(chair)))


def scored(chair: Chair) -> bool:
    """Whether the game is over."""
    return chair.scores is not None


def deadline(chair: Chair, seat: int) -> str:
    """When the time of a seat is up; empty while its clock does not run."""
    return chair.table.seats[seat].time.deadline or ""


def codes(chair: Chair) -> list[str]:
    """What has happened to seats, as the chat tells it."""
    return [line.code for line in chair.chat if line.code]


def test_who_leaves_an_open_table_frees_the_seat_and_the_link_works_again(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host, bob, eve = [Visitor(address) for _ in range(3)]
            id, invites = await host.new_table(GAME, ["me", "open", "open"])
            await bob.sit(invites[0])
            async with host.at(id) as anna, bob.at(id) as chair:
                await anna.until(View)
                await chair.until(View)
                await chair.send({"t": "leave"})
                while chair.seat >= 0:
                    await chair.next()
                while anna.table.seats[1].taken:
                    await anna.until(TableChanged)
                assert codes(anna) == ["left"]
                assert len(anna.table.invites) == 2
            assert (await eve.sit(invites[0])).data["seat"] == 1
            assert (await host.get("/api/tables")).data["mine"][0]["status"] == "open"

    asyncio.run(scenario())


def test_a_table_that_everybody_has_left_is_closed(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host = Visitor(address)
            id, invites = await host.new_table(GAME, ["me", "open"])
            async with host.at(id) as chair:
                await chair.until(View)
                await chair.send({"t": "leave"})
                while chair.table.status != "closed":
                    await chair.next()
            late = Visitor(address)
            assert (await late.get("/api/tables")).data["open"] == []
            assert (await late.sit(invites[0])).data["err"] == "over"

    asyncio.run(scenario())


def test_who_gives_up_is_replaced_by_a_bot_for_good(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)

            await bob.send({"t": "leave"})
            await until_bot(anna, 1)
            assert anna.table.seats[1].gave_up
            assert "gave_up" in codes(anna)
            await settled(bob)
            assert bob.options == []
            assert await refused(bob, {"t": "bot", "on": False}) == "gave_up"
            await play_to_the_end(anna, random.Random(1))
            while not scored(bob):
                await bob.next()
            assert await refused(bob, {"t": "leave"}) == "over"

    asyncio.run(scenario())


def test_a_game_ends_when_all_who_play_want_it(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 3)
            anna, bob, eve = await everybody_in(stack, id, people)
            await eve.send({"t": "bot", "on": True})
            await until_bot(anna, 2)
            assert await refused(eve, {"t": "vote", "on": True}) == "not_running"

            await anna.send({"t": "vote", "on": True})
            await until_votes(bob, [True, False, False])
            await anna.send({"t": "vote", "on": False})
            await until_votes(bob, [False, False, False])
            for chair in (bob, anna):
                await chair.send({"t": "vote", "on": True})
            for chair in (anna, bob, eve):
                while chair.table.status != "given_up":
                    await chair.next()
                await settled(chair)
                assert (chair.options, chair.undo, chair.scores) == ([], 0, None)
                assert codes(chair)[-1] == "ended"
                assert await refused(chair, {"t": "vote", "on": True}) == "over"
            assert isinstance(await anna.answer(await anna.act("pass")), Err)
            row = (await people[0].get("/api/tables")).data["mine"][0]
            assert (row["status"], row["your_turn"], row["points"]) == ("given_up", False, None)
            assert (await people[1].post(f"/api/tables/{id}/rematch", {})).status == 200

    asyncio.run(scenario())


def test_only_the_host_closes_a_table_and_only_while_it_is_open(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            host, bob = Visitor(address), Visitor(address)
            id, invites = await host.new_table(GAME, ["me", "open", "open"])
            await bob.sit(invites[0])
            anna, chair = await everybody_in(stack, id, [host, bob])
            assert await refused(anna, {"t": "vote", "on": True}) == "not_running"
            assert await refused(chair, {"t": "close"}) == "not_host"
            await anna.send({"t": "close"})
            for one in (anna, chair):
                while one.table.status != "closed":
                    await one.next()
            assert await refused(anna, {"t": "close"}) == "over"
            full, people = await seated(address, 2)
            async with people[0].at(full) as host_chair:
                await host_chair.until(View)
                assert await refused(host_chair, {"t": "close"}) == "full"

    asyncio.run(scenario())


def test_who_keeps_others_waiting_is_replaced_and_comes_back(db: Path, wound: Wound) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, patience=3)
            anna, bob = await everybody_in(stack, id, people)
            await lay_own(anna)
            relieve: dict[str, object] = {"t": "relieve", "seat": 1}
            assert await refused(anna, relieve) == "not_yet"
            wound.wind(minutes=4)
            assert await refused(bob, {"t": "relieve", "seat": 0}) == "not_yet", "bob is waited for"
            for seat in (0, 7):
                assert await refused(anna, {"t": "relieve", "seat": seat}) == "not_yet"
            stranger = await stack.enter_async_context(Visitor(address).at(id))
            await stranger.until(View)
            assert await refused(stranger, relieve) == "not_seated"

            await anna.send(relieve)
            await until_bot(bob, 1)
            await until_bot(anna, 1)
            assert "relieved" in codes(bob)
            while 1 in anna.frame.waiting:
                await anna.next()
            await bob.send({"t": "bot", "on": False})
            await until_bot(bob, 1, None)
            assert bob.undo == 0, "what the bot did stays done"

    asyncio.run(scenario())


def test_nobody_is_replaced_at_a_table_that_has_all_the_time(db: Path, wound: Wound) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, patience=0)
            anna, _ = await everybody_in(stack, id, people)
            await lay_own(anna)
            wound.wind(days=9)
            assert await refused(anna, {"t": "relieve", "seat": 1}) == "not_yet"

    asyncio.run(scenario())


def test_a_bot_is_no_adviser(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            await bob.answer(await bob.act(first_option(bob)))
            assert bob.undo == 1

            await bob.send({"t": "bot", "on": True})
            while 1 in anna.frame.waiting:
                await anna.next()
            await bob.send({"t": "bot", "on": False})
            await until_bot(bob, 1)
            await until_bot(bob, 1, None)
            await settled(bob)

            assert bob.undo == 0
            assert await refused(bob, {"t": "undo", "seq": bob.seq}) == "not_offered"

    asyncio.run(scenario())


# --- clocks


LIVE = {"kind": "live", "minutes": 5, "increment": 10}


def test_at_zero_a_bot_plays_on(any_db: str, wound: Wound) -> None:
    async def scenario() -> None:
        async with house(any_db, clock_seconds=0.02) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, clock=LIVE)
            anna, bob = await everybody_in(stack, id, people)
            time = bob.table.seats[1].time
            assert time.since is not None
            assert time.deadline == clock.after(time.since, 5 * 60_000)
            await lay_own(anna)
            wound.wind(minutes=4)
            wound.wind(minutes=2)

            await until_bot(anna, 1)
            assert "time" in codes(anna)
            assert anna.table.seats[0].bot is None, "the others have time"
            while 1 in anna.frame.waiting:
                await anna.next()
            await bob.send({"t": "bot", "on": False})
            await until_bot(bob, 1)
            await until_bot(bob, 1, None)

    asyncio.run(scenario())


def test_clocks_run_out_after_a_restart_though_nobody_looks(db: Path, wound: Wound) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, people = await seated(address, 2, clock={"kind": "days", "hours": 24})
        wound.wind(hours=25)
        async with house(db, clock_seconds=0.02) as address:
            visitor = Visitor(address, people[0].cookie)
            async with visitor.at(id) as chair:
                await chair.until(View)
                for seat in (0, 1):
                    await until_bot(chair, seat)
                while not scored(chair):
                    await chair.next()

    asyncio.run(scenario())


def test_an_increment_is_earned_once_per_turn(db: Path, wound: Wound) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, clock=LIVE)
            anna, bob = await everybody_in(stack, id, people)
            wound.wind(seconds=100)
            await lay_own(anna)
            await settled(anna)
            left = anna.table.seats[0].time.left
            assert 205_000 < left <= 210_000
            assert not deadline(anna, 0)

            for _ in range(3):
                await anna.answer(await anna.take_back())
                await settled(anna)
                assert deadline(anna, 0)
                await anna.answer(await anna.act(first_option(anna)))
                await settled(anna)
                assert left - 5_000 < anna.table.seats[0].time.left <= left
            assert bob.table.seats[1].time.since is not None
            other = Visitor(address, people[1].cookie)
            async with other.at(id) as again:
                await again.until(View)
                assert again.table.seats[0].time == anna.table.seats[0].time

    asyncio.run(scenario())


def test_no_clock_runs_before_all_seats_are_taken(db: Path, wound: Wound) -> None:
    async def scenario() -> None:
        async with house(db, clock_seconds=0.02) as address:
            host, guest = Visitor(address), Visitor(address)
            id, invites = await host.new_table(GAME, ["me", "open"], clock=LIVE)
            async with host.at(id) as chair:
                await chair.until(View)
                wound.wind(hours=1)
                await settled(chair)
                assert not deadline(chair, 0)
                await guest.sit(invites[0])
                while not deadline(chair, 0):
                    await chair.next()
                assert deadline(chair, 0) > clock.now(4 * 60)

    asyncio.run(scenario())


def test_a_clock_out_of_bounds_is_refused_and_nothing_is_set_up(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host = Visitor(address)
            seats = [{"kind": "me"}, {"kind": "open"}]
            wishes: list[tuple[dict[str, object], str]] = [
                ({"clock": {"kind": "live", "minutes": 0}}, "bad_clock"),
                ({"clock": {"kind": "live", "minutes": 241}}, "bad_clock"),
                ({"clock": {"kind": "live", "minutes": 5, "increment": -1}}, "bad_clock"),
                ({"clock": {"kind": "live", "minutes": 5, "increment": 601}}, "bad_clock"),
                ({"clock": {"kind": "days", "hours": 0}}, "bad_clock"),
                ({"clock": {"kind": "days", "hours": 10**30}}, "bad_clock"),
                ({"clock": {"kind": "sand"}}, "bad_message"),
                ({"patience": -1}, "bad_patience"),
                ({"patience": 10**9}, "bad_patience"),
            ]
            for wish, code in wishes:
                answer = await host.post("/api/tables", {"game": GAME, "seats": seats, **wish})
                assert (answer.status, answer.data["err"]) == (400, code), wish
            assert (await host.get("/api/tables")).data["mine"] == []

    asyncio.run(scenario())

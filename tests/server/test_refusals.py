"""Whatever a client sends, it gets a clear answer, and the table is unharmed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from igroteka.server.logs import set_up_logging
from igroteka.server.messages import Err, Patch, Ping, Pong, Said, Say, ToBrowser, View
from igroteka.server.visitor import Chair, Visitor
from tests.server.house import GAME, PATIENCE, everybody_in, first_option, house, seated, settled


@asynccontextmanager
async def two_at_a_table(db: Path, **changes: Any) -> AsyncIterator[tuple[Chair, Chair]]:
    """Anna and Bob; afterwards their table must be as before, and playable."""
    async with house(db, **changes) as address, AsyncExitStack() as stack:
        id, people = await seated(address, 2)
        anna, bob = await everybody_in(stack, id, people)
        before = (bob.seq, bob.view, bob.options)
        yield anna, bob
        async with bob.visitor.at(id) as fresh:
            await fresh.until(View)
            assert (fresh.seq, fresh.view, fresh.options) == before
        await bob.act(first_option(bob))
        assert (await bob.until(Patch)).seq == before[0] + 1


NONSENSE: list[tuple[str | bytes, str]] = [
    ("", "bad_message"),
    ("{", "bad_message"),
    ("null", "bad_message"),
    ("[" * 3000, "bad_message"),
    ('{"t":"act"}', "bad_message"),
    ('{"t":"act","seq":"0","option":"lay merchant"}', "bad_message"),
    ('{"t":"act","seq":0,"option":"lay merchant","seat":1}', "bad_message"),
    ('{"t":"act","seq":0,"option":null}', "bad_message"),
    ('{"t":"act","seq":1e400,"option":"lay merchant"}', "bad_message"),
    ('{"t":"fly"}', "bad_message"),
    ('{"t":"view"}', "bad_message"),
    (b"\x00\xff", "bad_message"),
    ('{"t":"act","seq":0,"option":"fly to the moon"}', "not_offered"),
    ('{"t":"act","seq":0,"option":""}', "not_offered"),
    ('{"t":"act","seq":0,"option":"pass"}', "refused"),
    ('{"t":"act","seq":0,"option":"use merchant"}', "refused"),
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

                assert isinstance(answer, Err), sent
                assert answer.code == code, sent
                assert (answer.refusal is not None) == (code == "refused")

    asyncio.run(scenario())


async def how_it_ends(chair: Chair) -> tuple[list[str], int]:
    """What is still said, and the code the connection is closed with."""
    codes = []
    try:
        while True:
            message = await chair.next()
            codes.append(message.code if isinstance(message, Err) else type(message).__name__)
    except ConnectionClosed as closed:
        return codes, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("seq", [1, 500, 2**31 - 1])
def test_a_stale_answer_gets_the_new_position(db: Path, seq: int) -> None:
    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            await anna.send({"t": "act", "seq": seq, "option": "lay merchant"})

            assert isinstance(await anna.next(), View)
            assert (await anna.next()) == Err(code="stale", answers=0)

    asyncio.run(scenario())


BEYOND = [-1, 16, 2**31, 2**63, -(2**63) - 1, 10**400]
DIGITS = "9" * 4301  # more than Python turns into a number


def test_a_number_beyond_all_measure_is_refused_and_harms_nobody(any_db: str) -> None:
    async def scenario() -> None:
        async with house(any_db, secret="same") as address, AsyncExitStack() as stack:
            host, guest = Visitor(address), Visitor(address)
            id, invites = await host.new_table(GAME, ["me", "open"])
            secret = invites[0].rsplit("/", 1)[1]
            for number in BEYOND:
                answer = await guest.post(f"/api/tables/{id}/join", {"seat": number})
                assert (answer.status, answer.data["err"]) == (400, "bad_message"), number
            for digits in (str(2**31), str(2**63), DIGITS):
                for path in (
                    f"/api/tables/{id}/at/{digits}",
                    f"/api/tables/{id}/qr/{digits}",
                    f"/j/{id}/{digits}/{secret}",
                ):
                    assert (await guest.get(path)).status == 404, path[:60]
            for text in ("%00", "a%00b", "x" * 5000, "%ff"):
                answer = await guest.get(f"/api/tables/{text}/history")
                assert (answer.status, answer.data["err"]) == (404, "no_table"), text[:20]

            (chair,) = await everybody_in(stack, id, [host])
            for number in [-1, *BEYOND[2:]]:
                await chair.send({"t": "act", "seq": number, "option": "lay merchant"})
                assert (await chair.until(Err)).code == "bad_message", number
                await chair.send({"t": "undo", "seq": number})
                assert (await chair.until(Err)).code == "bad_message", number
            assert (await guest.get("/healthz")).status == 200
            await chair.act(first_option(chair))
            assert (await chair.until(Patch)).seq == 1

    asyncio.run(scenario())


@pytest.fixture
def _own_log() -> Iterator[None]:
    """Whoever sets logging up in a test leaves it as it was."""
    before = (logging.root.handlers[:], logging.root.level)
    yield
    logging.root.handlers[:], logging.root.level = before


@pytest.mark.usefixtures("_own_log")
def test_bytes_that_are_no_text_are_refused_without_a_traceback(
    db: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logging("error")

    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            broken = b'{"name":"\xff","lang":"en"}'
            answer = await anna.visitor.post("/api/me", broken)
            assert (answer.status, answer.data["err"]) == (400, "bad_message")
            # A text frame, masked with zeros, that holds half a surrogate pair.
            frame = bytes([0x81, 0x83, 0, 0, 0, 0, 0xED, 0xA0, 0x80])
            anna.socket.transport.write(frame)
            assert await how_it_ends(anna) == ([], 1007)

    asyncio.run(scenario())
    said = capfd.readouterr().err
    assert "Invalid UTF-8" in said
    assert "Traceback" not in said


@pytest.mark.usefixtures("_own_log")
def test_a_request_that_breaks_off_leaves_no_traceback(
    db: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logging("error")

    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            refused = 'igroteka_refused_total{code="bad_message"} 1.0'
            _, writer = await asyncio.open_connection("127.0.0.1", anna.visitor.port)
            head = "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            head += f"Cookie: igroteka={anna.visitor.cookie}\r\n"
            writer.write(head.encode() + b"Content-Length: 100\r\n\r\n{")
            await writer.drain()
            writer.close()
            await writer.wait_closed()
            async with asyncio.timeout(PATIENCE):
                while refused not in (await anna.visitor.get("/metrics")).body.decode():
                    pass

    asyncio.run(scenario())
    assert capfd.readouterr().err == ""


def test_a_double_click_counts_once(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, _ = await everybody_in(stack, id, people)

            twice = first_option(anna)
            await asyncio.gather(anna.act(twice), anna.act(twice))

            assert isinstance(await anna.next(), Patch)
            assert isinstance(await anna.next(), View)
            assert (await anna.next()) == Err(code="stale", answers=2)
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
            assert codes.count("Pong") == 10 - 1  # one was used up on arriving
            assert codes.count("too_fast") == 100
            await settled(bob)

    asyncio.run(scenario())


async def pinged(chair: Chair) -> ToBrowser:
    """What is answered to a ping: a pong, or that it was too much."""
    await chair.send(Ping())
    while True:
        answer = await chair.next()
        if isinstance(answer, Pong | Err):
            return answer


def test_a_guest_has_one_limit_over_all_sockets(db: Path) -> None:
    async def scenario() -> None:
        slow = {"acts_per_second": 0.001, "act_burst": 20.0}
        async with house(db, **slow) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            sockets = [await stack.enter_async_context(people[0].at(id)) for _ in range(4)]
            answers = []
            for number in range(28):
                chair = sockets[number % 4]
                answers.append(await pinged(chair))
            assert [isinstance(answer, Pong) for answer in answers] == [True] * 20 + [False] * 8
            async with people[1].at(id) as bob:
                await settled(bob)

    asyncio.run(scenario())


def test_an_address_has_the_limits_of_so_many_guests(db: Path) -> None:
    async def scenario() -> None:
        slow = {"acts_per_second": 0.001, "act_burst": 5.0, "people_per_address": 2}
        async with house(db, **slow) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 3)
            pongs = 0
            for visitor in people:
                chair = await stack.enter_async_context(visitor.at(id))
                for _ in range(5):
                    pongs += isinstance(await pinged(chair), Pong)
            assert pongs == 10

    asyncio.run(scenario())


def test_chat_and_undo_have_limits_of_their_own(db: Path) -> None:
    async def scenario() -> None:
        slow = {"says_per_second": 0.001, "say_burst": 3.0}
        slow |= {"undos_per_second": 0.001, "undo_burst": 3.0}
        async with house(db, **slow) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            codes = []
            for number in range(100, 105):
                await anna.send(Say(id=number, text="hello"))
                codes.append(type(await anna.answer(number)))
            assert codes == [Said] * 3 + [Err] * 2
            for _ in range(3):
                await anna.answer(await anna.act(first_option(anna)))
                assert isinstance(await anna.answer(await anna.take_back()), View)
            answer = await anna.answer(await anna.act(first_option(anna)))
            assert isinstance(answer, Patch), "playing goes on"
            answer = await anna.answer(await anna.take_back())
            assert isinstance(answer, Err)
            assert answer.code == "too_fast"

    asyncio.run(scenario())


def test_a_log_does_not_grow_without_end(db: Path) -> None:
    """Only taking back could make a game longer for ever."""

    async def scenario() -> None:
        async with house(db, lines_per_game=5) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            for _ in range(2):
                await anna.answer(await anna.act(first_option(anna)))
                assert isinstance(await anna.answer(await anna.take_back()), View)
            await anna.answer(await anna.act(first_option(anna)))
            answer = await anna.answer(await anna.take_back())
            assert isinstance(answer, Err)
            assert answer.code == "not_offered"
            assert isinstance(await bob.answer(await bob.act(first_option(bob))), Patch)

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
                    await chair.until(View)
                    assert (chair.seat, chair.options, chair.undo) == (-1, [], 0)
                    assert chair.table.invites == []
                    for message in (
                        {"t": "act", "seq": 0, "option": "lay merchant"},
                        {"t": "undo", "seq": 0},
                        {"t": "say", "text": "hello"},
                        {"t": "bot", "on": True},
                        {"t": "why", "seq": 0, "option": "lay merchant"},
                        {"t": "what", "seq": 0, "option": "lay merchant"},
                    ):
                        await chair.send(message)
                        assert (await chair.until(Err)).code == "not_seated"

    asyncio.run(scenario())


def test_a_seat_of_another_table_is_no_seat_here(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, _ = await seated(address, 2)
            _, (_, other) = await seated(address, 2)
            async with other.at(id) as chair:
                await chair.until(View)
                assert chair.seat == -1

    asyncio.run(scenario())


def test_another_site_cannot_connect_or_post(db: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(db) as (anna, _):
            visitor = anna.visitor
            for origin in ("https://evil.example", "null", "http://["):
                refused = await visitor.post(
                    f"/api/tables/{anna.id}/join", {"seat": 1}, Origin=origin
                )
                assert refused.status == 403
            chair = visitor.at(anna.id)
            with pytest.raises(InvalidStatus) as answer:
                await chair.open(origin="https://evil.example")
            assert answer.value.response.status_code == 403
            own = visitor.at(anna.id)
            await own.open(origin=f"http://127.0.0.1:{visitor.port}")
            await own.until(View)
            await own.socket.close()

    asyncio.run(scenario())


def test_a_request_for_another_host_is_refused(db: Path) -> None:
    """So no page of a site whose name leads here can read what a visitor may read."""

    async def scenario() -> None:
        names = {"public": "http://games.example:8000", "hosts": "igroteka.local, other:80"}
        async with house(db, **names) as address:
            visitor = Visitor(address)
            id, _ = await visitor.new_table(GAME, ["me", "open"])
            for host in ("evil.example", f"evil.example:{visitor.port}", "games.example", "[", ""):
                answer = await visitor.get("/api/me", Host=host)
                assert (answer.status, answer.data["err"]) == (421, "unknown_host"), host
                assert (await visitor.get("/", Host=host)).status == 421
                assert (await visitor.get("/healthz", Host=host)).status == 200
            for host in (
                "games.example:8000",
                "igroteka.local",
                "other:80",
                "LOCALHOST",
                "[::1]:1",
            ):
                assert (await visitor.get("/api/me", Host=host)).status == 200, host
            chair = visitor.at(id)
            with pytest.raises(InvalidStatus) as refused:
                await chair.open(host="evil.example")
            assert refused.value.response.status_code == 403

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
            id, invites = await host.new_table(GAME, ["me", "open", "open"])
            other_id, other_invites = await host.new_table(GAME, ["me", "open"])
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
                for answer in (
                    await Visitor(address).get(path),
                    await Visitor(address).get(path.replace("/j/", "/api/links/")),
                    await Visitor(address).sit(path),
                ):
                    assert (answer.status, answer.data["err"]) == (403, "bad_invite")
            assert (await Visitor(address).get(f"/j/nowhere/1/{secret}")).status == 404

            looked = await Visitor(address).get(invites[0])
            assert "set-cookie" not in looked.headers, "looking at a link changes nothing"
            bob, eve = Visitor(address), Visitor(address)
            first = await bob.sit(invites[0])
            assert (first.status, first.data["seat"]) == (200, 1)
            assert "HttpOnly" in first.headers["set-cookie"]
            assert "samesite=lax" in first.headers["set-cookie"].lower()
            assert (await bob.sit(invites[1])).data["seat"] == 1, "who sits keeps the seat"
            used = await eve.sit(invites[0])
            assert (used.status, used.data["err"]) == (409, "taken")
            for visitor, seat in ((host, 0), (bob, 1), (eve, -1)):
                async with visitor.at(id) as chair:
                    await chair.until(View)
                    assert chair.seat == seat
                    assert len(chair.table.invites) == (visitor is host)
                    assert chair.table.status == "open"

    asyncio.run(scenario())


def test_no_secret_is_kept_in_plain_text(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host = Visitor(address)
            _, invites = await host.new_table(GAME, ["me", "open"])
            guest = Visitor(address)
            await guest.sit(invites[0])
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
            await anna.act(first_option(anna))
            await anna.until(Patch)

            mine = (await people[0].get(f"/api/tables/{id}/export")).data
            theirs = (await people[1].get(f"/api/tables/{id}/export")).data

            assert (len(mine["decisions"]), mine["seed"]) == (1, None)
            assert (len(theirs["decisions"]), theirs["seed"]) == (0, None)
            assert set(theirs) == set(mine)
            assert bob.view["players"][0]["plan_size"] == 0

    asyncio.run(scenario())

"""Whole games over real sockets: what is sent, what is kept, and what nobody may learn."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from igroteka.server.clock import now
from igroteka.server.luck import seed_text, verify
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.opening import store_at
from igroteka.store.rows import GameRow, Summary
from igroteka.table.log import Config
from igroteka.table.table import Table
from tests.server.house import everybody_in, house, play_to_the_end, seated, settled


class Secretive(NamedTuple):
    """A way to play a game, and what in it is nobody else's business."""

    game: str
    variant: dict[str, str]
    told_alone: set[str]  # events only their own seat hears of
    kept_alone: set[str]  # parts of a player only their own view has


ORLEANS = Secretive("orleans", {"planning": "in_turn"}, {"draws", "returns"}, {"bag"})
COLONIES = Secretive(
    "cosmic_colonies", {"mode": "advanced"}, {"chooses"}, {"hand", "chosen", "goal"}
)
SECRETIVE = {
    "orleans": ORLEANS._replace(
        variant={"planning": "together"},
        told_alone={"draws", "returns", "planned", "takes_back"},
    ),
    "orleans in turn": ORLEANS,
    "cosmic colonies": COLONIES,
    "cosmic colonies, plans": COLONIES._replace(variant={"workers": "plans", "expansion": "yes"}),
}


class Witness(Chair):
    """Remembers everything that was ever shown to it."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(visitor, table)
        self.keep_raw = True
        self.seen: list[tuple[int, dict[str, Any], list[Any], list[Any]]] = []

    def fold(self, message: dict[str, Any]) -> None:
        super().fold(message)
        if message["t"] in ("view", "patch"):
            self.seen.append((self.seq, self.view, self.options, self.refusals))


async def kept_table(db: str, id: str) -> tuple[GameRow, Table]:
    """The table as the store has it."""
    store = store_at(db)
    await store.open()
    found = await store.game(id)
    assert found is not None
    rows = await store.decisions(id)
    await store.close()
    game, seats = found
    config = Config(game.kind, len(seats), game.variant, game.seed)
    return game, Table.folded(config, rows)


def plain(data: object) -> Any:
    """As it looks after a journey over the wire."""
    return json.loads(json.dumps(data))


@pytest.mark.slow
@pytest.mark.parametrize("way", SECRETIVE)
def test_nobody_is_ever_sent_what_they_may_not_know(db: Path, way: str) -> None:
    """Deal everything anew that a seat cannot know: what it was sent stays the same."""
    kind, variant, told_alone, kept_alone = SECRETIVE[way]

    async def scenario() -> None:
        chance = random.Random(way)
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, game=kind, variant=variant)
            watchers = [*people, Visitor(address)]
            chairs = [await stack.enter_async_context(Witness(visitor, id)) for visitor in watchers]
            witnesses = [chair for chair in chairs if isinstance(chair, Witness)]
            for chair in chairs:
                await chair.until("view")
            await asyncio.gather(
                *[play_to_the_end(chair, chance, 0.08 * (chair.seat >= 0)) for chair in chairs]
            )
            game, table = await kept_table(str(db), id)

        assert table.over
        checked = 0
        for witness in witnesses:
            seat = witness.seat
            for seq, view, options, refusals in witness.seen:
                made_up = table.game.redeal(table.position_at(seq), seat, seq + 1)
                assert view == plain(table.game.view(made_up, seat)), (seat, seq)
                there = Table(table.config)
                there.position = made_up
                assert options == plain(there.options(seat))
                assert refusals == plain(there.refusals(seat))
                for other, player in enumerate(view["players"]):
                    assert kept_alone & set(player) == (kept_alone if other == seat else set())
                checked += 1
            assert witness.log == plain([line.as_data() for line in table.lines(seat)])
            for line in witness.log:
                assert line["code"] not in told_alone or line["seat"] == seat
            before_the_end = b"".join(witness.raw).split(b'"status":"finished"')[0]
            assert seed_text(game.seed).encode() not in before_the_end
            assert str(game.seed).encode() not in before_the_end
        assert checked > 100

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_game_to_its_end_and_what_remains_of_it(db: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(4)
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            chairs = await everybody_in(stack, id, people)
            assert chairs[0].table["seed"] is None
            promise = chairs[0].table["seed_hash"]

            await asyncio.gather(*[play_to_the_end(chair, chance, 0.05) for chair in chairs])
            for chair in chairs:
                await chair.until("table")

            ends = chairs[0]
            assert ends.table["status"] == "finished"
            assert ends.table["seed_hash"] == promise
            assert ends.scores is not None
            assert sorted(sheet["rank"] for sheet in ends.scores)[0] == 1

            history = (await people[0].get(f"/api/tables/{id}/history")).data
            assert history["length"] == ends.seq
            assert [row["round"] for row in history["rounds"]] == list(range(1, 19))
            assert history["rounds"][0]["scores"] == [5, 5]
            assert history["log"] == ends.log

            export = await people[1].get(f"/api/tables/{id}/export")
            assert verify(export.body).fair, verify(export.body).text
            assert export.data["hidden"] == 0

            last = (await people[0].get(f"/api/tables/{id}/at/{ends.seq}")).data
            assert last["view"] == ends.view
            assert last["scores"] == ends.scores
            first = (await people[0].get(f"/api/tables/{id}/at/0")).data
            assert (first["view"]["round"], first["scores"]) == (1, None)
            assert (await people[0].get(f"/api/tables/{id}/at/{ends.seq + 1}")).status == 404

            (mine,) = (await people[0].get("/api/tables")).data["mine"]
            assert mine["status"] == "finished"
            assert sorted(mine["ranks"])[0] == 1

            again = (await people[0].post(f"/api/tables/{id}/rematch", {})).data["table"]
            same = (await people[1].post(f"/api/tables/{id}/rematch", {})).data["table"]
            assert again == same != id
            assert (await chairs[1].until("table"))["rematch"] == again
            async with people[1].at(again) as chair:
                await chair.until("view")
                assert (chair.seat, chair.table["status"]) == (1, "running")

    asyncio.run(scenario())


def test_a_new_connection_shows_what_patches_led_to(db: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(9)
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 3)
            chairs = await everybody_in(stack, id, people)
            for step in range(120):
                if step % 20 == 19:
                    await asyncio.sleep(0.05)
                    for chair, visitor in zip(chairs, people, strict=True):
                        await settled(chair)
                        async with visitor.at(id) as fresh:
                            await fresh.until("view")
                            assert fresh.view == chair.view
                            assert fresh.options == chair.options
                            assert fresh.refusals == chair.refusals
                            assert fresh.undo == chair.undo
                            assert fresh.log == chair.log
                            assert fresh.seq >= chair.seq
                chair = chance.choice([chair for chair in chairs if chair.options])
                if chair.undo and chance.random() < 0.2:
                    await chair.take_back()
                else:
                    texts = [option["text"] for option in chair.options]
                    await chair.act(chance.choice(texts))
                for other in [chair, *chairs]:
                    await settled(other)

    asyncio.run(scenario())


def test_undo_over_the_wire_takes_back_own_planning_only(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            start = anna.view
            first = next(o["text"] for o in anna.options if o["verb"] == "place")
            await anna.act(first)
            await anna.until("patch")
            await bob.act(next(o["text"] for o in bob.options if o["verb"] == "place"))
            await bob.until("patch")
            assert (anna.undo, bob.undo) == (1, 1)
            planned = bob.view

            await anna.take_back()
            await anna.until("view")

            assert anna.view == start
            assert anna.undo == 0
            assert anna.log == [line for line in anna.log if line["code"] != "places"]
            await bob.send({"t": "ping"})
            assert (await bob.next())["t"] == "pong", "nothing changed for the other seat"
            assert bob.view == planned
            await anna.take_back()
            assert (await anna.next())["code"] == "not_offered"

    asyncio.run(scenario())


def test_answers_at_the_same_time_do_not_disturb_each_other_in_a_common_phase(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 4)
            chairs = await everybody_in(stack, id, people)

            await asyncio.gather(*[chair.act("done") for chair in chairs])
            for chair in chairs:
                while chair.view["phase"] != "actions":
                    assert (await chair.next())["t"] != "err"

            assert {chair.seq for chair in chairs} == {4}

    asyncio.run(scenario())


def test_a_seat_that_is_not_in_the_way_is_not_bothered(db: Path) -> None:
    """What one plans out of sight is no message for the others, not even an empty one."""

    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, [*people])
            for _ in range(3):
                await anna.act(next(o["text"] for o in anna.options if o["verb"] == "place"))
                await anna.until("patch")

            await bob.send({"t": "ping"})
            assert (await bob.next())["t"] == "pong"

    asyncio.run(scenario())


def test_forced_choices_are_made_by_the_table_if_asked_for(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, auto=True)
            anna, bob = await everybody_in(stack, id, people)
            assert anna.table["auto"] is True

            await anna.act("done")
            await anna.until("patch")
            await bob.act("done")

            # With nothing laid out all can only pass, round after round, until somebody draws.
            while not anna.options or anna.view["round"] == 1:
                await anna.next()
            assert anna.view["round"] == 2
            assert [o["verb"] for o in anna.options] != ["pass"]

    asyncio.run(scenario())


def test_a_forced_choice_is_never_put_as_a_question(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, auto=True)
            chairs = [await stack.enter_async_context(Witness(visitor, id)) for visitor in people]
            for chair in chairs:
                await chair.until("view")
            for chair in chairs:
                await chair.act("done")
            for chair in chairs:
                while not chair.options or chair.view["round"] == 1:
                    await chair.next()
            offers = [
                [option["text"] for option in options]
                for chair in chairs
                if isinstance(chair, Witness)
                for _, _, options, _ in chair.seen
            ]
            assert ["pass"] not in offers
            _, table = await kept_table(str(db), id)
            assert "pass" in [row.choice for row in table.rows], "both could only pass"

    asyncio.run(scenario())


def test_a_forced_choice_is_made_after_a_crash_just_before_it(db: Path) -> None:
    """The process that should have made it has gone: the next one to open the table does."""

    async def scenario() -> None:
        async with house(db) as address:
            id, people = await seated(address, 2, auto=True)
            cookies = [visitor.cookie for visitor in people]
        _, table = await kept_table(str(db), id)
        store = store_at(str(db))
        await store.open()
        for seat in (0, 1):
            proposal = table.propose(seat, table.seq, "done")
            waiting = table.game.waiting(proposal.position)
            assert await store.append(id, proposal.row, now(), Summary(1, 18, waiting), None)
            table.accept(proposal)
        await store.close()
        assert table.forced() is not None

        async with house(db) as address, Visitor(address, cookies[0]).at(id) as anna:
            await anna.until("view")
            while anna.view["round"] == 1:
                await anna.next()
            assert anna.options

    asyncio.run(scenario())


def test_chat_presence_and_names(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, (anna, bob) = await seated(address, 2)
            await anna.post("/api/me", {"name": "  Анна\n Петровна\u0000 ", "lang": "ru"})
            async with anna.at(id) as one:
                await one.until("view")
                assert one.table["seats"][0]["name"] == "Анна Петровна"
                assert [seat["online"] for seat in one.table["seats"]] == [True, False]
                async with bob.at(id) as two:
                    await one.until("table")
                    assert [seat["online"] for seat in one.table["seats"]] == [True, True]
                    assert [seat["you"] for seat in one.table["seats"]] == [True, False]
                    await two.until("view")
                    await two.send({"t": "say", "text": " привет,\tдрузья "})
                    said = await one.until("say")
                    assert (said["seat"], said["text"]) == (1, "привет, друзья")
                    await bob.post("/api/me", {"name": "Bob", "lang": "en"})
                    await one.until("table")
                    assert one.table["seats"][1]["name"] == "Bob"
                await one.until("table")
                assert [seat["online"] for seat in one.table["seats"]] == [True, False]
            async with bob.at(id) as later:
                await later.until("view")
                assert [line["text"] for line in later.chat] == ["привет, друзья"]

    asyncio.run(scenario())


def test_looking_back_shows_nothing_that_was_hidden_then(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            before = bob.view
            for _ in range(3):
                await anna.act(next(o["text"] for o in anna.options if o["verb"] == "place"))
                await anna.until("patch")

            for seq in range(4):
                theirs = (await people[1].get(f"/api/tables/{id}/at/{seq}")).data
                assert theirs["view"] == before
                assert (theirs["seat"], theirs["options"], theirs["undo"]) == (1, [], 0)
                assert [line["code"] for line in theirs["log"]] == ["hourglass"]
            mine = (await people[0].get(f"/api/tables/{id}/at/2")).data
            assert [line["code"] for line in mine["log"]] == ["hourglass", "places", "places"]
            stranger = (await Visitor(address).get(f"/api/tables/{id}/at/3")).data
            assert stranger["seat"] == -1
            assert all("bag" not in player for player in stranger["view"]["players"])
            history = (await people[1].get(f"/api/tables/{id}/history")).data
            assert [line["code"] for line in history["log"]] == ["hourglass"]

    asyncio.run(scenario())

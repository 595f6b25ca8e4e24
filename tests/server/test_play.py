"""Whole games over real sockets: what is sent, what is kept, and what nobody may learn."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.games import all_game_names, game_named
from igroteka.server.clock import now
from igroteka.server.luck import seed_text, verify
from igroteka.server.messages import (
    ActionInfo,
    Err,
    LineInfo,
    Patch,
    Pong,
    Said,
    SheetInfo,
    StandingInfo,
    TableChanged,
    ToBrowser,
    View,
)
from igroteka.server.shapes import action_info, lines_info
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.opening import store_at
from igroteka.store.rows import GameRow, Summary
from igroteka.table.log import AUTO, Config
from igroteka.table.table import Proposal, Table
from igroteka.words import quiet_events
from tests.server.house import (
    GAME,
    can_choose,
    everybody_in,
    first_option,
    house,
    lay_all,
    play_to_the_end,
    seated,
    settled,
    some_choice,
)
from tests.server.secretive import SECRETIVE, Secretive
from tests.table.playing import seats_for


class Witness(Chair):
    """Remembers everything that was ever shown to it."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(visitor, table)
        self.keep_raw = True
        self.seen: list[tuple[int, dict[str, Any], list[ActionInfo]]] = []

    def fold(self, message: ToBrowser) -> None:
        super().fold(message)
        if isinstance(message, View | Patch) and self.scores is None:
            self.seen.append((self.seq, self.view, self.options))


class Numbers:
    """The lines that each seat had been told of in the course of a game that is over now."""

    def __init__(self, table: Table) -> None:
        self.known = table.told_lines()
        self.last = table.seq

    def lines(self, seat: int, number: int) -> range:
        """The line that a seat knew under a number, and those that others wrote out of its sight.

        Such a line has no number for it, but may show that somebody is done.
        """
        known = [0, *self.known[seat]]
        return range(known[number], [*known, self.last + 1][number + 1])


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


MOST_TABLES = 30  # that short games are played at to see enough


@pytest.mark.slow
@pytest.mark.parametrize("way", SECRETIVE, ids=str)
def test_nobody_is_ever_sent_what_they_may_not_know(db: Path, way: Secretive) -> None:
    """Deal everything anew that a seat cannot know: what it was sent stays the same."""

    async def scenario() -> None:
        chance = random.Random(str(way))
        checked = 0
        async with house(db) as address:
            for _ in range(MOST_TABLES):
                id, witnesses = await witnessed_game(address, way, chance)
                game, table = await kept_table(str(db), id)
                assert table.over
                for witness in witnesses:
                    checked += count_fair(witness, table, way)
                    before_the_end = b"".join(witness.raw).split(b'"status":"finished"')[0]
                    assert seed_text(game.seed).encode() not in before_the_end
                    assert str(game.seed).encode() not in before_the_end
                if checked > 100:
                    break
        assert checked > 100

    asyncio.run(scenario())


async def witnessed_game(
    address: str, way: Secretive, chance: random.Random
) -> tuple[str, list[Witness]]:
    """A game that its players and a stranger have seen to the end."""
    async with AsyncExitStack() as stack:
        id, people = await seated(address, way.seats, game=way.game, variant=way.variant)
        watchers = [*people, Visitor(address)]
        witnesses = [Witness(visitor, id) for visitor in watchers]
        for witness in witnesses:
            await stack.enter_async_context(witness)
            await witness.until(View)
        await asyncio.gather(
            *[play_to_the_end(chair, chance, 0.08 * (chair.seat >= 0)) for chair in witnesses]
        )
        return id, witnesses


def in_words(log: list[LineInfo], game: str) -> list[tuple[int, str, object]]:
    """What the log tells in words; views leave the rest of older lines out."""
    return [
        (line.seq, event.code, event.args)
        for line in log
        for event in line.events
        if event.code not in quiet_events(game)
    ]


def made_up(table: Table, seat: int, seq: int) -> tuple[object, list[ActionInfo]]:
    """What a seat would see and be offered after a line, had all it cannot know been otherwise."""
    s = table.game.redeal(table.position_at(seq), seat, seq + 1)
    options = [action_info(action) for action in table.game.options(s, seat)]
    return plain(table.game.view(s, seat)), options


def count_fair(witness: Witness, table: Table, way: Secretive) -> int:
    """How often somebody was shown something; each time it was what they may know."""
    numbers, seat = Numbers(table), witness.seat
    for number, view, options in witness.seen[:-1]:
        lines = numbers.lines(seat, number)
        assert any((view, options) == made_up(table, seat, seq) for seq in lines), (seat, number)
        for other, player in enumerate(view["players"] if way.kept_alone else []):
            own = way.kept_alone if other == seat else set()
            assert way.kept_alone & set(player) == own
    written = lines_info([(line.seq, line) for line in table.lines(seat)], seat)
    assert in_words(witness.log, way.game) == in_words(written, way.game)
    for event in witness.told:
        assert event.code not in way.told_alone or event.seat == seat
    return len(witness.seen[:-1])


@pytest.mark.slow
@pytest.mark.parametrize("name", all_game_names())
def test_a_game_to_its_end_and_what_remains_of_it(db: Path, name: str) -> None:
    async def scenario() -> None:
        chance = random.Random(4)
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, game=name)
            chairs = await everybody_in(stack, id, people)
            assert chairs[0].table.seed is None
            promise = chairs[0].table.seed_hash
            start = chairs[0].frame.standing

            await asyncio.gather(*[play_to_the_end(chair, chance, 0.05) for chair in chairs])
            for chair in chairs:
                await chair.until(TableChanged)

            ends = chairs[0]
            assert ends.table.status == "finished"
            assert ends.table.seed_hash == promise
            assert ends.scores is not None
            assert sorted(sheet.rank for sheet in ends.scores)[0] == 1

            history = (await people[0].get(f"/api/tables/{id}/history")).data
            assert history["length"] == ends.seq
            rounds = [row["round"] for row in history["rounds"]]
            assert rounds == list(range(1, ends.frame.round + 1))
            first_standing = msgspec.convert(history["rounds"][0]["standing"], list[StandingInfo])
            assert first_standing == start
            told = in_words(msgspec.convert(history["log"], list[LineInfo]), ends.table.game)
            assert told == in_words(ends.log, ends.table.game)

            export = await people[1].get(f"/api/tables/{id}/export")
            assert verify(export.body).fair, verify(export.body).text

            last = (await people[0].get(f"/api/tables/{id}/at/{ends.seq}")).data
            assert last["view"] == ends.view
            assert msgspec.convert(last["scores"], list[SheetInfo]) == ends.scores
            first = (await people[0].get(f"/api/tables/{id}/at/0")).data
            assert (first["frame"]["round"], first["scores"]) == (1, None)
            assert (await people[0].get(f"/api/tables/{id}/at/{ends.seq + 1}")).status == 404

            (mine,) = (await people[0].get("/api/tables")).data["mine"]
            assert mine["status"] == "finished"
            assert sorted(mine["ranks"])[0] == 1

            again = (await people[0].post(f"/api/tables/{id}/rematch", {})).data["table"]
            same = (await people[1].post(f"/api/tables/{id}/rematch", {})).data["table"]
            assert again == same != id
            assert (await chairs[1].until(TableChanged)).table.rematch == again
            async with people[1].at(again) as chair:
                await chair.until(View)
                assert (chair.seat, chair.table.status) == (1, "running")

    asyncio.run(scenario())


@pytest.mark.parametrize("name", all_game_names())
def test_a_new_connection_shows_what_patches_led_to(db: Path, name: str) -> None:
    async def scenario() -> None:
        chance = random.Random(9)
        compared = 0
        async with house(db) as address:
            while compared < 6:
                compared += await compare_with_fresh_ones(db, address, name, chance)

    asyncio.run(scenario())


async def compare_with_fresh_ones(db: Path, address: str, name: str, chance: random.Random) -> int:
    """Up to 120 choices at one table; how often everybody was compared with a new connection."""
    compared = 0
    async with AsyncExitStack() as stack:
        id, people = await seated(address, seats_for(name, 3), game=name)
        chairs = await everybody_in(stack, id, people)
        every = min(20, game_named(name).meta.max_decisions // 25)
        for step in range(120):
            if step % every == every - 1:
                compared += 1
                _, table = await kept_table(str(db), id)
                for chair, visitor in zip(chairs, people, strict=True):
                    await settled(chair)
                    async with visitor.at(id) as fresh:
                        await fresh.until(View)
                        assert fresh.view == chair.view
                        assert fresh.options == chair.options
                        assert fresh.openings == chair.openings
                        assert fresh.frame == chair.frame
                        assert fresh.undo == len(table.undoable(chair.seat))
                        # Elsewhere a common phase may follow choices that can be taken back until
                        # somebody else chooses out of sight; of that the others are not told.
                        if name == GAME or not table.in_common_phase():
                            assert fresh.undo == chair.undo
                        assert in_words(fresh.log, name) == in_words(chair.log, name)
                        assert fresh.seq >= chair.seq
            if chairs[0].scores is not None:
                break
            chair = chance.choice([chair for chair in chairs if can_choose(chair)])
            if chair.undo and chance.random() < 0.2:
                await chair.take_back()
            elif chair.options:
                await chair.act(chance.choice(chair.options).text)
            else:
                await chair.act(some_choice(chair, chance))
            for other in [chair, *chairs]:
                await settled(other)
    return compared


def test_undo_over_the_wire_takes_back_own_planning_only(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            start = anna.view
            await anna.act(first_option(anna))
            await anna.until(Patch)
            await bob.act(first_option(bob))
            await bob.until(Patch)
            assert (anna.undo, bob.undo) == (1, 1)
            planned = bob.view

            await anna.take_back()
            await anna.until(View)

            assert anna.view == start
            assert anna.undo == 0
            assert "lays" not in [event.code for event in anna.told]
            await bob.send({"t": "ping"})
            assert isinstance(await bob.next(), Pong), "nothing changed for the other seat"
            assert bob.view == planned
            answer = await anna.answer(await anna.take_back())
            assert isinstance(answer, Err)
            assert answer.code == "not_offered"

    asyncio.run(scenario())


def test_answers_at_the_same_time_do_not_disturb_each_other_in_a_common_phase(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 4)
            chairs = await everybody_in(stack, id, people)

            for number in (1, 2):
                await asyncio.gather(*[chair.act(first_option(chair)) for chair in chairs])
                for chair in chairs:
                    while chair.seq < number:
                        assert not isinstance(await chair.next(), Err)
            for chair in chairs:
                while chair.frame.phase != "turns":
                    assert not isinstance(await chair.next(), Err)

            assert {chair.seq for chair in chairs} <= {2, 3}, (
                "own choices, and the one that ended it"
            )

    asyncio.run(scenario())


def test_a_seat_that_is_not_in_the_way_is_not_bothered(db: Path) -> None:
    """What one plans out of sight is no message for the others, not even an empty one."""

    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, [*people])
            for _ in range(3):
                await anna.act(first_option(anna))
                await anna.until(Patch)
                await anna.take_back()
                await anna.until(View)

            await bob.send({"t": "ping"})
            assert isinstance(await bob.next(), Pong)

    asyncio.run(scenario())


async def use_a_card(chair: Chair) -> None:
    """Use a planned card of the template, and keep the hand after a scout."""
    while chair.decision != "Turn":
        await chair.next()
    await chair.act(next(option.text for option in chair.options if option.verb == "use"))
    await chair.until(Patch)
    if chair.decision == "Barter":
        await chair.act("keep")
        await chair.until(Patch)


async def leave_the_first_only_a_pass(anna: Chair, bob: Chair) -> None:
    """Anna uses both her cards while Bob passes: then she can only pass, which ends the turns."""
    await lay_all([anna, bob])
    for _ in range(2):
        await use_a_card(anna)
        while bob.decision != "Turn":
            await bob.next()
        await bob.act("pass")
        await bob.until(Patch)


def test_forced_choices_are_made_by_the_table_if_asked_for(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, auto=True)
            anna, bob = await everybody_in(stack, id, people)
            assert anna.table.auto is True

            await leave_the_first_only_a_pass(anna, bob)

            while anna.frame.phase != "stakes":
                assert [option.verb for option in anna.options] != ["pass"]
                await anna.next()
            assert anna.decision == "Stake"

    asyncio.run(scenario())


def test_a_forced_choice_is_never_put_as_a_question(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2, auto=True)
            chairs = [Witness(visitor, id) for visitor in people]
            for chair in chairs:
                await stack.enter_async_context(chair)
                await chair.until(View)
            anna, bob = chairs
            await leave_the_first_only_a_pass(anna, bob)
            for chair in chairs:
                while chair.frame.phase != "stakes":
                    await chair.next()
            offers = [
                [option.text for option in options]
                for chair in chairs
                for _, _, options in chair.seen
            ]
            assert ["pass"] not in offers
            _, table = await kept_table(str(db), id)
            made = [(row.seat, row.choice) for row in table.rows if row.kind == AUTO]
            assert made == [(0, "pass")], "she could only pass"

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
        for proposal in until_forced(table):
            waiting = table.game.waiting(proposal.position)
            assert await store.append(id, proposal.row, now(), Summary(1, 1, waiting), None)
            table.accept(proposal)
        await store.close()
        assert table.forced() is not None

        async with house(db) as address, Visitor(address, cookies[0]).at(id) as anna:
            await anna.until(View)
            while anna.frame.phase != "stakes":
                await anna.next()
            assert anna.openings

    asyncio.run(scenario())


def until_forced(table: Table) -> Iterator[Proposal]:
    """Choices of the template, each after the last was accepted, until one is forced."""
    while table.forced() is None:
        seat = table.waiting()[0]
        options = table.options(seat)
        passes = seat == 1 and table.decision(seat) == "Turn"
        yield table.propose(seat, table.number(seat), options[0 if passes else -1].text)


def test_chat_presence_and_names(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, (anna, bob) = await seated(address, 2)
            await anna.post("/api/me", {"name": "  Анна\n Петровна\u0000 ", "lang": "ru"})
            async with anna.at(id) as one:
                await one.until(View)
                assert one.table.seats[0].name == "Анна Петровна"
                assert [seat.online for seat in one.table.seats] == [True, False]
                async with bob.at(id) as two:
                    await one.until(TableChanged)
                    assert [seat.online for seat in one.table.seats] == [True, True]
                    assert [seat.you for seat in one.table.seats] == [True, False]
                    await two.until(View)
                    await two.send({"t": "say", "text": " привет,\tдрузья "})
                    said = await one.until(Said)
                    assert (said.line.seat, said.line.text) == (1, "привет, друзья")
                    await bob.post("/api/me", {"name": "Bob", "lang": "en"})
                    await one.until(TableChanged)
                    assert one.table.seats[1].name == "Bob"
                await one.until(TableChanged)
                assert [seat.online for seat in one.table.seats] == [True, False]
            async with bob.at(id) as later:
                await later.until(View)
                assert [line.text for line in later.chat] == ["привет, друзья"]

    asyncio.run(scenario())


def test_looking_back_shows_nothing_that_was_hidden_then(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            anna, bob = await everybody_in(stack, id, people)
            before = bob.view
            for _ in range(2):
                await anna.act(first_option(anna))
                await anna.until(Patch)

            theirs = (await people[1].get(f"/api/tables/{id}/at/0")).data
            assert theirs["view"] == before
            assert (theirs["seat"], theirs["offer"]["options"]) == (1, [])
            assert [line["code"] for line in theirs["log"]] == []
            answer = await people[1].get(f"/api/tables/{id}/at/1")
            assert answer.status == 404, "nobody can count what others do out of sight"
            mine = (await people[0].get(f"/api/tables/{id}/at/2")).data
            assert [event["code"] for line in mine["log"] for event in line["events"]] == [
                "lays",
                "lays",
            ]
            stranger = (await Visitor(address).get(f"/api/tables/{id}/at/0")).data
            assert stranger["seat"] == -1
            assert all("hand" not in player for player in stranger["view"]["players"])
            history = (await people[1].get(f"/api/tables/{id}/history")).data
            assert [line["code"] for line in history["log"]] == []
            assert history["length"] == 0

    asyncio.run(scenario())

"""Playing on from a past point of a finished game: at a table of one's own, and telling nothing."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.games import all_game_names, game_named
from igroteka.kernel.dice import Chance
from igroteka.kernel.state import State
from igroteka.server.luck import verify
from igroteka.server.messages import View
from igroteka.server.validate import SAME, Finding, findings
from igroteka.server.visitor import Answer, Visitor
from igroteka.server.what_if import NoWhatIf, follows_from_seed, start_from
from igroteka.table.log import Config
from igroteka.table.table import Table
from tests.server.house import GAME, house, play_to_the_end


async def finished(visitor: Visitor, *others: str) -> str:
    """A finished game of a visitor against bots."""
    id, _ = await visitor.new_table(GAME, ["me", *(others or ("random",))])
    async with visitor.at(id) as chair:
        await chair.until(View)
        await play_to_the_end(chair, random.Random(7))
    return id


async def play_on(
    visitor: Visitor, id: str, seq: int, seat: int = 0, bot: str = "novice"
) -> Answer:
    return await visitor.post(f"/api/tables/{id}/whatif", {"seq": seq, "seat": seat, "bot": bot})


def test_a_table_goes_on_from_the_past_to_another_end(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            anna = Visitor(address)
            id = await finished(anna)
            past = (await anna.get(f"/api/tables/{id}/at/1?seat=0")).data
            answer = await play_on(anna, id, 1)
            assert answer.status == 200, answer.body
            new = answer.data["table"]
            assert new != id
            async with anna.at(new) as chair:
                view = await chair.until(View)
                assert view.table.origin is not None
                assert (view.table.origin.table, view.table.origin.seq) == (id, 1)
                assert [(seat.you, seat.bot) for seat in view.table.seats] == [
                    (True, None),
                    (False, "novice"),
                ]
                assert view.table.hints
                assert view.table.seed is None
                # The seat sees what it saw then.
                begun = (await anna.get(f"/api/tables/{new}/at/0")).data
                assert begun["view"] == past["view"]
                await play_to_the_end(chair, random.Random(3), undo=0.3)
                assert chair.scores is not None
            export = await anna.get(f"/api/tables/{new}/export")
            assert verify(export.body).fair, verify(export.body).text
            history = (await anna.get(f"/api/tables/{new}/history")).data
            assert history["length"] > 0
        async with house(db) as address:  # its start is kept, so it can be read after a restart
            again = Visitor(address, anna.cookie)
            answer = await again.get(f"/api/tables/{new}/at/0")
            assert answer.data["view"] == past["view"]
        found: list[Finding] = []
        await asyncio.to_thread(findings, str(db), found.append)
        assert {one.id: one.kind for one in found} == {id: SAME, new: SAME}

    asyncio.run(scenario())


def test_what_cannot_be_played_on_from_is_refused_with_a_sentence(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            anna = Visitor(address)
            running, _ = await anna.new_table(GAME, ["me", "random"])
            answer = await play_on(anna, running, 0)
            assert (answer.status, answer.data["err"]) == (409, "not_finished")
            id = await finished(anna)
            length = (await anna.get(f"/api/tables/{id}/history")).data["length"]
            for seq, seat, text in (
                (length, 0, "the game is over at this point: there is nothing left to play"),
                (length + 1, 0, f"expected a line from 0 to {length}, found {length + 1}"),
                (0, 9, "expected a seat from 0 to 1, found 9"),
            ):
                answer = await play_on(anna, id, seq, seat)
                assert (answer.status, answer.data["err"]) == (409, "no_what_if")
                assert answer.data["text"] == text
            answer = await play_on(anna, id, 0, bot="random")
            assert (answer.status, answer.data["err"]) == (400, "bad_message")
            answer = await play_on(anna, "0" * 16, 0)
            assert (answer.status, answer.data["err"]) == (404, "no_table")

    asyncio.run(scenario())


def test_tables_of_this_kind_count_like_all_others(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, tables_per_guest=1) as address:
            anna = Visitor(address)
            id = await finished(anna)
            assert (await play_on(anna, id, 0)).status == 200
            answer = await play_on(anna, id, 0)
            assert (answer.status, answer.data["err"]) == (429, "too_many")

    asyncio.run(scenario())


def test_somebody_who_watched_may_play_on_as_any_seat(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            anna, watcher = Visitor(address), Visitor(address)
            id = await finished(anna, "random", "random")
            answer = await play_on(watcher, id, 2, seat=2)
            async with watcher.at(answer.data["table"]) as chair:
                view = await chair.until(View)
                assert [seat.you for seat in view.table.seats] == [False, False, True]

    asyncio.run(scenario())


def test_before_the_end_nobody_reads_the_position_it_began_with(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            anna = Visitor(address)
            id = await finished(anna)
            new = (await play_on(anna, id, 0)).data["table"]
            export = (await anna.get(f"/api/tables/{new}/export")).data
            assert export["start"] is None
            assert export["origin"]["table"] == id
            assert not verify(json.dumps(export).encode()).fair

    asyncio.run(scenario())


@pytest.fixture
def begun() -> Table:
    """A game of three in its common phase: everybody has chosen something out of sight."""
    table = Table(Config(GAME, 3, {}, 5))
    for seat in range(3):
        action = table.options(seat)[0]
        table.accept(table.propose(seat, table.number(seat), action.text))
    return table


def test_nothing_that_the_seat_could_not_know_goes_to_the_new_table(begun: Table) -> None:
    game = begun.game
    other = Table(begun.config, position=game.save(game.redeal(begun.position, 0, 99)))
    assert game.save(other.position) != game.save(begun.position)

    one = start_from(begun, "x", begun.seq, 0, 7).position
    two = start_from(other, "x", 0, 0, 7).position

    assert game.save(one) == game.save(two)
    assert game.view(one, 0) == game.view(begun.position, 0)


@pytest.mark.parametrize("name", all_game_names())
def test_a_start_follows_from_the_seed_and_can_be_read_again(name: str) -> None:
    game = game_named(name)
    seats = game.meta.max_seats
    table = Table(Config(name, seats, game.full_variant({}), 5))
    chance = Chance(1)
    while table.seq < 30 and table.waiting():
        seat = table.waiting()[-1]
        text = game.plausible(table.position, seat, chance)[0].text
        table.accept(table.propose(seat, table.number(seat), text))
    for seat in range(seats):
        start = start_from(table, "x", table.seq - 3, seat, 11)
        config = table.config._replace(seed=11)
        saved = msgspec.json.decode(msgspec.json.encode(game.save(start.position)))
        new = Table.folded(config, [], saved)
        assert follows_from_seed(new, seat)
        other = Table.folded(config._replace(seed=12), [], saved)
        assert not follows_from_seed(other, seat)


def test_a_forged_start_is_found_out(db: Path) -> None:
    async def scenario() -> bytes:
        async with house(db) as address:
            anna = Visitor(address)
            id = await finished(anna)
            new = (await play_on(anna, id, 0)).data["table"]
            async with anna.at(new) as chair:
                await chair.until(View)
                await play_to_the_end(chair, random.Random(3))
            return (await anna.get(f"/api/tables/{new}/export")).body

    body = asyncio.run(scenario())
    assert verify(body).fair, verify(body).text
    data: dict[str, Any] = msgspec.json.decode(body)
    game = game_named(GAME)
    s: State = game.load(data["start"])
    forged = {**data, "start": game.save(game.redeal(s, 0, 1))}
    assert not verify(msgspec.json.encode(forged)).fair
    without = {**data, "start": None}
    assert not verify(msgspec.json.encode(without)).fair


def test_lines_before_the_history_cannot_be_played_on_from() -> None:
    table = Table(Config(GAME, 2, {}, 5))
    with pytest.raises(NoWhatIf, match="expected a line from 0 to 0, found 1"):
        start_from(table, "x", 1, 0, 7)

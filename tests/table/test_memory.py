"""A table that is remembered is the table that its log leads to."""

from __future__ import annotations

import random

import pytest

from igroteka.games import all_game_names
from igroteka.kernel.events import Event
from igroteka.lab.laws import choose
from igroteka.table.log import Line, Row
from igroteka.table.memory import pack_up, packed, remembered
from igroteka.table.table import Table
from tests.table.playing import seats_for, table_of

LINES = 60
UNDONE = 0.1


def play(table: Table, chance: random.Random, lines: int) -> None:
    """Choose, and now and then take back."""
    stop = table.seq + lines
    while not table.over and table.seq < stop:
        seat = chance.choice(table.waiting())
        number = table.number(seat)
        if table.undoable(seat) and chance.random() < UNDONE:
            table.accept(table.propose_undo(seat, number))
        else:
            action = choose(table.game, table.position, seat, chance)
            table.accept(table.propose(seat, number, action.text))


def parts(event: Event) -> list[object]:
    """Everything that an event says; the position before it serves only while it is made."""
    return [getattr(event, name) for name in Event.__slots__ if name != "before"]


def told(table: Table) -> object:
    """What a table tells anybody, now and of the past; a position is compared by its save."""
    seats = range(-1, table.config.seats)
    return [
        table.rows,
        [table.number(seat) for seat in seats],
        [table.undoable(seat) for seat in seats],
        [
            [(line.seq, line.round, parts(line.event)) for line in table.lines(seat)]
            for seat in seats
        ],
        [table.shown_from(seat) for seat in seats],
        [table.rows_for(seat) for seat in seats],
        [
            (row.round, row.number, [(one.seat, one.points) for one in row.standing])
            for seat in seats
            for row in table.standing_by_round(seat)
        ],
        [table.is_current(seat, table.number(seat) - 1) for seat in seats[1:]],
        [table.game.save(table.position_at(seq)) for seq in range(0, table.seq + 1, 9)],
        table.game.save(table.position),
    ]


@pytest.mark.parametrize("name", all_game_names())
def test_a_remembered_table_is_the_folded_one(name: str) -> None:
    chance = random.Random(name)
    table = table_of(seats_for(name, 3), game=name)
    for after in (0, 25):
        play(table, chance, LINES)
        memory = packed(table)
        before = told(table)
        pack_up(table)
        assert told(table) == before
        play(table, chance, after)

        again = remembered(table.config, table.rows, memory)

        assert told(again) == told(table)
        other = Table.folded(table.config, table.rows)
        play(again, random.Random(1), LINES)
        play(other, random.Random(1), LINES)
        assert told(again) == told(other)


@pytest.mark.parametrize("name", all_game_names())
def test_what_is_remembered_is_not_folded(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(seats_for(name, 3), game=name)
    play(table, random.Random(2), 6)
    memory = packed(table)
    play(table, random.Random(3), 3)
    lines: list[int] = []
    fold = Table.fold

    def noted(self: Table, row: Row) -> list[Line]:
        lines.append(row.seq)
        return fold(self, row)

    monkeypatch.setattr(Table, "fold", noted)

    remembered(table.config, table.rows, memory)

    assert lines == [7, 8, 9]

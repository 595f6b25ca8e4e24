"""Undo at a table of any game: it leads back exactly, and never past what was revealed."""

from __future__ import annotations

from random import Random

import pytest

from igroteka.lab.laws import choose, written
from igroteka.table.log import Config
from igroteka.table.table import Table
from tests.conformance.registry import every_game
from tests.laws.walks import tables_of

pytestmark = pytest.mark.slow

SEED = 61
LINES = 300


@every_game
def test_whatever_is_revealed_stays(name: str) -> None:
    stopped = 0
    for kind in tables_of(name):
        table, chance = Table(Config(name, kind.seats, dict(kind.variant), SEED)), Random(SEED)
        for _ in range(LINES):
            if not table.waiting():
                break
            take_a_choice(table, chance)
            last = table.acts[-1]
            if last.barrier:
                stopped += 1
                assert table.undoable(last.seat) == [], last.action
                if not last.inner:
                    assert not any([table.undoable(seat) for seat in range(kind.seats)])
    assert stopped, "nothing was ever revealed"


@every_game
def test_a_choice_taken_back_leaves_the_position_as_it_was(name: str) -> None:
    taken_back = 0
    for kind in tables_of(name):
        table, chance = Table(Config(name, kind.seats, dict(kind.variant), SEED)), Random(SEED + 1)
        for _ in range(LINES):
            if not table.waiting():
                break
            before = written(table.game, table.position)
            seat = take_a_choice(table, chance)
            if table.undoable(seat) and chance.random() < 0.3:
                table.accept(table.propose_undo(seat, table.number(seat)))
                assert written(table.game, table.position) == before
                taken_back += 1
                take_a_choice(table, chance)
    assert taken_back, "nothing could ever be taken back"


def take_a_choice(table: Table, chance: Random) -> int:
    """Any choice of any seat that waits; returns the seat."""
    seat = chance.choice(table.waiting())
    action = choose(table.game, table.position, seat, chance)
    table.accept(table.propose(seat, table.number(seat), action.text))
    return seat

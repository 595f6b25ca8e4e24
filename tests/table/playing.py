"""Random play at a table: choices, take-backs by table undo, in any order the rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator

from igroteka.kernel.actions import Action
from igroteka.table.log import Config
from igroteka.table.table import Table

TOGETHER = {"planning": "together"}
IN_TURN = {"planning": "in_turn", "exclusion": "yes"}


def table_of(seats: int = 4, seed: int = 7, variant: dict[str, str] | None = None) -> Table:
    """A new table of Orléans."""
    return Table(Config("orleans", seats, variant or {}, seed))


def some_option(table: Table, seat: int, chance: random.Random) -> Action:
    """An option of a player who means to get somewhere, now and then a take-back."""
    if chance.random() < 0.05:
        options: list[Action] = table.game.options(table.position, seat)
        return chance.choice(options)
    options = table.game.plausible(table.position, seat)
    return chance.choice([action for action in options if not action.stops] or options)


def choose(table: Table, seat: int, chance: random.Random) -> None:
    """One choice of a waiting seat."""
    table.accept(table.propose(seat, table.seq, some_option(table, seat, chance).text))


def choose_text(table: Table, seat: int, text: str) -> None:
    """One choice by its notation."""
    table.accept(table.propose(seat, table.seq, text))


def walk(table: Table, seed: int, undo: float = 0.1, steps: int = 5000) -> Iterator[Table]:
    """Play on by chance, with undo by whoever can; yields before every line."""
    chance = random.Random(seed)
    for _ in range(steps):
        if not table.waiting():
            return
        yield table
        if not table.waiting():
            return
        who = chance.randrange(table.config.seats)
        if chance.random() < undo and table.undoable(who):
            table.accept(table.propose_undo(who, table.seq))
        else:
            choose(table, chance.choice(table.waiting()), chance)


def play_on(table: Table, seed: int, undo: float = 0.1, steps: int = 5000) -> Table:
    """The same without looking."""
    for _ in walk(table, seed, undo, steps):
        pass
    return table


def look(table: Table) -> list[object]:
    """All that anybody is shown, and the position itself."""
    seats = range(-1, table.config.seats)
    return [
        table.game.save(table.position),
        [table.view(seat) for seat in seats],
        [table.options(seat) for seat in seats],
        [table.refusals(seat) for seat in seats],
        [table.undoable(seat) for seat in seats],
        [[line.as_data() for line in table.lines(seat)] for seat in seats],
        table.starts,
    ]

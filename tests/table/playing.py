"""Random play at a table: choices, take-backs by table undo, in any order the rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator

from igroteka.games import all_game_names, game_named
from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.table.log import Config
from igroteka.table.table import Table

GAME = "caravan"
MOST_GAMES = 80  # so many are played at most to come across enough of something


def table_of(
    seats: int = 4, seed: int = 7, variant: dict[str, str] | None = None, game: str = GAME
) -> Table:
    """A new table, of the template unless another game is named."""
    return Table(Config(game, seats, game_named(game).full_variant(variant), seed))


def ways_to_play() -> list[tuple[str, dict[str, str]]]:
    """Every game as it is by default, and with each other choice for tables of 2 to 4."""
    ways: list[tuple[str, dict[str, str]]] = []
    for name in all_game_names():
        others = [
            {option.name: choice}
            for option in game_named(name).meta.options
            for choice in option.choices
            if choice != option.default and all([option.is_for(choice, n) for n in (2, 3, 4)])
        ]
        ways += [(name, variant) for variant in [{}, *others]]
    return ways


def way_name(value: object) -> str:
    """How a way to play is called in the name of a test."""
    return "-".join(value.values()) or "plain" if isinstance(value, dict) else str(value)


def one_after_another(game: str, seats: int, seed: int, variant: dict[str, str]) -> Iterator[Table]:
    """New tables of one game, each with the next seed, for whoever has not yet seen enough."""
    for number in range(MOST_GAMES):
        yield table_of(seats_for(game, seats), seed + number, variant, game)


def seats_for(game: str, seats: int) -> int:
    """So many seats, or as many as the game has room for."""
    meta = game_named(game).meta
    return max(meta.min_seats, min(meta.max_seats, seats))


def some_option(table: Table, seat: int, chance: random.Random) -> Action:
    """An option of a player who means to get somewhere, now and then a take-back."""
    options: list[Action] = table.options(seat)
    if options and chance.random() < 0.05:
        return chance.choice(options)
    options = table.game.plausible(table.position, seat, Chance(1))
    return chance.choice([action for action in options if not action.stops] or options)


def choose(table: Table, seat: int, chance: random.Random) -> None:
    """One choice of a waiting seat."""
    table.accept(table.propose(seat, table.number(seat), some_option(table, seat, chance).text))


def choose_text(table: Table, seat: int, text: str) -> None:
    """One choice by its notation."""
    table.accept(table.propose(seat, table.number(seat), text))


def lay(table: Table, seat: int) -> None:
    """One card of the template, out of the others' sight."""
    choose_text(table, seat, table.options(seat)[0].text)


def lay_all(table: Table) -> Table:
    """Everybody's cards, so that the first seat has its turn."""
    while table.in_common_phase():
        lay(table, table.waiting()[0])
    return table


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
            table.accept(table.propose_undo(who, table.number(who)))
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
        [[action.text for action in table.options(seat)] for seat in seats],
        [table.undoable(seat) for seat in seats],
        [
            [(line.seq, line.round, repr(line.event)) for line in table.lines(seat)]
            for seat in seats
        ],
        table.starts,
    ]

"""Random games for the laws: every game, seat count and variant, by uniform random choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

import pytest

from igroteka.games import all_game_names, game_named
from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.lab.laws import Record, choose, rolls


@dataclass(frozen=True)
class Table:
    """What is played: a game, its seats and its variant."""

    game: str
    seats: int
    variant: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *[choice for _, choice in self.variant]])

    def rules(self) -> AnyGame:
        return game_named(self.game)

    def setup(self, seed: int) -> State:
        s: State = self.rules().setup(self.seats, seed, dict(self.variant))
        return s


def all_tables() -> list[Table]:
    """The tables of all finished games."""
    return [table for name in all_game_names() for table in tables_of(name)]


def tables_of(name: str) -> list[Table]:
    """A game with every seat count; each variant choice at least once."""
    tables = []
    meta = game_named(name).meta
    for seats in range(meta.min_seats, meta.max_seats + 1):
        tables.append(Table(name, seats, ()))
        for option in meta.options:
            others = [choice for choice in option.choices if choice != option.default]
            choice = others[min(seats, len(others)) - 1]
            if option.is_for(choice, seats):
                tables.append(Table(name, seats, ((option.name, choice),)))
    return tables


every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
main_tables = pytest.mark.parametrize(
    "table", [table for table in all_tables() if not table.variant], ids=str
)


def plausible(game: AnyGame, s: State, seat: int, chance: Random) -> Action:
    """A choice of somebody who means to get somewhere: reaches more of a game than `choose`."""
    options: list[Action] = game.plausible(s, seat, rolls(chance))
    return chance.choice([action for action in options if not action.stops] or options)


def walk(table: Table, seed: int) -> Iterator[tuple[State, int, Action]]:
    """Every position of one random game, with the seat and action about to be played.

    Odd seeds play plausibly, even ones wildly, so that both rich and poor positions come up.
    """
    chance = Random(seed)
    game = table.rules()
    s = table.setup(seed)
    while game.waiting(s):
        seat = chance.choice(game.waiting(s))
        picker = plausible if seed % 2 else choose
        action = picker(game, s, seat, chance)
        yield s, seat, action
        game.apply(s, seat, action)


def final(table: Table, seed: int) -> State:
    """The last position of a random game; a walk plays on in one position."""
    played = [s for s, _, _ in walk(table, seed)]
    return played[-1]


def record(table: Table, seed: int) -> Record:
    """One random game as a whole."""
    moves: list[tuple[int, Action]] = []
    end = table.setup(seed)
    for s, seat, action in walk(table, seed):
        moves.append((seat, action))
        end = s
    return Record(table.rules(), partial(table.setup, seed), moves, end)

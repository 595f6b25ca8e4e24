"""Recorded games as readable text: how they are made, written, read and played again.

A record begins with how the game was set up, one `name value` to a line:

    game caravan
    seats 3
    seed 7
    variant pace=fast

After an empty line follow the decisions, seat and notation, under a heading for each round and
phase, with what happened by itself between them, and at the end the score sheets.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from igroteka.games import game_named
from igroteka.kernel.actions import Action
from igroteka.kernel.events import Event
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from tests.laws.walks import plausible

LAST = "Scores"


class Setup(NamedTuple):
    """How a recorded game was set up."""

    game: AnyGame
    seats: int
    seed: int
    variant: dict[str, str]

    def lines(self) -> list[str]:
        """The head of a record."""
        chosen = [f"variant {name}={choice}" for name, choice in self.variant.items()]
        return [f"game {self.game.meta.id}", f"seats {self.seats}", f"seed {self.seed}", *chosen]

    def start(self) -> State:
        """The first position."""
        s: State = self.game.setup(self.seats, self.seed, self.variant, listen=True)
        return s


def read_setup(text: str) -> Setup:
    """The head of a record."""
    pairs = [line.split(" ", 1) for line in text.split("\n\n")[0].splitlines()]
    given = {name: value for name, value in pairs if name != "variant"}
    assert sorted(given) == ["game", "seats", "seed"], given
    chosen = [value.split("=", 1) for name, value in pairs if name == "variant"]
    return Setup(
        game_named(given["game"]),
        int(given["seats"]),
        int(given["seed"]),
        dict(chosen),
    )


def read_moves(text: str) -> list[tuple[int, str]]:
    """The decisions of a record: lines that begin with a seat."""
    body = text.partition("\n\n")[2].partition(f"\n{LAST}\n")[0]
    moves = [line.split(" ", 1) for line in body.splitlines() if line[:1].isdigit()]
    return [(int(seat), notation) for seat, notation in moves]


def made_up(setup: Setup) -> Iterator[tuple[int, str]]:
    """The decisions of a new record: players who mean to get somewhere."""
    chance, game, s = Random(setup.seed), setup.game, setup.start()
    while waiting := game.waiting(s):
        seat = waiting[0]
        action = plausible(game, s, seat, chance)
        yield seat, action.text
        game.apply(s, seat, action)


def told(setup: Setup, moves: Iterator[tuple[int, str]] | list[tuple[int, str]]) -> list[str]:
    """The record of a game in which these decisions are made; each must be allowed."""
    game, s = setup.game, setup.start()
    lines = setup.lines()
    begun = events_of(s)
    lines += ["", *begun] if begun else []
    shown = ""
    for seat, notation in moves:
        progress = game.progress(s)
        heading = f"Round {progress.round}, {progress.phase}"
        if heading != shown:
            shown = heading
            lines += ["", heading]
        action: Action = game.parse(notation)
        game.play(s, seat, action)
        lines += [f"{seat} {action.text}", *events_of(s)]
    assert not game.waiting(s), "the record stops before the end"
    lines += ["", LAST]
    for sheet in game.scores(s):
        parts = ", ".join([f"{line.label} {line.amount}" for line in sheet.lines])
        who = sheet.party or str(sheet.seat)
        lines.append(f"{who}: {parts}; total {sheet.total}, rank {sheet.rank}")
    return lines


def events_of(s: State) -> list[str]:
    """What happened by itself since the last decision."""
    events: list[Event] = [event for event in s.heard() if event.seat < 0]
    return [
        " ".join([" ", event.code, *[f"{key}={value}" for key, value in event.args.items()]])
        for event in events
    ]


def positions(text: str) -> Iterator[tuple[State, int]]:
    """Every position of a record, with the seat about to decide; one and the same object."""
    setup = read_setup(text)
    s = setup.start()
    for seat, notation in read_moves(text):
        yield s, seat
        setup.game.play(s, seat, setup.game.parse(notation))

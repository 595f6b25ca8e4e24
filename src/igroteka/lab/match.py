"""One game between bots, from set-up to score."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.bots.bot import Bot, ask
from igroteka.bots.registry import bot_named
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State


@dataclass(frozen=True)
class Result:
    """How one game ended; the lists are by seat."""

    bots: list[str]
    totals: list[int]
    ranks: list[int]
    decisions: int


def play_out(game: AnyGame, s: State, bots: list[Bot]) -> int:
    """Let bots play a position to its end; returns the number of decisions."""
    decisions = 0
    waiting = game.waiting(s)
    while waiting:
        seat = waiting[0]  # in a common phase the order of answers changes nothing
        game.apply(s, seat, ask(bots[seat], game, s, seat))
        decisions += 1
        waiting = game.waiting(s)
    return decisions


def play_match(
    game: AnyGame, names: list[str], seed: int, variant: dict[str, str] | None = None
) -> Result:
    """One game between named bots; the same seed gives the same game."""
    bots = [bot_named(name, (seed << 8) + seat) for seat, name in enumerate(names)]
    s: State = game.setup(len(names), seed, variant)
    decisions = play_out(game, s, bots)
    sheets = game.scores(s)
    return Result(
        bots=names,
        totals=[sheet.total for sheet in sheets],
        ranks=[sheet.rank for sheet in sheets],
        decisions=decisions,
    )

"""Plays one game between bots, from set-up to score."""

from __future__ import annotations

from dataclasses import dataclass, field

from igroteka.bots.bot import Bot, ask
from igroteka.bots.registry import bot_named
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.lab.check import Breach, Inspector


@dataclass(frozen=True)
class Result:
    """How one game ended; lists are by seat. `breaches` are the laws that were broken."""

    bots: list[str]
    totals: list[int]
    ranks: list[int]
    decisions: int
    statistics: list[dict[str, int]]
    checks: int = 0
    breaches: list[Breach] = field(default_factory=list)


def play_out(game: AnyGame, s: State, bots: list[Bot], inspector: Inspector | None = None) -> int:
    """Let bots, one per seat, play `s` to its end; returns the number of decisions.

    Changes `s`. An `inspector` is shown every decision.
    """
    decisions = 0
    waiting = game.waiting(s)
    while waiting:
        seat = waiting[0]  # in a common phase the order of answers changes nothing
        action = ask(bots[seat], game, s, seat)
        if inspector is not None:
            inspector.see(s, seat, action)
        game.apply(s, seat, action)
        decisions += 1
        waiting = game.waiting(s)
    return decisions


def play_match(
    game: AnyGame,
    names: list[str],
    seed: int,
    variant: dict[str, str] | None = None,
    check: bool = False,
) -> Result:
    """Play one game between the bots with these names, one per seat.

    The same seed gives the same game. With `check` the laws are checked on it.
    """
    seats = len(names)
    bots = [bot_named(name, (seed << 8) + seat) for seat, name in enumerate(names)]
    s: State = game.setup(seats, seed, variant)
    inspector = Inspector(game, seats, seed, variant) if check else None
    decisions = play_out(game, s, bots, inspector)
    sheets = game.scores(s)
    return Result(
        bots=names,
        totals=[sheet.total for sheet in sheets],
        ranks=[sheet.rank for sheet in sheets],
        decisions=decisions,
        statistics=[game.statistics(s, seat) for seat in range(seats)],
        checks=inspector.checks() if inspector is not None else 0,
        breaches=inspector.breaches(s) if inspector is not None else [],
    )

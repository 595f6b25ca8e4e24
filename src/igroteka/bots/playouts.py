"""Plays a position on by quick choices of all seats, and values where that leads."""

from __future__ import annotations

from typing import Final

from igroteka.bots.plans import Plan
from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

SAMPLES: Final = 3  # of the open choices at each decision


def quick_choice(game: AnyGame, s: State, seat: int, chance: Chance) -> Action:
    """The plausible action that looks best at a quick glance."""
    found: list[Action] = game.plausible(s, seat, chance, SAMPLES)
    if len(found) == 1:
        return found[0]
    worths = game.quick_values(s, seat, found)
    return found[worths.index(max(worths))]


def play_on(game: AnyGame, s: State, last: int, chance: Chance) -> None:
    """Play `s` on by quick choices until round `last` begins or the game is over; changes `s`."""
    while True:
        waiting = game.waiting(s)
        if not waiting or game.progress(s).round >= last:
            return
        seat = waiting[0]
        game.apply(s, seat, quick_choice(game, s, seat, chance))


def lead(game: AnyGame, s: State, seat: int) -> float:
    """How far `seat` is ahead of the best other seat, by `Game.value`; alone, its own value."""
    own = game.value(s, seat)
    if s.seats == 1:
        return own
    best = 0.0
    first = True
    for other in range(s.seats):
        if other != seat:
            worth = game.value(s, other)
            if first or worth > best:
                best = worth
                first = False
    return own - best


def worth_of(
    game: AnyGame, guess: State, seat: int, plan: Plan, horizon: int, chance: Chance
) -> float:
    """The lead of `seat` where `played_on` leads."""
    return lead(game, played_on(game, guess, seat, plan, horizon, chance), seat)


def played_on(
    game: AnyGame, guess: State, seat: int, plan: Plan, horizon: int, chance: Chance
) -> State:
    """The position after following a plan at `guess` and playing on for `horizon` rounds.

    The plan is left as soon as an action of it is not allowed. `guess` is not changed.
    """
    trial = guess.clone()
    last = game.progress(trial).round + horizon
    for action in plan.actions:
        if seat not in game.waiting(trial) or game.why_not(trial, seat, action) is not None:
            break
        game.apply(trial, seat, action)
    play_on(game, trial, last, chance)
    return trial

"""Fast random play to the end of a game, for search and for the bench."""

from __future__ import annotations

from random import Random

from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State


def rollout(game: AnyGame, s: State, chance: Random) -> int:
    """Play `s` to its end by uniformly random options; returns the number of decisions.

    Changes `s`. Options that take an earlier choice back are left out, because they only go in
    circles. Open choices are sampled only where a decision has no options.
    """
    decisions = 0
    while True:
        waiting = game.waiting(s)
        if not waiting:
            return decisions
        seat = waiting[0]
        if len(waiting) > 1:
            seat = waiting[int(chance.random() * len(waiting))]
        options = game.options(s, seat)
        number = len(options)
        if number == 0:
            game.apply(s, seat, sampled(game, s, seat, chance))
        else:
            action = options[int(chance.random() * number)]
            while action.retracts:
                action = options[int(chance.random() * number)]
            game.apply(s, seat, action)
        decisions += 1


def sampled(game: AnyGame, s: State, seat: int, chance: Random) -> Action:
    """One sampled action of the open choices of `seat`."""
    found: list[Action] = game.samples(s, seat, Chance(chance.getrandbits(62)), 1)
    return found[0]

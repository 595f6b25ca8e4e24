"""Random games as fast as they go: what a search plays out, and what the bench measures."""

from __future__ import annotations

from random import Random

from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State


def rollout(game: AnyGame, s: State, chance: Random) -> int:
    """Play a position to its end by uniformly random choices; returns the number of decisions.

    Take-backs are left out: they only go in circles.
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
        action = options[int(chance.random() * number)]
        while action.retracts:
            action = options[int(chance.random() * number)]
        game.apply(s, seat, action)
        decisions += 1

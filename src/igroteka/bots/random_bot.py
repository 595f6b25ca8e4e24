"""A bot that chooses at random."""

from __future__ import annotations

from igroteka.bots.bot import Bot
from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State


class RandomBot(Bot):
    """Chooses among the plausible actions, with equal chances.

    It passes or declines (`action.stops`) only if there is nothing else. The open choices together
    count as one action.
    """

    name = "random"

    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        found: list[Action] = game.plausible(s, seat, self.chance)
        going_on = [action for action in found if not action.stops]
        if going_on:
            found = going_on
        return found[self.chance.below(len(found))]

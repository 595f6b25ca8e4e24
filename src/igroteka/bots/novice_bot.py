"""A bot that plays like somebody new to the game: it overlooks things and misjudges the rest."""

from __future__ import annotations

from typing import Final

from igroteka.bots.bot import Bot
from igroteka.bots.plans import SAMPLES, UNIT, Fork
from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

OVERLOOKED: Final = 25  # percent of the actions it does not see
MISJUDGED: Final = 0.6  # error of a judgement, in distances between good and middling actions


class NoviceBot(Bot):
    """Takes what looks best among the actions it notices, with an error in each judgement."""

    name = "novice"

    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        found: list[Action] = game.plausible(s, seat, self.chance, SAMPLES)
        seen = [action for action in found if self.chance.below(100) >= OVERLOOKED]
        if not seen:
            return found[self.chance.below(len(found))]
        if len(seen) == 1:
            return seen[0]
        fork = Fork(seen, game.tried_values(s, seat, seen))
        scale = MISJUDGED * fork.spread / UNIT
        best = seen[0]
        highest = 0.0
        for index in range(len(seen)):
            worth = fork.worths[index] + scale * self.chance.normal(UNIT)
            if index == 0 or worth > highest:
                best = seen[index]
                highest = worth
        return best

"""A bot that looks one choice ahead: it takes the action after which its position is worth most."""

from __future__ import annotations

from typing import Final

from igroteka.bots.bot import SEEDS, Bot
from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

SAMPLES: Final = 24  # actions tried of the open choices
FINALISTS: Final = 6  # of these, how many are tried again
REDEALS: Final = 5  # and how often


class GreedyBot(Bot):
    """Tries every plausible action on a copy and compares the results by `Game.value`.

    Chance follows an open choice at once, so each of those is tried with chance of its own, and
    the best of them several times more. Among equals it chooses by chance.
    """

    name = "greedy"

    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        found: list[Action] = game.plausible(s, seat, self.chance, SAMPLES)
        if len(found) == 1:
            return found[0]
        if game.openings(s, seat):
            found = self.finalists(game, s, seat, found)
            worths = self.on_average(game, s, seat, found)
        else:
            worths = [worth_of(game, s.clone(), seat, action) for action in found]
        highest = max(worths)
        best = [found[index] for index in range(len(found)) if worths[index] == highest]
        return best[self.chance.below(len(best))]

    def finalists(self, game: AnyGame, s: State, seat: int, found: list[Action]) -> list[Action]:
        """The actions that look best when each is tried once, with chance of its own."""
        worths: list[float] = []
        for action in found:
            trial: State = game.redeal(s, seat, self.chance.below(SEEDS))
            worths.append(worth_of(game, trial, seat, action))
        order = sorted(range(len(found)), key=worths.__getitem__, reverse=True)
        return [found[index] for index in order[:FINALISTS]]

    def on_average(self, game: AnyGame, s: State, seat: int, found: list[Action]) -> list[float]:
        """What each action is worth over several redeals, the same for all of them."""
        sums = [0.0 for _ in found]
        for _ in range(REDEALS):
            redealt: State = game.redeal(s, seat, self.chance.below(SEEDS))
            for index in range(len(found)):
                sums[index] += worth_of(game, redealt.clone(), seat, found[index])
        return sums


def worth_of(game: AnyGame, trial: State, seat: int, action: Action) -> float:
    """What a position is worth after an action; changes `trial`."""
    game.apply(trial, seat, action)
    worth: float = game.value(trial, seat)
    return worth

"""A bot that looks one choice ahead: it takes the option after which its position is worth most."""

from __future__ import annotations

from igroteka.bots.bot import Bot
from igroteka.bots.random_bot import RandomBot
from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State


class GreedyBot(Bot):
    """Tries every plausible option on a copy and compares by the game's value function."""

    name = "greedy"

    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        options: list[Action] = game.plausible(s, seat)
        if not options:
            return RandomBot(self.pick(1 << 62)).choose(game, s, seat)
        if len(options) == 1:
            return options[0]
        best: list[Action] = []
        highest = 0.0
        for action in options:
            trial = s.clone()
            game.apply(trial, seat, action)
            worth = game.value(trial, seat)
            if not best or worth > highest:
                best = [action]
                highest = worth
            elif worth == highest:
                best.append(action)
        return best[self.pick(len(best))]

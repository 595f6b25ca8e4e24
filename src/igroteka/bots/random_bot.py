"""A bot without opinions: any plausible option, but it does not stop while there is another."""

from __future__ import annotations

from igroteka.bots.bot import Bot
from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State


class RandomBot(Bot):
    """Chooses among the plausible options by chance."""

    name = "random"

    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        bounds = game.open_range(s, seat)
        if bounds is not None:
            numbers = [
                bounds.low[i] + self.pick(bounds.high[i] - bounds.low[i] + 1)
                for i in range(len(bounds.fields))
            ]
            opened: Action = game.parse(" ".join([bounds.verb, *[str(n) for n in numbers]]))
            return opened
        options: list[Action] = game.plausible(s, seat)
        going_on = [action for action in options if not action.stops]
        if going_on:
            options = going_on
        return options[self.pick(len(options))]

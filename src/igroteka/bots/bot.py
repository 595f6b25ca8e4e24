"""What a bot is, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod

from igroteka.kernel.actions import Action
from igroteka.kernel.dice import after_roll, dice_from, rolled
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State


class Bot(ABC):
    """Chooses for a seat. Its own chance is one integer, like the dice of a game."""

    name: str

    def __init__(self, seed: int) -> None:
        self.dice = dice_from(seed, 1 << 16)

    def pick(self, limit: int) -> int:
        """A whole number below `limit`."""
        number = rolled(self.dice, limit)
        self.dice = after_roll(self.dice)
        return number

    @abstractmethod
    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        """An option of `seat`. `s` is a redealt position: what the seat may not know is made up."""


def ask(bot: Bot, game: AnyGame, s: State, seat: int) -> Action:
    """Ask a bot at a true position: it gets one it cannot tell from it."""
    redealt: State = game.redeal(s, seat, bot.pick(1 << 62))
    return bot.choose(game, redealt, seat)

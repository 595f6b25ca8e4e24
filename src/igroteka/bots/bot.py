"""The interface of a bot, and how it is asked for a choice without seeing what is hidden."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from igroteka.kernel.actions import Action
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

STREAM: Final = 1 << 16  # a stream of dice that no table and no seat uses
SEEDS: Final = 1 << 62


class Bot(ABC):
    """Chooses for a seat; a subclass has a `name` and writes `choose`.

    `self.chance` is the bot's own source of chance: the same seed gives the same choices.
    `self.seconds` is how long one choice may take, 0 for no limit: a bot that can stop early
    does so then, and its choices may then depend on the speed of the machine.
    `self.kept` is what the bot means to do at its next choices. Whoever makes a new bot for each
    choice hands it on.
    """

    name: str

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed, STREAM)
        self.seconds = 0.0
        self.kept: list[tuple[str, str]] = []

    @abstractmethod
    def choose(self, game: AnyGame, s: State, seat: int) -> Action:
        """The action that `seat` takes: one of its options, or of its open choices.

        `s` is a redealt position, in which what the seat may not know is made up. The bot may
        read all of it and clone it, and must not change it.
        """


def ask(bot: Bot, game: AnyGame, s: State, seat: int) -> Action:
    """What a bot chooses for `seat` at the true position `s`, which it is shown redealt.

    Returns an action for `game.play(s, seat, action)`.
    """
    redealt: State = game.redeal(s, seat, bot.chance.below(SEEDS))
    return bot.choose(game, redealt, seat)

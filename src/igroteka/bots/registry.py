"""The bots of the house by name."""

from __future__ import annotations

from igroteka.bots.bot import Bot
from igroteka.bots.greedy_bot import GreedyBot
from igroteka.bots.random_bot import RandomBot
from igroteka.kernel.errors import UnknownChoice

BOTS = ("random", "greedy")


def bot_named(name: str, seed: int) -> Bot:
    """A fresh bot with this name."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise UnknownChoice(f"expected a bot among {', '.join(BOTS)}; found {name!r}")

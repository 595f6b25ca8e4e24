"""All bots by name."""

from __future__ import annotations

from typing import Final

from igroteka.bots.bot import Bot
from igroteka.bots.casual_bot import CasualBot
from igroteka.bots.effort import changes_in
from igroteka.bots.greedy_bot import GreedyBot
from igroteka.bots.novice_bot import NoviceBot
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.search_bot import SearchBot
from igroteka.kernel.errors import UnknownChoice

LEVELS: Final = ("novice", "casual", "strong", "expert")  # what people choose among
SEARCHING: Final = ("strong", "expert")
BOTS: Final = ("random", "greedy", *LEVELS)
# How long one choice of a level may take at a table, in seconds.
THINKING: Final = {"novice": 0.05, "casual": 0.05, "strong": 0.4, "expert": 1.5}


def bot_named(name: str, seed: int) -> Bot:
    """A new bot with one of the names in `BOTS`; raises `UnknownChoice` for any other.

    A level that searches can be given settings: `strong:horizon=2:noise=80`.
    """
    level, *words = name.split(":")
    if level in SEARCHING:
        bot = SearchBot(seed, level)
        bot.changes = changes_in(words, name)
        return bot
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "novice":
        return NoviceBot(seed)
    if name == "casual":
        return CasualBot(seed)
    raise UnknownChoice(f"expected a bot among {', '.join(BOTS)}; found {name!r}")

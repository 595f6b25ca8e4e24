"""Chapter 13: preparing the next round: coins, cards, markers."""

from __future__ import annotations

from igroteka.games.mombasa.books import BOOK_SPACES, COIN_SPACES
from igroteka.games.mombasa.pieces import ROUND_COINS
from igroteka.games.mombasa.rules.display import discard_right, fill_display, slide_right
from igroteka.games.mombasa.rules.markers import take_markers_back
from igroteka.games.mombasa.state import MombasaState
from igroteka.kernel.step import Step


class Preparation(Step[MombasaState]):
    """13.1 Three steps: coins, cards, markers."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        if s.ears is not None:
            coins = ROUND_COINS[s.seats][s.round + 1]
            s.tell("prepares", -1, {"coins": coins}, occasion=True)
        move_coins(s)
        discard_right(s)
        slide_right(s)
        fill_display(s)
        take_markers_back(s)


def move_coins(s: MombasaState) -> None:
    """13.2 The coins that 1.7 laid for the next round go to its book spaces, one to the upper."""
    coming = s.round + 1
    for place in range(ROUND_COINS[s.seats][coming]):
        space = COIN_SPACES[coming][place]
        s.coins |= 1 << space
        if s.ears is not None:
            name = BOOK_SPACES[space]
            s.tell("coin", -1, {"space": name}, source=f"round:{coming}", target=f"coin:{name}")

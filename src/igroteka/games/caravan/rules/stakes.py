"""Chapter 4: the stake, an open choice with chance behind it."""

from __future__ import annotations

from typing import Final

from igroteka.games.caravan.actions import STAKE, CaravanAction
from igroteka.games.caravan.state import STAKES, CaravanState
from igroteka.kernel.actions import OpenChoice, OpenField
from igroteka.kernel.dice import after_roll, rolled
from igroteka.kernel.step import NOT_NOW, Decision, Step

DIE: Final = 6
LUCKY_FROM: Final = 4


class Stakes(Step[CaravanState]):
    """4 From the first seat on, each player stakes."""

    __slots__ = ()

    def run(self, s: CaravanState) -> None:
        s.phase = STAKES
        s.then([Stake(seat) for seat in range(s.seats)])


class Stake(Decision[CaravanState, CaravanAction]):
    """4.1 Stake any number of your coins; a die of 4 or more doubles them, else they are lost."""

    __slots__ = ()

    def options(self, s: CaravanState) -> list[CaravanAction]:
        return []

    def openings(self, s: CaravanState) -> list[OpenChoice]:
        coins = s.players[self.seat].coins
        return [OpenChoice("stake", "coins", [OpenField("coins", 0, coins, "coins")])]

    def why_not(self, s: CaravanState, action: CaravanAction) -> str:
        return "" if action.kind == STAKE else NOT_NOW

    def take(self, s: CaravanState, action: CaravanAction) -> None:
        eyes = 1 + rolled(s.dice, DIE)
        s.dice = after_roll(s.dice)
        s.players[self.seat].coins += action.coins if eyes >= LUCKY_FROM else -action.coins
        if s.ears is not None:
            args: dict[str, str | int] = {"coins": action.coins, "eyes": eyes}
            s.tell("stakes", self.seat, args, barrier=True, trace=[eyes])

"""Chapter 4: the stake, an open choice with chance behind it."""

from __future__ import annotations

from igroteka.games._template.actions import STAKE, CaravanAction
from igroteka.games._template.state import CaravanState
from igroteka.kernel.actions import OpenRange
from igroteka.kernel.dice import after_roll, rolled
from igroteka.kernel.step import NOT_NOW, Decision, Step

DIE: int = 6
LUCKY_FROM: int = 4


class Stakes(Step[CaravanState]):
    """4 From the first seat on, each player stakes."""

    __slots__ = ()

    def run(self, s: CaravanState) -> None:
        s.then([Stake(seat) for seat in range(s.seats)])


class Stake(Decision[CaravanState, CaravanAction]):
    """4.1 Stake any number of your coins; a die of 4 or more doubles them, else they are lost."""

    __slots__ = ()

    def options(self, s: CaravanState) -> list[CaravanAction]:
        return []

    def open_range(self, s: CaravanState) -> OpenRange | None:
        return OpenRange("stake", ["coins"], [0], [s.players[self.seat].coins])

    def why_not(self, s: CaravanState, action: CaravanAction) -> str:
        if action.kind != STAKE:
            return NOT_NOW
        return "" if 0 <= action.amount <= s.players[self.seat].coins else "out_of_range"

    def refusal_numbers(
        self, s: CaravanState, action: CaravanAction, code: str
    ) -> dict[str, str | int]:
        return {"coins": s.players[self.seat].coins}

    def take(self, s: CaravanState, action: CaravanAction) -> None:
        eyes = 1 + rolled(s.dice, DIE)
        s.dice = after_roll(s.dice)
        s.players[self.seat].coins += action.amount if eyes >= LUCKY_FROM else -action.amount
        if s.ears is not None:
            s.tell("stakes", self.seat, {"coins": action.amount, "eyes": eyes}, barrier=True)

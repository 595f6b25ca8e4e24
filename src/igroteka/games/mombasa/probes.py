"""What a bench measures of Mombasa beside what it measures of every game."""

from __future__ import annotations

from igroteka.games.mombasa.judgement.value import value
from igroteka.games.mombasa.pieces import COMPANY_COUNT
from igroteka.games.mombasa.rules.expansion import can_enter_any
from igroteka.games.mombasa.state import MombasaState
from igroteka.kernel.probe import Probe

POINTS = 3


class ValueOfAPosition(Probe[MombasaState]):
    """What a position is worth for every seat."""

    def __init__(self) -> None:
        super().__init__("value", "the value of a position for one seat", 60.0)

    def run(self, s: MombasaState) -> int:
        for seat in range(s.seats):
            value(s, seat)
        return s.seats


class CompaniesToExpand(Probe[MombasaState]):
    """6.13 Whether a company can enter any region."""

    def __init__(self) -> None:
        super().__init__("expansion", "whether a company can enter a region", 2.0)

    def run(self, s: MombasaState) -> int:
        for company in range(COMPANY_COUNT):
            can_enter_any(s, company, POINTS)
        return COMPANY_COUNT

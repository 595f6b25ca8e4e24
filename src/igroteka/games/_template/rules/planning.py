"""Chapters 1 and 2: planning and reveal."""

from __future__ import annotations

from igroteka.games._template.actions import LAY, LAYS, CaravanAction
from igroteka.games._template.pieces import CARDS, PLAN_SIZE
from igroteka.games._template.state import CaravanState
from igroteka.kernel.step import NOT_NOW, Decision, Step


class Planning(Step[CaravanState]):
    """1 All players at the same time lay two cards from hand face down."""

    __slots__ = ()

    def run(self, s: CaravanState) -> None:
        for seat in range(s.seats):
            s.meanwhile(seat, [LayCard(seat) for _ in range(PLAN_SIZE)])


class LayCard(Decision[CaravanState, CaravanAction]):
    """1 One card from hand, face down."""

    __slots__ = ()

    def options(self, s: CaravanState) -> list[CaravanAction]:
        return [LAYS[card] for card in range(len(CARDS)) if s.players[self.seat].hand[card]]

    def candidates(self, s: CaravanState) -> list[CaravanAction]:
        return LAYS

    def why_not(self, s: CaravanState, action: CaravanAction) -> str:
        if action.kind != LAY:
            return NOT_NOW
        return "" if s.players[self.seat].hand[action.card] else "no_such_card"

    def take(self, s: CaravanState, action: CaravanAction) -> None:
        player = s.players[self.seat]
        player.hand[action.card] -= 1
        player.plan[action.card] += 1
        if s.ears is not None:
            s.tell("lays", self.seat, {"card": CARDS[action.card]})


class Reveal(Step[CaravanState]):
    """2 All plans are turned over."""

    __slots__ = ()

    def run(self, s: CaravanState) -> None:
        s.revealed = True
        if s.ears is not None:
            s.tell("reveal", -1, {}, barrier=True)

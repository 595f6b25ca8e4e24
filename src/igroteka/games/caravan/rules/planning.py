"""Chapters 1 and 2: planning and reveal."""

from __future__ import annotations

from igroteka.games.caravan.actions import LAY, LAYS, CaravanAction
from igroteka.games.caravan.pieces import CARDS, PLAN_SIZE
from igroteka.games.caravan.reasons import NO_SUCH_CARD
from igroteka.games.caravan.state import PLANNING, TURNS, CaravanState
from igroteka.kernel.step import NOT_NOW, Decision, Step


class Planning(Step[CaravanState]):
    """1 All players at the same time lay two cards from hand face down."""

    __slots__ = ()

    def run(self, s: CaravanState) -> None:
        s.phase = PLANNING
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
        return "" if s.players[self.seat].hand[action.card] else NO_SUCH_CARD

    def take(self, s: CaravanState, action: CaravanAction) -> None:
        player = s.players[self.seat]
        player.hand[action.card] -= 1
        player.plan[action.card] += 1
        if s.ears is not None:
            mine = f"seat:{self.seat}"
            told: dict[str, str | int] = {"card": CARDS[action.card]}
            s.tell("lays", self.seat, told, source=f"{mine}/hand", target=f"{mine}/plan")


class Reveal(Step[CaravanState]):
    """2 All plans are turned over."""

    __slots__ = ()

    def run(self, s: CaravanState) -> None:
        s.revealed = True
        s.phase = TURNS
        if s.ears is not None:
            s.tell("reveal", -1, {}, barrier=True, occasion=True)

"""3.5 Actions: turns, passing, and which activated places can be used."""

from __future__ import annotations

from igroteka.games.orleans import reasons
from igroteka.games.orleans.actions import PASSES, USE, USES, OrleansAction
from igroteka.games.orleans.pieces import (
    EFFECT,
    EMPTY,
    FIRST_TILE,
    GUNPOWDER_TOWER,
    ORLEANS,
    PASSIVE,
    PLACE_COUNT,
    PLACES,
    SERVES_DEEDS,
    SHIP,
    SLOTS_OF,
    TOWNS,
)
from igroteka.games.orleans.rules.places import carry_out, why_not_effect
from igroteka.games.orleans.rules.slots import is_activated, owns, return_to_bag
from igroteka.games.orleans.rules.technology import maybe_lay_techs
from igroteka.games.orleans.shortcuts import doubt_of_pass
from igroteka.games.orleans.state import ACTIONS, OrleansState
from igroteka.kernel.actions import Doubt
from igroteka.kernel.step import Decision, Step

BOARD_PLACES = tuple(range(FIRST_TILE))
MAX_SEATS = 4


class ActionsPhase(Step[OrleansState]):
    """3.5 From the first player clockwise all act or pass in turn, until all have passed."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = ACTIONS
        s.next(TURN[s.first])


class Turn(Decision[OrleansState, OrleansAction]):
    """3.5 Carry out one action of an activated place, or pass; 3.5c in any order, or not at all."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        seat = self.seat
        player = s.players[seat]
        slots = player.slots
        found = [PASSES]
        for place in (*BOARD_PLACES, *player.tiles):
            if EFFECT[place] != SERVES_DEEDS:
                for slot in SLOTS_OF[place]:
                    if slots[slot] == EMPTY:
                        break
                else:
                    for action in USES[place]:
                        if not why_not_effect(s, seat, action):
                            found.append(action)
            elif not why_not_effect(s, seat, USES[place][0]):
                found.append(USES[place][0])
        return found

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        player = s.players[self.seat]
        found = [PASSES]
        for place in (*BOARD_PLACES, *player.tiles):
            found += USES[place]
        return found

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action is PASSES:
            return ""
        return why_not_use(s, self.seat, action)

    def refusal_numbers(
        self, s: OrleansState, action: OrleansAction, code: str
    ) -> dict[str, str | int]:
        player = s.players[self.seat]
        if code == reasons.NOT_ACTIVATED:
            empty = [slot for slot in SLOTS_OF[action.place] if player.slots[slot] == EMPTY]
            return {"missing": len(empty)}
        if code == reasons.CANNOT_AFFORD:
            return {"owned": player.coins}
        if code in (reasons.TOWN_TAKEN, reasons.NO_WAY):
            return {"town": TOWNS[player.merchant]}
        return {}

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        if code == reasons.NO_WAY and action.place != SHIP:
            return "4.7"
        if code == reasons.TOWN_TAKEN and s.players[self.seat].merchant == ORLEANS:
            return "4.8a"
        if code == reasons.NOBODY_TO_SEND and action.place == GUNPOWDER_TOWER:
            return "11.15b"
        return ""

    def doubt(self, s: OrleansState, action: OrleansAction) -> Doubt | None:
        return doubt_of_pass(self.options(s)) if action is PASSES else None

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is PASSES:
            s.players[self.seat].passed = True
            if s.ears is not None:
                s.tell("passes", self.seat, {})
            s.next(NEXT_TURN[self.seat])
            maybe_lay_techs(s, self.seat)
            return
        if s.ears is not None:
            s.tell("uses", self.seat, {"place": PLACES[action.place]})
        s.next(NEXT_TURN[self.seat])
        if action.place != GUNPOWDER_TOWER:  # R6: its spaces are market, nobody leaves them
            s.next(RETURN_TO_BAG[self.seat][action.place])
        carry_out(s, self.seat, action)


def why_not_use(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """3.5 The reason code unless the place is owned, activated and able to act now."""
    if action.kind != USE:
        return reasons.NOT_NOW
    player = s.players[seat]
    if not owns(player, action.place):
        return reasons.NOT_YOURS
    if EFFECT[action.place] != SERVES_DEEDS and not is_activated(player, action.place):
        return reasons.NOT_ACTIVATED
    return why_not_effect(s, seat, action)


class ReturnToBag(Step[OrleansState]):
    """3.5b, R4 After an action all followers of that place return to the bag; techs stay."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, s: OrleansState) -> None:
        return_to_bag(s, self.seat, self.place)


class NextTurn(Step[OrleansState]):
    """3.5a The turn goes to the next player who has not passed; without one the phase ends."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        for step in range(1, s.seats + 1):
            seat = (self.seat + step) % s.seats
            if not s.players[seat].passed:
                s.next(TURN[seat])
                return


# Steps never change, so one of each is enough.
TURN = [Turn(seat) for seat in range(MAX_SEATS)]
NEXT_TURN = [NextTurn(seat) for seat in range(MAX_SEATS)]
RETURN_TO_BAG = [
    [ReturnToBag(seat, place) for place in range(PLACE_COUNT)] for seat in range(MAX_SEATS)
]
assert all(not USES[place] for place in range(PLACE_COUNT) if EFFECT[place] == PASSIVE)

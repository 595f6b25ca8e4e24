"""Chapter 5, technology: laying techs after passing."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.actions import LAY_TECH, LAYS_TECH, TECH_LATER, OrleansAction
from igroteka.games.orleans.pieces import (
    EMPTY,
    FARMER,
    KINDS,
    MONK,
    PLACE_OF,
    PLACES,
    SLOTS_OF,
    TECH,
    TWIN,
    WANTS,
)
from igroteka.games.orleans.rules.slots import open_slots, owns
from igroteka.games.orleans.state import OrleansState, Player
from igroteka.kernel.step import Decision


def maybe_lay_techs(s: OrleansState, seat: int) -> None:
    """5.1 Ask where to lay a tech, if the seat has one and a slot for it."""
    if s.players[seat].techs:
        step = LayTechs(seat)
        if len(step.options(s)) > 1:
            s.next(step)


class LayTechs(Decision[OrleansState, OrleansAction]):
    """5.1 Lay a tech on an empty slot, or keep it for later (R7)."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        player = s.players[self.seat]
        found = [TECH_LATER]
        for slot in open_slots(player):
            if not why_not_lay_tech(player, slot):
                found.append(LAYS_TECH[slot])
        return found

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        player = s.players[self.seat]
        own = [LAYS_TECH[slot] for slot in range(len(PLACE_OF)) if owns(player, PLACE_OF[slot])]
        return [TECH_LATER, *own]

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != LAY_TECH:
            return reasons.NOT_NOW
        return "" if action is TECH_LATER else why_not_lay_tech(s.players[self.seat], action.slot)

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        # 5.1 is about empty slots; it cites R7 and R22.
        return "5.1" if code in (reasons.SLOT_TAKEN, reasons.EQUAL_SLOT_FIRST) else ""

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is TECH_LATER:
            return
        player = s.players[self.seat]
        player.slots[action.slot] = TECH
        player.techs -= 1
        player.techs_laid += 1
        if s.ears is not None:
            told: dict[str, str | int] = {"place": PLACES[PLACE_OF[action.slot]]}
            source = anchors.techs_of(self.seat)
            target = anchors.slot_of(self.seat, action.slot)
            s.tell("lays_tech", self.seat, told, source=source, target=target)
        maybe_lay_techs(s, self.seat)


def why_not_lay_tech(player: Player, slot: int) -> str:
    """5.1 to 5.5 The reason code if no tech may lie on this slot, else an empty string."""
    place = PLACE_OF[slot]
    if not owns(player, place):
        return reasons.NOT_YOURS
    if WANTS[slot] >= KINDS:
        return reasons.NO_FIXED_KIND  # R7
    if len(SLOTS_OF[place]) == 1:
        return reasons.SINGLE_FOLLOWER
    for other in SLOTS_OF[place]:
        if player.slots[other] == TECH:
            return reasons.ONE_TECH
    if player.slots[slot] != EMPTY:
        return reasons.SLOT_TAKEN
    if WANTS[slot] == MONK:
        return reasons.NEVER_MONK  # 5.3
    if player.techs_laid == 0 and WANTS[slot] != FARMER:
        return reasons.FIRST_REPLACES_FARMER
    if TWIN[slot] >= 0 and player.slots[TWIN[slot]] == EMPTY:
        return reasons.EQUAL_SLOT_FIRST
    return ""

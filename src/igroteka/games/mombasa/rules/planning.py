"""Chapter 3: planning, at the same time and face down."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import (
    PLAN,
    PLANNED,
    PLANS,
    UNPLAN,
    UNPLANS,
    MombasaAction,
)
from igroteka.games.mombasa.pieces import CARD_TYPE, CARDS, FIRST_TILE, NONE, SHARE_CARD
from igroteka.games.mombasa.rules.area import open_slots
from igroteka.games.mombasa.state import (
    PLANNING,
    SECOND_THOUGHTS,
    SLOT_COUNT,
    MombasaState,
    Player,
    members,
)
from igroteka.kernel.actions import Doubt
from igroteka.kernel.step import Decision, Step


class Planning(Step[MombasaState]):
    """3.2 All players plan at the same time."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        s.phase = PLANNING
        for seat in range(s.seats):
            s.players[seat].ended = False
            s.meanwhile(seat, [Plan(seat)])


class Plan(Decision[MombasaState, MombasaAction]):
    """3.3 Cards of the hand go face down on open slots; 3.6 fewer than there are, or none."""

    __slots__ = ()

    def options(self, s: MombasaState) -> list[MombasaAction]:
        player = s.players[self.seat]
        found = [PLANNED]
        empty = [slot for slot in open_slots(player) if player.slots[slot] < 0]
        if empty:
            for card in members(player.hand & PLANNABLE):
                row = PLANS[card]
                for slot in empty:
                    found.append(row[slot])
        if player.second_thoughts < SECOND_THOUGHTS:
            for slot in range(SLOT_COUNT):
                if player.slots[slot] >= 0:
                    found.append(UNPLANS[slot])
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        player = s.players[self.seat]
        found = [PLANNED]
        for card in members(player.hand):
            found += PLANS[card]
        return found + [UNPLANS[slot] for slot in range(SLOT_COUNT) if player.slots[slot] >= 0]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        player = s.players[self.seat]
        if action.kind == PLAN:
            return why_not_plan(player, action.what, action.where)
        if action.kind == UNPLAN:
            return why_not_unplan(player, action.what)
        return "" if action is PLANNED else reasons.NOT_NOW

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        return {"limit": SECOND_THOUGHTS} if code == reasons.TOO_MANY_SECOND_THOUGHTS else {}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "3.3" if code == reasons.SLOT_EMPTY else ""

    def doubt(self, s: MombasaState, action: MombasaAction) -> Doubt | None:
        if action is not PLANNED:
            return None
        player = s.players[self.seat]
        empty = [slot for slot in open_slots(player) if player.slots[slot] < 0]
        number = min(len(empty), (player.hand & PLANNABLE).bit_count())
        return Doubt("slots_free", {"number": number}) if number else None

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        player = s.players[self.seat]
        if action is PLANNED:
            player.second_thoughts = 0
            if s.ears is not None:
                s.tell("planned", self.seat, {})
            return
        if action.kind == PLAN:
            slot = action.where
            card = action.what
            player.hand &= ~(1 << card)
            player.slots[slot] = card
        else:
            slot = action.what
            card = player.slots[slot]
            player.hand |= 1 << card
            player.slots[slot] = NONE
            player.second_thoughts += 1  # R66
        if s.ears is not None:
            args: dict[str, str | int] = {"card": CARDS[card], "slot": slot + 1}
            hand = f"seat:{self.seat}/hand"
            area = f"seat:{self.seat}/slot:{slot + 1}"
            if action.kind == PLAN:
                s.tell("plans", self.seat, args, source=hand, target=area)
            else:
                s.tell("unplans", self.seat, args, source=area, target=hand)
        s.next(self)


# 13.6a: share cards have no action.
PLANNABLE: Final = sum([1 << card for card in range(FIRST_TILE) if CARD_TYPE[card] != SHARE_CARD])


def why_not_plan(player: Player, card: int, slot: int) -> str:
    """3.3, 3.4 A card of the hand that has an action, on an open slot without a card."""
    if not player.hand >> card & 1:
        return reasons.NOT_IN_HAND
    if CARD_TYPE[card] == SHARE_CARD:
        return reasons.NO_ACTION
    if slot not in open_slots(player):
        return reasons.SLOT_CLOSED
    return reasons.SLOT_TAKEN if player.slots[slot] >= 0 else ""


def why_not_unplan(player: Player, slot: int) -> str:
    """R66 A card laid in this phase may be taken back, but not for ever."""
    if player.slots[slot] < 0:
        return reasons.SLOT_EMPTY
    if player.second_thoughts >= SECOND_THOUGHTS:
        return reasons.TOO_MANY_SECOND_THOUGHTS
    return ""


class Reveal(Step[MombasaState]):
    """3.7 When all are done, all laid cards are turned face up."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        if s.ears is None:
            return
        s.tell("reveal", -1, {}, barrier=True)
        for seat in range(s.seats):
            for slot in range(SLOT_COUNT):
                card = s.players[seat].slots[slot]
                if card >= 0:
                    here = f"seat:{seat}/slot:{slot + 1}"
                    args: dict[str, str | int] = {"card": CARDS[card], "slot": slot + 1}
                    s.tell("shows", seat, args, source=here, target=here)

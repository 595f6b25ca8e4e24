"""4.10 and 11.15b: sending followers of the town hall and of the tower to deeds."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.actions import (
    DEVELOPMENT,
    ENOUGH,
    SEND,
    SENDS,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    DEED_COINS,
    DEED_DEVELOPMENT,
    DEEDS,
    DEVELOPMENT_END,
    EMPTY,
    GUNPOWDER_TOWER,
    KINDS,
    SLOTS_OF,
)
from igroteka.games.orleans.rules.development import develop, take_citizen, take_coins
from igroteka.games.orleans.rules.slots import told_follower
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.step import Decision

FOLLOWERS_PER_ACTION = 2


def someone_to_send(s: OrleansState, seat: int, place: int) -> bool:
    """R6 Whether a neutral follower on the place has an empty deed space of its kind."""
    slots = s.players[seat].slots
    for slot in SLOTS_OF[place]:
        kind = slots[slot]
        if 0 <= kind < KINDS:
            for deed in range(len(DEEDS)):
                if s.deeds[deed * KINDS + kind]:
                    return True
    return False


class SendFollowers(Decision[OrleansState, OrleansAction]):
    """4.10a, 11.15b Move 1 or 2 followers of one place to deed spaces of just their kind (R24)."""

    __slots__ = ("place", "sent")

    def __init__(self, seat: int, place: int, sent: int) -> None:
        super().__init__(seat)
        self.place = place
        self.sent = sent

    def options(self, s: OrleansState) -> list[OrleansAction]:
        found = [ENOUGH] if self.sent else []
        for kind in self.kinds(s):
            for deed in range(len(DEEDS)):
                for action in SENDS[kind][deed]:
                    if not why_not_send(s, self.seat, action):
                        found.append(action)
        return found

    def kinds(self, s: OrleansState) -> list[int]:
        """The kinds of neutral followers on the place; 12.7 starters are never sent."""
        slots = s.players[self.seat].slots
        found: list[int] = []
        for slot in SLOTS_OF[self.place]:
            if 0 <= slots[slot] < KINDS and slots[slot] not in found:
                found.append(slots[slot])
        return found

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        found = [ENOUGH]
        for kind in self.kinds(s):
            for deed in range(len(DEEDS)):
                found += SENDS[kind][deed]
        return found

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != SEND:
            return reasons.NOT_NOW
        if action is ENOUGH:
            return "" if self.sent else reasons.SEND_ONE_FIRST
        if action.follower not in self.kinds(s):
            return reasons.NO_SUCH_FOLLOWER
        return why_not_send(s, self.seat, action)

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        if code not in (reasons.NO_SUCH_FOLLOWER, reasons.SEND_ONE_FIRST):
            return ""
        return "11.15b" if self.place == GUNPOWDER_TOWER else "4.10a"

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is ENOUGH:
            return
        slots = s.players[self.seat].slots
        for slot in SLOTS_OF[self.place]:
            if slots[slot] == action.follower:
                slots[slot] = EMPTY
                if s.ears is not None:
                    told: dict[str, str | int] = {
                        **told_follower(action.follower),
                        "deed": DEEDS[action.deed],
                    }
                    source, target = anchors.slot_of(self.seat, slot), anchors.DEED[action.deed]
                    s.tell("sends", self.seat, told, source=source, target=target)
                break
        serve(s, self.seat, action)
        sent = self.sent + 1
        if sent < FOLLOWERS_PER_ACTION and someone_to_send(s, self.seat, self.place):
            s.next(SendFollowers(self.seat, self.place, sent))


def why_not_send(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """4.10d, R16 The reason code if the space is not empty or the point would be lost."""
    if not s.deeds[action.deed * KINDS + action.follower]:
        return reasons.DEED_FULL
    if action.reward == DEVELOPMENT and s.players[seat].development == DEVELOPMENT_END:
        return reasons.DEVELOPMENT_FULL
    return ""


def serve(s: OrleansState, seat: int, action: OrleansAction) -> None:
    """4.10b Fill the deed space and take the reward; 4.10c the last space gives the citizen."""
    deed = action.deed
    s.deeds[deed * KINDS + action.follower] -= 1
    if action.reward == DEVELOPMENT:
        develop(s, seat, DEED_DEVELOPMENT[deed])
    else:
        take_coins(s, seat, DEED_COINS[deed], source=anchors.DEED[deed])
    if not any(s.deeds[deed * KINDS : (deed + 1) * KINDS]):
        take_citizen(s, seat, deed)

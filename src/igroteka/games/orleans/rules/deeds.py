"""4.10 and 11.15b: followers of the town hall and of the tower go to beneficial deeds."""

from __future__ import annotations

from igroteka.games.orleans import reasons
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
    FOLLOWERS,
    KINDS,
    SLOTS_OF,
)
from igroteka.games.orleans.rules.development import develop, take_citizen, take_coins
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.step import Decision

FOLLOWERS_PER_ACTION = 2


def someone_to_send(s: OrleansState, seat: int, place: int) -> bool:
    """R6 Whether a neutral follower lies there for whom a deed space is empty."""
    slots = s.players[seat].slots
    for slot in SLOTS_OF[place]:
        kind = slots[slot]
        if 0 <= kind < KINDS:
            for deed in range(len(DEEDS)):
                if s.deeds[deed * KINDS + kind]:
                    return True
    return False


class SendFollowers(Decision[OrleansState, OrleansAction]):
    """4.10a Move 1 or 2 followers to empty deed spaces of just their kind."""

    __slots__ = ("place", "sent")

    def __init__(self, seat: int, place: int, sent: int) -> None:
        super().__init__(seat)
        self.place = place
        self.sent = sent

    def numbers(self) -> list[int]:
        return [self.place, self.sent]

    def options(self, s: OrleansState) -> list[OrleansAction]:
        found = [ENOUGH] if self.sent else []
        for kind in self.kinds(s):
            for deed in range(len(DEEDS)):
                for action in SENDS[kind][deed]:
                    if not why_not_send(s, self.seat, action):
                        found.append(action)
        return found

    def kinds(self, s: OrleansState) -> list[int]:
        """The kinds of neutral followers that lie there; 12.7 starters never go."""
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
        if action.token not in self.kinds(s):
            return reasons.NO_SUCH_FOLLOWER
        return why_not_send(s, self.seat, action)

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        return "4.10a" if code == reasons.NO_SUCH_FOLLOWER else ""

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is ENOUGH:
            return
        slots = s.players[self.seat].slots
        for slot in SLOTS_OF[self.place]:
            if slots[slot] == action.token:
                slots[slot] = EMPTY
                break
        serve(s, self.seat, action)
        sent = self.sent + 1
        if sent < FOLLOWERS_PER_ACTION and someone_to_send(s, self.seat, self.place):
            s.next(SendFollowers(self.seat, self.place, sent))


def why_not_send(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """4.10d Only to an empty space of just that kind; R16 no points beyond the last space."""
    if not s.deeds[action.choice * KINDS + action.token]:
        return reasons.DEED_FULL
    if action.amount == DEVELOPMENT and s.players[seat].development == DEVELOPMENT_END:
        return reasons.DEVELOPMENT_FULL
    return ""


def serve(s: OrleansState, seat: int, action: OrleansAction) -> None:
    """4.10b The reward comes at once; 4.10c the last space of a deed brings its citizen."""
    deed = action.choice
    s.deeds[deed * KINDS + action.token] -= 1
    if s.ears is not None:
        s.tell("sends", seat, {"follower": FOLLOWERS[action.token], "deed": DEEDS[deed]})
    if action.amount == DEVELOPMENT:
        develop(s, seat, DEED_DEVELOPMENT[deed])
    else:
        take_coins(s, seat, DEED_COINS[deed])
    if not any(s.deeds[deed * KINDS : (deed + 1) * KINDS]):
        take_citizen(s, seat, deed)

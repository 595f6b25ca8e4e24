"""3.3 and 13.5: the store of a player, gaining and giving back resources."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import (
    DISCARD,
    DISCARDS,
    GAIN,
    GAINS,
    SKIP,
    SWAP,
    SWAPS,
    ColoniesAction,
)
from igroteka.games.cosmic_colonies.pieces import RESOURCES, STORAGE, TYPES
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.step import Decision, Step


class StorageLimit(Step[ColoniesState]):
    """3.3 More than nine resources: the surplus goes back to the supply, of the player's choice."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        if sum(s.players[self.seat].resources) > STORAGE:
            s.next(GiveBack(self.seat))


class GiveBack(Decision[ColoniesState, ColoniesAction]):
    """3.3 One resource of the store goes back to the supply."""

    __slots__ = ()

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        resources = s.players[self.seat].resources
        return [DISCARDS[kind] for kind in range(TYPES) if resources[kind]]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return DISCARDS

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != DISCARD:
            return reasons.NOT_NOW
        return "" if s.players[self.seat].resources[action.number] else reasons.NOT_STORED

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        s.players[self.seat].resources[action.number] -= 1
        s.supply[action.number] += 1
        if s.ears is not None:
            s.tell("discards", self.seat, {"resource": RESOURCES[action.number]})
        s.next(StorageLimit(self.seat))


def gain(s: ColoniesState, seat: int, kind: int, number: int) -> int:
    """13.5 So many from the supply, as far as there are; the storage limit is checked later."""
    taken = min(number, s.supply[kind])
    s.supply[kind] -= taken
    s.players[seat].resources[kind] += taken
    if s.ears is not None and taken:
        s.tell("gains", seat, {"number": taken, "resource": RESOURCES[kind]})
    return taken


class GainAny(Decision[ColoniesState, ColoniesAction]):
    """13.5 One resource of any type from the supply; then the rest of them."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def numbers(self) -> list[int]:
        return [self.number]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [GAINS[kind] for kind in range(TYPES) if s.supply[kind]]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return GAINS

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != GAIN:
            return reasons.NOT_NOW
        return "" if s.supply[action.number] else reasons.SUPPLY_EMPTY

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        gain(s, self.seat, action.number, 1)
        gain_any(s, self.seat, self.number - 1)


def gain_any(s: ColoniesState, seat: int, number: int) -> None:
    """13.5 So many resources of any types, if the supply has any; then the limit."""
    if number and any(s.supply):
        s.next(GainAny(seat, number))
    else:
        s.next(StorageLimit(seat))


class Exchange(Decision[ColoniesState, ColoniesAction]):
    """13.4 Give a resource to the supply and take another; up to so many times."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def numbers(self) -> list[int]:
        return [self.number]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        found = [SKIP]
        resources = s.players[self.seat].resources
        for given in range(TYPES):
            if resources[given]:
                for taken in range(TYPES):
                    if taken != given and s.supply[taken]:
                        found.append(SWAPS[given][taken])
        return found

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != SWAP:
            return reasons.NOT_NOW
        if not s.players[self.seat].resources[action.number]:
            return reasons.NOT_STORED
        return "" if s.supply[action.other] else reasons.SUPPLY_EMPTY

    def refusal_clause(self, s: ColoniesState, action: ColoniesAction, code: str) -> str:
        return "13.4" if code in (reasons.NOT_STORED, reasons.SUPPLY_EMPTY) else ""

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        resources = s.players[self.seat].resources
        resources[action.number] -= 1
        s.supply[action.number] += 1
        resources[action.other] += 1
        s.supply[action.other] -= 1
        if s.ears is not None:
            s.tell(
                "swaps",
                self.seat,
                {"given": RESOURCES[action.number], "resource": RESOURCES[action.other]},
            )
        may_exchange(s, self.seat, self.number - 1)


def may_exchange(s: ColoniesState, seat: int, number: int) -> None:
    """13.4 Ask only if there is something to exchange."""
    if number:
        step = Exchange(seat, number)
        if len(step.options(s)) > 1:
            s.next(step)

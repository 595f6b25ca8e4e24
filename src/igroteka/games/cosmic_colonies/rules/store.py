"""3.3, 13.4 and 13.5: the storage limit, gaining and exchanging resources."""

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
from igroteka.games.cosmic_colonies.rules.telling import store_of, supply_of, tell_moved
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.step import Decision, Step


class StorageLimit(Step[ColoniesState]):
    """3.3 Ask what to give back while there are more than nine resources in store."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        if sum(s.players[self.seat].resources) > STORAGE:
            s.next(GiveBack(self.seat))


class GiveBack(Decision[ColoniesState, ColoniesAction]):
    """3.3 Choose a resource that goes back to the supply."""

    __slots__ = ()

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        resources = s.players[self.seat].resources
        return [DISCARDS[kind] for kind in range(TYPES) if resources[kind]]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return DISCARDS

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != DISCARD:
            return reasons.NOT_NOW
        return "" if s.players[self.seat].resources[action.resource] else reasons.NOT_STORED

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        s.players[self.seat].resources[action.resource] -= 1
        s.supply[action.resource] += 1
        if s.ears is not None:
            here, there = store_of(self.seat, action.resource), supply_of(action.resource)
            args: dict[str, str | int] = {"resource": RESOURCES[action.resource]}
            s.tell("discards", self.seat, args, source=here, target=there)
        s.next(StorageLimit(self.seat))


def gain(s: ColoniesState, seat: int, kind: int, number: int) -> int:
    """13.5 Take `number` from the supply, or all there are; returns how many. R5 no limit yet."""
    taken = min(number, s.supply[kind])
    s.supply[kind] -= taken
    s.players[seat].resources[kind] += taken
    if s.ears is not None and taken:
        args: dict[str, str | int] = {"number": taken, "resource": RESOURCES[kind]}
        s.tell("gains", seat, args, source=supply_of(kind), target=store_of(seat, kind))
    return taken


class GainAny(Decision[ColoniesState, ColoniesAction]):
    """13.5 Choose a resource from the supply, `number` times."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [GAINS[kind] for kind in range(TYPES) if s.supply[kind]]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return GAINS

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != GAIN:
            return reasons.NOT_NOW
        return "" if s.supply[action.resource] else reasons.SUPPLY_EMPTY

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        gain(s, self.seat, action.resource, 1)
        gain_any(s, self.seat, self.number - 1)


def gain_any(s: ColoniesState, seat: int, number: int) -> None:
    """13.5 Ask for `number` resources of any types while the supply has any; then the limit."""
    if number and any(s.supply):
        s.next(GainAny(seat, number))
    else:
        s.next(StorageLimit(seat))


class Exchange(Decision[ColoniesState, ColoniesAction]):
    """13.4 Give a resource to the supply and take another, up to `number` times, or stop."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

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
        if not s.players[self.seat].resources[action.given]:
            return reasons.NOT_STORED
        return "" if s.supply[action.resource] else reasons.SUPPLY_EMPTY

    def refusal_clause(self, s: ColoniesState, action: ColoniesAction, code: str) -> str:
        return "13.4" if code in (reasons.NOT_STORED, reasons.SUPPLY_EMPTY) else ""

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        resources = s.players[self.seat].resources
        resources[action.given] -= 1
        s.supply[action.given] += 1
        resources[action.resource] += 1
        s.supply[action.resource] -= 1
        if s.ears is not None:
            s.tell(
                "swaps",
                self.seat,
                {"given": RESOURCES[action.given], "resource": RESOURCES[action.resource]},
            )
            given, taken = action.given, action.resource
            tell_moved(s, self.seat, given, 1, store_of(self.seat, given), supply_of(given))
            tell_moved(s, self.seat, taken, 1, supply_of(taken), store_of(self.seat, taken))
        may_exchange(s, self.seat, self.number - 1)


def may_exchange(s: ColoniesState, seat: int, number: int) -> None:
    """13.4 Ask for an exchange, if any is possible."""
    if number:
        step = Exchange(seat, number)
        if len(step.options(s)) > 1:
            s.next(step)

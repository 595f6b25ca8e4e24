"""Chapter 4, building, with what workers change about it (13.6 to 13.9)."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import (
    BUILD,
    BUILDS,
    ENOUGH,
    LAY,
    PAY,
    PAYS,
    ColoniesAction,
)
from igroteka.games.cosmic_colonies.payments import WAYS, can_pay, nearest_way, price_numbers
from igroteka.games.cosmic_colonies.pieces import BASIC, BUILDINGS, FROM_SUPPLY
from igroteka.games.cosmic_colonies.rules.effects import effects_of, pay_to_supply
from igroteka.games.cosmic_colonies.rules.monuments import may_raise
from igroteka.games.cosmic_colonies.rules.placement import (
    fits_somewhere,
    misfit_numbers,
    places_for,
    put,
    why_not_lay,
)
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import AFTER_BUILD, Ability, ability_of
from igroteka.kernel.step import Decision, Step


def at_work(s: ColoniesState, seat: int, which: int) -> Ability:
    """8.3 What the seat's first or second worker of the round can do."""
    return ability_of(s.players[seat].played[which], which == 1)


def ways_of(
    s: ColoniesState, seat: int, which: int, nth: int, building: int, slot: int
) -> list[int]:
    """4.1, 13.6 The payments allowed for this tile; `nth` is 0 for the first of two buildings."""
    return WAYS[which][s.players[seat].played[which]][nth][building][slot]


def why_not_build(s: ColoniesState, seat: int, which: int, nth: int, action: ColoniesAction) -> str:
    """4.1, 4.2 A tile that is there, that one can pay for, and that fits on the asteroid."""
    building = action.building
    slot = action.number
    ability = at_work(s, seat, which)
    if slot == FROM_SUPPLY:
        if not ability.from_supply:
            return reasons.NOT_FROM_SUPPLY
        if not s.tiles[building]:
            return reasons.NONE_IN_SUPPLY
    elif slot >= s.slots_each():
        return reasons.NO_SUCH_SLOT
    elif not s.slots[building * s.slots_each() + slot]:
        return reasons.SLOT_EMPTY
    resources = s.players[seat].resources
    for payment in ways_of(s, seat, which, nth, building, slot):
        if can_pay(resources, payment):
            break
    else:
        return reasons.CANNOT_AFFORD
    apart = ability.ignore_adjacency
    if fits_somewhere(s, seat, building, apart, ability.overhang, ability.overlap):
        return ""
    return reasons.FITS_NOWHERE


def build_numbers(
    s: ColoniesState, seat: int, which: int, nth: int, action: ColoniesAction, code: str
) -> dict[str, str | int]:
    """4.1 What one would have to pay, by the way that is nearest to the store."""
    if code != reasons.CANNOT_AFFORD:
        return {}
    resources = s.players[seat].resources
    ways = ways_of(s, seat, which, nth, action.building, action.number)
    return price_numbers(resources, nearest_way(resources, ways))


def buildable(s: ColoniesState, seat: int, which: int, nth: int) -> list[ColoniesAction]:
    """All buildings the worker at work could build now."""
    found: list[ColoniesAction] = []
    for building in range(BASIC):
        for action in BUILDS[building]:
            if not why_not_build(s, seat, which, nth, action):
                found.append(action)
    return found


def begin_building(
    s: ColoniesState, seat: int, which: int, nth: int, action: ColoniesAction
) -> None:
    """4.2 Take the tile, pay, lay it on the asteroid; then what the worker adds."""
    building = action.building
    if action.number == FROM_SUPPLY:
        s.tiles[building] -= 1
    else:
        s.slots[building * s.slots_each() + action.number] = 0
    resources = s.players[seat].resources
    ways = ways_of(s, seat, which, nth, building, action.number)
    affordable = [payment for payment in ways if can_pay(resources, payment)]
    s.next(LayTile(seat, which, nth, building))
    if len(affordable) == 1:
        pay_to_supply(s, seat, affordable[0])
    else:
        s.next(PayPrice(seat, which, nth, building, action.number))


class PayPrice(Decision[ColoniesState, ColoniesAction]):
    """4.1, 4.3 Choose what to pay with, where the price leaves a choice."""

    __slots__ = ("building", "nth", "slot", "which")

    def __init__(self, seat: int, which: int, nth: int, building: int, slot: int) -> None:
        super().__init__(seat)
        self.which = which
        self.nth = nth
        self.building = building
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.which, self.nth, self.building, self.slot]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        resources = s.players[self.seat].resources
        ways = ways_of(s, self.seat, self.which, self.nth, self.building, self.slot)
        return [PAYS[payment] for payment in ways if can_pay(resources, payment)]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != PAY:
            return reasons.NOT_NOW
        ways = ways_of(s, self.seat, self.which, self.nth, self.building, self.slot)
        if action.number not in ways:
            return reasons.NOT_THE_PRICE
        can = can_pay(s.players[self.seat].resources, action.number)
        return "" if can else reasons.CANNOT_AFFORD

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        if code != reasons.CANNOT_AFFORD:
            return {}
        return price_numbers(s.players[self.seat].resources, action.number)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        pay_to_supply(s, self.seat, action.number)


class LayTile(Decision[ColoniesState, ColoniesAction]):
    """5.1 Lay the tile on the asteroid, 5.3 turned and flipped as you like."""

    __slots__ = ("building", "nth", "which")

    def __init__(self, seat: int, which: int, nth: int, building: int) -> None:
        super().__init__(seat)
        self.which = which
        self.nth = nth
        self.building = building

    def numbers(self) -> list[int]:
        return [self.which, self.nth, self.building]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        a = at_work(s, self.seat, self.which)
        return places_for(s, self.seat, self.building, a.ignore_adjacency, a.overhang, a.overlap)

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != LAY:
            return reasons.NOT_NOW
        if action.building != self.building:
            return reasons.WRONG_TILE
        a = at_work(s, self.seat, self.which)
        player = s.players[self.seat]
        return why_not_lay(s, player, action.mask, a.ignore_adjacency, a.overhang, a.overlap)

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        a = at_work(s, self.seat, self.which)
        player = s.players[self.seat]
        return misfit_numbers(s, player, action.mask, a.overhang, a.overlap, code)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        put(s.players[self.seat], self.building, action.mask)
        if s.ears is not None:
            s.tell("builds", self.seat, {"building": BUILDINGS[self.building]})
        ability = at_work(s, self.seat, self.which)
        if self.nth + 1 < ability.builds:
            s.next(MayBuildAgain(self.seat, self.which))
        for step in reversed(effects_of(self.seat, self.which, ability, AFTER_BUILD)):
            s.next(step)
        may_raise(s, self.seat, action.mask)


class MayBuildAgain(Step[ColoniesState]):
    """13.8 Some workers may build a second time, if it is possible."""

    __slots__ = ("which",)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def numbers(self) -> list[int]:
        return [self.which]

    def run(self, s: ColoniesState) -> None:
        if buildable(s, self.seat, self.which, 1):
            s.next(BuildAgain(self.seat, self.which))


class BuildAgain(Decision[ColoniesState, ColoniesAction]):
    """13.8 Build a second tile, or leave it at one."""

    __slots__ = ("which",)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def numbers(self) -> list[int]:
        return [self.which]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [ENOUGH, *buildable(s, self.seat, self.which, 1)]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return [ENOUGH, *[action for row in BUILDS for action in row]]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is ENOUGH:
            return ""
        if action.kind != BUILD:
            return reasons.NOT_NOW
        return why_not_build(s, self.seat, self.which, 1, action)

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        return build_numbers(s, self.seat, self.which, 1, action, code)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is not ENOUGH:
            begin_building(s, self.seat, self.which, 1, action)

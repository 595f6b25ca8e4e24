"""4.1, 13.6 and 13.10: paying a price from the store to the supply."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import PAY, PAYS, ColoniesAction
from igroteka.games.cosmic_colonies.payments import (
    NOTHING,
    PAYMENTS,
    PAYMENTS_OF,
    WAYS,
    can_pay,
    price_numbers,
)
from igroteka.games.cosmic_colonies.pieces import RESOURCES, TYPES
from igroteka.games.cosmic_colonies.rules.telling import store_of, supply_of, tell_moved
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.step import Decision


def ways_of(
    s: ColoniesState, seat: int, which: int, nth: int, building: int, slot: int
) -> list[int]:
    """4.1, 13.6 The payments allowed for this tile; `nth` is 0 for the first of two buildings."""
    return WAYS[which][s.players[seat].played[which]][nth][building][slot]


class Paying(Decision[ColoniesState, ColoniesAction]):
    """4.1 Choose one of the payments that a price allows."""

    __slots__ = ()

    def ways(self, s: ColoniesState) -> list[int]:
        """All payments the price allows, whether or not they are in store."""
        raise AssertionError(f"{type(self).__name__} has no price")

    def affordable(self, s: ColoniesState) -> list[int]:
        """The payments that are in store."""
        resources = s.players[self.seat].resources
        return [payment for payment in self.ways(s) if can_pay(resources, payment)]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [PAYS[payment] for payment in self.affordable(s)]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != PAY:
            return reasons.NOT_NOW
        if action.payment not in self.ways(s):
            return reasons.NOT_THE_PRICE
        can = can_pay(s.players[self.seat].resources, action.payment)
        return "" if can else reasons.CANNOT_AFFORD

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        if code != reasons.CANNOT_AFFORD:
            return {}
        return price_numbers(s.players[self.seat].resources, action.payment)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        pay_to_supply(s, self.seat, action.payment)


class PayPrice(Paying):
    """4.1, 4.3 The price of a building, as the worker at work changes it."""

    __slots__ = ("building", "nth", "slot", "which")

    def __init__(self, seat: int, which: int, nth: int, building: int, slot: int) -> None:
        super().__init__(seat)
        self.which = which
        self.nth = nth
        self.building = building
        self.slot = slot

    def ways(self, s: ColoniesState) -> list[int]:
        return ways_of(s, self.seat, self.which, self.nth, self.building, self.slot)


class PayAny(Paying):
    """13.10 A price of so many resources of any types."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def ways(self, s: ColoniesState) -> list[int]:
        return PAYMENTS_OF[self.price]


def pay(s: ColoniesState, step: Paying) -> None:
    """4.1 Pay at once where the price and the store leave no choice; else ask."""
    affordable = step.affordable(s)
    if len(affordable) == 1:
        pay_to_supply(s, step.seat, affordable[0])
    else:
        s.next(step)


def pay_to_supply(s: ColoniesState, seat: int, payment: int) -> None:
    """4.1 Payment goes to the supply, never to an area of the board."""
    vector = PAYMENTS[payment]
    resources = s.players[seat].resources
    for resource in range(TYPES):
        resources[resource] -= vector[resource]
        s.supply[resource] += vector[resource]
    if s.ears is not None and payment != NOTHING:
        s.tell("pays", seat, {RESOURCES[n]: vector[n] for n in range(TYPES)})
        for resource in range(TYPES):
            here, there = store_of(seat, resource), supply_of(resource)
            tell_moved(s, seat, resource, vector[resource], here, there)

"""Chapter 4, building, with what workers change about it (13.6 to 13.9)."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.abilities import (
    AFTER_BUILD,
    BEFORE_BUILD,
    DEMOLISH,
    EXCHANGE,
    GAIN_ANY,
    MOVE,
    Ability,
)
from igroteka.games.cosmic_colonies.actions import BUILD, BUILDS, ENOUGH, ColoniesAction
from igroteka.games.cosmic_colonies.payments import (
    PAYMENTS,
    WAYS,
    can_pay,
    nearest_way,
    price_numbers,
    shortage,
)
from igroteka.games.cosmic_colonies.pieces import BASIC, BUILDINGS, FROM_SUPPLY, SLOT_NAMES
from igroteka.games.cosmic_colonies.rules.effects import effects_of
from igroteka.games.cosmic_colonies.rules.monuments import may_raise
from igroteka.games.cosmic_colonies.rules.paying import PayPrice, pay, ways_of
from igroteka.games.cosmic_colonies.rules.placement import Laying, fits_somewhere, put
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.step import Decision, Step


def why_not_build(
    s: ColoniesState, seat: int, which: int, nth: int, action: ColoniesAction, helped: bool = False
) -> str:
    """4.1, 4.2 Why the tile cannot be built: it is not there, fits nowhere or cannot be paid.

    A tile that fits nowhere is not worth saving for, so that is said before what its price lacks.
    `helped`: the effects before building are still to come and may make it possible (R28).
    """
    building = action.building
    slot = action.slot
    ability = s.at_work(seat, which)
    if slot == FROM_SUPPLY:  # 13.7
        if not ability.from_supply:
            return reasons.NOT_FROM_SUPPLY
        if not s.tiles[building]:
            return reasons.NONE_IN_SUPPLY
    else:
        each = s.slots_each()
        if slot >= each:
            return reasons.NO_SUCH_SLOT
        if not s.slots[building * each + slot]:
            return reasons.SLOT_EMPTY  # R7
    if not has_room(s, seat, building, helped, ability):
        return reasons.FITS_NOWHERE  # R6
    resources = s.players[seat].resources
    for payment in ways_of(s, seat, which, nth, building, slot):
        if can_pay(resources, payment):
            return ""
    return "" if helped and may_become_payable(s, seat, which, action) else reasons.CANNOT_AFFORD


def may_become_payable(s: ColoniesState, seat: int, which: int, action: ColoniesAction) -> bool:
    """R28 Whether gains and exchanges before building can bring what a payment lacks."""
    help = help_before(s.at_work(seat, which))
    ways = ways_of(s, seat, which, 0, action.building, action.slot)
    return is_in_reach(s.players[seat].resources, ways, help)


def help_before(ability: Ability) -> tuple[int, int]:
    """R28 How many resources the effects before building gain, and how many they exchange."""
    gained = 0
    exchanged = 0
    for effect in ability.effects[BEFORE_BUILD]:
        if effect.kind in (GAIN_ANY, DEMOLISH):
            gained += effect.amount
        elif effect.kind == EXCHANGE:
            exchanged += effect.amount
    return gained, exchanged


def is_in_reach(resources: list[int], ways: list[int], help: tuple[int, int]) -> bool:
    """R28 Whether so many gains and exchanges make one of the payments possible."""
    gained, exchanged = help
    if not gained and not exchanged:
        return False
    for payment in ways:
        enough = sum(PAYMENTS[payment]) <= sum(resources) + gained
        if enough and shortage(resources, payment) <= gained + exchanged:
            return True
    return False


def makes_room(ability: Ability) -> bool:
    """R28 Whether the effects before building may make room for a tile."""
    for effect in ability.effects[BEFORE_BUILD]:
        if effect.kind in (MOVE, DEMOLISH):
            return True
    return False


def build_numbers(
    s: ColoniesState, seat: int, which: int, nth: int, action: ColoniesAction, code: str
) -> dict[str, str | int]:
    """4.1 The arguments of `cannot_afford`: the payment with the smallest shortage."""
    if code != reasons.CANNOT_AFFORD:
        return {}
    resources = s.players[seat].resources
    ways = ways_of(s, seat, which, nth, action.building, action.slot)
    return price_numbers(resources, nearest_way(resources, ways))


def buildable(
    s: ColoniesState, seat: int, which: int, nth: int, helped: bool = False
) -> list[ColoniesAction]:
    """All buildings the worker at work could build now: those `why_not_build` allows, faster."""
    found: list[ColoniesAction] = []
    ability = s.at_work(seat, which)
    for building in range(BASIC):
        payable = payable_slots(s, seat, which, nth, building, helped, ability)
        if payable and has_room(s, seat, building, helped, ability):
            for slot in payable:
                found.append(BUILDS[building][slot])
    return found


def can_build(s: ColoniesState, seat: int, which: int, nth: int, helped: bool = False) -> bool:
    """Whether there is any building that the worker at work could build now."""
    ability = s.at_work(seat, which)
    for building in range(BASIC):
        if payable_slots(s, seat, which, nth, building, helped, ability) and has_room(
            s, seat, building, helped, ability
        ):
            return True
    return False


def payable_slots(
    s: ColoniesState,
    seat: int,
    which: int,
    nth: int,
    building: int,
    helped: bool,
    ability: Ability,
) -> list[int]:
    """4.1 The slots with a tile of this building that the seat can pay, FROM_SUPPLY the last."""
    player = s.players[seat]
    resources = player.resources
    each = s.slots_each()
    first = building * each
    ways = WAYS[which][player.played[which]][nth][building]
    found: list[int] = []
    for slot in range(each):
        if s.slots[first + slot] and is_payable(resources, ways[slot], helped, ability):
            found.append(slot)
    in_supply = ability.from_supply and s.tiles[building] > 0  # 13.7
    if in_supply and is_payable(resources, ways[FROM_SUPPLY], helped, ability):
        found.append(FROM_SUPPLY)
    return found


def is_payable(resources: list[int], ways: list[int], helped: bool, ability: Ability) -> bool:
    """4.1 Whether one of the payments is in store; R28 or may be after the effects before it."""
    for payment in ways:
        if can_pay(resources, payment):
            return True
    return helped and is_in_reach(resources, ways, help_before(ability))


def has_room(s: ColoniesState, seat: int, building: int, helped: bool, ability: Ability) -> bool:
    """R6 Whether the tile fits somewhere; R28 or may after the effects before building."""
    if fits_somewhere(s, seat, building, s.players[seat].occupied, ability):
        return True
    return helped and makes_room(ability)


class StartBuilding(Step[ColoniesState]):
    """R28 Build the chosen tile after the effects before building; if it cannot be, idle."""

    __slots__ = ("building", "slot", "which")

    def __init__(self, seat: int, which: int, building: int, slot: int) -> None:
        super().__init__(seat)
        self.which = which
        self.building = building
        self.slot = slot

    def run(self, s: ColoniesState) -> None:
        action = BUILDS[self.building][self.slot]
        if not why_not_build(s, self.seat, self.which, 0, action):
            begin_building(s, self.seat, self.which, 0, action)
        elif s.ears is not None:
            s.tell("idles", self.seat, {})


def begin_building(
    s: ColoniesState, seat: int, which: int, nth: int, action: ColoniesAction
) -> None:
    """4.2 Take the tile, pay, lay it on the asteroid; then what the worker adds."""
    building = action.building
    if action.slot == FROM_SUPPLY:
        s.tiles[building] -= 1
    else:
        s.slots[building * s.slots_each() + action.slot] = 0
    if s.ears is not None:
        slot = "supply" if action.slot == FROM_SUPPLY else SLOT_NAMES[action.slot]
        name = BUILDINGS[building]
        s.tell(
            "takes", seat, {"building": name}, source=f"slot:{name}/{slot}", target=f"card:{seat}"
        )
    s.next(LayTile(seat, which, nth, building))
    pay(s, PayPrice(seat, which, nth, building, action.slot))


class LayTile(Laying):
    """5.1 Lay the building on the asteroid, as the worker allows; then what the worker adds."""

    __slots__ = ("nth", "which")

    def __init__(self, seat: int, which: int, nth: int, building: int) -> None:
        super().__init__(seat, building)
        self.which = which
        self.nth = nth

    def ability(self, s: ColoniesState) -> Ability:
        return s.at_work(self.seat, self.which)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        player = s.players[self.seat]
        before = player.occupied
        put(player, self.building, action.mask)
        if s.ears is not None:
            args: dict[str, str | int] = {"building": BUILDINGS[self.building]}
            s.tell("builds", self.seat, args, target=f"asteroid:{self.seat}")
        ability = self.ability(s)
        if self.nth + 1 < ability.builds:
            s.next(MayBuildAgain(self.seat, self.which))
        for step in reversed(effects_of(self.seat, self.which, ability, AFTER_BUILD)):
            s.next(step)
        may_raise(s, self.seat, before)


class MayBuildAgain(Step[ColoniesState]):
    """13.8, R10 Ask whether to build a second time, if anything can be built."""

    __slots__ = ("which",)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def run(self, s: ColoniesState) -> None:
        if can_build(s, self.seat, self.which, 1):
            s.next(BuildAgain(self.seat, self.which))


class BuildAgain(Decision[ColoniesState, ColoniesAction]):
    """13.8 Build a second tile or stop."""

    __slots__ = ("which",)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

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

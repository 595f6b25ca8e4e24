"""What a worker could do for its player as things are: the best of what it gathers or builds."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.ground_value import best_place, ground_worth, room_for
from igroteka.games.cosmic_colonies.payments import PAYMENTS, WAYS, can_pay
from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BUILDINGS,
    FROM_SUPPLY,
    GOAL_HALVES,
    STORAGE,
    TYPES,
)
from igroteka.games.cosmic_colonies.plans import buildings_ahead, part_of_price, sets_ahead
from igroteka.games.cosmic_colonies.state import ColoniesState, Player
from igroteka.games.cosmic_colonies.workers import (
    AFTER_BUILD,
    AFTER_GATHER,
    ANY,
    EACH,
    EXCHANGE,
    GAIN_ANY,
    MOVE,
    NONE,
    PLACE,
    SPLIT,
    WORKERS,
    Ability,
    ability_of,
)

BUILDING_WORTH: Final = 3.4  # what a building to come brings on average, beside sets
RESOURCE_WORTH: Final = 0.12  # what a resource is worth beside what one can plan with it
LEFT_OVER: Final = 0.02  # a resource at the end: only the tie-break asks
GOAL_IN_STORE: Final = 0.4  # having the price of a building of the goal, in points of the goal
OTHER_TYPE: Final = 0.05  # having a type at all
SWAP: Final = 0.5  # what one exchange may be good for
MOVING: Final = 0.3  # what moving a tile may be good for


class Colony:
    """What counts of a player's position when looking ahead; cheap to try things on."""

    __slots__ = ("asteroid", "counts", "goal", "left", "occupied", "resources", "room", "side")

    def __init__(self, side: int, asteroid: int, goal: int, left: int) -> None:
        self.side = side
        self.asteroid = asteroid
        self.goal = goal
        self.left = left  # actions to come
        self.occupied = 0
        self.counts: list[int] = []
        self.resources: list[int] = []
        self.room: list[float] = []  # how likely each basic building still finds a place

    def copy(self) -> Colony:
        """An equal one to try things on."""
        new = Colony(self.side, self.asteroid, self.goal, self.left)
        new.occupied = self.occupied
        new.counts = self.counts.copy()
        new.resources = self.resources.copy()
        new.room = self.room
        return new

    def ground(self) -> float:
        """The worth of the terrain."""
        return ground_worth(self.side, self.asteroid, self.occupied, self.left)

    def means(self) -> float:
        """The worth of buildings and store, beside the terrain."""
        resources = self.resources
        left = self.left
        total = sets_ahead(self.counts, resources, left, self.room)
        for building, points in GOAL_HALVES[self.goal]:
            total += points * self.counts[building]
        if not left:
            return total + LEFT_OVER * sum(resources)
        total += BUILDING_WORTH * buildings_ahead(resources, left)
        for building, points in GOAL_HALVES[self.goal]:
            if self.room[building] > 0:
                total += GOAL_IN_STORE * points * part_of_price(resources, building)
        for kind in range(TYPES):
            if resources[kind]:
                total += OTHER_TYPE
        return total + RESOURCE_WORTH * sum(resources)

    def worth(self) -> float:
        """All of it, in points."""
        return self.ground() + self.means()

    def lay(self, building: int) -> bool:
        """Lay a tile where it brings most; false if it fits nowhere."""
        place = best_place(self.side, self.asteroid, self.occupied, building, self.left)
        if not place:
            return False
        self.occupied |= place
        self.counts[building] += 1
        self.look_for_room()
        return True

    def look_for_room(self) -> None:
        """After every change on the asteroid."""
        self.room = [
            room_for(self.side, self.asteroid, self.occupied, building) for building in range(BASIC)
        ]

    def give_back(self) -> None:
        """3.3 Down to the limit, of what there is most."""
        resources = self.resources
        while sum(resources) > STORAGE:
            resources[resources.index(max(resources))] -= 1

    def lose_most(self, number: int) -> None:
        """13.10 Pay any types: of what there is most."""
        for _ in range(min(number, sum(self.resources))):
            self.resources[self.resources.index(max(self.resources))] -= 1

    def gain_best(self, number: int) -> None:
        """13.5 Resources of any type: those that help most."""
        for _ in range(number):
            if sum(self.resources) >= STORAGE:
                return
            self.resources[self.best_kind((1 << TYPES) - 1)] += 1

    def best_kind(self, kinds: int) -> int:
        """The type among these of which one more helps most."""
        best = -1
        highest = 0.0
        for kind in range(TYPES):
            if kinds >> kind & 1:
                self.resources[kind] += 1
                worth = self.means() if sum(self.resources) <= STORAGE else -1.0
                self.resources[kind] -= 1
                if best < 0 or worth > highest:
                    best = kind
                    highest = worth
        return best


def colony_of(side: int, player: Player, left: int) -> Colony:
    """A player's position, as far as it counts here."""
    new = Colony(side, player.asteroid, player.goal, left)
    new.occupied = player.occupied
    new.counts = [player.kinds.count(building) for building in range(len(BUILDINGS))]
    new.resources = player.resources.copy()
    new.give_back()
    new.look_for_room()
    return new


def after_worker(
    s: ColoniesState, card: int, night: bool, colony: Colony, may_gather: bool, may_build: bool
) -> float:
    """The worth after the best a worker can do; where nothing is possible it stays what it is."""
    ability = ability_of(card, night)
    best = colony.worth()
    must = may_gather and may_build  # 2.6; 13.2 the second part of two may be left
    if ability.may_gather and may_gather:
        for gathered in gathers(s, card, ability, colony):
            worth = gathered.worth()
            if ability.both and may_build:
                built = best_build(s, card, night, 0, gathered)
                if built is not None:
                    worth = max(worth, built.worth())
            best = worth if must else max(best, worth)
            must = False
    if ability.may_build and may_build:
        built = best_build(s, card, night, 0, colony)
        if built is not None:
            best = built.worth() if must else max(best, built.worth())
    return best


def prepare(ability: Ability, colony: Colony, moment: int) -> float:
    """What an ability does before or after the action; returns what the colony does not show."""
    extra = 0.0
    for effect in ability.effects[moment]:
        if effect.kind == GAIN_ANY:
            colony.gain_best(effect.amount)
        elif effect.kind == EXCHANGE:
            extra += SWAP * effect.amount
        elif effect.kind == MOVE:
            extra += MOVING
        elif effect.kind == PLACE and sum(colony.resources) >= effect.pay:
            before = colony.worth()
            trial = colony.copy()
            if trial.lay(effect.tile):
                trial.lose_most(effect.pay)
                if trial.worth() > before:
                    colony.occupied = trial.occupied
                    colony.resources = trial.resources
                    colony.counts = trial.counts
                    colony.room = trial.room
    return extra


def gathers(s: ColoniesState, card: int, ability: Ability, colony: Colony) -> list[Colony]:
    """3.1, 13.3 The colony after each gather one would think of."""
    capacity = WORKERS[card].capacity + ability.cap_delta
    found: list[Colony] = []
    if ability.mode == SPLIT:
        new = colony.copy()
        gather_on(s, ability, capacity, 0, new)
        found.append(new)
    elif ability.mode == EACH:
        for one in range(TYPES):
            for other in range(one):
                new = colony.copy()
                new.resources[one] += min(capacity, s.areas[one])
                new.resources[other] += min(capacity, s.areas[other])
                found.append(new)
    else:
        for area in range(TYPES):
            if s.areas[area]:
                new = colony.copy()
                new.resources[area] += (
                    s.areas[area] if ability.take_all else min(capacity, s.areas[area])
                )
                if ability.plus_each_other:
                    for other in range(TYPES):
                        if other != area:
                            new.resources[other] += min(ability.plus_each_other, s.areas[other])
                if ability.bonus_when == area and s.supply[area]:
                    new.resources[area] += 1
                found.append(new)
    for new in found:
        new.give_back()
        if ability.bonus_gain == ANY:
            new.gain_best(1)
        prepare(ability, new, AFTER_GATHER)
    return found


def gather_on(
    s: ColoniesState, ability: Ability, capacity: int, chosen: int, colony: Colony
) -> None:
    """13.3 From further areas: one token after the other from where it helps most."""
    there = s.areas.copy()
    while capacity:
        kinds = 0
        for area in range(TYPES):
            here = chosen >> area & 1
            again = here and ability.mode == SPLIT
            if there[area] and (again or (not here and chosen.bit_count() < ability.areas)):
                kinds |= 1 << area
        if not kinds:
            break
        area = colony.best_kind(kinds)
        number = 1 if ability.mode == SPLIT else min(capacity, there[area])
        there[area] -= number
        chosen |= 1 << area
        colony.resources[area] += number
        if ability.mode == SPLIT:
            capacity -= 1
    colony.give_back()


def pay_best(colony: Colony, ways: list[int]) -> bool:
    """4.1 Pay in the way that leaves most; false if there is none."""
    best = -1
    highest = 0.0
    before = colony.resources
    for payment in ways:
        if can_pay(before, payment):
            colony.resources = after_payment(before, payment)
            worth = colony.means()
            if best < 0 or worth > highest:
                best = payment
                highest = worth
    if best < 0:
        return False
    colony.resources = after_payment(before, best)
    return True


def after_payment(resources: list[int], payment: int) -> list[int]:
    """What is left of a store."""
    vector = PAYMENTS[payment]
    return [resources[kind] - vector[kind] for kind in range(TYPES)]


def best_build(
    s: ColoniesState, card: int, night: bool, nth: int, colony: Colony, gone: int = NONE
) -> Colony | None:
    """4.1 The colony after the best building the worker can build; nothing if it can build none.

    `gone`: the building whose cheapest tile the worker has just taken.
    """
    ability = ability_of(card, night)
    best: Colony | None = None
    built = NONE
    highest = 0.0
    for building in range(BASIC):
        slot = cheapest_slot(s, ability, building, building == gone)
        if slot == NONE:
            continue
        ways = WAYS[1 if night else 0][card][nth][building][slot]
        new = colony.copy()
        if pay_best(new, ways) and new.lay(building):
            worth = new.worth()
            if best is None or worth > highest:
                best = new
                built = building
                highest = worth
    if best is not None:
        prepare(ability, best, AFTER_BUILD)
        if nth + 1 < ability.builds:
            again = best_build(s, card, night, nth + 1, best, built)
            if again is not None and again.worth() > best.worth():
                return again
    return best


def cheapest_slot(s: ColoniesState, ability: Ability, building: int, but_one: bool) -> int:
    """Where a tile costs least, or where the next one does; NONE if there is none."""
    if ability.from_supply and s.tiles[building]:
        return FROM_SUPPLY
    each = s.slots_each()
    for slot in range(each):
        if s.slots[building * each + slot]:
            if not but_one:
                return slot
            but_one = False
    return NONE

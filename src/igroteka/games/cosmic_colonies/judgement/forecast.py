"""Estimates the position after the best gather or building of a worker."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.abilities import (
    AFTER_BUILD,
    AFTER_GATHER,
    ANY,
    BEFORE_BUILD,
    BEFORE_GATHER,
    EACH,
    EXCHANGE,
    GAIN_ANY,
    MOVE,
    NONE,
    PLACE,
    SPLIT,
    Ability,
)
from igroteka.games.cosmic_colonies.judgement.ground import (
    FAR,
    REMEMBERED,
    best_place,
    ground_key,
    ground_worth,
    rooms,
)
from igroteka.games.cosmic_colonies.judgement.plans import (
    buildings_ahead,
    part_of_price,
    sets_ahead,
)
from igroteka.games.cosmic_colonies.payments import PAYMENTS, WAYS, can_pay
from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BUILDINGS,
    FROM_SUPPLY,
    GOAL_HALVES,
    STORAGE,
    TYPES,
)
from igroteka.games.cosmic_colonies.state import ColoniesState, Player
from igroteka.games.cosmic_colonies.workers import WORKERS, ability_of

BUILDING_WORTH: Final = 3.4  # what a building to come brings on average, beside sets
RESOURCE_WORTH: Final = 0.12  # what a resource is worth beside what one can plan with it
LEFT_OVER: Final = 0.02  # a resource at the end: only the tie-break asks
GOAL_IN_STORE: Final = 0.4  # having the price of a building of the goal, in points of the goal
OTHER_TYPE: Final = 0.05  # having a type at all
SWAP: Final = 0.5  # what one exchange may be good for
MOVING: Final = 0.3  # what moving a tile may be good for

_means: dict[int, float] = {}


class Colony:
    """The part of a player's position that the estimate needs; cheap to copy."""

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
        """An equal colony that can be changed."""
        new = Colony(self.side, self.asteroid, self.goal, self.left)
        new.occupied = self.occupied
        new.counts = self.counts.copy()
        new.resources = self.resources.copy()
        new.room = self.room
        return new

    def ground(self) -> float:
        """The worth of the terrain, in points."""
        return ground_worth(self.side, self.asteroid, self.occupied, self.left)

    def means(self) -> float:
        """The worth of tiles, goal and store without the terrain, in points; remembered."""
        key = ground_key(self.side, self.asteroid, self.occupied)
        key = (key * FAR + self.left) * (len(GOAL_HALVES) + 1) + self.goal + 1
        for number in self.counts:
            key = key << 6 | number
        for number in self.resources:
            key = key << 8 | number
        known = _means.get(key)
        if known is None:
            if len(_means) >= REMEMBERED:
                _means.clear()
            known = self.judged_means()
            _means[key] = known
        return known

    def judged_means(self) -> float:
        """`means`, computed."""
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
        """The worth of the whole colony, in points."""
        return self.ground() + self.means()

    def lay(self, building: int) -> bool:
        """Lay a tile at its best place; false if it fits nowhere."""
        place = best_place(self.side, self.asteroid, self.occupied, building, self.left)
        if not place:
            return False
        self.occupied |= place
        self.counts[building] += 1
        self.look_for_room()
        return True

    def look_for_room(self) -> None:
        """Compute `room` anew; to be called after every change on the asteroid."""
        self.room = rooms(self.side, self.asteroid, self.occupied)

    def give_back(self) -> None:
        """3.3 Cut the store down to the limit, each time by the most frequent type."""
        resources = self.resources
        while sum(resources) > STORAGE:
            resources[resources.index(max(resources))] -= 1

    def lose_most(self, number: int) -> None:
        """13.10 Pay so many resources of any types, each time of the most frequent type."""
        for _ in range(min(number, sum(self.resources))):
            self.resources[self.resources.index(max(self.resources))] -= 1

    def gain_best(self, number: int) -> None:
        """13.5 Gain so many resources of any types, each time the type that helps most."""
        for _ in range(number):
            if sum(self.resources) >= STORAGE:
                return
            self.resources[self.best_kind((1 << TYPES) - 1)] += 1

    def best_kind(self, kinds: int) -> int:
        """The resource of which one more helps most; `kinds` has a bit for each one allowed."""
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
    """The colony of a player with `left` actions to come, its store cut down to the limit (3.3)."""
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
    """The worth after the worker's best action, or the present worth if it can do nothing."""
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
    """Apply the effects of one moment to a colony; returns the worth of exchanges and moves."""
    extra = 0.0
    for effect in ability.effects[moment]:
        if effect.kind == GAIN_ANY:
            colony.gain_best(effect.amount)
        elif effect.kind == EXCHANGE:
            extra += SWAP * effect.amount
        elif effect.kind == MOVE:
            extra += MOVING * effect.amount
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
    """3.1, 13.3 The colony after each gather worth considering."""
    capacity = WORKERS[card].capacity + ability.cap_delta
    begin = colony
    if ability.effects[BEFORE_GATHER]:
        begin = colony.copy()
        prepare(ability, begin, BEFORE_GATHER)
    found: list[Colony] = []
    if ability.mode == SPLIT:
        new = begin.copy()
        taken = [0] * TYPES
        gather_on(s, ability, capacity, taken, new)
        add_bonus(s, ability, taken, new)
        found.append(new)
    elif ability.mode == EACH:
        for one in range(TYPES):
            for other in range(one):
                taken = [0] * TYPES
                taken[one] = min(capacity, s.areas[one])
                taken[other] = min(capacity, s.areas[other])
                found.append(after_gather(s, ability, taken, begin))
    else:
        for area in range(TYPES):
            if s.areas[area]:
                taken = [min(ability.plus_each_other, there) for there in s.areas]
                taken[area] = s.areas[area] if ability.take_all else min(capacity, s.areas[area])
                found.append(after_gather(s, ability, taken, begin))
    for new in found:
        prepare(ability, new, AFTER_GATHER)
    return found


def after_gather(s: ColoniesState, ability: Ability, taken: list[int], colony: Colony) -> Colony:
    """A copy of the colony with the resources taken, their bonus and the storage limit."""
    new = colony.copy()
    for resource in range(TYPES):
        new.resources[resource] += taken[resource]
    add_bonus(s, ability, taken, new)
    return new


def add_bonus(s: ColoniesState, ability: Ability, taken: list[int], colony: Colony) -> None:
    """13.3 The bonus of a gather; 3.3 then the storage limit."""
    bonus = ability.bonus_gain if ability.earns_bonus(taken) else NONE
    if bonus >= 0 and s.supply[bonus]:
        colony.resources[bonus] += 1
    colony.give_back()
    if bonus == ANY:
        colony.gain_best(1)


def gather_on(
    s: ColoniesState, ability: Ability, left: int, taken: list[int], colony: Colony
) -> None:
    """13.3 Take from several areas, each time from the one that helps most; changes `taken`."""
    there = s.areas.copy()
    while left:
        kinds = 0
        for area in range(TYPES):
            again = taken[area] and ability.mode == SPLIT
            another = not taken[area] and taken.count(0) > TYPES - ability.areas
            if there[area] and (again or another):
                kinds |= 1 << area
        if not kinds:
            break
        area = colony.best_kind(kinds)
        number = 1 if ability.mode == SPLIT else min(left, there[area])
        there[area] -= number
        taken[area] += number
        colony.resources[area] += number
        if ability.mode == SPLIT:
            left -= 1
    colony.give_back()


def pay_best(colony: Colony, ways: list[int]) -> bool:
    """4.1 Make the payment that leaves the best store; false if none is affordable."""
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
    """The store after a payment."""
    vector = PAYMENTS[payment]
    return [resources[kind] - vector[kind] for kind in range(TYPES)]


def best_build(
    s: ColoniesState, card: int, night: bool, nth: int, colony: Colony, gone: int = NONE
) -> Colony | None:
    """4.1 The colony after the best building the worker can build; None if it can build none.

    `gone`: the building whose cheapest tile the worker has just taken.
    """
    ability = ability_of(card, night)
    if not nth and ability.effects[BEFORE_BUILD]:
        colony = colony.copy()
        prepare(ability, colony, BEFORE_BUILD)
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
    """The cheapest slot with a tile, or the second cheapest if `but_one`; NONE if there is none."""
    if ability.from_supply and s.tiles[building]:
        return FROM_SUPPLY
    each = s.slots_each()
    for slot in range(each):
        if s.slots[building * each + slot]:
            if not but_one:
                return slot
            but_one = False
    return NONE

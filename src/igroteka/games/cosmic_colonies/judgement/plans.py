"""Estimates how many buildings and sets the resources in store lead to in the actions left.

A gather counts as three resources of one type, which is what most workers carry.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.abilities import Ability
from igroteka.games.cosmic_colonies.payments import PAYMENTS, ways_to_pay
from igroteka.games.cosmic_colonies.pieces import BASIC, PRICES, SET_POINTS, STORAGE, TYPES

LOAD: Final = 3  # resources of one gather
# How often a gather brings so many less or more than LOAD.
LOADS: Final = ((LOAD - 1, 0.25), (LOAD, 0.5), (LOAD + 1, 0.25))
FAR: Final = 8  # actions the table looks ahead; beyond them it makes no difference
# What a building counts that comes one action later: others may take the tile or its place.
LATER: Final = 0.92

# How likely a set is finished, by the actions that would be over; fewer: NEVER, more: SURE.
SET_CHANCE: Final = (0.05, 0.15, 0.35, 0.65, 0.85, 0.95)
FIRST_SPARE: Final = -3  # the spare actions of the first entry
SURE: Final = 0.98
OPEN: Final = 0.97  # how likely a missing building will not be lost for other reasons

_ahead: list[list[float]] = []


def buildings_ahead(resources: list[int], left: int) -> float:
    """The expected number of buildings from a store in `left` actions; later ones count less."""
    if not _ahead:
        _fill()
    return _ahead[min(left, FAR)][_index(resources)]


def _index(resources: list[int]) -> int:
    """The index of a store in a table; counts above the limit are cut."""
    index = 0
    for kind in range(TYPES):
        index = index * (STORAGE + 1) + min(resources[kind], STORAGE)
    return index


def _stores() -> list[list[int]]:
    """All stores within the limit."""
    found: list[list[int]] = []
    for a in range(STORAGE + 1):
        for b in range(STORAGE + 1 - a):
            for c in range(STORAGE + 1 - a - b):
                for d in range(STORAGE + 1 - a - b - c):
                    found.append([a, b, c, d])
    return found


def _fill() -> None:
    """Compute the table by dynamic programming: best play with plain workers from every store."""
    size = (STORAGE + 1) ** TYPES
    prices: list[int] = []
    for building in range(BASIC):
        for payment in ways_to_pay(PRICES[building][0], Ability(), False):
            if payment not in prices:
                prices.append(payment)
    stores = _stores()
    # From each store: where payments lead, and where gathers of each type and load lead.
    paid: list[list[int]] = []
    gathered: list[list[int]] = []
    for store in stores:
        after: list[int] = []
        for payment in prices:
            vector = PAYMENTS[payment]
            rest = [store[kind] - vector[kind] for kind in range(TYPES)]
            if min(rest) >= 0:
                after.append(_index(rest))
        paid.append(after)
        more: list[int] = []
        for kind in range(TYPES):
            room = STORAGE - sum(store)
            for load, _ in LOADS:
                full = store.copy()
                full[kind] += min(load, room)
                more.append(_index(full))
        gathered.append(more)
    indices = [_index(store) for store in stores]
    before = [0.0] * size
    _ahead.append(before)
    for _ in range(FAR):
        now = [0.0] * size
        for number in range(len(stores)):
            best = 0.0
            for index in paid[number]:
                if 1 + LATER * before[index] > best:
                    best = 1 + LATER * before[index]
            more = gathered[number]
            for kind in range(TYPES):
                hope = 0.0
                for which in range(len(LOADS)):
                    hope += LOADS[which][1] * LATER * before[more[kind * len(LOADS) + which]]
                if hope > best:
                    best = hope
            now[indices[number]] = best
        _ahead.append(now)
        before = now


def part_of_price(resources: list[int], building: int) -> float:
    """The share of a building's price in store, 0 to 1; always 0 if the types are open (4.3)."""
    fixed = PRICES[building][0].fixed
    price = sum(fixed)
    if not price:
        return 0.0
    there = 0
    for kind in range(TYPES):
        there += min(resources[kind], fixed[kind])
    return there / price


def spare_actions(resources: list[int], missing: list[int], left: int) -> int:
    """How many actions are left over after building all of `missing`; negative if too few."""
    need = [0] * TYPES
    free = 0  # 4.3: of the prices that leave the types open
    for building in missing:
        price = PRICES[building][0]
        for kind in range(TYPES):
            need[kind] += price.fixed[kind]
        free += price.same + price.other
    actions = len(missing)
    over = 0
    for kind in range(TYPES):
        short = need[kind] - resources[kind]
        if short > 0:
            gathers = (short + LOAD - 1) // LOAD
            actions += gathers
            over += gathers * LOAD - short
        else:
            over -= short
    if free > over:
        actions += (free - over + LOAD - 1) // LOAD
    return left - actions


def sets_ahead(counts: list[int], resources: list[int], left: int, room: list[float]) -> float:
    """7.4 The points of complete sets, and the expected points of the next two."""
    complete = min(counts[:BASIC])
    total = float(SET_POINTS * complete)
    missing: list[int] = []
    chance = 1.0
    for further in range(2):
        for building in range(BASIC):
            if counts[building] <= complete + further:
                missing.append(building)
                chance *= room[building] * OPEN
        spare = spare_actions(resources, missing, left) - FIRST_SPARE
        if spare < 0:
            break
        total += SET_POINTS * chance * (SET_CHANCE[spare] if spare < len(SET_CHANCE) else SURE)
    return total

"""What a price can be paid with: every choice of resources a worker's ability allows."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    FROM_SUPPLY,
    LARGEST_PAYMENT,
    PRICES,
    RESOURCES,
    TYPES,
    Price,
)
from igroteka.games.cosmic_colonies.workers import NONE, WORKERS, Ability


def _vectors(total: int) -> list[tuple[int, int, int, int]]:
    """All ways to choose so many resources."""
    return [
        (a, b, c, total - a - b - c)
        for a in range(total, -1, -1)
        for b in range(total - a, -1, -1)
        for c in range(total - a - b, -1, -1)
    ]


# Every payment has a number; its action has the same.
PAYMENTS: Final = [vector for total in range(LARGEST_PAYMENT + 1) for vector in _vectors(total)]
NUMBER_OF: Final = {vector: number for number, vector in enumerate(PAYMENTS)}


def _base(price: Price) -> list[list[int]]:
    """4.1, 4.3 The printed price; or two of one type and one of another."""
    if not price.same:
        return [price.fixed.copy()]
    found: list[list[int]] = []
    for one in range(TYPES):
        for other in range(TYPES):
            if other != one:
                vector = [0] * TYPES
                vector[one] = price.same
                vector[other] = price.other
                found.append(vector)
    return found


def _changed(vectors: list[list[int]], step: int) -> list[list[int]]:
    """One resource more of any type, or one of the price less."""
    found: list[list[int]] = []
    for vector in vectors:
        for kind in range(TYPES):
            if vector[kind] + step >= 0:
                changed = vector.copy()
                changed[kind] += step
                if changed not in found:
                    found.append(changed)
        if not any(vector) and step < 0 and vector not in found:
            found.append(vector)
    return found


def ways_to_pay(price: Price, ability: Ability, second: bool) -> list[int]:
    """13.6 to 13.8 The numbers of all payments this ability allows for this price."""
    vectors = _base(price)
    if ability.discount != NONE:
        for vector in vectors:
            if vector[ability.discount]:
                vector[ability.discount] -= 1
    if ability.any_types:
        total = sum(vectors[0])
        vectors = [list(vector) for vector in _vectors(total)]
    delta = ability.cost_delta + (ability.second_cost_delta if second else 0)
    for _ in range(abs(delta)):
        vectors = _changed(vectors, 1 if delta > 0 else -1)
    numbers: list[int] = []
    for vector in vectors:
        number = NUMBER_OF[(vector[0], vector[1], vector[2], vector[3])]
        if number not in numbers:
            numbers.append(number)
    return sorted(numbers)


def _of_card(ability: Ability) -> list[list[list[list[int]]]]:
    """[second][building][slot]; a tile from the supply costs as much as in the cheap slot."""
    return [
        [
            [
                ways_to_pay(PRICES[building][0 if slot == FROM_SUPPLY else slot], ability, second)
                for slot in range(FROM_SUPPLY + 1)
            ]
            for building in range(BASIC)
        ]
        for second in (False, True)
    ]


# WAYS[night][card][second][building][slot]: the numbers of the payments.
WAYS: Final = [
    [_of_card(worker.by_night if night else worker.by_day) for worker in WORKERS]
    for night in (False, True)
]


def can_pay(resources: list[int], payment: int) -> bool:
    """Whether so much is in store."""
    vector = PAYMENTS[payment]
    return (
        resources[0] >= vector[0]
        and resources[1] >= vector[1]
        and resources[2] >= vector[2]
        and resources[3] >= vector[3]
    )


def shortage(resources: list[int], payment: int) -> int:
    """How many resources of a payment are not in store."""
    vector = PAYMENTS[payment]
    missing = 0
    for kind in range(TYPES):
        missing += max(0, vector[kind] - resources[kind])
    return missing


def nearest_way(resources: list[int], ways: list[int]) -> int:
    """The payment of which least is missing."""
    best = ways[0]
    for payment in ways:
        if shortage(resources, payment) < shortage(resources, best):
            best = payment
    return best


def price_numbers(resources: list[int], payment: int) -> dict[str, str | int]:
    """What a payment that cannot be made asks for, and how much of it is missing."""
    numbers: dict[str, str | int] = {"missing": shortage(resources, payment)}
    for kind in range(TYPES):
        numbers[RESOURCES[kind]] = PAYMENTS[payment][kind]
    return numbers

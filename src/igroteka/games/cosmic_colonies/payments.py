"""All payments, and which of them each worker may make for each price."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.abilities import NONE, Ability
from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    FROM_SUPPLY,
    LARGEST_PAYMENT,
    PRICES,
    RESOURCES,
    TYPES,
    Price,
)
from igroteka.games.cosmic_colonies.workers import WORKERS


def _vectors(total: int) -> list[tuple[int, int, int, int]]:
    """All payments of `total` resources, as counts of the four types."""
    return [
        (a, b, c, total - a - b - c)
        for a in range(total, -1, -1)
        for b in range(total - a, -1, -1)
        for c in range(total - a - b, -1, -1)
    ]


# Every payment has a number; its action has the same.
PAYMENTS: Final = [vector for total in range(LARGEST_PAYMENT + 1) for vector in _vectors(total)]
NUMBER_OF: Final = {vector: number for number, vector in enumerate(PAYMENTS)}
NOTHING: Final = NUMBER_OF[(0, 0, 0, 0)]
# PAYMENTS_OF[total]: the numbers of all payments of so many resources.
PAYMENTS_OF: Final = [
    [NUMBER_OF[vector] for vector in _vectors(total)] for total in range(LARGEST_PAYMENT + 1)
]


def _base(price: Price) -> list[list[int]]:
    """4.1, 4.3 The payments of a printed price: one, or one for each pair of types."""
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
    """The payments with one resource more (`step` 1, any type) or one less (`step` -1)."""
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
    """13.6, 13.7, 13.8 The numbers of all payments this ability allows for this price (R8)."""
    vectors = _base(price)
    if ability.discount != NONE:
        for vector in vectors:
            if vector[ability.discount]:
                vector[ability.discount] -= 1
    if ability.any_types:
        total = min([sum(vector) for vector in vectors])
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


def price_slot(slot: int) -> int:
    """R9 The slot whose price is paid: its own, or slot 1 for a tile from the supply."""
    return 0 if slot == FROM_SUPPLY else slot


def _of_card(ability: Ability) -> list[list[list[list[int]]]]:
    """The payments of one ability as [second][building][slot]."""
    return [
        [
            [
                ways_to_pay(PRICES[building][price_slot(slot)], ability, second)
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
    """Whether a payment is in store."""
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
    """The payment with the smallest shortage."""
    best = ways[0]
    for payment in ways:
        if shortage(resources, payment) < shortage(resources, best):
            best = payment
    return best


def price_numbers(resources: list[int], payment: int) -> dict[str, str | int]:
    """The arguments of a refusal: the resources of a payment, how many are missing, and which."""
    numbers: dict[str, str | int] = {"missing": shortage(resources, payment)}
    lacking: list[str] = []
    for kind in range(TYPES):
        numbers[RESOURCES[kind]] = PAYMENTS[payment][kind]
        lacking += [RESOURCES[kind]] * (PAYMENTS[payment][kind] - resources[kind])
    numbers["lacking"] = " ".join(lacking)
    return numbers

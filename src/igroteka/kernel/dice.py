"""Chance as one integer: the upper bits are a secret key, the lower 32 count the rolls so far.

A roll hashes that integer, so earlier rolls tell nothing about later ones, a copy costs
nothing, and the same seed always gives the same game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

COUNTER_BITS: Final = 32
KEY_BITS: Final = 128
KEY_MASK: Final = (1 << KEY_BITS) - 1
BYTES: Final = (KEY_BITS + COUNTER_BITS) // 8
ROLL_BITS: Final = 64


def dice_from(seed: int, stream: int) -> int:
    """Fresh dice for one stream (the table or a seat) of a game with this seed."""
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=KEY_BITS // 8).digest()
    return int.from_bytes(digest, "big") << COUNTER_BITS


def rolled(dice: int, limit: int) -> int:
    """What these dice show: a whole number from 0 to limit - 1. Follow it with `after_roll`."""
    digest = blake2b(dice.to_bytes(BYTES, "big"), digest_size=ROLL_BITS // 8).digest()
    return (int.from_bytes(digest, "big") * limit) >> ROLL_BITS


def after_roll(dice: int) -> int:
    """The dice for the next roll."""
    return dice + 1


def shuffled(items: list[int], dice: int) -> tuple[list[int], int]:
    """A shuffled copy and the dice after it (Fisher-Yates)."""
    mixed = items.copy()
    for last in range(len(mixed) - 1, 0, -1):
        other = rolled(dice, last + 1)
        dice = after_roll(dice)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed, dice


def drawn_kind(counts: list[int], dice: int) -> int:
    """The kind of one piece drawn at random from a bag given as counts per kind; -1 if empty."""
    number = sum(counts)
    if number == 0:
        return -1
    pick = rolled(dice, number)
    for kind in range(len(counts)):
        pick -= counts[kind]
        if pick < 0:
            return kind
    raise AssertionError("a roll never exceeds its limit")

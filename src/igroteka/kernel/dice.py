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
# A normal deviate is the sum of twelve uniform numbers of 16 bits: its standard deviation is 2^16.
PARTS: Final = 12
PART_BITS: Final = 16
PART_MASK: Final = (1 << PART_BITS) - 1
MIDDLE: Final = PARTS * PART_MASK // 2
WIDE_BITS: Final = 512
MIXED_AT_ONCE: Final = 64  # the orders of so many items are far fewer than 2^WIDE_BITS


def dice_from(seed: int, stream: int) -> int:
    """Fresh dice for one stream (the table or a seat) of a game with this seed."""
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=KEY_BITS // 8).digest()
    return int.from_bytes(digest, "big") << COUNTER_BITS


def other_stream(dice: int, stream: int) -> int:
    """Dice that roll independently of fresh `dice`, by another key; cheaper than `dice_from`."""
    return ((dice >> COUNTER_BITS) + stream & KEY_MASK) << COUNTER_BITS


def rolled(dice: int, limit: int) -> int:
    """What these dice show: a whole number from 0 to limit - 1. Follow it with `after_roll`."""
    digest = blake2b(dice.to_bytes(BYTES, "big"), digest_size=ROLL_BITS // 8).digest()
    return (int.from_bytes(digest, "big") * limit) >> ROLL_BITS


def normal(dice: int, spread: int) -> int:
    """Whole-number normal noise with mean 0 and standard deviation `spread`.

    Uses whole numbers only, so every machine gives the same noise; never beyond 6 `spread`.
    Follow it with `after_roll`.
    """
    digest = blake2b(dice.to_bytes(BYTES, "big"), digest_size=PARTS * PART_BITS // 8).digest()
    bits = int.from_bytes(digest, "big")
    total = -MIDDLE
    for _ in range(PARTS):
        total += bits & PART_MASK
        bits >>= PART_BITS
    size = (abs(total) * spread + (1 << (PART_BITS - 1))) >> PART_BITS
    return size if total >= 0 else -size


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


def wide_roll(dice: int) -> int:
    """A whole number of 512 bits, from which `divmod` by a limit takes one small number after
    another as long as the product of all limits stays far below 2^512. Follow it with `after_roll`.
    """
    return int.from_bytes(blake2b(dice.to_bytes(BYTES, "big")).digest(), "big")


def mixed(items: list[int], dice: int) -> tuple[list[int], int]:
    """As `shuffled`, in another order and faster: one roll for many items.

    For positions that are made up; games in progress shuffle with `shuffled`.
    """
    found = items.copy()
    bits = 0
    for last in range(len(found) - 1, 0, -1):
        if not last % MIXED_AT_ONCE or not bits:
            bits = wide_roll(dice)
            dice = after_roll(dice)
        bits, other = divmod(bits, last + 1)
        found[last], found[other] = found[other], found[last]
    return found, dice


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


class Chance:
    """Dice that remember where they are: for bots and samples, which roll one after another."""

    __slots__ = ("dice",)

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.dice = dice_from(seed, stream)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        number = rolled(self.dice, limit)
        self.dice = after_roll(self.dice)
        return number

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def normal(self, spread: int) -> int:
        """Normal noise with mean 0 and standard deviation `spread`."""
        number = normal(self.dice, spread)
        self.dice = after_roll(self.dice)
        return number

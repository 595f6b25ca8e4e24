"""Human aim: a shot changed by chance, in whole numbers, so that it is the same everywhere."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.physics.aim import Shot
from igroteka.games.sonora.pieces import (
    ANGLE_SCATTER,
    PLACE_SCATTER,
    SCATTER_GROWTH,
    SCATTER_REFERENCE,
    SLOW_SCATTER,
    SPEED_LEAST,
    SPEED_SCATTER,
    STRONGEST,
)

FURTHEST: Final = 3000  # chance is cut at three standard deviations
DEVIATES: Final = 4  # of direction, speed, x, y

_HALF_TANGENT: Final = 1_000_000  # a small turn is in this part of the tangent of half its angle
_HALF_DEGREE: Final = 8_726_646  # half a degree as a part of the radius, in thousand-millionths
# Thousandths of a degree, of a deviation, millionths, and these thousand-millionths, multiplied.
_HALF_TANGENT_UNIT: Final = 1000 * 1000 * 1_000_000 * 1_000_000_000 // _HALF_TANGENT


def scattered(shot: Shot, skill: int, deviates: list[int]) -> Shot:
    """The shot as a hand of this skill makes it.

    The deviates are those of direction (more is further right), speed, x and y. Harder flicks
    scatter more. With no scatter the shot is as it was.
    """
    half = rounded(
        ANGLE_SCATTER[skill] * deviates[0] * harder(shot.speed) * _HALF_DEGREE,
        _HALF_TANGENT_UNIT,
    )
    straight = _HALF_TANGENT * _HALF_TANGENT - half * half
    right = 2 * _HALF_TANGENT * half
    unit = _HALF_TANGENT * _HALF_TANGENT + half * half
    return Shot(
        shot.corner,
        shot.x + rounded(PLACE_SCATTER[skill] * deviates[2], 1000),
        shot.y + rounded(PLACE_SCATTER[skill] * deviates[3], 1000),
        rounded(shot.dx * straight + shot.dy * right, unit),
        rounded(shot.dy * straight - shot.dx * right, unit),
        scattered_speed(shot.speed, SPEED_SCATTER[skill] * deviates[1]),
    )


def harder(speed: int) -> int:
    """By how much the direction of a flick of this speed scatters more, in millionths."""
    return SLOW_SCATTER * 1000 + rounded(SCATTER_GROWTH * speed, SCATTER_REFERENCE)


def scattered_speed(speed: int, change: int) -> int:
    """A speed changed by so many millionths, not below its least share and not above the limit."""
    share = max(SPEED_LEAST * 1000, 1_000_000 + change)
    return min(STRONGEST * 1000, rounded(speed * share, 1_000_000))


def rounded(value: int, unit: int) -> int:
    """A whole-number division to the nearest; halves go away from zero."""
    if value < 0:
        return -((unit - 2 * value) // (2 * unit))
    return (unit + 2 * value) // (2 * unit)

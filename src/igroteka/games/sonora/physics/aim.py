"""From the four whole numbers of a flick to a shot: a start, a direction and a speed.

Every combination of the numbers within their bounds is legal. Nothing here is rounded
differently in different corners: a shot is worked out for the north-east corner and turned.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from igroteka.games.sonora.pieces import DISC_RADIUS, EDGE_SUM, HALF_WIDTH, STRONGEST, WEAKEST

NORTH_EAST: Final = 1  # its number among the corners

ACROSS: Final = 1000
TURN: Final = 1500
POWER: Final = 1000
HALF_TURN: Final = 2000  # a turn is in this part of the tangent of half its angle
BACK_UNIT: Final = 10  # micrometres
# How far the centre of a disc on the launch corner may be from the middle of the board.
_ROOT: Final = sqrt(2.0)
FRONT: Final = EDGE_SUM / _ROOT + DISC_RADIUS
REAR: Final = (HALF_WIDTH - DISC_RADIUS) * _ROOT
BACK: Final = int((REAR - FRONT) / BACK_UNIT)
DEFAULT_BACK: Final = 200


class Shot:
    """A disc about to slide: its corner, start (micrometres), direction and speed.

    The direction is a whole-number vector of any length; the speed is in micrometres a second.
    """

    __slots__ = ("corner", "dx", "dy", "speed", "x", "y")

    def __init__(self, corner: int, x: int, y: int, dx: int, dy: int, speed: int) -> None:
        self.corner = corner
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy
        self.speed = speed


def aimed(corner: int, across: int, back: int, turn: int, power: int) -> Shot:
    """The shot of a flick.

    `across` moves the start to the right of a player who looks at the hole, in thousandths of
    the room there is; `back` moves it away from the edge. `turn` turns the direction to the
    right of the line to the hole: tangent of half the angle, in two-thousandths.
    """
    depth = FRONT + back * BACK_UNIT
    side = across * (REAR - depth) / ACROSS
    x = nearest((depth - side) / _ROOT)
    y = nearest((depth + side) / _ROOT)
    ahead = HALF_TURN * HALF_TURN - turn * turn
    right = 2 * HALF_TURN * turn
    speed = WEAKEST * 1000 + (STRONGEST - WEAKEST) * 1000 * power // POWER
    shot = Shot(NORTH_EAST, x, y, -ahead - right, right - ahead, speed)
    while shot.corner != corner:
        shot = turned(shot)
    return shot


def turned(shot: Shot) -> Shot:
    """The same shot from the next corner clockwise."""
    return Shot((shot.corner + 1) % 4, shot.y, -shot.x, shot.dy, -shot.dx, shot.speed)


def nearest(value: float) -> int:
    """The nearest whole number; halves go away from zero, so that left and right are alike."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)

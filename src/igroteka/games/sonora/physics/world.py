"""The board and its constants as the motion needs them: floats in millimetres and seconds.

3.17 R43 The board is flat: discs never stand on edge and never lie on one another.
R20, R40 All launch edges are walls, except to a disc that starts behind its own.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from igroteka.games.sonora.pieces import (
    BOUNCE,
    BOUNCE_LEAST,
    BOUNCE_LOSS,
    CAPTURE,
    DISC_RADIUS,
    EDGE_SUM,
    ESCAPE,
    FRICTION,
    GRAVITY,
    HALF_WIDTH,
    LOOK_AGAIN,
    PASS,
    PRESS,
    REST,
    TIP_SQUARED,
    TOUCH,
    WALL_BOUNCE,
    WALL_SLIP,
)

THOUSAND: Final = 1000.0
MILLION: Final = 1_000_000.0
HALF_ROOT: Final = sqrt(0.5)

# The faces of the octagon: the four sides, then the four launch edges.
FACES: Final = ("e", "w", "n", "s", "ne", "se", "sw", "nw")
# Lists, because mypyc takes a constant tuple of floats for unset where it begins a function.
FACE_X: Final = [1.0, -1.0, 0.0, 0.0, HALF_ROOT, HALF_ROOT, -HALF_ROOT, -HALF_ROOT]
FACE_Y: Final = [0.0, 0.0, 1.0, -1.0, HALF_ROOT, -HALF_ROOT, -HALF_ROOT, HALF_ROOT]
EDGE_OF: Final = (7, 4, 5, 6)  # the launch edge of each corner
NO_FACE: Final = -1


class World:
    """What decides how discs move. Tests make other worlds, without friction or losses."""

    __slots__ = (
        "bounce",
        "bounce_least",
        "bounce_loss",
        "capture",
        "diameter",
        "diameter2",
        "edge",
        "escape",
        "friction",
        "look_again",
        "near2",
        "passing",
        "press",
        "rest",
        "side",
        "slant",
        "slip",
        "tip",
        "tip2",
        "wall_bounce",
    )

    def __init__(self) -> None:
        radius = DISC_RADIUS / THOUSAND
        self.friction = FRICTION / THOUSAND * GRAVITY  # what sliding takes from a speed, a second
        self.diameter = 2.0 * radius
        self.diameter2 = self.diameter * self.diameter
        near = self.diameter + TOUCH / THOUSAND
        self.near2 = near * near
        self.edge = EDGE_SUM / THOUSAND * HALF_ROOT  # from the middle to a launch edge
        self.side = HALF_WIDTH / THOUSAND - radius  # as far as a centre gets along an axis
        self.slant = self.edge - radius  # and along a diagonal
        self.tip2 = TIP_SQUARED / MILLION
        self.tip = sqrt(self.tip2)
        self.capture = float(CAPTURE)
        self.passing = PASS / THOUSAND
        self.bounce = BOUNCE / THOUSAND
        self.bounce_loss = BOUNCE_LOSS / MILLION  # for each mm/s
        self.bounce_least = BOUNCE_LEAST / THOUSAND
        self.wall_bounce = WALL_BOUNCE / THOUSAND
        self.slip = WALL_SLIP / THOUSAND
        self.escape = float(ESCAPE)
        self.rest = REST / THOUSAND
        self.press = PRESS / THOUSAND
        self.look_again = LOOK_AGAIN / MILLION


THE_BOARD: Final = World()

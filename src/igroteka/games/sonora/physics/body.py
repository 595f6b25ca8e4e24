"""A disc in motion: where it is now, how it slides on, and what it will meet next."""

from __future__ import annotations

from math import sqrt
from typing import Final

from igroteka.games.sonora.physics.trace import ON_BOARD, STOP
from igroteka.games.sonora.physics.world import NO_FACE

FOREVER: Final = 1e18


class Body:
    """One disc: centre in millimetres, direction of length 1, speed in mm/s.

    `ahead`, `ahead_at` and `ahead_with` say what it meets next, at what time and with whom, if
    nothing else comes before; the time is FOREVER while it rests. `way` is how far it slides
    until it meets something that does not move.
    """

    __slots__ = (
        "ahead",
        "ahead_at",
        "ahead_with",
        "fate",
        "hits",
        "index",
        "ledge",
        "moved",
        "over_hole",
        "speed",
        "ux",
        "uy",
        "way",
        "x",
        "y",
    )

    def __init__(self, index: int, x: float, y: float) -> None:
        self.index = index
        self.x = x
        self.y = y
        self.ux = 0.0
        self.uy = 0.0
        self.speed = 0.0
        self.fate = ON_BOARD
        self.ledge = NO_FACE  # the launch edge it has still to cross
        self.over_hole = False  # it is sliding across the hole and was not caught
        self.moved = False
        self.hits = 0
        self.way = 0.0
        self.ahead = STOP
        self.ahead_at = FOREVER
        self.ahead_with = -1

    def send(self, vx: float, vy: float, slowest: float) -> None:
        """Slide on with this velocity; slower than `slowest` is rest."""
        speed = sqrt(vx * vx + vy * vy)
        if speed < slowest or speed == 0.0:
            self.speed = 0.0
        else:
            self.speed = speed
            self.ux = vx / speed
            self.uy = vy / speed
            self.moved = True

    def slide(self, time: float, friction: float) -> None:
        """Let so much time pass; it must not be longer than until the disc stops."""
        lost = friction * time
        way = (self.speed - 0.5 * lost) * time
        self.x += self.ux * way
        self.y += self.uy * way
        self.speed = self.speed - lost if self.speed > lost else 0.0

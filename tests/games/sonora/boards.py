"""Boards with discs for tests of the physics: by chance, in racks, or moving as one likes."""

from __future__ import annotations

from math import atan2, hypot, pi, sqrt, tan
from typing import Final

from igroteka.games.sonora.physics.aim import BACK, DEFAULT_BACK, HALF_TURN, POWER, Shot, aimed
from igroteka.games.sonora.physics.body import FOREVER, Body
from igroteka.games.sonora.physics.flick import launched
from igroteka.games.sonora.physics.motion import Motion
from igroteka.games.sonora.physics.scatter import DEVIATES, FURTHEST
from igroteka.games.sonora.physics.settle import SIDE, inside, overlap, tips
from igroteka.games.sonora.physics.world import THE_BOARD, World
from igroteka.games.sonora.pieces import CORNERS, FRICTION, GRAVITY, STRONGEST, WEAKEST

NW, NE, SE, SW = range(4)
DECELERATION: Final = FRICTION * GRAVITY / 1000
THREE_ROOT: Final = sqrt(3.0)


class Chance:
    """Even whole numbers from a seed, the same with every version of Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2862933555777941757 + 3037000493

    def below(self, limit: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % limit

    def between(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def board(self, discs: int) -> list[int]:
        """Places of so many discs that could lie there."""
        places: list[int] = []
        while len(places) < 2 * discs:
            x, y = self.between(-SIDE, SIDE), self.between(-SIDE, SIDE)
            if inside(x, y) and not tips(x, y) and not crowded(places, x, y):
                places += [x, y]
        return places

    def command(self) -> tuple[int, int, int, int]:
        """Any flick."""
        return (
            self.between(-1000, 1000),
            self.between(0, BACK),
            self.between(-1500, 1500),
            self.between(0, POWER),
        )

    def shot(self) -> Shot:
        """Any flick from any corner."""
        return aimed(self.below(len(CORNERS)), *self.command())

    def deviates(self) -> list[int]:
        """Nearly normal deviates for one scattered flick, each the sum of twelve even numbers."""
        sums = [sum([self.below(1001) for _ in range(12)]) for _ in range(DEVIATES)]
        return [max(-FURTHEST, min(FURTHEST, total - 6000)) for total in sums]


def crowded(places: list[int], x: int, y: int) -> bool:
    """Whether a disc here would overlap one of these."""
    return any(overlap(x, y, places[i], places[i + 1]) for i in range(0, len(places), 2))


def moving(index: int, x: float, y: float, vx: float, vy: float) -> Body:
    """A disc on its way, in millimetres."""
    body = Body(index, x, y)
    body.send(vx, vy, 0.0)
    return body


def at_rest(*bodies: Body, world: World = THE_BOARD) -> Motion:
    """Let these discs slide until nothing moves."""
    motion = Motion(world, list(bodies), watched=True)
    motion.run(FOREVER)
    return motion


def shot_at(points: list[tuple[float, float]], shot: Shot) -> Motion:
    """Discs at exact places, and one more about to be shot."""
    discs = [Body(index, *points[index]) for index in range(len(points))]
    return Motion(THE_BOARD, [*discs, launched(len(discs), shot)], watched=True)


def rack(gap: float) -> list[tuple[float, float]]:
    """Discs in a hexagon, so far apart, as many as have room on the board."""
    step = 20.0 + gap
    points = [
        (15.0 + step * (q + r / 2), 15.0 + step * r * THREE_ROOT / 2)
        for q in range(-2, 3)
        for r in range(-2, 3)
        if abs(q + r) <= 2
    ]
    return [(x, y) for x, y in points if inside(round(1000 * x), round(1000 * y))]


def wrong_places(fates: list[int], places: list[int]) -> list[str]:
    """What cannot be after a flick: discs outside, over the hole, or in each other."""
    on = [i for i in range(len(fates)) if fates[i] == 0]
    wrong = []
    for i in on:
        x, y = places[2 * i], places[2 * i + 1]
        if not inside(x, y) or tips(x, y):
            wrong.append(f"disc {i} at {x} {y}")
        for j in on:
            if j < i and overlap(x, y, places[2 * j], places[2 * j + 1]):
                wrong.append(f"discs {j} and {i} overlap at {x} {y}")
    return wrong


def aimed_at(corner: int, x: float, y: float, beyond: float = 0.0) -> Shot:
    """A shot from the middle of the corner to a point in millimetres, or so much beyond it."""
    start = aimed(corner, 0, DEFAULT_BACK, 0, 0)
    to_x, to_y = x - start.x / 1000, y - start.y / 1000
    right = atan2(start.dy, start.dx) - atan2(to_y, to_x)
    right -= 2 * pi * round(right / (2 * pi))
    speed = sqrt(2 * DECELERATION * (hypot(to_x, to_y) + beyond))
    turn = round(HALF_TURN * tan(right / 2))
    power = round(POWER * (speed - WEAKEST) / (STRONGEST - WEAKEST))
    return aimed(corner, 0, DEFAULT_BACK, turn, max(0, min(POWER, power)))

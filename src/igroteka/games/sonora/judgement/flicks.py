"""Sensible flicks: at circles, zones, the hole, rivals' discs, and off the far wall.

Only + - * / and square roots are used, so that every machine proposes the same flicks.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from igroteka.games.sonora.actions import SonoraAction, flick
from igroteka.games.sonora.physics.aim import (
    ACROSS,
    BACK,
    HALF_TURN,
    POWER,
    TURN,
    aimed,
    nearest,
)
from igroteka.games.sonora.pieces import (
    CIRCLE_X,
    CIRCLE_Y,
    CORNERS,
    EAST,
    FRICTION,
    GRAVITY,
    HALF_WIDTH,
    NORTH,
    STRONGEST,
    WEAKEST,
)
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.dice import Chance

DECELERATION: Final = FRICTION * GRAVITY  # micrometres a second, lost each second
ZONE_CENTRE: Final = HALF_WIDTH * 45 // 100  # from both axes
KINDS: Final = 10  # ways to find a target
FURTHER: Final = 1.6  # how much harder a disc is flicked that has to push another


def samples(s: SonoraState, seat: int, chance: Chance, number: int) -> list[SonoraAction]:
    """So many flicks from the corner of a seat, each at a target drawn by chance."""
    return [sample(s, seat, chance) for _ in range(number)]


def sample(s: SonoraState, seat: int, chance: Chance) -> SonoraAction:
    """One flick at a target."""
    across = chance.between(-ACROSS * 3 // 5, ACROSS * 3 // 5)
    back = chance.between(0, BACK // 3)
    kind = chance.below(KINDS)
    rivals = [disc for disc in s.order if s.owner(disc) != seat]
    reach = 1.0
    if kind == 0:
        x, y = 0, 0
    elif kind <= 2 and rivals:
        target = rivals[chance.below(len(rivals))]
        x, y = s.x[target], s.y[target]
        reach = FURTHER
    elif kind <= 7:
        circle = chance.below(len(CIRCLE_X))
        x, y = CIRCLE_X[circle], CIRCLE_Y[circle]
    else:
        corner = chance.below(len(CORNERS))
        x, y = EAST[corner] * ZONE_CENTRE, NORTH[corner] * ZONE_CENTRE
    return aimed_at(s.corner(seat), across, back, x, y, reach)


def aimed_at(
    corner: int, across: int, back: int, x: int, y: int, reach: float = 1.0
) -> SonoraAction:
    """The flick from a start on a corner that would stop at a point, or `reach` times as far."""
    shot = aimed(corner, across, back, 0, 0)
    to_x = float(x - shot.x)
    to_y = float(y - shot.y)
    way = sqrt(to_x * to_x + to_y * to_y)
    dx = float(shot.dx)
    dy = float(shot.dy)
    length = sqrt(dx * dx + dy * dy)
    right = dy * to_x - dx * to_y
    beside = length * way + dx * to_x + dy * to_y  # tangent of half the angle: right / beside
    turn = nearest(HALF_TURN * right / beside) if beside > 0.0 else TURN
    speed = sqrt(2.0 * DECELERATION * way * reach) / 1000.0
    power = nearest(POWER * (speed - WEAKEST) / (STRONGEST - WEAKEST))
    numbers = [
        across,
        back,
        max(-TURN, min(TURN, turn)),
        max(0, min(POWER, power)),
    ]
    return flick(numbers)

"""R44, R45 The end of a flick in whole micrometres: nothing overlaps, all is inside or gone.

A disc that just crossed its launch edge drops in beside it, and rounding can push touching
discs into each other by a micrometre; both are put right here, exactly.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from igroteka.games.sonora.physics.trace import IN_HOLE, ON_BOARD
from igroteka.games.sonora.pieces import DISC_RADIUS, EDGE_SUM, HALF_WIDTH, TIP_SQUARED

SIDE: Final = HALF_WIDTH - DISC_RADIUS  # the furthest a centre may be from an axis
# The most that the coordinates of a centre, without their signs, may add up to.
SLANT_SUM: Final = EDGE_SUM - isqrt(2 * DISC_RADIUS * DISC_RADIUS - 1) - 1
DIAMETER: Final = 2 * DISC_RADIUS
MOST_SWEEPS: Final = 200


def overlap(x: int, y: int, other_x: int, other_y: int) -> bool:
    """Whether two discs overlap."""
    dx = other_x - x
    dy = other_y - y
    return dx * dx + dy * dy < DIAMETER * DIAMETER


def inside(x: int, y: int) -> bool:
    """Whether a disc lies inside the walls."""
    return abs(x) <= SIDE and abs(y) <= SIDE and abs(x) + abs(y) <= SLANT_SUM


def tips(x: int, y: int) -> bool:
    """3.12 R45 Whether a disc at rest here falls into the hole; farther off it hangs over it."""
    return x * x + y * y < TIP_SQUARED


def settle(fates: list[int], places: list[int], moved: list[bool]) -> None:
    """Push discs out of walls and each other, and let those over the hole fall.

    Only discs that moved can be in the wrong place; a disc pushed by one has moved too.
    """
    discs = len(fates)
    for disc in range(discs):
        drop(fates, places, moved, disc)
    for _ in range(MOST_SWEEPS):
        quiet = True
        for disc in range(discs):
            if moved[disc] and fates[disc] == ON_BOARD:
                if bring_inside(places, disc):
                    quiet = False
                for other in range(discs):
                    if (
                        other != disc
                        and fates[other] == ON_BOARD
                        and overlap(
                            places[2 * disc],
                            places[2 * disc + 1],
                            places[2 * other],
                            places[2 * other + 1],
                        )
                    ):
                        part(places, disc, other)
                        moved[other] = True
                        quiet = False
        if quiet:
            break
    for disc in range(discs):
        drop(fates, places, moved, disc)


def drop(fates: list[int], places: list[int], moved: list[bool], disc: int) -> None:
    """A disc that moved and rests over the hole falls in."""
    on_board = moved[disc] and fates[disc] == ON_BOARD
    if on_board and tips(places[2 * disc], places[2 * disc + 1]):
        fates[disc] = IN_HOLE


def bring_inside(places: list[int], disc: int) -> bool:
    """Move a disc to the nearest place inside the walls; says whether that was needed."""
    x = places[2 * disc]
    y = places[2 * disc + 1]
    if inside(x, y):
        return False
    east = min(abs(x), SIDE)
    north = min(abs(y), SIDE)
    over = east + north - SLANT_SUM
    if over > 0:
        east -= (over + 1) // 2
        north -= (over + 1) // 2
    places[2 * disc] = east if x > 0 else -east
    places[2 * disc + 1] = north if y > 0 else -north
    return True


def part(places: list[int], disc: int, other: int) -> None:
    """Push two overlapping discs apart, each by half of what is missing, rounded up."""
    dx = places[2 * other] - places[2 * disc]
    dy = places[2 * other + 1] - places[2 * disc + 1]
    apart = isqrt(dx * dx + dy * dy)
    push = (DIAMETER - apart + 1) // 2
    if apart == 0:
        dx, dy, apart = 1, 0, 1
    px = share(dx, push, apart)
    py = share(dy, push, apart)
    places[2 * disc] -= px
    places[2 * disc + 1] -= py
    places[2 * other] += px
    places[2 * other + 1] += py


def share(part_of: int, push: int, whole: int) -> int:
    """What falls to one direction of a push, rounded away from zero."""
    if part_of < 0:
        return -((-part_of * push + whole - 1) // whole)
    return (part_of * push + whole - 1) // whole

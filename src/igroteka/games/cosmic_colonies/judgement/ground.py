"""Estimates what the uncovered terrain of an asteroid will score, and finds places for tiles.

The table of the rulebook gives 0 points for five uncovered squares and for thirty alike.
So early in the game every uncovered square has a cost of its own, and squares that are hard to
cover cost more; towards the end the table takes over.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.grid import WIDTH, around, groups
from igroteka.games.cosmic_colonies.pieces import (
    ASTEROIDS,
    BASIC,
    BUILDINGS,
    GROUND,
    INSIDE,
    PLACEMENTS,
    SIDES,
    SOIL,
    SOIL_EACH,
    TERRAIN,
    TERRAIN_POINTS,
)

# What an uncovered square of crystal, ice, rock costs while much is still open.
SQUARE_WORTH: Final = (1.4, 1.0, 0.4)
SOIL_WORTH: Final = 0.9  # part of the points of open soil that counts while much is still open
SMALL: Final = 4  # squares of a basic building: no smaller hole can take one
SMALL_HOLE: Final = 1.0  # what a square in a smaller hole costs once more, in its own worth
LONELY: Final = 0.9  # likewise a square with at most one open neighbour
SOFT_ACTIONS: Final = 7  # with fewer actions left the table of the rulebook comes through
PLACES_TRIED: Final = 6  # of the places that cover most, so many are looked at closely

# Answers are remembered, since a search asks the same of the same colonies again and again.
FAR: Final = 256  # more actions than anybody has left
REMEMBERED: Final = 1 << 16  # answers of each kind; with more, all are forgotten
_ground: dict[int, float] = {}
_places: dict[int, int] = {}
_rooms: dict[int, list[float]] = {}


def ground_key(side: int, asteroid: int, occupied: int) -> int:
    """A number that stands for a side, an asteroid and what is occupied on it."""
    return (occupied * len(ASTEROIDS) + asteroid) * len(SIDES) + side


def ground_worth(side: int, asteroid: int, occupied: int, left: int) -> float:
    """The points the terrain is expected to score, with `left` actions to come."""
    key = ground_key(side, asteroid, occupied) * FAR + left
    known = _ground.get(key)
    if known is None:
        if len(_ground) >= REMEMBERED:
            _ground.clear()
        known = judged_ground(side, asteroid, occupied, left)
        _ground[key] = known
    return known


def judged_ground(side: int, asteroid: int, occupied: int, left: int) -> float:
    """`ground_worth`, computed."""
    terrain = TERRAIN[side][asteroid]
    empty = GROUND[side][asteroid] & ~occupied
    exact = float(SOIL_EACH[side] * (terrain[SOIL] & empty).bit_count())
    soft = SOIL_WORTH * exact
    for kind in range(SOIL):
        uncovered = (terrain[kind] & empty).bit_count()
        table = TERRAIN_POINTS[kind]
        exact += table[min(uncovered, len(table) - 1)]
        soft += table[0] - SQUARE_WORTH[kind] * uncovered
    if not left:
        return exact
    soft -= LONELY * squares_worth(terrain, lonely(empty))
    for hole in groups(empty):
        if hole.bit_count() < SMALL:
            soft -= SMALL_HOLE * squares_worth(terrain, hole)
    if left >= SOFT_ACTIONS:
        return soft
    weight = left / SOFT_ACTIONS
    return weight * soft + (1 - weight) * exact


def lonely(empty: int) -> int:
    """The open squares with at most one open neighbour."""
    left = empty << 1
    right = empty >> 1
    above = empty << WIDTH
    below = empty >> WIDTH
    two = left & right | above & below | (left | right) & (above | below)
    return empty & ~two


def squares_worth(terrain: list[int], squares: int) -> float:
    """The sum of SQUARE_WORTH over these squares."""
    total = 0.0
    for kind in range(SOIL):
        total += SQUARE_WORTH[kind] * (terrain[kind] & squares).bit_count()
    return total


def _by_cover(side: int, asteroid: int, building: int) -> list[int]:
    """The masks of all places of a building, those first that cover the most valuable squares."""
    terrain = TERRAIN[side][asteroid]
    ranked: list[tuple[float, int]] = []
    for number in INSIDE[side][asteroid][building]:
        mask = PLACEMENTS[building][number].mask
        soil = SOIL_EACH[side] * (terrain[SOIL] & mask).bit_count()
        ranked.append((soil - squares_worth(terrain, mask), number))
    ranked.sort()
    return [PLACEMENTS[building][number].mask for _, number in ranked]


# [side][asteroid][building]: the masks of all places on the asteroid, the most covering first.
BY_COVER: Final = [
    [
        [_by_cover(side, asteroid, building) for building in range(len(BUILDINGS))]
        for asteroid in range(len(ASTEROIDS))
    ]
    for side in range(len(SIDES))
]
# How likely a building finds its place later, by the places it has now; more: certainly.
ROOM: Final = (0.0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95)


def best_place(side: int, asteroid: int, occupied: int, building: int, left: int) -> int:
    """The mask of the best place for a tile by the normal rules of placement; 0 if none."""
    key = (ground_key(side, asteroid, occupied) * FAR + left) * len(BUILDINGS) + building
    known = _places.get(key)
    if known is None:
        if len(_places) >= REMEMBERED:
            _places.clear()
        known = found_place(side, asteroid, occupied, building, left)
        _places[key] = known
    return known


def found_place(side: int, asteroid: int, occupied: int, building: int, left: int) -> int:
    """`best_place`, searched for."""
    near = around(occupied) if occupied else -1
    best = 0
    highest = 0.0
    tried = 0
    for mask in BY_COVER[side][asteroid][building]:
        if not mask & occupied and mask & near:
            worth = ground_worth(side, asteroid, occupied | mask, left)
            if not best or worth > highest:
                best = mask
                highest = worth
            tried += 1
            if tried == PLACES_TRIED:
                break
    return best


def rooms(side: int, asteroid: int, occupied: int) -> list[float]:
    """`room_for` each basic building; a list to read only."""
    key = ground_key(side, asteroid, occupied)
    known = _rooms.get(key)
    if known is None:
        if len(_rooms) >= REMEMBERED:
            _rooms.clear()
        known = [room_for(side, asteroid, occupied, building) for building in range(BASIC)]
        _rooms[key] = known
    return known


def room_for(side: int, asteroid: int, occupied: int, building: int) -> float:
    """The chance that a building still finds a place when it is built later."""
    near = around(occupied) if occupied else -1
    places = 0
    for mask in BY_COVER[side][asteroid][building]:
        if not mask & occupied and mask & near:
            places += 1
            if places == len(ROOM):
                return 1.0
    return ROOM[places]

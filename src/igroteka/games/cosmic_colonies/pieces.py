"""Ids and printed facts of Cosmic Colonies, loaded once from `data/*.toml` and checked on load."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from igroteka.games.cosmic_colonies.grid import (
    HEIGHT,
    MARGIN,
    SIZE,
    WIDTH,
    flipped,
    groups,
    mask_of,
    shape_of,
    square,
    turned,
    ways_to_lie,
)
from igroteka.kernel.components import Fact, Facts
from igroteka.kernel.errors import UnreadableSave

FOLDER: Final = str(Path(__file__).parent)
FILES: Final = (
    "setup",
    "resources",
    "buildings",
    "asteroids",
    "goals",
    "monuments",
    "basic_workers",
    "advanced_workers",
    "solo_workers",
)


def facts(file: str) -> Facts:
    """One component file of this game."""
    return Facts(FOLDER, "cosmic_colonies", file)


def texts(fact: Fact, key: str) -> list[str]:
    """A list of texts under `key`."""
    try:
        found = fact.r.items(key)
    except UnreadableSave as error:
        raise fact.facts.broken(str(error)) from error
    return [str(text) for text in found]


# --- resources and terrain -------------------------------------------------------------------

WATER: Final = 0
MINERALS: Final = 1
ORGANICS: Final = 2
POWER: Final = 3
RESOURCES: Final = ("water", "minerals", "organics", "power")
TYPES: Final = len(RESOURCES)
_resources: Final = facts("resources").entries("resource", RESOURCES, ("chips", "double_tokens"))
_double: Final = facts("resources").table("double_token")
_double.known(("worth",))
_worth: Final = _double.whole("worth", 1, 9)
# How much there is of each resource in all (R25).
UNITS: Final = tuple(
    [r.whole("chips", 1, 99) + _worth * r.whole("double_tokens", 0, 99) for r in _resources]
)

SOIL: Final = 3
TERRAINS: Final = ("crystal", "ice", "rock", "soil")
_terrains: Final = facts("resources").entries("terrain", TERRAINS, ("letter", "points", "each"))
LETTERS: Final = "".join([t.text("letter") for t in _terrains])
# Points for 0, 1, 2, 3, 4, 5 or more uncovered squares; soil counts each square instead.
TERRAIN_POINTS: Final = tuple([tuple(t.numbers("points")) for t in _terrains[:SOIL]])
SOIL_EACH: Final = tuple(_terrains[SOIL].numbers("each"))  # basic, advanced
if len(SOIL_EACH) != 2 or any([len(points) != 6 for points in TERRAIN_POINTS]):
    raise facts("resources").broken("expected six points for each terrain and two for soil")
if len(LETTERS) != len(TERRAINS):
    raise facts("resources").broken("expected one letter for each terrain")

# --- set-up ----------------------------------------------------------------------------------

_game: Final = facts("setup").table("game")
_game.known(("rounds", "actions", "hand", "storage", "start_each", "set_points"))
ROUNDS: Final = _game.whole("rounds", 1, 99)
ACTIONS_EACH: Final = _game.whole("actions", 2, 2)
HAND_SIZE: Final = _game.whole("hand", ACTIONS_EACH, 9)
STORAGE: Final = _game.whole("storage", 1, 99)
START_EACH: Final = _game.whole("start_each", 0, 9)
SET_POINTS: Final = _game.whole("set_points", 0, 99)
_solo: Final = facts("setup").table("solo")
_solo.known(("start_each", "storage", "missing_penalty", "medium"))
BOT_START_EACH: Final = _solo.whole("start_each", 0, 9)
BOT_STORAGE: Final = _solo.whole("storage", 1, 99)
BOT_MISSING: Final = _solo.whole("missing_penalty", 0, 99)
_difficulty: Final = facts("setup").table("difficulty")
_difficulty.known(("levels",))
DIFFICULTIES: Final = tuple(_difficulty.numbers("levels"))
MEDIUM: Final = _solo.whole("medium", min(DIFFICULTIES), max(DIFFICULTIES))
REFILL: dict[int, int] = {}
AREA_LIMIT: dict[int, int] = {}
CARDS_IN_GAME: dict[int, int] = {}
SLOTS_EACH: dict[int, int] = {}
MAX_SEATS: Final = 5
for _row in facts("setup").rows("players"):
    _row.known(("seats", "refill", "area_limit", "cards", "slots"))
    _seats = _row.whole("seats", 1, MAX_SEATS)
    if _seats in REFILL:
        raise facts("setup").broken(f"expected [[players]] with seats = {_seats} once, found two")
    REFILL[_seats] = _row.whole("refill", 1, 9)
    AREA_LIMIT[_seats] = _row.whole("area_limit", 1, 99)
    CARDS_IN_GAME[_seats] = _row.whole("cards", 1, 99)
    SLOTS_EACH[_seats] = _row.whole("slots", 1, 2)
if sorted(REFILL) != [1, 2, 3, 4, 5]:
    raise facts("setup").broken(f"expected [[players]] for 1 to 5, found {sorted(REFILL)}")

_monument_facts: Final = facts("setup").table("monuments")
_monument_facts.known(("points",))
MONUMENT_POINTS: Final = _monument_facts.whole("points", 0, 99)
MONUMENTS_IN_GAME: dict[int, int] = {}
for _row in facts("setup").rows("monuments_shown"):
    _row.known(("seats", "number"))
    _seats = _row.whole("seats", 1, MAX_SEATS)
    if _seats in MONUMENTS_IN_GAME:
        raise facts("setup").broken(
            f"expected [[monuments_shown]] with seats = {_seats} once, found two"
        )
    MONUMENTS_IN_GAME[_seats] = _row.whole("number", 1, 9)
if sorted(MONUMENTS_IN_GAME) != [1, 2, 3, 4, 5]:
    raise facts("setup").broken(
        f"expected [[monuments_shown]] for 1 to 5, found {sorted(MONUMENTS_IN_GAME)}"
    )

# --- buildings -------------------------------------------------------------------------------

HABITAT: Final = 0
GREENHOUSE: Final = 1
ATMOSPHERE_GENERATOR: Final = 2
POWER_PLANT: Final = 3
ENTERTAINMENT_COMPLEX: Final = 4
SOYLENT_FACTORY: Final = 5
STATUE: Final = 6
BUILDINGS: Final = (
    "habitat",
    "greenhouse",
    "atmosphere_generator",
    "power_plant",
    "entertainment_complex",
    "soylent_factory",
    "statue",
)
BASIC: Final = 5  # the first five are the basic buildings: sold, in sets and in goals
_buildings: Final = facts("buildings").entries(
    "building", BUILDINGS, ("tiles", "basic", "cells", "prices")
)
TILES: Final = tuple([b.whole("tiles", 1, 99) for b in _buildings])
if [b.flag("basic") for b in _buildings] != [True] * BASIC + [False] * (len(BUILDINGS) - BASIC):
    raise facts("buildings").broken("expected the first five buildings to be basic, no other")


def shape(fact: Fact) -> list[tuple[int, int]]:
    """The squares of a drawn tile, checked to be connected."""
    rows = texts(fact, "cells")
    cells = shape_of(rows)
    large = len(rows) > SIZE or max([len(row) for row in rows], default=0) > SIZE
    if large or "".join(rows).strip("#.") or not cells or len(groups(mask_of(cells))) != 1:
        raise fact.facts.broken(f"{fact.r.at('cells')}: expected one shape of # and dots")
    return cells


# SHAPES[building][way]: the squares of a tile as it lies, its corner at 0,0.
SHAPES: Final = tuple([ways_to_lie(shape(b)) for b in _buildings])
# [building][way]: the way after a quarter turn, and after turning the tile over.
TURNED: Final = tuple([[ways.index(turned(way)) for way in ways] for ways in SHAPES])
FLIPPED: Final = tuple([[ways.index(flipped(way)) for way in ways] for ways in SHAPES])


class Price:
    """What a slot asks for: fixed counts, or `same` of one type and `other` of another."""

    __slots__ = ("fixed", "other", "same")

    def __init__(self, fixed: list[int], same: int, other: int) -> None:
        self.fixed = fixed
        self.same = same
        self.other = other


SLOT_NAMES: Final = ("1", "2", "supply")
FROM_SUPPLY: Final = 2
LARGEST_PRICE: Final = 5
LARGEST_PAYMENT: Final = LARGEST_PRICE + 1  # some workers ask for one more
PRICE_WORDS: Final = (*RESOURCES, "same", "other")


def _price(fact: Fact, data: object) -> Price:
    if not isinstance(data, dict) or not data:
        raise fact.facts.broken(f"{fact.r.at('prices')}: expected a price, found {data!r}")
    for name in data:
        if name not in PRICE_WORDS or not isinstance(data[name], int):
            raise fact.facts.broken(f"{fact.r.at('prices')}: expected resources, found {name!r}")
    return Price(
        [int(data.get(name, 0)) for name in RESOURCES],
        int(data.get("same", 0)),
        int(data.get("other", 0)),
    )


def _prices(fact: Fact) -> list[Price]:
    try:
        found = [_price(fact, price) for price in fact.r.items("prices", len(SLOT_NAMES) - 1)]
    except UnreadableSave as error:
        raise fact.facts.broken(str(error)) from error
    for price in found:
        total = sum(price.fixed) + price.same + price.other
        if not 1 <= total <= LARGEST_PRICE or (price.same and sum(price.fixed)):
            raise fact.facts.broken(
                f"{fact.r.at('prices')}: expected 1 to {LARGEST_PRICE} resources, found {total}"
            )
    return found


# PRICES[building][slot], the cheaper slot first.
PRICES: Final = [_prices(building) for building in _buildings[:BASIC]]

# --- asteroids -------------------------------------------------------------------------------

_asteroids: Final = facts("asteroids")
ASTEROIDS: Final = _asteroids.ids("asteroid")
_rocks: Final = _asteroids.entries("asteroid", ASTEROIDS, ("basic", "advanced"))
SIDES: Final = ("basic", "advanced")
GROUND: list[list[int]] = []  # [side][asteroid]: all its squares
TERRAIN: list[list[list[int]]] = []  # [side][asteroid][terrain]: the squares of that terrain
for _side in SIDES:
    GROUND.append([])
    TERRAIN.append([])
    for _rock in _rocks:
        _drawn = texts(_rock, _side)
        if len(_drawn) != SIZE or any([len(line) != SIZE for line in _drawn]):
            raise _asteroids.broken(f"{_rock.r.where}: expected {SIZE} rows of {SIZE} squares")
        if "".join(_drawn).strip(LETTERS + "."):
            raise _asteroids.broken(f"{_rock.r.where}: expected the letters {LETTERS} and dots")
        TERRAIN[-1].append(
            [
                mask_of(
                    [
                        (row, col)
                        for row in range(SIZE)
                        for col in range(SIZE)
                        if _drawn[row][col] == letter
                    ]
                )
                for letter in LETTERS
            ]
        )
        GROUND[-1].append(sum(TERRAIN[-1][-1]))
        if len(groups(GROUND[-1][-1])) != 1:
            raise _asteroids.broken(f"{_rock.r.where}: expected one connected asteroid")


class Placement:
    """One way a tile can lie: which way it is turned, where its corner is, what it covers."""

    __slots__ = ("col", "mask", "row", "way")

    def __init__(self, way: int, row: int, col: int, mask: int) -> None:
        self.way = way
        self.row = row
        self.col = col
        self.mask = mask


def _placements(ways: list[list[tuple[int, int]]]) -> list[Placement]:
    """All placements of a shape that cover at least one square of the box."""
    box = mask_of([(row, col) for row in range(SIZE) for col in range(SIZE)])
    found: list[Placement] = []
    for way in range(len(ways)):
        tall = 1 + max([row for row, _ in ways[way]])
        wide = 1 + max([col for _, col in ways[way]])
        for row in range(-MARGIN, HEIGHT - MARGIN - tall + 1):
            for col in range(-MARGIN, WIDTH - 1 - MARGIN - wide + 1):
                mask = mask_of([(row + r, col + c) for r, c in ways[way]])
                if mask & box:
                    found.append(Placement(way, row, col, mask))
    return found


# PLACEMENTS[building]: all of them; the actions have the same numbers.
PLACEMENTS: Final = [_placements(SHAPES[building]) for building in range(len(BUILDINGS))]
# INSIDE[side][asteroid][building]: the numbers of those that lie on the asteroid completely.
INSIDE: Final = [
    [
        [
            [
                number
                for number in range(len(PLACEMENTS[building]))
                if not PLACEMENTS[building][number].mask & ~GROUND[side][asteroid]
            ]
            for building in range(len(BUILDINGS))
        ]
        for asteroid in range(len(ASTEROIDS))
    ]
    for side in range(len(SIDES))
]
# INSIDE_MASKS[side][asteroid][building]: the squares that each of these covers.
INSIDE_MASKS: Final = [
    [
        [
            [PLACEMENTS[building][number].mask for number in INSIDE[side][asteroid][building]]
            for building in range(len(BUILDINGS))
        ]
        for asteroid in range(len(ASTEROIDS))
    ]
    for side in range(len(SIDES))
]

# --- goals and monuments ---------------------------------------------------------------------

GOALS: Final = facts("goals").ids("goal")
_goals: Final = facts("goals").entries(
    "goal", GOALS, ("top", "top_points", "bottom", "bottom_points")
)
# (building, points) of the top and of the bottom half.
GOAL_HALVES: Final = tuple(
    [
        (
            (goal.name("top", BUILDINGS[:BASIC]), goal.whole("top_points", 0, 9)),
            (goal.name("bottom", BUILDINGS[:BASIC]), goal.whole("bottom_points", 0, 9)),
        )
        for goal in _goals
    ]
)
if len(GOALS) < MAX_SEATS:
    raise facts("goals").broken(f"expected at least {MAX_SEATS} goals, found {len(GOALS)}")

MONUMENTS: Final = facts("monuments").ids("monument")
_monuments: Final = facts("monuments").entries("monument", MONUMENTS, ("cells",))
# The masks of all ways each monument can lie inside the box.
MONUMENT_MASKS: Final = [
    [
        mask_of([(row + r, col + c) for r, c in way])
        for way in ways_to_lie(shape(monument))
        for row in range(SIZE - max([r for r, _ in way]))
        for col in range(SIZE - max([c for _, c in way]))
    ]
    for monument in _monuments
]
SQUARES: Final = [f"{row},{col}" for row in range(SIZE) for col in range(SIZE)]


def corner_of(mask: int) -> int:
    """The number of the first square of a mask, row by row."""
    for row in range(SIZE):
        for col in range(SIZE):
            if mask & square(row, col):
                return row * SIZE + col
    raise AssertionError("expected a square inside the box")

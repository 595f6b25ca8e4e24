"""Ids and printed facts of Sonora, loaded once from `data/*.toml` and checked on load.

All ids are small whole numbers, indices into the name tuples here; names appear only in
data files, saves, notation and views. Lengths are whole micrometres. R46 Every table of the data
says whether the rulebook tells it or we reconstructed it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from igroteka.kernel.components import Fact, Facts
from igroteka.kernel.errors import UnreadableSave

FOLDER: Final = str(Path(__file__).parent)
FILES: Final = (
    "setup",
    "board",
    "physics",
    "skills",
    "cliff",
    "creek",
    "canyon",
    "mud",
    "centre",
)


def facts(file: str) -> Facts:
    """One component file of this game."""
    return Facts(FOLDER, "sonora", file)


def texts(fact: Fact, key: str) -> list[str]:
    """A list of texts."""
    try:
        found = fact.r.items(key)
    except UnreadableSave as error:
        raise fact.facts.broken(str(error)) from error
    return [str(text) for text in found]


# --- names -----------------------------------------------------------------------------------

# A zone of the board, its sector of the sheet and its animal have the same number.
CLIFF: Final = 0
CREEK: Final = 1
CANYON: Final = 2
MUD: Final = 3
ZONES: Final = ("cliff", "creek", "canyon", "mud")
ANIMALS: Final = ("lizard", "owl", "fox", "rabbit")

# Corners clockwise, as seats are numbered.
CORNERS: Final = ("nw", "ne", "se", "sw")
EAST: Final = (-1, 1, 1, -1)  # the sign of x in each corner
NORTH: Final = (1, 1, -1, -1)  # the sign of y

BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
CACTI: Final = ("blue", "green", "yellow")
REFLICK: Final = 3
SWAP: Final = 4
OWL: Final = 5
FOX: Final = 6
RABBIT: Final = 7
DISCOVERY: Final = 8
# What can be printed in a cell or a triangle: a cactus or a bonus.
SYMBOLS: Final = (*CACTI, "reflick", "swap", "owl", "fox", "rabbit", "discovery")
BONUSES: Final = SYMBOLS[REFLICK:]
NO_SYMBOL: Final = -1

# --- set-up ----------------------------------------------------------------------------------

LENGTHS: Final = ("short", "standard", "long")
ROUNDS: Final = tuple(
    [fact.whole("rounds", 1, 99) for fact in facts("setup").entries("length", LENGTHS, ("rounds",))]
)
_discs: Final = facts("setup").table("discs")
_discs.known(("colours", "each"))
COLOURS: Final = tuple(texts(_discs, "colours"))
DISCS_EACH: Final = _discs.whole("each", 1, 9)
# A disc is a colour and a number: disc 7 is the third one of the second colour.
DISCS: Final = tuple(
    [f"{colour}{number + 1}" for colour in COLOURS for number in range(DISCS_EACH)]
)
_turns: Final = facts("setup").table("turns")
_turns.known(("discs",))
TURNS: Final = tuple(_turns.numbers("discs"))
if sum(TURNS) != DISCS_EACH or 0 in TURNS:
    raise facts("setup").broken(f"turns: expected {DISCS_EACH} discs in all, found {list(TURNS)}")
MAX_SEATS: Final = len(CORNERS)
SEATS_OF: dict[int, tuple[int, ...]] = {}  # the places at the table that so many players take
for _row in facts("setup").rows("players"):
    _row.known(("number", "seats"))
    _number = _row.whole("number", 1, MAX_SEATS)
    _seats = _row.numbers("seats")
    _right = len(set(_seats)) == len(_seats) == _number and _seats == sorted(_seats)
    if not _right or _seats[0] != 0 or _seats[-1] >= MAX_SEATS:
        raise facts("setup").broken(
            f"players {_number}: expected {_number} different corners from 0 on, found {_seats}"
        )
    SEATS_OF[_number] = tuple(_seats)
if sorted(SEATS_OF) != [1, 2, 3, 4] or len(COLOURS) != MAX_SEATS:
    raise facts("setup").broken("expected four colours and [[players]] for 1 to 4")
_solo: Final = facts("setup").table("solo")
_solo.known(("colours", "corner"))
SOLO_COLOURS: Final = _solo.whole("colours", 3, 3)
SOLO_CORNER: Final = _solo.name("corner", CORNERS)

# --- the board -------------------------------------------------------------------------------

_board: Final = facts("board")
_field: Final = _board.table("field")
_field.known(("half_width", "corner_leg", "rim_width", "rim_height"))
HALF_WIDTH: Final = _field.whole("half_width", 10_000, 1_000_000)
CORNER_LEG: Final = _field.whole("corner_leg", 0, HALF_WIDTH)
RIM_WIDTH: Final = _field.whole("rim_width", 0, HALF_WIDTH)
RIM_HEIGHT: Final = _field.whole("rim_height", 0, HALF_WIDTH)
_disc: Final = _board.table("disc")
_disc.known(("radius", "thickness"))
DISC_RADIUS: Final = _disc.whole("radius", 1_000, HALF_WIDTH // 4)
DISC_THICKNESS: Final = _disc.whole("thickness", 100, HALF_WIDTH)
_hole: Final = _board.table("hole")
_hole.known(("radius", "depth"))
HOLE_RADIUS: Final = _hole.whole("radius", DISC_RADIUS + 1, HALF_WIDTH // 2)
HOLE_DEPTH: Final = _hole.whole("depth", 1, HALF_WIDTH)
# A disc tips into the hole when its middle is nearer than this (squared) to the middle of the hole:
# there the rim supports no more than half of it.
TIP_SQUARED: Final = HOLE_RADIUS * HOLE_RADIUS - DISC_RADIUS * DISC_RADIUS
_border: Final = _board.table("border")
_border.known(("half_width",))
BORDER: Final = _border.whole("half_width", 0, DISC_RADIUS)
# On the launch edge of a corner the coordinates, without their signs, add up to this.
EDGE_SUM: Final = 2 * HALF_WIDTH - CORNER_LEG

_zones: Final = _board.entries("zone", ZONES, ("animal", "corner"))
ZONE_CORNER: Final = tuple([zone.name("corner", CORNERS) for zone in _zones])
if [zone.name("animal", ANIMALS) for zone in _zones] != [CLIFF, CREEK, CANYON, MUD]:
    raise _board.broken("expected cliff, creek, canyon, mud with lizard, owl, fox, rabbit")
if len(set(ZONE_CORNER)) != len(ZONES):
    raise _board.broken("expected every zone in a corner of its own")
CORNER_ZONE: Final = tuple([ZONE_CORNER.index(corner) for corner in range(len(CORNERS))])

CIRCLES: Final = _board.ids("circle")
_circles: Final = _board.entries("circle", CIRCLES, ("animal", "zone", "x", "y", "radius"))
CIRCLE_ANIMAL: Final = tuple([circle.name("animal", ANIMALS) for circle in _circles])
CIRCLE_ZONE: Final = tuple([circle.name("zone", ZONES) for circle in _circles])
CIRCLE_X: Final = tuple([circle.whole("x", -HALF_WIDTH, HALF_WIDTH) for circle in _circles])
CIRCLE_Y: Final = tuple([circle.whole("y", -HALF_WIDTH, HALF_WIDTH) for circle in _circles])
CIRCLE_RADIUS: Final = tuple([circle.whole("radius", 1, HALF_WIDTH) for circle in _circles])
for _index in range(len(CIRCLES)):
    _x, _y, _radius = CIRCLE_X[_index], CIRCLE_Y[_index], CIRCLE_RADIUS[_index]
    _corner = ZONE_CORNER[CIRCLE_ZONE[_index]]
    if _x * EAST[_corner] < _radius or _y * NORTH[_corner] < _radius:
        raise _board.broken(f"circle {CIRCLES[_index]}: expected it wholly inside its zone")
    _room = EDGE_SUM - abs(_x) - abs(_y)
    if max(abs(_x), abs(_y)) + _radius > HALF_WIDTH or _room * _room < 2 * _radius * _radius:
        raise _board.broken(f"circle {CIRCLES[_index]}: expected it wholly on the field")
    if _room < 0 or _x * _x + _y * _y < (_radius + HOLE_RADIUS) ** 2:
        raise _board.broken(f"circle {CIRCLES[_index]}: expected it between hole and edge")
    if CIRCLE_ANIMAL[_index] == CIRCLE_ZONE[_index]:
        raise _board.broken(f"circle {CIRCLES[_index]}: expected an animal of another zone")
    for _other in range(_index):
        _apart = _radius + CIRCLE_RADIUS[_other] + 2 * DISC_RADIUS
        if (_x - CIRCLE_X[_other]) ** 2 + (_y - CIRCLE_Y[_other]) ** 2 <= _apart * _apart:
            raise _board.broken(
                f"circles {CIRCLES[_other]} and {CIRCLES[_index]}: "
                f"expected more than a disc between them"
            )
for _index in range(len(ZONES)):
    if CIRCLE_ANIMAL.count(_index) != 2 or CIRCLE_ZONE.count(_index) != 2:
        raise _board.broken(f"expected two circles in {ZONES[_index]} and two of its animal")

# --- physics ---------------------------------------------------------------------------------

_surface: Final = facts("physics").table("surface")
_surface.known(("friction", "gravity"))
FRICTION: Final = _surface.whole("friction", 1, 1000)
GRAVITY: Final = _surface.whole("gravity", 1, 100_000)
_bounce: Final = facts("physics").table("discs")
_bounce.known(("bounce", "bounce_loss", "bounce_least"))
BOUNCE: Final = _bounce.whole("bounce", 0, 1000)
BOUNCE_LOSS: Final = _bounce.whole("bounce_loss", 0, 1000)
BOUNCE_LEAST: Final = _bounce.whole("bounce_least", 0, BOUNCE)
_wall: Final = facts("physics").table("wall")
_wall.known(("bounce", "slip", "escape"))
WALL_BOUNCE: Final = _wall.whole("bounce", 0, 1000)
WALL_SLIP: Final = _wall.whole("slip", 0, 1000)
ESCAPE: Final = _wall.whole("escape", 1, 100_000)
_drop: Final = facts("physics").table("hole")
_drop.known(("capture", "pass"))
CAPTURE: Final = _drop.whole("capture", 1, 100_000)
PASS: Final = _drop.whole("pass", 0, 1000)
_strength: Final = facts("physics").table("strength")
_strength.known(("weakest", "strongest"))
WEAKEST: Final = _strength.whole("weakest", 1, 100_000)
STRONGEST: Final = _strength.whole("strongest", WEAKEST, 100_000)
_contact: Final = facts("physics").table("contact")
_contact.known(("touch", "press", "look_again", "rest"))
TOUCH: Final = _contact.whole("touch", 2, 100)
PRESS: Final = _contact.whole("press", 1, 10_000)
LOOK_AGAIN: Final = _contact.whole("look_again", 100, 100_000)
REST: Final = _contact.whole("rest", 1, 100_000)

EXACT: Final = 0
SKILLS: Final = ("none", "expert", "good", "casual", "novice")
_skills: Final = facts("skills").entries("skill", SKILLS, ("angle", "speed", "place"))
ANGLE_SCATTER: Final = tuple([skill.whole("angle", 0, 10_000) for skill in _skills])
SPEED_SCATTER: Final = tuple([skill.whole("speed", 0, 300) for skill in _skills])
PLACE_SCATTER: Final = tuple([skill.whole("place", 0, DISC_RADIUS // 5) for skill in _skills])
for _index in range(len(SKILLS)):
    _scatter = (ANGLE_SCATTER[_index], SPEED_SCATTER[_index], PLACE_SCATTER[_index])
    if (max(_scatter) == 0) != (_index == EXACT):
        raise facts("skills").broken("expected scatter for every skill but none")
_harder: Final = facts("skills").table("harder")
_harder.known(("slow", "growth", "reference", "speed_least"))
SLOW_SCATTER: Final = _harder.whole("slow", 0, 10_000)
SCATTER_GROWTH: Final = _harder.whole("growth", 0, 10_000)
SCATTER_REFERENCE: Final = _harder.whole("reference", 1, 100_000)
SPEED_LEAST: Final = _harder.whole("speed_least", 1, 1000)

# --- the ruins -------------------------------------------------------------------------------

BUILDINGS: Final = ("a", "b", "c", "d", "e", "f", "g", "h")
_buildings: Final = facts("cliff").entries(
    "building", BUILDINGS, ("hexes", "rows", "top", "bonus", "bottom", "x", "y")
)
HEXES: Final = tuple([b.whole("hexes", 1, 99) for b in _buildings])
TOP: Final = tuple([b.whole("top", 1, 99) for b in _buildings])
TOP_BONUS: Final = tuple([REFLICK + b.name("bonus", BONUSES) for b in _buildings])
BOTTOM: Final = tuple([b.whole("bottom", 0, 99) for b in _buildings])
_bot_building: Final = facts("cliff").table("bot_building")
_bot_building.known(("hexes", "rows", "x", "y"))
BOT_HEXES: Final = _bot_building.whole("hexes", 1, 99)
for _building in [*_buildings, _bot_building]:
    _building.whole("x", 0, 9999)
    _building.whole("y", 0, 9999)
    if sum(_building.numbers("rows")) != _building.whole("hexes", 1, 99):
        raise _building.facts.broken(f"{_building.r.where}: expected rows that add up to its hexes")
for _index in range(len(BUILDINGS)):
    if BOTTOM[_index] >= TOP[_index]:
        raise facts("cliff").broken(
            f"building {BUILDINGS[_index]}: expected the top reward above the bottom one"
        )

# --- the creek bed ---------------------------------------------------------------------------

# Cells are numbered branch by branch, so a cell always comes after the one above it.
SPRING: Final = -1  # the start cell, crossed from the beginning
BRANCHES: Final = facts("creek").ids("branch")
CREEK_CELLS: list[str] = []
ABOVE: list[int] = []  # the next cell upstream, or SPRING
CREEK_POINTS: list[int] = []
CREEK_BONUS: list[int] = []
CREEK_BOT: list[bool] = []
_last_of: dict[str, int] = {"start": SPRING}
for _branch in facts("creek").entries("branch", BRANCHES, ("on", "cells", "bot", "lane")):
    _branch.whole("lane", 0, 9999)
    _name = _branch.text("id")
    _on = _branch.text("on")
    _cells = texts(_branch, "cells")
    if _on not in _last_of or not _cells or _name in _last_of:
        raise facts("creek").broken(f"branch {_name}: expected cells below an earlier branch")
    for _index in range(len(_cells)):
        _points = int(_cells[_index]) if _cells[_index] in tuple("123456789") else 0
        if not _points and _cells[_index] not in BONUSES:
            raise facts("creek").broken(
                f"branch {_name}: expected points from 1 to 9 or a bonus, found {_cells[_index]!r}"
            )
        ABOVE.append(_last_of[_on] if _index == 0 else len(ABOVE) - 1)
        CREEK_CELLS.append(f"{_name}{_index + 1}")
        CREEK_POINTS.append(_points)
        CREEK_BONUS.append(NO_SYMBOL if _points else SYMBOLS.index(_cells[_index]))
        CREEK_BOT.append(_branch.flag("bot") and _index == len(_cells) - 1)
    _last_of[_name] = len(ABOVE) - 1
for _cell in range(len(ABOVE)):
    if CREEK_BOT[_cell] and _cell in ABOVE:
        raise facts("creek").broken(
            f"cell {CREEK_CELLS[_cell]}: expected a bot square only at the end of the creek"
        )
# Paths are bit masks; compiled code keeps that many bits in one machine word.
if len(ABOVE) > 62 or sum(CREEK_BOT) < 2:
    raise facts("creek").broken("expected at most 62 cells and several bot squares")

# --- the canyon ------------------------------------------------------------------------------

_grid: Final = facts("canyon").table("grid")
_grid.known(("rows",))
CANYON_ROWS: Final = texts(_grid, "rows")
CANYON_HEIGHT: Final = len(CANYON_ROWS)
CANYON_WIDTH: Final = len(CANYON_ROWS[0]) if CANYON_ROWS else 0
COLUMN_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
if not 2 <= CANYON_WIDTH <= len(COLUMN_LETTERS) or {len(r) for r in CANYON_ROWS} != {CANYON_WIDTH}:
    raise facts("canyon").broken("expected rows of one width, of 2 to 26 cells")
_LEGEND: Final = "123rsofhd"  # the symbols in their order
CANYON_CELLS: list[str] = []  # white cells row by row, by column letter and row number
CELL_COLUMN: list[int] = []
CELL_ROW: list[int] = []
CELL_SYMBOL: list[int] = []
CELL_START: list[bool] = []
CELL_BOT: list[bool] = []
for _row_number in range(CANYON_HEIGHT):
    for _column in range(CANYON_WIDTH):
        _letter = CANYON_ROWS[_row_number][_column]
        if _letter not in _LEGEND + "#.SB":
            raise facts("canyon").broken(f"expected one of {_LEGEND}#.SB, found {_letter!r}")
        if _letter != "#":
            CANYON_CELLS.append(f"{COLUMN_LETTERS[_column]}{_row_number + 1}")
            CELL_COLUMN.append(_column)
            CELL_ROW.append(_row_number)
            CELL_SYMBOL.append(_LEGEND.find(_letter))
            CELL_START.append(_letter == "S")
            CELL_BOT.append(_letter == "B")
_start: Final = [_cell for _cell in range(len(CELL_START)) if CELL_START[_cell]]
_columns_of_start: Final = sorted([CELL_COLUMN[_cell] - CELL_COLUMN[_start[0]] for _cell in _start])
_rows_of_start: Final = sorted([CELL_ROW[_cell] - CELL_ROW[_start[0]] for _cell in _start])
if _columns_of_start != [0, 0, 1, 1] or _rows_of_start != [0, 0, 1, 1]:
    raise facts("canyon").broken("expected one start of two by two cells")
if sum(CELL_BOT) != 3:
    raise facts("canyon").broken(f"expected three bot squares, found {sum(CELL_BOT)}")

SHAPES: Final = facts("canyon").ids("shape")
_shapes: Final = facts("canyon").entries("shape", SHAPES, ("number", "cells"))
SHAPE_NUMBER: Final = tuple([shape.whole("number", 1, DISCS_EACH) for shape in _shapes])
SHAPE_CELLS: list[tuple[tuple[int, int], ...]] = []  # (column, row) of each cell
for _shape in _shapes:
    _drawn = texts(_shape, "cells")
    _found = [
        (x, y) for y in range(len(_drawn)) for x in range(len(_drawn[y])) if _drawn[y][x] == "#"
    ]
    _reached = _found[:1]
    for _x, _y in _reached:
        for _next in ((_x + 1, _y), (_x - 1, _y), (_x, _y + 1), (_x, _y - 1)):
            if _next in _found and _next not in _reached:
                _reached.append(_next)
    if not _found or len(_reached) != len(_found) or "".join(_drawn).strip("#."):
        raise facts("canyon").broken(f"{_shape.r.where}: expected one piece drawn with # and .")
    SHAPE_CELLS.append(tuple(_found))
for _index in range(2, DISCS_EACH + 1):
    if SHAPE_NUMBER.count(_index) != 1:
        raise facts("canyon").broken(f"expected one shape with the number {_index}")
if SHAPE_NUMBER.count(1) < 2:
    raise facts("canyon").broken("expected several shapes with the number 1")
_cacti: Final = facts("canyon").table("cacti")
_cacti.known(("points", "further"))
CANYON_POINTS: Final = (0, *_cacti.numbers("points"))  # for 0, 1, 2, ... cacti of one kind
CANYON_FURTHER: Final = _cacti.whole("further", 0, 99)
if list(CANYON_POINTS) != sorted(set(CANYON_POINTS)):
    raise facts("canyon").broken(f"cacti: expected rising points, found {list(CANYON_POINTS)[1:]}")

# --- the mudcracks ---------------------------------------------------------------------------

HUB: Final = 0  # the start node in the middle, crossed from the beginning
NODES: Final = facts("mud").ids("node")
_nodes: Final = facts("mud").entries("node", NODES, ("cost", "perimeter", "x", "y"))
NODE_COST: Final = tuple([node.whole("cost", 0, 99) for node in _nodes])
PERIMETER: Final = tuple([node.flag("perimeter") for node in _nodes])
_boxes: Final = facts("mud").table("boxes")
_boxes.known(("each",))
BOXES_EACH: Final = _boxes.whole("each", 0, 9)
for _node in _nodes:
    _node.whole("x", -9999, 9999)
    _node.whole("y", -9999, 9999)
if [cost == 0 for cost in NODE_COST] != [node == HUB for node in range(len(NODES))]:
    raise facts("mud").broken("expected the start node first, and a cost for every other node")
if PERIMETER.count(True) != 12 or PERIMETER[HUB]:
    raise facts("mud").broken(f"expected 12 nodes on the perimeter, found {PERIMETER.count(True)}")
TRIANGLES: Final = facts("mud").ids("triangle")
_triangles: Final = facts("mud").entries("triangle", TRIANGLES, ("nodes", "symbol"))
TRIANGLE_NODES: Final = tuple([tuple(t.names("nodes", NODES)) for t in _triangles])
TRIANGLE_SYMBOL: Final = tuple([t.name("symbol", SYMBOLS) for t in _triangles])
_lines: Final = {
    (min(a, b), max(a, b)) for t in TRIANGLE_NODES for a in t for b in t if a != b
}  # two nodes are joined if they are corners of one triangle
for _index in range(len(TRIANGLES)):
    if len(set(TRIANGLE_NODES[_index])) != 3:
        raise facts("mud").broken(f"triangle {TRIANGLES[_index]}: expected three different nodes")
if len({frozenset(nodes) for nodes in TRIANGLE_NODES}) != len(TRIANGLES):
    raise facts("mud").broken("expected no two triangles with the same nodes")
if len(NODES) - len(_lines) + len(TRIANGLES) != 1:
    raise facts("mud").broken("expected a net of triangles without holes")
JOINED: Final = tuple(
    [
        tuple([b for b in range(len(NODES)) if (min(a, b), max(a, b)) in _lines])
        for a in range(len(NODES))
    ]
)
COLUMNS: Final = facts("mud").ids("column")
_columns: Final = facts("mud").entries("column", COLUMNS, ("cells", "bonus"))
COLUMN_CELLS: Final = tuple([column.whole("cells", 1, 99) for column in _columns])
COLUMN_BONUS: Final = tuple([REFLICK + column.name("bonus", BONUSES) for column in _columns])
_points_of: Final = facts("mud").table("points")
_points_of.known(CACTI)
MUD_POINTS: Final = tuple([_points_of.whole(kind, 1, 99) for kind in CACTI])

# --- the middle of the sheet -----------------------------------------------------------------

# Bonuses that wait for their use, with the icons there are to circle.
_kept: Final = facts("centre").entries("kept", ("reflick", "swap"), ("icons", "at_start"))
REFLICK_ICONS: Final = _kept[0].whole("icons", 1, 99)
REFLICKS_AT_START: Final = _kept[0].whole("at_start", 0, REFLICK_ICONS)
SWAP_ICONS: Final = _kept[1].whole("icons", 1, 99)
SWAPS_AT_START: Final = _kept[1].whole("at_start", 0, SWAP_ICONS)
DISCOVERABLE: Final = ("owl", "fox", "rabbit")  # OWL, FOX, RABBIT in their order
_discoveries: Final = facts("centre").entries("discovery", DISCOVERABLE, ("icons",))
DISCOVERY_ICONS: Final = tuple([d.whole("icons", 0, 99) for d in _discoveries])
_fox: Final = facts("centre").table("fox")
_fox.known(("largest_shape",))
FOX_LARGEST: Final = _fox.whole("largest_shape", 1, DISCS_EACH)
_owl: Final = facts("centre").table("owl")
_owl.known(("shortest", "longest"))
OWL_SHORTEST: Final = _owl.whole("shortest", 1, 9)
OWL_LONGEST: Final = _owl.whole("longest", OWL_SHORTEST, 99)
_rabbit: Final = facts("centre").table("rabbit")
_rabbit.known(("points", "discovered"))
RABBIT_POINTS: Final = _rabbit.whole("points", 1, 99)
RABBIT_DISCOVERED: Final = _rabbit.whole("discovered", 1, 99)


def places_that_give(bonus: int) -> int:
    """How often a bonus is printed on the sheet, in all four sectors."""
    printed = (*TOP_BONUS, *CREEK_BONUS, *CELL_SYMBOL, *TRIANGLE_SYMBOL, *COLUMN_BONUS)
    return len([symbol for symbol in printed if symbol == bonus])


for _bonus, _icons in (
    (REFLICK, REFLICK_ICONS - REFLICKS_AT_START),
    (SWAP, SWAP_ICONS - SWAPS_AT_START),
):
    if _icons < places_that_give(_bonus):
        raise facts("centre").broken(
            f"{SYMBOLS[_bonus]}: expected {places_that_give(_bonus)} icons beside those "
            f"at the start, found {_icons}"
        )

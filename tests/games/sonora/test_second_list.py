"""Every fact of sheet and board of Sonora is the one of the second list, `components.txt`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.games.sonora.pieces import (
    ABOVE,
    ANGLE_SCATTER,
    ANIMALS,
    BORDER,
    BOT_HEXES,
    BOTTOM,
    BOUNCE,
    BOUNCE_LEAST,
    BOUNCE_LOSS,
    BOXES_EACH,
    BRANCHES,
    BUILDINGS,
    CACTI,
    CANYON_FURTHER,
    CANYON_POINTS,
    CANYON_ROWS,
    CAPTURE,
    CIRCLE_ANIMAL,
    CIRCLE_RADIUS,
    CIRCLE_X,
    CIRCLE_Y,
    CIRCLE_ZONE,
    CIRCLES,
    COLUMN_BONUS,
    COLUMN_CELLS,
    COLUMNS,
    CORNER_LEG,
    CORNERS,
    CREEK_BONUS,
    CREEK_BOT,
    CREEK_CELLS,
    CREEK_POINTS,
    DISC_RADIUS,
    DISC_THICKNESS,
    DISCOVERABLE,
    DISCOVERY_ICONS,
    ESCAPE,
    FOX_LARGEST,
    FRICTION,
    GRAVITY,
    HALF_WIDTH,
    HEXES,
    HOLE_DEPTH,
    HOLE_RADIUS,
    LENGTHS,
    LOOK_AGAIN,
    MUD_POINTS,
    NODE_COST,
    NODES,
    OWL_LONGEST,
    OWL_SHORTEST,
    PASS,
    PERIMETER,
    PLACE_SCATTER,
    PRESS,
    RABBIT_DISCOVERED,
    RABBIT_POINTS,
    REFLICK_ICONS,
    REFLICKS_AT_START,
    REST,
    RIM_HEIGHT,
    RIM_WIDTH,
    ROUNDS,
    SCATTER_GROWTH,
    SCATTER_REFERENCE,
    SEATS_OF,
    SHAPE_CELLS,
    SHAPE_NUMBER,
    SHAPES,
    SKILLS,
    SLOW_SCATTER,
    SPEED_LEAST,
    SPEED_SCATTER,
    STRONGEST,
    SWAP_ICONS,
    SWAPS_AT_START,
    SYMBOLS,
    TOP,
    TOP_BONUS,
    TOUCH,
    TRIANGLE_NODES,
    TRIANGLE_SYMBOL,
    TRIANGLES,
    WALL_BOUNCE,
    WALL_SLIP,
    WEAKEST,
    ZONE_CORNER,
    ZONES,
    facts,
)
from igroteka.kernel.components import Fact
from tests.support.second_list import counts, line, named, read, row

FILE = Path(__file__).parent / "components.txt"


def drawn_at(fact: Fact) -> str:
    """Where something is drawn."""
    return row([fact.whole("x", -9999, 9999), fact.whole("y", -9999, 9999)])


def buildings() -> list[str]:
    file = facts("cliff")
    drawn = file.entries(
        "building", BUILDINGS, ("hexes", "rows", "top", "bonus", "bottom", "x", "y")
    )
    found = [
        line(
            BUILDINGS[b],
            hexes=HEXES[b],
            rows=row(drawn[b].numbers("rows")),
            top=f"{TOP[b]} {SYMBOLS[TOP_BONUS[b]]}",
            bottom=BOTTOM[b],
            drawn=drawn_at(drawn[b]),
        )
        for b in range(len(BUILDINGS))
    ]
    bot = file.table("bot_building")
    return [
        *found,
        line("bot", hexes=BOT_HEXES, rows=row(bot.numbers("rows")), drawn=drawn_at(bot)),
    ]


def canyon() -> list[str]:
    shapes = [
        line(
            f"shape {SHAPES[shape]}",
            number=SHAPE_NUMBER[shape],
            cells=row([f"{x}/{y}" for x, y in sorted(SHAPE_CELLS[shape])]),
        )
        for shape in range(len(SHAPES))
    ]
    return [*CANYON_ROWS, *shapes, line("points", each=row(CANYON_POINTS), further=CANYON_FURTHER)]


def creek() -> list[str]:
    cells = [
        line(
            CREEK_CELLS[cell],
            below=named(CREEK_CELLS, ABOVE[cell]) or "start",
            points=CREEK_POINTS[cell],
            bonus=named(SYMBOLS, CREEK_BONUS[cell]),
            bot="square" if CREEK_BOT[cell] else "",
        )
        for cell in range(len(CREEK_CELLS))
    ]
    drawn = facts("creek").entries("branch", BRANCHES, ("on", "cells", "bot", "lane"))
    lanes = [
        line(f"branch {fact.text('id')}", lane=str(fact.whole("lane", 0, 9999))) for fact in drawn
    ]
    return [*cells, *lanes]


def mud() -> list[str]:
    drawn = facts("mud").entries("node", NODES, ("cost", "perimeter", "x", "y"))
    nodes = [
        line(
            NODES[node],
            cost=NODE_COST[node],
            boxes=BOXES_EACH if PERIMETER[node] else 0,
            drawn=drawn_at(drawn[node]),
        )
        for node in range(len(NODES))
    ]
    triangles = [
        line(
            TRIANGLES[triangle],
            nodes=row([NODES[node] for node in TRIANGLE_NODES[triangle]]),
            symbol=SYMBOLS[TRIANGLE_SYMBOL[triangle]],
        )
        for triangle in range(len(TRIANGLES))
    ]
    columns = [
        line(
            f"column {COLUMNS[column]}",
            cells=COLUMN_CELLS[column],
            bonus=SYMBOLS[COLUMN_BONUS[column]],
        )
        for column in range(len(COLUMNS))
    ]
    return [*nodes, *triangles, *columns, line("points", cacti=counts(CACTI, MUD_POINTS))]


def centre() -> list[str]:
    return [
        line("lengths", rounds=counts(LENGTHS, ROUNDS)),
        line("reflick", icons=REFLICK_ICONS, at_start=REFLICKS_AT_START),
        line("swap", icons=SWAP_ICONS, at_start=SWAPS_AT_START),
        line("discovery", icons=counts(DISCOVERABLE, DISCOVERY_ICONS)),
        line("fox", largest=FOX_LARGEST),
        line("owl", shortest=OWL_SHORTEST, longest=OWL_LONGEST),
        line("rabbit", points=RABBIT_POINTS, discovered=RABBIT_DISCOVERED),
    ]


def board() -> list[str]:
    """In micrometres."""
    zones = [
        line(ZONES[zone], animal=ANIMALS[zone], corner=CORNERS[ZONE_CORNER[zone]])
        for zone in range(len(ZONES))
    ]
    circles = [
        line(
            CIRCLES[circle],
            animal=ANIMALS[CIRCLE_ANIMAL[circle]],
            zone=ZONES[CIRCLE_ZONE[circle]],
            at=row([CIRCLE_X[circle], CIRCLE_Y[circle]]),
            radius=CIRCLE_RADIUS[circle],
        )
        for circle in range(len(CIRCLES))
    ]
    return [
        line("field", half_width=HALF_WIDTH, corner_leg=CORNER_LEG),
        line("rim", width=RIM_WIDTH, height=RIM_HEIGHT),
        line("disc", radius=DISC_RADIUS, thickness=DISC_THICKNESS),
        line("hole", radius=HOLE_RADIUS, depth=HOLE_DEPTH),
        line("border", half_width=BORDER),
        *[line(f"seats of {players}", at=row(SEATS_OF[players])) for players in (1, 2, 3, 4)],
        *zones,
        *circles,
    ]


def physics() -> list[str]:
    """Shares in thousandths, the rest as the component files have it."""
    skills = [
        line(
            f"skill {SKILLS[skill]}",
            angle=ANGLE_SCATTER[skill],
            speed=SPEED_SCATTER[skill],
            place=PLACE_SCATTER[skill],
        )
        for skill in range(1, len(SKILLS))
    ]
    return [
        line("surface", friction=FRICTION, gravity=GRAVITY),
        line("discs", bounce=BOUNCE, loss=BOUNCE_LOSS, least=BOUNCE_LEAST),
        line("wall", bounce=WALL_BOUNCE, slip=WALL_SLIP, escape=ESCAPE),
        line("hole", capture=CAPTURE, passing=PASS),
        line("strength", weakest=WEAKEST, strongest=STRONGEST),
        line("rest", below=REST),
        line("contact", touch=TOUCH, press=PRESS, look_again=LOOK_AGAIN),
        line(
            "harder",
            slow=SLOW_SCATTER,
            growth=SCATTER_GROWTH,
            reference=SCATTER_REFERENCE,
            speed_least=SPEED_LEAST,
        ),
        *skills,
    ]


KINDS: dict[str, Callable[[], list[str]]] = {
    "ruins": buildings,
    "canyon": canyon,
    "creek bed": creek,
    "mudcracks": mud,
    "middle of the sheet": centre,
    "board": board,
    "physics": physics,
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_part_of_the_box_is_as_in_the_second_list(kind: str) -> None:
    assert KINDS[kind]() == read(FILE)[kind]


def test_the_second_list_has_nothing_else() -> None:
    assert list(read(FILE)) == list(KINDS)

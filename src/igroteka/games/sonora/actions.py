"""Every action of Sonora, made once; only a flick, an open choice, is made when it is read."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import (
    BOXES_EACH,
    BUILDINGS,
    CANYON_CELLS,
    COLOURS,
    COLUMN_CELLS,
    COLUMNS,
    CREEK_CELLS,
    DISCOVERABLE,
    DISCS,
    DISCS_EACH,
    HEXES,
    HUB,
    NODES,
    PERIMETER,
    ZONES,
)
from igroteka.games.sonora.sheet.canyon import CELL_MASK, NUMBER_OF
from igroteka.games.sonora.sheet.creek import CELLS, joined, length_of, path_between
from igroteka.kernel.actions import Action, ActionTable

TAKE: Final = 1
FLICK: Final = 2
PUT: Final = 3
REFLICK: Final = 4
KEEP: Final = 5
SWAP: Final = 6
SIDE: Final = 7
CROSS: Final = 8
MARK: Final = 9
COUNT: Final = 10
DRAW: Final = 11
PATH: Final = 12
NODE: Final = 13
BOX: Final = 14
CLOSE: Final = 15
USE: Final = 16
DISCOVER: Final = 17
DONE: Final = 18
MINE: Final = 19
BOT: Final = 20
FILL: Final = 21
BLOCK: Final = 22

LAUNCH_CORNER: Final = "corner:launch"  # where every flick begins


class SonoraAction(Action):
    """One choice: its kind and what it names.

    `disc` is the disc; `what` the zone, building, cell, node, column, animal, colour or second
    disc; `number` how many, the last cell of a bot's path, or 1 for a kept bonus; `mask` the
    cells of a shape.
    """

    __slots__ = ("disc", "kind", "mask", "number", "what")

    def __init__(
        self,
        kind: int,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        disc: int = -1,
        what: int = -1,
        number: int = 0,
        mask: int = 0,
        stops: bool = False,
        numbers: list[int] | None = None,
    ) -> None:
        super().__init__(text, path, args, stops=stops, numbers=numbers)
        self.kind = kind
        self.disc = disc
        self.what = what
        self.number = number
        self.mask = mask


TABLE: Final[ActionTable[SonoraAction]] = ActionTable("sonora")


def _of_disc(kind: int, verb: str, element: str) -> list[SonoraAction]:
    """One action for each disc."""
    return [
        TABLE.add(
            SonoraAction(
                kind, f"{verb} {DISCS[d]}", (f"{element}:{DISCS[d]}",), {"disc": DISCS[d]}, disc=d
            )
        )
        for d in range(len(DISCS))
    ]


def _of_disc_and_zone(kind: int, verb: str, element: str) -> list[list[SonoraAction]]:
    """By disc and zone: one action for each pair."""
    return [
        [
            TABLE.add(
                SonoraAction(
                    kind,
                    f"{verb} {DISCS[d]} {ZONES[zone]}",
                    (f"disc:{DISCS[d]}", f"{element}:{ZONES[zone]}"),
                    {"disc": DISCS[d], "zone": ZONES[zone]},
                    disc=d,
                    what=zone,
                )
            )
            for zone in range(len(ZONES))
        ]
        for d in range(len(DISCS))
    ]


def _plain(kind: int, verb: str, stops: bool) -> SonoraAction:
    """An action that names nothing."""
    return TABLE.add(SonoraAction(kind, verb, (f"button:{verb}",), {}, stops=stops))


def _counted(
    kind: int, verb: str, element: str, arg: str, name: str, what: int, most: int
) -> list[SonoraAction]:
    """From 1 to so many of one thing."""
    return [
        TABLE.add(
            SonoraAction(
                kind,
                f"{verb} {name} {number}",
                (f"{element}:{name}", f"count:{number}"),
                {arg: name, "number": number},
                what=what,
                number=number,
            )
        )
        for number in range(1, most + 1)
    ]


TAKES: Final = _of_disc(TAKE, "take", "disc")
PUTS: Final = _of_disc_and_zone(PUT, "put", "sector")
REFLICKS: Final = _plain(REFLICK, "reflick", False)
KEEPS: Final = _plain(KEEP, "keep", True)
SWAPS: Final = [
    TABLE.add(
        SonoraAction(
            SWAP,
            f"swap {DISCS[d]} {DISCS[other]}",
            (f"disc:{DISCS[d]}", f"disc:{DISCS[other]}"),
            {"disc": DISCS[d], "other": DISCS[other]},
            disc=d,
            what=other,
        )
    )
    for d in range(len(DISCS))
    for other in range(d + 1, (d // DISCS_EACH + 1) * DISCS_EACH)
]
SIDES: Final = _of_disc_and_zone(SIDE, "side", "zone")
# By building and number of hexes, from 1 on.
CROSSES: Final = [
    _counted(CROSS, "cross", "building", "building", BUILDINGS[b], b, HEXES[b])
    for b in range(len(BUILDINGS))
]
MARKS: Final = _of_disc(MARK, "mark", "mark")  # on the list of discs to mark
COUNTS: Final = TABLE.add(SonoraAction(COUNT, "count mud", ("sector:mud",), {}))
DRAWS: dict[int, SonoraAction] = {}  # by the mask of the shape
for _mask in NUMBER_OF:
    _cells = [CANYON_CELLS[i] for i in range(len(CELL_MASK)) if CELL_MASK[i] & _mask]
    DRAWS[_mask] = TABLE.add(
        SonoraAction(
            DRAW,
            f"draw {' '.join(_cells)}",
            tuple([f"cell:{cell}" for cell in _cells]),
            {"shape": NUMBER_OF[_mask], "cells": " ".join(_cells)},
            mask=_mask,
        )
    )
PATHS: Final = [
    TABLE.add(
        SonoraAction(
            PATH,
            f"path {CREEK_CELLS[cell]}",
            (f"creek:{CREEK_CELLS[cell]}",),
            {"cell": CREEK_CELLS[cell]},
            what=cell,
        )
    )
    for cell in range(CELLS)
]
NODE_ACTIONS: dict[int, SonoraAction] = {
    node: TABLE.add(
        SonoraAction(
            NODE, f"node {NODES[node]}", (f"node:{NODES[node]}",), {"node": NODES[node]}, what=node
        )
    )
    for node in range(len(NODES))
    if node != HUB
}
# By column and number of boxes, from 1 on.
BOXES: Final = [
    _counted(BOX, "box", "column", "column", COLUMNS[c], c, COLUMN_CELLS[c])
    for c in range(len(COLUMNS))
]
CLOSES: Final = _plain(CLOSE, "close", True)
USES: Final = [
    TABLE.add(
        SonoraAction(USE, f"use {name}", (f"bonus:{name}",), {"animal": name, "kept": "no"}, what=i)
    )
    for i, name in enumerate(DISCOVERABLE)
]
USES_KEPT: Final = [
    TABLE.add(
        SonoraAction(
            USE,
            f"use {name} kept",
            (f"discovery:{name}",),
            {"animal": name, "kept": "yes"},
            what=i,
            number=1,
        )
    )
    for i, name in enumerate(DISCOVERABLE)
]
DISCOVERS: Final = [
    TABLE.add(
        SonoraAction(DISCOVER, f"discover {name}", (f"discovery:{name}",), {"animal": name}, what=i)
    )
    for i, name in enumerate(DISCOVERABLE)
]
DONES: Final = _plain(DONE, "done", True)


# --- the solo game ---------------------------------------------------------------------------


def _of_colour(kind: int, verb: str) -> list[SonoraAction]:
    """One action for each colour."""
    return [
        TABLE.add(
            SonoraAction(
                kind, f"{verb} {colour}", (f"colour:{colour}",), {"colour": colour}, what=i
            )
        )
        for i, colour in enumerate(COLOURS)
    ]


MINES: Final = _of_colour(MINE, "mine")
BOTS: Final = _of_colour(BOT, "bot")
# By node and number of boxes, from 1 on.
FILLS: dict[int, list[SonoraAction]] = {
    node: _counted(FILL, "fill", "node", "node", NODES[node], node, BOXES_EACH)
    for node in range(len(NODES))
    if PERIMETER[node]
}
# The bot's paths by first and last cell.
BLOCKS: dict[tuple[int, int], SonoraAction] = {
    (first, last): TABLE.add(
        SonoraAction(
            BLOCK,
            f"block {CREEK_CELLS[first]} {CREEK_CELLS[last]}",
            (f"creek:{CREEK_CELLS[first]}", f"creek:{CREEK_CELLS[last]}"),
            {"cell": CREEK_CELLS[first], "last": CREEK_CELLS[last]},
            what=first,
            number=last,
        )
    )
    for first in range(CELLS)
    for last in range(CELLS)
    if joined(first, last) and length_of(path_between(first, last)) <= DISCS_EACH
}


# --- the open choice -------------------------------------------------------------------------

FLICK_FIELDS: Final = ("across", "back", "turn", "power")


def flick(numbers: list[int]) -> SonoraAction:
    """The open action `flick 0 200 0 300`."""
    args: dict[str, str | int] = {
        FLICK_FIELDS[index]: numbers[index] for index in range(len(numbers))
    }
    text = " ".join(["flick", *[str(number) for number in numbers]])
    return SonoraAction(FLICK, text, (LAUNCH_CORNER,), args, numbers=numbers)


TABLE.add_open("flick", FLICK_FIELDS, flick)

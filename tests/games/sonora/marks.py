"""Marks on a sheet by their names, for tests of the four puzzles."""

from __future__ import annotations

from igroteka.games.sonora.pieces import CANYON_CELLS, CREEK_CELLS, NODES, SYMBOLS
from igroteka.games.sonora.sheet.canyon import CELL_MASK


def shape(cells: str) -> int:
    """`g5 h5 i5` as a mask of the canyon."""
    return sum([CELL_MASK[CANYON_CELLS.index(name)] for name in cells.split()])


def cells(mask: int) -> str:
    """The cells of a mask of the canyon, row by row."""
    found = [CANYON_CELLS[i] for i in range(len(CELL_MASK)) if CELL_MASK[i] & mask]
    return " ".join(found)


def creek(names: str) -> int:
    """`t1 t2 l1` as a mask of the creek."""
    return sum([1 << CREEK_CELLS.index(name) for name in names.split()])


def cell(name: str) -> int:
    """One cell of the creek."""
    return CREEK_CELLS.index(name)


def creek_names(numbers: list[int]) -> str:
    """Cells of the creek by name."""
    return " ".join([CREEK_CELLS[number] for number in numbers])


def nodes(names: str) -> int:
    """`i0 i1` as a mask of the mudcracks, with the start node."""
    return 1 | sum([1 << NODES.index(name) for name in names.split()])


def node(name: str) -> int:
    """One node of the mudcracks."""
    return NODES.index(name)


def symbols(numbers: list[int]) -> list[str]:
    """Symbols by name."""
    return [SYMBOLS[number] for number in numbers]

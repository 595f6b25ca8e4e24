"""Squares and shapes as bit masks, one bit per square.

Rows and columns 0 to 7 are the box of an asteroid. A margin of two on each side holds squares that
hang over the edge, and one empty column at the end of each row keeps a shift by one from reaching
the next row.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 8
MARGIN: Final = 2
WIDTH: Final = SIZE + 2 * MARGIN + 1
HEIGHT: Final = SIZE + 2 * MARGIN


def square(row: int, col: int) -> int:
    """The mask of one square."""
    return 1 << ((row + MARGIN) * WIDTH + col + MARGIN)


def mask_of(cells: list[tuple[int, int]]) -> int:
    """The mask of several squares."""
    mask = 0
    for row, col in cells:
        mask |= square(row, col)
    return mask


def cells_of(mask: int) -> list[tuple[int, int]]:
    """The squares of a mask, row by row."""
    found: list[tuple[int, int]] = []
    while mask:
        low = mask & -mask
        index = low.bit_length() - 1
        found.append((index // WIDTH - MARGIN, index % WIDTH - MARGIN))
        mask ^= low
    return found


def written_squares(mask: int) -> str:
    """The squares of a mask as text, such as `0,2 0,3 1,2 1,3`."""
    return " ".join([f"{row},{col}" for row, col in cells_of(mask)])


def around(mask: int) -> int:
    """The squares that share a side with the mask, and the mask itself."""
    return mask | mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH


def groups(mask: int) -> list[int]:
    """The connected parts of a mask."""
    found: list[int] = []
    while mask:
        part = mask & -mask
        while True:
            grown = around(part) & mask
            if grown == part:
                break
            part = grown
        found.append(part)
        mask &= ~part
    return found


def settled(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same shape with its corner at 0,0 and its squares row by row."""
    top = min([row for row, _ in cells])
    left = min([col for _, col in cells])
    return sorted([(row - top, col - left) for row, col in cells])


def turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A shape after a quarter turn, clockwise."""
    return settled([(col, -row) for row, col in cells])


def flipped(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The other side of a shape, left and right exchanged."""
    return settled([(row, -col) for row, col in cells])


def ways_to_lie(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The different ways a shape can lie: four turns, then four turns of its other side."""
    ways: list[list[tuple[int, int]]] = []
    for way in (settled(cells), flipped(cells)):
        for _ in range(4):
            if way not in ways:
                ways.append(way)
            way = turned(way)
    return ways


def shape_of(rows: list[str]) -> list[tuple[int, int]]:
    """The squares of a drawing such as `["#.", "##"]`."""
    return [
        (row, col)
        for row in range(len(rows))
        for col in range(len(rows[row]))
        if rows[row][col] == "#"
    ]

"""8 The creek bed: a tree of cells. Marked and filled cells are bit masks without the start.

What a player has marked is always joined upstream to the start, so a path is known by its last
cell: it comes from the nearest marked cell above it.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import ABOVE, CREEK_BOT, CREEK_CELLS, CREEK_POINTS, SPRING

CELLS: Final = len(CREEK_CELLS)
# A cell and all cells above it.
UPSTREAM: list[int] = []
for _cell in range(CELLS):
    _higher = UPSTREAM[ABOVE[_cell]] if ABOVE[_cell] != SPRING else 0
    UPSTREAM.append(_higher | 1 << _cell)
BOT_SQUARES: Final = sum([1 << cell for cell in range(CELLS) if CREEK_BOT[cell]])
NEIGHBOURS: Final = [
    [other for other in range(CELLS) if ABOVE[other] == cell or ABOVE[cell] == other]
    for cell in range(CELLS)
]


def path_to(end: int, marked: int) -> int:
    """8.2 The cells of the path that ends here; 0 if this cell is marked already."""
    return 0 if marked >> end & 1 else UPSTREAM[end] & ~marked


def length_of(path: int) -> int:
    """8.3 How many cells a path has."""
    return path.bit_count()


def why_not_path(end: int, marked: int, filled: int, shortest: int, longest: int) -> str:
    """8.5, 8.6, 12.10, 13.25 The reason against a path that ends here; empty if there is none."""
    path = path_to(end, marked)
    if not path:
        return "cell_marked"
    if path & filled:
        return "through_the_bot"
    if length_of(path) < shortest:
        return "path_too_short"
    if length_of(path) > longest:
        return "path_too_long"
    return ""


def ends_of_paths(marked: int, filled: int, shortest: int, longest: int) -> list[int]:
    """8.5 to 8.8, 8.12 All cells where a path of such a length may end.

    8.7 R16 It may take any free arm, from every marked cell, circled or crossed.
    """
    ends: list[int] = []
    for end in range(CELLS):
        path = UPSTREAM[end] & ~marked
        if path >> end & 1 and not path & filled and shortest <= path.bit_count() <= longest:
            ends.append(end)
    return ends


def score(circled: int) -> int:
    """8.10, 11.5 The sum of the circled numbers; bonus symbols bring nothing."""
    return sum([CREEK_POINTS[cell] for cell in range(CELLS) if circled >> cell & 1])


# --- the bot of the solo game ----------------------------------------------------------------


def path_between(first: int, last: int) -> int:
    """The cells from one to another; in a tree there is one way only."""
    apart = UPSTREAM[first] ^ UPSTREAM[last]
    common = UPSTREAM[first] & UPSTREAM[last]
    return apart | (1 << common.bit_length() - 1 if common else 0)


def joined(first: int, last: int) -> bool:
    """Whether a way leads from one cell to another without the start cell."""
    return UPSTREAM[first] & UPSTREAM[last] != 0


def bot_beginnings(marked: int, filled: int) -> list[int]:
    """13.23, 13.24 R57 Where a path of the bot may begin: a free bot square or beside its cells."""
    found: list[int] = []
    for cell in range(CELLS):
        if not (marked | filled) >> cell & 1:
            beside = any([filled >> other & 1 for other in NEIGHBOURS[cell]])
            if BOT_SQUARES >> cell & 1 or beside:
                found.append(cell)
    return found


def why_not_bot_path(first: int, last: int, marked: int, filled: int, length: int) -> str:
    """13.22 to 13.24 R57 The reason against this path of the bot; empty if there is none."""
    if not joined(first, last):
        return "through_the_start"
    path = path_between(first, last)
    if path & marked:
        return "cell_marked"
    if path & filled:
        return "through_the_bot"
    if first not in bot_beginnings(marked, filled):
        return "not_a_bot_beginning"
    if length_of(path) < length:
        return "path_too_short"
    if length_of(path) > length:
        return "path_too_long"
    return ""


def bot_paths(marked: int, filled: int, length: int) -> list[tuple[int, int]]:
    """13.22 to 13.24 R57 All paths of the bot as first and last cell, in the order of cells."""
    taken = marked | filled
    found: list[tuple[int, int]] = []
    for first in bot_beginnings(marked, filled):
        for last in range(CELLS):
            if joined(first, last):
                path = path_between(first, last)
                if not path & taken and path.bit_count() == length:
                    found.append((first, last))
    return found

"""7 The canyon: cells and shapes as bit masks, where a shape may lie, what it gains.

One bit for each place of the grid, with a column of guard that keeps the end of a row away from
the start of the next.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import (
    CACTI,
    CANYON_CELLS,
    CANYON_FURTHER,
    CANYON_HEIGHT,
    CANYON_POINTS,
    CANYON_WIDTH,
    CELL_BOT,
    CELL_COLUMN,
    CELL_ROW,
    CELL_START,
    CELL_SYMBOL,
    DISCS_EACH,
    NO_SYMBOL,
    SHAPE_CELLS,
    SHAPE_NUMBER,
    SHAPES,
)

_STEP: Final = CANYON_WIDTH + 1
CELL_MASK: Final = [
    1 << (CELL_ROW[cell] * _STEP + CELL_COLUMN[cell]) for cell in range(len(CANYON_CELLS))
]
CELL_OF: Final = {CELL_MASK[cell]: CANYON_CELLS[cell] for cell in range(len(CANYON_CELLS))}
WHITE: Final = sum(CELL_MASK)
START: Final = sum([CELL_MASK[cell] for cell in range(len(CELL_MASK)) if CELL_START[cell]])
# 2.2 The cells with a cactus or a bonus, in rising order, and all of them together.
SYMBOL_AT: Final = {
    CELL_MASK[cell]: CELL_SYMBOL[cell]
    for cell in range(len(CELL_MASK))
    if CELL_SYMBOL[cell] != NO_SYMBOL
}
SYMBOLS: Final = sum(SYMBOL_AT)
# 2.2, 13.2 Where the bot of the solo game begins.
BOT_SQUARES: Final = sum([CELL_MASK[cell] for cell in range(len(CELL_MASK)) if CELL_BOT[cell]])


def around(mask: int) -> int:
    """The places that share a side with the mask, and the mask itself."""
    return mask | mask << 1 | mask >> 1 | mask << _STEP | mask >> _STEP


def corners_of(mask: int) -> int:
    """The places that touch the mask with a corner."""
    return mask << _STEP + 1 | mask << _STEP - 1 | mask >> _STEP + 1 | mask >> _STEP - 1


def turned(shape: int) -> list[list[tuple[int, int]]]:
    """7.4 The different ways a shape can lie: four turns, then four turns of its other side."""
    ways: list[list[tuple[int, int]]] = []
    cells = list(SHAPE_CELLS[shape])
    for _ in range(2):
        for _ in range(4):
            left = min([x for x, _ in cells])
            top = min([y for _, y in cells])
            way = sorted([(x - left, y - top) for x, y in cells])
            if way not in ways:
                ways.append(way)
            cells = [(-y, x) for x, y in cells]
        cells = [(-x, y) for x, y in cells]
    return ways


def laid(way: list[tuple[int, int]], column: int, row: int) -> int:
    """The mask of a shape with this corner of its box; 0 if it leaves the grid."""
    mask = 0
    for x, y in way:
        if column + x >= CANYON_WIDTH or row + y >= CANYON_HEIGHT:
            return 0
        mask |= 1 << (row + y) * _STEP + column + x
    return mask


# Every way a shape can lie on white cells beside the start, by the number of the shape.
NUMBER_OF: dict[int, int] = {}
OF_NUMBER: list[list[int]] = [[] for _ in range(DISCS_EACH + 1)]
for _shape in range(len(SHAPES)):
    for _way in turned(_shape):
        for _row in range(CANYON_HEIGHT):
            for _column in range(CANYON_WIDTH):
                _mask = laid(_way, _column, _row)
                if _mask and _mask & WHITE == _mask and not _mask & START:
                    NUMBER_OF[_mask] = SHAPE_NUMBER[_shape]
                    OF_NUMBER[SHAPE_NUMBER[_shape]].append(_mask)
UP_TO: Final = [
    [mask for small in OF_NUMBER[: number + 1] for mask in small]
    for number in range(DISCS_EACH + 1)
]


def shapes_that_fit(drawn: int, filled: int, number: int) -> list[int]:
    """7.2 to 7.6 R11 All shapes that a disc of this number may draw; `filled` are the bot's cells.

    7.3 R14 A shape adjoins with a side, not with corners. 7.11 A smaller number may suit better.
    """
    base = drawn | START
    taken = base | filled
    rim = around(base) & ~taken  # what adjoins covers one of these
    fitting: list[int] = []
    for mask in UP_TO[number]:
        if mask & rim and not mask & taken:
            fitting.append(mask)
    return fitting


def can_draw(drawn: int, filled: int, number: int) -> bool:
    """Whether any shape of this number or less fits."""
    base = drawn | START
    taken = base | filled
    rim = around(base) & ~taken
    for mask in UP_TO[number]:
        if mask & rim and not mask & taken:
            return True
    return False


def why_not_lie(mask: int, drawn: int, filled: int, number: int) -> str:
    """7.2, 7.5, 7.6, 13.21 The reason against a shape on these cells, whatever it adjoins."""
    if mask & WHITE != mask:
        return "off_the_canyon"
    if mask & (drawn | START):
        return "covers_a_shape"
    if mask & filled:
        return "covers_the_bot"
    if mask not in NUMBER_OF:
        return "not_a_shape"
    return "number_too_large" if NUMBER_OF[mask] > number else ""


def why_not_draw(mask: int, drawn: int, filled: int, number: int) -> str:
    """7.2 to 7.6, 13.21 The reason against drawing these cells; empty if there is none."""
    reason = why_not_lie(mask, drawn, filled, number)
    base = drawn | START
    if reason or around(mask) & base:
        return reason
    return "only_a_corner" if corners_of(mask) & base else "not_adjoining"


def symbols_in(mask: int) -> list[int]:
    """7.8, 7.9 The cacti and bonuses inside a shape, row by row."""
    found: list[int] = []
    left = mask & SYMBOLS
    while left:
        first = left & -left
        found.append(SYMBOL_AT[first])
        left ^= first
    return found


def cacti_in(drawn: int) -> list[int]:
    """11.6 How many cacti of each kind lie inside the drawn shapes."""
    counts = [0] * len(CACTI)
    for symbol in symbols_in(drawn):
        if symbol < len(CACTI):
            counts[symbol] += 1
    return counts


def cactus_points(count: int) -> int:
    """11.6, 11.7 What so many cacti of one kind are worth."""
    table = len(CANYON_POINTS) - 1
    if count <= table:
        return CANYON_POINTS[count]
    return CANYON_POINTS[table] + CANYON_FURTHER * (count - table)


def score(drawn: int) -> int:
    """11.6, 11.7 The points of the sector."""
    return sum([cactus_points(count) for count in cacti_in(drawn)])


# --- the bot of the solo game ----------------------------------------------------------------


def bot_footholds(own: list[int], bot: list[int]) -> int:
    """13.18, 13.19 R56 What the bot's next shape may adjoin: its shapes, and yours beside them."""
    footholds = 0
    for shape in bot:
        footholds |= shape
    beside = around(footholds)
    for shape in own:
        if shape & beside:
            footholds |= shape
    return footholds


def bot_shapes(own: list[int], bot: list[int], number: int) -> list[int]:
    """13.17 to 13.20 R56 All shapes the bot may draw: those of the largest number that fits."""
    taken = START | sum(own) | sum(bot)
    allowed = (around(bot_footholds(own, bot)) | BOT_SQUARES) & ~taken
    for largest in range(number, 0, -1):
        fitting: list[int] = []
        for mask in OF_NUMBER[largest]:
            if mask & allowed and not mask & taken:
                fitting.append(mask)
        if fitting:
            return fitting
    return []


def why_not_bot_draw(mask: int, own: list[int], bot: list[int], number: int) -> str:
    """13.17 to 13.20 R56 The reason against this shape of the bot; empty if there is none."""
    reason = why_not_lie(mask, sum(own), sum(bot), number)
    fitting = bot_shapes(own, bot, number)
    if reason or mask in fitting:
        return reason
    if fitting and NUMBER_OF[mask] < NUMBER_OF[fitting[0]]:
        return "bot_draws_larger"
    return "not_a_bot_beginning"

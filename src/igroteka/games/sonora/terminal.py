"""The table of Sonora in the terminal: the desert, everybody's points, one's own sheet."""

from __future__ import annotations

from typing import Any, Final

from igroteka.games.sonora.pieces import (
    ANIMALS,
    BUILDINGS,
    CANYON_CELLS,
    CANYON_HEIGHT,
    CANYON_ROWS,
    CANYON_WIDTH,
    CELL_COLUMN,
    CELL_ROW,
    CIRCLE_ANIMAL,
    CIRCLE_X,
    CIRCLE_Y,
    COLOURS,
    COLUMN_CELLS,
    COLUMN_LETTERS,
    COLUMNS,
    CREEK_BONUS,
    CREEK_CELLS,
    CREEK_POINTS,
    DISCOVERABLE,
    EDGE_SUM,
    HALF_WIDTH,
    HEXES,
    NO_SYMBOL,
    NODE_COST,
    NODES,
    SYMBOLS,
    ZONES,
)
from igroteka.kernel.board import Block, Cell, Speaker

Seen = dict[str, Any]  # a view is plain JSON

WIDE: Final = 25  # characters across the desert
HIGH: Final = 13
STYLE_OF: Final = ("red", "yellow", "green", "blue")


def board(view: Seen, seat: int, names: list[str], words: Speaker) -> list[Block]:
    """The table as `seat` sees it; -1 is the spectator."""
    blocks = [desert(view), players(view, names, words)]
    if "bot" in view:
        blocks.append(bot(view["bot"], words))
    if seat >= 0:
        mine = view["players"][seat]
        blocks += [ruins(mine, words), creek(mine, words), canyon(mine, view), mud(mine, words)]
    return blocks


def desert(view: Seen) -> Block:
    """The board from above: corners empty, circles by the letter of their animal, discs."""
    rows = [[Cell("·", "dim") for _ in range(WIDE)] for _ in range(HIGH)]
    for row in range(HIGH):
        for column in range(WIDE):
            x = abs(2 * column - WIDE + 1) * HALF_WIDTH // (WIDE - 1)
            y = abs(2 * row - HIGH + 1) * HALF_WIDTH // (HIGH - 1)
            if x + y > EDGE_SUM:
                rows[row][column] = Cell(" ")
    rows[HIGH // 2][WIDE // 2] = Cell("O", "bold")
    for circle in range(len(CIRCLE_X)):
        row, column = spot(CIRCLE_X[circle], CIRCLE_Y[circle])
        rows[row][column] = Cell(ANIMALS[CIRCLE_ANIMAL[circle]][0].upper(), "bold cyan")
    for disc in view["discs"]:
        if "place" in disc:
            row, column = spot(disc["place"][0], disc["place"][1])
            style = STYLE_OF[COLOURS.index(disc["colour"])]
            rows[row][column] = Cell(str(disc["number"]), f"bold reverse {style}")
    block = Block(tight=True)
    for cells in rows:
        block.add_cells(cells)
    return block


def spot(x: int, y: int) -> tuple[int, int]:
    """The row and column of a place in micrometres; north is up."""
    row = (HALF_WIDTH - y) * (HIGH - 1) // (2 * HALF_WIDTH)
    return row, (x + HALF_WIDTH) * (WIDE - 1) // (2 * HALF_WIDTH)


def players(view: Seen, names: list[str], words: Speaker) -> Block:
    """All players at a glance."""
    header = [
        "",
        *[words.text(f"score-{zone}") for zone in ZONES],
        words.text("label-corner"),
        words.text("label-discs"),
        words.text("label-bonuses"),
    ]
    block = Block(header=header)
    for seat in range(len(names)):
        player = view["players"][seat]
        hand = [
            words.name("disc", disc["disc"])
            for disc in view["discs"]
            if disc["owner"] == seat and disc["status"] == "hand"
        ]
        points = [str(player["points"][zone]) for zone in ZONES]
        cells = [names[seat], *points, player["corner"], ", ".join(hand) or "–"]
        block.add([*cells, bonuses(player, words)], f"seat{seat}")
    return block


def bonuses(player: Seen, words: Speaker) -> str:
    """The bonuses that can still be used."""
    held = {
        "reflick": player["reflicks"] - player["reflicks_used"],
        "swap": player["swaps"] - player["swaps_used"],
    }
    for animal in DISCOVERABLE:
        kept = player["discovered"][animal] - player["used"][animal]
        held[animal] = player["bonuses"][animal] + kept
    found = [f"{words.name('bonus', name)} {held[name]}" for name in held if held[name]]
    return ", ".join(found) or "–"


def bot(seen: Seen, words: Speaker) -> Block:
    """The bot of the solo game."""
    block = Block()
    boxes = [f"{node} {number}" for node, number in seen["boxes"].items()]
    hexes = f"{seen['crossed']}/{seen['circled']}"
    cells = " ".join(seen["creek"])
    block.add([words.text("label-bot"), hexes, cells or "–", ", ".join(boxes) or "–"])
    return block


def ruins(player: Seen, words: Speaker) -> Block:
    """The eight buildings with their crossed hexes."""
    block = Block(title=words.name("zone", "cliff"))
    cells: list[str] = []
    for index, name in enumerate(BUILDINGS):
        seen = player["buildings"][name]
        mark = "*" if seen["reward"] == "top" else "-" if seen["top_struck"] else ""
        cells.append(f"{words.name('building', name)} {seen['crossed']}/{HEXES[index]}{mark}")
    block.add(cells[: len(cells) // 2])
    block.add(cells[len(cells) // 2 :])
    return block


def creek(player: Seen, words: Speaker) -> Block:
    """The creek branch by branch: passed cells as x, ends in brackets, free ones as printed."""
    block = Block(title=words.name("zone", "creek"))
    rows: dict[str, list[str]] = {}
    for cell in range(len(CREEK_CELLS)):
        name = CREEK_CELLS[cell]
        bonus = CREEK_BONUS[cell]
        printed = str(CREEK_POINTS[cell])
        if bonus != NO_SYMBOL:
            printed = words.name("bonus", SYMBOLS[bonus])
        if name in player["circled"]:
            printed = f"({printed})"
        elif name in player["creek"]:
            printed = "x"
        rows.setdefault(name.rstrip("0123456789"), []).append(printed)
    for branch, cells in rows.items():
        block.add([branch, " ".join(cells)])
    return block


def canyon(player: Seen, view: Seen) -> Block:
    """The canyon as it is printed, drawn cells as blocks, the bot's as crosses."""
    rows = [
        [Cell(CANYON_ROWS[row][column].replace("#", " "), "dim") for column in range(CANYON_WIDTH)]
        for row in range(CANYON_HEIGHT)
    ]
    drawn = [(name, "■", "green") for shape in player["shapes"] for name in shape]
    if "bot" in view:
        drawn += [(name, "x", "red") for shape in view["bot"]["shapes"] for name in shape]
    for name, mark, style in drawn:
        cell = CANYON_CELLS.index(name)
        rows[CELL_ROW[cell]][CELL_COLUMN[cell]] = Cell(mark, style)
    block = Block(tight=True)
    block.add_cells([Cell("   "), Cell(COLUMN_LETTERS[:CANYON_WIDTH], "dim")])
    for number, cells in enumerate(rows, 1):
        block.add_cells([Cell(f"{number:2} ", "dim"), *cells])
    return block


def mud(player: Seen, words: Speaker) -> Block:
    """The nodes with their costs, crossed ones in brackets, and the columns."""
    block = Block(title=words.name("zone", "mud"))
    nodes = [
        f"[{NODES[node]}]" if NODES[node] in player["nodes"] else f"{NODES[node]}:{NODE_COST[node]}"
        for node in range(len(NODES))
    ]
    block.add([" ".join(nodes)])
    columns = [
        f"{COLUMNS[c]}: {player['columns'][COLUMNS[c]]}/{COLUMN_CELLS[c]}"
        for c in range(len(COLUMNS))
    ]
    block.add([f"{words.text('label-columns')} {', '.join(columns)}"])
    if player["total"]:
        block.add([f"{words.text('label-total')}: {player['total']}"])
    return block

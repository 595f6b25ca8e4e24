"""The table of Cosmic Colonies in the terminal: board, players, one's own asteroid and cards."""

from __future__ import annotations

from typing import Any, Final

from igroteka.games.cosmic_colonies.grid import SIZE, square
from igroteka.games.cosmic_colonies.pieces import (
    ASTEROIDS,
    BUILDINGS,
    LETTERS,
    RESOURCES,
    SIDES,
    TERRAIN,
    TERRAINS,
)
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS
from igroteka.kernel.board import Block, Cell, Speaker

Seen = dict[str, Any]  # a view is plain JSON

TERRAIN_STYLES: Final = ("bold cyan", "white", "yellow", "dim")
TILE_LETTERS: Final = ("H", "G", "A", "P", "E", "f", "s")
MONUMENT_LETTER: Final = "M"
# Events that move pieces of which another event tells.
QUIET: Final = ("moved", "takes")


def board(view: Seen, seat: int, names: list[str], words: Speaker) -> list[Block]:
    """The table as `seat` sees it; -1 is the spectator."""
    blocks = [market(view, words), slots(view, words), players(view, names, words)]
    if "automaton" in view:
        blocks.append(automaton(view["automaton"], words))
    if seat >= 0:
        mine = view["players"][seat]
        blocks.append(asteroid(mine))
        blocks.append(hand(mine, view["variant"]["mode"] == "advanced", words))
    return blocks


def market(view: Seen, words: Speaker) -> Block:
    """How much of each resource lies on the board."""
    block = Block()
    block.add([f"{words.name('resource', kind)}: {view['areas'][kind]}" for kind in RESOURCES])
    return block


def slots(view: Seen, words: Speaker) -> Block:
    """How many tiles of each building are for sale."""
    block = Block()
    block.add(
        [
            f"{words.name('building', name)}: {'■' * sum(filled) or '–'}"
            for name, filled in view["slots"].items()
        ]
    )
    return block


def players(view: Seen, names: list[str], words: Speaker) -> Block:
    """All players at a glance."""
    resources = [words.name("resource", kind) for kind in RESOURCES]
    header = ["", words.shared("score-title"), *resources, words.text("phase-acting")]
    block = Block(header=header)
    for seat in range(len(names)):
        player = view["players"][seat]
        played = [f"{priority(name)} {words.name('worker', name)}" for name in player["played"]]
        stored = [str(player["resources"][kind]) for kind in RESOURCES]
        block.add(
            [names[seat], str(sum(player["points"].values())), *stored, ", ".join(played)],
            f"seat{seat}",
        )
    return block


def automaton(bot: Seen, words: Speaker) -> Block:
    """The automaton of the solo game."""
    built = [f"{words.name('building', name)} {n}" for name, n in bot["built"].items() if n]
    block = Block()
    block.add(
        [words.text("label-automaton"), str(sum(bot["points"].values())), ", ".join(built) or "–"]
    )
    return block


def priority(name: str) -> int:
    """The number of a worker, by which workers act."""
    return WORKERS[CARDS.index(name)].priority


def asteroid(player: Seen) -> Block:
    """One's own asteroid: letters of terrain where it is open, of buildings where it is not."""
    terrain = TERRAIN[SIDES.index(player["side"])][ASTEROIDS.index(player["asteroid"])]
    covered: dict[tuple[int, int], str] = {}
    for tile in player["tiles"]:
        for row, col in tile["squares"]:
            covered[row, col] = TILE_LETTERS[BUILDINGS.index(tile["building"])]
    for tile in player["monuments"]:
        for row, col in tile["squares"]:
            covered[row, col] = MONUMENT_LETTER
    block = Block()
    block.add_cells([Cell(""), *[Cell(str(col + 1), "dim") for col in range(SIZE)]])
    for row in range(SIZE):
        cells = [Cell(str(row + 1), "dim")]
        for col in range(SIZE):
            cell = Cell(" ")
            for kind in range(len(TERRAINS)):
                if terrain[kind] & square(row, col):
                    cell = Cell(LETTERS[kind].lower(), TERRAIN_STYLES[kind])
            if (row, col) in covered:
                cell = Cell(covered[row, col], "bold reverse green")
            cells.append(cell)
        block.add_cells(cells)
    return block


def hand(player: Seen, advanced: bool, words: Speaker) -> Block:
    """The cards of the hand and the goal."""
    block = Block()
    for name in player["hand"]:
        worker = WORKERS[CARDS.index(name)]
        does = words.name("worker", name, "does")
        if advanced:
            does = f"{words.name('worker', name, 'day')} / {words.name('worker', name, 'night')}"
        title = words.name("worker", name)
        block.add([str(worker.priority), title, f"×{worker.capacity}", does])
    block.add(["", words.name("goal", player["goal"])])
    return block

"""The board of Cosmic Colonies in the terminal: areas, buildings, cards and one's own asteroid."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

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
from igroteka.words import Words

GAME = "cosmic_colonies"
TERRAIN_STYLES = ("bold cyan", "white", "yellow", "dim")
TILE_LETTERS = ("H", "G", "A", "P", "E", "f", "s")
MONUMENT_LETTER = "M"


def cosmic_colonies(
    seen: dict[str, Any], rows: list[str], styles: tuple[str, ...], words: Words
) -> RenderableType:
    """The table as a seat sees it."""
    title = Text.assemble(
        (f" {seen['round']}/{seen['rounds']} ", "bold reverse"),
        " ",
        words.phase(GAME, seen["phase"]),
    )
    board = Table(box=None, show_header=False, padding=(0, 1))
    board.add_row(*[resource_cell(kind, seen, words) for kind in RESOURCES])
    slots = [
        f"{words.name(GAME, 'building', name)}: {'■' * sum(filled) or '–'}"
        for name, filled in seen["slots"].items()
    ]
    parts: list[RenderableType] = [title, board, Text(" · ".join(slots))]
    parts.append(players_table(seen, rows, styles, words))
    if "automaton" in seen:
        bot = seen["automaton"]
        built = ", ".join(
            f"{words.name(GAME, 'building', name)} {n}" for name, n in bot["built"].items() if n
        )
        parts.append(
            Text(f"{words.text(GAME + '-label-automaton')}: {bot['score']} · {built or '–'}")
        )
    if seen["seat"] >= 0:
        mine = seen["players"][seen["seat"]]
        parts.append(asteroid(mine))
        parts.append(hand(mine, seen["variant"]["mode"] == "advanced", words))
    return Group(*parts)


def resource_cell(kind: str, seen: dict[str, Any], words: Words) -> str:
    """How much of a resource lies on the board."""
    return f"{words.name(GAME, 'resource', kind)}: {seen['areas'][kind]}"


def players_table(
    seen: dict[str, Any], rows: list[str], styles: tuple[str, ...], words: Words
) -> Table:
    """All players at a glance."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    table.add_column(words.text("terminal-column-score"))
    for kind in RESOURCES:
        table.add_column(words.name(GAME, "resource", kind))
    table.add_column(words.name(GAME, "phase", "acting"))
    for seat, player in enumerate(seen["players"]):
        played = [
            f"{worker_number(name)} {words.name(GAME, 'worker', name)}" for name in player["played"]
        ]
        table.add_row(
            rows[seat],
            str(player["score"]),
            *[str(player["resources"][kind]) for kind in RESOURCES],
            ", ".join(played),
            style=styles[seat],
        )
    return table


def worker_number(name: str) -> int:
    """The priority of a worker."""
    return WORKERS[CARDS.index(name)].priority


def asteroid(player: dict[str, Any]) -> Text:
    """One's own asteroid: letters of terrain where it is open, of buildings where it is not."""
    terrain = TERRAIN[SIDES.index(player["side"])][ASTEROIDS.index(player["asteroid"])]
    covered: dict[tuple[int, int], str] = {}
    for tile in player["tiles"]:
        for row, col in tile["squares"]:
            covered[row, col] = TILE_LETTERS[BUILDINGS.index(tile["building"])]
    for tile in player["monuments"]:
        for row, col in tile["squares"]:
            covered[row, col] = MONUMENT_LETTER
    drawn = Text("    " + " ".join(str(col + 1) for col in range(SIZE)) + "\n", style="dim")
    for row in range(SIZE):
        drawn.append(f"  {row + 1} ", style="dim")
        for col in range(SIZE):
            letter, style = " ", ""
            for kind in range(len(TERRAINS)):
                if terrain[kind] & square(row, col):
                    letter, style = LETTERS[kind].lower(), TERRAIN_STYLES[kind]
            if (row, col) in covered:
                letter, style = covered[row, col], "bold reverse green"
            drawn.append(letter, style=style)
            drawn.append(" ")
        drawn.append("\n")
    return drawn


def hand(player: dict[str, Any], advanced: bool, words: Words) -> Table:
    """The cards of the hand and the goal."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    for name in player["hand"]:
        worker = WORKERS[CARDS.index(name)]
        message = f"{GAME}-worker-{name}"
        does = (
            words.text(f"{message}.day") + " / " + words.text(f"{message}.night")
            if advanced
            else (words.text(f"{message}.does"))
        )
        title = words.name(GAME, "worker", name)
        table.add_row(str(worker.priority), title, f"×{worker.capacity}", does)
    table.add_row("", words.name(GAME, "goal", player["goal"]))
    return table

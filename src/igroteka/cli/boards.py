"""Prints a table in the terminal from the text blocks that a game's `terminal.py` makes."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from igroteka.games import part_of
from igroteka.kernel.board import Block, Cell
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.words.words import GameWords, Words

SEAT_MARKS: Final = ("●", "■", "▲", "◆", "⬟")
SEAT_STYLES: Final = ("blue", "red", "green", "yellow", "magenta")


def show_board(
    out: Console, game: AnyGame, s: State, seat: int, names: list[str], words: Words
) -> None:
    """Print round, phase and board as a seat sees them; -1 is the spectator.

    `names` has a name for each seat.
    """
    id, progress = game.meta.id, game.progress(s)
    rounds = f" {progress.round}/{progress.rounds} " if progress.rounds > 1 else ""
    out.print(Text.assemble((rounds, "bold reverse"), " ", words.phase(id, progress.phase)))
    rows = [seat_name(other, names) for other in range(s.seats)]
    blocks: list[Block] = part_of(id, "terminal").board(
        dict(game.look(s, seat)), seat, rows, GameWords(words, id)
    )
    for block in blocks:
        out.print(drawn(block))


def quiet_events(id: str) -> tuple[str, ...]:
    """The codes of events that are not printed: `QUIET` of the game's `terminal.py`, if any."""
    quiet: tuple[str, ...] = getattr(part_of(id, "terminal"), "QUIET", ())
    return quiet


def seat_name(seat: int, names: list[str]) -> str:
    """The mark of a seat and the name of its player, e.g. `● Anna`."""
    return f"{SEAT_MARKS[seat]} {names[seat]}"


def drawn(block: Block) -> Table:
    """A text block as a table of the library rich."""
    padding = (0, 0) if block.tight else (0, 1)
    table = Table(
        box=None,
        title=block.title or None,
        title_justify="left",
        padding=padding,
        show_header=bool(block.header),
    )
    width = max([len(block.header), *[len(row) for row in block.rows]])
    for column in range(width):
        table.add_column(block.header[column] if column < len(block.header) else "")
    for row, style in zip(block.rows, block.styles, strict=True):
        table.add_row(*[text_of(cell) for cell in row], style=style_of(style))
    return table


def text_of(cell: Cell) -> Text:
    """A cell of a block as text of rich, with its style."""
    return Text(cell.text, style=style_of(cell.style))


def style_of(style: str) -> str:
    """A style of a block as a style of rich: `seat2` becomes the colour of seat 2."""
    words = [
        SEAT_STYLES[int(word.removeprefix("seat"))] if word.startswith("seat") else word
        for word in style.split()
    ]
    return " ".join(words)

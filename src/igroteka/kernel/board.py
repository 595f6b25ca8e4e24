"""A table as plain text blocks: what a game's `terminal.py` makes of a view, and how it speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Speaker(Protocol):
    """The words of one game in one language, as the layer above provides them.

    A protocol, because that layer is not compiled and cannot inherit from what is.
    """

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a thing of the game, or one of its forms."""

    def text(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        """A message of the game; `id` is given without the game's prefix."""

    def shared(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        """A message that all games share."""


class Cell:
    """A piece of text; `style` is empty, or words such as `bold`, `dim`, `green`, `seat2`."""

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style


class Block:
    """Rows of cells under an optional title and header; `tight` rows have no space between cells.

    A row may be given a style as a whole, e.g. `seat1`.
    """

    __slots__ = ("header", "rows", "styles", "tight", "title")

    def __init__(self, title: str = "", header: list[str] | None = None, tight: bool = False):
        self.title = title
        self.header = [] if header is None else header
        self.rows: list[list[Cell]] = []
        self.styles: list[str] = []
        self.tight = tight

    def add(self, cells: list[str], style: str = "") -> None:
        """Add a row of plain texts."""
        self.add_cells([Cell(text) for text in cells], style)

    def add_cells(self, cells: list[Cell], style: str = "") -> None:
        """Add a row of cells."""
        self.rows.append(cells)
        self.styles.append(style)

"""What is nobody else's business in each game: `tests/games/<game>/secrets.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from igroteka.games import all_game_names

GAMES = Path(__file__).parent.parent / "games"


class Secretive(NamedTuple):
    """A way to play a game, and what in it is nobody else's business."""

    game: str
    variant: dict[str, str]
    told_alone: set[str]  # events only their own seat hears of
    kept_alone: set[str]  # parts of a player only their own view has
    seats: int = 2

    def __str__(self) -> str:
        return "-".join([self.game, *self.variant.values(), str(self.seats)])


def secretive(game: str) -> list[Secretive]:
    """The ways to play one game; a game without the file has one way and keeps nothing secret."""
    file = GAMES / game / "secrets.toml"
    if not file.exists():
        return [Secretive(game, {}, set(), set())]
    return [
        Secretive(game, way["variant"], set(way["told_alone"]), set(way["kept_alone"]))
        for way in tomllib.loads(file.read_text("utf-8"))["way"]
    ]


SECRETIVE = [way for game in all_game_names() for way in secretive(game)]

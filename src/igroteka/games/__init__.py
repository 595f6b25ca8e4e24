"""The games of the house: every folder here that has a `meta.py` is one, found by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.game import AnyGame

_loaded: dict[str, AnyGame] = {}


@cache
def all_game_names() -> tuple[str, ...]:
    """The ids of all games, those for developers included, in alphabetical order."""
    return tuple(sorted([folder.name for folder in files(__name__).iterdir() if is_game(folder)]))


def is_game(folder: Traversable) -> bool:
    """Whether a folder holds a game."""
    return folder.joinpath("meta.py").is_file()


def has_game(name: str) -> bool:
    """Whether there is a game with this id."""
    return name.isidentifier() and is_game(folder_of(name))


def game_names(developer: bool = False) -> list[str]:
    """The ids of the games people can play; with `developer` also those for developers only."""
    return [name for name in all_game_names() if developer or not game_named(name).meta.developer]


def game_named(name: str) -> AnyGame:
    """The game with this id; raises `UnknownChoice` if there is none."""
    if name not in _loaded:
        if not has_game(name):
            raise UnknownChoice(f"expected a game among {', '.join(game_names())}; found {name!r}")
        game: AnyGame = part_of(name, "game").GAME
        _loaded[name] = game
    return _loaded[name]


def part_of(name: str, part: str) -> ModuleType:
    """A module of a game's folder, e.g. its `terminal`."""
    return import_module(f"{__name__}.{name}.{part}")


def folder_of(name: str) -> Traversable:
    """The folder of a game, where its words and data lie; also inside a zip."""
    return files(__name__).joinpath(name)

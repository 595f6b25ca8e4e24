"""The games of the house, found by name and loaded when first asked for."""

from __future__ import annotations

from importlib import import_module

from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.game import AnyGame

GAMES = ("orleans", "cosmic_colonies")
TEMPLATE = "caravan"  # the small game newcomers copy; plays like any other, shown to nobody
_PACKAGES = {"caravan": "_template"}
_loaded: dict[str, AnyGame] = {}


def game_names() -> list[str]:
    """The ids of all games people can play."""
    return list(GAMES)


def game_named(name: str) -> AnyGame:
    """The game with this id."""
    if name not in GAMES and name != TEMPLATE:
        raise UnknownChoice(f"expected a game among {', '.join(GAMES)}; found {name!r}")
    if name not in _loaded:
        package = import_module(f"igroteka.games.{_PACKAGES.get(name, name)}")
        game: AnyGame = package.GAME
        _loaded[name] = game
    return _loaded[name]

"""The stored positions of the page tests are what a server of today would send."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from igroteka.games import part_of
from igroteka.server.fold import Folded, decode
from igroteka.server.messages import View, encode
from tools import fixtures

STORED = [(game, name) for game in fixtures.games() for name in fixtures.wishes(game)]
every_position = pytest.mark.parametrize(
    ("game", "name"), STORED, ids=[f"{game}-{name}" for game, name in STORED]
)


def stored(game: str, name: str) -> bytes:
    """The message as it lies in the file."""
    return (fixtures.FOLDER / game / f"{name}.json").read_bytes().strip()


def test_each_wanted_position_is_stored_and_no_other() -> None:
    """`python tools/fixtures.py` writes them anew."""
    files = {
        (path.parent.name, path.stem)
        for path in fixtures.FOLDER.glob("*/*")
        if path.name != fixtures.WANTED
    }

    assert files == set(STORED)


@every_position
def test_a_stored_position_has_the_shape_of_the_wire_and_of_its_game(game: str, name: str) -> None:
    message = decode(stored(game, name))
    assert isinstance(message, View)
    view: Any = json.loads(bytes(message.view))

    assert json.loads(encode(message)) == json.loads(stored(game, name))
    assert message.table.game == game
    assert msgspec.convert(view, part_of(game, "view").View) == view


@every_position
def test_a_stored_position_is_as_wished_for(game: str, name: str) -> None:
    wish = fixtures.wishes(game)[name]
    message = decode(stored(game, name))
    assert isinstance(message, View)

    assert len(message.table.seats) == wish.seats
    assert wish.variant.items() <= message.table.variant.items()
    assert (message.scores is not None) == wish.over
    offered = Folded()
    offered.fold(message)
    for pattern in wish.offers:
        assert any([pattern.fullmatch(option.text) for option in offered.options]), pattern


def test_what_no_game_comes_to_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fixtures, "SEEDS", 2)
    wish = fixtures.Wish(2, offers=["fly to the moon"])

    with pytest.raises(SystemExit, match="expected a fitting position"):
        fixtures.found("caravan", wish.seats, wish.variant, wish.fits, wish.prefer)

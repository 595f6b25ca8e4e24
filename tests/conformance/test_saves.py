"""Saves of every game: what is written comes back, and what does not fit is refused in a sentence.

The fields that a game declares say what cannot be in a save; chance tries the rest.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.game import AnyGame
from igroteka.lab.laws import choose, written
from tests.conformance.heard import heard
from tests.conformance.registry import every_game
from tests.conformance.save_edits import (
    STRANGE,
    Change,
    changed,
    changes_of,
    changes_of_steps,
    changes_of_the_rest,
    damage,
    mixed_up,
    places_in,
)

pytestmark = pytest.mark.slow

LONGEST = 300  # letters of a refusal
TRIED = 4  # positions whose fields are changed one by one
DAMAGED = 250  # positions that are damaged by chance
PLAYED_ON = 20  # decisions after a damaged position that was taken


def some_saves(name: str, number: int) -> list[Any]:
    """Saves from all over the games that were heard."""
    positions = heard(name).positions
    chosen = positions[:: max(1, len(positions) // number)][:number]
    return [json.loads(written(heard(name).game, s)) for s in chosen]


def complaint(game: AnyGame, data: Any) -> str:
    """The sentence with which a save is refused; empty if it is taken."""
    before = json.dumps(data)
    try:
        game.load(data)
    except UnreadableSave as error:
        assert json.dumps(data) == before, "the save itself is not touched"
        return str(error)
    return ""


def is_sentence(text: str) -> bool:
    """Whether a refusal is one short sentence that says what was expected."""
    return "expected" in text and "\n" not in text and len(text) <= LONGEST


def taken(name: str, data: Any, changes: Iterable[Change]) -> list[str]:
    """The changes of a save that are not refused in a sentence."""
    game = heard(name).game
    found = [(change, complaint(game, changed(data, change))) for change in changes]
    return [f"{change}: {text or 'taken'}" for change, text in found if not is_sentence(text)]


@every_game
def test_every_position_comes_back(name: str) -> None:
    game = heard(name).game
    for s in heard(name).positions[::2]:
        text = written(game, s)
        again = game.load(json.loads(text))
        assert written(game, again) == text
        assert game.waiting(again) == game.waiting(s)


@every_game
def test_what_is_no_save_at_all_is_refused(name: str) -> None:
    for data in [*STRANGE, [], {}]:
        with pytest.raises(UnreadableSave, match="expected"):
            heard(name).game.load(data)


@every_game
def test_what_a_field_cannot_be_is_refused(name: str) -> None:
    for data in some_saves(name, TRIED):
        fields, seats = heard(name).game.fields, data["position"]["seats"]
        changes = changes_of(fields, data["position"], seats, ("position",))
        assert taken(name, data, changes) == []


@every_game
def test_steps_that_cannot_be_are_refused(name: str) -> None:
    for data in some_saves(name, 2):
        changes = changes_of_steps(heard(name).game, data["position"]["seats"])
        assert taken(name, data, changes) == []


@every_game
def test_what_the_kernel_writes_is_checked_too(name: str) -> None:
    for data in some_saves(name, TRIED):
        assert taken(name, data, changes_of_the_rest(heard(name).game, data)) == []


@every_game
def test_a_damaged_save_is_refused_or_plays_on_lawfully(name: str) -> None:
    chance = Random(97)
    saves = some_saves(name, 40)
    for number in range(DAMAGED):
        data = saves[number % len(saves)]
        change = damage(data, chance)
        broken = changed(data, change)
        try:
            text = complaint(heard(name).game, broken)
            assert not text or is_sentence(text), text
            if not text:
                plays_on(heard(name).game, broken, chance)
        except Exception as error:
            error.add_note(f"damage {number}: {change}")
            raise


@every_game
def test_pending_steps_that_are_mixed_up_are_refused_or_play_on_lawfully(name: str) -> None:
    chance = Random(98)
    saves = some_saves(name, 60)
    for number in range(DAMAGED):
        data = saves[number % len(saves)]
        change = mixed_up(data, saves, chance)
        broken = changed(data, change)
        try:
            text = complaint(heard(name).game, broken)
            assert not text or is_sentence(text), text
            if not text:
                plays_on(heard(name).game, broken, chance)
        except Exception as error:
            error.add_note(f"damage {number}: {change}")
            raise


@every_game
def test_something_nested_deeply_is_refused_in_a_sentence(name: str) -> None:
    data = some_saves(name, 1)[0]
    deep: object = 0
    for _ in range(300):
        deep = [{"a": deep}]
    for path in places_in(data, ()):
        assert is_sentence(complaint(heard(name).game, changed(data, Change(path, deep)))), path


def plays_on(game: AnyGame, data: Any, chance: Random) -> None:
    """A loaded position is whole: everybody can look, whoever waits can choose, pieces stay."""
    s = game.load(data)
    pieces = game.pieces(s)
    for _ in range(PLAYED_ON):
        again = written(game, game.load(json.loads(written(game, s))))
        assert again == written(game, s), "a save comes back as another position"
        for seat in range(-1, s.seats):
            json.dumps(game.look(s, seat))
        game.scores(s)
        if not game.waiting(s):
            return
        for seat in game.waiting(s):
            assert game.options(s, seat) or game.openings(s, seat), f"seat {seat} cannot choose"
        seat = chance.choice(game.waiting(s))
        game.play(s, seat, choose(game, s, seat, chance))
        assert game.pieces(s) == pieces, "pieces got lost"

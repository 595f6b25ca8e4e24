"""Events of every game: pieces move between elements that the board has."""

from __future__ import annotations

import re
import tomllib
from random import Random

import pytest

from igroteka.games import game_named
from igroteka.lab.laws import OF_SEATS
from tests.conformance.heard import heard
from tests.conformance.registry import EXPECTED, every_game, sources_of
from tests.laws.walks import plausible

pytestmark = pytest.mark.slow


def only_in_events(name: str) -> set[str]:
    """The kinds of elements that `events.toml` of a game's tests adds to those of its actions."""
    file = EXPECTED / name / "events.toml"
    return set(tomllib.loads(file.read_text("utf-8"))["places"]) if file.exists() else set()


def kind_of(element: str) -> str:
    """The kind of an element: `slot` of `slot:castle/3`."""
    return element.partition(":")[0]


@every_game
def test_pieces_move_between_known_elements(name: str) -> None:
    found = heard(name)
    chosen = {kind_of(one) for action in found.game.actions.all for one in action.path}
    chosen |= {kind_of(opening.element) for opening in found.openings.values()}
    moved = {
        kind_of(element)
        for event in found.events.values()
        for element in (event.source, event.target)
        if element
    }

    known, source = only_in_events(name), "\n".join(sources_of(name).values())
    assert sorted(moved - chosen - set(OF_SEATS) - known) == []
    assert [kind for kind in known if not re.search(rf"\"{kind}[:\"]", source)] == []


@every_game
def test_the_arguments_of_events_are_plain(name: str) -> None:
    for event in heard(name).events.values():
        assert all([type(value) in (int, str) for value in event.args.values()]), event
        assert all([type(number) is int for number in event.trace]), event


@every_game
def test_a_new_round_is_told_as_an_occasion(name: str) -> None:
    """So that it holds the screen until people have seen what it brought them."""
    game = game_named(name)
    if game.progress(game.setup(game.meta.max_seats, 7)).rounds < 2:
        return
    s = game.setup(game.meta.max_seats, 7, listen=True)
    game.heard(s)
    chance, begun, told = Random(7), game.progress(s).round, 0
    while game.waiting(s):
        seat = game.waiting(s)[0]
        game.apply(s, seat, plausible(game, s, seat, chance))
        now, events = game.progress(s).round, game.heard(s)
        occasions = [event for event in events if event.occasion]
        if now != begun and game.waiting(s):
            assert occasions, f"round {now} begins without an occasion"
        assert all([len(event.brought) == s.seats for event in occasions])
        begun, told = now, told + len(occasions)

    assert told


@every_game
def test_something_is_revealed_and_something_is_not(name: str) -> None:
    """A game in which nothing, or everything, were a barrier would have no undo worth testing."""
    assert {event.barrier for event in heard(name).events.values()} == {True, False}

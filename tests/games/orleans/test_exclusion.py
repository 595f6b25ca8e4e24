"""Chapter 8, the optional rule: place tiles leave the game before the first round."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import PLACES
from igroteka.games.orleans.state import OrleansState
from tests.games.orleans.support.positions import options, phase, play, refusal

ON = {"exclusion": "yes", "first_player": "2"}


def excluded(s: OrleansState) -> list[str]:
    """The place tiles out of the game."""
    return [PLACES[tile] for tile in s.excluded]


@pytest.mark.parametrize(("seats", "removed"), [(2, 4), (3, 3), (4, 4)])
def test_8_1_each_player_may_remove_a_tile(seats: int, removed: int) -> None:
    """T60: 4, 3 and 4 tiles leave the game with two, three and four players."""
    s = GAME.setup(seats, 3, ON)
    order = []

    while phase(s) == "exclusion":
        seat = GAME.waiting(s)[0]
        order.append(seat)
        play(s, seat, options(s, seat)[1])

    assert order == [(1 + turn) % seats for turn in range(removed)]
    assert len(excluded(s)) == removed
    assert len(s.tiles) == 20 - removed
    assert s.round == 1


def test_8_1_tiles_of_either_stack_can_go() -> None:
    s = GAME.setup(4, 3, ON)
    assert len(options(s, 1)) == 21

    play(s, 1, "exclude school")
    play(s, 2, "exclude hayrick")

    assert excluded(s) == ["school", "hayrick"]
    assert GAME.view(s, 0)["excluded"] == ["school", "hayrick"]


def test_8_1_a_tile_goes_only_once() -> None:
    s = GAME.setup(4, 3, ON)
    play(s, 1, "exclude school")

    assert refusal(s, 2, "exclude school") == ("tile_gone", "8.1")


def test_8_1_without_the_option_nothing_is_removed() -> None:
    s = GAME.setup(4, 3)

    assert s.round == 1
    assert len(s.tiles) == 20
    assert refusal(s, 0, "exclude school") == ("not_now", "2.1")


def test_8_2_with_two_players_each_removes_two() -> None:
    s = GAME.setup(2, 3, ON)

    for seat, tile in ((1, "school"), (0, "hayrick"), (1, "winery"), (0, "office")):
        assert GAME.waiting(s) == [seat]
        play(s, seat, f"exclude {tile}")

    assert excluded(s) == ["school", "hayrick", "winery", "office"]
    assert phase(s) == "planning"

"""Chapter 11, the expansion: monuments fill holes of just their shape."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import MONUMENTS
from igroteka.games.cosmic_colonies.state import ColoniesState
from tests.games.cosmic_colonies.support.positions import (
    COMPLEX,
    Seat,
    areas,
    built,
    decision,
    lay,
    line,
    options,
    play,
    refusal,
    store,
    supply,
    table,
    turn,
)


def statue_beside_the_complex(monuments: str = "obelisk star dome") -> ColoniesState:
    """Case 51: Vesta with the complex on 1,2 to 1,5; a statue is about to be laid."""
    s = turn("stonemason", Seat("", [COMPLEX]), monuments=monuments)
    assert decision(s) == "LaySpecial"
    return s


@pytest.mark.parametrize(("seats", "number"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_11_1_there_are_as_many_monuments_as_players(seats: int, number: int) -> None:
    found = set()
    for seed in range(25):
        s = GAME.setup(seats, seed, {"expansion": "yes"})
        assert len(set(s.monuments)) == number
        found |= set(s.monuments)
    assert found == set(range(9))
    assert GAME.setup(seats, 1).monuments == []


def test_11_1_a_monument_that_is_not_there_cannot_be_raised() -> None:
    s = statue_beside_the_complex()
    lay(s, 0, "statue", "0,2")

    assert refusal(s, 0, "raise arch 0,3") == ("monument_gone", "11.1")


@pytest.mark.parametrize(("mode", "first"), [("basic", 0), ("advanced", 25)])
def test_11_2_the_additional_workers_join_the_others(mode: str, first: int) -> None:
    s = GAME.setup(3, 1, {"expansion": "yes", "expansion_workers": "yes", "mode": mode})
    dealt = [card for player in s.players for card in player.hand]

    assert len(dealt) == 12
    assert sorted([*dealt, *s.box]) == list(range(first, first + 25))


@pytest.mark.parametrize(("monuments", "workers"), [("yes", "no"), ("no", "yes")])
def test_11_2_they_may_be_left_out_and_monuments_too(monuments: str, workers: str) -> None:
    s = GAME.setup(3, 1, {"expansion": monuments, "expansion_workers": workers})
    cards = [card for player in s.players for card in player.hand] + s.box

    assert len(s.monuments) == (3 if monuments == "yes" else 0)
    assert len(cards) == (25 if workers == "yes" else 20)
    assert GAME.save(GAME.load(GAME.save(s))) == GAME.save(s)


def test_11_3_a_hole_of_just_its_shape_may_be_filled_for_nothing() -> None:
    """Case 51: the statue on 0,2 leaves the hole 0,3 to 0,5 for the obelisk."""
    s = statue_beside_the_complex()
    board = areas(s), supply(s), store(s)
    lay(s, 0, "statue", "0,2")
    assert options(s, 0) == ["skip", "raise obelisk 0,3"]

    play(s, 0, "raise obelisk 0,3")

    player = s.players[0]
    assert [MONUMENTS[n] for n in player.monuments] == ["obelisk"]
    assert player.occupied == player.covered()
    assert (areas(s), supply(s), store(s)) == board
    assert [MONUMENTS[n] for n in s.monuments] == ["star", "dome"]
    assert line(s, 0, "monument") == 5
    assert decision(s) == "ChooseAction"


def test_11_3_a_hole_of_another_shape_stays() -> None:
    """Case 52: without the statue the hole has four squares; no monument fits."""
    me = Seat("water*2 power", ["habitat 2,2 2,3 3,2 3,3"])
    s = turn("contractor", me, expansion="yes", monuments="obelisk star dome")
    play(s, 0, "build entertainment_complex 1")
    lay(s, 0, "entertainment_complex", "1,2 1,3 1,4 1,5")

    assert GAME.waiting(s) == [1]


def test_11_3_it_may_be_left() -> None:
    s = statue_beside_the_complex()
    lay(s, 0, "statue", "0,2")

    play(s, 0, "skip")

    assert s.players[0].monuments == []
    assert decision(s) == "ChooseAction"


def test_11_3_only_a_closed_hole_counts() -> None:
    """The statue on 1,1 leaves 0,2 to 0,5 open as one hole of four."""
    s = statue_beside_the_complex()
    lay(s, 0, "statue", "1,1")

    assert decision(s) == "ChooseAction"
    assert refusal(s, 0, "raise obelisk 0,3") == ("not_now", "2.1")


def test_11_3_another_hole_or_corner_is_refused() -> None:
    s = statue_beside_the_complex()
    lay(s, 0, "statue", "0,2")

    assert refusal(s, 0, "raise obelisk 0,4") == ("no_such_hole", "11.3")
    assert refusal(s, 0, "raise star 0,3") == ("no_such_hole", "11.3")
    assert refusal(s, 0, "gather water") == ("not_now", "2.1")


def test_11_3_a_moved_tile_may_leave_or_close_a_hole() -> None:
    me = Seat("", [COMPLEX, "statue 1,1"])
    s = turn("rigger", me, expansion="yes", monuments="obelisk star dome")
    play(s, 0, "pick_up 1")

    lay(s, 0, "statue", "0,2")

    assert options(s, 0) == ["skip", "raise obelisk 0,3"]


def test_11_3_the_squares_a_moved_tile_leaves_may_be_the_hole() -> None:
    """The factory leaves 0,4 and 0,5 beside the empty 0,3."""
    me = Seat("", [COMPLEX, "statue 0,2", "soylent_factory 0,4 0,5"])
    s = turn("rigger", me, expansion="yes", monuments="obelisk star dome")
    play(s, 0, "pick_up 2")

    lay(s, 0, "soylent_factory", "2,4 2,5")

    assert options(s, 0) == ["skip", "raise obelisk 0,3"]


def test_11_3_after_building_too() -> None:
    """The complex closes the hole beside the statue."""
    me = Seat("water*2 power", ["statue 0,2"])
    s = turn("contractor", me, expansion="yes", monuments="obelisk star dome")
    play(s, 0, "build entertainment_complex 1")

    lay(s, 0, "entertainment_complex", "1,2 1,3 1,4 1,5")

    assert options(s, 0) == ["skip", "raise obelisk 0,3"]


def test_11_4_at_least_one_monument_is_worth_five_points_once() -> None:
    none = Seat(asteroid="pallas")
    one = Seat(asteroid="vesta", monuments=["obelisk 0,3 0,4 0,5"])
    two = Seat(asteroid="juno", monuments=["keystone 0,2 0,3 1,2", "star 2,1 3,0 3,1 3,2 4,1"])
    s = table(one, two, none, seats=3, expansion="yes")

    assert [line(s, seat, "monument") for seat in range(3)] == [5, 5, 0]


def test_11_4_without_the_expansion_there_is_no_such_line() -> None:
    labels = [entry.label for entry in GAME.scores(GAME.setup(3, 1))[0].lines]

    assert "monument" not in labels


def test_11_5_monuments_do_not_count_for_sets_goals_or_ties() -> None:
    with_one = Seat(asteroid="vesta", monuments=["obelisk 0,3 0,4 0,5"])
    s = table(with_one, seats=3, expansion="yes")

    assert line(s, 0, "sets") == 0
    assert line(s, 0, "goal") == 0
    assert GAME.scores(s)[0].tiebreak[0] == 0
    assert built(s) == []

"""Chapter 6, the development track: steps, coins, citizens and levels."""

from __future__ import annotations

import pytest

from tests.games.orleans.support.positions import (
    Seat,
    at_actions,
    citizens_left,
    play,
    position,
    refusal,
)


def test_6_1_each_point_is_one_space() -> None:
    s = at_actions(position(Seat(filled="library", tiles="library", development=19), seats=2))

    play(s, 0, "use library")

    assert s.players[0].development == 21


def test_6_1_points_beyond_the_last_space_are_lost() -> None:
    """T26: from 29 the library reaches 30 and level 6."""
    s = at_actions(position(Seat(filled="library", tiles="library", development=29), seats=2))

    play(s, 0, "use library")

    assert s.players[0].development == 30
    assert s.players[0].level() == 6


def test_6_1_five_scholars() -> None:
    """T24: spaces 2, 5, 9, 14, 20; 3 and 4 coins; the citizens at 3 and 18; level 4."""
    s = position(Seat(coins=0, filled="university"), seats=4)
    reached = []
    for number in range(5):
        place = Seat(
            coins=s.players[0].coins,
            filled="university",
            development=s.players[0].development,
            tracks={"scholar": number},
            citizens=" ".join(["development:3", "development:18"][: s.players[0].citizens]),
        )
        s = at_actions(position(place, seats=4))
        play(s, 0, "use university")
        reached.append(s.players[0].development)

    assert reached == [2, 5, 9, 14, 20]
    assert s.players[0].coins == 3 + 4
    assert s.players[0].citizens == 2
    assert s.players[0].level() == 4
    assert [c for c in citizens_left(s) if c.startswith("development")] == ["development:28"]


@pytest.mark.parametrize(
    ("start", "earned"), [(5, 3), (6, 3), (10, 4), (11, 4), (23, 5), (24, 5), (7, 0), (8, 0)]
)
def test_6_2_reaching_or_passing_a_coin_space_pays(start: int, earned: int) -> None:
    """T25 among them: from 24 the library reaches 26 and pays 5 coins."""
    s = at_actions(position(Seat(filled="library", tiles="library", development=start), seats=2))

    play(s, 0, "use library")

    assert s.players[0].development == start + 2
    assert s.players[0].coins == 5 + earned


def test_6_2_the_coins_are_for_everybody() -> None:
    near = Seat(filled="scriptorium", development=6)
    s = at_actions(position(near, near, seats=2))

    play(s, 0, "use scriptorium")
    play(s, 1, "use scriptorium")

    assert [player.coins for player in s.players] == [8, 8]


@pytest.mark.parametrize(("start", "citizen"), [(2, 3), (17, 18), (27, 28)])
def test_6_3_the_first_to_reach_a_citizen_takes_it(start: int, citizen: int) -> None:
    near = Seat(filled="scriptorium", development=start)
    s = at_actions(position(near, near, seats=3))

    play(s, 0, "use scriptorium")
    play(s, 1, "use scriptorium")

    assert [player.development for player in s.players] == [citizen, citizen, 0]
    assert [player.citizens for player in s.players[:2]] == [1, 0]
    assert f"development:{citizen}" not in citizens_left(s)


def test_6_3_passing_a_citizen_takes_it_too() -> None:
    s = at_actions(position(Seat(filled="library", tiles="library", development=2), seats=2))

    play(s, 0, "use library")

    assert s.players[0].development == 4
    assert s.players[0].citizens == 1


def test_6_4_the_level_is_that_of_the_last_star() -> None:
    levels = [position(Seat(development=n), seats=2).players[0].level() for n in range(31)]

    assert levels == [1] * 4 + [2] * 5 + [3] * 6 + [4] * 7 + [5] * 8 + [6]


def test_6_4_passing_a_star_counts() -> None:
    s = at_actions(position(Seat(filled="library", tiles="library", development=3), seats=2))
    assert s.players[0].level() == 1

    play(s, 0, "use library")

    assert s.players[0].development == 5
    assert s.players[0].level() == 2


def test_6_1_at_the_end_there_is_nothing_to_develop() -> None:
    """T27: the scriptorium is of no use at space 30."""
    s = at_actions(position(Seat(filled="scriptorium", development=30), seats=2))

    assert refusal(s, 0, "use scriptorium") == ("development_full", "6.1")

"""Chapter 7, the end of the game: the last citizen, points and ties."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.state import OrleansState
from tests.games.orleans.support.positions import (
    Seat,
    at_event,
    citizens_left,
    options,
    phase,
    position,
    refusal,
)


def ended(*players: Seat, seats: int = 2) -> OrleansState:
    """The end of a game whose last event gives and takes nothing."""
    s = at_event(position(*players, seats=seats, round=18, event="pilgrimage"))
    assert phase(s) == "end"
    return s


def lines(s: OrleansState, seat: int) -> dict[str, int]:
    """The score sheet of a seat."""
    return {line.label: line.amount for line in GAME.scores(s)[seat].lines}


def test_7_1_the_game_ends_after_round_eighteen() -> None:
    s = ended()

    assert GAME.waiting(s) == []
    assert [options(s, seat) for seat in (0, 1)] == [[], []]
    assert refusal(s, 0, "pass") == ("game_over", "7.1")


def test_7_1_not_a_round_earlier() -> None:
    s = at_event(position(seats=2, round=17, event="pilgrimage"))

    assert s.round == 18
    assert GAME.waiting(s) == [0, 1]


@pytest.mark.parametrize(
    ("towns", "taken"),
    [
        (("blois tours chinon loches vierzon nevers", "briare", "etampes"), [1, 0, 0]),
        (("briare", "blois tours chinon", "etampes nevers"), [0, 1, 0]),
        (("blois tours", "chinon nevers", "briare"), [0, 0, 0]),
        (("", "", ""), [0, 0, 0]),
        (("", "", "blois"), [0, 0, 1]),
    ],
)
def test_7_2_most_stations_take_the_last_citizen(towns: tuple[str, ...], taken: list[int]) -> None:
    """T55: alone in front or nobody."""
    s = ended(*[Seat(stations=built) for built in towns], seats=3)

    assert [player.citizens for player in s.players] == taken
    assert ("stations" in citizens_left(s)) == (sum(taken) == 0)


def test_7_2_six_against_five_and_five() -> None:
    """T55, with its numbers: 6, 5, 5 and 6, 6, 2."""
    six = "blois tours chinon loches vierzon orleans"
    five = "nevers bourges sancerre briare orleans"
    others = "etampes chartres le_mans vendome orleans"
    won = ended(Seat(stations=six), Seat(stations=five), Seat(stations=others), seats=3)
    tied = ended(
        Seat(stations=six),
        Seat(stations=five + " montargis"),
        Seat(stations="etampes le_mans"),
        seats=3,
    )

    assert [player.citizens for player in won.players] == [1, 0, 0]
    assert [player.citizens for player in tied.players] == [0, 0, 0]


def test_7_2_the_last_citizen_counts_in_the_score() -> None:
    s = ended(Seat(coins=0, stations="blois", development=4), Seat(coins=0))

    assert lines(s, 0)["citizens"] == 2
    assert GAME.scores(s)[0].total == 4


def test_7_3_a_coin_is_a_point() -> None:
    s = ended(Seat(coins=23), Seat(coins=0))

    assert lines(s, 0)["coins"] == 23
    assert [sheet.total for sheet in GAME.scores(s)] == [23, 0]


@pytest.mark.parametrize(
    ("good", "points"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]
)
def test_7_4_each_good_has_its_worth(good: str, points: int) -> None:
    s = ended(Seat(coins=0, goods=f"{good} {good}"))

    assert lines(s, 0)[good] == 2 * points
    assert GAME.scores(s)[0].total == 2 * points


def test_7_5_the_example_of_the_rulebook() -> None:
    """Karl: 5 stations and 2 citizens at level 4 are (5 + 2) x 4 = 28 points."""
    karl = Seat(
        coins=0,
        stations="blois tours chinon loches vierzon",
        citizens="knight development:3",
        tracks={"knight": 4},
        development=15,
    )
    rival = Seat(coins=0, stations="nevers bourges sancerre briare etampes")

    s = ended(karl, rival)

    assert lines(s, 0)["stations"] == 20
    assert lines(s, 0)["citizens"] == 8
    assert GAME.scores(s)[0].total == 28


def test_7_5_a_whole_score_sheet() -> None:
    """T54: 23 coins, goods for 25, (7 + 4) x 5: 103 points."""
    one = Seat(
        coins=23,
        goods="grain grain grain grain cheese cheese cheese wine wine wool brocade",
        stations="blois tours chinon loches vierzon nevers orleans",
        citizens="knight boatman development:3",  # the fourth is for the most stations
        tracks={"knight": 4, "boatman": 5},
        development=22,
    )

    s = ended(one)

    assert lines(s, 0) == {
        "coins": 23,
        "grain": 4,
        "cheese": 6,
        "wine": 6,
        "wool": 4,
        "brocade": 5,
        "stations": 35,
        "citizens": 20,
    }
    assert GAME.scores(s)[0].total == 103


def test_7_5_only_built_stations_count() -> None:
    s = ended(Seat(coins=0, development=30))

    assert lines(s, 0)["stations"] == 0


def test_7_6_most_points_win() -> None:
    s = ended(Seat(coins=7), Seat(coins=9), Seat(coins=8), seats=3)

    assert [sheet.rank for sheet in GAME.scores(s)] == [3, 1, 2]


def test_7_6_a_tie_goes_to_the_further_developed() -> None:
    """T56: 22 before 20."""
    s = ended(Seat(coins=9, development=20), Seat(coins=9, development=22), Seat(coins=1), seats=3)

    sheets = GAME.scores(s)[:2]
    assert [sheet.total for sheet in sheets] == [9, 9]
    assert [sheet.tiebreak for sheet in sheets] == [[20], [22]]
    assert [sheet.rank for sheet in sheets] == [2, 1]


def test_7_6_a_full_tie_is_shared() -> None:
    """T56: equal development too."""
    s = ended(Seat(coins=9, development=20), Seat(coins=9, development=20), Seat(coins=1), seats=3)

    assert [sheet.rank for sheet in GAME.scores(s)] == [1, 1, 3]

"""Chapter 10, torture: what those who cannot pay give up."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import GOODS, PLACES
from igroteka.games.orleans.state import OrleansState
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    at_event,
    bag,
    citizens_left,
    goods,
    options,
    place,
    play,
    position,
    refusal,
    stations,
    supply,
    tiles,
    track,
)


def tortured(seat: Seat) -> OrleansState:
    """A Harvest without food: a debt of 5 coins less what the seat has, asked of seat 0."""
    s = at_event(position(seat, Seat(coins=9), seats=2, event="harvest", next_event="pilgrimage"))
    assert GAME.waiting(s) == [0]
    assert GAME.view(s, 0)["missing"] == 5 - seat.coins
    return s


def test_10_1_coins_first_then_one_thing_for_every_missing_coin() -> None:
    s = tortured(Seat(coins=3, goods="wool wool brocade"))
    assert s.players[0].coins == 0

    play(s, 0, "give good wool", "give good brocade")

    assert goods(s, 0) == {"wool": 1}
    assert s.round == 3


def test_10_1_the_example_of_the_rulebook() -> None:
    """T45: for 5 coins one follower, two stations and two development points."""
    s = tortured(Seat(coins=0, bag="knight", stations="blois tours", development=6))

    play(s, 0, "give follower")
    play(s, 0, "give station blois", "give station tours")
    play(s, 0, "give development", "give development")

    assert bag(s, 0) == {}
    assert stations(s, 0) == []
    assert s.players[0].development == 4
    assert s.round == 3, "the debt is settled"


def test_10_1_the_mixture_is_free() -> None:
    s = tortured(
        Seat(
            coins=0,
            bag="knight own_farmer",
            goods="wool",
            stations="blois",
            development=2,
            tiles="school winery",
            techs=1,
            places={"castle": "tech . ."},
        )
    )

    assert options(s, 0) == [
        "give station blois",
        "give station supply",
        "give follower",
        "give development",
        "give good wool",
        "give tile school",
        "give tile winery",
        "give tech supply",
        "give tech castle/1",
    ]


def test_10_1_citizens_and_starters_cannot_be_given() -> None:
    s = tortured(Seat(coins=0, bag=STARTERS, citizens="knight", tracks={"knight": 4}, stock=1))

    assert options(s, 0) == ["give station supply"]
    assert "knight" not in citizens_left(s)


def test_10_1_what_one_does_not_have_cannot_be_given() -> None:
    s = tortured(Seat(coins=0))

    for text, clause in (
        ("station blois", "10.2"),
        ("follower", "10.3"),
        ("development", "10.4"),
        ("good wool", "10.5"),
        ("tile school", "10.6"),
        ("tech supply", "10.7"),
        ("tech castle/1", "10.7"),
    ):
        assert refusal(s, 0, f"give {text}") == ("nothing_to_give", clause)


def test_10_2_a_station_built_or_from_the_stock() -> None:
    s = tortured(Seat(coins=3, stations="blois tours"))

    play(s, 0, "give station blois")
    assert stations(s, 0) == ["tours"]
    assert (s.players[0].stations_left, s.stations_built(0)) == (8, 1)
    play(s, 0, "give station supply")

    assert (s.players[0].stations_left, s.stations_built(0)) == (7, 1)


def test_10_2_not_somebody_elses() -> None:
    s = at_event(position(Seat(coins=0), Seat(coins=9, stations="blois"), seats=2, event="harvest"))

    assert refusal(s, 0, "give station blois") == ("nothing_to_give", "10.2")


def test_10_3_a_neutral_follower_of_the_bag() -> None:
    """A starter is drawn again, so the one knight always goes; the marker stays."""
    for seed in range(6):
        s = position(
            Seat(coins=4, bag="knight " + STARTERS, tracks={"knight": 2}),
            Seat(coins=9),
            seats=2,
            event="harvest",
            next_event="pilgrimage",
            seed=seed,
        )
        at_event(s)

        play(s, 0, "give follower")

        assert "knight" not in bag(s, 0)
        assert sum(bag(s, 0).values()) == 4
        assert track(s, 0, "knight") == 2


def test_10_3_which_follower_is_chance() -> None:
    lost = set()
    for seed in range(12):
        s = position(Seat(coins=4, bag="knight scholar monk"), seats=2, event="harvest", seed=seed)
        at_event(s)
        play(s, 0, "give follower")
        lost |= {kind for kind in ("knight", "scholar", "monk") if kind not in bag(s, 0)}

    assert len(lost) > 1


def test_10_3_market_and_slots_are_not_the_bag() -> None:
    s = tortured(Seat(coins=4, market="knight", filled="castle"))

    assert refusal(s, 0, "give follower") == ("nothing_to_give", "10.3")


def test_10_4_a_development_point_is_a_step_back() -> None:
    """T44: from 4 to 3, and the level drops to 1."""
    s = tortured(Seat(coins=4, development=4))
    assert s.players[0].level() == 2

    play(s, 0, "give development")

    assert s.players[0].development == 3
    assert s.players[0].level() == 1


@pytest.mark.parametrize("space", [8, 13, 26])
def test_10_4_never_onto_a_space_with_coins(space: int) -> None:
    s = tortured(Seat(coins=4, development=space))

    assert refusal(s, 0, "give development") == ("coin_space", "10.4")


@pytest.mark.parametrize("space", [1, 2, 6, 9, 11, 14, 24, 27, 30])
def test_10_4_elsewhere_it_can_be_given(space: int) -> None:
    s = tortured(Seat(coins=4, development=space))

    play(s, 0, "give development")

    assert s.players[0].development == space - 1


def test_10_4_a_citizen_passed_again_is_gone() -> None:
    s = tortured(Seat(coins=4, development=3, citizens="development:3"))

    play(s, 0, "give development")

    assert s.players[0].development == 2
    assert s.players[0].citizens == 1, "what was won stays"
    assert "development:3" not in citizens_left(s)


@pytest.mark.parametrize("good", ["wool", "brocade"])
def test_10_5_a_good(good: str) -> None:
    s = tortured(Seat(coins=4, goods=good))

    play(s, 0, f"give good {good}")

    assert goods(s, 0) == {}
    assert s.goods_out[GOODS.index(good)] >= 1


def test_10_6_a_place_tile() -> None:
    s = tortured(Seat(coins=4, tiles="school winery"))

    play(s, 0, "give tile school")

    assert tiles(s, 0) == ["winery"]
    assert PLACES.index("school") not in s.tiles, "nobody can choose it again"


def test_10_6_a_place_of_the_board_is_no_tile() -> None:
    s = tortured(Seat(coins=4, tiles="winery"))

    assert [text for text in options(s, 0) if text.startswith("give tile")] == ["give tile winery"]


def test_10_7_a_tech() -> None:
    s = tortured(Seat(coins=3, techs=1, places={"castle": "tech . ."}))
    left = s.techs

    play(s, 0, "give tech supply", "give tech castle/1")

    assert s.players[0].techs == 0
    assert place(s, 0, "castle") == [".", ".", "."]
    assert s.techs == left


def test_10_1_what_is_given_is_told_with_where_it_lay() -> None:
    s = tortured(Seat(coins=3, goods="wool", techs=1))
    s.listen()

    play(s, 0, "give good wool", "give tech supply")

    given = [event.source for event in s.heard() if event.code == "gives"]
    assert given == ["seat:0/good/wool", "seat:0/techs"]


def test_10_8_a_follower_given_up_leaves_the_game() -> None:
    """T46: the supply does not change."""
    s = tortured(Seat(coins=4, bag="knight"))
    before = supply(s)

    play(s, 0, "give follower")

    assert supply(s) == before
    assert sum(s.tokens_out) == 1


def test_10_8_a_good_given_up_does_not_return_to_the_goods_market() -> None:
    s = tortured(Seat(coins=4, goods="wool"))
    before = s.goods_market.copy()

    play(s, 0, "give good wool")

    assert s.goods_market == before


def test_10_8_development_points_can_be_won_again() -> None:
    s = tortured(Seat(coins=4, development=4, filled="scriptorium"))
    play(s, 0, "give development")
    assert s.players[0].level() == 1

    if "keep" in options(s, 0):
        play(s, 0, "keep")
    play(s, 0, "done")
    play(s, 1, "done")
    play(s, 1, "pass")
    play(s, 0, "use scriptorium")

    assert s.players[0].development == 4
    assert s.players[0].level() == 2

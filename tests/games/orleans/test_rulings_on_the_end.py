"""Rulings on what is hidden, the end of tracks, debts, second thoughts and equal slots."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_event,
    at_planning,
    citizens_left,
    coins,
    goods,
    market,
    merchant,
    options,
    place,
    play,
    player_seen,
    position,
    refusal,
    stations,
    supply,
    track,
)

# --- R15 -------------------------------------------------------------------------------------


def test_r15_bags_of_others_are_closed() -> None:
    s = position(Seat(bag="knight"), Seat(bag="monk"), seats=2)

    assert player_seen(s, 0, 0)["bag"] == {"knight": 1}
    assert "bag" not in player_seen(s, 1, 0)
    assert "bag" not in player_seen(s, 0, -1)
    assert player_seen(s, 1, 0)["bag_size"] == 1


def test_r15_a_simulated_position_keeps_what_others_own_in_all() -> None:
    s = position(Seat(bag="knight"), Seat(bag="monk monk scholar " + STARTERS), seats=2)
    a_round_later(s)
    play(s, 1, "draw 4")
    owned = [
        s.players[1].bag[token] + s.players[1].market[token]
        for token in range(len(s.players[1].bag))
    ]
    seen = GAME.view(s, 0)

    drawn = set()
    for dice in range(12):
        new = GAME.redeal(s, 0, dice)
        again = [
            new.players[1].bag[token] + new.players[1].market[token] for token in range(len(owned))
        ]
        assert again == owned
        assert GAME.view(new, 0) == seen
        drawn.add(tuple(new.hourglass))
    assert len(drawn) > 6, "what has not been shown is dealt anew"


# --- R16 to R18 ------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["shipping_line", "library"])
def test_r16_at_the_end_places_that_only_develop_are_of_no_use(tile: str) -> None:
    s = at_actions(position(Seat(tiles=tile, filled=tile, development=30), seats=2))

    assert refusal(s, 0, f"use {tile}") == ("development_full", "6.1")


def test_r16_at_the_end_the_pharmacy_is_closed() -> None:
    s = at_actions(position(Seat(tiles="pharmacy", filled="pharmacy", development=30), seats=2))

    assert refusal(s, 0, "use pharmacy 1") == ("development_full", "6.1")


def test_r16_at_the_end_the_windmill_still_pays_coins() -> None:
    """T27: 2 coins only."""
    s = at_actions(position(Seat(tiles="windmill", filled="windmill", development=30), seats=2))

    play(s, 0, "use windmill")

    assert coins(s) == [7, 5]
    assert s.players[0].development == 30


def test_r16_at_the_end_the_university_still_gives_a_scholar() -> None:
    s = at_actions(position(Seat(filled="university", development=30), seats=2))

    play(s, 0, "use university")

    assert track(s, 0, "scholar") == 1
    assert s.players[0].development == 30


def test_r16_at_the_end_canalisation_pays_only_its_coin() -> None:
    s = at_actions(position(Seat(places={"town_hall": "farmer ."}, development=30), seats=2))
    play(s, 0, "use town_hall")

    text = "send farmer canalisation development"
    assert refusal(s, 0, text) == ("development_full", "6.1")
    assert "send farmer canalisation coin" in options(s, 0)


def test_r17_with_nothing_left_to_give_the_debt_is_forgiven() -> None:
    s = position(Seat(coins=1, stock=2), Seat(coins=9), seats=2, event="harvest")
    at_event(s)
    s.listen()
    assert GAME.view(s, 0)["missing"] == 4

    play(s, 0, "give station supply", "give station supply")

    assert s.round == 3
    assert [e.args for e in s.heard() if e.code == "forgiven"] == [{"missing": 2}]
    assert coins(s) == [0, 4]


def test_r17_somebody_with_nothing_at_all_is_not_even_asked() -> None:
    s = at_event(position(Seat(coins=2, stock=0), Seat(coins=9), seats=2, event="harvest"))

    assert coins(s) == [0, 4]
    assert s.round == 3


def test_r18_a_station_given_up_frees_the_town() -> None:
    s = position(
        Seat(coins=4, stations="blois"),
        Seat(coins=9, filled="guildhall", merchant="blois"),
        seats=2,
        event="harvest",
    )
    at_event(s)
    play(s, 0, "give station blois")
    assert s.players[0].stations_left == 9, "it is not back in the stock"

    at_actions(s)
    play(s, 1, "use guildhall")

    assert stations(s, 1) == ["blois"]
    assert s.stations_built(0) == 0


# --- R19 to R22 ------------------------------------------------------------------------------


def test_r19_what_was_laid_in_this_phase_can_be_taken_back() -> None:
    s = position(Seat(places={"ship": "farmer . ."}), seats=2)

    play(s, 0, "place own_farmer castle/1", "take_back castle/1", "place own_farmer wagon/1")

    assert place(s, 0, "wagon") == ["own_farmer", ".", "."]
    assert refusal(s, 0, "take_back ship/1") == ("not_placed_now", "12.8")
    assert refusal(s, 0, "take_back castle/1") == ("nothing_there", "12.8")


def test_r19_second_thoughts_end_after_twenty_four() -> None:
    s = position(seats=2)

    for _ in range(24):
        play(s, 0, "place own_farmer castle/1", "take_back castle/1")
    play(s, 0, "place own_farmer castle/1")

    refused = GAME.why_not(s, 0, GAME.parse("take_back castle/1"))
    assert refused is not None
    assert (refused.code, refused.numbers) == ("too_many_second_thoughts", {"limit": 24})
    assert refusal(s, 0, "take_back castle/1") == ("too_many_second_thoughts", "3.4")
    play(s, 0, "done")


def test_r19_every_phase_has_its_own_second_thoughts() -> None:
    s = position(seats=2)
    for _ in range(24):
        play(s, 0, "place own_farmer castle/1", "take_back castle/1")
    a_round_later(s)

    play(at_planning(s), 0, "place own_farmer castle/1", "take_back castle/1")

    assert market(s, 0)["own_farmer"] == 1


def test_r20_a_tile_must_be_chosen() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2, tiles="winery school"))

    play(s, 0, "use village trader")

    assert options(s, 0) == ["tile winery"]
    assert refusal(s, 0, "pass") == ("not_now", "2.1")


def test_r21_without_any_station_nobody_has_most() -> None:
    s = at_event(position(seats=2, round=18, event="pilgrimage"))

    assert "stations" in citizens_left(s)


def test_r21_stations_in_stock_do_not_count() -> None:
    s = at_event(
        position(Seat(stock=2), Seat(stations="blois"), seats=2, round=18, event="pilgrimage")
    )

    assert [player.citizens for player in s.players] == [0, 1]


def test_r22_equal_slots_are_filled_in_order() -> None:
    s = position(Seat(tiles="cheese_factory", market="farmer", bag=STARTERS), seats=2)
    assert "place farmer cheese_factory/1" in options(s, 0)
    assert refusal(s, 0, "place farmer cheese_factory/2") == ("equal_slot_first", "3.4b")

    play(s, 0, "place farmer cheese_factory/1")

    assert place(s, 0, "cheese_factory") == ["farmer", "."]


def test_r22_a_tech_goes_to_the_first_of_equal_slots_too() -> None:
    s = at_actions(position(Seat(techs=1, tiles="cheese_factory"), seats=2))
    play(s, 0, "pass")

    assert refusal(s, 0, "tech cheese_factory/2") == ("equal_slot_first", "5.1")
    play(s, 0, "tech cheese_factory/1")
    assert place(s, 0, "cheese_factory") == ["tech", "."]


def test_r22_the_second_is_open_when_the_first_is_filled() -> None:
    s = position(
        Seat(tiles="cheese_factory", places={"cheese_factory": "tech ."}, market="farmer"), seats=2
    )

    play(s, 0, "place farmer cheese_factory/2")
    at_actions(s)
    play(s, 0, "use cheese_factory")

    assert goods(s, 0) == {"cheese": 1}
    assert place(s, 0, "cheese_factory") == ["tech", "."]
    assert merchant(s, 0) == "orleans"
    assert supply(s)["farmer"] == 11

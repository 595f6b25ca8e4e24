"""Chapter 12, the general rules."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_event,
    bag,
    coins,
    goods,
    market,
    merchant,
    options,
    options_with,
    place,
    play,
    position,
    refusal,
    supply,
    tiles,
    track,
)


@pytest.mark.parametrize(
    ("kind", "action"),
    [
        ("farmer", "use farmhouse"),
        ("boatman", "use village boatman"),
        ("craftsman", "use village craftsman"),
        ("trader", "use village trader"),
        ("scholar", "use university"),
        ("knight", "use castle"),
        ("monk", "use monastery"),
    ],
)
def test_12_1_nobody_takes_a_follower_that_is_not_there(kind: str, action: str) -> None:
    s = at_actions(position(Seat(filled=action.split()[1]), seats=2, supply={kind: 0}))

    assert refusal(s, 0, action) == ("no_followers_left", "12.1")


def test_12_1_without_techs_the_laboratory_is_closed() -> None:
    s = at_actions(position(Seat(tiles="laboratory", filled="laboratory"), seats=2, techs=0))

    assert refusal(s, 0, "use laboratory") == ("no_tech_left", "12.1")


def test_12_1_the_last_one_can_be_taken() -> None:
    s = at_actions(
        position(Seat(filled="castle"), Seat(filled="castle"), seats=2, supply={"knight": 1})
    )

    play(s, 0, "use castle")

    assert supply(s)["knight"] == 0
    assert refusal(s, 1, "use castle") == ("no_followers_left", "12.1")


def test_12_2_a_farmer_comes_without_its_good() -> None:
    """T16."""
    s = at_actions(position(Seat(filled="farmhouse"), seats=2, goods_market={"grain": 0}))

    play(s, 0, "use farmhouse")

    assert bag(s, 0)["farmer"] == 1
    assert track(s, 0, "farmer") == 1
    assert goods(s, 0) == {}


def test_12_2_a_craftsman_comes_without_a_tech() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2, techs=0))

    play(s, 0, "use village craftsman")

    assert track(s, 0, "craftsman") == 1
    assert s.players[0].techs == 0


def test_12_2_a_trader_comes_without_a_tile() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2, tiles=""))

    play(s, 0, "use village trader")

    assert track(s, 0, "trader") == 1
    assert tiles(s, 0) == []
    assert GAME.waiting(s) == [1]


def test_12_2_a_first_trader_finds_only_stack_two_and_gets_nothing() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2, tiles="school office"))

    play(s, 0, "use village trader")

    assert GAME.waiting(s) == [1]
    assert tiles(s, 0) == []


def test_12_2_a_knight_comes_without_its_citizen() -> None:
    s = at_actions(
        position(
            Seat(filled="castle", tracks={"knight": 3}),
            Seat(citizens="knight", tracks={"knight": 4}),
            seats=2,
        )
    )

    play(s, 0, "use castle")

    assert s.players[0].citizens == 0
    assert s.players[0].draw_limit() == 7


def test_12_3_what_the_plague_brings_back_can_be_taken_again() -> None:
    s = position(Seat(filled="castle", bag="knight"), seats=2, event="plague", supply={"knight": 0})
    at_actions(s)
    assert refusal(s, 0, "use castle") == ("no_followers_left", "12.1")

    play(s, 0, "pass")
    play(s, 1, "pass")
    at_actions(s)
    play(s, 1, "pass")
    play(s, 0, "use castle")

    assert track(s, 0, "knight") == 1


def test_12_3_what_the_harvest_brings_back_can_be_taken_again() -> None:
    s = position(
        Seat(tiles="winery", filled="winery", goods="wine"),
        Seat(coins=9),
        seats=2,
        event="harvest",
        goods_market={"wine": 0},
    )
    at_event(s)
    play(s, 0, "food wine")

    at_actions(s)
    play(s, 1, "pass")
    play(s, 0, "use winery")

    assert goods(s, 0) == {"wine": 1}


def test_12_4_coins_never_run_out() -> None:
    """The box has 47 coins; four rich players take more."""
    s = position(*[Seat(coins=60, development=30) for _ in range(4)], event="income")

    at_event(s)

    assert coins(s) == [66, 66, 66, 66]


def test_12_5_a_player_sees_the_own_bag() -> None:
    s = position(Seat(bag="knight knight own_farmer"), seats=2)

    seen = GAME.view(s, 0)["players"]

    assert isinstance(seen, list)
    assert seen[0]["bag"] == {"knight": 2, "own_farmer": 1}
    assert "bag" not in seen[1]


def test_12_6_the_merchant_travels_empty_ways() -> None:
    s = at_actions(position(Seat(filled="ship"), seats=2, edges={"W02": ""}))

    play(s, 0, "use ship", "move W02")

    assert merchant(s, 0) == "briare"
    assert goods(s, 0) == {}
    assert GAME.waiting(s) == [1]


def test_12_7_starters_stay_with_their_player() -> None:
    """Not in the town hall, not lost to plague or torture, back into the bag after work."""
    s = position(seats=2, event="plague")
    assert refusal(s, 0, "place own_farmer town_hall/1") == ("no_starter", "4.10e")
    play(
        s,
        0,
        "place own_farmer castle/1",
        "place own_boatman castle/2",
        "place own_trader castle/3",
    )
    at_actions(s)
    play(s, 0, "use castle")
    play(s, 1, "pass")
    play(s, 0, "pass")

    owned = bag(s, 0)
    assert [owned.get(starter, 0) for starter in STARTERS.split()] == [1, 1, 0, 1]
    assert market(s, 0) == {"own_craftsman": 1}


def test_12_8_the_example_of_the_rulebook() -> None:
    """Stefan may draw 6 followers, draws 4 and takes 2 back from slots."""
    s = position(
        Seat(
            tracks={"knight": 2},
            bag=STARTERS + " knight knight",
            places={"castle": "farmer boatman .", "ship": "farmer . ."},
        ),
        seats=2,
    )
    a_round_later(s)
    assert options(s, 0)[0] == "draw 6"

    play(s, 0, "draw 4")
    assert options(s, 0) == ["keep", "return castle/1", "return castle/2", "return ship/1"]
    play(s, 0, "return castle/2")
    play(s, 0, "return ship/1")

    assert options_with(s, 0, "return") == [], "two not drawn, two returned"
    assert place(s, 0, "castle") == ["farmer", ".", "."]
    assert place(s, 0, "ship") == [".", ".", "."]
    assert sum(market(s, 0).values()) == 6
    assert market(s, 0)["boatman"] == 1
    assert market(s, 0)["farmer"] == 1


def test_12_8_who_draws_all_takes_nothing_back() -> None:
    s = position(Seat(bag=STARTERS, places={"castle": "farmer boatman ."}), seats=2)
    a_round_later(s)

    play(s, 0, "draw 4")

    assert options_with(s, 0, "return") == []
    assert refusal(s, 0, "return castle/1") == ("not_now", "2.1")


def test_12_8_nobody_has_to_take_anything_back() -> None:
    s = position(Seat(bag=STARTERS, places={"castle": "farmer boatman ."}), seats=2)
    a_round_later(s)

    play(s, 0, "draw 2", "keep")

    assert place(s, 0, "castle") == ["farmer", "boatman", "."]
    assert sum(market(s, 0).values()) == 2


def test_12_8_a_full_market_takes_nobody_back() -> None:
    s = position(
        Seat(
            bag=STARTERS,
            market="knight knight knight knight knight knight",
            places={"castle": "farmer boatman ."},
        ),
        seats=2,
    )
    a_round_later(s)

    play(s, 0, "draw 1", "return castle/1")

    assert sum(market(s, 0).values()) == 8
    assert options_with(s, 0, "return") == []


def test_12_8_a_laid_follower_does_not_move_to_another_slot() -> None:
    """What lies there since an earlier round cannot be taken up in planning."""
    s = position(Seat(places={"castle": "own_farmer . ."}), seats=2)

    assert refusal(s, 0, "take_back castle/1") == ("not_placed_now", "12.8")
    assert refusal(s, 0, "place own_farmer ship/1") == ("no_such_follower", "3.4")


def test_12_9_coins_go_to_the_supply_not_to_a_player() -> None:
    s = position(Seat(goods="wool wool wool"), seats=2, event="taxes")

    at_event(s)

    assert coins(s) == [4, 5]


def test_12_10_money_is_settled_in_turn_order() -> None:
    """Three bankrupts at the Harvest are asked from the first player clockwise."""
    s = position(*[Seat(coins=4) for _ in range(3)], seats=3, first=1, event="harvest")
    at_event(s)
    order = []

    while s.round == 2:
        order.append(GAME.waiting(s)[0])
        play(s, order[-1], "give station supply")

    assert order == [1, 2, 0]


def test_12_10_followers_are_drawn_at_the_same_time() -> None:
    s = a_round_later(position(*[Seat(bag="knight") for _ in range(3)], seats=3))

    assert GAME.waiting(s) == [0, 1, 2]


def test_2_1_the_second_round_of_an_opening() -> None:
    """T59: university first; then village and monastery, if there is no Pilgrimage."""
    s = position(seats=2, round=1, event="pilgrimage", next_event="income")
    play(s, 0, "place own_farmer university/1", "place own_craftsman university/2")
    play(s, 0, "place own_trader university/3")
    at_actions(s)
    play(s, 0, "use university")
    play(s, 1, "pass")
    play(s, 0, "pass")

    play(s, 0, "draw 4")
    assert market(s, 0) == {
        "scholar": 1,
        "own_farmer": 1,
        "own_boatman": 1,
        "own_craftsman": 1,
        "own_trader": 1,
    }
    play(s, 0, "place own_farmer village/1", "place own_boatman village/2")
    play(s, 0, "place own_craftsman village/3")
    play(s, 0, "place scholar monastery/1", "place own_trader monastery/2")
    at_actions(s)
    play(s, 1, "pass")

    assert options(s, 0) == [
        "pass",
        "use village boatman",
        "use village craftsman",
        "use village trader",
        "use monastery",
    ]

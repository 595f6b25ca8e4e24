"""Chapter 9, the six events."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    at_actions,
    at_event,
    bag,
    coins,
    goods,
    options,
    phase,
    play,
    position,
    refusal,
    supply,
    track,
)


def test_9_1_a_pilgrimage_forbids_new_monks() -> None:
    """T29."""
    s = at_actions(position(Seat(filled="monastery"), seats=2, event="pilgrimage"))

    assert refusal(s, 0, "use monastery") == ("pilgrimage_forbids", "9.1")


def test_9_1_monks_one_has_work_as_ever() -> None:
    """T29."""
    s = at_actions(position(Seat(places={"castle": "monk monk monk"}), event="pilgrimage"))

    play(s, 0, "use castle")

    assert bag(s, 0) == {"knight": 1, "monk": 3}


def test_9_1_a_pilgrimage_does_nothing_in_the_event_phase() -> None:
    s = at_event(position(Seat(goods="wool wool wool", bag="knight"), event="pilgrimage"))

    assert coins(s) == [5, 5, 5, 5]
    assert s.round == 3


def test_9_1_other_events_let_monks_come() -> None:
    for event in ("taxes", "income", "trading_day", "harvest", "plague"):
        s = at_actions(position(Seat(filled="monastery"), seats=2, event=event))

        play(s, 0, "use monastery")

        assert bag(s, 0)["monk"] == 1


@pytest.mark.parametrize(
    ("number", "tax"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3)]
)
def test_9_2_taxes_take_a_coin_for_every_three_goods(number: int, tax: int) -> None:
    kinds = ["grain", "cheese", "wine", "wool", "brocade"]
    owned = " ".join([kinds[n % 5] for n in range(number)])
    s = position(Seat(goods=owned), seats=2, event="taxes")

    at_event(s)

    assert coins(s) == [5 - tax, 5]
    assert sum(goods(s, 0).values()) == number


def test_9_2_who_cannot_pay_taxes_is_tortured() -> None:
    s = position(Seat(coins=1, goods="grain grain grain grain grain grain"), event="taxes")

    at_event(s)

    assert GAME.waiting(s) == [0]
    assert GAME.view(s, 0)["missing"] == 1
    assert s.players[0].coins == 0


def test_9_3_income_is_the_level() -> None:
    """T37: level 3 brings 3 coins."""
    s = at_event(position(Seat(development=14), Seat(development=30), event="income"))

    assert coins(s) == [8, 11, 6, 6]


def test_9_4_a_trading_day_pays_for_built_stations() -> None:
    """T37: four stations bring 4 coins."""
    s = position(
        Seat(stations="orleans blois tours chinon"), Seat(stations="orleans"), event="trading_day"
    )

    at_event(s)

    assert coins(s) == [9, 6, 5, 5]


def test_9_5_the_harvest_takes_one_food_back_to_the_goods_market() -> None:
    """T40: the wine goes, 20 coins stay."""
    s = position(Seat(coins=20, goods="wine"), seats=2, event="harvest")
    wine = s.goods_market[2]
    at_event(s)
    assert options(s, 0) == ["food wine"]
    assert refusal(s, 0, "food grain") == ("not_food_you_have", "9.5")

    play(s, 0, "food wine")

    assert goods(s, 0) == {}
    assert s.goods_market[2] == wine + 1
    assert s.players[0].coins == 20


def test_9_5_which_food_is_ones_own_choice() -> None:
    s = position(Seat(goods="grain cheese wine wool brocade"), seats=2, event="harvest")

    at_event(s)

    assert options(s, 0) == ["food grain", "food cheese", "food wine"]
    play(s, 0, "food cheese")
    assert goods(s, 0) == {"grain": 1, "wine": 1, "wool": 1, "brocade": 1}


def test_9_5_with_food_nobody_can_pay_coins() -> None:
    s = at_event(position(Seat(coins=20, goods="wine"), seats=2, event="harvest"))

    assert GAME.waiting(s) == [0]
    assert refusal(s, 0, "pass") == ("not_now", "2.1")


def test_9_5a_without_food_it_costs_five_coins() -> None:
    s = position(Seat(coins=7), Seat(coins=5, goods="wool brocade"), seats=2, event="harvest")

    at_event(s)

    assert coins(s) == [2, 0]
    assert goods(s, 1) == {"wool": 1, "brocade": 1}
    assert s.round == 3


def test_9_5a_who_has_less_is_tortured_for_the_rest() -> None:
    """T39: only wool and 3 coins: pay 3, give up 2 things."""
    s = position(Seat(coins=3, goods="wool"), seats=2, event="harvest")

    at_event(s)

    assert phase(s) == "event"
    assert s.players[0].coins == 0
    assert GAME.view(s, 0)["missing"] == 2
    play(s, 0, "give good wool")
    assert GAME.view(s, 0)["missing"] == 1
    play(s, 0, "give station supply")
    assert s.round == 3


def test_9_6_the_plague_takes_a_follower_of_the_bag() -> None:
    """T41: a neutral knight goes back to the supply, the marker stays."""
    s = position(Seat(bag="knight", tracks={"knight": 2}), Seat(), event="plague")
    before = supply(s)["knight"]

    at_event(s)

    assert bag(s, 0) == {}
    assert supply(s)["knight"] == before + 1
    assert track(s, 0, "knight") == 2


def test_9_6_the_plague_takes_at_random() -> None:
    lost = set()
    for seed in range(12):
        s = position(Seat(bag="knight scholar monk farmer"), seats=2, event="plague", seed=seed)
        at_event(s)
        assert sum(bag(s, 0).values()) == 3
        lost |= {kind for kind in ("knight", "scholar", "monk", "farmer") if kind not in bag(s, 0)}

    assert len(lost) > 1


def test_9_6_market_and_slots_are_safe() -> None:
    s = position(
        Seat(market="monk monk", filled="castle", places={"town_hall": "scholar ."}),
        seats=2,
        event="plague",
    )
    before = supply(s)

    at_event(s)

    assert supply(s) == before
    assert s.round == 3


def test_9_6_the_plague_visits_everybody() -> None:
    s = position(*[Seat(bag="knight monk") for _ in range(4)], event="plague")

    at_event(s)

    assert [sum(bag(s, seat).values()) for seat in range(4)] == [1, 1, 1, 1]


def test_9_6a_a_starter_is_spared() -> None:
    """T41: it goes back into the bag, nothing is lost."""
    s = position(Seat(bag=STARTERS), seats=2, event="plague")
    before = supply(s)

    at_event(s)

    assert bag(s, 0) == {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}
    assert supply(s) == before


def test_9_6a_the_plague_does_not_draw_again() -> None:
    """With one neutral among five followers some draws spare everybody."""
    spared = 0
    for seed in range(20):
        s = position(Seat(bag="knight " + STARTERS), seats=2, event="plague", seed=seed)
        at_event(s)
        spared += "knight" in bag(s, 0)

    assert 8 <= spared <= 19

"""The place tiles, except the two with rules of their own for followers."""

from __future__ import annotations

import pytest

from igroteka.games.orleans.pieces import GOODS
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_event,
    bag,
    coins,
    goods,
    merchant,
    options,
    options_with,
    place,
    play,
    position,
    refusal,
    supply,
)

PRODUCERS = [
    ("hayrick", "grain"),
    ("cheese_factory", "cheese"),
    ("winery", "wine"),
    ("wool_manufacturer", "wool"),
    ("tailor_shop", "brocade"),
]


def with_tile(tile: str, coins: int = 5, development: int = 0) -> Seat:
    """A player whose tile is filled and ready."""
    return Seat(tiles=tile, filled=tile, coins=coins, development=development)


@pytest.mark.parametrize(("tile", "good"), PRODUCERS)
def test_11_1_a_producer_gives_its_good(tile: str, good: str) -> None:
    s = at_actions(position(with_tile(tile), seats=2, goods_market={good: 2}))

    play(s, 0, f"use {tile}")

    assert goods(s, 0) == {good: 1}
    assert set(place(s, 0, tile)) == {"."}
    assert s.goods_market[GOODS.index(good)] == 1


@pytest.mark.parametrize(("tile", "good"), PRODUCERS)
def test_11_1_without_that_good_on_the_market_it_cannot_be_used(tile: str, good: str) -> None:
    s = at_actions(position(with_tile(tile), seats=2, goods_market={good: 0}))

    assert refusal(s, 0, f"use {tile}") == ("no_good_left", "11.1")


def test_11_2_the_shipping_line_gives_a_development_point() -> None:
    s = at_actions(position(with_tile("shipping_line"), seats=2))

    play(s, 0, "use shipping_line")

    assert s.players[0].development == 1
    assert bag(s, 0) == {"boatman": 1}


def test_11_3_the_brewery_gives_two_coins() -> None:
    s = at_actions(position(with_tile("brewery"), seats=2))

    play(s, 0, "use brewery")

    assert coins(s) == [7, 5]
    assert bag(s, 0) == {"monk": 1}


def test_11_4_the_library_gives_two_development_points() -> None:
    s = at_actions(position(with_tile("library"), seats=2))

    play(s, 0, "use library")

    assert s.players[0].development == 2
    assert bag(s, 0) == {"knight": 1, "scholar": 1}


def test_11_5_the_windmill_gives_two_coins_and_a_point() -> None:
    s = at_actions(position(with_tile("windmill"), seats=2))

    play(s, 0, "use windmill")

    assert coins(s) == [7, 5]
    assert s.players[0].development == 1
    assert bag(s, 0) == {"craftsman": 2}


def test_11_6_the_cellar_gives_four_coins() -> None:
    s = at_actions(position(with_tile("cellar"), seats=2))

    play(s, 0, "use cellar")

    assert coins(s) == [9, 5]
    assert bag(s, 0) == {"monk": 1, "scholar": 1}


# --- 11.7 sacristy ---------------------------------------------------------------------------


def test_11_7_the_sacristy_keeps_the_plague_away() -> None:
    """T42: the monk goes to the bag, nobody is drawn."""
    s = position(
        Seat(tiles="sacristy", filled="sacristy", bag="knight knight"), seats=2, event="plague"
    )
    before = supply(s)
    at_event(s)
    assert options(s, 0) == ["shield", "suffer"]

    play(s, 0, "shield")

    assert bag(s, 0) == {"knight": 2, "monk": 1}
    assert place(s, 0, "sacristy") == ["."]
    assert supply(s) == before


def test_11_7_it_keeps_taxes_away() -> None:
    s = position(
        Seat(coins=0, tiles="sacristy", filled="sacristy", goods="wool wool wool"),
        seats=2,
        event="taxes",
    )

    play(at_event(s), 0, "shield")

    assert goods(s, 0) == {"wool": 3}
    assert s.round == 3


def test_11_7_it_keeps_the_harvest_away() -> None:
    s = position(
        Seat(tiles="sacristy", filled="sacristy", goods="wine"),
        Seat(coins=9),
        seats=2,
        event="harvest",
    )

    play(at_event(s), 0, "shield")

    assert goods(s, 0) == {"wine": 1}
    assert coins(s) == [5, 4]


def test_11_7_nobody_has_to_use_it() -> None:
    s = position(Seat(tiles="sacristy", filled="sacristy", bag="knight"), seats=2, event="plague")

    play(at_event(s), 0, "suffer")

    assert place(s, 0, "sacristy") == ["monk"]
    assert bag(s, 0) == {}


def test_11_7_an_empty_sacristy_does_not_protect() -> None:
    s = at_event(position(Seat(tiles="sacristy", bag="knight"), seats=2, event="plague"))

    assert bag(s, 0) == {}
    assert s.round == 3


def test_11_7_it_does_not_help_against_the_census() -> None:
    last = Seat(tiles="sacristy", filled="sacristy")
    s = position(last, *[Seat(tracks={"farmer": 1}) for _ in range(2)], seats=3)

    a_round_later(s)

    assert coins(s) == [4, 5, 5]
    assert place(s, 0, "sacristy") == ["monk"]


def test_11_7_it_is_no_action() -> None:
    s = at_actions(position(Seat(tiles="sacristy", filled="sacristy"), seats=2))

    assert options(s, 0) == ["pass"]


# --- 11.8 to 11.14 ---------------------------------------------------------------------------


def test_11_8_the_office_pays_for_built_stations() -> None:
    """T47: five stations, 5 coins."""
    clerk = Seat(tiles="office", filled="office", stations="orleans blois tours chinon loches")
    s = at_actions(position(clerk, Seat(stations="nevers"), seats=2))

    play(s, 0, "use office")

    assert coins(s) == [10, 5]
    assert bag(s, 0) == {"scholar": 2}


def test_11_9_the_laboratory_gives_a_tech_for_after_the_pass() -> None:
    s = at_actions(position(Seat(tiles="laboratory", filled="laboratory"), seats=2))

    play(s, 0, "use laboratory")
    assert (s.players[0].techs, s.techs) == (1, 15)
    play(s, 1, "pass")
    play(s, 0, "pass", "tech castle/1")

    assert place(s, 0, "castle") == ["tech", ".", "."]


def test_11_9_the_usual_rules_hold_for_its_tech() -> None:
    s = at_actions(position(Seat(tiles="laboratory", filled="laboratory"), seats=2))
    play(s, 0, "use laboratory")
    play(s, 1, "pass")
    play(s, 0, "pass")

    assert refusal(s, 0, "tech laboratory/1") == ("first_replaces_farmer", "5.2")


@pytest.mark.parametrize("slot", [1, 2])
def test_11_9_a_tech_may_lie_on_the_laboratory_itself(slot: int) -> None:
    s = at_actions(
        position(
            Seat(tiles="laboratory", filled="laboratory", places={"village": "tech . ."}), seats=2
        )
    )
    play(s, 0, "use laboratory")
    play(s, 1, "pass")

    play(s, 0, "pass", f"tech laboratory/{slot}")

    assert place(s, 0, "laboratory")[slot - 1] == "tech"


@pytest.mark.parametrize(("development", "level"), [(0, 1), (8, 2), (15, 4), (30, 6)])
def test_11_10_the_hospital_pays_the_level(development: int, level: int) -> None:
    """T47: level 4, 4 coins."""
    s = at_actions(position(with_tile("hospital", development=development), seats=2))

    play(s, 0, "use hospital")

    assert coins(s) == [5 + level, 5]
    assert bag(s, 0) == {"boatman": 1, "scholar": 1}


def test_11_11_with_the_school_scholars_stand_for_all_but_monks() -> None:
    """T49."""
    s = position(Seat(tiles="school cellar brewery", market="scholar", bag=STARTERS), seats=2)

    names = [text.split()[2] for text in options_with(s, 0, "place")]

    assert names == [
        *["farmhouse/1", "farmhouse/2", "village/1", "village/2", "village/3"],
        *["university/1", "university/2", "university/3", "castle/1", "castle/2", "castle/3"],
        *["monastery/1", "monastery/2", "ship/1", "ship/2", "ship/3"],
        *["wagon/1", "wagon/2", "wagon/3", "guildhall/1", "guildhall/2", "guildhall/3"],
        *["scriptorium/1", "scriptorium/2", "town_hall/1", "cellar/2"],
    ]
    assert refusal(s, 0, "place scholar cellar/1") == ("only_monk", "4.5a")


def test_11_11_without_the_school_scholars_are_scholars() -> None:
    s = position(Seat(market="scholar", bag=STARTERS), Seat(tiles="school"), seats=2)

    names = [text.split()[2] for text in options_with(s, 0, "place")]

    assert names == ["monastery/1", "scriptorium/2", "town_hall/1"]


def test_11_11_a_scholar_in_the_town_hall_stays_a_scholar() -> None:
    """T49: no scholar on a farmer space of a deed."""
    s = at_actions(position(Seat(tiles="school", places={"town_hall": "scholar ."}), seats=2))
    play(s, 0, "use town_hall")

    deeds = {text.split()[2] for text in options(s, 0)}

    assert deeds == {"defeating_plague", "astronomy", "boatmen_guild", "peace_treaty"}


def test_11_12_the_horse_wagon_travels_a_road_and_takes_a_good() -> None:
    s = at_actions(position(with_tile("horse_wagon"), seats=2, edges={"R11": "brocade"}))

    play(s, 0, "use horse_wagon")
    assert options(s, 0) == ["move R03", "move R10", "move R11", "move R12"]
    play(s, 0, "move R11", "good brocade")

    assert merchant(s, 0) == "montargis"
    assert goods(s, 0) == {"brocade": 1}
    assert bag(s, 0) == {"knight": 1, "trader": 1}


def test_11_12_it_does_not_swim() -> None:
    s = at_actions(position(with_tile("horse_wagon"), seats=2))
    play(s, 0, "use horse_wagon")

    assert refusal(s, 0, "move W01") == ("not_this_way", "4.7")


@pytest.mark.parametrize("boatman", ["boatman", "own_boatman"])
def test_11_13_with_the_herb_garden_boatmen_stand_for_three_kinds(boatman: str) -> None:
    """T50: as farmer, craftsman or trader, not as knight or scholar; neutral or starter."""
    rest = " ".join([starter for starter in STARTERS.split() if starter != "own_boatman"])
    in_bag = rest if boatman == "own_boatman" else STARTERS
    s = position(Seat(tiles="herb_garden hayrick windmill", market=boatman, bag=in_bag), seats=2)

    names = [text.split()[2] for text in options_with(s, 0, "place")]

    neutral_only = ["town_hall/1"] if boatman == "boatman" else []
    assert names == [
        *["farmhouse/1", "farmhouse/2", "village/1", "village/2", "village/3"],
        *["university/1", "university/2", "university/3", "castle/1", "castle/2", "castle/3"],
        *["monastery/2", "ship/1", "ship/2", "wagon/1", "wagon/2", "guildhall/1", "guildhall/2"],
        *neutral_only,
        *["hayrick/1", "windmill/1"],
    ]
    assert refusal(s, 0, f"place {boatman} ship/3") == ("wrong_kind", "3.4b")
    assert refusal(s, 0, f"place {boatman} monastery/1") == ("wrong_kind", "3.4b")


@pytest.mark.parametrize("token", ["own_farmer", "knight", "monk"])
def test_11_14_any_follower_activates_the_pharmacy(token: str) -> None:
    s = position(Seat(tiles="pharmacy", market="knight monk"), seats=2)

    play(s, 0, f"place {token} pharmacy/1")
    at_actions(s)

    assert options(s, 0) == ["pass", "use pharmacy 1", "use pharmacy 2", "use pharmacy 3"]


@pytest.mark.parametrize("paid", [1, 2, 3])
def test_11_14_each_coin_buys_a_development_point(paid: int) -> None:
    s = at_actions(position(with_tile("pharmacy"), seats=2))

    play(s, 0, f"use pharmacy {paid}")

    assert s.players[0].development == paid
    assert coins(s) == [5 - paid, 5]
    assert bag(s, 0) == {"farmer": 1}


def test_11_14_one_pays_only_what_one_has() -> None:
    poor = at_actions(position(with_tile("pharmacy", coins=1), seats=2))
    broke = at_actions(position(with_tile("pharmacy", coins=0), seats=2))

    assert options(poor, 0) == ["pass", "use pharmacy 1"]
    assert refusal(poor, 0, "use pharmacy 2") == ("cannot_afford", "11.14")
    assert refusal(broke, 0, "use pharmacy 1") == ("cannot_afford", "11.14")


def test_11_14_no_coin_is_paid_for_a_space_that_does_not_exist() -> None:
    s = at_actions(position(with_tile("pharmacy", development=28), seats=2))

    assert options(s, 0) == ["pass", "use pharmacy 1", "use pharmacy 2"]
    assert refusal(s, 0, "use pharmacy 3") == ("steps_left", "11.14")

"""Ship, wagon and guildhall: the merchant on the map, and his stations."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import TOWNS
from tests.games.orleans.support.positions import (
    Seat,
    at_actions,
    bag,
    goods,
    merchant,
    on_edge,
    options,
    place,
    play,
    position,
    refusal,
    stations,
)

# --- 4.6 and 4.7 ship and wagon --------------------------------------------------------------


def test_4_6_the_ship_goes_down_one_river_and_may_take_one_good() -> None:
    """T30: two goods on the river to Briare: one now, one for the next ship, then none."""
    s = at_actions(
        position(
            Seat(filled="ship"),
            Seat(filled="ship"),
            Seat(filled="ship"),
            seats=3,
            edges={"W02": "wine wool"},
        )
    )

    play(s, 0, "use ship")
    assert options(s, 0) == ["move W01", "move W02"]
    play(s, 0, "move W02")
    assert options(s, 0) == ["good none", "good wine", "good wool"]
    play(s, 0, "good wool")

    assert (merchant(s, 0), goods(s, 0)) == ("briare", {"wool": 1})
    assert on_edge(s, "W02") == ["wine"]

    play(s, 1, "use ship", "move W02")
    assert options(s, 1) == ["good none", "good wine"]
    assert refusal(s, 1, "good wool") == ("no_such_good", "4.6")
    play(s, 1, "good wine")
    play(s, 2, "use ship", "move W02")

    assert (merchant(s, 2), goods(s, 2)) == ("briare", {})
    assert GAME.waiting(s) == [0], "nothing to take, the turn is over"


def test_4_6_a_good_may_be_left_lying() -> None:
    s = at_actions(position(Seat(filled="ship"), seats=2, edges={"W01": "brocade"}))

    play(s, 0, "use ship", "move W01", "good none")

    assert goods(s, 0) == {}
    assert on_edge(s, "W01") == ["brocade"]
    assert merchant(s, 0) == "blois"


def test_4_6_the_ship_does_not_use_roads() -> None:
    s = at_actions(position(Seat(filled="ship"), seats=2))
    play(s, 0, "use ship")

    assert refusal(s, 0, "move R11") == ("not_this_way", "4.6")
    assert refusal(s, 0, "move W05") == ("not_this_way", "4.6")


def test_4_6_from_a_town_without_a_river_no_ship_sails() -> None:
    """T31."""
    s = at_actions(position(Seat(filled="ship", merchant="chartres"), seats=2))

    assert refusal(s, 0, "use ship") == ("no_way", "4.6")


def test_4_6_the_followers_return_after_the_journey() -> None:
    s = at_actions(position(Seat(filled="ship"), seats=2, edges={"W01": "wine"}))

    play(s, 0, "use ship", "move W01")
    assert place(s, 0, "ship") == ["farmer", "boatman", "knight"]
    play(s, 0, "good wine")

    assert place(s, 0, "ship") == [".", ".", "."]
    assert bag(s, 0) == {"farmer": 1, "boatman": 1, "knight": 1}


def test_4_7_the_wagon_goes_along_one_road() -> None:
    s = at_actions(position(Seat(filled="wagon"), seats=2, edges={"R10": "cheese"}))

    play(s, 0, "use wagon")
    assert options(s, 0) == ["move R03", "move R10", "move R11", "move R12"]
    assert refusal(s, 0, "move W01") == ("not_this_way", "4.7")
    play(s, 0, "move R10", "good cheese")

    assert (merchant(s, 0), goods(s, 0)) == ("chateaudun", {"cheese": 1})
    assert on_edge(s, "R10") == []


def test_4_7_from_tours_the_only_road_leads_to_le_mans() -> None:
    """T31."""
    s = at_actions(position(Seat(filled="wagon", merchant="tours"), seats=2, edges={"R08": ""}))

    play(s, 0, "use wagon")
    assert options(s, 0) == ["move R08"]
    play(s, 0, "move R08")

    assert merchant(s, 0) == "le_mans"


def test_4_7_roads_and_rivers_lead_both_ways() -> None:
    s = at_actions(
        position(
            Seat(filled="wagon ship", merchant="chinon"), seats=2, edges={"R16": "", "W09": ""}
        )
    )

    play(s, 0, "use wagon", "move R16")
    play(s, 1, "pass")
    assert merchant(s, 0) == "chatellerault"
    play(s, 0, "use ship", "move W09")

    assert merchant(s, 0) == "chinon"


WAYS = """
R01 chartres etampes, R02 chartres le_mans, R03 chartres orleans, R04 chartres chateaudun,
R05 etampes montargis, R06 le_mans chateaudun, R07 le_mans vendome, R08 le_mans tours,
R09 chateaudun vendome, R10 chateaudun orleans, R11 orleans montargis, R12 orleans vierzon,
R13 vendome blois, R14 montargis briare, R15 blois vierzon, R16 chinon chatellerault,
R17 montrichard loches, R18 vierzon chateauroux, R19 sancerre bourges, R20 loches chateauroux,
R21 chatellerault argenton, R22 le_blanc chateauroux, R23 argenton la_chatre,
R24 argenton chateauroux, R25 la_chatre chateauroux, R26 la_chatre saint_amand,
R27 bourges saint_amand, R28 bourges nevers, R29 saint_amand nevers,
W01 orleans blois, W02 orleans briare, W03 briare sancerre, W04 sancerre nevers,
W05 blois tours, W06 tours montrichard, W07 tours loches, W08 tours chinon,
W09 chinon chatellerault, W10 chinon le_blanc, W11 montrichard vierzon, W12 vierzon bourges,
W13 vierzon saint_amand, W14 le_blanc argenton
"""


@pytest.mark.parametrize("town", TOWNS)
def test_4_7_the_map_has_just_these_roads_and_rivers(town: str) -> None:
    """All 43 ways, tried from each of the 23 towns."""
    ways = [way.split() for way in WAYS.split(",")]
    roads = [name for name, *ends in ways if town in ends and name.startswith("R")]
    rivers = [name for name, *ends in ways if town in ends and name.startswith("W")]

    for place_name, expected in (("wagon", roads), ("ship", rivers)):
        s = at_actions(position(Seat(filled=place_name, merchant=town), seats=2))
        if not expected:
            assert refusal(s, 0, f"use {place_name}") == ("no_way", "4.6")
            continue
        play(s, 0, f"use {place_name}")

        assert options(s, 0) == [f"move {name}" for name in expected]


# --- 4.8 guildhall ---------------------------------------------------------------------------


def test_4_8_the_guildhall_builds_in_the_merchants_town() -> None:
    s = at_actions(position(Seat(filled="guildhall", merchant="blois"), seats=2))

    play(s, 0, "use guildhall")

    assert stations(s, 0) == ["blois"]
    assert s.players[0].stations_left == 9
    assert s.stations_built(0) == 1
    assert bag(s, 0) == {"farmer": 1, "craftsman": 1, "knight": 1}


@pytest.mark.parametrize("owner", [0, 1])
def test_4_8_a_town_holds_one_station(owner: int) -> None:
    """T32: neither beside a rival's nor beside one's own."""
    builder = Seat(filled="guildhall", merchant="blois", stations="blois" if owner == 0 else "")
    rival = Seat(stations="blois" if owner == 1 else "")
    s = at_actions(position(builder, rival, seats=2))

    assert refusal(s, 0, "use guildhall") == ("town_taken", "4.8")


def test_4_8_nobody_builds_an_eleventh_station() -> None:
    towns = "blois tours chinon loches vierzon bourges nevers briare sancerre etampes"
    s = at_actions(position(Seat(filled="guildhall", stations=towns), seats=2))

    assert s.players[0].stations_left == 0
    assert refusal(s, 0, "use guildhall") == ("no_station_left", "4.8")


def test_4_8a_in_orleans_everybody_may_build_one() -> None:
    """T32."""
    s = at_actions(
        position(Seat(filled="guildhall"), Seat(filled="guildhall", stations="orleans"), seats=2)
    )

    play(s, 0, "use guildhall")

    assert GAME.view(s, -1)["stations"] == {"orleans": [0, 1]}
    assert refusal(s, 1, "use guildhall") == ("town_taken", "4.8a")

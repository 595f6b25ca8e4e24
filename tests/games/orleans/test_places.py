"""Chapter 4, the places of the player board."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import DEEDS, SLOTS_OF, TOWNS
from igroteka.games.orleans.pieces import PLACES as PLACE_NAMES
from igroteka.kernel.errors import UnreadableAction
from tests.support.orleans import (
    Seat,
    at_actions,
    bag,
    citizens_left,
    filled_spaces,
    goods,
    market,
    merchant,
    on_edge,
    options,
    options_with,
    place,
    play,
    position,
    refusal,
    stations,
    supply,
    tiles,
    track,
)

STARTERS = "own_farmer own_boatman own_craftsman own_trader"
COSTS = {
    "farmhouse": "boatman craftsman",
    "village": "farmer boatman craftsman",
    "university": "farmer craftsman trader",
    "castle": "farmer boatman trader",
    "monastery": "scholar trader",
    "ship": "farmer boatman knight",
    "wagon": "farmer trader knight",
    "guildhall": "farmer craftsman knight",
    "scriptorium": "knight scholar",
    "hayrick": "farmer",
    "cheese_factory": "farmer farmer",
    "winery": "farmer trader",
    "wool_manufacturer": "boatman trader",
    "tailor_shop": "trader scholar",
    "brewery": "monk",
    "sacristy": "monk",
    "windmill": "craftsman craftsman",
    "library": "knight scholar",
    "hospital": "boatman scholar",
    "cellar": "monk scholar",
    "office": "scholar scholar",
    "horse_wagon": "knight trader",
    "shipping_line": "boatman",
    "laboratory": "craftsman scholar",
}


@pytest.mark.parametrize("name", COSTS)
def test_3_4b_each_place_asks_for_its_followers(name: str) -> None:
    """The printed costs, slot by slot; monks fit everywhere and are tried apart."""
    kinds = "farmer boatman craftsman trader knight scholar"
    needs = COSTS[name].split()
    tile = name if name in PLACE_NAMES[10:] else ""
    for number, needed in enumerate(needs, start=1):
        before = needs[: number - 1] + ["."] * (len(needs) - number + 1)
        one = Seat(market=kinds, bag=STARTERS, tiles=tile, places={name: " ".join(before)})
        s = position(one, seats=2)

        offered = [text for text in options(s, 0) if text.endswith(f" {name}/{number}")]

        expected = [] if needed == "monk" else [f"place {needed} {name}/{number}"]
        assert offered == expected
    assert len(SLOTS_OF[PLACE_NAMES.index(name)]) == len(needs)


# --- 4.0 the end of a track ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "last", "action"),
    [
        ("farmer", 8, "use farmhouse"),
        ("boatman", 5, "use village boatman"),
        ("craftsman", 5, "use village craftsman"),
        ("trader", 5, "use village trader"),
        ("scholar", 5, "use university"),
        ("knight", 5, "use castle"),
    ],
)
def test_4_0_at_the_end_of_a_track_its_action_is_over(at: str, last: int, action: str) -> None:
    place_name = action.split()[1]
    done = at_actions(position(Seat(filled=place_name, tracks={at: last}), seats=2))
    nearly = at_actions(position(Seat(filled=place_name, tracks={at: last - 1}), seats=2))

    play(nearly, 0, action)

    assert track(nearly, 0, at) == last
    assert refusal(done, 0, action) == ("track_end", "4.0")


def test_4_0_the_village_stays_open_for_the_other_tracks() -> None:
    s = at_actions(position(Seat(filled="village", tracks={"boatman": 5}), seats=2))

    assert options(s, 0) == ["pass", "use village craftsman", "use village trader"]


# --- 4.1 farmhouse ---------------------------------------------------------------------------


def test_4_1_the_farmhouse_gives_a_farmer_a_step_and_a_good() -> None:
    """T14."""
    s = at_actions(position(Seat(filled="farmhouse")))
    grain = s.goods_market[0]

    play(s, 0, "use farmhouse")

    assert bag(s, 0) == {"farmer": 1, "boatman": 1, "craftsman": 1}
    assert supply(s)["farmer"] == 15
    assert track(s, 0, "farmer") == 1
    assert goods(s, 0) == {"grain": 1}
    assert s.goods_market[0] == grain - 1


@pytest.mark.parametrize(
    ("steps", "good"),
    list(enumerate(["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"])),
)
def test_4_1_each_space_of_the_farmer_track_shows_a_good(steps: int, good: str) -> None:
    """T15: the eight goods in order; a ninth farmer is refused (4.0)."""
    s = at_actions(position(Seat(filled="farmhouse", tracks={"farmer": steps}), seats=2))

    play(s, 0, "use farmhouse")

    assert goods(s, 0) == {good: 1}


# --- 4.2 village -----------------------------------------------------------------------------


def test_4_2_the_village_offers_one_of_three() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2))
    assert options_with(s, 0, "use") == [
        "use village boatman",
        "use village craftsman",
        "use village trader",
    ]

    play(s, 0, "use village craftsman")

    assert GAME.waiting(s) == [1], "only one of them"
    assert [track(s, 0, name) for name in ("boatman", "craftsman", "trader")] == [0, 1, 0]


def test_4_2a_boatmen_bring_coins() -> None:
    """T17: 2, 3, 4 and 5 coins, 14 in all."""
    earned = []
    for steps in range(4):
        s = at_actions(
            position(Seat(coins=0, filled="village", tracks={"boatman": steps}), seats=2)
        )
        play(s, 0, "use village boatman")
        earned.append(s.players[0].coins)

    assert earned == [2, 3, 4, 5]
    assert sum(earned) == 14


def test_4_2a_a_boatman_goes_to_the_bag() -> None:
    s = at_actions(position(Seat(filled="village")))

    play(s, 0, "use village boatman")

    assert bag(s, 0) == {"farmer": 1, "boatman": 2, "craftsman": 1}
    assert supply(s)["boatman"] == 8


def test_4_2a_the_first_at_the_end_takes_the_citizen() -> None:
    near = Seat(filled="village", tracks={"boatman": 4})
    s = at_actions(position(near, near, seats=2))

    play(s, 0, "use village boatman")
    play(s, 1, "use village boatman")

    assert [player.citizens for player in s.players] == [1, 0]
    assert "boatman" not in citizens_left(s)
    assert track(s, 1, "boatman") == 5, "the second still gets the boatman"


def test_4_2b_a_craftsman_brings_a_tech_that_waits_beside_the_board() -> None:
    s = at_actions(position(Seat(filled="village", places={"castle": ". boatman trader"}), seats=2))

    play(s, 0, "use village craftsman")
    play(s, 1, "pass")

    assert bag(s, 0) == {"farmer": 1, "boatman": 1, "craftsman": 2}
    assert track(s, 0, "craftsman") == 1
    assert s.players[0].techs == 1
    assert s.techs == 15
    assert refusal(s, 0, "tech castle/1") == ("not_now", "2.1")


def test_4_2b_every_space_of_the_craftsman_track_brings_one_tech() -> None:
    for steps in range(5):
        s = at_actions(position(Seat(filled="village", tracks={"craftsman": steps}), seats=2))

        play(s, 0, "use village craftsman")

        assert s.players[0].techs == 1


def test_4_2c_a_trader_brings_a_place_tile_of_ones_choice() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2))

    play(s, 0, "use village trader")
    assert GAME.waiting(s) == [0], "the tile is chosen at once"
    play(s, 0, "tile winery")

    assert bag(s, 0) == {"farmer": 1, "boatman": 1, "craftsman": 1, "trader": 1}
    assert track(s, 0, "trader") == 1
    assert tiles(s, 0) == ["winery"]
    assert len(s.tiles) == 19
    assert PLACE_NAMES.index("winery") not in s.tiles
    assert GAME.waiting(s) == [1]


def test_4_2c_a_tile_somebody_has_is_gone() -> None:
    s = at_actions(position(Seat(filled="village"), Seat(tiles="winery"), seats=2))
    play(s, 0, "use village trader")

    assert refusal(s, 0, "tile winery") == ("tile_gone", "4.2c")


def test_4_2d_the_first_tile_is_of_stack_one() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2))
    play(s, 0, "use village trader")

    assert options(s, 0) == [
        "tile hayrick",
        "tile cheese_factory",
        "tile winery",
        "tile wool_manufacturer",
        "tile tailor_shop",
        "tile brewery",
        "tile sacristy",
        "tile windmill",
        "tile library",
        "tile hospital",
        "tile herb_garden",
        "tile bathhouse",
    ]
    assert refusal(s, 0, "tile school") == ("stack_closed", "4.2d")


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_4_2d_later_tiles_are_of_either_stack(steps: int) -> None:
    s = at_actions(position(Seat(filled="village", tracks={"trader": steps}), seats=2))

    play(s, 0, "use village trader")
    assert len(options(s, 0)) == 20
    play(s, 0, "tile school")

    assert tiles(s, 0) == ["school"]


# --- 4.3 to 4.5 university, castle, monastery ------------------------------------------------


@pytest.mark.parametrize(("steps", "points"), list(enumerate([2, 3, 4, 5, 6])))
def test_4_3_scholars_bring_development_points(steps: int, points: int) -> None:
    s = at_actions(position(Seat(filled="university", tracks={"scholar": steps}), seats=2))

    play(s, 0, "use university")

    assert track(s, 0, "scholar") == steps + 1
    assert s.players[0].development == points
    assert bag(s, 0) == {"farmer": 1, "craftsman": 1, "trader": 1, "scholar": 1}
    assert supply(s)["scholar"] == 7


@pytest.mark.parametrize(("steps", "limit"), list(enumerate([5, 6, 7, 7, 8])))
def test_4_4_knights_raise_the_number_of_followers_to_draw(steps: int, limit: int) -> None:
    s = at_actions(position(Seat(filled="castle", tracks={"knight": steps}), seats=2))

    play(s, 0, "use castle")

    assert bag(s, 0) == {"farmer": 1, "boatman": 1, "trader": 1, "knight": 1}
    assert track(s, 0, "knight") == steps + 1
    assert s.players[0].draw_limit() == limit


def test_4_4_at_first_one_draws_four() -> None:
    assert position(seats=2).players[0].draw_limit() == 4


def test_4_4a_the_first_on_the_fifth_space_takes_the_citizen() -> None:
    near = Seat(filled="castle", tracks={"knight": 3})
    s = at_actions(position(near, near, seats=2))

    play(s, 0, "use castle")
    play(s, 1, "use castle")

    assert [player.citizens for player in s.players] == [1, 0]
    assert [player.draw_limit() for player in s.players] == [7, 7]
    assert "knight" not in citizens_left(s)


def test_4_5_the_monastery_gives_a_monk_and_nothing_else() -> None:
    s = at_actions(position(Seat(filled="monastery")))

    play(s, 0, "use monastery")

    assert bag(s, 0) == {"trader": 1, "scholar": 1, "monk": 1}
    assert supply(s)["monk"] == 13
    assert s.players[0].tracks == [0, 0, 0, 0, 0, 0]
    assert (s.players[0].coins, s.players[0].development) == (5, 0)


def test_4_5a_a_monk_stands_for_every_other_follower() -> None:
    s = position(Seat(market="monk", bag=STARTERS, tiles="hayrick brewery"), seats=2)

    offered = options_with(s, 0, "place")

    names = [text.split()[2] for text in offered]
    assert names == [
        *["farmhouse/1", "farmhouse/2", "village/1", "village/2", "village/3"],
        *["university/1", "university/2", "university/3", "castle/1", "castle/2", "castle/3"],
        *["monastery/1", "monastery/2", "ship/1", "ship/2", "ship/3"],
        *["wagon/1", "wagon/2", "wagon/3", "guildhall/1", "guildhall/2", "guildhall/3"],
        *["scriptorium/1", "scriptorium/2", "town_hall/1", "hayrick/1", "brewery/1"],
    ]


def test_4_5a_a_place_filled_with_monks_works() -> None:
    s = at_actions(position(Seat(places={"castle": "monk monk monk"}), seats=2))

    play(s, 0, "use castle")

    assert bag(s, 0) == {"monk": 3, "knight": 1}


def test_4_5a_nobody_stands_for_a_monk() -> None:
    s = position(Seat(market="knight scholar boatman", tiles="brewery school herb_garden"), seats=2)

    for token in ("own_farmer", "own_trader", "knight", "scholar", "boatman"):
        assert refusal(s, 0, f"place {token} brewery/1") == ("only_monk", "4.5a")


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


# --- 4.9 scriptorium -------------------------------------------------------------------------


def test_4_9_the_scriptorium_gives_one_development_point() -> None:
    s = at_actions(position(Seat(filled="scriptorium"), seats=2))

    play(s, 0, "use scriptorium")

    assert s.players[0].development == 1
    assert bag(s, 0) == {"knight": 1, "scholar": 1}


# --- 4.10 town hall --------------------------------------------------------------------------


def test_4_10_one_or_two_followers_of_any_kind_may_lie_there() -> None:
    s = position(Seat(market="knight monk"), seats=2)

    play(s, 0, "place knight town_hall/1", "place monk town_hall/2")

    assert place(s, 0, "town_hall") == ["knight", "monk"]


def test_4_10_one_follower_activates_it() -> None:
    s = at_actions(position(Seat(places={"town_hall": "knight ."}), seats=2))

    assert options(s, 0) == ["pass", "use town_hall"]


def test_4_10_without_followers_it_does_nothing() -> None:
    s = at_actions(position(seats=2))

    assert refusal(s, 0, "use town_hall") == ("nobody_to_send", "4.10a")


def test_4_10a_two_followers_go_to_deeds_in_one_action() -> None:
    """T36: a knight to the peace treaty and a monk to the cathedral, 2 coins each."""
    s = at_actions(position(Seat(places={"town_hall": "knight monk"}), seats=2))

    play(s, 0, "use town_hall", "send knight peace_treaty", "send monk cathedral")

    assert s.players[0].coins == 5 + 2 + 2
    assert filled_spaces(s, "peace_treaty") == {"knight": 1}
    assert filled_spaces(s, "cathedral") == {"monk": 1}
    assert place(s, 0, "town_hall") == [".", "."]
    assert bag(s, 0) == {}, "they do not return"
    assert GAME.waiting(s) == [1]


def test_4_10a_both_may_go_to_the_same_deed() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk monk"}), seats=2))

    play(s, 0, "use town_hall", "send monk papal_conclave", "send monk papal_conclave")

    assert s.players[0].coins == 5 + 3 + 3
    assert filled_spaces(s, "papal_conclave") == {"monk": 2}


def test_4_10a_a_full_space_takes_nobody() -> None:
    s = at_actions(
        position(Seat(places={"town_hall": "monk ."}), seats=2, deeds={"peace_treaty": "monk"})
    )
    play(s, 0, "use town_hall")

    assert refusal(s, 0, "send monk peace_treaty") == ("deed_full", "4.10d")
    assert options(s, 0) == ["send monk papal_conclave", "send monk cathedral"]


def test_4_10a_at_least_one_is_sent() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), seats=2))
    play(s, 0, "use town_hall")

    assert refusal(s, 0, "enough") == ("send_one_first", "4.10a")
    assert refusal(s, 0, "send farmer city_wall") == ("no_such_follower", "4.10a")


@pytest.mark.parametrize(
    ("deed", "follower", "reward"),
    [
        ("city_wall", "farmer", 1),
        ("papal_conclave", "knight", 3),
        ("defeating_plague", "boatman", 2),
        ("astronomy", "scholar", 1),
        ("boatmen_guild", "boatman", 1),
        ("cathedral", "craftsman", 2),
        ("peace_treaty", "scholar", 2),
    ],
)
def test_4_10b_each_deed_has_its_reward(deed: str, follower: str, reward: int) -> None:
    s = at_actions(position(Seat(places={"town_hall": f"{follower} ."}), seats=2))

    play(s, 0, "use town_hall", f"send {follower} {deed}")

    assert s.players[0].coins == 5 + reward
    assert s.players[0].development == 0


def test_4_10b_canalisation_pays_a_coin_or_a_development_point() -> None:
    s = at_actions(position(Seat(places={"town_hall": "farmer trader"}), seats=2))

    play(s, 0, "use town_hall", "send farmer canalisation coin")
    assert (s.players[0].coins, s.players[0].development) == (6, 0)
    play(s, 0, "send trader canalisation development")

    assert (s.players[0].coins, s.players[0].development) == (6, 1)


SPACES = {
    "city_wall": "knight knight knight trader farmer farmer farmer craftsman craftsman craftsman",
    "papal_conclave": "knight monk monk",
    "defeating_plague": "scholar scholar boatman farmer trader",
    "astronomy": "scholar scholar trader",
    "boatmen_guild": "boatman boatman boatman scholar",
    "cathedral": "craftsman craftsman monk monk trader trader",
    "peace_treaty": "monk scholar knight knight",
    "canalisation": "boatman boatman boatman trader trader "
    "farmer farmer farmer craftsman craftsman",
}


@pytest.mark.parametrize("deed", DEEDS)
def test_4_10c_the_last_space_of_a_deed_brings_its_citizen(deed: str) -> None:
    """T35, for every deed with all its spaces."""
    *others, last, final = SPACES[deed].split()
    reward = " coin" if deed == "canalisation" else ""
    s = at_actions(
        position(Seat(places={"town_hall": f"{last} {final}"}), deeds={deed: " ".join(others)})
    )

    play(s, 0, "use town_hall", f"send {last} {deed}{reward}")
    assert s.players[0].citizens == 0
    assert f"deed:{deed}" in citizens_left(s)
    play(s, 0, f"send {final} {deed}{reward}")

    assert s.players[0].citizens == 1
    assert f"deed:{deed}" not in citizens_left(s)
    assert len(citizens_left(s)) == 13


def test_4_10c_the_last_monk_of_the_conclave() -> None:
    """T35: 3 coins and the citizen, though a rival sent the others."""
    s = at_actions(
        position(
            Seat(places={"town_hall": "monk ."}), seats=2, deeds={"papal_conclave": "knight monk"}
        )
    )

    play(s, 0, "use town_hall", "send monk papal_conclave")

    assert s.players[0].coins == 8
    assert s.players[0].citizens == 1


def test_4_10d_a_deed_accepts_no_substitute() -> None:
    """T34, T49: neither a monk nor, with school and herb garden, scholars and boatmen."""
    s = at_actions(
        position(Seat(tiles="school herb_garden", places={"town_hall": "monk scholar"}), seats=2)
    )
    play(s, 0, "use town_hall")

    assert options(s, 0) == [
        "send monk papal_conclave",
        "send monk cathedral",
        "send monk peace_treaty",
        "send scholar defeating_plague",
        "send scholar astronomy",
        "send scholar boatmen_guild",
        "send scholar peace_treaty",
    ]
    for text in ("send monk astronomy", "send scholar city_wall", "send boatman cathedral"):
        with pytest.raises(UnreadableAction):
            GAME.parse(text)


def test_4_10d_followers_on_deeds_stay_there() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk ."}), seats=2))
    monks = supply(s)["monk"]

    play(s, 0, "use town_hall", "send monk cathedral")

    assert supply(s)["monk"] == monks
    assert "monk" not in bag(s, 0)
    assert "monk" not in market(s, 0)
    assert filled_spaces(s, "cathedral") == {"monk": 1}


def test_4_10e_starters_may_not_go_to_the_town_hall() -> None:
    """T34."""
    s = position(seats=2)

    for starter in STARTERS.split():
        assert refusal(s, 0, f"place {starter} town_hall/1") == ("no_starter", "4.10e")

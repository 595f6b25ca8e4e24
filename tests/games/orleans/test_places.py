"""The places that bring followers and what their tracks bring with them."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import PLACES as PLACE_NAMES
from igroteka.games.orleans.pieces import SLOTS_OF
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    at_actions,
    bag,
    citizens_left,
    goods,
    options,
    options_with,
    play,
    position,
    refusal,
    supply,
    tiles,
    track,
)

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


# --- 4.9 scriptorium -------------------------------------------------------------------------


def test_4_9_the_scriptorium_gives_one_development_point() -> None:
    s = at_actions(position(Seat(filled="scriptorium"), seats=2))

    play(s, 0, "use scriptorium")

    assert s.players[0].development == 1
    assert bag(s, 0) == {"knight": 1, "scholar": 1}

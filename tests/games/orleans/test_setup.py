"""Chapter 1, set-up: what lies where before the first decision."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import EDGES, EVENTS, GOODS
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.errors import UnknownChoice
from tests.games.orleans.support.positions import (
    bag,
    citizens_left,
    counted,
    goods,
    market,
    merchant,
    on_edge,
    options,
    supply,
    tiles,
)

STARTERS = {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}
DOUBLE_FROM_THREE = ["R08", "R12", "W02", "W03", "W10"]
DOUBLE_FROM_FOUR = ["R02", "R05", "R21", "R29"]


def goods_on_map(s: OrleansState) -> int:
    """How many goods lie on roads and rivers."""
    return sum([len(on_edge(s, edge)) for edge in EDGES])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_each_player_begins_with_five_coins_ten_stations_and_nothing_else(seats: int) -> None:
    s = GAME.setup(seats, seed=11)

    assert len(s.players) == seats
    for seat in range(seats):
        player = s.players[seat]
        assert player.coins == 5
        assert player.stations_left == 10
        assert s.stations_built(seat) == 0
        assert goods(s, seat) == {}
        assert tiles(s, seat) == []
        assert (player.techs, player.techs_laid, player.citizens) == (0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_the_techs_are_one_common_stack_of_sixteen(seats: int) -> None:
    assert GAME.setup(seats, seed=11).techs == 16


@pytest.mark.parametrize("seed", range(8))
def test_1_3_a_pilgrimage_lies_on_top_of_the_other_seventeen(seed: int) -> None:
    """T04: 18 tiles, three of each event, the first a Pilgrimage."""
    stack = [EVENTS[event] for event in GAME.setup(3, seed).hourglass]

    assert len(stack) == 18
    assert stack[0] == "pilgrimage"
    assert sorted(stack[1:]) == sorted(
        ["pilgrimage"] * 2
        + [e for e in ("taxes", "income", "trading_day", "harvest", "plague") for _ in range(3)]
    )


def test_1_3_the_other_seventeen_are_shuffled() -> None:
    orders = {tuple(GAME.setup(3, seed).hourglass) for seed in range(20)}

    assert len(orders) == 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_4_all_markers_start_on_the_first_space(seats: int) -> None:
    s = GAME.setup(seats, seed=11)

    for player in s.players:
        assert player.tracks == [0, 0, 0, 0, 0, 0]
        assert player.development == 0


def test_1_5_the_supply_of_a_game_of_four_is_complete() -> None:
    """T01."""
    assert supply(GAME.setup(4, seed=11)) == {
        "farmer": 16,
        "boatman": 10,
        "craftsman": 10,
        "trader": 10,
        "knight": 14,
        "scholar": 14,
        "monk": 14,
    }


def test_1_6_fourteen_citizens_lie_on_the_two_boards() -> None:
    left = citizens_left(GAME.setup(4, seed=11))

    assert left == [
        "deed:city_wall",
        "deed:papal_conclave",
        "deed:defeating_plague",
        "deed:astronomy",
        "deed:boatmen_guild",
        "deed:cathedral",
        "deed:peace_treaty",
        "deed:canalisation",
        "development:3",
        "development:18",
        "development:28",
        "knight",
        "boatman",
        "stations",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_7_the_starters_are_on_the_market_and_the_bag_is_empty(seats: int) -> None:
    """T01."""
    s = GAME.setup(seats, seed=11)

    for seat in range(seats):
        assert market(s, seat) == STARTERS
        assert bag(s, seat) == {}


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_1_8_everybody_sees_both_stacks_of_place_tiles(seat: int) -> None:
    s = GAME.setup(2, seed=11)

    seen = GAME.view(s, seat)["tiles"]

    assert seen == {
        "I": [
            "hayrick",
            "cheese_factory",
            "winery",
            "wool_manufacturer",
            "tailor_shop",
            "brewery",
            "sacristy",
            "windmill",
            "library",
            "hospital",
            "herb_garden",
            "bathhouse",
        ],
        "II": [
            "gunpowder_tower",
            "cellar",
            "office",
            "school",
            "pharmacy",
            "horse_wagon",
            "shipping_line",
            "laboratory",
        ],
    }


def test_1_9_with_four_players_every_goods_space_is_filled() -> None:
    """T01: 52 goods on the map, 38 on the goods market, none out of the game."""
    s = GAME.setup(4, seed=11)

    assert goods_on_map(s) == 52
    assert sum(s.goods_market) == 38
    assert sum(s.goods_out) == 0
    for edge in EDGES:
        double = edge in DOUBLE_FROM_THREE + DOUBLE_FROM_FOUR
        assert len(on_edge(s, edge)) == (2 if double else 1), edge


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_9_there_are_ninety_goods_in_all(seats: int) -> None:
    s = GAME.setup(seats, seed=11)

    lying = [good for edge in EDGES for good in on_edge(s, edge)]
    for index, good in enumerate(GOODS):
        total = lying.count(good) + s.goods_market[index] + s.goods_out[index]
        assert total == {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}[good]


def test_1_9_the_goods_are_shuffled() -> None:
    assert len({tuple(GAME.setup(4, seed).spaces) for seed in range(20)}) == 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_10_every_merchant_starts_in_orleans(seats: int) -> None:
    s = GAME.setup(seats, seed=11)

    assert [merchant(s, seat) for seat in range(seats)] == ["orleans"] * seats


def test_1_11_with_three_players_some_pieces_leave_the_game() -> None:
    """T02: 14/8/8/8/11/11/11 followers, 6 goods out, 48 on the map, 36 on the market."""
    s = GAME.setup(3, seed=11)

    assert list(supply(s).values()) == [14, 8, 8, 8, 11, 11, 11]
    assert sum(s.goods_out) == 6
    assert goods_on_map(s) == 48
    assert sum(s.goods_market) == 36
    assert [len(on_edge(s, edge)) for edge in DOUBLE_FROM_FOUR] == [1, 1, 1, 1]
    assert [len(on_edge(s, edge)) for edge in DOUBLE_FROM_THREE] == [2, 2, 2, 2, 2]


def test_1_12_with_two_players_more_pieces_leave_the_game() -> None:
    s = GAME.setup(2, seed=11)

    assert list(supply(s).values()) == [12, 6, 6, 6, 8, 8, 8]
    assert sum(s.goods_out) == 12
    assert goods_on_map(s) == 43
    assert sum(s.goods_market) == 35
    assert [len(on_edge(s, edge)) for edge in DOUBLE_FROM_FOUR + DOUBLE_FROM_THREE] == [1] * 9


def test_1_12_the_goods_that_leave_are_random() -> None:
    out = {tuple(sorted(counted(GAME.setup(2, n).goods_out, GOODS).items())) for n in range(12)}

    assert len(out) > 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_13_somebody_is_first_player(seats: int) -> None:
    firsts = {GAME.setup(seats, seed).first for seed in range(40)}

    assert firsts == set(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_1_1_the_box_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(UnknownChoice, match=f"expected 2 to 4 seats, found {seats}"):
        GAME.setup(seats, seed=1)


def test_1_7_the_first_decision_is_to_plan_with_the_four_starters() -> None:
    """T05: nobody has anything to draw in the first round."""
    s = GAME.setup(4, seed=11)

    assert GAME.waiting(s) == [0, 1, 2, 3]
    assert options(s, 0) == [
        "done",
        "place own_farmer village/1",
        "place own_farmer university/1",
        "place own_farmer castle/1",
        "place own_farmer ship/1",
        "place own_farmer wagon/1",
        "place own_farmer guildhall/1",
        "place own_boatman farmhouse/1",
        "place own_boatman village/2",
        "place own_boatman castle/2",
        "place own_boatman ship/2",
        "place own_craftsman farmhouse/2",
        "place own_craftsman village/3",
        "place own_craftsman university/2",
        "place own_craftsman guildhall/2",
        "place own_trader university/3",
        "place own_trader castle/3",
        "place own_trader monastery/2",
        "place own_trader wagon/2",
    ]

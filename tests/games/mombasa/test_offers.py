"""What an action would do: prices, rewards, and the elements it leads to."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.state import MombasaState
from igroteka.kernel.outcome import Outcome
from tests.games.mombasa.table import Seat, checked, options, planning, play, turn


def outcome(s: MombasaState, text: str, seat: int = 0) -> Outcome:
    return GAME.outcome(s, seat, GAME.parse(text), 1)


def test_a_step_says_what_it_costs_and_where_it_leads() -> None:
    s = turn(Seat(pounds=3, area="coffee_2", tracks={"cairo": 8}))
    play(s, 0, "use 2")
    if GAME.decision(s, 0) == "UseGoods":
        play(s, 0, "no_purchase")
    told = outcome(s, "step cairo")

    assert told.certain
    assert told.holdings == {"pounds": -1, "value": -1, "track_cairo": 1}
    assert told.reach == ["track:cairo/9"]
    assert [(c.label, c.change) for c in told.scores] == [("cash", -1)]


def test_entering_a_region_shows_its_cost_and_the_reward_to_come() -> None:
    s = turn(Seat(area="c_expansion_3_cairo"), held={"mombasa": "libyan_desert"})
    told = outcome(s, "expand cairo")
    assert told.holdings == {"expansion": 3}
    assert told.reach == ["region:fezzan", "region:libyan_desert", "region:nubia"]
    play(s, 0, "expand cairo")

    told = outcome(s, "enter libyan_desert")
    assert told.holdings == {"expansion": -2, "due_pounds": 2}
    assert told.reach == ["region:fezzan", "region:nubia"]
    play(s, 0, "enter nubia")
    told = outcome(s, "post cairo/2")
    assert told.holdings == {}
    assert told.certain


def test_the_last_region_shows_all_its_rewards() -> None:
    s = turn(Seat(area="expansion_1", pounds=0), bases={"cairo": (1, 0, 0)})
    play(s, 0, "expand cairo")
    told = outcome(s, "enter libyan_desert")

    assert told.holdings == {"expansion": -1, "pounds": 2}
    assert [event.code for event in told.events] == ["enters", "posts", "gets"]


def test_a_bookkeeper_shows_how_far_the_jar_can_go() -> None:
    s = turn(Seat(pounds=2, area="bookkeeper bananas_2", books={2: "a06", 3: "c18", 4: "a07"}))
    assert outcome(s, "bookkeeper 2").reach == ["space:1", "space:2"]
    play(s, 0, "bookkeeper 2")

    assert outcome(s, "turn 3").reach == ["space:1", "space:2", "space:3", "space:4"]
    told = outcome(s, "jar 2")
    assert told.reach == ["space:1", "space:2"]
    assert told.holdings == {"pounds": 1, "jar": 2}


@pytest.mark.parametrize(
    ("area", "tiles", "action", "reach"),
    [
        ("bookkeeper", "", "bookkeeper 2", []),
        ("bookkeeper a_merchant_generic", "", "bookkeeper 2", ["space:2"]),
        ("bananas_1", "tile_bookkeeper", "bookkeeper tile", []),
        ("bookkeeper", "tile_bookkeeper", "bookkeeper tile", ["space:2"]),
    ],
)
def test_8_6b_a_bookkeeper_is_not_shown_a_way_over_books_that_ask_for_another(
    area: str, tiles: str, action: str, reach: list[str]
) -> None:
    """a24 asks for one other person."""
    s = turn(Seat(pounds=2, area=area, tiles=tiles, jar=1, books={2: "a24"}))

    assert outcome(s, action).reach == reach
    play(s, 0, action)
    assert ("jar 2" in options(s)) == bool(reach)


def test_points_and_books() -> None:
    s = turn(Seat(area="a_bookkeeper_3"), coins="a1")
    told = outcome(s, "bookkeeper 2")
    assert told.holdings == {"points": 3}
    play(s, 0, "bookkeeper 2")

    assert outcome(s, "book c1").holdings == {"points": -2, "books": 1}
    assert outcome(s, "book a1").holdings == {"points": -1, "books": 1, "pounds": 1}
    assert outcome(s, "pound").holdings == {"points": -1, "pounds": 1}


@pytest.mark.parametrize(
    ("spot", "reach"),
    [
        ("majority_coffee", ["track:cairo/1", "track:cairo/2", "track:cairo/3"]),
        ("tile_merchant", ["tile:tile_merchant"]),
        ("buy_card", ["display:right_1"]),
        ("sell_card", []),
    ],
)
def test_where_a_marker_leads(spot: str, reach: list[str]) -> None:
    display = {
        f"{column}_{row}": "." for column in ("left", "middle", "right") for row in range(1, 5)
    }
    s = turn(Seat(pounds=4, area="a_coffee_3"), display=display | {"right_1": "a_cotton_3"})

    assert outcome(s, f"marker {spot}").reach == reach


def test_r12_the_pounds_of_diamonds_beyond_the_end_count_for_the_card_of_c2() -> None:
    display = {
        f"{column}_{row}": "." for column in ("left", "middle", "right") for row in range(1, 5)
    }
    for diamond, reach in ((27, []), (28, ["display:right_1"])):
        s = turn(
            Seat(pounds=0, diamond=diamond, tracks={"saint_louis": 4}),
            tracks={"saint_louis": "C2"},
            display=display | {"right_1": "a_coffee_2"},
        )
        assert outcome(s, "marker c2_1").reach == reach


def test_using_goods_shows_what_they_buy() -> None:
    s = turn(
        Seat(area="a_coffee_3"),
        display={"right_1": "a_cotton_3", "middle_1": "a_cotton_2", "left_1": "a_coffee_2"},
    )
    told = outcome(s, "use 2")

    assert {"display:right_1", "display:middle_1"} <= set(told.reach)
    assert "display:left_1" not in told.reach
    assert told.holdings == {"value": 3}


def test_steps_on_other_tracks_stop_before_tolls() -> None:
    s = turn(Seat(pounds=1, tracks={"cairo": 7, "mombasa": 8}), tracks={"cairo": "D2"})
    play(s, 0, "marker d2_1")

    assert outcome(s, "advance mombasa").reach == ["track:mombasa/9"]
    assert outcome(s, "advance cape_town").reach == ["track:cape_town/1", "track:cape_town/2"]


def test_what_chance_or_others_decide_is_not_foretold() -> None:
    s = checked(planning())
    assert outcome(s, "done").certain
    play(s, 1, "done")

    told = outcome(s, "done")
    assert not told.certain
    assert told.scores == []
    assert told.holdings == {}


def test_a_reward_to_come_on_a_track_is_told() -> None:
    s = turn(Seat(pounds=1, area="a_coffee_3", tracks={"cairo": 8}))
    play(s, 0, "marker majority_coffee")
    told = outcome(s, "line 2")

    assert told.holdings == {"due_track": 3}
    play(s, 0, "line 2")
    assert outcome(s, "pay").holdings == {"pounds": -1, "track_cairo": 3, "due_track": -3}
    assert outcome(s, "stay").holdings == {"due_track": -3}

"""Chapter 10: bonus markers and the spots of the board."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.pieces import SPACES
from igroteka.games.mombasa.rules.markers import markers_left
from igroteka.games.mombasa.spots import MAJORITY, SPOT_KIND, SPOT_POUNDS, SPOTS
from tests.games.mombasa.table import (
    Seat,
    at,
    card_of,
    codes,
    decision,
    hand,
    heard,
    of_verb,
    options,
    play,
    posts,
    refusal,
    refused,
    turn,
)

NOTHING_SHOWN = dict.fromkeys(SPACES, ".")


def test_10_1_a_marker_on_an_empty_spot() -> None:
    s = turn(Seat(pounds=2))
    told = heard(s, 0, "marker tile_merchant")

    assert s.markers[SPOTS.index("tile_merchant")] == 0
    assert markers_left(s, 0) == 2
    assert s.players[0].pounds == 0
    assert (told[0].source, told[0].target) == ("seat:0/markers", "spot:tile_merchant")
    assert codes(told) == ["marks", "pays", "reserves"]
    poor = turn(Seat(pounds=1))
    found = refusal(poor, 0, "marker tile_merchant")
    assert (found.code, found.clause) == ("cannot_pay", "10.1")
    assert (found.args["pounds"], found.args["have"]) == (2, 1)


def test_10_2_a_spot_is_blocked_until_the_end_of_the_round() -> None:
    s = turn(Seat(pounds=3), Seat(pounds=3))
    play(s, 0, "marker tile_merchant")

    assert refused(s, "marker tile_merchant", 1) == ("spot_taken", "10.2")
    play(s, 1, "end")
    play(s, 0, "end")
    assert s.markers == [-1] * len(SPOTS)


def test_10_3_the_first_player_spot() -> None:
    s = turn(Seat(), Seat(pounds=0), seat=1, first=0)
    told = heard(s, 1, "marker first_player")
    assert s.first == 1
    assert (told[1].code, told[1].target) == ("first", "seat:1/first")
    play(s, 1, "pound")
    assert s.players[1].pounds == 1
    play(s, 0, "end")
    play(s, 1, "end")
    for seat in (0, 1):
        play(s, seat, "done")

    assert GAME.waiting(s) == [1]


def test_10_3a_not_for_the_first_player_in_the_first_turn_of_the_round() -> None:
    s = turn(Seat(area="a_merchant_generic"), Seat(), opening=True)
    assert refused(s, "marker first_player") == ("first_turn", "10.3a")
    play(s, 0, "merchant 2")
    assert "marker first_player" in options(s, 1)
    play(s, 1, "end")

    assert "marker first_player" in options(s)


def test_10_4_buying_a_card_for_pounds() -> None:
    """The example: £1 for the spot and £3 for coffee 2 in the middle column."""
    s = turn(Seat(pounds=4), display={"middle_1": "a_coffee_2", "left_1": "a_coffee_3"})
    play(s, 0, "marker buy_card")
    found = refusal(s, 0, "buy left_1")
    assert (found.code, found.clause, found.args["pounds"]) == ("cannot_pay", "10.4", 5)
    assert refused(s, "no_purchase") == ("not_now", "10.4")
    play(s, 0, "buy middle_1")

    assert s.players[0].pounds == 0
    assert "a_coffee_2" in hand(s)


def test_10_5_selling_a_card() -> None:
    """The example: coffee 1 for £3."""
    s = turn(Seat(pounds=0, rests={2: "coffee_2"}))
    play(s, 0, "marker sell_card")
    assert refused(s, "sell start_coffee_2") == ("not_in_hand", "10.5")
    told = heard(s, 0, "sell start_coffee_1")

    assert s.players[0].pounds == 3
    assert s.discard == [card_of("coffee_1")]
    assert (told[0].source, told[0].target) == ("seat:0/hand", "discard")
    every = "coffee_1 coffee_2 bananas_1 bananas_2 cotton_1 cotton_2"
    nothing = turn(
        Seat(rests={2: f"{every} expansion_1 expansion_2 bookkeeper single_expansion_1"})
    )
    assert refused(nothing, "marker sell_card") == ("nothing_to_sell", "10.5")


def test_10_6_majority_spots_need_the_largest_total_or_a_tie() -> None:
    majorities = [SPOTS[spot] for spot in range(len(SPOTS)) if SPOT_KIND[spot] == MAJORITY]
    assert majorities == [f"majority_{s}" for s in ("coffee", "bananas", "cotton", "expansion")]
    rival = Seat(area="a_coffee_3")

    less = turn(Seat(area="coffee_2"), rival)
    found = refusal(less, 0, "marker majority_coffee")
    assert (found.code, found.clause) == ("outnumbered", "10.6")
    assert (found.args["suit"], found.args["have"], found.args["most"]) == ("coffee", 2, 3)
    tie = turn(Seat(area="coffee_1 coffee_2"), rival)
    assert "marker majority_coffee" in options(tie)


def test_10_6a_no_card_is_used() -> None:
    s = turn(Seat(area="coffee_1"))
    play(s, 0, "marker majority_coffee")

    assert s.players[0].used == 0
    assert at(s, "cairo") == 2


@pytest.mark.parametrize(
    ("area", "steps", "removes"),
    [
        ("coffee_1", 2, False),
        ("coffee_2", 2, False),
        ("a_coffee_3", 3, False),
        ("c_coffee_4_cairo", 3, False),
        ("c_coffee_4_cairo coffee_1", 4, True),
    ],
)
def test_10_6b_coffee_moves_on_the_track_of_cairo(area: str, steps: int, removes: bool) -> None:
    s = turn(Seat(area=area))
    play(s, 0, "marker majority_coffee")
    if decision(s) == "ChooseLine":
        play(s, 0, f"line {len(options(s))}")
    assert (decision(s) == "RemovePost") == removes
    if removes:
        play(s, 0, "remove mombasa/2")
        assert posts(s, "mombasa") == [5, 4, 5]

    assert s.players[0].on_track == [0, 0, 0, steps]


def test_10_6c_the_others_work_alike_on_other_tracks() -> None:
    """The example: bananas 5 against 3 bring three steps at Cape Town and a diamond step."""
    s = turn(Seat(area="a_bananas_3 bananas_2"), Seat(area="b_bananas_3_cairo"))
    play(s, 0, "marker majority_bananas", "line 3")
    assert (at(s, "cape_town"), s.players[0].diamond) == (3, 1)

    s = turn(Seat(area="a_cotton_3 cotton_2", pounds=0))
    play(s, 0, "marker majority_cotton", "line 3")
    # £2 of the spot, and £1 of the special field on the fourth space of C1.
    assert (at(s, "saint_louis"), s.players[0].pounds) == (4, 3)

    s = turn(Seat(area="c_expansion_3_cairo expansion_2"))
    play(s, 0, "marker majority_expansion", "line 3")
    assert decision(s) == "SpendPoints"
    play(s, 0, "pound", "pound")
    assert at(s, "mombasa") == 4


def test_10_6d_a_lower_reward_may_be_taken() -> None:
    s = turn(Seat(area="c_coffee_4_cairo coffee_1"))
    play(s, 0, "marker majority_coffee")

    assert options(s) == ["line 1", "line 2", "line 3"]
    play(s, 0, "line 2")
    assert at(s, "cairo") == 3
    s = turn(Seat(area="a_coffee_3"))
    play(s, 0, "marker majority_coffee")
    assert refused(s, "line 3") == ("line_too_high", "10.6b")


def test_10_7_tile_spots_reserve_for_the_next_round() -> None:
    costs = {SPOTS[spot]: SPOT_POUNDS[spot] for spot in range(len(SPOTS))}
    assert {costs[name] for name in costs if name.startswith("tile_")} == {1, 2}
    s = turn(Seat(pounds=1))
    play(s, 0, "marker tile_bookkeeper")

    assert (s.players[0].pounds, s.players[0].tiles) == (0, 0)


# --- rulings ---------------------------------------------------------------------------------


def test_r8_all_that_is_active_counts_for_majorities_and_books() -> None:
    tracks = {"mombasa": "A2"}
    mine = Seat(
        area="cotton_1 cotton_2 bookkeeper",
        tracks={"mombasa": 11, "cape_town": 5},
        tiles="tile_expansion tile_plus_one_good",
        plus=2,
        jar=1,
        books={2: "b09", 3: "a20"},  # 3 cotton; 3 expansion
    )
    s = turn(mine, Seat(area="a_cotton_3 c_cotton_4_mombasa"), tracks=tracks)

    # Cotton 1 and 2, one more on each card by A2, one more by the tile: 6. Expansion: 2 and 1.
    assert GAME.look(s, 0)["players"][0]["totals"] == {
        "coffee": 0,
        "bananas": 0,
        "cotton": 6,
        "expansion": 3,
    }
    assert refusal(s, 0, "marker majority_cotton").args["have"] == 6
    play(s, 0, "bookkeeper 4")
    assert of_verb(s, "jar") == ["stay", "2", "3"]


def test_r13_any_card_of_the_hand_may_be_sold() -> None:
    s = turn(Seat(pounds=0, hand="e_share_2_cairo c_coffee_4_cairo"))
    play(s, 0, "marker sell_card")

    assert {"e_share_2_cairo", "c_coffee_4_cairo", "single_expansion_1"} <= set(of_verb(s, "sell"))
    before = GAME.look(s, 0)["players"][0]["shares"]["cairo"]
    play(s, 0, "sell e_share_2_cairo")
    assert s.players[0].pounds == 5 + 2
    assert GAME.look(s, 0)["players"][0]["shares"]["cairo"] == before - 2


def test_r21_who_has_ended_counts_nothing() -> None:
    s = turn(Seat(area="coffee_1"), Seat(area="a_coffee_3"), seat=1)
    play(s, 1, "end")

    assert "marker majority_coffee" in options(s)


def test_r22_a_majority_of_nothing_is_none() -> None:
    s = turn(Seat(area="coffee_1"))

    assert refused(s, "marker majority_cotton") == ("no_total", "10.6")


def test_r38_the_buying_spot_needs_something_to_buy() -> None:
    s = turn(Seat(pounds=3), display=NOTHING_SHOWN | {"right_1": "a_coffee_3"})
    assert refused(s, "marker buy_card") == ("nothing_to_buy", "10.4")
    rich = turn(Seat(pounds=4), display=NOTHING_SHOWN | {"right_1": "a_coffee_3"})
    assert "marker buy_card" in options(rich)


def test_r39_in_the_last_round_a_reservation_is_paid_for_nothing() -> None:
    s = turn(Seat(pounds=2), Seat(ended=True), round=7)
    play(s, 0, "marker tile_merchant", "end")

    assert (s.players[0].pounds, s.players[0].tiles) == (0, 0)
    assert GAME.waiting(s) == []


def test_r41_a_bonus_that_does_not_work_yet_is_not_counted() -> None:
    """B1 adds to expansion, but not before its owner's next turn, and never to nothing."""
    reached = Seat(area="expansion_1", tracks={"cape_town": 5}, levels={"cape_town": 0})
    s = turn(Seat(area="single_expansion_1"), reached)
    assert "marker majority_expansion" in options(s)

    works = Seat(area="expansion_1", tracks={"cape_town": 5})
    s = turn(Seat(area="single_expansion_1"), works)
    assert refused(s, "marker majority_expansion") == ("outnumbered", "10.6")

    used = Seat(area="expansion_2!", tracks={"cape_town": 12})
    s = turn(Seat(area="single_expansion_1"), used)
    assert "marker majority_expansion" in options(s)


def test_r42_a_lower_line_is_taken_as_a_whole() -> None:
    s = turn(Seat(area="a_cotton_3 cotton_2", pounds=0))
    play(s, 0, "marker majority_cotton", "line 1")

    assert (at(s, "saint_louis"), s.players[0].pounds) == (2, 0)


def test_r49_later_in_the_round_the_holder_may_keep_the_marker() -> None:
    s = turn(Seat(), Seat(ended=True), opening=False)
    play(s, 0, "marker first_player", "pound")

    assert s.first == 0


def test_r56_a_marker_that_is_not_on_a_spot() -> None:
    s = turn(
        Seat(pounds=9),
        markers={"first_player": 0, "tile_merchant": 0, "tile_bookkeeper": 0},
    )
    assert refused(s, "marker tile_expansion") == ("no_marker", "10.1")
    assert of_verb(s, "marker") == []
    own = turn(Seat(pounds=9), markers={"tile_merchant": 0})
    assert refused(own, "marker tile_merchant") == ("spot_taken", "10.2")

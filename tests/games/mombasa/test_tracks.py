"""Chapters 15 and 16: company tracks and their special bonuses."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.pieces import SPACES
from igroteka.games.mombasa.rules.markers import markers_left
from igroteka.games.mombasa.tracks import TOLL, TRACK_LAST
from tests.games.mombasa.table import (
    Seat,
    at,
    codes,
    decision,
    hand,
    heard,
    of_verb,
    options,
    play,
    refusal,
    refused,
    turn,
)

NOTHING_SHOWN = dict.fromkeys(SPACES, ".")


def test_15_1_a_toll_is_paid_or_the_marker_stays() -> None:
    """Four coffee steps at Cairo from space 6: the toll of £1 lies after 8."""
    s = turn(Seat(pounds=1, area="c_coffee_4_cairo coffee_1", tracks={"cairo": 6}))
    play(s, 0, "marker majority_coffee", "line 3", "leave")
    assert decision(s) == "AtToll"
    assert at(s, "cairo") == 8
    other = s.clone()
    play(s, 0, "pay")
    assert (at(s, "cairo"), s.players[0].pounds) == (10, 0)

    play(other, 0, "stay")
    assert (at(other, "cairo"), other.players[0].pounds) == (8, 1)


def test_15_1a_a_toll_is_not_a_space() -> None:
    s = turn(Seat(pounds=1, area="coffee_1", tracks={"cairo": 8}), display=NOTHING_SHOWN)
    told = heard(s, 0, "use 2", "step cairo")

    assert at(s, "cairo") == 9
    assert codes(told) == ["uses", "pays", "moves"]


def test_15_2_on_the_last_space_a_marker_stays() -> None:
    s = turn(Seat(area="coffee_2", tracks={"cairo": 19}), display=NOTHING_SHOWN)
    play(s, 0, "use 2", "step cairo")

    assert refused(s, "step cairo") == ("track_end", "15.2")
    assert all(last == 20 for last in TRACK_LAST)


def test_15_3_steps_that_cannot_be_made_are_lost() -> None:
    s = turn(Seat(pounds=0, area="a_coffee_3", tracks={"cairo": 7}))
    told = heard(s, 0, "marker majority_coffee", "line 2")

    assert at(s, "cairo") == 8
    assert told[-1].args == {"company": "cairo", "steps": 2}
    assert GAME.waiting(s) == [1]
    assert TOLL[6][8] == 1


def test_15_4_special_fields_pay_at_once() -> None:
    """The example: two steps reach the first field, and £1 comes from the bank."""
    s = turn(Seat(pounds=0, area="coffee_1", tracks={"cairo": 3}))
    told = heard(s, 0, "marker majority_coffee")

    assert (at(s, "cairo"), s.players[0].pounds) == (5, 1)
    assert [event.source for event in told if event.code == "gets"] == ["track:cairo/5"]
    second = turn(Seat(pounds=0, area="coffee_1", tracks={"cairo": 11}))
    play(second, 0, "marker majority_coffee")
    assert second.players[0].pounds == 2
    leaves = turn(Seat(pounds=0, area="coffee_1", tracks={"cairo": 5}))
    play(leaves, 0, "marker majority_coffee")
    assert leaves.players[0].pounds == 0


def test_15_4a_who_came_before_is_paid_again() -> None:
    """The example: green and yellow have reached the field before blue."""
    s = turn(
        Seat(pounds=0, area="coffee_1", tracks={"cairo": 3}),
        Seat(pounds=0, tracks={"cairo": 5}),
        Seat(pounds=0, tracks={"cairo": 9}),
        Seat(pounds=0, tracks={"cairo": 4}),
        seats=4,
    )
    play(s, 0, "marker majority_coffee")

    assert [player.pounds for player in s.players] == [1, 1, 1, 0]


def test_15_5_a_special_field_unlocks_a_bonus() -> None:
    s = turn(Seat(area="coffee_1", tracks={"cairo": 3}), Seat(ended=True))
    told = heard(s, 0, "marker majority_coffee")

    assert [event.args for event in told if event.code == "unlocks"] == [
        {"track": "D1", "bonus": 1}
    ]
    assert "marker d1_1" in options(s)
    assert refused(s, "marker d1_2") == ("locked", "15.5")


def test_15_6_permanent_bonuses_on_a_and_b_spots_on_c_and_d() -> None:
    s = turn(
        Seat(pounds=5, tracks=dict.fromkeys(("mombasa", "cape_town", "saint_louis", "cairo"), 12))
    )

    spots = [text for text in of_verb(s, "marker") if text[0] in "abcd" and text[1].isdigit()]
    assert spots == ["c1_1", "c1_2", "d1_1", "d1_2"]
    assert GAME.look(s, 1)["players"][0]["bonuses"] == dict.fromkeys(
        ("mombasa", "cape_town", "saint_louis", "cairo"), 2
    )


def test_15_6a_a_permanent_bonus_works_whenever_it_fits() -> None:
    s = turn(
        Seat(area="expansion_1", tracks={"cape_town": 5}),
        Seat(ended=True),
    )
    assert GAME.look(s, 0)["players"][0]["totals"]["expansion"] == 2
    told = heard(s, 0, "expand cairo")
    assert told[0].args["points"] == 2


def test_15_6b_a_track_spot_takes_a_marker() -> None:
    s = turn(Seat(pounds=2, tracks={"saint_louis": 4}))
    play(s, 0, "marker c1_1", "either 1")

    assert markers_left(s, 0) == 2
    assert refused(s, "marker c2_1") == ("not_now", "4.2")
    assert refused(turn(Seat()), "marker c2_1") == ("not_in_game", "15.6b")


def test_15_7_never_both_bonuses_at_the_same_time() -> None:
    """With both bonuses of B1 one expansion card of 1 counts 3, not 4."""
    s = turn(Seat(area="expansion_1", tracks={"cape_town": 12}))

    assert GAME.look(s, 0)["players"][0]["totals"]["expansion"] == 3


def test_15_7a_one_spot_of_a_track_in_a_round() -> None:
    s = turn(Seat(pounds=5, tracks={"saint_louis": 11}), Seat(ended=True), markers={"c1_1": 0})

    assert refused(s, "marker c1_2") == ("other_spot", "15.7a")
    play(s, 0, "end", "done")
    play(s, 1, "done")
    assert {"marker c1_1", "marker c1_2"} <= set(options(s))  # the marker has come home


# --- 16 The special bonuses ------------------------------------------------------------------


def test_16_1_a1_bananas_buy_for_one_less_and_mix() -> None:
    display = NOTHING_SHOWN | {"right_1": "a_coffee_3"}
    first = turn(Seat(area="bananas_2 coffee_1", tracks={"mombasa": 4}), display=display)
    play(first, 0, "use 2")
    assert refused(first, "add 3") == ("other_good", "5.1")
    play(first, 0, "buy right_1")
    assert "a_coffee_3" in hand(first)

    second = turn(Seat(area="bananas_1 coffee_2 cotton_1", tracks={"mombasa": 11}), display=display)
    play(second, 0, "use 2", "add 3")
    assert refused(second, "no_purchase") == ("mix_needs_purchase", "16.1")
    play(second, 0, "buy right_1", "step cairo")
    assert second.players[0].used == 0b110
    assert at(second, "cairo") == 1


def test_16_2_a2_cotton_buys_for_one_less_then_every_card_counts_more() -> None:
    a2 = {"mombasa": "A2"}
    display = NOTHING_SHOWN | {"right_1": "a_coffee_3"}
    first = turn(Seat(area="cotton_2", tracks={"mombasa": 4}), display=display, tracks=a2)
    play(first, 0, "use 2", "buy right_1")
    assert "a_coffee_3" in hand(first)

    second = turn(
        Seat(area="cotton_2 cotton_1 coffee_1", tracks={"mombasa": 11}), display=display, tracks=a2
    )
    assert GAME.look(second, 0)["players"][0]["totals"] == {
        "coffee": 1,
        "bananas": 0,
        "cotton": 5,
        "expansion": 0,
    }
    play(second, 0, "use 3")
    assert refused(second, "buy right_1") == ("too_expensive", "5.3a")  # 2 against 3: no discount
    play(second, 0, "no_purchase", "step cairo", "step cairo")


@pytest.mark.parametrize(("space", "points"), [(5, 2), (12, 3)])
def test_16_3_b1_adds_expansion_points(space: int, points: int) -> None:
    s = turn(Seat(area="expansion_1", tracks={"cape_town": space}))
    assert GAME.look(s, 0)["players"][0]["totals"]["expansion"] == points

    none = turn(Seat(area="coffee_1", tracks={"cape_town": space}))
    assert GAME.look(none, 0)["players"][0]["totals"]["expansion"] == 0


@pytest.mark.parametrize(("space", "more"), [(6, 1), (13, 2)])
def test_16_4_b2_gives_more_markers(space: int, more: int) -> None:
    b2 = {"cape_town": "B2"}

    assert markers_left(turn(Seat(tracks={"cape_town": space}), tracks=b2), 0) == 3 + more
    four = turn(Seat(tracks={"cape_town": space}), tracks=b2, seats=4)
    assert markers_left(four, 0) == 2 + more


def test_16_5_c1_points_and_diamonds() -> None:
    s = turn(Seat(pounds=2, tracks={"saint_louis": 4}))
    play(s, 0, "marker c1_1")
    assert options(s) == ["either 1", "either 2"]
    play(s, 0, "either 1")
    assert (s.players[0].pounds, s.players[0].diamond) == (0, 2)
    play(s, 0, "pound")
    assert GAME.waiting(s) == [1]

    other = turn(Seat(pounds=1, tracks={"saint_louis": 11}))
    assert refused(other, "marker c1_1") == ("cannot_pay", "10.1")
    play(other, 0, "marker c1_2", "either 2", "pound", "pound")
    assert (other.players[0].pounds, other.players[0].diamond) == (2, 1)


def test_16_6_c2_a_card_or_diamonds_or_both() -> None:
    c2 = {"saint_louis": "C2"}
    display = NOTHING_SHOWN | {"right_1": "a_coffee_2"}
    first = turn(Seat(pounds=2, tracks={"saint_louis": 4}), tracks=c2, display=display)
    play(first, 0, "marker c2_1", "buy right_1")
    assert (first.players[0].pounds, first.players[0].diamond) == (0, 1)

    second = turn(Seat(pounds=1, tracks={"saint_louis": 10}), tracks=c2, display=display)
    play(second, 0, "marker c2_2", "buy right_1")
    assert (second.players[0].pounds, second.players[0].diamond) == (0, 2)

    leaves = turn(Seat(pounds=1, tracks={"saint_louis": 10}), tracks=c2, display=display)
    play(leaves, 0, "marker c2_2", "no_purchase")
    assert (leaves.players[0].pounds, leaves.players[0].diamond) == (1, 2)

    poor = turn(Seat(pounds=0, tracks={"saint_louis": 4}), tracks=c2, display=display)
    play(poor, 0, "marker c2_1")
    assert poor.players[0].diamond == 1
    assert GAME.waiting(poor) == [1]


def test_16_7_d1_cards_for_pounds() -> None:
    first = turn(Seat(pounds=0, tracks={"cairo": 5}))
    play(first, 0, "marker d1_1", "sell start_bananas_1")
    assert first.players[0].pounds == 1 + 3

    second = turn(Seat(pounds=0, tracks={"cairo": 12}))
    play(second, 0, "marker d1_2")
    assert of_verb(second, "sell") == ["start_coffee_1", "start_coffee_2"]
    assert refused(second, "sell start_bananas_1") == ("wrong_good", "16.7")
    play(second, 0, "sell start_coffee_2")
    assert second.players[0].pounds == 2 + 8

    none = turn(Seat(tracks={"cairo": 12}, area="coffee_1 coffee_2"))
    found = refusal(none, 0, "marker d1_2")
    assert (found.code, found.args["good"]) == ("nothing_to_sell", "coffee")


def test_16_8_d2_steps_on_other_tracks() -> None:
    d2 = {"cairo": "D2"}
    first = turn(Seat(pounds=1, tracks={"cairo": 7}), tracks=d2)
    play(first, 0, "marker d2_1")
    assert options(first) == ["advance mombasa", "advance cape_town", "advance saint_louis"]
    assert refused(first, "advance cairo") == ("own_track", "16.8")
    assert "advance cairo" in [action.text for action in GAME.candidates(first, 0)]
    play(first, 0, "advance mombasa")
    assert refused(first, "advance mombasa") == ("track_chosen", "16.8")
    play(first, 0, "advance saint_louis")
    assert first.players[0].on_track == [2, 0, 2, 7]
    assert first.players[0].pounds == 0

    second = turn(Seat(pounds=1, tracks={"cairo": 14}), tracks=d2)
    play(second, 0, "marker d2_2", "advance mombasa", "advance saint_louis")
    assert second.players[0].on_track == [2, 2, 2, 14]


# --- rulings ---------------------------------------------------------------------------------


def test_r1_a_bonus_begins_to_work_in_the_next_turn() -> None:
    s = turn(Seat(pounds=3, area="coffee_1 expansion_1", tracks={"cape_town": 4}))
    play(s, 0, "use 2")
    if decision(s) == "UseGoods":
        play(s, 0, "no_purchase")
    play(s, 0, "step cape_town")
    assert s.players[0].levels == [0, 0, 0, 0]
    assert GAME.look(s, 1)["players"][0]["totals"]["expansion"] == 1
    play(s, 1, "end")

    assert s.players[0].levels == [0, 1, 0, 0]
    assert GAME.look(s, 1)["players"][0]["totals"]["expansion"] == 2


def test_r3_a_toll_need_not_be_paid_and_goods_may_go_elsewhere() -> None:
    s = turn(Seat(pounds=5, area="coffee_1", tracks={"cairo": 8}), display=NOTHING_SHOWN)
    play(s, 0, "use 2", "step mombasa")

    assert (at(s, "cairo"), at(s, "mombasa"), s.players[0].pounds) == (8, 1, 5)


def test_r9_one_marker_on_a_track_spot() -> None:
    s = turn(
        Seat(pounds=5, tracks={"saint_louis": 4}),
        Seat(pounds=5, tracks={"saint_louis": 4}),
    )
    play(s, 0, "marker c1_1", "either 1", "pound")

    assert refused(s, "marker c1_1", 1) == ("spot_taken", "10.2")


def test_r10_discounts_hold_for_the_goods_they_name_only() -> None:
    display = NOTHING_SHOWN | {"right_1": "a_coffee_3"}
    coffee = turn(Seat(area="coffee_2", tracks={"mombasa": 4}), display=display)
    told = heard(coffee, 0, "use 2")
    assert "buys" not in codes(told)
    assert decision(coffee) == "SpendValue"  # 2 do not pay for 3

    pounds = turn(Seat(pounds=3, tracks={"mombasa": 11}), display=display)
    assert refused(pounds, "marker buy_card") == ("nothing_to_buy", "10.4")


def test_r11_the_second_bonus_of_a1_includes_the_discount() -> None:
    display = NOTHING_SHOWN | {"right_1": "a_coffee_3"}
    s = turn(Seat(area="bananas_2", tracks={"mombasa": 11}), display=display)
    play(s, 0, "use 2", "buy right_1")

    assert "a_coffee_3" in hand(s)


def test_r12_the_diamonds_of_c2_come_first_and_always() -> None:
    """On the last space of the diamond track they bring the pounds for the card."""
    s = turn(
        Seat(pounds=0, diamond=28, tracks={"saint_louis": 4}),
        tracks={"saint_louis": "C2"},
        display=NOTHING_SHOWN | {"right_1": "a_coffee_2"},
    )
    play(s, 0, "marker c2_1", "buy right_1")

    assert s.players[0].pounds == 0
    assert "a_coffee_2" in hand(s)


def test_r25_steps_beyond_the_end_bring_nothing() -> None:
    s = turn(Seat(pounds=0, area="a_coffee_3", tracks={"cairo": 19}))
    play(s, 0, "marker majority_coffee", "line 2")

    assert (at(s, "cairo"), s.players[0].pounds) == (20, 0)


def test_r26_any_card_for_three_more_a_coffee_card_for_eight_more() -> None:
    s = turn(Seat(pounds=0, tracks={"cairo": 12}))
    play(s, 0, "marker d1_1")

    assert "start_bananas_2" in of_verb(s, "sell")
    play(s, 0, "sell start_coffee_2")
    assert s.players[0].pounds == 2 + 3


def test_r43_mixed_goods_only_buy_and_need_bananas() -> None:
    display = NOTHING_SHOWN | {"right_1": "c_coffee_4_cairo"}  # costs 5
    s = turn(Seat(area="coffee_1 cotton_2 bananas_1", tracks={"mombasa": 11}), display=display)
    play(s, 0, "use 2", "add 3")
    assert refused(s, "buy right_1") == ("mix_needs_good", "16.1")
    play(s, 0, "add 4", "buy right_1")  # 1 + 2 + 1 pay for 5 less 1
    assert s.players[0].used == 0b1110

    poor = turn(Seat(area="coffee_1 bananas_1", tracks={"mombasa": 11}), display=display)
    play(poor, 0, "use 2")
    assert decision(poor) == "SpendValue"  # mixing would buy nothing

    twice = turn(Seat(area="bananas_1 bananas_2", tracks={"mombasa": 11}), display=display)
    play(twice, 0, "use 2")
    assert decision(twice) == "UseGoods"
    play(twice, 0, "add 3")
    assert decision(twice) == "SpendValue"  # 1 + 2 do not pay for 5 less 1

    without = turn(Seat(area="coffee_2 a_cotton_3", tracks={"mombasa": 11}), display=display)
    play(without, 0, "use 2")
    assert decision(without) == "SpendValue"


def test_r44_another_players_marker_blocks_its_own_spot_only() -> None:
    s = turn(Seat(pounds=5, tracks={"saint_louis": 11}), markers={"c1_1": 1})

    assert refused(s, "marker c1_1") == ("spot_taken", "10.2")
    assert "marker c1_2" in options(s)


def test_r45_d2_exactly_two_steps_each_and_nothing_moves_elsewhere() -> None:
    s = turn(
        Seat(pounds=1, tracks={"cairo": 7, "mombasa": 8, "cape_town": 19}),
        tracks={"cairo": "D2"},
    )
    play(s, 0, "marker d2_1", "advance mombasa")
    # The toll after 9 cannot be paid: the second step is lost.
    assert at(s, "mombasa") == 9
    play(s, 0, "advance cape_town")
    assert (at(s, "cape_town"), at(s, "saint_louis")) == (20, 0)
    assert GAME.waiting(s) == [1]


def test_r46_who_could_pay_may_stop_before_a_toll() -> None:
    s = turn(Seat(pounds=9, area="a_coffee_3", tracks={"cairo": 8}))
    play(s, 0, "marker majority_coffee", "line 2")
    assert options(s) == ["pay", "stay"]
    play(s, 0, "stay")

    assert (at(s, "cairo"), s.players[0].pounds) == (8, 9)


def test_r59_all_are_paid_also_who_has_ended() -> None:
    s = turn(
        Seat(pounds=0, area="coffee_1", tracks={"cairo": 4}),
        Seat(pounds=0, tracks={"cairo": 5}, ended=True),
    )
    told = heard(s, 0, "marker majority_coffee")

    assert [player.pounds for player in s.players] == [1, 1]
    paid = [(event.seat, event.args["pounds"]) for event in told if event.code == "gets"]
    assert paid == [(0, 1), (1, 1)]


def test_r64_the_second_permanent_bonus_works_in_place_of_the_first() -> None:
    s = turn(
        Seat(area="cotton_2", tracks={"mombasa": 11}),
        display=NOTHING_SHOWN | {"right_1": "a_coffee_3"},
        tracks={"mombasa": "A2"},
    )
    play(s, 0, "use 2", "buy right_1")  # worth 3 by the second bonus, without the discount

    assert GAME.waiting(s) == [1]


def test_r65_rewards_come_in_a_fixed_order() -> None:
    """Pounds, diamonds, posts, points, steps: the pounds can pay for a toll."""
    s = turn(
        Seat(pounds=0, area="expansion_2 a_expansion_2 single_expansion_1", tracks={"cairo": 8}),
        held={"cairo": "kordofan"},
    )
    play(s, 0, "expand cairo")
    for region in ("libyan_desert", "nubia", "lake_chad", "unyamwezi"):
        play(s, 0, f"enter {region}", "post cairo/1" if s.posts[9] else "post cairo/2")
    play(s, 0, "stop")
    s.listen()
    assert (s.players[0].pounds, s.players[0].diamond) == (2, 1)
    assert decision(s) == "SpendPoints"
    play(s, 0, "pound", "pound")
    assert decision(s) == "AtToll"
    play(s, 0, "pay")
    assert (at(s, "cairo"), s.players[0].pounds) == (9, 3)

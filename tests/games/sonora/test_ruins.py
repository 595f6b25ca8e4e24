"""Chapter 6, the cliff ruins: totals, order, hexes and rewards."""

from __future__ import annotations

import pytest

from igroteka.games.sonora.board import worth
from igroteka.games.sonora.pieces import BOTTOM, BUILDINGS, HEXES, SYMBOLS, TOP, TOP_BONUS
from igroteka.games.sonora.sheet.cliff import (
    FIRST,
    LATER,
    UNFINISHED,
    circled_by_bot,
    marking_order,
    owed_to_bot,
    points_of,
    room_left,
    score,
    why_not_cross,
)

A, B, C, D, E, F, G, H = range(8)


def test_6_1_and_6_2_the_total_adds_numbers_and_doubles_those_on_a_circle() -> None:
    assert worth(2, False) + worth(3, False) + worth(4, True) == 13
    assert [worth(number, True) for number in (1, 5)] == [2, 10]


def test_6_3_the_highest_total_marks_first() -> None:
    assert marking_order([6, 13, 9, 1], [0, 1, 2, 3]) == [1, 2, 0, 3]


def test_6_3_of_equal_totals_whoever_flicked_earlier_goes_first() -> None:
    assert marking_order([9, 9, 4, 9], [2, 3, 0, 1]) == [3, 0, 1, 2]


def test_r38_nobody_without_a_total_marks() -> None:
    assert marking_order([0, 5, 0], [1, 2, 0]) == [1]
    assert marking_order([0, 0], [0, 1]) == []


def test_6_4_and_6_9_hexes_up_to_the_total_and_to_the_end_of_the_building() -> None:
    crossed = [0, 8, 0, 0, 0, 0, 0, 0]

    assert why_not_cross(crossed, B, 1, 5) == ""
    assert why_not_cross(crossed, B, 2, 5) == "too_many_hexes"
    assert why_not_cross(crossed, H, 5, 5) == ""
    assert why_not_cross(crossed, H, 6, 5) == "total_too_small"
    assert why_not_cross([0, 9, 0, 0, 0, 0, 0, 0], B, 1, 5) == "building_finished"


def test_r9_points_are_lost_only_when_all_buildings_are_full() -> None:
    assert room_left([0] * 8) == sum(HEXES) == 98
    assert room_left(list(HEXES)) == 0


@pytest.mark.parametrize("building", range(8), ids=BUILDINGS)
def test_6_10_and_6_11_top_and_bottom_rewards(building: int) -> None:
    assert points_of(building, FIRST) == TOP[building]
    assert points_of(building, LATER) == BOTTOM[building] < TOP[building]
    assert points_of(building, UNFINISHED) == 0


def test_6_12_nine_of_thirteen_finish_building_b_first() -> None:
    """The example of the rulebook: a Swap and 11 points; the other 4 begin building C."""
    total = worth(2, False) + worth(3, False) + worth(4, True)
    crossed = [0] * 8

    assert why_not_cross(crossed, B, 9, total) == ""
    crossed[B] += 9
    assert crossed[B] == HEXES[B]
    assert points_of(B, FIRST) == 11
    assert SYMBOLS[TOP_BONUS[B]] == "swap"
    assert why_not_cross(crossed, C, 4, total - 9) == ""
    crossed[C] += 4
    assert crossed[C] < HEXES[C]


def test_11_4_two_tops_and_two_bottoms_make_forty() -> None:
    """The example of the rulebook; a fifth building is begun and brings nothing."""
    rewards = [LATER, FIRST, UNFINISHED, FIRST, LATER, UNFINISHED, UNFINISHED, UNFINISHED]

    assert score(rewards) == 4 + 11 + 16 + 9 == 40


def test_13_15_the_bot_circles_until_its_building_is_full() -> None:
    assert circled_by_bot(0, 6) == 6
    assert circled_by_bot(15, 6) == 20


def test_13_16_circled_hexes_are_paid_for_first() -> None:
    """Total 4 against 6 circled ones; then 9 in the next round, without a disc of the bot."""
    assert owed_to_bot(circled=6, crossed=0, total=4) == 4
    assert owed_to_bot(circled=6, crossed=4, total=9) == 2

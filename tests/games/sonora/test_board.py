"""Where players sit, and where a disc counts."""

from __future__ import annotations

import pytest

from igroteka.games.sonora.board import (
    NO_CIRCLE,
    circle_at,
    corner_of,
    is_push,
    worth,
    zones_at,
)
from igroteka.games.sonora.physics.aim import aimed
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.physics.trace import ON_BOARD, WALL
from igroteka.games.sonora.pieces import (
    ANIMALS,
    CIRCLE_ANIMAL,
    CIRCLE_X,
    CIRCLE_Y,
    CIRCLE_ZONE,
    CIRCLES,
    CLIFF,
    CORNER_ZONE,
    CORNERS,
    SEATS_OF,
    ZONES,
)
from igroteka.games.sonora.sheet import canyon, cliff, creek, mud
from tests.games.sonora.boards import NW
from tests.games.sonora.marks import creek as creek_mask
from tests.games.sonora.marks import nodes, shape
from tests.games.sonora.test_canyon import DIMA


def circle_named(x: int, y: int) -> str:
    """The circle that a disc touches."""
    circle = circle_at(x, y)
    return "" if circle == NO_CIRCLE else CIRCLES[circle]


def zones(x: int, y: int) -> list[str]:
    """The zones a disc may count for."""
    return [ZONES[zone] for zone in zones_at(x, y)]


def test_1_5_the_ruins_lie_in_front_of_the_first_player() -> None:
    assert CORNER_ZONE[corner_of(0, 0)] == CLIFF


@pytest.mark.parametrize("round_number", range(7))
def test_10_2_with_four_players_the_ruins_always_lie_before_the_first(round_number: int) -> None:
    first = round_number % 4

    assert CORNER_ZONE[corner_of(SEATS_OF[4][first], round_number)] == CLIFF


def test_10_2_a_quarter_turn_gives_two_players_new_corners() -> None:
    corners = [CORNERS[corner_of(place, 1)] for place in SEATS_OF[2]]

    assert corners == ["sw", "ne"]


def test_3_7_no_two_players_have_the_same_corner() -> None:
    for places in SEATS_OF.values():
        for round_number in range(7):
            corners = {corner_of(place, round_number) for place in places}
            assert len(corners) == len(places)


@pytest.mark.parametrize(
    ("x", "y", "circle"),
    [
        (36_000, 62_000, "ne_inner"),
        (16_000, 62_000, "ne_inner"),
        (15_999, 62_000, ""),
        (36_000, 82_000, "ne_inner"),
        (36_000, 82_010, ""),
        (62_000, -36_000, "se_inner"),
    ],
)
def test_5_11_touching_a_circle_with_its_border_is_enough(x: int, y: int, circle: str) -> None:
    assert circle_named(x, y) == circle


def test_5_9_every_circle_is_found_at_its_own_place() -> None:
    for index in range(len(CIRCLES)):
        assert circle_at(CIRCLE_X[index], CIRCLE_Y[index]) == index


def test_5_14_a_lizard_circle_lies_in_the_mudcracks() -> None:
    lizards = [i for i in range(len(CIRCLES)) if ANIMALS[CIRCLE_ANIMAL[i]] == "lizard"]

    assert "mud" in [ZONES[CIRCLE_ZONE[i]] for i in lizards]


@pytest.mark.parametrize(
    ("x", "y", "zone"),
    [
        (-60_000, 70_000, "cliff"),
        (501, 40_000, "creek"),
        (-501, -40_000, "canyon"),
        (30_000, -501, "mud"),
        (8_000, 8_000, "creek"),
    ],
)
def test_5_7_the_larger_part_decides(x: int, y: int, zone: str) -> None:
    assert zones(x, y) == [zone]


@pytest.mark.parametrize(
    ("x", "y", "both"),
    [
        (300, 40_000, ["cliff", "creek"]),
        (-500, 40_000, ["cliff", "creek"]),
        (0, -40_000, ["canyon", "mud"]),
        (40_000, 0, ["creek", "mud"]),
        (-40_000, 500, ["cliff", "canyon"]),
    ],
)
def test_5_8_exactly_half_leaves_the_choice(x: int, y: int, both: list[str]) -> None:
    assert zones(x, y) == both


def test_4_1_a_soft_flick_into_the_own_zone_is_a_push() -> None:
    soft = flick([], aimed(NW, 0, 200, 0, 200), watched=False)

    assert soft.fates == [ON_BOARD]
    assert is_push(soft, NW)


def test_4_2_a_rebound_from_the_opposite_edge_is_none() -> None:
    """Off the far edge, across the middle and back into the own zone."""
    back = [
        trace
        for power in range(680, 760, 2)
        for turn in range(-120, 121, 10)
        for trace in [flick([], aimed(NW, 0, 200, turn, power), watched=False)]
        if trace.fates == [ON_BOARD] and zones(*trace.places) == ["cliff"]
    ]

    assert back
    assert not any(is_push(trace, NW) for trace in back)


def test_r17_a_rebound_inside_the_own_zone_does_not_help() -> None:
    """Off the north wall, still in the north-west."""
    inside = [
        trace
        for power in range(180, 260, 5)
        for trace in [flick([], aimed(NW, 0, 200, -1300, power), watched=True)]
        if WALL in [contact.kind for contact in trace.contacts] and trace.fates == [ON_BOARD]
    ]

    assert inside
    assert all(is_push(trace, NW) for trace in inside)


def test_r17_resting_on_the_line_to_another_zone_is_no_push() -> None:
    trace = flick([], aimed(NW, 0, 200, 0, 200), watched=False)
    trace.places = [-400, 60_000]

    assert not is_push(trace, NW)


def test_11_9_the_example_of_the_score_makes_118() -> None:
    rewards = [0] * 8
    for name, reward in (("b", cliff.FIRST), ("d", cliff.FIRST), ("a", cliff.LATER)):
        rewards["abcdefgh".index(name)] = reward
    rewards["abcdefgh".index("e")] = cliff.LATER
    drawn = sum([shape(names) for names in DIMA])
    points = [
        cliff.score(rewards),
        creek.score(creek_mask("l3 r4 la4 laa1 lb3 rb2")),
        canyon.score(drawn),
        mud.score(nodes("i0 i1 i2 i3 i4 i5 m2 c3 m3 c4")),
    ]

    assert points == [40, 14, 36, 28]
    assert sum(points) == 118


def test_5_12_all_discs_on_one_circle_have_its_bonus() -> None:
    """Two that touch it from both sides."""
    assert circle_named(16_500, 62_000) == circle_named(55_500, 62_000) == "ne_inner"
    assert worth(4, True) + worth(1, True) == 10

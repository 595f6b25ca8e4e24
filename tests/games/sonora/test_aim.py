"""From a player's numbers to a shot, and what a human hand makes of it."""

from __future__ import annotations

from math import hypot, sqrt
from statistics import fmean, pstdev

import pytest

from igroteka.games.sonora.physics.aim import (
    ACROSS,
    BACK,
    POWER,
    Shot,
    aimed,
    nearest,
    turned,
)
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.physics.scatter import (
    rounded,
    scattered,
    scattered_speed,
)
from igroteka.games.sonora.physics.trace import IN_HOLE, ON_BOARD
from igroteka.games.sonora.pieces import CORNERS, DISC_RADIUS, EAST, EXACT, NORTH, SKILLS
from tests.games.sonora.boards import NE, NW, SW, Chance, aimed_at

GOOD = SKILLS.index("good")


def velocity(shot: Shot) -> tuple[float, float]:
    """In millimetres a second."""
    length = hypot(shot.dx, shot.dy)
    return shot.speed / 1000 * shot.dx / length, shot.speed / 1000 * shot.dy / length


def test_the_plainest_flick_starts_near_the_edge_and_goes_to_the_hole() -> None:
    shot = aimed(NE, 0, 200, 0, 300)

    assert (shot.x, shot.y, shot.speed) == (93_485, 93_485, 855_000)
    assert shot.dx == shot.dy < 0


def test_across_and_turn_are_to_the_right_of_a_player_who_looks_at_the_hole() -> None:
    """From the north-east, the right hand points north-west."""
    right = aimed(NE, 500, 200, 0, 300)
    assert right.x < 93_485 < right.y

    turned_right = aimed(NE, 0, 200, 300, 300)
    assert -turned_right.dx > -turned_right.dy > 0


def test_the_direction_is_a_vector_of_whole_numbers() -> None:
    """No angle is needed: half the tangent gives sine and cosine by division alone."""
    for turn in (-1500, -1, 0, 1, 777, 1500):
        shot = aimed(NE, 0, 0, turn, 0)
        assert shot.dx * shot.dx + shot.dy * shot.dy == 2 * (4_000_000 + turn * turn) ** 2


@pytest.mark.parametrize("corner", range(len(CORNERS)), ids=CORNERS)
@pytest.mark.parametrize("back", [0, 200, 1300, BACK])
@pytest.mark.parametrize("across", [-ACROSS, -333, 0, ACROSS])
def test_the_whole_disc_lies_on_the_launch_corner(corner: int, back: int, across: int) -> None:
    """Inside the outer sides, and clear of the edge, but for half a micrometre of rounding."""
    shot = aimed(corner, across, back, 0, 0)
    x, y = shot.x * EAST[corner], shot.y * NORTH[corner]

    assert max(x, y) <= 110_000
    assert (x + y) / sqrt(2.0) >= 170_000 / sqrt(2.0) + DISC_RADIUS - 1


def test_a_shot_turns_with_the_board() -> None:
    shot = aimed(NW, 120, 340, -560, 780)
    for corner in (1, 2, 3, 0):
        shot = turned(shot)
        same = aimed(corner, 120, 340, -560, 780)
        assert (shot.x, shot.y, shot.dx, shot.dy) == (same.x, same.y, same.dx, same.dy)


def test_power_is_even_in_speed() -> None:
    assert [aimed(NE, 0, 0, 0, p).speed for p in (0, 1, 500, POWER)] == [
        150_000,
        152_350,
        1_325_000,
        2_500_000,
    ]


def test_rounding_is_even_handed() -> None:
    assert [nearest(v) for v in (0.49, 0.5, -0.49, -0.5, 2.5, -2.5)] == [0, 1, 0, -1, 3, -3]
    assert [rounded(v, 10) for v in (4, 5, -4, -5, 25, -25)] == [0, 1, 0, -1, 3, -3]


# --- scatter ---------------------------------------------------------------------------------


def test_a_scattered_shot_of_a_good_hand() -> None:
    """Worked out apart in floats: start, then velocity."""
    shot = scattered(aimed(NW, 0, 200, 120, 400), GOOD, [1200, -700, 400, -900])

    assert (shot.x / 1000, shot.y / 1000) == pytest.approx((-93.2853, 93.0353), abs=1e-3)
    assert velocity(shot) == pytest.approx((597.748, -837.530), abs=1e-3)


def test_a_hand_without_scatter_shoots_as_it_aims() -> None:
    shot = aimed(SW, -200, 500, 333, 650)
    same = scattered(shot, EXACT, [3000, -3000, 2000, 1])

    assert (same.x, same.y, same.dx, same.dy, same.speed) == (
        shot.x,
        shot.y,
        shot.dx,
        shot.dy,
        shot.speed,
    )


def test_more_of_the_first_deviate_is_further_to_the_right() -> None:
    shot = aimed(NE, 0, 200, 0, 400)
    right = scattered(shot, GOOD, [1000, 0, 0, 0])
    left = scattered(shot, GOOD, [-1000, 0, 0, 0])

    assert -right.dx > -shot.dx > -left.dx
    assert (right.dx, right.dy) == (left.dy, left.dx)


def test_harder_flicks_scatter_more() -> None:
    def turned_by(power: int) -> float:
        shot = aimed(NE, 0, 200, 0, power)
        other = scattered(shot, GOOD, [1000, 0, 0, 0])
        return abs(other.dx - other.dy) / hypot(other.dx, other.dy)

    assert turned_by(0) < turned_by(300) < turned_by(1000)


def test_speed_never_falls_below_its_least_share_nor_rises_above_the_limit() -> None:
    assert scattered_speed(1_000_000, 0) == 1_000_000
    assert scattered_speed(1_000_000, -2_000_000) == 50_000
    assert scattered_speed(2_400_000, 500_000) == 2_500_000


def test_deviates_are_normal() -> None:
    chance = Chance(11)
    found = [z for _ in range(3000) for z in chance.deviates()]

    assert fmean(found) == pytest.approx(0, abs=30)
    assert pstdev(found) == pytest.approx(1000, abs=30)
    assert len([z for z in found if abs(z) > 1960]) / len(found) == pytest.approx(0.05, abs=0.01)


def rate(skill: str, shot: Shot, fate: int, near: tuple[int, int] | None) -> float:
    """How often this shot ends so, or as near to a point as touches a circle there."""
    chance = Chance(12)
    hits = 0
    for _ in range(1500):
        trace = flick([], scattered(shot, SKILLS.index(skill), chance.deviates()), watched=False)
        if trace.fates[0] == fate:
            x, y = trace.places
            hits += near is None or hypot(x - near[0], y - near[1]) <= 20_000
    return hits / 1500


@pytest.mark.slow
@pytest.mark.parametrize(
    ("skill", "far_inner", "bullseye"),
    [("expert", 0.66, 0.70), ("good", 0.44, 0.43), ("casual", 0.27, 0.24), ("novice", 0.19, 0.11)],
)
def test_people_hit_as_often_as_was_measured(skill: str, far_inner: float, bullseye: float) -> None:
    """From the south-west: the far inner circle, and the hole at the best pace."""
    circle = rate(skill, aimed_at(SW, 36.0, 62.0), ON_BOARD, (36_000, 62_000))
    paces = [aimed_at(SW, 0.0, 0.0, beyond) for beyond in (5.0, 10.0, 15.0, 20.0, 30.0, 40.0)]

    assert circle == pytest.approx(far_inner, abs=0.04)
    assert max([rate(skill, pace, IN_HOLE, None) for pace in paces]) == pytest.approx(
        bullseye, abs=0.04
    )

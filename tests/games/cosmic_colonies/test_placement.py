"""Chapter 5, placement by the plain rules: where a tile may lie, and why not there."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.grid import around, cells_of
from igroteka.games.cosmic_colonies.pieces import BUILDINGS, GROUND, PLACEMENTS, SHAPES
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.errors import UnreadableAction
from tests.games.cosmic_colonies.support.positions import (
    EACH_TWO,
    HABITAT,
    Seat,
    built,
    ground_of,
    lay,
    lay_text,
    mask,
    play,
    refusal,
    refusal_numbers,
    squares_offered,
    turn,
)

RICH = "water*2 minerals*2 organics*2 power*2"


def laying(building: str, *tiles: str, worker: str = "geologist") -> ColoniesState:
    """On Vesta this building is about to be laid beside these tiles."""
    s = play(turn(worker, Seat(RICH, tiles)), 0, f"build {building} 1")
    if building == "entertainment_complex":
        play(s, 0, "pay water*2 minerals")
    return s


@pytest.mark.parametrize(
    "building",
    ["habitat", "greenhouse", "atmosphere_generator", "power_plant", "entertainment_complex"],
)
def test_5_1_the_first_tile_lies_anywhere_on_the_asteroid(building: str) -> None:
    """Every way to lie inside the asteroid, counted anew; there is no other condition."""
    s = laying(building)
    kind = BUILDINGS.index(building)
    ground = set(cells_of(ground_of(s, 0)))
    ways = 0
    for shape in SHAPES[kind]:
        for row in range(8):
            for col in range(8):
                ways += {(row + r, col + c) for r, c in shape} <= ground

    assert len(squares_offered(s, 0)) == len(set(squares_offered(s, 0))) == ways


def test_5_1_a_first_habitat_on_vesta() -> None:
    """Case 21."""
    s = laying("habitat")

    lay(s, 0, "habitat", "0,2 0,3 1,2 1,3")

    assert built(s) == [HABITAT]


def test_5_2_a_tile_must_touch_another_side_by_side() -> None:
    """Case 24: next to the habitat."""
    s = laying("power_plant", HABITAT)

    lay(s, 0, "power_plant", "1,4 1,5 1,6 2,5")

    assert built(s)[1] == "power_plant 1,4 1,5 1,6 2,5"


def test_5_2_a_corner_is_not_enough() -> None:
    """Case 22."""
    s = laying("greenhouse", HABITAT)

    assert refusal(s, 0, lay_text("greenhouse", "2,4 3,4 4,4 4,5")) == ("not_adjacent", "5.2")


def test_5_2_far_away_is_not_enough() -> None:
    s = laying("greenhouse", HABITAT)

    assert refusal(s, 0, lay_text("greenhouse", "4,4 5,4 6,4 6,5")) == ("not_adjacent", "5.2")


def test_5_2_any_tile_will_do_not_only_the_last() -> None:
    s = laying("habitat", HABITAT, "power_plant 1,4 1,5 1,6 2,5", "statue 2,6")

    assert "2,2 2,3 3,2 3,3" in squares_offered(s, 0)


def test_5_2_every_offer_touches_a_tile() -> None:
    s = laying("greenhouse", HABITAT, "power_plant 1,4 1,5 1,6 2,5")
    occupied = s.players[0].occupied

    for squares in squares_offered(s, 0):
        assert around(mask(squares)) & occupied
        assert not mask(squares) & occupied


@pytest.mark.parametrize(
    ("building", "ways"),
    [
        ("habitat", 1),
        ("greenhouse", 8),
        ("atmosphere_generator", 4),
        ("power_plant", 4),
        ("entertainment_complex", 2),
        ("soylent_factory", 2),
        ("statue", 1),
    ],
)
def test_5_3_a_tile_may_be_turned_and_flipped(building: str, ways: int) -> None:
    assert len(SHAPES[BUILDINGS.index(building)]) == ways


def test_5_3_all_eight_ways_of_a_greenhouse_are_offered() -> None:
    s = laying("greenhouse")

    turns = {action.args["turn"] for action in GAME.options(s, 0)}

    assert turns == set(range(8))


def test_5_4_tiles_do_not_lie_on_each_other() -> None:
    """Case 25: the square 0,3 is taken."""
    s = laying("power_plant", HABITAT)

    assert refusal(s, 0, lay_text("power_plant", "0,3 0,4 0,5 1,4")) == ("overlaps", "5.4")


def test_5_5_a_tile_stays_on_the_asteroid() -> None:
    """Case 26."""
    s = laying("entertainment_complex", HABITAT)

    refused = refusal(s, 0, lay_text("entertainment_complex", "0,4 0,5 0,6 0,7"))
    assert refused == ("off_asteroid", "5.5")


def test_5_4_5_5_a_refusal_names_the_squares_that_lie_wrong() -> None:
    s = laying("power_plant", HABITAT)
    there = lay_text("power_plant", "0,3 0,4 0,5 1,4")
    assert refusal_numbers(s, 0, there) == {"squares": 1, "limit": 0, "where": "0,3"}

    s = laying("entertainment_complex", HABITAT)
    there = lay_text("entertainment_complex", "0,4 0,5 0,6 0,7")
    assert refusal_numbers(s, 0, there) == {"squares": 2, "limit": 0, "where": "0,6 0,7"}
    apart = lay_text("entertainment_complex", "3,1 3,2 3,3 3,4")
    assert refusal(s, 0, apart) == ("not_adjacent", "5.2")
    assert refusal_numbers(s, 0, apart) == {}


def test_5_5_the_hole_inside_an_asteroid_is_outside() -> None:
    """Advanced Vesta has a void at 3,4."""
    s = play(turn("alchemist", Seat(EACH_TWO)), 0, "build habitat 1", "pay minerals*2 organics")

    assert refusal(s, 0, "lay habitat 2,3 turn 0") == ("off_asteroid", "5.5")


def test_5_5_no_offer_leaves_the_asteroid() -> None:
    for building in ("habitat", "greenhouse", "entertainment_complex"):
        s = laying(building)
        for squares in squares_offered(s, 0):
            assert not mask(squares) & ~ground_of(s, 0)


def test_5_6_a_tile_covers_whole_squares() -> None:
    """Positions are whole rows and columns; nothing else can even be written."""
    assert GAME.parse("lay habitat 0,2 turn 0").path == ("square:0,2", "turn:0")
    for text in ("lay habitat 0.5,2 turn 0", "lay habitat 0,2 turn 1", "lay habitat 40,2 turn 0"):
        with pytest.raises(UnreadableAction):
            GAME.parse(text)
    for kind in range(len(PLACEMENTS)):
        for place in PLACEMENTS[kind]:
            assert place.mask.bit_count() == len(SHAPES[kind][0])


def test_5_7_a_tile_that_lies_stays_where_it_is() -> None:
    s = turn("geologist", Seat(RICH, [HABITAT]))

    assert refusal(s, 0, "pick_up 0") == ("not_now", "2.1")
    assert refusal(s, 0, "demolish 0") == ("not_now", "2.1")
    play(s, 0, "build greenhouse 1")
    assert refusal(s, 0, "pick_up 0") == ("not_now", "2.1")
    lay(s, 0, "greenhouse", "2,2 3,2 4,2 4,1")
    assert built(s)[0] == HABITAT


@pytest.mark.parametrize(
    ("worker", "building", "payment", "squares", "night"),
    [
        ("surveyor", "habitat", "", "6,3 6,4 7,3 7,4", False),
        ("spacewalker", "habitat", "", "-1,4 -1,5 0,4 0,5", False),
        ("spacewalker", "greenhouse", "pay water organics", "1,3 2,3 3,2 3,3", True),
    ],
)
def test_5_8_some_workers_may_break_these_rules(
    worker: str, building: str, payment: str, squares: str, night: bool
) -> None:
    me = Seat("water*2 minerals*2 organics*2", [HABITAT])
    s = play(turn(worker, me, night=night), 0, f"build {building} 1")
    if payment:
        play(s, 0, payment)

    assert squares in squares_offered(s, 0)
    lay(s, 0, building, squares)
    assert built(s) == [HABITAT, f"{building} {squares}"]


def test_grounds_are_what_the_asteroids_show() -> None:
    assert all(ground.bit_count() == 48 for ground in GROUND[0])
    assert all(ground.bit_count() == 50 for ground in GROUND[1])

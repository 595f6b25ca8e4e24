"""Chapter 7, the canyon: where a shape may lie, what is inside, what it is worth."""

from __future__ import annotations

import pytest

from igroteka.games.sonora.pieces import SHAPE_CELLS, SHAPE_NUMBER, SHAPES
from igroteka.games.sonora.sheet.canyon import (
    BOT_SQUARES,
    NUMBER_OF,
    START,
    UP_TO,
    WHITE,
    around,
    bot_shapes,
    cacti_in,
    cactus_points,
    can_draw,
    score,
    shapes_that_fit,
    symbols_in,
    turned,
    why_not_bot_draw,
    why_not_draw,
)
from tests.games.sonora.marks import cells, shape, symbols


def numbers_offered(drawn: int, number: int) -> set[int]:
    """The numbers of the shapes that a disc may draw."""
    return {NUMBER_OF[mask] for mask in shapes_that_fit(drawn, 0, number)}


def test_7_2_a_shape_has_the_number_of_the_disc_or_a_smaller_one() -> None:
    assert numbers_offered(0, 3) == {1, 2, 3}
    assert numbers_offered(0, 1) == {1}
    one, two = shape("i6"), shape("i6 i7")
    assert {one, two} <= set(shapes_that_fit(0, 0, 3))
    assert why_not_draw(shape("f7 f8 f9 g8 g9"), 0, 0, 4) == "number_too_large"
    assert why_not_draw(shape("f7 f8 f9 g8 g9"), 0, 0, 5) == ""


def test_7_3_a_shape_adjoins_the_start_or_a_shape_drawn_before() -> None:
    assert why_not_draw(shape("g5"), 0, 0, 1) == ""
    assert why_not_draw(shape("g3 g4"), 0, 0, 1) == "not_adjoining"
    assert why_not_draw(shape("g3 g4"), shape("g5"), 0, 1) == ""


def test_7_3_and_r14_a_corner_is_not_enough() -> None:
    """f8 touches the start only with a corner."""
    assert why_not_draw(shape("f8"), 0, 0, 1) == "only_a_corner"
    assert why_not_draw(shape("f8 f7"), 0, 0, 1) == ""


@pytest.mark.parametrize(
    ("name", "ways"), [("1a", 1), ("1b", 2), ("2", 2), ("3", 4), ("4", 4), ("5", 8)]
)
def test_7_4_shapes_may_be_turned_and_flipped(name: str, ways: int) -> None:
    index = SHAPES.index(name)

    assert len(turned(index)) == ways
    assert all(len(way) == len(SHAPE_CELLS[index]) for way in turned(index))


def test_7_5_a_shape_lies_wholly_on_white_cells() -> None:
    assert all(mask & WHITE == mask for mask in UP_TO[5])
    black = shape("i6 i5") + (shape("i6") << 1)  # the cell to the right of i6 is none
    assert why_not_draw(black, 0, 0, 3) == "off_the_canyon"


def test_7_6_a_shape_covers_neither_another_nor_the_start() -> None:
    assert why_not_draw(shape("g6 g5"), 0, 0, 5) == "covers_a_shape"
    assert why_not_draw(shape("g4 g5"), shape("g5 h5 i5"), 0, 5) == "covers_a_shape"


def test_cells_that_are_no_shape_are_refused() -> None:
    assert why_not_draw(shape("g5 h5 g4 h4"), 0, 0, 5) == "not_a_shape"


def by_hand(drawn: int, filled: int, number: int) -> set[int]:
    """All legal shapes, from the drawings of the shapes and one cell after another."""
    names = {name: shape(name) for name in cells(WHITE).split()}
    at = {(ord(name[0]) - 97, int(name[1:]) - 1): mask for name, mask in names.items()}
    free = {place for place, mask in at.items() if not mask & (drawn | filled | START)}
    base = {place for place, mask in at.items() if mask & (drawn | START)}
    found = set()
    for index in range(len(SHAPES)):
        if SHAPE_NUMBER[index] <= number:
            drawing = SHAPE_CELLS[index]
            for a, b, c, d in [
                (1, 0, 0, 1),
                (0, -1, 1, 0),
                (-1, 0, 0, -1),
                (0, 1, -1, 0),
                (-1, 0, 0, 1),
                (0, 1, 1, 0),
                (1, 0, 0, -1),
                (0, -1, -1, 0),
            ]:
                for column in range(-3, 18):
                    for row in range(-3, 18):
                        lies = {(a * x + b * y + column, c * x + d * y + row) for x, y in drawing}
                        beside = {
                            (x + i, y + j)
                            for x, y in lies
                            for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
                        }
                        if lies <= free and beside & base:
                            found.add(sum([at[place] for place in lies]))
    return found


@pytest.mark.parametrize(
    ("drawn", "filled", "number"),
    [
        ("", "", 5),
        ("", "", 2),
        ("f7 f8 f9 g8 g9 g5 h5 i5", "", 4),
        ("i6 i7 j7 k7", "l7 m7 n7 k8", 5),
    ],
)
def test_7_2_to_7_6_all_shapes_that_fit_are_offered_and_no_other(
    drawn: str, filled: str, number: int
) -> None:
    offered = shapes_that_fit(shape(drawn), shape(filled), number)

    assert len(set(offered)) == len(offered)
    assert set(offered) == by_hand(shape(drawn), shape(filled), number)
    assert can_draw(shape(drawn), shape(filled), number)
    for mask in offered:
        assert why_not_draw(mask, shape(drawn), shape(filled), number) == ""


def test_nothing_can_be_drawn_in_a_full_canyon() -> None:
    everything = WHITE & ~START

    assert not can_draw(everything, 0, 5)
    assert not can_draw(0, around(START) & everything, 5)
    assert shapes_that_fit(everything, 0, 5) == []


def test_there_are_870_ways_to_draw_and_122_beside_the_start() -> None:
    assert len(UP_TO[5]) == len(NUMBER_OF) == 870
    assert len(shapes_that_fit(0, 0, 5)) == 122


def test_7_11_the_example_of_the_canyon() -> None:
    """The discs 5, 4 and 2: two cacti, a Swap, and with the 4 shape 3 for two more cacti."""
    five, two, three = shape("f7 f8 f9 g8 g9"), shape("g5 h5 i5"), shape("j5 k5 k6")

    assert why_not_draw(five, 0, 0, 5) == ""
    assert symbols(symbols_in(five)) == ["yellow", "green"]
    assert why_not_draw(two, five, 0, 2) == ""
    assert symbols(symbols_in(two)) == ["swap"]
    before = five | two
    assert why_not_draw(three, before, 0, 4) == ""
    assert symbols(symbols_in(three)) == ["yellow", "green"]
    fours = [mask for mask in shapes_that_fit(before, 0, 4) if NUMBER_OF[mask] == 4]
    assert max([sum(cacti_in(mask)) for mask in fours]) == 1


def test_11_6_and_11_7_what_cacti_are_worth() -> None:
    points = [cactus_points(count) for count in range(11)]

    assert points == [0, 5, 7, 10, 14, 19, 25, 32, 40, 45, 50]


DIMA = (
    "h4 h5",
    "h8 h9",
    "f7 f8 f9 g8 g9",
    "g10 g11",
    "i8 j8 j9 k8 k9",
    "l9 m9 n9",
    "k6 k7 l7",
    "f4 g4 g5",
)


def test_11_6_three_five_and_two_cacti_make_thirty_six() -> None:
    """The example of the rulebook, drawn shape by shape."""
    drawn = 0
    for names in DIMA:
        assert why_not_draw(shape(names), drawn, 0, 5) == ""
        drawn |= shape(names)

    assert cacti_in(drawn) == [3, 5, 2]
    assert score(drawn) == 10 + 19 + 7 == 36


# --- the bot ---------------------------------------------------------------------------------


def offered_to_bot(own: list[int], bot: list[int], number: int) -> list[str]:
    """What the bot may draw, by cells."""
    return [cells(mask) for mask in bot_shapes(own, bot, number)]


def test_13_18_the_first_shape_of_the_bot_includes_a_bot_square() -> None:
    for number in range(1, 6):
        shapes = bot_shapes([], [], number)
        assert shapes
        assert all(mask & BOT_SQUARES for mask in shapes)
        assert {NUMBER_OF[mask] for mask in shapes} == {number}


def test_13_18_a_later_shape_may_adjoin_an_earlier_one() -> None:
    first = shape("a13 b13")

    assert "c13" in offered_to_bot([], [first], 1)
    assert "b12" in offered_to_bot([], [first], 1)
    assert "e13" not in offered_to_bot([], [first], 1)
    assert "n1" in offered_to_bot([], [first], 1)


def test_r56_a_covered_square_is_no_beginning_any_more() -> None:
    assert "a12" not in offered_to_bot([shape("a13 b13")], [], 1)
    assert "n13" in offered_to_bot([shape("a13 b13")], [], 1)


def test_13_19_the_bot_jumps_over_a_shape_it_adjoins() -> None:
    """The player's shape reaches from c13 to e13; the bot at b13 may go on behind it, at e12."""
    own, bot = shape("c13 d13 e13"), shape("a13 b13")

    assert "e12" in offered_to_bot([own], [bot], 1)
    assert "e12" not in offered_to_bot([own], [shape("n13")], 1)


def test_13_19_and_r56_a_jump_leads_only_to_the_shape_it_adjoins() -> None:
    near, far, bot = shape("c13 d13"), shape("e13 e12"), shape("a13 b13")

    offered = offered_to_bot([near, far], [bot], 1)

    assert "c12" in offered
    assert "e11" not in offered


def test_r56_the_printed_start_is_nobodys() -> None:
    """A shape of the bot adjoins the start at g5; it neither covers it nor goes on behind it."""
    bot = shape("g5 g4")
    offered = offered_to_bot([], [bot], 1)

    assert "h5" in offered
    assert not {"g6", "f6", "g8", "i7"} & set(offered)
    assert why_not_bot_draw(shape("g6"), [], [bot], 1) == "covers_a_shape"
    assert why_not_bot_draw(shape("g8"), [], [bot], 1) == "not_a_bot_beginning"


def test_13_20_a_smaller_number_only_if_no_larger_one_fits() -> None:
    """Two corners are the player's; in the third only a square and its neighbour are free."""
    own = [shape("n1"), shape("n13"), shape("a12 b12"), shape("c13 d13")]

    assert offered_to_bot(own, [], 5) == ["a13", "a13 b13"]
    assert why_not_bot_draw(shape("b13"), own, [], 5) == "not_a_bot_beginning"


def test_13_20_the_bot_may_not_choose_a_smaller_number() -> None:
    assert why_not_bot_draw(shape("a13"), [], [], 1) == ""
    assert why_not_bot_draw(shape("a13"), [], [], 4) == "bot_draws_larger"
    assert why_not_bot_draw(shape("g5"), [], [], 1) == "not_a_bot_beginning"
    assert why_not_bot_draw(shape("a13 a12"), [shape("a12")], [], 1) == "covers_a_shape"


def test_r56_no_shape_fits() -> None:
    squares = [shape("n1"), shape("n13"), shape("a13")]

    assert bot_shapes(squares, [], 5) == []


def test_13_21_the_player_may_adjoin_the_bot_but_not_cover_it() -> None:
    filled = shape("g5 g4")

    assert why_not_draw(shape("h5"), 0, filled, 1) == ""
    assert why_not_draw(shape("g5 h5"), 0, filled, 1) == "covers_the_bot"
    assert why_not_draw(shape("g3"), 0, filled, 1) == "not_adjoining"

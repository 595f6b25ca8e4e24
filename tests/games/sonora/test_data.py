"""The sheet and the board fit what the rulebook and public descriptions say of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from statistics import fmean

from igroteka.games.sonora.pieces import (
    ABOVE,
    ANIMALS,
    BOTTOM,
    BUILDINGS,
    CACTI,
    CANYON_CELLS,
    CANYON_FURTHER,
    CANYON_POINTS,
    CELL_BOT,
    CELL_SYMBOL,
    CIRCLE_ANIMAL,
    CIRCLE_ZONE,
    CIRCLES,
    COLOURS,
    COLUMN_BONUS,
    COLUMN_CELLS,
    CREEK_BONUS,
    CREEK_BOT,
    CREEK_CELLS,
    CREEK_POINTS,
    DISCOVERY,
    DISCOVERY_ICONS,
    DISCS_EACH,
    FILES,
    FOLDER,
    FOX_LARGEST,
    HEXES,
    HOLE_RADIUS,
    JOINED,
    LENGTHS,
    MUD_POINTS,
    NODE_COST,
    NODES,
    OWL_LONGEST,
    OWL_SHORTEST,
    PERIMETER,
    RABBIT_DISCOVERED,
    RABBIT_POINTS,
    REFLICK,
    REFLICKS_AT_START,
    ROUNDS,
    SHAPE_NUMBER,
    SPRING,
    SWAP,
    SWAPS_AT_START,
    SYMBOLS,
    TOP,
    TOP_BONUS,
    TRIANGLE_NODES,
    TRIANGLE_SYMBOL,
    TURNS,
    ZONES,
    facts,
    places_that_give,
)
from igroteka.games.sonora.sheet.canyon import CELL_MASK, START, UP_TO, WHITE, around
from igroteka.kernel.components import SOURCES, sources_of
from tests.games.sonora.marks import node

# --- set-up ----------------------------------------------------------------------------------


def test_1_1_twenty_discs_of_four_colours() -> None:
    assert len(COLOURS) * DISCS_EACH == 20
    assert len(set(COLOURS)) == 4


def test_1_6_one_re_flick_and_one_swap_at_the_start() -> None:
    assert (REFLICKS_AT_START, SWAPS_AT_START) == (1, 1)


def test_1_7_three_lengths() -> None:
    assert dict(zip(LENGTHS, ROUNDS, strict=True)) == {"short": 5, "standard": 6, "long": 7}


def test_3_2_two_two_and_one() -> None:
    assert TURNS == (2, 2, 1)


def test_r46_all_tables_name_their_source() -> None:
    sources = []
    for file in sources_of(FOLDER, "sonora", FILES).values():
        for found in file.values():
            for entry in found if isinstance(found, list) else [found]:
                assert isinstance(entry, dict)
                sources.append(entry["source"])

    assert len(sources) > 100
    assert set(sources) <= set(SOURCES)


# --- the board -------------------------------------------------------------------------------


def test_5_9_eight_circles_two_of_each_animal_and_two_in_each_zone() -> None:
    assert len(CIRCLES) == 8
    assert sorted(CIRCLE_ANIMAL) == sorted(CIRCLE_ZONE) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(a != z for a, z in zip(CIRCLE_ANIMAL, CIRCLE_ZONE, strict=True))


def test_5_14_a_lizard_circle_lies_in_the_mud() -> None:
    pairs = [(ANIMALS[a], ZONES[z]) for a, z in zip(CIRCLE_ANIMAL, CIRCLE_ZONE, strict=True)]

    assert ("lizard", "mud") in pairs


def test_3_12_a_disc_fits_into_the_hole() -> None:
    assert HOLE_RADIUS > 10_000


# --- the ruins -------------------------------------------------------------------------------


def test_6_4_eight_buildings_of_five_to_twenty_two_hexes() -> None:
    assert tuple("abcdefgh") == BUILDINGS
    assert (min(HEXES), max(HEXES), sum(HEXES)) == (5, 22, 98)


def test_6_12_building_b_and_room_in_building_c() -> None:
    b, c = BUILDINGS.index("b"), BUILDINGS.index("c")

    assert (HEXES[b], TOP[b], TOP_BONUS[b]) == (9, 11, SWAP)
    assert HEXES[c] > 4


def test_6_10_every_top_has_a_bonus_and_more_points_than_the_bottom() -> None:
    assert all(bonus >= REFLICK for bonus in TOP_BONUS)
    assert all(top > bottom for top, bottom in zip(TOP, BOTTOM, strict=True))


def test_11_4_two_tops_and_two_bottoms_can_make_forty() -> None:
    ways = [
        (tops, bottoms)
        for tops in combinations(range(8), 2)
        for bottoms in combinations(range(8), 2)
        if not set(tops) & set(bottoms)
        and sum([TOP[b] for b in tops]) + sum([BOTTOM[b] for b in bottoms]) == 40
    ]

    assert ((1, 3), (0, 4)) in ways


def hex_places() -> dict[str, list[tuple[float, float]]]:
    """Where the hexes of each building are drawn: rows from the ground up, half a hex apart."""
    found = {}
    file = facts("cliff")
    drawn = file.entries(
        "building", BUILDINGS, ("hexes", "rows", "top", "bonus", "bottom", "x", "y")
    )
    for fact in [*drawn, file.table("bot_building")]:
        places = []
        rows = fact.numbers("rows")
        for level in range(len(rows)):
            for index in range(rows[level]):
                x = fact.whole("x", 0, 9999) / 100 + 3**0.5 * (index + level / 2)
                places.append((x, fact.whole("y", 0, 9999) / 100 - 1.5 * level))
        found[fact.r.where] = places
    return found


def test_drawn_hexes_lie_apart_and_buildings_farther() -> None:
    places = hex_places()
    every = [(x, y, name) for name, found in places.items() for x, y in found]

    assert len(every) == sum(HEXES) + 20
    for (x, y, name), (i, j, other) in combinations(every, 2):
        apart = ((x - i) ** 2 + (y - j) ** 2) ** 0.5
        assert apart > (1.72 if name == other else 2.2)


# --- the canyon ------------------------------------------------------------------------------


def test_7_3_all_white_cells_hang_together() -> None:
    reached = START
    while around(reached) & WHITE != reached:
        reached = around(reached) & WHITE

    assert reached == WHITE
    assert len(CANYON_CELLS) == 135


def test_13_18_three_bot_squares_in_the_canyon() -> None:
    assert sum(CELL_BOT) == 3


def test_11_7_nine_cacti_of_each_kind_so_that_the_table_can_be_left() -> None:
    counts = Counter(CELL_SYMBOL)

    assert [counts[kind] for kind in range(len(CACTI))] == [9, 9, 9]
    assert (CANYON_POINTS, CANYON_FURTHER) == ((0, 5, 7, 10, 14, 19, 25, 32, 40), 5)


def test_7_2_several_shapes_one_and_one_each_of_the_others() -> None:
    assert sorted(SHAPE_NUMBER) == [1, 1, 2, 3, 4, 5]


def test_every_symbol_of_the_canyon_can_be_covered() -> None:
    covered = 0
    for mask in UP_TO[5]:
        covered |= mask

    assert all(CELL_MASK[c] & covered for c in range(len(CELL_MASK)) if CELL_SYMBOL[c] >= 0)


# --- the creek bed ---------------------------------------------------------------------------


def depth(cell: int) -> int:
    """How many cells lead to a cell."""
    return 1 + (depth(ABOVE[cell]) if ABOVE[cell] != SPRING else 0)


def test_8_2_one_tree_below_the_start() -> None:
    assert len(set(CREEK_CELLS)) == len(CREEK_CELLS) == 62
    assert ABOVE.count(SPRING) == 1
    assert all(above < cell for cell, above in enumerate(ABOVE))


def test_13_23_bot_squares_at_several_ends_of_the_creek() -> None:
    ends = [cell for cell in range(62) if cell not in ABOVE]
    squares = [cell for cell in range(62) if CREEK_BOT[cell]]

    assert set(squares) < set(ends)
    assert len(squares) >= 2


def test_8_12_four_cells_left_is_a_swap_and_four_on_the_other_side_a_two() -> None:
    assert CREEK_BONUS[CREEK_CELLS.index("l2")] == SWAP
    assert depth(CREEK_CELLS.index("l2")) == 4
    assert CREEK_POINTS[CREEK_CELLS.index("r4")] == 2
    assert depth(CREEK_CELLS.index("r4")) - depth(CREEK_CELLS.index("t2")) == 4


def test_8_10_points_grow_with_the_distance() -> None:
    bands: dict[int, list[int]] = {}
    for cell in range(62):
        if CREEK_POINTS[cell]:
            bands.setdefault((depth(cell) - 1) // 5, []).append(CREEK_POINTS[cell])
    means = [fmean(bands[band]) for band in sorted(bands)]

    assert means == sorted(means)
    assert sum(CREEK_POINTS) == 141


# --- the mudcracks ---------------------------------------------------------------------------


def test_13_26_twelve_perimeter_nodes_of_nineteen() -> None:
    assert len(NODES) == 19
    assert PERIMETER.count(True) == 12


def test_9_1_the_net_has_42_lines_and_24_triangles() -> None:
    lines = sum([len(JOINED[n]) for n in range(19)]) // 2

    assert (lines, len(TRIANGLE_NODES)) == (42, 24)
    assert sorted([len(JOINED[n]) for n in range(19)]) == [3] * 6 + [4] * 6 + [6] * 7


def test_9_1_nodes_are_drawn_where_their_lines_have_one_length() -> None:
    drawn = facts("mud").entries("node", NODES, ("cost", "perimeter", "x", "y"))
    at = [(fact.whole("x", -9999, 9999), fact.whole("y", -9999, 9999)) for fact in drawn]

    for a in range(19):
        for b in range(19):
            apart = ((at[a][0] - at[b][0]) ** 2 + (at[a][1] - at[b][1]) ** 2) ** 0.5
            assert (abs(apart - 1000) < 2) == (b in JOINED[a])


def test_9_13_a_three_and_a_two_beside_the_start_then_a_five_and_another_two() -> None:
    start, three, two, five, more = (node(name) for name in ("s", "i0", "i1", "c0", "i2"))

    assert [NODE_COST[n] for n in (three, two, five, more)] == [3, 2, 5, 2]
    assert {three, two} <= set(JOINED[start])
    assert TRIANGLE_SYMBOL[TRIANGLE_NODES.index((start, three, two))] == CACTI.index("blue")
    assert five in JOINED[three]
    assert more in JOINED[start]


def test_13_27_a_seven_on_the_perimeter() -> None:
    assert 7 in [NODE_COST[n] for n in range(19) if PERIMETER[n]]


def test_9_11_cacti_worth_two_four_and_six() -> None:
    counts = Counter(TRIANGLE_SYMBOL)

    assert MUD_POINTS == (2, 4, 6)
    assert [counts[kind] for kind in range(3)] == [5, 7, 5]


def test_9_13_a_column_of_two_gives_a_swap() -> None:
    assert (2, SWAP) in zip(COLUMN_CELLS, COLUMN_BONUS, strict=True)


# --- bonuses ---------------------------------------------------------------------------------


def test_12_9_to_12_15_what_animal_bonuses_are_worth() -> None:
    assert FOX_LARGEST == 4
    assert (OWL_SHORTEST, OWL_LONGEST) == (1, 5)
    assert (RABBIT_POINTS, RABBIT_DISCOVERED) == (5, 6)


def test_12_14_as_many_symbols_to_discover_as_there_are_discoveries() -> None:
    assert sum(DISCOVERY_ICONS) == places_that_give(DISCOVERY) == 8


def test_every_bonus_can_be_gained_in_several_places() -> None:
    given = {SYMBOLS[bonus]: places_that_give(bonus) for bonus in range(REFLICK, len(SYMBOLS))}

    assert given == {
        "reflick": 8,
        "swap": 8,
        "owl": 8,
        "fox": 4,
        "rabbit": 8,
        "discovery": 8,
    }

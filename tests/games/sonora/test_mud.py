"""Chapter 9, the mudcracks: nodes, triangles and columns."""

from __future__ import annotations

from igroteka.games.sonora.board import worth
from igroteka.games.sonora.pieces import (
    COLUMN_BONUS,
    COLUMN_CELLS,
    NODE_COST,
    NODES,
    TRIANGLE_SYMBOL,
    TRIANGLES,
)
from igroteka.games.sonora.sheet.mud import (
    START,
    cacti_in,
    closed,
    closed_by,
    cost_of,
    lines_from,
    nodes_in_reach,
    score,
    why_not_boxes,
    why_not_fill,
    why_not_node,
)
from tests.games.sonora.marks import node, nodes, symbols

NO_BOXES = [0] * len(NODES)


def reach(crossed: str, points: int) -> list[str]:
    """The nodes that may be crossed off next."""
    return [NODES[n] for n in nodes_in_reach(nodes(crossed), NO_BOXES, points)]


def test_9_2_and_9_12_the_total_adds_numbers_and_doubles_those_on_a_circle() -> None:
    assert worth(5, True) + worth(1, False) == 11


def test_9_3_seven_is_enough_for_a_three_and_a_four() -> None:
    assert NODE_COST[node("i0")] == 3
    assert why_not_node(node("i0"), START, NO_BOXES, 7) == ""
    assert NODE_COST[node("m0")] == 4
    assert why_not_node(node("m0"), nodes("i0"), NO_BOXES, 4) == ""
    assert why_not_node(node("m0"), nodes("i0"), NO_BOXES, 3) == "node_too_dear"


def test_9_4_a_node_must_be_joined_to_a_crossed_one() -> None:
    assert why_not_node(node("c0"), START, NO_BOXES, 20) == "node_not_joined"
    assert why_not_node(node("c0"), nodes("i0"), NO_BOXES, 20) == ""
    assert why_not_node(node("i0"), nodes("i0"), NO_BOXES, 20) == "node_crossed"
    assert reach("", 20) == ["i0", "i1", "i2", "i3", "i4", "i5"]
    assert reach("", 2) == ["i1", "i2", "i4"]


def test_9_4_a_line_is_drawn_to_each_crossed_neighbour() -> None:
    assert [NODES[n] for n in lines_from(node("i1"), nodes("i0 i2 c0"))] == ["s", "i0", "i2"]


def test_9_5_a_node_closes_the_triangles_whose_other_corners_are_crossed() -> None:
    closes = closed_by(node("i1"), nodes("i0 m0 i2"))

    assert [TRIANGLES[t] for t in closes] == ["ti0", "tm0", "ti1"]
    assert closed_by(node("i1"), START) == []


def test_9_6_boxes_one_a_point_until_a_column_is_full() -> None:
    crossed = [0] * len(COLUMN_CELLS)

    assert why_not_boxes(0, crossed, 2, 2) == ""
    assert why_not_boxes(0, crossed, 3, 5) == "column_full"
    assert why_not_boxes(4, crossed, 5, 4) == "points_too_few"
    assert why_not_boxes(0, [2, 0, 0, 0, 0], 1, 5) == "column_full"


def test_9_13_the_example_of_the_mudcracks() -> None:
    """12 points: a 3, a 2 that closes a cactus of 2 points, a 5; then two boxes for a Swap."""
    points = 5 + 4 + 3
    crossed = START
    gained = []
    for name, cost in (("i0", 3), ("i1", 2), ("c0", 5)):
        assert why_not_node(node(name), crossed, NO_BOXES, points) == ""
        gained += [TRIANGLE_SYMBOL[t] for t in closed_by(node(name), crossed)]
        crossed |= 1 << node(name)
        points -= cost_of(node(name), NO_BOXES)
        assert NODE_COST[node(name)] == cost

    assert symbols(gained) == ["blue"]
    assert score(crossed) == 2
    assert points == 2
    assert why_not_node(node("i2"), crossed, NO_BOXES, points) == ""
    assert why_not_boxes(0, [0] * 5, 2, points) == ""
    assert COLUMN_CELLS[0] == 2
    assert symbols([COLUMN_BONUS[0]]) == ["swap"]


def test_11_8_four_two_and_two_cacti_make_twenty_eight() -> None:
    """The example of the rulebook, node by node, for 35 points in all."""
    crossed, spent, found = START, 0, []
    for name in ("i0", "i1", "i2", "i3", "i4", "i5", "m2", "c3", "m3", "c4"):
        assert why_not_node(node(name), crossed, NO_BOXES, 9) == ""
        found += closed_by(node(name), crossed)
        crossed |= 1 << node(name)
        spent += NODE_COST[node(name)]

    assert spent == 35
    assert sorted(found) == closed(crossed)
    assert cacti_in(crossed) == [4, 2, 2]
    assert score(crossed) == 8 + 8 + 12 == 28


def test_11_8_all_triangles_are_worth_68() -> None:
    everything = (1 << len(NODES)) - 1

    assert len(closed(everything)) == 24
    assert score(everything) == 68


def test_13_26_the_bot_fills_boxes_beside_perimeter_nodes_that_are_free() -> None:
    crossed, boxes = nodes("i0 c0"), NO_BOXES.copy()

    assert why_not_fill(node("c2"), crossed, boxes, 3, 5) == ""
    assert why_not_fill(node("c2"), crossed, boxes, 4, 5) == "boxes_full"
    assert why_not_fill(node("c2"), crossed, boxes, 3, 2) == "points_too_few"
    assert why_not_fill(node("c0"), crossed, boxes, 1, 5) == "node_crossed"
    assert why_not_fill(node("i1"), crossed, boxes, 1, 5) == "not_on_the_perimeter"
    boxes[node("c2")] = 2
    assert why_not_fill(node("c2"), crossed, boxes, 1, 5) == ""
    assert why_not_fill(node("c2"), crossed, boxes, 2, 5) == "boxes_full"


def test_13_27_a_seven_with_two_filled_boxes_costs_nine() -> None:
    boxes = NO_BOXES.copy()
    boxes[node("c2")] = 2

    assert NODE_COST[node("c2")] == 7
    assert cost_of(node("c2"), boxes) == 9
    assert why_not_node(node("c2"), nodes("i2"), boxes, 8) == "node_too_dear"
    assert why_not_node(node("c2"), nodes("i2"), boxes, 9) == ""

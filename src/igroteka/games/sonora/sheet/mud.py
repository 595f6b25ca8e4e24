"""9 The mudcracks: crossed nodes as a bit mask, the triangles they close, columns of boxes.

9.1 Two nodes are joined if they are corners of one triangle. 9.8 Boxes beside the perimeter are
filled in the solo game only.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import (
    BOXES_EACH,
    CACTI,
    COLUMN_CELLS,
    HUB,
    JOINED,
    MUD_POINTS,
    NODE_COST,
    NODES,
    PERIMETER,
    TRIANGLE_NODES,
    TRIANGLE_SYMBOL,
    TRIANGLES,
)

START: Final = 1 << HUB  # crossed from the beginning
EVERYTHING: Final = (1 << len(NODES)) - 1
JOINED_MASK: Final = [sum([1 << other for other in JOINED[node]]) for node in range(len(NODES))]
TRIANGLE_MASK: Final = [
    sum([1 << node for node in TRIANGLE_NODES[index]]) for index in range(len(TRIANGLES))
]
TRIANGLES_OF: Final = [
    [index for index in range(len(TRIANGLES)) if node in TRIANGLE_NODES[index]]
    for node in range(len(NODES))
]


def cost_of(node: int, boxes: list[int]) -> int:
    """9.3, 13.27 R10 What a node costs at once: its number, and 1 for each box the bot filled."""
    return NODE_COST[node] + boxes[node]


def why_not_node(node: int, crossed: int, boxes: list[int], points: int) -> str:
    """9.3, 9.4 The reason against crossing off a node; empty if there is none."""
    if crossed >> node & 1:
        return "node_crossed"
    if not JOINED_MASK[node] & crossed:
        return "node_not_joined"
    if cost_of(node, boxes) > points:
        return "node_too_dear"
    return ""


def nodes_in_reach(crossed: int, boxes: list[int], points: int) -> list[int]:
    """9.3, 9.4 All nodes that may be crossed off next."""
    return [node for node in range(len(NODES)) if not why_not_node(node, crossed, boxes, points)]


def lines_from(node: int, crossed: int) -> list[int]:
    """9.4 The crossed nodes to which a line is drawn from a node."""
    return [other for other in JOINED[node] if crossed >> other & 1]


def closed_by(node: int, crossed: int) -> list[int]:
    """9.5 The triangles that crossing off this node closes; `crossed` are those before it."""
    after = crossed | 1 << node
    return [
        index
        for index in TRIANGLES_OF[node]
        if TRIANGLE_MASK[index] & after == TRIANGLE_MASK[index]
    ]


def closed(crossed: int) -> list[int]:
    """9.5 All closed triangles."""
    return [
        index
        for index in range(len(TRIANGLES))
        if TRIANGLE_MASK[index] & crossed == TRIANGLE_MASK[index]
    ]


def why_not_boxes(column: int, crossed: list[int], number: int, points: int) -> str:
    """9.6, 9.13 The reason against crossing off boxes of a column; empty if there is none."""
    if number > COLUMN_CELLS[column] - crossed[column]:
        return "column_full"
    return "points_too_few" if number > points else ""


def cacti_in(crossed: int) -> list[int]:
    """11.8 How many cacti of each kind lie in closed triangles."""
    counts = [0] * len(CACTI)
    for index in closed(crossed):
        if TRIANGLE_SYMBOL[index] < len(CACTI):
            counts[TRIANGLE_SYMBOL[index]] += 1
    return counts


def score(crossed: int) -> int:
    """9.11, 11.8 The points of the sector."""
    counts = cacti_in(crossed)
    return sum([MUD_POINTS[kind] * counts[kind] for kind in range(len(CACTI))])


# --- the bot of the solo game ----------------------------------------------------------------


def why_not_fill(node: int, crossed: int, boxes: list[int], number: int, points: int) -> str:
    """13.26 R55 The reason against filling boxes beside a node; empty if there is none."""
    if not PERIMETER[node]:
        return "not_on_the_perimeter"
    if crossed >> node & 1:
        return "node_crossed"
    if number > BOXES_EACH - boxes[node]:
        return "boxes_full"
    return "points_too_few" if number > points else ""

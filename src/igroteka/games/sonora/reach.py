"""What an action of Sonora touches on the board beyond what is clicked for it."""

from __future__ import annotations

from igroteka.games.sonora.actions import BLOCK, NODE, PATH, SonoraAction
from igroteka.games.sonora.pieces import CREEK_CELLS, NODES, TRIANGLES
from igroteka.games.sonora.sheet import creek, mud
from igroteka.games.sonora.state import SonoraState


def reach(s: SonoraState, seat: int, action: SonoraAction) -> list[str]:
    """8.4, 9.4, 9.5, 13.22 The cells a path passes; the lines and triangles of a node."""
    player = s.players[seat]
    if action.kind == PATH:
        return cells(creek.path_to(action.what, player.creek))
    if action.kind == BLOCK:
        return cells(creek.path_between(action.what, action.number))
    if action.kind == NODE:
        lines = [f"node:{NODES[node]}" for node in mud.lines_from(action.what, player.nodes)]
        closed = mud.closed_by(action.what, player.nodes)
        return lines + [f"triangle:{TRIANGLES[index]}" for index in closed]
    return []


def cells(mask: int) -> list[str]:
    """The elements of cells of the creek."""
    return [f"creek:{CREEK_CELLS[cell]}" for cell in range(creek.CELLS) if mask >> cell & 1]

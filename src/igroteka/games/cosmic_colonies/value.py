"""How good a position of Cosmic Colonies is for a seat, in points: what bots go by."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.rules.scoring import goal_points, open_points
from igroteka.games.cosmic_colonies.state import ColoniesState


def value(s: ColoniesState, seat: int) -> float:
    """Points so far and a little for what is in store."""
    return open_points(s, seat) + goal_points(s, seat) + 0.9 * sum(s.players[seat].resources)

"""Chapter 1: laying the game out."""

from __future__ import annotations

from igroteka.games.caravan.pieces import HAND_SIZE
from igroteka.games.caravan.rules.planning import Planning, Reveal
from igroteka.games.caravan.rules.stakes import Stakes
from igroteka.games.caravan.rules.turns import Turn, draw
from igroteka.games.caravan.state import CaravanState


def lay_out(s: CaravanState) -> None:
    """1 Everybody draws four cards; then planning, reveal, turns and stakes follow."""
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            draw(s, seat)
    s.then([Planning(), Reveal(), Turn(0), Stakes()])

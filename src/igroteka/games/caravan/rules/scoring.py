"""Chapter 4: who wins."""

from __future__ import annotations

from igroteka.games.caravan.state import CaravanState
from igroteka.kernel.score import ScoreLine, ScoreSheet, ranked


def scores(s: CaravanState) -> list[ScoreSheet]:
    """4 Most coins win."""
    return ranked(
        [
            ScoreSheet(seat, [ScoreLine("coins", s.players[seat].coins)], [])
            for seat in range(s.seats)
        ]
    )

"""Chapter 11: points and the winner."""

from __future__ import annotations

from igroteka.games.sonora.pieces import BUILDINGS, ZONES
from igroteka.games.sonora.rules.ruins import reward_of
from igroteka.games.sonora.sheet import canyon, cliff, creek, mud
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.score import ScoreLine, ScoreSheet, ranked


def sector_points(s: SonoraState, seat: int) -> list[int]:
    """11.4 to 11.8, 11.9 The points of the four sectors, in the order of zones."""
    player = s.players[seat]
    rewards = [reward_of(s, seat, building) for building in range(len(BUILDINGS))]
    return [
        cliff.score(rewards),
        creek.score(player.circled),
        canyon.score(player.drawn),
        mud.score(player.nodes),
    ]


def scores(s: SonoraState) -> list[ScoreSheet]:
    """11.2, 11.3, 11.10 R13, R53 The highest sum wins; of equal ones who discovered more."""
    sheets: list[ScoreSheet] = []
    for seat in range(s.seats):
        points = sector_points(s, seat)
        lines = [ScoreLine(ZONES[sector], points[sector]) for sector in range(len(ZONES))]
        sheets.append(ScoreSheet(seat, lines, [sum(s.players[seat].discovered)]))
    return ranked(sheets)

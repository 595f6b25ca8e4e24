"""Chapter 7, the end of the game: the last citizen, points and ties."""

from __future__ import annotations

from igroteka.games.orleans.pieces import GOOD_POINTS, GOODS, KINDS, STATION_CITIZEN
from igroteka.games.orleans.rules.development import take_citizen
from igroteka.games.orleans.state import END, OrleansState
from igroteka.kernel.score import ScoreLine, ScoreSheet, ranked
from igroteka.kernel.step import Step


class EndOfGame(Step[OrleansState]):
    """7.2 The player who alone has built most stations takes the last citizen (R21)."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = END
        built = [s.stations_built(seat) for seat in range(s.seats)]
        most = max(built)
        if most and built.count(most) == 1:  # R21
            take_citizen(s, built.index(most), STATION_CITIZEN)
        if s.ears is not None:
            s.tell("end", -1, {})


def scores(s: OrleansState) -> list[ScoreSheet]:
    """7.3 to 7.6 The score sheets of all seats, as if the game ended now."""
    sheets: list[ScoreSheet] = []
    for seat in range(s.seats):
        player = s.players[seat]
        lines = [ScoreLine("coins", player.coins)]
        for good in range(len(GOODS)):
            lines.append(ScoreLine(GOODS[good], player.goods[good] * GOOD_POINTS[good]))  # 7.4
        lines.append(ScoreLine("stations", s.stations_built(seat) * player.level()))
        lines.append(ScoreLine("citizens", player.citizens * player.level()))
        sheets.append(ScoreSheet(seat, lines, [player.development]))
    return ranked(sheets)


def statistics(s: OrleansState, seat: int) -> dict[str, int]:
    """What a laboratory counts of a seat beside its points."""
    player = s.players[seat]
    recruited = 0
    for kind in range(KINDS):
        recruited += player.bag[kind] + player.market[kind] + player.slots.count(kind)
    return {
        "level": player.level(),
        "stations": s.stations_built(seat),
        "citizens": player.citizens,
        "goods": sum(player.goods),
        "followers recruited": recruited,
        "place tiles": len(player.tiles),
        "techs laid": player.techs_laid,
    }

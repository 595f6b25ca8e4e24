"""Chapter 7, the end: terrain, sets, goals and ties; and the automaton's score (12.10)."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BOT_MISSING,
    GOAL_HALVES,
    MONUMENT_POINTS,
    SET_POINTS,
    SOIL,
    SOIL_EACH,
    TERRAIN,
    TERRAIN_POINTS,
    TERRAINS,
)
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import WORKERS
from igroteka.kernel.score import ScoreLine, ScoreSheet, ranked


def terrain_points(s: ColoniesState, seat: int, terrain: int) -> int:
    """7.2 The points for the uncovered squares of a terrain; 7.3, 8.5 soil counts each square."""
    player = s.players[seat]
    side = s.side()
    uncovered = (TERRAIN[side][player.asteroid][terrain] & ~player.occupied).bit_count()
    if terrain == SOIL:
        return uncovered * SOIL_EACH[side]
    table = TERRAIN_POINTS[terrain]
    return table[min(uncovered, len(table) - 1)]


def set_points(s: ColoniesState, seat: int) -> int:
    """7.4 15 points for each set of the five basic buildings; 7.5 each tile is in one set only."""
    kinds = s.players[seat].kinds
    return SET_POINTS * min([kinds.count(building) for building in range(BASIC)])


def begun_set(s: ColoniesState, seat: int) -> int:
    """7.4 How many different buildings of the set after the last complete one are there."""
    counts = [s.players[seat].kinds.count(building) for building in range(BASIC)]
    return len([count for count in counts if count > min(counts)])


def goal_points(s: ColoniesState, seat: int) -> int:
    """7.6 Points for each tile of the two buildings of the personal goal."""
    kinds = s.players[seat].kinds
    total = 0
    for building, points in GOAL_HALVES[s.players[seat].goal]:
        total += points * kinds.count(building)
    return total


def lines_of(s: ColoniesState, seat: int) -> list[ScoreLine]:
    """7.2 to 7.6, 11.4 The lines of a seat's score sheet; monuments only with the expansion."""
    lines = [
        ScoreLine(TERRAINS[terrain], terrain_points(s, seat, terrain))
        for terrain in range(len(TERRAINS))
    ]
    lines.append(ScoreLine("sets", set_points(s, seat)))
    lines.append(ScoreLine("goal", goal_points(s, seat)))
    if s.expansion:
        monuments = s.players[seat].monuments
        lines.append(ScoreLine("monument", MONUMENT_POINTS if monuments else 0))
    return lines


def open_points(s: ColoniesState, seat: int) -> int:
    """The part of a seat's score that everybody can see: all but its goal."""
    total = set_points(s, seat)
    for terrain in range(len(TERRAINS)):
        total += terrain_points(s, seat, terrain)
    return total + (MONUMENT_POINTS if s.players[seat].monuments else 0)


def scores(s: ColoniesState) -> list[ScoreSheet]:
    """7.7 The score sheets, ranked; 7.8, R24 ties by tiles, resources, highest worker."""
    sheets: list[ScoreSheet] = []
    for seat in range(s.seats):
        player = s.players[seat]
        highest = max([WORKERS[card].priority for card in player.played], default=0)
        sheets.append(
            ScoreSheet(seat, lines_of(s, seat), [len(player.kinds), sum(player.resources), highest])
        )
    if s.seats == 1:
        sheets[0].tiebreak = [0]
        sheets.append(bot_score(s))
    return ranked(sheets)


def bot_score(s: ColoniesState) -> ScoreSheet:
    """12.10 The automaton's sheet: tiles times difficulty, less 5 for each building not built.

    12.11 Its tie-break is higher than the player's, who has to score more.
    """
    missing = s.bot_built.count(0)
    lines = [
        ScoreLine("bot_tiles", sum(s.bot_built) * s.difficulty),
        ScoreLine("bot_missing", -BOT_MISSING * missing),
    ]
    return ScoreSheet(1, lines, [1], "automaton")


def statistics(s: ColoniesState, seat: int) -> dict[str, int]:
    """What a laboratory counts of a seat: its tiles, and the resources it did not use."""
    player = s.players[seat]
    basic = 0
    for building in player.kinds:
        if building < BASIC:
            basic += 1
    return {
        "buildings": basic,
        "special tiles": len(player.kinds) - basic,
        "resources left": sum(player.resources),
    }

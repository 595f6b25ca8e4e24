"""The value of a position of Sonora for a seat, in points; bots and review use it.

What is on the sheet counts by its points and by what it is on the way to; discs count by what a
disc of that number in that sector brings on average, and rivals' discs against.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import (
    ABOVE,
    BUILDINGS,
    CANYON,
    CLIFF,
    COLUMN_BONUS,
    COLUMN_CELLS,
    CREEK,
    CREEK_BONUS,
    CREEK_POINTS,
    DISCOVERABLE,
    DISCS,
    DISCS_EACH,
    HEXES,
    MUD,
    MUD_POINTS,
    NO_SYMBOL,
    OWL,
    REFLICK,
    SPRING,
    TRIANGLE_SYMBOL,
    TRIANGLES,
    ZONES,
)
from igroteka.games.sonora.rules.canyon import DrawShape
from igroteka.games.sonora.rules.creek import LayPath
from igroteka.games.sonora.rules.discs import NO_SECTOR, number_of, on_circle, sector_of
from igroteka.games.sonora.rules.mud import GoOnInMud, MarkMud
from igroteka.games.sonora.rules.scoring import sector_points
from igroteka.games.sonora.sheet import canyon, cliff, creek, mud
from igroteka.games.sonora.state import (
    BOARD,
    HAND,
    HOLE,
    KNOCKED,
    OVER,
    RUINS,
    TAKEN,
    WAITING,
    WRITING,
    Player,
    SonoraState,
)

# What one more disc brings, by sector and number; measured on many games of a greedy writer.
DISC_WORTH: Final = [
    [1.6, 3.3, 5.2, 7.0, 8.7],
    [3.4, 3.6, 4.0, 3.7, 3.1],
    [5.5, 6.7, 6.9, 7.9, 8.3],
    [1.5, 3.0, 4.3, 5.3, 5.8],
]
ON_CIRCLE: Final = [2.1, 1.3, 1.9, 1.5]  # how many times that on a circle
IN_HAND: Final = [3.2, 4.3, 5.2, 6.0, 6.5]  # before it is known where it lands
# What a gained bonus brings, from Re-flick to discovery.
BONUS_WORTH: Final = [1.5, 1.5, 3.5, 6.5, 4.0, 5.0]
SYMBOL_HOPE: Final = [3.0, 3.0, 3.0, 1.5, 1.5, 3.5, 6.5, 4.0, 5.0]  # a symbol of the canyon
CORNERS_CROSSED: Final = [0.0, 0.08, 0.3]  # what a triangle promises with so many corners crossed
POINT_IN_MUD: Final = 0.8
RIVALS: Final = 0.15  # how much a rival's disc counts against
KEPT_HOPES: Final = 20_000  # drawings of which is kept what lies around them

_hopes: dict[tuple[int, int], float] = {}


def total_of(numbers: list[float]) -> float:
    """The sum of some numbers; compiled, the built-in `sum` takes it for a whole number."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def value(s: SonoraState, seat: int) -> float:
    """The value of the position for `seat`; at the end of the game its score."""
    total = float(sum(sector_points(s, seat)))
    if s.phase == OVER:
        return total
    # Rounds to come bring discs to everybody, so that the end of a round is worth nothing itself.
    total += (s.rounds() - s.round) * total_of(IN_HAND) * (1.0 - RIVALS * (s.seats - 1))
    total += prospects(s, seat) + pending(s, seat)
    counted = sector_in_total(s, seat)
    for disc in range(len(DISCS)):
        worth = disc_worth(s, disc)
        if s.alone():
            if s.mine < 0:
                total += worth / s.colours()
            elif disc // DISCS_EACH == s.mine and (counted < 0 or sector_of(s, disc) != counted):
                total += worth
        elif s.owner(disc) != seat:
            total -= RIVALS * worth
        elif counted == NO_SECTOR or sector_of(s, disc) != counted:
            total += worth
    return total


def sector_in_total(s: SonoraState, seat: int) -> int:
    """The sector whose discs have become the points that are being spent, or NO_SECTOR."""
    if s.phase == RUINS and s.players[seat].points:
        return CLIFF
    for step in s.own[seat]:
        if isinstance(step, (MarkMud, GoOnInMud)):
            return MUD
    return NO_SECTOR


def disc_worth(s: SonoraState, disc: int) -> float:
    """What a disc promises where it is."""
    status = s.status[disc]
    number = number_of(disc)
    if status in (HAND, TAKEN, KNOCKED, WAITING):
        return IN_HAND[number - 1]
    if status == HOLE:
        return max([worths[number - 1] for worths in DISC_WORTH])
    sector = sector_of(s, disc)
    if sector == NO_SECTOR:
        return IN_HAND[number - 1] if status == BOARD else 0.0
    worth = DISC_WORTH[sector][number - 1]
    half_marked = sector in (CREEK, CANYON) and s.marks[disc] == 1
    return worth if half_marked or not on_circle(s, disc) else worth * ON_CIRCLE[sector]


def pending(s: SonoraState, seat: int) -> float:
    """What is begun and not finished: a bonus in use, points of a total."""
    player = s.players[seat]
    worth = 0.0
    for step in s.own[seat]:
        if isinstance(step, DrawShape) and step.disc < 0:
            worth += BONUS_WORTH[3]
        elif isinstance(step, LayPath) and step.disc < 0:
            worth += BONUS_WORTH[2]
    if player.points and s.phase in (RUINS, WRITING):
        worth += POINT_IN_MUD * player.points
    return worth


def prospects(s: SonoraState, seat: int) -> float:
    """What the sheet is on the way to, fading in the last rounds."""
    player = s.players[seat]
    left = s.rounds() - s.round  # whole rounds after this one
    writing = s.phase in (RUINS, WRITING)
    hope = min(1.0, (left if writing else left + 1) / 3.0)
    worth = bonuses_held(player, left, writing)
    for building in range(len(BUILDINGS)):
        crossed = player.hexes[building]
        if 0 < crossed < HEXES[building]:
            reward = cliff.FIRST if s.firsts[building] < 0 else cliff.LATER
            share = crossed / HEXES[building]
            # A whole building is worth more than two halves.
            worth += cliff.points_of(building, reward) * share * (0.4 + 0.5 * share) * hope
    worth += hope * (hope_in_creek(s, player) + hope_in_canyon(s, player))
    return worth + (0.3 + 0.7 * hope) * hope_in_mud(player)


def bonuses_held(player: Player, left: int, writing: bool) -> float:
    """Bonuses that are circled and not used."""
    worth = 0.0
    if left or not writing:
        worth += BONUS_WORTH[0] * player.reflicks_left() + BONUS_WORTH[1] * player.swaps_left()
    for animal in range(len(DISCOVERABLE)):
        worth += BONUS_WORTH[OWL - REFLICK + animal] * player.bonuses[animal]
        # A kept bonus is as good as one in use, until there is no more time for it.
        kept = BONUS_WORTH[OWL - REFLICK + animal] * player.kept(animal)
        worth += kept if left else 0.5 * kept
    return worth


def hope_in_creek(s: SonoraState, player: Player) -> float:
    """Good cells a short way below what is marked."""
    worth = 0.0
    away = [0] * creek.CELLS
    for cell in range(creek.CELLS):
        if player.creek >> cell & 1:
            continue
        above = ABOVE[cell]
        away[cell] = 1 + (away[above] if above != SPRING else 0)
        if away[cell] <= 5 and not s.bot_creek >> cell & 1:
            symbol = CREEK_BONUS[cell]
            bonus = 0.0 if symbol == NO_SYMBOL else BONUS_WORTH[symbol - REFLICK]
            worth += 0.04 * (CREEK_POINTS[cell] + bonus)
    return worth


def hope_in_canyon(s: SonoraState, player: Player) -> float:
    """Symbols within two cells of what is drawn."""
    return hope_around(player.drawn, s.bot_drawn)


def hope_around(drawn: int, filled: int) -> float:
    """`hope_in_canyon` with these cells drawn, and others filled by the bot of a solo game.

    Most choices draw nothing, so what was found for a drawing is kept.
    """
    hope = _hopes.get((drawn, filled))
    if hope is None:
        if len(_hopes) >= KEPT_HOPES:
            _hopes.clear()
        hope = find_hope_around(drawn, filled)
        _hopes[drawn, filled] = hope
    return hope


def find_hope_around(drawn: int, filled: int) -> float:
    """The same, reckoned anew."""
    base = drawn | canyon.START
    taken = base | filled
    near = canyon.around(base) & canyon.WHITE & ~taken
    next_to_it = canyon.around(near) & canyon.WHITE & ~taken
    worth = 0.0
    for symbol in canyon.symbols_in(near):
        worth += 0.12 * SYMBOL_HOPE[symbol]
    for symbol in canyon.symbols_in(next_to_it & ~near):
        worth += 0.06 * SYMBOL_HOPE[symbol]
    return worth


def hope_in_mud(player: Player) -> float:
    """Triangles and columns that are nearly full."""
    worth = 0.0
    for index in range(len(TRIANGLES)):
        crossed = (mud.TRIANGLE_MASK[index] & player.nodes).bit_count()
        if crossed < 3:
            symbol = TRIANGLE_SYMBOL[index]
            brings = MUD_POINTS[symbol] if symbol < REFLICK else BONUS_WORTH[symbol - REFLICK]
            worth += brings * CORNERS_CROSSED[crossed]
    for column in range(len(COLUMN_CELLS)):
        share = player.columns[column] / COLUMN_CELLS[column]
        if share < 1.0:
            worth += 0.6 * share * BONUS_WORTH[COLUMN_BONUS[column] - REFLICK]
    return worth


assert len(DISC_WORTH) == len(ZONES)

"""Chapter 12: using a fox or an owl, whether beside other marks or while a total is spent."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.actions import USES, USES_KEPT, SonoraAction
from igroteka.games.sonora.pieces import (
    DISCOVERABLE,
    FOX,
    FOX_LARGEST,
    OWL,
    OWL_LONGEST,
    OWL_SHORTEST,
    RABBIT,
)
from igroteka.games.sonora.reasons import NO_PATH_FITS, NO_SHAPE_FITS, NO_SUCH_BONUS
from igroteka.games.sonora.rules.canyon import DrawShape
from igroteka.games.sonora.rules.creek import LayPath
from igroteka.games.sonora.sheet import canyon, creek
from igroteka.games.sonora.state import SonoraState

# Their numbers among the animal bonuses.
OWLS: Final = 0
FOXES: Final = FOX - OWL
RABBITS: Final = RABBIT - OWL


def has_bonus(s: SonoraState, seat: int, action: SonoraAction) -> bool:
    """12.8, 12.13 Whether a seat has this bonus of the phase, or this kept one."""
    player = s.players[seat]
    return (player.kept(action.what) if action.number else player.bonuses[action.what]) > 0


def why_not_draw(s: SonoraState, seat: int, number: int) -> str:
    """7.2 to 7.6 Whether any shape of this number or less fits."""
    fits = canyon.can_draw(s.players[seat].drawn, s.bot_drawn, number)
    return "" if fits else NO_SHAPE_FITS


def why_not_path(s: SonoraState, seat: int, shortest: int, longest: int) -> str:
    """8.8 Whether there is any way to lay such a path."""
    ends = creek.ends_of_paths(s.players[seat].creek, s.bot_creek, shortest, longest)
    return "" if ends else NO_PATH_FITS


def why_not_fox_or_owl(s: SonoraState, seat: int, action: SonoraAction) -> str:
    """12.9, 12.10 The reason against using this fox or owl now."""
    if not has_bonus(s, seat, action):
        return NO_SUCH_BONUS
    if action.what == FOXES:
        return why_not_draw(s, seat, FOX_LARGEST)
    return why_not_path(s, seat, OWL_SHORTEST, OWL_LONGEST)


def any_fox_or_owl(s: SonoraState, seat: int) -> bool:
    """12.12 Whether a seat could use a fox or an owl now."""
    for animal in (OWLS, FOXES):
        for action in (USES[animal], USES_KEPT[animal]):
            if not why_not_fox_or_owl(s, seat, action):
                return True
    return False


def use_fox_or_owl(s: SonoraState, seat: int, animal: int, kept: bool) -> None:
    """12.9, 12.10, 12.13 Cross the bonus off; the shape or path it allows follows."""
    tell_use(s, seat, animal, kept)
    player = s.players[seat]
    if kept:
        player.used[animal] += 1
    else:
        player.bonuses[animal] -= 1
    if animal == FOXES:
        s.next(DrawShape(seat, -1))
    else:
        s.next(LayPath(seat, -1))


def tell_use(s: SonoraState, seat: int, animal: int, kept: bool) -> None:
    """Tell that an animal bonus is used."""
    if s.ears is not None:
        name = DISCOVERABLE[animal]
        where = f"seat:{seat}/discovery/{name}" if kept else f"seat:{seat}/bonuses"
        s.tell("uses", seat, {"animal": name}, source=where)

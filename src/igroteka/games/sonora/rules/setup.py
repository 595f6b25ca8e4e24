"""Chapter 1: laying the game out."""

from __future__ import annotations

from igroteka.games.sonora.pieces import DISCS, DISCS_EACH
from igroteka.games.sonora.rules.rounds import Round
from igroteka.games.sonora.state import BOX, HAND, SonoraState
from igroteka.kernel.dice import after_roll, rolled


def lay_out(s: SonoraState) -> None:
    """1.1, 1.2, 1.6 Everybody has the discs of a colour, a sheet, a Re-flick and a Swap."""
    in_play = s.colours() * DISCS_EACH
    s.status = [HAND if disc < in_play else BOX for disc in range(len(DISCS))]
    s.first = first_player(s)
    s.next(Round())


def first_player(s: SonoraState) -> int:
    """1.3, 13.5 R49 Who begins: the seat that was agreed on, or one at random."""
    agreed = s.variant["first_player"]
    if agreed != "random":
        return int(agreed) - 1
    first = rolled(s.dice, s.seats)
    s.dice = after_roll(s.dice)
    return first

"""Which actions playouts try, where there are many: shapes with good symbols, many hexes."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.actions import CROSS, DRAW, DRAWS, SonoraAction
from igroteka.games.sonora.judgement.value import SYMBOL_HOPE, hope_around
from igroteka.games.sonora.sheet import canyon
from igroteka.games.sonora.state import SonoraState

CLOSELY: Final = 6  # shapes that are tried
LIKELY: Final = 16  # shapes with the best symbols, of which those are chosen


def _symbols_worth(mask: int) -> float:
    """What the symbols in the cells of a shape are hoped to bring."""
    worth = 0.0
    for symbol in canyon.symbols_in(mask):
        worth += SYMBOL_HOPE[symbol]
    return worth


SHAPE_WORTH: Final = {mask: _symbols_worth(mask) for mask in DRAWS}


def worth_a_look(s: SonoraState, seat: int, actions: list[SonoraAction]) -> list[int]:
    """The indices of the actions to try: the best shapes, all hexes that a building can take.

    Of anything else, all.
    """
    everything = list(range(len(actions)))
    if len(actions) <= CLOSELY or actions[0].kind not in (DRAW, CROSS):
        return everything
    if actions[0].kind == CROSS:
        most: dict[int, int] = {}  # by building; its options stand in rising order
        for index in everything:
            most[actions[index].what] = index
        return list(most.values())
    drawn = s.players[seat].drawn
    likely = [(-SHAPE_WORTH[actions[index].mask], index) for index in everything]
    likely.sort()
    ranked: list[tuple[float, int]] = []
    for worth, index in likely[:LIKELY]:
        ranked.append((worth - hope_around(drawn | actions[index].mask, s.bot_drawn), index))
    ranked.sort()
    return [index for _, index in ranked[:CLOSELY]]

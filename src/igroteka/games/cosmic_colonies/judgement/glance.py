"""Which places for a tile playouts try: those that look best by the terrain they leave open."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.actions import LAY, ColoniesAction
from igroteka.games.cosmic_colonies.judgement.ground import ground_worth
from igroteka.games.cosmic_colonies.judgement.value import actions_left
from igroteka.games.cosmic_colonies.state import ColoniesState

CLOSELY: Final = 4  # places of a tile that are tried


def worth_a_look(s: ColoniesState, seat: int, actions: list[ColoniesAction]) -> list[int]:
    """The indices of the actions to try: the best places of a tile, or all of anything else."""
    everything = list(range(len(actions)))
    if len(actions) <= CLOSELY:
        return everything
    player = s.players[seat]
    side = s.side()
    left = actions_left(s, player)
    ranked: list[tuple[float, int]] = []
    for index in everything:
        action = actions[index]
        if action.kind != LAY:
            return everything
        worth = ground_worth(side, player.asteroid, player.occupied | action.mask, left)
        ranked.append((-worth, index))
    ranked.sort()
    return [index for _, index in ranked[:CLOSELY]]

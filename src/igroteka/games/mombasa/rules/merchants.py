"""Chapter 9: diamond merchants."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.actions import FROM_TILE
from igroteka.games.mombasa.atlas import MINES, REGION_COUNT
from igroteka.games.mombasa.pieces import (
    CARD_DIAMONDS,
    CARD_MINES_OF,
    CARD_POUNDS,
    CARD_TYPE,
    EACH_OTHER_MERCHANT,
    MERCHANT,
    MINES_EACH_STEP,
)
from igroteka.games.mombasa.rules.area import (
    MERCHANT_BIT,
    MERCHANT_TILE,
    turn_down,
    turn_down_tile,
)
from igroteka.games.mombasa.rules.board import move_diamond
from igroteka.games.mombasa.rules.money import take_pounds
from igroteka.games.mombasa.state import SLOT_COUNT, MombasaState, Player

WITH_MINES: Final = tuple([region for region in range(REGION_COUNT) if MINES[region]])


def trade(s: MombasaState, seat: int, slot: int) -> None:
    """9.1 One merchant is used; 9.4 then the card lies face down."""
    player = s.players[seat]
    if slot == FROM_TILE:
        turn_down_tile(s, seat, MERCHANT_BIT, MERCHANT_TILE)
        # 11.5, R7: the other merchants that are active.
        others = EACH_OTHER_MERCHANT * active_merchants(player)
        move_diamond(s, seat, CARD_DIAMONDS[MERCHANT_TILE] + others)
        return
    card = player.slots[slot]
    turn_down(s, seat, slot)
    move_diamond(s, seat, CARD_DIAMONDS[card])  # 9.2, 9.3
    take_pounds(s, seat, CARD_POUNDS[card])
    if CARD_MINES_OF[card] >= 0:
        move_diamond(s, seat, mines_of(s, CARD_MINES_OF[card]) // MINES_EACH_STEP)


def mines_of(s: MombasaState, company: int) -> int:
    """9.3, R54 The mine icons in the regions that hold posts of a company now."""
    found = 0
    for region in WITH_MINES:
        if s.held[company] >> region & 1:
            found += MINES[region]
    return found


def active_merchants(player: Player) -> int:
    """11.5 The merchant cards that lie face up in the area."""
    found = 0
    for slot in range(SLOT_COUNT):
        card = player.slots[slot]
        if card >= 0 and CARD_TYPE[card] == MERCHANT and not player.used >> slot & 1:
            found += 1
    return found

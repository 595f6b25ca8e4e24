"""How good a position is for a seat: its points, and what it may still reach."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.books import TILE_BONUS
from igroteka.games.mombasa.judgement.deck import area, future, reserved
from igroteka.games.mombasa.judgement.forecast import pending
from igroteka.games.mombasa.judgement.ledger import books_ahead, books_bought, jar_at
from igroteka.games.mombasa.judgement.outlook import Outlook
from igroteka.games.mombasa.judgement.worth import (
    BONUS_AT,
    DIAMOND,
    DIAMOND_SLOT_WORTH,
    SLOT_EACH_ROUND,
    SMOOTH_DIAMONDS,
    STEP,
)
from igroteka.games.mombasa.pieces import COMPANY_COUNT, DIAMOND_VALUE, ROUNDS
from igroteka.games.mombasa.rules.scoring import amounts
from igroteka.games.mombasa.rules.setup import tile_of
from igroteka.games.mombasa.state import ACTIONS, END, SETUP, MombasaState

FIRST: Final = 1.0  # to begin the next round


def value(s: MombasaState, seat: int) -> float:
    """The points `seat` may come to, less part of what the prices bring the others."""
    if s.phase == END:
        return float(sum(amounts(s, seat)))
    player = s.players[seat]
    view = Outlook(s, seat)
    found = player.pounds + diamonds(player.diamond, view) + jar_at(player.jar, view)
    for company in range(COMPANY_COUNT):
        found += view.price[company] * view.net[company]
        found += BONUS_AT[s.tracks[company]][player.on_track[company]] * view.left / ROUNDS
    found += books_ahead(player, view) + future(s, player, view)
    if s.phase == ACTIONS:
        if s.first == seat and view.left:
            found += FIRST
        found += reserved(s, seat, view) + pending(s, seat, view)
        if s.stack and s.stack[-1].seat == seat:
            found += books_bought(s, seat, view)
    elif s.phase == SETUP and player.dealt and tile_of(player) >= 0:
        found += tile_worth(tile_of(player))
    return found + area(s, seat, view)


def diamonds(space: int, view: Outlook) -> float:
    """What the diamond track is worth with the marker on this space."""
    exact = DIAMOND_VALUE[space]
    smooth = SMOOTH_DIAMONDS[space]
    slot = DIAMOND_SLOT_WORTH[space] * SLOT_EACH_ROUND * view.left
    return exact + view.ahead * (smooth - exact) + slot


def tile_worth(tile: int) -> float:
    """What the bonus of a starting tile brings."""
    bonus = TILE_BONUS[tile]
    return STEP * sum(bonus[:COMPANY_COUNT]) + DIAMOND * bonus[COMPANY_COUNT]

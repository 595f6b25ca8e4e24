"""How good a position is for a seat."""

from __future__ import annotations

from typing import Final

from igroteka.games.caravan.pieces import CARDS, COINS, SCOUT
from igroteka.games.caravan.rules.turns import BARTER_COINS
from igroteka.games.caravan.state import CaravanState, Player

USED_LATER: Final = 0.9  # the share of its coins that a planned card is worth before it is used
CARD_IN_HAND: Final = 0.05  # only a scout can turn it into coins
AHEAD: Final = 8.0  # so that whoever leads risks nothing, and whoever does not dares


def value(s: CaravanState, seat: int) -> float:
    """The coins of `seat` and what its cards may still bring; more if nobody else has as much."""
    worth = worth_of(s.players[seat])
    others = [worth_of(s.players[other]) for other in range(s.seats) if other != seat]
    return worth + AHEAD if worth > max(others) else worth


def worth_of(player: Player) -> float:
    """Coins, and what planned cards and cards in hand are worth in coins."""
    worth = player.coins + CARD_IN_HAND * sum(player.hand)
    for card in range(len(CARDS)):
        coins = COINS[card] + (BARTER_COINS if card == SCOUT else 0)
        worth += USED_LATER * coins * player.plan[card]
    return worth

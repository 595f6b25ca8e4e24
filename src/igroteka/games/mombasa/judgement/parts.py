"""What the value of a position is made of, by name: the reasons of a hint."""

from __future__ import annotations

from igroteka.games.mombasa.judgement.deck import area, future
from igroteka.games.mombasa.judgement.ledger import books_ahead, jar_at
from igroteka.games.mombasa.judgement.outlook import Outlook
from igroteka.games.mombasa.judgement.value import diamonds
from igroteka.games.mombasa.pieces import COMPANY_COUNT
from igroteka.games.mombasa.state import END, MombasaState


def parts(s: MombasaState, seat: int) -> dict[str, float]:
    """The named parts of `value`; what is in none of them is left to the caller."""
    if s.phase == END:
        return {}
    player = s.players[seat]
    view = Outlook(s, seat)
    shares = 0.0
    for company in range(COMPANY_COUNT):
        shares += view.price[company] * view.net[company]
    return {
        "money": float(player.pounds),
        "diamonds": diamonds(player.diamond, view),
        "books": jar_at(player.jar, view) + books_ahead(player, view),
        "shares": shares,
        "cards": future(s, player, view),
        "plan": area(s, seat, view),
    }

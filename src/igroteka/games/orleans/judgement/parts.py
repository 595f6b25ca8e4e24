"""What the value of a position is made of, by name: the reasons of a hint."""

from __future__ import annotations

from igroteka.games.orleans.judgement.outlook import Outlook
from igroteka.games.orleans.judgement.value import (
    engine_worth,
    merchant_worth,
    multiplied,
    plan_worth,
)
from igroteka.games.orleans.pieces import GOOD_POINTS, GOODS
from igroteka.games.orleans.state import OrleansState


def parts(s: OrleansState, seat: int) -> dict[str, float]:
    """The named parts of `value`; what is in none of them is left to the caller."""
    player = s.players[seat]
    view = Outlook(s, seat)
    goods = 0.0
    for good in range(len(GOODS)):
        goods += player.goods[good] * GOOD_POINTS[good]
    found = {"coins": float(player.coins), "goods": goods, "track": multiplied(view)}
    if view.left:
        found["followers"] = engine_worth(view)
        found["merchant"] = merchant_worth(view)
        found["plan"] = plan_worth(view)
    return found

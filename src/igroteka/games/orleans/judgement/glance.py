"""The worth of laying a follower at a glance, without trying it: what playouts plan by.

It follows `value.plan_worth`: places are filled in the order of their worth, a begun one first,
and whatever earns less than the followers it takes is left.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.actions import PLACE, OrleansAction
from igroteka.games.orleans.judgement.outlook import Outlook
from igroteka.games.orleans.judgement.value import LEFT_OVER, READY
from igroteka.games.orleans.pieces import (
    EMPTY,
    GUNPOWDER_TOWER,
    KINDS,
    PLACE_OF,
    SLOTS_OF,
    TECH,
    TOWN_HALL,
)
from igroteka.games.orleans.state import OrleansState

BEGUN_FIRST: Final = 0.5  # for each follower that lies there already


def plan_values(s: OrleansState, seat: int, actions: list[OrleansAction]) -> list[float]:
    """What laying each follower leads to; finishing the plan is worth 0."""
    view = Outlook(s, seat)
    worths: list[float] = []
    for action in actions:
        if action.kind != PLACE:
            worths.append(0.0)
            continue
        place = PLACE_OF[action.slot]
        if place == TOWN_HALL or place == GUNPOWDER_TOWER:
            worths.append(deed_worth(view, action.token))
        else:
            worths.append(filling_worth(view, place))
    return worths


def filling_worth(view: Outlook, place: int) -> float:
    """What filling a place earns, less the followers that it still takes."""
    missing = 0
    there = 0
    slots = view.player.slots
    for slot in SLOTS_OF[place]:
        token = slots[slot]
        if token == EMPTY:
            missing += 1
        elif token != TECH:
            there += 1
    return READY * view.place(place) - LEFT_OVER * missing + BEGUN_FIRST * there


def deed_worth(view: Outlook, kind: int) -> float:
    """What sending a follower of this kind to the best deed earns; negative if to none."""
    best = view.deed(kind) if 0 <= kind < KINDS else -1.0
    return READY * (best - view.one_less_follower()) - LEFT_OVER

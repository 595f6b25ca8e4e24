"""Evaluation of a position for a seat, in points, for bots and review.

The value is the sum of the score so far, of what followers, techs and tiles are expected to
earn in the rounds left, and of what activated places and the market can do next. The weights
are tuned by play and follow from no rule.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.judgement.habits import completion, pool_of
from igroteka.games.orleans.judgement.outlook import (
    COINS_TO_KEEP,
    MONK_A_ROUND,
    STATIONS_A_ROUND,
    TECH_A_ROUND,
    TILE_WORTH,
    Outlook,
    hands_worth,
)
from igroteka.games.orleans.pieces import (
    COINS_AT,
    DEVELOPMENT_END,
    EDGES_OF,
    EMPTY,
    FIRST_TILE,
    FOOD,
    GOOD_POINTS,
    GOODS,
    GUNPOWDER_TOWER,
    HARVEST,
    KINDS,
    MONK,
    SLOTS_OF,
    TECH,
    TOWN_HALL,
    other_end,
)
from igroteka.games.orleans.rules.planning import PlaceFollowers
from igroteka.games.orleans.state import ACTIONS, OrleansState, Player

READY: Final = 0.8  # an activated place, before it is used
FILLABLE: Final = 0.6  # a place that can still be filled in this planning
BEGUN: Final = 0.12  # a place that waits for more followers
LEFT_OVER: Final = 0.15  # a follower on the market is at hand for the next round
DEED_SLOTS: Final = (*SLOTS_OF[TOWN_HALL], *SLOTS_OF[GUNPOWDER_TOWER])


def _coins_up_to() -> tuple[int, ...]:
    """[space]: the coins on the development track up to it."""
    found = [0]
    for space in range(1, DEVELOPMENT_END + 1):
        found.append(found[-1] + COINS_AT[space])
    return tuple(found)


COINS_UP_TO: Final = _coins_up_to()


def value(s: OrleansState, seat: int) -> float:
    """Estimated final points of `seat`; the exact score once the game is over."""
    player = s.players[seat]
    view = Outlook(s, seat)
    total = float(player.coins)
    for good in range(len(GOODS)):
        total += player.goods[good] * GOOD_POINTS[good]
    total += multiplied(view)
    if view.left == 0:
        return total
    total += engine_worth(view)
    total += merchant_worth(view)
    total += safety(s, player)
    return total + plan_worth(view)


def multiplied(view: Outlook) -> float:
    """7.5 Points for stations and citizens times level, both projected over the rounds left."""
    player = view.player
    left = view.left
    if left == 0:
        return float(view.counted * player.level())
    ahead = min(DEVELOPMENT_END, player.development + left)
    coins_ahead = COINS_UP_TO[ahead] - COINS_UP_TO[player.development]
    return (view.counted + STATIONS_A_ROUND * left) * view.station + 0.3 * coins_ahead


def engine_worth(view: Outlook) -> float:
    """Estimated points that followers, draw limit, techs and tiles earn in the rounds left."""
    player = view.player
    monks = player.bag[MONK] + player.market[MONK] + player.slots.count(MONK)
    worth = hands_worth(view.owned, view.limit)
    worth += min(monks, view.limit) * MONK_A_ROUND
    worth += (player.slots.count(TECH) + 0.8 * player.techs) * TECH_A_ROUND
    for tile in player.tiles:
        worth += TILE_WORTH[tile]
    return worth * view.left


def merchant_worth(view: Outlook) -> float:
    """Estimated points of the merchant's town: one to build in, or a neighbour of one."""
    player = view.player
    if not player.stations_left:
        return 0.0
    if view.is_buildable(player.merchant):
        return 0.3 * view.station
    for way in range(len(EDGES_OF)):
        for edge in EDGES_OF[way][player.merchant]:
            if view.is_buildable(other_end(edge, player.merchant)):
                return 0.12 * view.station
    return 0.0


def safety(s: OrleansState, player: Player) -> float:
    """Penalty for few coins, and a bonus for food while a Harvest is still to come."""
    worth = 0.0
    if player.coins < COINS_TO_KEEP:
        worth -= 0.8 * (COINS_TO_KEEP - player.coins)
    if HARVEST in s.hourglass[max(0, s.round - 1) :]:
        for good in FOOD:
            if player.goods[good]:
                return worth + 1.0
    return worth


def is_planning(s: OrleansState, seat: int) -> bool:
    """Whether the seat still has to plan in this round."""
    if s.own[seat]:
        return True
    for step in s.stack:
        if step.seat == seat and isinstance(step, PlaceFollowers):
            return True
    return False


def plan_worth(view: Outlook) -> float:
    """Estimated points of activated places and of those the market can still activate."""
    s = view.s
    player = view.player
    planning = is_planning(s, view.seat)
    ready = READY if s.phase <= ACTIONS else 0.7
    on_slots = player.slots
    total = 0.0
    open_places: list[tuple[float, int]] = []
    places = list(range(FIRST_TILE))
    places += player.tiles
    for place in places:
        slots = SLOTS_OF[place]
        if not slots or place == TOWN_HALL or place == GUNPOWDER_TOWER:
            continue
        filled = 0
        empty = 0
        for slot in slots:
            token = on_slots[slot]
            if token == EMPTY:
                empty += 1
            elif token != TECH:
                filled += 1
        if not planning and not filled:
            continue
        worth = view.place(place)
        if not empty:
            total += ready * worth
        elif planning:
            open_places.append((worth, place))
        elif filled:
            total += BEGUN * worth * filled / len(slots)
    total += deeds_worth(view)
    pool = pool_of(player)
    if planning:
        powers = player.powers()
        open_places.sort(reverse=True)
        for worth, place in open_places:
            tokens = completion(player, place, pool, powers)
            slots = SLOTS_OF[place]
            if tokens:
                for token in tokens:
                    pool[token] -= 1
                # A little more for each one already there, so that begun work is finished.
                total += (FILLABLE + 0.01 * (len(slots) - len(tokens))) * worth
            else:
                there = 0
                for slot in slots:
                    if 0 <= on_slots[slot] < TECH:
                        there += 1
                total += BEGUN * worth * there / len(slots)
    return total + LEFT_OVER * sum(pool)


def deeds_worth(view: Outlook) -> float:
    """Estimated points of sending the followers in town hall and tower to deeds."""
    total = 0.0
    slots = view.player.slots
    for slot in DEED_SLOTS:
        kind = slots[slot]
        if 0 <= kind < KINDS:
            best = view.deed(kind)
            if best >= 0:
                total += READY * (best - view.one_less_follower())
    return total

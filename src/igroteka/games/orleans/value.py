"""How good a position of Orléans is for a seat, in points: what bots and review go by.

The sum of the score so far, what the player's engine will still earn, and what the
followers on places and market can do next. The weights are judgement, tuned in play.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.habits import completion, pool_of, wanted_by_deeds
from igroteka.games.orleans.pieces import (
    BOATMAN,
    BOATMAN_COINS,
    COINS_AT,
    COINS_OF,
    COINS_PER,
    CRAFTSMAN,
    DEED_COINS,
    DEEDS,
    DEVELOPMENT_END,
    DEVELOPMENT_OF,
    EDGES_OF,
    EFFECT,
    EMPTY,
    FARMER,
    FARMER_GOODS,
    FIRST_TILE,
    FOOD,
    GIVES,
    GIVES_GOOD,
    GIVES_TECH,
    GOOD_OF,
    GOOD_POINTS,
    GOODS,
    GUNPOWDER_TOWER,
    HARVEST,
    KINDS,
    KNIGHT,
    KNIGHT_DRAW,
    LAST_SPACE,
    LEVEL_AT,
    MONK,
    NO_GOOD,
    ORLEANS,
    PER_LEVEL,
    PER_STATION,
    PILGRIMAGE,
    PLACE_COUNT,
    PLACES,
    RECRUIT_OF,
    RECRUITS,
    ROUNDS,
    SCHOLAR,
    SCHOLAR_DEVELOPMENT,
    SLOTS_OF,
    SPACES_OF,
    STACK_OF,
    TECH,
    TOWN_HALL,
    TRADER,
    TRADER_STACKS,
    TRAVEL_OF,
    TRAVELS,
    VILLAGE,
    VILLAGE_CHOICES,
    other_end,
)
from igroteka.games.orleans.rules.planning import PlaceFollowers
from igroteka.games.orleans.rules.slots import is_activated
from igroteka.games.orleans.state import ACTIONS, OrleansState, Player

# What a round still to come is worth.
STATIONS_A_ROUND: Final = 0.45
LEVELS_A_ROUND: Final = 0.16
DRAW_A_ROUND: Final = 0.6
STARTERS: Final = 4
TECH_A_ROUND: Final = 0.45
MONK_A_ROUND: Final = 0.22
FOLLOWER_A_ROUND: Final = 0.1
TILE_A_ROUND: Final = {
    "school": 0.4,
    "herb_garden": 0.4,
    "tailor_shop": 0.45,
    "laboratory": 0.2,
    "brewery": 0.25,
    "pharmacy": 0.25,
    "gunpowder_tower": 0.15,
    "hospital": 0.35,
    "windmill": 0.3,
    "library": 0.35,
    "bathhouse": 0.1,
    "wool_manufacturer": 0.4,
    "winery": 0.35,
    "horse_wagon": 0.3,
    "office": 0.2,
    "cellar": 0.25,
    "cheese_factory": 0.2,
    "shipping_line": 0.25,
    "sacristy": 0.08,
    "hayrick": 0.12,
}
TILE_WORTH: Final = tuple([TILE_A_ROUND.get(PLACES[place], 0.0) for place in range(PLACE_COUNT)])
READY: Final = 0.8  # an activated place, before it is used
FILLABLE: Final = 0.6  # a place that can still be filled in this planning
BEGUN: Final = 0.12  # a place that waits for more followers
LEFT_OVER: Final = 0.15  # a follower on the market is at hand for the next round
COINS_TO_KEEP: Final = 3


def value(s: OrleansState, seat: int) -> float:
    """What the position is worth to `seat`."""
    player = s.players[seat]
    left = ROUNDS - s.round
    if not s.stack and not any(s.own):
        left = 0
    elif s.phase <= ACTIONS:
        left += 1  # this round's actions are still to come, at least in part
    total = float(player.coins)
    for good in range(len(GOODS)):
        total += player.goods[good] * GOOD_POINTS[good]
    total += multiplied(s, seat, left)
    if left == 0:
        return total
    total += engine_worth(player, left)
    total += merchant_worth(s, seat, left)
    total += safety(s, player)
    return total + plan_worth(s, seat, left)


def smooth_level(player: Player) -> float:
    """The level, and the way already gone to the next one."""
    space = player.development
    level = LEVEL_AT[space]
    first = space
    while first > 0 and LEVEL_AT[first - 1] == level:
        first -= 1
    last = space
    while last < DEVELOPMENT_END and LEVEL_AT[last] == level:
        last += 1
    return level + (space - first) / max(1, last - first)


def multiplied(s: OrleansState, seat: int, left: int) -> float:
    """7.5 Stations and citizens times level, with what the rounds to come will add to both."""
    player = s.players[seat]
    counted = s.stations_built(seat) + player.citizens
    if left == 0:
        return float(counted * player.level())
    level = min(6.0, smooth_level(player) + LEVELS_A_ROUND * left)
    coins_ahead = 0
    for space in range(player.development + 1, min(DEVELOPMENT_END, player.development + left) + 1):
        coins_ahead += COINS_AT[space]
    return (counted + STATIONS_A_ROUND * left) * level + 0.3 * coins_ahead


def station_worth(player: Player, left: int) -> float:
    """What one more station or citizen adds."""
    return min(6.0, smooth_level(player) + LEVELS_A_ROUND * left)


def point_worth(s: OrleansState, seat: int, left: int) -> float:
    """What one more development point adds."""
    player = s.players[seat]
    if player.development >= DEVELOPMENT_END:
        return 0.0
    counted = s.stations_built(seat) + player.citizens + STATIONS_A_ROUND * left
    return counted / 6.0 + 0.3


def followers_of(player: Player) -> int:
    """All followers of a player, wherever they are."""
    owned = STARTERS
    for kind in range(KINDS):
        owned += player.bag[kind] + player.market[kind] + player.slots.count(kind)
    return owned


def hands_worth(owned: int, limit: int) -> float:
    """What so many followers and such a draw do in a round.

    A follower works only if it is owned and can be drawn; those beyond the draw give choice,
    and too many of them only delay each other.
    """
    beyond = owned - limit
    return min(limit, owned) * DRAW_A_ROUND + max(0, min(beyond, limit)) * FOLLOWER_A_ROUND


def engine_worth(player: Player, left: int) -> float:
    """Followers, draws, techs and tiles for the rounds to come."""
    limit = KNIGHT_DRAW[player.tracks[KNIGHT]]
    monks = player.bag[MONK] + player.market[MONK] + player.slots.count(MONK)
    worth = hands_worth(followers_of(player), limit)
    worth += min(monks, limit) * MONK_A_ROUND
    worth += (player.slots.count(TECH) + 0.8 * player.techs) * TECH_A_ROUND
    for tile in player.tiles:
        worth += TILE_WORTH[tile]
    return worth * left


def one_more_follower(player: Player, left: int, more_draws: int = 0) -> float:
    """What one more follower adds, with so many more draws."""
    owned = followers_of(player)
    limit = KNIGHT_DRAW[player.tracks[KNIGHT]]
    return (hands_worth(owned + 1, limit + more_draws) - hands_worth(owned, limit)) * left


def one_less_follower(player: Player, left: int) -> float:
    """What is lost with a follower that goes for good."""
    owned = followers_of(player)
    limit = KNIGHT_DRAW[player.tracks[KNIGHT]]
    return (hands_worth(owned, limit) - hands_worth(owned - 1, limit)) * left


def is_buildable(s: OrleansState, seat: int, town: int) -> bool:
    """Whether the seat could build in this town."""
    here = s.stations[town]
    return not (here & (1 << seat) if town == ORLEANS else here)


def merchant_worth(s: OrleansState, seat: int, left: int) -> float:
    """Standing where one can build, or next to such a town."""
    player = s.players[seat]
    if not player.stations_left:
        return 0.0
    station = station_worth(player, left)
    if is_buildable(s, seat, player.merchant):
        return 0.3 * station
    for way in range(len(EDGES_OF)):
        for edge in EDGES_OF[way][player.merchant]:
            if is_buildable(s, seat, other_end(edge, player.merchant)):
                return 0.12 * station
    return 0.0


def safety(s: OrleansState, player: Player) -> float:
    """Coins against the census and taxes, food against the harvest."""
    worth = 0.0
    if player.coins < COINS_TO_KEEP:
        worth -= 0.8 * (COINS_TO_KEEP - player.coins)
    if HARVEST in s.hourglass[max(0, s.round - 1) :]:
        for good in FOOD:
            if player.goods[good]:
                return worth + 1.0
    return worth


def is_planning(s: OrleansState, seat: int) -> bool:
    """Whether the seat can still lay followers in this round."""
    if s.own[seat]:
        return True
    for step in s.stack:
        if step.seat == seat and isinstance(step, PlaceFollowers):
            return True
    return False


def plan_worth(s: OrleansState, seat: int, left: int) -> float:
    """What activated places will do, and what the market could still activate."""
    player = s.players[seat]
    planning = is_planning(s, seat)
    acting = s.phase <= ACTIONS
    pool = pool_of(player)
    powers = player.powers()
    total = 0.0
    open_places: list[tuple[float, int]] = []
    for place in (*range(FIRST_TILE), *player.tiles):
        slots = SLOTS_OF[place]
        if not slots or place == TOWN_HALL or place == GUNPOWDER_TOWER:
            continue
        filled = 0
        for slot in slots:
            if player.slots[slot] != EMPTY and player.slots[slot] != TECH:
                filled += 1
        if not planning and not filled:
            continue
        worth = place_worth(s, seat, place, left)
        if is_activated(player, place):
            total += READY * worth if acting else 0.7 * worth
        elif planning:
            open_places.append((worth, place))
        elif filled:
            total += BEGUN * worth * filled / len(slots)
    total += deeds_worth(s, seat, left)
    if planning:
        open_places.sort(reverse=True)
        for worth, place in open_places:
            tokens = completion(player, place, pool, powers)
            if tokens:
                for token in tokens:
                    pool[token] -= 1
                # A little more for each one already there, so that begun work is finished.
                total += (FILLABLE + 0.01 * (len(SLOTS_OF[place]) - len(tokens))) * worth
            else:
                there = [slot for slot in SLOTS_OF[place] if 0 <= player.slots[slot] < TECH]
                total += BEGUN * worth * len(there) / len(SLOTS_OF[place])
    return total + LEFT_OVER * sum(pool)


def deeds_worth(s: OrleansState, seat: int, left: int) -> float:
    """What the followers in town hall and tower will earn with deeds."""
    player = s.players[seat]
    total = 0.0
    for slot in (*SLOTS_OF[TOWN_HALL], *SLOTS_OF[GUNPOWDER_TOWER]):
        kind = player.slots[slot]
        if 0 <= kind < KINDS and wanted_by_deeds(s, kind):
            best = 0.0
            for deed in range(len(DEEDS)):
                if s.deeds[deed * KINDS + kind]:
                    earned = float(DEED_COINS[deed])
                    open_spaces = sum(s.deeds[deed * KINDS : (deed + 1) * KINDS])
                    if open_spaces == 1:
                        earned += station_worth(player, left)
                    best = max(best, earned)
            total += READY * (best - one_less_follower(player, left))
    return total


def place_worth(s: OrleansState, seat: int, place: int, left: int) -> float:
    """What using the place once would add, about."""
    player = s.players[seat]
    effect = EFFECT[place]
    if effect == RECRUITS:
        return recruit_worth(s, seat, RECRUIT_OF[place], left)
    if place == VILLAGE:
        best = 0.0
        for kind in VILLAGE_CHOICES:
            best = max(best, recruit_worth(s, seat, kind, left))
        return best
    if effect == TRAVELS:
        return travel_worth(s, seat, TRAVEL_OF[place], left)
    if effect == GIVES_GOOD:
        good = GOOD_OF[place]
        return float(GOOD_POINTS[good]) if s.goods_market[good] else 0.0
    if effect == GIVES_TECH:
        return 0.7 * TECH_A_ROUND * left if s.techs else 0.0
    if effect == GIVES:
        coins = COINS_OF[place]
        if COINS_PER[place] == PER_LEVEL:
            coins += player.level()
        elif COINS_PER[place] == PER_STATION:
            coins += s.stations_built(seat)
        return coins + DEVELOPMENT_OF[place] * point_worth(s, seat, left)
    if place == PLACES.index("guildhall"):
        can = player.stations_left and is_buildable(s, seat, player.merchant)
        return 0.7 * station_worth(player, left) if can else 0.2
    if place == PLACES.index("pharmacy"):
        return 1.5 * (point_worth(s, seat, left) - 0.8) if player.coins > COINS_TO_KEEP else 0.0
    if place == PLACES.index("sacristy"):
        return 1.0
    return 0.6


def recruit_worth(s: OrleansState, seat: int, kind: int, left: int) -> float:
    """What one more follower of a kind adds, with its track."""
    player = s.players[seat]
    if not s.supply[kind]:
        return 0.0
    if kind == MONK:
        return (
            0.0
            if s.event() == PILGRIMAGE
            else MONK_A_ROUND * left + one_more_follower(player, left)
        )
    space = player.tracks[kind] + 1
    if space > LAST_SPACE[kind]:
        return 0.0
    if kind == KNIGHT:
        more = KNIGHT_DRAW[space] - KNIGHT_DRAW[space - 1]
        return one_more_follower(player, left, more)
    worth = one_more_follower(player, left)
    if kind == FARMER:
        good = FARMER_GOODS[space]
        worth += GOOD_POINTS[good] if s.goods_market[good] else 0
    elif kind == BOATMAN:
        worth += BOATMAN_COINS[space]
        if space == LAST_SPACE[BOATMAN]:
            worth += station_worth(player, left)
    elif kind == CRAFTSMAN:
        worth += 0.7 * TECH_A_ROUND * left if s.techs else 0.0
    elif kind == TRADER:
        best = 0.0
        for tile in s.tiles:
            if STACK_OF[tile] <= TRADER_STACKS[space]:
                best = max(best, TILE_WORTH[tile])
        worth += best * left
    elif kind == SCHOLAR:
        worth += SCHOLAR_DEVELOPMENT[space] * point_worth(s, seat, left)
    return worth


def travel_worth(s: OrleansState, seat: int, way: int, left: int) -> float:
    """The best good on the way, and a town to build in at its end."""
    player = s.players[seat]
    station = station_worth(player, left)
    here = 0.3 * station if is_buildable(s, seat, player.merchant) else 0.0
    best = 0.0
    for edge in EDGES_OF[way][player.merchant]:
        worth = 0.0
        for space in SPACES_OF[edge]:
            if s.spaces[space] != NO_GOOD:
                worth = max(worth, float(GOOD_POINTS[s.spaces[space]]))
        if player.stations_left and is_buildable(s, seat, other_end(edge, player.merchant)):
            worth += 0.3 * station
        best = max(best, worth - here)
    return best

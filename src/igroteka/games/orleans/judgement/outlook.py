"""What one seat of Orléans can expect: followers, stations, and what each place is worth to it.

The weights are tuned by play and follow from no rule.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.pieces import (
    BOATMAN,
    BOATMAN_COINS,
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
    GIVES,
    GIVES_GOOD,
    GIVES_TECH,
    GOOD_OF,
    GOOD_POINTS,
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
    SPACES_OF,
    STACK_OF,
    TECH,
    TRADER,
    TRADER_STACKS,
    TRAVEL_OF,
    TRAVELS,
    VILLAGE,
    VILLAGE_CHOICES,
    other_end,
)
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
COINS_TO_KEEP: Final = 3
HIGHEST_LEVEL: Final = 6.0
GUILDHALL: Final = PLACES.index("guildhall")
PHARMACY: Final = PLACES.index("pharmacy")
SACRISTY: Final = PLACES.index("sacristy")


def _smooth_level(space: int) -> float:
    """The development level of a space plus the fraction of the way to the next star."""
    level = LEVEL_AT[space]
    first = space
    while first > 0 and LEVEL_AT[first - 1] == level:
        first -= 1
    last = space
    while last < DEVELOPMENT_END and LEVEL_AT[last] == level:
        last += 1
    return level + (space - first) / max(1, last - first)


SMOOTH_LEVEL: Final = tuple([_smooth_level(space) for space in range(DEVELOPMENT_END + 1)])


def rounds_left(s: OrleansState) -> int:
    """How many rounds with actions are still to come, this one included while it has some."""
    if not s.stack and not any(s.own):
        return 0
    return ROUNDS - s.round + (1 if s.phase <= ACTIONS else 0)


def hands_worth(owned: int, limit: int) -> float:
    """Estimated points per round of `owned` followers with a draw limit of `limit`.

    Followers up to the limit count in full, as many again count a little for the choice they
    give, and those beyond count nothing.
    """
    if owned <= limit:
        return owned * DRAW_A_ROUND
    beyond = owned - limit
    return limit * DRAW_A_ROUND + (beyond if beyond < limit else limit) * FOLLOWER_A_ROUND


class Outlook:
    """The expectations of one seat, computed once for all places that are judged.

    `left` are the rounds with actions to come, `owned` the followers in bag, market and slots,
    starters included, `limit` how many of them can be drawn. `counted` are the stations and
    citizens; `station` is the worth of one more, `point` that of one more development point, and
    `follower` that of one more follower, all in points.
    """

    __slots__ = (
        "counted",
        "follower",
        "left",
        "limit",
        "owned",
        "player",
        "point",
        "s",
        "seat",
        "station",
        "stations",
    )

    def __init__(self, s: OrleansState, seat: int) -> None:
        player = s.players[seat]
        left = rounds_left(s)
        self.s = s
        self.seat = seat
        self.player = player
        self.left = left
        self.limit = KNIGHT_DRAW[player.tracks[KNIGHT]]
        self.owned = followers_of(player)
        self.stations = s.stations_built(seat)
        self.counted = self.stations + player.citizens
        level = SMOOTH_LEVEL[player.development] + LEVELS_A_ROUND * left
        self.station = level if level < HIGHEST_LEVEL else HIGHEST_LEVEL
        self.point = 0.0
        if player.development < DEVELOPMENT_END:
            self.point = (self.counted + STATIONS_A_ROUND * left) / 6.0 + 0.3
        self.follower = self.one_more_follower(0)

    def one_more_follower(self, more_draws: int) -> float:
        """Estimated gain of one more follower, with `more_draws` added to the draw limit."""
        more = hands_worth(self.owned + 1, self.limit + more_draws)
        return (more - hands_worth(self.owned, self.limit)) * self.left

    def one_less_follower(self) -> float:
        """Estimated loss of points when a follower leaves the player for good."""
        fewer = hands_worth(self.owned - 1, self.limit)
        return (hands_worth(self.owned, self.limit) - fewer) * self.left

    def deed(self, kind: int) -> float:
        """Estimated points of sending a follower of this kind to the best deed; -1 if to none."""
        best = -1.0
        deeds = self.s.deeds
        for deed in range(len(DEEDS)):
            if deeds[deed * KINDS + kind]:
                earned = float(DEED_COINS[deed])
                if sum(deeds[deed * KINDS : (deed + 1) * KINDS]) == 1:
                    earned += self.station
                if earned > best:
                    best = earned
        return best

    def is_buildable(self, town: int) -> bool:
        """4.8, 4.8a Whether the town has room for a station of the seat."""
        here = self.s.stations[town]
        return not (here & (1 << self.seat) if town == ORLEANS else here)

    def place(self, place: int) -> float:
        """Estimated points of using a place once in this position."""
        s = self.s
        effect = EFFECT[place]
        if effect == RECRUITS:
            return self.recruit(RECRUIT_OF[place])
        if place == VILLAGE:
            best = 0.0
            for kind in VILLAGE_CHOICES:
                worth = self.recruit(kind)
                if worth > best:
                    best = worth
            return best
        if effect == TRAVELS:
            return self.travel(TRAVEL_OF[place])
        if effect == GIVES_GOOD:
            good = GOOD_OF[place]
            return float(GOOD_POINTS[good]) if s.goods_market[good] else 0.0
        if effect == GIVES_TECH:
            return 0.7 * TECH_A_ROUND * self.left if s.techs else 0.0
        if effect == GIVES:
            coins = COINS_OF[place]
            if COINS_PER[place] == PER_LEVEL:
                coins += self.player.level()
            elif COINS_PER[place] == PER_STATION:
                coins += self.stations
            return coins + DEVELOPMENT_OF[place] * self.point
        if place == GUILDHALL:
            can = self.player.stations_left and self.is_buildable(self.player.merchant)
            return 0.7 * self.station if can else 0.2
        if place == PHARMACY:
            return 1.5 * (self.point - 0.8) if self.player.coins > COINS_TO_KEEP else 0.0
        if place == SACRISTY:
            return 1.0
        return 0.6

    def recruit(self, kind: int) -> float:
        """Estimated points of recruiting a follower of this kind, with the reward of its track."""
        s = self.s
        left = self.left
        if not s.supply[kind]:
            return 0.0
        if kind == MONK:
            return 0.0 if s.event() == PILGRIMAGE else MONK_A_ROUND * left + self.follower
        space = self.player.tracks[kind] + 1
        if space > LAST_SPACE[kind]:
            return 0.0
        if kind == KNIGHT:
            return self.one_more_follower(KNIGHT_DRAW[space] - KNIGHT_DRAW[space - 1])
        worth = self.follower
        if kind == FARMER:
            good = FARMER_GOODS[space]
            worth += GOOD_POINTS[good] if s.goods_market[good] else 0
        elif kind == BOATMAN:
            worth += BOATMAN_COINS[space]
            if space == LAST_SPACE[BOATMAN]:
                worth += self.station
        elif kind == CRAFTSMAN:
            worth += 0.7 * TECH_A_ROUND * left if s.techs else 0.0
        elif kind == TRADER:
            best = 0.0
            stacks = TRADER_STACKS[space]
            for tile in s.tiles:
                if STACK_OF[tile] <= stacks and TILE_WORTH[tile] > best:
                    best = TILE_WORTH[tile]
            worth += best * left
        elif kind == SCHOLAR:
            worth += SCHOLAR_DEVELOPMENT[space] * self.point
        return worth

    def travel(self, way: int) -> float:
        """Estimated points of one journey by `way`: the best good, and a town to build in."""
        s = self.s
        player = self.player
        here = 0.3 * self.station if self.is_buildable(player.merchant) else 0.0
        best = 0.0
        for edge in EDGES_OF[way][player.merchant]:
            worth = 0.0
            for space in SPACES_OF[edge]:
                good = s.spaces[space]
                if good != NO_GOOD and GOOD_POINTS[good] > worth:
                    worth = float(GOOD_POINTS[good])
            if player.stations_left and self.is_buildable(other_end(edge, player.merchant)):
                worth += 0.3 * self.station
            if worth - here > best:
                best = worth - here
        return best


def followers_of(player: Player) -> int:
    """The number of followers of a player in bag, market and slots, starters included."""
    slots = player.slots
    lying = len(slots) - slots.count(EMPTY) - slots.count(TECH)
    return sum(player.bag) + sum(player.market) + lying

"""Chapters 4 and 11: the actions of all places that have no module of their own."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.actions import (
    GOOD,
    LEAVE_GOODS,
    MOVE,
    MOVES,
    TAKE_GOOD,
    TAKE_TILE,
    TILE,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    BATHES,
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_CITIZEN_AT,
    BOATMAN_COINS,
    BUILDS,
    BUYS_DEVELOPMENT,
    COINS_OF,
    COINS_PER,
    CRAFTSMAN,
    CRAFTSMAN_TECHS,
    DEVELOPMENT_END,
    DEVELOPMENT_OF,
    EDGE_KIND,
    EDGES,
    EDGES_OF,
    EFFECT,
    FARMER,
    FARMER_GOODS,
    FIRST_TILE,
    FOLLOWERS,
    GIVES,
    GIVES_GOOD,
    GIVES_TECH,
    GOOD_OF,
    GOODS,
    KNIGHT,
    KNIGHT_CITIZEN,
    KNIGHT_CITIZEN_AT,
    LAST_SPACE,
    MONK,
    NO_GOOD,
    ORLEANS,
    PER_LEVEL,
    PER_STATION,
    PHARMACY,
    PILGRIMAGE,
    PLACES,
    RECRUIT_OF,
    RECRUITS,
    ROAD,
    SCHOLAR,
    SCHOLAR_DEVELOPMENT,
    SERVES_DEEDS,
    SPACES_OF,
    STACK_OF,
    TOWNS,
    TRACKS,
    TRADER,
    TRADER_STACKS,
    TRAVEL_OF,
    TRAVELS,
    VILLAGE_RECRUITS,
    other_end,
)
from igroteka.games.orleans.rules.bathhouse import bathe, why_not_bathe
from igroteka.games.orleans.rules.deeds import SendFollowers, someone_to_send
from igroteka.games.orleans.rules.development import develop, take_citizen, take_coins, take_good
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.step import Decision


def why_not_effect(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """12.1 The reason code if an activated place cannot act now, else an empty string."""
    place = action.place
    effect = EFFECT[place]
    if effect == RECRUITS:
        return why_not_recruit(s, seat, RECRUIT_OF[place])
    if effect == VILLAGE_RECRUITS:
        return why_not_recruit(s, seat, action.follower)
    if effect == TRAVELS:
        town = s.players[seat].merchant
        return "" if EDGES_OF[TRAVEL_OF[place]][town] else reasons.NO_WAY
    if effect == BUILDS:
        return why_not_build(s, seat)
    if effect == SERVES_DEEDS:
        return "" if someone_to_send(s, seat, place) else reasons.NOBODY_TO_SEND
    if effect == GIVES_GOOD:
        return "" if s.goods_market[GOOD_OF[place]] else reasons.NO_GOOD_LEFT
    if effect == GIVES_TECH:
        return "" if s.techs else reasons.NO_TECH_LEFT
    if effect == BUYS_DEVELOPMENT:
        return why_not_buy_development(s, seat, action.coins)
    if effect == BATHES:
        return why_not_bathe(s, seat)
    return why_not_gain(s, seat, place)


def carry_out(s: OrleansState, seat: int, action: OrleansAction) -> None:
    """3.5 Carry out the action of a place; decisions that belong to it follow as steps."""
    place = action.place
    effect = EFFECT[place]
    if effect == RECRUITS:
        recruit(s, seat, RECRUIT_OF[place])
    elif effect == VILLAGE_RECRUITS:
        recruit(s, seat, action.follower)  # 4.2
    elif effect == TRAVELS:
        s.next(MoveMerchant(seat, TRAVEL_OF[place]))
    elif effect == BUILDS:
        build_station(s, seat)
    elif effect == SERVES_DEEDS:
        s.next(SendFollowers(seat, place, 0))
    elif effect == GIVES_GOOD:
        take_good(s, seat, GOOD_OF[place])  # 11.1
    elif effect == GIVES_TECH:
        take_tech(s, seat)
    elif effect == BUYS_DEVELOPMENT:
        buy_development(s, seat, action.coins)
    elif effect == BATHES:
        bathe(s, seat)
    elif effect == GIVES:
        gain(s, seat, place)


# --- recruiting: farmhouse, village, university, castle, monastery ----------------------------


def why_not_recruit(s: OrleansState, seat: int, kind: int) -> str:
    """12.1, 4.0, 9.1 The reason code if no follower of this kind can be taken now."""
    if kind == MONK:
        if s.event() == PILGRIMAGE:
            return reasons.PILGRIMAGE_FORBIDS
    elif s.players[seat].tracks[kind] == LAST_SPACE[kind]:
        return reasons.TRACK_END
    return "" if s.supply[kind] else reasons.NO_FOLLOWERS_LEFT


def recruit(s: OrleansState, seat: int, kind: int) -> None:
    """4.1 to 4.5 Take a follower into the bag, advance on its track and take what is shown.

    4.4 What the knight track shows is how many one may draw from now on.
    """
    player = s.players[seat]
    s.supply[kind] -= 1
    player.bag[kind] += 1  # R4: at once
    if s.ears is not None:
        source, target = anchors.SUPPLY[kind], anchors.bag(seat)
        s.tell("recruits", seat, {"follower": FOLLOWERS[kind]}, source=source, target=target)
    if kind == MONK:
        return  # 4.5: monks have no track
    player.tracks[kind] += 1
    space = player.tracks[kind]
    if s.ears is not None:
        source, target = anchors.TRACK[kind][space - 1], anchors.TRACK[kind][space]
        told: dict[str, str | int] = {"track": TRACKS[kind], "space": space}
        s.tell("advances", seat, told, source=source, target=target)
    if kind == FARMER:
        take_good(s, seat, FARMER_GOODS[space])
    elif kind == BOATMAN:
        take_coins(s, seat, BOATMAN_COINS[space], source=anchors.TRACK[BOATMAN][space])
        if space == BOATMAN_CITIZEN_AT:
            take_citizen(s, seat, BOATMAN_CITIZEN)
    elif kind == CRAFTSMAN:
        for _ in range(CRAFTSMAN_TECHS[space]):
            take_tech(s, seat)
    elif kind == TRADER:
        if ChooseTile(seat, TRADER_STACKS[space]).options(s):
            s.next(ChooseTile(seat, TRADER_STACKS[space]))
    elif kind == SCHOLAR:
        develop(s, seat, SCHOLAR_DEVELOPMENT[space])  # 4.3
    elif kind == KNIGHT and space == KNIGHT_CITIZEN_AT:
        take_citizen(s, seat, KNIGHT_CITIZEN)


def take_tech(s: OrleansState, seat: int) -> None:
    """4.2b, 11.9 Take a tech to lay after passing; 12.2 if there is one left."""
    if s.techs:
        s.techs -= 1
        s.players[seat].techs += 1
        if s.ears is not None:
            s.tell("tech", seat, {}, source=anchors.TECHS, target=anchors.techs_of(seat))


class ChooseTile(Decision[OrleansState, OrleansAction]):
    """4.2c Choose a place tile; 4.2d of stack I with the first trader, later of I or II (R20)."""

    __slots__ = ("stacks",)

    def __init__(self, seat: int, stacks: int) -> None:
        super().__init__(seat)
        self.stacks = stacks  # 1: stack I only, 2: both

    def options(self, s: OrleansState) -> list[OrleansAction]:
        return [TAKE_TILE[tile - FIRST_TILE] for tile in s.tiles if STACK_OF[tile] <= self.stacks]

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        return [TAKE_TILE[tile - FIRST_TILE] for tile in s.tiles]

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != TILE:
            return reasons.NOT_NOW
        if action.place not in s.tiles:
            return reasons.TILE_GONE
        return "" if STACK_OF[action.place] <= self.stacks else reasons.STACK_CLOSED

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        s.tiles.remove(action.place)
        s.players[self.seat].tiles.append(action.place)
        if s.ears is not None:
            source, target = anchors.STACK[action.place], anchors.place_of(self.seat, action.place)
            s.tell("tile", self.seat, {"place": PLACES[action.place]}, source=source, target=target)


# --- travelling: ship, wagon, horse wagon ----------------------------------------------------


class MoveMerchant(Decision[OrleansState, OrleansAction]):
    """4.6, 4.7, 11.12 Move the merchant along one river or road to the next town."""

    __slots__ = ("way",)

    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way = way

    def options(self, s: OrleansState) -> list[OrleansAction]:
        return [MOVES[edge] for edge in EDGES_OF[self.way][s.players[self.seat].merchant]]

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        return MOVES

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != MOVE:
            return reasons.NOT_NOW
        ways = EDGES_OF[self.way][s.players[self.seat].merchant]
        return "" if action.edge in ways else reasons.NOT_THIS_WAY

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        return "4.7" if self.way == ROAD and code == reasons.NOT_THIS_WAY else ""

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        player = s.players[self.seat]
        edge = action.edge
        start = player.merchant
        player.merchant = other_end(edge, start)
        if s.ears is not None:
            s.tell(
                "moves",
                self.seat,
                {"edge": EDGES[edge], "start": TOWNS[start], "town": TOWNS[player.merchant]},
                source=anchors.TOWN[start],
                target=anchors.TOWN[player.merchant],
            )
        for space in SPACES_OF[edge]:
            if s.spaces[space] != NO_GOOD:
                s.next(TakeGood(self.seat, edge))
                return  # 12.6: on an empty way there is nothing to take


class TakeGood(Decision[OrleansState, OrleansAction]):
    """4.6, 4.7, 11.12 One good of the way just travelled may be taken (R25)."""

    __slots__ = ("edge",)

    def __init__(self, seat: int, edge: int) -> None:
        super().__init__(seat)
        self.edge = edge

    def options(self, s: OrleansState) -> list[OrleansAction]:
        lying = [s.spaces[space] for space in SPACES_OF[self.edge]]
        return [LEAVE_GOODS, *[TAKE_GOOD[good] for good in range(len(GOODS)) if good in lying]]

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != GOOD:
            return reasons.NOT_NOW
        return "" if action in self.options(s) else reasons.NO_SUCH_GOOD

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        return "4.7" if EDGE_KIND[self.edge] == ROAD and code == reasons.NO_SUCH_GOOD else ""

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is LEAVE_GOODS:
            return
        for space in SPACES_OF[self.edge]:
            if s.spaces[space] == action.good:
                s.spaces[space] = NO_GOOD
                break
        s.players[self.seat].goods[action.good] += 1
        if s.ears is not None:
            source = anchors.on_edge(self.edge, action.good)
            target = anchors.store(self.seat, action.good)
            s.tell("good", self.seat, {"good": GOODS[action.good]}, source=source, target=target)


# --- building: guildhall ---------------------------------------------------------------------


def why_not_build(s: OrleansState, seat: int) -> str:
    """4.8, 4.8a The reason code if the merchant's town is taken or no station is left."""
    player = s.players[seat]
    here = s.stations[player.merchant]
    taken = here & (1 << seat) if player.merchant == ORLEANS else here
    if taken:
        return reasons.TOWN_TAKEN
    return "" if player.stations_left else reasons.NO_STATION_LEFT


def build_station(s: OrleansState, seat: int) -> None:
    """4.8 Build a station in the merchant's town."""
    player = s.players[seat]
    s.stations[player.merchant] |= 1 << seat
    player.stations_left -= 1
    if s.ears is not None:
        source, target = anchors.stock(seat), anchors.station(seat, player.merchant)
        s.tell("builds", seat, {"town": TOWNS[player.merchant]}, source=source, target=target)


# --- coins and development: scriptorium and many tiles ---------------------------------------


def why_not_gain(s: OrleansState, seat: int, place: int) -> str:
    """R16 The reason code if only development points are given and the track is at its end."""
    only_development = not COINS_OF[place] and not COINS_PER[place]
    if only_development and s.players[seat].development == DEVELOPMENT_END:
        return reasons.DEVELOPMENT_FULL
    return ""


def gain(s: OrleansState, seat: int, place: int) -> None:
    """4.9, 11.2, 11.3, 11.4, 11.5, 11.6, 11.8, 11.10 Take the coins and development points."""
    coins = COINS_OF[place]
    if COINS_PER[place] == PER_LEVEL:
        coins += s.players[seat].level()
    elif COINS_PER[place] == PER_STATION:
        coins += s.stations_built(seat)
    take_coins(s, seat, coins)
    develop(s, seat, DEVELOPMENT_OF[place])


def why_not_buy_development(s: OrleansState, seat: int, coins: int) -> str:
    """11.14, R23 The reason code if the seat has too few coins or the track too few spaces."""
    player = s.players[seat]
    if player.development == DEVELOPMENT_END:
        return reasons.DEVELOPMENT_FULL
    if coins > player.coins:
        return reasons.CANNOT_AFFORD
    return "" if coins <= DEVELOPMENT_END - player.development else reasons.STEPS_LEFT


def buy_development(s: OrleansState, seat: int, coins: int) -> None:
    """11.14 Pay 1 to 3 coins, then get 1 development point for each (R23)."""
    s.players[seat].coins -= coins
    if s.ears is not None:
        told: dict[str, str | int] = {"coins": coins, "why": PLACES[PHARMACY]}
        s.tell("pays", seat, told, source=anchors.purse(seat), target=anchors.BANK)
    develop(s, seat, coins)

"""Chapter 10, torture: what happens to those who cannot pay."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.actions import (
    DEVELOPMENT_POINT,
    FOLLOWER,
    GIVE,
    GIVES_DEVELOPMENT,
    GIVES_FOLLOWER,
    GIVES_GOOD_TILE,
    GIVES_PLACE_TILE,
    GIVES_STATION,
    GIVES_STOCK,
    GIVES_TECH_LAID,
    GIVES_TECH_WAITING,
    GOOD_TILE,
    PLACE_TILE,
    STATION,
    STATION_STOCK,
    TECH_WAITING,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    COINS_AT,
    EMPTY,
    FIRST_TILE,
    FOLLOWERS,
    KINDS,
    PLACES,
    SLOT_COUNT,
    SLOTS_OF,
    TECH,
)
from igroteka.games.orleans.rules.slots import owns, return_to_bag
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.dice import after_roll, drawn_kind
from igroteka.kernel.step import Decision

# By what is given: station, stock, follower, development point, good, place tile, tech, laid tech.
GIVING_CLAUSE = ("10.2", "10.2", "10.3", "10.4", "10.5", "10.6", "10.7", "10.7")


def pay(s: OrleansState, seat: int, coins: int, why: str) -> None:
    """10.1 Take coins from `seat`, and begin torture for those it does not have.

    `why` names the reason of the payment in the log.
    """
    player = s.players[seat]
    paid = min(coins, player.coins)
    player.coins -= paid
    if s.ears is not None and paid:
        told: dict[str, str | int] = {"coins": paid, "why": why}
        s.tell("pays", seat, told, source=anchors.purse(seat), target=anchors.BANK)
    if paid < coins:
        if s.ears is not None:
            s.tell("tortured", seat, {"missing": coins - paid})
        torture_on(s, seat, coins - paid)


class Torture(Decision[OrleansState, OrleansAction]):
    """10.1 Give up one thing for a missing coin; `missing` is how many coins are owed (R17)."""

    __slots__ = ("missing",)

    def __init__(self, seat: int, missing: int) -> None:
        super().__init__(seat)
        self.missing = missing

    def options(self, s: OrleansState) -> list[OrleansAction]:
        return [action for action in self.candidates(s) if not why_not_give(s, self.seat, action)]

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        player = s.players[self.seat]
        found = [GIVES_STATION[town] for town in s.stations_of(self.seat)]
        found += [GIVES_STOCK, GIVES_FOLLOWER, GIVES_DEVELOPMENT]
        found += GIVES_GOOD_TILE
        found += [GIVES_PLACE_TILE[tile - FIRST_TILE] for tile in player.tiles]
        found.append(GIVES_TECH_WAITING)
        found += [GIVES_TECH_LAID[slot] for slot in range(SLOT_COUNT) if player.slots[slot] == TECH]
        return found

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        return why_not_give(s, self.seat, action)

    def refusal_clause(self, s: OrleansState, action: OrleansAction, code: str) -> str:
        return GIVING_CLAUSE[action.thing] if code == reasons.NOTHING_TO_GIVE else ""

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        give(s, self.seat, action)
        if self.missing > 1:
            torture_on(s, self.seat, self.missing - 1)


def torture_on(s: OrleansState, seat: int, missing: int) -> None:
    """10.1 Ask for the rest of the debt; R17 with nothing left to give it is forgiven."""
    torture = Torture(seat, missing)
    if torture.options(s):
        s.next(torture)
    elif s.ears is not None:
        s.tell("forgiven", seat, {"missing": missing})


def why_not_give(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """10.2 to 10.7 The reason code if this cannot be given up, else an empty string."""
    if action.kind != GIVE:
        return reasons.NOT_NOW
    player = s.players[seat]
    thing = action.thing
    if thing == STATION:
        has = s.stations[action.town] & (1 << seat) != 0
    elif thing == STATION_STOCK:
        has = player.stations_left > 0
    elif thing == FOLLOWER:
        has = sum(player.bag[:KINDS]) > 0  # 10.3, 12.7: starters are never given up
    elif thing == DEVELOPMENT_POINT:
        # R9: neither onto nor off a space with coins.
        if player.development and (
            COINS_AT[player.development - 1] or COINS_AT[player.development]
        ):
            return reasons.COIN_SPACE
        has = player.development > 0
    elif thing == GOOD_TILE:
        has = player.goods[action.good] > 0
    elif thing == PLACE_TILE:
        has = action.place in player.tiles
    elif thing == TECH_WAITING:  # R11: waiting, or else on a slot
        has = player.techs > 0
    else:
        has = player.slots[action.slot] == TECH and owns(player, action.place)
    return "" if has else reasons.NOTHING_TO_GIVE


def give(s: OrleansState, seat: int, action: OrleansAction) -> None:
    """10.8 Give something up: it leaves the game, and only development points can be won again."""
    player = s.players[seat]
    thing = action.thing
    told: dict[str, str | int] = dict(action.args)
    source, target = "", anchors.OUT
    if s.ears is not None:
        source = source_of(s, seat, action)
    if thing == STATION:
        s.stations[action.town] &= ~(1 << seat)  # R18
        s.stations_out[seat] += 1
    elif thing == STATION_STOCK:
        player.stations_left -= 1
        s.stations_out[seat] += 1
    elif thing == FOLLOWER:
        kind = drawn_kind(player.bag[:KINDS], s.seat_dice[seat])
        s.seat_dice[seat] = after_roll(s.seat_dice[seat])
        player.bag[kind] -= 1
        s.tokens_out[kind] += 1
        told["follower"] = FOLLOWERS[kind]
    elif thing == DEVELOPMENT_POINT:
        player.development -= 1
        target = anchors.DEVELOPMENT[player.development]
    elif thing == GOOD_TILE:
        player.goods[action.good] -= 1
        s.goods_out[action.good] += 1
    elif thing == PLACE_TILE:
        give_tile(s, seat, action.place)
    elif thing == TECH_WAITING:
        player.techs -= 1
        s.techs_out += 1
    else:
        player.slots[action.slot] = EMPTY
        s.techs_out += 1
    if s.ears is not None:
        s.tell("gives", seat, told, barrier=thing == FOLLOWER, source=source, target=target)


def source_of(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """10.2 to 10.7 The element that shows what is given up."""
    thing = action.thing
    if thing == STATION:
        return anchors.station(seat, action.town)
    if thing == STATION_STOCK:
        return anchors.stock(seat)
    if thing == FOLLOWER:
        return anchors.bag(seat)
    if thing == DEVELOPMENT_POINT:
        return anchors.DEVELOPMENT[s.players[seat].development]
    if thing == GOOD_TILE:
        return anchors.store(seat, action.good)
    if thing == PLACE_TILE:
        return anchors.place_of(seat, action.place)
    if thing == TECH_WAITING:
        return anchors.techs_of(seat)
    return anchors.slot_of(seat, action.slot)


def give_tile(s: OrleansState, seat: int, tile: int) -> None:
    """10.6 Give up a place tile; R10 its followers return to the bag, its tech goes with it."""
    player = s.players[seat]
    return_to_bag(s, seat, tile)
    for slot in SLOTS_OF[tile]:
        if player.slots[slot] == TECH:
            player.slots[slot] = EMPTY
            s.techs_out += 1
            if s.ears is not None:
                source = anchors.slot_of(seat, slot)
                told: dict[str, str | int] = {"place": PLACES[tile]}
                s.tell("loses_tech", seat, told, source=source, target=anchors.OUT)
    player.tiles.remove(tile)
    s.excluded.append(tile)

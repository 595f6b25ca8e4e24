"""Chapter 10, torture: what happens to those who cannot pay."""

from __future__ import annotations

from igroteka.games.orleans import reasons
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
    PLACE_OF,
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
    """10.1 Who has to pay and cannot pays all coins, and is tortured for the missing ones."""
    player = s.players[seat]
    paid = min(coins, player.coins)
    player.coins -= paid
    if s.ears is not None and paid:
        s.tell("pays", seat, {"coins": paid, "why": why})
    if paid < coins:
        if s.ears is not None:
            s.tell("tortured", seat, {"missing": coins - paid})
        torture_on(s, seat, coins - paid)


class Torture(Decision[OrleansState, OrleansAction]):
    """10.1 For every missing coin one thing is given up, in any mixture (R17)."""

    __slots__ = ("missing",)

    def __init__(self, seat: int, missing: int) -> None:
        super().__init__(seat)
        self.missing = missing

    def numbers(self) -> list[int]:
        return [self.missing]

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
        return GIVING_CLAUSE[action.choice] if code == reasons.NOTHING_TO_GIVE else ""

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        give(s, self.seat, action)
        if self.missing > 1:
            torture_on(s, self.seat, self.missing - 1)


def torture_on(s: OrleansState, seat: int, missing: int) -> None:
    """10.1 Go on with the rest of the debt; R17 with nothing left to give it is forgiven."""
    torture = Torture(seat, missing)
    if torture.options(s):
        s.next(torture)
    elif s.ears is not None:
        s.tell("forgiven", seat, {"missing": missing})


def why_not_give(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """10.2 to 10.7 The reason why this cannot be given up; empty if it can."""
    if action.kind != GIVE:
        return reasons.NOT_NOW
    player = s.players[seat]
    what = action.choice
    which = action.amount
    if what == STATION:
        has = s.stations[which] & (1 << seat) != 0
    elif what == STATION_STOCK:
        has = player.stations_left > 0
    elif what == FOLLOWER:
        has = sum(player.bag[:KINDS]) > 0  # 10.3, 12.7: starters are never given up
    elif what == DEVELOPMENT_POINT:
        # R9: neither onto nor off a space with coins.
        if player.development and (
            COINS_AT[player.development - 1] or COINS_AT[player.development]
        ):
            return reasons.COIN_SPACE
        has = player.development > 0
    elif what == GOOD_TILE:
        has = player.goods[which] > 0
    elif what == PLACE_TILE:
        has = which in player.tiles
    elif what == TECH_WAITING:
        has = player.techs > 0
    else:
        has = player.slots[which] == TECH and owns(player, PLACE_OF[which])
    return "" if has else reasons.NOTHING_TO_GIVE


def give(s: OrleansState, seat: int, action: OrleansAction) -> None:
    """10.8 What is given up leaves the game; only development points can be won again."""
    player = s.players[seat]
    what = action.choice
    which = action.amount
    told: dict[str, str | int] = dict(action.args)
    if what == STATION:
        s.stations[which] &= ~(1 << seat)  # R18
        s.stations_out[seat] += 1
    elif what == STATION_STOCK:
        player.stations_left -= 1
        s.stations_out[seat] += 1
    elif what == FOLLOWER:
        kind = drawn_kind(player.bag[:KINDS], player.dice)
        player.dice = after_roll(player.dice)
        player.bag[kind] -= 1
        s.tokens_out[kind] += 1
        told["follower"] = FOLLOWERS[kind]
    elif what == DEVELOPMENT_POINT:
        player.development -= 1
    elif what == GOOD_TILE:
        player.goods[which] -= 1
        s.goods_out[which] += 1
    elif what == PLACE_TILE:
        give_tile(s, seat, which)
    elif what == TECH_WAITING:
        player.techs -= 1
        s.techs_out += 1
    else:
        player.slots[which] = EMPTY
        s.techs_out += 1
    if s.ears is not None:
        s.tell("gives", seat, told, barrier=what == FOLLOWER)


def give_tile(s: OrleansState, seat: int, tile: int) -> None:
    """10.6 A place tile goes; R10 its followers return to the bag, its tech goes with it."""
    player = s.players[seat]
    return_to_bag(player, tile)
    for slot in SLOTS_OF[tile]:
        if player.slots[slot] == TECH:
            player.slots[slot] = EMPTY
            s.techs_out += 1
    player.tiles.remove(tile)
    s.excluded.append(tile)

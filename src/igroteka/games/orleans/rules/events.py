"""Chapter 9, events, and the sacristy that protects from some of them (11.7)."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.actions import (
    FOOD_GIVEN,
    GIVES_FOOD,
    SHIELD,
    SUFFER,
    USE_SHIELD,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    EVENTS,
    FOOD,
    GOODS,
    HARVEST,
    INCOME,
    KINDS,
    NEGATIVE,
    PILGRIMAGE,
    PLAGUE,
    SACRISTY,
    TAXES,
    TRADING_DAY,
)
from igroteka.games.orleans.rules.development import take_coins
from igroteka.games.orleans.rules.slots import is_activated, return_to_bag, told_follower
from igroteka.games.orleans.rules.torture import pay
from igroteka.games.orleans.state import EVENT, OrleansState
from igroteka.kernel.dice import after_roll, drawn_kind
from igroteka.kernel.step import Decision, Step

GOODS_PER_TAX_COIN = 3  # 9.2
HARVEST_COINS = 5  # 9.5a


class EventPhase(Step[OrleansState]):
    """3.6 The event of the round is applied to all players, in turn order (R3)."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = EVENT
        event = s.event()
        if s.ears is not None and event != PILGRIMAGE:
            s.tell("comes", -1, {"event": EVENTS[event]}, occasion=True)
        if event in (INCOME, TRADING_DAY):
            for seat in s.in_order():
                take_coins(s, seat, coins_of_event(s, seat), EVENTS[event])
        elif NEGATIVE[event]:
            s.then([MeetEvent(seat) for seat in s.in_order()])
        # 9.1: a Pilgrimage has done its work in the action phase.


def coins_of_event(s: OrleansState, seat: int) -> int:
    """9.2 to 9.5a The coins that the event of the round gives a player, or takes if negative."""
    player = s.players[seat]
    event = s.event()
    if event == INCOME:
        return player.level()  # 9.3
    if event == TRADING_DAY:
        return s.stations_built(seat)  # 9.4
    if event == TAXES:
        return -(sum(player.goods) // GOODS_PER_TAX_COIN)  # 9.2
    if event == HARVEST and not has_food(s, seat):
        return -HARVEST_COINS  # 9.5a
    return 0


def has_food(s: OrleansState, seat: int) -> bool:
    """9.5 Whether a player has grain, cheese or wine to give."""
    goods = s.players[seat].goods
    return any([goods[good] for good in FOOD])


def forecast(s: OrleansState, seat: int) -> dict[str, int]:
    """3.6 What the event of the round would give (or, negative, take) as things stand, by kind.

    `food` is a good of the player's choice (9.5), `follower` one that chance takes (9.6).
    """
    event = s.event()
    if NEGATIVE[event] and not hurts(s, seat):
        return {}
    if event == PLAGUE:
        return {"follower": -1}
    if event == HARVEST and has_food(s, seat):
        return {"food": -1}
    coins = coins_of_event(s, seat)
    return {"coins": coins} if coins else {}


class MeetEvent(Step[OrleansState]):
    """11.7 Apply the event to a player, who may ignore it if the sacristy is filled.

    R12 Nothing is asked or applied if the event would not take anything.
    """

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        player = s.players[self.seat]
        if not hurts(s, self.seat):
            return
        if SACRISTY in player.tiles and is_activated(player, SACRISTY):
            s.next(MayIgnoreEvent(self.seat))
        else:
            suffer(s, self.seat)


def hurts(s: OrleansState, seat: int) -> bool:
    """R12 Whether the event of the round would take something from this player."""
    player = s.players[seat]
    event = s.event()
    if event == TAXES:
        return sum(player.goods) >= GOODS_PER_TAX_COIN
    # 9.6a: a bag of starters has nothing to fear from the Plague.
    return event == HARVEST or sum(player.bag[:KINDS]) > 0


class MayIgnoreEvent(Decision[OrleansState, OrleansAction]):
    """11.7 Return the monk of the sacristy to the bag and ignore the event, or suffer it."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        return [USE_SHIELD, SUFFER]

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        return "" if action.kind == SHIELD else reasons.NOT_NOW

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is USE_SHIELD:
            return_to_bag(s, self.seat, SACRISTY)
            if s.ears is not None:
                s.tell("ignores", self.seat, {"event": EVENTS[s.event()]})
        else:
            suffer(s, self.seat)


def suffer(s: OrleansState, seat: int) -> None:
    """9.2, 9.5, 9.6 Apply Taxes, Harvest or Plague to one player."""
    event = s.event()
    if event == TAXES:
        pay(s, seat, -coins_of_event(s, seat), EVENTS[event])
    elif event == PLAGUE:
        lose_to_plague(s, seat)
    elif has_food(s, seat):
        s.next(GiveFood(seat))
    else:
        pay(s, seat, -coins_of_event(s, seat), EVENTS[event])


class GiveFood(Decision[OrleansState, OrleansAction]):
    """9.5 Harvest: give 1 grain, cheese or wine back to the goods market."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        goods = s.players[self.seat].goods
        return [action for action in GIVES_FOOD if goods[action.good]]

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        return GIVES_FOOD

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != FOOD_GIVEN:
            return reasons.NOT_NOW
        has = s.players[self.seat].goods[action.good]
        return "" if has else reasons.NOT_FOOD_YOU_HAVE

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        s.players[self.seat].goods[action.good] -= 1
        s.goods_market[action.good] += 1  # 12.3
        if s.ears is not None:
            source = anchors.store(self.seat, action.good)
            target = anchors.GOODS_MARKET[action.good]
            told: dict[str, str | int] = {"good": GOODS[action.good]}
            s.tell("gives_food", self.seat, told, source=source, target=target)


def lose_to_plague(s: OrleansState, seat: int) -> None:
    """9.6 Return a random follower of the bag to the supply; 9.6a a starter is not lost."""
    player = s.players[seat]
    token = drawn_kind(player.bag, s.seat_dice[seat])
    s.seat_dice[seat] = after_roll(s.seat_dice[seat])
    if token < KINDS:
        player.bag[token] -= 1
        s.supply[token] += 1  # 12.3
    if s.ears is not None:
        told = told_follower(token)
        if token < KINDS:
            source, target = anchors.bag(seat), anchors.SUPPLY[token]
            s.tell("plague_takes", seat, told, barrier=True, source=source, target=target)
        else:
            s.tell("plague_spares", seat, told, barrier=True)

"""Chapter 9, events, and the sacristy that protects from some of them (11.7)."""

from __future__ import annotations

from igroteka.games.orleans import reasons
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
    FOLLOWERS,
    FOOD,
    GOODS,
    HARVEST,
    INCOME,
    KIND_OF,
    KINDS,
    NEGATIVE,
    PLAGUE,
    SACRISTY,
    TAXES,
    TRADING_DAY,
)
from igroteka.games.orleans.rules.development import take_coins
from igroteka.games.orleans.rules.slots import is_activated, return_to_bag
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
        if event == INCOME:
            for seat in s.in_order():
                take_coins(s, seat, s.players[seat].level(), EVENTS[event])  # 9.3
        elif event == TRADING_DAY:
            for seat in s.in_order():
                take_coins(s, seat, s.stations_built(seat), EVENTS[event])  # 9.4
        elif NEGATIVE[event]:
            s.then([MeetEvent(seat) for seat in s.in_order()])
        # 9.1: a Pilgrimage has done its work in the action phase.


class MeetEvent(Step[OrleansState]):
    """11.7 Who has a filled sacristy may ignore the event; R12 asked only if it would hurt."""

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
    """R12 Whether the event would do something to this player."""
    player = s.players[seat]
    event = s.event()
    if event == TAXES:
        return sum(player.goods) >= GOODS_PER_TAX_COIN
    # 9.6a: a bag of starters has nothing to fear from the Plague.
    return event == HARVEST or sum(player.bag[:KINDS]) > 0


class MayIgnoreEvent(Decision[OrleansState, OrleansAction]):
    """11.7 The monk of the sacristy may go back to the bag to ignore the event."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        return [USE_SHIELD, SUFFER]

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        return "" if action.kind == SHIELD else reasons.NOT_NOW

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is USE_SHIELD:
            return_to_bag(s.players[self.seat], SACRISTY)
            if s.ears is not None:
                s.tell("ignores", self.seat, {"event": EVENTS[s.event()]})
        else:
            suffer(s, self.seat)


def suffer(s: OrleansState, seat: int) -> None:
    """9.2, 9.5, 9.6 Taxes, Harvest or Plague for one player."""
    player = s.players[seat]
    event = s.event()
    if event == TAXES:
        pay(s, seat, sum(player.goods) // GOODS_PER_TAX_COIN, EVENTS[event])
    elif event == PLAGUE:
        lose_to_plague(s, seat)
    elif any([player.goods[good] for good in FOOD]):
        s.next(GiveFood(seat))
    else:
        pay(s, seat, HARVEST_COINS, EVENTS[event])  # 9.5a


class GiveFood(Decision[OrleansState, OrleansAction]):
    """9.5 Harvest: 1 grain, cheese or wine goes back to the goods market."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        goods = s.players[self.seat].goods
        return [action for action in GIVES_FOOD if goods[action.choice]]

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        return GIVES_FOOD

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != FOOD_GIVEN:
            return reasons.NOT_NOW
        has = s.players[self.seat].goods[action.choice]
        return "" if has else reasons.NOT_FOOD_YOU_HAVE

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        s.players[self.seat].goods[action.choice] -= 1
        s.goods_market[action.choice] += 1
        if s.ears is not None:
            s.tell("gives_food", self.seat, {"good": GOODS[action.choice]})


def lose_to_plague(s: OrleansState, seat: int) -> None:
    """9.6 A random follower of the bag goes back to the supply; 9.6a a starter is spared."""
    player = s.players[seat]
    token = drawn_kind(player.bag, player.dice)
    player.dice = after_roll(player.dice)
    if token < KINDS:
        player.bag[token] -= 1
        s.supply[token] += 1
    if s.ears is not None:
        code = "plague_takes" if token < KINDS else "plague_spares"
        s.tell(code, seat, {"follower": FOLLOWERS[KIND_OF[token]]}, barrier=True)

"""3.3 and 12.8: drawing followers from the bag, and returning some from slots instead."""

from __future__ import annotations

from igroteka.games.orleans import reasons
from igroteka.games.orleans.actions import (
    DRAW,
    DRAWS,
    KEEP,
    RETURN,
    RETURNS,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    EMPTY,
    FOLLOWERS,
    GUNPOWDER_TOWER,
    KIND_OF,
    PLACE_OF,
    PLACES,
    SLOT_COUNT,
    TECH,
    TOKENS,
)
from igroteka.games.orleans.rules.planning import PlaceFollowers
from igroteka.games.orleans.rules.slots import has_follower, is_store, owns
from igroteka.games.orleans.state import FOLLOWERS_PHASE, PLANNING, OrleansState
from igroteka.kernel.dice import after_roll, drawn_kind
from igroteka.kernel.step import Decision, Step


class FollowersPhase(Step[OrleansState]):
    """3.3 All draw followers; R3 they then plan at once, unless planning goes in turn order."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = FOLLOWERS_PHASE if s.in_turn else PLANNING
        for seat in range(s.seats):
            player = s.players[seat]
            player.shown_market = player.market.copy()
            player.shown_slots = player.slots.copy()
            player.shown_bag = sum(player.bag)
            player.placed = []
            player.second_thoughts = 0
            player.passed = False
            if s.in_turn:
                s.meanwhile(seat, [DrawFollowers(seat)])
            else:
                s.meanwhile(seat, [DrawFollowers(seat), PlaceFollowers(seat)])


class DrawFollowers(Step[OrleansState]):
    """3.3a With an empty bag or a full market there is nothing to draw."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        if most_to_draw(s, self.seat):
            s.next(ChooseNumber(self.seat))
        else:
            maybe_return(s, self.seat, s.players[self.seat].draw_limit())


def most_to_draw(s: OrleansState, seat: int) -> int:
    """3.3 As many as the knight track shows, 3.3a but not more than bag and market allow."""
    player = s.players[seat]
    return min(player.draw_limit(), sum(player.bag), player.free_market_spaces())


class ChooseNumber(Decision[OrleansState, OrleansAction]):
    """3.3 Draw as many as allowed, or fewer (R2)."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        most = most_to_draw(s, self.seat)
        return [DRAWS[number] for number in range(most, -1, -1)]

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        return DRAWS

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != DRAW:
            return reasons.NOT_NOW
        return reasons.TOO_MANY_DRAWN if action.amount > most_to_draw(s, self.seat) else ""

    def refusal_numbers(
        self, s: OrleansState, action: OrleansAction, code: str
    ) -> dict[str, str | int]:
        return {"most": most_to_draw(s, self.seat)}

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        player = s.players[self.seat]
        bag = player.bag
        market = player.market
        drawn: list[str] = []
        for _ in range(action.amount):
            token = drawn_kind(bag, player.dice)
            player.dice = after_roll(player.dice)
            bag[token] -= 1
            market[token] += 1
            drawn.append(TOKENS[token])
        if s.ears is not None and drawn:
            args: dict[str, str | int] = {"number": len(drawn), "followers": " ".join(drawn)}
            s.tell("draws", self.seat, args, barrier=True)
        maybe_return(s, self.seat, player.draw_limit() - action.amount)


def maybe_return(s: OrleansState, seat: int, allowance: int) -> None:
    """12.8 For every follower not drawn, one may go from a slot back to the market."""
    player = s.players[seat]
    if allowance > 0 and player.free_market_spaces() > 0:
        for slot in range(SLOT_COUNT):
            if not why_not_return(s, seat, RETURNS[slot]):
                s.next(ReturnFollowers(seat, allowance))
                return


class ReturnFollowers(Decision[OrleansState, OrleansAction]):
    """12.8 One follower from a slot back to the market, or leave all where they are."""

    __slots__ = ("allowance",)

    def __init__(self, seat: int, allowance: int) -> None:
        super().__init__(seat)
        self.allowance = allowance

    def numbers(self) -> list[int]:
        return [self.allowance]

    def options(self, s: OrleansState) -> list[OrleansAction]:
        slots = s.players[self.seat].slots
        found = [KEEP]
        for slot in range(SLOT_COUNT):
            token = slots[slot]
            if token != EMPTY and token != TECH and PLACE_OF[slot] != GUNPOWDER_TOWER:
                found.append(RETURNS[slot])
        return found

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        return "" if action is KEEP else why_not_return(s, self.seat, action)

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        if action is KEEP:
            return
        player = s.players[self.seat]
        token = player.slots[action.slot]
        player.market[token] += 1
        player.slots[action.slot] = EMPTY
        if s.ears is not None:
            place = PLACES[PLACE_OF[action.slot]]
            s.tell("returns", self.seat, {"follower": FOLLOWERS[KIND_OF[token]], "place": place})
        maybe_return(s, self.seat, self.allowance - 1)


def why_not_return(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """12.8 Only a follower that lies on an own slot; R13 those of the tower are market already."""
    if action.kind != RETURN:
        return reasons.NOT_NOW
    player = s.players[seat]
    if not owns(player, PLACE_OF[action.slot]):
        return reasons.NOT_YOURS
    if is_store(action.slot):
        return reasons.TOWER_IS_MARKET
    return "" if has_follower(player, action.slot) else reasons.NOTHING_THERE

"""3.3 and 12.8: drawing followers from the bag, and returning followers from slots."""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans import anchors, reasons
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
    GUNPOWDER_TOWER,
    PLACE_OF,
    SLOT_COUNT,
    TECH,
    TOKENS,
)
from igroteka.games.orleans.rules.planning import PlaceFollowers
from igroteka.games.orleans.rules.slots import (
    has_follower,
    is_store,
    owns,
    told_at,
    told_follower,
)
from igroteka.games.orleans.state import FOLLOWERS_PHASE, PLANNING, OrleansState, Player
from igroteka.kernel.dice import after_roll, drawn_kind
from igroteka.kernel.step import Decision, Step

OUTSIDE_TOWER: Final = [slot for slot in range(SLOT_COUNT) if PLACE_OF[slot] != GUNPOWDER_TOWER]


class FollowersPhase(Step[OrleansState]):
    """3.3 All draw followers and then plan at once; R3 or only draw, to plan in turn order."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = FOLLOWERS_PHASE if s.in_turn() else PLANNING
        for seat in range(s.seats):
            player = s.players[seat]
            player.shown_market = tuple(player.market)
            player.shown_slots = tuple(player.slots)
            player.shown_bag = sum(player.bag)
            player.placed = []
            player.second_thoughts = 0
            player.passed = False
            if s.in_turn():
                s.meanwhile(seat, [DrawFollowers(seat)])
            else:
                s.meanwhile(seat, [DrawFollowers(seat), PlaceFollowers(seat)])


class DrawFollowers(Step[OrleansState]):
    """3.3a Ask how many to draw; with an empty bag or a full market go on to 12.8."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        if most_to_draw(s, self.seat):
            s.next(ChooseNumber(self.seat))
        else:
            maybe_return(s, self.seat, s.players[self.seat].draw_limit())


def most_to_draw(s: OrleansState, seat: int) -> int:
    """3.3, 3.3a How many the seat may draw at most by knight track, bag and market."""
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
        return reasons.TOO_MANY_DRAWN if action.number > most_to_draw(s, self.seat) else ""

    def refusal_numbers(
        self, s: OrleansState, action: OrleansAction, code: str
    ) -> dict[str, str | int]:
        return {"most": most_to_draw(s, self.seat)}

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        player = s.players[self.seat]
        bag = player.bag
        market = player.market
        drawn: list[int] = []
        for _ in range(action.number):
            token = drawn_kind(bag, s.seat_dice[self.seat])
            s.seat_dice[self.seat] = after_roll(s.seat_dice[self.seat])
            bag[token] -= 1
            market[token] += 1
            drawn.append(token)
        if s.ears is not None and drawn:
            names = " ".join([TOKENS[token] for token in drawn])
            s.tell("draws", self.seat, {"number": len(drawn), "followers": names}, barrier=True)
            for token in drawn:
                source, target = anchors.bag(self.seat), anchors.market(self.seat, token)
                told = told_follower(token)
                s.tell("to_market", self.seat, told, source=source, target=target)
        maybe_return(s, self.seat, player.draw_limit() - action.number)


def maybe_return(s: OrleansState, seat: int, allowance: int) -> None:
    """12.8 Ask for a follower to return to the market, if there is one and room for it.

    `allowance` is how many may still return: one for each follower not drawn.
    """
    player = s.players[seat]
    if allowance > 0 and player.free_market_spaces() > 0 and returnable(player):
        s.next(ReturnFollowers(seat, allowance))


def returnable(player: Player) -> list[int]:
    """12.8 The slots with a follower; R13 those in the tower are on the market already.

    Followers lie only on slots that the player owns.
    """
    slots = player.slots
    found: list[int] = []
    for slot in OUTSIDE_TOWER:
        token = slots[slot]
        if token != EMPTY and token != TECH:
            found.append(slot)
    return found


class ReturnFollowers(Decision[OrleansState, OrleansAction]):
    """12.8 Return one follower from a slot to the market, or leave all where they are."""

    __slots__ = ("allowance",)

    def __init__(self, seat: int, allowance: int) -> None:
        super().__init__(seat)
        self.allowance = allowance

    def options(self, s: OrleansState) -> list[OrleansAction]:
        return [KEEP, *[RETURNS[slot] for slot in returnable(s.players[self.seat])]]

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
            told = told_at(token, action.slot)
            source = anchors.slot_of(self.seat, action.slot)
            target = anchors.market(self.seat, token)
            s.tell("returns", self.seat, told, source=source, target=target)
        maybe_return(s, self.seat, self.allowance - 1)


def why_not_return(s: OrleansState, seat: int, action: OrleansAction) -> str:
    """12.8, R13 The reason code if nobody can return from this slot, else an empty string."""
    if action.kind != RETURN:
        return reasons.NOT_NOW
    player = s.players[seat]
    if not owns(player, PLACE_OF[action.slot]):
        return reasons.NOT_YOURS
    if is_store(action.slot):
        return reasons.TOWER_IS_MARKET
    return "" if has_follower(player, action.slot) else reasons.NOTHING_THERE

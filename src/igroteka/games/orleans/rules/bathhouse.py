"""11.16 The bathhouse, the only way to fill a slot after planning."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.actions import BATHE, BATHES_TOKEN, NONE, OrleansAction
from igroteka.games.orleans.pieces import (
    BATHHOUSE,
    FITS,
    FOLLOWERS,
    PLACE_OF,
    TOKENS,
    WANTS,
)
from igroteka.games.orleans.rules.slots import (
    is_store,
    open_slots,
    told_at,
    told_follower,
    why_not_lay,
)
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.dice import after_roll, drawn_kind
from igroteka.kernel.step import Decision

FOLLOWERS_DRAWN = 2


def why_not_bathe(s: OrleansState, seat: int) -> str:
    """R14 The reason code if the bag is empty, else an empty string."""
    return "" if sum(s.players[seat].bag) else reasons.BAG_EMPTY


def bathe(s: OrleansState, seat: int) -> None:
    """11.16 Draw 2 followers from the bag, or 1 if there is only one, and ask for a slot.

    R14 Everybody sees who was drawn. Until one is laid on a slot, both count as in the bag.
    """
    player = s.players[seat]
    bag = player.bag.copy()
    drawn: list[int] = []
    for _ in range(min(FOLLOWERS_DRAWN, sum(bag))):
        token = drawn_kind(bag, s.seat_dice[seat])
        s.seat_dice[seat] = after_roll(s.seat_dice[seat])
        bag[token] -= 1
        drawn.append(token)
    if s.ears is not None:
        names = " ".join([TOKENS[token] for token in drawn])
        s.tell("bathes", seat, {"number": len(drawn), "followers": names}, barrier=True)
        for token in drawn:
            source, target = anchors.bag(seat), anchors.place_of(seat, BATHHOUSE)
            s.tell("to_bathhouse", seat, told_follower(token), source=source, target=target)
    step = Bathe(seat, drawn[0], drawn[1] if len(drawn) > 1 else NONE)
    if step.options(s):
        s.next(step)
    else:
        step.tell_return(s, step.drawn())  # 11.16a


class Bathe(Decision[OrleansState, OrleansAction]):
    """11.16 Lay one of the drawn followers on a slot that takes it, but not on the bathhouse."""

    __slots__ = ("one", "other")

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one = one
        self.other = other

    def drawn(self) -> list[int]:
        """The one or two tokens drawn from the bag."""
        return [self.one] if self.other == NONE else [self.one, self.other]

    def options(self, s: OrleansState) -> list[OrleansAction]:
        player = s.players[self.seat]
        fits = FITS[player.powers()]
        found: list[OrleansAction] = []
        for token in dict.fromkeys(self.drawn()):
            for slot in open_slots(player):
                if fits[token][slot] and not is_store(slot) and PLACE_OF[slot] != BATHHOUSE:
                    found.append(BATHES_TOKEN[token][slot])
        return found

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        if action.kind != BATHE:
            return reasons.NOT_NOW
        if action.token not in self.drawn():
            return reasons.NOT_DRAWN
        if PLACE_OF[action.slot] == BATHHOUSE:
            return reasons.NOT_ON_BATHHOUSE
        if is_store(action.slot):
            return reasons.TOWER_IS_MARKET
        return why_not_lay(s.players[self.seat], action.token, action.slot)

    def refusal_numbers(
        self, s: OrleansState, action: OrleansAction, code: str
    ) -> dict[str, str | int]:
        return {"wanted": FOLLOWERS[WANTS[action.slot]]} if code == reasons.WRONG_KIND else {}

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        player = s.players[self.seat]
        player.bag[action.token] -= 1
        player.slots[action.slot] = action.token
        if s.ears is not None:
            source = anchors.place_of(self.seat, BATHHOUSE)
            target = anchors.slot_of(self.seat, action.slot)
            told = told_at(action.token, action.slot)
            s.tell("places", self.seat, told, source=source, target=target)
        self.tell_return(s, [self.other if action.token == self.one else self.one])

    def tell_return(self, s: OrleansState, tokens: list[int]) -> None:
        """11.16, 11.16a Tell who goes back to the bag; until now they counted as in it."""
        if s.ears is not None:
            for token in tokens:
                if token != NONE:
                    source, target = anchors.place_of(self.seat, BATHHOUSE), anchors.bag(self.seat)
                    s.tell("to_bag", self.seat, told_follower(token), source=source, target=target)

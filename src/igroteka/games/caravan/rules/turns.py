"""Chapter 3: players take turns with the cards they planned."""

from __future__ import annotations

from typing import Final

from igroteka.games.caravan.actions import (
    DISCARD,
    DISCARDS,
    KEEPS,
    PASSES,
    USE,
    USES,
    CaravanAction,
)
from igroteka.games.caravan.pieces import CARDS, COINS, SCOUT
from igroteka.games.caravan.reasons import NO_SUCH_CARD, NOT_PLANNED
from igroteka.games.caravan.state import CaravanState
from igroteka.kernel.dice import after_roll, drawn_kind
from igroteka.kernel.step import NOT_NOW, Decision, Step

BARTER_COINS: Final = 1


class Turn(Decision[CaravanState, CaravanAction]):
    """3 Use one planned card or pass."""

    __slots__ = ()

    def options(self, s: CaravanState) -> list[CaravanAction]:
        plan = s.players[self.seat].plan
        return [PASSES, *[USES[card] for card in range(len(CARDS)) if plan[card]]]

    def candidates(self, s: CaravanState) -> list[CaravanAction]:
        return [PASSES, *USES]

    def why_not(self, s: CaravanState, action: CaravanAction) -> str:
        if action is PASSES:
            return ""
        if action.kind != USE:
            return NOT_NOW
        return "" if s.players[self.seat].plan[action.card] else NOT_PLANNED

    def take(self, s: CaravanState, action: CaravanAction) -> None:
        if action is PASSES:
            s.passes += 1
            s.next(NextTurn(self.seat))
            return
        s.passes = 0
        s.players[self.seat].plan[action.card] -= 1
        s.discard[action.card] += 1
        s.players[self.seat].coins += COINS[action.card]  # 3.1
        if s.ears is not None:
            told: dict[str, str | int] = {"card": CARDS[action.card]}
            s.tell("uses", self.seat, told, source=f"seat:{self.seat}/plan", target="discard")
        if action.card == SCOUT:
            draw(s, self.seat)
            s.then([Barter(self.seat), NextTurn(self.seat)])
        else:
            s.next(NextTurn(self.seat))


class Barter(Decision[CaravanState, CaravanAction]):
    """3.2 After a scout one card of the hand may be discarded for 1 coin."""

    __slots__ = ()

    def options(self, s: CaravanState) -> list[CaravanAction]:
        hand = s.players[self.seat].hand
        return [KEEPS, *[DISCARDS[card] for card in range(len(CARDS)) if hand[card]]]

    def why_not(self, s: CaravanState, action: CaravanAction) -> str:
        if action is KEEPS:
            return ""
        if action.kind != DISCARD:
            return NOT_NOW
        return "" if s.players[self.seat].hand[action.card] else NO_SUCH_CARD

    def take(self, s: CaravanState, action: CaravanAction) -> None:
        if action is KEEPS:
            return
        player = s.players[self.seat]
        player.hand[action.card] -= 1
        s.discard[action.card] += 1
        player.coins += BARTER_COINS
        if s.ears is not None:
            told: dict[str, str | int] = {"card": CARDS[action.card]}
            s.tell("barters", self.seat, told, source=f"seat:{self.seat}/hand", target="discard")


class NextTurn(Step[CaravanState]):
    """3.3 The phase ends when all have passed in a row or all cards are used."""

    __slots__ = ()

    def run(self, s: CaravanState) -> None:
        if s.passes < s.seats and any([any(player.plan) for player in s.players]):
            s.next(Turn((self.seat + 1) % s.seats))


def draw(s: CaravanState, seat: int) -> None:
    """3.2 A scout draws a card, if there is one."""
    card = drawn_kind(s.deck, s.dice)
    s.dice = after_roll(s.dice)
    if card >= 0:
        s.deck[card] -= 1
        s.players[seat].hand[card] += 1
        if s.ears is not None:
            s.tell("draws", seat, {}, barrier=True, source="deck", target=f"seat:{seat}/hand")

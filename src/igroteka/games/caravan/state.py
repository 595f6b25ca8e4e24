"""State and Player of Caravan: their fields, declared once, and clone."""

from __future__ import annotations

from typing import Final

from igroteka.games.caravan.pieces import CARDS, COPIES
from igroteka.kernel.fields import Fields, Flag, Id, Parts, Tally, Whole
from igroteka.kernel.state import State

MANY: Final = 99
PLANNING, TURNS, STAKES = range(3)
PHASES: Final = ("planning", "turns", "stakes")

PLAYER_FIELDS: Final = Fields(
    [
        Whole("coins", 0, MANY),
        Tally("hand", CARDS, COPIES),
        Tally("plan", CARDS, COPIES),
    ],
    sparse=True,
)


class Player:
    """One seat's pieces; cards are counted per kind."""

    __slots__ = PLAYER_FIELDS.names

    coins: int
    hand: list[int]
    plan: list[int]

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player()
        new.coins = self.coins
        new.hand = self.hand.copy()
        new.plan = self.plan.copy()
        return new


FIELDS: Final = Fields(
    [
        Id("phase", PHASES),
        Tally("deck", CARDS, COPIES, start=COPIES),
        Tally("discard", CARDS, COPIES),
        Flag("revealed"),
        Whole("passes", 0, 4),  # how many have passed in a row
        Parts("players", Player, PLAYER_FIELDS),
    ]
)


class CaravanState(State):
    """One position of Caravan."""

    __slots__ = FIELDS.names

    phase: int
    deck: list[int]
    discard: list[int]
    revealed: bool
    passes: int
    players: list[Player]

    def clone(self) -> CaravanState:
        """An equal position that shares nothing that changes."""
        new = CaravanState()
        new.copy_plan(self)
        new.phase = self.phase
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.revealed = self.revealed
        new.passes = self.passes
        new.players = [player.clone() for player in self.players]
        return new

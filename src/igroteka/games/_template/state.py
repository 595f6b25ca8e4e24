"""One position of Caravan: fields and clone."""

from __future__ import annotations

from igroteka.games._template.pieces import CARDS
from igroteka.kernel.state import State


class Player:
    """One seat's pieces; cards are counted per kind."""

    __slots__ = ("coins", "dice", "hand", "plan")

    def __init__(self) -> None:
        self.coins = 0
        self.hand: list[int] = [0] * len(CARDS)
        self.plan: list[int] = [0] * len(CARDS)
        self.dice = 0

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player.__new__(Player)
        new.coins = self.coins
        new.hand = self.hand.copy()
        new.plan = self.plan.copy()
        new.dice = self.dice
        return new


class CaravanState(State):
    """One position of Caravan."""

    __slots__ = ("deck", "discard", "passes", "players", "revealed")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.deck: list[int] = [0] * len(CARDS)
        self.discard: list[int] = [0] * len(CARDS)
        self.revealed = False
        self.passes = 0  # how many have passed in a row

    def clone(self) -> CaravanState:
        """An equal position that shares nothing that changes."""
        new = CaravanState.__new__(CaravanState)
        new.copy_plan(self)
        new.players = [player.clone() for player in self.players]
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.revealed = self.revealed
        new.passes = self.passes
        return new

"""One position of Caravan: fields and clone."""

from __future__ import annotations

from igroteka.games._template.pieces import CARDS
from igroteka.kernel.state import State


class Player:
    """One seat's pieces; cards are counted per kind."""

    __slots__ = ("coins", "dice", "hand", "plan")

    coins: int
    hand: list[int]
    plan: list[int]
    dice: int

    def begin(self) -> None:
        """Nothing in hand yet."""
        self.coins = 0
        self.hand = [0] * len(CARDS)
        self.plan = [0] * len(CARDS)
        self.dice = 0

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player()
        new.coins = self.coins
        new.hand = self.hand.copy()
        new.plan = self.plan.copy()
        new.dice = self.dice
        return new


class CaravanState(State):
    """One position of Caravan."""

    __slots__ = ("deck", "discard", "passes", "players", "revealed")

    players: list[Player]
    deck: list[int]
    discard: list[int]
    revealed: bool
    passes: int  # how many have passed in a row

    def begin(self, seats: int) -> None:
        """An empty table."""
        super().begin(seats)
        self.players = [new_player() for _ in range(seats)]
        self.deck = [0] * len(CARDS)
        self.discard = [0] * len(CARDS)
        self.revealed = False
        self.passes = 0

    def clone(self) -> CaravanState:
        """An equal position that shares nothing that changes."""
        new = CaravanState()
        new.copy_plan(self)
        new.players = [player.clone() for player in self.players]
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.revealed = self.revealed
        new.passes = self.passes
        return new


def new_player() -> Player:
    """A player at the start."""
    player = Player()
    player.begin()
    return player


def new_state(seats: int) -> CaravanState:
    """A table on which nothing has been laid out yet."""
    s = CaravanState()
    s.begin(seats)
    return s

"""Checks the laws on games while bots play them: `igroteka simulate --check`."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.lab.laws import OF_A_GAME, OF_A_POSITION, Moment, Record, broken

SAMPLES = 3  # decisions of each game at which the laws of a position are checked


@dataclass(frozen=True)
class Breach:
    """A law that was broken: the seed of the game, the decision, and what was found."""

    seed: int
    decision: int  # its number, from 1; 0: a law of the whole game
    seat: int
    text: str

    def __str__(self) -> str:
        where = f"decision {self.decision} by seat {self.seat}" if self.decision else "whole game"
        return f"seed {self.seed}, {where}: {self.text}"


@dataclass(frozen=True)
class Sample:
    """A decision kept for checking: its number, the position, who chose, and what."""

    decision: int
    s: State
    seat: int
    action: Action


class Inspector:
    """Records one game and checks the laws at a few decisions, chosen at random, and at its end.

    Call `see` before each decision is carried out, and `breaches` after the last one.
    """

    def __init__(
        self, game: AnyGame, seats: int, seed: int, variant: dict[str, str] | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.variant = variant
        self.chance = Random(seed)
        self.moves: list[tuple[int, Action]] = []
        self.kept: list[Sample] = []

    def begin(self) -> State:
        """The first position of the game, set up again."""
        s: State = self.game.setup(self.seats, self.seed, self.variant)
        return s

    def see(self, s: State, seat: int, action: Action) -> None:
        """Record a decision before it is carried out; each has the same chance to be checked."""
        self.moves.append((seat, action))
        number = len(self.moves)
        if number <= SAMPLES:
            self.kept.append(Sample(number, s.clone(), seat, action))
        elif self.chance.random() < SAMPLES / number:
            self.kept[self.chance.randrange(SAMPLES)] = Sample(number, s.clone(), seat, action)

    def breaches(self, end: State) -> list[Breach]:
        """Check the laws at the kept decisions and for the whole game; returns what broke."""
        found: list[Breach] = []
        for kept in sorted(self.kept, key=lambda sample: sample.decision):
            now = Moment(self.game, kept.s, kept.seat, kept.action, self.chance)
            for text in broken(OF_A_POSITION, now):
                found.append(Breach(self.seed, kept.decision, kept.seat, text))
        for text in broken(OF_A_GAME, Record(self.game, self.begin, self.moves, end)):
            found.append(Breach(self.seed, 0, -1, text))
        return found

    def checks(self) -> int:
        """How many checks `breaches` makes."""
        return len(self.kept) * len(OF_A_POSITION) + len(OF_A_GAME)

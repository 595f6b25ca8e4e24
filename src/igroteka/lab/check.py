"""Holding games to the laws while they are played: `igroteka simulate --check`."""

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
    """A law that did not hold: in which game, at which decision, and what was found."""

    seed: int
    decision: int  # 0: of the game as a whole
    seat: int
    text: str

    def __str__(self) -> str:
        where = f"decision {self.decision} by seat {self.seat}" if self.decision else "whole game"
        return f"seed {self.seed}, {where}: {self.text}"


@dataclass(frozen=True)
class Sample:
    """A decision kept for checking."""

    decision: int
    s: State
    seat: int
    action: Action


class Inspector:
    """Sees every decision of one game, and keeps a few of them by chance."""

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
        """The game as it began."""
        s: State = self.game.setup(self.seats, self.seed, self.variant)
        return s

    def see(self, s: State, seat: int, action: Action) -> None:
        """One decision, about to be carried out; each has the same chance to be kept."""
        self.moves.append((seat, action))
        number = len(self.moves)
        if number <= SAMPLES:
            self.kept.append(Sample(number, s.clone(), seat, action))
        elif self.chance.random() < SAMPLES / number:
            self.kept[self.chance.randrange(SAMPLES)] = Sample(number, s.clone(), seat, action)

    def breaches(self, end: State) -> list[Breach]:
        """All laws that do not hold at the decisions kept and for the whole game."""
        found: list[Breach] = []
        for kept in sorted(self.kept, key=lambda sample: sample.decision):
            now = Moment(self.game, kept.s, kept.seat, kept.action, self.chance)
            for text in broken(OF_A_POSITION, now):
                found.append(Breach(self.seed, kept.decision, kept.seat, text))
        for text in broken(OF_A_GAME, Record(self.game, self.begin, self.moves, end)):
            found.append(Breach(self.seed, 0, -1, text))
        return found

    def checks(self) -> int:
        """How many times a law was asked."""
        return len(self.kept) * len(OF_A_POSITION) + len(OF_A_GAME)

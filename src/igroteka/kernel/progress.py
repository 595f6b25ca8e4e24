"""Where a game is: its round and phase."""

from __future__ import annotations


class Progress:
    """The round, how many there are (0: not known), and the id of the phase."""

    __slots__ = ("phase", "round", "rounds")

    def __init__(self, round: int, rounds: int, phase: str) -> None:
        self.round = round
        self.rounds = rounds
        self.phase = phase

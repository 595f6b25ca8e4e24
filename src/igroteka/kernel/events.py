"""What happened, for those who listen: the log, the animation, and where undo must stop."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened: a code for the sentence, who did it, and its words and numbers."""

    __slots__ = ("args", "barrier", "code", "seat", "to")

    def __init__(
        self, code: str, seat: int, args: dict[str, str | int], to: int, barrier: bool
    ) -> None:
        self.code = code
        self.seat = seat
        self.args = args
        self.to = to  # EVERYBODY, or the only seat that may know
        self.barrier = barrier  # chance answered or something hidden was shown: no undo past here

    def __repr__(self) -> str:
        return f"Event({self.code!r}, seat {self.seat}, {self.args})"

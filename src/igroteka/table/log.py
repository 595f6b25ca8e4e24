"""The log of a table: how it was set up, and every choice and take-back since, in order."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.kernel.errors import GameError
from igroteka.kernel.events import EVERYBODY, Event

ACT: Final = "act"  # a choice
AUTO: Final = "auto"  # the only choice there was, made by the table as a courtesy
UNDO: Final = "undo"  # takes earlier choices back; its text lists their numbers
KINDS: Final = (ACT, AUTO, UNDO)


class Config(NamedTuple):
    """All that is needed to set the same game up again."""

    game: str
    seats: int
    variant: dict[str, str]
    seed: int


class Row(NamedTuple):
    """One line of the log. The first has number 1; the numbers have no gaps."""

    seq: int
    seat: int
    kind: str
    choice: str


class Line(NamedTuple):
    """One thing that happened, with the round it happened in."""

    seq: int
    round: int
    event: Event

    def visible_to(self, seat: int) -> bool:
        """What a seat did out of the others' sight stays with that seat, also afterwards."""
        return self.event.to in (EVERYBODY, seat)

    def as_data(self) -> dict[str, object]:
        """The line as the browser gets it."""
        event = self.event
        return {
            "seq": self.seq,
            "round": self.round,
            "seat": event.seat,
            "code": event.code,
            "args": event.args,
        }


class BrokenLog(GameError):
    """A log that does not fit the rules; says which line and why. Nothing of it is lost."""

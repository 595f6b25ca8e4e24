"""The log of a table: how the game was set up, and every choice and undo since, in order."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.kernel.errors import GameError
from igroteka.kernel.events import Event

ACT: Final = "act"  # a choice
BOT: Final = "bot"  # a choice made by a bot: its seat cannot take it back
AUTO: Final = "auto"  # a forced choice: the only option, made by the table itself
MORE: Final = "more"  # a choice made together with the one before: it is taken back with it
UNDO: Final = "undo"  # takes earlier choices back; its text lists their line numbers
KINDS: Final = (ACT, BOT, AUTO, MORE, UNDO)


class Config(NamedTuple):
    """All that is needed to set the same game up again."""

    game: str
    seats: int
    variant: dict[str, str]
    seed: int


class Row(NamedTuple):
    """One line of the log.

    `seq` counts from 1 without gaps, `seat` is who chose, `kind` is one of `KINDS`, and `choice`
    is the notation of the action, or for an undo the numbers of the lines taken back.
    """

    seq: int
    seat: int
    kind: str
    choice: str


class Line(NamedTuple):
    """One event, with the number of the log line that led to it (0: the set-up) and its round."""

    seq: int
    round: int
    event: Event

    def visible_to(self, seat: int) -> bool:
        """Whether a seat may read it; what a seat did in a common phase stays private."""
        return self.event.visible_to(seat)


class OldRules(GameError):
    """A log written under other rules than the present ones, so replaying it may end elsewhere."""


class BrokenLog(GameError):
    """A log with a line that the rules do not allow; the text says which line and why."""

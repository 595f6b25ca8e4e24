"""What is kept: games, seats, guests and chat as plain rows. The log itself is `table.log.Row`."""

from __future__ import annotations

from typing import Final, NamedTuple

OPEN: Final = "open"  # a seat is still free
RUNNING: Final = "running"
FINISHED: Final = "finished"


class Summary(NamedTuple):
    """What a list of tables shows of a game without playing its log."""

    round: int
    rounds: int
    waiting: list[int]


class SeatRow(NamedTuple):
    """One seat: free, a guest's, a bot's, or a guest's with a bot standing in."""

    seat: int
    secret_hash: str  # of the invite link; empty if there is none
    guest: str  # empty: nobody sits here
    bot: str  # empty: a person plays
    name: str  # the guest's

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.guest and not self.bot


class GameRow(NamedTuple):
    """One game without its log."""

    id: str
    kind: str
    variant: dict[str, str]
    seed: int
    rules_version: int
    host: str  # the guest who set it up
    public: bool
    auto: bool  # the table makes forced choices by itself
    created: str
    updated: str
    finished: str  # empty while it runs
    seq: int
    summary: Summary
    result: list[dict[str, object]] | None  # score sheets
    rematch: str  # the game that followed


class GuestRow(NamedTuple):
    """Somebody known by a cookie."""

    id: str
    name: str
    lang: str


class ChatRow(NamedTuple):
    """One thing said at a table."""

    number: int
    seat: int
    name: str
    text: str
    at: str


class Snapshot(NamedTuple):
    """A saved position: a cache that may be deleted at any time."""

    seq: int
    rules_version: int
    position: dict[str, object]


def status_of(game: GameRow, seats: list[SeatRow]) -> str:
    """Open while a seat is free, then running, then finished."""
    if game.finished:
        return FINISHED
    return OPEN if any([seat.free for seat in seats]) else RUNNING

"""The rows of the store: games, seats, guests, chat, snapshots. Log lines are `table.log.Row`."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from igroteka.table.log import Row

Status: TypeAlias = Literal["open", "running", "finished", "closed", "given_up"]
ClockKind: TypeAlias = Literal["none", "live", "days"]
Ending: TypeAlias = Literal["", "closed", "given_up"]
Show: TypeAlias = Literal["", "running", "turn", "finished", "hidden"]

OPEN: Final = "open"  # a seat is still free
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"  # by its host, before all seats were taken
GIVEN_UP: Final = "given_up"  # by vote of all people

NO_CLOCK: Final = "none"
LIVE: Final = "live"  # so many minutes for the whole game, and more for each turn
DAYS: Final = "days"  # so many hours for each move

PATIENCE: Final = 10  # minutes; see `GameRow.patience`


class Clock(NamedTuple):
    """The clock of a table; `minutes` and `increment` are of a live one, `hours` of one over days.

    `increment` is in seconds, added after each turn.
    """

    kind: ClockKind = "none"
    minutes: int = 0
    increment: int = 0
    hours: int = 0


class Summary(NamedTuple):
    """What a list of tables shows of a game without replaying its log."""

    round: int
    rounds: int
    waiting: list[int]


class SeatRow(NamedTuple):
    """One seat: free, a guest's, a bot's, or a guest's for whom a bot plays at the moment."""

    seat: int
    secret_hash: str  # of the invite link; empty if there is none
    guest: str  # empty: nobody sits here
    bot: str  # empty: a person plays
    name: str  # the guest's
    waits: bool = False  # the game waits for this seat
    since: str = ""  # when a person began to be waited for; empty if none is
    bank: int = 0  # milliseconds that were left at that time, with a live clock
    deadline: str = ""  # when the time of the seat is up; empty while no clock runs
    gave_up: str = ""  # when its guest gave up; a bot plays on for good
    vote: bool = False  # its guest wants to give the game up

    @property
    def played(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.guest) and not self.bot

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.guest and not self.bot


class Origin(NamedTuple):
    """Where a table began that goes on from another game: after line `seq`, seen by `seat`."""

    table: str
    seq: int
    seat: int


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
    secret_hash: str = ""  # of the link that seats whoever opens it; empty if there is none
    clock: Clock = Clock()
    patience: int = PATIENCE  # minutes after which others may let a bot play a seat; 0: never
    ending: Ending = ""  # why it is over without a result
    hints: bool = False  # whoever plays may ask what a strong bot would do
    origin: Origin | None = None  # the game it goes on from; its first position is a `start`


class GuestRow(NamedTuple):
    """A visitor, known by a cookie."""

    id: str
    name: str
    lang: str
    muted: str = ""  # until when the guest may say nothing; empty: not muted
    banned: str = ""  # until when the guest may do nothing; empty: not banned


class ChatRow(NamedTuple):
    """One line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: str
    code: str = ""  # empty: said by the guest; else what happened to the seat


class SeatTime(NamedTuple):
    """What a line of the log changes of the time of a seat; see `SeatRow`."""

    seat: int
    waits: bool
    since: str
    bank: int
    deadline: str


class Wanted(NamedTuple):
    """Which of somebody's games are listed: a state, a game, and a part of a player's name.

    `before` is where the last page ended (see `page_end`), empty for the first page.
    """

    show: Show = ""
    kind: str = ""
    search: str = ""
    before: str = ""


EVERYTHING: Final = Wanted()


class Snapshot(NamedTuple):
    """The position of a game after line `seq`, saved under some `rules_version`.

    Games begun under older rules resume from it; all others fold their log, or remember it.
    """

    seq: int
    rules_version: int
    position: dict[str, object]


class Memory(NamedTuple):
    """What the table of a game remembers after line `seq`; `made_by` is the mark of its maker."""

    seq: int
    made_by: str
    data: bytes


class Beside(NamedTuple):
    """What stands beside the row of a game: memory, log, chat, and who is there elsewhere."""

    memory: Memory | None
    rows: list[Row]
    chat: list[ChatRow]
    elsewhere: set[int]  # seats that are connected through other processes


def status_of(game: GameRow, seats: list[SeatRow]) -> Status:
    """Open while a seat is free, then running, then finished, unless it was closed or given up."""
    if game.finished:
        return game.ending or FINISHED
    return OPEN if any([seat.free for seat in seats]) else RUNNING


def page_end(game: GameRow) -> str:
    """Where a page of games ends that has this game as its last one; for `Wanted.before`."""
    return f"{game.updated}/{game.id}"

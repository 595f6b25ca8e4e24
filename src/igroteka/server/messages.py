"""The wire: every message between server and browser, and every HTTP answer, typed once.

The TypeScript types and the tables of `docs/protocol.md` are made from these structs by
`python tools/wire.py`; a test fails when they differ.
Messages are tagged unions with the field `t`. A message of the browser has an `id`; what the
server sends because of it names that id in `answers`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from igroteka.store.rows import PATIENCE, ClockKind, Status

# Every number from outside has bounds, far below what a database column holds.
MOST_SEATS: Final = 16
MOST_LINES: Final = 2**31 - 1
MOST_HOURS: Final = 100 * 365 * 24
LONGEST_OPTION: Final = 200
MOST_ELEMENTS: Final = 20
LONGEST_SECRET: Final = 100
LONGEST_GRACE: Final = 30.0  # seconds

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)]
MessageId: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_SECRET)]
OptionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_OPTION)]
Elements: TypeAlias = Annotated[list[OptionText], msgspec.Meta(max_length=MOST_ELEMENTS)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=LONGEST_GRACE)]
Args: TypeAlias = dict[str, str | int]
Json: TypeAlias = msgspec.Raw  # a part of a view; each game types its own in its `view.py`


# --- to the server


class _ToServer(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message of the browser."""

    id: MessageId = 0


class Act(_ToServer, tag="act"):
    """Choose an option, a shortcut, or the numbers of an open choice, by its text.

    `seq` is the number of the last line of the log that the chooser has seen. For `grace` seconds
    bots wait with their answer, so that the choice can be taken back.
    """

    seq: Seq
    option: OptionText
    grace: Seconds = 0.0


class Stand(_ToServer, tag="stand"):
    """Let the last own choice stand: bots need not wait any longer."""


class Undo(_ToServer, tag="undo"):
    """Take the last own choice back."""

    seq: Seq


class Why(_ToServer, tag="why"):
    """Ask why something cannot be chosen: an action by its text, or elements by a path.

    A path is what was picked so far and the element in question.
    """

    seq: Seq
    option: OptionText = ""
    path: Elements = []


class What(_ToServer, tag="what"):
    """Ask what an option would do."""

    seq: Seq
    option: OptionText


class Hint(_ToServer, tag="hint"):
    """Ask what a strong bot would do for me now."""

    seq: Seq


class Say(_ToServer, tag="say"):
    """Say something at the table."""

    text: str


class HandOver(_ToServer, tag="bot"):
    """Let a bot play my seat, or take it back."""

    on: bool


class Relieve(_ToServer, tag="relieve"):
    """Let a bot play the seat of somebody who keeps the others waiting."""

    seat: SeatNumber


class Leave(_ToServer, tag="leave"):
    """Leave the table: free my seat, or if the game runs give up, and a bot plays on for good."""


class Vote(_ToServer, tag="vote"):
    """Want the game to end here, or no longer; it ends when all people want it."""

    on: bool


class CloseTable(_ToServer, tag="close"):
    """Close my table while it is not full."""


class Ping(_ToServer, tag="ping"):
    """Ask whether the server is there."""


ToServer: TypeAlias = (
    Act
    | Stand
    | Undo
    | Why
    | What
    | Hint
    | Say
    | HandOver
    | Relieve
    | Leave
    | Vote
    | CloseTable
    | Ping
)


# --- parts of messages


class SeatTimeInfo(msgspec.Struct):
    """The time of a seat: since when a person is waited for, and when the clock runs out.

    `left` is the milliseconds on a live clock that does not run.
    """

    since: str | None
    deadline: str | None
    left: int


class SeatInfo(msgspec.Struct):
    """One seat of a table as shown to one person.

    `taken` says that a person sits here, with or without a name. Somebody who `gave_up` has left
    the seat to a bot for good; `vote` is the wish to end the game.
    """

    name: str
    bot: str | None
    taken: bool
    online: bool
    you: bool
    colour: int
    gave_up: bool
    vote: bool
    time: SeatTimeInfo


class ClockInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: none, live (minutes a player, seconds more a turn), hours a move."""

    kind: ClockKind = "none"
    minutes: int = 0
    increment: int = 0
    hours: int = 0


class Invite(msgspec.Struct):
    """A free seat and the link that leads to it."""

    seat: int
    url: str


class OriginInfo(msgspec.Struct):
    """Where a table began that goes on from another game: after line `seq`, seen by `seat`."""

    table: str
    seq: int
    seat: int


class TableInfo(msgspec.Struct):
    """A table beside its game.

    `link` seats whoever opens it, while a seat is free, and lets them watch a private table;
    `can_sit` says that the reader needs none to sit down. `hints` says that whoever plays here may
    ask what a strong bot would do, `origin` from which game the table goes on. `patience` is the
    minutes after which the others may let a bot play for somebody, 0: never. `now` is the time of
    the server.
    """

    id: str
    game: str
    status: Status
    variant: dict[str, str]
    seed_hash: str
    seed: str | None
    seats: list[SeatInfo]
    invites: list[Invite]
    link: str | None
    can_sit: bool
    host: bool
    rematch: str | None
    auto: bool
    hints: bool
    origin: OriginInfo | None
    clock: ClockInfo
    patience: int
    now: str


class StandingInfo(msgspec.Struct, omit_defaults=True):
    """The points of a seat now, or of a party without a seat; null: hidden from the reader."""

    seat: int
    points: int | None
    party: str = ""


class Frame(msgspec.Struct):
    """What every game has: round and phase, who has to choose, who has how many points."""

    round: int
    rounds: int
    phase: str
    waiting: list[int]
    standing: list[StandingInfo]


class FrameChange(msgspec.Struct, omit_defaults=True):
    """What has changed of a frame; what is left out stays as it was."""

    round: int | None = None
    rounds: int | None = None
    phase: str | None = None
    waiting: list[int] | None = None
    standing: list[StandingInfo] | None = None


class ActionInfo(msgspec.Struct, omit_defaults=True):
    """An action: described once to a connection, then named by its text alone.

    `path` is the board elements a person clicks in turn.
    """

    text: str
    path: list[str]
    verb: str
    args: Args
    retracts: bool = False
    stops: bool = False


class FieldInfo(msgspec.Struct, omit_defaults=True):
    """One whole number of an open choice: its name, its bounds, its unit."""

    name: str
    low: int
    high: int
    unit: str = ""


class OpeningInfo(msgspec.Struct):
    """An open choice: its verb, the element it starts from, its numbers in order."""

    verb: str
    element: str
    fields: list[FieldInfo]


class DoubtInfo(msgspec.Struct):
    """What speaks against an option that is allowed: the code of its sentence, all it mentions."""

    code: str
    args: Args


class Offer(msgspec.Struct, omit_defaults=True):
    """What a seat can do now.

    `decision` names what is to be decided, `options` are actions. Each is described the first time
    that this connection is told of it; after that it is named by its text, or by its place in the
    same list of the offer before. `shortcuts` are options in a row that are chosen and taken back
    at once, `doubts` says by text which options most players would regret. `undo` counts the own
    choices that can be taken back.
    """

    decision: str
    options: list[ActionInfo | str | int]
    openings: list[OpeningInfo] = []
    shortcuts: list[ActionInfo | str | int] = []
    doubts: dict[str, DoubtInfo] = {}
    undo: int = 0


class EventInfo(msgspec.Struct, omit_defaults=True, rename={"source": "from", "target": "to"}):
    """One thing that happened: a sentence of the log, an animation and a step of the replay in one.

    `from` and `to` are the board elements that a piece left and reached. An `occasion` befalls
    everybody and is to be seen before the next choice; `brought` is what the reader gained or lost
    by it, by kind of holding.
    """

    seat: int
    code: str
    args: Args
    source: str = ""
    target: str = ""
    trace: list[int] = []
    occasion: bool = False
    brought: dict[str, int] = {}


class LineInfo(msgspec.Struct):
    """One line of the log as its reader numbers it: the events of one choice, in order."""

    seq: int
    round: int
    events: list[EventInfo]


class RefusalInfo(msgspec.Struct):
    """Why an action is not allowed: the code of its sentence, the clause, all it mentions."""

    code: str
    clause: str
    args: Args
    text: str


class ScoreLineInfo(msgspec.Struct):
    """One line of a score sheet."""

    label: str
    amount: int


class SheetInfo(msgspec.Struct, omit_defaults=True):
    """A score sheet of a seat, or of a party without a seat."""

    seat: int
    lines: list[ScoreLineInfo]
    total: int
    tiebreak: list[int]
    rank: int
    party: str = ""


class ScoreChangeInfo(msgspec.Struct):
    """How a line of a score sheet would change."""

    seat: int
    label: str
    change: int


class OutcomeInfo(msgspec.Struct):
    """What an action would do; without `certain` only as far as chance does not decide.

    `ends_turn`: afterwards the seat has nothing to choose, or cannot take it back.
    """

    certain: bool
    ends_turn: bool
    events: list[EventInfo]
    scores: list[ScoreChangeInfo]
    holdings: dict[str, int]
    reach: list[str]


class AdviceInfo(msgspec.Struct):
    """One way to go on: actions in a row, and what playouts say of it.

    `worth` is the points by which it is behind the best way, 0 or less. `parts` says by name where
    its lead is more or less than the best way's: lines of the score sheet or parts that the game
    names, `prospects` for what is on no sheet yet, `rivals` for what the best other has.
    """

    actions: list[ActionInfo]
    worth: float
    parts: dict[str, float]


class ChatLine(msgspec.Struct, omit_defaults=True):
    """Something said at the table, or with a `code` something that happened to a seat."""

    seat: int
    name: str
    text: str
    at: str
    code: str = ""


# --- to the browser


class _ToBrowser(msgspec.Struct, tag_field="t", kw_only=True):
    """A message of the server."""


class View(_ToBrowser, tag="view"):
    """Everything a seat may know: on connecting, after an undo, and whenever in doubt.

    The chat is there on connecting only; null: as it was.
    """

    seq: int
    table: TableInfo
    seat: int
    frame: Frame
    view: Json
    offer: Offer
    log: list[LineInfo]
    chat: list[ChatLine] | None
    scores: list[SheetInfo] | None
    answers: int | None = None


class Patch(_ToBrowser, tag="patch", omit_defaults=True, rename={"gone": "del"}):
    """What a decision changed for a seat; what is left out stays as it was.

    `del` and `set` change the view by path; `lines` are the new ones of the log.
    """

    seq: int
    gone: list[str] = []
    set: dict[str, Json] = {}
    frame: FrameChange | None = None
    offer: Offer | None = None
    lines: list[LineInfo] = []
    scores: list[SheetInfo] | None = None
    answers: int | None = None


class Because(_ToBrowser, tag="because"):
    """The answer to `why`; null: nothing speaks against it."""

    answers: int | None
    refusal: RefusalInfo | None


class Would(_ToBrowser, tag="would"):
    """The answer to `what`: the outcome, or why there is none."""

    answers: int | None
    outcome: OutcomeInfo | None
    refusal: RefusalInfo | None


class Advised(_ToBrowser, tag="advice"):
    """The answer to `hint`: ways to go on, the best first, each beginning with another option."""

    answers: int | None
    advice: list[AdviceInfo]


class TableChanged(_ToBrowser, tag="table"):
    """Presence, names, hand-over, the end."""

    table: TableInfo


class TimesChanged(_ToBrowser, tag="times"):
    """The times of all seats, when the game waits for somebody else; `now` is the server's."""

    now: str
    times: list[SeatTimeInfo]


class Said(_ToBrowser, tag="say"):
    """Somebody said something."""

    line: ChatLine
    answers: int | None = None


class Err(_ToBrowser, tag="err"):
    """A message was not followed; nothing has changed."""

    code: str
    refusal: RefusalInfo | None = None
    answers: int | None = None


class Pong(_ToBrowser, tag="pong"):
    """The server is there."""

    answers: int | None = None


ToBrowser: TypeAlias = (
    View | Patch | Because | Would | Advised | TableChanged | TimesChanged | Said | Err | Pong
)


# --- HTTP: what is asked


class MeWish(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called, and in which language."""

    name: str
    lang: str


class SeatMe(msgspec.Struct, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """A seat for whoever sets the table up."""


class SeatOpen(msgspec.Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for somebody who is still to come."""


class SeatBot(msgspec.Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to set up."""

    game: str
    seats: list[SeatMe | SeatOpen | SeatBot]
    variant: dict[str, str] = {}
    public: bool = True  # free seats are listed for everybody
    auto: bool = False  # the table makes forced choices by itself
    hints: bool | None = None  # whether hints are allowed; null: if all others are bots
    clock: ClockInfo = ClockInfo()
    patience: int = PATIENCE  # minutes


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """A point of a finished game from which somebody wants to play on, against bots."""

    seq: Seq
    seat: SeatNumber
    bot: str


class Free(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that the host wants to be free again."""

    seat: SeatNumber


class Moderation(msgspec.Struct, forbid_unknown_fields=True):
    """What whoever runs the server wants done: about a table, a seat of it, or a guest."""

    what: Literal["show", "close", "free", "delete", "mute", "ban"]
    table: str = ""
    seat: SeatNumber = 0
    guest: str = ""
    hours: Annotated[float, msgspec.Meta(ge=0, le=MOST_HOURS)] = 24.0


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A free seat somebody wants to take: any, or a certain one.

    `secret` is the last part of a link to the table, or with `seat` of a link to that seat.
    """

    seat: SeatNumber | None = None
    secret: Secret = ""


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    """A private table somebody wants to watch, with the secret of a link as in `Join`."""

    secret: Secret
    seat: SeatNumber | None = None


class Hide(msgspec.Struct, forbid_unknown_fields=True):
    """Leave a table out of my list, or list it again."""

    on: bool


# --- HTTP: what is answered


class Me(msgspec.Struct):
    """Who somebody is; `known` says that they have been here before."""

    name: str
    lang: str
    known: bool


class BoxOption(msgspec.Struct):
    """A variant option; `fits` has the fewest and most seats of choices not for every table."""

    name: str
    choices: list[str]
    default: str
    fits: dict[str, tuple[int, int]]


class Box(msgspec.Struct):
    """A game on the shelf."""

    id: str
    names: dict[str, str]
    designer: str
    min_seats: int
    max_seats: int
    minutes: int
    weight: int
    bots: list[str]
    options: list[BoxOption]


class ListedSeat(msgspec.Struct):
    """One seat in a list of tables."""

    name: str
    bot: str | None
    taken: bool
    you: bool


class ListedTable(msgspec.Struct):
    """One row of a list of tables.

    `since` is the time from which on the game waits for the seats `waiting`, `points` are the final
    ones by seat.
    """

    table: str
    game: str
    status: Status
    round: int
    rounds: int
    seats: list[ListedSeat]
    your_turn: bool
    waiting: list[int]
    since: str | None
    created: str
    updated: str
    ranks: list[int] | None
    points: list[int] | None
    clock: ClockInfo
    hints: bool


class Tables(msgspec.Struct):
    """One's own tables, and those one can join.

    `more` leads to the next page of one's own, null if there is none; `turns` counts those that
    wait for the reader.
    """

    mine: list[ListedTable]
    open: list[ListedTable]
    more: str | None
    turns: int


class Invitation(msgspec.Struct):
    """What a link leads to: the table, and whether the seat is still free.

    `yours` says that the reader sits there already.
    """

    table: ListedTable
    free: bool
    yours: bool


class Made(msgspec.Struct):
    """A new table, its invite links, and the link that seats whoever opens it."""

    table: str
    invites: list[Invite]
    link: str | None


class Joined(msgspec.Struct):
    """The seat somebody took."""

    table: str
    seat: int


class Watching(msgspec.Struct):
    """The table that somebody may watch."""

    table: str


class Rematch(msgspec.Struct):
    """The table of the rematch."""

    table: str


class RoundStanding(msgspec.Struct):
    """The points at the start of a round, and the line of the log it began with."""

    round: int
    seq: int
    standing: list[StandingInfo]


class History(msgspec.Struct):
    """Points by round and the whole log, as the asker may know them."""

    table: str
    game: str
    length: int
    rounds: list[RoundStanding]
    log: list[LineInfo]


class CurvePoint(msgspec.Struct):
    """The value of the position to each seat after a line of the log."""

    seq: int
    values: list[float]


class SeatReview(msgspec.Struct):
    """How the value of the game to a seat came about, in points.

    `begin`, `luck`, `choices` and `others` add up to `end`: what chance and everything the
    choosers could not know gave, what the seat's own choices gave, and what the others' choices
    and the passing of rounds did.
    `missed` is what better choices would have gained.
    """

    begin: float
    end: float
    luck: float
    choices: float
    others: float
    missed: float


class TurningPoint(msgspec.Struct):
    """A line of the log that mattered: a choice with a better one, or luck.

    `points` is what the better way would have gained, or what chance gave the seat. `played` is
    what was chosen in a row from there, `better` what would have been better, `parts` says by name
    what the gain is made of.
    """

    seq: int
    round: int
    seat: int
    kind: Literal["choice", "luck"]
    points: float
    played: list[ActionInfo]
    better: list[ActionInfo]
    parts: dict[str, float]


class Review(msgspec.Struct):
    """A look back at a finished game: the values over its lines, the sums, the turning points."""

    curve: list[CurvePoint]
    seats: list[SeatReview]
    turning: list[TurningPoint]


class ReviewInfo(msgspec.Struct):
    """How far a review is: `done` of `of` choices have been looked at."""

    status: Literal["none", "running", "done"]
    done: int
    of: int
    review: Review | None


class Problem(msgspec.Struct):
    """An HTTP request that was not followed: a code and a sentence in English."""

    err: str
    text: str


encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ToServer).decode

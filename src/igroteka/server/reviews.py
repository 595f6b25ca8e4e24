"""Makes reviews of finished games in the background, and keeps them with the games.

A review is made in slices of a fraction of a second, each in a process for bots and each with a
turn of its own, so that live games and other guests come in between.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple

import msgspec
import structlog

from igroteka.bots.effort import effort_of
from igroteka.bots.registry import THINKING
from igroteka.bots.review import Better, Played, Reviewer
from igroteka.games import game_named
from igroteka.server.bots import ADVISER, bot_seed, rounded
from igroteka.server.clock import now
from igroteka.server.messages import (
    ActionInfo,
    CurvePoint,
    Review,
    ReviewInfo,
    SeatReview,
    TurningPoint,
    encode,
)
from igroteka.server.room import Room
from igroteka.server.services import Services
from igroteka.server.shapes import action_info
from igroteka.store.reviews import (
    Claim,
    begin_review,
    drop_review,
    go_on_with_review,
    keep_review,
    review_of,
    reviews_under_way,
)
from igroteka.store.store import StoreError
from igroteka.table.table import Table

VERSION: Final = 1  # of the format and the way of thinking; older reviews are made anew
SLICE_SECONDS: Final = 0.4  # after which a slice ends with the choice it is at
CLAIM_SECONDS: Final = 60.0
MOST_CHOICES: Final = 8  # turning points that were choices
LEAST_GAIN: Final = 1.0  # points of these
MOST_LUCK: Final = 4  # turning points that were luck
LEAST_LUCK: Final = 2.0  # points of these

log = structlog.get_logger()


# --- in the worker


class Choice(NamedTuple):
    """One line of the log that holds: its number, who chose, and the notation."""

    seq: int
    seat: int
    text: str


class Told(NamedTuple):
    """What one choice did, as plain data; see `Look` and `Better`."""

    round: int
    values: list[float]
    expected: list[float]
    luck: list[float]
    gain: float  # 0: nothing was better
    better: list[str]
    played: list[str]
    parts: dict[str, float]


class Slice(NamedTuple):
    """Where a review is: the position, the choices that follow, and what they belong to."""

    position: dict[str, object]
    choices: list[Choice]
    planned: list[int]


class Done(NamedTuple):
    """What a slice told, and where the next one goes on."""

    begin: list[float]
    told: list[Told]
    position: dict[str, object]
    planned: list[int]


def review_slice(game_id: str, slice: Slice, seed: int, seconds: float) -> Done:
    """Look at the next choices of a game for so many seconds, and at one at least."""
    game = game_named(game_id)
    coming = [Played(one.seat, game.parse(one.text)) for one in slice.choices]
    reviewer = Reviewer(
        game,
        game.load(slice.position),
        coming,
        slice.planned,
        effort_of(ADVISER, game_id),
        THINKING[ADVISER],
    )
    begin = reviewer.values
    ends = time.perf_counter() + seconds
    told: list[Told] = []
    for one in slice.choices:
        round = game.progress(reviewer.s).round
        look = reviewer.look(bot_seed(seed, one.seq, one.seat))
        better = look.better or Better([], [], 0.0, {})
        told.append(
            Told(
                round,
                look.values,
                look.expected,
                look.luck,
                better.gain,
                [action.text for action in better.actions],
                [action.text for action in better.played],
                rounded(better.parts),
            )
        )
        if time.perf_counter() > ends:
            break
    return Done(begin, told, game.save(reviewer.s), reviewer.planned)


# --- in the server


class Unwelcome(Exception):
    """A review that is not made now: a code of the protocol, and a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Reviews:
    """The reviews that this process makes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Give up what is under way; whoever asks again begins anew."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def info(self, id: str) -> ReviewInfo:
        """How far the review of a game is, and the review once it is made."""
        row = await review_of(self._services.store, id)
        if row is None or (not row.data and row.until < now()):
            return ReviewInfo("none", 0, 0, None)
        if not row.data or row.version < VERSION:
            return ReviewInfo("running", row.done, row.steps, None)
        made = msgspec.json.decode(row.data, type=Review)
        return ReviewInfo("done", row.steps, row.steps, made)

    async def begin(self, room: Room, guest: str) -> None:
        """Begin to review the finished game of a room for a guest, unless that is done already.

        Raises `Unwelcome`.
        """
        store, table = self._services.store, room.live.table
        if table.begun:
            raise Unwelcome("old_rules", "the game began under older rules: its log is not whole")
        row = await review_of(store, room.live.id)
        if row is not None and (
            (row.data and row.version >= VERSION) or (not row.data and row.until > now())
        ):
            return
        if await reviews_under_way(store, guest, now()):
            raise Unwelcome("too_many", "another review is being made for you: one at a time")
        claim = self._claim(room.live.id, guest)
        if await begin_review(store, claim, now(), len(table.acts), VERSION):
            task = asyncio.create_task(self._make(room.live.id, table, guest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _claim(self, id: str, guest: str) -> Claim:
        return Claim(id, guest, self._services.process, now(CLAIM_SECONDS))

    async def _make(self, id: str, table: Table, guest: str) -> None:
        """Make a review slice by slice and store it; a claim that fails is given up."""
        store = self._services.store
        try:
            data = await self._made(id, table, guest)
            if data is not None:
                await keep_review(store, self._claim(id, guest), encode(data).decode())
                log.info("reviewed", table=id)
        except asyncio.CancelledError:
            await self._drop(id)
            raise
        except Exception as error:  # a mistake of bot or store: there is no review for now
            log.warning("not_reviewed", table=id, error=repr(error))
            await self._drop(id)

    async def _drop(self, id: str) -> None:
        try:
            await drop_review(self._services.store, id, self._services.process)
        except StoreError as error:  # the claim runs out by itself
            log.warning("claim_not_dropped", table=id, error=str(error))

    async def _made(self, id: str, table: Table, guest: str) -> Review | None:
        """The review of a table; None if somebody else makes it."""
        services, game = self._services, table.game
        choices = [Choice(act.row.seq, act.seat, act.row.choice) for act in table.acts]
        position = game.save(table.position_at(table.begun))
        planned = [0] * table.config.seats
        begin: list[float] = []
        told: list[Told] = []
        while len(told) < len(choices):
            slice = Slice(position, choices[len(told) :], planned)
            async with services.bots.turns.turn(guest, False):
                done = await services.bots.work(
                    review_slice, game.meta.id, slice, table.config.seed, SLICE_SECONDS
                )
            begin = begin or done.begin
            told += done.told
            position, planned = done.position, done.planned
            if not await go_on_with_review(services.store, self._claim(id, guest), len(told)):
                return None
        return summed_up(table, choices, begin, told)


def summed_up(table: Table, choices: list[Choice], begin: list[float], told: list[Told]) -> Review:
    """The review of a game from what its choices did."""
    seats = range(table.config.seats)
    own, others, luck, missed = ([0.0 for _ in seats] for _ in range(4))
    for one, look in zip(choices, told, strict=True):
        missed[one.seat] += look.gain
        for seat in seats:
            luck[seat] += look.luck[seat]
            (own if seat == one.seat else others)[seat] += look.expected[seat]
    end = told[-1].values if told else begin
    return Review(
        curve=[
            CurvePoint(one.seq, [round(value, 1) for value in look.values])
            for one, look in zip(choices, told, strict=True)
        ],
        seats=[
            SeatReview(
                begin=round(begin[seat], 1),
                end=round(end[seat], 1),
                luck=round(luck[seat], 1),
                choices=round(own[seat], 1),
                others=round(others[seat], 1),
                missed=round(missed[seat], 1),
            )
            for seat in seats
        ],
        turning=turning_points(table, choices, told),
    )


def turning_points(table: Table, choices: list[Choice], told: list[Told]) -> list[TurningPoint]:
    """Where a better choice would have gained most, and chance moved a seat most, in order."""

    def described(texts: list[str]) -> list[ActionInfo]:
        return [action_info(table.game.parse(text)) for text in texts]

    chosen: list[TurningPoint] = []
    lucky: list[TurningPoint] = []
    for one, look in zip(choices, told, strict=True):
        if look.gain >= LEAST_GAIN:
            chosen.append(
                TurningPoint(
                    seq=one.seq,
                    round=look.round,
                    seat=one.seat,
                    kind="choice",
                    points=round(look.gain, 1),
                    played=described(look.played),
                    better=described(look.better),
                    parts=look.parts,
                )
            )
        seat = max(range(len(look.luck)), key=lambda seat: abs(look.luck[seat]))
        if abs(look.luck[seat]) >= LEAST_LUCK:
            lucky.append(
                TurningPoint(
                    seq=one.seq,
                    round=look.round,
                    seat=seat,
                    kind="luck",
                    points=round(look.luck[seat], 1),
                    played=described([one.text]),
                    better=[],
                    parts={},
                )
            )
    chosen.sort(key=lambda point: -point.points)
    lucky.sort(key=lambda point: -abs(point.points))
    return sorted(
        [*chosen[:MOST_CHOICES], *lucky[:MOST_LUCK]], key=lambda point: (point.seq, point.kind)
    )

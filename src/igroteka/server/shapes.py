"""Converts values of kernel, table and store into structs of `messages`."""

from __future__ import annotations

from collections.abc import Iterable, Set

import msgspec

from igroteka.bots.registry import LEVELS
from igroteka.games import game_named, game_names
from igroteka.kernel.actions import Action, Doubt, OpenChoice, Shortcut
from igroteka.kernel.events import Event
from igroteka.kernel.game import AnyGame
from igroteka.kernel.outcome import Outcome
from igroteka.kernel.score import ScoreSheet, Standing
from igroteka.kernel.state import State
from igroteka.server.messages import (
    ActionInfo,
    Box,
    BoxOption,
    ChatLine,
    ClockInfo,
    DoubtInfo,
    EventInfo,
    FieldInfo,
    Frame,
    FrameChange,
    LineInfo,
    ListedSeat,
    ListedTable,
    OpeningInfo,
    OutcomeInfo,
    RefusalInfo,
    ScoreChangeInfo,
    ScoreLineInfo,
    SeatTimeInfo,
    SheetInfo,
    StandingInfo,
)
from igroteka.store.rows import ChatRow, Clock, GameRow, SeatRow, status_of
from igroteka.table.log import Line
from igroteka.table.table import Refused


def action_info(action: Action) -> ActionInfo:
    """The description of an action."""
    return ActionInfo(
        text=action.text,
        path=list(action.path),
        verb=action.verb,
        args=action.args,
        retracts=action.retracts,
        stops=action.stops,
    )


def shortcut_info(shortcut: Shortcut[Action]) -> ActionInfo:
    """The description of a shortcut, which is chosen like an action."""
    return ActionInfo(shortcut.text, list(shortcut.path), shortcut.verb, shortcut.args)


def doubt_info(doubt: Doubt) -> DoubtInfo:
    """A doubt about an option."""
    return DoubtInfo(doubt.code, doubt.args)


def opening_info(opening: OpenChoice) -> OpeningInfo:
    """The description of an open choice."""
    fields = [FieldInfo(field.name, field.low, field.high, field.unit) for field in opening.fields]
    return OpeningInfo(opening.verb, opening.element, fields)


def refusal_info(refused: Refused) -> RefusalInfo:
    """A refusal with the text of the refused action."""
    refusal = refused.refusal
    return RefusalInfo(refusal.code, refusal.clause, refusal.args, refused.action.text)


def event_info(
    event: Event,
    seat: int = -1,
    source: str | None = None,
    target: str | None = None,
    trace: list[int] | None = None,
) -> EventInfo:
    """The description of an event for a seat; what an occasion brought others is not told.

    `source`, `target` and `trace` are told instead of the event's own.
    """
    return EventInfo(
        event.seat,
        event.code,
        event.args,
        event.source if source is None else source,
        event.target if target is None else target,
        event.trace if trace is None else trace,
        event.occasion,
        event.brought[seat] if event.brought and seat >= 0 else {},
    )


def lines_info(lines: Iterable[tuple[int, Line]], seat: int) -> list[LineInfo]:
    """Events as a seat is told them, each under the number it knows, put together by line."""
    found: list[LineInfo] = []
    for number, line in lines:
        if not found or (found[-1].seq, found[-1].round) != (number, line.round):
            found.append(LineInfo(number, line.round, []))
        found[-1].events.append(event_info(line.event, seat))
    return found


def log_info(
    lines: list[tuple[int, Line]], seat: int, shown_from: int, quiet: Set[str]
) -> list[LineInfo]:
    """Events as `lines_info` gives them; of lines before `shown_from`, only what the log tells.

    That leaves out the codes of `quiet`, and where pieces came from and went. The last trace stays.
    """
    traced = max([line.seq for _, line in lines if line.event.trace], default=-1)
    found: list[LineInfo] = []
    last = (-1, -1)
    for number, (seq, round, event) in lines:
        if seq >= shown_from:
            told = event_info(event, seat)
        elif event.code in quiet:
            continue
        else:
            told = event_info(event, seat, "", "", event.trace if seq == traced else [])
        if last != (number, round):
            last = (number, round)
            found.append(LineInfo(number, round, []))
        found[-1].events.append(told)
    return found


def frame_of(game: AnyGame, s: State, seat: int) -> Frame:
    """Round, phase, who has to choose, and the points as far as `seat` may know them."""
    progress = game.progress(s)
    return Frame(
        round=progress.round,
        rounds=progress.rounds,
        phase=progress.phase,
        waiting=game.waiting(s),
        standing=standing_info(game.standing(s, seat)),
    )


def frame_change(before: Frame, after: Frame) -> FrameChange | None:
    """What has changed of a frame; None if nothing has."""
    if after == before:
        return None
    new = {name: getattr(after, name) for name in Frame.__struct_fields__}
    changed = {name: value for name, value in new.items() if value != getattr(before, name)}
    return FrameChange(**changed)


def standing_info(standing: list[Standing]) -> list[StandingInfo]:
    """The points of seats and parties."""
    return [StandingInfo(one.seat, one.points, one.party) for one in standing]


def sheets_info(sheets: list[ScoreSheet]) -> list[SheetInfo]:
    """The score sheets of a finished game."""
    return [
        SheetInfo(
            seat=sheet.seat,
            lines=[ScoreLineInfo(line.label, line.amount) for line in sheet.lines],
            total=sheet.total,
            tiebreak=sheet.tiebreak,
            rank=sheet.rank,
            party=sheet.party,
        )
        for sheet in sheets
    ]


def sheets_read(data: object) -> list[SheetInfo]:
    """Read score sheets from the plain data that is stored of them."""
    return msgspec.convert(data, list[SheetInfo])


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    """The description of an outcome."""
    return OutcomeInfo(
        certain=outcome.certain,
        ends_turn=outcome.ends_turn,
        events=[event_info(event) for event in outcome.events],
        scores=[ScoreChangeInfo(one.seat, one.label, one.change) for one in outcome.scores],
        holdings=outcome.holdings,
        reach=outcome.reach,
    )


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat."""
    return ChatLine(row.seat, row.name, row.text, row.at, row.code)


def clock_info(clock: Clock) -> ClockInfo:
    """The clock of a table."""
    return ClockInfo(*clock)


def seat_time(seat: SeatRow) -> SeatTimeInfo:
    """The time of a seat."""
    return SeatTimeInfo(seat.since or None, seat.deadline or None, seat.bank)


def listed_table(game: GameRow, seats: list[SeatRow], guest: str) -> ListedTable:
    """One row of a list of tables, as `guest` sees it."""
    waiting = [] if game.finished else game.summary.waiting
    since = sorted([seat.since for seat in seats if seat.since])
    sheets = None if game.result is None else sheets_read(game.result)
    played = [sheet for sheet in sheets or [] if not sheet.party]
    return ListedTable(
        table=game.id,
        game=game.kind,
        status=status_of(game, seats),
        round=game.summary.round,
        rounds=game.summary.rounds,
        seats=[
            ListedSeat(seat.name, seat.bot or None, bool(seat.guest), seat.guest == guest)
            for seat in seats
        ],
        your_turn=any(
            [seat.guest == guest and seat.played and seat.seat in waiting for seat in seats]
        ),
        waiting=waiting,
        since=since[0] if since else None,
        created=game.created,
        updated=game.updated,
        ranks=None if sheets is None else [one.rank for one in sheets],
        points=None if sheets is None else [one.total for one in played],
        clock=clock_info(game.clock),
        hints=game.hints,
    )


def shelf(developer: bool) -> list[Box]:
    """All games that can be played; with `developer` also those for developers."""
    boxes: list[Box] = []
    for name in game_names(developer):
        meta = game_named(name).meta
        boxes.append(
            Box(
                id=meta.id,
                names=meta.names,
                designer=meta.designer,
                min_seats=meta.min_seats,
                max_seats=meta.max_seats,
                minutes=meta.minutes,
                weight=meta.weight,
                bots=list(LEVELS),
                options=[
                    BoxOption(option.name, option.choices, option.default, option.fits)
                    for option in meta.options
                ],
            )
        )
    return boxes

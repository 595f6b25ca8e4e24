"""The time of the seats of a table: who is waited for since when, and whose clock runs out when.

A person is waited for from the moment when the game waits for the seat, all seats are taken and no
bot plays it. Only then the clock of the seat runs. Choices out of sight change nothing here, so
that nobody can count them: a live clock gives its increment when the game no longer waits for the
seat, not for each choice.
"""

from __future__ import annotations

from typing import Final

from igroteka.server.clock import after, passed
from igroteka.store.rows import DAYS, LIVE, Clock, GameRow, SeatRow, SeatTime
from igroteka.table.log import UNDO
from igroteka.table.table import Proposal

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
# What clocks and patience may be set to.
MOST_MINUTES: Final = 240
MOST_INCREMENT: Final = 600  # seconds
MOST_HOURS: Final = 14 * 24
MOST_PATIENCE: Final = 7 * 24 * 60  # minutes
LEAST_AGAIN: Final = MINUTE  # what a live clock shows at least for who takes a seat back


def is_clock(clock: Clock) -> bool:
    """Whether a clock is within the bounds that tables may choose."""
    if clock.kind == LIVE:
        return 1 <= clock.minutes <= MOST_MINUTES and 0 <= clock.increment <= MOST_INCREMENT
    return clock.kind != DAYS or 1 <= clock.hours <= MOST_HOURS


def begun(clock: Clock, seats: list[SeatRow], waiting: list[int], at: str) -> list[SeatRow]:
    """The seats of a new game with their times."""
    full = not any([seat.free for seat in seats])
    bank = clock.minutes * MINUTE if clock.kind == LIVE else 0
    found: list[SeatRow] = []
    for seat in seats:
        waits = seat.seat in waiting
        since = at if waits and full and seat.played else ""
        time = _running(clock, seat.seat, since, bank)
        found.append(seat._replace(waits=waits, since=since, bank=bank, deadline=time.deadline))
    return found


def changed(
    game: GameRow, seats: list[SeatRow], waiting: list[int], proposal: Proposal, at: str
) -> list[SeatTime]:
    """The times that a line of the log changes; afterwards the game waits for `waiting`."""
    clock, row = game.clock, proposal.row
    full = not any([seat.free for seat in seats])
    found: list[SeatTime] = []
    for seat in seats:
        waits = seat.seat in waiting
        own = row.seat == seat.seat
        if seat.waits and waits and (not own or proposal.alone or row.kind == UNDO):
            continue
        if not seat.waits and not waits:
            continue
        bank = left(seat, at)
        if clock.kind == LIVE and own and seat.played:
            # An increment that an undo takes back can be earned again.
            if not waits:
                bank += clock.increment * 1000
            elif not seat.waits and row.kind == UNDO:
                bank -= clock.increment * 1000
        since = at if waits and full and seat.played else ""
        time = _running(clock, seat.seat, since, bank)._replace(waits=waits)
        if time != SeatTime(seat.seat, seat.waits, seat.since, seat.bank, seat.deadline):
            found.append(time)
    return found


def with_times(seats: list[SeatRow], times: list[SeatTime]) -> list[SeatRow]:
    """The seats with these times."""
    by_seat = {time.seat: time for time in times}
    return [
        seat._replace(**by_seat[seat.seat]._asdict()) if seat.seat in by_seat else seat
        for seat in seats
    ]


def to_start(game: GameRow, seats: list[SeatRow], at: str) -> list[SeatTime]:
    """The times of persons who are waited for from now on: all seats are taken, or one is again."""
    if game.finished or any([seat.free for seat in seats]):
        return []
    return [
        _running(game.clock, seat.seat, at, max(seat.bank, LEAST_AGAIN))
        for seat in seats
        if seat.waits and seat.played and not seat.since
    ]


def left(seat: SeatRow, at: str) -> int:
    """The milliseconds left on the live clock of a seat at the time `at`."""
    return max(0, seat.bank - passed(seat.since, at)) if seat.deadline else seat.bank


def overdue(game: GameRow, seat: SeatRow, at: str) -> bool:
    """Whether a person has been waited for longer than the table agreed on."""
    if not game.patience or not seat.played or not seat.since:
        return False
    return passed(seat.since, at) >= game.patience * MINUTE


def _running(clock: Clock, seat: int, since: str, bank: int) -> SeatTime:
    """The time of a seat that is waited for since a time; none is if that is empty."""
    deadline = ""
    if since and clock.kind == LIVE:
        deadline = after(since, bank)
    elif since and clock.kind == DAYS:
        deadline = after(since, clock.hours * HOUR)
    return SeatTime(seat, True, since, bank if clock.kind == LIVE else 0, deadline)

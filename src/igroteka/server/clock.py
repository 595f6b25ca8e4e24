"""The present time, and times as text, as they are stored and sent.

Texts such as `2026-11-15T12:00:00.000Z` are in UTC and sort by time.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def moment() -> datetime:
    """The present time; all other functions ask this one, so that a test can replace it."""
    return datetime.now(UTC)


def now(later: float = 0.0) -> str:
    """The time in UTC to the millisecond, or the time so many seconds `later`."""
    return _text(moment() + timedelta(seconds=later))


def after(at: str, milliseconds: int) -> str:
    """The time so many milliseconds after the time `at`."""
    return _text(datetime.fromisoformat(at) + timedelta(milliseconds=milliseconds))


def passed(since: str, until: str) -> int:
    """The milliseconds from one time to another; 0 if the second one is earlier."""
    span = datetime.fromisoformat(until) - datetime.fromisoformat(since)
    return max(0, span // timedelta(milliseconds=1))


def _text(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

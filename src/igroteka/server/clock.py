"""The time as it is kept and sent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def now(later: float = 0.0) -> str:
    """UTC to the millisecond, as text that sorts; or so many seconds later."""
    at = datetime.now(UTC) + timedelta(seconds=later)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

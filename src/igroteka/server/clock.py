"""The time as it is kept and sent."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """UTC to the millisecond, as text that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

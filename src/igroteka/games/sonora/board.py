"""Where players sit, and where a disc at rest counts: exact questions about whole micrometres."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.physics.trace import ON_BOARD, Trace
from igroteka.games.sonora.pieces import (
    BORDER,
    CIRCLE_RADIUS,
    CIRCLE_X,
    CIRCLE_Y,
    CORNER_ZONE,
    CORNERS,
    DISC_RADIUS,
)

NO_CIRCLE: Final = -1
# How near its middle a disc touches each circle.
NEAR: Final = tuple([radius + DISC_RADIUS for radius in CIRCLE_RADIUS])


def corner_of(place: int, round_number: int) -> int:
    """3.6, 10.2, 10.5 R50 The corner in front of a place at the table; rounds count from 0."""
    return (place - round_number) % len(CORNERS)


def worth(number: int, on_circle: bool) -> int:
    """6.2, 9.12 What a disc adds to a total: its number, doubled on a circle."""
    return 2 * number if on_circle else number


def circle_at(x: int, y: int) -> int:
    """5.11 R45 The circle that a disc here touches, or NO_CIRCLE; it never touches two."""
    for circle in range(len(CIRCLE_X)):
        near = NEAR[circle]
        dx = x - CIRCLE_X[circle]
        if -near <= dx <= near:  # most are passed over here
            dy = y - CIRCLE_Y[circle]
            if dx * dx + dy * dy <= near * near:
                return circle
    return NO_CIRCLE


def zones_at(x: int, y: int) -> list[int]:
    """5.7, 5.8 R45 The zone that holds most of a disc here, or both that hold half of it."""
    if abs(x) <= BORDER:
        return [quarter(-1, y), quarter(1, y)]
    if abs(y) <= BORDER:
        return [quarter(x, 1), quarter(x, -1)]
    return [quarter(x, y)]


def quarter(x: int, y: int) -> int:
    """2.1 The zone of a point off the lines between zones."""
    if y > 0:
        return CORNER_ZONE[1 if x > 0 else 0]
    return CORNER_ZONE[2 if x > 0 else 3]


def is_push(trace: Trace, corner: int) -> bool:
    """4.1, 4.2 R17 Whether the flicked disc rests in the zone of its corner and never left it."""
    x = trace.places[-2]
    y = trace.places[-1]
    resting = trace.fates[-1] == ON_BOARD and not trace.strayed
    return resting and zones_at(x, y) == [CORNER_ZONE[corner]]

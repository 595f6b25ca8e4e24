"""What a flick did: where every disc ended, and on demand all contacts and straight legs."""

from __future__ import annotations

from typing import Final

# Where a disc is after a flick.
ON_BOARD: Final = 0
IN_HOLE: Final = 1
OFF_BOARD: Final = 2
NOT_LAUNCHED: Final = 3  # the flicked disc never crossed its launch edge and is put back
FATES: Final = ("on_board", "in_hole", "off_board", "not_launched")

# What can happen to a disc on its way.
STOP: Final = 0
WALL: Final = 1
LAUNCH: Final = 2  # its centre crosses the launch edge
DROP: Final = 3  # it falls into the hole
SKIM: Final = 4  # it slides across the hole and loses some speed
HIT: Final = 5
ESCAPES: Final = 6  # it jumps the rim
LOOK: Final = 7  # nothing yet: two touching discs are looked at again
HAPPENINGS: Final = ("stop", "wall", "launch", "drop", "skim", "hit", "escapes", "look")


class Contact:
    """Something that happened to a disc: when (microseconds), what, with what, how fast.

    `other` is the other disc of a hit and the face of a wall; `speed` is how fast they closed
    in, in micrometres a second, for the sound of it.
    """

    __slots__ = ("disc", "kind", "other", "speed", "time")

    def __init__(self, time: int, kind: int, disc: int, other: int, speed: int) -> None:
        self.time = time
        self.kind = kind
        self.disc = disc
        self.other = other
        self.speed = speed


class Leg:
    """From this moment on a disc slides straight on, ever slower, until its next leg.

    Microseconds, micrometres, micrometres a second; at rest both speeds are 0.
    """

    __slots__ = ("disc", "time", "vx", "vy", "x", "y")

    def __init__(self, time: int, disc: int, x: int, y: int, vx: int, vy: int) -> None:
        self.time = time
        self.disc = disc
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy


class Trace:
    """The result of a flick. The flicked disc is the last one.

    `fates` and `places` (x, y, x, y, ...) have an entry for every disc; the place of a disc that
    is no longer on the board is where it left it. `strayed` says that the centre of the flicked
    disc was in another zone than that of its corner on the way or at the end. `events` counts
    all that was worked out.
    """

    __slots__ = ("contacts", "events", "fates", "legs", "places", "strayed")

    def __init__(
        self,
        fates: list[int],
        places: list[int],
        strayed: bool,
        events: int,
        contacts: list[Contact],
        legs: list[Leg],
    ) -> None:
        self.fates = fates
        self.places = places
        self.strayed = strayed
        self.events = events
        self.contacts = contacts
        self.legs = legs

    def numbers(self) -> list[int]:
        """All of it in one row, for comparing builds."""
        row = [*self.fates, *self.places, int(self.strayed), self.events]
        for contact in self.contacts:
            row += [contact.time, contact.kind, contact.disc, contact.other, contact.speed]
        for leg in self.legs:
            row += [leg.time, leg.disc, leg.x, leg.y, leg.vx, leg.vy]
        return row

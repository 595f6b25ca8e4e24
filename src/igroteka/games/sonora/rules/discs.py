"""Chapter 5: to which sector a disc belongs, what it is worth there, and how it leaves."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.board import NO_CIRCLE, circle_at, worth, zones_at
from igroteka.games.sonora.pieces import CIRCLE_ANIMAL, DISCS, DISCS_EACH, ZONES
from igroteka.games.sonora.state import BOARD, MARKED, ON_SECTOR, SonoraState

NO_SECTOR: Final = -1


def number_of(disc: int) -> int:
    """1.1 The number printed on a disc."""
    return disc % DISCS_EACH + 1


def on_circle(s: SonoraState, disc: int) -> bool:
    """5.9, 5.12 R3 Whether a disc touches a circle, alone or not; one from the hole does not."""
    return s.status[disc] == BOARD and circle_at(s.x[disc], s.y[disc]) != NO_CIRCLE


def sector_of(s: SonoraState, disc: int) -> int:
    """5.1, 5.6 to 5.8 The sector a disc counts for, or NO_SECTOR.

    5.10, 5.13, 5.14 A circle goes first, and counts for its animal wherever it lies.
    3.11 A disc from the hole counts for the sector its owner chose.
    """
    status = s.status[disc]
    if status == BOARD:
        circle = circle_at(s.x[disc], s.y[disc])
        if circle != NO_CIRCLE:
            return CIRCLE_ANIMAL[circle]
        zones = zones_at(s.x[disc], s.y[disc])
        return zones[0] if len(zones) == 1 else s.side[disc]
    if ON_SECTOR <= status < ON_SECTOR + len(ZONES):
        return status - ON_SECTOR
    return NO_SECTOR


def marks_left(s: SonoraState, disc: int) -> int:
    """7.10, 8.11 R11, R12 How many shapes or paths a disc has still to give: two on a circle."""
    return (2 if on_circle(s, disc) else 1) - s.marks[disc]


def discs_in(s: SonoraState, discs: range, sector: int) -> list[int]:
    """Those of the discs that count for a sector and are not marked yet."""
    return [disc for disc in discs if sector_of(s, disc) == sector]


def total_in(s: SonoraState, discs: range, sector: int) -> int:
    """6.1, 9.2 The total of the discs for a sector; doubled on a circle."""
    total = 0
    for disc in discs_in(s, discs, sector):
        total += worth(number_of(disc), on_circle(s, disc))
    return total


def borders(s: SonoraState, discs: range) -> list[int]:
    """5.8 R45 The discs that lie half and half, whose owner has not chosen yet."""
    return [disc for disc in discs if s.status[disc] == BOARD and sector_of(s, disc) == NO_SECTOR]


def leave(s: SonoraState, disc: int, status: int) -> None:
    """Take a disc off the board, or from wherever it is, to another status."""
    if s.status[disc] == BOARD:
        s.order.remove(disc)
    s.status[disc] = status
    s.side[disc] = -1


def marked(s: SonoraState, seat: int, disc: int) -> None:
    """5.15 A disc that is marked goes back to its owner."""
    if s.ears is not None:
        s.tell(
            "takes_back",
            seat,
            {"disc": DISCS[disc]},
            source=element_of(s, disc),
            target=f"seat:{seat}/discs",
        )
    leave(s, disc, MARKED)


def element_of(s: SonoraState, disc: int) -> str:
    """The board element of a disc that is to be marked: the board, or a sector of the sheet."""
    if s.status[disc] == BOARD:
        return "board:desert"
    return f"seat:{s.owner(disc)}/{ZONES[s.status[disc] - ON_SECTOR]}"

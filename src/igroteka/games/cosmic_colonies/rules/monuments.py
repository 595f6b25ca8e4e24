"""Chapter 11, the expansion: monuments fill holes of just their shape."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import RAISE, RAISES, SKIP, ColoniesAction
from igroteka.games.cosmic_colonies.grid import around, groups
from igroteka.games.cosmic_colonies.pieces import GROUND, MONUMENT_MASKS, MONUMENTS, corner_of
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.step import Decision


def holes(s: ColoniesState, seat: int, touched: int) -> list[int]:
    """11.3 Empty places next to the squares just touched, closed in on all sides."""
    player = s.players[seat]
    empty = GROUND[s.side()][player.asteroid] & ~player.occupied
    near = around(touched)
    return [hole for hole in groups(empty) if hole & near]


def may_raise(s: ColoniesState, seat: int, touched: int) -> None:
    """11.3 After a tile was laid or moved, a hole of just a monument's shape may be filled."""
    if s.monuments:
        step = RaiseMonument(seat, touched)
        if len(step.options(s)) > 1:
            s.next(step)


class RaiseMonument(Decision[ColoniesState, ColoniesAction]):
    """11.3 Put a monument into a hole of just its shape, at no cost; or leave it."""

    __slots__ = ("touched",)

    def __init__(self, seat: int, touched: int) -> None:
        super().__init__(seat)
        self.touched = touched  # the squares of the tile just laid, and those it left

    def numbers(self) -> list[int]:
        return [self.touched]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        found = [SKIP]
        for hole in holes(s, self.seat, self.touched):
            for monument in s.monuments:
                if hole in MONUMENT_MASKS[monument]:
                    found.append(RAISES[monument][corner_of(hole)])
        return found

    def hole_of(self, s: ColoniesState, action: ColoniesAction) -> int:
        """The hole the action means; 0 if there is none of that shape."""
        for hole in holes(s, self.seat, self.touched):
            if hole in MONUMENT_MASKS[action.number] and corner_of(hole) == action.other:
                return hole
        return 0

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != RAISE:
            return reasons.NOT_NOW
        if action.number not in s.monuments:
            return reasons.MONUMENT_GONE
        return "" if self.hole_of(s, action) else reasons.NO_SUCH_HOLE

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        player = s.players[self.seat]
        hole = self.hole_of(s, action)
        s.monuments.remove(action.number)
        player.monuments.append(action.number)
        player.monument_masks.append(hole)
        player.occupied |= hole
        if s.ears is not None:
            s.tell("raises", self.seat, {"monument": MONUMENTS[action.number]})
        may_raise(s, self.seat, self.touched)

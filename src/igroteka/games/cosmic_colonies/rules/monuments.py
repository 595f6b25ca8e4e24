"""Chapter 11, the expansion: monuments fill holes of exactly their shape."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import RAISE, RAISES, SKIP, ColoniesAction
from igroteka.games.cosmic_colonies.grid import groups
from igroteka.games.cosmic_colonies.pieces import MONUMENT_MASKS, MONUMENTS, corner_of
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.step import Decision


def new_holes(s: ColoniesState, seat: int, before: int) -> list[int]:
    """11.3, R21 The holes that exist now and did not while only `before` was covered."""
    ground = s.ground(seat)
    known = groups(ground & ~before)
    return [hole for hole in groups(ground & ~s.players[seat].occupied) if hole not in known]


def may_raise(s: ColoniesState, seat: int, before: int) -> None:
    """11.3 Ask whether to raise a monument, if a new hole has the shape of one.

    `before`: the squares that were covered before the tile was laid or moved.
    """
    if s.monuments:
        step = RaiseMonument(seat, before)
        if len(step.options(s)) > 1:
            s.next(step)


class RaiseMonument(Decision[ColoniesState, ColoniesAction]):
    """11.3 Put a monument into a hole of exactly its shape, at no cost, or skip it."""

    __slots__ = ("before",)

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before  # the squares covered before the tile was laid or moved

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        found = [SKIP]
        for hole in new_holes(s, self.seat, self.before):
            for monument in s.monuments:
                if hole in MONUMENT_MASKS[monument]:
                    found.append(RAISES[monument][corner_of(hole)])
        return found

    def hole_of(self, s: ColoniesState, action: ColoniesAction) -> int:
        """The hole the action means; 0 if there is none of that shape."""
        for hole in new_holes(s, self.seat, self.before):
            if hole in MONUMENT_MASKS[action.monument] and corner_of(hole) == action.corner:
                return hole
        return 0

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != RAISE:
            return reasons.NOT_NOW
        if action.monument not in s.monuments:
            return reasons.MONUMENT_GONE
        return "" if self.hole_of(s, action) else reasons.NO_SUCH_HOLE

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        player = s.players[self.seat]
        hole = self.hole_of(s, action)
        s.monuments.remove(action.monument)
        player.monuments.append(action.monument)  # 11.5, R22: not among the buildings
        player.monument_masks.append(hole)
        player.occupied |= hole
        if s.ears is not None:
            name = MONUMENTS[action.monument]
            there = f"asteroid:{self.seat}"
            s.tell("raises", self.seat, {"monument": name}, source=f"monument:{name}", target=there)
        may_raise(s, self.seat, self.before)

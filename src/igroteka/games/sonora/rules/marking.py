"""Chapter 5, third step: all players mark their other discs at the same time."""

from __future__ import annotations

from igroteka.games.sonora.actions import (
    COUNT,
    COUNTS,
    DONE,
    DONES,
    MARK,
    MARKS,
    USE,
    USES,
    USES_KEPT,
    SonoraAction,
)
from igroteka.games.sonora.pieces import (
    CANYON,
    CREEK,
    DISCOVERABLE,
    DISCS,
    MUD,
)
from igroteka.games.sonora.reasons import (
    COUNT_FIRST,
    MARKED_BY_TOTAL,
    MUD_IS_FULL,
    NO_SUCH_BONUS,
    NOT_DONE_YET,
    NOT_YOUR_DISC,
    NOTHING_TO_COUNT,
    NOTHING_TO_MARK,
)
from igroteka.games.sonora.rules.animals import (
    RABBITS,
    has_bonus,
    tell_use,
    use_fox_or_owl,
    why_not_draw,
    why_not_fox_or_owl,
    why_not_path,
)
from igroteka.games.sonora.rules.canyon import DrawShape
from igroteka.games.sonora.rules.creek import LayPath
from igroteka.games.sonora.rules.discs import NO_SECTOR, discs_in, leave, number_of, sector_of
from igroteka.games.sonora.rules.mud import (
    add_rabbit,
    count_mud,
    rabbit_points,
    room_in_mud,
)
from igroteka.games.sonora.state import MARKED, WRITING, SonoraState
from igroteka.kernel.step import NOT_NOW, Decision, Step


class Marking(Step[SonoraState]):
    """5.5 R21 Everybody goes on alone; who has nothing to mark is done at once."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        s.phase = WRITING
        for seat in range(s.seats):
            if MarkSheet(seat).options(s) == [DONES]:
                finish_sheet(s, seat)
            else:
                s.meanwhile(seat, [MarkSheet(seat)])


class MarkSheet(Decision[SonoraState, SonoraAction]):
    """5.1, 5.5, 12.12 R29, R30, R58 The next disc or bonus, in any order, until nothing is left."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        must = self.due(s)
        kept = [action for action in USES_KEPT if not self.why_not_use(s, action)]
        return [*must, *kept] if must else [*kept, DONES]

    def due(self, s: SonoraState) -> list[SonoraAction]:
        """R29 What can be marked now, and so must be before the end of the phase."""
        found = [MARKS[disc] for disc in s.own_discs(self.seat) if not self.why_not_mark(s, disc)]
        if discs_in(s, s.own_discs(self.seat), MUD):
            found.append(COUNTS)
        return found + [action for action in USES if not self.why_not_use(s, action)]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        own = [MARKS[disc] for disc in s.own_discs(self.seat)]
        return [*own, COUNTS, *USES, *USES_KEPT, DONES]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind == MARK:
            return self.why_not_mark(s, action.disc)
        if action.kind == COUNT:
            waits = discs_in(s, s.own_discs(self.seat), MUD)
            return "" if waits else NOTHING_TO_COUNT
        if action.kind == USE:
            return self.why_not_use(s, action)
        if action.kind == DONE:
            return NOT_DONE_YET if self.due(s) else ""
        return NOT_NOW

    def why_not_mark(self, s: SonoraState, disc: int) -> str:
        """7.1, 8.1 The reason against marking this disc now."""
        if disc not in s.own_discs(self.seat):
            return NOT_YOUR_DISC
        sector = sector_of(s, disc)
        if sector == CANYON:
            return why_not_draw(s, self.seat, number_of(disc))
        if sector == CREEK:
            return why_not_path(s, self.seat, number_of(disc), number_of(disc))
        return MARKED_BY_TOTAL if sector == MUD else NOTHING_TO_MARK

    def why_not_use(self, s: SonoraState, action: SonoraAction) -> str:
        """12.8 to 12.13 The reason against using this bonus now."""
        if action.what != RABBITS:
            return why_not_fox_or_owl(s, self.seat, action)
        if not has_bonus(s, self.seat, action):
            return NO_SUCH_BONUS
        player = s.players[self.seat]
        if discs_in(s, s.own_discs(self.seat), MUD):
            return COUNT_FIRST  # R7
        return "" if room_in_mud(s, player, rabbit_points(player)) else MUD_IS_FULL

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        if action.kind == DONE:
            finish_sheet(s, self.seat)
            return
        s.next(self)
        if action.kind == COUNT:
            count_mud(s, self.seat)
        elif action.kind == USE and action.what == RABBITS:
            tell_use(s, self.seat, RABBITS, action.number > 0)
            add_rabbit(s, self.seat, action.number > 0)
        elif action.kind == USE:
            use_fox_or_owl(s, self.seat, action.what, action.number > 0)
        elif sector_of(s, action.disc) == CANYON:
            s.next(DrawShape(self.seat, action.disc))
        else:
            s.next(LayPath(self.seat, action.disc))


def finish_sheet(s: SonoraState, seat: int) -> None:
    """5.16, 8.8, 12.8 R12, R29 Discs and bonuses that could not be used are lost."""
    player = s.players[seat]
    for disc in s.own_discs(seat):
        if sector_of(s, disc) != NO_SECTOR:
            if s.ears is not None:
                s.tell("loses_disc", seat, {"disc": DISCS[disc]}, target=f"seat:{seat}/discs")
            leave(s, disc, MARKED)
            s.marks[disc] = 0
    for animal in range(len(DISCOVERABLE)):
        if player.bonuses[animal] and s.ears is not None:
            args: dict[str, str | int] = {"animal": DISCOVERABLE[animal]}
            s.tell("loses_bonus", seat, args)
        player.bonuses[animal] = 0
    if s.ears is not None:
        s.tell("done", seat, {})

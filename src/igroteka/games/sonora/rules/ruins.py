"""Chapter 6: the cliff ruins, marked by one player after the other."""

from __future__ import annotations

from igroteka.games.sonora.actions import CROSS, CROSSES, SonoraAction
from igroteka.games.sonora.pieces import BUILDINGS, CLIFF, HEXES, TOP_BONUS
from igroteka.games.sonora.rules.bonuses import gain
from igroteka.games.sonora.rules.discs import discs_in, marked, total_in
from igroteka.games.sonora.sheet import cliff
from igroteka.games.sonora.state import RUINS, SonoraState
from igroteka.kernel.step import NOT_NOW, Decision, Step


class Ruins(Step[SonoraState]):
    """5.4, 6.3 R1 The highest total marks first, then the others in descending order."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        s.phase = RUINS
        totals = [total_in(s, s.own_discs(seat), CLIFF) for seat in range(s.seats)]
        s.then([MarkRuins(seat) for seat in cliff.marking_order(totals, s.turn_order())])


class MarkRuins(Step[SonoraState]):
    """6.4, 13.16 A player's whole total; alone the bot's building comes first."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        player = s.players[self.seat]
        player.points = total_in(s, s.own_discs(self.seat), CLIFF)
        if s.ears is not None:
            s.tell("ruins", self.seat, {"total": player.points})
        owed = cliff.owed_to_bot(s.bot_circled, s.bot_crossed, player.points)
        if owed:
            s.bot_crossed += owed
            player.points -= owed
            if s.ears is not None:
                s.tell("pays_bot", self.seat, {"number": owed}, target="building:bot")
        s.next(CrossMore(self.seat))


class CrossMore(Step[SonoraState]):
    """6.7 R9 When the total is used up or all is full, the discs leave the board."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        player = s.players[self.seat]
        if player.points and cliff.room_left(player.hexes):
            s.next(CrossHexes(self.seat))
            return
        player.points = 0
        for disc in discs_in(s, s.own_discs(self.seat), CLIFF):
            marked(s, self.seat, disc)


class CrossHexes(Decision[SonoraState, SonoraAction]):
    """6.4, 6.8, 6.9 Some hexes of one building."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        player = s.players[self.seat]
        found: list[SonoraAction] = []
        for building in range(len(BUILDINGS)):
            room = HEXES[building] - player.hexes[building]
            found += CROSSES[building][: min(room, player.points)]
        return found

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        return [action for each in CROSSES for action in each]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != CROSS:
            return NOT_NOW
        player = s.players[self.seat]
        return cliff.why_not_cross(player.hexes, action.what, action.number, player.points)

    def refusal_numbers(
        self, s: SonoraState, action: SonoraAction, code: str
    ) -> dict[str, str | int]:
        player = s.players[self.seat]
        if code == NOT_NOW:
            return {}
        return {"free": HEXES[action.what] - player.hexes[action.what], "total": player.points}

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        player = s.players[self.seat]
        building = action.what
        player.hexes[building] += action.number
        player.points -= action.number
        if s.ears is not None:
            args: dict[str, str | int] = {"building": BUILDINGS[building], "number": action.number}
            s.tell("crosses", self.seat, args, target=f"building:{BUILDINGS[building]}")
        s.next(CrossMore(self.seat))
        if player.hexes[building] == HEXES[building]:
            finish(s, self.seat, building)


def finish(s: SonoraState, seat: int, building: int) -> None:
    """6.5, 6.6, 6.10, 6.11 R33, R37 The first one gets the top reward, all others the bottom."""
    first = s.firsts[building] < 0
    if s.ears is not None:
        code = "finishes_first" if first else "finishes"
        target = f"building:{BUILDINGS[building]}"
        args: dict[str, str | int] = {
            "building": BUILDINGS[building],
            "points": cliff.points_of(building, cliff.FIRST if first else cliff.LATER),
        }
        s.tell(code, seat, args, target=target)
    if first:
        s.firsts[building] = seat
        gain(s, seat, [TOP_BONUS[building]], f"building:{BUILDINGS[building]}")


def reward_of(s: SonoraState, seat: int, building: int) -> int:
    """6.6 Which reward of a building a player has circled, if any."""
    if s.players[seat].hexes[building] < HEXES[building]:
        return cliff.UNFINISHED
    return cliff.FIRST if s.firsts[building] == seat else cliff.LATER

"""Chapter 9: crossing off nodes and boxes of the mudcracks with one total."""

from __future__ import annotations

from igroteka.games.sonora.actions import (
    BOX,
    BOXES,
    CLOSE,
    CLOSES,
    NODE,
    NODE_ACTIONS,
    USE,
    USES,
    USES_KEPT,
    SonoraAction,
)
from igroteka.games.sonora.pieces import (
    COLUMN_BONUS,
    COLUMN_CELLS,
    COLUMNS,
    MUD,
    NODES,
    RABBIT_DISCOVERED,
    RABBIT_POINTS,
    TRIANGLE_SYMBOL,
)
from igroteka.games.sonora.reasons import NO_SUCH_BONUS, NODES_ARE_OVER
from igroteka.games.sonora.rules.animals import (
    RABBITS,
    any_fox_or_owl,
    has_bonus,
    tell_use,
    use_fox_or_owl,
    why_not_fox_or_owl,
)
from igroteka.games.sonora.rules.bonuses import gain
from igroteka.games.sonora.rules.discs import discs_in, marked, total_in
from igroteka.games.sonora.sheet import mud
from igroteka.games.sonora.state import Player, SonoraState
from igroteka.kernel.step import NOT_NOW, Decision, Step


def room_in_mud(s: SonoraState, player: Player, points: int) -> bool:
    """9.3, 9.6 Whether so many points could cross off anything."""
    if points and player.columns != list(COLUMN_CELLS):
        return True
    return bool(mud.nodes_in_reach(player.nodes, s.boxes, points))


def rabbit_points(player: Player) -> int:
    """12.11, 12.15 What all rabbits of a player would add to a total."""
    return RABBIT_POINTS * player.bonuses[RABBITS] + RABBIT_DISCOVERED * player.kept(RABBITS)


def count_mud(s: SonoraState, seat: int) -> None:
    """9.2 R32 Begin with the total of all discs of the mud."""
    player = s.players[seat]
    player.points = total_in(s, s.own_discs(seat), MUD)
    if s.ears is not None:
        s.tell("counts", seat, {"total": player.points}, target=f"seat:{seat}/mud")
    s.next(GoOnInMud(seat))


def add_rabbit(s: SonoraState, seat: int, kept: bool) -> None:
    """12.11, 12.15 R6, R7, R31 A rabbit adds to the total and opens the nodes again."""
    player = s.players[seat]
    if kept:
        player.used[RABBITS] += 1
    else:
        player.bonuses[RABBITS] -= 1
    player.points += RABBIT_DISCOVERED if kept else RABBIT_POINTS
    player.boxed = False
    s.next(GoOnInMud(seat))


class GoOnInMud(Step[SonoraState]):
    """9.6, 9.7 R8 As long as something can be crossed off or added; then the discs leave."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        player = s.players[self.seat]
        more = rabbit_points(player)
        in_reach = player.points > 0 and any_mark(s, player)
        if (
            in_reach
            or (more and room_in_mud(s, player, player.points + more))
            or waits_for_rabbit(s, self.seat)
        ):
            s.next(MarkMud(self.seat))
        else:
            close(s, self.seat)


def any_mark(s: SonoraState, player: Player) -> bool:
    """Whether the points that are left can cross off a node or a box."""
    if player.columns != list(COLUMN_CELLS):
        return True
    return not player.boxed and bool(mud.nodes_in_reach(player.nodes, s.boxes, player.points))


def waits_for_rabbit(s: SonoraState, seat: int) -> bool:
    """12.12 R7 Whether points too few for a node could grow: a fox or owl may gain a rabbit."""
    player = s.players[seat]
    return player.points > 0 and player.nodes != mud.EVERYTHING and any_fox_or_owl(s, seat)


def close(s: SonoraState, seat: int) -> None:
    """9.7 R8 The total is over; what is not spent is lost."""
    player = s.players[seat]
    if s.ears is not None and player.points:
        s.tell("leaves_points", seat, {"number": player.points})
    player.points = 0
    player.boxed = False
    for disc in discs_in(s, s.own_discs(seat), MUD):
        marked(s, seat, disc)


class MarkMud(Decision[SonoraState, SonoraAction]):
    """9.3 to 9.6, 12.12 R7 A node, some boxes, an animal bonus, or the end of this total."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [action for action in self.candidates(s) if not self.why_not(s, action)]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        found = [CLOSES, *NODE_ACTIONS.values()]
        for each in BOXES:
            found += each
        return [*found, *USES, *USES_KEPT]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        player = s.players[self.seat]
        if action.kind == CLOSE:
            return ""
        if action.kind == NODE:
            reason = mud.why_not_node(action.what, player.nodes, s.boxes, player.points)
            return NODES_ARE_OVER if player.boxed else reason
        if action.kind == BOX:
            return mud.why_not_boxes(action.what, player.columns, action.number, player.points)
        if action.kind == USE and action.what == RABBITS:
            return "" if has_bonus(s, self.seat, action) else NO_SUCH_BONUS
        if action.kind == USE:
            return why_not_fox_or_owl(s, self.seat, action)
        return NOT_NOW

    def refusal_numbers(
        self, s: SonoraState, action: SonoraAction, code: str
    ) -> dict[str, str | int]:
        player = s.players[self.seat]
        numbers: dict[str, str | int] = {"points": player.points}
        if action.kind == NODE:
            numbers["cost"] = mud.cost_of(action.what, s.boxes)
        if action.kind == BOX:
            numbers["free"] = COLUMN_CELLS[action.what] - player.columns[action.what]
        return numbers

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        if action.kind == CLOSE:
            close(s, self.seat)
        elif action.kind == USE and action.what == RABBITS:
            tell_use(s, self.seat, RABBITS, action.number > 0)
            add_rabbit(s, self.seat, action.number > 0)
        elif action.kind == USE:
            s.next(GoOnInMud(self.seat))
            use_fox_or_owl(s, self.seat, action.what, action.number > 0)
        elif action.kind == NODE:
            self.cross_node(s, action.what)
        else:
            self.cross_boxes(s, action.what, action.number)

    def cross_node(self, s: SonoraState, node: int) -> None:
        """9.4, 9.5, 9.9 A node, with all triangles that it closes."""
        player = s.players[self.seat]
        closed = mud.closed_by(node, player.nodes)
        player.points -= mud.cost_of(node, s.boxes)
        player.nodes |= 1 << node
        where = f"node:{NODES[node]}"
        if s.ears is not None:
            args: dict[str, str | int] = {"node": NODES[node], "number": len(closed)}
            s.tell("crosses_node", self.seat, args, target=where)
        s.next(GoOnInMud(self.seat))
        gain(s, self.seat, [TRIANGLE_SYMBOL[index] for index in closed], where)

    def cross_boxes(self, s: SonoraState, column: int, number: int) -> None:
        """9.6, 9.10 Boxes of a column; a full one gives its bonus."""
        player = s.players[self.seat]
        player.points -= number
        player.columns[column] += number
        player.boxed = True
        where = f"column:{COLUMNS[column]}"
        if s.ears is not None:
            args: dict[str, str | int] = {"column": COLUMNS[column], "number": number}
            s.tell("crosses_boxes", self.seat, args, target=where)
        s.next(GoOnInMud(self.seat))
        if player.columns[column] == COLUMN_CELLS[column]:
            gain(s, self.seat, [COLUMN_BONUS[column]], where)

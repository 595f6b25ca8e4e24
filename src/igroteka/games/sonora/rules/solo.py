"""13 The solo game: one player against the bot, on one sheet.

13.4, 13.12, 13.14 The bot has no sheet, points or bonuses of its own; what it fills is kept in
the state and closed to the player.
"""

from __future__ import annotations

from igroteka.games.sonora.actions import (
    BLOCK,
    BLOCKS,
    BOT,
    BOTS,
    DRAW,
    DRAWS,
    FILL,
    FILLS,
    MARK,
    MARKS,
    MINE,
    MINES,
    SonoraAction,
)
from igroteka.games.sonora.pieces import (
    CANYON,
    CLIFF,
    COLOURS,
    CREEK,
    CREEK_CELLS,
    DISCS,
    MUD,
    NODES,
    SOLO_COLOURS,
)
from igroteka.games.sonora.reasons import (
    MARKED_BY_TOTAL,
    NO_PATH_FITS,
    NO_SHAPE_FITS,
    NOT_A_COLOUR,
    NOT_THE_BOTS,
    NOTHING_TO_MARK,
)
from igroteka.games.sonora.rules.canyon import first_cell, made
from igroteka.games.sonora.rules.discs import (
    NO_SECTOR,
    discs_in,
    leave,
    marked,
    number_of,
    sector_of,
    total_in,
)
from igroteka.games.sonora.sheet import canyon, cliff, creek, mud
from igroteka.games.sonora.state import (
    ASIDE,
    BOT_MARKING,
    COLOURS_CHOSEN,
    MARKED,
    SonoraState,
    discs_of,
)
from igroteka.kernel.step import NOT_NOW, Decision, Step


class Colours(Step[SonoraState]):
    """13.8 One colour for the player, another for the bot."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        s.phase = COLOURS_CHOSEN
        s.then([ChooseMine(0), ChooseBots(0), PutAside()])


class ChooseMine(Decision[SonoraState, SonoraAction]):
    """13.8 R52 Any of the three colours as one's own."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return MINES[:SOLO_COLOURS]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != MINE:
            return NOT_NOW
        return "" if action.what < SOLO_COLOURS else NOT_A_COLOUR

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        s.mine = action.what
        if s.ears is not None:
            s.tell("takes_colour", self.seat, {"colour": COLOURS[action.what]})


class ChooseBots(Decision[SonoraState, SonoraAction]):
    """13.8 R52 One of the other two as the bot's."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [BOTS[colour] for colour in range(SOLO_COLOURS) if colour != s.mine]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != BOT:
            return NOT_NOW
        fits = action.what < SOLO_COLOURS and action.what != s.mine
        return "" if fits else NOT_A_COLOUR

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        s.bots = action.what
        if s.ears is not None:
            s.tell("gives_bot_colour", self.seat, {"colour": COLOURS[action.what]})


class PutAside(Step[SonoraState]):
    """13.8 All discs of the third colour are taken off."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        for colour in range(SOLO_COLOURS):
            if colour not in (s.mine, s.bots):
                for disc in discs_of(colour):
                    leave(s, disc, ASIDE)
                if s.ears is not None:
                    args: dict[str, str | int] = {"colour": COLOURS[colour]}
                    s.tell("aside", -1, args, source="board:desert", target="seat:0/discs")


class BotMarks(Step[SonoraState]):
    """13.10, 13.15, 13.26 The bot's ruins are circled at once; its mud and the rest follow."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        s.phase = BOT_MARKING
        discs = discs_of(s.bots)
        circled = cliff.circled_by_bot(s.bot_circled, total_in(s, discs, CLIFF))
        if s.ears is not None and circled > s.bot_circled:
            args: dict[str, str | int] = {"number": circled - s.bot_circled}
            s.tell("bot_circles", -1, args, target="building:bot")
        s.bot_circled = circled
        s.bot_points = total_in(s, discs, MUD)
        for disc in [*discs_in(s, discs, CLIFF), *discs_in(s, discs, MUD)]:
            marked(s, 0, disc)
        s.next(GoOnWithBot())


class GoOnWithBot(Step[SonoraState]):
    """13.13 R23, R55 As long as the bot can use anything; what is left is lost."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        choice = MarkForBot(0)
        if choice.options(s):
            s.next(choice)
            return
        s.bot_points = 0
        for disc in discs_of(s.bots):
            if sector_of(s, disc) != NO_SECTOR:
                if s.ears is not None:
                    s.tell("bot_loses_disc", -1, {"disc": DISCS[disc]}, target="seat:0/discs")
                leave(s, disc, MARKED)
                s.marks[disc] = 0


class MarkForBot(Decision[SonoraState, SonoraAction]):
    """13.13 R52 The player decides which disc the bot uses next, and where its boxes are."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [action for action in self.candidates(s) if not self.why_not(s, action)]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        found = [MARKS[disc] for disc in discs_of(s.bots)]
        for each in FILLS.values():
            found += each
        return found

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind == MARK:
            return self.why_not_mark(s, action.disc)
        if action.kind == FILL:
            nodes = s.players[0].nodes
            return mud.why_not_fill(action.what, nodes, s.boxes, action.number, s.bot_points)
        return NOT_NOW

    def why_not_mark(self, s: SonoraState, disc: int) -> str:
        """13.17, 13.22 The reason against using this disc of the bot now."""
        if disc not in discs_of(s.bots):
            return NOT_THE_BOTS
        player = s.players[0]
        sector = sector_of(s, disc)
        if sector == CANYON:
            fits = canyon.bot_shapes(player.shapes, s.bot_shapes, number_of(disc))
            return "" if fits else NO_SHAPE_FITS
        if sector == CREEK:
            ways = creek.bot_paths(player.creek, s.bot_creek, number_of(disc))
            return "" if ways else NO_PATH_FITS
        return MARKED_BY_TOTAL if sector == MUD else NOTHING_TO_MARK

    def refusal_clause(self, s: SonoraState, action: SonoraAction, code: str) -> str:
        return "13.26" if action.kind == FILL else ""

    def refusal_numbers(
        self, s: SonoraState, action: SonoraAction, code: str
    ) -> dict[str, str | int]:
        return {"points": s.bot_points} if action.kind == FILL else {}

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        s.next(GoOnWithBot())
        if action.kind == FILL:
            s.boxes[action.what] += action.number
            s.bot_points -= action.number
            if s.ears is not None:
                args: dict[str, str | int] = {"node": NODES[action.what], "number": action.number}
                s.tell("bot_fills", -1, args, target=f"node:{NODES[action.what]}")
        elif sector_of(s, action.disc) == CANYON:
            s.next(DrawForBot(0, action.disc))
        else:
            s.next(LayPathForBot(0, action.disc))


class DrawForBot(Decision[SonoraState, SonoraAction]):
    """13.17 to 13.20 The bot's shape: the largest number that fits, where the player likes."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, s: SonoraState) -> list[SonoraAction]:
        fits = canyon.bot_shapes(s.players[0].shapes, s.bot_shapes, number_of(self.disc))
        return [DRAWS[mask] for mask in fits]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != DRAW:
            return NOT_NOW
        own = s.players[0].shapes
        return canyon.why_not_bot_draw(action.mask, own, s.bot_shapes, number_of(self.disc))

    def refusal_numbers(
        self, s: SonoraState, action: SonoraAction, code: str
    ) -> dict[str, str | int]:
        return {"largest": number_of(self.disc)}

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        s.bot_shapes.append(action.mask)
        s.bot_drawn |= action.mask
        if s.ears is not None:
            s.tell("bot_draws", -1, dict(action.args), target=f"cell:{first_cell(action.mask)}")
        made(s, 0, self.disc)


class LayPathForBot(Decision[SonoraState, SonoraAction]):
    """13.22 to 13.24 The bot's path: so many free cells in a row, from the bottom."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def options(self, s: SonoraState) -> list[SonoraAction]:
        ways = creek.bot_paths(s.players[0].creek, s.bot_creek, number_of(self.disc))
        return [BLOCKS[way] for way in ways]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != BLOCK:
            return NOT_NOW
        return creek.why_not_bot_path(
            action.what, action.number, s.players[0].creek, s.bot_creek, number_of(self.disc)
        )

    def refusal_clause(self, s: SonoraState, action: SonoraAction, code: str) -> str:
        return "" if code == NOT_NOW else "13.23" if code == "not_a_bot_beginning" else "13.24"

    def refusal_numbers(
        self, s: SonoraState, action: SonoraAction, code: str
    ) -> dict[str, str | int]:
        length = number_of(self.disc)
        return {"shortest": length, "longest": length}

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        path = creek.path_between(action.what, action.number)
        s.bot_creek |= path
        if s.ears is not None:
            args: dict[str, str | int] = {
                "cell": CREEK_CELLS[action.what],
                "last": CREEK_CELLS[action.number],
            }
            s.tell("bot_lays_path", -1, args, target=f"creek:{CREEK_CELLS[action.number]}")
        made(s, 0, self.disc)

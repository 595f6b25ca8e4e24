"""Chapter 7: drawing a shape in the canyon."""

from __future__ import annotations

from igroteka.games.sonora.actions import DRAW, DRAWS, SonoraAction
from igroteka.games.sonora.pieces import FOX_LARGEST
from igroteka.games.sonora.rules.bonuses import gain
from igroteka.games.sonora.rules.discs import marked, marks_left, number_of
from igroteka.games.sonora.sheet import canyon
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.step import NOT_NOW, Decision


class DrawShape(Decision[SonoraState, SonoraAction]):
    """7.1, 12.9 A shape for a disc, or for a fox bonus if `disc` is -1."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def largest(self) -> int:
        """7.2, 12.9 R15 The largest number a shape may have."""
        return FOX_LARGEST if self.disc < 0 else number_of(self.disc)

    def options(self, s: SonoraState) -> list[SonoraAction]:
        drawn = s.players[self.seat].drawn
        fitting = canyon.shapes_that_fit(drawn, s.bot_drawn, self.largest())
        return [DRAWS[mask] for mask in fitting]

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != DRAW:
            return NOT_NOW
        drawn = s.players[self.seat].drawn
        return canyon.why_not_draw(action.mask, drawn, s.bot_drawn, self.largest())

    def refusal_numbers(
        self, s: SonoraState, action: SonoraAction, code: str
    ) -> dict[str, str | int]:
        return {"largest": self.largest()}

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        player = s.players[self.seat]
        player.shapes.append(action.mask)
        player.drawn |= action.mask
        where = f"cell:{first_cell(action.mask)}"
        if s.ears is not None:
            s.tell("draws", self.seat, dict(action.args), target=where)
        if self.disc >= 0:
            made(s, self.seat, self.disc)
        gain(s, self.seat, canyon.symbols_in(action.mask), where)


def made(s: SonoraState, seat: int, disc: int) -> None:
    """7.7, 7.10, 8.4, 8.11 One mark of a disc is made; after the last one it leaves."""
    if marks_left(s, disc) > 1:
        s.marks[disc] += 1
    else:
        marked(s, seat, disc)
        s.marks[disc] = 0


def first_cell(mask: int) -> str:
    """The name of the first cell of a shape."""
    return canyon.CELL_OF[mask & -mask]  # the lowest bit

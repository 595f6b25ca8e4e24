"""Chapter 8: laying a path in the creek bed."""

from __future__ import annotations

from igroteka.games.sonora.actions import PATH, PATHS, SonoraAction
from igroteka.games.sonora.pieces import (
    CREEK_BONUS,
    CREEK_CELLS,
    NO_SYMBOL,
    OWL_LONGEST,
    OWL_SHORTEST,
)
from igroteka.games.sonora.rules.bonuses import gain
from igroteka.games.sonora.rules.canyon import made
from igroteka.games.sonora.rules.discs import number_of
from igroteka.games.sonora.sheet import creek
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.step import NOT_NOW, Decision


class LayPath(Decision[SonoraState, SonoraAction]):
    """8.1, 12.10 A path for a disc, or for an owl bonus if `disc` is -1; its end says it all."""

    __slots__ = ("disc",)

    def __init__(self, seat: int, disc: int) -> None:
        super().__init__(seat)
        self.disc = disc

    def shortest(self) -> int:
        """8.5, 12.10 The least number of cells."""
        return OWL_SHORTEST if self.disc < 0 else number_of(self.disc)

    def longest(self) -> int:
        """8.5, 12.10 The largest number of cells."""
        return OWL_LONGEST if self.disc < 0 else number_of(self.disc)

    def options(self, s: SonoraState) -> list[SonoraAction]:
        marked = s.players[self.seat].creek
        ends = creek.ends_of_paths(marked, s.bot_creek, self.shortest(), self.longest())
        return [PATHS[end] for end in ends]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        return PATHS

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != PATH:
            return NOT_NOW
        marked = s.players[self.seat].creek
        return creek.why_not_path(action.what, marked, s.bot_creek, self.shortest(), self.longest())

    def refusal_numbers(
        self, s: SonoraState, action: SonoraAction, code: str
    ) -> dict[str, str | int]:
        return {"shortest": self.shortest(), "longest": self.longest()}

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        player = s.players[self.seat]
        end = action.what
        path = creek.path_to(end, player.creek)
        player.creek |= path
        player.circled |= 1 << end
        where = f"creek:{CREEK_CELLS[end]}"
        if s.ears is not None:
            args: dict[str, str | int] = {
                "cell": CREEK_CELLS[end],
                "number": creek.length_of(path),
            }
            s.tell("lays_path", self.seat, args, target=where)
        if self.disc >= 0:
            made(s, self.seat, self.disc)
        if CREEK_BONUS[end] != NO_SYMBOL:
            gain(s, self.seat, [CREEK_BONUS[end]], where)  # 8.9

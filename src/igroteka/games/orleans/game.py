"""Orléans behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games.orleans import actions, habits, reasons, save_checks, saves, view
from igroteka.games.orleans.actions import OrleansAction
from igroteka.games.orleans.meta import META
from igroteka.games.orleans.rules import scoring, setup
from igroteka.games.orleans.state import OrleansState
from igroteka.games.orleans.value import value
from igroteka.kernel.game import Game
from igroteka.kernel.save import Reader
from igroteka.kernel.score import ScoreSheet


class Orleans(Game[OrleansState, OrleansAction]):
    """The game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = META
        self.actions = actions.TABLE
        self.clause_of = reasons.CLAUSE_OF

    def deal(self, seats: int, seed: int, variant: dict[str, str]) -> OrleansState:
        return setup.set_up(seats, seed, variant)

    def dump(self, s: OrleansState) -> dict[str, object]:
        return saves.dump(s)

    def restore(self, r: Reader) -> OrleansState:
        return saves.restore(r)

    def look(self, s: OrleansState, seat: int) -> dict[str, object]:
        return view.look(s, seat)

    def redeal(self, s: OrleansState, seat: int, dice: int) -> OrleansState:
        return view.redeal(s, seat, dice)

    def scores(self, s: OrleansState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def plausible(self, s: OrleansState, seat: int) -> list[OrleansAction]:
        return habits.plausible(s, seat)

    def value(self, s: OrleansState, seat: int) -> float:
        return value(s, seat)

    def pieces(self, s: OrleansState) -> dict[str, int]:
        return save_checks.pieces_of(s)


GAME = Orleans()

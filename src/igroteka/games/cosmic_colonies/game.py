"""Cosmic Colonies behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import actions, reasons, save_checks, saves, view
from igroteka.games.cosmic_colonies.actions import ColoniesAction
from igroteka.games.cosmic_colonies.meta import META
from igroteka.games.cosmic_colonies.probes import PlacesOfATile
from igroteka.games.cosmic_colonies.rules import scoring, setup
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.value import value
from igroteka.kernel.game import Game
from igroteka.kernel.probe import Probe
from igroteka.kernel.save import Reader
from igroteka.kernel.score import ScoreSheet


class CosmicColonies(Game[ColoniesState, ColoniesAction]):
    """The game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = META
        self.actions = actions.TABLE
        self.clause_of = reasons.CLAUSE_OF

    def deal(self, seats: int, seed: int, variant: dict[str, str]) -> ColoniesState:
        return setup.set_up(seats, seed, variant)

    def dump(self, s: ColoniesState) -> dict[str, object]:
        return saves.dump(s)

    def restore(self, r: Reader) -> ColoniesState:
        return saves.restore(r)

    def look(self, s: ColoniesState, seat: int) -> dict[str, object]:
        return view.look(s, seat)

    def redeal(self, s: ColoniesState, seat: int, dice: int) -> ColoniesState:
        return view.redeal(s, seat, dice)

    def scores(self, s: ColoniesState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def value(self, s: ColoniesState, seat: int) -> float:
        return value(s, seat)

    def statistics(self, s: ColoniesState, seat: int) -> dict[str, int]:
        return scoring.statistics(s, seat)

    def probes(self) -> list[Probe[ColoniesState]]:
        return [PlacesOfATile()]

    def pieces(self, s: ColoniesState) -> dict[str, int]:
        return save_checks.pieces_of(s)


GAME = CosmicColonies()

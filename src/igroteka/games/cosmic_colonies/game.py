"""Cosmic Colonies behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import actions, dealing, reasons, save_checks, state, view
from igroteka.games.cosmic_colonies.actions import ColoniesAction
from igroteka.games.cosmic_colonies.judgement.glance import worth_a_look
from igroteka.games.cosmic_colonies.judgement.value import value
from igroteka.games.cosmic_colonies.meta import META
from igroteka.games.cosmic_colonies.pieces import RESOURCES, ROUNDS
from igroteka.games.cosmic_colonies.probes import PlacesOfATile
from igroteka.games.cosmic_colonies.rules import scoring, setup
from igroteka.games.cosmic_colonies.state import PHASES, ColoniesState
from igroteka.games.cosmic_colonies.steps import STEPS
from igroteka.kernel.game import Game
from igroteka.kernel.probe import Probe
from igroteka.kernel.progress import Progress
from igroteka.kernel.save import Reader
from igroteka.kernel.score import ScoreSheet, Standing


class CosmicColonies(Game[ColoniesState, ColoniesAction]):
    """The game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = META
        self.actions = actions.TABLE
        self.clause_of = reasons.CLAUSE_OF
        self.fields = state.FIELDS
        self.steps = STEPS

    def blank(self) -> ColoniesState:
        return ColoniesState()

    def lay_out(self, s: ColoniesState) -> None:
        setup.lay_out(s)

    def look(self, s: ColoniesState, seat: int) -> view.View:
        return view.look(s, seat)

    def deal_hidden(self, s: ColoniesState, seat: int) -> None:
        dealing.deal_hidden(s, seat)

    def progress(self, s: ColoniesState) -> Progress:
        return Progress(s.round, ROUNDS, PHASES[s.phase])

    def scores(self, s: ColoniesState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def standing(self, s: ColoniesState, seat: int) -> list[Standing]:
        return view.standing(s, seat)

    def value(self, s: ColoniesState, seat: int) -> float:
        return value(s, seat)

    def quick_values(
        self, s: ColoniesState, seat: int, actions: list[ColoniesAction]
    ) -> list[float]:
        return self.tried_some(s, seat, actions, worth_a_look(s, seat, actions))

    def holdings(self, s: ColoniesState, seat: int) -> dict[str, int]:
        resources = s.players[seat].resources
        return {RESOURCES[kind]: resources[kind] for kind in range(len(RESOURCES))}

    def statistics(self, s: ColoniesState, seat: int) -> dict[str, int]:
        return scoring.statistics(s, seat)

    def probes(self) -> list[Probe[ColoniesState]]:
        return [PlacesOfATile()]

    def pieces(self, s: ColoniesState) -> dict[str, int]:
        return save_checks.pieces_of(s)

    def settle(self, s: ColoniesState, r: Reader) -> None:
        save_checks.settle(s, r)


GAME = CosmicColonies()

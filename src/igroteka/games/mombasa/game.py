"""Mombasa behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games.mombasa import actions, offers, probes, reasons, saves, state, view
from igroteka.games.mombasa.actions import MombasaAction
from igroteka.games.mombasa.atlas import REGIONS
from igroteka.games.mombasa.judgement import habits, parts
from igroteka.games.mombasa.judgement.value import value
from igroteka.games.mombasa.meta import META
from igroteka.games.mombasa.pieces import COMPANIES, ROUNDS
from igroteka.games.mombasa.rules import (
    bookkeepers,
    books,
    expansion,
    goods,
    markers,
    planning,
    preparation,
    rewards,
    rounds,
    scoring,
    setup,
    tracks,
    turns,
)
from igroteka.games.mombasa.spots import SPOTS
from igroteka.games.mombasa.state import PHASES, MombasaState
from igroteka.kernel.game import Game
from igroteka.kernel.probe import Probe
from igroteka.kernel.progress import Progress
from igroteka.kernel.save import Reader
from igroteka.kernel.score import ScoreSheet
from igroteka.kernel.step_codec import StepCodec


class Mombasa(Game[MombasaState, MombasaAction]):
    """The game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = META
        self.actions = actions.TABLE
        self.clause_of = reasons.CLAUSE_OF
        self.fields = state.FIELDS
        self.steps = StepCodec(
            {"company": COMPANIES, "region": REGIONS, "spot": SPOTS},
            [
                bookkeepers,
                books,
                expansion,
                goods,
                markers,
                planning,
                preparation,
                rewards,
                rounds,
                setup,
                tracks,
                turns,
            ],
        )

    def blank(self) -> MombasaState:
        return MombasaState()

    def lay_out(self, s: MombasaState) -> None:
        setup.lay_out(s)

    def look(self, s: MombasaState, seat: int) -> view.View:
        return view.look(s, seat)

    def deal_hidden(self, s: MombasaState, seat: int) -> None:
        view.deal_hidden(s, seat)

    def progress(self, s: MombasaState) -> Progress:
        return Progress(s.round, ROUNDS, PHASES[s.phase])

    def scores(self, s: MombasaState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def value(self, s: MombasaState, seat: int) -> float:
        return value(s, seat)

    def holdings(self, s: MombasaState, seat: int) -> dict[str, int]:
        return offers.holdings(s, seat)

    def reach(self, s: MombasaState, seat: int, action: MombasaAction) -> list[str]:
        return offers.reach(s, seat, action)

    def statistics(self, s: MombasaState, seat: int) -> dict[str, int]:
        return scoring.statistics(s, seat)

    def probes(self) -> list[Probe[MombasaState]]:
        return [probes.ValueOfAPosition(), probes.CompaniesToExpand()]

    def targets(self, compiled: bool) -> dict[str, float]:
        decisions = 120_000.0 if compiled else 30_000.0
        return {"decisions_per_s": decisions, "clones_per_s": 60_000.0}

    def named_parts(self, s: MombasaState, seat: int) -> dict[str, float]:
        return parts.parts(s, seat)

    def plausible_options(self, s: MombasaState, seat: int) -> list[MombasaAction]:
        return habits.plausible(s, seat)

    def pieces(self, s: MombasaState) -> dict[str, int]:
        return saves.pieces_of(s)

    def settle(self, s: MombasaState, r: Reader) -> None:
        saves.check(s, r)


GAME = Mombasa()

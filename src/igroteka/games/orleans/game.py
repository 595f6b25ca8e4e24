"""Orléans behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games.orleans import (
    actions,
    dealing,
    preview,
    reasons,
    save_checks,
    state,
    view,
)
from igroteka.games.orleans.actions import PLACE, OrleansAction
from igroteka.games.orleans.judgement import glance, habits, parts, value
from igroteka.games.orleans.meta import META
from igroteka.games.orleans.pieces import EDGES, PLACES, ROUNDS, TOKENS
from igroteka.games.orleans.rules import (
    bathhouse,
    deeds,
    events,
    followers,
    places,
    planning,
    rounds,
    scoring,
    setup,
    technology,
    torture,
    turns,
)
from igroteka.games.orleans.state import PHASES, OrleansState
from igroteka.kernel.game import Game
from igroteka.kernel.progress import Progress
from igroteka.kernel.save import Reader
from igroteka.kernel.score import ScoreSheet
from igroteka.kernel.step_codec import StepCodec


class Orleans(Game[OrleansState, OrleansAction]):
    """The game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = META
        self.actions = actions.TABLE
        self.clause_of = reasons.CLAUSE_OF
        self.fields = state.FIELDS
        self.steps = StepCodec(
            {
                "place": PLACES,
                "edge": EDGES,
                "way": ("road", "river"),
                "stacks": ("", "I", "I II"),
                "one": TOKENS,
                "other": TOKENS,
            },
            [
                setup,
                rounds,
                followers,
                planning,
                turns,
                places,
                deeds,
                bathhouse,
                technology,
                events,
                torture,
                scoring,
            ],
        )

    def blank(self) -> OrleansState:
        return OrleansState()

    def lay_out(self, s: OrleansState) -> None:
        setup.lay_out(s)

    def look(self, s: OrleansState, seat: int) -> view.View:
        return view.look(s, seat)

    def deal_hidden(self, s: OrleansState, seat: int) -> None:
        dealing.deal_hidden(s, seat)

    def progress(self, s: OrleansState) -> Progress:
        return Progress(s.round, ROUNDS, PHASES[s.phase])

    def scores(self, s: OrleansState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def value(self, s: OrleansState, seat: int) -> float:
        return value.value(s, seat)

    def named_parts(self, s: OrleansState, seat: int) -> dict[str, float]:
        return parts.parts(s, seat)

    def plausible_options(self, s: OrleansState, seat: int) -> list[OrleansAction]:
        return habits.plausible(s, seat)

    def quick_values(self, s: OrleansState, seat: int, actions: list[OrleansAction]) -> list[float]:
        if actions[0].kind == PLACE:
            return glance.plan_values(s, seat, actions)
        return self.tried_values(s, seat, actions)

    def pieces(self, s: OrleansState) -> dict[str, int]:
        return save_checks.pieces_of(s)

    def settle(self, s: OrleansState, r: Reader) -> None:
        save_checks.settle(s, r)

    def holdings(self, s: OrleansState, seat: int) -> dict[str, int]:
        return preview.holdings(s, seat)

    def reach(self, s: OrleansState, seat: int, action: OrleansAction) -> list[str]:
        return preview.reach(s, seat, action)

    def statistics(self, s: OrleansState, seat: int) -> dict[str, int]:
        return scoring.statistics(s, seat)


GAME = Orleans()

"""Caravan behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games.caravan import actions, reasons, saves, state, view
from igroteka.games.caravan.actions import CaravanAction, stake
from igroteka.games.caravan.judgement.value import value
from igroteka.games.caravan.meta import META
from igroteka.games.caravan.rules import planning, scoring, setup, stakes, turns
from igroteka.games.caravan.state import PHASES, CaravanState
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import Game
from igroteka.kernel.progress import Progress
from igroteka.kernel.save import Reader
from igroteka.kernel.score import ScoreSheet
from igroteka.kernel.step_codec import StepCodec


class Caravan(Game[CaravanState, CaravanAction]):
    """The template game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = META
        self.actions = actions.TABLE
        self.clause_of = reasons.CLAUSE_OF
        self.fields = state.FIELDS
        self.steps = StepCodec({}, [planning, turns, stakes])

    def blank(self) -> CaravanState:
        return CaravanState()

    def lay_out(self, s: CaravanState) -> None:
        setup.lay_out(s)

    def look(self, s: CaravanState, seat: int) -> view.View:
        return view.look(s, seat)

    def deal_hidden(self, s: CaravanState, seat: int) -> None:
        view.deal_hidden(s, seat)

    def progress(self, s: CaravanState) -> Progress:
        return Progress(1, 1, PHASES[s.phase])

    def scores(self, s: CaravanState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def value(self, s: CaravanState, seat: int) -> float:
        return value(s, seat)

    def samples(
        self, s: CaravanState, seat: int, chance: Chance, number: int
    ) -> list[CaravanAction]:
        if number == 1 or not self.openings(s, seat):
            return super().samples(s, seat, chance, number)
        return [stake([coins]) for coins in sorted({0, s.players[seat].coins})]  # none or all

    def holdings(self, s: CaravanState, seat: int) -> dict[str, int]:
        player = s.players[seat]
        return {"coins": player.coins, "cards": sum(player.hand) + sum(player.plan)}

    def pieces(self, s: CaravanState) -> dict[str, int]:
        return saves.pieces_of(s)

    def settle(self, s: CaravanState, r: Reader) -> None:
        saves.check(s, r)


GAME = Caravan()

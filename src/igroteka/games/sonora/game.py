"""Sonora behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games.sonora import actions, reach, reasons, save_checks, state, view
from igroteka.games.sonora.actions import SonoraAction
from igroteka.games.sonora.judgement import flicks
from igroteka.games.sonora.judgement.glance import worth_a_look
from igroteka.games.sonora.judgement.value import value
from igroteka.games.sonora.meta import META
from igroteka.games.sonora.other_engines import Pooltool, Pymunk
from igroteka.games.sonora.pieces import DISCOVERABLE, ZONES
from igroteka.games.sonora.probes import Flicks, TraceOfAFlick
from igroteka.games.sonora.rules import scoring, setup
from igroteka.games.sonora.state import PHASES, SonoraState
from igroteka.games.sonora.steps import STEPS
from igroteka.kernel.dice import Chance
from igroteka.kernel.game import Game
from igroteka.kernel.probe import Parcel, Probe
from igroteka.kernel.progress import Progress
from igroteka.kernel.save import Reader
from igroteka.kernel.score import ScoreSheet


class Sonora(Game[SonoraState, SonoraAction]):
    """The game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = META
        self.actions = actions.TABLE
        self.clause_of = reasons.CLAUSE_OF
        self.fields = state.FIELDS
        self.steps = STEPS

    def blank(self) -> SonoraState:
        return SonoraState()

    def lay_out(self, s: SonoraState) -> None:
        setup.lay_out(s)

    def look(self, s: SonoraState, seat: int) -> view.View:
        return view.look(s, seat)

    def deal_hidden(self, s: SonoraState, seat: int) -> None:
        view.deal_hidden(s, seat)

    def progress(self, s: SonoraState) -> Progress:
        return Progress(s.round, s.rounds(), PHASES[s.phase])

    def scores(self, s: SonoraState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def value(self, s: SonoraState, seat: int) -> float:
        return value(s, seat)

    def quick_values(self, s: SonoraState, seat: int, actions: list[SonoraAction]) -> list[float]:
        return self.tried_some(s, seat, actions, worth_a_look(s, seat, actions))

    def samples(self, s: SonoraState, seat: int, chance: Chance, number: int) -> list[SonoraAction]:
        return flicks.samples(s, seat, chance, number) if self.openings(s, seat) else []

    def holdings(self, s: SonoraState, seat: int) -> dict[str, int]:
        player = s.players[seat]
        found = {"reflick": player.reflicks_left(), "swap": player.swaps_left()}
        for animal in range(len(DISCOVERABLE)):
            found[DISCOVERABLE[animal]] = player.bonuses[animal] + player.kept(animal)
        return found

    def reach(self, s: SonoraState, seat: int, action: SonoraAction) -> list[str]:
        return reach.reach(s, seat, action)

    def probes(self) -> list[Probe[SonoraState]]:
        return [Flicks(), Pymunk(), Pooltool()]

    def parcels(self) -> list[Parcel[SonoraState]]:
        return [TraceOfAFlick()]

    def targets(self, compiled: bool) -> dict[str, float]:
        found: dict[str, float] = {}
        if compiled:
            found["seconds_per_game"] = 1.0
        return found

    def statistics(self, s: SonoraState, seat: int) -> dict[str, int]:
        points = scoring.sector_points(s, seat)
        found = {ZONES[sector]: points[sector] for sector in range(len(ZONES))}
        found["discovered"] = sum(s.players[seat].discovered)
        return found

    def pieces(self, s: SonoraState) -> dict[str, int]:
        return save_checks.pieces_of(s)

    def settle(self, s: SonoraState, r: Reader) -> None:
        save_checks.settle(s, r)


GAME = Sonora()

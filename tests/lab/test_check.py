"""Games are held to the laws while they are simulated; a game that breaks one is named."""

from __future__ import annotations

from random import Random

import pytest

from igroteka import games
from igroteka.games.caravan.actions import CaravanAction
from igroteka.games.caravan.game import Caravan
from igroteka.games.caravan.state import CaravanState
from igroteka.games.caravan.view import View
from igroteka.kernel.game import AnyGame
from igroteka.kernel.progress import Progress
from igroteka.kernel.score import ScoreSheet, Standing
from igroteka.lab.check import SAMPLES
from igroteka.lab.laws import (
    OF_A_GAME,
    OF_A_POSITION,
    Moment,
    broken,
    without_a_barrier_nothing_hidden_is_learned,
)
from igroteka.lab.simulate import Simulation, simulate
from tests.laws.walks import plausible


class LosesCards(Caravan):
    """A card less in the box once some lie on the discard pile."""

    def pieces(self, s: CaravanState) -> dict[str, int]:
        found = super().pieces(s)
        found["silk"] = found.get("silk", 0) - sum(s.discard)
        return found


class ShowsDice(Caravan):
    """A view that tells what comes next."""

    def look(self, s: CaravanState, seat: int) -> View:
        seen = super().look(s, seat)
        seen["next"] = f"{s.dice >> 32:x}"  # type: ignore[typeddict-unknown-key]  # a leak
        return seen


class MissesPoints(Caravan):
    """A total without one of its lines."""

    def scores(self, s: CaravanState) -> list[ScoreSheet]:
        sheets = super().scores(s)
        sheets[0].total += 1
        return sheets


class Crashes(Caravan):
    """A save that cannot be written."""

    def dump(self, s: CaravanState) -> dict[str, object]:
        raise KeyError("deck")


class GoesBack(Caravan):
    """A round that ends before it began."""

    def progress(self, s: CaravanState) -> Progress:
        return Progress(9 - s.phase, 9, "planning")


class HidesTheEnd(Caravan):
    """Points that stay secret for ever."""

    def standing(self, s: CaravanState, seat: int) -> list[Standing]:
        return [Standing(other, None) for other in range(s.seats)]


class PointsNowhere(Caravan):
    """An event with a piece that comes from a place nobody can name."""

    def apply(self, s: CaravanState, seat: int, action: CaravanAction) -> None:
        super().apply(s, seat, action)
        s.tell("draws", seat, {}, source="card:7")


class ForgetsBarriers(Caravan):
    """What chance decided is told as if it had been known."""

    def apply(self, s: CaravanState, seat: int, action: CaravanAction) -> None:
        super().apply(s, seat, action)
        for event in s.ears or []:
            event.barrier = False


def checked(game: Caravan, monkeypatch: pytest.MonkeyPatch) -> Simulation:
    """Three games of this kind of Caravan, held to the laws."""
    monkeypatch.setitem(games._loaded, "caravan", game)
    return simulate("caravan", ["random"] * 3, 3, seed=70, workers=1, check=True)


def test_a_game_by_the_rules_breaks_no_law(monkeypatch: pytest.MonkeyPatch) -> None:
    result = checked(Caravan(), monkeypatch)

    assert result.breaches == []
    assert result.checks == 3 * (SAMPLES * len(OF_A_POSITION) + len(OF_A_GAME))
    assert simulate("caravan", ["random"] * 3, 1, workers=1).checks == 0


@pytest.mark.parametrize(
    ("game", "sentence", "whole"),
    [
        (LosesCards(), "Law 8, pieces are conserved: after decision ", True),
        (ShowsDice(), "Law 9, no view holds dice or pending steps: seat -1 sees dice", False),
        (MissesPoints(), "Law 14, score lines add up and ranks follow: seat 0: total", True),
        (Crashes(), "Law 6, saving and loading changes nothing: KeyError('deck')", False),
        (GoesBack(), "Law 21, rounds never go back: round 8 after round 9", True),
        (HidesTheEnd(), "Law 22, the last standing is the score: seat -1 is told ", True),
        (PointsNowhere(), "Law 23, events name seats and elements: Event('draws', ", True),
    ],
)
def test_a_broken_law_is_named_with_its_game_and_decision(
    game: Caravan, sentence: str, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaches = checked(game, monkeypatch).breaches
    found = [breach for breach in breaches if breach.text.startswith(sentence)]

    assert {breach.seed for breach in found} == {70, 71, 72}
    assert all((breach.decision == 0) == whole for breach in found)
    if not whole:
        assert str(found[0]).startswith(
            f"seed 70, decision {found[0].decision} by seat {found[0].seat}: {sentence}"
        )


def test_a_forgotten_barrier_is_found() -> None:
    game: AnyGame = ForgetsBarriers()
    chance = Random(70)
    s = game.setup(2, 70)
    found: list[str] = []
    while game.waiting(s):
        seat = game.waiting(s)[0]
        action = plausible(game, s, seat, chance)
        found += broken(
            (without_a_barrier_nothing_hidden_is_learned,), Moment(game, s, seat, action, chance)
        )
        game.apply(s, seat, action)

    assert found
    assert found[-1].startswith("Law 24, without a barrier nothing hidden is learned: stake ")


def test_checking_does_not_change_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = simulate("caravan", ["random"] * 3, 3, seed=70, workers=1)

    assert checked(Caravan(), monkeypatch).bots == quiet.bots

"""Games are held to the laws while they are simulated; a game that breaks one is named."""

from __future__ import annotations

import pytest

from igroteka import games
from igroteka.games._template.game import Caravan
from igroteka.games._template.state import CaravanState
from igroteka.kernel.score import ScoreSheet
from igroteka.lab.check import SAMPLES
from igroteka.lab.laws import OF_A_GAME, OF_A_POSITION
from igroteka.lab.simulate import Simulation, simulate


class LosesCards(Caravan):
    """A card less in the box once some lie on the discard pile."""

    def pieces(self, s: CaravanState) -> dict[str, int]:
        found = super().pieces(s)
        found["silk"] = found.get("silk", 0) - sum(s.discard)
        return found


class ShowsDice(Caravan):
    """A view that tells what comes next."""

    def look(self, s: CaravanState, seat: int) -> dict[str, object]:
        return {**super().look(s, seat), "next": f"{s.dice >> 32:x}"}


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


def test_checking_does_not_change_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = simulate("caravan", ["random"] * 3, 3, seed=70, workers=1)

    assert checked(Caravan(), monkeypatch).bots == quiet.bots

"""Bots at Cosmic Colonies: what they build, what is counted, and how long places take to find."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.lab.bench import bench
from igroteka.lab.match import play_match
from igroteka.lab.simulate import simulate


def test_the_bench_measures_the_places_of_a_tile() -> None:
    probes = bench("cosmic_colonies", seats=2, seconds=0.05).probes

    assert list(probes) == ["places_of_a_tile"]
    assert probes["places_of_a_tile"].microseconds > 0
    assert probes["places_of_a_tile"].target == 60


def test_a_simulation_counts_buildings() -> None:
    games = [play_match(GAME, ["random", "random"], seed) for seed in (3, 4)]
    result = simulate("cosmic_colonies", ["random", "random"], 2, seed=3, workers=1)

    counted = [seat["buildings"] for match in games for seat in match.statistics]
    assert result.bots[0].statistics["buildings"] == pytest.approx(sum(counted) / 4, abs=0.01)


@pytest.mark.slow
def test_the_greedy_bot_builds_colonies_people_would_believe() -> None:
    """Other seeds than those its weights were found with."""
    for mode, points in (("basic", 45), ("advanced", 57)):
        result = simulate("cosmic_colonies", ["greedy"] * 3, 12, seed=9000, variant={"mode": mode})
        assert result.bots[0].mean > points
        assert 8 <= result.bots[0].statistics["buildings"] <= 9.5

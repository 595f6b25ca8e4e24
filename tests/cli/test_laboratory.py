"""The commands `simulate` and `bench`: what they print for people and for machines."""

from __future__ import annotations

import json
import re

import pytest

from igroteka import games
from igroteka.lab.bench import is_compiled, targets_of
from tests.cli.commands import igroteka
from tests.lab.test_check import MissesPoints

every_game = pytest.mark.parametrize("name", games.all_game_names())


def test_simulate_prints_what_machines_need() -> None:
    done = igroteka(
        "simulate", "caravan", "--seats", "2", "--bots", "greedy,random", "--games", "2",
        "--seed", "4", "--json",
    )  # fmt: skip

    found = json.loads(done.stdout)
    assert {"game", "games", "decisions", "decisions_per_s", "bots"} <= set(found)
    assert found["games"] == 2
    for bot in found["bots"]:
        assert {"bot", "games", "mean", "sd", "median", "win_share"} <= set(bot)


def test_simulate_in_words_names_n_and_spread() -> None:
    done = igroteka("simulate", "caravan", "--bots", "random", "--seats", "2", "--games", "2")

    assert done.returncode == 0
    assert "mean" in done.stdout
    assert "sd" in done.stdout
    assert "decisions a game" in done.stdout
    assert "laws" not in done.stdout


@every_game
def test_simulate_says_what_the_game_counts(name: str) -> None:
    game = games.game_named(name)
    seats = max(2, game.meta.min_seats)
    words = ("simulate", name, "--seats", str(seats), "--games", "1", "--workers", "1")
    counted = game.statistics(game.setup(seats, 1), 0)

    shown = " ".join(igroteka(*words).stdout.split())
    assert ("random, means per player: " in shown) == bool(counted)
    for key in counted:
        assert re.search(rf"{re.escape(key)} -?\d+\.\d", shown)
    found = json.loads(igroteka(*words, "--json").stdout)["bots"][0]["statistics"]
    assert set(found) == set(counted)


def test_simulate_checks_the_laws_and_fails_when_one_is_broken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("simulate", "caravan", "--seats", "2", "--games", "2", "--workers", "1", "--check")
    fine = igroteka(*words)

    assert fine.returncode == 0
    assert "laws asked 138 times, broken 0 times" in fine.stdout

    monkeypatch.setitem(games._loaded, "caravan", MissesPoints())
    broken = igroteka(*words, "--seed", "8")

    assert broken.returncode == 1
    assert "broken 2 times" in broken.stdout
    assert "seed 9, whole game: Law 14, score lines add up" in broken.stdout
    as_data = igroteka(*words, "--seed", "8", "--json")
    assert as_data.returncode == 1
    assert [breach["seed"] for breach in json.loads(as_data.stdout)["breaches"]] == [8, 9]


def test_bench_prints_what_machines_need() -> None:
    found = json.loads(igroteka("bench", "caravan", "--seconds", "0.1", "--json").stdout)

    assert {"decisions_per_s", "clones_per_s", "save_bytes", "calibration_ratio"} <= set(
        found["caravan"]
    )


@every_game
def test_bench_shows_the_probes_of_a_game_beside_their_target(name: str) -> None:
    words = ("bench", name, "--seconds", "0.05")
    probes = games.game_named(name).probes()

    shown = " ".join(igroteka(*words).stdout.split())
    game = games.game_named(name)
    promised = [probe for probe in probes if probe.target]
    figures = targets_of(game, is_compiled())
    assert shown.count("(target ") == len(promised) + len(game.parcels()) + len(figures)
    assert f"bytes of the largest save seen (target {game.meta.largest_save:,})" in shown
    for parcel in game.parcels():
        assert f"bytes at most for {parcel.what}, packed (target {parcel.target:,})" in shown
    for probe in probes:
        target = f" (target {probe.target_of(is_compiled()):.0f})" if probe.target else ""
        missing = probe.prepare()
        said = f": {missing} is not installed" if missing else target
        assert f"µs for {probe.what}{said}" in shown
    found = json.loads(igroteka(*words, "--json").stdout)[name]["probes"]
    assert list(found) == [probe.name for probe in probes]

"""Tuning: settings that do better go on, slow ones do not, and the result is data a game reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.bots.effort import efforts_in
from igroteka.lab.ratings import mean
from igroteka.lab.tournament import Played
from igroteka.lab.tune import Stage, Trial, as_toml, settings_to_try, trial_of, tune
from tests.cli.commands import igroteka


def run(folder: Path, milliseconds: float = 1000.0) -> list[Stage]:
    """A small tuning of the template."""
    return tune("caravan", "strong", "random", 4, 2, milliseconds, 3, folder, workers=1)


def test_the_present_settings_take_part_and_all_differ() -> None:
    found = settings_to_try("strong", "caravan", 6, 1)

    assert found[0] == "strong:candidates=8:playouts=3:horizon=1:noise=60"
    assert len(set(found)) == 6
    assert found == settings_to_try("strong", "caravan", 6, 1)


def test_half_goes_on_with_twice_the_games_until_one_is_left(tmp_path: Path) -> None:
    stages = run(tmp_path)

    assert [(len(stage.trials), stage.kept) for stage in stages] == [(4, 2), (2, 1)]
    assert [{trial.games for trial in stage.trials} for stage in stages] == [{2}, {4}]
    for stage in stages:
        ahead = [trial.ahead.value for trial in stage.trials]
        assert ahead == sorted(ahead, reverse=True)


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    stages = run(tmp_path)
    lines = (tmp_path / "games.jsonl").read_text("utf-8")

    assert run(tmp_path) == stages
    assert (tmp_path / "games.jsonl").read_text("utf-8") == lines


def test_settings_that_think_too_long_do_not_go_on(tmp_path: Path) -> None:
    (only,) = run(tmp_path, milliseconds=1e-6)

    assert only.kept == 1
    assert all(trial.milliseconds > 1e-6 for trial in only.trials)


def test_a_trial_counts_the_points_beyond_the_opponent_by_deal() -> None:
    games = [
        Played("a b 0 0", ["a", "b"], [9, 5], [1, 2], [10, 1], [0.2, 0.0], [0.1, 0.0]),
        Played("a b 0 1", ["b", "a"], [5, 7], [2, 1], [1, 10], [0.0, 0.4], [0.0, 0.1]),
    ]

    assert trial_of("a", "b", games) == Trial("a", 2, mean([3.0]), 30.0)


def test_the_result_can_be_read_as_the_levels_of_a_game(tmp_path: Path) -> None:
    stages = run(tmp_path)

    text = as_toml(stages, "strong", "igroteka tune caravan", "interpreted")

    best = stages[-1].trials[0].bot
    effort = efforts_in(text, "made")["strong"]
    assert best == ":".join(["strong", *(f"{k}={v}" for k, v in effort.as_dict().items())])
    assert 'made = "igroteka tune caravan"' in text


def test_the_command_writes_the_settings(tmp_path: Path) -> None:
    done = igroteka(
        "tune", "caravan", "--trials", "2", "--games", "2", "--workers", "1",
        "--folder", str(tmp_path),
    )  # fmt: skip

    assert done.returncode == 0
    assert "stage 1, 1 go on" in done.stdout
    assert efforts_in((tmp_path / "levels.toml").read_text("utf-8"), "made")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--level", "casual"], "expected a level among strong, expert; found 'casual'"),
        (["--trials", "1"], "expected at least 2 settings to try, found 1"),
        (["--games", "0"], "expected at least 1 game, found 0"),
        (["--milliseconds", "0"], "expected some time for a choice, found 0.0 ms"),
        (["--opponent", "deep"], "expected a bot among random"),
    ],
)
def test_what_cannot_be_tuned_is_refused(tmp_path: Path, words: list[str], said: str) -> None:
    done = igroteka("tune", "caravan", "--folder", str(tmp_path / "x"), *words)

    assert done.returncode == 2
    assert said in done.stderr

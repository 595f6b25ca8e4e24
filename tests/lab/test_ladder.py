"""The ladder: who plays whom, how it goes on, and what its page says."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from igroteka.lab import ladder
from igroteka.lab.ladder import as_markdown, climb
from tests.cli.commands import igroteka

pytestmark = pytest.mark.slow

QUICK = (("greedy", "random"), ("casual", "random"))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no time."""
    monkeypatch.setattr(ladder, "RUNGS", QUICK)


def test_every_pair_plays_every_deal_from_both_seats(tmp_path: Path) -> None:
    told: list[int] = []

    rungs = climb(["caravan"], 3, tmp_path, workers=1, on_game=lambda: told.append(1))

    assert [rung.table.games for rung in rungs] == [4, 4]
    assert [(one.one, one.other) for rung in rungs for one in rung.table.pairings] == list(QUICK)
    assert len(told) == 4, "a deal of each pair, then the next"


def test_a_ladder_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = climb(["caravan"], 2, tmp_path, workers=1)
    monkeypatch.setattr("igroteka.lab.tournament.play_job", None)

    assert climb(["caravan"], 2, tmp_path, workers=1) == first


def test_no_deal_begins_when_the_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = iter(range(0, 360_000, 3600))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(hours)))

    rungs = climb(["caravan"], 200, tmp_path, minutes=90, workers=1)

    assert [rung.table.games for rung in rungs] == [2]


def test_the_page_tells_games_shares_and_the_command(tmp_path: Path) -> None:
    page = as_markdown(climb(["caravan"], 2, tmp_path, workers=1), "igroteka ladder caravan")

    assert "`igroteka ladder caravan`" in page
    assert "## Caravan" in page
    assert "| greedy – random | 2 | " in page
    assert page.count("\n| casual") == 1


def test_nothing_to_play_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = igroteka("ladder", "caravan", "--games", "0", "--folder", str(tmp_path / "x"))

    assert done.returncode == 2
    assert "expected at least 1 game, found 0" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "x").exists()

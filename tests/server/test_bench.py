"""The benchmark of the server runs and measures something, on a small scale."""

from __future__ import annotations

import json
from random import Random

import pytest

from igroteka.server.bench import TARGETS, _can_choose, _choice, as_json, bench_server
from igroteka.server.messages import FieldInfo, OpeningInfo
from igroteka.server.visitor import Chair, Visitor


def test_open_choices_are_made_with_numbers_by_chance() -> None:
    chair = Chair(Visitor("http://127.0.0.1"), "table")
    chair.options = []
    assert not _can_choose(chair)

    chair.openings = [
        OpeningInfo("throw", "hand", [FieldInfo("far", 3, 5), FieldInfo("left", 0, 0)])
    ]
    texts = {_choice(chair, Random(seed)) for seed in range(30)}

    assert _can_choose(chair)
    assert texts == {"throw 3 0", "throw 4 0", "throw 5 0"}


@pytest.mark.slow
def test_the_benchmark_measures_everything_it_has_a_target_for() -> None:
    said: list[str] = []

    results = bench_server(clicks=20, tables=3, seconds=2.0, replay_seats=2, say=said.append)

    assert set(TARGETS) <= set(results)
    assert results["clicks"] == 20
    assert results["tables_clicks"] > 0
    assert results["replay_lines"] > 200
    assert min([value for name, value in results.items() if name != "table_kb"]) > 0
    assert len(said) == len(results)
    assert json.loads(as_json(results)) == results

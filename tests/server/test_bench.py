"""The benchmark of the server runs and measures something, on a small scale."""

from __future__ import annotations

import json

import pytest

from igroteka.server.bench import TARGETS, as_json, bench_server


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

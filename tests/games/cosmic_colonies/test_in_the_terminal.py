"""Cosmic Colonies by the commands: its rules, what simulations count, and its probes."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.commands import igroteka

pytestmark = pytest.mark.slow


def test_rules_can_be_read_in_russian() -> None:
    all_of_them = igroteka("rules", "cosmic_colonies", "--lang", "ru").stdout

    assert "7 Конец игры и очки" in all_of_them
    assert "7.4 Каждый полный набор" in " ".join(all_of_them.split())


def test_simulate_says_how_many_buildings_were_built() -> None:
    words = ("simulate", "cosmic_colonies", "--seats", "2", "--games", "1", "--workers", "1")

    assert re.search(r"random, means per player: buildings \d+\.\d", igroteka(*words).stdout)
    counted = json.loads(igroteka(*words, "--json").stdout)["bots"][0]["statistics"]
    assert set(counted) == {"buildings", "special tiles", "resources left"}


def test_bench_shows_the_probes_of_a_game_beside_their_target() -> None:
    words = ("bench", "cosmic_colonies", "--seats", "2", "--seconds", "0.1")

    assert "µs for all places for one tile on an asteroid (target 60)" in igroteka(*words).stdout
    found = json.loads(igroteka(*words, "--json").stdout)["cosmic_colonies"]["probes"]
    assert found["places_of_a_tile"]["microseconds"] > 0

"""15 Interpreted and compiled builds play the same games, today and after every change.

A fingerprint changes when rules, chance or the save format change; that is a decision, and
`IGROTEKA_REWRITE=1` writes the new ones.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

from igroteka.games import all_game_names
from igroteka.lab.laws import written
from tests.laws.walks import all_tables, final

GAMES = Path(__file__).parent.parent / "games"
SEEDS = (31, 32)


@pytest.mark.parametrize("game", all_game_names())
def test_15_every_build_plays_the_same_games(game: str) -> None:
    file = GAMES / game / "fingerprints.json"
    found = {
        f"{table}/{seed}": hashlib.sha256(
            written(table.rules(), final(table, seed)).encode()
        ).hexdigest()[:16]
        for table in all_tables()
        if table.game == game and not table.variant
        for seed in SEEDS
    }
    if os.environ.get("IGROTEKA_REWRITE"):
        file.write_text(json.dumps(found, indent=1) + "\n")

    assert found == json.loads(file.read_text())

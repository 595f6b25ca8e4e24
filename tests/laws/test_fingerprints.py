"""15 Interpreted and compiled builds play the same games, today and after every change.

A fingerprint changes when rules, chance or the save format change; that is a decision, and
`IGROTEKA_REWRITE=1` writes the new ones.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from igroteka.lab.laws import written
from tests.laws.walks import all_tables, final

FILE = Path(__file__).parent / "fingerprints.json"
SEEDS = (31, 32)


def test_15_every_build_plays_the_same_games() -> None:
    found = {
        f"{table}/{seed}": hashlib.sha256(
            written(table.rules(), final(table, seed)).encode()
        ).hexdigest()[:16]
        for table in all_tables()
        if not table.variant
        for seed in SEEDS
    }
    if os.environ.get("IGROTEKA_REWRITE"):
        FILE.write_text(json.dumps(found, indent=1) + "\n")

    assert found == json.loads(FILE.read_text())

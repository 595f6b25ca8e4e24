"""How many lines of play there are from fixed positions: a slip in the options changes a number.

The numbers are `perft.json` among the tests of each game: the lines of one, two, … decisions from
tables just set up (`starts`, with how the numbers come about), and from where a recorded game
comes to each of its decisions for the second time (`records`). `IGROTEKA_REWRITE=1` counts anew.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from igroteka.games import game_named
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from tests.conformance.lines import lines
from tests.conformance.registry import EXPECTED, REWRITE, every_game, expected_files
from tests.conformance.replay import positions
from tests.conformance.test_playthrough import RECORDS

NUMBERS = re.compile(r"\[([\d,\s]+)\]")
DEEPEST = 3
MOST = 2000  # lines, after which nobody counts deeper


def counts(game: AnyGame, s: State) -> list[int]:
    """The lines of one, two and three decisions, until they are many."""
    found = [lines(game, s, 1)]
    while len(found) < DEEPEST and found[-1] <= MOST:
        found.append(lines(game, s, len(found) + 1))
    return found


def counted(file: Path, old: dict[str, Any]) -> dict[str, Any]:
    """What `perft.json` of a game should be."""
    game = game_named(file.parent.name)
    starts = []
    for start in old["starts"]:
        s = game.setup(start["seats"], start["seed"], start.get("variant", {}))
        starts.append({**start, "counts": counts(game, s)})
    records = {}
    for record in sorted(file.parent.glob(RECORDS)):
        times: dict[str, int] = {}
        found: dict[str, list[int]] = {}
        for s, seat in positions(record.read_text("utf-8")):
            kind = game.decision(s, seat)
            times[kind] = times.get(kind, 0) + 1
            if times[kind] <= 2:
                found[kind] = counts(game, s)
        records[record.name] = found
    return {"starts": starts, "records": records}


@pytest.mark.parametrize("file", expected_files("perft.json"))
def test_there_are_as_many_lines_as_written(file: Path) -> None:
    old = json.loads(file.read_text("utf-8"))
    new = counted(file, old)
    if REWRITE:
        file.write_text(readable(new), "utf-8")
        old = new

    assert old["starts"]
    assert all([start["why"] for start in old["starts"]])
    assert new == old


def readable(found: dict[str, Any]) -> str:
    """JSON with each list of numbers on one line."""
    text = json.dumps(found, indent=1, ensure_ascii=False)
    return NUMBERS.sub(lambda numbers: f"[{' '.join(numbers[1].split())}]", text) + "\n"


@every_game
def test_each_game_is_counted(name: str) -> None:
    assert (EXPECTED / name / "perft.json").exists()

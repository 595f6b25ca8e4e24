"""Whole games as readable text, so that a change of the rules shows up as a change of a game.

The records are `playthrough-*.txt` among the tests of each game. When a change is meant, write
them anew and read the difference; a new record begins as a file with only its head.

    IGROTEKA_REWRITE=1 pytest tests/conformance/test_playthrough.py
    git diff tests/games
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.kernel.errors import IllegalAction
from tests.conformance.registry import EXPECTED, REWRITE, every_game, expected_files
from tests.conformance.replay import made_up, read_moves, read_setup, told

RECORDS = "playthrough-*.txt"


@pytest.mark.parametrize("file", expected_files(RECORDS))
def test_a_whole_game_goes_as_it_is_written(file: Path) -> None:
    setup = read_setup(file.read_text("utf-8"))
    if REWRITE:
        file.write_text("\n".join(told(setup, made_up(setup))) + "\n", "utf-8")
    text = file.read_text("utf-8")

    moves = read_moves(text)

    assert setup.game.meta.id == file.parent.name
    assert moves, "nothing is recorded"
    assert told(setup, moves) == text.splitlines()


@every_game
def test_each_game_has_a_record(name: str) -> None:
    assert list((EXPECTED / name).glob(RECORDS))


def test_a_record_with_another_decision_fails() -> None:
    file = next(iter(sorted(EXPECTED.glob(f"*/{RECORDS}"))))
    setup, moves = read_setup(file.read_text("utf-8")), read_moves(file.read_text("utf-8"))
    seat, last = moves[-1]

    with pytest.raises(IllegalAction):
        told(setup, [*moves, (seat, last)])
    with pytest.raises(AssertionError, match="stops before the end"):
        told(setup, moves[:-1])

"""The judge of branch coverage: what it finds in a report, and what it asks of the list of gaps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import branch_coverage
from tests.branch_coverage import (
    Gap,
    Miss,
    Part,
    is_measured,
    misses_in,
    parts_of,
    problems,
    read_gaps,
)

MISSED = Miss("kernel/dice.py", 7, "if dice:", 9)
KNOWN = Gap("kernel/dice.py", "if dice:", "Dice are never none.")


def test_everything_taken_is_no_problem() -> None:
    assert problems([], []) == []
    assert problems([MISSED], [KNOWN]) == []


@pytest.mark.parametrize(
    ("misses", "gaps", "sentence"),
    [
        ([MISSED], [], "kernel/dice.py:7: if dice:, never to line 9"),
        ([MISSED._replace(to=-3)], [], "kernel/dice.py:7: if dice:, never left"),
        ([MISSED._replace(to=0)], [], "kernel/dice.py:7: if dice:"),
        ([MISSED], [KNOWN._replace(file="kernel/save.py")], "kernel/dice.py:7: if dice:, never to"),
        ([MISSED], [KNOWN._replace(reason=" ")], "kernel/dice.py: if dice: has no reason"),
        ([], [KNOWN], "kernel/dice.py: if dice: is taken: cross it off in coverage_gaps.toml"),
    ],
)
def test_each_kind_of_problem_is_named(misses: list[Miss], gaps: list[Gap], sentence: str) -> None:
    assert problems(misses, gaps)[0].startswith(sentence)


def test_a_report_gives_lines_branches_and_files_that_nobody_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "igroteka"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "a.py").write_text("one\n  if two:\n    three\n", "utf-8")
    (package / "kernel" / "b.py").write_text("four\n", "utf-8")
    monkeypatch.setattr(branch_coverage, "ROOT", tmp_path)
    monkeypatch.setattr(branch_coverage, "PACKAGE", package)
    summary = {"covered_lines": 2, "covered_branches": 1, "num_statements": 3, "num_branches": 3}
    found = {"missing_lines": [3], "missing_branches": [[2, 3], [3, 1]], "summary": summary}
    report: dict[str, Any] = {"files": {"src/igroteka/kernel/a.py": found}}

    assert [str(miss) for miss in misses_in(report)] == [
        "kernel/a.py:3: three",
        "kernel/a.py:2: if two:, never to line 3",
        "kernel/b.py:1: the whole file",
    ]
    assert parts_of(report) == [Part("kernel", 3, 6)]
    assert str(parts_of(report)[0]).endswith("3 of      6   50.00 %")


@pytest.mark.parametrize(
    ("file", "name", "measured"),
    [
        ("kernel/test_kernel.py", "test_dice", True),
        ("games/caravan/test_caravan.py", "test_3_turns", True),
        ("laws/test_laws.py", "test_4_anything_else_is_refused[caravan-2]", True),
        ("laws/test_laws.py", "test_8_pieces_are_conserved[caravan-2]", False),
        ("server/test_play.py", "test_4_seats", False),
        ("test_layers.py", "test_layers", False),
    ],
)
def test_some_tests_are_measured(file: str, name: str, measured: bool) -> None:
    assert is_measured(branch_coverage.ROOT / "tests" / file, name) == measured


def test_the_gaps_are_in_files_that_are_measured_and_hold_their_lines() -> None:
    for gap in read_gaps():
        path = branch_coverage.PACKAGE / gap.file
        assert path in branch_coverage.measured_files()
        assert gap.code in [line.strip() for line in path.read_text("utf-8").splitlines()]

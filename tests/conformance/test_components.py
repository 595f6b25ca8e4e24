"""Component files: each fact has its source and is read, and each mistake is named in a sentence.

What only one game can get wrong stands in `components.toml` among its own tests.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from igroteka.games import part_of
from igroteka.kernel.components import SOURCES as KNOWN_SOURCES
from tests.conformance.component_files import Edit, answers, data_of, loaded, tables_in, written
from tests.conformance.registry import EXPECTED, SOURCES, every_game, expected_files

pytestmark = pytest.mark.slow

LONGEST = 300  # letters of an error
REMARKS = ("note",)  # for readers of the file, not for the game
# A value that none of this type can be mistaken for.
WRONG: dict[type, Any] = {bool: "perhaps", int: "many", str: 7, list: "none", dict: 3}
TOO_LARGE = 10**12


def is_sentence(answer: list[str], file: str) -> bool:
    """Whether a file was refused in one short sentence that names it."""
    if not answer:
        return False
    kind, text = answer
    named = text.startswith(f"{file}.toml: ") and len(text) <= LONGEST and "\n" not in text
    return kind == "BrokenComponents" and named


def first_tables(data: dict[str, Any]) -> list[tuple[tuple[str | int, ...], str]]:
    """Every key of every list of tables and single table, each in the first table that has it."""
    found: dict[tuple[str | int, str], tuple[str | int, ...]] = {}
    for path, table in tables_in(data):
        for key in table:
            found.setdefault((path[0], key), path)
    return [(path, key) for (_, key), path in found.items()]


@every_game
def test_the_game_names_its_files(name: str) -> None:
    assert sorted(part_of(name, "pieces").FILES) == sorted(data_of(name))


@every_game
def test_each_table_names_its_source(name: str) -> None:
    for file, data in data_of(name).items():
        for path, table in tables_in(data):
            assert isinstance(table, dict), f"{file}.toml: {path} is no table"
            assert table.get("source") in KNOWN_SOURCES, f"{file}.toml: {path}"


@every_game
def test_files_can_be_written_and_read_again(name: str) -> None:
    """The changes below are made in copies, which must be true copies."""
    for file, data in data_of(name).items():
        assert tomllib.loads(written(data)) == data, file


@every_game
def test_what_is_missing_unknown_or_without_source_is_refused(name: str, tmp_path: Path) -> None:
    edits = []
    for file, data in data_of(name).items():
        edits += [Edit(file, (key,)) for key in data]
        for path in {path[0]: path for path, _ in reversed(tables_in(data))}.values():
            edits.append(Edit(file, (*path, "source")))
            edits.append(Edit(file, (*path, "source"), "a friend"))
            edits.append(Edit(file, (*path, "no_such_fact"), 1))
    found = answers(name, edits, tmp_path)

    passed = [
        f"{edit}: {answer}"
        for edit, answer in zip(edits, found, strict=True)
        if not is_sentence(answer, edit.file)
    ]
    assert passed == []


@every_game
def test_each_fact_is_read_and_refused_where_it_has_the_wrong_type(
    name: str, tmp_path: Path
) -> None:
    edits = []
    for file, data in data_of(name).items():
        for path, key in first_tables(data):
            holder: Any = data
            for part in path:
                holder = holder[part]
            if key not in REMARKS:
                edits.append(Edit(file, (*path, key), WRONG[type(holder[key])]))
            if type(holder[key]) is int:
                edits.append(Edit(file, (*path, key), TOO_LARGE))
    found = answers(name, edits, tmp_path)

    passed = [
        f"{edit}: {answer}"
        for edit, answer in zip(edits, found, strict=True)
        if not is_sentence(answer, edit.file)
    ]
    assert passed == []


@every_game
def test_a_fact_that_is_gone_is_missed_or_was_not_needed(name: str, tmp_path: Path) -> None:
    edits = [
        Edit(file, (*path, key))
        for file, data in data_of(name).items()
        for path, key in first_tables(data)
    ]
    found = answers(name, edits, tmp_path)

    crashed = [
        f"{edit}: {answer}"
        for edit, answer in zip(edits, found, strict=True)
        if answer and not is_sentence(answer, edit.file)
    ]
    assert crashed == []


@every_game
def test_a_file_that_is_no_toml_is_refused(name: str, tmp_path: Path) -> None:
    files = sorted(data_of(name))
    for file in files:
        (tmp_path / file / name).mkdir(parents=True)
        (tmp_path / file / name / f"{file}.toml").write_text("[[open\n", "utf-8")
    found = loaded(name, [str(tmp_path / file) for file in files])

    for file, (kind, text) in zip(files, found, strict=True):
        assert kind == "BrokenComponents"
        assert text.startswith(f"{file}.toml: expected TOML, found ")


@every_game
def test_a_folder_of_ones_own_must_be_there_and_may_be_empty(name: str, tmp_path: Path) -> None:
    empty, missing = loaded(name, [str(tmp_path), str(tmp_path / "mistyped")])

    assert empty == []
    assert missing[0] == "BrokenComponents"
    assert missing[1].startswith("expected a folder of component files at ")


@pytest.mark.parametrize("file", expected_files("components.toml"))
def test_mistakes_of_one_game_are_named_in_a_sentence(file: Path, tmp_path: Path) -> None:
    """Each entry changes a text in a packaged file, and says how the game refuses that."""
    name = file.parent.name
    cases = tomllib.loads(file.read_text("utf-8"))["wrong"]
    for number, case in enumerate(cases):
        text = (SOURCES / name / "data" / f"{case['file']}.toml").read_text("utf-8")
        assert case["old"] in text, case["case"]
        place = tmp_path / str(number) / name
        place.mkdir(parents=True)
        changed = text.replace(case["old"], case["new"], 1)
        (place / f"{case['file']}.toml").write_text(changed, "utf-8")
    found = loaded(name, [str(tmp_path / str(number)) for number in range(len(cases))])

    for case, answer in zip(cases, found, strict=True):
        assert is_sentence(answer, case.get("blames", case["file"])), (case["case"], answer)
        assert answer[1].startswith(case["says"]), (case["case"], answer)


def test_the_expected_mistakes_belong_to_games() -> None:
    for file in EXPECTED.glob("*/components.toml"):
        assert (SOURCES / file.parent.name / "meta.py").exists()

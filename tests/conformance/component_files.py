"""The component files of a game as data, and copies of them with one change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from igroteka.kernel.components import FOLDER_VARIABLE
from tests.conformance.registry import ROOT, SOURCES


@dataclass(frozen=True)
class Edit:
    """One change of a component file: a value at a path, or its absence."""

    file: str
    path: tuple[str | int, ...]
    value: Any = None  # None: the value is taken out

    def __str__(self) -> str:
        where = ".".join([str(part) for part in self.path])
        return f"{self.file}.toml, {where} {'gone' if self.value is None else repr(self.value)}"


def data_of(name: str) -> dict[str, Any]:
    """All component files of a game by the names of the files."""
    return {
        file.stem: tomllib.loads(file.read_text("utf-8"))
        for file in sorted((SOURCES / name / "data").glob("*.toml"))
    }


def tables_in(data: dict[str, Any]) -> list[tuple[tuple[str | int, ...], Any]]:
    """The tables of a file, each with its path: single ones and those of lists."""
    found: list[tuple[tuple[str | int, ...], Any]] = []
    for key, value in data.items():
        if isinstance(value, list):
            found += [((key, index), entry) for index, entry in enumerate(value)]
        else:
            found.append(((key,), value))
    return found


def changed(data: dict[str, Any], edit: Edit) -> dict[str, Any]:
    """A copy of a file with one change."""
    copy = deepcopy(data)
    holder: Any = copy
    for part in edit.path[:-1]:
        holder = holder[part]
    if edit.value is None:
        del holder[edit.path[-1]]
    else:
        holder[edit.path[-1]] = edit.value
    return copy


def written(data: dict[str, Any]) -> str:
    """A component file as TOML."""
    lines: list[str] = []
    for key, value in data.items():
        is_list = isinstance(value, list) and all([isinstance(one, dict) for one in value])
        if not is_list and not isinstance(value, dict):
            lines.insert(0, f"{key} = {inline(value)}")
            continue
        for table in value if is_list else [value]:
            lines += ["", f"[[{key}]]" if is_list else f"[{key}]"]
            lines += [f"{json.dumps(name)} = {inline(one)}" for name, one in table.items()]
    return "\n".join(lines) + "\n"


def inline(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key)} = {inline(one)}" for key, one in value.items()]
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([inline(one) for one in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def answers(name: str, edits: list[Edit], folder: Path) -> list[list[str]]:
    """How the game answers to each change of its files: the kind and text of the error, if any."""
    data = data_of(name)
    folders = []
    for number, edit in enumerate(edits):
        place = folder / str(number) / name
        place.mkdir(parents=True)
        text = written(changed(data[edit.file], edit))
        (place / f"{edit.file}.toml").write_text(text, "utf-8")
        folders.append(str(place.parent))
    return loaded(name, folders)


def loaded(name: str, folders: list[str]) -> list[list[str]]:
    """How the game answers to each of these folders of component files."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.loader", name, *folders],
        env={key: value for key, value in os.environ.items() if key != FOLDER_VARIABLE},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]

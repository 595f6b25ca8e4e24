"""All games, their folders, and the files with what is expected of each."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from igroteka.games import all_game_names
from igroteka.words import Words, languages

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "igroteka" / "games"
EXPECTED = ROOT / "tests" / "games"
REWRITE = os.environ.get("IGROTEKA_REWRITE") == "1"

every_game = pytest.mark.parametrize("name", all_game_names())
every_language = pytest.mark.parametrize("lang", languages())


def expected_files(pattern: str) -> list[Any]:
    """The files of all games with this name, each as a parameter with a readable id."""
    found = sorted(EXPECTED.glob(f"*/{pattern}"))
    return [pytest.param(file, id=file.relative_to(EXPECTED).as_posix()) for file in found]


def sources_of(name: str) -> dict[str, str]:
    """The Python files of a game by their path in its folder."""
    folder = SOURCES / name
    return {
        file.relative_to(folder).as_posix(): file.read_text("utf-8")
        for file in sorted(folder.rglob("*.py"))
    }


@cache
def words(lang: str) -> Words:
    """The words of a language; a missing one raises."""
    return Words(lang, strict=True)

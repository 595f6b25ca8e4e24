"""Which build the tests run on: compiled modules when that was asked for, sources otherwise."""

from __future__ import annotations

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import igroteka

PACKAGE = Path(igroteka.__file__).parent
WANTED = os.environ.get("IGROTEKA_COMPILED") == "1"


def test_kernel_games_and_bots_are_compiled_exactly_when_asked_for() -> None:
    names = []
    for layer in ("kernel", "games", "bots"):
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            if path.name != "__init__.py":
                names.append(
                    ".".join(["igroteka", *path.relative_to(PACKAGE).with_suffix("").parts])
                )

    assert "igroteka.kernel.engine" in names
    for name in names:
        file = importlib.import_module(name).__file__ or ""
        assert file.endswith(tuple(EXTENSION_SUFFIXES)) == WANTED, f"{name} comes from {file}"

"""The layers of the house look one way only: each imports itself and those before it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "igroteka"

# Each layer may use those to its left.
ORDER = ("kernel", "games", "bots", "words", "lab", "table", "store", "server", "cli")
STANDARD_LIBRARY_ONLY = ("kernel", "games", "bots")


def wrong_imports(package: Path) -> list[str]:
    """One sentence for every import that looks the wrong way."""
    wrong = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        for name in imports(path, package):
            reason = why_not_import(inside.parts, name)
            if reason:
                wrong.append(f"{inside.as_posix()} imports {name}: {reason}")
    return wrong


def why_not_import(inside: tuple[str, ...], name: str) -> str:
    """The reason against this import in this file of the package; empty if it is fine."""
    layer = inside[0]
    used = name.split(".")
    if layer not in ORDER:
        outside = layer == "__init__.py" and used[0] == "igroteka" and len(used) > 1
        unknown = len(inside) > 1 or not layer.startswith("__")
        return "not a known layer" if unknown else "the package itself has no parts" * outside
    if used[0] != "igroteka":
        own = used[0] in sys.stdlib_module_names or layer not in STANDARD_LIBRARY_ONLY
        return "" if own else f"{layer} uses only the standard library"
    if len(used) == 1:
        return ""
    if used[1] not in ORDER:
        return "not a known layer"
    if ORDER.index(used[1]) > ORDER.index(layer):
        return f"{layer} comes before {used[1]}"
    in_a_game = layer == "games" and len(inside) > 2
    if in_a_game and used[1] == "games" and used[2:3] != [inside[1]]:
        return "a game knows no other game"
    return ""


def imports(path: Path, package: Path) -> Iterator[str]:
    """The full name of everything a file imports, `from igroteka import games` included."""
    where = ["igroteka", *path.relative_to(package).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = where[: len(where) + 1 - node.level] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            yield from [f"{base}.{alias.name}" for alias in node.names]


def test_layers_only_look_back() -> None:
    assert wrong_imports(PACKAGE) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/engine.py", "import igroteka.games.chess"),
        ("kernel/engine.py", "from igroteka import games"),
        ("kernel/engine.py", "from ..games import chess"),
        ("kernel/engine.py", "import msgspec"),
        ("kernel/engine.py", "def late() -> None:\n    import rich"),
        ("games/chess/view.py", "from igroteka.games.draughts import pieces"),
        ("games/chess/view.py", "from igroteka.games import draughts"),
        ("games/chess/rules/castling.py", "from igroteka.bots import greedy"),
        ("games/chess/pieces.py", "from fluent.runtime import FluentBundle"),
        ("bots/greedy.py", "from igroteka.words import sentence"),
        ("bots/greedy.py", "import numpy as np"),
        ("lab/bench.py", "from igroteka.table import room"),
        ("table/room.py", "import igroteka.store"),
        ("store/sqlite.py", "from igroteka.server.app import app"),
        ("server/app.py", "from igroteka.cli import main"),
        ("utils/text.py", "import sys"),
        ("helpers.py", "import sys"),
        ("cli/main.py", "import igroteka.utils"),
        ("__init__.py", "from igroteka.kernel import engine"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    wrong = wrong_imports(fake_package(tmp_path, file, line))

    assert len(wrong) == 1
    assert wrong[0].startswith(f"{file} imports ")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/engine.py", "from igroteka.kernel.state import State"),
        ("kernel/engine.py", "from __future__ import annotations"),
        ("games/chess/view.py", "from igroteka.games.chess import pieces"),
        ("games/chess/view.py", "from igroteka.games.chess.state import State"),
        ("games/chess/view.py", "import tomllib, igroteka.kernel.save"),
        ("games/shelf.py", "from igroteka.games import chess, draughts"),
        ("bots/greedy.py", "from igroteka.games.chess import value"),
        ("words/sentences.py", "from fluent.runtime import FluentBundle"),
        ("cli/main.py", "import typer, igroteka.server.app"),
        ("__main__.py", "from igroteka.cli.main import app"),
    ],
)
def test_a_right_import_is_left_alone(tmp_path: Path, file: str, line: str) -> None:
    assert wrong_imports(fake_package(tmp_path, file, line)) == []


def fake_package(folder: Path, file: str, line: str) -> Path:
    """A package of one file with these lines."""
    path = folder / "igroteka" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", "utf-8")
    return folder / "igroteka"

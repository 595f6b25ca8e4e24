"""What bots judge by stands apart from the rules: it reads positions and changes none."""

from __future__ import annotations

import ast
from pathlib import Path

from igroteka.games.orleans import GAME
from tests.games.orleans.support.positions import Seat, at_actions, position

PACKAGE = Path(__file__).parents[3] / "src" / "igroteka" / "games" / "orleans"


def imported_by(path: Path) -> list[str]:
    """The full names of all modules and names a file imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: a relative import, which this test cannot read"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def test_only_the_game_itself_imports_judgement() -> None:
    importers = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        for name in imported_by(path)
        if name.startswith("igroteka.games.orleans.judgement") and path.parent.name != "judgement"
    }

    assert importers == {"game.py"}, "above all not the rules"


def test_judging_a_position_changes_nothing() -> None:
    rich = Seat(filled="village ship", places={"town_hall": "farmer monk"}, techs=1)
    for s in (position(rich, seats=2), at_actions(position(rich, seats=2))):
        before = GAME.save(s)

        GAME.value(s, 0)
        GAME.plausible_options(s, 0)

        assert GAME.save(s) == before


def test_what_is_plausible_is_allowed() -> None:
    rich = Seat(filled="village ship", places={"town_hall": "farmer monk"}, market="knight")
    for s in (position(rich, seats=2), at_actions(position(rich, seats=2))):
        plausible = GAME.plausible_options(s, 0)

        assert plausible
        assert set(plausible) <= set(GAME.options(s, 0))

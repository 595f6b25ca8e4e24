"""Component files: true numbers of a box are taken, and each fact is called what it is."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from igroteka.games.orleans import pieces
from igroteka.kernel.components import sources_of
from tests.support.components import Box

BOX = Box("orleans", Path(pieces.FOLDER) / "data", "pieces")


def test_true_numbers_of_a_box_are_taken(tmp_path: Path) -> None:
    BOX.change(tmp_path, "tracks", "coins = [2, 3, 4, 5, 0]", "coins = [2, 3, 4, 5, 6]")

    done = BOX.load(tmp_path, "print(pieces.BOATMAN_COINS)")

    assert done.stderr == ""
    assert done.stdout.strip() == "(0, 2, 3, 4, 5, 6)"


def test_the_package_is_the_one_under_test() -> None:
    """The subprocess must load the same build as the tests do."""
    spec = find_spec("igroteka.games.orleans.pieces")

    assert spec is not None
    done = subprocess.run(
        [sys.executable, "-c", "from igroteka.games.orleans import pieces; print(pieces.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == spec.origin


# The tables of which the rulebook itself prints every fact.
PRINTED = {
    "followers": ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"],
    "goods": ["grain", "cheese", "wine", "wool", "brocade"],
    "setup": ["start", "players 2", "players 3", "players 4"],
    "events": ["pilgrimage", "taxes", "income", "trading_day", "harvest", "plague"],
    "tracks": ["citizens"],
    "board": ["farmhouse", "town_hall"],
    "tiles": [],
    "deeds": [],
    "map": [],
}


def test_only_what_the_rulebook_prints_is_called_rulebook() -> None:
    found: dict[str, list[str]] = {}
    files: dict[str, dict[str, Any]] = dict(sources_of(pieces.FOLDER, "orleans", pieces.FILES))
    for file, tables in files.items():
        found[file] = []
        for key, table in tables.items():
            for entry in table if isinstance(table, list) else [table]:
                if entry["source"] == "rulebook":
                    number = f" {entry['seats']}" if "seats" in entry else ""
                    found[file].append(str(entry.get("id", key + number)))

    assert found == PRINTED


def test_a_guess_is_called_reconstructed_and_says_so() -> None:
    tiles = sources_of(pieces.FOLDER, "orleans", ["tiles"])["tiles"]["tile"]
    assert isinstance(tiles, list)

    guessed = [tile for tile in tiles if tile["source"] == "reconstructed"]

    assert [tile["id"] for tile in guessed] == ["bathhouse"]
    assert guessed[0]["note"]

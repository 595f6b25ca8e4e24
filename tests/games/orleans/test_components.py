"""Component files of one's own: true numbers are taken, mistakes are named in one sentence."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from igroteka.games.orleans import pieces
from tests.support.components import Box

BOX = Box("orleans", Path(pieces.FOLDER) / "data", "pieces")


def test_true_numbers_of_a_box_are_taken(tmp_path: Path) -> None:
    BOX.change(tmp_path, "tracks", "coins = [2, 3, 4, 5, 0]", "coins = [2, 3, 4, 5, 6]")

    done = BOX.load(tmp_path, "print(pieces.BOATMAN_COINS)")

    assert done.stderr == ""
    assert done.stdout.strip() == "(0, 2, 3, 4, 5, 6)"


def test_files_that_are_not_there_come_from_the_package(tmp_path: Path) -> None:
    done = BOX.load(tmp_path, "print(pieces.BOATMAN_COINS, len(pieces.TILES))")

    assert done.stdout.strip() == "(0, 2, 3, 4, 5, 0) 20"


def test_a_folder_that_is_not_there_is_not_passed_over(tmp_path: Path) -> None:
    done = BOX.load(tmp_path / "mistyped")

    assert done.returncode == 1
    assert "expected a folder of component files at " in done.stderr.splitlines()[-1]


HAYRICK = """[[tile]]
id = "hayrick"
stack = "I"
slots = ["farmer"]
good = "grain"
source = "public"
"""
WRONG = {
    "missing tile": ("tiles", HAYRICK, "", "tiles.toml: expected tile 'hayrick', found none"),
    "unknown tile": (
        "tiles",
        'id = "hayrick"',
        'id = "casino"',
        "tiles.toml: expected a tile among ",
    ),
    "one tile twice": (
        "tiles",
        'id = "hayrick"',
        'id = "winery"',
        "tiles.toml: expected tile 'winery' once, found it twice",
    ),
    "one-way road": (
        "map",
        'roads = ["R03", "R10", "R11", "R12"]',
        'roads = ["R10", "R11", "R12"]',
        "map.toml: expected every road and river to be listed by both its towns; "
        "R03 joins chartres and orleans, but orleans does not list it",
    ),
    "road to nowhere": (
        "map",
        'ends = ["chartres", "etampes"]',
        'ends = ["chartres", "paris"]',
        "map.toml: edge R01.ends: expected one of ",
    ),
    "road in a circle": (
        "map",
        'ends = ["chartres", "etampes"]',
        'ends = ["chartres", "chartres"]',
        "map.toml: edge R01: expected two different ends",
    ),
    "wrong count of events": (
        "events",
        'id = "plague"\ntiles = 3',
        'id = "plague"\ntiles = 4',
        "events.toml: expected 18 hourglass tiles, found 19",
    ),
    "wrong count of citizens": (
        "tracks",
        "citizen_spaces = [3, 18, 28]",
        "citizen_spaces = [3, 18]",
        "tracks.toml: citizens: expected the total to be 13",
    ),
    "count in words": (
        "goods",
        "tiles = 24",
        'tiles = "many"',
        "goods.toml: good grain.tiles: expected a whole number from 1 to 99, found 'many'",
    ),
    "unknown source": (
        "goods",
        'source = "rulebook"',
        'source = "a friend"',
        "goods.toml: good grain.source: expected one of rulebook, public, memory, reconstructed; "
        "found 'a friend'",
    ),
    "no source": (
        "goods",
        'source = "rulebook"',
        "",
        "goods.toml: good grain.source: expected this field, found none",
    ),
    "unknown follower on a slot": (
        "board",
        'slots = ["boatman", "craftsman"]',
        'slots = ["boatman", "wizard"]',
        "board.toml: place farmhouse.slots: expected one of ",
    ),
    "a place that does nothing": (
        "board",
        'recruits = "farmer"',
        "",
        "board.toml: place farmhouse: expected what the place does, found nothing",
    ),
    "levels that fall": (
        "tracks",
        "levels = [0, 4, 9, 15, 22, 30]",
        "levels = [0, 9, 4, 15, 22, 30]",
        "tracks.toml: development: expected rising levels from 0, found [0, 9, 4, 15, 22, 30]",
    ),
    "a space beyond the end": (
        "tracks",
        "last = 30",
        "last = 29",
        "tracks.toml: development: expected no space beyond 29",
    ),
    "no game of three": (
        "setup",
        "seats = 3",
        "seats = 4",
        "setup.toml: expected [[players]] for 2, 3, 4; found [2, 4]",
    ),
    "more removed than there are": (
        "setup",
        "monk = 6",
        "monk = 15",
        "setup.toml: players 2: expected to remove at most 14 of monk, found 15",
    ),
    "too few goods for the map": (
        "setup",
        "removed_goods = 12",
        "removed_goods = 48",
        "map.toml: expected goods for 43 spaces with 2 players, found fewer",
    ),
    "road among the rivers": (
        "map",
        'roads = ["R03", "R10", "R11", "R12"]\nrivers = ["W01", "W02"]',
        'roads = ["R10", "R11", "R12"]\nrivers = ["W01", "W02", "R03"]',
        "map.toml: town orleans: expected roads and rivers apart, found R03",
    ),
    "mark on a single space": (
        "map",
        'ends = ["chartres", "etampes"]\nspaces = 1',
        'ends = ["chartres", "etampes"]\nspaces = 1\nmark = 4',
        "map.toml: edge R01: expected a mark only beside a second space",
    ),
    "misspelt field": (
        "deeds",
        "or_development = 1",
        "or_developement = 1",
        "deeds.toml: deed canalisation.or_developement: expected one of ",
    ),
    "not TOML": ("deeds", "[[deed]]", "[[deed", "deeds.toml: expected TOML, found "),
}


@pytest.mark.parametrize("name", WRONG, ids=[name.replace(" ", "-") for name in WRONG])
def test_a_mistake_is_named_in_one_sentence(tmp_path: Path, name: str) -> None:
    file, old, new, sentence = WRONG[name]
    BOX.change(tmp_path, file, old, new)

    assert BOX.complaint(tmp_path).startswith(sentence)


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

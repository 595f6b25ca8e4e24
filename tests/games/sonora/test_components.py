"""Component files of one's own: true numbers are taken, mistakes are named in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.sonora import pieces
from tests.support.components import Box

BOX = Box("sonora", Path(pieces.FOLDER) / "data", "pieces")


def test_the_true_numbers_of_a_box_are_taken(tmp_path: Path) -> None:
    BOX.change(tmp_path, "cliff", "top = 33", "top = 35")
    BOX.change(tmp_path, "canyon", '"####2.#h...2.B"', '"####2.#hr..2.B"')
    BOX.change(tmp_path, "centre", "icons = 9", "icons = 10")

    done = BOX.load(tmp_path, "print(pieces.TOP[7], pieces.places_that_give(pieces.REFLICK))")

    assert done.stderr == ""
    assert done.stdout.split() == ["35", "9"]


def test_files_that_are_not_there_come_from_the_package(tmp_path: Path) -> None:
    done = BOX.load(tmp_path, "print(len(pieces.CANYON_CELLS), len(pieces.CREEK_CELLS))")

    assert done.stdout.split() == ["135", "62"]


def test_another_board_is_another_world(tmp_path: Path) -> None:
    """The physics takes its numbers from the same files."""
    BOX.change(tmp_path, "physics", "friction = 250", "friction = 500")
    BOX.change(tmp_path, "board", "half_width = 120000", "half_width = 130000")

    done = BOX.load(
        tmp_path,
        "from igroteka.games.sonora.physics.world import THE_BOARD\n"
        "print(THE_BOARD.friction, THE_BOARD.side)",
    )

    assert done.stdout.split() == ["4905.0", "120.0"]


NODE_C5 = """[[node]]
id = "c5"
cost = 5
perimeter = true
"""
WRONG = {
    "no source": (
        "setup",
        'id = "short"\nrounds = 5\nsource = "rulebook"',
        'id = "short"\nrounds = 5',
        "setup.toml: length short.source: expected this field, found none",
    ),
    "unknown source": (
        "board",
        'source = "reconstructed"',
        'source = "a friend"',
        "board.toml: field.source: expected one of rulebook, public, memory, reconstructed; "
        "found 'a friend'",
    ),
    "no long game": ("setup", 'id = "long"', 'id = "endless"', "setup.toml: expected a length"),
    "too few discs in the turns": (
        "setup",
        "discs = [2, 2, 1]",
        "discs = [2, 2]",
        "setup.toml: turns: expected 5 discs in all, found [2, 2]",
    ),
    "two players in one corner": (
        "setup",
        "seats = [0, 2]",
        "seats = [0, 0]",
        "setup.toml: players 2: expected 2 different corners from 0 on, found [0, 0]",
    ),
    "no game of three": (
        "setup",
        "number = 3\nseats = [0, 1, 2]",
        "number = 4\nseats = [0, 1, 2, 3]",
        "setup.toml: expected four colours and [[players]] for 1 to 4",
    ),
    "two zones in one corner": (
        "board",
        'corner = "ne"',
        'corner = "nw"',
        "board.toml: expected every zone in a corner of its own",
    ),
    "animals exchanged": (
        "board",
        'id = "cliff"\nanimal = "lizard"',
        'id = "cliff"\nanimal = "owl"',
        "board.toml: expected cliff, creek, canyon, mud with lizard, owl, fox, rabbit",
    ),
    "circle across a border": (
        "board",
        "x = -62000",
        "x = -9000",
        "board.toml: circle nw_inner: expected it wholly inside its zone",
    ),
    "circle beyond the wall": (
        "board",
        "y = 92000",
        "y = 112000",
        "board.toml: circle nw_outer: expected it wholly on the field",
    ),
    "circle over a launch edge": (
        "board",
        "x = 92000\ny = 28000",
        "x = 92000\ny = 72000",
        "board.toml: circle ne_outer: expected it wholly on the field",
    ),
    "circle over the hole": (
        "board",
        "x = 36000\ny = 62000",
        "x = 14000\ny = 14000",
        "board.toml: circle ne_inner: expected it between hole and edge",
    ),
    "circle in its own zone": (
        "board",
        'id = "sw_inner"\nanimal = "owl"',
        'id = "sw_inner"\nanimal = "fox"',
        "board.toml: circle sw_inner: expected an animal of another zone",
    ),
    "circles too near": (
        "board",
        "x = -28000\ny = 92000",
        "x = -62000\ny = 75000",
        "board.toml: circles nw_inner and nw_outer: expected more than a disc between them",
    ),
    "three circles of one animal": (
        "board",
        'id = "se_outer"\nanimal = "fox"',
        'id = "se_outer"\nanimal = "owl"',
        "board.toml: expected two circles in creek and two of its animal",
    ),
    "hole smaller than a disc": (
        "board",
        "radius = 11500",
        "radius = 9500",
        "board.toml: hole.radius: expected a whole number from 10001 to ",
    ),
    "misspelt constant": (
        "physics",
        "escape = 1500",
        "excape = 1500",
        "physics.toml: wall.excape: expected one of ",
    ),
    "exact hands that scatter": (
        "skills",
        "angle = 0",
        "angle = 5",
        "skills.toml: expected scatter for every skill but none",
    ),
    "rows that do not add up": (
        "cliff",
        "rows = [4, 3, 2]\n",
        "rows = [4, 3, 3]\n",
        "cliff.toml: building b: expected rows that add up to its hexes",
    ),
    "bottom above top": (
        "cliff",
        "bottom = 24",
        "bottom = 34",
        "cliff.toml: building h: expected the top reward above the bottom one",
    ),
    "cactus as a reward": (
        "cliff",
        'bonus = "owl"',
        'bonus = "blue"',
        "cliff.toml: building d.bonus: expected one of reflick, swap, ",
    ),
    "branch in the air": (
        "creek",
        'id = "la"\non = "l"',
        'id = "la"\non = "rbb"',
        "creek.toml: branch la: expected cells below an earlier branch",
    ),
    "cell worth nothing": (
        "creek",
        'cells = ["1", "4", "2"]',
        'cells = ["1", "0", "2"]',
        "creek.toml: branch rb: expected points from 1 to 9 or a bonus, found '0'",
    ),
    "bot square in the middle": (
        "creek",
        'cells = ["1", "4", "2"]\nbot = false',
        'cells = ["1", "4", "2"]\nbot = true',
        "creek.toml: cell rb3: expected a bot square only at the end of the creek",
    ),
    "creek too long": (
        "creek",
        'cells = ["3", "2", "4", "5"]',
        'cells = ["3", "2", "4", "5", "6"]',
        "creek.toml: expected at most 62 cells and several bot squares",
    ),
    "ragged canyon": (
        "canyon",
        '"####....1#.#1."',
        '"####....1#.#1"',
        "canyon.toml: expected rows of one width",
    ),
    "unknown letter": (
        "canyon",
        '"####....1#.#1."',
        '"####....1#.#1?"',
        "canyon.toml: expected one of 123rsofhd#.SB, found '?'",
    ),
    "start torn apart": (
        "canyon",
        '"2#.#s3SS...1.."',
        '"2#.#s3S.S..1.."',
        "canyon.toml: expected one start of two by two cells",
    ),
    "four bot squares": (
        "canyon",
        '"####....1#.#1."',
        '"####....1#.#1B"',
        "canyon.toml: expected three bot squares, found 4",
    ),
    "shape in two pieces": (
        "canyon",
        'cells = ["##", "#."]',
        'cells = ["#.", ".#"]',
        "canyon.toml: shape 3: expected one piece drawn with # and .",
    ),
    "no shape 4": (
        "canyon",
        'id = "4"\nnumber = 4',
        'id = "4"\nnumber = 5',
        "canyon.toml: expected one shape with the number 4",
    ),
    "only one shape 1": (
        "canyon",
        '[[shape]]\nid = "1b"\nnumber = 1\ncells = ["##"]\nsource = "reconstructed"\n',
        "",
        "canyon.toml: expected several shapes with the number 1",
    ),
    "points that fall": (
        "canyon",
        "points = [5, 7, 10, 14, 19, 25, 32, 40]",
        "points = [5, 7, 10, 9, 19, 25, 32, 40]",
        "canyon.toml: cacti: expected rising points, found [5, 7, 10, 9, ",
    ),
    "free node": (
        "mud",
        NODE_C5,
        NODE_C5.replace("cost = 5", "cost = 0"),
        "mud.toml: expected the start node first, and a cost for every other node",
    ),
    "eleven nodes on the perimeter": (
        "mud",
        NODE_C5,
        NODE_C5.replace("true", "false"),
        "mud.toml: expected 12 nodes on the perimeter, found 11",
    ),
    "triangle of two": (
        "mud",
        'nodes = ["s", "i0", "i1"]',
        'nodes = ["s", "i0", "s"]',
        "mud.toml: triangle ti0: expected three different nodes",
    ),
    "triangle twice": (
        "mud",
        'nodes = ["s", "i0", "i1"]',
        'nodes = ["i2", "s", "i1"]',
        "mud.toml: expected no two triangles with the same nodes",
    ),
    "hole in the net": (
        "mud",
        'nodes = ["s", "i0", "i1"]',
        'nodes = ["s", "c0", "c3"]',
        "mud.toml: expected a net of triangles without holes",
    ),
    "triangle with nothing in it": (
        "mud",
        'symbol = "reflick"',
        'symbol = "nothing"',
        "mud.toml: triangle ti1.symbol: expected one of blue, green, ",
    ),
    "too few icons": (
        "centre",
        "icons = 9",
        "icons = 8",
        "centre.toml: reflick: expected 8 icons beside those at the start, found 7",
    ),
    "not TOML": ("mud", "[boxes]", "[boxes", "mud.toml: expected TOML, found "),
}


@pytest.mark.parametrize("name", WRONG, ids=[name.replace(" ", "-") for name in WRONG])
def test_a_mistake_is_named_in_one_sentence(tmp_path: Path, name: str) -> None:
    file, old, new, sentence = WRONG[name]
    BOX.change(tmp_path, file, old, new)

    assert BOX.complaint(tmp_path).startswith(sentence)

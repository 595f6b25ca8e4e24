"""Interpreted and compiled builds, on every machine, see the same flicks end alike.

Every machine that runs these tests compares itself with the one that made the fingerprints; a
64-bit ARM processor agrees with x86, and no longer does if its compiler may fuse a product and a
sum into one rounding.
The fingerprints were made by the interpreted build. They change when the physics or its
constants change, and then stored games end elsewhere: that is a decision, and
`IGROTEKA_REWRITE=1` writes the new ones.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
from pathlib import Path

from igroteka.games.sonora.physics.aim import BACK, aimed
from igroteka.games.sonora.physics.body import FOREVER
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.physics.scatter import scattered
from igroteka.games.sonora.physics.trace import ON_BOARD
from igroteka.games.sonora.pieces import FOLDER, SKILLS
from tests.games.sonora.boards import Chance, shot_at

FILE = Path(__file__).parent / "flicks.json"
SHEAVES = 10
BOARDS = 10  # in each sheaf; 20 flicks fill a board


def known() -> dict[str, str]:
    """The fingerprints of the interpreted build."""
    found: dict[str, str] = json.loads(FILE.read_text())
    return found


def remember(found: dict[str, str]) -> None:
    """Write new fingerprints, if that was asked for."""
    if os.environ.get("IGROTEKA_REWRITE"):
        FILE.write_text(json.dumps({**known(), **found}, indent=1) + "\n")


def traces_of_a_board(chance: Chance) -> list[int]:
    """20 flicks from four corners onto one board, by hands of all kinds; all their numbers."""
    numbers: list[int] = []
    places: list[int] = []
    for number in range(20):
        aim = aimed(
            number % 4,
            chance.between(-1000, 1000),
            chance.between(0, BACK),
            chance.between(-700, 700),
            chance.between(100, 1000),
        )
        shot = scattered(aim, chance.below(len(SKILLS)), chance.deviates())
        trace = flick(places, shot, watched=True)
        numbers += [shot.x, shot.y, shot.dx, shot.dy, shot.speed, *trace.numbers()]
        places = [
            n
            for disc in range(len(trace.fates))
            if trace.fates[disc] == ON_BOARD
            for n in trace.places[2 * disc : 2 * disc + 2]
        ]
    return numbers


def test_two_thousand_flicks_end_alike_on_every_build() -> None:
    found = {}
    for sheaf in range(SHEAVES):
        digest = hashlib.sha256()
        for board in range(BOARDS):
            numbers = traces_of_a_board(Chance(1000 * sheaf + board))
            digest.update(" ".join(map(str, numbers)).encode())
        found[f"sheaf {sheaf}"] = digest.hexdigest()[:16]
    remember(found)

    assert {name: known()[name] for name in found} == found


def test_flicks_end_alike_to_the_last_bit() -> None:
    """Before they are rounded: whole micrometres hide most of what a processor does otherwise."""
    digest = hashlib.sha256()
    chance = Chance(13)
    for _ in range(200):
        places = chance.board(12)
        points = [(places[i] / 1000, places[i + 1] / 1000) for i in range(0, len(places), 2)]
        motion = shot_at(points, chance.shot())
        motion.run(FOREVER)
        for body in motion.discs:
            digest.update(f"{body.x.hex()} {body.y.hex()} ".encode())
        digest.update(motion.time.hex().encode())

    found = {"last bits": digest.hexdigest()[:16]}
    remember(found)

    assert {name: known()[name] for name in found} == found


def arithmetic(source: str) -> set[str]:
    """What a module takes from `math`, and the operators whose last digit a machine may choose."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import) or (
            isinstance(node, ast.ImportFrom) and node.module == "math"
        ):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.Pow):
            found.add("**")
    return found


def test_only_what_every_machine_rounds_alike_is_used() -> None:
    """Sums, products, quotients and square roots; no sine, no power, no length by a library."""
    modules = sorted((Path(FOLDER) / "physics").glob("*.py"))

    assert len(modules) > 8
    assert arithmetic("from math import hypot, sqrt\nimport cmath\ny = x**0.5") == {
        "hypot",
        "sqrt",
        "cmath",
        "**",
    }
    for module in modules:
        assert arithmetic(module.read_text("utf-8")) <= {"sqrt", "isqrt"}, module.name

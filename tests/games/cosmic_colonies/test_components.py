"""Component files of one's own: true cards and numbers are taken."""

from __future__ import annotations

from pathlib import Path

from igroteka.games.cosmic_colonies import pieces
from tests.support.components import Box

SCOUT = "ability = { build = { cost_delta = 1 } }"
BOX = Box("cosmic_colonies", Path(pieces.FOLDER) / "data", "GAME, payments, pieces, workers")


def test_the_true_cards_of_a_box_are_taken(tmp_path: Path) -> None:
    BOX.change(
        tmp_path,
        "basic_workers",
        "capacity = 3\nability = { build = { cost_delta = 1 } }",
        'capacity = 5\nability = { gather = { areas = 3, mode = "split" } }',
    )
    BOX.change(tmp_path, "buildings", 'cells = ["##", "##"]', 'cells = ["#", "#", "#"]')

    done = BOX.load(
        tmp_path,
        "scout = workers.WORKERS[0]\n"
        "print(scout.capacity, scout.by_day.areas, len(pieces.SHAPES[0]))\n"
        "print(GAME.setup(3, 1).seats)\n",
    )

    assert done.stderr == ""
    assert done.stdout.split() == ["5", "3", "2", "3"]


def test_an_effect_before_one_of_the_actions_is_taken_from_a_file(tmp_path: Path) -> None:
    BOX.change(
        tmp_path,
        "basic_workers",
        SCOUT,
        "ability = { before_build = [{ exchange = 1 }], "
        'gather = { bonus = [{ when = "any", gain = "water", n = 1 }] } }',
    )

    done = BOX.load(
        tmp_path,
        "scout = workers.WORKERS[0].by_day\n"
        "print([len(effects) for effects in scout.effects], scout.bonus_when, scout.bonus_gain)\n",
    )

    assert done.stderr == ""
    assert done.stdout == "[0, 0, 1, 0, 0] -1 0\n"

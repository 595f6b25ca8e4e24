"""Notation, paths and the words of actions."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.kernel.errors import UnreadableAction


@pytest.mark.parametrize(
    ("text", "path", "args"),
    [
        ("play scout", ("card:scout",), {"worker": "scout"}),
        ("pick broker", ("card:broker",), {"worker": "broker"}),
        ("pick rest", ("button:rest",), {}),
        ("gather water", ("area:water",), {"resource": "water"}),
        (
            "build habitat 2",
            ("slot:habitat/2",),
            {"building": "habitat", "slot": "2"},
        ),
        (
            "build habitat supply",
            ("slot:habitat/supply",),
            {"building": "habitat", "slot": "supply"},
        ),
        (
            "pay water*2 power",
            ("pay:2-0-0-1",),
            {"water": 2, "minerals": 0, "organics": 0, "power": 1},
        ),
        (
            "lay greenhouse 2,4 turn 3",
            ("square:2,4", "turn:3"),
            {"building": "greenhouse", "row": 2, "col": 4, "turn": 3},
        ),
        (
            "swap water power",
            ("store:water", "supply:power"),
            {"given": "water", "resource": "power"},
        ),
        ("gain power", ("supply:power",), {"resource": "power"}),
        ("discard organics", ("store:organics",), {"resource": "organics"}),
        ("pick_up 3", ("tile:3",), {"number": 3}),
        ("demolish 0", ("tile:0",), {"number": 0}),
        (
            "raise obelisk 0,3",
            ("monument:obelisk", "square:0,3"),
            {"monument": "obelisk", "square": "0,3"},
        ),
        ("enough", ("button:enough",), {}),
        ("skip", ("button:skip",), {}),
    ],
)
def test_an_action_is_written_read_and_found(
    text: str, path: tuple[str, ...], args: dict[str, str | int]
) -> None:
    action = GAME.parse(text)

    assert action.text == text
    assert action.verb == text.split()[0]
    assert action.path == path
    assert action.args == args


@pytest.mark.parametrize(
    "text",
    [
        "",
        "gather gold",
        "build statue 1",
        "build habitat 3",
        "play wizard",
        "lay habitat 0,2",
        "lay habitat 0,2 turn 9",
        "lay habitat 0,2,3 turn 0",
        "pay water*0",
        "pay water*7",
        "pay power water",
        "swap water water",
        "pick_up -1",
        "pick_up 64",
        "raise colossus 0,3",
        "raise obelisk 8,8",
        "Gather water",
        "gather\u00a0water\u200b",
    ],
)
def test_what_is_no_action_is_named(text: str) -> None:
    with pytest.raises(UnreadableAction) as refused:
        GAME.parse(text)

    assert str(refused.value).startswith("expected an action of cosmic_colonies such as ")

"""Saved positions: what comes back is the same, and what does not fit is refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.games.sonora import GAME
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.errors import UnreadableSave
from tests.games.sonora.tables import flick, lay, options, play, table, write
from tests.support.saves import Edit, put, replaced

P = "position"
MARKING = "expected steps of marking, in turn"


def plain(data: object) -> Any:
    """As it comes from a file."""
    return json.loads(json.dumps(data))


def flicking() -> SonoraState:
    """Red 1 on the board, yellow 2 knocked off, red's owner asked about Re-flick."""
    s = table()
    play(s, 0, "take red1")
    lay(s, "yellow2", 10, -108)
    del s.stack[4]  # the third turn of yellow's owner, who has a disc less in hand
    flick(s, 0, 10, -108, power=1000)
    return s


def writing() -> SonoraState:
    """Everybody is marking; the first player is in the mud."""
    s = write({"red5": "mud", "red2": "fox", "red4": "creek", "yellow3": "canyon"})
    return play(s, 0, "mark red2", "draw g5", "mark red4", "path l2", "count mud", "node i0")


def drawing() -> SonoraState:
    """The first player draws the shape of a fox while a total of the mud is spent."""
    s = table()
    s.players[0].bonuses = [0, 1, 0]
    write({"red5": "mud", "yellow3": "canyon"}, s=s)
    return play(s, 0, "count mud", "node i0", "use fox")


def alone() -> SonoraState:
    """The bot has filled something in every sector."""
    s = write({"yellow5": "canyon", "yellow4": "creek", "yellow3": "mud", "red5": "cliff"}, seats=1)
    play(s, 0, "fill c2 2", "mark yellow4", "block laa5 laa2", "mark yellow5")
    return play(s, 0, options(s)[0])


@pytest.mark.parametrize("position", [flicking, writing, drawing, alone])
def test_a_position_comes_back_as_it_was(position: Any) -> None:
    s = position()
    data = plain(GAME.save(s))
    again = GAME.load(data)

    assert plain(GAME.save(again)) == data
    for seat in GAME.waiting(s):
        assert options(again, seat) == options(s, seat)
    assert len(json.dumps(data, separators=(",", ":"))) < 1800


def test_a_save_can_be_read_by_people() -> None:
    data = plain(GAME.save(writing()))[P]

    assert data["discs"][:2] == ["red5 board 100000 -15000", "red2 board 36000 62000 marks 1"]
    assert data["players"][0]["shapes"] == "g5"
    assert data["players"][0]["creek"] == "t1 t2 l1 l2"
    assert data["players"][0]["nodes"] == "i0"
    assert data["own"][0] == [["MarkSheet", 0], ["MarkMud", 0]]


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (put(["red9 board 0 50000"], P, "discs"), "expected one of red1"),
        (put(["green1 board 0 50000"], P, "discs"), "expected one of red1"),
        (put(["red1"], P, "discs"), "expected a disc and where it is"),
        (put(["red1 moon"], P, "discs"), "expected one of hand"),
        (put(["red1 out", "red1 out"], P, "discs"), "each disc once"),
        (put(["red1 board 1 x"], P, "discs"), "expected a whole number"),
        (put(["red1 board 999999 0"], P, "discs"), "expected a number from"),
        (put(["red1 board 119000 0"], P, "discs"), "expected red1 on the field"),
        (put(["red1 board 0 0"], P, "discs"), "expected red1 on the field"),
        (put(["red1 board 50000 0", "red2 board 60000 0"], P, "discs"), "side by side"),
        (put(["red1 board 50000 30000 side mud"], P, "discs"), "on a line for its side"),
        (put(["red1 out knocks 4"], P, "discs"), "at most 3 knocks"),
        (put(["red1 board 50000 -80000 marks 1"], P, "discs"), "to have a mark left"),
        (put(["red1 out fun 1"], P, "discs"), "expected side, knocks or marks"),
        (put([0] * 7, P, "firsts"), "expected a list of 8"),
        (put([5] + [-1] * 7, P, "firsts"), "expected seats or -1"),
        (put([0] + [-1] * 7, P, "firsts"), "one who has finished a"),
        (put("a*6", P, "players", 0, "hexes"), "hexes"),
        (put("a*5", P, "players", 0, "hexes"), "one who has finished a"),
        (put("g5 g5", P, "players", 0, "shapes"), "side by side"),
        (put("a1", P, "players", 0, "shapes"), "expected one of"),
        (put("l2", P, "players", 0, "creek"), "hang on the start"),
        (put("r1", P, "players", 0, "circled"), "marked cells"),
        (put(9, P, "players", 0, "swaps_used"), "no more bonuses used than gained"),
        (put(8, P, "players", 0, "swaps"), "no more swap than the marks brought, found 8"),
        (put("fox", P, "players", 0, "used"), "than were discovered"),
        (put(7, P, "round"), "expected at most 6"),
        (put({"mine": "red"}, P, "bot"), "mine"),
        (
            put([["EndRound", -1], ["EndRound", -1]], P, "stack"),
            "stack: expected the steps of the phase writing, in turn",
        ),
        (put([], P, "stack"), "stack: expected the steps of the phase writing, in turn"),
        (put([["MarkSheet", 0], ["LayPath", 0, -1], ["LayPath", 0, -1]], P, "own", 0), MARKING),
        (put([["LayPath", 0, -1], ["MarkSheet", 0]], P, "own", 0), MARKING),
        (put(["Flick", 0, "red1", 0], P, "own", 0, 1), MARKING),
        (put([["MarkSheet", 0], ["LayPath", 0, "red5"]], P, "own", 0), "found LayPath"),
        (put([["MarkSheet", 0], ["DrawShape", 0, "red5"]], P, "own", 0), "found DrawShape"),
    ],
)
def test_what_does_not_fit_is_refused(edit: Edit, sentence: str) -> None:
    data = plain(GAME.save(writing()))
    edit(data)

    with pytest.raises(UnreadableSave, match=sentence):
        GAME.load(data)


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (["Flick", 0, "red2", 0], "expected steps that fit the discs, found Flick"),
        (["Flick", 0, "red1", 4], "expected at most 3 weak flicks"),
        (["PutDisc", 0, "red1"], "expected the steps of the phase flicking, in turn"),
        (["CrossHexes", 0], "expected the steps of the phase flicking, in turn"),
    ],
)
def test_a_step_that_does_not_fit_a_flick_is_refused(step: list[object], sentence: str) -> None:
    data = plain(GAME.save(flicking()))
    data[P]["stack"][-1] = step

    with pytest.raises(UnreadableSave, match=sentence):
        GAME.load(data)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (replaced("red", "yellow", P, "bot", "mine"), "two colours"),
        (put(3, P, "bot", "crossed"), "than circled"),
        (put("laa5", P, "players", 0, "creek"), "hang on the start"),
        (put("blue", P, "bot", "mine"), "expected one of red"),
    ],
)
def test_a_wrong_bot_is_refused(edit: Edit, sentence: str) -> None:
    data = plain(GAME.save(alone()))
    edit(data)

    with pytest.raises(UnreadableSave, match=sentence):
        GAME.load(data)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (put(["Turn", 0, 1], P, "stack", 4), "expected 4 flicks of seat 0 for the discs in its"),
        (put(["Turn", 1, 2], P, "stack", 4), "expected 4 flicks of seat 0 for the discs in its"),
        (put(["Turn", -1, 2], P, "stack", 4), "expected a turn of a seat, found another"),
        (put(["Turn", 0, 9], P, "stack", 4), "expected a turn of a seat, found another"),
    ],
)
def test_3_2_a_seat_has_as_many_flicks_as_discs_in_hand(edit: Edit, sentence: str) -> None:
    data = plain(GAME.save(flicking()))
    edit(data)

    with pytest.raises(UnreadableSave, match=sentence):
        GAME.load(data)

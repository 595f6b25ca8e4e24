"""Saved positions that only some workers and tables lead to are refused at all others."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.kernel.errors import UnreadableSave
from tests.games.cosmic_colonies.support.positions import (
    HABITAT,
    Seat,
    plain,
    play,
    turn,
)

P = "position"

OVERLAPPING = [HABITAT, "habitat 1,2 1,3 2,2 2,3"]
HANGING = [HABITAT, "entertainment_complex 0,4 0,5 0,6 0,7"]


@pytest.mark.parametrize(
    ("tiles", "outside", "double"), [(OVERLAPPING, 0, 2), (HANGING, 2, 0)], ids=["over", "out"]
)
def test_13_9_tiles_lie_on_others_or_hang_over_only_by_a_worker_of_this_game(
    tiles: list[str], outside: int, double: int
) -> None:
    """The spacewalker is in the hand of seat 2 or stays in the box."""
    s = turn("crane_operator", Seat("", tiles), Seat(), Seat(hand="spacewalker"))
    data = plain(GAME.save(s))
    assert GAME.save(GAME.load(data)) == data

    theirs = data[P]["players"][2]
    theirs["hand"] = theirs["hand"].replace("spacewalker", "chief_architect")
    data[P]["box"] = data[P]["box"].replace("chief_architect", "spacewalker")
    with pytest.raises(UnreadableSave) as refused:
        GAME.load(data)

    assert str(refused.value).startswith("players[0].tiles[1]: expected squares that a worker")
    assert str(refused.value).endswith(f"with {outside} outside and {double} on other tiles")


def test_13_9_nobody_covers_three_squares_of_other_tiles() -> None:
    me = Seat("", [HABITAT, "greenhouse 2,2 3,2 4,2 4,3"])
    s = turn("crane_operator", me, Seat(), Seat(hand="spacewalker"))
    data = plain(GAME.save(s))
    data[P]["players"][0]["tiles"][1] = "greenhouse 0,2 1,2 2,2 2,3"
    assert GAME.waiting(GAME.load(data)) == [0], "two squares are allowed"
    data[P]["players"][0]["tiles"][1] = "greenhouse 0,3 1,1 1,2 1,3"

    with pytest.raises(UnreadableSave, match="with 0 outside and 3 on other tiles"):
        GAME.load(data)


def test_13_10_statues_never_lie_on_others() -> None:
    s = turn("crane_operator", Seat("", [HABITAT, "statue 0,4"]), Seat(), Seat(hand="spacewalker"))
    data = plain(GAME.save(s))
    data[P]["players"][0]["tiles"][1] = "statue 0,3"

    with pytest.raises(UnreadableSave, match="with 0 outside and 1 on other tiles"):
        GAME.load(data)


def test_11_3_monuments_do_not_lie_on_each_other() -> None:
    me = Seat("", monuments=["obelisk 0,3 0,4 0,5", "keystone 2,2 3,2 3,3"])
    s = turn("stonemason", me, monuments="star")
    data = plain(GAME.save(s))
    data[P]["players"][0]["monuments"][1] = "keystone 0,5 1,5 1,6"

    with pytest.raises(UnreadableSave, match=r"monuments\[1\]: expected it on the asteroid"):
        GAME.load(data)


@pytest.mark.parametrize(
    ("worker", "texts", "right", "wrong"),
    [
        ("smuggler", [], ["GainAny", 0, 1], ["GainAny", 0, 2]),
        ("trader", [], ["Exchange", 0, 2], ["Exchange", 0, 3]),
        (
            "quartermaster",
            ["gather water"],
            ["GatherMore", 0, "first", 1, 0, 0, 0],
            ["GatherMore", 0, "first", 5, 0, 0, 0],
        ),
        (
            "forklift_driver",
            ["gather water"],
            ["GatherMore", 0, "first", 2, 0, 0, 0],
            ["GatherMore", 0, "first", 3, 0, 0, 0],
        ),
        ("rigger", [], ["MoveTile", 0, 1, 0], ["MoveTile", 0, 1, 1]),
        ("stonemason", [], ["LaySpecial", 0, "statue", 0], ["LaySpecial", 0, "statue", 1]),
        ("demolitionist", [], ["DemolishTile", 0, 3], ["DemolishTile", 0, 4]),
    ],
)
def test_a_worker_does_no_more_than_its_card_says(
    worker: str, texts: list[str], right: list[object], wrong: list[object]
) -> None:
    s = play(turn(worker, Seat("water*3", [HABITAT])), 0, *texts)
    data = plain(GAME.save(s))
    assert data[P]["stack"][-1] == right
    data[P]["stack"][-1] = wrong

    with pytest.raises(UnreadableSave, match=f"stack: expected what {worker} leads to, found"):
        GAME.load(data)


def test_12_4_the_automaton_needs_cards_for_the_round() -> None:
    data = plain(GAME.save(GAME.setup(1, 1)))
    solo = data[P]["solo"]
    solo["discard"] = solo.pop("deck")

    with pytest.raises(UnreadableSave, match=r"solo\.deck: expected 2 cards for this round, found"):
        GAME.load(data)


def test_1_8_as_many_cards_are_picked_as_are_missing() -> None:
    data = plain(GAME.save(play(GAME.setup(3, 1, {"cards": "chosen"}), 0, "pick trader")))
    assert data[P]["stack"][-1] == ["PickWorkers", 0, 11]
    data[P]["stack"][-1] = ["PickWorkers", 0, 12]

    with pytest.raises(UnreadableSave, match="stack: expected the first seat to pick 11 more"):
        GAME.load(data)

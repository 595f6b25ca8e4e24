"""Saved positions: what comes back is the same, and what does not fit is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from igroteka.games.mombasa import GAME
from igroteka.kernel.errors import UnreadableSave
from tests.games.mombasa.table import Seat, checked, decision, options, plain, planning, play, turn
from tests.support.saves import Edit, all_of, drop, put, replaced

P = "position"
MINE = (P, "players", 0)


def a_save() -> Any:
    """A position in the middle of an expansion, as it comes from a file."""
    s = turn(
        Seat(
            pounds=4,
            area="c_expansion_3_cairo coffee_1 bananas_2!",
            rests={2: "cotton_1", 3: "bookkeeper"},
            tiles="tile_plus_one_good",
            plus=3,
            tracks={"cairo": 5},
            jar=2,
            diamond=4,
            books={2: "a01", 4: "b02"},
            turned=(4,),
        ),
        Seat(ended=True),
        held={"mombasa": "nubia"},
        markers={"sell_card": 1},
        bases={"cape_town": (0, 5, 5)},
        coins="a1",
    )
    play(s, 0, "expand cairo", "enter nubia", "post cairo/1")
    return plain(GAME.save(s))


def test_a_saved_position_plays_on() -> None:
    data = a_save()

    s = GAME.load(data)

    assert plain(GAME.save(s)) == data
    assert options(s) == ["stop", "enter libyan_desert", "enter kordofan"]
    assert s.letter_at == [0, 1, 2, 3]


def test_a_save_is_plain_data_with_names() -> None:
    position = a_save()[P]

    assert position["lying"] == ["", "", "", "nubia"]
    assert position["held"] == ["nubia", "", "", ""]
    assert position["opened"] == "cape_town/1"
    assert position["players"][0]["slots"] == (
        ". c_expansion_3_cairo start_coffee_1 start_bananas_2 ."
    )
    assert position["players"][0]["used"] == "2 4"
    assert position["players"][0]["plus"] == "3"
    assert position["stack"][-1] == ["EnterRegion", 0, "cairo", 1]


BROKEN: list[tuple[str, Edit, str]] = [
    ("unknown card", put("wizard", *MINE, "hand"), "players[0].hand: expected one of "),
    (
        "two tracks of a letter",
        put("A1 A2 C1 D1", P, "tracks"),
        "expected one track of each letter",
    ),
    ("no track", put(". B1 C1 D1", P, "tracks"), "tracks: expected one track of each letter"),
    (
        "a card twice",
        replaced("single_expansion_1", "single_expansion_1 a_coffee_2", *MINE, "hand"),
        "a_coffee_2: expected 1 in all, found 2",
    ),
    (
        "a numbered card of a fourth player",
        replaced("single_expansion_1", "single_expansion_1 single_expansion_4", *MINE, "hand"),
        "single_expansion_4: expected 0 in all, found 1",
    ),
    (
        "a lost starting card",
        replaced("start_cotton_2 ", "", *MINE, "hand"),
        "start_cotton_2: expected 2 in all, found 1",
    ),
    (
        "one's card at the other's",
        all_of(
            replaced("start_cotton_2 ", "", *MINE, "hand"),
            put(["start_cotton_2", "", "", "", ""], P, "players", 1, "rests"),
        ),
        "players[1]: expected every card of a player in one place, found one in two",
    ),
    ("a lost book", replaced("a02 ", "", P, "book_supply"), "a02: expected 1 in all, found 0"),
    (
        "a post more",
        put([5, 5, 5, 0, 5, 5, 5, 5, 5, 4, 5, 5], P, "posts"),
        "posts of mombasa: expected 15 in all, found 16",
    ),
    (
        "a lowest place filled again",
        put("mombasa/2 cape_town/1", P, "opened"),
        "posts: expected at most 4 posts on mombasa/2, whose lowest place has been empty",
    ),
    (
        "an empty column that is not opened",
        put("", P, "opened"),
        "opened: expected cape_town/1, which has no posts",
    ),
    (
        "two posts in a region",
        all_of(
            put(["nubia", "", "nubia", ""], P, "held"),
            put([4, 5, 5, 0, 5, 5, 4, 5, 5, 4, 5, 5], P, "posts"),
        ),
        "held: expected one post in nubia, found more",
    ),
    (
        "a post lying beside its own",
        all_of(
            put(["", "", "", "nubia"], P, "held"),
            put([5, 5, 5, 0, 5, 5, 5, 5, 5, 3, 5, 5], P, "posts"),
        ),
        "held: expected one post in nubia, found more",
    ),
    (
        "two companies expand",
        all_of(
            put(["", "", "angola", "nubia"], P, "lying"),
            put([4, 5, 5, 0, 5, 5, 4, 5, 5, 4, 5, 5], P, "posts"),
        ),
        "lying: expected posts of one company on their side, found several",
    ),
    (
        "no round",
        put(0, P, "round"),
        "round: expected a round that fits the phase actions, found 0",
    ),
    ("an early coin", put("a1 a4", P, "coins"), "coins: expected no coin on a4 yet"),
    (
        "a first turn while planning",
        all_of(put("planning", P, "phase"), put(True, P, "opening")),
        "opening: expected the first turn of a round in its action phase",
    ),
    (
        "books bought while planning",
        all_of(
            put("planning", P, "phase"),
            put("a02", P, "bought"),
            replaced("a02 ", "", P, "book_supply"),
        ),
        "bought: expected books to be bought in the action phase",
    ),
    (
        "a marker of a third player",
        put([-1, -1, 2, *[-1] * 16], P, "markers"),
        "markers: expected no marker of seat 2 on sell_card",
    ),
    (
        "a marker on a spot that is not in the game",
        put([*[-1] * 13, 0, *[-1] * 5], P, "markers"),
        "markers: expected no marker of seat 0 on c2_1",
    ),
    (
        "too many markers",
        put([1, 1, 1, 1, *[-1] * 15], P, "markers"),
        "markers: expected fewer markers of seat 1",
    ),
    (
        "a tile of two players",
        all_of(
            put("tile_plus_one_good", P, "players", 1, "tiles"),
            drop(P, "players", 1, "ended"),
        ),
        "players[1].tiles: expected tiles that nobody else has",
    ),
    (
        "a starting tile of two players",
        put(". st_01 . . . . . . . . . . . . . .", P, "players", 1, "books"),
        "players[1]: expected starting tiles that nobody else has",
    ),
    (
        "no starting tile",
        put(". . . . . . . . . . . . . . . .", P, "players", 1, "books"),
        "players[1].books: expected a starting tile",
    ),
    (
        "a card on a closed slot",
        put("c_expansion_3_cairo . start_coffee_1 start_bananas_2 .", *MINE, "slots"),
        "players[0].slots: expected no c_expansion_3_cairo on slot 1",
    ),
    ("a used slot without a card", put("2 4 5", *MINE, "used"), "expected a card on slot 5"),
    (
        "+1 good on an expansion card",
        put("2", *MINE, "plus"),
        "players[0].plus: expected the tile of +1 good, on a goods card",
    ),
    (
        "+1 good twice",
        put("3 4", *MINE, "plus"),
        "players[0].plus: expected one slot, found several",
    ),
    (
        "+1 good without the tile",
        drop(*MINE, "tiles"),
        "players[0].plus: expected the tile of +1 good, on a goods card",
    ),
    (
        "a used tile that is not there",
        put("tile_merchant", *MINE, "tiles_used"),
        "players[0].tiles_used: expected some of the tiles tile_plus_one_good",
    ),
    (
        "ended with cards",
        put(True, *MINE, "ended"),
        "players[0].ended: expected an empty area",
    ),
    (
        "a starting book further on",
        replaced("st_01 a01", "a01 st_01", *MINE, "books"),
        "players[0].books: expected no a01 on space 1",
    ),
    (
        "a book A on a crossed-out space",
        all_of(
            put(". st_01 . . b02 . . . a01 . . . . . . .", *MINE, "books"),
            put(1, *MINE, "jar"),
        ),
        "players[0].books: expected no a01 on space 8",
    ),
    (
        "a jar beyond a gap",
        put(4, *MINE, "jar"),
        "players[0].jar: expected books up to space 4, found none on 3",
    ),
    (
        "a turned space without a book",
        put("4 5", *MINE, "turned"),
        "players[0].turned: expected a book on space 5",
    ),
    (
        "a bonus that is not unlocked",
        put([0, 0, 0, 2], *MINE, "levels"),
        "players[0].levels: expected only what is unlocked on D1",
    ),
    (
        "tiles to choose from in the middle of the game",
        put("st_05 st_06", *MINE, "dealt"),
        "players[0].dealt: expected 2 tiles during the set-up",
    ),
    ("no steps", put([], P, "stack"), "stack: expected the steps of the phase actions, in turn"),
    (
        "steps of nobody",
        put([["EndOfRound", -1], ["NextTurn", -1]], P, "stack"),
        "stack: expected the steps of the phase actions, in turn",
    ),
    (
        "own steps in the action phase",
        put([[["Plan", 0]], []], P, "own"),
        "own: expected one step of the phase",
    ),
]
HOME: list[list[object]] = [["SendHome", 0, "cairo"], ["RegionRewards", 0, "cairo"]]
# The steps of an action, the last of which does not fit the pieces.
STEPS: list[list[list[object]]] = [
    [["UseGoods", 0, 0]],
    [["UseGoods", 0, 4]],
    [["SpendValue", 0, 0]],
    [["SpendPoints", 0, 61]],
    [["RemovePost", 0, -1]],
    [["BookPoints", 0, 1], ["MoveJar", 0, 2]],
    [["ChooseTrack", 0, "d2_1", 16]],
    [["AtToll", 0, "cairo", 0]],
    [*HOME, ["EnterRegion", 0, "cairo", 61]],
    [["SendHome", 0, "cairo"], ["ReturnPost", 0, "cairo", "nubia"]],
    [["LayBook", 0]],
]
# Steps of an action in an order that no rule brings about.
OUT_OF_ORDER: list[list[list[object]]] = [
    [],
    [["SpendValue", 0, 1], ["SpendValue", 0, 1]],
    [["SpendPoints", 0, 1], ["BookPoints", 0, 1]],
    [["EnterRegion", 0, "cairo", 2]],
    [["SendHome", 0, "cairo"], ["RegionRewards", 0, "mombasa"], ["EnterRegion", 0, "cairo", 2]],
    [["LayBooks", 0], ["SpendValue", 0, 1]],
    [["SpendValue", 1, 1]],
]


@pytest.mark.parametrize(("edit", "sentence"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_what_play_cannot_reach_is_refused(edit: Edit, sentence: str) -> None:
    data = a_save()
    edit(data)

    with pytest.raises(UnreadableSave, match=re.escape(sentence)):
        GAME.load(data)


def in_turn(*steps: list[object]) -> Any:
    """A save in which seat 0 has these steps before it in its turn."""
    used = "bananas_2!"
    data = plain(GAME.save(turn(Seat(pounds=4, area=f"coffee_1 {used}", rests={2: "cotton_1"}))))
    data[P]["stack"] = [["EndOfRound", -1], ["NextTurn", 0], ["LayBooks", 0], *steps]
    return data


@pytest.mark.parametrize("steps", STEPS, ids=lambda steps: str(steps[-1][0]))
def test_steps_that_do_not_fit_the_pieces_are_refused(steps: list[list[object]]) -> None:
    with pytest.raises(UnreadableSave, match=f"expected {steps[-1][0]} to fit the pieces"):
        GAME.load(in_turn(*steps))


def test_steps_below_the_choice_are_looked_at_too() -> None:
    for step in (["Advance", 0, "cairo", -1], ["SendHome", 0, -1], ["BookPoints", 0, 61]):
        with pytest.raises(UnreadableSave, match=f"expected {step[0]} to fit the pieces"):
            GAME.load(in_turn(step, ["SpendPoints", 0, 1]))


def test_a_post_is_taken_for_a_region_without_one() -> None:
    data = a_save()
    data[P]["stack"][-1] = ["TakePost", 0, "cairo", "nubia"]
    data[P]["stack"].insert(-1, ["Expansion", 0, "cairo", 1])

    with pytest.raises(UnreadableSave, match="expected TakePost to fit the pieces"):
        GAME.load(data)


@pytest.mark.parametrize("steps", OUT_OF_ORDER)
def test_steps_out_of_order_are_refused(steps: list[list[object]]) -> None:
    with pytest.raises(UnreadableSave, match="expected the steps of the phase actions, in turn"):
        GAME.load(in_turn(*steps))


def test_a_step_without_a_choice_is_refused() -> None:
    data = in_turn(["SellCard", 0, "d1_2"])
    player = data[P]["players"][0]
    player["rests"][1] += f" {player['hand']}"
    player["hand"] = ""

    with pytest.raises(UnreadableSave, match="stack: expected something to choose"):
        GAME.load(data)


def test_a_save_of_every_decision_comes_back() -> None:
    """The set-up of later games has two common phases."""
    s = GAME.setup(3, 8, {"starting_tiles": "chosen", "tracks": "random"})
    seen = set()
    while GAME.progress(s).round < 2:
        seat = GAME.waiting(s)[-1]
        seen.add(decision(s, seat))
        assert plain(GAME.save(checked(s))) == plain(GAME.save(s))
        GAME.apply(s, seat, GAME.options(s, seat)[-1])

    assert {"KeepTile", "RestCard", "Plan", "Turn"} <= seen


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (put("st_05", P, "players", 0, "dealt"), "dealt: expected 2 tiles during the set-up"),
        (put([[], [["KeepTile", 1]]], P, "own"), "dealt: expected a choice to come, or a tile"),
        (
            put(". st_09 . . . . . . . . . . . . . .", P, "players", 0, "books"),
            "books: expected one of the tiles dealt",
        ),
        (put([["Round", -1]], P, "stack"), "stack: expected the steps of the phase setup"),
    ],
)
def test_the_set_up_is_checked_too(edit: Edit, sentence: str) -> None:
    s = GAME.setup(2, 3, {"starting_tiles": "chosen"})
    data = plain(GAME.save(s))
    assert "st_09" not in data[P]["players"][0]["dealt"]
    edit(data)

    with pytest.raises(UnreadableSave, match=re.escape(sentence)):
        GAME.load(data)


def test_planning_is_checked_too() -> None:
    s = checked(planning())
    play(s, 0, "plan start_coffee_1 2")
    data = plain(GAME.save(s))
    data[P]["stack"] = data[P]["stack"][:1]

    with pytest.raises(UnreadableSave, match="expected the steps of the phase planning"):
        GAME.load(data)

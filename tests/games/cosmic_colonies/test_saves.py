"""Saved positions: what comes back is the same, and what does not fit is refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.kernel.errors import UnreadableSave
from tests.games.cosmic_colonies.support.positions import (
    HABITAT,
    Seat,
    lay,
    options,
    plain,
    play,
    turn,
)
from tests.support.saves import Edit, all_of, put, replaced

P = "position"


def a_save() -> Any:
    """The engineer's turn in a game of three, as it comes from a file."""
    return plain(GAME.save(turn("engineer", Seat("minerals*2 organics", [HABITAT]))))


def in_the_expansion() -> Any:
    """The stonemason's turn, with monuments."""
    me = Seat("", [HABITAT])
    return plain(GAME.save(turn("stonemason", me, monuments="obelisk star dome")))


def at_the_start(seats: int = 3) -> Any:
    """A game just set up."""
    return plain(GAME.save(GAME.setup(seats, 1)))


@pytest.mark.parametrize(
    ("worker", "me", "night", "texts"),
    [
        ("engineer", Seat("minerals*2 organics"), False, ["build habitat 1"]),
        ("surveyor", Seat("minerals*2 organics"), False, ["build habitat 1"]),
        ("quartermaster", Seat(""), False, ["gather water"]),
        ("salvager", Seat("water*8"), False, ["gather power"]),
        ("surveyor", Seat("water*8"), False, ["gather power"]),
        ("rigger", Seat("", [HABITAT, "statue 0,4"]), False, ["pick_up 1"]),
        ("demolitionist", Seat("", [HABITAT]), False, ["demolish 0"]),
        ("governor", Seat("minerals*2 organics"), False, ["gather water"]),
        ("trader", Seat("water*2"), False, ["swap water power"]),
        ("monument_keeper", Seat("water power"), True, ["lay soylent_factory 0,4 turn 0"]),
        ("crane_operator", Seat("", [HABITAT]), True, []),
    ],
)
def test_every_decision_can_be_saved(worker: str, me: Seat, night: bool, texts: list[str]) -> None:
    s = play(turn(worker, me, night=night), 0, *texts)
    data = plain(GAME.save(s))

    again = GAME.load(data)

    assert plain(GAME.save(again)) == data
    assert options(again, 0) == options(s, 0)


def test_a_choice_of_monuments_can_be_saved() -> None:
    me = Seat("", ["entertainment_complex 1,2 1,3 1,4 1,5"])
    s = lay(turn("stonemason", me, monuments="obelisk star dome"), 0, "statue", "0,2")

    again = GAME.load(plain(GAME.save(s)))

    assert options(again, 0) == ["skip", "raise obelisk 0,3"]


def test_a_second_building_can_be_saved() -> None:
    s = turn("contractor", Seat("minerals*2 organics*3 water"))
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", "2,2 2,3 3,2 3,3")

    again = GAME.load(plain(GAME.save(s)))

    assert options(again, 0) == options(s, 0)
    assert "enough" in options(again, 0)


def test_the_picking_of_cards_and_a_solo_game_can_be_saved() -> None:
    picking = play(GAME.setup(3, 1, {"cards": "chosen"}), 0, "pick trader")
    solo = GAME.setup(1, 1, {"difficulty": "9", "expansion": "yes"})
    play(solo, 0, options(solo, 0)[0])
    for s in (picking, solo):
        again = GAME.load(plain(GAME.save(s)))
        assert GAME.save(again) == GAME.save(s)
        assert options(again, 0) == options(s, 0)


def test_a_save_is_plain_data_with_names() -> None:
    data = a_save()

    assert data["game"] == "cosmic_colonies"
    assert data["format"] == 2
    assert data[P]["players"][0]["asteroid"] == "vesta"
    assert data[P]["players"][0]["tiles"] == [HABITAT]
    assert data[P]["stack"][-1] == ["ChooseAction", 0, "first", 0]
    assert len(json.dumps(data)) < 4096


# --- what does not fit -----------------------------------------------------------------------


def stack(*steps: list[object]) -> Edit:
    """An edit of what the seat at work is in the midst of."""

    def edit(data: Any) -> None:
        data[P]["stack"][-1:] = list(steps)

    return edit


ME = (P, "players", 0)
HABITAT_IN_HAND: list[object] = ["LayTile", 0, "first", 0, "habitat"]
BROKEN: dict[str, tuple[Edit, str]] = {
    "a slot twice": (
        put("habitat/1 habitat/1", P, "slots"),
        "position.slots: expected each slot once",
    ),
    "seen in words": (
        put(["x", 5], P, "passing_seen"),
        "position.passing_seen: expected true or false, found 'x'",
    ),
    "unknown slot": (
        replaced("habitat/1", "habitat/2", P, "slots"),
        "position.slots: expected one of habitat/1, greenhouse/1",
    ),
    "unknown building": (
        put(["casino 0,2"], *ME, "tiles"),
        "position.players[0].tiles[0]: expected one of habitat, greenhouse",
    ),
    "a tile of another shape": (
        put(["habitat 0,2 0,3 1,2 1,4"], *ME, "tiles"),
        "position.players[0].tiles[0]: expected the squares of a habitat, found",
    ),
    "squares in words": (
        put(["habitat top left"], *ME, "tiles"),
        "position.players[0].tiles[0]: expected squares such as 0,2; found 'top'",
    ),
    "squares far away": (
        put(["habitat 20,2 20,3 21,2 21,3"], *ME, "tiles"),
        "position.players[0].tiles[0]: expected a square near the asteroid, found '20,2'",
    ),
    "a tile off the asteroid": (
        put(["habitat -1,0 -1,1 0,0 0,1"], *ME, "tiles"),
        "players[0].tiles[0]: expected squares that a worker of this game can cover, "
        "found -1,0 -1,1 0,0 0,1 with 4 outside and 0 on other tiles",
    ),
    "two tiles on the same squares": (
        all_of(
            put([HABITAT, HABITAT], *ME, "tiles"),
            replaced("habitat*14", "habitat*13", P, "tiles"),
        ),
        "players[0].tiles[1]: expected squares that a worker of this game can cover, "
        "found 0,2 0,3 1,2 1,3 with 0 outside and 4 on other tiles",
    ),
    "a tile more": (
        put([HABITAT, "statue 0,4"], *ME, "tiles"),
        "statue: expected 8 in all, found 9",
    ),
    "a tile lost": (put([], *ME, "tiles"), "habitat: expected 16 in all, found 15"),
    "a resource more": (
        put("minerals*2 organics water", *ME, "resources"),
        "water: expected 25 in all, found 26",
    ),
    "an area too full": (
        all_of(
            replaced("water*3", "water*6", P, "areas"),
            replaced("water*19", "water*16", P, "supply"),
        ),
        "areas: expected at most 5 water, found 6",
    ),
    "a card twice": (
        put("scout scout dock_hand", *ME, "hand"),
        "different worker cards: expected 20 in all, found 19",
    ),
    "a card too few": (put("scout", *ME, "hand"), "worker cards: expected 20 in all, found 18"),
    "a card of another deck": (
        replaced("architect", "pathfinder", P, "box"),
        "cards: expected cards of this game, found pathfinder",
    ),
    "a goal twice": (
        put("goal_1 goal_2 goal_3 goal_4 goal_5", P, "goals_out"),
        "goals: expected 5 in all, found 8",
    ),
    "one asteroid for two": (
        put("vesta", P, "players", 1, "asteroid"),
        "players: expected different asteroids, found one twice",
    ),
    "more shown than played": (
        put(2, *ME, "revealed"),
        "position.players[0].revealed: expected a whole number from 0 to 1, found 2",
    ),
    "known cards nobody holds": (
        put("architect", *ME, "seen"),
        "position.players[0].seen: expected cards of the hand, found architect",
    ),
    "a known card twice": (
        put("scout scout", *ME, "seen"),
        "players[0].seen: expected each card once",
    ),
    "the second worker before it is played": (
        stack(["Act", 0, "second", 0]),
        "stack: expected Act of the worker shown last",
    ),
    "no worker": (stack(["Act", 0, -1, 0]), "stack: expected Act with a which, found -1"),
    "no building": (
        stack(["LayTile", 0, "first", 0, -1]),
        "stack: expected LayTile with a building, found -1",
    ),
    "a tile that lies elsewhere too": (
        stack(["LayTile", 0, "first", 0, "habitat"]),
        "habitat: expected 16 in all, found 17",
    ),
    "an effect the worker has not": (
        stack(["DoEffect", 0, "first", "before", 0]),
        "stack: expected what engineer leads to, found DoEffect 0 0 0",
    ),
    "a building for nothing": (
        stack(["LaySpecial", 0, "habitat", 0]),
        "stack: expected what engineer leads to, found LaySpecial 0 0",
    ),
    "a price nobody asks": (
        stack(["PayAny", 0, 50]),
        "stack: expected what engineer leads to, found PayAny 50",
    ),
    "a gain of hundreds": (
        stack(["GainAny", 0, 500]),
        "stack: expected what engineer leads to, found GainAny 500",
    ),
    "an exchange the worker has not": (
        stack(["Exchange", 0, 2]),
        "stack: expected what engineer leads to, found Exchange 2",
    ),
    "a move the worker has not": (
        stack(["MoveTile", 0, 1, 0]),
        "stack: expected what engineer leads to, found MoveTile 1 0",
    ),
    "a demolition the worker has not": (
        stack(["DemolishTile", 0, 3]),
        "stack: expected what engineer leads to, found DemolishTile 3",
    ),
    "a gather over several areas": (
        stack(["GatherMore", 0, "first", 1, 0, 0, 0]),
        "stack: expected what engineer leads to, found GatherMore 0 1 0 0 0",
    ),
    "the second of two actions": (
        stack(["ChooseAction", 0, "first", 1]),
        "stack: expected what engineer leads to, found ChooseAction 0 1",
    ),
    "the second of two buildings": (
        stack(["BuildAgain", 0, "first"]),
        "stack: expected what engineer leads to, found BuildAgain 0",
    ),
    "a monument without the expansion": (
        stack(["RaiseMonument", 0, "0x0"]),
        "stack: expected what engineer leads to, found RaiseMonument 0",
    ),
    "a price from the supply": (
        all_of(
            replaced("habitat/1 ", "", P, "slots"),
            stack(HABITAT_IN_HAND, ["PayPrice", 0, "first", 0, "habitat", "supply"]),
        ),
        "stack: expected what engineer leads to, found PayPrice 0 0 0 2",
    ),
    "nothing to choose": (
        all_of(
            put("", *ME, "resources"),
            replaced("minerals*17 organics*18", "minerals*19 organics*19", P, "supply"),
            replaced("habitat/1 ", "", P, "slots"),
            stack(HABITAT_IN_HAND, ["PayPrice", 0, "first", 0, "habitat", "1"]),
        ),
        "position: expected a choice for seat 0, which has to decide; found none",
    ),
    "a turn twice": (
        stack(["WorkerTurn", 1, "first"], ["ChooseAction", 0, "first", 0]),
        "stack: expected each turn once, after the one that has begun",
    ),
    "two turns at once": (
        stack(["GiveBack", 1], ["ChooseAction", 0, "first", 0]),
        "stack: expected the turn of one seat, found parts of two",
    ),
    "an automaton among three": (
        stack(["BotTurn", -1], ["ChooseAction", 0, "first", 0]),
        "stack: expected no turn of an automaton among several players",
    ),
    "nobody acts": (
        put([["NextRound", -1], ["Refresh", -1]], P, "stack"),
        "players[0].played: expected 2 with those still to choose, found 1 played and 0 to choose",
    ),
    "a round without an end": (
        put([["ChooseAction", 0, "first", 0]], P, "stack"),
        "stack: expected the rest of a round, ending with Refresh, NextRound",
    ),
    "choosing while somebody acts": (
        put("choosing", P, "phase"),
        "phase: expected one that fits the pending steps, found choosing",
    ),
    "the end too early": (
        put("end", P, "phase"),
        "phase: expected the end after round 8, with nothing to do",
    ),
    "picking long after": (
        put("picking", P, "phase"),
        "players[0].hand: expected 0 cards with those played",
    ),
    "a worker chosen too early": (
        all_of(put("engineer scout", *ME, "played"), put("dock_hand surveyor", *ME, "hand")),
        "players[0].played: expected 1 with those still to choose, found 2 played and 0 to choose",
    ),
    "a worker not shown": (
        put(0, *ME, "revealed"),
        "players[0].revealed: expected 1, found 0",
    ),
    "a store of ten": (
        all_of(
            put("minerals*2 organics water*7", *ME, "resources"),
            replaced("water*19", "water*12", P, "supply"),
        ),
        "players[0].resources: expected at most 9, found 10",
    ),
}


@pytest.mark.parametrize("name", BROKEN, ids=[name.replace(" ", "-") for name in BROKEN])
def test_a_broken_save_is_refused_in_a_sentence(name: str) -> None:
    edit, sentence = BROKEN[name]
    data = a_save()
    edit(data)

    with pytest.raises(UnreadableSave) as refused:
        GAME.load(data)

    assert str(refused.value).startswith(sentence), str(refused.value)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (put("obelisk obelisk star", P, "monuments"), "different monuments: expected 3 in all"),
        (put("obelisk star", P, "monuments"), "monuments: expected 3 in all, found 2"),
        (put("colossus", P, "monuments"), "position.monuments: expected one of obelisk, keystone"),
        (
            all_of(
                put(["obelisk 0,0 0,1 0,2"], *ME, "monuments"),
                put("star dome", P, "monuments"),
            ),
            "players[0].monuments[0]: expected it on the asteroid",
        ),
        (
            put(["obelisk 0,3 0,4"], *ME, "monuments"),
            "position.players[0].monuments[0]: expected the squares of obelisk",
        ),
    ],
)
def test_broken_monuments_are_refused(edit: Edit, sentence: str) -> None:
    data = in_the_expansion()
    edit(data)

    with pytest.raises(UnreadableSave) as refused:
        GAME.load(data)

    assert str(refused.value).startswith(sentence), str(refused.value)


@pytest.mark.parametrize(
    ("seats", "name", "choice", "only"),
    [
        (1, "mode", "advanced", "basic"),
        (1, "workers", "plans", "one_by_one"),
        (1, "cards", "chosen", "random"),
        (2, "difficulty", "8", "7"),
    ],
)
def test_a_save_of_a_variant_for_other_tables_is_refused(
    seats: int, name: str, choice: str, only: str
) -> None:
    data = at_the_start(seats)
    data[P]["variant"] = {name: choice}

    with pytest.raises(UnreadableSave) as refused:
        GAME.load(data)

    expected = f"position.variant.{name}: expected one of {only}; found {choice!r}"
    assert str(refused.value) == expected


def test_hands_of_other_sizes_are_refused() -> None:
    data = at_the_start(3)
    one, other = data[P]["players"][0], data[P]["players"][1]
    one["hand"] += " " + other["hand"].split()[0]
    other["hand"] = " ".join(other["hand"].split()[1:])

    with pytest.raises(UnreadableSave, match=r"players\[0\].hand: expected 4 cards"):
        GAME.load(data)


@pytest.mark.parametrize("pile", ["deck", "discard", "cards"])
def test_12_4_only_a_solo_game_has_cards_of_an_automaton(pile: str) -> None:
    data = a_save()
    word, _, data[P]["box"] = data[P]["box"].partition(" ")
    data[P]["solo"][pile] = word

    with pytest.raises(UnreadableSave, match="solo: expected nothing of it in a game of several"):
        GAME.load(data)


def test_12_2_the_store_of_an_automaton_has_its_limit() -> None:
    data = plain(GAME.save(GAME.setup(1, 1)))
    data[P]["solo"]["resources"] = "water*10"
    data[P]["supply"] = "water*12 minerals*22 organics*22 power*22"

    with pytest.raises(UnreadableSave, match=r"solo\.resources: expected at most 9, found 10"):
        GAME.load(data)


def test_1_11_only_two_players_pass_cards_over_the_board() -> None:
    data = a_save()
    word, _, data[P]["box"] = data[P]["box"].partition(" ")
    data[P]["passing"] = [word, ""]
    with pytest.raises(UnreadableSave, match="passing: expected two spaces with 0 cards each"):
        GAME.load(data)

    two = plain(GAME.save(GAME.setup(2, 1)))
    two[P]["passing_seen"] = [True, False]
    with pytest.raises(UnreadableSave, match="passing_seen: expected False for both spaces"):
        GAME.load(two)
    two = plain(GAME.save(GAME.setup(2, 1)))
    two[P]["passing"] = [" ".join(two[P]["passing"]), ""]
    with pytest.raises(UnreadableSave, match="passing: expected two spaces with 2 cards each"):
        GAME.load(two)

"""Saved positions: what comes back is the same, and what does not fit is refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.games.orleans import GAME
from igroteka.kernel.errors import UnreadableSave
from tests.games.orleans.support.positions import Seat, at_actions, options, plain, play, position
from tests.support.saves import Edit, drop, put, replaced


def a_save() -> Any:
    """A position in the middle of things, as it comes from a file."""
    s = position(
        Seat(
            bag="knight",
            goods="wine",
            filled="ship",
            tiles="school",
            stations="blois",
            places={"castle": "tech . ."},
            tracks={"knight": 1},
            development=4,
        ),
        seats=4,
        deeds={"cathedral": "monk"},
        edges={"R01": "wine"},
    )
    play(s, 1, "place own_farmer castle/1")
    return plain(GAME.save(s))


def test_a_saved_position_plays_on() -> None:
    data = a_save()

    s = GAME.load(data)

    assert plain(GAME.save(s)) == data
    at_actions(s)
    assert options(s, 0) == ["pass", "use ship"]


def test_a_save_is_plain_data_with_names() -> None:
    data = a_save()

    assert data["game"] == "orleans"
    assert data["format"] == 2
    assert data["rules_version"] == 2
    assert data["position"]["players"][0]["merchant"] == "orleans"
    assert "knight" in json.dumps(data["position"]["players"][0])


def nobodys_turn(data: Any) -> None:
    """An edit after which the table waits for a seat that does not exist."""
    data[P]["own"] = [[], [], [], []]
    data[P]["stack"] = [["Turn", -1]]


def nine_on_the_market(data: Any) -> None:
    """An edit that puts five monks beside the four starters of a player without a tower."""
    data[P]["players"][2]["market"] += " monk*5"
    data[P]["supply"] = data[P]["supply"].replace("monk*13", "monk*8")


P = "position"
BROKEN: list[tuple[str, Edit, str]] = [
    (
        "unknown place",
        put({"casino": "farmer"}, P, "players", 1, "places"),
        "position.players[1].places.casino: expected one of ",
    ),
    (
        "seventeen farmers",
        replaced("farmer*15", "farmer*16", P, "supply"),
        "farmer: expected 16 in all, found 17",
    ),
    (
        "a lost boatman",
        replaced("boatman*9", "boatman*8", P, "supply"),
        "boatman: expected 10 in all, found 9",
    ),
    (
        "a starter twice",
        put("own_farmer knight", P, "players", 0, "bag"),
        "own_farmer of seat 0: expected 1 in all, found 2",
    ),
    ("a tech more", put(16, P, "techs"), "techs: expected 16 in all, found 17"),
    (
        "a good more",
        put("wine*2", P, "players", 0, "goods"),
        "wine: expected 18 in all, found 19",
    ),
    (
        "a citizen more",
        put(1, P, "players", 0, "citizens"),
        "citizens: expected 14 in all, found 15",
    ),
    (
        "one tile twice",
        put("school", P, "players", 1, "tiles"),
        "tiles: expected school once, found it twice",
    ),
    (
        "two stations in one town",
        put({"blois": [0, 1]}, P, "stations"),
        "stations.blois: expected one station, found more",
    ),
    (
        "followers on a tile one does not have",
        put({"hayrick": "own_farmer"}, P, "players", 2, "places"),
        "position.players[2].places: expected places the player has, found hayrick/1",
    ),
    (
        "a track without so many spaces",
        put("knight*6", P, "players", 0, "tracks"),
        "position.players[0].tracks: expected at most 5 for knight, found 6",
    ),
    (
        "a deed without such a space",
        put({"cathedral": "knight"}, P, "deeds"),
        "position.deeds.cathedral: expected at most 0 of knight, found 1",
    ),
    (
        "too few hourglass tiles",
        put("pilgrimage plague", P, "hourglass"),
        "position.hourglass: expected 18 tiles, 3 of each event",
    ),
    (
        "no pilgrimage first",
        replaced("pilgrimage", "plague", P, "hourglass"),
        "position.hourglass: expected ",
    ),
    (
        "a knight on a farmer slot",
        put({"castle": "knight . ."}, P, "players", 1, "places"),
        "position.players[1].places: expected on castle/1 what may lie there, found knight",
    ),
    (
        "a starter in the town hall",
        put({"town_hall": "own_farmer ."}, P, "players", 1, "places"),
        "position.players[1].places: expected on town_hall/1 what may lie there, found own_farmer",
    ),
    (
        "a tech for a monk",
        put({"town_hall": "tech ."}, P, "players", 1, "places"),
        "position.players[1].places: expected on town_hall/1 what may lie there, found tech",
    ),
    (
        "a tech nobody laid",
        drop(P, "players", 0, "techs_laid"),
        "position.players[0].techs_laid: expected at least the 1 techs that lie on slots, found 0",
    ),
    (
        "a citizen twice",
        replaced("knight", "knight knight", P, "citizens"),
        "position.citizens: expected each citizen once",
    ),
    (
        "a seat that is true",
        put({"blois": [True]}, P, "stations"),
        "position.stations.blois: expected seats, found True",
    ),
    (
        "a seat twice in one town",
        put({"orleans": [1, 1]}, P, "stations"),
        "position.stations.orleans: expected seat 1 once, found it twice",
    ),
    (
        "three goods on one road",
        replaced("R01", "R01 R01 R01", P, "edges", "wine"),
        "position.edges.wine: expected at most 1 goods on R01 with 4 players, found more",
    ),
]


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [(edit, sentence) for _, edit, sentence in BROKEN],
    ids=[name.replace(" ", "-") for name, _, _ in BROKEN],
)
def test_a_broken_save_is_refused_in_a_sentence(edit: Edit, sentence: str) -> None:
    data = a_save()
    edit(data)
    before = plain(data)

    with pytest.raises(UnreadableSave) as refused:
        GAME.load(data)

    assert str(refused.value).startswith(sentence), str(refused.value)
    assert "\n" not in str(refused.value)
    assert data == before, "the save itself is not touched"


def test_a_save_of_format_1_had_the_dice_with_the_players() -> None:
    data = a_save()
    old = plain(data)
    table, *seats = old[P]["dice"]
    old["format"] = 1
    old[P]["dice"] = table
    for player, dice in zip(old[P]["players"], seats, strict=True):
        player["dice"] = dice

    assert GAME.save(GAME.load(old)) == GAME.save(GAME.load(data))


@pytest.mark.parametrize(
    "edit",
    [
        put([[["Turn"], 0]], P, "stack"),
        put(["Turn", -1], P, "stack", 0),
        put("monk*²", P, "players", 0, "bag"),
        put("-5", P, "dice", 1),
        put("f" * 41, P, "dice", 0),
        put("castle/2", P, "players", 0, "planning", "placed"),
        put("castle/1 castle/1", P, "players", 1, "planning", "placed"),
        put("monk*5", P, "players", 0, "planning", "market"),
        put({"castle": "monk monk monk"}, P, "players", 0, "planning", "places"),
        put(99, P, "players", 0, "planning", "bag_size"),
        nine_on_the_market,
    ],
    ids=[
        "step name is a list",
        "later turn is nobodys",
        "count is no digit",
        "dice below zero",
        "dice too long",
        "laid follower is not there",
        "laid follower is listed twice",
        "others see followers nobody has",
        "others see full slots nobody filled",
        "others see a bag of ninety-nine",
        "nine followers without a tower",
    ],
)
def test_odd_values_are_refused_when_loading_and_not_later(edit: Edit) -> None:
    data = a_save()
    edit(data)

    with pytest.raises(UnreadableSave):
        GAME.load(data)


def test_loading_a_broken_save_leaves_a_running_game_alone() -> None:
    s = GAME.load(a_save())
    before = GAME.save(s)
    broken = plain(before)
    del broken[P]["players"][0]["merchant"]

    with pytest.raises(UnreadableSave):
        GAME.load(broken)

    assert GAME.save(s) == before

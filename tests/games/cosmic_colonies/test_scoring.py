"""Chapter 7, the end: terrain, sets, goals and ties."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import BUILDINGS, TERRAIN
from igroteka.games.cosmic_colonies.rules.scoring import begun_set
from igroteka.games.cosmic_colonies.state import END, ColoniesState
from tests.games.cosmic_colonies.support.positions import (
    Seat,
    a_round_later,
    card,
    line,
    mask,
    table,
    winners,
)

WITNESSES: dict[str, Any] = json.loads(
    (Path(__file__).parent / "witnesses.json").read_text("utf-8")
)
TERRAINS = ("crystal", "ice", "rock", "soil")


def uncovered(*numbers: int, advanced: bool = False) -> ColoniesState:
    """A position in which seat 0 has left so many squares of each terrain open."""
    s = table(seats=3, mode="advanced" if advanced else "basic")
    player = s.players[0]
    player.occupied = 0
    for terrain, number in enumerate(numbers):
        squares = TERRAIN[s.side()][player.asteroid][terrain]
        for _ in range(number):
            squares &= squares - 1
        player.occupied |= squares
    return s


def with_kinds(s: ColoniesState, *numbers: int) -> ColoniesState:
    """Seat 0 has so many of each building; where they lie does not matter here."""
    s.players[0].kinds = [kind for kind in range(len(numbers)) for _ in range(numbers[kind])]
    return s


def test_7_1_the_game_ends_after_round_eight() -> None:
    s = a_round_later(table(round=8))

    assert GAME.waiting(s) == []
    found = GAME.why_not(s, 0, GAME.parse("play scout"))
    assert found is not None
    assert (found.code, found.clause) == ("game_over", "7.1")


@pytest.mark.parametrize(
    ("terrain", "points"),
    [
        ("crystal", [15, 12, 9, 6, 3, 0, 0, 0]),
        ("ice", [10, 8, 6, 4, 2, 0, 0, 0]),
        ("rock", [5, 4, 3, 2, 1, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("advanced", [False, True])
def test_7_2_the_fewer_squares_of_a_terrain_are_open_the_more_points(
    terrain: str, points: list[int], advanced: bool
) -> None:
    """Case 32: six open squares of the first terrain are worth nothing."""
    for number, worth in enumerate(points):
        counts = [number if name == terrain else 9 for name in TERRAINS]
        s = uncovered(*counts, advanced=advanced)
        assert line(s, 0, terrain) == worth


@pytest.mark.parametrize(("advanced", "total"), [(False, 14), (True, 21)])
def test_7_2_a_worked_example(advanced: bool, total: int) -> None:
    """Case 31: 2, 5 and 0 open and 7 soil: 9 + 0 + 5, and 7 more in the advanced mode."""
    s = uncovered(2, 5, 0, 7, advanced=advanced)

    assert [line(s, 0, name) for name in TERRAINS[:3]] == [9, 0, 5]
    assert sum([line(s, 0, name) for name in TERRAINS]) == total


def test_7_3_open_soil_is_worth_nothing_in_the_basic_mode() -> None:
    for number in range(11):
        assert line(uncovered(0, 0, 0, number), 0, "soil") == 0


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((1, 1, 1, 1, 1), 15),
        ((3, 2, 2, 2, 2), 30),
        ((4, 4, 4, 4, 0), 0),
        ((2, 1, 2, 2, 2), 15),
        ((0, 0, 0, 0, 0), 0),
        ((3, 3, 3, 3, 3), 45),
    ],
)
def test_7_4_a_set_of_the_five_basic_buildings_is_worth_fifteen(
    numbers: tuple[int, ...], points: int
) -> None:
    """Case 34: 3, 2, 2, 2, 2 are two sets."""
    assert line(with_kinds(table(), *numbers), 0, "sets") == points


@pytest.mark.parametrize(
    ("numbers", "begun"), [((0, 0, 0, 0, 0), 0), ((3, 0, 1, 0, 0), 2), ((2, 2, 2, 2, 1), 4)]
)
def test_7_4_how_much_of_the_next_set_is_there(numbers: tuple[int, ...], begun: int) -> None:
    assert begun_set(with_kinds(table(), *numbers), 0) == begun


def test_7_5_a_tile_belongs_to_one_set_only_and_statues_and_factories_to_none() -> None:
    """Case 36: two statues and a soylent factory count for nothing but the tie."""
    s = table(Seat(goal="goal_1"))
    assert line(with_kinds(s, 2, 2, 2, 2, 1), 0, "sets") == 15
    assert line(with_kinds(s, 1, 1, 1, 1, 0, 1, 2), 0, "sets") == 0
    without = GAME.scores(with_kinds(s, 0, 0, 0, 0, 0))[0]
    having = GAME.scores(with_kinds(s, 0, 0, 0, 0, 0, 1, 2))[0]

    assert having.total == without.total
    assert having.tiebreak[0] == without.tiebreak[0] + 3


@pytest.mark.parametrize(
    ("goal", "numbers", "points"),
    [
        ("goal_1", (3, 2, 0, 0, 0), 8),
        ("goal_1", (3, 2, 1, 1, 1), 8),
        ("goal_2", (3, 2, 1, 0, 0), 5),
        ("goal_3", (0, 0, 2, 3, 0), 7),
        ("goal_4", (0, 0, 0, 2, 2), 6),
        ("goal_5", (3, 0, 0, 0, 2), 7),
        ("goal_5", (0, 4, 4, 4, 0), 0),
    ],
)
def test_7_6_a_goal_pays_two_for_one_building_and_one_for_another(
    goal: str, numbers: tuple[int, ...], points: int
) -> None:
    """Case 35: three habitats and two greenhouses for goal 1 are 6 + 2, also inside sets."""
    assert line(with_kinds(table(Seat(goal=goal)), *numbers), 0, "goal") == points


def test_7_6_a_whole_asteroid() -> None:
    """Case 29 and 30: the best nine tiles on Vesta, 15 + 10 + 3, no set, 2 x 2 + 3 x 1."""
    tiles = [
        f"{entry['tile']} {entry['squares']}" for entry in WITNESSES["vesta"]["basic"]["best_nine"]
    ]
    s = table(Seat(tiles=tiles, asteroid="vesta", goal="goal_1"))

    view = GAME.view(s, 0)["players"]
    assert isinstance(view, list)
    assert view[0]["uncovered"] == {"crystal": 0, "ice": 0, "rock": 2, "soil": 10}
    assert [line(s, 0, name) for name in TERRAINS] == [15, 10, 3, 0]
    counts = [s.players[0].kinds.count(kind) for kind in range(len(BUILDINGS))]
    assert counts == [2, 3, 2, 2, 0, 0, 0]
    assert (line(s, 0, "sets"), line(s, 0, "goal")) == (0, 7)
    assert GAME.scores(s)[0].total == 35


def test_7_7_most_points_win() -> None:
    s = table(
        Seat(asteroid="vesta", goal="goal_5"),
        Seat(asteroid="pallas", goal="goal_1", tiles=["habitat 1,1 1,2 2,1 2,2"]),
        Seat(asteroid="juno", goal="goal_3"),
    )

    assert winners(s) == [1]
    assert [sheet.total for sheet in GAME.scores(s)] == [0, 2, 0]


def tie(tiles: list[int], resources: list[str], played: list[str]) -> ColoniesState:
    """The end of a game of two without points, with these tiles, stores and last workers."""
    s = table(*[Seat(text) for text in resources], seats=2)
    for seat in range(2):
        player = s.players[seat]
        player.kinds = [6] * tiles[seat]
        player.masks = [mask("9,9")] * tiles[seat]
        player.played = [card(name) for name in played[seat].split()]
    s.phase = END
    return s


NINE = "surveyor quartermaster"  # priorities 4 and 17
OTHER = "engineer rigger"  # 16 and 9


def test_7_8_a_tie_is_broken_by_tiles() -> None:
    s = tie([9, 8], ["power", "power*9"], ["scout trainee", NINE])

    assert winners(s) == [0]


def test_7_8_then_by_resources() -> None:
    s = tie([9, 9], ["power*3", "power"], ["scout trainee", NINE])

    assert winners(s) == [0]


def test_7_8_then_by_the_highest_worker_of_the_last_round() -> None:
    """Case 37: {4, 17} beats {16, 9}."""
    assert winners(tie([9, 9], ["power*2", "water*2"], [NINE, OTHER])) == [0]
    assert winners(tie([9, 9], ["power*2", "water*2"], [OTHER, NINE])) == [1]
    assert winners(tie([9, 9], ["power*2", "water*2"], ["engineer rigger", "chemist trader"])) == [
        0
    ]

"""The data tables hold together: counts, shapes, abilities, and that every asteroid can be filled.

`witnesses.json` holds for each side of each asteroid one way to cover all of it and one good way
to lay nine tiles, in an order the rules of placement allow.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.abilities import PLAIN
from igroteka.games.cosmic_colonies.grid import around, cells_of, groups, ways_to_lie
from igroteka.games.cosmic_colonies.pieces import (
    ASTEROIDS,
    BASIC,
    BUILDINGS,
    FILES,
    FOLDER,
    GOAL_HALVES,
    GROUND,
    INSIDE,
    MONUMENT_MASKS,
    MONUMENTS,
    PLACEMENTS,
    PRICES,
    SHAPES,
    TERRAIN,
    TILES,
    UNITS,
)
from igroteka.games.cosmic_colonies.rules.placement import why_not_lay
from igroteka.games.cosmic_colonies.rules.scoring import terrain_points
from igroteka.games.cosmic_colonies.workers import DECKS, SOLO
from tests.games.cosmic_colonies.support.positions import DAY_AND_MORE, Seat, mask, table

WITNESSES: dict[str, Any] = json.loads(
    (Path(__file__).parent / "witnesses.json").read_text("utf-8")
)
SIDES = ("basic", "advanced")
every_side = pytest.mark.parametrize(
    ("asteroid", "side"), [(name, side) for name in ASTEROIDS for side in SIDES]
)


def canon(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """One name for a shape however it is turned."""
    return min(ways_to_lie(cells))


def facts(file: str) -> dict[str, Any]:
    """A component file as it is written."""
    return tomllib.loads((Path(FOLDER) / "data" / f"{file}.toml").read_text("utf-8"))


def test_there_are_96_tiles_and_100_resources() -> None:
    assert sum(TILES) == 96
    assert TILES == (16, 16, 16, 16, 16, 8, 8)
    assert sum(UNITS) == 100


def test_all_shapes_are_different_and_hang_together() -> None:
    buildings = [canon(SHAPES[kind][0]) for kind in range(len(BUILDINGS))]
    monuments = [canon(cells_of(MONUMENT_MASKS[n][0])) for n in range(len(MONUMENTS))]
    every = [*buildings, *monuments]

    assert len(MONUMENTS) == 9
    assert all(every.count(shape) == 1 for shape in every)
    assert [len(shape) for shape in buildings] == [4, 4, 4, 4, 4, 2, 1]
    assert [len(shape) for shape in monuments] == [3, 3, 5, 5, 5, 5, 5, 5, 5]


def test_fixed_prices_ask_for_every_resource_equally() -> None:
    fixed = [PRICES[kind][0].fixed for kind in range(BASIC)]

    assert [sum(prices) for prices in zip(*fixed, strict=True)] == [3, 3, 3, 3]


def test_the_second_slot_costs_one_resource_more() -> None:
    for kind in range(BASIC):
        cheap, dear = PRICES[kind]
        assert sum(cheap.fixed) + cheap.same + cheap.other == 3
        assert sum(dear.fixed) + dear.same + dear.other == 4


def test_goals_name_each_building_once_above_and_once_below() -> None:
    assert sorted([top for (top, _), _ in GOAL_HALVES]) == list(range(BASIC))
    assert sorted([bottom for _, (bottom, _) in GOAL_HALVES]) == list(range(BASIC))
    for (top, two), (bottom, one) in GOAL_HALVES:
        assert top != bottom
        assert (two, one) == (2, 1)


def test_there_are_64_workers_with_capacities_from_one_to_five() -> None:
    workers = [worker for deck in DECKS for worker in deck]

    assert [len(deck) for deck in DECKS] == [25, 25, 14]
    assert len({worker.id for worker in workers}) == 64
    assert all(1 <= worker.capacity <= 5 for worker in workers)


def test_every_solo_card_builds_once_and_gathers_once_and_all_icons_are_balanced() -> None:
    icons = [0, 0, 0, 0]
    builds = [0] * BASIC
    first = 0
    for worker in DECKS[SOLO]:
        building = [entry for entry in worker.bot if not entry.resources]
        gathering = [entry for entry in worker.bot if entry.resources]
        assert (len(building), len(gathering)) == (1, 1)
        first += not worker.bot[0].resources
        builds[building[0].building] += 1
        for kind in gathering[0].resources:
            icons[kind] += 1

    assert icons == [11, 11, 11, 11]
    assert builds == [3, 3, 3, 3, 2]
    assert first == 10


def test_what_is_ours_says_so() -> None:
    """No printed card, shape or asteroid was known; nothing of it may pass for the original."""
    for file, key in (
        ("basic_workers", "worker"),
        ("advanced_workers", "worker"),
        ("solo_workers", "worker"),
        ("asteroids", "asteroid"),
        ("monuments", "monument"),
        ("goals", "goal"),
    ):
        assert {entry["source"] for entry in facts(file)[key]} == {"reconstructed"}


def test_what_a_night_adds_is_marked() -> None:
    marked = [w["id"] for w in facts("advanced_workers")["worker"] if w["night_adds"]]

    assert marked == DAY_AND_MORE


# --- asteroids -------------------------------------------------------------------------------


@every_side
def test_squares_and_terrain_of_an_asteroid(asteroid: str, side: str) -> None:
    number = SIDES.index(side)
    ground = GROUND[number][ASTEROIDS.index(asteroid)]
    terrain = TERRAIN[number][ASTEROIDS.index(asteroid)]

    assert [part.bit_count() for part in terrain] == (
        [11, 13, 12, 14] if number else [11, 13, 14, 10]
    )
    assert ground.bit_count() == (50 if number else 48)
    assert len(groups(ground)) == 1
    assert sum(terrain) == ground


@every_side
@pytest.mark.parametrize("kind", ["full", "best_nine"])
def test_a_witness_can_be_laid_by_the_rules(asteroid: str, side: str, kind: str) -> None:
    s = table(Seat(asteroid=asteroid), mode=side)
    player = s.players[0]
    used: dict[str, int] = {}
    for entry in WITNESSES[asteroid][side][kind]:
        squares = mask(entry["squares"])
        tile = BUILDINGS.index(entry["tile"])
        assert any(place.mask == squares for place in PLACEMENTS[tile])
        assert why_not_lay(s.ground(0), player.occupied, squares, PLAIN) == ""
        player.kinds.append(tile)
        player.masks.append(squares)
        player.occupied |= squares
        used[entry["tile"]] = used.get(entry["tile"], 0) + 1
    points = sum([terrain_points(s, 0, terrain) for terrain in range(4)])

    if kind == "full":
        assert player.occupied == GROUND[s.side()][player.asteroid]
        assert max(used.values()) <= 4
        assert points == 15 + 10 + 5
    else:
        assert sum(used.values()) == 9
        assert max(used.values()) <= 3
        assert points == WITNESSES[asteroid][side]["best_nine_points"]


def test_the_points_of_the_nine_tiles() -> None:
    basic = [WITNESSES[name]["basic"]["best_nine_points"] for name in ASTEROIDS]
    advanced = [WITNESSES[name]["advanced"]["best_nine_points"] for name in ASTEROIDS]

    assert basic == [28, 28, 28, 28, 28]
    assert advanced == [44, 42, 44, 42, 44]


def walled(need: int, blocked: int, left: int, by: dict[int, list[int]]) -> bool:
    """Whether so many basic buildings can cover all squares that are needed."""
    need &= ~blocked
    if not need:
        return True
    if not left:
        return False
    best: list[int] | None = None
    rest = need
    while rest:
        low = rest & -rest
        rest ^= low
        ways = [way for way in by.get(low, []) if not way & blocked]
        if best is None or len(ways) < len(best):
            best = ways
    return any(walled(need, blocked | way, left - 1, by) for way in best or [])


@every_side
def test_every_monument_can_be_walled_in_with_five_buildings(asteroid: str, side: str) -> None:
    number, rock = SIDES.index(side), ASTEROIDS.index(asteroid)
    ground = GROUND[number][rock]
    by: dict[int, list[int]] = {}
    for kind in range(BASIC):
        for place in INSIDE[number][rock][kind]:
            way = PLACEMENTS[kind][place].mask
            for row, col in cells_of(way):
                by.setdefault(mask(f"{row},{col}"), []).append(way)
    for monument in range(len(MONUMENTS)):
        assert any(
            walled(around(hole) & ground & ~hole, hole, 5, by)
            for hole in MONUMENT_MASKS[monument]
            if not hole & ~ground
        ), MONUMENTS[monument]


def test_no_supply_of_tiles_runs_dry_by_building_alone() -> None:
    """Two slots in eight rounds are sixteen tiles."""
    for seats in (2, 3, 4, 5):
        assert GAME.setup(seats, 1).slots_each() * 8 <= min(TILES[:BASIC])


# --- where the facts come from ---------------------------------------------------------------

# Checked against the rulebook and the list of what its pictures held; all else is reconstructed.
FROM_THE_RULEBOOK = {
    "setup": ["game", "solo", "players", "monuments", "monuments_shown 2 to 5"],
    "resources": ["resource", "terrain"],
    "buildings": ["soylent_factory", "statue"],
}


def marked() -> dict[str, dict[str, set[str]]]:
    """The sources each table of a file names; its rows apart where they differ."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in FILES:
        tables = found.setdefault(file, {})
        for key, data in facts(file).items():
            for row in data if isinstance(data, list) else [data]:
                name = key
                if key == "building":
                    name = row["id"]
                elif key == "monuments_shown":
                    name = f"{key} 1" if row["seats"] == 1 else f"{key} 2 to 5"
                tables.setdefault(name, set()).add(row["source"])
    return found


def test_what_is_not_in_the_rulebook_says_so() -> None:
    for file, tables in marked().items():
        for name, sources in tables.items():
            known = name in FROM_THE_RULEBOOK.get(file, [])
            assert sources == {"rulebook" if known else "reconstructed"}, (file, name)
    for file, names in FROM_THE_RULEBOOK.items():
        assert set(names) <= set(marked()[file])

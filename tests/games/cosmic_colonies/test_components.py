"""Component files of one's own: true numbers are taken, mistakes are named in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.cosmic_colonies import pieces
from tests.support.components import Box

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


SCOUT = "ability = { build = { cost_delta = 1 } }"
WRONG = {
    "no source": (
        "resources",
        'source = "rulebook"',
        "",
        "resources.toml: resource water.source: expected this field, found none",
    ),
    "unknown source": (
        "resources",
        'source = "rulebook"',
        'source = "a friend"',
        "resources.toml: resource water.source: expected one of rulebook, public, memory, "
        "reconstructed; found 'a friend'",
    ),
    "missing building": (
        "buildings",
        'id = "statue"',
        'id = "casino"',
        "buildings.toml: expected a building among habitat, ",
    ),
    "count in words": (
        "buildings",
        "tiles = 16",
        'tiles = "many"',
        "buildings.toml: building habitat.tiles: expected a whole number from 1 to 99, found",
    ),
    "a statue among the basic buildings": (
        "buildings",
        "basic = false",
        "basic = true",
        "buildings.toml: expected the first five buildings to be basic, no other",
    ),
    "no price": (
        "buildings",
        "prices = [{ minerals = 2, organics = 1 }, { minerals = 3, organics = 1 }]",
        "",
        "buildings.toml: building habitat.prices: expected this field, found none",
    ),
    "one price": (
        "buildings",
        "prices = [{ minerals = 2, organics = 1 }, { minerals = 3, organics = 1 }]",
        "prices = [{ minerals = 2, organics = 1 }]",
        "buildings.toml: building habitat.prices: expected a list of 2, found 1 entries",
    ),
    "price in gold": (
        "buildings",
        "minerals = 2, organics = 1",
        "gold = 2",
        "buildings.toml: building habitat.prices: expected resources, found 'gold'",
    ),
    "too dear": (
        "buildings",
        "minerals = 2, organics = 1",
        "minerals = 9",
        "buildings.toml: building habitat.prices: expected 1 to 5 resources, found 9",
    ),
    "a tile in two parts": (
        "buildings",
        'cells = ["##", "##"]',
        'cells = ["#.", ".#"]',
        "buildings.toml: building habitat.cells: expected one shape of # and dots",
    ),
    "a tile of nothing": (
        "buildings",
        'cells = ["##", "##"]',
        'cells = [".."]',
        "buildings.toml: building habitat.cells: expected one shape of # and dots",
    ),
    "a monument of letters": (
        "monuments",
        'cells = ["###"]',
        'cells = ["#X#"]',
        "monuments.toml: monument obelisk.cells: expected one shape of # and dots",
    ),
    "a short row": (
        "asteroids",
        '"..SRRR..",',
        '"..SRRR.",',
        "asteroids.toml: asteroid vesta: expected 8 rows of 8 squares",
    ),
    "unknown terrain": (
        "asteroids",
        '"..SRRR..",',
        '"..SRLR..",',
        "asteroids.toml: asteroid vesta: expected the letters CIRS and dots",
    ),
    "an asteroid in two parts": (
        "asteroids",
        '"..SRRR..",',
        '"S......S",',
        "asteroids.toml: asteroid vesta: expected one connected asteroid",
    ),
    "too few points": (
        "resources",
        "points = [15, 12, 9, 6, 3, 0]",
        "points = [15, 12]",
        "resources.toml: expected six points for each terrain and two for soil",
    ),
    "a goal for statues": (
        "goals",
        'top = "habitat"',
        'top = "statue"',
        "goals.toml: goal goal_1.top: expected one of habitat, ",
    ),
    "no game of three": (
        "setup",
        "seats = 3",
        "seats = 4",
        "setup.toml: expected [[players]] with seats = 4 once, found two",
    ),
    "no game of five": (
        "setup",
        """[[players]]
seats = 5
refill = 5
area_limit = 7
cards = 20
slots = 2
monuments = 5
source = "rulebook"
""",
        "",
        "setup.toml: expected [[players]] for 1 to 5, found [1, 2, 3, 4]",
    ),
    "more cards than there are": (
        "setup",
        "cards = 20",
        "cards = 99",
        "setup.toml: players 5.cards: expected 20 to 20 cards, found 99",
    ),
    "cards that nobody gets": (
        "setup",
        "cards = 16",
        "cards = 18",
        "setup.toml: players 4.cards: expected 16 to 16 cards, found 18",
    ),
    "no cards for the automaton": (
        "setup",
        "cards = 14",
        "cards = 5",
        "setup.toml: players 1.cards: expected 6 to 14 cards, found 5",
    ),
    "three actions": (
        "setup",
        "actions = 2",
        "actions = 3",
        "setup.toml: game.actions: expected a whole number from 2 to 2, found 3",
    ),
    "misspelt number of rounds": (
        "setup",
        "rounds = 8",
        "rounds = 8\nround = 9",
        "setup.toml: game.round: expected one of ",
    ),
    "misspelt limit of an area": (
        "setup",
        "area_limit = 5",
        "area_limit = 5\narea_limits = 7",
        "setup.toml: players.area_limits: expected one of ",
    ),
    "misspelt solo storage": (
        "setup",
        "medium = 7",
        "medium = 7\nstore = 9",
        "setup.toml: solo.store: expected one of ",
    ),
    "a goal of unknown source": (
        "goals",
        'source = "reconstructed"',
        'source = "a friend"',
        "goals.toml: goal goal_1.source: expected one of rulebook, ",
    ),
    "a worker without source": (
        "solo_workers",
        'source = "reconstructed"',
        "",
        "solo_workers.toml: worker solo_recruit.source: expected this field, found none",
    ),
    "a tile longer than the asteroid": (
        "buildings",
        'cells = ["####"]',
        'cells = ["#########"]',
        "buildings.toml: building entertainment_complex.cells: expected one shape of # and dots",
    ),
    "a factory for a word": (
        "basic_workers",
        "pay = 1",
        'pay = "one"',
        "basic_workers.toml: worker soylent_cook.ability: expected a whole number from 0 to 6, "
        "found 'one'",
    ),
    "a factory nobody can pay": (
        "basic_workers",
        "pay = 1",
        "pay = 9",
        "basic_workers.toml: worker soylent_cook.ability: expected a whole number from 0 to 6, "
        "found 9",
    ),
    "a present of nothing": (
        "basic_workers",
        "before = [{ gain_any = 1 }]",
        "before = [{ gain_any = 0 }]",
        "basic_workers.toml: worker smuggler.ability: expected a whole number from 1 to 9, found 0",
    ),
    "an exchange without end": (
        "basic_workers",
        "exchange = 2",
        "exchange = true",
        "basic_workers.toml: worker trader.ability: expected a whole number from 1 to 9, "
        "found True",
    ),
    "a tile far outside": (
        "advanced_workers",
        "overhang = 2",
        "overhang = 3",
        "advanced_workers.toml: worker spacewalker.day: expected a whole number from 0 to 2, "
        "found 3",
    ),
    "a price beyond the table": (
        "basic_workers",
        SCOUT,
        "ability = { build = { cost_delta = 4 } }",
        "basic_workers.toml: worker scout.ability: expected a whole number from -5 to 1, found 4",
    ),
    "misspelt field": (
        "basic_workers",
        "capacity = 3",
        "capacty = 3",
        "basic_workers.toml: worker scout.capacty: expected one of ",
    ),
    "one priority twice": (
        "basic_workers",
        "priority = 2",
        "priority = 1",
        "basic_workers.toml: expected priorities from 1 to 25 in order",
    ),
    "one worker twice": (
        "basic_workers",
        'id = "trainee"',
        'id = "scout"',
        "basic_workers.toml: expected worker 'scout' once, found it twice",
    ),
    "one worker in two decks": (
        "solo_workers",
        'id = "solo_recruit"',
        'id = "scout"',
        "basic_workers.toml: expected different ids on all worker cards",
    ),
    "unknown ability": (
        "basic_workers",
        SCOUT,
        "ability = { fly = true }",
        "basic_workers.toml: worker scout.ability: expected words of an ability, found 'fly'",
    ),
    "unknown word of a gather": (
        "basic_workers",
        SCOUT,
        "ability = { gather = { speed = 2 } }",
        "basic_workers.toml: worker scout.ability: expected words of an ability, found 'speed'",
    ),
    "unknown word of a building": (
        "basic_workers",
        SCOUT,
        "ability = { build = { speed = 2 } }",
        "basic_workers.toml: worker scout.ability: expected words of an ability, found 'speed'",
    ),
    "unknown effect": (
        "basic_workers",
        SCOUT,
        "ability = { before = [{ sing = 1 }] }",
        "basic_workers.toml: worker scout.ability: expected words of an ability, found {'sing': 1}",
    ),
    "nothing allowed": (
        "basic_workers",
        SCOUT,
        "ability = { allow = [] }",
        "basic_workers.toml: worker scout.ability: expected words of an ability, found 'allow'",
    ),
    "two moves in one": (
        "basic_workers",
        "before = [{ move = 1 }]",
        "before = [{ move = 2 }]",
        "basic_workers.toml: worker rigger.ability: expected words of an ability, found {",
    ),
    "three buildings": (
        "basic_workers",
        "max_builds = 2",
        "max_builds = 3",
        "basic_workers.toml: worker contractor.ability: expected words of an ability, found "
        "'max_builds'",
    ),
    "two areas, but how": (
        "basic_workers",
        'areas = 2, mode = "split"',
        "areas = 2",
        "basic_workers.toml: worker trainee.ability: expected words of an ability, found 'areas'",
    ),
    "unknown resource of a bonus": (
        "basic_workers",
        'when = "water"',
        'when = "gold"',
        "basic_workers.toml: worker hydrologist.ability: expected words of an ability, found",
    ),
    "a habitat as a present": (
        "basic_workers",
        'place = "statue"',
        'place = "habitat"',
        "basic_workers.toml: worker sculptor.ability: expected words of an ability, found",
    ),
    "an automaton that sleeps": (
        "solo_workers",
        'first = { do = "build", building = "habitat" }',
        'first = { do = "sleep" }',
        "solo_workers.toml: worker solo_recruit.first: expected words of an ability, found",
    ),
    "no night": (
        "advanced_workers",
        "night = { build = { ignore_adjacency = true } }",
        "",
        "advanced_workers.toml: worker pathfinder.night: expected words of an ability, found None",
    ),
    "not TOML": ("goals", "[[goal]]", "[[goal", "goals.toml: expected TOML, found "),
}


@pytest.mark.parametrize("name", WRONG, ids=[name.replace(" ", "-") for name in WRONG])
def test_a_mistake_is_named_in_one_sentence(tmp_path: Path, name: str) -> None:
    file, old, new, sentence = WRONG[name]
    BOX.change(tmp_path, file, old, new)

    assert BOX.complaint(tmp_path).startswith(sentence)

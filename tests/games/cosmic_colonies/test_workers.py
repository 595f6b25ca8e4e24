"""All worker cards: every half of every card does what its text says, and nothing more.

BASIC, ADVANCED and SOLO are written from the list of cards, not from the data files; their words
name the checks below. Chapter 13 has its own tests in `test_abilities.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.grid import around
from igroteka.games.cosmic_colonies.workers import DECK_NAMES, DECKS
from tests.games.cosmic_colonies.support.positions import (
    HABITAT,
    Seat,
    decision,
    mask,
    play,
    squares_offered,
    turn,
)
from tests.games.cosmic_colonies.support.worker_actions import (
    Half,
    any_types,
    apart,
    bonus,
    bonus_any,
    builds_plainly,
    discount,
    each_of_two,
    from_supply,
    gathers_plainly,
    less,
    one_more,
    others_too,
    overhang,
    overlap,
    split,
    take_all,
    two_buildings,
)
from tests.games.cosmic_colonies.support.worker_effects import (
    after_build,
    after_gather,
    before,
    both,
    demolish,
    exchange,
    gain_after,
    gain_before,
    move,
    move_and_statue,
    only,
    place,
)

BONUS = {
    "water": "bonus water",
    "minerals": "bonus minerals",
    "organics": "bonus organics",
    "power": "bonus power",
}
# deck -> (id, capacity by day, ability) or (id, capacity, by day, capacity by night, by night)
BASIC = [
    ("scout", 3, "one more"),
    ("trainee", 2, "split 2"),
    ("dock_hand", 4, "only gather, split 2"),
    ("surveyor", 3, "apart"),
    ("hydrologist", 3, "bonus water"),
    ("geologist", 3, "bonus minerals"),
    ("botanist", 3, "bonus organics"),
    ("electrician", 3, "bonus power"),
    ("rigger", 3, "move"),
    ("sculptor", 2, "statue after build"),
    ("salvager", 3, "bonus any"),
    ("forklift_driver", 2, "each of 2"),
    ("chemist", 3, "any types"),
    ("trader", 3, "exchange 2"),
    ("soylent_cook", 3, "factory after build for 1"),
    ("engineer", 2, "one less"),
    ("quartermaster", 5, "split 4"),
    ("smuggler", 3, "gain before"),
    ("contractor", 3, "two buildings"),
    ("architect", 2, "one less, from supply"),
    ("demolitionist", 4, "demolish"),
    ("stonemason", 3, "statue before"),
    ("space_trucker", 3, "others too"),
    ("city_planner", 3, "factory after build for 0"),
    ("governor", 1, "both"),
]
ADVANCED = [
    ("pathfinder", 3, "one more", 3, "apart"),
    ("night_porter", 2, "split 2", 3, "split 2"),
    ("drone_pilot", 4, "only gather", 4, "only build, one less"),
    ("cartographer", 3, "apart", 3, "exchange 1"),
    ("ice_driller", 3, "bonus water", 3, "discount water"),
    ("ore_processor", 3, "bonus minerals", 3, "discount minerals"),
    ("hydroponist", 3, "bonus organics", 3, "discount organics"),
    ("reactor_technician", 3, "bonus power", 3, "discount power"),
    ("crane_operator", 3, "move", 3, "move twice"),
    ("statue_carver", 2, "statue after build", 2, "statue after gather"),
    ("scavenger", 3, "bonus any", 3, "gain after build"),
    ("robo_loader", 2, "each of 2", 3, "each of 2"),
    ("alchemist", 3, "any types", 3, "exchange 3"),
    ("broker", 3, "exchange 2", 3, "exchange 2, gain after gather"),
    ("soylent_chef", 3, "factory after build for 1", 3, "factory after gather for 1"),
    ("cost_engineer", 2, "one less", 2, "two less"),
    ("fleet_quartermaster", 4, "split 4", 5, "split 4"),
    ("spacewalker", 3, "overhang", 3, "overlap, one less"),
    ("general_contractor", 3, "two buildings", 3, "two buildings, second one less"),
    ("chief_architect", 2, "one less, from supply", 2, "both"),
    ("demolition_expert", 4, "demolish", 4, "demolish, statue before"),
    ("monument_keeper", 3, "statue before", 3, "factory before for 1"),
    ("asteroid_hauler", 3, "others too", 3, "take all"),
    ("master_planner", 3, "factory after build for 0", 3, "move and statue after build"),
    ("colony_governor", 1, "both", 1, "both, one less"),
]
SOLO = [
    ("solo_recruit", 3, "one more"),
    ("solo_runner", 2, "split 2"),
    ("solo_geodesist", 3, "apart"),
    ("solo_ice_miner", 3, "bonus water"),
    ("solo_ore_miner", 3, "bonus minerals"),
    ("solo_gardener", 3, "bonus organics"),
    ("solo_power_engineer", 3, "bonus power"),
    ("solo_slinger", 3, "move"),
    ("solo_stonecutter", 2, "statue after build"),
    ("solo_scrapper", 3, "bonus any"),
    ("solo_lab_technician", 3, "any types"),
    ("solo_food_technologist", 3, "factory after build for 1"),
    ("solo_designer", 2, "one less"),
    ("solo_supply_chief", 5, "split 4"),
]
HALVES: list[tuple[str, bool, int, str]] = [
    *[(name, False, capacity, does) for name, capacity, does in [*BASIC, *SOLO]],
    *[(name, False, capacity, does) for name, capacity, does, _, _ in ADVANCED],
    *[(name, True, capacity, does) for name, _, _, capacity, does in ADVANCED],
]

GATHER = gathers_plainly
BUILD = builds_plainly
CHECKS: dict[str, list[Callable[[Half], None]]] = {
    "one more": [GATHER, one_more],
    "split 2": [split(2), BUILD],
    "split 4": [split(4), BUILD],
    "only gather, split 2": [only("gather"), split(2)],
    "only gather": [only("gather"), GATHER],
    "only build, one less": [only("build"), less(1)],
    "apart": [GATHER, apart],
    **{does: [bonus(kind), BUILD] for kind, does in BONUS.items()},
    "bonus any": [bonus_any, BUILD],
    "move": [move(1), GATHER, BUILD],
    "move twice": [move(2), GATHER, BUILD],
    "statue after build": [after_build("statue", 0), GATHER],
    "statue after gather": [after_gather("statue", 0), BUILD],
    "each of 2": [each_of_two, BUILD],
    "any types": [any_types, GATHER],
    "exchange 1": [exchange(1), GATHER, BUILD],
    "exchange 2": [exchange(2), GATHER, BUILD],
    "exchange 3": [exchange(3), GATHER, BUILD],
    "exchange 2, gain after gather": [exchange(2), gain_after("gather"), BUILD],
    "factory after build for 1": [after_build("soylent_factory", 1), GATHER],
    "factory after build for 0": [after_build("soylent_factory", 0), GATHER],
    "factory after gather for 1": [after_gather("soylent_factory", 1), BUILD],
    "one less": [less(1), GATHER],
    "two less": [less(2), GATHER],
    "gain before": [gain_before],
    "gain after build": [gain_after("build"), GATHER],
    "two buildings": [two_buildings(0), GATHER],
    "two buildings, second one less": [two_buildings(1), GATHER],
    "one less, from supply": [less(1), from_supply, GATHER],
    "overhang": [overhang, GATHER],
    "overlap, one less": [overlap, less(1), GATHER],
    **{f"discount {kind}": [discount(kind), GATHER] for kind in BONUS},
    "demolish": [demolish, GATHER, BUILD],
    "demolish, statue before": [demolish],
    "statue before": [before("statue", 0), BUILD],
    "factory before for 1": [before("soylent_factory", 1), BUILD],
    "others too": [others_too, BUILD],
    "take all": [take_all, BUILD],
    "move and statue after build": [move_and_statue, GATHER],
    "both": [both],
    "both, one less": [both, less(1)],
}


@pytest.mark.parametrize(
    ("name", "night", "capacity", "does"),
    HALVES,
    ids=[f"{name}-{'night' if night else 'day'}" for name, night, _, _ in HALVES],
)
def test_what_a_worker_does(name: str, night: bool, capacity: int, does: str) -> None:
    for check in CHECKS[does]:
        check(Half(name, night, capacity))


def test_13_10_the_demolition_expert_then_places_a_statue_at_night() -> None:
    s = turn("demolition_expert", Seat("", [HABITAT]), night=True)
    play(s, 0, "skip")
    place(s, "statue", 0)
    assert decision(s) == "ChooseAction"


@pytest.mark.parametrize("deck", [0, 1, 2], ids=DECK_NAMES)
def test_the_cards_have_these_numbers(deck: int) -> None:
    listed = [[entry[0] for entry in rows] for rows in (BASIC, ADVANCED, SOLO)][deck]

    assert [worker.id for worker in DECKS[deck]] == listed
    assert [worker.priority for worker in DECKS[deck]] == list(range(1, len(listed) + 1))
    carried = {name: capacity for name, night, capacity, _ in HALVES if not night}
    assert {w.id: w.capacity for w in DECKS[deck]} == {name: carried[name] for name in listed}
    assert [w.id for w in DECKS[deck] if w.expansion] == ([] if deck == 2 else listed[20:])


def test_every_check_is_needed_and_every_half_is_checked() -> None:
    assert {does for _, _, _, does in HALVES} == set(CHECKS)
    assert len(HALVES) == 25 + 2 * 25 + 14


def test_offers_of_a_plain_worker_touch() -> None:
    s = turn("geologist", Seat("minerals*2 organics", [HABITAT]))
    play(s, 0, "build habitat 1")

    assert all(around(mask(squares)) & mask("0,2 0,3 1,2 1,3") for squares in squares_offered(s, 0))
    assert GAME.waiting(s) == [0]

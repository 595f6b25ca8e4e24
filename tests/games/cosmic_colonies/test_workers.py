"""All worker cards: every half of every card does what its text says, and nothing more.

`WORKERS_OF` is written from the list of cards, not from the data files; the words in it name the
checks below. Chapter 13 has its own tests in `test_abilities.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.grid import around
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import DECK_NAMES, DECKS
from tests.support.cosmic_colonies import (
    HABITAT,
    NEAR,
    Seat,
    areas,
    built,
    decision,
    lay,
    lay_text,
    mask,
    options,
    options_with,
    play,
    refusal,
    refusal_numbers,
    slot,
    squares_offered,
    store,
    turn,
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

FULL = "water*5 minerals*5 organics*5 power*5"
EACH_TWO = "water*2 minerals*2 organics*2 power*2"
FAR = "6,3 6,4 7,3 7,4"


class Half:
    """One half of a card in somebody's hand."""

    def __init__(self, name: str, night: bool, capacity: int) -> None:
        self.name = name
        self.night = night
        self.capacity = capacity

    def turn(
        self, resources: str = "", *tiles: str, areas: str = FULL, empty_slots: str = ""
    ) -> ColoniesState:
        me = Seat(resources, tiles)
        return turn(self.name, me, night=self.night, areas=areas, empty_slots=empty_slots)


def over(s: ColoniesState) -> bool:
    """Whether the turn is over and the next one has come."""
    step = s.stack[-1]
    return len(s.stack) == 3 and (step.seat == 1 or step.numbers()[0] == 1)


def skipped(s: ColoniesState) -> ColoniesState:
    """Decline what comes before the action."""
    if options(s, 0)[:1] == ["skip"]:
        play(s, 0, "skip")
    return s


# --- plain actions ---------------------------------------------------------------------------


def gathers_plainly(half: Half) -> None:
    """As much of one area as the worker carries, and no more."""
    s = skipped(half.turn())
    play(s, 0, "gather water")
    assert store(s) == {"water": half.capacity}
    assert areas(s)["water"] == 5 - half.capacity
    assert over(s)


def builds_plainly(half: Half) -> None:
    """One building for its price, next to another."""
    s = skipped(skipped(half.turn("minerals*2 organics", HABITAT)))
    play(s, 0, "build habitat 1")
    assert store(s) == {}
    assert refusal(s, 0, lay_text("habitat", FAR)) == ("not_adjacent", "5.2")
    assert refusal(s, 0, lay_text("habitat", "0,3 0,4 1,3 1,4")) == ("overlaps", "5.4")
    off = lay_text("habitat", "-1,4 -1,5 0,4 0,5")
    assert refusal(s, 0, off) == ("off_asteroid", "5.5")
    lay(s, 0, "habitat", NEAR)
    assert over(s)
    poor = skipped(skipped(half.turn("minerals organics power", HABITAT)))
    assert refusal(poor, 0, "build habitat 1") == ("cannot_afford", "4.1")
    gone = skipped(skipped(half.turn("minerals*2 organics", HABITAT, empty_slots="habitat/1")))
    assert refusal(gone, 0, "build habitat supply") == ("not_from_supply", "4.2")


# --- what changes a gather -------------------------------------------------------------------


def split(areas_of: int) -> Callable[[Half], None]:
    """The capacity over several areas."""

    def check(half: Half) -> None:
        s = half.turn()
        play(s, 0, "gather water")
        assert store(s) == {"water": 1}
        left = half.capacity - 1
        for name in ("power", "minerals", "organics")[: areas_of - 1]:
            if left:
                play(s, 0, f"gather {name}")
                left -= 1
        if left and areas_of < 4:
            assert refusal(s, 0, "gather minerals") == ("too_many_areas", "13.3")
            assert refusal_numbers(s, 0, "gather minerals") == {"areas": areas_of}
        for _ in range(left):
            play(s, 0, "gather water")
        assert sum(store(s).values()) == half.capacity
        assert len(store(s)) == min(areas_of, half.capacity)
        assert over(s)
        alone = half.turn()
        play(alone, 0, *["gather water"] * half.capacity)
        assert store(alone) == {"water": half.capacity}

    return check


def each_of_two(half: Half) -> None:
    """The full capacity from each of two areas."""
    s = half.turn()
    play(s, 0, "gather water")
    assert store(s) == {"water": half.capacity}
    assert refusal(s, 0, "gather water") == ("too_many_areas", "13.3")
    play(s, 0, "gather power")
    assert store(s) == {"water": half.capacity, "power": half.capacity}
    assert over(s)


def bonus(kind: str) -> Callable[[Half], None]:
    """One more of this type from the supply, if it was taken."""

    def check(half: Half) -> None:
        s = half.turn()
        before = s.supply.copy()
        play(s, 0, f"gather {kind}")
        assert store(s) == {kind: half.capacity + 1}
        assert areas(s)[kind] == 5 - half.capacity
        assert sum(before) - sum(s.supply) == 1
        assert over(s)
        for other in BONUS:
            if other != kind:
                s = half.turn()
                play(s, 0, f"gather {other}")
                assert store(s) == {other: half.capacity}

    return check


def bonus_any(half: Half) -> None:
    """One more of any type."""
    for gained in BONUS:
        s = half.turn()
        play(s, 0, "gather water")
        assert options(s, 0) == [f"gain {name}" for name in BONUS]
        play(s, 0, f"gain {gained}")
        wanted = {"water": half.capacity}
        wanted[gained] = wanted.get(gained, 0) + 1
        assert store(s) == wanted
        assert over(s)


def others_too(half: Half) -> None:
    """Case 20: 3 water, and 1 from each other area that has any."""
    s = half.turn(areas="water*3 minerals power*2")
    play(s, 0, "gather water")
    assert store(s) == {"water": 3, "minerals": 1, "power": 1}
    assert areas(s) == {"water": 0, "minerals": 0, "organics": 0, "power": 1}
    assert over(s)


def take_all(half: Half) -> None:
    """All of one area."""
    s = half.turn()
    play(s, 0, "gather minerals")
    assert store(s) == {"minerals": 5}
    assert areas(s)["minerals"] == 0
    assert over(s)


# --- what changes a price --------------------------------------------------------------------


def one_more(half: Half) -> None:
    """Case 15: a fourth resource of any type."""
    poor = half.turn("minerals*2 organics", HABITAT)
    assert refusal(poor, 0, "build habitat 1") == ("cannot_afford", "4.1")
    s = half.turn("minerals*3 organics water", HABITAT)
    play(s, 0, "build habitat 1")
    assert options(s, 0) == ["pay water minerals*2 organics", "pay minerals*3 organics"]
    play(s, 0, "pay water minerals*2 organics")
    assert store(s) == {"minerals": 1}
    lay(s, 0, "habitat", NEAR)
    assert over(s)


def less(number: int) -> Callable[[Half], None]:
    """So many resources of the price less, of one's choice."""

    def check(half: Half) -> None:
        s = half.turn("minerals*2 organics", HABITAT)
        play(s, 0, "build habitat 1")
        wanted = ["pay minerals*2", "pay minerals organics"]
        assert options(s, 0) == (wanted if number == 1 else ["pay minerals", "pay organics"])
        play(s, 0, options(s, 0)[0])
        assert sum(store(s).values()) == number
        lay(s, 0, "habitat", NEAR)
        for poor in ("water", "minerals", "organics")[: 3 if number == 1 else 1]:
            assert "build habitat 1" not in options(half.turn(poor, HABITAT), 0)

    return check


def discount(kind: str) -> Callable[[Half], None]:
    """One of this type less, where the price has it."""

    def check(half: Half) -> None:
        prices = {
            "habitat": {"minerals": 2, "organics": 1},
            "greenhouse": {"organics": 2, "water": 1},
            "atmosphere_generator": {"water": 2, "power": 1},
            "power_plant": {"power": 2, "minerals": 1},
        }
        for building, price in prices.items():
            s = half.turn(EACH_TWO, HABITAT)
            play(s, 0, f"build {building} 1")
            for name in BONUS:
                paid = price.get(name, 0) - (1 if name == kind and name in price else 0)
                assert store(s).get(name, 0) == 2 - paid

    return check


def any_types(half: Half) -> None:
    """Three resources of any types."""
    s = half.turn("water*3", HABITAT)
    play(s, 0, "build habitat 1")
    assert store(s) == {}
    lay(s, 0, "habitat", NEAR)
    assert over(s)
    s = half.turn("water*2", HABITAT)
    assert refusal(s, 0, "build habitat 1") == ("cannot_afford", "4.1")


def from_supply(half: Half) -> None:
    """Case 56: the slot is empty, two minerals are enough."""
    s = half.turn("minerals*2", HABITAT, empty_slots="habitat/1")
    play(s, 0, "build habitat supply")
    assert store(s) == {}
    lay(s, 0, "habitat", NEAR)
    assert not slot(s, "habitat/1")
    assert s.tiles[0] == 14
    assert over(s)


def two_buildings(less_for_second: int) -> Callable[[Half], None]:
    """A second building, paid for, or not."""

    def check(half: Half) -> None:
        s = half.turn("minerals*2 organics*3 water", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        assert decision(s) == "BuildAgain"
        assert "enough" in options(s, 0)
        play(s, 0, "build greenhouse 1")
        if less_for_second:
            assert options(s, 0) == ["pay water organics", "pay organics*2"]
            play(s, 0, "pay organics*2")
        assert sum(store(s).values()) == less_for_second
        lay(s, 0, "greenhouse", "4,2 5,2 6,2 6,3")
        assert len(built(s)) == 3
        assert over(s)
        s = half.turn("minerals*2 organics*3 water", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        play(s, 0, "enough")
        assert over(s)

    return check


# --- what changes where a tile may lie -------------------------------------------------------


def apart(half: Half) -> None:
    """The tile need not touch."""
    s = half.turn("minerals*2 organics", HABITAT)
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", FAR)
    assert over(s)


def overhang(half: Half) -> None:
    """Case 27: two squares of the complex lie outside; three may not."""
    s = half.turn("water*2 minerals", HABITAT)
    play(s, 0, "build entertainment_complex 1")
    three_out = lay_text("entertainment_complex", "0,5 0,6 0,7 0,8")
    assert refusal(s, 0, three_out) == ("off_asteroid", "5.5")
    assert refusal_numbers(s, 0, three_out) == {"squares": 3, "limit": 2}
    lay(s, 0, "entertainment_complex", "0,4 0,5 0,6 0,7")
    assert over(s)


def overlap(half: Half) -> None:
    """Two squares may lie on tiles; three may not."""
    s = half.turn("minerals*2 organics", HABITAT, "statue 2,2")
    play(s, 0, "build habitat 1", "pay minerals*2")
    assert refusal(s, 0, lay_text("habitat", "1,2 1,3 2,2 2,3")) == ("overlaps", "5.4")
    three_on = lay_text("habitat", "1,2 1,3 2,2 2,3")
    assert refusal_numbers(s, 0, three_on) == {"squares": 3, "limit": 2}
    lay(s, 0, "habitat", "1,3 1,4 2,3 2,4")
    assert over(s)
    s = half.turn("minerals*2 organics", HABITAT)
    play(s, 0, "build habitat 1", "pay minerals*2")
    lay(s, 0, "habitat", "1,2 1,3 2,2 2,3")
    assert over(s)


# --- what happens before and after -----------------------------------------------------------


def exchange(number: int) -> Callable[[Half], None]:
    """Up to so many resources, one for one."""

    def check(half: Half) -> None:
        s = half.turn("water*4")
        for _ in range(number):
            assert options(s, 0)[0] == "skip"
            play(s, 0, "swap water power")
        assert store(s) == {"water": 4 - number, "power": number}
        assert decision(s) == "ChooseAction"
        s = half.turn("water*4")
        play(s, 0, "skip")
        assert store(s) == {"water": 4}
        assert decision(s) == "ChooseAction"

    return check


def gain_before(half: Half) -> None:
    """One resource of any type before the action."""
    for name in BONUS:
        s = half.turn()
        assert options(s, 0) == [f"gain {other}" for other in BONUS]
        play(s, 0, f"gain {name}")
        assert store(s) == {name: 1}
        assert decision(s) == "ChooseAction"


def move(times: int) -> Callable[[Half], None]:
    """Up to so many tiles are moved before the action."""

    def check(half: Half) -> None:
        s = half.turn("", HABITAT, "statue 0,4")
        for n in range(times):
            assert options(s, 0)[:3] == ["skip", "pick_up 0", "pick_up 1"]
            play(s, 0, "pick_up 1" if n == 0 else "pick_up 0")
            lay(s, 0, *(("statue", "2,2") if n == 0 else ("habitat", "2,3 2,4 1,3 1,4")))
        assert decision(s) == "ChooseAction"
        assert "statue 2,2" in built(s)

    return check


def demolish(half: Half) -> None:
    """A tile back to the supply for three resources."""
    s = half.turn("", HABITAT, "statue 0,4")
    tiles = s.tiles.copy()
    assert options(s, 0) == ["skip", "demolish 0", "demolish 1"]
    play(s, 0, "demolish 0")
    play(s, 0, "gain water", "gain power", "gain water")
    assert store(s) == {"water": 2, "power": 1}
    assert built(s) == ["statue 0,4"]
    assert s.tiles[0] == tiles[0] + 1
    assert decision(s) in ("ChooseAction", "LaySpecial")
    assert built(skipped(half.turn("", HABITAT))) == [HABITAT]


PLACES = {"statue": "0,4", "soylent_factory": "0,4 0,5"}


def place(s: ColoniesState, tile: str, pay: int) -> None:
    """A special tile may be laid now, and is, for this price."""
    assert decision(s) == "LaySpecial"
    assert options(s, 0)[0] == "skip"
    refused = clone_and_skip(s)
    assert built(refused) == built(s)
    tiles = s.tiles.copy()
    resources = sum(s.players[0].resources)
    lay(s, 0, tile, PLACES[tile])
    if pay:
        play(s, 0, options(s, 0)[0])
    assert sum(s.players[0].resources) == resources - pay
    assert sum(tiles) - sum(s.tiles) == 1
    assert built(s)[-1] == f"{tile} {PLACES[tile]}"


def clone_and_skip(s: ColoniesState) -> ColoniesState:
    """The same position after declining."""
    return play(s.clone(), 0, "skip")


def before(tile: str, pay: int) -> Callable[[Half], None]:
    """A special tile before the action."""

    def check(half: Half) -> None:
        s = half.turn("water*2", HABITAT)
        place(s, tile, pay)
        assert decision(s) == "ChooseAction"
        if pay:
            assert decision(half.turn("", HABITAT)) == "ChooseAction"

    return check


def after_build(tile: str, pay: int) -> Callable[[Half], None]:
    """A special tile after building, and only then."""

    def check(half: Half) -> None:
        s = half.turn("minerals*2 organics water", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        place(s, tile, pay)
        assert over(s)
        s = half.turn("minerals*2 organics", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        assert over(s) == (pay > 0)

    return check


def after_gather(tile: str, pay: int) -> Callable[[Half], None]:
    """A special tile after gathering."""

    def check(half: Half) -> None:
        s = half.turn("", HABITAT)
        play(s, 0, "gather water")
        place(s, tile, pay)
        assert over(s)

    return check


def gain_after(action: str) -> Callable[[Half], None]:
    """One resource of any type after the action."""

    def check(half: Half) -> None:
        s = skipped(half.turn("minerals*2 organics", HABITAT))
        if action == "build":
            play(s, 0, "build habitat 1")
            lay(s, 0, "habitat", NEAR)
        else:
            play(s, 0, "gather power")
        had = sum(s.players[0].resources)
        assert options(s, 0) == [f"gain {name}" for name in BONUS]
        play(s, 0, "gain water")
        assert sum(s.players[0].resources) == had + 1
        assert over(s)

    return check


def move_and_statue(half: Half) -> None:
    """After building first a move, then a statue; both may be left."""
    s = half.turn("minerals*2 organics", HABITAT)
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)
    assert decision(s) == "MoveTile"
    other = play(s.clone(), 0, "skip")
    place(other, "statue", 0)
    assert over(other)
    play(s, 0, "pick_up 1")
    lay(s, 0, "habitat", "1,4 1,5 2,4 2,5")
    place(s, "statue", 0)
    assert over(s)


def both(half: Half) -> None:
    """A gather and a building, in either order, or only one of them."""
    first = half.turn("minerals*2 organics", HABITAT)
    play(first, 0, "gather water")
    assert refusal(first, 0, "gather power") == ("done_already", "13.2")
    play(first, 0, "build habitat 1")
    second = half.turn("minerals*2 organics", HABITAT)
    play(second, 0, "build habitat 1")
    for s in (first, second):
        if options_with(s, 0, "pay"):
            play(s, 0, options(s, 0)[0])
        lay(s, 0, "habitat", NEAR)
    assert over(first)
    assert refusal(second, 0, "build greenhouse 1") == ("done_already", "13.2")
    only = second.clone()
    play(second, 0, "gather water")
    assert over(second)
    play(only, 0, "enough")
    assert over(only)


def only(kind: str) -> Callable[[Half], None]:
    """The other action is not possible."""

    def check(half: Half) -> None:
        s = half.turn(EACH_TWO, HABITAT)
        other = "build" if kind == "gather" else "gather"
        assert not options_with(s, 0, other)
        text = "build habitat 1" if kind == "gather" else "gather water"
        assert refusal(s, 0, text) == (f"only_{kind}", "13.1")
        poor = half.turn(areas="", empty_slots="entertainment_complex/1")
        assert over(poor)

    return check


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

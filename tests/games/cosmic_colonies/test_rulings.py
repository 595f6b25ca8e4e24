"""Rulings on acting, gathering and building."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.state import ColoniesState
from tests.games.cosmic_colonies.support.positions import (
    EACH_TWO,
    HABITAT,
    NEAR,
    Seat,
    a_round_later,
    built,
    choose,
    decision,
    ground_of,
    hand,
    lay,
    lay_text,
    mask,
    options,
    options_with,
    play,
    refusal,
    slot,
    store,
    table,
    turn,
)
from tests.games.cosmic_colonies.support.worker_actions import over

# --- R1 to R5: acting and gathering ----------------------------------------------------------


def test_r1_nobody_may_pass() -> None:
    s = turn("surveyor", Seat(EACH_TWO))

    assert refusal(s, 0, "enough") == ("must_go_on", "2.6")
    assert refusal(s, 0, "skip") == ("not_now", "2.1")


def test_r1_an_empty_area_is_no_way_to_pass() -> None:
    s = turn("surveyor", Seat(EACH_TWO), areas="water")

    assert refusal(s, 0, "gather power") == ("area_empty", "3.2")


def test_r1_an_action_nobody_can_do_is_lost() -> None:
    """Case 16: the dock hand before empty areas."""
    s = table(
        Seat(EACH_TWO, hand="dock_hand"), Seat(hand="surveyor"), Seat(hand="geologist"), areas=""
    )
    s.listen()

    choose(s, "dock_hand", "surveyor", "geologist")

    assert GAME.waiting(s) == [0, 1, 2]
    assert [event.seat for event in s.heard() if event.code == "idles"] == [0, 1, 2]


def test_r1_a_worker_who_only_builds_may_find_nothing_to_build() -> None:
    assert GAME.waiting(turn("drone_pilot", Seat("water"), night=True)) == [1]


def test_r3_the_first_seat_picks_and_chance_adds_the_rest() -> None:
    s = GAME.setup(4, 6, {"cards": "chosen"})
    play(s, 0, "pick trader", "pick architect", "pick rest")

    dealt = {name for seat in range(4) for name in hand(s, seat)}
    assert len(dealt) == 16
    assert {"trader", "architect"} <= dealt
    assert GAME.waiting(s) == [0, 1, 2, 3]


def test_r3_what_is_picked_is_open_to_all() -> None:
    s = GAME.setup(4, 6, {"cards": "chosen"})
    play(s, 0, "pick trader")

    assert GAME.view(s, 2)["picked"] == ["trader"]
    play(s, 0, "pick rest")
    assert GAME.view(s, 2)["picked"] == []


def test_r4_one_takes_all_one_can_carry() -> None:
    s = turn("surveyor", Seat(""), areas="water*5")

    assert options(s, 0) == ["gather water"]
    play(s, 0, "gather water")
    assert store(s) == {"water": 3}


def test_r4_a_full_store_may_gather_to_change_types() -> None:
    s = turn("surveyor", Seat("water*9"), areas="power*3")

    play(s, 0, "gather power", "discard water", "discard water", "discard water")

    assert store(s) == {"water": 6, "power": 3}


@pytest.mark.parametrize(
    ("worker", "night", "capacity"),
    [
        ("trainee", False, 2),
        ("dock_hand", False, 4),
        ("quartermaster", False, 5),
        ("night_porter", False, 2),
        ("night_porter", True, 3),
        ("fleet_quartermaster", False, 4),
        ("fleet_quartermaster", True, 5),
        ("solo_runner", False, 2),
        ("solo_supply_chief", False, 5),
    ],
)
def test_r4_whoever_may_split_need_not(worker: str, night: bool, capacity: int) -> None:
    s = turn(worker, Seat(""), night=night, areas="water minerals*5 power*5")
    play(s, 0, "gather water")
    assert options(s, 0) == ["enough", "gather minerals", "gather power"]

    stopped = play(s.clone(), 0, "enough")
    assert store(stopped) == {"water": 1}
    assert over(stopped)

    for taken in range(1, capacity):
        assert store(s).get("minerals", 0) == taken - 1, "nothing is taken without asking"
        play(s, 0, "gather minerals")
    assert store(s) == {"water": 1, "minerals": capacity - 1}
    assert over(s)


def test_r4_but_what_was_begun_is_taken() -> None:
    s = turn("quartermaster", Seat(""), areas="water*2 minerals power*5")
    play(s, 0, "gather water")
    assert refusal(s, 0, "enough") == ("carries_more", "3.1")
    assert options(s, 0) == ["gather water", "gather minerals", "gather power"]
    play(s, 0, "gather minerals")
    assert refusal(s, 0, "enough") == ("carries_more", "3.1")

    play(s, 0, "gather water", "enough")

    assert store(s) == {"water": 2, "minerals": 1}


def test_r4_the_last_area_of_a_split_is_asked_for_too() -> None:
    s = turn("quartermaster", Seat(""), areas="water*2")
    play(s, 0, "gather water")
    assert options(s, 0) == ["gather water"]

    play(s, 0, "gather water")

    assert store(s) == {"water": 2}
    assert GAME.waiting(s) == [1]


def test_r4_from_each_of_two_areas_means_two_if_there_are_two() -> None:
    s = turn("forklift_driver", Seat(""), areas="water*3 minerals*3 power*3")
    play(s, 0, "gather water")

    assert refusal(s, 0, "enough") == ("not_now", "2.1")
    s = turn("forklift_driver", Seat(""), areas="water*3 power")
    play(s, 0, "gather water")
    assert store(s) == {"water": 2, "power": 1}


def test_r5_the_limit_is_looked_at_after_the_gather_with_its_bonus() -> None:
    s = turn("salvager", Seat("water*8"), areas="power*3")
    play(s, 0, "gather power", "gain minerals")
    assert sum(store(s).values()) == 12

    play(s, 0, *["discard water"] * 3)

    assert store(s) == {"water": 5, "minerals": 1, "power": 3}


def test_r5_and_before_the_next_step() -> None:
    """The broker's gain comes after the gather: back to nine first, then again."""
    s = turn("broker", Seat("water*8"), night=True, areas="power*3")
    play(s, 0, "skip", "gather power", "discard water", "discard water")
    assert sum(store(s).values()) == 9

    play(s, 0, "gain minerals")

    assert options(s, 0) == ["discard water", "discard minerals", "discard power"]
    play(s, 0, "discard minerals")
    assert store(s) == {"water": 6, "power": 3}


@pytest.mark.parametrize("worker", ["smuggler", "demolitionist"])
def test_r5_what_is_gained_before_the_action_counts_at_once(worker: str) -> None:
    s = turn(worker, Seat("water*9", [HABITAT]))
    if worker == "demolitionist":
        play(s, 0, "demolish 0", "gain power", "gain power")
    play(s, 0, "gain power")

    assert decision(s) == "GiveBack"
    while decision(s) == "GiveBack":
        play(s, 0, "discard water")
    assert sum(store(s).values()) == 9
    assert decision(s) == "ChooseAction"


# --- R6 to R11: building ---------------------------------------------------------------------


def almost_full(worker: str, resources: str, night: bool = False) -> ColoniesState:
    """Vesta but for the squares 0,2 and 0,3, covered by one large tile for brevity."""
    s = turn(worker, Seat(resources), night=night)
    player = s.players[0]
    player.kinds = [6]
    player.masks = [ground_of(s, 0) & ~mask("0,2 0,3")]
    player.occupied = player.covered()
    return s


def test_r6_what_fits_nowhere_cannot_be_built() -> None:
    s = almost_full("surveyor", EACH_TWO)

    for building in ("habitat", "greenhouse", "entertainment_complex"):
        refused = GAME.why_not(s, 0, GAME.parse(f"build {building} 1"))
        assert refused is not None
        assert (refused.code, refused.clause) == ("fits_nowhere", "5.1")
    assert not options_with(s, 0, "build")


def test_r6_no_room_is_said_before_what_a_price_lacks() -> None:
    refused = GAME.why_not(almost_full("surveyor", ""), 0, GAME.parse("build habitat 1"))

    assert refused is not None
    assert (refused.code, refused.clause) == ("fits_nowhere", "5.1")


def test_r6_unless_the_worker_makes_it_fit() -> None:
    assert "build habitat 1" in options(almost_full("spacewalker", EACH_TWO), 0)
    assert "build habitat 1" in options(almost_full("spacewalker", EACH_TWO, night=True), 0)


def test_r7_either_slot_may_be_bought() -> None:
    s = turn("surveyor", Seat("minerals*3 organics"), seats=4)

    play(s, 0, "build habitat 2")

    assert store(s) == {}
    assert slot(s, "habitat/1")
    assert not slot(s, "habitat/2")


def test_r7_a_slot_stays_empty_until_the_refresh() -> None:
    s = turn("surveyor", Seat("minerals*2 organics"), seats=4)
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)

    assert refusal(s, 1, "build habitat 1") == ("slot_empty", "4.2")
    a_round_later(s)
    assert slot(s, "habitat/1")


@pytest.mark.parametrize(
    ("worker", "night", "resources", "payments"),
    [
        ("engineer", False, "water*2 power", ["pay water*2", "pay water power"]),
        ("engineer", False, "water power", ["pay water power"]),
        ("cost_engineer", True, "water power", ["pay water", "pay power"]),
        ("ice_driller", True, "water power*2", ["pay water power", "pay power*2"]),
        ("ice_driller", True, "water*2 power", ["pay water power"]),
        ("ice_driller", True, "minerals power*2", ["pay power*2", "pay minerals power*2"]),
        ("chemist", False, "water*3", ["pay water*3"]),
        ("chemist", False, "water minerals power", ["pay water minerals power"]),
    ],
)
def test_r8_the_price_of_the_complex_is_chosen_first_and_then_lowered(
    worker: str, night: bool, resources: str, payments: list[str]
) -> None:
    s = turn(worker, Seat(resources), night=night)
    had = sum(store(s).values())
    play(s, 0, "build entertainment_complex 1")

    if len(payments) > 1:
        assert options(s, 0) == payments
    else:
        paid = sum([int(word.partition("*")[2] or 1) for word in payments[0].split()[1:]])
        assert decision(s) == "LayTile"
        assert sum(store(s).values()) == had - paid


def test_r8_any_types_pay_four_in_the_dear_slot() -> None:
    s = turn("chemist", Seat("water*4"), seats=4)

    play(s, 0, "build entertainment_complex 2")

    assert store(s) == {}


def test_r9_from_the_supply_it_costs_what_the_cheap_slot_asks_and_the_slots_stay() -> None:
    s = turn("architect", Seat("minerals*2"), seats=4)
    tiles = s.tiles[0]

    play(s, 0, "build habitat supply")
    lay(s, 0, "habitat", NEAR)

    assert s.tiles[0] == tiles - 1
    assert slot(s, "habitat/1")
    assert slot(s, "habitat/2")


def test_r10_the_second_building_may_lean_on_the_first() -> None:
    s = turn("contractor", Seat("minerals*2 organics*3 water"))
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", "0,2 0,3 1,2 1,3")
    play(s, 0, "build greenhouse 1")

    assert refusal(s, 0, lay_text("greenhouse", "4,4 5,4 6,4 6,5")) == ("not_adjacent", "5.2")
    lay(s, 0, "greenhouse", "2,2 3,2 4,2 4,1")
    assert len(built(s)) == 2


def test_r10_the_second_is_not_asked_for_if_it_is_impossible() -> None:
    s = turn("contractor", Seat("minerals*2 organics"))
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)

    assert GAME.waiting(s) == [1]


def test_r11_of_both_actions_the_impossible_one_is_left_out() -> None:
    s = turn("governor", Seat(""), areas="water*2")
    play(s, 0, "gather water")
    assert GAME.waiting(s) == [1]

    s = turn("governor", Seat("minerals*2 organics"), areas="")
    assert options(s, 0)[0] == "build habitat 1"
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)
    assert GAME.waiting(s) == [1]


def test_r11_and_the_second_may_be_declined_but_not_the_first() -> None:
    s = turn("governor", Seat(EACH_TWO))
    assert "enough" not in options(s, 0)
    play(s, 0, "gather water")

    assert options(s, 0)[0] == "enough"
    play(s, 0, "enough")
    assert GAME.waiting(s) == [1]

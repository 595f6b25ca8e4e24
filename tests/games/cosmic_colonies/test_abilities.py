"""Chapter 13: what abilities can change, with its edges; all cards are in `test_workers.py`."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.abilities import Ability
from igroteka.games.cosmic_colonies.rules.placement import why_not_lay
from igroteka.games.cosmic_colonies.state import ColoniesState
from tests.games.cosmic_colonies.support.positions import (
    EACH_TWO,
    HABITAT,
    NEAR,
    Seat,
    areas,
    built,
    decision,
    ground_of,
    lay,
    lay_text,
    line,
    mask,
    options,
    options_with,
    play,
    refusal,
    refusal_numbers,
    slot,
    squares_offered,
    store,
    supply,
    turn,
)

# --- which actions ---------------------------------------------------------------------------


def test_13_1_a_worker_may_allow_only_one_of_the_actions() -> None:
    """Case 16: the dock hand builds nothing."""
    s = turn("dock_hand", Seat(EACH_TWO))

    assert not options_with(s, 0, "build")
    assert refusal(s, 0, "build habitat 1") == ("only_gather", "13.1")
    s = turn("drone_pilot", Seat(EACH_TWO), night=True)
    assert refusal(s, 0, "gather water") == ("only_build", "13.1")


def test_13_2_a_worker_may_do_both_actions_in_either_order() -> None:
    s = turn("governor", Seat("minerals organics"), areas="minerals*3 power")
    play(s, 0, "gather minerals")

    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)

    assert store(s) == {}
    assert GAME.waiting(s) == [1]


def test_13_2_each_of_them_once() -> None:
    s = turn("governor", Seat("minerals*2 organics*3"))
    play(s, 0, "gather water")

    assert refusal(s, 0, "gather water") == ("done_already", "13.2")
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)
    assert GAME.waiting(s) == [1]


# --- gathering -------------------------------------------------------------------------------


def test_13_3_split_over_any_areas() -> None:
    """Case 19: capacity 5, areas 1, 1, 2 and 0: four tokens in all."""
    s = turn("quartermaster", Seat(""), areas="water minerals organics*2")

    play(s, 0, "gather organics")
    assert options(s, 0) == ["gather water", "gather minerals", "gather organics"]
    play(s, 0, "gather water", "gather minerals", "gather organics")

    assert store(s) == {"water": 1, "minerals": 1, "organics": 2}
    assert sum(s.areas) == 0


def test_13_3_split_over_two_areas_is_not_more_than_two() -> None:
    s = turn("dock_hand", Seat(""), areas="water*3 minerals*3 power*3")
    play(s, 0, "gather water", "gather power")

    assert refusal(s, 0, "gather minerals") == ("too_many_areas", "13.3")
    assert refusal(s, 0, "gather organics") == ("area_empty", "3.2")
    play(s, 0, "gather water", "gather water")
    assert store(s) == {"water": 3, "power": 1}


@pytest.mark.parametrize("worker", ["quartermaster", "forklift_driver", "space_trucker"])
def test_13_3_a_gather_is_told_at_once_when_it_is_over(worker: str) -> None:
    """However many areas it takes from, the log has one line for it."""
    s = turn(worker, Seat(""), areas="water*2 minerals*2")
    s.listen()
    told = []
    while GAME.waiting(s) == [0]:
        play(s, 0, options_with(s, 0, "gather")[-1])
        told += [event for event in s.heard() if event.code == "gathers"]

    assert len(told) == 1
    assert told[0].args == {"water": 0, "minerals": 0, "organics": 0, "power": 0, **store(s)}


def test_13_3_each_of_two_areas_gives_what_it_has() -> None:
    s = turn("forklift_driver", Seat(""), areas="water*5 minerals power*3")

    play(s, 0, "gather minerals", "gather water")

    assert store(s) == {"water": 2, "minerals": 1}
    assert GAME.waiting(s) == [1]


def test_13_3_a_bonus_comes_from_the_supply() -> None:
    """Case 17: two water in the area, three in the store, none left in the area."""
    s = turn("hydrologist", Seat(""), areas="water*2 power")
    before = supply(s)["water"]

    play(s, 0, "gather water")

    assert store(s) == {"water": 3}
    assert areas(s)["water"] == 0
    assert supply(s)["water"] == before - 1


def test_13_3_no_bonus_from_an_empty_supply() -> None:
    s = turn("hydrologist", Seat("power"), areas="water*5", supply={"water": 0}, seats=5)

    play(s, 0, "gather water")

    assert store(s) == {"water": 3, "power": 1}


def test_13_3_one_more_from_each_other_area() -> None:
    """Case 20: 3 water, 1 minerals, 1 power."""
    s = turn("space_trucker", Seat(""), areas="water*3 minerals power*2")

    play(s, 0, "gather water")

    assert store(s) == {"water": 3, "minerals": 1, "power": 1}


def test_13_3_all_of_one_area() -> None:
    s = turn("asteroid_hauler", Seat(""), seats=5, night=True, areas="water*7 power")

    play(s, 0, "gather water")

    assert store(s) == {"water": 7}


# --- exchanging and gaining ------------------------------------------------------------------


def test_13_4_resources_are_exchanged_with_the_supply_one_for_one() -> None:
    s = turn("trader", Seat("water*2"))
    before = supply(s)
    board = areas(s)

    play(s, 0, "swap water power", "swap water organics")

    assert store(s) == {"organics": 1, "power": 1}
    assert supply(s) == {
        **before,
        "water": before["water"] + 2,
        "organics": before["organics"] - 1,
        "power": before["power"] - 1,
    }
    assert areas(s) == board
    assert decision(s) == "ChooseAction"


def test_13_4_one_or_none_is_enough() -> None:
    s = turn("trader", Seat("water*2"))
    play(s, 0, "swap water power", "skip")

    assert store(s) == {"water": 1, "power": 1}
    assert decision(s) == "ChooseAction"


def test_13_4_only_what_one_has_for_what_there_is() -> None:
    s = turn("trader", Seat("water*2"), seats=5, supply={"power": 0})

    assert refusal(s, 0, "swap minerals water") == ("not_stored", "13.4")
    assert refusal(s, 0, "swap water power") == ("supply_empty", "13.4")
    assert refusal(s, 0, "gain water") == ("not_now", "2.1")
    assert options(s, 0) == ["skip", "swap water minerals", "swap water organics"]


def test_13_5_a_gain_of_any_type_comes_from_the_supply() -> None:
    s = turn("smuggler", Seat(""))
    before = supply(s)["organics"]

    play(s, 0, "gain organics")

    assert store(s) == {"organics": 1}
    assert supply(s)["organics"] == before - 1


def test_13_5_an_empty_supply_gives_nothing() -> None:
    s = turn("smuggler", Seat(""), seats=5, supply={"water": 0})

    assert refusal(s, 0, "gain water") == ("supply_empty", "13.5")
    assert options(s, 0) == ["gain minerals", "gain organics", "gain power"]


def test_13_5_a_gain_is_not_declined() -> None:
    s = turn("smuggler")

    assert refusal(s, 0, "skip") == ("not_now", "2.1")


# --- prices ----------------------------------------------------------------------------------


def test_13_6_less_to_pay_of_ones_choice() -> None:
    """Case 14: with the engineer two minerals are enough for a habitat."""
    s = turn("engineer", Seat("minerals*2"))

    play(s, 0, "build habitat 1")

    assert store(s) == {}


def test_13_6_two_less() -> None:
    """Case 39: one organics is enough for a greenhouse."""
    s = turn("cost_engineer", Seat("organics"), night=True)

    play(s, 0, "build greenhouse 1")

    assert store(s) == {}
    assert decision(s) == "LayTile"


def test_13_6_more_to_pay_of_any_type() -> None:
    """Case 15."""
    s = turn("scout", Seat("minerals*2 organics"))
    assert refusal(s, 0, "build habitat 1") == ("cannot_afford", "4.1")

    s = turn("scout", Seat("minerals*2 organics power"))
    play(s, 0, "build habitat 1")
    assert store(s) == {}


def test_13_6_one_of_a_type_less_only_where_the_price_has_it() -> None:
    s = turn("ice_driller", Seat("organics*2"), night=True)
    play(s, 0, "build greenhouse 1")
    assert store(s) == {}

    s = turn("ice_driller", Seat("minerals*2"), night=True)
    assert refusal(s, 0, "build habitat 1") == ("cannot_afford", "4.1")


def test_13_7_any_types_pay_the_same_number() -> None:
    s = turn("chemist", Seat("water*2 power*2"))

    play(s, 0, "build habitat 1")

    assert options(s, 0) == ["pay water*2 power", "pay water power*2"]


def test_13_7_a_tile_may_come_from_the_supply() -> None:
    """Case 56."""
    s = turn("architect", Seat("minerals*2"), empty_slots="habitat/1")
    assert "build habitat supply" in options(s, 0)

    play(s, 0, "build habitat supply")
    lay(s, 0, "habitat", NEAR)

    assert not slot(s, "habitat/1")


def test_13_7_not_if_the_supply_has_none() -> None:
    s = turn("architect", Seat("minerals*2"), empty_slots="habitat/1")
    s.tiles[0] = 0

    refused = GAME.why_not(s, 0, GAME.parse("build habitat supply"))

    assert refused is not None
    assert (refused.code, refused.clause) == ("none_in_supply", "4.2")


def test_13_8_a_second_building_is_paid_for_too() -> None:
    """Case 55: 4 minerals and 2 organics, but only one habitat in the slot."""
    s = turn("contractor", Seat("minerals*4 organics*2"), empty_slots="entertainment_complex/1")
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)

    assert GAME.waiting(s) == [1]
    assert store(s) == {"minerals": 2, "organics": 1}


def test_13_8_any_building_may_be_tried_as_the_second() -> None:
    s = turn("contractor", Seat("minerals*2 organics*3 water*3 power"))
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)

    tried = [action.text for action in GAME.candidates(s, 0)]

    assert tried[0] == "enough"
    assert {"build habitat supply", "build power_plant 1"} <= set(tried)


def test_13_8_there_is_no_third() -> None:
    s = turn("contractor", Seat("minerals*2 organics*3 water*3 power"))
    for building, squares in (("habitat", NEAR), ("greenhouse", "4,2 5,2 6,2 6,3")):
        play(s, 0, f"build {building} 1")
        lay(s, 0, building, squares)

    assert store(s) == {"water": 2, "power": 1}
    assert GAME.waiting(s) == [1]


def test_13_8_one_less_for_the_second_only() -> None:
    s = turn("general_contractor", Seat("minerals*2 organics*2 water"), night=True)
    play(s, 0, "build habitat 1")
    assert store(s) == {"water": 1, "organics": 1}
    lay(s, 0, "habitat", NEAR)

    play(s, 0, "build greenhouse 1")

    assert store(s) == {}


# --- where tiles may lie ---------------------------------------------------------------------


def test_13_9_a_tile_may_lie_apart() -> None:
    s = turn("surveyor", Seat("minerals*2 organics", [HABITAT]))
    play(s, 0, "build habitat 1")

    lay(s, 0, "habitat", "6,3 6,4 7,3 7,4")

    assert len(built(s)) == 2


def spacewalker(night: bool, building: str, resources: str, *tiles: str) -> ColoniesState:
    """A building of the spacewalker is about to be laid on advanced Vesta."""
    s = turn("spacewalker", Seat(resources, tiles), night=night)
    play(s, 0, f"build {building} 1")
    if options_with(s, 0, "pay"):
        play(s, 0, options(s, 0)[0])
    return s


def test_13_9_up_to_two_squares_may_hang_over() -> None:
    """Case 27: the complex on 0,4 to 0,7 covers two squares."""
    s = spacewalker(False, "entertainment_complex", "water*2 power", HABITAT)
    before = s.players[0].occupied.bit_count()

    lay(s, 0, "entertainment_complex", "0,4 0,5 0,6 0,7")

    assert s.players[0].occupied.bit_count() == before + 4
    view = GAME.view(s, 0)["players"]
    assert isinstance(view, list)
    assert sum(view[0]["uncovered"].values()) == 50 - 4 - 2
    s = spacewalker(False, "entertainment_complex", "water*2 power", HABITAT)
    far_out = lay_text("entertainment_complex", "1,4 0,4 -1,4 -2,4")
    lay(s, 0, "entertainment_complex", "1,4 0,4 -1,4 -2,4")
    assert far_out.startswith("lay entertainment_complex -2,4")


def test_13_9_also_over_the_hole_inside() -> None:
    """Advanced Vesta has a void at 3,4."""
    s = spacewalker(False, "habitat", "minerals*2 organics", HABITAT, "habitat 2,2 2,3 3,2 3,3")

    assert "3,4 3,5 4,4 4,5" in squares_offered(s, 0)


def test_13_9_up_to_two_squares_may_lie_on_tiles() -> None:
    s = spacewalker(True, "habitat", "minerals*2 organics", HABITAT)

    assert refusal(s, 0, lay_text("habitat", "0,2 0,3 1,2 1,3")) == ("overlaps", "5.4")
    lay(s, 0, "habitat", "1,2 1,3 2,2 2,3")
    assert s.players[0].occupied.bit_count() == 6


def test_13_9_a_tile_must_cover_something_new() -> None:
    """No card of ours reaches this; a component file of one's own may."""
    s = turn("spacewalker", Seat("", [HABITAT]), night=True)
    occupied = s.players[0].occupied
    loose = Ability()
    loose.overhang = loose.overlap = 4

    for squares in ("0,2 0,3 1,2 1,3", "-2,2 -2,3 -1,2 -1,3"):
        assert why_not_lay(s.ground(0), occupied, mask(squares), loose) == "covers_nothing"


# --- placing, moving, demolishing ------------------------------------------------------------


def test_13_10_a_statue_is_placed_by_the_normal_rules() -> None:
    s = turn("stonemason", Seat("", [HABITAT]))

    assert refusal(s, 0, "lay statue 7,3 turn 0") == ("not_adjacent", "5.2")
    assert refusal(s, 0, "lay statue 0,2 turn 0") == ("overlaps", "5.4")
    assert refusal_numbers(s, 0, "lay statue 0,2 turn 0") == {
        "squares": 1,
        "limit": 0,
        "where": "0,2",
    }
    assert refusal(s, 0, "lay statue 0,0 turn 0") == ("off_asteroid", "5.5")
    assert refusal(s, 0, "lay soylent_factory 0,4 turn 0") == ("wrong_tile", "4.2")
    lay(s, 0, "statue", "0,4")
    assert s.tiles[6] == 7


def test_13_10_a_factory_may_cost_one_resource_of_any_type() -> None:
    s = turn("monument_keeper", Seat("water power", [HABITAT]), night=True)
    lay(s, 0, "soylent_factory", "0,4 0,5")

    assert options(s, 0) == ["pay water", "pay power"]
    assert refusal(s, 0, "pay minerals") == ("cannot_afford", "4.1")
    assert refusal_numbers(s, 0, "pay minerals")["missing"] == 1
    assert refusal(s, 0, "pay water power") == ("not_the_price", "4.1")
    play(s, 0, "pay power")
    assert store(s) == {"water": 1}


def test_13_10_a_price_that_leaves_no_choice_is_paid_at_once() -> None:
    s = turn("monument_keeper", Seat("water*2", [HABITAT]), night=True)
    lay(s, 0, "soylent_factory", "0,4 0,5")

    assert store(s) == {"water": 1}
    assert decision(s) == "ChooseAction"


def test_13_10_a_tile_is_moved_turned_and_covers_other_squares() -> None:
    s = turn("rigger", Seat("", [HABITAT, "greenhouse 2,2 3,2 4,2 4,1"]))
    assert refusal(s, 0, "pick_up 2") == ("no_such_tile", "13.10")
    play(s, 0, "pick_up 1")
    assert refusal(s, 0, lay_text("greenhouse", "5,3 5,4 5,5 6,3")) == ("not_adjacent", "5.2")
    assert refusal(s, 0, lay_text("habitat", NEAR)) == ("wrong_tile", "4.2")
    assert refusal(s, 0, "skip") == ("not_now", "2.1")

    lay(s, 0, "greenhouse", "1,4 1,5 1,6 2,6")

    assert built(s) == [HABITAT, "greenhouse 1,4 1,5 1,6 2,6"]
    assert s.players[0].occupied == mask("0,2 0,3 1,2 1,3 1,4 1,5 1,6 2,6")


def test_13_10_a_demolished_tile_pays_three_of_any_types() -> None:
    s = turn("demolitionist", Seat("", [HABITAT]))
    tiles = s.tiles[0]
    assert refusal(s, 0, "demolish 1") == ("no_such_tile", "13.10")
    assert refusal(s, 0, "gain water") == ("not_now", "2.1")

    play(s, 0, "demolish 0", "gain water", "gain water", "gain power")

    assert built(s) == []
    assert s.players[0].occupied == 0
    assert store(s) == {"water": 2, "power": 1}
    assert s.tiles[0] == tiles + 1
    assert line(s, 0, "crystal") == 0


def test_13_10_a_tile_under_another_is_not_moved() -> None:
    me = Seat("", [HABITAT, "habitat 1,2 1,3 2,2 2,3"])
    s = turn("crane_operator", me, Seat(), Seat(hand="spacewalker"))

    assert options(s, 0) == ["skip", "pick_up 1"]
    assert refusal(s, 0, "pick_up 0") == ("under_another", "13.10")


@pytest.mark.parametrize("worker", ["rigger", "demolitionist", "stonemason", "trader"])
def test_13_10_what_may_be_done_may_be_left(worker: str) -> None:
    s = turn(worker, Seat("water", [HABITAT]))

    play(s, 0, "skip")

    assert decision(s) == "ChooseAction"
    assert built(s) == [HABITAT]
    assert store(s) == {"water": 1}


def test_13_10_a_tile_without_a_place_to_go_cannot_be_moved() -> None:
    """All squares but 0,2 and 0,3 are covered, and the habitat hangs over these two."""
    s = turn("crane_operator", Seat("", [HABITAT]))
    player = s.players[0]
    player.kinds = [6, 0]
    player.masks = [ground_of(s, 0) & ~mask("0,2 0,3"), mask("-1,2 -1,3 0,2 0,3")]
    player.occupied = player.covered()

    refused = GAME.why_not(s, 0, GAME.parse("pick_up 1"))

    assert refused is not None
    assert (refused.code, refused.clause) == ("no_place_to_go", "13.10")

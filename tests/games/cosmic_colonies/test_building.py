"""Chapter 4, building by the plain rules: what it costs, and where the tile comes from."""

from __future__ import annotations

import pytest

from tests.games.cosmic_colonies.support.positions import (
    EACH_TWO,
    Seat,
    a_round_later,
    areas,
    built,
    decision,
    lay,
    options,
    options_with,
    play,
    refusal,
    refusal_numbers,
    slot,
    store,
    supply,
    turn,
)

HABITAT = "0,2 0,3 1,2 1,3"
PRICES = {
    "habitat": "minerals*2 organics",
    "greenhouse": "organics*2 water",
    "atmosphere_generator": "water*2 power",
    "power_plant": "power*2 minerals",
}
DEAR = {
    "habitat": "minerals*3 organics",
    "greenhouse": "organics*3 water",
    "atmosphere_generator": "water*3 power",
    "power_plant": "power*3 minerals",
}


def test_4_1_the_price_goes_to_the_supply_and_not_to_the_areas() -> None:
    """Case 9: 2 minerals and 1 organics come to the supply, the areas stay as they are."""
    s = turn("surveyor", Seat("minerals*2 organics water"))
    before = supply(s)
    board = areas(s)

    play(s, 0, "build habitat 1")

    assert store(s) == {"water": 1}
    assert supply(s) == {
        **before,
        "minerals": before["minerals"] + 2,
        "organics": before["organics"] + 1,
    }
    assert areas(s) == board


@pytest.mark.parametrize("name", PRICES)
def test_4_1_each_building_has_its_price(name: str) -> None:
    s = turn("surveyor", Seat(PRICES[name]))
    assert f"build {name} 1" in options(s, 0)
    play(s, 0, f"build {name} 1")
    assert store(s) == {}
    assert decision(s) == "LayTile"

    words = PRICES[name].split()
    for less in ([words[0].replace("*2", ""), words[1]], [words[0]]):
        poor = turn("surveyor", Seat(" ".join(less)))
        assert refusal(poor, 0, f"build {name} 1") == ("cannot_afford", "4.1")


def test_4_1_a_wrong_payment_is_refused() -> None:
    s = turn("engineer", Seat("minerals*2 organics water"))
    play(s, 0, "build habitat 1")

    assert options(s, 0) == ["pay minerals*2", "pay minerals organics"]
    assert refusal(s, 0, "pay water") == ("not_the_price", "4.1")
    assert refusal(s, 0, "pay minerals*2 organics") == ("not_the_price", "4.1")
    assert refusal(s, 0, "gather water") == ("not_now", "2.1")


def test_4_1_a_payment_one_does_not_have_is_refused() -> None:
    s = turn("chemist", Seat("minerals*2 organics"))
    play(s, 0, "build entertainment_complex 1")
    assert store(s) == {}

    rich = turn("surveyor", Seat("minerals*2 organics power"))
    play(rich, 0, "build entertainment_complex 1")
    assert refusal(rich, 0, "pay water*2 power") == ("cannot_afford", "4.1")


def test_4_1_a_refusal_says_the_price_nearest_to_the_store_and_what_is_missing() -> None:
    s = turn("surveyor", Seat("minerals power*2"))
    price = {"water": 0, "minerals": 2, "organics": 1, "power": 0}
    assert refusal_numbers(s, 0, "build habitat 1") == {
        "missing": 2,
        **price,
        "lacking": "minerals organics",
    }

    poor = turn("surveyor", Seat("power*2"))
    nearest = refusal_numbers(poor, 0, "build entertainment_complex 1")
    assert nearest["missing"] == 1
    assert nearest["power"] == 2

    cheap = turn("engineer", Seat("organics"))
    assert refusal_numbers(cheap, 0, "build habitat 1") == {
        "missing": 1,
        **price,
        "minerals": 1,
        "lacking": "minerals",
    }

    rich = turn("surveyor", Seat("minerals*2 organics power"))
    play(rich, 0, "build entertainment_complex 1")
    payment = {"water": 2, "minerals": 0, "organics": 0, "power": 1}
    assert refusal_numbers(rich, 0, "pay water*2 power") == {
        "missing": 2,
        **payment,
        "lacking": "water water",
    }
    assert refusal_numbers(rich, 0, "pay water") == {}
    assert refusal_numbers(rich, 0, "gather water") == {}


def test_4_2_the_tile_comes_from_its_slot_to_the_asteroid() -> None:
    s = turn("surveyor", Seat(EACH_TWO))

    play(s, 0, "build habitat 1")
    assert not slot(s, "habitat/1")
    lay(s, 0, "habitat", HABITAT)

    assert built(s) == [f"habitat {HABITAT}"]
    assert s.tiles[0] == 15


def test_4_2_what_somebody_bought_is_gone_until_the_refresh() -> None:
    """Case 10."""
    s = turn("surveyor", Seat(EACH_TWO))
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", HABITAT)

    assert refusal(s, 1, "build habitat 1") == ("slot_empty", "4.2")
    a_round_later(s)
    assert slot(s, "habitat/1")
    assert s.tiles[0] == 14


def test_4_2_a_tile_of_the_supply_is_not_for_sale() -> None:
    s = turn("surveyor", Seat(EACH_TWO), empty_slots="habitat/1")

    assert refusal(s, 0, "build habitat supply") == ("not_from_supply", "4.2")
    assert refusal(s, 0, "build habitat 1") == ("slot_empty", "4.2")


def test_4_2_the_tile_bought_is_the_tile_laid() -> None:
    s = turn("surveyor", Seat(EACH_TWO))
    play(s, 0, "build habitat 1")

    assert refusal(s, 0, "lay greenhouse 2,2 turn 0") == ("wrong_tile", "4.2")
    assert refusal(s, 0, "lay statue 2,2 turn 0") == ("wrong_tile", "4.2")
    assert refusal(s, 0, "build greenhouse 1") == ("not_now", "2.1")


@pytest.mark.parametrize(
    ("resources", "can"),
    [
        ("water*2 power", True),
        ("organics*2 minerals", True),
        ("water*3", False),
        ("water minerals power", False),
        ("water minerals organics power", False),
        ("water*9", False),
    ],
)
def test_4_3_the_complex_costs_two_of_one_type_and_one_of_another(
    resources: str, can: bool
) -> None:
    """Case 12."""
    s = turn("surveyor", Seat(resources))

    if can:
        assert "build entertainment_complex 1" in options(s, 0)
    else:
        assert refusal(s, 0, "build entertainment_complex 1") == ("cannot_afford", "4.1")


def test_4_3_one_chooses_which_two_types() -> None:
    s = turn("surveyor", Seat("water*2 power*2 organics"))

    play(s, 0, "build entertainment_complex 1")

    assert options(s, 0) == [
        "pay water*2 organics",
        "pay water*2 power",
        "pay water power*2",
        "pay organics power*2",
    ]
    play(s, 0, "pay organics power*2")
    assert store(s) == {"water": 2}


@pytest.mark.parametrize("seats", [4, 5])
def test_4_4_with_four_or_five_there_are_two_slots_of_each_building(seats: int) -> None:
    s = turn("surveyor", Seat("minerals*3 organics"), seats=seats)

    assert options_with(s, 0, "build") == [
        "build habitat 1",
        "build habitat 2",
        "build entertainment_complex 1",
        "build entertainment_complex 2",
    ]


@pytest.mark.parametrize("name", DEAR)
def test_4_4_the_second_slot_costs_one_more(name: str) -> None:
    """Case 11: with the cheap slot empty a habitat costs 3 minerals and 1 organics."""
    s = turn("surveyor", Seat(DEAR[name]), seats=4, empty_slots=f"{name}/1")
    assert refusal(s, 0, f"build {name} 1") == ("slot_empty", "4.2")

    play(s, 0, f"build {name} 2")

    assert store(s) == {}
    assert not slot(s, f"{name}/2")
    poor = turn("surveyor", Seat(PRICES[name]), seats=4)
    assert refusal(poor, 0, f"build {name} 2") == ("cannot_afford", "4.1")


def test_4_4_the_second_complex_costs_three_and_one() -> None:
    s = turn("surveyor", Seat("water*3 power"), seats=5)
    play(s, 0, "build entertainment_complex 2")
    assert store(s) == {}

    for poor in ("water*2 power*2", "water*4", "water*2 power"):
        s = turn("surveyor", Seat(poor), seats=5)
        assert refusal(s, 0, "build entertainment_complex 2") == ("cannot_afford", "4.1")


@pytest.mark.parametrize("seats", [2, 3])
def test_4_4_with_two_or_three_there_is_no_second_slot(seats: int) -> None:
    s = turn("surveyor", Seat("minerals*3 organics"), seats=seats)

    assert refusal(s, 0, "build habitat 2") == ("no_such_slot", "4.4")

"""Chapter 3, gathering resources by the plain rules."""

from __future__ import annotations

import pytest

from tests.games.cosmic_colonies.support.positions import (
    Seat,
    areas,
    decision,
    options,
    play,
    refusal,
    store,
    supply,
    turn,
)

RESOURCES = ("water", "minerals", "organics", "power")


@pytest.mark.parametrize("name", RESOURCES)
def test_3_1_one_takes_as_many_of_one_area_as_the_worker_carries(name: str) -> None:
    s = turn("surveyor", Seat(""), areas="water*5 minerals*5 organics*5 power*5")

    play(s, 0, f"gather {name}")

    assert store(s) == {name: 3}
    assert areas(s) == {other: 2 if other == name else 5 for other in RESOURCES}


def test_3_1_taking_leaves_the_supply_alone() -> None:
    s = turn("surveyor", Seat(""))
    before = supply(s)

    play(s, 0, "gather water")

    assert supply(s) == before


def test_3_2_an_area_with_too_few_gives_what_it_has() -> None:
    """Case 6: capacity 3, two tokens: two are taken."""
    s = turn("surveyor", Seat(""), areas="water*2 power")

    play(s, 0, "gather water")

    assert store(s) == {"water": 2}
    assert areas(s)["water"] == 0


def test_3_2_an_empty_area_gives_nothing() -> None:
    s = turn("surveyor", areas="water*2 power")

    assert options(s, 0)[:2] == ["gather water", "gather power"]
    assert refusal(s, 0, "gather minerals") == ("area_empty", "3.2")


def test_3_3_what_is_more_than_nine_goes_back_to_the_supply_by_choice() -> None:
    """Case 7: eight stored and three gathered are eleven, so two go back."""
    s = turn("surveyor", Seat("minerals*4 power*4"), areas="water*3 power")
    before = supply(s)
    play(s, 0, "gather water")
    assert sum(store(s).values()) == 11
    assert options(s, 0) == ["discard water", "discard minerals", "discard power"]

    play(s, 0, "discard minerals", "discard water")

    assert store(s) == {"water": 2, "minerals": 3, "power": 4}
    assert supply(s) == {**before, "water": before["water"] + 1, "minerals": before["minerals"] + 1}
    assert areas(s)["water"] == 0
    assert decision(s) == "ChooseAction"


def test_3_3_nothing_else_can_be_done_before_and_nothing_given_back_that_one_has_not() -> None:
    s = turn("surveyor", Seat("minerals*4 power*4"), areas="water*3")
    play(s, 0, "gather water")

    assert refusal(s, 0, "discard organics") == ("not_stored", "3.3")
    assert refusal(s, 0, "gather water") == ("not_now", "2.1")
    assert refusal(s, 0, "skip") == ("not_now", "2.1")


def test_3_3_nine_may_be_kept() -> None:
    s = turn("surveyor", Seat("minerals*6"), areas="water*3 power")

    play(s, 0, "gather water")

    assert store(s) == {"water": 3, "minerals": 6}
    assert decision(s) == "ChooseAction"

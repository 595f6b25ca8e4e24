"""Cards of one's own: what effects.md promises beyond the cards in the package."""

from __future__ import annotations

from itertools import product

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.abilities import MOMENTS
from igroteka.games.cosmic_colonies.payments import PAYMENTS, ways_to_pay
from igroteka.games.cosmic_colonies.pieces import ENTERTAINMENT_COMPLEX, PRICES, RESOURCES
from igroteka.kernel.errors import BrokenComponents
from tests.games.cosmic_colonies.support.positions import (
    COMPLEX,
    EACH_ONE,
    HABITAT,
    NEAR,
    Seat,
    ability,
    again,
    built,
    decision,
    heard,
    lay,
    options,
    options_with,
    play,
    refusal,
    store,
    teach,
    turn,
)

ANYTHING = (*RESOURCES, "any")
PAIRS = list(product(ANYTHING, ANYTHING))


def bonus(when: str, gain: str) -> dict[str, object]:
    """A worker whose gather brings one more resource."""
    return {"gather": {"bonus": [{"when": when, "gain": gain, "n": 1}]}}


# --- the bonus of a gather -------------------------------------------------------------------


@pytest.mark.parametrize(("when", "gain"), PAIRS)
def test_13_3_a_bonus_is_paid_for_what_was_gathered(
    when: str, gain: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    teach(monkeypatch, "surveyor", bonus(when, gain))
    for gathered in RESOURCES:
        s = turn("surveyor", Seat(""))
        play(s, 0, f"gather {gathered}")
        expected = {gathered: 3}
        if when in (gathered, "any"):
            if gain == "any":
                assert options(s, 0) == [f"gain {name}" for name in RESOURCES]
                play(s, 0, "gain power")
            paid = "power" if gain == "any" else gain
            expected[paid] = expected.get(paid, 0) + 1
        assert store(s) == expected
        assert GAME.waiting(s) == [1]


@pytest.mark.parametrize(("gain", "asked"), [("organics", False), ("any", True)])
def test_13_3_one_of_several_areas_is_enough_for_the_bonus(
    gain: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = bonus("power", gain)
    assert isinstance(words["gather"], dict)
    words["gather"] |= {"areas": 2, "mode": "each"}
    teach(monkeypatch, "surveyor", words)
    s = turn("surveyor", Seat(""))

    play(s, 0, "gather water", "gather power")

    assert bool(options_with(s, 0, "gain")) == asked
    assert store(s) == {"water": 3, "power": 3, **({} if asked else {"organics": 1})}


def test_13_3_a_bonus_counts_before_the_storage_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, "surveyor", bonus("any", "minerals"))
    s = turn("surveyor", Seat("water*7"))
    play(s, 0, "gather power")

    assert store(s) == {"water": 7, "power": 3, "minerals": 1}
    play(s, 0, "discard water", "discard minerals")
    assert store(s) == {"water": 6, "power": 3}


@pytest.mark.parametrize(("when", "gain"), PAIRS)
def test_the_bots_count_on_the_bonus(when: str, gain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gather that brings a bonus is worth more than the same gather without one."""
    wanted = when if when != "any" else "water"
    plain = GAME.value(turn("surveyor", Seat(""), areas=f"{wanted}*3"), 0)
    teach(monkeypatch, "surveyor", bonus(when, gain))

    assert GAME.value(turn("surveyor", Seat(""), areas=f"{wanted}*3"), 0) > plain
    if when != "any":
        other = next(name for name in RESOURCES if name != when)
        missed = GAME.value(turn("surveyor", Seat(""), areas=f"{other}*3"), 0)
        teach(monkeypatch, "surveyor", {})
        assert GAME.value(turn("surveyor", Seat(""), areas=f"{other}*3"), 0) == missed


# --- before one of the actions ---------------------------------------------------------------


def test_2_8_what_comes_before_a_gather_happens_only_if_one_gathers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    teach(monkeypatch, "engineer", {"before_gather": [{"exchange": 1}]})
    s = turn("engineer", Seat("minerals*2 organics"))
    assert decision(s) == "ChooseAction"
    building = play(s.clone(), 0, "build habitat 1")
    assert decision(building) != "Exchange"

    play(s, 0, "gather water")
    assert decision(s) == "Exchange"
    s = again(s)
    play(s, 0, "swap organics power")

    assert store(s) == {"water": 2, "minerals": 2, "power": 1}
    assert GAME.waiting(s) == [1]


def test_2_8_what_comes_before_a_building_happens_only_if_one_builds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    teach(monkeypatch, "surveyor", {"before_build": [{"move": 1}, {"gain_any": 1}]})
    s = turn("surveyor", Seat("minerals*2 organics", [HABITAT]))
    gathering = play(s.clone(), 0, "gather water")
    assert GAME.waiting(gathering) == [1]

    play(s, 0, "build habitat 1")
    assert decision(s) == "MoveTile"
    assert store(s) == {"minerals": 2, "organics": 1}, "nothing is paid yet"
    s = again(s)
    play(s, 0, "skip", "gain water")

    assert decision(s) == "LayTile"
    lay(s, 0, "habitat", NEAR)
    assert store(s) == {"water": 1}


def test_r28_a_building_may_be_named_that_only_the_effect_makes_possible(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    teach(monkeypatch, "surveyor", {"before_build": [{"exchange": 1}]})
    s = turn("surveyor", Seat("minerals organics*2"))
    assert "build habitat 1" in options(s, 0)
    assert refusal(s, 0, "build power_plant 1") == ("cannot_afford", "4.1")

    play(s, 0, "build habitat 1", "swap organics minerals")

    assert decision(s) == "LayTile"
    assert store(s) == {}


def test_r28_if_it_stays_impossible_the_action_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, "surveyor", {"before_build": [{"exchange": 1}]})
    s = turn("surveyor", Seat("minerals organics*2"))

    assert heard(s, 0, "build habitat 1", "skip") == ["idles"]
    assert store(s) == {"minerals": 1, "organics": 2}
    assert GAME.waiting(s) == [1]


def test_r28_an_action_is_lost_also_when_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, "surveyor", {"before_build": [{"exchange": 1}]})
    s = turn("surveyor", Seat("minerals organics*2"))

    play(s, 0, "build habitat 1", "skip")

    assert GAME.waiting(s) == [1]


def test_r28_an_exchange_makes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, "surveyor", {"before_build": [{"exchange": 1}]})
    s = turn("surveyor", Seat("minerals*2 organics"))
    s.players[0].occupied = s.ground(0) & ~(s.ground(0) & -s.ground(0))

    assert refusal(s, 0, "build habitat 1") == ("fits_nowhere", "5.1")


def test_r6_a_tile_may_fit_nowhere_although_it_may_hang_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    teach(monkeypatch, "surveyor", {"build": {"overhang": 1}})
    s = turn("surveyor", Seat("minerals*2 organics"))
    s.players[0].occupied = s.ground(0)

    assert refusal(s, 0, "build habitat 1") == ("fits_nowhere", "5.1")


def test_r28_also_room_may_be_made_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The asteroid is full but for one square until a tile is taken down."""
    teach(monkeypatch, "surveyor", {"before_build": [{"remove_tile": 1, "gain_any": 1}]})
    s = turn("surveyor", Seat("water*2 power", [COMPLEX]))
    s.players[0].occupied = s.ground(0) & ~(s.ground(0) & -s.ground(0))

    assert "build entertainment_complex 1" in options(s, 0)


def test_r28_with_two_buildings_it_happens_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"before_build": [{"exchange": 1}], "build": {"max_builds": 2}}
    teach(monkeypatch, "contractor", words)
    s = turn("contractor", Seat("minerals*2 organics*3 water"))
    play(s, 0, "build habitat 1", "skip")
    lay(s, 0, "habitat", NEAR)
    assert decision(s) == "BuildAgain"

    play(s, 0, "build greenhouse 1")

    assert decision(s) == "LayTile"


def test_r28_each_of_both_actions_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {
        "both": True,
        "before_gather": [{"gain_any": 1}],
        "before_build": [{"place": "statue", "pay": 0}],
    }
    teach(monkeypatch, "governor", words)
    s = turn("governor", Seat("minerals*2 organics"))
    play(s, 0, "gather water", "gain power")
    assert store(s) == {"water": 1, "minerals": 2, "organics": 1, "power": 1}

    play(s, 0, "build habitat 1")
    assert decision(s) == "LaySpecial"
    lay(s, 0, "statue", "0,4")
    lay(s, 0, "habitat", HABITAT.partition(" ")[2])

    assert built(s) == ["statue 0,4", HABITAT]


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_bots_play_on_with_every_moment(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is pending, a position has a value, and a better one after a gain."""
    teach(monkeypatch, "governor", {"both": True, moment: [{"gain_any": 2}, {"exchange": 1}]})
    s = turn("governor", Seat(EACH_ONE))
    while GAME.waiting(s) == [0]:
        assert GAME.value(s, 0) > 0
        GAME.play(s, 0, GAME.options(s, 0)[-1])


# --- prices ----------------------------------------------------------------------------------


def test_r8_a_discount_and_any_types_go_together() -> None:
    """Whatever the discount is for, two resources of any types pay for the complex."""
    for resource in RESOURCES:
        words = {"build": {"discount_type": resource, "any_types": True}}
        ways = ways_to_pay(PRICES[ENTERTAINMENT_COMPLEX][0], ability(words), False)
        assert {sum(PAYMENTS[payment]) for payment in ways} == {2}
        assert len(ways) == 10


# --- words that are refused ------------------------------------------------------------------

WRONG: list[tuple[dict[str, object], str]] = [
    ({"build": {"discount_type": "any"}}, "expected one of water, minerals, organics, power; "),
    ({"gather": {"bonus": []}}, "expected words of an ability, found 'bonus'"),
    (bonus("gold", "any"), "expected one of water, minerals, organics, power; found 'gold'"),
    ({"before": []}, "expected words of an ability, found 'before'"),
    ({"after_build": []}, "expected words of an ability, found 'after_build'"),
    ({"before_night": [{"move": 1}]}, "expected words of an ability, found 'before_night'"),
    ({"both": "yes"}, "expected true or false for both, found 'yes'"),
    ({"build": {"any_types": 1}}, "expected true or false for any_types, found 1"),
    ({"both": True, "allow": ["build"]}, "expected allow or both, found the two of them"),
    ({"gather": {"areas": 1}}, "expected a whole number from 2 to 4, found 1"),
    ({"gather": {"mode": "each"}}, "expected areas and mode together, found one"),
    (
        {"gather": {"areas": 2, "mode": "each", "take_all": True}},
        "expected areas, take_all or plus_each_other, found two of them",
    ),
    (
        {"build": {"second_cost_delta": -1}},
        "expected second_cost_delta together with max_builds, found it alone",
    ),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_words_that_mean_nothing_are_refused(words: dict[str, object], sentence: str) -> None:
    with pytest.raises(BrokenComponents) as refused:
        ability(words)

    assert str(refused.value).startswith(f"basic_workers.toml: worker own.ability: {sentence}")

"""Chapter 5, technology: when, where and how often techs are laid."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_planning,
    bag,
    options,
    options_with,
    place,
    play,
    position,
    refusal,
)


def test_5_1_a_tech_is_laid_after_passing() -> None:
    """T22: not before the pass, and the place works from the next round."""
    s = position(Seat(filled="village", places={"castle": ". boatman trader"}), seats=2)
    at_actions(s)
    play(s, 0, "use village craftsman")
    play(s, 1, "pass")
    assert refusal(s, 0, "tech castle/1") == ("not_now", "2.1")

    play(s, 0, "pass")
    assert GAME.waiting(s) == [0]
    play(s, 0, "tech castle/1")

    assert place(s, 0, "castle") == ["tech", "boatman", "trader"]
    assert (s.players[0].techs, s.players[0].techs_laid) == (0, 1)
    assert s.round == 3, "this round is over for everybody"
    at_actions(s)
    play(s, 1, "pass")
    play(s, 0, "use castle")
    assert place(s, 0, "castle") == ["tech", ".", "."]


def test_5_1_a_tech_may_be_kept_for_later() -> None:
    s = at_actions(position(Seat(techs=2), seats=2))

    play(s, 0, "pass", "tech later")

    assert s.players[0].techs == 2
    assert GAME.waiting(s) == [1]


def test_5_1_a_kept_tech_may_be_laid_in_any_later_round() -> None:
    s = a_round_later(position(Seat(techs=1), seats=2))
    at_actions(s)
    play(s, 1, "pass")

    play(s, 0, "pass", "tech ship/1")

    assert place(s, 0, "ship") == ["tech", ".", "."]


def test_5_1_several_techs_may_be_laid_after_one_pass() -> None:
    s = at_actions(position(Seat(techs=2), seats=2))

    play(s, 0, "pass", "tech village/1", "tech castle/2")

    assert place(s, 0, "village") == ["tech", ".", "."]
    assert place(s, 0, "castle") == [".", "tech", "."]
    assert GAME.waiting(s) == [1]


def test_5_1_without_a_tech_passing_asks_nothing() -> None:
    s = at_actions(position(seats=2))

    play(s, 0, "pass")

    assert GAME.waiting(s) == [1]


def test_5_2_the_first_tech_replaces_a_farmer() -> None:
    """T19: the village farmer, not the farmhouse or the scriptorium."""
    s = at_actions(position(Seat(techs=1, tiles="cheese_factory winery library"), seats=2))

    play(s, 0, "pass")

    assert options(s, 0) == [
        "tech later",
        "tech village/1",
        "tech university/1",
        "tech castle/1",
        "tech ship/1",
        "tech wagon/1",
        "tech guildhall/1",
        "tech cheese_factory/1",
        "tech winery/1",
    ]
    for slot in ("farmhouse/1", "scriptorium/1", "village/2", "monastery/1", "library/1"):
        assert refusal(s, 0, f"tech {slot}") == ("first_replaces_farmer", "5.2")


def test_5_2_the_rule_counts_the_techs_one_has_laid() -> None:
    s = at_actions(position(Seat(techs=1, places={"village": "tech . ."}), seats=2))

    play(s, 0, "pass", "tech scriptorium/1")

    assert place(s, 0, "scriptorium") == ["tech", "."]


def test_5_3_later_techs_replace_any_follower_but_a_monk() -> None:
    """T21: on the cellar only the scholar can be replaced."""
    s = at_actions(position(Seat(techs=1, tiles="cellar", places={"village": "tech . ."}), seats=2))

    play(s, 0, "pass")

    assert refusal(s, 0, "tech cellar/1") == ("never_monk", "5.3")
    assert options(s, 0) == [
        "tech later",
        *["tech farmhouse/1", "tech farmhouse/2"],
        *["tech university/1", "tech university/2", "tech university/3"],
        *["tech castle/1", "tech castle/2", "tech castle/3"],
        *["tech monastery/1", "tech monastery/2"],
        *["tech ship/1", "tech ship/2", "tech ship/3"],
        *["tech wagon/1", "tech wagon/2", "tech wagon/3"],
        *["tech guildhall/1", "tech guildhall/2", "tech guildhall/3"],
        *["tech scriptorium/1", "tech scriptorium/2", "tech cellar/2"],
    ]


def test_5_4_a_place_takes_only_one_tech() -> None:
    """T20."""
    s = at_actions(position(Seat(techs=1, places={"village": "tech . ."}), seats=2))
    play(s, 0, "pass")

    assert refusal(s, 0, "tech village/2") == ("one_tech", "5.4")
    assert refusal(s, 0, "tech village/1") == ("one_tech", "5.4")


@pytest.mark.parametrize("tile", ["hayrick", "shipping_line", "brewery", "sacristy"])
def test_5_5_a_place_for_a_single_follower_takes_none(tile: str) -> None:
    """T21: the hayrick needs one farmer."""
    s = at_actions(position(Seat(techs=1, tiles=tile), seats=2))
    play(s, 0, "pass")

    assert refusal(s, 0, f"tech {tile}/1") == ("single_follower", "5.5")


@pytest.mark.parametrize("slot", ["town_hall/1", "gunpowder_tower/2", "pharmacy/1", "bathhouse/1"])
def test_5_1_a_slot_without_a_fixed_kind_takes_none(slot: str) -> None:
    s = at_actions(
        position(Seat(techs=1, techs_laid=1, tiles="gunpowder_tower pharmacy bathhouse"), seats=2)
    )
    play(s, 0, "pass")

    assert refusal(s, 0, f"tech {slot}") == ("no_fixed_kind", "5.1")


def test_5_6_a_tech_never_moves() -> None:
    """Not in planning, not instead of a draw, not after the action."""
    s = position(Seat(bag=STARTERS, places={"castle": "tech boatman trader"}), seats=2)
    assert refusal(s, 0, "take_back castle/1") == ("nothing_there", "12.8")

    a_round_later(s)
    play(s, 0, "draw 0")
    assert options_with(s, 0, "return") == ["return castle/2", "return castle/3"]
    assert refusal(s, 0, "return castle/1") == ("nothing_there", "12.8")
    at_actions(at_planning(s))
    play(s, 1, "pass")
    play(s, 0, "use castle")

    assert place(s, 0, "castle") == ["tech", ".", "."]
    assert "tech" not in bag(s, 0)
    assert s.players[0].techs == 0


def test_5_6_a_follower_does_not_lie_on_a_tech() -> None:
    s = position(Seat(places={"castle": "tech . ."}), seats=2)

    assert refusal(s, 0, "place own_farmer castle/1") == ("slot_taken", "3.4b")

"""Rulings of the flick phase: what weak, repeated and pushed discs lead to, and chance."""

from __future__ import annotations

import pytest

from igroteka.games.sonora import GAME
from igroteka.games.sonora.physics.aim import BACK
from igroteka.games.sonora.rules.flicking import deviates
from tests.games.sonora.tables import (
    EDGE,
    FAR,
    WEAK,
    codes,
    decision,
    disc,
    flick,
    lay,
    play,
    ready,
    status,
    table,
    without_bonus,
)


def test_r4_the_flicked_disc_may_be_taken_back_from_the_hole() -> None:
    s = play(table(), 0, "take red1")
    flick(s, 0, 0, 0)
    assert decision(s) == ["0 FlickAgain"]
    play(s, 0, "reflick")

    assert (decision(s), status(s, "red1")) == (["0 Flick"], "taken")
    kept = play(table(), 0, "take red1")
    flick(kept, 0, 0, 0)
    play(kept, 0, "keep")
    assert decision(kept) == ["0 PutDisc"]


def test_r5_what_the_flick_moved_stays_moved() -> None:
    s = play(table(), 0, "take red1")
    lay(s, "yellow1", -10, 60)
    flick(s, 0, -10, 60, reach=1.6)
    moved = (s.x[disc("yellow1")], s.y[disc("yellow1")])
    play(s, 0, "reflick")

    assert moved != (-10_000, 60_000)
    assert (s.x[disc("yellow1")], s.y[disc("yellow1")]) == moved


def test_r19_each_repeated_flick_is_finished_before_the_next() -> None:
    s = ready(3)
    s.status[disc("yellow4")] = s.status[disc("green2")] = 4  # knocked off
    flick(s, 0, -40, 50)
    assert decision(s) == ["1 Flick"]
    lay(s, "red5", 60, -100)
    s.status[disc("red5")] = 4
    s.order.remove(disc("red5"))
    flick(s, 1, 40, -40)

    assert decision(s) == ["0 Flick"]  # what yellow 4 knocked off comes before green 2
    flick(s, 0, -40, -30)
    assert decision(s) == ["2 Flick"]


def test_r20_no_disc_rests_on_a_corner() -> None:
    s = ready()
    for power in (100, 200, 300, 700):
        trial = s.clone()
        GAME.play(trial, 0, GAME.parse(f"flick 0 200 0 {power}"))
        for one in trial.order:
            assert abs(trial.x[one]) + abs(trial.y[one]) <= 155_857


def test_r24_what_a_weak_flick_moved_stays_moved() -> None:
    s = ready()
    lay(s, "yellow1", *EDGE)
    play(s, 0, WEAK)

    assert decision(s) == ["0 Flick"]
    assert s.x[disc("yellow1")] > -77_928


def test_r24_what_a_weak_flick_put_into_the_hole_or_off_the_board_is_treated_as_ever() -> None:
    s = ready()
    s.status[disc("yellow5")] = 3  # in the hole
    s.status[disc("yellow2")] = 4  # knocked off
    play(s, 0, WEAK)
    assert decision(s) == ["1 PutDisc"]
    play(s, 1, "put yellow5 mud")
    assert (decision(s), status(s, "yellow2")) == (["0 Flick"], "knocked")
    flick(s, 0, 40, -40)

    assert decision(s) == ["1 Flick"]


def test_r25_a_re_flick_saves_a_disc_that_was_too_weak_too_often() -> None:
    s = play(table(), 0, "take red1", WEAK, WEAK, WEAK)
    s.status[disc("yellow5")] = 3  # in the hole
    play(s, 0, WEAK)
    assert decision(s) == ["1 PutDisc"]
    play(s, 1, "put yellow5 mud")
    assert (status(s, "red1"), decision(s)) == ("out", ["0 FlickAgain"])
    play(s, 0, "reflick", WEAK, WEAK, WEAK)

    assert (status(s, "red1"), decision(s)) == ("taken", ["0 Flick"])


def test_r25_a_disc_is_put_back_three_times_in_a_row() -> None:
    s = ready()
    play(s, 0, WEAK, WEAK, WEAK)
    assert decision(s) == ["0 Flick"]
    unheard = play(s.clone(), 0, WEAK)
    s.listen()
    play(s, 0, WEAK)

    assert codes(s.heard()) == ["flicks_weakly", "out"]
    assert (decision(s), status(s, "red1")) == (["0 TakeDisc"], "out")
    assert (decision(unheard), status(unheard, "red1")) == (["0 TakeDisc"], "out")


def test_r26_a_disc_is_flicked_again_three_times_in_a_round() -> None:
    s = ready()
    s.knocks[disc("yellow2")] = 2
    lay(s, "yellow2", *FAR)
    twin = s.clone()
    twin.knocks[disc("yellow2")] = 3
    flick(s, 0, *FAR, power=1000)
    flick(twin, 0, *FAR, power=1000)

    assert (decision(s), s.knocks[disc("yellow2")]) == (["1 Flick"], 3)
    assert status(twin, "yellow2") == "out"


def test_r27_who_flicked_decides_on_re_flick_first() -> None:
    s = play(table(), 0, "take red1")
    lay(s, "yellow2", *FAR)
    flick(s, 0, *FAR, power=1000)

    assert decision(s) == ["0 FlickAgain"]
    assert status(s, "yellow2") == "knocked"
    play(s, 0, "keep")
    assert decision(s) == ["1 Flick"]


def test_r28_who_repeats_a_disc_may_re_flick_it() -> None:
    s = play(table(), 0, "take red1")
    lay(s, "yellow2", *FAR)
    flick(s, 0, *FAR, power=1000)
    play(s, 0, "keep")
    flick(s, 1, 40, -40)

    assert decision(s) == ["1 FlickAgain"]


def test_r40_the_edges_of_free_corners_are_walls() -> None:
    s = ready()  # nobody sits at the north-east corner
    play(s, 0, "flick 0 200 -828 900")
    assert status(s, "red1") in ("board", "out")
    for one in s.order:
        assert abs(s.x[one]) + abs(s.y[one]) <= 155_857


def test_r41_a_flick_is_four_numbers_and_can_never_be_taken_back() -> None:
    s = ready()
    fields = [(f.name, f.low, f.high) for f in GAME.openings(s, 0)[0].fields]
    told = flick(s, 0, 40, -40)

    assert fields == [
        ("across", -1000, 1000),
        ("back", 0, BACK),
        ("turn", -1500, 1500),
        ("power", 0, 1000),
    ]
    assert [event.code for event in told if event.barrier] == ["flicks"]
    assert told[0].trace[0] > 0


def test_r42_chance_changes_a_flick_and_is_drawn_alike_for_all_skills() -> None:
    ends = {}
    for skill in ("none", "expert", "novice"):
        s = ready(skill=skill)
        dice = s.dice
        flick(s, 0, 40, -40)
        assert s.dice == dice + 4
        ends[skill] = (s.x[0], s.y[0])
    assert len(set(ends.values())) == 3
    off = {k: abs(x - 40_000) + abs(y + 40_000) for k, (x, y) in ends.items()}
    assert off["none"] < off["expert"] < off["novice"]
    assert GAME.full_variant(None)["skill"] == "good"


def test_r42_chance_is_cut_at_three_standard_deviations() -> None:
    s = ready()
    found = [number for _ in range(1000) for number in deviates(s)]

    assert (min(found), max(found)) == (-3000, 3000)


def test_r43_a_disc_too_fast_for_a_wall_is_off_the_board() -> None:
    fast, slow = ready(), ready()
    flick(fast, 0, *FAR, power=1000)
    flick(slow, 0, *FAR, power=400)

    assert (status(fast, "red1"), status(slow, "red1")) == ("out", "board")


def test_r44_a_disc_that_just_crossed_the_edge_drops_in_beside_it() -> None:
    s = ready()
    for power in range(0, 400, 5):
        trial = s.clone()
        GAME.play(trial, 0, GAME.parse(f"flick 0 0 0 {power}"))
        if trial.order:
            assert abs(trial.x[0]) + abs(trial.y[0]) == pytest.approx(155_857, abs=2)
            return
    raise AssertionError("no flick left the corner")


def test_r47_what_follows_a_flick_comes_in_its_order() -> None:
    s = play(table(3), 0, "take red1")
    for name, code in (("green1", 3), ("yellow5", 3), ("yellow2", 4), ("green4", 4)):
        s.status[disc(name)] = code  # two in the hole, two knocked off
    asked = []
    flick(s, 0, 0, 0)
    for text in ("put yellow5 mud", "put green1 mud", "keep", "put red1 mud"):
        asked += decision(s)
        play(s, GAME.waiting(s)[0], text)
    asked += decision(s)

    assert asked == ["1 PutDisc", "2 PutDisc", "0 FlickAgain", "0 PutDisc", "1 Flick"]


def test_r47_owners_follow_clockwise_from_who_flicked_with_lower_numbers_first() -> None:
    s = without_bonus(table(3, first_player="2"))
    play(s, 1, "take yellow1")
    for name in ("red3", "green5", "green2"):
        s.status[disc(name)] = 3  # in the hole
    for name in ("red4", "green3", "green1"):
        s.status[disc(name)] = 4  # knocked off
    flick(s, 1, 40, -40)
    asked = []
    for name in ("green2", "green5", "red3"):
        asked += decision(s)
        play(s, GAME.waiting(s)[0], f"put {name} mud")
    for name, x, y in (("green1", -60, -20), ("green3", 20, 60), ("red4", 30, -90)):
        asked += decision(s)
        assert status(s, name) == "taken"
        flick(s, GAME.waiting(s)[0], x, y)

    assert asked == ["2 PutDisc", "2 PutDisc", "0 PutDisc", "2 Flick", "2 Flick", "0 Flick"]


def test_r48_another_own_disc_knocked_off_is_out() -> None:
    s = ready()
    lay(s, "red2", *FAR)
    flick(s, 0, *FAR, power=1000)

    assert status(s, "red2") == "out"
    assert decision(s) == ["0 TakeDisc"]

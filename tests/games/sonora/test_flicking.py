"""Chapters 3 and 4: the flick phase, and the variant without pushing."""

from __future__ import annotations

import pytest

from igroteka.games.sonora import GAME
from igroteka.games.sonora.physics.aim import BACK
from igroteka.games.sonora.pieces import DISCS
from igroteka.games.sonora.rules.discs import sector_of
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.errors import IllegalAction
from tests.games.sonora.tables import (
    FAR,
    WEAK,
    aim,
    codes,
    decision,
    disc,
    flick,
    lay,
    options,
    play,
    ready,
    refused,
    status,
    table,
    why,
    without_bonus,
)

# --- turns -----------------------------------------------------------------------------------


def flick_all(s: SonoraState) -> list[str]:
    """Flick softly until the phase is over; who flicked which disc."""
    told: list[str] = []
    while GAME.decision(s, GAME.waiting(s)[0]) in ("TakeDisc", "Flick", "PutDisc"):
        seat = GAME.waiting(s)[0]
        if GAME.decision(s, seat) == "Flick":
            s.listen()
            GAME.play(s, seat, GAME.parse(f"flick {97 * (len(told) % 9) - 388} 200 0 330"))
            told += [f"{e.seat} {e.args['disc']}" for e in s.heard() if e.code == "flicks"]
        else:
            play(s, seat, options(s, seat)[0])
    return told


def test_3_1_players_take_turns_clockwise_from_the_first_player() -> None:
    s = without_bonus(table(3, first_player="2"))
    seats = [line.split()[0] for line in flick_all(s)]

    assert seats[:6] == ["1", "1", "2", "2", "0", "0"]
    assert seats[-3:] == ["1", "2", "0"]


def test_3_2_two_discs_two_discs_and_the_last_one() -> None:
    seats = [int(line.split()[0]) for line in flick_all(without_bonus(table(4)))]

    assert seats == 2 * [0, 0, 1, 1, 2, 2, 3, 3] + [0, 1, 2, 3]


def test_3_3_the_phase_ends_when_all_five_discs_of_everybody_are_flicked() -> None:
    s = without_bonus(table(2))
    told = flick_all(s)

    assert sorted({line.split()[1] for line in told}) == sorted(DISCS[:10])
    assert GAME.progress(s).phase != "flicking"


def test_3_4_any_disc_in_hand_may_be_taken_and_must_be_flicked() -> None:
    s = without_bonus(table())
    assert options(s) == [f"take red{n}" for n in range(1, 6)]
    assert why(s, 0, "take yellow1") == ("not_your_disc", "3.4")
    assert why(s, 0, "done") == ("not_now", "2.3")

    play(s, 0, "take red4")
    assert options(s) == []
    assert [choice.verb for choice in GAME.openings(s, 0)] == ["flick"]
    flick(s, 0, 40, -40)

    assert options(s) == ["take red1", "take red2", "take red3", "take red5"]
    assert why(s, 0, "take red4") == ("not_in_hand", "3.4")


def test_3_5_nothing_is_marked_after_a_turn() -> None:
    s = ready()
    before = GAME.scores(s)[0].total
    flick(s, 0, 40, -40)

    assert s.players[0].creek == 0
    assert s.players[0].nodes == 1
    assert GAME.scores(s)[0].total == before == 0


def test_3_6_the_disc_starts_anywhere_on_the_own_corner() -> None:
    s = ready()
    across, back = GAME.openings(s, 0)[0].fields[:2]

    assert (across.low, across.high, back.low, back.high) == (-1000, 1000, 0, BACK)
    assert refused(s, 0, "flick 1001 0 0 0").clause == "3.6"
    assert s.corner(0) == 0


def test_3_8_a_flicked_disc_stays_on_the_board() -> None:
    s = ready()
    flick(s, 0, 60, 10)
    play(s, 0, "take red2")
    flick(s, 0, -40, 50)

    assert [DISCS[d] for d in s.order] == ["red1", "red2"]
    assert abs(s.x[0] - 60_000) < 1500
    assert abs(s.y[0] - 10_000) < 1500


def test_3_9_a_disc_of_a_rival_may_be_knocked_into_another_zone() -> None:
    s = ready()
    lay(s, "yellow1", -10, 60)
    assert sector_of(s, disc("yellow1")) == 0
    flick(s, 0, -10, 60, reach=1.6)

    assert status(s, "yellow1") == "board"
    assert sector_of(s, disc("yellow1")) == 1


def test_3_10_the_owner_of_a_disc_in_the_hole_chooses_a_sector() -> None:
    s = ready()
    flick(s, 0, 0, 0)

    assert status(s, "red1") == "hole"
    assert options(s) == [f"put red1 {zone}" for zone in ("cliff", "creek", "canyon", "mud")]
    assert why(s, 0, "put red2 mud") == ("not_this_disc", "3.10")
    play(s, 0, "put red1 mud")
    assert status(s, "red1") == "mud"
    assert s.order == []


def test_3_10_also_for_a_disc_that_somebody_else_pushed_in() -> None:
    s = ready()
    lay(s, "yellow3", -12, 12)
    flick(s, 0, -12, 12, reach=1.3)

    assert decision(s) == ["1 PutDisc"]
    play(s, 1, "put yellow3 creek")
    assert (status(s, "yellow3"), decision(s)) == ("creek", ["0 TakeDisc"])


def test_3_11_it_counts_as_landed_in_the_chosen_sector() -> None:
    s = ready()
    flick(s, 0, 0, 0)
    play(s, 0, "put red1 canyon")

    assert sector_of(s, disc("red1")) == 2


def test_3_13_the_whole_disc_lies_on_the_corner() -> None:
    s = ready()
    play(s, 0, f"flick 1000 {BACK} 0 500")
    assert decision(s) != ["0 Flick"]


@pytest.mark.parametrize(
    ("numbers", "field"),
    [
        ("1001 0 0 0", "across"),
        ("-1001 0 0 0", "across"),
        (f"0 {BACK + 1} 0 0", "back"),
        ("0 -1 0 0", "back"),
        ("0 0 1501 0", "turn"),
        ("0 0 -1501 0", "turn"),
        ("0 0 0 1001", "power"),
        ("0 0 0 -1", "power"),
    ],
)
def test_r41_what_is_no_flick_is_refused(numbers: str, field: str) -> None:
    s = ready()
    found = refused(s, 0, f"flick {numbers}")

    assert (found.code, found.clause, found.args["field"]) == ("out_of_range", "3.6", field)


def test_3_14_a_disc_that_did_not_leave_the_corner_is_flicked_again() -> None:
    s = ready()
    play(s, 0, WEAK)

    assert decision(s) == ["0 Flick"]
    assert status(s, "red1") == "taken"
    assert s.order == []


def test_3_15_an_own_disc_off_the_board_is_out() -> None:
    s = ready()
    unheard = play(ready(), 0, aim(s, 0, *FAR, power=1000))
    told = flick(s, 0, *FAR, power=1000)

    assert status(s, "red1") == status(unheard, "red1") == "out"
    assert "out" in codes(told)
    assert decision(s) == ["0 TakeDisc"]


def test_3_16_the_owner_flicks_a_knocked_off_disc_again_at_once() -> None:
    s = ready()
    lay(s, "yellow2", *FAR)
    told = flick(s, 0, *FAR, power=1000)

    assert "knocked_off" in codes(told)
    assert decision(s) == ["1 Flick"]
    flick(s, 1, 40, -40)
    assert status(s, "yellow2") == "board"
    assert decision(s) == ["0 TakeDisc"]


def test_3_17_discs_never_lie_on_each_other_and_all_count() -> None:
    s = ready()
    lay(s, "yellow1", 40, -40)
    flick(s, 0, 40, -40)

    both = [disc("yellow1"), disc("red1")]
    apart = (s.x[both[0]] - s.x[both[1]]) ** 2 + (s.y[both[0]] - s.y[both[1]]) ** 2
    assert apart >= 20_000**2
    assert all(sector_of(s, one) >= 0 for one in both)


def test_3_18_a_re_flick_takes_the_disc_back_at_once() -> None:
    s = play(table(), 0, "take red1")
    flick(s, 0, 40, -40)

    assert decision(s) == ["0 FlickAgain"]
    assert options(s) == ["reflick", "keep"]
    play(s, 0, "reflick")
    assert decision(s) == ["0 Flick"]
    assert (s.players[0].reflicks_left(), s.order) == (0, [])


# --- no pushing ------------------------------------------------------------------------------


def test_4_3_a_push_is_out_where_the_table_forbids_it() -> None:
    s = ready(pushing="no")
    told = flick(s, 0, -50, 50)

    assert codes(told)[-1] == "pushes"
    assert status(s, "red1") == "out"
    allowed = ready()
    flick(allowed, 0, -50, 50)
    assert status(allowed, "red1") == "board"


def test_r17_a_push_may_be_flicked_again_and_what_it_moved_stays_moved() -> None:
    s = play(table(pushing="no"), 0, "take red1")
    lay(s, "yellow1", -60, 60)
    flick(s, 0, -60, 60, reach=1.2)
    moved = (s.x[disc("yellow1")], s.y[disc("yellow1")])
    assert (status(s, "red1"), decision(s)) == ("out", ["0 FlickAgain"])
    play(s, 0, "reflick")

    assert (status(s, "red1"), decision(s)) == ("taken", ["0 Flick"])
    assert (s.x[disc("yellow1")], s.y[disc("yellow1")]) == moved != (-60_000, 60_000)


def test_r18_the_ban_holds_for_repeated_flicks() -> None:
    s = ready(pushing="no")
    lay(s, "yellow2", *FAR)
    flick(s, 0, *FAR, power=1000)
    flick(s, 1, 50, -50)

    assert status(s, "yellow2") == "out"


# --- Re-flick --------------------------------------------------------------------------------


def test_12_3_a_re_flick_is_used_right_after_the_flick() -> None:
    s = play(table(), 0, "take red1")
    flick(s, 0, 40, -40)
    play(s, 0, "keep")

    assert decision(s) == ["0 TakeDisc"]
    assert why(s, 0, "reflick")[0] == "not_now"


def test_12_4_also_for_a_disc_that_left_the_board_or_moved_others() -> None:
    s = play(table(), 0, "take red1")
    lay(s, "yellow2", *FAR)
    flick(s, 0, *FAR, power=1000)
    assert decision(s) == ["0 FlickAgain"]
    play(s, 0, "reflick")
    flick(s, 0, -40, 50)

    assert status(s, "red1") == "board"
    assert decision(s) == ["1 Flick"]


def test_12_5_several_re_flicks_for_one_disc() -> None:
    s = table()
    s.players[0].reflicks = 2
    play(s, 0, "take red1")
    for _ in range(2):
        flick(s, 0, 40, -40)
        play(s, 0, "reflick")
    flick(s, 0, -40, 50)

    assert decision(s) == ["0 TakeDisc"]
    assert s.players[0].reflicks_used == 2


def test_a_refused_flick_changes_nothing() -> None:
    s = ready()
    before = GAME.save(s)
    with pytest.raises(IllegalAction):
        play(s, 0, "flick 0 0 0 1001")
    assert GAME.save(s) == before

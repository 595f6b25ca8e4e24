"""Rulings on tiles: statues, moving, demolishing, overlapping."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import GAME
from tests.games.cosmic_colonies.support.positions import (
    COMPLEX,
    HABITAT,
    NEAR,
    Seat,
    built,
    decision,
    lay,
    line,
    options,
    play,
    refusal,
    squares_offered,
    turn,
)

# --- R12 to R17: tiles -----------------------------------------------------------------------


def test_r12_a_statue_may_be_the_first_tile() -> None:
    s = turn("stonemason", Seat(""))

    assert len(squares_offered(s, 0)) == 48
    lay(s, 0, "statue", "7,3")
    assert built(s) == ["statue 7,3"]


def test_r12_no_statue_is_left_no_statue_is_placed() -> None:
    assert decision(turn("stonemason", Seat(""), tiles={"statue": 0})) == "ChooseAction"
    assert decision(turn("stonemason", Seat(""), tiles={"statue": 1})) == "LaySpecial"
    keeper = turn("monument_keeper", Seat(), night=True, tiles={"soylent_factory": 0})
    assert decision(keeper) == "ChooseAction"


def test_r13_a_moved_tile_must_touch_another_one() -> None:
    s = turn("rigger", Seat("", [HABITAT, "statue 0,4"]))
    play(s, 0, "pick_up 1")

    assert refusal(s, 0, "lay statue 7,3 turn 0") == ("not_adjacent", "5.2")


def test_r13_the_only_tile_may_go_anywhere() -> None:
    s = turn("rigger", Seat("", [HABITAT]))
    play(s, 0, "pick_up 0")

    lay(s, 0, "habitat", "6,3 6,4 7,3 7,4")

    assert built(s) == ["habitat 6,3 6,4 7,3 7,4"]


def test_r13_the_others_may_be_parted() -> None:
    """The statue in the middle goes; habitat and factory stay where they are."""
    s = turn("rigger", Seat("", [HABITAT, "statue 0,4", "statue 0,5"]))
    play(s, 0, "pick_up 1")
    lay(s, 0, "statue", "1,1")

    assert built(s) == [HABITAT, "statue 0,5", "statue 1,1"]


def test_r13_a_tile_may_be_laid_back_where_it_was() -> None:
    s = turn("rigger", Seat("", [HABITAT, "statue 0,4"]))
    play(s, 0, "pick_up 1")

    assert "0,4" in squares_offered(s, 0)


def test_r13_the_second_of_two_moves_is_for_another_tile() -> None:
    s = turn("crane_operator", Seat("", [HABITAT, "statue 0,4", "statue 0,5"]), night=True)
    play(s, 0, "pick_up 1")
    lay(s, 0, "statue", "1,1")
    assert built(s) == [HABITAT, "statue 0,5", "statue 1,1"]

    assert options(s, 0) == ["skip", "pick_up 0", "pick_up 1"]
    assert refusal(s, 0, "pick_up 2") == ("moved_already", "13.10")
    play(s, 0, "pick_up 1")
    lay(s, 0, "statue", "0,4")

    assert built(s) == [HABITAT, "statue 1,1", "statue 0,4"]
    assert decision(s) == "ChooseAction"


def test_r13_who_has_one_tile_moves_it_once() -> None:
    s = turn("crane_operator", Seat("", [HABITAT]), night=True)
    play(s, 0, "pick_up 0")
    lay(s, 0, "habitat", NEAR)

    assert decision(s) == "ChooseAction"


def test_r13_after_the_first_move_the_second_may_be_left() -> None:
    s = turn("crane_operator", Seat("", [HABITAT, "statue 0,4"]), night=True)
    play(s, 0, "pick_up 1")
    lay(s, 0, "statue", "1,1")
    play(s, 0, "skip")

    assert decision(s) == "ChooseAction"


def test_r13_monuments_do_not_move() -> None:
    me = Seat("", [COMPLEX, "statue 0,2"], ["obelisk 0,3 0,4 0,5"])
    s = turn("rigger", me, expansion="yes")

    assert options(s, 0) == ["skip", "pick_up 0", "pick_up 1"]


def test_r14_any_tile_may_be_demolished_and_the_others_may_be_parted() -> None:
    s = turn("demolitionist", Seat("", [HABITAT, "statue 0,4", "statue 0,5"]))
    statues = s.tiles[6]
    play(s, 0, "demolish 1", "gain water", "gain water", "gain water")

    assert built(s) == [HABITAT, "statue 0,5"]
    assert s.tiles[6] == statues + 1


def test_r14_also_one_that_lies_under_another() -> None:
    me = Seat("", [HABITAT, "habitat 1,2 1,3 2,2 2,3"])
    s = turn("demolition_expert", me, Seat(), Seat(hand="spacewalker"))
    play(s, 0, "demolish 0", "gain water", "gain water", "gain water")

    assert s.players[0].occupied.bit_count() == 4


def test_r14_after_the_last_tile_the_next_is_a_first_one() -> None:
    s = turn("demolitionist", Seat("", [HABITAT]))
    play(s, 0, "demolish 0", "gain minerals", "gain minerals", "gain organics")
    play(s, 0, "build habitat 1")

    assert "6,3 6,4 7,3 7,4" in squares_offered(s, 0)


def test_r15_both_tiles_count_where_they_overlap() -> None:
    me = Seat("minerals*2 organics", [HABITAT], goal="goal_1")
    s = turn("spacewalker", me, night=True)
    play(s, 0, "build habitat 1", "pay minerals*2")
    lay(s, 0, "habitat", "1,2 1,3 2,2 2,3")

    assert line(s, 0, "goal") == 4
    assert GAME.scores(s)[0].tiebreak[0] == 2
    assert s.players[0].occupied.bit_count() == 6


def test_r15_what_hangs_over_scores_nothing() -> None:
    s = turn("spacewalker", Seat("water*2 power", [HABITAT]))
    before = [line(s, 0, name) for name in ("crystal", "ice", "rock", "soil")]
    play(s, 0, "build entertainment_complex 1")
    lay(s, 0, "entertainment_complex", "0,4 0,5 0,6 0,7")

    after = [line(s, 0, name) for name in ("crystal", "ice", "rock", "soil")]
    assert before == [0, 0, 0, 12]
    assert after == [0, 0, 0, 11]


def test_r16_a_later_tile_may_touch_any_tile_also_a_lonely_one() -> None:
    s = turn("geologist", Seat("minerals*2 organics", [HABITAT, "statue 7,3"]))
    play(s, 0, "build habitat 1")

    assert "5,4 5,5 6,4 6,5" not in squares_offered(s, 0)
    assert "5,3 5,4 6,3 6,4" in squares_offered(s, 0)
    assert "4,3 4,4 5,3 5,4" not in squares_offered(s, 0)
    assert NEAR in squares_offered(s, 0)


def test_r17_before_the_action_is_before_it_is_chosen() -> None:
    """The trader's exchange makes a building possible that was not."""
    s = turn("trader", Seat("minerals organics*2"))
    play(s, 0, "swap organics minerals", "skip")

    assert "build habitat 1" in options(s, 0)
    play(s, 0, "build habitat 1")
    assert decision(s) == "LayTile"

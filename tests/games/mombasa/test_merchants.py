"""Chapters 9, 11 and 17: merchants, bonus tiles, and the tracks of the player board."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.pieces import CARD_TYPE, DIAMOND_VALUE, FIRST_STARTING, MERCHANT
from igroteka.games.mombasa.rules.area import open_slots, totals
from tests.games.mombasa.table import (
    Seat,
    at,
    codes,
    decision,
    heard,
    of_verb,
    options,
    play,
    refused,
    turn,
)


def test_9_1_one_active_merchant_is_used() -> None:
    assert len([c for c in range(FIRST_STARTING) if CARD_TYPE[c] == MERCHANT]) == 5
    s = turn(Seat(area="a_merchant_generic b_merchant_cairo"))
    assert of_verb(s, "merchant") == ["2", "3"]
    play(s, 0, "merchant 3")

    assert s.players[0].used == 0b100


def test_9_2_the_merchant_without_a_company() -> None:
    s = turn(Seat(area="a_merchant_generic", pounds=0))
    play(s, 0, "merchant 2")

    assert (s.players[0].diamond, s.players[0].pounds) == (1, 2)


@pytest.mark.parametrize(
    ("held", "steps"),
    [("", 2), ("nubia", 2), ("nubia abyssinia", 3), ("abyssinia katanga", 4)],
)
def test_9_3_the_merchant_of_a_company_counts_its_mines(held: str, steps: int) -> None:
    """The example: three mine icons of Cairo bring one more step, four would bring two."""
    s = turn(Seat(area="b_merchant_cairo", pounds=0), held={"cairo": held, "mombasa": "transvaal"})
    play(s, 0, "merchant 2")

    assert (s.players[0].diamond, s.players[0].pounds) == (steps, 1)


def test_9_4_then_the_card_is_turned_down_and_the_turn_is_over() -> None:
    s = turn(Seat(area="a_merchant_generic"))
    told = heard(s, 0, "merchant 2")

    assert codes(told)[:3] == ["uses", "diamonds", "gets"]
    assert GAME.waiting(s) == [1]


# --- 11 Bonus tiles --------------------------------------------------------------------------


def test_11_1_reserved_tiles_serve_in_the_next_round() -> None:
    s = turn(Seat(pounds=3), Seat(ended=True))
    play(s, 0, "marker tile_bookkeeper", "marker tile_merchant")
    assert of_verb(s, "bookkeeper") == of_verb(s, "merchant") == []
    assert refused(s, "merchant tile") == ("no_tile", "11.1")
    play(s, 0, "end")

    assert s.players[0].tiles == 0b110
    play(s, 0, "done")
    play(s, 1, "done")
    assert {"bookkeeper tile", "merchant tile"} <= set(options(s))
    play(s, 0, "end")
    play(s, 1, "end")
    assert s.players[0].tiles == 0


def test_11_2_tiles_work_like_cards_and_are_turned_down() -> None:
    s = turn(Seat(tiles="tile_merchant tile_bookkeeper tile_expansion"), Seat(ended=True))
    play(s, 0, "merchant tile")

    assert s.players[0].tiles_used == 0b100
    assert refused(s, "merchant tile") == ("tile_used", "11.2")
    assert "expand cairo" in options(s)
    assert totals(s, s.players[0]) == [0, 0, 0, 2]
    play(s, 0, "expand cairo", "enter nubia", "post cairo/1", "stop")
    assert totals(s, s.players[0]) == [0, 0, 0, 0]
    assert of_verb(s, "expand") == []
    assert s.players[0].slots == [-1] * 5


def test_11_3_plus_one_good_counts_for_everything() -> None:
    """A bananas card of 2 counts 3: for buying, for majorities, for books."""
    s = turn(
        Seat(area="bananas_2 bookkeeper", tiles="tile_plus_one_good", jar=1, books={2: "b05"}),
        display={"right_1": "a_coffee_3"},
    )
    assert of_verb(s, "plus") == ["2"]
    told = heard(s, 0, "plus 2")

    assert decision(s) == "Turn"
    assert (told[0].source, told[0].target) == ("seat:0/tile:tile_plus_one_good", "seat:0/slot:2")
    assert totals(s, s.players[0]) == [0, 3, 0, 0]
    shown = GAME.look(s, 1)["players"][0]
    assert shown["totals"]["bananas"] == 3
    assert shown["slots"][1]["plus"]
    other = s.clone()
    play(other, 0, "bookkeeper 3", "jar 2")  # b05 asks for 3 bananas
    play(s, 0, "use 2", "buy right_1")
    assert s.players[0].used == 0b10


def test_11_3a_once_put_it_stays() -> None:
    s = turn(Seat(area="bananas_2 coffee_1", tiles="tile_plus_one_good"))
    play(s, 0, "plus 2")

    assert refused(s, "plus 3") == ("plus_laid", "11.3a")
    assert of_verb(s, "plus") == []


def test_11_3b_it_is_turned_down_with_its_card() -> None:
    s = turn(Seat(area="bananas_1", tiles="tile_plus_one_good", plus=2))
    play(s, 0, "use 2")
    if decision(s) == "UseGoods":
        play(s, 0, "no_purchase")
    play(s, 0, "step cairo", "step cairo")

    assert (s.players[0].used, s.players[0].tiles_used) == (0b10, 0b1)
    assert at(s, "cairo") == 2


def test_11_3c_it_does_nothing_without_a_goods_card() -> None:
    s = turn(Seat(area="bookkeeper", tiles="tile_plus_one_good"))

    assert of_verb(s, "plus") == []
    assert refused(s, "plus 2") == ("wrong_card", "11.3c")
    assert refused(s, "plus 3") == ("slot_empty", "11.3c")
    assert totals(s, s.players[0]) == [0, 0, 0, 0]


def test_11_4_the_bookkeeper_tile_has_one_point() -> None:
    s = turn(Seat(area="bananas_1", tiles="tile_bookkeeper", pounds=0))
    play(s, 0, "bookkeeper tile", "jar 1")  # the starting book: £1
    assert s.players[0].pounds == 1
    play(s, 0, "pound")

    assert GAME.waiting(s) == [1]


def test_11_5_the_merchant_tile_counts_other_merchants() -> None:
    s = turn(Seat(area="a_merchant_generic b_merchant_cairo", tiles="tile_merchant", pounds=0))
    play(s, 0, "merchant tile")

    assert (s.players[0].diamond, s.players[0].pounds) == (4, 0)


def test_11_6_the_expansion_tile_has_two_points() -> None:
    s = turn(Seat(tiles="tile_expansion"))
    told = heard(s, 0, "expand cairo")

    assert told[0].args["points"] == 2


# --- 17 The player board ---------------------------------------------------------------------


def test_17_1_the_diamond_track_opens_a_slot() -> None:
    s = turn(Seat(area="b_merchant_cairo", diamond=6))
    assert 0 not in open_slots(s.players[0])
    told = heard(s, 0, "merchant 2")

    assert s.players[0].diamond == 8
    assert open_slots(s.players[0]) == [1, 2, 3, 0]
    assert [event.args for event in told if event.code == "opens"] == [{"slot": 1}]


def test_17_2_on_the_last_space_every_step_brings_two_pounds() -> None:
    s = turn(Seat(area="b_merchant_cairo", diamond=28, pounds=0))
    play(s, 0, "merchant 2")

    assert (s.players[0].diamond, s.players[0].pounds) == (28, 1 + 2 * 2)
    assert DIAMOND_VALUE[28] == 60


def test_17_3_the_book_track_opens_a_slot() -> None:
    s = turn(
        Seat(area="bookkeeper bananas_1", jar=3, books={2: "a06", 3: "a10", 4: "c05"}, pounds=0)
    )
    told = heard(s, 0, "bookkeeper 2", "jar 4")

    assert open_slots(s.players[0]) == [1, 2, 3, 4]
    assert [event.args for event in told if event.code == "opens"] == [{"slot": 5}]


# --- rulings ---------------------------------------------------------------------------------


def test_r7_only_active_merchants_count_for_the_tile() -> None:
    s = turn(Seat(area="a_merchant_generic! b_merchant_cairo", tiles="tile_merchant"))
    play(s, 0, "merchant tile")

    assert s.players[0].diamond == 3


def test_r23_the_marker_first_goes_to_the_last_space() -> None:
    """From 27, three steps lead to 28 and bring £4."""
    s = turn(
        Seat(area="a_merchant_generic", tiles="tile_merchant", diamond=27, pounds=0),
    )
    told = heard(s, 0, "merchant tile")

    assert (s.players[0].diamond, s.players[0].pounds) == (28, 4)
    assert codes(told) == ["uses", "diamonds", "gets"]


def test_r40_the_tile_of_plus_one_good_does_not_use_up_the_turn() -> None:
    s = turn(
        Seat(area="bananas_2", tiles="tile_plus_one_good", plus=2),
        Seat(area="bananas_2"),
        seat=1,
    )
    # It counts in everybody's turns.
    assert refused(s, "marker majority_bananas", 1) == ("outnumbered", "10.6")
    never = turn(Seat(area="bananas_2", tiles="tile_plus_one_good"), Seat(area="bananas_2"), seat=1)
    assert "marker majority_bananas" in options(never, 1)


def test_r54_mines_where_posts_stand_now() -> None:
    """Stanley Falls, an enclave, has two; an odd mine counts for nothing."""
    s = turn(
        Seat(area="b_merchant_cairo", pounds=0),
        held={"cairo": "nubia stanley_falls", "cape_town": "transvaal"},
    )
    play(s, 0, "merchant 2")

    assert s.players[0].diamond == 2 + 1


@pytest.mark.parametrize(
    ("seat", "moves", "pounds"),
    [
        (Seat(area="expansion_1", diamond=28, pounds=0), ["expand cairo", "enter nubia"], 2),
        (
            Seat(area="bookkeeper bananas_2", diamond=28, pounds=0, jar=1, books={2: "c06"}),
            ["bookkeeper 2", "jar 2"],
            4,
        ),
        (Seat(tiles="tile_merchant", diamond=28, pounds=0), ["merchant tile"], 4),
        (Seat(tracks={"saint_louis": 4}, diamond=28, pounds=2), ["marker c1_1", "either 1"], 4),
    ],
)
def test_r55_diamond_steps_from_any_source_bring_pounds_at_the_end(
    seat: Seat, moves: list[str], pounds: int
) -> None:
    s = turn(seat)
    play(s, 0, *moves)
    if decision(s) == "TakePost":
        play(s, 0, "post cairo/1")

    assert s.players[0].pounds == pounds

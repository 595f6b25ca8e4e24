"""Chapter 7: book points and books; 17.4 and 18.6."""

from __future__ import annotations

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.books import BOOK_COST, BOOK_LETTERS, BOOK_TILES, BOOKS_OF, TAKES_A
from igroteka.games.mombasa.pieces import NONE
from tests.games.mombasa.table import (
    Seat,
    checked,
    codes,
    decision,
    heard,
    of_verb,
    options,
    planning,
    play,
    refusal,
    refused,
    turn,
)

# A bookkeeper of 3 points on slot 2 whose jar cannot move: seat 0 has no bananas.
THREE = "a_bookkeeper_3"
ALL_B = {space: f"b{space:02}" for space in range(2, 16)}


def test_7_1_points_are_spent_when_they_are_gained() -> None:
    s = turn(Seat(area=THREE, pounds=0))
    play(s, 0, "bookkeeper 2")

    assert decision(s) == "SpendPoints"
    assert "end" not in options(s)
    play(s, 0, "pound", "pound", "pound")
    assert s.players[0].pounds == 3
    assert GAME.waiting(s) == [1]


def test_7_2_what_points_buy() -> None:
    assert dict(zip(BOOK_LETTERS, BOOK_COST, strict=True)) == {"A": 1, "B": 1, "C": 2}
    s = turn(Seat(area=THREE, pounds=0))
    play(s, 0, "bookkeeper 2", "book c1")
    found = refusal(s, 0, "book c2")
    assert (found.code, found.clause) == ("too_few_book_points", "7.2")
    assert (found.args["points"], found.args["cost"]) == (1, 2)
    play(s, 0, "pound")

    assert s.players[0].pounds == 1
    assert len(s.bought) == 1


def test_7_3_bought_books_are_laid_at_the_end_of_the_turn_on_any_space() -> None:
    s = turn(Seat(area=THREE), books={"b1": "b01"})
    play(s, 0, "bookkeeper 2", "book b1", "pound", "pound")

    assert decision(s) == "LayBook"
    assert of_verb(s, "lay") == [f"b01 {space}" for space in range(2, 16)]
    assert refused(s, "lay b02 3") == ("not_bought", "7.3")
    told = heard(s, 0, "lay b01 9")
    assert BOOK_TILES[s.players[0].books[9]] == "b01"
    assert (told[0].source, told[0].target) == ("seat:0/bought", "seat:0/space:9")


def test_7_3a_no_book_a_on_a_crossed_out_space() -> None:
    s = turn(Seat(area=THREE), books={"a1": "a07"})
    play(s, 0, "bookkeeper 2", "book a1", "pound", "pound")

    allowed = [space for space in range(2, 16) if TAKES_A[space]]
    assert of_verb(s, "lay") == [f"a07 {space}" for space in allowed]
    assert refused(s, "lay a07 9") == ("crossed_out", "7.3a")


def test_7_3b_gaps_may_be_left() -> None:
    s = turn(Seat(area=THREE), books={"a1": "a07"})
    play(s, 0, "bookkeeper 2", "book a1", "pound", "pound", "lay a07 6")

    assert [space for space in range(2, 16) if s.players[0].books[space] != NONE] == [6]


def test_7_3c_a_book_that_lies_is_not_moved() -> None:
    s = turn(Seat(area=THREE, books={2: "a01"}))
    play(s, 0, "bookkeeper 2")

    assert {text.split()[0] for text in options(s)} == {"pound", "book"}
    assert s.players[0].books[2] == BOOK_TILES.index("a01")


def test_7_3d_a_book_may_be_laid_on_one_of_its_letter_only() -> None:
    s = turn(Seat(area=THREE, books={5: "b02", 6: "a01"}), books={"c1": "c05", "b1": "b01"})
    play(s, 0, "bookkeeper 2", "book c1", "book b1")

    found = refusal(s, 0, "lay c05 5")
    assert (found.code, found.clause, found.args["lying"]) == ("other_letter", "7.3d", "b02")
    play(s, 0, "lay b01 5", "lay c05 7")
    assert BOOK_TILES[s.players[0].books[5]] == "b01"
    assert s.covered == [BOOK_TILES.index("b02")]


def test_7_4_then_the_display_is_filled_up() -> None:
    s = turn(Seat(area=THREE))
    play(s, 0, "bookkeeper 2", "book a1", "book a2", "pound")
    assert s.book_display[:2] == [NONE, NONE]
    play(s, 0, *[options(s)[0]])
    told = heard(s, 0, options(s)[0])

    assert all(book in BOOKS_OF[0] for book in s.book_display[:4])
    shown = [event for event in told if event.code == "shows_book"]
    assert [(event.source, event.target) for event in shown] == [
        ("books:A", "book:a1"),
        ("books:A", "book:a2"),
    ]
    assert all(event.barrier for event in shown)


# --- 17.4, 18.6 ------------------------------------------------------------------------------


def test_17_4_on_the_last_space_every_point_brings_two_pounds() -> None:
    s = turn(Seat(area=THREE, jar=15, books=ALL_B, pounds=0))
    told = heard(s, 0, "bookkeeper 2")

    assert s.players[0].pounds == 6
    assert codes(told)[:2] == ["uses", "gets"]
    assert GAME.waiting(s) == [1]


def test_18_6_when_the_books_of_a_letter_are_used_up_no_more_are_laid_out() -> None:
    s = planning(Seat(area=THREE, books={2: "a01"}))
    for book in BOOKS_OF[0]:
        if s.book_supply >> book & 1:
            s.book_supply &= ~(1 << book)
            s.covered.append(book)
    s = checked(s)
    play(s, 0, "done")
    play(s, 1, "done")
    play(s, 0, "bookkeeper 2", "book a1", "pound", "pound")
    play(s, 0, options(s)[0])

    assert s.book_display[0] == NONE
    assert all(book != NONE for book in s.book_display[1:])


# --- rulings ---------------------------------------------------------------------------------


def test_r14_a_book_is_bought_only_if_all_can_be_laid() -> None:
    full = {space: f"b{space:02}" for space in range(2, 16)}
    s = turn(Seat(area=THREE, books=full))
    play(s, 0, "bookkeeper 2")
    assert {text[0] for text in of_verb(s, "book")} == {"b"}
    assert refused(s, "book a1") == ("no_room", "7.3")
    assert refused(s, "book c1") == ("no_room", "7.3")

    # One space is left, and it takes A: an A or a C, not both.
    one = {space: f"b{space:02}" for space in range(3, 16)}
    s = turn(Seat(area=THREE, books=one))
    play(s, 0, "bookkeeper 2", "book a1")
    assert refused(s, "book c1") == ("no_room", "7.3")
    assert "a2" in of_verb(s, "book")  # it can be laid on the first one

    # Two spaces are left, one of them crossed out: B may not take the other from A.
    two = {space: f"c{space:02}" for space in range(3, 15)}
    s = turn(Seat(area=THREE, books=two), books={"a1": "a01", "b1": "b01"})
    play(s, 0, "bookkeeper 2", "book a1", "book b1", "pound")
    assert refused(s, "lay b01 2") == ("blocks_another", "7.3")
    assert of_verb(s, "lay") == ["a01 2", "b01 15"]


def test_r14_without_any_room_points_are_pounds() -> None:
    full = {space: f"b{space:02}" for space in range(2, 16)}
    empty = {f"b{place}": "." for place in (1, 2, 3, 4)}
    s = turn(Seat(area=THREE, books=full, pounds=0), books=empty)
    play(s, 0, "bookkeeper 2")

    assert s.players[0].pounds == 3
    assert GAME.waiting(s) == [1]


def test_r15_books_may_lie_behind_the_jar_or_under_it() -> None:
    s = turn(
        Seat(area=THREE, jar=3, books={2: "b01", 3: "b02"}),
        books={"b1": "b05"},
    )
    play(s, 0, "bookkeeper 2", "book b1", "pound", "pound")

    assert {"b05 2", "b05 3", "b05 4"} <= set(of_verb(s, "lay"))
    play(s, 0, "lay b05 3")
    assert s.players[0].jar == 3


def test_r32_a_books_points_and_the_cards_points_are_two_sums() -> None:
    """1 and 1 do not buy a book C; and a space of the display gives one book in a turn."""
    s = turn(Seat(area="bookkeeper coffee_2", books={2: "a21"}, jar=1, pounds=0))
    play(s, 0, "bookkeeper 2", "jar 2")
    assert decision(s) == "SpendPoints"
    assert refused(s, "book c1") == ("too_few_book_points", "7.2")
    play(s, 0, "book a1")
    assert refused(s, "book a1") == ("space_empty", "18.6")
    play(s, 0, "book c1")
    assert decision(s) == "LayBook"


def test_r33_a_book_may_be_laid_on_a_face_down_one_of_its_letter() -> None:
    s = turn(Seat(area=THREE, books={2: "b01"}, turned=(2,)), books={"b1": "b05"})
    play(s, 0, "bookkeeper 2", "book b1", "pound", "pound", "lay b05 2")

    assert s.players[0].turned == 0
    assert BOOK_TILES[s.players[0].books[2]] == "b05"


def test_r35_from_the_last_space_on_books_cannot_be_bought() -> None:
    """The points of the book just reached bring £2 already."""
    books = ALL_B | {15: "c23"}  # any one good of 2: three book points
    s = turn(Seat(area="bookkeeper coffee_2", jar=14, books=books, pounds=0))
    play(s, 0, "bookkeeper 2", "jar 15")

    assert s.players[0].pounds == 2 * 3 + 2 * 2
    assert GAME.waiting(s) == [1]


def test_r24_the_points_of_the_bookkeeper_who_brings_the_jar_home_bring_two_pounds() -> None:
    books = ALL_B | {15: "c17"}  # any one good of 3: £3
    s = turn(Seat(area="bookkeeper a_coffee_3", jar=14, books=books, pounds=0))
    play(s, 0, "bookkeeper 2", "jar 15")

    assert s.players[0].pounds == 3 + 2 * 2

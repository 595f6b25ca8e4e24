"""Chapter 8: bookkeepers."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.books import BOOK_NEEDS, BOOKS, NEEDS
from igroteka.games.mombasa.rules.bookkeepers import furthest, meets
from igroteka.games.mombasa.spots import SPOT_POUNDS
from tests.games.mombasa.table import (
    Seat,
    codes,
    decision,
    heard,
    of_verb,
    options,
    play,
    posts,
    refusal,
    refused,
    turn,
)


def test_8_1_one_active_bookkeeper_is_used() -> None:
    s = turn(Seat(area="bookkeeper a_bookkeeper_3 coffee_1"))
    assert of_verb(s, "bookkeeper") == ["2", "3"]
    play(s, 0, "bookkeeper 3")

    assert s.players[0].used == 0b100
    assert refused(s, "bookkeeper 2") == ("not_now", "4.2")


def test_8_2_one_book_may_be_turned_down_for_two_pounds() -> None:
    s = turn(Seat(pounds=5, area="bookkeeper", books={2: "a01", 3: "b03"}))
    play(s, 0, "bookkeeper 2")
    assert of_verb(s, "turn") == ["2", "3"]
    assert refused(s, "turn 4") == ("no_book", "8.2")
    told = heard(s, 0, "turn 3")

    assert s.players[0].pounds == 3
    assert s.players[0].turned == 1 << 3
    assert codes(told) == ["pays", "turns"]
    poor = turn(Seat(pounds=1, area="bookkeeper bananas_1", books={2: "a01"}))
    play(poor, 0, "bookkeeper 2")
    found = refusal(poor, 0, "turn 2")
    assert (found.code, found.clause, found.args["pounds"]) == ("cannot_pay", "8.2", 2)


def test_8_3_the_jar_moves_forward_from_book_to_book() -> None:
    s = turn(Seat(area="bookkeeper bananas_2", jar=1, books={2: "a06", 3: "a07", 5: "a08"}))
    play(s, 0, "bookkeeper 2")

    assert of_verb(s, "jar") == ["stay", "2", "3"]
    assert refused(s, "jar 1") == ("not_forward", "8.3")
    told = heard(s, 0, "jar 3")
    assert s.players[0].jar == 3
    assert (told[0].source, told[0].target) == ("seat:0/space:1", "seat:0/space:3")


def test_8_3a_every_requirement_of_a_book_must_be_met() -> None:
    """b13 asks for 2 coffee and 1 bananas."""
    short = turn(Seat(area="bookkeeper coffee_2", jar=1, books={2: "b13"}, pounds=2))
    play(short, 0, "bookkeeper 2")
    found = refusal(short, 0, "jar 2")
    assert (found.code, found.clause) == ("requirement", "8.3a")
    assert (found.args["book"], found.args["at"]) == ("b13", 2)
    enough = turn(Seat(area="bookkeeper a_coffee_3 bananas_1", jar=1, books={2: "b13"}))
    play(enough, 0, "bookkeeper 2")
    assert of_verb(enough, "jar") == ["stay", "2"]


def test_8_3b_nothing_is_used_up_by_a_book() -> None:
    s = turn(Seat(area="bookkeeper coffee_2", jar=1, books={2: "a02", 3: "a03"}))
    play(s, 0, "bookkeeper 2")

    assert of_verb(s, "jar") == ["stay", "2", "3"]


def test_8_3c_the_cards_checked_stay_face_up_and_face_down_cards_do_not_count() -> None:
    s = turn(Seat(area="bookkeeper coffee_2", jar=1, books={2: "a02"}))
    play(s, 0, "bookkeeper 2", "jar 2")
    assert s.players[0].used == 0b10

    used = turn(Seat(area="bookkeeper coffee_2!", jar=1, books={2: "a02"}, pounds=0))
    play(used, 0, "bookkeeper 2")
    assert decision(used) == "SpendPoints"


def test_8_3d_a_face_down_book_asks_for_nothing() -> None:
    s = turn(Seat(area="bookkeeper", jar=1, books={2: "c18"}, turned=(2,), pounds=0))
    play(s, 0, "bookkeeper 2")

    assert of_verb(s, "jar") == ["stay", "2"]


def test_8_3e_an_empty_space_cannot_be_passed() -> None:
    s = turn(Seat(area="bookkeeper bananas_2", books={3: "a06"}))
    play(s, 0, "bookkeeper 2")

    assert of_verb(s, "jar") == ["stay", "1"]  # the starting book asks for 1 bananas
    found = refusal(s, 0, "jar 3")
    assert (found.code, found.clause, found.args["at"]) == ("gap", "8.3e", 2)


def test_8_4_only_the_last_book_gives_its_reward() -> None:
    """a07 gives £2, a08 a diamond step."""
    s = turn(Seat(pounds=0, area="bookkeeper bananas_2", jar=1, books={2: "a07", 3: "a08"}))
    play(s, 0, "bookkeeper 2", "jar 3")
    assert (s.players[0].pounds, s.players[0].diamond) == (0, 1)

    down = turn(
        Seat(pounds=0, area="bookkeeper bananas_2", jar=1, books={2: "a07", 3: "a08"}, turned=(3,))
    )
    play(down, 0, "bookkeeper 2", "jar 3")
    assert (down.players[0].pounds, down.players[0].diamond) == (0, 0)

    stays = turn(Seat(pounds=0, area="bookkeeper bananas_2", jar=2, books={2: "a07", 3: "a08"}))
    play(stays, 0, "bookkeeper 2", "jar stay")
    assert (stays.players[0].pounds, stays.players[0].diamond) == (0, 0)
    assert decision(stays) == "SpendPoints"


def test_8_5_then_the_points_of_the_card_are_spent() -> None:
    """The example: a book that asks for expansion is turned, the fourth book gives 2 points."""
    s = turn(
        Seat(
            pounds=2,
            area="bookkeeper a_coffee_3",
            jar=1,
            books={2: "a01", 3: "a18", 4: "a03", 5: "a04", 6: "a20"},
        )
    )
    play(s, 0, "bookkeeper 2", "turn 3", "jar 5")
    assert s.players[0].pounds == 0
    play(s, 0, "pound", "pound")  # the 2 points of the book
    assert decision(s) == "SpendPoints"
    play(s, 0, "pound", "pound")  # the 2 points of the card

    assert s.players[0].pounds == 4
    assert s.players[0].used == 0b10
    assert GAME.waiting(s) == [1]


def test_8_6_a_number_asks_for_that_total() -> None:
    for book in range(len(BOOKS)):
        for suit in range(4):
            asked = BOOK_NEEDS[book][suit]
            if asked and sum(BOOK_NEEDS[book]) == asked:
                sums = [0, 0, 0, 0]
                sums[suit] = asked - 1
                assert not meets(book, sums, 0)
                sums[suit] = asked
                assert meets(book, sums, 0)
    assert NEEDS == ("coffee", "bananas", "cotton", "expansion", "same", "people")


def test_8_6a_goods_of_one_kind() -> None:
    same_4 = BOOKS.index("b20")

    assert not meets(same_4, [3, 3, 3, 9], 9)
    for good in range(3):
        sums = [0, 0, 0, 0]
        sums[good] = 4
        assert meets(same_4, sums, 0)


def test_8_6b_another_merchant_or_bookkeeper() -> None:
    """a24 asks for one other of them."""
    for area, others in (
        ("bookkeeper", False),
        ("bookkeeper a_merchant_generic", True),
        ("bookkeeper a_bookkeeper_3", True),
        ("bookkeeper a_merchant_generic!", False),
    ):
        s = turn(Seat(area=area, jar=1, books={2: "a24"}, pounds=2))
        play(s, 0, "bookkeeper 2")
        assert ("2" in of_verb(s, "jar")) == others
    tile = turn(Seat(area="bookkeeper", jar=1, books={2: "a24"}, tiles="tile_merchant", pounds=0))
    play(tile, 0, "bookkeeper 2")
    assert of_verb(tile, "jar") == ["stay", "2"]
    both = turn(Seat(area="bookkeeper", jar=1, books={2: "a24"}, tiles="tile_bookkeeper", pounds=0))
    play(both, 0, "bookkeeper 2")
    assert of_verb(both, "jar") == ["stay", "2"]


def test_8_6c_two_requirements_do_not_share() -> None:
    """c03: 3 coffee and 3 of one kind."""
    book = BOOKS.index("c03")

    assert meets(book, [3, 0, 3, 0], 0)
    assert meets(book, [3, 3, 0, 0], 0)
    assert meets(book, [6, 0, 0, 0], 0)
    assert not meets(book, [5, 0, 0, 0], 0)
    assert not meets(book, [5, 2, 2, 0], 0)
    assert not meets(book, [2, 6, 0, 0], 0)


@pytest.mark.parametrize(
    ("book", "area", "pounds", "diamond", "points"),
    [
        ("c05", "bananas_1", 3, 0, 0),
        ("c06", "bananas_2", 0, 2, 0),
        ("c23", "bananas_2", 0, 0, 3),
    ],
)
def test_8_7_rewards_of_books(book: str, area: str, pounds: int, diamond: int, points: int) -> None:
    s = turn(Seat(pounds=0, area=f"bookkeeper {area}", jar=1, books={2: book}))
    play(s, 0, "bookkeeper 2", "jar 2")

    assert (s.players[0].pounds, s.players[0].diamond) == (pounds, diamond)
    play(s, 0, *["pound"] * (points + 2))
    assert s.players[0].pounds == pounds + points + 2


def test_8_7a_remove_one_post_from_any_base() -> None:
    """a20 asks for 3 expansion."""
    s = turn(
        Seat(area="bookkeeper c_expansion_3_cairo", jar=1, books={2: "a20"}),
        bases={"cairo": (5, 0, 5)},
    )
    gone = s.gone[3]
    play(s, 0, "bookkeeper 2", "jar 2")

    assert len(of_verb(s, "remove")) == 11
    assert refused(s, "remove cairo/2") == ("column_empty", "8.7a")
    assert refused(s, "pound") == ("not_now", "4.2")
    tried = [action.text for action in GAME.candidates(s, 0)]
    assert tried[:2] == ["leave", "remove mombasa/1"]
    assert len(tried) == 13
    told = heard(s, 0, "remove cairo/1")
    assert posts(s, "cairo") == [4, 0, 5]
    assert s.gone[3] == gone + 1
    assert (told[0].source, told[0].target) == ("post:cairo/1", "box")
    assert decision(s) == "SpendPoints"


def test_8_7b_remove_two_posts_of_one_company_or_two() -> None:
    """b19 asks for 4 expansion."""
    s = turn(Seat(area="bookkeeper c_expansion_3_cairo expansion_1", jar=1, books={2: "b19"}))
    play(s, 0, "bookkeeper 2", "jar 2", "remove cairo/1")
    assert "mombasa/3" in of_verb(s, "remove")
    play(s, 0, "remove cairo/1")

    assert posts(s, "cairo") == [3, 5, 5]
    assert decision(s) == "SpendPoints"


@pytest.mark.parametrize(
    ("area", "pounds"), [("a_cotton_3 c_cotton_4_mombasa", 6), ("cotton_1", 0)]
)
def test_8_7c_a_good_minus_one(area: str, pounds: int) -> None:
    """a15: as many pounds as the cotton adds up to, minus 1."""
    s = turn(Seat(pounds=0, area=f"bookkeeper {area}", jar=1, books={2: "a15"}))
    play(s, 0, "bookkeeper 2", "jar 2")

    assert s.players[0].pounds == pounds


# --- rulings ---------------------------------------------------------------------------------


def test_r16_a_book_may_be_turned_to_no_use() -> None:
    s = turn(Seat(pounds=4, area="bookkeeper", jar=3, books={2: "a01", 3: "a02", 7: "a03"}))
    play(s, 0, "bookkeeper 2")

    assert of_verb(s, "turn") == ["2", "3", "7"]


def test_r17_requirements_cost_nothing() -> None:
    s = turn(Seat(pounds=3, area="bookkeeper bananas_2", jar=1, books={2: "a08"}))
    told = heard(s, 0, "bookkeeper 2", "jar 2")

    assert "pays" not in codes(told)
    assert set(SPOT_POUNDS) == {0, 1, 2}


def test_r18_removing_a_post_may_be_left() -> None:
    s = turn(Seat(area="bookkeeper c_expansion_3_cairo expansion_1", jar=1, books={2: "b19"}))
    play(s, 0, "bookkeeper 2", "jar 2", "leave")
    assert decision(s) == "SpendPoints"

    none = dict.fromkeys(("mombasa", "cape_town", "saint_louis", "cairo"), (0, 0, 0))
    s = turn(Seat(area="bookkeeper c_expansion_3_cairo", jar=1, books={2: "a20"}), bases=none)
    play(s, 0, "bookkeeper 2", "jar 2")
    assert decision(s) == "SpendPoints"


def test_r34_one_face_up_book_for_each_bookkeeper_and_never_the_starting_book() -> None:
    s = turn(Seat(pounds=9, area="bookkeeper", books={2: "a01", 3: "a02"}, turned=(3,)))
    play(s, 0, "bookkeeper 2")
    assert refused(s, "turn 1") == ("starting_book", "8.2")
    assert refused(s, "turn 3") == ("face_down", "8.2")
    play(s, 0, "turn 2")
    assert decision(s) == "SpendPoints"  # nothing else to turn, and the jar cannot move

    s = turn(Seat(pounds=9, area="bananas_1", books={2: "a06", 3: "a02"}, tiles="tile_bookkeeper"))
    play(s, 0, "bookkeeper tile", "turn 3")
    assert refused(s, "turn 2") == ("turned_one", "8.2")
    assert all(action.text != "lay a07 1" for action in GAME.actions.all)


def test_r36_a_bookkeeper_may_be_used_when_the_jar_cannot_move() -> None:
    s = turn(Seat(area="bookkeeper", pounds=0))
    play(s, 0, "bookkeeper 2")

    assert decision(s) == "SpendPoints"
    assert furthest(s, 0) == 0


def test_r47_two_posts_each_time_from_the_top_of_a_column() -> None:
    s = turn(
        Seat(area="bookkeeper c_expansion_3_cairo expansion_1", jar=1, books={2: "b19"}),
        bases={"cairo": (1, 0, 0), "mombasa": (1, 5, 5)},
    )
    play(s, 0, "bookkeeper 2", "jar 2", "remove cairo/1")
    assert not [text for text in options(s) if "cairo" in text]
    play(s, 0, "remove mombasa/1")

    assert s.opened & 1  # the lowest place of Mombasa's first column stays empty
    assert posts(s, "mombasa") == [0, 5, 5]

"""Books, starting tiles and the tracks of the player board hold together."""

from __future__ import annotations

from collections import Counter

from igroteka.games.mombasa.books import (
    BOOK_COST,
    BOOK_LAST,
    BOOK_LETTER,
    BOOK_NEEDS,
    BOOK_PAYS,
    BOOK_SCALE,
    BOOK_SLOT_AT,
    BOOK_SPACES,
    BOOK_VALUE,
    BOOKS,
    BOOKS_OF,
    COIN_SPACES,
    FIRST_STARTING_BOOK,
    FIRST_TILES,
    NEEDS,
    PEOPLE,
    SCALE_LESS,
    SPACE_LETTER,
    STARTING_TILES,
    TAKES_A,
    TILE_BONUS,
    TILE_RESTS,
)
from igroteka.games.mombasa.pieces import (
    BANANAS,
    BOOK_POINTS,
    COFFEE,
    COTTON,
    DIAMOND_LAST,
    DIAMOND_SLOT_AT,
    DIAMOND_VALUE,
    DIAMONDS,
    FIRST_NUMBERED,
    FIRST_STARTING,
    OPENED_BY,
    POUNDS,
    REMOVE,
    ROUND_COINS,
    START_SLOTS,
)

STARTING = range(FIRST_STARTING, FIRST_NUMBERED)
BOOK_TILES = range(FIRST_STARTING_BOOK)


# --- books -----------------------------------------------------------------------------------


def test_there_are_24_books_of_each_letter() -> None:
    assert [len(books) for books in BOOKS_OF] == [24, 24, 24]
    assert BOOK_COST == (1, 1, 2)
    assert len(set(BOOKS)) == 72 + 10


def turned(book: int, by: dict[int, int]) -> tuple[int, tuple[int, ...], tuple[int, ...], int]:
    """A book with its goods exchanged."""
    needs = list(BOOK_NEEDS[book])
    for good, other in by.items():
        needs[other] = BOOK_NEEDS[book][good]
    scale = BOOK_SCALE[book]
    return BOOK_LETTER[book], tuple(needs), BOOK_PAYS[book], by.get(scale, scale)


def test_the_books_treat_the_three_goods_alike() -> None:
    on = {COFFEE: BANANAS, BANANAS: COTTON, COTTON: COFFEE}

    assert Counter([turned(b, on) for b in BOOK_TILES]) == Counter(
        [turned(b, {}) for b in BOOK_TILES]
    )


def needing(**asked: int) -> list[int]:
    """The book tiles with just these requirements."""
    wanted = tuple([asked.get(name, 0) for name in NEEDS])
    return [book for book in BOOK_TILES if BOOK_NEEDS[book] == wanted]


def test_every_symbol_of_the_overview_is_on_a_book() -> None:
    assert needing(same=4)
    assert needing(people=1)
    assert needing(cotton=1)
    assert needing(coffee=3, same=3)
    assert needing(expansion=2)
    assert {BOOK_PAYS[book][REMOVE] for book in BOOK_TILES} == {0, 1, 2}
    assert {BOOK_SCALE[book] for book in needing(cotton=1)} >= {COTTON}
    assert any(BOOK_PAYS[book][BOOK_POINTS] == 2 for book in BOOK_TILES)
    assert 6 - SCALE_LESS == 5


def test_every_book_can_be_met_with_the_three_first_slots() -> None:
    """The bookkeeper in use takes one of them."""
    best = [4, 4, 4, 3, 4, 1]
    for book in range(len(BOOKS)):
        cards = 1 + sum([-(-BOOK_NEEDS[book][n] // best[n]) for n in range(len(NEEDS))])
        assert cards <= len(START_SLOTS), BOOKS[book]


def test_totals_of_the_books() -> None:
    asked = [sum([BOOK_NEEDS[book][n] for book in BOOK_TILES]) for n in range(len(NEEDS))]
    paid = [
        [
            sum([BOOK_PAYS[book][n] for book in books])
            for n in (POUNDS, DIAMONDS, REMOVE, BOOK_POINTS)
        ]
        for books in BOOKS_OF
    ]

    assert asked == [34, 34, 34, 37, 41, 9]
    assert paid == [[16, 6, 1, 9], [36, 14, 5, 6], [34, 31, 8, 3]]
    assert len([book for book in BOOK_TILES if BOOK_SCALE[book] >= 0]) == 3


def test_every_book_space_gets_coins_in_one_round() -> None:
    assert tuple([f"{letter}{n}" for letter in "abc" for n in (1, 2, 3, 4)]) == BOOK_SPACES
    assert SPACE_LETTER == (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)
    assert sorted([space for pair in COIN_SPACES[2:] for space in pair]) == list(range(12))
    assert [upper < lower for upper, lower in COIN_SPACES[2:]] == [True] * 6


def test_coins_of_the_rounds() -> None:
    assert ROUND_COINS == {
        2: (0, 0, 1, 1, 1, 1, 1, 1),
        3: (0, 0, 2, 1, 2, 1, 2, 1),
        4: (0, 0, 2, 2, 2, 2, 2, 2),
    }
    assert sum([sum(coins) for coins in ROUND_COINS.values()]) == 6 + 9 + 12


# --- the player board ------------------------------------------------------------------------


def test_both_own_tracks_rise_to_60_on_their_last_space() -> None:
    for values, last in ((DIAMOND_VALUE, DIAMOND_LAST), (BOOK_VALUE, BOOK_LAST)):
        assert len(values) == last + 1
        assert list(values) == sorted(values)
        assert (values[0], values[-2] < 60, values[-1]) == (0, True, 60)
    assert (DIAMOND_LAST, BOOK_LAST) == (28, 15)
    assert [space for space in range(29) if DIAMOND_VALUE[space] > DIAMOND_VALUE[space - 1]] == [
        6,
        9,
        13,
        16,
        20,
        23,
        25,
        28,
    ]
    assert BOOK_VALUE == (0, 0, 0, 10, 10, 15, 15, 20, 20, 30, 30, 40, 40, 50, 50, 60)


def test_three_slots_are_open_and_the_outer_two_are_won() -> None:
    assert OPENED_BY == (1, 0, 0, 0, 2)
    assert START_SLOTS == (1, 2, 3)
    assert (DIAMOND_SLOT_AT, BOOK_SLOT_AT) == (8, 4)


def test_books_a_go_on_the_spaces_2_to_7() -> None:
    assert [space for space in range(BOOK_LAST + 1) if TAKES_A[space]] == [2, 3, 4, 5, 6, 7]


def test_starting_tiles_use_every_starting_card_and_every_track() -> None:
    rests = Counter([c for cards in TILE_RESTS for c in cards])
    bonus = [sum(steps) for steps in zip(*TILE_BONUS, strict=True)]

    assert len(STARTING_TILES) == 10
    assert set(rests) == set(STARTING)
    assert sorted(rests.values()) == [3, 3, 3, 3, 3, 3, 4, 4, 4]
    assert bonus == [4, 4, 3, 4, 10]
    assert [STARTING_TILES[tile] for tile in FIRST_TILES] == ["st_01", "st_02", "st_03", "st_04"]
    for book in range(FIRST_STARTING_BOOK, len(BOOKS)):
        assert BOOK_LETTER[book] == -1
        assert max(BOOK_NEEDS[book]) <= 3
        assert not BOOK_NEEDS[book][PEOPLE]

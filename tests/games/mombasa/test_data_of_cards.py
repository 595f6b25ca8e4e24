"""The cards and the display hold together, and the examples of the rulebook can happen."""

from __future__ import annotations

from collections import Counter

from igroteka.games.mombasa.pieces import (
    ACTION_CARDS,
    BANANAS,
    BOOKKEEPER,
    CARD_DIAMONDS,
    CARD_LETTER,
    CARD_MINES_OF,
    CARD_POINTS,
    CARD_POUNDS,
    CARD_RED,
    CARD_SHARE_OF,
    CARD_SHARES,
    CARD_SUIT,
    CARD_TYPE,
    CARD_VALUE,
    CARDS,
    COFFEE,
    COMPANIES,
    COTTON,
    DECK_OF,
    EXPANSION,
    EXPANSION_CARD,
    FILL_ORDER,
    FIRST_NUMBERED,
    FIRST_STARTING,
    FIRST_TILE,
    GOODS,
    GOODS_CARD,
    LETTERS,
    MERCHANT,
    NUMBERED_OF,
    SHARE_CARD,
    SPACES,
    START_HAND,
    START_SLOTS,
    STARTING_CARDS,
    SURCHARGE,
)
from igroteka.games.mombasa.spots import SPOT_PLUS, SPOTS
from igroteka.games.mombasa.tracks import A1, DISCOUNT

ACTION = range(FIRST_STARTING)
STARTING = range(FIRST_STARTING, FIRST_NUMBERED)


def card(name: str) -> int:
    """The number of a card."""
    return CARDS.index(name)


def spot(name: str) -> int:
    """The number of a spot."""
    return SPOTS.index(name)


def of_type(kind: int, among: range = ACTION) -> list[int]:
    """The cards of a type."""
    return [c for c in among if CARD_TYPE[c] == kind]


# --- cards -----------------------------------------------------------------------------------


def test_there_are_44_action_cards_in_five_letters() -> None:
    assert len(ACTION_CARDS) == 44
    assert [len(deck) for deck in DECK_OF] == [9, 16, 11, 4, 4]


def test_there_are_so_many_cards_of_each_type() -> None:
    kinds = Counter([CARD_TYPE[c] for c in ACTION])

    assert kinds == {
        GOODS_CARD: 18,
        EXPANSION_CARD: 9,
        BOOKKEEPER: 4,
        MERCHANT: 5,
        SHARE_CARD: 8,
    }


def test_a_starting_hand_is_six_goods_two_expansions_and_a_bookkeeper() -> None:
    kinds = Counter([CARD_TYPE[c] for c in STARTING])

    assert kinds == {GOODS_CARD: 6, EXPANSION_CARD: 2, BOOKKEEPER: 1}
    assert [CARD_POINTS[c] for c in of_type(BOOKKEEPER, STARTING)] == [2]
    assert START_HAND == len(STARTING_CARDS) + 1 - len(START_SLOTS) == 7


def test_numbered_cards_have_one_point_and_sell_for_more_with_each_place() -> None:
    assert [CARD_TYPE[c] for c in NUMBERED_OF] == [EXPANSION_CARD] * 4
    assert [CARD_VALUE[c] for c in NUMBERED_OF] == [1, 1, 1, 1]
    assert [CARD_RED[c] for c in NUMBERED_OF] == [1, 2, 3, 4]


def test_goods_have_values_to_four_and_expansions_to_three() -> None:
    every = range(FIRST_TILE)

    assert {CARD_VALUE[c] for c in of_type(GOODS_CARD, every)} == {1, 2, 3, 4}
    assert {CARD_VALUE[c] for c in of_type(EXPANSION_CARD, every)} == {1, 2, 3}


def test_a_merchant_without_a_company_and_one_of_each() -> None:
    found = {(CARD_MINES_OF[c], CARD_DIAMONDS[c], CARD_POUNDS[c]) for c in of_type(MERCHANT)}

    assert found == {(-1, 1, 2), (0, 2, 1), (1, 2, 1), (2, 2, 1), (3, 2, 1)}


def test_the_bonus_tiles_are_as_strong_as_the_rulebook_says() -> None:
    plus_one, bookkeeper, merchant, expansion = range(FIRST_TILE, len(CARDS))

    assert CARD_VALUE[plus_one] == 1
    assert CARD_POINTS[bookkeeper] == 1
    assert (CARD_DIAMONDS[merchant], CARD_POUNDS[merchant]) == (2, 0)
    assert (CARD_SUIT[expansion], CARD_VALUE[expansion]) == (EXPANSION, 2)


def test_share_cards_are_two_of_each_company_and_all_cards_bring_eight_shares() -> None:
    for company in range(len(COMPANIES)):
        shares = [CARD_SHARES[c] for c in of_type(SHARE_CARD) if CARD_SHARE_OF[c] == company]
        assert sorted(shares) == [1, 2]
        assert sum([CARD_SHARES[c] for c in ACTION if CARD_SHARE_OF[c] == company]) == 8


def test_the_cards_treat_the_three_goods_alike() -> None:
    kinds = [
        sorted([(CARD_LETTER[c], CARD_VALUE[c], CARD_RED[c], CARD_SHARES[c]) for c in cards])
        for cards in [[c for c in ACTION if CARD_SUIT[c] == good] for good in range(len(GOODS))]
    ]

    assert len(kinds[COFFEE]) == 6
    assert kinds[COFFEE] == kinds[BANANAS] == kinds[COTTON]


def test_totals_of_the_cards() -> None:
    red = [sum([CARD_RED[c] for c in deck]) for deck in DECK_OF]

    assert red == [20, 52, 53, 8, 20]
    assert min(CARD_RED[:FIRST_TILE]) == 1
    assert sum([CARD_VALUE[c] for c in of_type(GOODS_CARD)]) == 57
    assert sum([CARD_VALUE[c] for c in of_type(EXPANSION_CARD)]) == 22
    assert sum([CARD_POINTS[c] for c in ACTION]) == 13
    assert sum([CARD_VALUE[c] for c in STARTING]) == 12
    assert sum([CARD_RED[c] for c in STARTING]) == 14


# --- the display -----------------------------------------------------------------------------


def refreshed(rows: list[list[str]], deck: list[str]) -> list[list[str]]:
    """Rows of left, middle, right after a preparation in which nobody had bought; uses `deck`."""
    kept = [["", *row[:2]] if row else ["", "", ""] for row in rows]
    for place in FILL_ORDER:
        column, row_number = divmod(place, 4)
        if not kept[row_number][column]:
            kept[row_number][column] = deck.pop(0)
    return kept


def test_the_left_column_begins_with_an_a_and_the_share_cards_stay_to_the_end() -> None:
    deck = [LETTERS[letter] for letter in range(len(LETTERS)) for _ in DECK_OF[letter]]
    rows = refreshed([[], [], [], []], deck)

    assert [row[0] for row in rows] == ["A", "B", "B", "B"]
    assert len(deck) == 32
    for _ in range(6):
        rows = refreshed(rows, deck)
    assert deck == ["D"] * 4 + ["E"] * 4


def test_older_cards_are_cheaper() -> None:
    assert len(SPACES) == 12
    assert SURCHARGE == (2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0)
    assert [SPACES[place] for place in FILL_ORDER[:5]] == [
        "right_1",
        "right_2",
        "right_3",
        "right_4",
        "middle_1",
    ]


def prices(suit: int, value: int) -> set[int]:
    """What cards of a suit and value can cost."""
    cards = [c for c in ACTION if CARD_SUIT[c] == suit and CARD_VALUE[c] == value]
    return {CARD_RED[c] + more for c in cards for more in set(SURCHARGE)}


def test_prices_of_the_examples_exist() -> None:
    """A banana card for 3, paid with 4 coffee; a coffee 2 for £3; one card that can cost 0."""
    assert any(3 in prices(BANANAS, value) for value in range(1, 5))
    assert 3 in prices(COFFEE, 2)
    assert min([CARD_RED[c] + SURCHARGE[-1] - DISCOUNT[A1][1][BANANAS] for c in ACTION]) == 0
    values = {(CARD_SUIT[c], CARD_VALUE[c]) for c in range(FIRST_TILE)}
    assert {(COFFEE, 1), (COFFEE, 3), (COTTON, 2)} <= values


def test_the_sale_of_the_example_brings_three_pounds() -> None:
    assert CARD_RED[card("start_coffee_1")] + SPOT_PLUS[spot("sell_card")] == 3

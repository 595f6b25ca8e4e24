"""Chapters 2, 13 and 14: shares, preparation, the end and scoring; 18.4 and 18.5."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.books import BOOK_SPACES, BOOK_VALUE
from igroteka.games.mombasa.pieces import (
    CARD_TYPE,
    CARDS,
    DECK_OF,
    DIAMOND_VALUE,
    SCORE_LINES,
    SHARE_CARD,
    SPACES,
)
from igroteka.games.mombasa.state import MombasaState
from tests.games.mombasa.table import (
    Seat,
    card_of,
    checked,
    codes,
    hand,
    of_verb,
    options,
    planning,
    play,
    price,
    refused,
    turn,
)


def sheet(s: MombasaState, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat by line."""
    return {line.label: line.amount for line in GAME.scores(s)[seat].lines}


def next_round(s: MombasaState) -> MombasaState:
    """The last player ends, and the next round is prepared."""
    play(s, 0, "end")
    return s


def last_turn(*players: Seat, **table: object) -> MombasaState:
    """A turn after which the round is over."""
    return turn(*(players or (Seat(),)), Seat(ended=True), **table)  # type: ignore[arg-type]


def shown(s: MombasaState, *spaces: str) -> list[str]:
    """The cards on spaces of the display."""
    return [CARDS[s.display[SPACES.index(space)]] for space in spaces]


# --- 2 Shares --------------------------------------------------------------------------------


def test_2_1_the_most_pounds_win() -> None:
    """Money, shares, the diamond track and the book track count."""
    s = turn(
        Seat(pounds=7, tracks={"cairo": 2}, diamond=9, jar=3, books={2: "b01", 3: "b02"}),
        Seat(pounds=8),
        bases={"cairo": (0, 5, 5)},
    )

    assert [sheet.total for sheet in GAME.scores(s)] == [7 + 5 + 15 + 10, 8]
    assert [sheet.rank for sheet in GAME.scores(s)] == [1, 2]


@pytest.mark.parametrize(("space", "shares"), [(1, 0), (2, 1), (4, 1), (5, 2), (9, 3), (20, 8)])
def test_2_2_share_symbols_reached_or_passed(space: int, shares: int) -> None:
    s = turn(Seat(tracks={"cairo": space}))

    assert GAME.look(s, 1)["players"][0]["shares"]["cairo"] == shares


def test_2_3_shares_on_cards_are_added() -> None:
    """The example: 5 shares on the track of Cape Town and 2 on cards are 7."""
    s = turn(
        Seat(
            tracks={"cape_town": 13},
            hand="b_coffee_3_cape_town",
            rests={2: "b_expansion_2_cape_town"},
        )
    )

    assert GAME.look(s, 0)["players"][0]["shares"]["cape_town"] == 7


def test_2_4_a_share_is_worth_the_uncovered_coins() -> None:
    """The example: 7 shares at a price of 6 are £42."""
    s = turn(
        Seat(
            tracks={"cape_town": 13},
            hand="b_coffee_3_cape_town",
            rests={2: "b_expansion_2_cape_town"},
        ),
        bases={"cape_town": (0, 4, 5)},
    )

    assert price(s, "cape_town") == 5 + 1
    assert sheet(s)["company_cape_town"] == 42


# --- 13 Preparation --------------------------------------------------------------------------


def test_13_1_coins_cards_markers() -> None:
    s = last_turn(markers={"sell_card": 1})
    s.listen()
    play(s, 0, "end")
    told = codes(s.heard())

    assert told[-1] == "round"
    order = [told.index(code) for code in ("coin", "discards", "slides", "shows_card")]
    assert order == sorted(order)
    assert told.index("marker_home") > order[-1]


@pytest.mark.parametrize(
    ("seats", "round", "spaces"),
    [(2, 2, ["b2"]), (3, 2, ["b2"]), (3, 3, ["a2", "c2"]), (4, 1, ["a1", "b1"])],
)
def test_13_2_coins_go_to_the_book_spaces_of_the_round(
    seats: int, round: int, spaces: list[str]
) -> None:
    others = [Seat(ended=True)] * (seats - 1)
    s = turn(Seat(), *others, seats=seats, round=round)
    play(s, 0, "end")

    assert [name for place, name in enumerate(BOOK_SPACES) if s.coins >> place & 1] == spaces
    coins = GAME.look(s, 0)["round_coins"]
    assert coins.index(next(number for number in coins if number)) == round + 1
    assert s.round == round + 1


def test_13_2a_who_takes_the_book_takes_the_coin() -> None:
    s = turn(Seat(area="a_bookkeeper_3", pounds=0), coins="a1 b1", seats=4)
    play(s, 0, "bookkeeper 2", "book a1")

    assert s.players[0].pounds == 1
    assert GAME.look(s, 0)["book_display"]["b1"]["coin"]
    assert not GAME.look(s, 0)["book_display"]["a1"]["coin"]
    play(s, 0, "book b2")
    assert s.players[0].pounds == 1


def test_13_3_the_right_column_is_discarded() -> None:
    s = last_turn(display={"right_1": "a_coffee_2", "right_2": "."})
    right = [card for card in s.display[8:] if card >= 0]
    next_round(s)

    assert s.discard == right
    assert card_of("a_coffee_2") in right


def test_13_3a_the_others_move_to_the_right_in_their_order() -> None:
    s = last_turn(
        display={
            "left_1": "a_coffee_2",
            "middle_1": "a_coffee_3",
            "right_1": ".",
            "left_2": "a_cotton_2",
            "middle_2": ".",
            "left_3": ".",
            "middle_3": "a_cotton_3",
        }
    )
    next_round(s)

    assert shown(s, "middle_1", "right_1") == ["a_coffee_2", "a_coffee_3"]
    assert shown(s, "right_2") == ["a_cotton_2"]
    assert shown(s, "right_3") == ["a_cotton_3"]


def test_13_3b_empty_spaces_are_filled_from_the_deck() -> None:
    s = last_turn(display={"left_1": ".", "middle_1": ".", "right_1": "."})
    before = set(s.display)
    next_round(s)

    assert -1 not in s.display
    # Row 1 was empty: it is filled on the right first.
    new = [space for space in range(12) if s.display[space] not in before]
    assert {SPACES[space] for space in new} >= {"left_1", "middle_1", "right_1", "left_2"}


def test_13_3c_when_the_deck_is_used_up_spaces_stay_empty() -> None:
    s = planning(Seat())
    for cards in DECK_OF:
        for card in cards:
            if s.deck >> card & 1:
                s.deck &= ~(1 << card)
                s.discard.append(card)
    s = checked(s)
    for text in ("done", "end"):
        play(s, 0, text)
        play(s, 1, text)

    left = [SPACES[space] for space in range(12) if s.display[space] < 0]
    assert left == ["left_1", "left_2", "left_3", "left_4"]


def test_13_4_markers_come_home_with_bonus_tiles() -> None:
    s = turn(
        Seat(),
        Seat(ended=True),
        markers={"sell_card": 0, "tile_merchant": 1, "tile_expansion": 1},
    )
    s.listen()
    play(s, 0, "end")

    assert s.players[1].tiles == 0b1100
    tiles = [event for event in s.heard() if event.code == "gets_tile"]
    assert [(event.source, event.target) for event in tiles] == [
        ("tile:tile_merchant", "seat:1/tile:tile_merchant"),
        ("tile:tile_expansion", "seat:1/tile:tile_expansion"),
    ]
    assert GAME.look(s, 0)["players"][1]["tiles"] == [
        {"tile": "tile_merchant", "used": False},
        {"tile": "tile_expansion", "used": False},
    ]


def test_13_5_the_next_round_begins_with_planning() -> None:
    s = next_round(last_turn())

    assert (GAME.progress(s).round, GAME.progress(s).phase) == (3, "planning")
    assert GAME.waiting(s) == [0, 1]


def test_13_6_the_last_eight_cards_of_the_deck_are_share_cards() -> None:
    last = [*DECK_OF[3], *DECK_OF[4]]

    assert len(last) == 8
    assert all(CARD_TYPE[card] == SHARE_CARD for card in last)


def test_13_6a_a_share_card_is_never_planned() -> None:
    s = checked(planning(Seat(hand="d_share_1_cairo")))

    assert refused(s, "plan d_share_1_cairo 2") == ("no_action", "13.6a")
    assert not any("share" in text for text in of_verb(s, "plan"))


# --- 14 End and scoring ----------------------------------------------------------------------


def test_14_1_the_game_ends_after_the_action_phase_of_round_7() -> None:
    s = last_turn(round=7)
    s.listen()
    play(s, 0, "end")

    assert GAME.waiting(s) == []
    assert codes(s.heard())[-1] == "over"
    assert refused(s, "end") == ("game_over", "14.1")


def test_14_2_all_resting_cards_are_taken_into_the_hand() -> None:
    s = turn(
        Seat(rests={2: "b_coffee_3_cape_town", 3: "coffee_1"}, area="b_cotton_3_cairo"),
        Seat(ended=True),
        round=7,
        bases={"cape_town": (0, 5, 5), "cairo": (3, 5, 5)},
    )
    play(s, 0, "end 3")

    assert {"b_coffee_3_cape_town", "start_coffee_1", "b_cotton_3_cairo"} <= hand(s)
    assert (sheet(s)["company_cape_town"], sheet(s)["company_cairo"]) == (5, 1)


def test_14_3_seven_lines_the_first_is_money() -> None:
    s = turn(Seat(pounds=17))

    assert tuple(sheet(s)) == SCORE_LINES
    assert len(SCORE_LINES) == 7
    assert sheet(s)["cash"] == 17


def test_14_4_price_times_shares_for_each_company() -> None:
    s = turn(
        Seat(tracks={"mombasa": 5, "saint_louis": 2}, hand="e_share_2_saint_louis"),
        bases={"mombasa": (3, 5, 5), "saint_louis": (5, 0, 4), "cairo": (0, 0, 0)},
    )

    assert price(s, "cairo") == 15
    assert sheet(s) == {
        "cash": 1,
        "company_mombasa": 2 * 1,
        "company_cape_town": 0,
        "company_saint_louis": 3 * 6,
        "company_cairo": 0,
        "diamonds": 0,
        "books": 0,
    }


@pytest.mark.parametrize(("space", "points"), [(5, 0), (6, 10), (8, 10), (9, 15), (28, 60)])
def test_14_5_the_last_number_of_the_diamond_track(space: int, points: int) -> None:
    assert sheet(turn(Seat(diamond=space)))["diamonds"] == points == DIAMOND_VALUE[space]


@pytest.mark.parametrize(("space", "points"), [(2, 0), (3, 10), (4, 10), (5, 15), (15, 60)])
def test_14_6_the_last_number_of_the_book_track(space: int, points: int) -> None:
    books = {place: f"b{place:02}" for place in range(2, space + 1)}

    assert sheet(turn(Seat(jar=space, books=books)))["books"] == points == BOOK_VALUE[space]


def test_14_7_nothing_else_is_worth_anything() -> None:
    s = turn(
        Seat(
            pounds=0,
            books={2: "b01", 3: "c01"},
            tiles="tile_merchant tile_expansion",
            hand="c_bookkeeper_4 b_merchant_cairo",
        )
    )

    assert GAME.scores(s)[0].total == 0


def test_14_8_a_tie_is_a_shared_win() -> None:
    s = turn(Seat(pounds=150), Seat(pounds=150), Seat(pounds=149), seats=3)

    assert [sheet.rank for sheet in GAME.scores(s)] == [1, 1, 3]


# --- 18 General rules ------------------------------------------------------------------------


def test_18_4_everybodys_money_is_open() -> None:
    s = turn(Seat(pounds=12), Seat(pounds=3))

    for viewer in (-1, 0, 1):
        seen = GAME.look(s, viewer)["players"]
        assert [player["pounds"] for player in seen] == [12, 3]


def test_18_5_coins_are_not_limited() -> None:
    """The box has coins for £140."""
    s = turn(Seat(pounds=400, area="a_merchant_generic"), Seat(pounds=300))
    play(s, 0, "merchant 2")

    assert s.players[0].pounds == 402
    assert "end" in options(s, 1)

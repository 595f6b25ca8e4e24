"""Chapter 1: set-up."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.atlas import COINS, POSTS
from igroteka.games.mombasa.books import (
    BOOK_LETTER,
    FIRST_TILES,
    STARTING_TILES,
    TILE_BONUS,
    TILE_RESTS,
)
from igroteka.games.mombasa.pieces import (
    CARD_LETTER,
    CARDS,
    COMPANIES,
    DECK_OF,
    LETTERS,
    ROUND_COINS,
    SPACES,
    START_SLOTS,
    TRACKS,
)
from igroteka.games.mombasa.rules.markers import markers_left
from igroteka.games.mombasa.rules.setup import tile_of
from igroteka.games.mombasa.state import MombasaState
from igroteka.kernel.errors import UnknownChoice
from tests.games.mombasa.table import codes, hand, options, pile, play, refused

LATER = {"tracks": "random", "starting_tiles": "chosen"}


def new(seats: int = 4, seed: int = 1, **variant: str) -> MombasaState:
    """A game that has just been set up."""
    return GAME.setup(seats, seed, variant)


def finish(s: MombasaState) -> None:
    """Answer everything that the set-up asks, taking the first option."""
    while GAME.progress(s).phase == "setup":
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, GAME.options(s, seat)[0])


def test_1_1_two_to_four_play() -> None:
    assert (GAME.meta.min_seats, GAME.meta.max_seats) == (2, 4)
    with pytest.raises(UnknownChoice, match="expected 2 to 4 seats, found 5"):
        GAME.setup(5, 1)


def test_1_2_the_tracks_of_the_first_game() -> None:
    s = new()

    laid = dict(zip(COMPANIES, [TRACKS[track] for track in s.tracks], strict=True))
    assert laid == {"mombasa": "A1", "cape_town": "B1", "saint_louis": "C1", "cairo": "D1"}


def test_1_2a_a_track_belongs_to_the_company_where_it_lies() -> None:
    s = new(first_player="1")

    # The tile of the first player moves its marker on the track of Cairo, which is D1.
    assert STARTING_TILES[tile_of(s.players[0])] == "st_01"
    assert s.players[0].on_track == [0, 0, 0, 2]
    assert s.letter_at == [0, 1, 2, 3]


def test_1_2b_later_games_draw_a_track_of_each_letter_by_chance() -> None:
    found = [tuple(GAME.setup(2, seed, LATER).tracks) for seed in range(60)]

    assert all(sorted([track // 2 for track in tracks]) == [0, 1, 2, 3] for tracks in found)
    assert len(set(found)) > 40
    assert {track for tracks in found for track in tracks} == set(range(8))
    s = GAME.setup(2, 7, LATER)
    assert [s.tracks[s.letter_at[letter]] // 2 for letter in range(4)] == [0, 1, 2, 3]


def test_1_3_every_base_is_full_and_all_coins_are_covered() -> None:
    s = new()

    assert s.posts == [5] * 12
    assert sum([len(column) for column in COINS]) == POSTS == 15
    assert [s.price(company) for company in range(4)] == [0, 0, 0, 0]


def test_1_4_the_deck_lies_letter_by_letter() -> None:
    s = new()
    drawn: list[int] = [card for card in s.display if card >= 0]

    assert [len(cards) for cards in DECK_OF] == [9, 16, 11, 4, 4]
    assert len(drawn) == 12
    assert not any(s.deck >> card & 1 for card in DECK_OF[0])
    assert s.deck.bit_count() == 44 - 12
    assert s.discard == []
    others = {tuple(sorted(new(seed=seed).display)) for seed in range(8)}
    assert len(others) == 8


def test_1_5_the_left_column_begins_with_an_a_and_goes_on_with_three_b() -> None:
    for seed in range(5):
        s = new(seed=seed)
        letters = {
            SPACES[space]: LETTERS[CARD_LETTER[s.display[space]]] for space in range(len(SPACES))
        }
        assert [letters[f"left_{row}"] for row in (1, 2, 3, 4)] == ["A", "B", "B", "B"]
        assert {letters[f"{column}_{row}"] for column in ("middle", "right") for row in (1, 2)} == {
            "A"
        }


def test_1_6_coins_come_from_a_bank_without_a_limit() -> None:
    s = new()

    assert "bank" not in GAME.pieces(s)
    assert not any("coin" in name or "pound" in name for name in GAME.pieces(s))


@pytest.mark.parametrize(
    ("seats", "coins"),
    [(2, [0, 1, 1, 1, 1, 1, 1]), (3, [0, 2, 1, 2, 1, 2, 1]), (4, [0, 2, 2, 2, 2, 2, 2])],
)
def test_1_7_coins_on_the_round_track(seats: int, coins: list[int]) -> None:
    s = new(seats)

    assert GAME.look(s, 0)["round_coins"] == coins
    assert list(ROUND_COINS[seats][1:]) == coins
    assert s.coins == 0


def test_1_8_four_books_of_each_letter_are_shown() -> None:
    s = new()

    assert [BOOK_LETTER[book] for book in s.book_display] == [0] * 4 + [1] * 4 + [2] * 4
    assert s.book_supply.bit_count() == 72 - 12
    assert new(seed=2).book_display != s.book_display


def test_1_9_the_bonus_tiles_lie_beside_the_board() -> None:
    s = new()

    assert [player.tiles for player in s.players] == [0, 0, 0, 0]


def test_1_10_what_every_player_begins_with() -> None:
    s = new()

    for seat in range(4):
        player = s.players[seat]
        assert player.pounds == 1
        assert player.jar == 0
        assert pile(player.cards()) >= {
            "start_coffee_1",
            "start_coffee_2",
            "start_bananas_1",
            "start_bananas_2",
            "start_cotton_1",
            "start_cotton_2",
            "start_expansion_1",
            "start_expansion_2",
            "start_bookkeeper",
        }


@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_1_10a_bonus_markers(seats: int, markers: int) -> None:
    s = new(seats)

    assert [markers_left(s, seat) for seat in range(seats)] == [markers] * seats


def test_1_11_the_first_player_is_drawn_by_chance() -> None:
    assert {new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_1_12_numbered_cards_in_turn_order() -> None:
    s = new(3, first_player="2")

    numbers = [
        [name for name in pile(player.cards()) if name.startswith("single_expansion")]
        for player in s.players
    ]
    assert numbers == [["single_expansion_3"], ["single_expansion_1"], ["single_expansion_2"]]
    assert [player.cards().bit_count() for player in s.players] == [10, 10, 10]


def test_1_13_the_starting_tiles_of_the_first_game() -> None:
    s = new(3, first_player="2")

    tiles = [STARTING_TILES[tile_of(player)] for player in s.players]
    assert tiles == ["st_03", "st_01", "st_02"]
    assert [STARTING_TILES[tile] for tile in FIRST_TILES] == ["st_01", "st_02", "st_03", "st_04"]


def test_1_13a_in_later_games_one_of_two_tiles_is_kept_in_secret() -> None:
    s = new(2, starting_tiles="chosen")
    offered = [options(s, seat) for seat in (0, 1)]

    assert GAME.waiting(s) == [0, 1]
    assert [len(found) for found in offered] == [2, 2]
    assert not set(offered[0]) & set(offered[1])
    other = next(f"keep {tile}" for tile in STARTING_TILES if f"keep {tile}" not in offered[0])
    assert refused(s, other) == ("not_dealt", "1.13a")
    play(s, 0, offered[0][1])
    assert GAME.look(s, 1)["players"][0]["books"][0] is None
    seen = GAME.look(s, 0)["players"][0]["books"][0]
    assert seen is not None
    assert f"keep {seen['book']}" == offered[0][1]
    play(s, 1, offered[1][0])
    shown = GAME.look(s, 1)["players"][0]["books"][0]
    assert shown == seen
    assert [player.dealt for player in s.players] == [0, 0]


def test_1_13b_a_starting_tile_has_cards_a_book_and_a_bonus() -> None:
    for tile in range(len(STARTING_TILES)):
        assert len(TILE_RESTS[tile]) == 3
        assert 1 <= len([steps for steps in TILE_BONUS[tile] if steps]) <= 2
    assert len(STARTING_TILES) == 10


def test_1_14_the_tile_is_laid_and_the_jar_stands_on_it() -> None:
    s = new()

    assert [player.jar for player in s.players] == [0] * 4
    books = [GAME.look(s, 0)["players"][seat]["books"][0] for seat in range(4)]
    assert {book["book"] for book in books if book} == {"st_01", "st_02", "st_03", "st_04"}


def test_1_14a_three_cards_rest_in_any_order() -> None:
    s = new(2, first_player="1")

    assert GAME.waiting(s) == [0, 1]
    cards = ["start_coffee_1", "start_cotton_2", "start_expansion_1"]
    assert options(s) == [f"rest {card} {slot}" for card in cards for slot in (2, 3, 4)]
    assert refused(s, "rest start_coffee_2 2") == ("not_on_tile", "1.14a")
    play(s, 0, "rest start_cotton_2 3")
    assert refused(s, "rest start_coffee_1 3") == ("rest_taken", "1.14a")
    play(s, 0, "rest start_expansion_1 4")
    assert [pile(s.players[0].rests[slot]) for slot in START_SLOTS] == [
        {"start_coffee_1"},
        {"start_cotton_2"},
        {"start_expansion_1"},
    ]
    assert len(hand(s)) == 7
    assert GAME.waiting(s) == [1]


def test_1_14b_the_starting_bonus_moves_markers() -> None:
    s = new(4, first_player="1")
    assert [player.on_track for player in s.players] == [
        [0, 0, 0, 2],
        [0, 2, 0, 0],
        [0, 0, 2, 0],
        [2, 0, 0, 0],
    ]

    for seed in range(30):
        later = GAME.setup(2, seed, LATER)
        while GAME.decision(later, 0) == "KeepTile" or GAME.decision(later, 1) == "KeepTile":
            seat = GAME.waiting(later)[0]
            GAME.apply(later, seat, GAME.options(later, seat)[0])
        for player in later.players:
            bonus = TILE_BONUS[tile_of(player)]
            assert [*player.on_track, player.diamond] == list(bonus)


# --- rulings ---------------------------------------------------------------------------------


def test_r52_the_expansion_of_a_tile_is_the_card_of_ones_colour() -> None:
    for rests in TILE_RESTS:
        assert not any(CARDS[card].startswith("single_expansion") for card in rests)
    s = new(2, first_player="1")
    assert "rest start_expansion_1 2" in options(s)
    assert "single_expansion_1" in hand(s)


def test_r61_the_table_may_agree_on_a_first_player() -> None:
    assert {new(4, seed, first_player="3").first for seed in range(10)} == {2}
    with pytest.raises(UnknownChoice, match="expected 4 seats for first_player=4, found 3"):
        new(3, first_player="4")


def test_r62_tracks_and_tiles_are_two_options() -> None:
    one = GAME.setup(2, 3, {"tracks": "random"})
    other = GAME.setup(2, 3, {"starting_tiles": "chosen"})

    assert GAME.decision(one, 0) == "RestCard"
    assert one.tracks != other.tracks
    assert GAME.decision(other, 0) == "KeepTile"
    assert other.tracks == new(2).tracks


def test_r63_all_rest_their_cards_at_the_same_time() -> None:
    s = new(2, first_player="1")
    s.listen()
    s.heard()
    play(s, 0, "rest start_cotton_2 3", "rest start_expansion_1 4")
    told = s.heard()

    assert [event.only for event in told] == [0, 0, 0]
    assert GAME.look(s, 1)["players"][0]["rests"] == [[], [], [], [], []]
    assert GAME.look(s, 1)["players"][0]["hand_size"] == 10
    finish(s)
    told = s.heard()
    assert [event.only for event in told if event.code == "rest_shown"] == [-1] * 6
    assert [event.barrier for event in told if event.code == "rests_shown"] == [True]
    assert GAME.look(s, 1)["players"][0]["rests"][2] == ["start_cotton_2"]
    assert "round" not in codes(told)

"""Component files of one's own: true numbers are taken, mistakes are named in one sentence."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from igroteka.games.mombasa import atlas, books, pieces, spots, tracks
from tests.support.components import Box

BOX = Box("mombasa", Path(pieces.FOLDER) / "data", "atlas, books, pieces, spots, tracks")


def facts(file: str) -> dict[str, Any]:
    """A component file as it is written."""
    return tomllib.loads((Path(pieces.FOLDER) / "data" / f"{file}.toml").read_text("utf-8"))


# --- ours ------------------------------------------------------------------------------------


def test_the_component_list_is_that_of_the_rulebook() -> None:
    assert pieces.BOX == {
        "tracks": 4,
        "boards": 4,
        "action_cards": 44,
        "starting_cards": 36,
        "numbered_cards": 4,
        "track_cards": 4,
        "books": 72,
        "starting_tiles": 10,
        "bonus_tiles": 4,
        "coins_of_1": 40,
        "coins_of_5": 20,
        "posts": 60,
        "track_markers": 16,
        "bonus_markers": 20,
        "jars": 4,
        "diamond_markers": 4,
        "first_player_markers": 1,
    }


def test_the_numbers_of_the_rules_are_those_of_the_rulebook() -> None:
    assert (pieces.ROUNDS, pieces.START_POUNDS, pieces.START_HAND) == (7, 1, 7)
    assert (len(pieces.START_SLOTS), len(pieces.SLOTS)) == (3, 5)
    assert (books.TURNING_POUNDS, books.POINT_POUNDS, books.SCALE_LESS) == (2, 1, 1)
    assert (pieces.DIAMOND_POUNDS_AT_END, books.POINT_POUNDS_AT_END) == (2, 2)
    assert (atlas.COST_OF, atlas.OCCUPIED_COST) == ((0, 1, 2), 1)
    assert (pieces.MINES_EACH_STEP, pieces.EACH_OTHER_MERCHANT) == (2, 1)
    assert (pieces.TILES_DEALT, atlas.POSTS, len(pieces.SCORE_LINES)) == (2, 15, 7)


def test_no_id_is_used_for_two_things_of_one_kind() -> None:
    for names in (
        pieces.CARDS,
        pieces.SPACES,
        books.BOOKS,
        books.BOOK_SPACES,
        atlas.REGIONS,
        spots.SPOTS,
        tracks.BONUSES,
    ):
        assert len(set(names)) == len(names)


def test_what_is_ours_says_so() -> None:
    """No printed card, book, track or map was known; nothing of it may pass for the original."""
    for file, key in (
        ("cards", "card"),
        ("cards", "column"),
        ("books", "book"),
        ("books", "coins"),
        ("tiles", "starting_tile"),
        ("tracks", "track"),
        ("map", "region"),
        ("map", "column"),
    ):
        assert {entry["source"] for entry in facts(file)[key]} == {"reconstructed"}


def test_where_the_facts_come_from() -> None:
    sources: Counter[str] = Counter()
    for file in pieces.FILES:
        for tables in facts(file).values():
            entries = tables if isinstance(tables, list) else [tables]
            sources.update([entry["source"] for entry in entries])

    assert sources == {"rulebook": 61, "public": 9, "reconstructed": 196}


# --- one's own -------------------------------------------------------------------------------


def test_the_true_numbers_of_a_box_are_taken(tmp_path: Path) -> None:
    BOX.change(tmp_path, "tracks", "tolls = { 9 = 2 }", "tolls = { 6 = 1, 12 = 3 }")
    BOX.change(tmp_path, "cards", 'id = "a_coffee_2"', 'id = "a_coffee_large"')
    BOX.change(tmp_path, "diamonds", "28 = 60", "28 = 65")

    done = BOX.load(tmp_path, "print(tracks.TOLL[0][6], pieces.CARDS[0], pieces.DIAMOND_VALUE[-1])")

    assert done.stderr == ""
    assert done.stdout.split() == ["1", "a_coffee_large", "65"]


def test_files_that_are_not_there_come_from_the_package(tmp_path: Path) -> None:
    done = BOX.load(tmp_path, "print(len(pieces.CARDS), len(books.BOOKS), len(spots.SPOTS))")

    assert done.stdout.split() == ["61", "82", "19"]


FIRST_CARD = """[[card]]
id = "a_coffee_2"
letter = "A"
type = "good"
good = "coffee"
value = 2
red = 2
source = "reconstructed"
"""
WRONG = {
    "no source": (
        "setup",
        'source = "rulebook"',
        "",
        "setup.toml: game.source: expected this field, found none",
    ),
    "unknown source": (
        "scoring",
        'source = "rulebook"',
        'source = "a friend"',
        "scoring.toml: line cash.source: expected one of rulebook, public, memory, reconstructed; ",
    ),
    "missing line of the score sheet": (
        "scoring",
        'id = "cash"',
        'id = "luck"',
        "scoring.toml: expected a line among cash, company_mombasa, ",
    ),
    "no game of three": (
        "setup",
        "seats = 3",
        "seats = 4",
        "setup.toml: expected [[players]] with seats = 4 once, found two",
    ),
    "three coins on a round": (
        "setup",
        "round_coins = [2, 1, 2, 1, 2, 1]",
        "round_coins = [2, 1, 2, 1, 2, 3]",
        "setup.toml: players 3: expected 1 or 2 coins for each of the rounds 2 to 7, found ",
    ),
    "two first tracks of one letter": (
        "setup",
        'first_track = "B1"',
        'first_track = "A2"',
        "setup.toml: expected a first track of another letter for each company",
    ),
    "two companies of one colour": (
        "setup",
        'colour = "white"',
        'colour = "black"',
        "setup.toml: expected a colour of its own for each company",
    ),
    "no slot for diamonds": (
        "setup",
        'opened_by = "diamonds"',
        'opened_by = "start"',
        "setup.toml: expected one slot opened by diamonds and one by books",
    ),
    "a hand of eight": (
        "setup",
        "hand = 7",
        "hand = 8",
        "setup.toml: game: expected a hand of 7, found 8",
    ),
    "too few markers for B2": (
        "setup",
        "bonus_markers = 20",
        "bonus_markers = 12",
        "setup.toml: expected 12 bonus markers, found 20",
    ),
    "missing card": ("cards", FIRST_CARD, "", "cards.toml: expected 44 action cards, found 43"),
    "one card twice": (
        "cards",
        'id = "a_coffee_3"',
        'id = "start_coffee_1"',
        "cards.toml: expected every id once among all cards",
    ),
    "card of a wrong letter": (
        "cards",
        'letter = "A"',
        'letter = "B"',
        "cards.toml: letter A: expected 9 cards, found 8",
    ),
    "share card among the others": (
        "cards",
        'letter = "D"\ntype = "share"\nred = 2',
        'letter = "D"\ntype = "bookkeeper"\npoints = 1\nred = 2',
        "cards.toml: card d_share_1_mombasa: expected the share cards to be those of the letters",
    ),
    "good without a value": (
        "cards",
        'good = "coffee"\nvalue = 2\nred = 2\nsource = "reconstructed"\n\n[[card]]',
        'good = "coffee"\nred = 2\nsource = "reconstructed"\n\n[[card]]',
        "cards.toml: card a_coffee_2: expected a field value on a card of type good",
    ),
    "good with points": (
        "cards",
        'good = "coffee"\nvalue = 2',
        'good = "coffee"\npoints = 2\nvalue = 2',
        "cards.toml: starting start_coffee_2: expected no points on a card of type good",
    ),
    "good of five": (
        "cards",
        "value = 4",
        "value = 5",
        "cards.toml: card c_coffee_4_mombasa.value: expected a whole number from 0 to 4, found 5",
    ),
    "share without a company": (
        "cards",
        'share_of = "cape_town"\n',
        "",
        "cards.toml: card b_coffee_3_cape_town: expected share_of and shares together",
    ),
    "two merchants of one company": (
        "cards",
        'mines_of = "cairo"',
        'mines_of = "mombasa"',
        "cards.toml: expected one merchant without a company and one of each company",
    ),
    "two numbered cards of one place": (
        "cards",
        "place = 2",
        "place = 3",
        "cards.toml: expected a numbered card for each of the places 1 to 4",
    ),
    "wrong bonus tile": (
        "tiles",
        'type = "merchant"',
        'type = "share"',
        "tiles.toml: expected the bonus tiles +1 good, bookkeeper, merchant, expansion",
    ),
    "book of no letter": (
        "books",
        'id = "a01"\nletter = "A"',
        'id = "a01"\nletter = "D"',
        "books.toml: book a01.letter: expected one of A, B, C; found 'D'",
    ),
    "book of a wrong letter": (
        "books",
        'id = "a01"\nletter = "A"',
        'id = "a01"\nletter = "B"',
        "books.toml: letter A: expected 24 books, found 23",
    ),
    "book that asks for nothing": (
        "books",
        "requires = { coffee = 1 }",
        "requires = {}",
        "books.toml: book a01: expected one or two requirements",
    ),
    "book that asks for money": (
        "books",
        "requires = { coffee = 1 }",
        "requires = { pounds = 1 }",
        "books.toml: book a01.requires.pounds: expected one of coffee, bananas, ",
    ),
    "book that brings nothing": (
        "books",
        "rewards = { pounds = 1 }",
        "rewards = {}",
        "books.toml: book a01: expected a reward, in rewards or in scale",
    ),
    "book that moves on a track": (
        "books",
        "rewards = { pounds = 1 }",
        "rewards = { track = 1 }",
        "books.toml: book a01: expected no steps on company tracks",
    ),
    "two coins on one book space": (
        "books",
        'upper = "a2"',
        'upper = "a1"',
        "books.toml: expected every book space once among the coins",
    ),
    "no room for books A": (
        "books",
        "spaces = [8, 9,",
        "spaces = [2, 3, 4, 5, 6, 7, 8, 9,",
        "books.toml: crossed: expected some of the spaces 2 to 15, but not all; found ",
    ),
    "values that fall": (
        "diamonds",
        "9 = 15",
        "9 = 5",
        "diamonds.toml: track.values: expected rising numbers, found ",
    ),
    "a track without its end": (
        "diamonds",
        "last = 28",
        "last = 29",
        "diamonds.toml: track.values: expected spaces from 1 to 29, the last one; found ",
    ),
    "a card that rests twice": (
        "tiles",
        'rest = ["start_coffee_1", "start_cotton_2",',
        'rest = ["start_coffee_1", "start_coffee_1",',
        "tiles.toml: starting_tile st_01: expected 3 different cards to rest",
    ),
    "a large starting bonus": (
        "tiles",
        "bonus = { cairo = 2 }",
        "bonus = { cairo = 4 }",
        "tiles.toml: starting_tile st_01: expected a bonus that reaches no toll and no special "
        "field, found 4 steps on track A1",
    ),
    "two tiles for the first player": (
        "tiles",
        "first_game = 2",
        "first_game = 1",
        "tiles.toml: expected a starting tile of the first game for each of the places 1 to 4",
    ),
    "shares that do not reach the end": (
        "tracks",
        "last = 20",
        "last = 21",
        "tracks.toml: track A1.shares: expected spaces from 1 to 21, the last one; found ",
    ),
    "one special field": (
        "tracks",
        "fields = { 4 = 1, 11 = 2 }",
        "fields = { 4 = 1 }",
        "tracks.toml: track A1: expected two special fields up to space 20",
    ),
    "toll behind the end": (
        "tracks",
        "tolls = { 9 = 2 }",
        "tolls = { 20 = 2 }",
        "tracks.toml: track A1: expected one or two tolls before space 20",
    ),
    "spots on A": (
        "tracks",
        'kind = "permanent"',
        'kind = "spot"',
        "tracks.toml: track A1: expected permanent bonuses on A and B, spots on C and D",
    ),
    "discount with nothing": (
        "tracks",
        'discount_with = "bananas"\n',
        "",
        "tracks.toml: bonus A1/1: expected discount and discount_with together",
    ),
    "bonus that gives nothing": (
        "tracks",
        "expansion = 1\n",
        "",
        "tracks.toml: bonus B1/1: expected what the bonus gives, found nothing",
    ),
    "letters mixed on a track card": (
        "tracks",
        'halves = ["A1", "A2"]',
        'halves = ["A1", "B2"]',
        "tracks.toml: expected the two tracks of one letter on each track card, A to D",
    ),
    "one-way border": (
        "map",
        "borders = { libyan_desert = 1, upper_senegal = 2, niger_bend = 1 }",
        "borders = { libyan_desert = 1, upper_senegal = 2 }",
        "map.toml: expected every border to be listed alike by both regions; "
        "fezzan and niger_bend do not agree",
    ),
    "border of two widths": (
        "map",
        "borders = { libyan_desert = 1, upper_senegal = 2, niger_bend = 1 }",
        "borders = { libyan_desert = 1, upper_senegal = 1, niger_bend = 1 }",
        "map.toml: expected every border to be listed alike by both regions; "
        "fezzan and upper_senegal do not agree",
    ),
    "triple border": (
        "map",
        "bases = { cairo = 2 }",
        "bases = { cairo = 3 }",
        "map.toml: region fezzan.bases: expected 1 for a single border, 2 for a double one",
    ),
    "border with itself": (
        "map",
        "borders = { libyan_desert = 1, upper",
        "borders = { fezzan = 1, libyan_desert = 1, upper",
        "map.toml: region fezzan: expected no border with itself",
    ),
    "mines without diamonds": (
        "map",
        'id = "fezzan"\nreward = "track"\namount = 1',
        'id = "fezzan"\nreward = "track"\namount = 1\nmines = 1',
        "map.toml: region fezzan: expected mines below diamonds only",
    ),
    "reward without an amount": (
        "map",
        'id = "fezzan"\nreward = "track"\namount = 1',
        'id = "fezzan"\nreward = "track"',
        "map.toml: region fezzan: expected a reward of a region and its amount",
    ),
    "enclave by the sea": (
        "map",
        "borders = { equatorial_forest = 2 }",
        "borders = { equatorial_forest = 2 }\nbases = { cairo = 1 }",
        "map.toml: region stanley_falls: expected a border with equatorial_forest only",
    ),
    "reward around an enclave": (
        "map",
        'id = "equatorial_forest"',
        'id = "equatorial_forest"\nreward = "pounds"\namount = 1',
        "map.toml: region stanley_falls: expected no reward in equatorial_forest around it",
    ),
    "one coin at the bottom": (
        "map",
        "coins = [0, 1, 1, 1, 2]",
        "coins = [1, 1, 1, 1, 1]",
        "map.toml: expected 2 coins on the lowest place of a column, found 1",
    ),
    "too many coins": (
        "map",
        "coins = [0, 1, 1, 1, 2]",
        "coins = [1, 1, 1, 1, 2]",
        "map.toml: expected 15 coins on a base, found 16",
    ),
    "two companies in the north": (
        "map",
        'side = "east"',
        'side = "north"',
        "map.toml: expected one company at each side of the board",
    ),
    "lines that do not rise": (
        "spots",
        "{ from = 3, track = 3 }",
        "{ from = 1, track = 3 }",
        "spots.toml: spot majority_coffee: expected rising lines from a total of 1 on, found ",
    ),
    "line in shells": (
        "spots",
        "{ from = 3, track = 3 }",
        "{ from = 3, shells = 3 }",
        "spots.toml: spot majority_coffee.lines[1].shells: expected one of from, pounds, ",
    ),
    "two majorities of one good": (
        "spots",
        'suit = "cotton"',
        'suit = "coffee"',
        "spots.toml: expected one majority spot for each suit",
    ),
    "sale without a price": (
        "spots",
        "plus = 2\n",
        "",
        "spots.toml: spot sell_card: expected a field plus on a spot of kind sell",
    ),
    "tile for nothing": (
        "spots",
        'kind = "tile"\npounds = 1',
        'kind = "tile"',
        "spots.toml: spot tile_plus_one_good: expected a cost of 1 or 2 pounds",
    ),
    "spot of another track": (
        "spots",
        'track = "C1"',
        'track = "C2"',
        "spots.toml: track_spot c1_1: expected the track and the bonus that its id names",
    ),
    "misspelt field": (
        "spots",
        "discount = 0",
        "discuont = 0",
        "spots.toml: spot buy_card.discuont: expected one of ",
    ),
    "not TOML": ("spots", "[[spot]]", "[[spot", "spots.toml: expected TOML, found "),
}


@pytest.mark.parametrize("name", WRONG, ids=[name.replace(" ", "-") for name in WRONG])
def test_a_mistake_is_named_in_one_sentence(tmp_path: Path, name: str) -> None:
    file, old, new, sentence = WRONG[name]
    BOX.change(tmp_path, file, old, new)

    assert BOX.complaint(tmp_path).startswith(sentence)

"""Books, the book track and the starting tiles, loaded once and checked on load."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.pieces import (
    COMPANIES,
    FIRST_STARTING,
    GOODS,
    MAX_SEATS,
    NO_REWARD,
    NONE,
    PLACES_IN_TURN,
    REWARDS,
    ROUNDS,
    START_SLOTS,
    STARTING_CARDS,
    STEPS,
    SUITS,
    TILES_DEALT,
    amounts,
    counted,
    facts,
    index,
    ladder,
    number,
)

_books: Final = facts("books")
_tiles: Final = facts("tiles")

# What a requirement asks for: a total of a suit, of any one good, or other people.
SAME: Final = 4
PEOPLE: Final = 5
NEEDS: Final = (*SUITS, "same", "people")

# --- books -----------------------------------------------------------------------------------

BOOK_LETTERS: Final = ("A", "B", "C")
_letters: Final = _books.entries("letter", BOOK_LETTERS, ("tiles", "cost", "shown"))
BOOK_COST: Final = tuple([letter.whole("cost", 1, 9) for letter in _letters])
STARTING_TILES: Final = _tiles.ids("starting_tile")
BOOK_TILES: Final = _books.ids("book")
# The book tiles, then the starting books, which have the ids of their starting tiles.
BOOKS: Final = (*BOOK_TILES, *STARTING_TILES)
FIRST_STARTING_BOOK: Final = len(BOOK_TILES)
counted("books", "books", len(BOOK_TILES))
counted("tiles", "starting_tiles", len(STARTING_TILES))
_book_tiles: Final = _books.entries("book", BOOK_TILES, ("letter", "requires", "rewards", "scale"))
_starting_tiles: Final = _tiles.entries(
    "starting_tile", STARTING_TILES, ("first_game", "rest", "requires", "rewards", "bonus")
)
_printed: Final = [*_book_tiles, *_starting_tiles]
BOOK_LETTER: Final = (
    *[book.name("letter", BOOK_LETTERS) for book in _book_tiles],
    *[NONE for _ in STARTING_TILES],  # R34
)
BOOK_NEEDS: Final = tuple([amounts(book, "requires", NEEDS) for book in _printed])
BOOK_PAYS: Final = tuple([amounts(book, "rewards", REWARDS) for book in _printed])
BOOK_SCALE: Final = tuple([index(book, "scale", GOODS) for book in _printed])  # 8.7c
for _book in range(len(BOOKS)):
    _fact = _printed[_book]
    if len([asked for asked in BOOK_NEEDS[_book] if asked]) not in (1, 2):
        raise _fact.facts.broken(f"{_fact.r.where}: expected one or two requirements")
    if (BOOK_PAYS[_book] != NO_REWARD) == (BOOK_SCALE[_book] >= 0):
        raise _fact.facts.broken(f"{_fact.r.where}: expected a reward, in rewards or in scale")
    if BOOK_PAYS[_book][STEPS]:
        raise _fact.facts.broken(f"{_fact.r.where}: expected no steps on company tracks")
BOOKS_OF: Final = tuple(
    [
        tuple([book for book in range(FIRST_STARTING_BOOK) if BOOK_LETTER[book] == letter])
        for letter in range(len(BOOK_LETTERS))
    ]
)
for _letter in range(len(BOOK_LETTERS)):
    _books_of_letter = _letters[_letter].whole("tiles", 1, 99)
    if len(BOOKS_OF[_letter]) != _books_of_letter:
        raise _books.broken(
            f"letter {BOOK_LETTERS[_letter]}: expected {_books_of_letter} books, "
            f"found {len(BOOKS_OF[_letter])}"
        )

_points: Final = _books.table("points")
_points.known(("pounds", "at_the_end", "turning", "less"))
POINT_POUNDS: Final = _points.whole("pounds", 1, 9)  # 7.2
POINT_POUNDS_AT_END: Final = _points.whole("at_the_end", 1, 9)  # 17.4
TURNING_POUNDS: Final = _points.whole("turning", 0, 9)  # 8.2
SCALE_LESS: Final = _points.whole("less", 0, 9)  # 8.7c

# --- the book display ------------------------------------------------------------------------

_shown: Final = [letter.whole("shown", 1, 9) for letter in _letters]
BOOK_SPACES: Final = tuple(
    [
        f"{BOOK_LETTERS[letter].lower()}{place + 1}"
        for letter in range(len(BOOK_LETTERS))
        for place in range(_shown[letter])
    ]
)
SPACE_LETTER: Final = tuple(
    [letter for letter in range(len(BOOK_LETTERS)) for _ in range(_shown[letter])]
)
# 13.2: the upper and the lower space of every round; the rounds 0 and 1 have none.
_coins: Final = _books.rows("coins")
for _row in _coins:
    _row.known(("round", "upper", "lower"))
COIN_SPACES: Final = (
    (NONE, NONE),
    (NONE, NONE),
    *[(row.name("upper", BOOK_SPACES), row.name("lower", BOOK_SPACES)) for row in _coins],
)
if [row.whole("round", 2, ROUNDS) for row in _coins] != list(range(2, ROUNDS + 1)):
    raise _books.broken(f"expected [[coins]] for the rounds 2 to {ROUNDS}, in their order")
if sorted([space for pair in COIN_SPACES[2:] for space in pair]) != list(range(len(BOOK_SPACES))):
    raise _books.broken("expected every book space once among the coins")

# --- the book track --------------------------------------------------------------------------

# Space 0 is where the jar starts, space 1 the starting book, the others take books.
STARTING_SPACE: Final = 1
_track: Final = _books.table("track")
_track.known(("last", "values", "opens_slot_at"))
BOOK_LAST: Final = _track.whole("last", 2, 99)
BOOK_VALUE: Final = ladder(_track, "values", BOOK_LAST)
BOOK_SLOT_AT: Final = _track.whole("opens_slot_at", 1, BOOK_LAST)
_crossed_out: Final = _books.table("crossed")
_crossed_out.known(("spaces",))
_crossed: Final = _crossed_out.numbers("spaces")
if not set(_crossed) < set(range(STARTING_SPACE + 1, BOOK_LAST + 1)):
    raise _books.broken(
        f"crossed: expected some of the spaces 2 to {BOOK_LAST}, but not all; found {_crossed}"
    )
# 7.3a: whether a book A may lie on a space.
TAKES_A: Final = tuple(
    [space > STARTING_SPACE and space not in _crossed for space in range(BOOK_LAST + 1)]
)

# --- starting tiles --------------------------------------------------------------------------

START_BONUSES: Final = (*COMPANIES, "diamonds")
# Steps on the tracks of the four companies, then on the diamond track.
TILE_BONUS: Final = tuple([amounts(tile, "bonus", START_BONUSES) for tile in _starting_tiles])
TILE_RESTS: Final = tuple(
    [
        tuple([FIRST_STARTING + card for card in tile.names("rest", STARTING_CARDS)])
        for tile in _starting_tiles
    ]
)
for _tile in range(len(STARTING_TILES)):
    _where = _starting_tiles[_tile].r.where
    if len(TILE_RESTS[_tile]) != len(START_SLOTS) or len(set(TILE_RESTS[_tile])) != len(
        START_SLOTS
    ):
        raise _tiles.broken(f"{_where}: expected {len(START_SLOTS)} different cards to rest")
    if len([steps for steps in TILE_BONUS[_tile] if steps]) not in (1, 2):
        raise _tiles.broken(f"{_where}: expected a bonus on one or two tracks")
# The tile of each place in turn order in the first game.
_first_game: Final = [number(tile, "first_game", MAX_SEATS) for tile in _starting_tiles]
if sorted([place for place in _first_game if place]) != list(PLACES_IN_TURN):
    raise _tiles.broken("expected a starting tile of the first game for each of the places 1 to 4")
FIRST_TILES: Final = tuple([_first_game.index(place) for place in PLACES_IN_TURN])
if len(STARTING_TILES) < TILES_DEALT * MAX_SEATS:
    raise _tiles.broken(
        f"expected {TILES_DEALT * MAX_SEATS} starting tiles to deal, found {len(STARTING_TILES)}"
    )

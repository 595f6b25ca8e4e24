"""Ids and printed facts of Mombasa, loaded once from `data/*.toml` and checked on load.

All ids are small whole numbers, indices into the name tuples here; names appear only in
data files, saves, notation and views. The files decide which cards, books, starting tiles and
regions there are; companies, goods, tracks, bonus tiles and spots belong to the rules.

Here are the box, the set-up, the cards and the diamond track; books, company tracks, the map
and the bonus spots have modules of their own beside this one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from igroteka.kernel.components import Fact, Facts

FOLDER: Final = str(Path(__file__).parent)
FILES: Final = (
    "setup",
    "cards",
    "books",
    "diamonds",
    "tiles",
    "tracks",
    "map",
    "spots",
    "scoring",
)
NONE: Final = -1  # an id that is not there


def facts(file: str) -> Facts:
    """One component file of this game."""
    return Facts(FOLDER, "mombasa", file)


def number(fact: Fact, key: str, high: int) -> int:
    """A whole number up to `high`; 0 where the table does not name it."""
    return fact.whole(key, 0, high) if fact.has(key) else 0


def index(fact: Fact, key: str, names: tuple[str, ...]) -> int:
    """The index of an id; NONE where the table does not name one."""
    return fact.name(key, names) if fact.has(key) else NONE


def amounts(fact: Fact, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Counts per id; all 0 where the table does not name them."""
    return tuple(fact.counts(key, names)) if fact.has(key) else tuple([0 for _ in names])


def ladder(fact: Fact, key: str, last: int) -> tuple[int, ...]:
    """For every space of a track the number it has reached or passed; 0 before the first one."""
    found = fact.pairs(key)
    spaces = list(found)
    numbers = list(found.values())
    if not found or spaces != sorted(spaces) or numbers != sorted(set(numbers)):
        raise fact.facts.broken(f"{fact.r.at(key)}: expected rising numbers, found {found}")
    if spaces[0] < 1 or spaces[-1] != last:
        raise fact.facts.broken(
            f"{fact.r.at(key)}: expected spaces from 1 to {last}, the last one; found {spaces}"
        )
    return tuple([max([0, *[found[s] for s in spaces if s <= space]]) for space in range(last + 1)])


# --- the box ---------------------------------------------------------------------------------

_setup: Final = facts("setup")
BOX_COUNTS: Final = (
    "tracks",
    "boards",
    "action_cards",
    "starting_cards",
    "numbered_cards",
    "track_cards",
    "books",
    "starting_tiles",
    "bonus_tiles",
    "coins_of_1",
    "coins_of_5",
    "posts",
    "track_markers",
    "bonus_markers",
    "jars",
    "diamond_markers",
    "first_player_markers",
)
_box: Final = _setup.table("box")
_box.known(BOX_COUNTS)
BOX: Final = {name: _box.whole(name, 1, 999) for name in BOX_COUNTS}


def counted(file: str, name: str, found: int) -> None:
    """Refuse a file that does not hold what the component list promises."""
    if BOX[name] != found:
        raise facts(file).broken(f"expected {BOX[name]} {name.replace('_', ' ')}, found {found}")


# --- companies, goods, slots -----------------------------------------------------------------

MOMBASA: Final = 0
CAPE_TOWN: Final = 1
SAINT_LOUIS: Final = 2
CAIRO: Final = 3
COMPANIES: Final = ("mombasa", "cape_town", "saint_louis", "cairo")
COMPANY_COUNT: Final = len(COMPANIES)

COFFEE: Final = 0
BANANAS: Final = 1
COTTON: Final = 2
EXPANSION: Final = 3
GOODS: Final = ("coffee", "bananas", "cotton")
SUITS: Final = (*GOODS, "expansion")  # a good has the number of its suit
_setup.entries("good", GOODS, ())

TRACKS: Final = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2")
_companies: Final = _setup.entries("company", COMPANIES, ("colour", "first_track"))
FIRST_TRACKS: Final = tuple([company.name("first_track", TRACKS) for company in _companies])
if len({track // 2 for track in FIRST_TRACKS}) != COMPANY_COUNT:
    raise _setup.broken("expected a first track of another letter for each company")
if len({company.text("colour") for company in _companies}) != COMPANY_COUNT:
    raise _setup.broken("expected a colour of its own for each company")

SLOTS: Final = ("1", "2", "3", "4", "5")  # a resting slot has the number of its slot
AT_START: Final = 0
BY_DIAMONDS: Final = 1
BY_BOOKS: Final = 2
OPENED_BY: Final = tuple(
    [
        slot.name("opened_by", ("start", "diamonds", "books"))
        for slot in _setup.entries("slot", SLOTS, ("opened_by",))
    ]
)
if OPENED_BY.count(BY_DIAMONDS) != 1 or OPENED_BY.count(BY_BOOKS) != 1:
    raise _setup.broken("expected one slot opened by diamonds and one by books")
START_SLOTS: Final = tuple([s for s in range(len(SLOTS)) if OPENED_BY[s] == AT_START])
DIAMOND_SLOT: Final = OPENED_BY.index(BY_DIAMONDS)
BOOK_SLOT: Final = OPENED_BY.index(BY_BOOKS)

# --- set-up ----------------------------------------------------------------------------------

_game: Final = _setup.table("game")
_game.known(("rounds", "pounds", "hand"))
ROUNDS: Final = _game.whole("rounds", 2, 99)
START_POUNDS: Final = _game.whole("pounds", 0, 99)
START_HAND: Final = _game.whole("hand", 1, 99)
START_MARKERS: dict[int, int] = {}  # by the number of players
ROUND_COINS: dict[int, tuple[int, ...]] = {}  # the same, [round]; rounds 0 and 1 have none
for _row in _setup.rows("players"):
    _row.known(("seats", "bonus_markers", "round_coins"))
    _seats = _row.whole("seats", 2, 4)
    _coins = _row.numbers("round_coins")
    if _seats in START_MARKERS:
        raise _setup.broken(f"expected [[players]] with seats = {_seats} once, found two")
    if len(_coins) != ROUNDS - 1 or [coins for coins in _coins if coins not in (1, 2)]:
        raise _setup.broken(
            f"players {_seats}: expected 1 or 2 coins for each of the rounds 2 to {ROUNDS}, "
            f"found {_coins}"
        )
    START_MARKERS[_seats] = _row.whole("bonus_markers", 1, 9)
    ROUND_COINS[_seats] = (0, 0, *_coins)
if sorted(START_MARKERS) != [2, 3, 4]:
    raise _setup.broken(f"expected [[players]] for 2, 3, 4; found {sorted(START_MARKERS)}")
MAX_SEATS: Final = 4
PLACES_IN_TURN: Final = (1, 2, 3, 4)  # as the numbered cards and the first starting tiles name them
_later: Final = _setup.table("later_games")
_later.known(("starting_tiles_dealt", "starting_tiles_kept"))
TILES_DEALT: Final = _later.whole("starting_tiles_dealt", 1, 9)
_later.whole("starting_tiles_kept", 1, 1)
counted("setup", "boards", MAX_SEATS)
counted("setup", "tracks", COMPANY_COUNT)
counted("setup", "track_markers", MAX_SEATS * COMPANY_COUNT)
counted("setup", "jars", MAX_SEATS)
counted("setup", "diamond_markers", MAX_SEATS)
counted("setup", "first_player_markers", 1)

# --- rewards ---------------------------------------------------------------------------------

# What regions, books and spots bring, in the order in which it is taken (R65).
POUNDS: Final = 0
DIAMONDS: Final = 1
REMOVE: Final = 2
BOOK_POINTS: Final = 3
STEPS: Final = 4
REWARDS: Final = ("pounds", "diamonds", "remove", "books", "track")
NO_REWARD: Final = tuple([0 for _ in REWARDS])

# --- cards and bonus tiles -------------------------------------------------------------------

GOODS_CARD: Final = 0
EXPANSION_CARD: Final = 1
BOOKKEEPER: Final = 2
MERCHANT: Final = 3
SHARE_CARD: Final = 4
PLUS_ONE: Final = 5
TYPES: Final = ("good", "expansion", "bookkeeper", "merchant", "share", "plus_one_good")
# What a card of each type must say, and no other card may.
SAYS: Final = (
    ("good", "value"),
    ("value",),
    ("points",),
    ("diamonds", "pounds"),
    (),
    ("value",),
)
ONLY_SOME_SAY: Final = ("good", "value", "points", "diamonds", "pounds")
CARD_FIELDS: Final = (*ONLY_SOME_SAY, "type", "mines_of", "red", "share_of", "shares")
LARGEST_VALUE: Final = (4, 3, 0, 0, 0, 1)  # by type: 4.6, 11.3
LETTERS: Final = ("A", "B", "C", "D", "E")  # from the top of the deck to the bottom
SHARE_LETTERS: Final = ("D", "E")

_cards: Final = facts("cards")
_tiles: Final = facts("tiles")
ACTION_CARDS: Final = _cards.ids("card")
STARTING_CARDS: Final = _cards.ids("starting")
NUMBERED_CARDS: Final = _cards.ids("numbered")
BONUS_TILES: Final = ("tile_plus_one_good", "tile_bookkeeper", "tile_merchant", "tile_expansion")
# Action cards first, then the nine of every colour, the numbered ones, and the bonus tiles,
# which work like cards. Equal starting cards of two players have the same number.
CARDS: Final = (*ACTION_CARDS, *STARTING_CARDS, *NUMBERED_CARDS, *BONUS_TILES)
FIRST_STARTING: Final = len(ACTION_CARDS)
FIRST_NUMBERED: Final = FIRST_STARTING + len(STARTING_CARDS)
FIRST_TILE: Final = FIRST_NUMBERED + len(NUMBERED_CARDS)
CARD_COUNT: Final = len(CARDS)
if len(set(CARDS)) != CARD_COUNT:
    raise _cards.broken("expected every id once among all cards")
counted("cards", "action_cards", len(ACTION_CARDS))
counted("cards", "starting_cards", MAX_SEATS * len(STARTING_CARDS))
counted("cards", "numbered_cards", len(NUMBERED_CARDS))
counted("tiles", "bonus_tiles", len(BONUS_TILES))
_printed: Final = [
    *_cards.entries("card", ACTION_CARDS, ("letter", *CARD_FIELDS)),
    *_cards.entries("starting", STARTING_CARDS, CARD_FIELDS),
    *_cards.entries("numbered", NUMBERED_CARDS, ("place", *CARD_FIELDS)),
]
_bonus_tiles: Final = _tiles.entries(
    "bonus_tile", BONUS_TILES, ("type", "value", "points", "diamonds", "diamonds_each_other")
)
_every: Final = [*_printed, *_bonus_tiles]
CARD_TYPE: Final = tuple([card.name("type", TYPES) for card in _every])
if CARD_TYPE[FIRST_TILE:] != (PLUS_ONE, BOOKKEEPER, MERCHANT, EXPANSION_CARD):
    raise _tiles.broken("expected the bonus tiles +1 good, bookkeeper, merchant, expansion")
for _card in range(FIRST_TILE):
    _where = _printed[_card].r.where
    for _field in ONLY_SOME_SAY:
        _said = _printed[_card].has(_field)
        if _said != (_field in SAYS[CARD_TYPE[_card]]):
            raise _cards.broken(
                f"{_where}: expected {'no' if _said else 'a field'} {_field} on a card of type "
                f"{TYPES[CARD_TYPE[_card]]}"
            )
    if _printed[_card].has("mines_of") and CARD_TYPE[_card] != MERCHANT:
        raise _cards.broken(f"{_where}: expected mines_of on merchants only")
    if _printed[_card].has("share_of") != _printed[_card].has("shares"):
        raise _cards.broken(f"{_where}: expected share_of and shares together")
    if CARD_TYPE[_card] == SHARE_CARD and not _printed[_card].has("shares"):
        raise _cards.broken(f"{_where}: expected shares on a share card")


def _suit(card: Fact, kind: int) -> int:
    """The suit of a card; NONE where nothing is added up."""
    if kind == GOODS_CARD:
        return card.name("good", GOODS)
    return EXPANSION if kind == EXPANSION_CARD else NONE


CARD_SUIT: Final = tuple([_suit(_every[card], CARD_TYPE[card]) for card in range(CARD_COUNT)])
# The value of a goods card, the points of an expansion card, what +1 good adds; else 0.
CARD_VALUE: Final = tuple(
    [number(_every[card], "value", LARGEST_VALUE[CARD_TYPE[card]]) for card in range(CARD_COUNT)]
)
CARD_POINTS: Final = tuple([number(card, "points", 9) for card in _every])
CARD_DIAMONDS: Final = tuple([number(card, "diamonds", 9) for card in _every])
CARD_POUNDS: Final = tuple([number(card, "pounds", 9) for card in _every])
CARD_MINES_OF: Final = tuple([index(card, "mines_of", COMPANIES) for card in _every])
CARD_RED: Final = (*[card.whole("red", 0, 20) for card in _printed], *[0 for _ in BONUS_TILES])
CARD_SHARE_OF: Final = tuple([index(card, "share_of", COMPANIES) for card in _every])
CARD_SHARES: Final = tuple([number(card, "shares", 9) for card in _every])
EACH_OTHER_MERCHANT: Final = _bonus_tiles[2].whole("diamonds_each_other", 0, 9)  # 11.5

CARD_LETTER: Final = tuple([card.name("letter", LETTERS) for card in _printed[:FIRST_STARTING]])
DECK_OF: Final = tuple(
    [
        tuple([card for card in range(FIRST_STARTING) if CARD_LETTER[card] == letter])
        for letter in range(len(LETTERS))
    ]
)
_letters: Final = _cards.entries("letter", LETTERS, ("cards",))
for _letter in range(len(LETTERS)):
    _cards_of_letter = _letters[_letter].whole("cards", 1, 99)
    if len(DECK_OF[_letter]) != _cards_of_letter:
        raise _cards.broken(
            f"letter {LETTERS[_letter]}: expected {_cards_of_letter} cards, "
            f"found {len(DECK_OF[_letter])}"
        )
for _card in range(FIRST_STARTING):
    if (CARD_TYPE[_card] == SHARE_CARD) != (LETTERS[CARD_LETTER[_card]] in SHARE_LETTERS):
        raise _cards.broken(
            f"card {CARDS[_card]}: expected the share cards to be those of the letters D and E"
        )
if [card for card in range(FIRST_STARTING, FIRST_TILE) if CARD_TYPE[card] >= MERCHANT]:
    raise _cards.broken("expected no merchant and no share card among the starting cards")
_merchants: Final = [card for card in range(FIRST_STARTING) if CARD_TYPE[card] == MERCHANT]
if sorted([CARD_MINES_OF[card] for card in _merchants]) != list(range(NONE, COMPANY_COUNT)):
    raise _cards.broken("expected one merchant without a company and one of each company")
# The numbered card of each place in turn order.
_places: Final = [card.whole("place", 1, MAX_SEATS) for card in _printed[FIRST_NUMBERED:]]
if sorted(_places) != list(PLACES_IN_TURN):
    raise _cards.broken("expected a numbered card for each of the places 1 to 4")
NUMBERED_OF: Final = tuple([FIRST_NUMBERED + _places.index(place) for place in PLACES_IN_TURN])
if len(STARTING_CARDS) + 1 - len(START_SLOTS) != START_HAND:
    raise _setup.broken(
        f"game: expected a hand of {len(STARTING_CARDS) + 1 - len(START_SLOTS)}, found {START_HAND}"
    )

# --- the card display ------------------------------------------------------------------------

COLUMNS: Final = ("left", "middle", "right")
_display: Final = _cards.table("display")
_display.known(("rows",))
ROWS: Final = _display.whole("rows", 1, 9)
_columns: Final = _cards.entries("column", COLUMNS, ("surcharge",))
# The spaces column by column from the left, each from top to bottom.
SPACES: Final = tuple([f"{column}_{row + 1}" for column in COLUMNS for row in range(ROWS)])
SURCHARGE: Final = tuple([c.whole("surcharge", 0, 9) for c in _columns for _ in range(ROWS)])
FILL_ORDER: Final = tuple([column * ROWS + row for column in (2, 1, 0) for row in range(ROWS)])

# --- the diamond track -----------------------------------------------------------------------

_diamonds: Final = facts("diamonds")
_diamond_track: Final = _diamonds.table("track")
_diamond_track.known(("last", "values", "opens_slot_at"))
DIAMOND_LAST: Final = _diamond_track.whole("last", 1, 99)
DIAMOND_VALUE: Final = ladder(_diamond_track, "values", DIAMOND_LAST)
DIAMOND_SLOT_AT: Final = _diamond_track.whole("opens_slot_at", 1, DIAMOND_LAST)
_end: Final = _diamonds.table("end")
_end.known(("pounds",))
DIAMOND_POUNDS_AT_END: Final = _end.whole("pounds", 1, 9)  # 17.2
_mines: Final = _diamonds.table("mines")
_mines.known(("each_step",))
MINES_EACH_STEP: Final = _mines.whole("each_step", 1, 9)  # 9.3

# --- scoring ---------------------------------------------------------------------------------

SCORE_LINES: Final = (
    "cash",
    *[f"company_{company}" for company in COMPANIES],
    "diamonds",
    "books",
)
facts("scoring").entries("line", SCORE_LINES, ())

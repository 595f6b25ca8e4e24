"""State and Player of Mombasa: their fields, declared once, and clone.

Sets of things are masks: bit `i` stands for the thing with the id `i`.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.atlas import (
    BASE_COLUMNS,
    COLUMN_PRICE,
    COLUMN_PRICE_OPENED,
    PLACES,
    POSTS,
    REGIONS,
)
from igroteka.games.mombasa.books import BOOK_LAST, BOOK_SPACES, BOOK_TILES, BOOKS, STARTING_TILES
from igroteka.games.mombasa.pieces import (
    ACTION_CARDS,
    BONUS_TILES,
    CARDS,
    COMPANIES,
    COMPANY_COUNT,
    DIAMOND_LAST,
    FIRST_TILE,
    MAX_SEATS,
    NONE,
    ROUNDS,
    SLOTS,
    SPACES,
    TRACKS,
)
from igroteka.games.mombasa.spots import SPOTS
from igroteka.games.mombasa.tracks import LEVELS, TRACK_LAST
from igroteka.kernel.fields import (
    Derived,
    Fields,
    Flag,
    Id,
    Ids,
    Mask,
    Masks,
    Parts,
    Row,
    Seat,
    Whole,
    Wholes,
)
from igroteka.kernel.state import State

MANY: Final = 999
SECOND_THOUGHTS: Final = 20  # R66

SETUP, PLANNING, ACTIONS, END = range(4)
PHASES: Final = ("setup", "planning", "actions", "end")

CARD_NAMES: Final = CARDS[:FIRST_TILE]  # without the bonus tiles
SLOT_COUNT: Final = len(SLOTS)
COLUMN_COUNT: Final = len(BASE_COLUMNS)
# The columns of all bases: those of the first company, then those of the next.
BASES: Final = tuple([f"{company}/{column}" for company in COMPANIES for column in BASE_COLUMNS])
BOOK_TRACK: Final = tuple([str(space) for space in range(BOOK_LAST + 1)])


def members(mask: int) -> list[int]:
    """The ids whose bits are set, in ascending order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


PLAYER_FIELDS: Final = Fields(
    [
        Whole("pounds", 0, MANY),
        Mask("hand", CARD_NAMES),
        Row("slots", CARD_NAMES, SLOT_COUNT),
        Mask("used", SLOTS),  # slots whose card lies face down
        Mask("plus", SLOTS),  # the slot with the tile of +1 good on its card
        Mask("tiles", BONUS_TILES),
        Mask("tiles_used", BONUS_TILES),
        Masks("rests", CARD_NAMES, SLOT_COUNT),
        Whole("diamond", 0, DIAMOND_LAST),
        Whole("jar", 0, BOOK_LAST),
        Row("books", BOOKS, BOOK_LAST + 1),
        Mask("turned", BOOK_TRACK),  # spaces whose book lies face down
        Wholes("on_track", COMPANY_COUNT, 0, max(TRACK_LAST)),
        Wholes("levels", COMPANY_COUNT, 0, LEVELS - 1),
        Flag("ended"),
        Whole("second_thoughts", 0, SECOND_THOUGHTS),
        Mask("dealt", STARTING_TILES),
    ],
    sparse=True,
)


class Player:
    """One seat's pieces.

    `on_track` is the space of its marker on the track of each company, `levels` how many special
    bonuses of that track work already (R1). `dealt` are the starting tiles it chooses from.
    """

    __slots__ = PLAYER_FIELDS.names

    pounds: int
    hand: int
    slots: list[int]
    used: int
    plus: int
    tiles: int
    tiles_used: int
    rests: list[int]
    diamond: int
    jar: int
    books: list[int]
    turned: int
    on_track: list[int]
    levels: list[int]
    ended: bool
    second_thoughts: int
    dealt: int

    def clone(self) -> Player:
        """An equal player that shares nothing."""
        new = Player()
        new.pounds = self.pounds
        new.hand = self.hand
        new.slots = self.slots.copy()
        new.used = self.used
        new.plus = self.plus
        new.tiles = self.tiles
        new.tiles_used = self.tiles_used
        new.rests = self.rests.copy()
        new.diamond = self.diamond
        new.jar = self.jar
        new.books = self.books.copy()
        new.turned = self.turned
        new.on_track = self.on_track.copy()
        new.levels = self.levels.copy()
        new.ended = self.ended
        new.second_thoughts = self.second_thoughts
        new.dealt = self.dealt
        return new

    def cards(self) -> int:
        """All cards of this player, wherever they lie."""
        found = self.hand
        for card in self.slots:
            if card >= 0:
                found |= 1 << card
        for pile in self.rests:
            found |= pile
        return found


FIELDS: Final = Fields(
    [
        Id("phase", PHASES),
        Whole("round", 0, ROUNDS),
        Seat("first"),
        Flag("opening"),  # whether no turn of this round is over
        Row("tracks", TRACKS, COMPANY_COUNT),
        Wholes("posts", COMPANY_COUNT * COLUMN_COUNT, 0, PLACES, start=PLACES),  # 1.3
        Mask("opened", BASES),  # columns whose lowest place has been empty
        Wholes("gone", COMPANY_COUNT, 0, POSTS),  # posts that have left the game
        Masks("held", REGIONS, COMPANY_COUNT),
        Masks("lying", REGIONS, COMPANY_COUNT),  # regions just entered: posts on their side
        Row("display", ACTION_CARDS, len(SPACES)),
        Mask("deck", ACTION_CARDS),
        Ids("discard", CARD_NAMES),
        Row("book_display", BOOK_TILES, len(BOOK_SPACES)),
        Mask("book_supply", BOOK_TILES),
        Ids("covered", BOOK_TILES),  # books below other books
        Ids("bought", BOOK_TILES),  # books bought in this turn
        Mask("coins", BOOK_SPACES),
        Wholes("markers", len(SPOTS), NONE, MAX_SEATS - 1, start=NONE),
        Parts("players", Player, PLAYER_FIELDS),
        Derived("letter_at", [0] * COMPANY_COUNT),
    ]
)


class MombasaState(State):
    """One position of Mombasa.

    `first` holds the first-player marker. `posts` counts the posts of every column of the bases.
    `markers` says whose bonus marker lies on each spot; `letter_at` at which company the track of
    each letter lies. Decks and supplies are sets: what comes next is drawn by the dice.
    """

    __slots__ = FIELDS.names

    phase: int
    round: int
    first: int
    opening: bool
    tracks: list[int]
    posts: list[int]
    opened: int
    gone: list[int]
    held: list[int]
    lying: list[int]
    display: list[int]
    deck: int
    discard: list[int]
    book_display: list[int]
    book_supply: int
    covered: list[int]
    bought: list[int]
    coins: int
    markers: list[int]
    players: list[Player]
    letter_at: list[int]

    def clone(self) -> MombasaState:
        """An equal position that shares nothing that changes."""
        new = MombasaState()
        new.copy_plan(self)
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.opening = self.opening
        new.tracks = self.tracks.copy()
        new.posts = self.posts.copy()
        new.opened = self.opened
        new.gone = self.gone.copy()
        new.held = self.held.copy()
        new.lying = self.lying.copy()
        new.display = self.display.copy()
        new.deck = self.deck
        new.discard = self.discard.copy()
        new.book_display = self.book_display.copy()
        new.book_supply = self.book_supply
        new.covered = self.covered.copy()
        new.bought = self.bought.copy()
        new.coins = self.coins
        new.markers = self.markers.copy()
        new.players = [player.clone() for player in self.players]
        new.letter_at = self.letter_at.copy()
        return new

    def price(self, company: int) -> int:
        """2.4 How many pounds a share is worth: the coins uncovered on the base."""
        price = 0
        for column in range(COLUMN_COUNT):
            base = company * COLUMN_COUNT + column
            if self.opened >> base & 1:
                price += COLUMN_PRICE_OPENED[column][self.posts[base]]
            else:
                price += COLUMN_PRICE[column][self.posts[base]]
        return price

    def place_tracks(self) -> None:
        """1.2a Note at which company the track of each letter lies."""
        for company in range(COMPANY_COUNT):
            self.letter_at[self.tracks[company] // 2] = company

"""Positions of Mombasa said in words, and short ways to play, refuse and look.

`turn(Seat(area="coffee_1 coffee_2"))` is the turn of seat 0 with these cards in its area.
Cards named for a seat come from the deck, the display or its own cards, posts from their bases,
so nothing is ever added or lost, and every position built here goes once through the checked save.
Starting cards may be named without `start_`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.atlas import POSTS, REGIONS
from igroteka.games.mombasa.books import BOOK_SPACES, BOOK_TILES, STARTING_SPACE
from igroteka.games.mombasa.pieces import (
    BONUS_TILES,
    CARDS,
    COMPANIES,
    FIRST_STARTING,
    FIRST_TILE,
    SPACES,
    TRACKS,
)
from igroteka.games.mombasa.rules.rounds import EndOfRound
from igroteka.games.mombasa.rules.turns import TURN_OF
from igroteka.games.mombasa.spots import SPOTS
from igroteka.games.mombasa.state import ACTIONS, COLUMN_COUNT, MombasaState, Player
from igroteka.games.mombasa.tracks import FIELDS_PASSED
from igroteka.kernel.errors import IllegalAction, Refusal
from igroteka.kernel.events import Event

SLOT_ORDER = (1, 2, 3, 0, 4)  # the slots open at the start, then those of the tracks
USED = "!"


@dataclass
class Seat:
    """What one player has. Ids stand in one string; `!` behind a card of the area: it is used."""

    pounds: int = 1
    area: str = ""
    hand: str = ""
    rests: Mapping[int, str] = field(default_factory=dict)
    tracks: Mapping[str, int] = field(default_factory=dict)
    levels: Mapping[str, int] = field(default_factory=dict)  # what works; all reached if not said
    diamond: int = 0
    jar: int = 0
    books: Mapping[int, str] = field(default_factory=dict)
    turned: tuple[int, ...] = ()
    tiles: str = ""
    plus: int = 0  # the slot with the tile of +1 good
    ended: bool = False


# --- building --------------------------------------------------------------------------------


def planning(
    *players: Seat,
    seats: int = 2,
    round: int = 2,
    first: int = 0,
    tracks: Mapping[str, str] | None = None,
    display: Mapping[str, str] | None = None,
    books: Mapping[str, str] | None = None,
    coins: str = "",
    bases: Mapping[str, tuple[int, int, int]] | None = None,
    opened: str = "",
    held: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    seed: int = 1,
) -> MombasaState:
    """A position in which everybody plans; what is not said is as at the start of a game.

    Everybody's cards that are named nowhere are in hand, so no pile rests unless it is said.
    """
    s = GAME.setup(seats, seed, {"first_player": str(first + 1)})
    while GAME.progress(s).phase == "setup":
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, GAME.options(s, seat)[0])
    s.round = round
    for company, track in (tracks or {}).items():
        s.tracks[COMPANIES.index(company)] = TRACKS.index(track)
    s.place_tracks()
    for player in s.players:
        player.hand = player.cards()
        player.rests = [0] * len(player.rests)
        player.on_track = [0] * len(COMPANIES)
    for space, card in (display or {}).items():
        show_card(s, SPACES.index(space), card)
    for space, book in (books or {}).items():
        show_book(s, BOOK_SPACES.index(space), book)
    s.coins = sum([1 << BOOK_SPACES.index(space) for space in coins.split()])
    for company, regions in (held or {}).items():
        bring_posts(s, COMPANIES.index(company), regions)
    for company, posts in (bases or {}).items():
        set_base(s, COMPANIES.index(company), posts)
    for name in opened.split():
        company, column = name.split("/")
        s.opened |= 1 << COMPANIES.index(company) * COLUMN_COUNT + int(column) - 1
    for seat in range(len(players)):
        give_all(s, s.players[seat], players[seat])
    for spot, seat in (markers or {}).items():
        s.markers[SPOTS.index(spot)] = seat
    return s


def turn(
    *players: Seat, seat: int = 0, opening: bool = False, seats: int = 2, **table: Any
) -> MombasaState:
    """The turn of a seat in the action phase; the arguments of `planning` say the rest."""
    s = planning(*players, seats=seats, **table)
    s.phase = ACTIONS
    s.opening = opening
    s.own = [[] for _ in range(s.seats)]
    s.stack = [EndOfRound(), TURN_OF[seat]]
    return checked(s)


def checked(s: MombasaState) -> MombasaState:
    """The same position, once through its save."""
    return GAME.load(plain(GAME.save(s)))


def plain(data: object) -> Any:
    """As it comes from a file."""
    return json.loads(json.dumps(data))


def card_of(name: str) -> int:
    """A card by its id; starting cards also without `start_`."""
    return CARDS.index(name if name in CARDS else f"start_{name}")


def take_out(s: MombasaState, player: Player, card: int) -> None:
    """Take a card from wherever it is, so that it can be given to this player."""
    bit = 1 << card
    if card < FIRST_STARTING:
        s.deck &= ~bit
        s.display = [-1 if shown == card else shown for shown in s.display]
    elif card < FIRST_TILE:
        assert player.hand & bit, f"{CARDS[card]} is named twice or not this seat's"
        player.hand &= ~bit


def show_card(s: MombasaState, space: int, name: str) -> None:
    """Lay a card on a space of the display; `.` empties it. What lay there goes to the deck."""
    if s.display[space] >= 0:
        s.deck |= 1 << s.display[space]
        s.display[space] = -1
    if name != ".":
        take_out(s, s.players[0], card_of(name))
        s.display[space] = card_of(name)


def show_book(s: MombasaState, space: int, name: str) -> None:
    """Lay a book on a space of the display; `.` empties it."""
    if s.book_display[space] >= 0:
        s.book_supply |= 1 << s.book_display[space]
        s.book_display[space] = -1
    if name != ".":
        book = BOOK_TILES.index(name)
        s.book_display = [-1 if shown == book else shown for shown in s.book_display]
        s.book_supply &= ~(1 << book)
        s.book_display[space] = book


def bring_posts(s: MombasaState, company: int, regions: str) -> None:
    """Posts from the base into regions, the first column first."""
    for region in regions.split():
        for column in range(COLUMN_COUNT):
            base = company * COLUMN_COUNT + column
            if s.posts[base]:
                s.posts[base] -= 1
                if not s.posts[base]:
                    s.opened |= 1 << base
                break
        s.held[company] |= 1 << REGIONS.index(region)


def set_base(s: MombasaState, company: int, posts: tuple[int, int, int]) -> None:
    """So many posts on the columns of a base; what is neither there nor on the map is gone."""
    for column in range(COLUMN_COUNT):
        base = company * COLUMN_COUNT + column
        s.posts[base] = posts[column]
        s.opened &= ~(1 << base)
        if not posts[column]:
            s.opened |= 1 << base
    s.gone[company] = POSTS - sum(posts) - s.held[company].bit_count()


def give_all(s: MombasaState, player: Player, what: Seat) -> None:
    """Everything one player has."""
    player.pounds = what.pounds
    player.diamond = what.diamond
    player.jar = what.jar
    player.ended = what.ended
    for place, word in enumerate(what.area.split()):
        slot = SLOT_ORDER[place]
        card = card_of(word.removesuffix(USED))
        take_out(s, player, card)
        player.slots[slot] = card
        if word.endswith(USED):
            player.used |= 1 << slot
    for slot, names in what.rests.items():
        for name in names.split():
            take_out(s, player, card_of(name))
            player.rests[slot - 1] |= 1 << card_of(name)
    for name in what.hand.split():
        take_out(s, player, card_of(name))
        player.hand |= 1 << card_of(name)
    for company, space in what.tracks.items():
        player.on_track[COMPANIES.index(company)] = space
    for number, name in enumerate(COMPANIES):
        reached = FIELDS_PASSED[s.tracks[number]][player.on_track[number]]
        player.levels[number] = what.levels.get(name, reached)
    for space, name in what.books.items():
        book = BOOK_TILES.index(name)
        s.book_display = [-1 if shown == book else shown for shown in s.book_display]
        s.book_supply &= ~(1 << book)
        player.books[space] = book
    player.turned = sum([1 << space for space in what.turned])
    for name in what.tiles.split():
        player.tiles |= 1 << BONUS_TILES.index(name)
    if what.plus:
        player.plus = 1 << what.plus - 1
    assert player.books[STARTING_SPACE] >= 0


# --- playing ---------------------------------------------------------------------------------


def play(s: MombasaState, seat: int, *texts: str) -> None:
    """Carry out actions by their notation; each must be allowed."""
    for text in texts:
        GAME.play(s, seat, GAME.parse(text))


def options(s: MombasaState, seat: int = 0) -> list[str]:
    """What a seat may choose, by notation."""
    return [action.text for action in GAME.options(s, seat)]


def of_verb(s: MombasaState, verb: str, seat: int = 0) -> list[str]:
    """The options with one verb, without it."""
    found = [text for text in options(s, seat) if text.split()[0] == verb]
    return [text.removeprefix(verb).strip() for text in found]


def decision(s: MombasaState, seat: int = 0) -> str:
    """What a seat has to decide."""
    return GAME.decision(s, seat)


def refusal(s: MombasaState, seat: int, text: str) -> Refusal:
    """Why an action is not allowed."""
    with pytest.raises(IllegalAction) as caught:
        GAME.play(s, seat, GAME.parse(text))
    return caught.value.refusal


def refused(s: MombasaState, text: str, seat: int = 0) -> tuple[str, str]:
    """The code and the clause of a refusal."""
    found = refusal(s, seat, text)
    return found.code, found.clause


def heard(s: MombasaState, seat: int, *texts: str) -> list[Event]:
    """What is told while these actions are carried out."""
    s.listen()
    s.heard()
    play(s, seat, *texts)
    return s.heard()


def codes(events: list[Event]) -> list[str]:
    """The codes of events."""
    return [event.code for event in events]


def pile(cards: int) -> set[str]:
    """A set of cards by name."""
    return {CARDS[card] for card in range(FIRST_TILE) if cards >> card & 1}


def hand(s: MombasaState, seat: int = 0) -> set[str]:
    """The hand of a seat by name."""
    return pile(s.players[seat].hand)


def price(s: MombasaState, company: str) -> int:
    """The share price of a company."""
    return s.price(COMPANIES.index(company))


def at(s: MombasaState, company: str, seat: int = 0) -> int:
    """Where the marker of a seat stands on the track of a company."""
    return s.players[seat].on_track[COMPANIES.index(company)]


def holder(s: MombasaState, region: str) -> str:
    """The company whose post stands in a region; empty if none does."""
    for company in range(len(COMPANIES)):
        if s.held[company] >> REGIONS.index(region) & 1:
            return COMPANIES[company]
    return ""


def posts(s: MombasaState, company: str) -> list[int]:
    """The posts on the columns of a base."""
    base = COMPANIES.index(company) * COLUMN_COUNT
    return s.posts[base : base + COLUMN_COUNT]

"""Chapter 1: laying the game out, starting tiles, and the cards that rest first."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import KEEP, KEEPS, REST, RESTS, MombasaAction
from igroteka.games.mombasa.books import (
    BOOK_TILES,
    FIRST_STARTING_BOOK,
    FIRST_TILES,
    STARTING_SPACE,
    STARTING_TILES,
    TILE_BONUS,
    TILE_RESTS,
)
from igroteka.games.mombasa.pieces import (
    ACTION_CARDS,
    CARDS,
    COMPANY_COUNT,
    FIRST_NUMBERED,
    FIRST_STARTING,
    FIRST_TRACKS,
    NUMBERED_OF,
    START_POUNDS,
    START_SLOTS,
    TILES_DEALT,
)
from igroteka.games.mombasa.rules.board import move_diamond
from igroteka.games.mombasa.rules.books import fill_book_display
from igroteka.games.mombasa.rules.display import fill_display
from igroteka.games.mombasa.rules.rounds import NewRound, Round
from igroteka.games.mombasa.rules.tracks import move_to
from igroteka.games.mombasa.state import SLOT_COUNT, MombasaState, Player
from igroteka.games.mombasa.tracks import HALVES
from igroteka.kernel.dice import after_roll, rolled, shuffled
from igroteka.kernel.step import AnyStep, Decision, Step

# The nine starting cards of every colour.
STARTING_HAND: Final = sum([1 << card for card in range(FIRST_STARTING, FIRST_NUMBERED)])


def lay_out(s: MombasaState) -> None:
    """1.1 to 1.13 Board, tracks, cards and books; then what every player gets."""
    lay_tracks(s)
    s.deck = (1 << len(ACTION_CARDS)) - 1
    fill_display(s)
    s.book_supply = (1 << len(BOOK_TILES)) - 1
    fill_book_display(s)
    choose_first(s)
    for seat in range(s.seats):
        player = s.players[seat]
        player.pounds = START_POUNDS  # 1.10
        player.hand = STARTING_HAND | 1 << NUMBERED_OF[place_of(s, seat)]  # 1.12
    tiles: list[AnyStep] = []
    if s.variant["starting_tiles"] == "fixed":
        for seat in range(s.seats):
            give_tile(s.players[seat], FIRST_TILES[place_of(s, seat)])  # 1.13
    else:
        deal_tiles(s)
        tiles = [KeepTiles(), ShowTiles()]
    s.then([NewRound(), *tiles, TakeTiles(), RestPhase(), ShowRests(), Round()])


def lay_tracks(s: MombasaState) -> None:
    """1.2 Which track lies at which company; 1.2b by track cards in later games (R62)."""
    if s.variant["tracks"] == "fixed":
        s.tracks = list(FIRST_TRACKS)
    else:
        cards, s.dice = shuffled(list(range(len(HALVES))), s.dice)
        for company in range(COMPANY_COUNT):
            halves = HALVES[cards[company]]
            s.tracks[company] = halves[rolled(s.dice, len(halves))]
            s.dice = after_roll(s.dice)
    s.place_tracks()


def choose_first(s: MombasaState) -> None:
    """1.11, R61 The first player is drawn by chance, unless the table has agreed on a seat."""
    if s.variant["first_player"] == "random":
        s.first = rolled(s.dice, s.seats)
        s.dice = after_roll(s.dice)
    else:
        s.first = int(s.variant["first_player"]) - 1


def place_of(s: MombasaState, seat: int) -> int:
    """1.12 The place of a seat in turn order, from 0."""
    return (seat - s.first) % s.seats


# --- starting tiles --------------------------------------------------------------------------


def give_tile(player: Player, tile: int) -> None:
    """1.13b, 1.14 The starting tile with its book lies on the player board."""
    player.books[STARTING_SPACE] = FIRST_STARTING_BOOK + tile


def tile_of(player: Player) -> int:
    """1.14 The starting tile of a player; negative before it has one."""
    return player.books[STARTING_SPACE] - FIRST_STARTING_BOOK


def deal_tiles(s: MombasaState) -> None:
    """1.13a The starting tiles are shuffled, and each player gets two."""
    tiles, s.dice = shuffled(list(range(len(STARTING_TILES))), s.dice)
    for player in s.players:
        for _ in range(TILES_DEALT):
            player.dealt |= 1 << tiles.pop()


class KeepTiles(Step[MombasaState]):
    """1.13a All choose one of their tiles in secret."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        for seat in range(s.seats):
            s.meanwhile(seat, [KeepTile(seat)])


class KeepTile(Decision[MombasaState, MombasaAction]):
    """1.13a One of the two tiles dealt (R63)."""

    __slots__ = ()

    def options(self, s: MombasaState) -> list[MombasaAction]:
        dealt = s.players[self.seat].dealt
        return [KEEPS[tile] for tile in range(len(STARTING_TILES)) if dealt >> tile & 1]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != KEEP:
            return reasons.NOT_NOW
        return "" if s.players[self.seat].dealt >> action.what & 1 else reasons.NOT_DEALT

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        give_tile(s.players[self.seat], action.what)
        if s.ears is not None:
            name = STARTING_TILES[action.what]
            board = f"seat:{self.seat}/space:{STARTING_SPACE}"
            s.tell("keeps", self.seat, {"tile": name}, source=f"tile:{name}", target=board)


class ShowTiles(Step[MombasaState]):
    """1.13a All show the tiles they keep; the others leave the game."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        for seat in range(s.seats):
            s.players[seat].dealt = 0
            if s.ears is not None:
                name = STARTING_TILES[tile_of(s.players[seat])]
                s.tell("shows_tile", seat, {"tile": name}, barrier=True)


class TakeTiles(Step[MombasaState]):
    """1.14b Everybody takes the starting bonus: steps on one or two tracks."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        for seat in range(s.seats):
            player = s.players[seat]
            bonus = TILE_BONUS[tile_of(player)]
            for company in range(COMPANY_COUNT):
                if bonus[company]:
                    move_to(s, seat, company, bonus[company])
            move_diamond(s, seat, bonus[COMPANY_COUNT])


# --- the first resting cards -----------------------------------------------------------------


class RestPhase(Step[MombasaState]):
    """1.14a All lay the three cards of their tile on resting slots, at the same time (R63)."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        for seat in range(s.seats):
            s.meanwhile(seat, [RestCard(seat)])


class RestCard(Decision[MombasaState, MombasaAction]):
    """1.14a One of the cards shown on the tile, on one of the three slots (R52)."""

    __slots__ = ()

    def options(self, s: MombasaState) -> list[MombasaAction]:
        player = s.players[self.seat]
        found: list[MombasaAction] = []
        for card in cards_to_rest(player):
            for action in RESTS[card - FIRST_STARTING]:
                if not player.rests[action.where]:
                    found.append(action)
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        cards = cards_to_rest(s.players[self.seat])
        return [action for card in cards for action in RESTS[card - FIRST_STARTING]]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != REST:
            return reasons.NOT_NOW
        player = s.players[self.seat]
        if action.what not in cards_to_rest(player):
            return reasons.NOT_ON_TILE
        return reasons.REST_TAKEN if player.rests[action.where] else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        player = s.players[self.seat]
        rest(s, self.seat, action.what, action.where)
        left = cards_to_rest(player)
        if len(left) > 1:
            s.next(self)
        else:
            for slot in START_SLOTS:
                if not player.rests[slot]:
                    rest(s, self.seat, left[0], slot)


def cards_to_rest(player: Player) -> list[int]:
    """1.14a The cards of the tile that are still in the hand."""
    return [card for card in TILE_RESTS[tile_of(player)] if player.hand >> card & 1]


def rest(s: MombasaState, seat: int, card: int, slot: int) -> None:
    """1.14a A card of the hand goes face up on a resting slot."""
    player = s.players[seat]
    player.hand &= ~(1 << card)
    player.rests[slot] = 1 << card
    if s.ears is not None:
        args: dict[str, str | int] = {"card": CARDS[card], "slot": slot + 1}
        source = f"seat:{seat}/hand"
        s.tell("rests", seat, args, source=source, target=f"seat:{seat}/rest:{slot + 1}")


class ShowRests(Step[MombasaState]):
    """R63 Everybody has chosen at the same time; from now on all piles are open (R20)."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        if s.ears is None:
            return
        s.tell("rests_shown", -1, {}, barrier=True)
        for seat in range(s.seats):
            for slot in range(SLOT_COUNT):
                for card in range(FIRST_STARTING, FIRST_NUMBERED):
                    if s.players[seat].rests[slot] >> card & 1:
                        args: dict[str, str | int] = {"card": CARDS[card], "slot": slot + 1}
                        here = f"seat:{seat}/rest:{slot + 1}"
                        s.tell("rest_shown", seat, args, source=here, target=here)

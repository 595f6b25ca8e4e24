"""Chapters 4, 8 and 11: the action area, what is active in it, and what it adds up to."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.books import BOOK_SLOT_AT
from igroteka.games.mombasa.pieces import (
    BOOK_SLOT,
    BOOKKEEPER,
    CARD_SUIT,
    CARD_TYPE,
    CARD_VALUE,
    CARDS,
    DIAMOND_SLOT,
    DIAMOND_SLOT_AT,
    EXPANSION,
    EXPANSION_CARD,
    FIRST_TILE,
    MERCHANT,
    START_SLOTS,
)
from igroteka.games.mombasa.state import SLOT_COUNT, MombasaState, Player
from igroteka.games.mombasa.tracks import EXPANSION_MORE, VALUE_MORE

# The bonus tiles by their number among the cards, and as bits.
PLUS_TILE: Final = FIRST_TILE
BOOKKEEPER_TILE: Final = FIRST_TILE + 1
MERCHANT_TILE: Final = FIRST_TILE + 2
EXPANSION_TILE: Final = FIRST_TILE + 3
PLUS_BIT: Final = 1
BOOKKEEPER_BIT: Final = 2
MERCHANT_BIT: Final = 4
EXPANSION_BIT: Final = 8
PLUS_VALUE: Final = CARD_VALUE[PLUS_TILE]

A: Final = 0  # letters of tracks
B: Final = 1


def open_slots(player: Player) -> list[int]:
    """3.4, 3.4a The slots that take a card: three, and those that both tracks open (17.1, 17.3)."""
    found = list(START_SLOTS)
    if player.diamond >= DIAMOND_SLOT_AT:
        found.append(DIAMOND_SLOT)
    if player.jar >= BOOK_SLOT_AT:
        found.append(BOOK_SLOT)
    return found


def why_not_card(player: Player, slot: int, card_type: int) -> str:
    """4.3, 4.4 Whether the slot holds an active card of this type."""
    card = player.slots[slot]
    if card < 0:
        return reasons.SLOT_EMPTY
    if CARD_TYPE[card] != card_type:
        return reasons.WRONG_CARD
    return reasons.CARD_USED if player.used >> slot & 1 else ""


def why_not_tile(player: Player, tile_bit: int) -> str:
    """11.1, 11.2 Whether the player has received the bonus tile and it is still active."""
    if not player.tiles & tile_bit:
        return reasons.NO_TILE
    return reasons.TILE_USED if player.tiles_used & tile_bit else ""


def value_of(s: MombasaState, player: Player, slot: int) -> int:
    """The value of a goods card: 11.3 with +1 good, 16.2 with what A2 adds to each card."""
    at = s.letter_at[A]
    card = player.slots[slot]
    more = VALUE_MORE[s.tracks[at]][player.levels[at]][CARD_SUIT[card]]
    return CARD_VALUE[card] + more + PLUS_VALUE * (player.plus >> slot & 1)


def totals(s: MombasaState, player: Player) -> list[int]:
    """What the active cards and tiles of each suit add up to, with all that R8 adds."""
    found = [0, 0, 0, 0]
    slots = player.slots
    used = player.used
    for slot in range(SLOT_COUNT):
        card = slots[slot]
        if card >= 0 and not used >> slot & 1:
            suit = CARD_SUIT[card]
            if suit == EXPANSION:
                found[EXPANSION] += CARD_VALUE[card]
            elif suit >= 0:
                found[suit] += value_of(s, player, slot)
    if player.tiles & ~player.tiles_used & EXPANSION_BIT:
        found[EXPANSION] += CARD_VALUE[EXPANSION_TILE]  # 11.6
    if found[EXPANSION]:
        at = s.letter_at[B]
        found[EXPANSION] += EXPANSION_MORE[s.tracks[at]][player.levels[at]]  # 16.3, R41
    return found


def people(player: Player) -> int:
    """8.6b How many merchants and bookkeepers are active, cards and tiles (R8)."""
    found = 0
    for slot in range(SLOT_COUNT):
        card = player.slots[slot]
        if card >= 0 and not player.used >> slot & 1:
            found += CARD_TYPE[card] == BOOKKEEPER or CARD_TYPE[card] == MERCHANT
    active = player.tiles & ~player.tiles_used
    if active & BOOKKEEPER_BIT:
        found += 1
    if active & MERCHANT_BIT:
        found += 1
    return found


def turn_down(s: MombasaState, seat: int, slot: int) -> None:
    """4.4 A used card is turned face down; 11.3b and the tile of +1 good on it."""
    player = s.players[seat]
    player.used |= 1 << slot
    if player.plus >> slot & 1:
        player.tiles_used |= PLUS_BIT
    if s.ears is not None:
        here = f"seat:{seat}/slot:{slot + 1}"
        s.tell("uses", seat, {"card": CARDS[player.slots[slot]]}, source=here, target=here)


def turn_down_tile(s: MombasaState, seat: int, tile_bit: int, tile: int) -> None:
    """11.2 A used bonus tile is turned face down."""
    s.players[seat].tiles_used |= tile_bit
    if s.ears is not None:
        here = f"seat:{seat}/tile:{CARDS[tile]}"
        s.tell("uses", seat, {"card": CARDS[tile]}, source=here, target=here)


def turn_down_expansion(s: MombasaState, seat: int) -> None:
    """6.1, 6.10 All active expansion cards, and the tile that works like one, are turned down."""
    player = s.players[seat]
    for slot in range(SLOT_COUNT):
        if not why_not_card(player, slot, EXPANSION_CARD):
            turn_down(s, seat, slot)
    if not why_not_tile(player, EXPANSION_BIT):
        turn_down_tile(s, seat, EXPANSION_BIT, EXPANSION_TILE)

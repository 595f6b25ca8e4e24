"""3.4b to 3.4d: what may lie on which slot, and when a place is activated."""

from __future__ import annotations

from igroteka.games.orleans import reasons
from igroteka.games.orleans.pieces import (
    BOARD_SLOTS,
    EMPTY,
    FIRST_TILE,
    FITS,
    GUNPOWDER_TOWER,
    MONK,
    NEUTRAL,
    PLACE_OF,
    SLOTS_OF,
    STORE,
    TECH,
    TOKEN_COUNT,
    TWIN,
    WANTS,
)
from igroteka.games.orleans.state import Player


def owns(player: Player, place: int) -> bool:
    """4.2c Whether the place is on the player's board or among the own tiles."""
    return place < FIRST_TILE or place in player.tiles


def open_slots(player: Player) -> list[int]:
    """3.4b The empty slots of a player's places, equal ones once (R22)."""
    slots = player.slots
    found = [slot for slot in BOARD_SLOTS if slots[slot] == EMPTY]
    for place in player.tiles:
        for slot in SLOTS_OF[place]:
            if slots[slot] == EMPTY:
                found.append(slot)
    return [slot for slot in found if TWIN[slot] < 0 or slots[TWIN[slot]] != EMPTY]


def why_not_lay(player: Player, token: int, slot: int) -> str:
    """3.4b A follower goes only to an empty slot that shows its kind."""
    if not owns(player, PLACE_OF[slot]):
        return reasons.NOT_YOURS
    if player.slots[slot] != EMPTY:
        return reasons.SLOT_TAKEN
    if not FITS[player.powers()][token][slot]:
        if WANTS[slot] == NEUTRAL:
            return reasons.NO_STARTER
        return reasons.ONLY_MONK if WANTS[slot] == MONK else reasons.WRONG_KIND
    if TWIN[slot] >= 0 and player.slots[TWIN[slot]] == EMPTY:
        return reasons.EQUAL_SLOT_FIRST
    return ""


def is_activated(player: Player, place: int) -> bool:
    """3.4c A place is activated when all its slots are filled."""
    slots = player.slots
    for slot in SLOTS_OF[place]:
        if slots[slot] == EMPTY:
            return False
    return True


def has_follower(player: Player, slot: int) -> bool:
    """Whether a follower, not a tech, lies on the slot."""
    return 0 <= player.slots[slot] < TOKEN_COUNT


def return_to_bag(player: Player, place: int) -> None:
    """3.5b All followers of a place return to the bag; techs stay."""
    slots = player.slots
    for slot in SLOTS_OF[place]:
        token = slots[slot]
        if token != EMPTY and token != TECH:
            player.bag[token] += 1
            slots[slot] = EMPTY


def tower_slot_with(player: Player, token: int) -> int:
    """11.15a The slot of the own tower where such a follower lies, or -1."""
    if GUNPOWDER_TOWER in player.tiles:
        for slot in SLOTS_OF[GUNPOWDER_TOWER]:
            if player.slots[slot] == token:
                return slot
    return -1


def is_store(slot: int) -> bool:
    """11.15 Whether the slot belongs to the tower, which is part of the market."""
    return WANTS[slot] == STORE

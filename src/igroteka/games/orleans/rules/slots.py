"""3.4b to 3.4d: what may lie on which slot, and when a place is activated."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
from igroteka.games.orleans.pieces import (
    BOARD_SLOTS,
    EMPTY,
    FIRST_TILE,
    FITS,
    FOLLOWERS,
    GUNPOWDER_TOWER,
    KIND_OF,
    MONK,
    NEUTRAL,
    PLACE_OF,
    PLACES,
    SLOTS_OF,
    STORE,
    TECH,
    TOKEN_COUNT,
    TOKENS,
    TWIN,
    WANTS,
)
from igroteka.games.orleans.state import OrleansState, Player


def owns(player: Player, place: int) -> bool:
    """4.2c Whether the place is on the player's board or one of the player's tiles."""
    return place < FIRST_TILE or place in player.tiles


def open_slots(player: Player) -> list[int]:
    """3.4b The empty slots of a player's places; of equal ones only the first (R22)."""
    slots = player.slots
    found: list[int] = []
    for slot in BOARD_SLOTS:
        if slots[slot] == EMPTY:
            twin = TWIN[slot]
            if twin < 0 or slots[twin] != EMPTY:
                found.append(slot)
    for place in player.tiles:
        for slot in SLOTS_OF[place]:
            if slots[slot] == EMPTY:
                twin = TWIN[slot]
                if twin < 0 or slots[twin] != EMPTY:
                    found.append(slot)
    return found


def why_not_lay(player: Player, token: int, slot: int) -> str:
    """3.4b The reason code if the follower may not go to this slot, else an empty string."""
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
    """3.4c Whether all slots of the place are filled."""
    slots = player.slots
    for slot in SLOTS_OF[place]:
        if slots[slot] == EMPTY:
            return False
    return True


def has_follower(player: Player, slot: int) -> bool:
    """Whether a follower lies on the slot, and not a tech."""
    return 0 <= player.slots[slot] < TOKEN_COUNT


def return_to_bag(s: OrleansState, seat: int, place: int) -> None:
    """3.5b Return all followers of a place to the bag; 5.6 techs stay."""
    player = s.players[seat]
    slots = player.slots
    for slot in SLOTS_OF[place]:
        token = slots[slot]
        if token != EMPTY and token != TECH:
            player.bag[token] += 1
            slots[slot] = EMPTY
            if s.ears is not None:
                source = anchors.slot_of(seat, slot)
                s.tell(
                    "to_bag", seat, told_follower(token), source=source, target=anchors.bag(seat)
                )


def told_follower(token: int) -> dict[str, str | int]:
    """What an event says of a follower: its kind for sentences, its token for pictures."""
    return {"follower": FOLLOWERS[KIND_OF[token]], "token": TOKENS[token]}


def told_at(token: int, slot: int) -> dict[str, str | int]:
    """What an event says of a follower and the place it comes to or leaves."""
    return {**told_follower(token), "place": PLACES[PLACE_OF[slot]]}


def tower_slot_with(player: Player, token: int) -> int:
    """11.15a The slot of the player's tower that holds this follower, or -1."""
    if GUNPOWDER_TOWER in player.tiles:
        for slot in SLOTS_OF[GUNPOWDER_TOWER]:
            if player.slots[slot] == token:
                return slot
    return -1


def is_store(slot: int) -> bool:
    """11.15 Whether the slot belongs to the tower, which is part of the market."""
    return WANTS[slot] == STORE

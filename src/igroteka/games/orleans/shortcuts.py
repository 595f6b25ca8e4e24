"""What spares people clicks and slips while they plan; it changes no rule.

A place can be filled at once, a follower can go straight from one slot to another, and whoever
ends their plan or turn too early is asked again.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.actions import PLACES_TOKEN, TAKES_BACK, OrleansAction
from igroteka.games.orleans.pieces import (
    EFFECT,
    EMPTY,
    FIRST_TILE,
    FITS,
    KIND_OF,
    KINDS,
    MONK,
    PASSIVE,
    PLACES,
    SERVES_DEEDS,
    SLOTS,
    SLOTS_OF,
    TOKEN_COUNT,
    TOKENS,
    TWIN,
    WANTS,
)
from igroteka.games.orleans.rules.slots import is_activated, open_slots
from igroteka.games.orleans.state import Player
from igroteka.kernel.actions import Doubt, Shortcut

FILL: Final = "fill"
SHIFT: Final = "shift"

# Doubts: what a player may have overlooked.
NOTHING_READY: Final = "nothing_ready"
COULD_FILL: Final = "could_fill"
COULD_ACT: Final = "could_act"


def fillings(player: Player) -> list[Shortcut[OrleansAction]]:
    """3.4c Each place whose empty slots the market could fill at once, with a way to do so."""
    found: list[Shortcut[OrleansAction]] = []
    for place in (*range(FIRST_TILE), *player.tiles):
        if EFFECT[place] == SERVES_DEEDS:
            continue  # who goes there is the whole choice
        empty = [slot for slot in SLOTS_OF[place] if player.slots[slot] == EMPTY]
        tokens = tokens_for(player, empty, player.market.copy())
        if empty and tokens:
            actions = [PLACES_TOKEN[token][slot] for token, slot in zip(tokens, empty)]
            args: dict[str, str | int] = {
                "place": PLACES[place],
                "followers": " ".join([TOKENS[token] for token in tokens]),
            }
            found.append(Shortcut(FILL, (f"place:{PLACES[place]}",), args, actions))
    return found


def tokens_for(player: Player, slots: list[int], market: list[int]) -> list[int]:
    """3.4b Followers of `market` for all these slots in their order; empty if they do not suffice.

    Starters go first, since they cannot be sent to deeds (12.7); substitutes and monks go last.
    """
    if not slots:
        return []
    fits = FITS[player.powers()]
    for token in sorted(range(TOKEN_COUNT), key=lambda token: _worth(token, slots[0])):
        if market[token] and fits[token][slots[0]]:
            market[token] -= 1
            rest = tokens_for(player, slots[1:], market)
            if rest or len(slots) == 1:
                return [token, *rest]
            market[token] += 1
    return []


def _worth(token: int, slot: int) -> tuple[bool, bool, bool]:
    """Which follower to use for a slot first, the smallest before the others."""
    kind = KIND_OF[token]
    return kind == MONK, kind != WANTS[slot], token < KINDS


def shifts(player: Player) -> list[Shortcut[OrleansAction]]:
    """R19 Each follower placed now, taken back and placed on another slot that it fits."""
    found: list[Shortcut[OrleansAction]] = []
    fits = FITS[player.powers()]
    free = open_slots(player)
    for old in player.placed:
        token = player.slots[old]
        for new in free:
            if fits[token][new] and TWIN[new] != old:
                path = (f"slot:{SLOTS[old]}", f"slot:{SLOTS[new]}")
                args: dict[str, str | int] = {"follower": TOKENS[token]}
                actions = [TAKES_BACK[old], PLACES_TOKEN[token][new]]
                found.append(Shortcut(SHIFT, path, args, actions))
    return found


def doubt_of_plan(player: Player) -> Doubt | None:
    """Nothing is ready although somebody could be placed, or a place could still be filled."""
    if not any([is_ready(player, place) for place in (*range(FIRST_TILE), *player.tiles)]):
        fits = FITS[player.powers()]
        for token in range(TOKEN_COUNT):
            if player.market[token] and any([fits[token][slot] for slot in open_slots(player)]):
                return Doubt(NOTHING_READY, {})
        return None
    fillable = fillings(player)
    return Doubt(COULD_FILL, {"place": fillable[0].args["place"]}) if fillable else None


def is_ready(player: Player, place: int) -> bool:
    """3.4c, 4.10 Whether a place has an action and the followers for it."""
    if EFFECT[place] == SERVES_DEEDS:
        return any([0 <= player.slots[slot] < KINDS for slot in SLOTS_OF[place]])
    return EFFECT[place] != PASSIVE and is_activated(player, place)


def doubt_of_pass(options: list[OrleansAction]) -> Doubt | None:
    """3.5a Whoever passes gives up the actions that are still possible."""
    places = {action.place for action in options if action.place >= 0}
    return Doubt(COULD_ACT, {"number": len(places)}) if places else None

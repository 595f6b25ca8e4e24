"""Plausible options of a seat, for bots.

Nothing here is a rule: the functions leave out options that a sensible player would not look
at, and what they keep is always among the options of the rules.
"""

from __future__ import annotations

from igroteka.games.orleans.actions import (
    DRAW,
    KEEP,
    PASSES,
    PLACES_TOKEN,
    PLANNED,
    RETURN,
    USES,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    ANY,
    DEEDS,
    EFFECT,
    EMPTY,
    FIRST_TILE,
    FITS,
    GUNPOWDER_TOWER,
    KIND_OF,
    KINDS,
    MARKET_SPACES,
    MONK,
    NEUTRAL,
    PASSIVE,
    SACRISTY,
    SLOTS_OF,
    STORE,
    TOKEN_COUNT,
    TOWN_HALL,
    WANTS,
)
from igroteka.games.orleans.rules.places import why_not_effect
from igroteka.games.orleans.rules.planning import PlaceFollowers
from igroteka.games.orleans.rules.slots import is_activated, open_slots
from igroteka.games.orleans.state import OrleansState, Player
from igroteka.kernel import engine

CROWDED = MARKET_SPACES - 2  # with so many left over, half-filled places are better than nothing


def _preferences(powers: int, wanted: int) -> list[int]:
    """The tokens that fit a slot asking for `wanted`, those to use up first in front.

    Starters come before neutral followers, the kind itself before substitutes, monks last.
    `powers` is an index into FITS.
    """
    slots = [slot for slot in range(len(WANTS)) if WANTS[slot] == wanted]
    tokens = [t for t in range(TOKEN_COUNT) if slots and FITS[powers][t][slots[0]]]
    kind = wanted if wanted < KINDS else -1

    def cost(token: int) -> int:
        substitute = kind >= 0 and KIND_OF[token] != kind
        return 100 * (token == MONK) + 10 * substitute + (0 if token >= KINDS else 1)

    return sorted(tokens, key=cost)


PREFERENCES = [
    [_preferences(powers, wanted) for wanted in range(STORE + 1)] for powers in range(len(FITS))
]


def pool_of(player: Player) -> list[int]:
    """Counts per token of the followers a player can still lay: those of market and tower."""
    pool = player.market.copy()
    if GUNPOWDER_TOWER in player.tiles:
        for slot in SLOTS_OF[GUNPOWDER_TOWER]:
            if player.slots[slot] != EMPTY:
                pool[player.slots[slot]] += 1
    return pool


def completion(player: Player, place: int, pool: list[int], powers: int) -> list[int]:
    """Choose tokens of `pool` that fill all empty slots of a place.

    `powers` is an index into FITS. Returns the tokens in the order of the empty slots; an empty
    list if the pool cannot fill them all or no slot is empty.
    """
    chosen: list[int] = []
    slots = player.slots
    for slot in SLOTS_OF[place]:
        if slots[slot] == EMPTY:
            found = -1
            for token in PREFERENCES[powers][WANTS[slot]]:
                if pool[token] > chosen.count(token):
                    found = token
                    break
            if found < 0:
                return []
            chosen.append(found)
    return chosen


def is_useful(s: OrleansState, seat: int, place: int) -> bool:
    """Whether `seat` could carry out the action of the place in this position."""
    if EFFECT[place] == PASSIVE:
        return place == SACRISTY
    for action in USES[place]:
        if not why_not_effect(s, seat, action):
            return True
    return False


def wanted_by_deeds(s: OrleansState, kind: int) -> bool:
    """Whether some deed has an empty space for followers of this kind."""
    for deed in range(len(DEEDS)):
        if s.deeds[deed * KINDS + kind]:
            return True
    return False


def plausible(s: OrleansState, seat: int) -> list[OrleansAction]:
    """The options of `seat` that a bot should consider; empty if it has nothing to decide."""
    decision = engine.decision_of(s, seat)
    if decision is None:
        return []
    if isinstance(decision, PlaceFollowers):
        return plausible_plan(s, seat)
    options: list[OrleansAction] = decision.options(s)
    if options[0] is PASSES and len(options) > 1:
        return options[1:]  # what has been activated is used
    if options[0].kind == DRAW:
        return options[:1]  # as many as possible
    if options[0].kind == RETURN:
        player = s.players[seat]
        stuck = [
            action
            for action in options
            if action is not KEEP and not is_activated(player, action.place)
        ]
        return [KEEP, *stuck]
    return options


def plausible_plan(s: OrleansState, seat: int) -> list[OrleansAction]:
    """The placements that begin or continue a place which can be filled now, and finishing."""
    player = s.players[seat]
    pool = pool_of(player)
    powers = player.powers()
    found: list[OrleansAction] = []
    for place in (*range(FIRST_TILE), *player.tiles):
        wanted = WANTS[SLOTS_OF[place][0]] if SLOTS_OF[place] else STORE
        if wanted == STORE or wanted == NEUTRAL:
            continue
        tokens = completion(player, place, pool, powers)
        if tokens and is_useful(s, seat, place):
            for slot in SLOTS_OF[place]:
                if player.slots[slot] == EMPTY:
                    found.append(PLACES_TOKEN[tokens[0]][slot])
                    break
    for slot in SLOTS_OF[TOWN_HALL]:
        if player.slots[slot] == EMPTY:
            for kind in range(KINDS):
                if pool[kind] and kind != MONK and wanted_by_deeds(s, kind):
                    found.append(PLACES_TOKEN[kind][slot])
            break
    if sum(player.market) > MARKET_SPACES:
        for slot in SLOTS_OF[GUNPOWDER_TOWER]:
            if player.slots[slot] == EMPTY:
                found += [PLACES_TOKEN[t][slot] for t in range(TOKEN_COUNT) if player.market[t]]
                break
        return found
    if not found and sum(player.market) >= CROWDED:
        fits = FITS[powers]
        for slot in open_slots(player):
            if WANTS[slot] < ANY:
                found += [
                    PLACES_TOKEN[t][slot]
                    for t in range(TOKEN_COUNT)
                    if player.market[t] and fits[t][slot]
                ]
    return [*found, PLANNED]

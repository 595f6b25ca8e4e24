"""What an action is for, before it is chosen: what a seat owns, and which elements it leads to."""

from __future__ import annotations

from igroteka.games.orleans.actions import DEVELOPMENT, MOVE, SEND, USE, OrleansAction
from igroteka.games.orleans.pieces import (
    BUILDS,
    BUYS_DEVELOPMENT,
    DEEDS,
    DEVELOPMENT_OF,
    EDGES,
    EDGES_OF,
    EFFECT,
    FOLLOWERS,
    GIVES,
    GIVES_GOOD,
    GIVES_TECH,
    GOOD_OF,
    GOODS,
    KIND_OF,
    KINDS,
    MONK,
    RECRUIT_OF,
    RECRUITS,
    SCHOLAR,
    SERVES_DEEDS,
    SLOTS_OF,
    TOKEN_COUNT,
    TOWNS,
    TRAVEL_OF,
    TRAVELS,
    VILLAGE_RECRUITS,
    other_end,
)
from igroteka.games.orleans.state import OrleansState

DEVELOPMENT_TRACK = "track:development"


def holdings(s: OrleansState, seat: int) -> dict[str, int]:
    """What a seat owns by kind: coins, goods, followers wherever they are, techs and so on."""
    player = s.players[seat]
    owned = {"coins": player.coins}
    for good in range(len(GOODS)):
        owned[GOODS[good]] = player.goods[good]
    for kind in range(KINDS):
        owned[FOLLOWERS[kind]] = 0
    for token in range(TOKEN_COUNT):
        held = player.bag[token] + player.market[token] + player.slots.count(token)
        owned[FOLLOWERS[KIND_OF[token]]] += held
    owned["development"] = player.development
    owned["citizens"] = player.citizens
    owned["stations"] = s.stations_built(seat)
    owned["techs"] = player.techs
    owned["tiles"] = len(player.tiles)
    return owned


def reach(s: OrleansState, seat: int, action: OrleansAction) -> list[str]:
    """The board elements that an action leads to beyond those a person clicks for it."""
    if action.kind == MOVE:
        return [f"town:{TOWNS[other_end(action.edge, s.players[seat].merchant)]}"]
    if action.kind == SEND and action.reward == DEVELOPMENT:
        return [DEVELOPMENT_TRACK]
    return reach_of_place(s, seat, action) if action.kind == USE else []


def reach_of_place(s: OrleansState, seat: int, action: OrleansAction) -> list[str]:
    """The tracks, towns, deeds or stocks that the action of a place is about."""
    place = action.place
    effect = EFFECT[place]
    here = s.players[seat].merchant
    if effect in (RECRUITS, VILLAGE_RECRUITS):
        kind = RECRUIT_OF[place] if effect == RECRUITS else action.follower
        if kind == MONK:
            return [f"supply:{FOLLOWERS[MONK]}"]
        track = f"track:{FOLLOWERS[kind]}"
        return [track, DEVELOPMENT_TRACK] if kind == SCHOLAR else [track]
    if effect == TRAVELS:
        edges = EDGES_OF[TRAVEL_OF[place]][here]
        towns = [f"town:{TOWNS[other_end(edge, here)]}" for edge in edges]
        return [*[f"edge:{EDGES[edge]}" for edge in edges], *towns]
    if effect == BUILDS:
        return [f"town:{TOWNS[here]}"]
    if effect == SERVES_DEEDS:
        return deeds_for(s, seat, place)
    if effect == GIVES_GOOD:
        return [f"goods:{GOODS[GOOD_OF[place]]}"]
    if effect == GIVES_TECH:
        return ["techs"]
    if effect == BUYS_DEVELOPMENT or (effect == GIVES and DEVELOPMENT_OF[place]):
        return [DEVELOPMENT_TRACK]
    return []


def deeds_for(s: OrleansState, seat: int, place: int) -> list[str]:
    """4.10a The deeds that have an empty space for somebody on this place."""
    slots = s.players[seat].slots
    kinds = [slots[slot] for slot in SLOTS_OF[place] if 0 <= slots[slot] < KINDS]
    return [
        f"deed:{DEEDS[deed]}"
        for deed in range(len(DEEDS))
        if any([s.deeds[deed * KINDS + kind] for kind in kinds])
    ]

"""What each seat may know of a position of Orléans, and how the rest is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    EDGES,
    EMPTY,
    EVENTS,
    FOLLOWERS,
    GOODS,
    KINDS,
    MARKET_SPACES,
    NO_GOOD,
    ON_SLOT,
    PLACES,
    SACRISTY,
    SLOTS_OF,
    SPACES_OF,
    STACK_OF,
    TOKENS,
    TOWNS,
    TRACKS,
)
from igroteka.games.orleans.rules.bathhouse import Bathe
from igroteka.games.orleans.rules.deeds import SendFollowers
from igroteka.games.orleans.rules.events import forecast
from igroteka.games.orleans.rules.scoring import scores
from igroteka.games.orleans.rules.slots import is_activated, owns
from igroteka.games.orleans.rules.torture import Torture
from igroteka.games.orleans.state import OrleansState, Player
from igroteka.kernel.save import counted

SPECTATOR: Final = -1


class PlayerView(TypedDict):
    """One player. Of slots, `None` is an empty one; `placed` has places that can be changed.

    `forecast` is what the event of the round would give or take as things stand, `shielded`
    whether the sacristy could turn it away.
    """

    coins: int
    goods: dict[str, int]
    tracks: dict[str, int]
    development: int
    level: int
    citizens: int
    stations_left: int
    stations_built: int
    merchant: str
    techs: int
    techs_laid: int
    tiles: list[str]
    passed: bool
    draw_limit: int
    market_size: int
    market: dict[str, int]
    places: dict[str, list[str | None]]
    bag_size: int
    planning_done: bool
    score: int
    bag: NotRequired[dict[str, int]]  # for its owner only, like those below
    placed: NotRequired[list[str]]
    forecast: NotRequired[dict[str, int]]
    shielded: NotRequired[bool]


class StacksView(TypedDict):
    """The place tiles that nobody has, by stack."""

    I: list[str]  # noqa: E741  # what is printed on the tiles
    II: list[str]


class View(TypedDict):
    """The whole table.

    `deeds` has for each kind of follower how many spaces are filled and how many there are;
    `citizens` those that lie on the board. `drawn` are the followers just drawn at the bathhouse,
    `missing` the coins owed under torture, `sending` the place from which followers are being
    sent to deeds.
    """

    event: str | None
    events_past: list[str]
    events_left: dict[str, int]
    first: int
    supply: dict[str, int]
    techs: int
    goods_market: dict[str, int]
    edges: dict[str, list[str]]
    stations: dict[str, list[int]]
    deeds: dict[str, dict[str, list[int]]]
    citizens: list[str]
    tiles: StacksView
    excluded: list[str]
    players: list[PlayerView]
    drawn: list[str]
    missing: int
    sending: str | None


def all_counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, zeros included."""
    return {names[index]: counts[index] for index in range(len(counts))}


def places_with(slots: Sequence[int], player: Player) -> dict[str, list[str | None]]:
    """All places of a player by name, with what lies on each slot; None is an empty slot."""
    return {
        PLACES[place]: [
            None if slots[slot] == EMPTY else ON_SLOT[slots[slot]] for slot in SLOTS_OF[place]
        ]
        for place in range(len(PLACES))
        if owns(player, place)
    }


def is_hidden(player: Player) -> bool:
    """R3 Whether the player draws and plans unseen by the others."""
    return bool(player.shown_slots)


def look_at_player(s: OrleansState, seat: int, viewer: int, score: int) -> PlayerView:
    """One player as `viewer` sees them; unseen plans and the bags of others are left out."""
    player = s.players[seat]
    hidden = is_hidden(player) and seat != viewer
    slots = player.shown_slots if hidden else player.slots
    seen: PlayerView = {
        "coins": player.coins,
        "goods": all_counts(player.goods, GOODS),
        "tracks": all_counts(player.tracks, TRACKS),
        "development": player.development,
        "level": player.level(),
        "citizens": player.citizens,
        "stations_left": player.stations_left,
        "stations_built": s.stations_built(seat),
        "merchant": TOWNS[player.merchant],
        "techs": player.techs,
        "techs_laid": player.techs_laid,
        "tiles": [PLACES[tile] for tile in player.tiles],
        "passed": player.passed,
        "draw_limit": player.draw_limit(),
        "market_size": MARKET_SPACES,
        "market": counted(player.shown_market if hidden else player.market, TOKENS),
        "places": places_with(slots, player),
        "bag_size": player.shown_bag if hidden else sum(player.bag),
        "planning_done": is_hidden(player) and not s.own[seat],
        "score": score,
    }
    if seat == viewer:
        seen["bag"] = counted(player.bag, TOKENS)  # 12.5
        seen["placed"] = [
            PLACES[place]
            for place in range(len(PLACES))
            if any([slot in player.placed for slot in SLOTS_OF[place]])
        ]
        seen["forecast"] = forecast(s, seat) if s.round else {}
        seen["shielded"] = SACRISTY in player.tiles and is_activated(player, SACRISTY)
    return seen


def look(s: OrleansState, seat: int) -> View:
    """What `seat` may know of the position as plain data; -1 is a spectator."""
    left = s.hourglass[s.round :]
    sheets = scores(s)
    step = s.stack[-1] if s.stack else None
    return {
        "event": EVENTS[s.event()] if s.round else None,
        "events_past": [EVENTS[event] for event in s.hourglass[: max(0, s.round - 1)]],
        "events_left": {
            EVENTS[event]: left.count(event) for event in range(len(EVENTS)) if event in left
        },
        "first": s.first,
        "supply": all_counts(s.supply, FOLLOWERS),
        "techs": s.techs,
        "goods_market": all_counts(s.goods_market, GOODS),
        "edges": {
            EDGES[edge]: [
                GOODS[good]
                for good in sorted([s.spaces[space] for space in SPACES_OF[edge]])
                if good != NO_GOOD
            ]
            for edge in range(len(EDGES))
        },
        "stations": {
            TOWNS[town]: [other for other in range(s.seats) if s.stations[town] & (1 << other)]
            for town in range(len(TOWNS))
            if s.stations[town]
        },
        "deeds": {
            DEEDS[deed]: {
                FOLLOWERS[kind]: [
                    DEED_SPACES[deed * KINDS + kind] - s.deeds[deed * KINDS + kind],
                    DEED_SPACES[deed * KINDS + kind],
                ]
                for kind in range(KINDS)
                if DEED_SPACES[deed * KINDS + kind]
            }
            for deed in range(len(DEEDS))
        },
        "citizens": [CITIZENS[index] for index in range(len(CITIZENS)) if s.citizens[index]],
        "tiles": {
            "I": [PLACES[tile] for tile in s.tiles if STACK_OF[tile] == 1],
            "II": [PLACES[tile] for tile in s.tiles if STACK_OF[tile] == 2],
        },
        "excluded": [PLACES[tile] for tile in s.excluded],
        "players": [
            look_at_player(s, other, seat, sheets[other].total) for other in range(s.seats)
        ],
        "drawn": [TOKENS[token] for token in step.drawn()] if isinstance(step, Bathe) else [],
        "missing": step.missing if isinstance(step, Torture) else 0,
        "sending": PLACES[step.place] if isinstance(step, SendFollowers) else None,
    }

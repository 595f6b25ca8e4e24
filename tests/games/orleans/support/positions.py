"""Positions of Orléans said in words, and short ways to play, refuse and look.

A position is planning time of a round: `position(Seat(filled="castle"), event="plague")`.
Pieces named for a seat come from the common stock, so nothing is ever added or lost, and every
position built here goes once through the checked save.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import (
    ANY,
    BOARD,
    BOATMAN,
    BOATMAN_CITIZEN_AT,
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    DEVELOPMENT_CITIZENS,
    EDGES,
    EMPTY,
    EVENT_TILES,
    EVENTS,
    FOLLOWERS,
    GOODS,
    KINDS,
    KNIGHT,
    KNIGHT_CITIZEN_AT,
    NO_GOOD,
    ON_SLOT,
    PLACES,
    SLOTS_OF,
    SPACES_OF,
    STACK_OF,
    TOKEN_COUNT,
    TOKENS,
    TOWNS,
    TRACKS,
    WANTED,
    WANTS,
)
from igroteka.games.orleans.state import PHASES, OrleansState, Player
from igroteka.kernel.errors import IllegalAction

NOTHING = "."

# The followers everybody begins with.
STARTERS = "own_farmer own_boatman own_craftsman own_trader"


@dataclass
class Seat:
    """What one player has. Ids stand in one string; starters named nowhere are on the market."""

    coins: int = 5
    goods: str = ""
    bag: str = ""
    market: str = ""
    filled: str = ""  # places whose slots all hold a neutral follower of the kind shown
    places: Mapping[str, str] = field(default_factory=dict)  # "castle": "farmer . tech"
    tracks: Mapping[str, int] = field(default_factory=dict)  # trader, craftsman: as tiles and
    # techs ask for if not said
    development: int = 0
    citizens: str = ""
    stations: str = ""
    stock: int = -1  # stations not built; the rest of the ten if not said
    merchant: str = "orleans"
    techs: int = 0
    techs_laid: int = -1  # those on slots if not said
    tiles: str = ""


# --- building --------------------------------------------------------------------------------


def position(
    *players: Seat,
    seats: int = 4,
    first: int = 0,
    round: int = 2,
    event: str = "trading_day",
    next_event: str = "",
    supply: Mapping[str, int] | None = None,
    goods_market: Mapping[str, int] | None = None,
    edges: Mapping[str, str] | None = None,
    deeds: Mapping[str, str] | None = None,
    techs: int = -1,
    tiles: str | None = None,
    seed: int = 1,
) -> OrleansState:
    """A position in which everybody plans; what is not said is as at the start of a game."""
    began = (first - round + 1) % seats  # the first player's marker goes round
    s = GAME.setup(seats, seed, {"first_player": str(began + 1)})
    s.first = first
    s.round = round
    s.hourglass = hourglass(round, event, next_event)
    for seat in range(len(players)):
        give_all(s, seat, players[seat])
    for deed, sent in (deeds or {}).items():
        for kind in sent.split():
            s.deeds[DEEDS.index(deed) * KINDS + FOLLOWERS.index(kind)] -= 1
            s.supply[FOLLOWERS.index(kind)] -= 1
    for edge, goods in (edges or {}).items():
        lay_goods(s, EDGES.index(edge), goods)
    balance(s, supply or {}, goods_market or {}, list(edges or {}))
    take_passed_citizens(s)
    if techs >= 0:
        s.techs_out += s.techs - techs
        s.techs = techs
    if tiles is not None:
        s.excluded += [tile for tile in s.tiles if PLACES[tile] not in tiles.split()]
        s.tiles = [tile for tile in s.tiles if PLACES[tile] in tiles.split()]
    for player in s.players:
        player.shown_market = tuple(player.market)
        player.shown_slots = tuple(player.slots)
        player.shown_bag = sum(player.bag)
    return GAME.load(plain(GAME.save(s)))


def hourglass(round: int, event: str, next_event: str) -> list[int]:
    """All 18 tiles: a Pilgrimage first, this round's and the next round's event as wished."""
    tiles = [-1] * sum(EVENT_TILES)
    tiles[0] = EVENTS.index("pilgrimage")
    tiles[round - 1] = EVENTS.index(event)
    if next_event:
        tiles[round] = EVENTS.index(next_event)
    assert tiles[0] == EVENTS.index("pilgrimage"), "the first round is always a Pilgrimage"
    rest = [e for e in range(len(EVENTS)) for _ in range(EVENT_TILES[e] - tiles.count(e))]
    return [rest.pop() if tile < 0 else tile for tile in tiles]


def give_all(s: OrleansState, seat: int, what: Seat) -> None:
    """Everything one player has."""
    player = s.players[seat]
    player.coins = what.coins
    player.tracks = [what.tracks.get(track, 0) for track in TRACKS]
    assert set(what.tracks) <= set(TRACKS), what.tracks
    player.development = what.development
    player.merchant = TOWNS.index(what.merchant)
    for good in what.goods.split():
        s.goods_market[GOODS.index(good)] -= 1
        player.goods[GOODS.index(good)] += 1
    for citizen in what.citizens.split():
        assert s.citizens[CITIZENS.index(citizen)], f"{citizen} is gone already"
        s.citizens[CITIZENS.index(citizen)] = 0
        player.citizens += 1
    give_tiles(s, seat, what.tiles)
    give_stations(s, seat, what.stations, what.stock)
    give_followers(s, player, what)
    laid = player.slots.count(ON_SLOT.index("tech"))
    player.techs = what.techs
    player.techs_laid = laid if what.techs_laid < 0 else what.techs_laid
    s.techs -= laid + what.techs
    s.techs_out += player.techs_laid - laid
    s.techs -= player.techs_laid - laid
    advance_tracks(player, what)


def advance_tracks(player: Player, what: Seat) -> None:
    """As far on the trader and craftsman tracks as the tiles and techs ask for, if not said."""
    second = [tile for tile in player.tiles if STACK_OF[tile] == 2]
    asked = {
        "trader": max(len(player.tiles), len(second) + 1 if second else 0),
        "craftsman": player.techs + player.techs_laid,
    }
    for track, steps in asked.items():
        if track not in what.tracks:
            player.tracks[TRACKS.index(track)] = steps


def take_passed_citizens(s: OrleansState) -> None:
    """Citizens that a marker has passed and nobody was given belong to the last seat."""
    passed = [max([p.development for p in s.players]) >= at for at in DEVELOPMENT_CITIZENS]
    knights = max([p.tracks[KNIGHT] for p in s.players])
    boatmen = max([p.tracks[BOATMAN] for p in s.players])
    passed += [knights >= KNIGHT_CITIZEN_AT, boatmen >= BOATMAN_CITIZEN_AT]
    for number, gone in enumerate(passed):
        if gone and s.citizens[len(DEEDS) + number]:
            s.citizens[len(DEEDS) + number] = 0
            s.players[-1].citizens += 1


def give_tiles(s: OrleansState, seat: int, tiles: str) -> None:
    """Place tiles, taken from the stacks."""
    for tile in tiles.split():
        s.tiles.remove(PLACES.index(tile))
        s.players[seat].tiles.append(PLACES.index(tile))


def give_stations(s: OrleansState, seat: int, towns: str, stock: int) -> None:
    """Stations on the map, and how many are left beside the board."""
    for town in towns.split():
        s.stations[TOWNS.index(town)] |= 1 << seat
        s.players[seat].stations_left -= 1
    if stock >= 0:
        s.stations_out[seat] += s.players[seat].stations_left - stock
        s.players[seat].stations_left = stock


def give_followers(s: OrleansState, player: Player, what: Seat) -> None:
    """Bag, market and slots; neutral followers come from the supply."""
    player.market = [0] * TOKEN_COUNT
    for follower in what.bag.split():
        player.bag[TOKENS.index(follower)] += 1
    for follower in what.market.split():
        player.market[TOKENS.index(follower)] += 1
    for name in what.filled.split():
        put_on_slots(player, name, neutral_followers(name))
    for name, tokens in what.places.items():
        put_on_slots(player, name, tokens.split())
    for token in range(TOKEN_COUNT):
        owned = player.bag[token] + player.market[token] + player.slots.count(token)
        if token < KINDS:
            s.supply[token] -= owned
        else:
            player.market[token] += 1 - owned


def neutral_followers(place: str) -> list[str]:
    """What fills a place in the plainest way; where any follower will do, a farmer."""
    wanted = [WANTS[slot] for slot in SLOTS_OF[PLACES.index(place)]]
    return ["farmer" if kind == ANY else WANTED[kind] for kind in wanted]


def put_on_slots(player: Player, place: str, tokens: list[str]) -> None:
    """Followers and techs on the slots of a place; a dot leaves a slot empty."""
    slots = SLOTS_OF[PLACES.index(place)]
    assert len(tokens) == len(slots), f"{place} has {len(slots)} slots"
    assert place in BOARD or PLACES.index(place) in player.tiles, f"{place} is nobody's"
    for slot, token in zip(slots, tokens, strict=True):
        player.slots[slot] = EMPTY if token == NOTHING else ON_SLOT.index(token)


def lay_goods(s: OrleansState, edge: int, goods: str) -> None:
    """Just these goods on a road or river, exchanged with the goods market."""
    for space in SPACES_OF[edge]:
        if s.spaces[space] != NO_GOOD:
            s.goods_market[s.spaces[space]] += 1
            s.spaces[space] = NO_GOOD
    for space, good in zip(SPACES_OF[edge], goods.split(), strict=False):
        s.goods_market[GOODS.index(good)] -= 1
        s.spaces[space] = GOODS.index(good)


def balance(
    s: OrleansState, supply: Mapping[str, int], market: Mapping[str, int], kept: list[str]
) -> None:
    """Set stocks as wished: what is too much leaves the game, missing goods come off the map."""
    for kind, number in supply.items():
        index = FOLLOWERS.index(kind)
        s.tokens_out[index] += s.supply[index] - number
        s.supply[index] = number
    free = [space for e in range(len(EDGES)) if EDGES[e] not in kept for space in SPACES_OF[e]]
    for good in range(len(GOODS)):
        wished = market.get(GOODS[good], -1)
        for space in free:
            if s.goods_market[good] < max(0, wished) and s.spaces[space] == good:
                s.spaces[space] = NO_GOOD
                s.goods_market[good] += 1
        if wished >= 0:
            s.goods_out[good] += s.goods_market[good] - wished
            s.goods_market[good] = wished


# --- playing ---------------------------------------------------------------------------------


def play(s: OrleansState, seat: int, *texts: str) -> None:
    """One seat plays these actions, each checked."""
    for text in texts:
        GAME.play(s, seat, GAME.parse(text))


def at_planning(s: OrleansState) -> OrleansState:
    """Nobody draws anything or takes anything back from slots."""
    for seat in GAME.waiting(s):
        for text in ("draw 0", "keep"):
            if text in options(s, seat):
                play(s, seat, text)
    return s


def everybody_done(s: OrleansState) -> OrleansState:
    """All finish planning; if they plan together, the action phase begins."""
    for seat in GAME.waiting(at_planning(s)):
        play(s, seat, "done")
    return s


def at_actions(s: OrleansState) -> OrleansState:
    """The first turn of the action phase."""
    everybody_done(s)
    assert phase(s) == "actions"
    return s


def everybody_passes(s: OrleansState) -> OrleansState:
    """All pass and lay no tech; the event begins."""
    while phase(s) == "actions":
        seat = GAME.waiting(s)[0]
        play(s, seat, "pass" if "pass" in options(s, seat) else "tech later")
    return s


def at_event(s: OrleansState) -> OrleansState:
    """The first decision after the action phase."""
    return everybody_passes(at_actions(s))


def a_round_later(s: OrleansState) -> OrleansState:
    """Nobody does anything until the census of the next round is over."""
    before = s.round
    at_event(s)
    assert s.round == before + 1, "somebody has to decide about the event"
    return s


# --- looking ---------------------------------------------------------------------------------


def options(s: OrleansState, seat: int) -> list[str]:
    """The notation of everything a seat may choose."""
    return [action.text for action in GAME.options(s, seat)]


def options_with(s: OrleansState, seat: int, verb: str) -> list[str]:
    """What a seat may choose with one verb."""
    return [action.text for action in GAME.options(s, seat) if action.verb == verb]


def refusal(s: OrleansState, seat: int, text: str) -> tuple[str, str]:
    """Code and clause of the refusal of an action that must be refused and change nothing."""
    action = GAME.parse(text)
    before = GAME.save(s)
    found = GAME.why_not(s, seat, action)
    assert found is not None, f"{text!r} is allowed"
    assert text not in options(s, seat)
    with pytest.raises(IllegalAction) as raised:
        GAME.play(s, seat, action)
    assert raised.value.refusal.code == found.code
    assert GAME.save(s) == before
    return found.code, found.clause


def phase(s: OrleansState) -> str:
    """The phase the table is in."""
    return PHASES[s.phase]


def counted(numbers: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {names[index]: numbers[index] for index in range(len(numbers)) if numbers[index]}


def bag(s: OrleansState, seat: int) -> dict[str, int]:
    """The followers in a bag."""
    return counted(s.players[seat].bag, TOKENS)


def market(s: OrleansState, seat: int) -> dict[str, int]:
    """The followers on a market."""
    return counted(s.players[seat].market, TOKENS)


def goods(s: OrleansState, seat: int) -> dict[str, int]:
    """The goods of a player."""
    return counted(s.players[seat].goods, GOODS)


def place(s: OrleansState, seat: int, name: str) -> list[str]:
    """What lies on the slots of a place."""
    slots = [s.players[seat].slots[slot] for slot in SLOTS_OF[PLACES.index(name)]]
    return [NOTHING if token == EMPTY else ON_SLOT[token] for token in slots]


def supply(s: OrleansState) -> dict[str, int]:
    """The neutral followers nobody has."""
    return {FOLLOWERS[kind]: s.supply[kind] for kind in range(KINDS)}


def track(s: OrleansState, seat: int, name: str) -> int:
    """Where a marker stands; 0 is the first space."""
    return s.players[seat].tracks[TRACKS.index(name)]


def coins(s: OrleansState) -> list[int]:
    """The coins of all seats."""
    return [player.coins for player in s.players]


def tiles(s: OrleansState, seat: int) -> list[str]:
    """The place tiles of a player."""
    return [PLACES[tile] for tile in s.players[seat].tiles]


def citizens_left(s: OrleansState) -> list[str]:
    """The citizens that still lie on the board."""
    return [CITIZENS[index] for index in range(len(CITIZENS)) if s.citizens[index]]


def on_edge(s: OrleansState, edge: str) -> list[str]:
    """The goods that lie on a road or river."""
    lying = [s.spaces[space] for space in SPACES_OF[EDGES.index(edge)]]
    return [GOODS[good] for good in lying if good != NO_GOOD]


def filled_spaces(s: OrleansState, deed: str) -> dict[str, int]:
    """The followers on a deed."""
    start = DEEDS.index(deed) * KINDS
    sent = [DEED_SPACES[start + kind] - s.deeds[start + kind] for kind in range(KINDS)]
    return counted(sent, FOLLOWERS)


def merchant(s: OrleansState, seat: int) -> str:
    """The town where a merchant is."""
    return TOWNS[s.players[seat].merchant]


def stations(s: OrleansState, seat: int) -> list[str]:
    """The towns where a seat has a station."""
    return [TOWNS[town] for town in s.stations_of(seat)]


def plain(data: object) -> Any:
    """Saved data as it comes back from a file."""
    return json.loads(json.dumps(data))


def player_seen(s: OrleansState, seat: int, viewer: int) -> dict[str, object]:
    """One player in the view of another."""
    players = GAME.view(s, viewer)["players"]
    assert isinstance(players, list)
    seen: dict[str, object] = players[seat]
    return seen

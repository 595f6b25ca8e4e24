"""How fields of a position that have a form of their own are written as plain data and read back.

What lies on slots is written by place, goods by road and river, stations by town, sent followers
by deed. Readers raise `UnreadableSave` if something does not fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    EDGE_OF,
    EDGES,
    EMPTY,
    FIRST_TILE,
    FOLLOWERS,
    GOODS,
    KINDS,
    NO_GOOD,
    ON_SLOT,
    PLACE_COUNT,
    PLACES,
    SLOT_COUNT,
    SLOTS,
    SLOTS_OF,
    SPACE_MARK,
    SPACES_OF,
    STATIONS_EACH,
    TECH_TILES,
    TILES,
    TOKENS,
    TOWNS,
)
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.fields import Wholes, read_row, row_text
from igroteka.kernel.save import Reader, listed, shown, tallied, without_nothing

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState, Player

MANY = 999
NO_SLOTS = [EMPTY] * SLOT_COUNT
PLANNING_KEYS = ("market", "places", "bag_size", "placed", "second_thoughts")
OUT_KEYS = ("followers", "goods", "tiles", "techs", "stations")


# --- of a player -----------------------------------------------------------------------------


def places_unlike(slots: Sequence[int], other: Sequence[int]) -> dict[str, str]:
    """What lies on the slots of those places where `slots` differs from `other`."""
    return {
        PLACES[place]: row_text([slots[slot] for slot in SLOTS_OF[place]], ON_SLOT)
        for place in range(PLACE_COUNT)
        if any([slots[slot] != other[slot] for slot in SLOTS_OF[place]])
    }


def read_slots(r: Reader, otherwise: list[int]) -> list[int]:
    """All slots: of the places in `r` as written there, of the others as in `otherwise`."""
    slots = otherwise.copy()
    r.known(PLACES)
    for name in r.data:
        place = PLACES.index(name)
        found = read_row(r, name, len(SLOTS_OF[place]), ON_SLOT)
        for number in range(len(found)):
            slots[SLOTS_OF[place][number]] = found[number]
    return slots


def write_places(player: Player) -> dict[str, str]:
    """What lies on the slots of a player, by place; empty places are left out."""
    return places_unlike(player.slots, NO_SLOTS)


def read_places(player: Player, r: Reader) -> None:
    """The way back from `write_places`."""
    player.slots = read_slots(r.child("places"), NO_SLOTS)


def write_planning(player: Player) -> dict[str, object]:
    """What others see of a player who plans, and what can be taken back; empty at other times."""
    planning: dict[str, object] = {}
    if player.shown_slots:
        planning = {
            "market": tallied(player.shown_market, TOKENS),
            "places": places_unlike(player.shown_slots, player.slots),
            "bag_size": player.shown_bag,
        }
    if player.placed:
        planning["placed"] = listed(player.placed, SLOTS)
    if player.second_thoughts:
        planning["second_thoughts"] = player.second_thoughts
    return planning


def read_planning(player: Player, r: Reader) -> None:
    """The way back from `write_planning`; the slots of the player must have been read."""
    planning = r.child("planning")
    planning.known(PLANNING_KEYS)
    player.placed = planning.ids("placed", SLOTS)
    player.second_thoughts = planning.number("second_thoughts", 0, MANY)
    if "places" in planning.data:
        player.shown_market = tuple(planning.tally("market", TOKENS, MANY))
        player.shown_slots = tuple(read_slots(planning.child("places"), player.slots))
        player.shown_bag = planning.whole("bag_size", 0, MANY)


# --- of the board ----------------------------------------------------------------------------


def write_edges(s: OrleansState) -> dict[str, object]:
    """The roads and rivers on which a good lies, by good."""
    return without_nothing(
        {
            GOODS[good]: listed(
                [EDGE_OF[space] for space in range(len(EDGE_OF)) if s.spaces[space] == good], EDGES
            )
            for good in range(len(GOODS))
        }
    )


def read_edges(s: OrleansState, r: Reader) -> None:
    """The way back from `write_edges`."""
    edges = r.child("edges")
    edges.known(GOODS)
    for name in edges.data:
        for edge in edges.ids(name, EDGES):
            used = [space for space in SPACES_OF[edge] if SPACE_MARK[space] <= s.seats]
            free = [space for space in used if s.spaces[space] == NO_GOOD]
            if not free:
                raise UnreadableSave(
                    f"{edges.at(name)}: expected at most {len(used)} goods on "
                    f"{EDGES[edge]} with {s.seats} players, found more"
                )
            s.spaces[free[0]] = GOODS.index(name)


def write_stations(stations: list[int]) -> dict[str, list[int]]:
    """The seats that have a station, by town."""
    return {
        TOWNS[town]: [
            seat for seat in range(stations[town].bit_length()) if stations[town] & (1 << seat)
        ]
        for town in range(len(TOWNS))
        if stations[town]
    }


def read_stations(r: Reader) -> list[int]:
    """The way back from `write_stations`."""
    built = [0] * len(TOWNS)
    stations = r.child("stations")
    stations.known(TOWNS)
    for name in stations.data:
        town = TOWNS.index(name)
        for seat in stations.items(name):
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < r.seats:
                raise UnreadableSave(f"{stations.at(name)}: expected seats, found {shown(seat)}")
            if built[town] & (1 << seat):
                raise UnreadableSave(
                    f"{stations.at(name)}: expected seat {seat} once, found it twice"
                )
            built[town] |= 1 << seat
    return built


def write_deeds(deeds: list[int]) -> dict[str, str]:
    """The followers that have been sent, by deed."""
    sent: dict[str, object] = {}
    for deed in range(len(DEEDS)):
        spaces = range(deed * KINDS, (deed + 1) * KINDS)
        sent[DEEDS[deed]] = tallied([DEED_SPACES[at] - deeds[at] for at in spaces], FOLLOWERS)
    return {deed: str(sent[deed]) for deed in without_nothing(sent)}


def read_deeds(r: Reader) -> list[int]:
    """The way back from `write_deeds`."""
    left = list(DEED_SPACES)
    sent = r.child("deeds")
    sent.known(DEEDS)
    for name in sent.data:
        counts = sent.tally(name, FOLLOWERS, MANY)
        for kind in range(KINDS):
            at = DEEDS.index(name) * KINDS + kind
            if counts[kind] > left[at]:
                raise UnreadableSave(
                    f"{sent.at(name)}: expected at most {left[at]} of {FOLLOWERS[kind]}, "
                    f"found {counts[kind]}"
                )
            left[at] -= counts[kind]
    return left


def write_citizens(citizens: list[int]) -> str:
    """The citizens that lie on the board beside the deeds; those of deeds follow from the deeds."""
    lying = [index for index in range(len(DEEDS), len(CITIZENS)) if citizens[index]]
    return listed(lying, CITIZENS)


def read_citizens(r: Reader) -> list[int]:
    """The way back from `write_citizens`; `Game.settle` fills in the citizens of the deeds."""
    lying = r.ids("citizens", CITIZENS)
    if len(set(lying)) != len(lying):
        raise UnreadableSave(f"{r.at('citizens')}: expected each citizen once")
    return [1 if index in lying else 0 for index in range(len(CITIZENS))]


def write_out(s: OrleansState) -> dict[str, object]:
    """The pieces that have left the game."""
    return without_nothing(
        {
            "followers": tallied(s.tokens_out, FOLLOWERS),
            "goods": tallied(s.goods_out, GOODS),
            "tiles": listed(s.excluded, PLACES),
            "techs": s.techs_out,
            "stations": s.stations_out.copy() if any(s.stations_out) else [],
        }
    )


def read_out(s: OrleansState, r: Reader) -> None:
    """The way back from `write_out`."""
    out = r.child("out")
    out.known(OUT_KEYS)
    s.tokens_out = out.tally("followers", FOLLOWERS, MANY)
    s.goods_out = out.tally("goods", GOODS, MANY)
    s.excluded = [FIRST_TILE + tile for tile in out.ids("tiles", TILES)]
    s.techs_out = out.number("techs", 0, TECH_TILES)
    if "stations" in out.data:
        s.stations_out = Wholes("stations", s.seats, 0, STATIONS_EACH).read(out)

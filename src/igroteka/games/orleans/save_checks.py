"""Fills in what follows from a saved position, and checks that its pieces are where they may be."""

from __future__ import annotations

from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    EMPTY,
    EVENT_TILES,
    EVENTS,
    FIRST_TILE,
    FITS,
    FOLLOWER_TOKENS,
    FOLLOWERS,
    GOOD_TILES,
    GOODS,
    KINDS,
    MONK,
    ON_SLOT,
    ORLEANS,
    PILGRIMAGE,
    PLACE_COUNT,
    PLACE_OF,
    PLACES,
    REMOVED_FOLLOWERS,
    ROUNDS,
    SLOT_COUNT,
    SLOTS,
    SLOTS_OF,
    STATIONS_EACH,
    TECH,
    TECH_TILES,
    TILES,
    TOKEN_COUNT,
    TOKENS,
    TOWNS,
    WANTS,
)
from igroteka.games.orleans.reachable import check_reachable
from igroteka.games.orleans.rules.slots import has_follower, owns
from igroteka.games.orleans.state import OrleansState, Player
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader, check_counts


def settle(s: OrleansState, r: Reader) -> None:
    """Fill the derived fields of a position read from `r`, and check the whole of it.

    Raises UnreadableSave if pieces are lost or doubled, or play cannot lead to the position.
    """
    check_hourglass(s, r)
    for deed in range(len(DEEDS)):  # 4.10c: its citizen lies there until the deed is complete
        s.citizens[deed] = 1 if any(s.deeds[deed * KINDS : (deed + 1) * KINDS]) else 0
    players = r.children("players", s.seats)
    for seat in range(s.seats):
        check_slots(s.players[seat], players[seat])
    s.tiles = tiles_left(s)
    for seat in range(s.seats):
        built = len(s.stations_of(seat))
        s.players[seat].stations_left = STATIONS_EACH - built - s.stations_out[seat]
        if s.players[seat].stations_left < 0:
            raise UnreadableSave(f"stations: expected at most {STATIONS_EACH} of seat {seat}")
    check_pieces(s)
    for seat in range(s.seats):
        if s.players[seat].shown_slots:
            check_what_others_see(s.players[seat], players[seat].at("planning"))
    check_reachable(s, r)


def tiles_left(s: OrleansState) -> list[int]:
    """1.8 The place tiles that nobody has and that are not out of the game."""
    left = list(range(FIRST_TILE, PLACE_COUNT))
    for tile in [*s.excluded, *[tile for player in s.players for tile in player.tiles]]:
        if tile not in left:
            raise UnreadableSave(f"tiles: expected {PLACES[tile]} once, found it twice")
        left.remove(tile)
    return left


def check_hourglass(s: OrleansState, r: Reader) -> None:
    """1.3 Refuse other hourglass tiles than those of the box, and another first one."""
    if [s.hourglass.count(event) for event in range(len(EVENTS))] != list(EVENT_TILES):
        raise UnreadableSave(
            f"{r.at('hourglass')}: expected {ROUNDS} tiles, {EVENT_TILES[0]} of each event"
        )
    if s.hourglass[0] != PILGRIMAGE:
        raise UnreadableSave(f"{r.at('hourglass')}: expected a pilgrimage first (1.3)")


def check_slots(player: Player, r: Reader) -> None:
    """Refuse a player whose slots, market or techs hold what they may not hold.

    `r` is the object the player was read from. Raises UnreadableSave.
    """
    for slot in range(SLOT_COUNT):
        token = player.slots[slot]
        if token == EMPTY:
            continue
        if not owns(player, PLACE_OF[slot]):
            raise UnreadableSave(
                f"{r.at('places')}: expected places the player has, found {SLOTS[slot]}"
            )
        if token == TECH:
            fit = WANTS[slot] < MONK and len(SLOTS_OF[PLACE_OF[slot]]) > 1
        else:
            fit = FITS[-1][token][slot]  # with every substitute: a school may have been lost
        if not fit:
            raise UnreadableSave(
                f"{r.at('places')}: expected on {SLOTS[slot]} what may lie there, "
                f"found {ON_SLOT[token]}"
            )
    for slot in player.placed:
        if not has_follower(player, slot) or player.placed.count(slot) > 1:
            raise UnreadableSave(
                f"{r.at('planning')}.placed: expected a follower on {SLOTS[slot]}, named once"
            )
    free = player.free_market_spaces()
    if free < 0:
        raise UnreadableSave(
            f"{r.at('market')}: expected at most {sum(player.market) + free} followers, "
            f"found {sum(player.market)}"
        )
    if player.techs_laid < player.slots.count(TECH):
        raise UnreadableSave(
            f"{r.at('techs_laid')}: expected at least the {player.slots.count(TECH)} techs "
            f"that lie on slots, found {player.techs_laid}"
        )


def check_what_others_see(player: Player, where: str) -> None:
    """Refuse a plan made in secret whose shown followers differ from those the player owns.

    `where` names the field. Raises UnreadableSave.
    """
    in_bag = 0
    for token in range(TOKEN_COUNT):
        owned = player.bag[token] + player.market[token] + player.slots.count(token)
        shown_now = player.shown_market[token] + player.shown_slots.count(token)
        if shown_now > owned:
            raise UnreadableSave(
                f"{where}: expected at most {owned} of {TOKENS[token]}, found {shown_now}"
            )
        in_bag += owned - shown_now
    if in_bag != player.shown_bag:
        raise UnreadableSave(f"{where}.bag_size: expected {in_bag}, found {player.shown_bag}")


def pieces_of(s: OrleansState) -> dict[str, int]:
    """Counts of all pieces of a position, in the game or out of it, by readable name."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        number = s.supply[kind] + s.tokens_out[kind]
        for deed in range(len(DEEDS)):
            number += DEED_SPACES[deed * KINDS + kind] - s.deeds[deed * KINDS + kind]
        for player in s.players:
            number += player.bag[kind] + player.market[kind] + player.slots.count(kind)
        found[FOLLOWERS[kind]] = number
    for seat in range(s.seats):
        player = s.players[seat]
        for token in range(KINDS, TOKEN_COUNT):
            found[f"{TOKENS[token]} of seat {seat}"] = (
                player.bag[token] + player.market[token] + player.slots.count(token)
            )
        built = len(s.stations_of(seat))
        found[f"stations of seat {seat}"] = player.stations_left + built + s.stations_out[seat]
    for good in range(len(GOODS)):
        number = s.goods_market[good] + s.goods_out[good] + s.spaces.count(good)
        found[GOODS[good]] = number + sum([player.goods[good] for player in s.players])
    techs = s.techs + s.techs_out
    tiles = len(s.tiles) + len(s.excluded)
    citizens = sum(s.citizens)
    for player in s.players:
        techs += player.techs + player.slots.count(TECH)
        tiles += len(player.tiles)
        citizens += player.citizens
    found["techs"] = techs
    found["place tiles"] = tiles
    found["citizens"] = citizens
    return found


def pieces_in_box(seats: int) -> dict[str, int]:
    """Counts of all pieces that a game for this many players has, by readable name."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        found[FOLLOWERS[kind]] = FOLLOWER_TOKENS[kind] - REMOVED_FOLLOWERS[seats][kind]
    for seat in range(seats):
        for token in range(KINDS, TOKEN_COUNT):
            found[f"{TOKENS[token]} of seat {seat}"] = 1
        found[f"stations of seat {seat}"] = STATIONS_EACH
    for good in range(len(GOODS)):
        found[GOODS[good]] = GOOD_TILES[good]
    found["techs"] = TECH_TILES
    found["place tiles"] = len(TILES)
    found["citizens"] = len(CITIZENS)
    return found


def check_pieces(s: OrleansState) -> None:
    """Refuse missing and extra pieces, and two stations in one town. Raises UnreadableSave."""
    check_counts(pieces_of(s), pieces_in_box(s.seats))
    for town in range(len(TOWNS)):
        if town != ORLEANS and s.stations[town] & (s.stations[town] - 1):
            raise UnreadableSave(f"stations.{TOWNS[town]}: expected one station, found more")

"""What may be loaded as a position of Orléans: nothing lost, nothing added, nothing misplaced."""

from __future__ import annotations

from igroteka.games.orleans import pieces
from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    EMPTY,
    FITS,
    FOLLOWER_TOKENS,
    FOLLOWERS,
    GOOD_TILES,
    GOODS,
    KINDS,
    MONK,
    ON_SLOT,
    REMOVED_FOLLOWERS,
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
from igroteka.games.orleans.rules.slots import has_follower, owns
from igroteka.games.orleans.state import OrleansState, Player
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader, check_counts


def check_slots(player: Player, r: Reader) -> None:
    """Refuse what could never lie where it lies."""
    for slot in range(SLOT_COUNT):
        token = player.slots[slot]
        if token == EMPTY:
            continue
        if not owns(player, pieces.PLACE_OF[slot]):
            raise UnreadableSave(
                f"{r.at('places')}: expected places the player has, found {SLOTS[slot]}"
            )
        if token == TECH:
            fit = WANTS[slot] < MONK and len(SLOTS_OF[pieces.PLACE_OF[slot]]) > 1
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
    """Before planning a player had the same followers, in other places."""
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
    """How many of each piece there are anywhere in the game, in or out of it."""
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
    """How many of each piece a game with so many players has."""
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
    """Refuse a position in which pieces are missing or added."""
    check_counts(pieces_of(s), pieces_in_box(s.seats))
    for town in range(len(TOWNS)):
        if town != pieces.ORLEANS and s.stations[town] & (s.stations[town] - 1):
            raise UnreadableSave(f"stations.{TOWNS[town]}: expected one station, found more")

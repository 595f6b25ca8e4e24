"""Names of the board elements that pieces leave and reach in events.

The browser marks the same elements with `data-at` and flies pieces between them.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.pieces import (
    BOATMAN,
    BOATMAN_CITIZEN_AT,
    DEEDS,
    DEVELOPMENT_CITIZENS,
    DEVELOPMENT_END,
    EDGES,
    FOLLOWERS,
    GOODS,
    KNIGHT,
    KNIGHT_CITIZEN_AT,
    LAST_SPACE,
    PLACES,
    SLOTS,
    STACK_OF,
    TOKENS,
    TOWNS,
    TRACKS,
)

# --- of the table ----------------------------------------------------------------------------

BANK: Final = "bank"  # 12.9: coins without end
TECHS: Final = "techs"  # the stock of technology tiles
HOURGLASS: Final = "hourglass"  # the stack of hourglass tiles
EVENT: Final = "event"  # where the tile of this round lies
OUT: Final = "out"  # out of the game
SUPPLY: Final = tuple([f"supply:{kind}" for kind in FOLLOWERS])
GOODS_MARKET: Final = tuple([f"goods:{good}" for good in GOODS])
TOWN: Final = tuple([f"town:{town}" for town in TOWNS])
DEED: Final = tuple([f"deed:{deed}" for deed in DEEDS])
# The spaces of each character track, and of the development track.
TRACK: Final = tuple(
    [
        tuple([f"track:{TRACKS[kind]}/{space}" for space in range(LAST_SPACE[kind] + 1)])
        for kind in range(len(TRACKS))
    ]
)
DEVELOPMENT: Final = tuple([f"development:{space}" for space in range(DEVELOPMENT_END + 1)])
# The stack of each place tile, 1 or 2; empty for the places of the board.
STACK: Final = tuple([f"stack:{stack}" if stack else "" for stack in STACK_OF])
# The space on which each citizen lies; the last one beside the map (7.2).
CITIZEN: Final = (
    *DEED,
    *[DEVELOPMENT[space] for space in DEVELOPMENT_CITIZENS],
    TRACK[KNIGHT][KNIGHT_CITIZEN_AT],
    TRACK[BOATMAN][BOATMAN_CITIZEN_AT],
    "citizen:stations",
)


def on_edge(edge: int, good: int) -> str:
    """A good on a road or river."""
    return f"edge:{EDGES[edge]}/{GOODS[good]}"


# --- of a seat -------------------------------------------------------------------------------


def bag(seat: int) -> str:
    """The bag of a seat."""
    return f"seat:{seat}/bag"


def market(seat: int, token: int) -> str:
    """A follower on the market of a seat."""
    return f"market:{seat}/{TOKENS[token]}"


def slot_of(seat: int, slot: int) -> str:
    """A slot of a seat, e.g. `slot:0/castle/2`."""
    return f"slot:{seat}/{SLOTS[slot]}"


def place_of(seat: int, place: int) -> str:
    """A place or place tile of a seat."""
    return f"place:{seat}/{PLACES[place]}"


def purse(seat: int) -> str:
    """The coins of a seat."""
    return f"seat:{seat}/coins"


def store(seat: int, good: int) -> str:
    """The goods of one kind of a seat."""
    return f"seat:{seat}/good/{GOODS[good]}"


def techs_of(seat: int) -> str:
    """The techs of a seat that are not laid yet."""
    return f"seat:{seat}/techs"


def stock(seat: int) -> str:
    """The stations of a seat that are not built."""
    return f"seat:{seat}/station"


def citizens_of(seat: int) -> str:
    """The citizens of a seat."""
    return f"seat:{seat}/citizen"


def marker(seat: int) -> str:
    """Where the first player's marker lies when this seat has it."""
    return f"first:{seat}"


def station(seat: int, town: int) -> str:
    """The station of a seat in a town."""
    return f"station:{TOWNS[town]}/{seat}"

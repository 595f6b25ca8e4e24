"""The bonus spots of the board and of the company tracks, loaded once and checked on load."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.pieces import (
    BONUS_TILES,
    CARD_COUNT,
    COMPANIES,
    COMPANY_COUNT,
    FIRST_TILE,
    GOODS,
    NONE,
    REWARDS,
    SUITS,
    TRACKS,
    facts,
    index,
    number,
)
from igroteka.kernel.components import Fact
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader

_file: Final = facts("spots")

FIRST_PLAYER: Final = 0
BUY: Final = 1
SELL: Final = 2
MAJORITY: Final = 3
RESERVE: Final = 4
EITHER: Final = 5
ADVANCE: Final = 6
SPOT_KINDS: Final = ("first_player", "buy", "sell", "majority", "tile", "either", "steps")
# What a spot of each kind must say, and no other spot may.
SAYS: Final = (
    ("books",),
    ("discount",),
    ("takes", "plus"),
    ("suit", "company", "lines"),
    ("tile",),
    ("either",),
    ("steps", "tracks"),
)
ONLY_SOME_SAY: Final = tuple([field for fields in SAYS for field in fields])
BOARD_SPOTS: Final = (
    "first_player",
    "buy_card",
    "sell_card",
    "majority_coffee",
    "majority_bananas",
    "majority_cotton",
    "majority_expansion",
    "tile_plus_one_good",
    "tile_bookkeeper",
    "tile_merchant",
    "tile_expansion",
)
TRACK_SPOTS: Final = ("c1_1", "c1_2", "c2_1", "c2_2", "d1_1", "d1_2", "d2_1", "d2_2")
SPOTS: Final = (*BOARD_SPOTS, *TRACK_SPOTS)
FIRST_TRACK_SPOT: Final = len(BOARD_SPOTS)
_fields: Final = ("kind", "pounds", "diamonds", *ONLY_SOME_SAY)
_spots: Final = [
    *_file.entries("spot", BOARD_SPOTS, _fields),
    *_file.entries("track_spot", TRACK_SPOTS, ("track", "bonus", *_fields)),
]
SPOT_KIND: Final = tuple([spot.name("kind", SPOT_KINDS) for spot in _spots])
for _spot in range(len(SPOTS)):
    for _field in ONLY_SOME_SAY:
        _said = _spots[_spot].has(_field)
        if _said != (_field in SAYS[SPOT_KIND[_spot]]):
            raise _file.broken(
                f"{_spots[_spot].r.where}: expected {'no' if _said else 'a field'} {_field} on a "
                f"spot of kind {SPOT_KINDS[SPOT_KIND[_spot]]}"
            )

SPOT_POUNDS: Final = tuple([number(spot, "pounds", 9) for spot in _spots])  # what it costs
SPOT_DIAMONDS: Final = tuple([number(spot, "diamonds", 9) for spot in _spots])
SPOT_BOOKS: Final = tuple([number(spot, "books", 9) for spot in _spots])
SPOT_DISCOUNT: Final = tuple([number(spot, "discount", 9) for spot in _spots])
# Which cards a sale takes: those of one good, or NONE for all of them.
SPOT_TAKES: Final = tuple(
    [spot.name("takes", ("any", *GOODS)) - 1 if spot.has("takes") else NONE for spot in _spots]
)
SPOT_PLUS: Final = tuple([number(spot, "plus", 99) for spot in _spots])
SPOT_SUIT: Final = tuple([index(spot, "suit", SUITS) for spot in _spots])
SPOT_COMPANY: Final = tuple([index(spot, "company", COMPANIES) for spot in _spots])
# The bonus tile it reserves, by its number among the cards.
SPOT_TILE: Final = tuple(
    [FIRST_TILE + spot.name("tile", BONUS_TILES) if spot.has("tile") else NONE for spot in _spots]
)
SPOT_STEPS: Final = tuple([number(spot, "steps", 9) for spot in _spots])
SPOT_TRACKS: Final = tuple([number(spot, "tracks", COMPANY_COUNT - 1) for spot in _spots])
# The track of a spot, and which of its special fields unlocks it; NONE and 0 on the board.
SPOT_TRACK: Final = tuple([index(spot, "track", TRACKS) for spot in _spots])
SPOT_LEVEL: Final = tuple([number(spot, "bonus", 2) for spot in _spots])


def _rewards(spot: Fact, key: str, names: tuple[str, ...]) -> list[tuple[int, ...]]:
    """A list of rewards: for each the numbers of these names, 0 where it does not say one."""
    if not spot.has(key):
        return []
    found: list[tuple[int, ...]] = []
    try:
        entries = spot.r.items(key)
        for place in range(len(entries)):
            line = Reader(entries[place], f"{spot.r.at(key)}[{place}]")
            line.known(names)
            found.append(tuple([line.number(name, 0, 99) for name in names]))
    except UnreadableSave as error:
        raise spot.facts.broken(str(error)) from error
    return found


_lines: Final = [_rewards(spot, "lines", ("from", *REWARDS)) for spot in _spots]
# The lines of a majority spot: from which total on each holds, and what it pays.
LINE_FROM: Final = tuple([tuple([line[0] for line in lines]) for lines in _lines])
LINE_PAYS: Final = tuple([tuple([line[1:] for line in lines]) for lines in _lines])
# The rewards of which one is chosen.
EITHER_PAYS: Final = tuple([tuple(_rewards(spot, "either", REWARDS)) for spot in _spots])
for _spot in range(len(SPOTS)):
    _where = _spots[_spot].r.where
    _from = list(LINE_FROM[_spot])
    if SPOT_KIND[_spot] == MAJORITY and (not _from or _from[0] != 1 or _from != sorted(set(_from))):
        raise _file.broken(f"{_where}: expected rising lines from a total of 1 on, found {_from}")
    if SPOT_KIND[_spot] == EITHER and len(EITHER_PAYS[_spot]) < 2:
        raise _file.broken(f"{_where}: expected two rewards to choose from")
    if SPOT_KIND[_spot] == RESERVE and SPOT_POUNDS[_spot] not in (1, 2):
        raise _file.broken(f"{_where}: expected a cost of 1 or 2 pounds")
    if SPOT_KIND[_spot] == ADVANCE and (not SPOT_STEPS[_spot] or not SPOT_TRACKS[_spot]):
        raise _file.broken(f"{_where}: expected steps on at least one track")
    if _spot >= FIRST_TRACK_SPOT and (
        SPOT_TRACK[_spot] < 0
        or SPOTS[_spot] != f"{TRACKS[SPOT_TRACK[_spot]].lower()}_{SPOT_LEVEL[_spot]}"
    ):
        raise _file.broken(f"{_where}: expected the track and the bonus that its id names")
if sorted([suit for suit in SPOT_SUIT if suit >= 0]) != list(range(len(SUITS))):
    raise _file.broken("expected one majority spot for each suit")
if sorted([company for company in SPOT_COMPANY if company >= 0]) != list(range(COMPANY_COUNT)):
    raise _file.broken("expected one majority spot for each company")
if sorted([tile for tile in SPOT_TILE if tile >= 0]) != list(range(FIRST_TILE, CARD_COUNT)):
    raise _file.broken("expected one spot for each bonus tile")

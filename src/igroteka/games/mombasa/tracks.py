"""The company tracks and their permanent bonuses, loaded once and checked on load."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.books import STARTING_TILES, TILE_BONUS
from igroteka.games.mombasa.pieces import (
    COMPANY_COUNT,
    GOODS,
    MAX_SEATS,
    NONE,
    START_MARKERS,
    TRACKS,
    counted,
    facts,
    ladder,
    number,
)

_file: Final = facts("tracks")

# --- spaces ----------------------------------------------------------------------------------

A1: Final = 0
A2: Final = 1
B1: Final = 2
B2: Final = 3
C1: Final = 4
C2: Final = 5
D1: Final = 6
D2: Final = 7
TRACK_COUNT: Final = len(TRACKS)
FIRST_WITH_SPOTS: Final = C1  # A and B have permanent bonuses, C and D bonus spots
_tracks: Final = _file.entries("track", TRACKS, ("kind", "last", "shares", "fields", "tolls"))
TRACK_LAST: Final = tuple([track.whole("last", 2, 99) for track in _tracks])
# [track][space]: the shares a marker there is worth.
SHARES_AT: Final = tuple([ladder(_tracks[t], "shares", TRACK_LAST[t]) for t in range(TRACK_COUNT)])
_fields: Final = [track.pairs("fields") for track in _tracks]
_tolls: Final = [track.pairs("tolls") for track in _tracks]
for _track in range(TRACK_COUNT):
    _where = _tracks[_track].r.where
    _last = TRACK_LAST[_track]
    _spots = _tracks[_track].name("kind", ("permanent", "spot")) == 1
    if _spots != (_track >= FIRST_WITH_SPOTS):
        raise _file.broken(f"{_where}: expected permanent bonuses on A and B, spots on C and D")
    _found = list(_fields[_track])
    if len(_found) != 2 or not 0 < _found[0] < _found[1] <= _last:
        raise _file.broken(f"{_where}: expected two special fields up to space {_last}")
    if [pounds for pounds in _fields[_track].values() if pounds not in (1, 2)]:
        raise _file.broken(f"{_where}: expected special fields of 1 or 2 pounds")
    _found = list(_tolls[_track])
    if len(_found) not in (1, 2) or max(_found) >= _last:
        raise _file.broken(f"{_where}: expected one or two tolls before space {_last}")
    if min(_tolls[_track].values()) < 1:
        raise _file.broken(f"{_where}: expected tolls of 1 pound or more")
FIELD_SPACES: Final = tuple([tuple(fields) for fields in _fields])
# [track][space]: what reaching a space pays, and what leaving it costs.
FIELD_POUNDS: Final = tuple(
    [
        tuple([_fields[track].get(space, 0) for space in range(TRACK_LAST[track] + 1)])
        for track in range(TRACK_COUNT)
    ]
)
TOLL: Final = tuple(
    [
        tuple([_tolls[track].get(space, 0) for space in range(TRACK_LAST[track] + 1)])
        for track in range(TRACK_COUNT)
    ]
)
# [track][space]: how many special fields a marker there has reached or passed.
FIELDS_PASSED: Final = tuple(
    [
        tuple(
            [
                len([field for field in FIELD_SPACES[track] if field <= space])
                for space in range(TRACK_LAST[track] + 1)
            ]
        )
        for track in range(TRACK_COUNT)
    ]
)
for _tile in range(len(STARTING_TILES)):
    _steps = max(TILE_BONUS[_tile][:COMPANY_COUNT])
    for _track in range(TRACK_COUNT):
        if _steps >= FIELD_SPACES[_track][0] or _steps > min(_tolls[_track]):
            raise facts("tiles").broken(
                f"starting_tile {STARTING_TILES[_tile]}: expected a bonus that reaches no toll and "
                f"no special field, found {_steps} steps on track {TRACKS[_track]}"
            )

# --- permanent bonuses -----------------------------------------------------------------------

LEVELS: Final = 3  # no bonus works, the first, the second (R64)
BONUSES: Final = tuple(
    [f"{track}/{level}" for track in TRACKS[:FIRST_WITH_SPOTS] for level in range(1, LEVELS)]
)
_bonuses: Final = _file.entries(
    "bonus",
    BONUSES,
    ("discount", "discount_with", "mixes", "value", "value_of", "expansion", "markers"),
)


def _for_goods(key: str, good_key: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """[track][level][good]: a number that a bonus gives for one good."""
    table = [[[0 for _ in GOODS] for _ in range(LEVELS)] for _ in TRACKS]
    for place in range(len(BONUSES)):
        bonus = _bonuses[place]
        if bonus.has(key) != bonus.has(good_key):
            raise _file.broken(f"{bonus.r.where}: expected {key} and {good_key} together")
        if bonus.has(key):
            good = bonus.name(good_key, GOODS)
            table[place // 2][place % 2 + 1][good] = bonus.whole(key, 1, 9)
    return tuple([tuple([tuple(goods) for goods in levels]) for levels in table])


def _numbers(key: str) -> tuple[tuple[int, ...], ...]:
    """[track][level]: a number that a bonus gives."""
    table = [[0 for _ in range(LEVELS)] for _ in TRACKS]
    for place in range(len(BONUSES)):
        table[place // 2][place % 2 + 1] = number(_bonuses[place], key, 9)
    return tuple([tuple(levels) for levels in table])


def _flags(key: str) -> tuple[tuple[bool, ...], ...]:
    """[track][level]: whether a bonus allows something."""
    table = [[False for _ in range(LEVELS)] for _ in TRACKS]
    for place in range(len(BONUSES)):
        if _bonuses[place].has(key):
            table[place // 2][place % 2 + 1] = _bonuses[place].flag(key)
    return tuple([tuple(levels) for levels in table])


DISCOUNT: Final = _for_goods("discount", "discount_with")  # 16.1, 16.2
_mixes: Final = _flags("mixes")
# 16.1: [track][level]: the discounted good to which others may be added, or NONE.
MIXING_GOOD: Final = tuple(
    [
        tuple(
            [
                DISCOUNT[track][level].index(max(DISCOUNT[track][level]))
                if _mixes[track][level]
                else NONE
                for level in range(LEVELS)
            ]
        )
        for track in range(TRACK_COUNT)
    ]
)
VALUE_MORE: Final = _for_goods("value", "value_of")  # 16.2
EXPANSION_MORE: Final = _numbers("expansion")  # 16.3
MARKERS_MORE: Final = _numbers("markers")  # 16.4
for _place in range(len(BONUSES)):
    _track, _level = _place // 2, _place % 2 + 1
    if not (
        max(DISCOUNT[_track][_level])
        or max(VALUE_MORE[_track][_level])
        or EXPANSION_MORE[_track][_level]
        or MARKERS_MORE[_track][_level]
    ):
        raise _file.broken(f"bonus {BONUSES[_place]}: expected what the bonus gives, found nothing")
    if _mixes[_track][_level] and not max(DISCOUNT[_track][_level]):
        raise _file.broken(f"bonus {BONUSES[_place]}: expected mixes beside a discount only")
MOST_MARKERS: Final = max(START_MARKERS.values()) + max([max(more) for more in MARKERS_MORE])
counted("setup", "bonus_markers", MAX_SEATS * MOST_MARKERS)

# --- track cards -----------------------------------------------------------------------------

TRACK_CARDS: Final = _file.ids("track_card")
HALVES: Final = tuple(
    [
        tuple(card.names("halves", TRACKS))
        for card in _file.entries("track_card", TRACK_CARDS, ("halves",))
    ]
)
counted("tracks", "track_cards", len(TRACK_CARDS))
for _card in range(len(TRACK_CARDS)):
    if HALVES[_card] != (2 * _card, 2 * _card + 1):
        raise _file.broken("expected the two tracks of one letter on each track card, A to D")

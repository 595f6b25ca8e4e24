"""Typed ids and tables of Orléans, loaded once from `data/*.toml` and checked on load.

All ids are small whole numbers, indices into the name tuples here; names appear only in
data files, saves, notation and views.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from igroteka.kernel.components import Facts

FOLDER: Final = str(Path(__file__).parent)
FILES: Final = (
    "followers",
    "goods",
    "setup",
    "events",
    "tracks",
    "board",
    "tiles",
    "deeds",
    "map",
)


def facts(file: str) -> Facts:
    """The component file of this game with this name, e.g. `tracks`."""
    return Facts(FOLDER, "orleans", file)


# --- followers -------------------------------------------------------------------------------

FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
FOLLOWERS: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
KINDS: Final = len(FOLLOWERS)

# Tokens 0..6 are neutral followers of that kind, 7..10 a player's own starters.
STARTER_OF: Final = (FARMER, BOATMAN, CRAFTSMAN, TRADER)
TOKENS: Final = (*FOLLOWERS, "own_farmer", "own_boatman", "own_craftsman", "own_trader")
KIND_OF: Final = (*range(KINDS), *STARTER_OF)
TOKEN_COUNT: Final = len(TOKENS)
EMPTY: Final = -1
TECH: Final = TOKEN_COUNT  # what lies on a slot is EMPTY, a token, or TECH
ON_SLOT: Final = (*TOKENS, "tech")

_followers: Final = facts("followers").entries("follower", FOLLOWERS, ("tokens", "starter"))
FOLLOWER_TOKENS: Final = tuple([f.whole("tokens", 1, 99) for f in _followers])
if [kind for kind in range(KINDS) if _followers[kind].flag("starter")] != list(STARTER_OF):
    raise facts("followers").broken("expected the starters farmer, boatman, craftsman, trader")

# --- goods -----------------------------------------------------------------------------------

GOODS: Final = ("grain", "cheese", "wine", "wool", "brocade")
_goods: Final = facts("goods").entries("good", GOODS, ("tiles", "points", "food"))
GOOD_TILES: Final = tuple([g.whole("tiles", 1, 99) for g in _goods])
GOOD_POINTS: Final = tuple([g.whole("points", 0, 99) for g in _goods])
FOOD: Final = tuple([i for i in range(len(GOODS)) if _goods[i].flag("food")])
NO_GOOD: Final = -1

# --- set-up ----------------------------------------------------------------------------------

_start: Final = facts("setup").table("start")
_start.known(("coins", "stations", "techs", "rounds"))
START_COINS: Final = _start.whole("coins", 0, 99)
STATIONS_EACH: Final = _start.whole("stations", 1, 99)
TECH_TILES: Final = _start.whole("techs", 1, 99)
ROUNDS: Final = _start.whole("rounds", 1, 99)
REMOVED_FOLLOWERS: dict[int, list[int]] = {}
REMOVED_GOODS: dict[int, int] = {}
EXCLUDED_EACH: dict[int, int] = {}
for _row in facts("setup").rows("players"):
    _row.known(("seats", "removed_followers", "removed_goods", "excluded_tiles_each"))
    _seats = _row.whole("seats", 2, 4)
    REMOVED_FOLLOWERS[_seats] = _row.counts("removed_followers", FOLLOWERS)
    REMOVED_GOODS[_seats] = _row.whole("removed_goods", 0, 99)
    EXCLUDED_EACH[_seats] = _row.whole("excluded_tiles_each", 0, 9)
    for _kind in range(KINDS):
        if REMOVED_FOLLOWERS[_seats][_kind] > FOLLOWER_TOKENS[_kind]:
            raise facts("setup").broken(
                f"players {_seats}: expected to remove at most {FOLLOWER_TOKENS[_kind]} of "
                f"{FOLLOWERS[_kind]}, found {REMOVED_FOLLOWERS[_seats][_kind]}"
            )
if sorted(REMOVED_GOODS) != [2, 3, 4]:
    raise facts("setup").broken(f"expected [[players]] for 2, 3, 4; found {sorted(REMOVED_GOODS)}")

# --- events ----------------------------------------------------------------------------------

PILGRIMAGE: Final = 0
TAXES: Final = 1
INCOME: Final = 2
TRADING_DAY: Final = 3
HARVEST: Final = 4
PLAGUE: Final = 5
EVENTS: Final = ("pilgrimage", "taxes", "income", "trading_day", "harvest", "plague")
_events: Final = facts("events").entries("event", EVENTS, ("tiles", "negative"))
EVENT_TILES: Final = tuple([e.whole("tiles", 1, 99) for e in _events])
NEGATIVE: Final = tuple([e.flag("negative") for e in _events])
if sum(EVENT_TILES) != ROUNDS:
    raise facts("events").broken(f"expected {ROUNDS} hourglass tiles, found {sum(EVENT_TILES)}")

# --- tracks ----------------------------------------------------------------------------------

# A character track has the number of its follower; monks have none.
TRACKS: Final = FOLLOWERS[:MONK]
_tracks: Final = facts("tracks").entries(
    "track",
    TRACKS,
    ("goods", "coins", "techs", "stacks", "development", "draw", "draw_at_start", "citizen_at"),
)
FARMER_GOODS: Final = (NO_GOOD, *_tracks[FARMER].names("goods", GOODS))
BOATMAN_COINS: Final = (0, *_tracks[BOATMAN].numbers("coins"))
CRAFTSMAN_TECHS: Final = (0, *_tracks[CRAFTSMAN].numbers("techs"))
TRADER_STACKS: Final = (0, *[n + 1 for n in _tracks[TRADER].names("stacks", ("I", "I II"))])
SCHOLAR_DEVELOPMENT: Final = (0, *_tracks[SCHOLAR].numbers("development"))
KNIGHT_DRAW: Final = (
    _tracks[KNIGHT].whole("draw_at_start", 0, 99),
    *_tracks[KNIGHT].numbers("draw"),
)
LAST_SPACE: Final = (
    len(FARMER_GOODS) - 1,
    len(BOATMAN_COINS) - 1,
    len(CRAFTSMAN_TECHS) - 1,
    len(TRADER_STACKS) - 1,
    len(KNIGHT_DRAW) - 1,
    len(SCHOLAR_DEVELOPMENT) - 1,
)
BOATMAN_CITIZEN_AT: Final = _tracks[BOATMAN].whole("citizen_at", 1, LAST_SPACE[BOATMAN])
KNIGHT_CITIZEN_AT: Final = _tracks[KNIGHT].whole("citizen_at", 1, LAST_SPACE[KNIGHT])

_development: Final = facts("tracks").table("development")
_development.known(("last", "levels", "coin_spaces", "citizen_spaces"))
DEVELOPMENT_END: Final = _development.whole("last", 1, 99)
_levels: Final = _development.numbers("levels")
_coin_spaces: Final = _development.pairs("coin_spaces")
DEVELOPMENT_CITIZENS: Final = tuple(_development.numbers("citizen_spaces"))
if _levels != sorted(set(_levels)) or not _levels or _levels[0] != 0:
    raise facts("tracks").broken(f"development: expected rising levels from 0, found {_levels}")
if max([*_levels, *_coin_spaces, *DEVELOPMENT_CITIZENS]) > DEVELOPMENT_END:
    raise facts("tracks").broken(f"development: expected no space beyond {DEVELOPMENT_END}")
LEVEL_AT: Final = tuple(
    [len([star for star in _levels if star <= space]) for space in range(DEVELOPMENT_END + 1)]
)
COINS_AT: Final = tuple([_coin_spaces.get(space, 0) for space in range(DEVELOPMENT_END + 1)])

# --- places and their slots ------------------------------------------------------------------

FARMHOUSE: Final = 0
VILLAGE: Final = 1
UNIVERSITY: Final = 2
CASTLE: Final = 3
MONASTERY: Final = 4
SHIP: Final = 5
WAGON: Final = 6
GUILDHALL: Final = 7
SCRIPTORIUM: Final = 8
TOWN_HALL: Final = 9
HAYRICK: Final = 10
CHEESE_FACTORY: Final = 11
WINERY: Final = 12
WOOL_MANUFACTURER: Final = 13
TAILOR_SHOP: Final = 14
BREWERY: Final = 15
SACRISTY: Final = 16
WINDMILL: Final = 17
LIBRARY: Final = 18
HOSPITAL: Final = 19
HERB_GARDEN: Final = 20
BATHHOUSE: Final = 21
GUNPOWDER_TOWER: Final = 22
CELLAR: Final = 23
OFFICE: Final = 24
SCHOOL: Final = 25
PHARMACY: Final = 26
HORSE_WAGON: Final = 27
SHIPPING_LINE: Final = 28
LABORATORY: Final = 29
BOARD: Final = (
    "farmhouse",
    "village",
    "university",
    "castle",
    "monastery",
    "ship",
    "wagon",
    "guildhall",
    "scriptorium",
    "town_hall",
)
TILES: Final = (
    "hayrick",
    "cheese_factory",
    "winery",
    "wool_manufacturer",
    "tailor_shop",
    "brewery",
    "sacristy",
    "windmill",
    "library",
    "hospital",
    "herb_garden",
    "bathhouse",
    "gunpowder_tower",
    "cellar",
    "office",
    "school",
    "pharmacy",
    "horse_wagon",
    "shipping_line",
    "laboratory",
)
PLACES: Final = (*BOARD, *TILES)  # a place tile has the number of its place
FIRST_TILE: Final = len(BOARD)
PLACE_COUNT: Final = len(PLACES)

# What a slot asks for: one of the seven kinds, or
ANY: Final = 7
NEUTRAL: Final = 8
STORE: Final = 9
WANTED: Final = (*FOLLOWERS, "any", "neutral", "store")

PLACE_FIELDS: Final = (
    "slots",
    "recruits",
    "recruits_one_of",
    "travels",
    "builds",
    "serves",
    "good",
    "techs",
    "buys_development",
    "special",
    "coins",
    "coins_per",
    "development",
)
_market: Final = facts("board").table("market")
_market.known(("spaces",))
MARKET_SPACES: Final = _market.whole("spaces", 1, 99)
_places: Final = [
    *facts("board").entries("place", BOARD, PLACE_FIELDS),
    *facts("tiles").entries("tile", TILES, ("stack", *PLACE_FIELDS)),
]
_slots: Final = [place.names("slots", WANTED) for place in _places]
STACK_OF: Final = (
    *[0 for _ in BOARD],
    *[1 + tile.name("stack", ("I", "II")) for tile in _places[FIRST_TILE:]],
)
if STACK_OF.count(1) + STACK_OF.count(2) != len(TILES):
    raise facts("tiles").broken(f"expected {len(TILES)} tiles in two stacks")

SLOTS_OF: Final = tuple(
    [
        tuple(
            range(sum([len(s) for s in _slots[:place]]), sum([len(s) for s in _slots[: place + 1]]))
        )
        for place in range(PLACE_COUNT)
    ]
)
PLACE_OF: Final = tuple([place for place in range(PLACE_COUNT) for _ in _slots[place]])
WANTS: Final = tuple([wanted for slots in _slots for wanted in slots])
SLOT_COUNT: Final = len(WANTS)
SLOTS: Final = tuple(
    [
        f"{PLACES[PLACE_OF[slot]]}/{slot - SLOTS_OF[PLACE_OF[slot]][0] + 1}"
        for slot in range(SLOT_COUNT)
    ]
)
# R22: the equal slot of the same place that is filled first, or -1.
TWIN: Final = tuple(
    [
        slot - 1
        if slot > 0 and PLACE_OF[slot - 1] == PLACE_OF[slot] and WANTS[slot - 1] == WANTS[slot]
        else -1
        for slot in range(SLOT_COUNT)
    ]
)
BOARD_SLOTS: Final = tuple([slot for slot in range(SLOT_COUNT) if PLACE_OF[slot] < FIRST_TILE])
TOWER_SLOTS: Final = SLOTS_OF[GUNPOWDER_TOWER]

# What a place does. PASSIVE places work by being owned or filled.
RECRUITS: Final = 1
VILLAGE_RECRUITS: Final = 2
TRAVELS: Final = 3
BUILDS: Final = 4
SERVES_DEEDS: Final = 5
GIVES: Final = 6
GIVES_GOOD: Final = 7
GIVES_TECH: Final = 8
BUYS_DEVELOPMENT: Final = 9
BATHES: Final = 10
PASSIVE: Final = 11
ROAD: Final = 0
RIVER: Final = 1
NOTHING: Final = 0
PER_LEVEL: Final = 1
PER_STATION: Final = 2

EFFECT: list[int] = []
RECRUIT_OF: list[int] = []  # the kind a recruiting place gives
TRAVEL_OF: list[int] = []  # ROAD or RIVER
COINS_OF: list[int] = []
DEVELOPMENT_OF: list[int] = []
GOOD_OF: list[int] = []
COINS_PER: list[int] = []  # PER_LEVEL or PER_STATION
VILLAGE_CHOICES: Final = tuple(_places[VILLAGE].names("recruits_one_of", FOLLOWERS))
PHARMACY_LIMIT: Final = _places[PHARMACY].whole("buys_development", 1, 9)
for _place in _places:
    RECRUIT_OF.append(_place.name("recruits", FOLLOWERS) if _place.has("recruits") else -1)
    TRAVEL_OF.append(_place.name("travels", ("road", "river")) if _place.has("travels") else -1)
    COINS_OF.append(_place.whole("coins", 0, 99) if _place.has("coins") else 0)
    DEVELOPMENT_OF.append(_place.whole("development", 0, 99) if _place.has("development") else 0)
    GOOD_OF.append(_place.name("good", GOODS) if _place.has("good") else NO_GOOD)
    COINS_PER.append(
        1 + _place.name("coins_per", ("level", "station")) if _place.has("coins_per") else NOTHING
    )
    if RECRUIT_OF[-1] >= 0:
        EFFECT.append(RECRUITS)
    elif _place.has("recruits_one_of"):
        EFFECT.append(VILLAGE_RECRUITS)
    elif TRAVEL_OF[-1] >= 0:
        EFFECT.append(TRAVELS)
    elif _place.has("builds"):
        _place.name("builds", ("station",))
        EFFECT.append(BUILDS)
    elif _place.has("serves"):
        _place.name("serves", ("deeds",))
        EFFECT.append(SERVES_DEEDS)
    elif GOOD_OF[-1] != NO_GOOD:
        EFFECT.append(GIVES_GOOD)
    elif _place.has("techs"):
        _place.whole("techs", 1, 1)
        EFFECT.append(GIVES_TECH)
    elif _place.has("buys_development"):
        EFFECT.append(BUYS_DEVELOPMENT)
    elif _place.has("special"):
        EFFECT.append(BATHES if _place.text("special") == "bathe" else PASSIVE)
    elif COINS_OF[-1] or DEVELOPMENT_OF[-1] or COINS_PER[-1]:
        EFFECT.append(GIVES)
    else:
        raise _place.facts.broken(f"{_place.r.where}: expected what the place does, found nothing")
PHARMACY_COINS: Final = tuple(range(1, PHARMACY_LIMIT + 1))


def fits(token: int, slot: int, school: bool, herb_garden: bool) -> bool:
    """3.4b, 4.5a, 11.11, 11.13 Whether a follower token may lie on a slot.

    `school` and `herb_garden` say which substitutes its owner has. What lies on the slot already
    is not looked at.
    """
    wanted = WANTS[slot]
    kind = KIND_OF[token]
    if wanted == ANY or wanted == STORE:
        return True
    if wanted == NEUTRAL:
        return token < KINDS  # 4.10e
    if kind == wanted or kind == MONK:
        return True
    if school and kind == SCHOLAR and wanted != MONK:
        return True
    return herb_garden and kind == BOATMAN and wanted in (FARMER, CRAFTSMAN, TRADER)


# Whether a token fits a slot, for each combination of substitutes (`Player.powers`).
FITS: Final = [
    [
        [fits(token, slot, powers % 2 == 1, powers >= 2) for slot in range(SLOT_COUNT)]
        for token in range(TOKEN_COUNT)
    ]
    for powers in range(4)
]

# --- deeds -----------------------------------------------------------------------------------

DEEDS: Final = (
    "city_wall",
    "papal_conclave",
    "defeating_plague",
    "astronomy",
    "boatmen_guild",
    "cathedral",
    "peace_treaty",
    "canalisation",
)
_deeds: Final = facts("deeds").entries("deed", DEEDS, ("coins", "or_development", "spaces"))
DEED_COINS: Final = tuple([deed.whole("coins", 0, 99) for deed in _deeds])
DEED_DEVELOPMENT: Final = tuple(
    [deed.whole("or_development", 0, 9) if deed.has("or_development") else 0 for deed in _deeds]
)
# Spaces per deed and kind, one flat list: DEED_SPACES[deed * KINDS + kind]
DEED_SPACES: Final = tuple([n for deed in _deeds for n in deed.counts("spaces", FOLLOWERS)])

# --- citizens --------------------------------------------------------------------------------

# One per deed, then those of the development track, the knight and boatman tracks, and the last.
KNIGHT_CITIZEN: Final = len(DEEDS) + len(DEVELOPMENT_CITIZENS)
BOATMAN_CITIZEN: Final = KNIGHT_CITIZEN + 1
STATION_CITIZEN: Final = KNIGHT_CITIZEN + 2
CITIZENS: Final = (
    *[f"deed:{deed}" for deed in DEEDS],
    *[f"development:{space}" for space in DEVELOPMENT_CITIZENS],
    "knight",
    "boatman",
    "stations",
)
# The citizen on a space of the development track, or -1.
CITIZEN_AT: Final = tuple(
    [
        len(DEEDS) + DEVELOPMENT_CITIZENS.index(space) if space in DEVELOPMENT_CITIZENS else -1
        for space in range(DEVELOPMENT_END + 1)
    ]
)
_citizens: Final = facts("tracks").table("citizens")
_citizens.known(("total",))
if len(CITIZENS) != _citizens.whole("total", 1, 99):
    raise facts("tracks").broken(f"citizens: expected the total to be {len(CITIZENS)}")

# --- map -------------------------------------------------------------------------------------

_map: Final = facts("map")
TOWNS: Final = _map.ids("town")
EDGES: Final = _map.ids("edge")
_towns: Final = _map.entries("town", TOWNS, ("roads", "rivers"))
_edges: Final = _map.entries("edge", EDGES, ("kind", "ends", "spaces", "mark"))
if "orleans" not in TOWNS:
    raise _map.broken("expected town 'orleans', found none")
ORLEANS: Final = TOWNS.index("orleans")
EDGE_KIND: Final = tuple([edge.name("kind", ("road", "river")) for edge in _edges])
EDGE_ENDS: Final = tuple([tuple(edge.names("ends", TOWNS)) for edge in _edges])
for _index in range(len(EDGES)):
    if len(set(EDGE_ENDS[_index])) != 2:
        raise _map.broken(f"edge {EDGES[_index]}: expected two different ends")
for _index in range(len(TOWNS)):
    _roads = _towns[_index].names("roads", EDGES)
    _rivers = _towns[_index].names("rivers", EDGES)
    _listed = [*_roads, *_rivers]
    if len(set(_listed)) != len(_listed):
        raise _map.broken(f"town {TOWNS[_index]}: expected every road and river once")
    for _edge in _listed:
        if EDGE_KIND[_edge] != (ROAD if _edge in _roads else RIVER):
            raise _map.broken(
                f"town {TOWNS[_index]}: expected roads and rivers apart, found {EDGES[_edge]} "
                f"among the wrong ones"
            )
    for _edge in range(len(EDGES)):
        if (_index in EDGE_ENDS[_edge]) != (_edge in _listed):
            raise _map.broken(
                f"expected every road and river to be listed by both its towns; "
                f"{EDGES[_edge]} joins {' and '.join([TOWNS[t] for t in EDGE_ENDS[_edge]])}, "
                f"but {TOWNS[_index]} {'lists' if _edge in _listed else 'does not list'} it"
            )
# The roads and the rivers of each town.
EDGES_OF: Final = tuple(
    [
        tuple(
            [
                tuple([e for e in range(len(EDGES)) if EDGE_KIND[e] == way and t in EDGE_ENDS[e]])
                for t in range(len(TOWNS))
            ]
        )
        for way in (ROAD, RIVER)
    ]
)
_spaces: Final = [edge.whole("spaces", 1, 2) for edge in _edges]
SPACES_OF: Final = tuple(
    [tuple(range(sum(_spaces[:edge]), sum(_spaces[: edge + 1]))) for edge in range(len(EDGES))]
)
EDGE_OF: Final = tuple([edge for edge in range(len(EDGES)) for _ in SPACES_OF[edge]])
# How many players a goods space needs: the number printed on it, if any.
SPACE_MARK: Final = tuple(
    [
        _edges[edge].whole("mark", 3, 4) if number == 1 and _edges[edge].has("mark") else 0
        for edge in range(len(EDGES))
        for number in range(_spaces[edge])
    ]
)
for _index in range(len(EDGES)):
    if _edges[_index].has("mark") and _spaces[_index] < 2:
        raise _map.broken(f"edge {EDGES[_index]}: expected a mark only beside a second space")
for _seats in REMOVED_GOODS:
    _used = len([mark for mark in SPACE_MARK if mark <= _seats])
    if _used > sum(GOOD_TILES) - REMOVED_GOODS[_seats]:
        raise _map.broken(f"expected goods for {_used} spaces with {_seats} players, found fewer")


def other_end(edge: int, town: int) -> int:
    """The town to which an edge leads from `town`, which must be one of its ends."""
    ends = EDGE_ENDS[edge]
    return ends[1] if ends[0] == town else ends[0]

"""The company bases and the map, loaded once and checked on load."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.pieces import (
    COMPANIES,
    COMPANY_COUNT,
    DIAMONDS,
    NO_REWARD,
    REMOVE,
    REWARDS,
    amounts,
    counted,
    facts,
    index,
    number,
)
from igroteka.kernel.components import Fact

_map: Final = facts("map")

# --- bases -----------------------------------------------------------------------------------

_base: Final = _map.table("base")
_base.known(("posts", "places"))
POSTS: Final = _base.whole("posts", 1, 99)
PLACES: Final = _base.whole("places", 2, 9)
BASE_COLUMNS: Final = ("1", "2", "3")
# The coins of each column, from the top place to the lowest.
COINS: Final = tuple(
    [tuple(column.numbers("coins")) for column in _map.entries("column", BASE_COLUMNS, ("coins",))]
)
_price: Final = _map.table("price")
_price.known(("largest",))
LARGEST_PRICE: Final = _price.whole("largest", 1, 99)
for _coins in COINS:
    if len(_coins) != PLACES or min(_coins) < 0:
        raise _map.broken(f"expected {PLACES} places in each column of a base, found {len(_coins)}")
    if _coins[-1] != 2:
        raise _map.broken(f"expected 2 coins on the lowest place of a column, found {_coins[-1]}")
if PLACES * len(BASE_COLUMNS) != POSTS:
    raise _map.broken(f"base: expected {PLACES * len(BASE_COLUMNS)} posts, found {POSTS}")
if sum([sum(coins) for coins in COINS]) != LARGEST_PRICE:
    raise _map.broken(
        f"expected {LARGEST_PRICE} coins on a base, found {sum([sum(coins) for coins in COINS])}"
    )
counted("map", "posts", COMPANY_COUNT * POSTS)
# [column][posts]: the uncovered coins, as long as the lowest place has never been empty, and
# after that, when it stays empty (6.9a).
COLUMN_PRICE: Final = tuple(
    [tuple([sum(coins[: PLACES - posts]) for posts in range(PLACES + 1)]) for coins in COINS]
)
COLUMN_PRICE_OPENED: Final = tuple(
    [
        tuple([sum(coins[: PLACES - 1 - posts]) + coins[-1] for posts in range(PLACES)])
        for coins in COINS
    ]
)
SIDES: Final = ("north", "east", "south", "west")
SIDE_OF: Final = tuple(
    [edge.name("side", SIDES) for edge in _map.entries("edge", COMPANIES, ("side",))]
)
if sorted(SIDE_OF) != list(range(len(SIDES))):
    raise _map.broken("expected one company at each side of the board")

# --- regions ---------------------------------------------------------------------------------

_costs: Final = _map.table("costs")
_costs.known(("single", "double", "occupied"))
DOUBLE: Final = 2
COST_OF: Final = (0, _costs.whole("single", 1, 9), _costs.whole("double", 1, 9))
OCCUPIED_COST: Final = _costs.whole("occupied", 0, 9)
_totals: Final = _map.table("regions")
_totals.known(("total", "enclaves"))
REGIONS: Final = _map.ids("region")
REGION_COUNT: Final = len(REGIONS)
if _totals.whole("total", 1, 99) != REGION_COUNT:
    raise _map.broken(f"expected {_totals.whole('total', 1, 99)} regions, found {REGION_COUNT}")
_regions: Final = _map.entries(
    "region", REGIONS, ("reward", "amount", "mines", "inside", "borders", "bases", "rect")
)


def _pays(region: Fact) -> tuple[int, ...]:
    """What entering a region brings."""
    pays = list(NO_REWARD)
    kind = index(region, "reward", REWARDS)
    if (kind >= 0) != region.has("amount") or kind == REMOVE:
        raise _map.broken(f"{region.r.where}: expected a reward of a region and its amount")
    if kind >= 0:
        pays[kind] = region.whole("amount", 1, 9)
    return tuple(pays)


def _points(region: Fact, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """What the borders of a region cost; 0 where there is none."""
    kinds = amounts(region, key, names)
    if max(kinds) > DOUBLE:
        raise _map.broken(f"{region.r.at(key)}: expected 1 for a single border, 2 for a double one")
    return tuple([COST_OF[kind] for kind in kinds])


REGION_PAYS: Final = tuple([_pays(region) for region in _regions])
MINES: Final = tuple([number(region, "mines", 9) for region in _regions])
INSIDE: Final = tuple([index(region, "inside", REGIONS) for region in _regions])
ENCLAVES: Final = tuple([region for region in range(REGION_COUNT) if INSIDE[region] >= 0])
# [region][region]: the points a border costs, 0 where there is none.
BORDER: Final = tuple([_points(region, "borders", REGIONS) for region in _regions])
NEIGHBOURS: Final = tuple(
    [tuple([b for b in range(REGION_COUNT) if BORDER[a][b]]) for a in range(REGION_COUNT)]
)
# [region][company]: the points from its base, 0 where they do not meet.
FROM_BASE: Final = tuple([_points(region, "bases", COMPANIES) for region in _regions])
# x and y of the upper left corner, then of the lower right one, on a drawing of 100 by 100.
RECTANGLES: Final = tuple([tuple(region.numbers("rect")) for region in _regions])
for _a in range(REGION_COUNT):
    _where = _regions[_a].r.where
    if BORDER[_a][_a]:
        raise _map.broken(f"{_where}: expected no border with itself")
    for _b in range(REGION_COUNT):
        if BORDER[_a][_b] != BORDER[_b][_a]:
            raise _map.broken(
                f"expected every border to be listed alike by both regions; "
                f"{REGIONS[_a]} and {REGIONS[_b]} do not agree"
            )
    if MINES[_a] and not REGION_PAYS[_a][DIAMONDS]:
        raise _map.broken(f"{_where}: expected mines below diamonds only")
    if len(RECTANGLES[_a]) != 4:
        raise _map.broken(f"{_where}.rect: expected four numbers, found {len(RECTANGLES[_a])}")
for _a in ENCLAVES:
    _where = _regions[_a].r.where
    if NEIGHBOURS[_a] != (INSIDE[_a],) or max(FROM_BASE[_a]):
        raise _map.broken(f"{_where}: expected a border with {REGIONS[INSIDE[_a]]} only")
    if REGION_PAYS[INSIDE[_a]] != NO_REWARD:
        raise _map.broken(f"{_where}: expected no reward in {REGIONS[INSIDE[_a]]} around it")
if _totals.whole("enclaves", 0, 99) != len(ENCLAVES):
    raise _map.broken(
        f"expected {_totals.whole('enclaves', 0, 99)} enclaves, found {len(ENCLAVES)}"
    )
for _company in range(COMPANY_COUNT):
    if not max([FROM_BASE[region][_company] for region in range(REGION_COUNT)]):
        raise _map.broken(f"expected a region at the base of {COMPANIES[_company]}, found none")


def connected() -> bool:
    """Whether every region can be reached from every other."""
    reached = [0]
    todo = [0]
    while todo:
        for region in NEIGHBOURS[todo.pop()]:
            if region not in reached:
                reached.append(region)
                todo.append(region)
    return len(reached) == REGION_COUNT


if not connected():
    raise _map.broken("expected every region to be reachable from every other")

"""What a seat owns by kind, and which elements an action leads to: for "what would this do"."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.actions import (
    ADVANCE_ON,
    ENTER,
    EXPAND,
    EXPANDS_NOTHING,
    FROM_TILE,
    JAR,
    JAR_STAYS,
    KEEP_BOOKS,
    MARK,
    STEP,
    TURN,
    USE,
    MombasaAction,
)
from igroteka.games.mombasa.atlas import REGION_COUNT, REGIONS
from igroteka.games.mombasa.pieces import (
    CARDS,
    COMPANIES,
    COMPANY_COUNT,
    DIAMOND_LAST,
    DIAMOND_POUNDS_AT_END,
    EXPANSION,
    REWARDS,
    SPACES,
    STEPS,
)
from igroteka.games.mombasa.rules.area import BOOKKEEPER_BIT, totals
from igroteka.games.mombasa.rules.bookkeepers import furthest
from igroteka.games.mombasa.rules.books import BookPoints, SpendPoints
from igroteka.games.mombasa.rules.expansion import (
    EnterRegion,
    Expansion,
    RegionRewards,
    TakePost,
    cost_to_enter,
    occupied,
    posts_left,
    rewards_of,
)
from igroteka.games.mombasa.rules.goods import Payment, SpendValue, UseGoods, price_at
from igroteka.games.mombasa.rules.markers import lines_reached
from igroteka.games.mombasa.rules.tracks import Advance, AtToll
from igroteka.games.mombasa.spots import (
    BUY,
    LINE_PAYS,
    MAJORITY,
    RESERVE,
    SPOT_COMPANY,
    SPOT_DIAMONDS,
    SPOT_DISCOUNT,
    SPOT_KIND,
    SPOT_POUNDS,
    SPOT_STEPS,
    SPOT_TILE,
)
from igroteka.games.mombasa.state import MombasaState
from igroteka.games.mombasa.tracks import TOLL, TRACK_LAST
from igroteka.kernel.step import AnyStep

# Rewards of regions that have been entered and not been taken yet.
DUE: Final = tuple([f"due_{reward}" for reward in REWARDS])
# What an action lets its player spend.
SPENT: Final = ("value", "expansion", "points")


# --- what a seat owns ------------------------------------------------------------------------


def holdings(s: MombasaState, seat: int) -> dict[str, int]:
    """Pounds, cards, books and where the markers stand; and in an action what is still to spend.

    `value`, `expansion` and `points` are goods, expansion points and book points at hand.
    """
    player = s.players[seat]
    found = {
        "pounds": player.pounds,
        "cards": player.cards().bit_count(),
        "books": len([book for book in player.books if book >= 0]) + len(bought(s, seat)),
        "diamonds": player.diamond,
        "jar": player.jar,
        "value": 0,
        "expansion": 0,
        "points": 0,
    }
    for company in range(COMPANY_COUNT):
        found[f"track_{COMPANIES[company]}"] = player.on_track[company]
    for due in DUE:
        found[due] = 0
    laid = 0  # a region whose post is being chosen
    for index in range(len(s.stack) - 1, -1, -1):
        step = s.stack[index]
        if step.seat == seat:
            if isinstance(step, TakePost):
                laid = 1 << step.region
            else:
                add_pending(s, step, laid, found)
    return found


def bought(s: MombasaState, seat: int) -> list[int]:
    """The books that a seat has bought and not laid yet."""
    return s.bought if s.stack and s.stack[-1].seat == seat else []


def add_pending(s: MombasaState, step: AnyStep, laid: int, found: dict[str, int]) -> None:
    """What one pending step lets its seat spend, or will bring."""
    if isinstance(step, UseGoods):
        found["value"] += Payment(s, s.players[step.seat], step.chosen).value
    elif isinstance(step, SpendValue):
        found["value"] += step.value
    elif isinstance(step, (Expansion, EnterRegion)):
        found["expansion"] += step.points
    elif isinstance(step, (BookPoints, SpendPoints)):
        found["points"] += step.points
    elif isinstance(step, (Advance, AtToll)):
        found[DUE[STEPS]] += step.steps
    elif isinstance(step, RegionRewards):
        pays = rewards_of(s.lying[step.company] | laid)
        for kind in range(len(pays)):
            found[DUE[kind]] += pays[kind]


# --- the ways of an expansion ------------------------------------------------------------------


class Way:
    """The cheapest way to a region: what it costs and the regions on it, itself the last."""

    __slots__ = ("cost", "regions")

    def __init__(self, cost: int, regions: list[int]) -> None:
        self.cost = cost
        self.regions = regions


def ways(s: MombasaState, company: int, points: int) -> dict[int, Way]:
    """6.4, 6.12 The regions that an expansion can reach with its points and posts, and how.

    Ways grow region by region; every region costs something, so the cheapest has none too many.
    """
    own = s.held[company] | s.lying[company]
    taken = occupied(s)
    found: dict[int, Way] = {}
    ends = {0: Way(0, [])}
    for _ in range(min(points, posts_left(s, company))):
        longer: dict[int, Way] = {}
        for way in ends.values():
            on_way = mask_of(way.regions)
            for region in range(REGION_COUNT):
                if (own | on_way) >> region & 1:
                    continue
                cost = way.cost + cost_to_enter(own | on_way, taken, company, region)
                if cost <= points and (region not in found or cost < found[region].cost):
                    longer[region] = found[region] = Way(cost, [*way.regions, region])
        ends = longer
    return found


def mask_of(regions: list[int]) -> int:
    """Some regions as a mask."""
    return sum([1 << region for region in regions])


# --- what an action leads to -----------------------------------------------------------------


def reach(s: MombasaState, seat: int, action: MombasaAction) -> list[str]:
    """The elements that an action leads to: regions, spaces of tracks, cards to buy."""
    kind = action.kind
    if kind == EXPAND and action is not EXPANDS_NOTHING:
        points = totals(s, s.players[seat])[EXPANSION]
        return regions_in_reach(s, action.what, points, s.held[action.what])
    if kind == ENTER:
        return regions_after(s, action.what)
    if kind == STEP:
        return steps_ahead(s, seat, action.what, 1, True)
    if kind == ADVANCE_ON:
        return steps_ahead(s, seat, action.what, max(SPOT_STEPS), False)
    if kind == KEEP_BOOKS:
        return walk(s.players[seat].jar, furthest(without_bookkeeper(s, seat, action.what), seat))
    if kind == JAR and action is not JAR_STAYS:
        return walk(s.players[seat].jar, action.where)
    if kind == TURN:
        trial = s.clone()
        trial.players[seat].turned |= 1 << action.where
        return walk(s.players[seat].jar, furthest(trial, seat))
    if kind == USE:
        payment = Payment(s, s.players[seat], 1 << action.what)
        return cards_for(s, payment.value, payment.less)
    return of_spot(s, seat, action.what) if kind == MARK else []


def regions_in_reach(s: MombasaState, company: int, points: int, own: int) -> list[str]:
    """The regions that a company with posts in `own` can enter with so many points."""
    taken = occupied(s)
    return [
        f"region:{REGIONS[region]}"
        for region in range(REGION_COUNT)
        if not own >> region & 1 and cost_to_enter(own, taken, company, region) <= points
    ]


def regions_after(s: MombasaState, region: int) -> list[str]:
    """Where the expansion can go on after this region."""
    step = s.stack[-1]
    if not isinstance(step, EnterRegion):
        return []
    own = s.held[step.company] | s.lying[step.company]
    cost = cost_to_enter(own, occupied(s), step.company, region)
    return regions_in_reach(s, step.company, step.points - cost, own | 1 << region)


def steps_ahead(s: MombasaState, seat: int, company: int, steps: int, pays: bool) -> list[str]:
    """The spaces that so many steps reach; without paying they stop before a toll."""
    track = s.tracks[company]
    space = s.players[seat].on_track[company]
    found: list[str] = []
    while steps and space < TRACK_LAST[track] and (pays or not TOLL[track][space]):
        space += 1
        steps -= 1
        found.append(f"track:{COMPANIES[company]}/{space}")
    return found


def without_bookkeeper(s: MombasaState, seat: int, slot: int) -> MombasaState:
    """8.6b The position in which the bookkeeper in use lies face down and is no other person."""
    trial = s.clone()
    player = trial.players[seat]
    if slot == FROM_TILE:
        player.tiles_used |= BOOKKEEPER_BIT
    else:
        player.used |= 1 << slot
    return trial


def walk(jar: int, last: int) -> list[str]:
    """The spaces of the book track that the jar passes or reaches."""
    return [f"space:{space}" for space in range(jar + 1, last + 1)]


def cards_for(s: MombasaState, sum: int, less: int) -> list[str]:
    """The cards of the display that such a sum pays for."""
    return [
        f"display:{SPACES[space]}"
        for space in range(len(SPACES))
        if s.display[space] >= 0 and price_at(s, space, less) <= sum
    ]


def of_spot(s: MombasaState, seat: int, spot: int) -> list[str]:
    """What a bonus spot leads to."""
    kind = SPOT_KIND[spot]
    if kind == RESERVE:
        return [f"tile:{CARDS[SPOT_TILE[spot]]}"]
    if kind == BUY:
        player = s.players[seat]
        beyond = max(0, player.diamond + SPOT_DIAMONDS[spot] - DIAMOND_LAST)  # R12
        pounds = player.pounds - SPOT_POUNDS[spot] + DIAMOND_POUNDS_AT_END * beyond
        return cards_for(s, pounds, SPOT_DISCOUNT[spot])
    if kind == MAJORITY:
        line = lines_reached(s, seat, spot) - 1
        steps = LINE_PAYS[spot][line][STEPS] if line >= 0 else 0
        return steps_ahead(s, seat, SPOT_COMPANY[spot], steps, False)
    return []

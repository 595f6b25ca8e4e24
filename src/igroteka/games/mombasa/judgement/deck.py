"""What the cards of a seat will bring: those that lie ready, and the rounds to come."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.judgement.ledger import walk_worth
from igroteka.games.mombasa.judgement.outlook import Outlook
from igroteka.games.mombasa.judgement.worth import (
    BY_WORTH,
    CARD_WORTH,
    DIAMOND,
    EXPANSION_POINT,
    POINT,
    STEP,
    TILE_WORTH,
    WALK,
    reward_worth,
)
from igroteka.games.mombasa.pieces import (
    BOOKKEEPER,
    CARD_DIAMONDS,
    CARD_MINES_OF,
    CARD_POINTS,
    CARD_POUNDS,
    CARD_TYPE,
    COMPANY_COUNT,
    EXPANSION,
    FIRST_TILE,
    GOODS,
    MERCHANT,
    MINES_EACH_STEP,
)
from igroteka.games.mombasa.rules.area import (
    BOOKKEEPER_BIT,
    BOOKKEEPER_TILE,
    MERCHANT_BIT,
    MERCHANT_TILE,
    open_slots,
    totals,
)
from igroteka.games.mombasa.rules.expansion import can_enter_any
from igroteka.games.mombasa.rules.markers import markers_left, why_not_majority
from igroteka.games.mombasa.rules.merchants import mines_of
from igroteka.games.mombasa.spots import (
    LINE_FROM,
    LINE_PAYS,
    MAJORITY,
    RESERVE,
    SPOT_COMPANY,
    SPOT_KIND,
    SPOT_SUIT,
    SPOT_TILE,
    SPOTS,
)
from igroteka.games.mombasa.state import ACTIONS, PLANNING, SLOT_COUNT, MombasaState, Player

READY: Final = 0.85  # a card that lies ready against what it brings when used
MAJORITY_NOW: Final = 0.6
# The chance of a majority with a total of 1 or 2, of 3 or 4, of 5 and more.
MAJORITY_CHANCE: Final = (0.2, 0.4, 0.65)
CYCLE: Final = 2.5  # rounds until a card is used again
NEXT_HAND: Final = 0.35  # how much the cards at hand for the next round weigh
BEST_PILE: Final = 0.2
REMEMBERED: Final = 1 << 16  # sets of cards; with more, all are forgotten
MOST_COUNTED: Final = 64  # more than the cards of a set that are ever counted
MAJORITIES: Final = tuple([spot for spot in range(len(SPOTS)) if SPOT_KIND[spot] == MAJORITY])
TILE_SPOTS: Final = tuple([spot for spot in range(len(SPOTS)) if SPOT_KIND[spot] == RESERVE])

_best: dict[int, float] = {}


# --- what lies ready -------------------------------------------------------------------------


def area(s: MombasaState, seat: int, view: Outlook) -> float:
    """What the active cards and tiles of a seat will bring in this round."""
    player = s.players[seat]
    if player.ended or (s.phase != ACTIONS and s.phase != PLANNING):
        return 0.0
    sums = totals(s, player)
    found = 0.0
    for good in range(len(GOODS)):
        found += STEP * sums[good]
    if sums[EXPANSION]:
        found += expansion(s, sums[EXPANSION], view)
    found += majorities(s, seat, sums, view)
    return READY * (found + people(s, seat, player, view))


def expansion(s: MombasaState, points: int, view: Outlook) -> float:
    """What expansion points bring the company they serve best."""
    if s.phase == PLANNING:
        return EXPANSION_POINT * points
    best = 0.0
    for company in range(COMPANY_COUNT):
        if can_enter_any(s, company, points):
            best = max(best, view.expansion(s, company, points, 0))
    return best


def majorities(s: MombasaState, seat: int, sums: list[int], view: Outlook) -> float:
    """What the best free majority spots bring, one for each marker."""
    left = markers_left(s, seat)
    if left <= 0:
        return 0.0
    worths: list[float] = []
    for spot in MAJORITIES:
        total = sums[SPOT_SUIT[spot]]
        if total and s.markers[spot] < 0:
            line = len([bound for bound in LINE_FROM[spot] if bound <= total]) - 1
            worth = reward_worth(LINE_PAYS[spot][line], view.step[SPOT_COMPANY[spot]])
            if s.phase == PLANNING:
                worths.append(MAJORITY_CHANCE[min(line, 2)] * worth)
            elif not why_not_majority(s, seat, SPOT_SUIT[spot]):
                worths.append(MAJORITY_NOW * worth)
    worths.sort()
    best = 0.0
    for worth in worths[max(0, len(worths) - left) :]:
        best += worth
    return best


def people(s: MombasaState, seat: int, player: Player, view: Outlook) -> float:
    """What active bookkeepers and merchants bring, cards and tiles."""
    found = 0.0
    bookkeepers = 0
    for slot in range(SLOT_COUNT):
        card = player.slots[slot]
        if card >= 0 and not player.used >> slot & 1:
            if CARD_TYPE[card] == BOOKKEEPER:
                bookkeepers += 1
                found += POINT * CARD_POINTS[card]
            elif CARD_TYPE[card] == MERCHANT:
                steps = CARD_DIAMONDS[card]
                if CARD_MINES_OF[card] >= 0:
                    steps += mines_of(s, CARD_MINES_OF[card]) // MINES_EACH_STEP
                found += DIAMOND * steps + CARD_POUNDS[card]
    active = player.tiles & ~player.tiles_used
    if active & BOOKKEEPER_BIT:
        bookkeepers += 1
        found += POINT * CARD_POINTS[BOOKKEEPER_TILE]
    if active & MERCHANT_BIT:
        found += DIAMOND * CARD_DIAMONDS[MERCHANT_TILE]
    if bookkeepers:
        found += walk_worth(s, seat, view) + 0.5 * WALK * (bookkeepers - 1)
    return found


# --- the rounds to come ----------------------------------------------------------------------


def future(s: MombasaState, player: Player, view: Outlook) -> float:
    """What the cards bring in the rounds to come: as good as the better ones are on average."""
    if not view.left:
        return 0.0
    slots = len(open_slots(player))
    counted = max(1, int(CYCLE * slots))
    best = best_of(player.cards(), counted)
    each_round = best * slots / counted
    coming = player.hand
    if s.phase == ACTIONS and not player.ended:
        coming |= best_pile(player, slots, False)
    found = each_round * view.left
    found += NEXT_HAND * (best_of(coming, slots) - each_round)
    if view.left > 1:
        found += BEST_PILE * best_of(best_pile(player, slots, True), slots)
    return found


def best_of(cards: int, number: int) -> float:
    """The worth of the best cards of a set, of which there are few in one game; remembered."""
    if not cards:
        return 0.0
    key = cards * MOST_COUNTED + number
    known = _best.get(key)
    if known is None:
        if len(_best) >= REMEMBERED:
            _best.clear()
        known = judged_best(cards, number)
        _best[key] = known
    return known


def judged_best(cards: int, number: int) -> float:
    """`best_of`, computed."""
    found = 0.0
    for card in BY_WORTH:
        if cards >> card & 1:
            found += CARD_WORTH[card]
            number -= 1
            if not number:
                break
    return found


def best_pile(player: Player, slots: int, with_area: bool) -> int:
    """The best resting pile; with the cards of the area, which will go there, if asked."""
    chosen = 0
    highest = -1.0
    for slot in range(SLOT_COUNT):
        pile = player.rests[slot]
        if with_area and player.slots[slot] >= 0:
            pile |= 1 << player.slots[slot]
        worth = best_of(pile, slots)
        if worth > highest:
            chosen = pile
            highest = worth
    return chosen


def reserved(s: MombasaState, seat: int, view: Outlook) -> float:
    """What the bonus tiles reserved for the next round are worth."""
    found = 0.0
    if view.left:
        for spot in TILE_SPOTS:
            if s.markers[spot] == seat:
                found += TILE_WORTH[SPOT_TILE[spot] - FIRST_TILE]
    return found

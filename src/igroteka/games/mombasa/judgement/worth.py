"""What things are worth in points: smooth tables, prices to come, cards, and rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.mombasa.atlas import LARGEST_PRICE, PLACES
from igroteka.games.mombasa.books import BOOK_LAST, BOOK_SLOT_AT, BOOK_VALUE
from igroteka.games.mombasa.pieces import (
    BOOK_POINTS,
    BOOKKEEPER,
    CARD_DIAMONDS,
    CARD_MINES_OF,
    CARD_POINTS,
    CARD_POUNDS,
    CARD_SHARE_OF,
    CARD_TYPE,
    CARD_VALUE,
    COMPANY_COUNT,
    DIAMOND_LAST,
    DIAMOND_SLOT_AT,
    DIAMOND_VALUE,
    DIAMONDS,
    EXPANSION_CARD,
    FIRST_TILE,
    GOODS_CARD,
    MERCHANT,
    POUNDS,
    REMOVE,
    ROUNDS,
    SHARE_CARD,
    STEPS,
)
from igroteka.games.mombasa.rules.scoring import shares_on_cards, shares_on_track
from igroteka.games.mombasa.state import ACTIONS, COLUMN_COUNT, MombasaState, Player
from igroteka.games.mombasa.tracks import FIELD_SPACES, SHARES_AT, TRACK_COUNT, TRACK_LAST

STEP: Final = 2.4  # one step on a company track
DIAMOND: Final = 2.1  # one step on the diamond track
POINT: Final = 1.2  # one book point
EXPANSION_POINT: Final = 3.4
POST_REMOVED: Final = 3.0
WALK: Final = 3.5  # what the jar of a bookkeeper usually gains
SLOT_EACH_ROUND: Final = 3.0  # one more card in each round to come
GROWTH: Final = (0.0, 0.0, 2.4, 3.0, 3.4)  # coins uncovered on all bases in a round, by seats
BEGUN: Final = 0.06  # a column nearly empty is worth more than posts taken here and there
COMPANY_MERCHANT: Final = 1.0  # what mines usually add

# What the two special bonuses of each track are worth in a whole game.
BONUS_WORTH: Final = (
    (3.0, 3.0),  # A1
    (3.0, 6.0),  # A2
    (6.0, 6.0),  # B1
    (7.0, 7.0),  # B2
    (4.0, 2.0),  # C1
    (4.0, 3.0),  # C2
    (5.0, 3.0),  # D1
    (6.0, 4.0),  # D2
)


def rising(table: tuple[int, ...]) -> tuple[float, ...]:
    """The numbers of a track, with even steps between those it names."""
    marks = [0, *[p for p in range(1, len(table)) if table[p] > table[p - 1]], len(table) - 1]
    smooth: list[float] = []
    for place in range(len(table)):
        below = max([mark for mark in marks if mark <= place])
        above = min([mark for mark in marks if mark >= place])
        part = (place - below) / (above - below) if above > below else 0.0
        smooth.append(table[below] + (table[above] - table[below]) * part)
    return tuple(smooth)


SMOOTH_SHARES: Final = tuple([rising(SHARES_AT[track]) for track in range(TRACK_COUNT)])
SMOOTH_DIAMONDS: Final = rising(DIAMOND_VALUE)
SMOOTH_BOOKS: Final = rising(BOOK_VALUE)


def _towards(goals: list[int], worth: list[float], last: int) -> tuple[float, ...]:
    """[space]: what has been reached of some goals; half of the next one counts on the way."""
    table: list[float] = []
    for space in range(last + 1):
        found = 0.0
        begin = 0
        for goal in range(len(goals)):
            if space >= goals[goal]:
                found += worth[goal]
            elif space > begin:
                found += 0.5 * worth[goal] * (space - begin) / (goals[goal] - begin)
            begin = goals[goal]
        table.append(found)
    return tuple(table)


# [track][space]: special bonuses in a whole game; the same for the slots of the player board.
BONUS_AT: Final = tuple(
    [
        _towards(list(FIELD_SPACES[track]), list(BONUS_WORTH[track]), TRACK_LAST[track])
        for track in range(TRACK_COUNT)
    ]
)
DIAMOND_SLOT_WORTH: Final = _towards([DIAMOND_SLOT_AT], [1.0], DIAMOND_LAST)
BOOK_SLOT_WORTH: Final = _towards([BOOK_SLOT_AT], [1.0], BOOK_LAST)


def _card(card: int) -> float:
    """What a card brings when it is used."""
    kind = CARD_TYPE[card]
    if kind == GOODS_CARD:
        return STEP * CARD_VALUE[card]
    if kind == EXPANSION_CARD:
        return EXPANSION_POINT * CARD_VALUE[card]
    if kind == BOOKKEEPER:
        return POINT * CARD_POINTS[card] + WALK
    if kind == MERCHANT:
        mines = COMPANY_MERCHANT * DIAMOND if CARD_MINES_OF[card] >= 0 else 0.0
        return DIAMOND * CARD_DIAMONDS[card] + CARD_POUNDS[card] + mines
    return 0.0


CARD_WORTH: Final = tuple([_card(card) for card in range(FIRST_TILE)])
# The cards that can be planned, the best first.
BY_WORTH: Final = tuple(
    sorted(
        [card for card in range(FIRST_TILE) if CARD_TYPE[card] != SHARE_CARD],
        key=CARD_WORTH.__getitem__,
        reverse=True,
    )
)
SHARE_CARDS: Final = sum([1 << card for card in range(FIRST_TILE) if CARD_SHARE_OF[card] >= 0])
NO_SHARES: Final = [0] * COMPANY_COUNT
# The bonus tiles in their round: +1 good, bookkeeper, merchant, expansion.
TILE_WORTH: Final = (2.0, 3.0, 4.5, 5.5)


def plans_left(s: MombasaState) -> int:
    """How many planning phases are still to come."""
    return ROUNDS - s.round


def prices(s: MombasaState) -> list[float]:
    """What a share of each company may be worth at the end.

    Companies in which many shares are held grow most: somebody will expand them.
    """
    crowd: list[float] = []
    everything = 0.0
    for company in range(COMPANY_COUNT):
        track = s.tracks[company]
        held = 0.6
        for player in s.players:
            held += SMOOTH_SHARES[track][player.on_track[company]]
        crowd.append(held)
        everything += held
    left = plans_left(s) + (0.5 if s.phase == ACTIONS else 1.0)
    grows = GROWTH[s.seats] * left
    found: list[float] = []
    for company in range(COMPANY_COUNT):
        now = s.price(company) + BEGUN * columns_begun(s, company) * min(1.0, left / 4)
        room = (LARGEST_PRICE - now) / LARGEST_PRICE
        found.append(now + max(0.0, room) * grows * crowd[company] / everything)
    return found


def columns_begun(s: MombasaState, company: int) -> int:
    """How far the columns of a base are emptied, each counted by the square of what is gone."""
    found = 0
    for base in range(company * COLUMN_COUNT, (company + 1) * COLUMN_COUNT):
        if not s.opened >> base & 1:
            gone = PLACES - s.posts[base]
            found += gone * gone
    return found


def shares_by_company(cards: int) -> list[int]:
    """The shares of each company on these cards, which few hold; a list to read only."""
    held = cards & SHARE_CARDS
    if not held:
        return NO_SHARES
    return [shares_on_cards(held, company) for company in range(COMPANY_COUNT)]


def shares_of(s: MombasaState, player: Player, company: int, on_cards: int, ahead: float) -> float:
    """The shares of a player, with part of the way to the next one."""
    exact = shares_on_track(s, player, company)
    smooth = SMOOTH_SHARES[s.tracks[company]][player.on_track[company]]
    return exact + ahead * (smooth - exact) + on_cards


def reward_worth(pays: Sequence[int], step: float) -> float:
    """What pounds, diamonds, posts, points and steps are worth together."""
    return (
        pays[POUNDS]
        + DIAMOND * pays[DIAMONDS]
        + POST_REMOVED * pays[REMOVE]
        + POINT * pays[BOOK_POINTS]
        + step * pays[STEPS]
    )

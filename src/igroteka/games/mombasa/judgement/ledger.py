"""What the book track promises: walks of the jar, and books that lie ahead of it."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.books import (
    BOOK_LAST,
    BOOK_NEEDS,
    BOOK_PAYS,
    BOOK_SCALE,
    BOOK_VALUE,
    BOOKS,
    PEOPLE,
    SAME,
)
from igroteka.games.mombasa.judgement.outlook import Outlook
from igroteka.games.mombasa.judgement.worth import (
    BOOK_SLOT_WORTH,
    SLOT_EACH_ROUND,
    SMOOTH_BOOKS,
    reward_worth,
)
from igroteka.games.mombasa.rules.bookkeepers import furthest
from igroteka.games.mombasa.state import MombasaState, Player

GAP: Final = 0.4  # what a book beyond a gap is worth
EASY: Final = 0.62  # how likely a book is that asks for nothing
HARDER: Final = 0.09  # less likely for each unit it asks for
BOUGHT: Final = (2.6, 2.2, 1.6, 1.1, 0.8, 0.5)  # a book, by how many lie ahead of the jar


def _chance(book: int) -> float:
    """How likely its requirements can be met in a round that is planned for it."""
    needs = BOOK_NEEDS[book]
    asked = sum(needs[:SAME]) + 0.8 * needs[SAME] + 2.0 * needs[PEOPLE]
    return max(0.12, EASY - HARDER * asked)


CHANCE: Final = tuple([_chance(book) for book in range(len(BOOKS))])
REWARD: Final = tuple(
    [
        reward_worth(BOOK_PAYS[book], 0.0) + (1.5 if BOOK_SCALE[book] >= 0 else 0.0)
        for book in range(len(BOOKS))
    ]
)


def jar_at(space: int, view: Outlook) -> float:
    """What the book track is worth with the jar on this space."""
    exact = BOOK_VALUE[space]
    smooth = SMOOTH_BOOKS[space]
    return (
        exact + view.ahead * (smooth - exact) + BOOK_SLOT_WORTH[space] * SLOT_EACH_ROUND * view.left
    )


def walk_worth(s: MombasaState, seat: int, view: Outlook) -> float:
    """What the jar gains by going as far as the active cards allow."""
    player = s.players[seat]
    space = furthest(s, seat)
    if space == player.jar:
        return 0.0
    reward = 0.0 if player.turned >> space & 1 else REWARD[player.books[space]]
    return jar_at(space, view) - jar_at(player.jar, view) + reward


def books_bought(s: MombasaState, seat: int, view: Outlook) -> float:
    """What the books bought in this turn are worth before they are laid: less if many lie ahead."""
    player = s.players[seat]
    ahead = 0
    while player.jar + ahead < BOOK_LAST and player.books[player.jar + ahead + 1] >= 0:
        ahead += 1
    likely = min(1.0, 0.3 * view.left)
    found = 0.0
    for book in s.bought:
        found += likely * BOUGHT[min(ahead, len(BOUGHT) - 1)] * (0.5 + CHANCE[book])
        found += likely * 0.2 * REWARD[book]
        ahead += 1
    return found


def books_ahead(player: Player, view: Outlook) -> float:
    """What the books between the jar and the first gap may bring; those beyond it a little."""
    if not view.left:
        return 0.0
    found = 0.0
    likely = min(1.0, 0.4 + 0.25 * view.left)
    space = player.jar + 1
    while space <= BOOK_LAST and player.books[space] >= 0:
        book = player.books[space]
        likely *= 0.75 if player.turned >> space & 1 else 0.45 + CHANCE[book] * 0.7
        found += likely * (SMOOTH_BOOKS[space] - SMOOTH_BOOKS[space - 1] + 0.3 * REWARD[book])
        space += 1
    while space <= BOOK_LAST:
        if player.books[space] >= 0:
            found += GAP
        space += 1
    return found

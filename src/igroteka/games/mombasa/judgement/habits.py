"""Habits of play: what a player who means to get somewhere would look at. For bots only.

Nothing here is a rule; it narrows the options, and every one it keeps is an option.
"""

from __future__ import annotations

from igroteka.games.mombasa.actions import (
    JAR,
    MombasaAction,
)
from igroteka.games.mombasa.books import BOOK_LAST
from igroteka.games.mombasa.pieces import ROUNDS
from igroteka.games.mombasa.rules.bookkeepers import MoveJar, furthest
from igroteka.games.mombasa.rules.books import LayBook
from igroteka.games.mombasa.rules.planning import Plan
from igroteka.games.mombasa.state import MombasaState
from igroteka.kernel import engine


def plausible(s: MombasaState, seat: int) -> list[MombasaAction]:
    """The options worth a look for `seat`."""
    decision = engine.decision_of(s, seat)
    if decision is None:
        return []
    options: list[MombasaAction] = [a for a in decision.options(s) if not a.retracts]
    if isinstance(decision, Plan):
        return plausible_plan(s, options)
    if isinstance(decision, LayBook):
        return plausible_spaces(s, seat, options)
    if isinstance(decision, MoveJar):
        return plausible_walks(s, seat, options)
    return options


def plausible_plan(s: MombasaState, options: list[MombasaAction]) -> list[MombasaAction]:
    """3.5b In the last two rounds it does not matter on which slot a card lies: one will do."""
    if s.round < ROUNDS - 1 or len(options) < 2:
        return options
    first = options[1].where
    return [action for action in options if action.where == first or action.stops]


def plausible_spaces(
    s: MombasaState, seat: int, options: list[MombasaAction]
) -> list[MombasaAction]:
    """A book goes to the first gap ahead of the jar, or on a book that stands in the way."""
    player = s.players[seat]
    gap = player.jar + 1
    while gap <= BOOK_LAST and player.books[gap] >= 0:
        gap += 1
    found = [
        action
        for action in options
        if action.where == gap or (action.where > player.jar and player.books[action.where] >= 0)
    ]
    if not found:
        found = [action for action in options if action.where > gap]
    return found or options


def plausible_walks(
    s: MombasaState, seat: int, options: list[MombasaAction]
) -> list[MombasaAction]:
    """Only the book that stops the jar is worth turning down."""
    stops_at = furthest(s, seat) + 1
    return [action for action in options if action.kind == JAR or action.where == stops_at]

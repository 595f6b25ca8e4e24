"""Counting lines of play."""

from __future__ import annotations

from igroteka.kernel.actions import Action
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from tests.conformance.heard import bounds_of


def lines(game: AnyGame, s: State, depth: int) -> int:
    """The number of lines of so many decisions; in a common phase the lowest seat goes first.

    Of an open choice only the smallest and the largest numbers count.
    """
    if depth == 0 or not game.waiting(s):
        return 1
    seat = game.waiting(s)[0]
    actions: list[Action] = list(game.options(s, seat))
    for opening in game.openings(s, seat):
        texts = dict.fromkeys([opening.text(numbers) for numbers in bounds_of(opening)])
        actions += [game.parse(text) for text in texts]
    if depth == 1:
        return len(actions)
    number = 0
    for action in actions:
        after = s.clone()
        game.apply(after, seat, action)
        number += lines(game, after, depth - 1)
    return number

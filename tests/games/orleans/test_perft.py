"""How many lines of play there are from fixed positions: a slip in the options changes a number."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.state import OrleansState
from tests.support.orleans import Seat, at_actions, position


def lines(s: OrleansState, depth: int) -> int:
    """The number of lines of so many decisions; in a common phase the lowest seat goes first."""
    if depth == 0 or not GAME.waiting(s):
        return 1
    seat = GAME.waiting(s)[0]
    number = 0
    for action in GAME.options(s, seat):
        after = s.clone()
        GAME.apply(after, seat, action)
        number += lines(after, depth - 1)
    return number


@pytest.mark.parametrize(("depth", "number"), [(1, 19), (2, 295), (3, 3811)])
def test_lines_from_the_first_planning_phase(depth: int, number: int) -> None:
    """One: `done` and 6 + 4 + 4 + 4 slots for the four starters.

    Two: after `done` the neighbour's 19; after a starter the slots of the other three, `done` and
    the way back: 6 x 14 for the farmer, 12 x 16 for the others.
    Three: 295 for the neighbour, 6 x (19 + 19 + 12 x 11) and 12 x (19 + 19 + 6 x 11 + 8 x 13).
    """
    assert lines(GAME.setup(3, 1), depth) == number


@pytest.mark.parametrize(("depth", "number"), [(1, 9), (2, 38), (3, 89)])
def test_lines_from_a_rich_turn(depth: int, number: int) -> None:
    """One: pass, three recruits of the village, ship, town hall, three prices of the pharmacy.

    Two: 5 for the tech after the pass, 1 + 1 + 19 for the village, 2 rivers, 7 ways to the deeds,
    and three times the neighbour's pass. Three: 5 + 6 + 6 + 19 + 4 + 31 + 18.
    """
    rich = Seat(
        filled="village ship pharmacy",
        tiles="pharmacy",
        tracks={"trader": 1},
        places={"town_hall": "farmer monk"},
        techs=1,
    )
    s = at_actions(position(rich, seats=2, edges={"W01": "wine", "W02": "wool"}))

    assert lines(s, depth) == number

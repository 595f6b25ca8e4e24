"""How many lines of play there are from fixed positions: a slip in the options changes a number."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from tests.conformance.lines import lines
from tests.games.orleans.support.positions import Seat, at_actions, position


@pytest.mark.parametrize(("depth", "number"), [(1, 9), (2, 38), (3, 89)])
def test_lines_from_a_rich_turn(depth: int, number: int) -> None:
    """One: pass, three recruits of the village, ship, town hall, three prices of the pharmacy.

    Two: 5 for the tech after the pass, 1 + 1 + 19 for the village, 2 rivers, 7 ways to the deeds,
    and three times the neighbour's pass. Three: 5 + 6 + 6 + 19 + 4 + 31 + 18.
    """
    rich = Seat(
        filled="village ship pharmacy",
        tiles="pharmacy",
        tracks={"trader": 2, "craftsman": 1},
        places={"town_hall": "farmer monk"},
        techs=1,
    )
    s = at_actions(position(rich, seats=2, edges={"W01": "wine", "W02": "wool"}))

    assert lines(GAME, s, depth) == number

"""What the bench measures beside our own flicks, with a stand-in for the engine.

The real ones are not among the packages of the project; the bench says so where they are missing.
"""

from __future__ import annotations

from importlib.util import find_spec
from math import hypot
from typing import Any, ClassVar

import pytest

from igroteka.games.sonora.full_boards import FullBoards, shots
from igroteka.games.sonora.other_engines import Pooltool, Pymunk, pairs
from igroteka.games.sonora.physics.aim import aimed
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.probes import Flicks
from tests.games.sonora.tables import write

Point = tuple[float, float]


class StandIn:
    """As much of pymunk as the bench uses, for discs that meet nothing."""

    class Body:
        def __init__(self, mass: float, moment: float) -> None:
            assert (mass, moment) == (1.0, float("inf"))
            self.position: Point = (0.0, 0.0)
            self.velocity: Point = (0.0, 0.0)

    class Circle:
        def __init__(self, body: Any, radius: float) -> None:
            assert radius == 10.0
            self.elasticity = 0.0

    class Segment:
        def __init__(self, body: Any, begin: Point, end: Point, radius: float) -> None:
            self.begin, self.end = begin, end
            self.elasticity = 0.0

    class Space:
        def __init__(self) -> None:
            self.static_body = None
            self.bodies: list[Any] = []
            self.walls: list[Any] = []

        def add(self, *things: Any) -> None:
            self.bodies += [one for one in things if isinstance(one, StandIn.Body)]
            self.walls += [one for one in things if isinstance(one, StandIn.Segment)]

        def step(self, seconds: float) -> None:
            for body in self.bodies:
                (x, y), (vx, vy) = body.position, body.velocity
                body.position = (x + vx * seconds, y + vy * seconds)


def standing_in() -> Pymunk:
    probe = Pymunk()
    probe.engine = StandIn
    return probe


@pytest.mark.parametrize("probe", [Pymunk(), Pooltool()])
def test_an_engine_that_is_not_installed_is_named(probe: Pymunk | Pooltool) -> None:
    assert (probe.prepare() == "") == (find_spec(probe.name) is not None)


@pytest.mark.parametrize("corner", range(4))
def test_the_same_flick_slides_as_far_as_ours_where_it_meets_nothing(corner: int) -> None:
    shot = aimed(corner, 0, 200, 150, 250)
    ours = flick([], shot, False)
    theirs = standing_in().flick([], shot)

    assert hypot(theirs[0][0] - ours.places[0] / 1000, theirs[0][1] - ours.places[1] / 1000) < 1.0


@pytest.mark.parametrize("corner", range(4))
def test_the_walls_go_round_the_field_but_for_the_edge_of_the_corner(corner: int) -> None:
    space = StandIn.Space()
    standing_in().build_walls(space, corner, 0.7)
    lengths = sorted(
        [round(hypot(w.begin[0] - w.end[0], w.begin[1] - w.end[1])) for w in space.walls]
    )

    assert lengths == [99, 99, 99, 100, 100, 100, 100]
    missing = {w.end for w in space.walls} ^ {w.begin for w in space.walls}
    start = aimed(corner, 0, 0, 0, 0)
    assert len(missing) == 2
    assert all(x * start.x > 0 and y * start.y > 0 for x, y in missing)


def test_every_engine_makes_the_same_flicks_onto_the_same_boards() -> None:
    s = write({})
    ours, pymunk, pooltool = Flicks(), standing_in(), Pooltool()
    pooltool.engine = Billiards

    assert ours.run(s) == pymunk.run(s) == pooltool.run(s) == len(shots()) == 3
    boards = [probe.boards.next() for probe in (ours, pymunk, pooltool)]
    assert boards[0] == boards[1] == boards[2]
    assert len(pairs(boards[0])) == 19


class Billiards:
    """As much of pooltool as the bench uses; it only notes what it is asked for."""

    simulated: ClassVar[list[Any]] = []

    class Table:
        w = 1.0
        l = 2.0  # noqa: E741  # as pooltool says it

        @staticmethod
        def default() -> Billiards.Table:
            return Billiards.Table()

    class Ball:
        R = 0.03

        def __init__(self, name: str, xy: Point) -> None:
            self.name, self.xy, self.params = name, xy, self

        @staticmethod
        def create(name: str, xy: Point = (0.0, 0.0)) -> Billiards.Ball:
            return Billiards.Ball(name, xy)

    class Cue:
        def __init__(self, cue_ball_id: str) -> None:
            self.cue_ball_id = cue_ball_id

    class System:
        def __init__(self, table: Any, balls: dict[str, Any], cue: Any) -> None:
            assert cue.cue_ball_id in balls
            self.balls = balls
            self.struck: Point = (0.0, 0.0)

        def strike(self, V0: float, phi: float) -> None:  # noqa: N803  # as pooltool says it
            self.struck = (V0, phi)

    @staticmethod
    def simulate(system: Any, inplace: bool) -> None:
        assert inplace
        Billiards.simulated.append(system)


def test_billiard_balls_lie_like_the_discs_and_are_struck_at_the_middle() -> None:
    s = write({})
    probe = Pooltool()
    probe.engine = Billiards
    Billiards.simulated.clear()

    assert probe.run(s) == len(Billiards.simulated) == 3
    system = Billiards.simulated[0]
    x, y = pairs(FullBoards().next())[0]
    assert system.balls["1"].xy == pytest.approx((0.5 + x * 0.03 / 10_000, 1.0 + y * 0.03 / 10_000))
    cue = system.balls["cue"].xy
    assert cue[0] - 0.5 == pytest.approx(1.0 - cue[1])
    assert system.struck == pytest.approx((shots()[0].speed * 0.03 / 10_000, 315.0))

"""For the bench only: flicks in physics engines that others have written, where they are installed.

The game itself never loads them. They are yardsticks for speed, not for truth: pymunk goes in
fixed steps, and pooltool rolls balls on a table with cushions.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final

from igroteka.games.sonora.full_boards import FullBoards, shots
from igroteka.games.sonora.physics.aim import Shot
from igroteka.games.sonora.physics.world import THE_BOARD, THOUSAND
from igroteka.games.sonora.pieces import (
    BOUNCE,
    DISC_RADIUS,
    EAST,
    EDGE_SUM,
    HALF_WIDTH,
    NORTH,
    WALL_BOUNCE,
)
from igroteka.games.sonora.state import SonoraState
from igroteka.kernel.probe import Probe

STEP: Final = 0.001  # seconds; the fastest disc goes an eighth of its width in one
LONGEST: Final = 3000  # steps, about three times as long as any disc slides
TO_THE_MIDDLE: Final = 315.0  # degrees, from the north-west


def pairs(places: list[int]) -> list[tuple[int, int]]:
    """Places x, y, x, y, ... as points."""
    return [(places[i], places[i + 1]) for i in range(0, len(places), 2)]


class Pymunk(Probe[SonoraState]):
    """The same flicks in pymunk, whose friction between board and disc is ours.

    Discs and walls bounce alike; the hole and the jump over the rim are left out.
    """

    def __init__(self) -> None:
        super().__init__("pymunk", "the same flick in pymunk, in steps of 1 ms", 0.0)
        self.engine: Any = None
        self.boards = FullBoards()

    def prepare(self) -> str:
        if find_spec("pymunk") is None:
            return "pymunk"
        self.engine = import_module("pymunk")
        return ""

    def run(self, s: SonoraState) -> int:
        places = pairs(self.boards.next())
        shooting = shots()
        for shot in shooting:
            self.flick(places, shot)
        return len(shooting)

    def flick(self, places: list[tuple[int, int]], shot: Shot) -> list[tuple[float, float]]:
        """Where all discs rest afterwards, in millimetres, the flicked one last."""
        space: Any = self.engine.Space()
        bounce = sqrt(BOUNCE / THOUSAND)  # those of both shapes are multiplied
        self.build_walls(space, shot.corner, WALL_BOUNCE / THOUSAND / bounce)
        bodies: list[Any] = []
        for x, y in [*places, (shot.x, shot.y)]:
            body: Any = self.engine.Body(1.0, float("inf"))  # so it never spins
            body.position = (x / THOUSAND, y / THOUSAND)
            disc: Any = self.engine.Circle(body, DISC_RADIUS / THOUSAND)
            disc.elasticity = bounce
            space.add(body, disc)
            bodies.append(body)
        length = sqrt(float(shot.dx * shot.dx + shot.dy * shot.dy))
        speed = shot.speed / THOUSAND / length
        bodies[-1].velocity = (shot.dx * speed, shot.dy * speed)
        for _ in range(LONGEST):
            space.step(STEP)
            if not slowed(bodies):
                break
        return [(body.position[0], body.position[1]) for body in bodies]

    def build_walls(self, space: Any, open_corner: int, bounce: float) -> None:
        """The eight sides of the field without the launch edge that the disc crosses."""
        side = HALF_WIDTH / THOUSAND
        cut = (EDGE_SUM - HALF_WIDTH) / THOUSAND
        ends: list[tuple[float, float]] = []
        for corner in range(len(EAST)):  # clockwise from the north-west
            ends.append((EAST[corner] * cut, NORTH[corner] * side))
            ends.append((EAST[corner] * side, NORTH[corner] * cut))
            if corner % 2 == 0:
                ends[-2], ends[-1] = ends[-1], ends[-2]
        for index in range(len(ends)):
            if index != 2 * open_corner:
                end = ends[(index + 1) % len(ends)]
                wall: Any = self.engine.Segment(space.static_body, ends[index], end, 0.0)
                wall.elasticity = bounce
                space.add(wall)


def slowed(bodies: list[Any]) -> bool:
    """Let friction act for one step; says whether anything still moves."""
    lost = THE_BOARD.friction * STEP
    moving = False
    for body in bodies:
        vx, vy = body.velocity
        speed = sqrt(vx * vx + vy * vy)
        if speed > lost:
            body.velocity = (vx * (1.0 - lost / speed), vy * (1.0 - lost / speed))
            moving = True
        elif speed > 0.0:
            body.velocity = (0.0, 0.0)
    return moving


class Pooltool(Probe[SonoraState]):
    """As many billiard balls, laid like the discs and struck as hard, on a table of pooltool."""

    def __init__(self) -> None:
        super().__init__("pooltool", "a stroke at as many balls in pooltool", 0.0)
        self.engine: Any = None
        self.boards = FullBoards()

    def prepare(self) -> str:
        if find_spec("pooltool") is None:
            return "pooltool"
        self.engine = import_module("pooltool")
        # It compiles itself while it runs for the first time.
        self.stroke([(0, 0), (HALF_WIDTH // 2, 0)], shots()[-1])
        return ""

    def run(self, s: SonoraState) -> int:
        places = pairs(self.boards.next())
        shooting = shots()
        for shot in shooting:
            self.stroke(places, shot)
        return len(shooting)

    def stroke(self, places: list[tuple[int, int]], shot: Shot) -> None:
        """Simulate one stroke towards the middle of the table until all balls rest."""
        table: Any = self.engine.Table.default()
        larger = self.engine.Ball.create("cue").params.R / DISC_RADIUS  # metres in a micrometre
        balls: dict[str, Any] = {}
        for index, (x, y) in enumerate([*places, (shot.x, shot.y)]):
            name = "cue" if index == len(places) else str(index + 1)
            xy = (table.w / 2.0 + x * larger, table.l / 2.0 + y * larger)
            balls[name] = self.engine.Ball.create(name, xy=xy)
        cue: Any = self.engine.Cue(cue_ball_id="cue")
        system: Any = self.engine.System(table=table, balls=balls, cue=cue)
        system.strike(V0=shot.speed * larger, phi=TO_THE_MIDDLE)
        self.engine.simulate(system, inplace=True)

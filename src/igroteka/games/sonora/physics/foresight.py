"""What a moving disc meets, if nothing else comes before: exact questions about two paths.

A disc slides on a straight line and slows down evenly, so what does not move is found by the way
along that line, and only two discs in motion need more than a formula.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from igroteka.games.sonora.physics.body import FOREVER, Body
from igroteka.games.sonora.physics.trace import DROP, LAUNCH, WALL
from igroteka.games.sonora.physics.world import FACE_X, FACE_Y, HALF_ROOT, World

NOBODY: Final = -1
LOOK_AGAIN: Final = -1.0  # instead of a way: the discs touch and do not press

_PARALLEL: Final = 1e-12  # a direction this flat to a face never meets it
_MET: Final = 1e-7  # millimetres: so near is there
_OUT_OF_HOLE: Final = 1e-6
_MOST_LOOKS: Final = 100  # at a pair of moving discs; ten are many


def see_walls(world: World, body: Body) -> None:
    """The faces of the octagon, by their four directions."""
    x = body.x
    y = body.y
    ux = body.ux
    uy = body.uy
    side = world.side
    slant = world.slant
    see_faces(body, ux, x, side, 0, 1)
    see_faces(body, uy, y, side, 2, 3)
    see_faces(body, (ux + uy) * HALF_ROOT, (x + y) * HALF_ROOT, slant, 4, 6)
    see_faces(body, (ux - uy) * HALF_ROOT, (x - y) * HALF_ROOT, slant, 5, 7)


def see_faces(body: Body, along: float, place: float, limit: float, front: int, back: int) -> None:
    """Two opposite faces; the launch edge it has not crossed yet is no wall for a disc."""
    if along > _PARALLEL:
        way = (limit - place) / along
        face = front
    elif along < -_PARALLEL:
        way = (limit + place) / -along
        face = back
    else:
        return
    if way < body.way and face != body.ledge:
        body.way = way if way > 0.0 else 0.0
        body.ahead = WALL
        body.ahead_with = face


def see_ledge(world: World, body: Body) -> None:
    """The launch edge, for a disc still on its corner."""
    nx = FACE_X[body.ledge]
    ny = FACE_Y[body.ledge]
    along = -(nx * body.ux + ny * body.uy)
    if along > _PARALLEL:
        way = (nx * body.x + ny * body.y - world.edge) / along
        if way < body.way:
            body.way = way if way > 0.0 else 0.0
            body.ahead = LAUNCH
            body.ahead_with = NOBODY


def see_hole(world: World, body: Body) -> None:
    """The hole, unless the disc is sliding across it."""
    x = body.x
    y = body.y
    if body.over_hole:
        far = world.tip + _OUT_OF_HOLE
        body.over_hole = x * x + y * y <= far * far
    along = -(x * body.ux + y * body.uy)
    if not body.over_hole and along > 0.0 and along - world.tip < body.way:
        off = x * body.uy - y * body.ux
        depth = world.tip2 - off * off
        if depth > 0.0:
            way = along - sqrt(depth)
            if way < body.way:
                body.way = way if way > 0.0 else 0.0
                body.ahead = DROP
                body.ahead_with = NOBODY


def time_for(world: World, speed: float, way: float) -> float:
    """How long a disc of this speed takes for a way that it reaches the end of."""
    left = speed * speed - 2.0 * world.friction * way
    return 2.0 * way / (speed + sqrt(left)) if left > 0.0 else 2.0 * way / speed


def way_to(world: World, body: Body, other: Body) -> float:
    """How far a moving disc slides until it meets one at rest.

    FOREVER if it does not, also because it stops before; LOOK_AGAIN if they touch already
    and it hardly presses.
    """
    ox = other.x - body.x
    oy = other.y - body.y
    along = ox * body.ux + oy * body.uy
    if along <= 0.0:
        return FOREVER
    apart2 = ox * ox + oy * oy
    if apart2 <= world.near2:
        return 0.0 if body.speed * along > world.press * sqrt(apart2) else LOOK_AGAIN
    off = ox * body.uy - oy * body.ux
    depth = world.diameter2 - off * off
    if depth <= 0.0:
        return FOREVER
    way = along - sqrt(depth)
    return way if 2.0 * world.friction * way < body.speed * body.speed else FOREVER


def touching(world: World, body: Body, other: Body, apart: float) -> float:
    """How long until two touching discs in motion hit or must be looked at again.

    0 if they press now, FOREVER if they only part. While they part, they can only come as
    near as they are now when the loss of speed has turned their parting round.
    """
    nx = (other.x - body.x) / apart
    ny = (other.y - body.y) / apart
    parting = (other.ux * nx + other.uy * ny) * other.speed
    parting -= (body.ux * nx + body.uy * ny) * body.speed
    if parting < -world.press:
        return 0.0
    turning = ((other.ux - body.ux) * nx + (other.uy - body.uy) * ny) * world.friction
    if parting >= 0.0 and turning <= 0.0:
        return FOREVER
    wait = 2.0 * parting / turning if turning > 0.0 else 0.0
    return wait if wait > world.look_again else world.look_again


def time_to_meet(world: World, body: Body, other: Body, limit: float) -> float:
    """How long until two moving discs that are apart touch; FOREVER if not within the limit.

    Both slow down evenly, so the line from centre to centre changes evenly too. Its shadow
    on a fixed direction is never longer than the line itself. So the moment at which the
    shadow on the present direction is as short as a diameter is never too late: going there
    and looking again closes in on the contact very fast and never jumps over it.
    """
    diameter = world.diameter
    rx = other.x - body.x
    ry = other.y - body.y
    vx = other.ux * other.speed - body.ux * body.speed
    vy = other.uy * other.speed - body.uy * body.speed
    ax = (body.ux - other.ux) * world.friction
    ay = (body.uy - other.uy) * world.friction
    time = 0.0
    for _ in range(_MOST_LOOKS):
        nx = rx + (vx + 0.5 * ax * time) * time
        ny = ry + (vy + 0.5 * ay * time) * time
        apart = sqrt(nx * nx + ny * ny)
        gap = apart - diameter
        if gap <= _MET:
            return time
        closing = -((vx + ax * time) * nx + (vy + ay * time) * ny) / apart
        faster = -(ax * nx + ay * ny) / apart
        square = closing * closing + 2.0 * faster * gap
        if square < 0.0:
            return FOREVER
        both = closing + sqrt(square)
        if both <= 0.0:
            return FOREVER
        time += 2.0 * gap / both
        if time > limit:
            return FOREVER
    return time

"""One flick from beginning to end: a pure function from a position and a shot to a trace."""

from __future__ import annotations

from math import sqrt

from igroteka.games.sonora.physics.aim import Shot, nearest
from igroteka.games.sonora.physics.body import FOREVER, Body
from igroteka.games.sonora.physics.motion import Motion
from igroteka.games.sonora.physics.settle import settle
from igroteka.games.sonora.physics.trace import NOT_LAUNCHED, ON_BOARD, Leg, Trace
from igroteka.games.sonora.physics.world import EDGE_OF, MILLION, NO_FACE, THE_BOARD, THOUSAND
from igroteka.games.sonora.pieces import EAST, NORTH


def flick(places: list[int], shot: Shot, watched: bool) -> Trace:
    """What happens when a disc is shot onto a board with discs at these places.

    `places` are x, y, x, y, ... in micrometres, in the order in which the discs came onto the
    board: where two contacts fall on the same instant, that order decides. The flicked disc is
    the last one of the trace. Contacts and legs are written only if somebody watches.
    """
    discs = bodies_at(places)
    flicked = launched(len(discs), shot)
    discs.append(flicked)
    motion = Motion(THE_BOARD, discs, watched)
    motion.home_x = float(EAST[shot.corner])
    motion.home_y = float(NORTH[shot.corner])
    motion.run(FOREVER)
    fates: list[int] = []
    rests: list[int] = []
    moved: list[bool] = []
    for body in discs:
        waits = body.ledge != NO_FACE and body.fate == ON_BOARD
        fates.append(NOT_LAUNCHED if waits else body.fate)
        rests.append(nearest(body.x * THOUSAND))
        rests.append(nearest(body.y * THOUSAND))
        moved.append(body.moved)
    settle(fates, rests, moved)
    if watched:
        clock = nearest(motion.time * MILLION)
        for body in discs:
            x = rests[2 * body.index]
            y = rests[2 * body.index + 1]
            if x != nearest(body.x * THOUSAND) or y != nearest(body.y * THOUSAND):
                motion.legs.append(Leg(clock, body.index, x, y, 0, 0))
    return Trace(fates, rests, motion.strayed, motion.events, motion.contacts, motion.legs)


def bodies_at(places: list[int]) -> list[Body]:
    """Discs at rest at these places."""
    discs: list[Body] = []
    for index in range(len(places) // 2):
        discs.append(Body(index, places[2 * index] / THOUSAND, places[2 * index + 1] / THOUSAND))
    return discs


def launched(index: int, shot: Shot) -> Body:
    """The disc of a shot, on its launch corner and on its way."""
    body = Body(index, shot.x / THOUSAND, shot.y / THOUSAND)
    body.ledge = EDGE_OF[shot.corner]
    dx = float(shot.dx)
    dy = float(shot.dy)
    length = sqrt(dx * dx + dy * dy)
    body.ux = dx / length
    body.uy = dy / length
    body.speed = shot.speed / THOUSAND
    body.moved = True
    return body

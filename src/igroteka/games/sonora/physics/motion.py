"""Discs from contact to contact: each slides straight and ever slower until something happens.

The next event is the earliest of what all moving discs have ahead. All moving discs slide to
its time, it is carried out, and only the discs it concerns look ahead again. Of events at the
same time that of the disc with the lower index comes first, and for one disc the walls come
before the launch edge, the hole, discs at rest and discs in motion.

Discs that touch need care, or events would follow each other without end: a tiny gap counts as
touching, touching discs that hardly approach do not collide, and they are looked at again a
little later, because they may press then.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from igroteka.games.sonora.physics.aim import nearest
from igroteka.games.sonora.physics.body import FOREVER, Body
from igroteka.games.sonora.physics.foresight import (
    LOOK_AGAIN,
    NOBODY,
    see_hole,
    see_ledge,
    see_walls,
    time_for,
    time_to_meet,
    touching,
    way_to,
)
from igroteka.games.sonora.physics.trace import (
    DROP,
    ESCAPES,
    HIT,
    IN_HOLE,
    LAUNCH,
    LOOK,
    OFF_BOARD,
    ON_BOARD,
    SKIM,
    STOP,
    WALL,
    Contact,
    Leg,
)
from igroteka.games.sonora.physics.world import (
    FACE_X,
    FACE_Y,
    MILLION,
    NO_FACE,
    THOUSAND,
    World,
)

MOST_EVENTS: Final = 2000  # far more than any flick needs; then everything stops where it is
# A disc can be wedged between two others and hit them in turn at one instant, ever softer.
# So many hits of one disc are ten times what an ordinary flick has.
MOST_HITS: Final = 100


class Motion:
    """The discs of a board and the clock; `carry_out` lets one event happen."""

    __slots__ = (
        "bodies",
        "contacts",
        "discs",
        "events",
        "home_x",
        "home_y",
        "legs",
        "movers",
        "strayed",
        "time",
        "watched",
        "world",
    )

    def __init__(self, world: World, discs: list[Body], watched: bool) -> None:
        self.world = world
        self.discs = discs  # all, each at its index
        self.bodies = discs  # those on the board
        self.movers = [body for body in discs if body.speed > 0.0]
        self.time = 0.0
        self.events = 0
        self.home_x = 0.0  # the signs of the coordinates in the zone that the last disc
        self.home_y = 0.0  # came from
        self.strayed = False  # it was in another zone
        self.watched = watched
        self.contacts: list[Contact] = []
        self.legs: list[Leg] = []
        for body in self.movers:
            self.leg(body)
        for body in self.movers:
            self.look_ahead(body)

    def run(self, until: float) -> None:
        """Go on until nothing moves, that time has come, or far too much has happened."""
        while self.movers and self.events < MOST_EVENTS:
            body = self.next_mover()
            if body.ahead_at > until:
                self.slide_to(until)
                return
            self.carry_out(body)

    def next_mover(self) -> Body:
        """The disc whose event comes first."""
        first = self.movers[0]
        for body in self.movers:
            if body.ahead_at < first.ahead_at:
                first = body
        return first

    def slide_to(self, time: float) -> None:
        """Let all moving discs slide until this time."""
        passed = time - self.time
        if passed > 0.0:
            friction = self.world.friction
            for body in self.movers:
                body.slide(passed, friction)
            self.time = time
        last = self.discs[-1]
        if last.x * self.home_x < 0.0 or last.y * self.home_y < 0.0:
            self.strayed = True

    # --- what happens ------------------------------------------------------------------------

    def carry_out(self, body: Body) -> None:
        """Slide to the event ahead of this disc and let it happen."""
        self.events += 1
        self.slide_to(body.ahead_at)
        kind = body.ahead
        if kind == HIT:
            self.hit(body, self.discs[body.ahead_with])
        elif kind == LOOK:
            self.changed(body, self.discs[body.ahead_with])
        elif kind == WALL:
            self.meet_wall(body, body.ahead_with)
        elif kind == STOP:
            self.stop(body)
        elif kind == LAUNCH:
            body.ledge = NO_FACE
            self.tell(LAUNCH, body, NOBODY, body.speed)
            self.changed(body, body)
        else:
            self.meet_hole(body)

    def stop(self, body: Body) -> None:
        """A disc comes to rest; so near to the middle that it tips, it falls into the hole."""
        body.speed = 0.0
        if body.x * body.x + body.y * body.y < self.world.tip2 and body.ledge == NO_FACE:
            self.remove(body, DROP, 0.0)
        else:
            self.tell(STOP, body, NOBODY, 0.0)
            self.leg(body)
            self.changed(body, body)

    def meet_wall(self, body: Body, face: int) -> None:
        """A disc bounces off a wall; too fast for it, it jumps the rim."""
        world = self.world
        nx = FACE_X[face]
        ny = FACE_Y[face]
        vx = body.ux * body.speed
        vy = body.uy * body.speed
        outward = nx * vx + ny * vy
        if outward > world.escape:
            self.remove(body, ESCAPES, outward)
            return
        back = world.wall_bounce * outward
        slip = world.slip
        body.send(
            (vx - outward * nx) * slip - back * nx,
            (vy - outward * ny) * slip - back * ny,
            world.rest,
        )
        self.tell(WALL, body, face, outward)
        self.leg(body)
        self.changed(body, body)

    def meet_hole(self, body: Body) -> None:
        """A disc over the hole falls in if it is slow enough for its way across."""
        world = self.world
        off = body.x * body.uy - body.y * body.ux  # how far its line misses the middle
        part = 1.0 - off * off / world.tip2
        if part > 0.0 and body.speed <= world.capture * sqrt(part):
            self.remove(body, DROP, body.speed)
            return
        body.over_hole = True
        self.tell(SKIM, body, NOBODY, body.speed)
        body.speed *= world.passing
        self.leg(body)
        self.changed(body, body)

    def hit(self, body: Body, other: Body) -> None:
        """Two discs of equal mass exchange what they have of speed along the line of centres."""
        if other.index < body.index:
            body, other = other, body
        world = self.world
        nx = other.x - body.x
        ny = other.y - body.y
        apart = sqrt(nx * nx + ny * ny)
        nx /= apart
        ny /= apart
        vx = body.ux * body.speed
        vy = body.uy * body.speed
        wx = other.ux * other.speed
        wy = other.uy * other.speed
        closing = (vx - wx) * nx + (vy - wy) * ny
        if closing > world.press:
            bounce = world.bounce - world.bounce_loss * closing
            if bounce < world.bounce_least:
                bounce = world.bounce_least
            push = 0.5 * (1.0 + bounce) * closing
            body.hits += 1
            other.hits += 1
            body.send(vx - push * nx, vy - push * ny, self.slowest(body))
            other.send(wx + push * nx, wy + push * ny, self.slowest(other))
            self.tell(HIT, body, other.index, closing)
            self.leg(body)
            self.leg(other)
        self.changed(body, other)

    def slowest(self, body: Body) -> float:
        """Slower than this a disc rests after a hit; one hit that often is wedged and rests."""
        return self.world.rest if body.hits <= MOST_HITS else FOREVER

    def remove(self, body: Body, kind: int, speed: float) -> None:
        """A disc leaves the board."""
        body.fate = IN_HOLE if kind == DROP else OFF_BOARD
        body.speed = 0.0
        body.ahead_at = FOREVER
        self.tell(kind, body, NOBODY, speed)
        self.leg(body)
        self.bodies = [one for one in self.bodies if one.index != body.index]
        self.changed(body, body)

    # --- looking ahead -----------------------------------------------------------------------

    def changed(self, first: Body, second: Body) -> None:
        """Two discs (or one) go on in another way: they and all that expected them look ahead."""
        a = first.index
        b = second.index
        self.movers = [body for body in self.bodies if body.speed > 0.0]
        first.ahead_at = FOREVER
        second.ahead_at = FOREVER
        again: list[Body] = []
        for body in self.movers:
            index = body.index
            awaited = body.ahead_with
            if index == a or index == b:
                again.append(body)
            elif (awaited == a or awaited == b) and (body.ahead == HIT or body.ahead == LOOK):
                body.ahead_at = FOREVER
                again.append(body)
        for body in again:
            self.look_ahead(body)
        if first.speed == 0.0 and first.fate == ON_BOARD:
            self.be_seen(first)
        if second.speed == 0.0 and b != a:
            self.be_seen(second)

    def be_seen(self, body: Body) -> None:
        """A disc rests now: moving discs that did not expect it may meet it."""
        world = self.world
        for mover in self.movers:
            way = way_to(world, mover, body)
            if way == LOOK_AGAIN:
                self.expect(mover, self.time + world.look_again, LOOK, body)
            elif way < FOREVER:
                self.expect(mover, self.time + time_for(world, mover.speed, way), HIT, body)

    def expect(self, body: Body, at: float, kind: int, other: Body) -> None:
        """Let a disc expect another, unless something comes before."""
        if at < body.ahead_at:
            body.ahead_at = at
            body.ahead = kind
            body.ahead_with = other.index

    def look_ahead(self, body: Body) -> None:
        """Find what a moving disc meets next, and tell those in motion that they meet it.

        Everything at rest is found by the way to it along the straight line; the shortest way
        wins, and only its time has to be worked out.
        """
        world = self.world
        friction = world.friction
        speed = body.speed
        body.way = speed * speed / (2.0 * friction) if friction > 0.0 else FOREVER
        body.ahead = STOP
        body.ahead_with = NOBODY
        see_walls(world, body)
        if body.ledge != NO_FACE:
            see_ledge(world, body)
        else:
            see_hole(world, body)
        look = self.see_resting(body)
        body.ahead_at = self.time + time_for(world, speed, body.way)
        if look != NOBODY:
            self.expect(body, self.time + world.look_again, LOOK, self.discs[look])
        self.see_moving(body)

    def see_resting(self, body: Body) -> int:
        """Discs at rest; returns one that must be looked at again, or NOBODY.

        Those beside or behind the way are passed over at once.
        """
        world = self.world
        x = body.x
        y = body.y
        ux = body.ux
        uy = body.uy
        reach = body.way + world.diameter
        near2 = world.near2
        look = NOBODY
        for other in self.bodies:
            if other.speed == 0.0:
                ox = other.x - x
                oy = other.y - y
                along = ox * ux + oy * uy
                if 0.0 < along < reach:
                    off = ox * uy - oy * ux
                    if off * off < near2:
                        way = way_to(world, body, other)
                        if way == LOOK_AGAIN:
                            look = other.index
                        elif way < body.way:
                            body.way = way
                            body.ahead = HIT
                            body.ahead_with = other.index
        return look

    def see_moving(self, body: Body) -> None:
        """Discs in motion, as far as they come before what either has ahead already."""
        world = self.world
        now = self.time
        for other in self.movers:
            if other.index == body.index:
                continue
            first = body.ahead_at if body.ahead_at < other.ahead_at else other.ahead_at
            ox = other.x - body.x
            oy = other.y - body.y
            apart2 = ox * ox + oy * oy
            kind = HIT
            if apart2 <= world.near2:
                wait = touching(world, body, other, sqrt(apart2))
                if wait > 0.0:
                    kind = LOOK
            else:
                reach = world.diameter + (body.speed + other.speed) * (first - now)
                if reach * reach < apart2:
                    continue
                wait = time_to_meet(world, body, other, first - now)
            if now + wait < first:
                self.expect(body, now + wait, kind, other)
                self.expect(other, now + wait, kind, body)

    # --- telling -----------------------------------------------------------------------------

    def tell(self, kind: int, body: Body, other: int, speed: float) -> None:
        """Write down what happened, if anybody watches."""
        if self.watched:
            time = nearest(self.time * MILLION)
            self.contacts.append(Contact(time, kind, body.index, other, nearest(speed * THOUSAND)))

    def leg(self, body: Body) -> None:
        """Write down how a disc goes on, if anybody watches."""
        if self.watched:
            speed = body.speed * THOUSAND
            self.legs.append(
                Leg(
                    nearest(self.time * MILLION),
                    body.index,
                    nearest(body.x * THOUSAND),
                    nearest(body.y * THOUSAND),
                    nearest(body.ux * speed),
                    nearest(body.uy * speed),
                )
            )

"""Discs slide, bounce, fall in and fly off as they should: known cases and laws of motion."""

from __future__ import annotations

from math import hypot, sqrt

import pytest

from igroteka.games.sonora.physics.aim import aimed
from igroteka.games.sonora.physics.body import FOREVER, Body
from igroteka.games.sonora.physics.flick import flick
from igroteka.games.sonora.physics.motion import MOST_EVENTS, MOST_HITS, Motion
from igroteka.games.sonora.physics.settle import inside, settle
from igroteka.games.sonora.physics.trace import (
    HIT,
    IN_HOLE,
    LAUNCH,
    NOT_LAUNCHED,
    OFF_BOARD,
    ON_BOARD,
    WALL,
    Leg,
)
from igroteka.games.sonora.physics.world import THE_BOARD, World
from tests.games.sonora.boards import (
    DECELERATION,
    NE,
    NW,
    SE,
    SW,
    Chance,
    at_rest,
    moving,
    rack,
    shot_at,
    wrong_places,
)

# --- known cases -----------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [40.0, 300.0, 700.0, 730.0])
def test_a_free_disc_slides_as_far_as_friction_lets_it(speed: float) -> None:
    body = moving(0, -90.0, 40.0, speed * 0.96, speed * 0.28)

    at_rest(body)

    assert hypot(body.x + 90.0, body.y - 40.0) == pytest.approx(speed * speed / 4905, abs=1e-6)


def test_a_disc_hit_head_on_takes_most_of_the_speed() -> None:
    a, b = moving(0, -60.0, 60.0, 500.0, 0.0), Body(1, -39.999999, 60.0)

    at_rest(a, b)

    assert (a.x, a.y, b.x, b.y) == pytest.approx((-58.947, 60.0, -2.632, 60.0), abs=1e-3)


def test_a_disc_hit_off_centre_goes_off_along_the_line_of_centres() -> None:
    a, b = moving(0, -60.0, 40.0, 800.0, 0.0), Body(1, 0.0, 50.0)

    at_rest(a, b)

    assert (a.x, a.y, b.x, b.y) == pytest.approx((-1.029, 23.259, 41.561, 73.995), abs=1e-3)


def test_a_wall_gives_back_a_part_of_the_speed() -> None:
    body = moving(0, 60.0, 30.0, 900.0, 0.0)

    motion = at_rest(body)

    assert (body.x, body.y) == pytest.approx((68.55, 30.0), abs=5e-3)
    assert [contact.kind for contact in motion.contacts[:-1]] == [WALL]


def test_a_disc_too_fast_for_the_wall_jumps_it() -> None:
    """It reaches the wall at 1584 mm/s, 84 more than the rim holds."""
    body = moving(0, 100.0, 20.0, 1600.0, 0.0)

    at_rest(body)

    assert body.fate == OFF_BOARD


@pytest.mark.parametrize(
    ("y", "speed", "rest"),
    [(0.0, 610.0, None), (0.0, 620.0, 40.07), (4.0, 500.0, None), (5.0, 500.0, 17.33)],
)
def test_the_hole_takes_slow_discs_and_lets_fast_ones_pass(
    y: float, speed: float, rest: float | None
) -> None:
    body = moving(0, -30.0, y, speed, 0.0)

    at_rest(body)

    if rest is None:
        assert body.fate == IN_HOLE
    else:
        assert body.fate == ON_BOARD
        assert body.x == pytest.approx(rest, abs=5e-3)


def test_a_flick_straight_at_the_hole_drops_in_or_stops_before_it() -> None:
    strong = flick([], aimed(NW, 0, 200, 0, 300), watched=False)
    weak = flick([], aimed(NW, 0, 200, 0, 240), watched=False)

    assert strong.fates == [IN_HOLE]
    assert weak.fates == [ON_BOARD]
    assert weak.places == pytest.approx([-19_993, 19_993], abs=1)


@pytest.mark.parametrize(
    ("power", "fate", "zone"),
    [
        (100, ON_BOARD, (-1, -1)),
        (200, ON_BOARD, (-1, -1)),
        (350, ON_BOARD, (1, 1)),
        (400, ON_BOARD, (1, 1)),
        (700, ON_BOARD, None),
        (760, OFF_BOARD, None),
        (1000, OFF_BOARD, None),
    ],
)
def test_strength_decides_how_far_a_disc_goes(
    power: int, fate: int, zone: tuple[int, int] | None
) -> None:
    """From the south-west, a little beside the hole."""
    trace = flick([], aimed(SW, 0, 200, -105, power), watched=False)

    assert trace.fates == [fate]
    if zone is not None:
        assert (trace.places[0] * zone[0] > 0, trace.places[1] * zone[1] > 0) == (True, True)


# --- laws of motion --------------------------------------------------------------------------


def energy(motion: Motion) -> float:
    """Twice the energy of all discs, for a mass of 1."""
    return sum(body.speed * body.speed for body in motion.discs)


def momentum(*bodies: Body) -> tuple[float, float]:
    """The sum of the velocities."""
    return sum(b.ux * b.speed for b in bodies), sum(b.uy * b.speed for b in bodies)


def test_contacts_keep_the_momentum_and_nothing_gains_energy() -> None:
    """Event by event; only a disc so slow that it is put to rest may lose its momentum."""
    chance = Chance(1)
    hits = 0
    for _ in range(150):
        places = chance.board(12)
        points = [(places[i] / 1000, places[i + 1] / 1000) for i in range(0, len(places), 2)]
        motion = shot_at(points, chance.shot())
        while motion.movers:
            body = motion.next_mover()
            other = motion.discs[body.ahead_with] if body.ahead == HIT else body
            had = energy(motion)
            motion.slide_to(body.ahead_at)
            assert energy(motion) <= had
            had, before = energy(motion), momentum(body, other)
            kind = body.ahead
            motion.carry_out(body)
            assert energy(motion) <= had * (1 + 1e-12)
            if kind == HIT and body.speed > 0 and other.speed > 0:
                hits += 1
                assert momentum(body, other) == pytest.approx(before, abs=1e-9)
    assert hits > 300


def turned(places: list[int], quarters: int) -> list[int]:
    """The places on the board turned clockwise."""
    for _ in range(quarters):
        places = [n for i in range(0, len(places), 2) for n in (places[i + 1], -places[i])]
    return places


def test_all_corners_are_alike() -> None:
    """A quarter turn of board, discs and corner turns the result, to the micrometre."""
    chance = Chance(2)
    for _ in range(60):
        places, command, corner = chance.board(9), chance.command(), chance.below(4)
        first = flick(places, aimed(corner, *command), watched=False)
        for quarters in (1, 2, 3):
            shot = aimed((corner + quarters) % 4, *command)
            again = flick(turned(places, quarters), shot, watched=False)
            assert again.fates == first.fates
            assert again.places == turned(first.places, quarters)


def test_left_and_right_are_alike() -> None:
    """Mirrored at the diagonal of the corner."""
    chance = Chance(3)
    for _ in range(60):
        places = chance.board(9)
        across, back, turn, power = chance.command()
        mirrored = [-places[i ^ 1] for i in range(len(places))]
        first = flick(places, aimed(NW, across, back, turn, power), watched=False)
        other = flick(mirrored, aimed(NW, -across, back, -turn, power), watched=False)
        assert other.fates == first.fates
        assert other.places == [-first.places[i ^ 1] for i in range(len(first.places))]


@pytest.mark.parametrize(
    ("miss", "contact"), [(0.0, True), (5.0, True), (15.0, True), (19.9, True), (20.1, False)]
)
@pytest.mark.parametrize("way", [60.0, 130.0, 170.0])
def test_no_disc_passes_through_another(miss: float, contact: bool, way: float) -> None:
    """However fast it goes. The disc at rest lies so far from the start, so far beside the line."""
    shot = aimed(NE, 0, 200, 0, 1000)
    x = shot.x / 1000 - (way - miss) * sqrt(0.5)
    y = shot.y / 1000 - (way + miss) * sqrt(0.5)

    motion = shot_at([(x, y)], shot)
    motion.run(FOREVER)

    assert (HIT in [c.kind for c in motion.contacts]) == contact


def test_a_disc_at_the_launch_edge_is_met_too() -> None:
    """It lies against the edge; the flicked disc meets it just before its own centre is over."""
    places = [74_000, 74_000]
    edge_disc = flick(places, aimed(NE, 0, 200, 0, 1000), watched=True)

    assert [c.kind for c in edge_disc.contacts[:1]] == [HIT]
    assert edge_disc.places[:2] != places


@pytest.mark.parametrize("turn", [0, 17, 190])
@pytest.mark.parametrize("power", [300, 600, 1000])
@pytest.mark.parametrize("gap", [0.0, 1e-6, 0.001, 0.005, 0.1])
def test_a_rack_breaks_without_endless_chatter(gap: float, power: int, turn: int) -> None:
    places = [round(1000 * n) for point in rack(gap) for n in point]
    motion = shot_at(rack(gap), aimed(SW, 0, 200, turn, power))
    motion.run(FOREVER)
    trace = flick(places, aimed(SW, 0, 200, turn, power), watched=False)

    assert len(rack(gap)) == 19
    assert motion.events < 400
    assert trace.events < 400
    assert motion.movers == []
    assert wrong_places(trace.fates, trace.places) == []


def test_a_row_along_a_wall_is_pushed_apart_alike_each_time() -> None:
    places = [n for k in range(5) for n in (110_000, -40_000 + 20_000 * k)]
    shots = [aimed(SE, 0, 200, turn, power) for turn in (500, 640, 800) for power in (500, 900)]

    for shot in shots:
        first = flick(places, shot, watched=True)
        assert first.events < 400
        assert wrong_places(first.fates, first.places) == []
        assert flick(places, shot, watched=True).numbers() == first.numbers()


def test_two_discs_met_at_the_same_instant_are_hit_in_the_order_of_the_list() -> None:
    """Left and right of the line; then in the other order."""
    pair = [(-30.0, -10.1), (-30.0, 10.1)]
    ends = []
    for points in (pair, pair[::-1]):
        bodies = [Body(0, *points[0]), Body(1, *points[1]), moving(2, -80.0, 0.0, 900.0, 0.0)]
        motion = at_rest(*bodies)
        hits = [(c.disc, c.other) for c in motion.contacts if c.kind == HIT]
        assert hits[:2] == [(0, 2), (1, 2)]
        ends.append([(round(b.x, 6), round(b.y, 6)) for b in bodies])

    (first, second, shooter), mirrored = ends
    assert mirrored == [(first[0], -first[1]), (second[0], -second[1]), (shooter[0], -shooter[1])]


def test_a_disc_wedged_between_two_others_comes_to_rest() -> None:
    """It touches both and slides into the narrowing between them; hits could follow for ever."""
    bodies = [
        Body(0, -35.926540537, 55.249346644),
        Body(1, -69.127592643, 77.560046161),
        moving(2, -52.651392900, 66.215520563, 22.6, 33.0),
    ]

    motion = at_rest(*bodies)

    assert motion.movers == []
    assert motion.events < MOST_EVENTS / 10


def test_a_disc_hit_far_too_often_rests() -> None:
    a, b = moving(0, -60.0, 60.0, 500.0, 0.0), Body(1, -39.999999, 60.0)
    b.hits = MOST_HITS

    at_rest(a, b)

    assert b.x == -39.999999
    assert a.x == pytest.approx(-60.0, abs=1e-3)


def lossless() -> World:
    """Without friction, losses, hole and escape."""
    world = World()
    world.friction = 0.0
    world.bounce = world.bounce_least = 1.0
    world.bounce_loss = 0.0
    world.wall_bounce = world.slip = 1.0
    world.escape = 1e9
    world.tip = world.tip2 = 0.0
    world.rest = 0.0
    world.press = 1e-9
    return world


def test_without_losses_the_film_runs_backwards() -> None:
    chance = Chance(4)
    for _ in range(20):
        places = chance.board(6)
        bodies = [Body(i, places[2 * i] / 1000, places[2 * i + 1] / 1000) for i in range(6)]
        began = [(body.x, body.y) for body in bodies]
        bodies[0].send(360.0, 480.0, 0.0)
        forth = Motion(lossless(), bodies, watched=False)
        forth.run(0.3)
        assert energy(forth) == pytest.approx(360_000, abs=1e-3)
        for body in bodies:
            body.ux, body.uy = -body.ux, -body.uy
        back = Motion(lossless(), bodies, watched=False)
        back.run(0.3)
        assert back.time == 0.3
        for body, (x, y) in zip(bodies, began, strict=True):
            assert hypot(body.x - x, body.y - y) < 0.01


def test_rounding_the_places_hardly_changes_a_flick() -> None:
    """Discs that do not touch, moved by less than a micrometre; the same contacts follow.

    A contact with a disc or a wall multiplies a difference by about the way to the next one over
    the radius, so after more than three of them nothing can be promised.
    """
    chance = Chance(5)
    differences = []
    for _ in range(200):
        places = chance.board(8)
        shot = aimed(SW, 0, 200, chance.between(-700, 700), chance.between(150, 800))
        points = [
            (
                (places[i] + chance.between(-499, 499) / 1000) / 1000,
                (places[i + 1] + chance.between(-499, 499) / 1000) / 1000,
            )
            for i in range(0, len(places), 2)
        ]
        exact = shot_at(points, shot)
        exact.run(FOREVER)
        rounded = shot_at(
            [(places[i] / 1000, places[i + 1] / 1000) for i in range(0, len(places), 2)], shot
        )
        rounded.run(FOREVER)
        if len([c for c in exact.contacts if c.kind in (HIT, WALL)]) <= 3:
            assert [b.fate for b in exact.discs] == [b.fate for b in rounded.discs]
            pairs = zip(exact.discs, rounded.discs, strict=True)
            differences.append(max(hypot(a.x - b.x, a.y - b.y) for a, b in pairs))
    differences.sort()

    assert len(differences) > 100
    assert differences[len(differences) * 9 // 10] < 0.01
    assert differences[-1] < 0.5


@pytest.mark.parametrize("miss", [0.0, 1.0, 2.5, 4.0, 5.0, 5.6])
def test_the_hole_takes_a_disc_by_its_speed_and_its_line(miss: float) -> None:
    """Captured exactly up to the speed that the way across allows, when it reaches the hole."""
    before = sqrt(32.25 - miss * miss)
    limit = 503 * sqrt(1 - miss * miss / 32.25)
    for wanted in range(100, 701, 20):
        if abs(wanted - limit) < 1:
            continue
        start = -30.0
        speed = sqrt(wanted * wanted + 2 * DECELERATION * (-start - before))
        body = moving(0, start, miss, speed, 0.0)
        at_rest(body)
        caught_at_once = wanted <= limit
        stops_over_it = (wanted * 0.92) ** 2 / (2 * DECELERATION) < 2 * before
        assert (body.fate == IN_HOLE) == (caught_at_once or stops_over_it)


@pytest.mark.parametrize(
    ("x", "y", "fate"),
    [(4000, 4000, IN_HOLE), (4100, 4100, ON_BOARD), (0, 5678, IN_HOLE), (5679, 0, ON_BOARD)],
)
def test_a_disc_at_rest_over_the_hole_tips_or_hangs(x: int, y: int, fate: int) -> None:
    fates = [ON_BOARD]

    settle(fates, [x, y], [True])

    assert fates == [fate]


def test_a_disc_that_stops_across_the_rim_of_the_hole_hangs_there() -> None:
    body = moving(0, -48.0, 0.0, sqrt(2 * DECELERATION * 40.0), 0.0)

    at_rest(body)

    assert body.fate == ON_BOARD
    assert body.x == pytest.approx(-8.0, abs=1e-6)


def test_a_weak_flick_that_just_crosses_the_edge_drops_in_beside_it() -> None:
    crossed = 0
    for power in range(0, 220, 4):
        for turn in (-600, 0, 350):
            trace = flick([], aimed(SE, 300, 200, turn, power), watched=True)
            launched = any(c.kind == LAUNCH for c in trace.contacts)
            assert trace.fates == [ON_BOARD if launched else NOT_LAUNCHED]
            if launched:
                crossed += 1
                assert inside(trace.places[0], trace.places[1])
    assert 100 < crossed < 160


def test_a_flick_too_weak_leaves_other_discs_alone_unless_it_touches_them() -> None:
    beside = [40_000, 40_000, -20_000, 90_000]
    trace = flick(beside, aimed(NE, 0, 200, 0, 20), watched=False)
    assert trace.fates == [ON_BOARD, ON_BOARD, NOT_LAUNCHED]
    assert trace.places[:4] == beside

    in_front = [77_900, 77_900]
    trace = flick(in_front, aimed(NE, 0, 0, 0, 110), watched=False)
    assert trace.fates == [ON_BOARD, NOT_LAUNCHED]
    assert trace.places[0] < 77_900


def test_a_disc_dropping_in_pushes_what_lies_beside_the_edge() -> None:
    """It comes to rest across the edge, on another disc, and both end inside and apart."""
    for power in range(100, 260, 3):
        places = [77_900, 77_900, 60_000, 95_800]
        trace = flick(places, aimed(NE, 150, 0, 0, power), watched=False)
        assert wrong_places(trace.fates, trace.places) == []


def test_straying_is_being_in_another_zone_on_the_way_or_at_the_end() -> None:
    soft = flick([], aimed(NW, 0, 200, 0, 200), watched=False)
    far = flick([], aimed(NW, 0, 200, 60, 400), watched=False)
    bank = flick([], aimed(NW, 0, 200, 40, 735), watched=True)

    assert not soft.strayed
    assert soft.places[0] < 0 < soft.places[1]
    assert far.strayed
    assert bank.strayed
    assert [c.kind for c in bank.contacts].count(WALL) == 1


# --- many flicks -----------------------------------------------------------------------------


def many_flicks(number: int, seed: int) -> int:
    """Random flicks onto boards of 19 discs; the most events any of them took."""
    chance = Chance(seed)
    most = 0
    for _ in range(number):
        trace = flick(chance.board(19), chance.shot(), watched=False)
        assert wrong_places(trace.fates, trace.places) == []
        most = max(most, trace.events)
    return most


def test_the_limit_of_events_is_far_away() -> None:
    assert many_flicks(600, 6) < MOST_EVENTS / 10


@pytest.mark.slow
def test_the_limit_of_events_is_far_away_in_ten_thousand_flicks() -> None:
    assert many_flicks(10_000, 7) < MOST_EVENTS / 10


def test_a_flick_changes_nothing_it_was_given() -> None:
    chance = Chance(8)
    places, shot = chance.board(19), chance.shot()
    kept = places.copy()

    first = flick(places, shot, watched=True)

    assert places == kept
    assert flick(places, shot, watched=True).numbers() == first.numbers()
    assert flick(places, shot, watched=False).places == first.places


def led_to(leg: Leg, time: int) -> tuple[float, float]:
    """Where a leg leads until this time."""
    speed = hypot(leg.vx, leg.vy)
    if speed == 0.0:
        return leg.x, leg.y
    passed = (time - leg.time) / 1e6
    way = speed * passed - DECELERATION * 1000 * passed * passed / 2
    return leg.x + way * leg.vx / speed, leg.y + way * leg.vy / speed


def test_the_legs_of_a_trace_lead_from_contact_to_contact() -> None:
    """Each leg begins where the one before it leads, so a drawing needs nothing else.

    Only at the very end a disc that dropped in at the edge is pushed clear of it.
    """
    chance = Chance(9)
    for _ in range(40):
        trace = flick(chance.board(12), chance.shot(), watched=True)
        last: dict[int, Leg] = {}
        for leg in trace.legs:
            if leg.disc in last and leg.time < trace.legs[-1].time:
                assert (leg.x, leg.y) == pytest.approx(led_to(last[leg.disc], leg.time), abs=5)
            last[leg.disc] = leg
        for disc, leg in last.items():
            assert (leg.vx, leg.vy) == (0, 0)
            if trace.fates[disc] == ON_BOARD:
                assert [leg.x, leg.y] == trace.places[2 * disc : 2 * disc + 2]


def test_the_board_of_tests_is_the_board_of_the_game() -> None:
    """The numbers that the known cases above were worked out with."""
    assert THE_BOARD.friction == DECELERATION == 2452.5
    assert (THE_BOARD.diameter, THE_BOARD.side) == (20.0, 110.0)
    assert THE_BOARD.tip == pytest.approx(5.679, abs=5e-4)
    assert THE_BOARD.edge == pytest.approx(120.208, abs=1e-3)

"""How good a position of Cosmic Colonies is for a seat, in points: what bots and review go by.

Terrain is counted softly: a square still to be covered costs something long before the table
of the rulebook notices it. What is in store counts by the buildings it can still become.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.grid import groups
from igroteka.games.cosmic_colonies.payments import PAYMENTS, WAYS
from igroteka.games.cosmic_colonies.pieces import (
    ACTIONS_EACH,
    BASIC,
    GOAL_HALVES,
    GROUND,
    PRICES,
    ROUNDS,
    SET_POINTS,
    SOIL,
    STORAGE,
    TERRAIN,
    TERRAIN_POINTS,
    TYPES,
)
from igroteka.games.cosmic_colonies.rules.building import LayTile, buildable
from igroteka.games.cosmic_colonies.rules.effects import LayMoved
from igroteka.games.cosmic_colonies.rules.scoring import (
    goal_points,
    open_points,
    set_points,
    terrain_points,
)
from igroteka.games.cosmic_colonies.state import END, ColoniesState, Player
from igroteka.games.cosmic_colonies.workers import (
    AFTER_BUILD,
    BEFORE,
    EACH,
    NONE,
    SPLIT,
    WORKERS,
    ability_of,
)

# What covering one more square of crystal, ice, rock is worth while much is still open.
SQUARE_WORTH: Final = (1.2, 0.75, 0.4)
BUILDING_WORTH: Final = 3.0  # what a building brings on average, beside sets and goals
RESOURCE_WORTH: Final = 0.8
PART_OF_SET: Final = 2.9
POOR_HOLE: Final = 0.4  # a hole too small for a building, per scoring square in it
SMALL: Final = 4
TILE_IN_HAND: Final = 6.5  # what a good place for it will cover
NEAR: Final = 1.5  # having the price of a building together
NEAR_FOR_SET: Final = 1.5  # and of one that the next set still needs
LAST_ACTIONS: Final = 4
CHOSEN: Final = 4.0  # what a worker may do, before it is done
EXTRA: Final = 1.3  # what a worker does before or after the action
PAYMENT_SIZE: Final = tuple([sum(vector) for vector in PAYMENTS])


def value(s: ColoniesState, seat: int) -> float:
    """What the position is worth to `seat`."""
    if s.phase == END:
        return float(open_points(s, seat) + goal_points(s, seat))
    player = s.players[seat]
    left = actions_left(s, player)
    on_its_way = tile_in_hand(s, seat)
    kinds = player.kinds if on_its_way < 0 else [*player.kinds, on_its_way]
    total = goal_worth(player, kinds) + set_worth(kinds, left)
    if on_its_way >= 0:
        total += TILE_IN_HAND
    for terrain in range(SOIL + 1):
        total += terrain_worth(s, seat, terrain, left)
    if player.monuments:
        total += open_points(s, seat) - sum_of_terrain(s, seat) - set_points(s, seat)
    total -= hole_cost(s, player)
    for which in range(player.revealed, len(player.played)):
        total += CHOSEN * worker_worth(s, seat, which, kinds, left)
    return total + store_worth(s, player, left)


def tile_in_hand(s: ColoniesState, seat: int) -> int:
    """The tile the seat has paid for or picked up and lays next; -1 if there is none."""
    for step in s.stack:
        if step.seat == seat and isinstance(step, (LayTile, LayMoved)):
            return step.building
    return -1


def goal_worth(player: Player, kinds: list[int]) -> float:
    """7.6 The points of the goal for these tiles."""
    total = 0
    for building, points in GOAL_HALVES[player.goal]:
        total += points * kinds.count(building)
    return float(total)


def actions_left(s: ColoniesState, player: Player) -> int:
    """How many actions the player still has in this game, this one's included."""
    return ACTIONS_EACH * (ROUNDS - s.round) + ACTIONS_EACH - player.revealed


def sum_of_terrain(s: ColoniesState, seat: int) -> int:
    """All terrain points as they are."""
    total = 0
    for terrain in range(SOIL + 1):
        total += terrain_points(s, seat, terrain)
    return total


def terrain_worth(s: ColoniesState, seat: int, terrain: int, left: int) -> float:
    """The table's points near the end; before that every open square costs a little."""
    exact = float(terrain_points(s, seat, terrain))
    if terrain == SOIL:
        return exact
    player = s.players[seat]
    uncovered = (TERRAIN[s.side()][player.asteroid][terrain] & ~player.occupied).bit_count()
    soft = TERRAIN_POINTS[terrain][0] - SQUARE_WORTH[terrain] * uncovered
    if left >= 2 * LAST_ACTIONS:
        return soft
    weight = left / (2 * LAST_ACTIONS)
    return weight * soft + (1 - weight) * exact


def set_worth(kinds: list[int], left: int) -> float:
    """7.4 Sets, and the part of the next one that can still be finished."""
    counts = [kinds.count(building) for building in range(BASIC)]
    complete = min(counts)
    missing = 0
    for count in counts:
        if count == complete:
            missing += 1
    total = float(SET_POINTS * complete)
    if 2 * missing <= left + 1:
        total += PART_OF_SET * (BASIC - missing)
    return total


def hole_cost(s: ColoniesState, player: Player) -> float:
    """Scoring squares in holes that no building fits into will stay open."""
    side = s.side()
    empty = GROUND[side][player.asteroid] & ~player.occupied
    cost = 0.0
    for hole in groups(empty):
        if hole.bit_count() < SMALL:
            for terrain in range(SOIL):
                squares = (TERRAIN[side][player.asteroid][terrain] & hole).bit_count()
                cost += POOR_HOLE * squares * SQUARE_WORTH[terrain] / SQUARE_WORTH[0]
    return cost


def worker_worth(s: ColoniesState, seat: int, which: int, kinds: list[int], left: int) -> float:
    """What a worker that is chosen but not yet shown could do as things are."""
    player = s.players[seat]
    worker = WORKERS[player.played[which]]
    ability = ability_of(player.played[which], which == 1)
    best = 0.0
    if ability.may_gather:
        capacity = worker.capacity + ability.cap_delta
        most = 0
        for area in range(TYPES):
            most = max(most, s.areas[area] if ability.take_all else min(capacity, s.areas[area]))
        if ability.mode == SPLIT:
            most = min(capacity, sum(s.areas))
        elif ability.mode == EACH:
            most *= 2
        most += 2 * ability.plus_each_other + (1 if ability.bonus_gain != NONE else 0)
        room = STORAGE - sum(player.resources)
        best = RESOURCE_WORTH * min(most, room, 3 * left)
    if ability.may_build:
        for action in buildable(s, seat, which, 0):
            built = [*kinds, action.building]
            gained = goal_worth(player, built) - goal_worth(player, kinds)
            gained += set_worth(built, left) - set_worth(kinds, left)
            cheapest = PAYMENT_SIZE[WAYS[which][player.played[which]][0][action.building][0][0]]
            gained += TILE_IN_HAND - RESOURCE_WORTH * cheapest
            if ability.effects[AFTER_BUILD]:
                gained += EXTRA
            best = max(best, gained)
    if ability.effects[BEFORE]:
        best += EXTRA
    if ability.both:
        best *= 1.5
    return best


def store_worth(s: ColoniesState, player: Player, left: int) -> float:
    """What is in store, by how near it is to a building there is still time for."""
    stored = sum(player.resources)
    if left == 0:
        return 0.02 * stored
    buildings = min(float(left), (stored + 3.0 * left) / 6.0)
    fewest = min([player.kinds.count(building) for building in range(BASIC)])
    nearest = 0.0
    for building in range(BASIC):
        wish = NEAR + (NEAR_FOR_SET if player.kinds.count(building) == fewest else 0.0)
        nearest = max(nearest, wish * nearness(player.resources, building))
    worth = min(float(stored), 3.0 * left + 1.0) * RESOURCE_WORTH
    return worth + buildings * BUILDING_WORTH / 5.0 + nearest


def nearness(resources: list[int], building: int) -> float:
    """How much of a building's price is there: 1 if it can be paid."""
    price = PRICES[building][0]
    if price.same:
        best = max(resources)
        rest = max([resources[kind] for kind in range(TYPES) if kind != resources.index(best)])
        return (min(best, price.same) + min(rest, price.other)) / (price.same + price.other)
    there = 0
    for kind in range(TYPES):
        there += min(resources[kind], price.fixed[kind])
    return there / sum(price.fixed)

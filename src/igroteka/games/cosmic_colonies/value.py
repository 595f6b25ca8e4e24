"""How good a position of Cosmic Colonies is for a seat, in points: what bots and review go by.

What lies on the asteroid and in the store counts by what it can still become; a worker that is
yet to act, or a tile in hand, counts by the best that can be done with it.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.forecast import (
    Colony,
    after_worker,
    colony_of,
    gather_on,
    pay_best,
    prepare,
)
from igroteka.games.cosmic_colonies.pieces import ACTIONS_EACH, MONUMENT_POINTS, ROUNDS
from igroteka.games.cosmic_colonies.rules.building import LayTile, PayPrice, ways_of
from igroteka.games.cosmic_colonies.rules.effects import LayMoved, PayAny
from igroteka.games.cosmic_colonies.rules.gathering import GatherMore
from igroteka.games.cosmic_colonies.rules.scoring import goal_points, open_points
from igroteka.games.cosmic_colonies.rules.store import GainAny
from igroteka.games.cosmic_colonies.rules.turns import (
    BUILT,
    GATHERED,
    Act,
    ChooseAction,
    WorkerTurn,
)
from igroteka.games.cosmic_colonies.state import END, ColoniesState, Player
from igroteka.games.cosmic_colonies.workers import BEFORE, WORKERS, ability_of

EARLY: Final = 0.03  # acting one number earlier: there is more to choose from


def value(s: ColoniesState, seat: int) -> float:
    """What the position is worth to `seat`."""
    if s.phase == END:
        return float(open_points(s, seat) + goal_points(s, seat))
    player = s.players[seat]
    colony = colony_of(s.side(), player, actions_left(s, player))
    total = float(MONUMENT_POINTS) if player.monuments else 0.0
    # What the seat is in the midst of, the next thing first.
    for number in range(len(s.stack) - 1, -1, -1):
        step = s.stack[number]
        if step.seat != seat:
            continue
        if isinstance(step, PayPrice):
            ways = ways_of(s, seat, step.which, step.nth, step.building, step.slot)
            pay_best(colony, ways)
        elif isinstance(step, PayAny):
            colony.lose_most(step.number)
        elif isinstance(step, (LayTile, LayMoved)):
            if not colony.lay(step.building):  # its worker knows a place beside the normal rules
                colony.counts[step.building] += 1
        elif isinstance(step, GainAny):
            colony.gain_best(step.number)
        elif isinstance(step, GatherMore):
            gather_on(s, step.ability(s), step.left, step.chosen, colony)
        elif isinstance(step, (Act, ChooseAction)):
            card = player.played[step.which]
            return total + after_worker(
                s, card, step.which == 1, colony, not step.done & GATHERED, not step.done & BUILT
            )
        elif isinstance(step, WorkerTurn):
            return total + before_acting(s, player, step.which, colony)
    return total + colony.worth() + chosen_worth(s, player, colony)


def chosen_worth(s: ColoniesState, player: Player, colony: Colony) -> float:
    """What the workers that are chosen and not yet shown will add."""
    added = 0.0
    for which in range(player.revealed, len(player.played)):
        colony.left -= 1
        added += before_acting(s, player, which, colony.copy()) - colony.worth()
    return added


def before_acting(s: ColoniesState, player: Player, which: int, colony: Colony) -> float:
    """The worth after the turn of a worker that is still to come."""
    card = player.played[which]
    extra = prepare(ability_of(card, which == 1), colony, BEFORE)
    extra -= EARLY * WORKERS[card].priority
    return extra + after_worker(s, card, which == 1, colony, True, True)


def actions_left(s: ColoniesState, player: Player) -> int:
    """How many actions the player still has in this game after those that are shown."""
    return ACTIONS_EACH * (ROUNDS - s.round) + ACTIONS_EACH - player.revealed

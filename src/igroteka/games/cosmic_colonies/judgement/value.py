"""The value of a position of Cosmic Colonies for a seat, in points; bots and review use it.

Tiles and resources count by what they can still lead to. A worker that has not acted yet, or a
tile in hand, counts by the best that can be done with it.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.abilities import BEFORE
from igroteka.games.cosmic_colonies.judgement.forecast import (
    Colony,
    after_worker,
    colony_of,
    gather_on,
    pay_best,
    prepare,
)
from igroteka.games.cosmic_colonies.pieces import ACTIONS_EACH, MONUMENT_POINTS, ROUNDS
from igroteka.games.cosmic_colonies.rules.building import LayTile, StartBuilding
from igroteka.games.cosmic_colonies.rules.effects import LayMoved
from igroteka.games.cosmic_colonies.rules.gathering import GatherMore, StartGathering
from igroteka.games.cosmic_colonies.rules.paying import PayAny, PayPrice, ways_of
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
from igroteka.games.cosmic_colonies.workers import WORKERS, ability_of

EARLY: Final = 0.03  # acting one number earlier: there is more to choose from


def value(s: ColoniesState, seat: int) -> float:
    """The value of the position for `seat`; at the end of the game its score."""
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
            pay_best(colony, step.ways(s))
        elif isinstance(step, StartBuilding):
            ways = ways_of(s, seat, step.which, 0, step.building, step.slot)
            if pay_best(colony, ways):
                colony.lay(step.building)
        elif isinstance(step, StartGathering):
            card = player.played[step.which]
            return total + after_worker(s, card, step.which == 1, colony, True, False)
        elif isinstance(step, PayAny):
            colony.lose_most(step.price)
        elif isinstance(step, (LayTile, LayMoved)):
            if not colony.lay(step.building):  # its worker knows a place beside the normal rules
                colony.counts[step.building] += 1
        elif isinstance(step, GainAny):
            colony.gain_best(step.number)
        elif isinstance(step, GatherMore):
            gather_on(s, s.at_work(seat, step.which), step.left(s), list(step.taken), colony)
        elif isinstance(step, (Act, ChooseAction)):
            card = player.played[step.which]
            return total + after_worker(
                s, card, step.which == 1, colony, not step.done & GATHERED, not step.done & BUILT
            )
        elif isinstance(step, WorkerTurn):
            return total + before_acting(s, player, step.which, colony)
    return total + colony.worth() + chosen_worth(s, player, colony)


def chosen_worth(s: ColoniesState, player: Player, colony: Colony) -> float:
    """What the workers that are chosen and not yet shown are expected to add."""
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

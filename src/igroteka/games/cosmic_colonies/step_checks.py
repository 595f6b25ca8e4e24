"""Checks of the pending steps of a loaded position: the rest of a round, and one turn."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.abilities import (
    DEMOLISH,
    EXCHANGE,
    GAIN_ANY,
    MOVE,
    NONE,
    ONE_AREA,
    PLACE,
    SPLIT,
    Ability,
    Effect,
)
from igroteka.games.cosmic_colonies.pieces import BASIC, CARDS_IN_GAME, FROM_SUPPLY, ROUNDS
from igroteka.games.cosmic_colonies.rules import (
    building,
    effects,
    gathering,
    monuments,
    paying,
    solo,
    store,
    turns,
)
from igroteka.games.cosmic_colonies.state import (
    ACTING,
    CHOOSING,
    END,
    ONE_BY_ONE,
    PHASES,
    PICKING,
    RANK_AND_FILE,
    ColoniesState,
)
from igroteka.games.cosmic_colonies.steps import STEPS
from igroteka.games.cosmic_colonies.workers import CARDS
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.step import AnyStep


def check_steps(s: ColoniesState) -> None:
    """Refuse pending steps that no game leads to in this position."""
    own = [step for steps in s.own for step in steps]
    for step in [*s.stack, *own]:
        name = type(step).__name__
        for field, number in zip(STEPS.fields[name], STEPS.numbers(step)):
            if number < 0:
                raise UnreadableSave(f"stack: expected {name} with a {field}, found {number}")
    for step in own:
        if not isinstance(step, turns.ChooseWorker):
            raise UnreadableSave(f"own: expected ChooseWorker, found {type(step).__name__}")
    if s.phase == END:
        if s.stack or own or s.round < ROUNDS:
            raise UnreadableSave(
                f"phase: expected the end after round {ROUNDS}, with nothing to do"
            )
    elif s.phase == PICKING:
        check_picking(s)
    else:
        check_round(s)


def check_picking(s: ColoniesState) -> None:
    """1.8 Refuse other steps than picking, dealing and the first round."""
    if [type(step).__name__ for step in s.stack] != ["Round", "DealCards", "PickWorkers"]:
        raise UnreadableSave(
            "stack: expected Round, DealCards and PickWorkers while cards are picked"
        )
    step = s.stack[-1]
    left = CARDS_IN_GAME[s.seats] - len(s.deck)
    if not s.by_hand or step.seat or STEPS.numbers(step) != [left]:
        raise UnreadableSave(f"stack: expected the first seat to pick {left} more cards")


# What comes after one of these waits for players.
ASKING = (turns.ChooseWorkers, turns.ActByPriority, turns.SortWorkers)

# --- the round -------------------------------------------------------------------------------


def is_of_round(step: AnyStep) -> bool:
    """Whether a step is part of the plan of a round, and not of somebody's turn."""
    return step.seat < 0 and not isinstance(step, solo.BotTurn)


def check_round(s: ColoniesState) -> None:
    """2.1 Refuse steps that are not the rest of a round, and cards that do not fit them."""
    plan = turns.plan_of_round(s.ways)
    pending = [step for step in reversed(s.stack) if is_of_round(step)]
    done = plan[: len(plan) - len(pending)]
    rest = plan[len(done) :]
    same = [is_same(one, other) for one, other in zip(rest, pending)]
    if len(pending) >= len(plan) or not all(same) or not isinstance(done[-1], ASKING):
        raise UnreadableSave("stack: expected the rest of a round, ending with Refresh, NextRound")
    if [is_of_round(step) for step in s.stack] != [True] * len(pending) + [False] * (
        len(s.stack) - len(pending)
    ):
        raise UnreadableSave(
            "stack: expected the turns of this moment before the rest of the round"
        )
    phase = CHOOSING if isinstance(done[-1], turns.ChooseWorkers) else ACTING
    if s.phase != phase:
        raise UnreadableSave(
            f"phase: expected one that fits the pending steps, found {PHASES[s.phase]}"
        )
    shown = len([step for step in done if isinstance(step, turns.Reveal)])
    for seat in range(s.seats):
        check_workers_played(s, seat, shown)
    if s.seats == 1 and len(s.bot_cards) != shown:
        raise UnreadableSave(f"solo.cards: expected {shown} shown, found {len(s.bot_cards)}")
    turn = s.stack[len(pending) :]
    if phase == ACTING:
        check_turns(s, turn)
    elif turn or not any(s.own):
        raise UnreadableSave("own: expected somebody to choose a worker, and no turn before that")


def is_same(one: AnyStep, other: AnyStep) -> bool:
    """Whether two steps are of one class with the same numbers."""
    return type(one) is type(other) and STEPS.numbers(one) == STEPS.numbers(other)


def check_workers_played(s: ColoniesState, seat: int, shown: int) -> None:
    """2.2, 2.3 Refuse more or fewer workers chosen or shown than the pending steps imply."""
    player = s.players[seat]
    where = f"players[{seat}]"
    wanted = 2
    if s.ways == ONE_BY_ONE:
        wanted = shown + 1 if s.phase == CHOOSING else shown
    choices = len(s.own[seat])
    if len(player.played) + choices != wanted or (s.phase == ACTING and choices):
        raise UnreadableSave(
            f"{where}.played: expected {wanted} with those still to choose, "
            f"found {len(player.played)} played and {choices} to choose"
        )
    counting = s.ways == RANK_AND_FILE and s.phase == ACTING
    if player.revealed != shown and not counting:
        raise UnreadableSave(f"{where}.revealed: expected {shown}, found {player.revealed}")


# --- turns -----------------------------------------------------------------------------------


def check_turns(s: ColoniesState, steps: list[AnyStep]) -> None:
    """2.4 Refuse turns of two seats at once; `steps`: the next one last."""
    if not steps:
        raise UnreadableSave("stack: expected somebody to act, found nobody")
    acting = steps[-1].seat
    later = True
    seen: list[int] = []
    for step in steps:
        if isinstance(step, (turns.WorkerTurn, solo.BotTurn)):
            if not later or step.seat in seen:
                raise UnreadableSave("stack: expected each turn once, after the one that has begun")
            seen.append(step.seat)
            if isinstance(step, solo.BotTurn) and s.seats > 1:
                raise UnreadableSave(
                    "stack: expected no turn of an automaton among several players"
                )
        else:
            later = False
            if step.seat != acting or acting in seen:
                raise UnreadableSave("stack: expected the turn of one seat, found parts of two")
        if step.seat >= 0:
            check_which(s, step)
        if not later:
            check_work(s, step)
    if s.ways == RANK_AND_FILE and len(seen) > (0 if not later else 1):
        raise UnreadableSave("stack: expected one turn while counting, found more")


def check_which(s: ColoniesState, step: AnyStep) -> None:
    """8.3 Refuse a step about another worker than the one shown last."""
    name = type(step).__name__
    shown = s.players[step.seat].revealed
    if not shown:
        raise UnreadableSave(f"stack: expected a worker shown for {name}, found none")
    if isinstance(step, OF_A_WORKER) and step.which != shown - 1:
        raise UnreadableSave(f"stack: expected {name} of the worker shown last")


OF_A_WORKER = (
    turns.WorkerTurn,
    turns.Act,
    turns.ChooseAction,
    gathering.StartGathering,
    gathering.GatherMore,
    building.StartBuilding,
    building.LayTile,
    building.MayBuildAgain,
    building.BuildAgain,
    paying.PayPrice,
    effects.DoEffect,
)


def check_work(s: ColoniesState, step: AnyStep) -> None:
    """Refuse a step of a turn that the worker at work does not lead to."""
    player = s.players[step.seat]
    which = player.revealed - 1
    worker = CARDS[player.played[which]]
    if not is_work_of(s, step, s.at_work(step.seat, which)):
        found = [type(step).__name__, *[str(number) for number in STEPS.numbers(step)]]
        raise UnreadableSave(f"stack: expected what {worker} leads to, found {' '.join(found)}")


def is_work_of(s: ColoniesState, step: AnyStep, ability: Ability) -> bool:
    """Whether a turn with this ability can lead to this step in this position."""
    if isinstance(step, (turns.Act, turns.ChooseAction)):
        return step.done <= (turns.BUILT if ability.both else 0)
    if isinstance(step, gathering.StartGathering):
        return ability.may_gather and s.areas[step.area] > 0
    if isinstance(step, gathering.GatherMore):
        return is_gather_of(s, step, ability)
    if isinstance(step, (building.StartBuilding, paying.PayPrice)):
        if step.slot == FROM_SUPPLY:
            return ability.from_supply and step.building < BASIC
        return step.slot < s.slots_each() and step.building < BASIC
    if isinstance(step, building.LayTile):
        return step.nth < ability.builds and step.building < BASIC
    if isinstance(step, (building.MayBuildAgain, building.BuildAgain)):
        return ability.builds > 1
    if isinstance(step, monuments.RaiseMonument):
        return s.expansion
    if isinstance(step, effects.DoEffect):
        return step.number < len(ability.effects[step.moment])
    if isinstance(step, (store.StorageLimit, store.GiveBack)):
        return True
    if isinstance(step, store.GainAny) and ability.bonus_gain != NONE and step.number == 1:
        return True
    for moment in ability.effects:
        for effect in moment:
            if is_effect(s, step, effect):
                return True
    return False


def is_gather_of(s: ColoniesState, step: gathering.GatherMore, ability: Ability) -> bool:
    """13.3 Whether a gather can have taken this much, with more to take."""
    if ability.mode == ONE_AREA or not 0 < step.begun() <= ability.areas:
        return False
    carries = gathering.carries(s, step.seat, step.which)
    held = s.players[step.seat].resources
    for taken, there in zip(step.taken, held):
        if taken > there or taken > carries:
            return False
    return ability.mode != SPLIT or sum(step.taken) < carries


def is_effect(s: ColoniesState, step: AnyStep, effect: Effect) -> bool:
    """2.8 Whether a step is part of this effect."""
    if isinstance(step, effects.LaySpecial):
        affordable = sum(s.players[step.seat].resources) >= step.price
        same = effect.kind == PLACE and (effect.tile, effect.pay) == (step.building, step.price)
        return same and affordable and s.tiles[step.building] > 0
    if isinstance(step, paying.PayAny):
        return effect.kind == PLACE and 0 < step.price == effect.pay
    if isinstance(step, (effects.MayMove, effects.MoveTile, effects.LayMoved)):
        tiles = len(s.players[step.seat].kinds)
        all_in_all = step.left > 0 and step.left + step.moved == effect.amount
        return effect.kind == MOVE and all_in_all and step.moved <= tiles
    if isinstance(step, effects.DemolishTile):
        return effect.kind == DEMOLISH and step.amount == effect.amount
    if isinstance(step, store.Exchange):
        return effect.kind == EXCHANGE and 0 < step.number <= effect.amount
    if isinstance(step, store.GainAny):
        return effect.kind in (GAIN_ANY, DEMOLISH) and 0 < step.number <= effect.amount
    return False

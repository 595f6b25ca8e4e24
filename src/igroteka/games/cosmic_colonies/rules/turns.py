"""Chapter 2, the action phase: choosing workers, showing them, acting by priority."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.abilities import BEFORE, BEFORE_BUILD, BEFORE_GATHER
from igroteka.games.cosmic_colonies.actions import (
    BUILD,
    BUILDS,
    ENOUGH,
    GATHER,
    GATHERS,
    PLAY,
    PLAYS,
    ColoniesAction,
)
from igroteka.games.cosmic_colonies.pieces import ACTIONS_EACH, FROM_SUPPLY, TYPES
from igroteka.games.cosmic_colonies.rules.building import (
    StartBuilding,
    begin_building,
    build_numbers,
    buildable,
    can_build,
    why_not_build,
)
from igroteka.games.cosmic_colonies.rules.effects import effects_of
from igroteka.games.cosmic_colonies.rules.gathering import StartGathering, begin_gathering
from igroteka.games.cosmic_colonies.rules.refresh import Refresh
from igroteka.games.cosmic_colonies.rules.solo import BotTurn, ShowBotCard
from igroteka.games.cosmic_colonies.state import (
    ACTING,
    CHOOSING,
    END,
    ONE_BY_ONE,
    PLANS,
    ColoniesState,
)
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS
from igroteka.kernel.step import AnyStep, Decision, Step

GATHERED = 1
BUILT = 2


def plan_of_round(ways: int) -> list[AnyStep]:
    """2.2 to 2.5 Two actions each, then the refresh, in reading order.

    9.1, 10.1 In the variants both workers are chosen at once.
    """
    if ways == ONE_BY_ONE:
        first: list[AnyStep] = [ChooseWorkers(-1, 1), Reveal(-1, 0), ActByPriority(-1, 0)]
        second: list[AnyStep] = [ChooseWorkers(-1, 1), Reveal(-1, 1), ActByPriority(-1, 1)]
        return [*first, *second, Refresh(), NextRound()]
    if ways == PLANS:
        left: list[AnyStep] = [Reveal(-1, 0), ActByPriority(-1, 0)]
        right: list[AnyStep] = [Reveal(-1, 1), ActByPriority(-1, 1)]
        return [ChooseWorkers(-1, 2), *left, *right, Refresh(), NextRound()]
    return [ChooseWorkers(-1, 2), SortWorkers(), CountOn(), Refresh(), NextRound()]


class Round(Step[ColoniesState]):
    """2.1 A round begins."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        if s.ears is not None:
            s.tell("round", -1, {"round": s.round}, barrier=True, occasion=True)
        s.then(plan_of_round(s.ways))


class NextRound(Step[ColoniesState]):
    """2.1 Begin another round unless the game is over."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        if s.phase != END:
            s.next(Round())


class ChooseWorkers(Step[ColoniesState]):
    """2.2 All choose `number` workers of the hand at the same time, face down."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, s: ColoniesState) -> None:
        s.phase = CHOOSING
        for seat in range(s.seats):
            s.meanwhile(seat, [ChooseWorker(seat) for _ in range(self.number)])


class ChooseWorker(Decision[ColoniesState, ColoniesAction]):
    """2.2 Choose one worker of the hand, face down."""

    __slots__ = ()

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [PLAYS[card] for card in s.players[self.seat].hand]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != PLAY:
            return reasons.NOT_NOW
        return "" if action.card in s.players[self.seat].hand else reasons.NOT_IN_HAND

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        player = s.players[self.seat]
        player.hand.remove(action.card)
        player.played.append(action.card)
        if s.ears is not None:
            s.tell("chooses", self.seat, {"worker": CARDS[action.card]})


class Reveal(Step[ColoniesState]):
    """2.3 All turn their chosen worker over at the same time."""

    __slots__ = ("which",)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def run(self, s: ColoniesState) -> None:
        for seat in range(s.seats):
            show(s, seat, self.which)
        if s.seats == 1:
            s.next(ShowBotCard())  # 12.4


def show(s: ColoniesState, seat: int, which: int) -> None:
    """2.3 Turn one worker of a seat over."""
    player = s.players[seat]
    card = player.played[which]
    player.revealed = which + 1
    if card in player.seen:
        player.seen.remove(card)
    if s.ears is not None:
        s.tell("shows", seat, {"worker": CARDS[card]}, barrier=True)


class ActByPriority(Step[ColoniesState]):
    """2.4 Players act in ascending order of their workers' priority; 12.4 the automaton too."""

    __slots__ = ("which",)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def run(self, s: ColoniesState) -> None:
        s.phase = ACTING
        turns: list[tuple[int, AnyStep]] = []
        for seat in range(s.seats):
            card = s.players[seat].played[self.which]
            turns.append((WORKERS[card].priority, WorkerTurn(seat, self.which)))
        if s.seats == 1:
            turns.append((WORKERS[s.bot_cards[-1]].priority, BotTurn()))
        turns.sort(key=priority_of)
        s.then([step for _, step in turns])


def priority_of(turn: tuple[int, AnyStep]) -> int:
    """The sort key of a turn; no two cards have the same priority (R18)."""
    return turn[0]


class SortWorkers(Step[ColoniesState]):
    """10.1, R26 Of a player's two workers the lower number acts first; it is the day worker."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        s.phase = ACTING
        for player in s.players:
            player.played.sort()


class CountOn(Step[ColoniesState]):
    """10.1 The lowest worker not shown yet is shown and acts; then count on."""

    __slots__ = ()

    def run(self, s: ColoniesState) -> None:
        caller = -1
        lowest = 0
        for seat in range(s.seats):
            player = s.players[seat]
            if player.revealed < len(player.played):
                priority = WORKERS[player.played[player.revealed]].priority
                if caller < 0 or priority < lowest:
                    caller = seat
                    lowest = priority
        if caller >= 0:
            which = s.players[caller].revealed
            show(s, caller, which)
            s.then([WorkerTurn(caller, which), CountOn()])


class WorkerTurn(Step[ColoniesState]):
    """2.8 A seat's turn: the effects before the action, then the action."""

    __slots__ = ("which",)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def run(self, s: ColoniesState) -> None:
        ability = s.at_work(self.seat, self.which)
        before = effects_of(self.seat, self.which, ability, BEFORE)
        s.then([*before, Act(self.seat, self.which, 0)])


class Act(Step[ColoniesState]):
    """2.6 Ask for the action, if one is possible; else it is lost (R1). 13.2, R11 Some do both."""

    __slots__ = ("done", "which")

    def __init__(self, seat: int, which: int, done: int) -> None:
        super().__init__(seat)
        self.which = which
        self.done = done  # GATHERED, BUILT

    def run(self, s: ColoniesState) -> None:
        choice = ChooseAction(self.seat, self.which, self.done)
        if choice.is_possible(s):
            s.next(choice)
        elif not self.done and s.ears is not None:
            s.tell("idles", self.seat, {})


class ChooseAction(Decision[ColoniesState, ColoniesAction]):
    """2.6 Gather resources or build a building, as far as the worker allows."""

    __slots__ = ("done", "which")

    def __init__(self, seat: int, which: int, done: int) -> None:
        super().__init__(seat)
        self.which = which
        self.done = done

    def is_possible(self, s: ColoniesState) -> bool:
        """Whether there is anything to gather or to build."""
        ability = s.at_work(self.seat, self.which)
        if ability.may_gather and not self.done & GATHERED and any(s.areas):
            return True
        may_build = ability.may_build and not self.done & BUILT
        return may_build and can_build(s, self.seat, self.which, 0, helped=True)

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        ability = s.at_work(self.seat, self.which)
        found: list[ColoniesAction] = [ENOUGH] if self.done else []
        if ability.may_gather and not self.done & GATHERED:
            for area in range(TYPES):
                if s.areas[area]:
                    found.append(GATHERS[area])
        if ability.may_build and not self.done & BUILT:
            found += buildable(s, self.seat, self.which, 0, helped=True)
        return found

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        slots = [action for row in BUILDS for action in row[: s.slots_each()]]
        if s.at_work(self.seat, self.which).from_supply:
            slots += [row[FROM_SUPPLY] for row in BUILDS]
        return [*([ENOUGH] if self.done else []), *GATHERS, *slots]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        ability = s.at_work(self.seat, self.which)
        if action is ENOUGH:
            return "" if self.done else reasons.MUST_GO_ON
        if action.kind == GATHER:
            if not ability.may_gather:
                return reasons.ONLY_BUILD  # 13.1
            if self.done & GATHERED:
                return reasons.DONE_ALREADY
            return "" if s.areas[action.resource] else reasons.AREA_EMPTY
        if action.kind == BUILD:
            if not ability.may_build:
                return reasons.ONLY_GATHER  # 13.1
            if self.done & BUILT:
                return reasons.DONE_ALREADY
            return why_not_build(s, self.seat, self.which, 0, action, helped=True)
        return reasons.NOT_NOW

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        return build_numbers(s, self.seat, self.which, 0, action, code)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is ENOUGH:
            return
        ability = s.at_work(self.seat, self.which)
        if ability.both and not self.done:
            s.next(Act(self.seat, self.which, GATHERED if action.kind == GATHER else BUILT))
        moment = BEFORE_GATHER if action.kind == GATHER else BEFORE_BUILD
        before = effects_of(self.seat, self.which, ability, moment)
        if before and action.kind == GATHER:
            s.then([*before, StartGathering(self.seat, self.which, action.resource)])
        elif before:
            start = StartBuilding(self.seat, self.which, action.building, action.slot)
            s.then([*before, start])
        elif action.kind == GATHER:
            begin_gathering(s, self.seat, self.which, action.resource)
        else:
            begin_building(s, self.seat, self.which, 0, action)


assert ACTIONS_EACH == 2, "the steps of a round are written for two actions"

"""Chapter 3, gathering resources, with what workers change about it (13.3)."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.abilities import AFTER_GATHER, ANY, NONE, ONE_AREA, SPLIT
from igroteka.games.cosmic_colonies.actions import ENOUGH, GATHER, GATHERS, ColoniesAction
from igroteka.games.cosmic_colonies.pieces import RESOURCES, TYPES
from igroteka.games.cosmic_colonies.rules.effects import effects_of
from igroteka.games.cosmic_colonies.rules.store import StorageLimit, gain, gain_any
from igroteka.games.cosmic_colonies.rules.telling import area_of, store_of, tell_moved
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import WORKERS
from igroteka.kernel.step import Decision, Step


def carries(s: ColoniesState, seat: int, which: int) -> int:
    """3.1 How many resources the worker at work gathers."""
    worker = WORKERS[s.players[seat].played[which]]
    return worker.capacity + s.at_work(seat, which).cap_delta


class StartGathering(Step[ColoniesState]):
    """R28 Gather from the chosen area after the effects before a gather."""

    __slots__ = ("area", "which")

    def __init__(self, seat: int, which: int, area: int) -> None:
        super().__init__(seat)
        self.which = which
        self.area = area

    def run(self, s: ColoniesState) -> None:
        begin_gathering(s, self.seat, self.which, self.area)


def begin_gathering(s: ColoniesState, seat: int, which: int, area: int) -> None:
    """3.1 Take as many from the chosen area as the worker can carry, 3.2 or all there are."""
    ability = s.at_work(seat, which)
    taken = [0] * TYPES
    if ability.mode != ONE_AREA:
        gather_on(s, seat, which, taken, area)
        return
    number = s.areas[area] if ability.take_all else carries(s, seat, which)
    for other in range(TYPES):
        wanted = number if other == area else ability.plus_each_other
        taken[other] = take_from(s, seat, other, wanted)
    finish_gathering(s, seat, which, taken)


def take_from(s: ColoniesState, seat: int, area: int, number: int) -> int:
    """3.2 Take `number` resources of an area, or all there are; returns how many."""
    taken = min(number, s.areas[area])
    s.areas[area] -= taken
    s.players[seat].resources[area] += taken
    tell_moved(s, seat, area, taken, area_of(area), store_of(seat, area))
    return taken


def gather_on(s: ColoniesState, seat: int, which: int, taken: list[int], area: int) -> None:
    """13.3 Take from one of several areas: one resource when splitting, else the full capacity.

    `taken` counts what this gather has taken from each area, and is changed.
    """
    split = s.at_work(seat, which).mode == SPLIT
    taken[area] += take_from(s, seat, area, 1 if split else carries(s, seat, which))
    step = GatherMore(seat, which, taken[0], taken[1], taken[2], taken[3])
    areas = step.open_areas(s)
    if not areas:
        finish_gathering(s, seat, which, taken)
    elif split or len(areas) > 1:
        s.next(step)
    else:
        gather_on(s, seat, which, taken, areas[0])


class GatherMore(Decision[ColoniesState, ColoniesAction]):
    """13.3 Choose the next area of a gather from several areas.

    R4 Who splits the capacity may stop once the areas begun are empty.
    """

    __slots__ = ("minerals", "organics", "power", "taken", "water", "which")

    def __init__(
        self, seat: int, which: int, water: int, minerals: int, organics: int, power: int
    ) -> None:
        super().__init__(seat)
        self.which = which
        self.water = water
        self.minerals = minerals
        self.organics = organics
        self.power = power
        self.taken = (water, minerals, organics, power)  # from each area in this gather

    def left(self, s: ColoniesState) -> int:
        """How many may be taken from the next area: the rest of a split capacity, or all of it."""
        capacity = carries(s, self.seat, self.which)
        if s.at_work(self.seat, self.which).mode != SPLIT:
            return capacity
        return capacity - sum(self.taken)

    def begun(self) -> int:
        """How many areas have been taken from."""
        return TYPES - self.taken.count(0)

    def open_areas(self, s: ColoniesState) -> list[int]:
        """The areas from which the worker may take next."""
        if not self.left(s):
            return []
        return [area for area in range(TYPES) if not self.why_not_area(s, area)]

    def why_not_area(self, s: ColoniesState, area: int) -> str:
        """Why the worker may not take from an area; empty if it may."""
        ability = s.at_work(self.seat, self.which)
        if not s.areas[area]:
            return reasons.AREA_EMPTY
        if self.taken[area]:
            return "" if ability.mode == SPLIT else reasons.TOO_MANY_AREAS
        return "" if self.begun() < ability.areas else reasons.TOO_MANY_AREAS

    def why_not_stop(self, s: ColoniesState) -> str:
        """R4 The areas that were begun must be empty; another one need not be opened."""
        if s.at_work(self.seat, self.which).mode != SPLIT:
            return reasons.NOT_NOW
        for area in range(TYPES):
            if self.taken[area] and s.areas[area]:
                return reasons.CARRIES_MORE
        return ""

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        found = [GATHERS[area] for area in self.open_areas(s)]
        return found if self.why_not_stop(s) else [ENOUGH, *found]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return [ENOUGH, *GATHERS]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is ENOUGH:
            return self.why_not_stop(s)
        if action.kind != GATHER:
            return reasons.NOT_NOW
        return self.why_not_area(s, action.resource)

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        if code != reasons.TOO_MANY_AREAS:
            return {}
        return {"areas": s.at_work(self.seat, self.which).areas}

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        taken = list(self.taken)
        if action is ENOUGH:
            finish_gathering(s, self.seat, self.which, taken)
        else:
            gather_on(s, self.seat, self.which, taken, action.resource)


def finish_gathering(s: ColoniesState, seat: int, which: int, taken: list[int]) -> None:
    """13.3 The bonus of a gather, 3.3 then the storage limit, 2.8 then the effects after it."""
    if s.ears is not None:
        s.tell("gathers", seat, {RESOURCES[area]: taken[area] for area in range(TYPES)})
    ability = s.at_work(seat, which)
    for step in reversed(effects_of(seat, which, ability, AFTER_GATHER)):
        s.next(step)
    bonus = ability.bonus_gain if ability.earns_bonus(taken) else NONE
    if bonus == ANY:
        gain_any(s, seat, 1)  # and then the storage limit
        return
    if bonus != NONE:
        gain(s, seat, bonus, 1)
    s.next(StorageLimit(seat))

"""Chapter 3, gathering resources, with what workers change about it (13.3)."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import GATHER, GATHERS, ColoniesAction
from igroteka.games.cosmic_colonies.pieces import RESOURCES, TYPES
from igroteka.games.cosmic_colonies.rules.effects import effects_of
from igroteka.games.cosmic_colonies.rules.store import StorageLimit, gain, gain_any
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import (
    AFTER_GATHER,
    ANY,
    NONE,
    SPLIT,
    WORKERS,
    Ability,
    ability_of,
)
from igroteka.kernel.step import Decision, Step


def begin_gathering(s: ColoniesState, seat: int, which: int, area: int) -> None:
    """3.1 Choose an area and take as many as the worker can carry; 3.2 or as many as there are."""
    card = s.players[seat].played[which]
    ability = ability_of(card, which == 1)
    capacity = WORKERS[card].capacity + ability.cap_delta
    if ability.areas == 1:
        number = s.areas[area] if ability.take_all else capacity
        take_from(s, seat, area, number)
        taken = 1 << area
        for other in range(TYPES):
            if other != area and take_from(s, seat, other, ability.plus_each_other):
                taken |= 1 << other
        s.next(FinishGathering(seat, which, taken))
    else:
        gather_on(s, seat, which, 0, capacity, area)


def take_from(s: ColoniesState, seat: int, area: int, number: int) -> int:
    """3.2 So many tokens of an area, or as many as there are."""
    taken = min(number, s.areas[area])
    s.areas[area] -= taken
    s.players[seat].resources[area] += taken
    if s.ears is not None and taken:
        s.tell("gathers", seat, {"number": taken, "resource": RESOURCES[area]})
    return taken


def gather_on(s: ColoniesState, seat: int, which: int, chosen: int, left: int, area: int) -> None:
    """13.3 Take from one of several areas: one token when splitting, else the full capacity."""
    ability = ability_of(s.players[seat].played[which], which == 1)
    if ability.mode == SPLIT:
        left -= take_from(s, seat, area, 1)
    else:
        take_from(s, seat, area, left)
    chosen |= 1 << area
    step = GatherMore(seat, which, chosen, left)
    open_areas = step.open_areas(s)
    if not open_areas:
        s.next(FinishGathering(seat, which, chosen))
    elif len(open_areas) == 1:
        gather_on(s, seat, which, chosen, left, open_areas[0])
    else:
        s.next(step)


class GatherMore(Decision[ColoniesState, ColoniesAction]):
    """13.3 Which area next, while capacity and areas are left."""

    __slots__ = ("chosen", "left", "which")

    def __init__(self, seat: int, which: int, chosen: int, left: int) -> None:
        super().__init__(seat)
        self.which = which
        self.chosen = chosen
        self.left = left

    def numbers(self) -> list[int]:
        return [self.which, self.chosen, self.left]

    def ability(self, s: ColoniesState) -> Ability:
        """What the worker at work can do."""
        return ability_of(s.players[self.seat].played[self.which], self.which == 1)

    def open_areas(self, s: ColoniesState) -> list[int]:
        """The areas from which a token may be taken next."""
        return [area for area in range(TYPES) if not self.why_not_area(s, area)]

    def why_not_area(self, s: ColoniesState, area: int) -> str:
        """Why no token may be taken from an area; empty if one may."""
        ability = self.ability(s)
        if not s.areas[area]:
            return reasons.AREA_EMPTY
        here = self.chosen >> area & 1
        if ability.mode == SPLIT:
            if not self.left:
                return reasons.TOO_MANY_AREAS
            if here:
                return ""
        elif here:
            return reasons.TOO_MANY_AREAS
        return "" if self.chosen.bit_count() < ability.areas else reasons.TOO_MANY_AREAS

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [GATHERS[area] for area in self.open_areas(s)]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return GATHERS

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != GATHER:
            return reasons.NOT_NOW
        return self.why_not_area(s, action.number)

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        return {"areas": self.ability(s).areas} if code == reasons.TOO_MANY_AREAS else {}

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        gather_on(s, self.seat, self.which, self.chosen, self.left, action.number)


class FinishGathering(Step[ColoniesState]):
    """13.3 What the worker adds to a gather; 3.3 then the storage limit."""

    __slots__ = ("taken", "which")

    def __init__(self, seat: int, which: int, taken: int) -> None:
        super().__init__(seat)
        self.which = which
        self.taken = taken  # one bit per area that was taken from

    def numbers(self) -> list[int]:
        return [self.which, self.taken]

    def run(self, s: ColoniesState) -> None:
        ability = ability_of(s.players[self.seat].played[self.which], self.which == 1)
        for step in reversed(effects_of(self.seat, self.which, ability, AFTER_GATHER)):
            s.next(step)
        if ability.bonus_gain == ANY:
            gain_any(s, self.seat, 1)
            return
        s.next(StorageLimit(self.seat))
        if ability.bonus_when != NONE and self.taken >> ability.bonus_when & 1:
            gain(s, self.seat, ability.bonus_gain, 1)

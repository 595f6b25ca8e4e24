"""Chapter 15: the company tracks, their tolls and special fields."""

from __future__ import annotations

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import PAYS, STAYS, MombasaAction
from igroteka.games.mombasa.pieces import COMPANIES, COMPANY_COUNT, TRACKS
from igroteka.games.mombasa.rules.money import pay, take_pounds
from igroteka.games.mombasa.state import MombasaState
from igroteka.games.mombasa.tracks import (
    FIELD_POUNDS,
    FIELD_SPACES,
    FIELDS_PASSED,
    TOLL,
    TRACK_LAST,
)
from igroteka.kernel.step import Decision, Step


def unlock(s: MombasaState, seat: int) -> None:
    """15.5, R1 What special fields have unlocked works from the next turn on: it begins now.

    A level of 1 is the first bonus of a track, 2 the second (15.6): permanent ones are looked up
    by it wherever they fit (15.6a), so the second takes the place of the first (15.7, R64).
    """
    player = s.players[seat]
    for company in range(COMPANY_COUNT):
        passed = FIELDS_PASSED[s.tracks[company]]
        player.levels[company] = passed[player.on_track[company]]


def toll_of(s: MombasaState, seat: int, company: int) -> int:
    """15.1, 15.1a The pounds that the next step costs; a toll lies between two spaces."""
    return TOLL[s.tracks[company]][s.players[seat].on_track[company]]


def why_not_step(s: MombasaState, seat: int, company: int) -> str:
    """15.1, 15.2 No step beyond the last space, and none across a toll that cannot be paid."""
    player = s.players[seat]
    track = s.tracks[company]
    space = player.on_track[company]
    if space == TRACK_LAST[track]:
        return reasons.TRACK_END
    return reasons.CANNOT_PAY_TOLL if TOLL[track][space] > player.pounds else ""


def step_on(s: MombasaState, seat: int, company: int) -> None:
    """15.1 One step of the own marker; if it crosses a toll, its pounds are paid at once."""
    toll = toll_of(s, seat, company)
    if toll:
        pay(s, seat, toll, "toll")
    move_to(s, seat, company, s.players[seat].on_track[company] + 1)


def move_to(s: MombasaState, seat: int, company: int, space: int) -> None:
    """15.4, 15.5 The marker moves; special fields reached or passed on the way pay."""
    player = s.players[seat]
    track = s.tracks[company]
    before = player.on_track[company]
    player.on_track[company] = space
    if s.ears is not None:
        name = COMPANIES[company]
        args: dict[str, str | int] = {"company": name, "steps": space - before, "space": space}
        s.tell("moves", seat, args, source=f"track:{name}/{before}", target=f"track:{name}/{space}")
    for level in range(len(FIELD_SPACES[track])):
        field = FIELD_SPACES[track][level]
        if before < field <= space:
            pay_field(s, seat, company, field)
            if s.ears is not None:
                s.tell("unlocks", seat, {"track": TRACKS[track], "bonus": level + 1})


def pay_field(s: MombasaState, seat: int, company: int, field: int) -> None:
    """15.4a Who comes gets the pounds of the field, and so do all who came before (R59)."""
    pounds = FIELD_POUNDS[s.tracks[company]][field]
    for other in range(s.seats):
        if other == seat or s.players[other].on_track[company] >= field:
            take_pounds(s, other, pounds, f"track:{COMPANIES[company]}/{field}")


class Advance(Step[MombasaState]):
    """15.3 Steps of a reward: as far as the marker can go; it asks only at tolls."""

    __slots__ = ("company", "steps")

    def __init__(self, seat: int, company: int, steps: int) -> None:
        super().__init__(seat)
        self.company = company
        self.steps = steps

    def run(self, s: MombasaState) -> None:
        track = s.tracks[self.company]
        player = s.players[self.seat]
        space = player.on_track[self.company]
        left = self.steps
        while left and space < TRACK_LAST[track] and not TOLL[track][space]:
            space += 1
            left -= 1
        if space > player.on_track[self.company]:
            move_to(s, self.seat, self.company, space)
        if not left:
            return
        if why_not_step(s, self.seat, self.company):
            lose_steps(s, self.seat, self.company, left)  # 15.3, R25
        else:
            s.next(AtToll(self.seat, self.company, left))


class AtToll(Decision[MombasaState, MombasaAction]):
    """15.1 Pay the toll and go on, or stay before it and lose the other steps (R3, R46)."""

    __slots__ = ("company", "steps")

    def __init__(self, seat: int, company: int, steps: int) -> None:
        super().__init__(seat)
        self.company = company
        self.steps = steps

    def options(self, s: MombasaState) -> list[MombasaAction]:
        return [PAYS, STAYS]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        return "" if action is PAYS or action is STAYS else reasons.NOT_NOW

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        if action is STAYS:
            lose_steps(s, self.seat, self.company, self.steps)
            return
        step_on(s, self.seat, self.company)
        if self.steps > 1:
            s.next(Advance(self.seat, self.company, self.steps - 1))


def lose_steps(s: MombasaState, seat: int, company: int, steps: int) -> None:
    """15.3 The steps that cannot be made are lost."""
    if s.ears is not None:
        s.tell("loses_steps", seat, {"company": COMPANIES[company], "steps": steps})

"""Runs any game as a stack of pending steps. Start reading at `advance`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.kernel.state import NOBODY, State

if TYPE_CHECKING:
    from igroteka.kernel.actions import Action
    from igroteka.kernel.step import AnyDecision, AnyStep


def advance(s: State) -> None:
    """Run automatic steps until every open track waits for a player or the game is over."""
    own = s.own
    stack = s.stack
    while True:
        for seat in range(s.seats):
            steps = own[seat]
            if steps and not steps[-1].waits:
                s.at = seat
                while steps and not steps[-1].waits:
                    steps.pop().run(s)
        s.at = NOBODY
        if anyone_alone(own) or not stack or stack[-1].waits:
            return
        stack.pop().run(s)


def anyone_alone(own: list[list[AnyStep]]) -> bool:
    """Whether some seat has steps of its own; compiled, this is faster than `any`."""
    for steps in own:
        if steps:
            return True
    return False


def advance_once(s: State) -> bool:
    """Run one automatic step; false if there is none, as `advance` would return."""
    for seat in range(s.seats):
        steps = s.own[seat]
        if steps and not steps[-1].waits:
            s.at = seat
            steps.pop().run(s)
            s.at = NOBODY
            return True
    if anyone_alone(s.own) or not s.stack or s.stack[-1].waits:
        return False
    s.stack.pop().run(s)
    return True


def waiting(s: State) -> list[int]:
    """Everyone who may choose right now; empty when the game is over."""
    own = s.own
    if anyone_alone(own):
        return [seat for seat in range(s.seats) if own[seat]]
    return [s.stack[-1].seat] if s.stack else []


def decision_of(s: State, seat: int) -> AnyDecision | None:
    """What `seat` has to decide now, if anything."""
    if not 0 <= seat < s.seats:
        return None
    steps = s.own[seat]
    if not steps:
        steps = s.stack
        if not steps or steps[-1].seat != seat or anyone_alone(s.own):
            return None
    step: AnyDecision = steps[-1]  # type: ignore[assignment]  # at rest the last step waits
    return step


def take(s: State, seat: int, action: Action) -> None:
    """Carry out an allowed action alone, without the automatic steps that follow it."""
    decision = decision_of(s, seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    if s.own[seat]:
        s.own[seat].pop()
        s.at = seat
    else:
        s.stack.pop()
    decision.take(s, action)
    s.at = NOBODY


def apply(s: State, seat: int, action: Action) -> None:
    """Carry out an allowed action. Unchecked, for search; everybody else goes through `play`."""
    steps = s.own[seat]
    if steps:
        s.at = seat
        step: AnyDecision = steps.pop()  # type: ignore[assignment]  # at rest the last step waits
        step.take(s, action)
        if steps and steps[-1].waits:
            s.at = NOBODY
            return
    else:
        common: AnyDecision = s.stack.pop()  # type: ignore[assignment]  # as above
        common.take(s, action)
    advance(s)

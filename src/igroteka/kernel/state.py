"""One position: the dice, what is still to be done, and who listens. Games add their pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.kernel.events import Event

if TYPE_CHECKING:
    from igroteka.kernel.step import AnyStep

NOBODY: Final = -1


class State:
    """What every position has. The last step of a stack is the next to do."""

    __slots__ = ("at", "dice", "ears", "own", "seats", "stack")

    seats: int
    dice: int
    stack: list[AnyStep]
    own: list[list[AnyStep]]  # what each seat does alone while the common stack waits for all
    at: int  # whose own steps are running; NOBODY: the common stack
    ears: list[Event] | None

    def begin(self, seats: int) -> None:
        """Fill a new position. There is no `__init__`, so that `clone` pays for nothing twice."""
        self.seats = seats
        self.dice = 0
        self.stack = []
        self.own = [[] for _ in range(seats)]
        self.at = NOBODY
        self.ears = None

    def then(self, steps: list[AnyStep]) -> None:
        """Do these next, in reading order."""
        todo = self.stack if self.at < 0 else self.own[self.at]
        todo.extend(reversed(steps))

    def next(self, step: AnyStep) -> None:
        """Do this one next."""
        if self.at < 0:
            self.stack.append(step)
        else:
            self.own[self.at].append(step)

    def meanwhile(self, seat: int, steps: list[AnyStep]) -> None:
        """`seat` does these while the others do theirs; the common stack waits for all."""
        self.own[seat].extend(reversed(steps))

    def copy_plan(self, other: State) -> None:
        """The kernel's part of `clone`: take over dice and pending steps. Nobody listens."""
        self.seats = other.seats
        self.dice = other.dice
        self.stack = other.stack.copy()
        self.own = [steps.copy() for steps in other.own]
        self.at = other.at
        self.ears = None

    def clone(self) -> State:
        """An equal position that shares nothing that changes. Every game writes its own."""
        raise AssertionError(f"{type(self).__name__} has no clone")

    def listen(self) -> None:
        """Begin to collect events."""
        if self.ears is None:
            self.ears = []

    def heard(self) -> list[Event]:
        """What happened since the last time it was asked."""
        told = self.ears
        if told is None:
            return []
        self.ears = []
        return told

    def tell(self, code: str, seat: int, args: dict[str, str | int], barrier: bool = False) -> None:
        """Tell what happened. What a seat does on its own track is told to that seat only.

        Rules ask `if s.ears is not None` first, so that nothing is built when nobody listens.
        """
        if self.ears is not None:
            self.ears.append(Event(code, seat, args, self.at, barrier))

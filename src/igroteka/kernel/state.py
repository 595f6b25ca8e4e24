"""One position: the dice, what is still to be done, and who listens. Games add their pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.kernel.dice import dice_from, other_stream
from igroteka.kernel.events import Event

if TYPE_CHECKING:
    from igroteka.kernel.step import AnyStep

NOBODY: Final = -1


class State:
    """What every position has; the kernel saves, loads and copies these fields itself.

    The last step of a stack is the next to do.
    """

    __slots__ = ("at", "dice", "ears", "own", "seat_dice", "seats", "stack", "variant")

    seats: int
    variant: dict[str, str]  # what was agreed on before the game; never changes
    dice: int  # the table's chance
    seat_dice: list[int]  # each seat's own chance, for what it does while others do theirs
    stack: list[AnyStep]
    own: list[list[AnyStep]]  # what each seat does alone while the common stack waits for all
    at: int  # whose own steps are running; NOBODY: the common stack
    ears: list[Event] | None

    def begin(self, seats: int) -> None:
        """Fill a new position. There is no `__init__`, so that `clone` pays for nothing twice."""
        self.seats = seats
        self.variant = {}
        self.dice = 0
        self.seat_dice = [0] * seats
        self.stack = []
        self.own = [[] for _ in range(seats)]
        self.at = NOBODY
        self.ears = None

    def take_dice(self, seed: int) -> None:
        """Fresh dice for the table and for every seat."""
        self.dice = dice_from(seed, 0)
        self.seat_dice = [dice_from(seed, 1 + seat) for seat in range(self.seats)]

    def make_up_dice(self, seed: int) -> None:
        """Fresh dice for the table and for every seat of a position that is made up."""
        dice = dice_from(seed, 0)
        self.dice = dice
        self.seat_dice = [other_stream(dice, 1 + seat) for seat in range(self.seats)]

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
        self.variant = other.variant
        self.dice = other.dice
        self.seat_dice = other.seat_dice.copy()
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
        """The events since the last time it was asked."""
        told = self.ears
        if told is None:
            return []
        self.ears = []
        return told

    def tell(
        self,
        code: str,
        seat: int,
        args: dict[str, str | int],
        barrier: bool = False,
        source: str = "",
        target: str = "",
        trace: list[int] | None = None,
        known_to: int = NOBODY,
        occasion: bool = False,
    ) -> None:
        """Record an event. What a seat does on its own track is told to that seat only.

        Rules ask `if s.ears is not None` first, so that nothing is built when nobody listens.
        See `Event` for the arguments.
        """
        if self.ears is not None:
            before = self.clone() if occasion else None
            self.ears.append(
                Event(code, seat, args, self.at, barrier, source, target, trace, known_to, before)
            )

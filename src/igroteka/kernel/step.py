"""Steps: what the rulebook still has to do, as data."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from igroteka.kernel.actions import Action, Doubt, OpenChoice, Shortcut
from igroteka.kernel.state import State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

NOT_NOW = "not_now"


class Step(Generic[S]):
    """Something still to be done. Holds a seat, ids and numbers only, and never changes.

    What it holds beside the seat are the parameters of its constructor, kept under the same
    names: by them a step is saved and made again.
    """

    __slots__ = ("seat", "waits")

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.waits = False

    def run(self, s: S) -> None:
        """Do it. Automatic steps override this."""
        raise AssertionError(f"{type(self).__name__} waits for a player")


class Decision(Step[S], Generic[S, A]):
    """A step that waits for its player: what may be chosen, and what then happens."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.waits = True

    def options(self, s: S) -> list[A]:
        """All that may be chosen now: exactly the actions `why_not` has nothing against."""
        raise AssertionError(f"{type(self).__name__} has no options")

    def why_not(self, s: S, action: A) -> str:
        """The code of the reason against this action; empty if it may be chosen."""
        return "" if action in self.options(s) else NOT_NOW

    def candidates(self, s: S) -> list[A]:
        """What a person may think of trying now, allowed or not."""
        return self.options(s)

    def refusal_numbers(self, s: S, action: A, code: str) -> dict[str, str | int]:
        """The numbers and ids that belong into the sentence of a refusal."""
        return {}

    def refusal_clause(self, s: S, action: A, code: str) -> str:
        """The clause to point at, where the one of the code is not the nearest; else empty."""
        return ""

    def openings(self, s: S) -> list[OpenChoice]:
        """The open choices of this decision, beside its options; their verbs are distinct."""
        return []

    def doubt(self, s: S, action: A) -> Doubt | None:
        """What speaks against an option that most players would regret; None if nothing does."""
        return None

    def shortcuts(self, s: S) -> list[Shortcut[A]]:
        """Several options in a row that a person may want to choose at once."""
        return []

    def take(self, s: S, action: A) -> None:
        """Carry the choice out. Trusts its caller."""
        raise AssertionError(f"{type(self).__name__} cannot be taken")


# Kernel code runs the steps of any game; only the game knows their state and action types.
AnyStep: TypeAlias = Step[Any]
AnyDecision: TypeAlias = Decision[Any, Any]

"""What happened: the one story behind the log, the animation, replay, and where undo must stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from igroteka.kernel.state import State

EVERYBODY: Final = -1


class Event:
    """One thing that happened.

    `code` names its sentence, `seat` is who did it (-1: nobody), `args` are its words and numbers.
    `source` and `target` are the board elements that a piece left and reached, if one moved.
    `trace` is a path of a moving piece as whole numbers, in a form the game's screen knows.
    `only` is the one seat that may know it, or EVERYBODY; `known_to` is the one seat that was told
    before, as it chose in secret what is shown now; -1 for none.
    `barrier` says that chance answered or something hidden was shown: undo stops here.
    `occasion` says that something befalls everybody, such as the end of a round: people are held
    until they have seen it. Then `before` is the position in which it began, and `brought` what
    each seat gained or lost by it, by kind of holding, up to the next occasion or choice.
    """

    __slots__ = (
        "args",
        "barrier",
        "before",
        "brought",
        "code",
        "known_to",
        "occasion",
        "only",
        "seat",
        "source",
        "target",
        "trace",
    )

    def __init__(
        self,
        code: str,
        seat: int,
        args: dict[str, str | int],
        only: int = EVERYBODY,
        barrier: bool = False,
        source: str = "",
        target: str = "",
        trace: list[int] | None = None,
        known_to: int = -1,
        before: State | None = None,
    ) -> None:
        self.code = code
        self.seat = seat
        self.args = args
        self.only = only
        self.barrier = barrier
        self.source = source
        self.target = target
        self.trace = [] if trace is None else trace
        self.known_to = known_to
        self.occasion = before is not None
        self.before = before
        self.brought: list[dict[str, int]] = []

    def visible_to(self, seat: int) -> bool:
        """Whether a seat is told of it; -1 is the spectator."""
        if self.known_to == seat >= 0:
            return False
        return self.only in (EVERYBODY, seat)

    def __repr__(self) -> str:
        return f"Event({self.code!r}, seat {self.seat}, {self.args})"

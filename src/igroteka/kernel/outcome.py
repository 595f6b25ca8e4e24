"""What an action would do: told from a made-up position, so that nothing hidden is given away."""

from __future__ import annotations

from igroteka.kernel.events import Event


class ScoreChange:
    """How many points one line of a score sheet would gain or lose."""

    __slots__ = ("change", "label", "seat")

    def __init__(self, seat: int, label: str, change: int) -> None:
        self.seat = seat
        self.label = label
        self.change = change


class Outcome:
    """What would come of an action, as far as the seat can know it before it chooses.

    `events` is the story up to the first event that chance or a reveal decides.
    `certain` says that there is none.
    `scores` are the changes of all score lines, `holdings` what the seat would gain or pay by
    kind; both stop before the step that tells of such an event. `reach` are the board elements
    that the action touches or leads to. `ends_turn` says that the seat has nothing to choose
    afterwards, or that something is shown that nobody can take back.
    """

    __slots__ = ("certain", "ends_turn", "events", "holdings", "reach", "scores")

    def __init__(
        self,
        events: list[Event],
        certain: bool,
        scores: list[ScoreChange],
        holdings: dict[str, int],
        reach: list[str],
        ends_turn: bool,
    ) -> None:
        self.events = events
        self.certain = certain
        self.scores = scores
        self.holdings = holdings
        self.reach = reach
        self.ends_turn = ends_turn

"""Score sheets: lines that add up, and the ranks they lead to."""

from __future__ import annotations


class ScoreLine:
    """One line of a score sheet; `label` names its sentence."""

    __slots__ = ("amount", "label")

    def __init__(self, label: str, amount: int) -> None:
        self.label = label
        self.amount = amount


class ScoreSheet:
    """All points of one seat, or of a party that has no seat, such as an automaton.

    `tiebreak` compares equal totals, larger is better. A party without a seat has a `seat` from
    the number of seats on, and `party` names it; for seats `party` is empty.
    """

    __slots__ = ("lines", "party", "rank", "seat", "tiebreak", "total")

    def __init__(
        self, seat: int, lines: list[ScoreLine], tiebreak: list[int], party: str = ""
    ) -> None:
        self.seat = seat
        self.lines = lines
        self.tiebreak = tiebreak
        self.party = party
        self.total = 0
        for line in lines:
            self.total += line.amount
        self.rank = 0


class Standing:
    """The points of a seat or party in the middle of a game, as far as somebody may know them."""

    __slots__ = ("party", "points", "seat")

    def __init__(self, seat: int, points: int | None, party: str = "") -> None:
        self.seat = seat
        self.points = points  # None: hidden from whoever asks
        self.party = party


def ranked(sheets: list[ScoreSheet]) -> list[ScoreSheet]:
    """The same sheets with ranks; equal total and tie-break share a rank."""
    keys = [[sheet.total, *sheet.tiebreak] for sheet in sheets]
    for index in range(len(sheets)):
        better = [key for key in keys if key > keys[index]]
        sheets[index].rank = 1 + len(better)
    return sheets

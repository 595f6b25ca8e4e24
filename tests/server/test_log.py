"""The log of a whole view: everything of the newest lines, of older ones what is told in words."""

from __future__ import annotations

from igroteka.kernel.events import Event
from igroteka.server.shapes import lines_info, log_info
from igroteka.table.log import Line
from tests.table.playing import table_of

QUIET = frozenset({"moves"})


def line(seq: int, code: str, trace: list[int] | None = None) -> tuple[int, Line]:
    """A line with one event, under its own number."""
    return seq, Line(seq, 1, Event(code, 0, {}, source="deck", target="discard", trace=trace))


def test_older_lines_hold_what_is_told_in_words() -> None:
    lines = [line(1, "moves"), line(1, "uses"), line(2, "moves"), line(3, "uses"), line(3, "moves")]

    old, new = log_info(lines, 0, 3, QUIET)

    assert [event.code for event in old.events] == ["uses"]
    assert (old.seq, old.events[0].source, old.events[0].target) == (1, "", "")
    assert [new] == lines_info(lines[-2:], 0)
    assert log_info(lines, 0, 0, QUIET) == lines_info(lines, 0)


def test_the_last_trace_stays() -> None:
    lines = [line(1, "uses", [1]), line(2, "uses", [2]), line(3, "uses")]

    assert [one.events[0].trace for one in log_info(lines, 0, 4, QUIET)] == [[], [2], []]


def test_a_seat_sees_again_what_happened_since_its_last_choices_but_one() -> None:
    table = table_of(3)
    assert [table.shown_from(seat) for seat in (-1, 0)] == [0, 0]
    made: list[int] = []
    while not table.over:
        seat = table.waiting()[0]
        choice = (table.options(seat) or [table.game.parse("stake 0")])[0]
        table.accept(table.propose(seat, table.number(seat), choice.text))
        made.append(seat)

    assert table.shown_from(-1) == table.seq - 7
    for seat in range(3):
        start = table.shown_from(seat)
        assert made[start - 1] == seat
        others = [one for one in made[start:] if one != seat]
        assert others, "somebody else has chosen since"
        after = made[start:]
        own = after.index(seat) if seat in after else len(after)
        assert set(after[own:]) <= {seat}, "only the last choices come after that"

"""Orléans at a live table: what can be taken back, what is told to whom, and rounds."""

from __future__ import annotations

import random

import pytest

from igroteka.games.orleans import GAME
from igroteka.kernel.errors import UnknownChoice
from igroteka.table.log import UNDO
from igroteka.table.table import NothingToUndo, Table
from tests.table.playing import choose, choose_text, look, play_on, table_of

IN_TURN_WITH_EXCLUSION = {"planning": "in_turn", "exclusion": "yes"}


def table(seats: int, seed: int = 7, variant: dict[str, str] | None = None) -> Table:
    """A new table of Orléans."""
    return table_of(seats, seed, variant, game="orleans")


def place(at: Table, seat: int) -> None:
    """The first follower that can be placed, where it can be placed first."""
    choose_text(at, seat, next(a.text for a in at.options(seat) if a.verb == "place"))


def test_the_log_begins_with_the_first_hourglass() -> None:
    new = table(4)

    assert [line.event.code for line in new.lines(-1)] == ["hourglass"]
    assert new.round == 1


def test_a_variant_is_checked_without_dealing() -> None:
    assert GAME.check(2, {"planning": "in_turn"})["planning"] == "in_turn"
    with pytest.raises(UnknownChoice, match="expected 4 seats for first_player=4, found 2"):
        GAME.check(2, {"first_player": "4"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_of_a_game_with_several_variants_leads_to_the_same_table(seats: int) -> None:
    played = play_on(table(seats, seats, IN_TURN_WITH_EXCLUSION), seed=seats)

    again = Table.folded(played.config, played.rows)

    assert any(row.kind == UNDO for row in played.rows)
    assert look(again) == look(played)


def test_a_draw_cannot_be_taken_back() -> None:
    drawing = table(2)
    while not (drawing.options(0) and drawing.options(0)[0].verb == "draw"):
        choose(drawing, drawing.waiting()[0], random.Random(drawing.seq))

    choose_text(drawing, 0, "draw 2")

    assert drawing.undoable(0) == []
    with pytest.raises(NothingToUndo):
        drawing.propose_undo(0, drawing.number(0))


def test_while_all_plan_undo_takes_back_only_own_followers() -> None:
    planning = table(4)
    for seat in [0, 1, 2, 0, 1, 3, 0]:
        place(planning, seat)
    others = [planning.view(seat) for seat in (1, 2, 3)]

    planning.accept(planning.propose_undo(0, planning.number(0)))
    planning.accept(planning.propose_undo(0, planning.number(0)))

    assert [planning.view(seat) for seat in (1, 2, 3)] == others
    assert [act.seat for act in planning.acts] == [0, 1, 2, 1, 3]
    assert len(planning.undoable(0)) == 1
    assert len(planning.undoable(1)) == 2


def test_being_done_with_planning_can_be_taken_back_until_all_are() -> None:
    planning = table(2)
    choose_text(planning, 0, "done")

    assert planning.waiting() == [1]
    planning.accept(planning.propose_undo(0, planning.number(0)))
    assert planning.waiting() == [0, 1]
    choose_text(planning, 0, "done")
    choose_text(planning, 1, "done")
    assert planning.undoable(0) == []
    assert planning.undoable(1) == []
    assert planning.game.progress(planning.position).phase == "actions"


def test_what_a_seat_plans_and_draws_is_in_its_own_log_only() -> None:
    played = play_on(table(3, 2), seed=2)

    for seat in range(-1, 3):
        for line in played.lines(seat):
            if line.event.code in {"draws", "planned", "takes_back", "returns"}:
                assert line.event.seat == seat
    codes = {line.event.code for line in played.lines(0)}
    assert {"draws", "planned", "shown", "hourglass", "end"} <= codes


def test_a_table_counts_eighteen_rounds_and_knows_the_points_of_each() -> None:
    played = play_on(table(2, 3), seed=3)

    assert [start.round for start in played.starts] == list(range(1, 19))
    for row in played.standing_by_round(-1):
        sheets = played.game.scores(played.position_at(row.number))
        assert [one.points for one in row.standing] == [sheet.total for sheet in sheets]
    first = played.standing_by_round(-1)[0]
    assert [one.points for one in first.standing] == [5, 5]

"""Cosmic Colonies at a live table: the automaton of a game for one."""

from __future__ import annotations

from tests.table.playing import play_on, table_of


def test_the_automaton_of_a_game_for_one_has_scores_by_round_after_the_seats() -> None:
    table = play_on(table_of(1, seed=3, game="cosmic_colonies"), seed=3)

    course = table.standing_by_round(0)

    assert course
    for row in course:
        sheets = table.game.scores(table.position_at(row.number))
        assert [one.points for one in row.standing] == [sheet.total for sheet in sheets]
        assert len(sheets) == 2

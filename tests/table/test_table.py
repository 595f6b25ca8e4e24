"""The live table: folding, staleness, undo, the log of each seat, and the past."""

from __future__ import annotations

import random

import pytest

from igroteka.games import game_named
from igroteka.kernel.errors import UnknownChoice
from igroteka.table.log import ACT, AUTO, UNDO, BrokenLog, Config, Row
from igroteka.table.table import NothingToUndo, NotOffered, StaleAnswer, Table
from tests.table.playing import (
    IN_TURN,
    TOGETHER,
    choose,
    choose_text,
    look,
    play_on,
    some_option,
    table_of,
    walk,
)

VARIANTS = [TOGETHER, IN_TURN]


def test_the_log_begins_with_the_first_hourglass() -> None:
    table = table_of()

    assert [line.event.code for line in table.lines(-1)] == ["hourglass"]
    assert table.round == 1


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(UnknownChoice, match="expected 2 to 4 seats, found 9"):
        Table(Config("orleans", 9, {}, 1))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_folding_the_log_again_gives_the_same_table(seats: int, variant: dict[str, str]) -> None:
    table = play_on(table_of(seats, seed=seats, variant=variant), seed=seats)

    again = Table.folded(table.config, table.rows)

    assert any(row.kind == UNDO for row in table.rows)
    assert look(again) == look(table)


@pytest.mark.parametrize("variant", VARIANTS)
def test_undo_after_a_choice_leads_back(variant: dict[str, str]) -> None:
    table = table_of(3, seed=11, variant=variant)
    chance = random.Random(3)
    undone = 0
    for step, _ in enumerate(walk(table, seed=5)):
        if step % 4:
            continue
        before = look(table)
        seat = chance.choice(table.waiting())
        table.accept(table.propose(seat, table.seq, some_option(table, seat, chance).text))
        if table.undoable(seat) and not table.acts[-1].barrier:
            table.accept(table.propose_undo(seat, table.seq))
            assert look(table) == before
            undone += 1
    assert undone > 50


@pytest.mark.parametrize("variant", VARIANTS)
def test_undo_never_crosses_chance_a_reveal_or_another_choice(variant: dict[str, str]) -> None:
    """What is taken back revealed nothing, and nobody else has chosen knowing of it."""
    table = table_of(4, seed=21, variant=variant)
    checked = 0
    for _ in walk(table, seed=8, undo=0.0):
        for seat in range(4):
            gone = [number for way in table.undoable(seat) for number in way]
            if not gone:
                continue
            checked += 1
            for act in table.acts:
                if act.row.seq in gone:
                    assert not act.barrier
                    assert act.seat == seat
                elif act.row.seq > min(gone):
                    assert act.inner, "only choices of a common phase are passed over"
                    assert act.seat != seat
    assert checked > 100


def test_a_draw_cannot_be_taken_back() -> None:
    table = table_of(2)
    while not (table.options(0) and str(table.options(0)[0]["text"]).startswith("draw")):
        choose(table, table.waiting()[0], random.Random(table.seq))

    choose_text(table, 0, "draw 2")

    assert table.undoable(0) == []
    with pytest.raises(NothingToUndo):
        table.propose_undo(0, table.seq)


def test_in_a_common_phase_undo_takes_back_only_own_choices() -> None:
    table = table_of(4)
    for seat in [0, 1, 2, 0, 1, 3, 0]:
        texts = [str(option["text"]) for option in table.options(seat)]
        choose_text(table, seat, next(text for text in texts if text.startswith("place")))
    others = [table.view(seat) for seat in (1, 2, 3)]

    table.accept(table.propose_undo(0, table.seq))
    table.accept(table.propose_undo(0, table.seq))

    assert [table.view(seat) for seat in (1, 2, 3)] == others
    assert [act.seat for act in table.acts] == [0, 1, 2, 1, 3]
    assert len(table.undoable(0)) == 1
    assert len(table.undoable(1)) == 2


def test_being_done_with_planning_can_be_taken_back_until_all_are() -> None:
    table = table_of(2)
    choose_text(table, 0, "done")

    assert table.waiting() == [1]
    table.accept(table.propose_undo(0, table.seq))
    assert table.waiting() == [0, 1]
    choose_text(table, 0, "done")
    choose_text(table, 1, "done")
    assert table.undoable(0) == []
    assert table.undoable(1) == []


def test_a_turn_can_be_taken_back_until_the_next_seat_has_chosen() -> None:
    table = table_of(2)
    choose_text(table, 0, "done")
    choose_text(table, 1, "done")
    first = table.waiting()[0]
    choose_text(table, first, "pass")

    assert len(table.undoable(first)) == 1
    choose_text(table, table.waiting()[0], "pass")
    assert table.undoable(first) == []


def test_nothing_is_taken_back_after_the_end() -> None:
    table = play_on(table_of(2, seed=4), seed=4)

    assert table.over
    assert [table.undoable(seat) for seat in range(-1, 2)] == [[], [], []]
    assert table.scores() is not None


def test_another_seats_answer_does_not_make_mine_stale_in_a_common_phase() -> None:
    table = table_of(2)
    seen = table.seq
    choose_text(table, 1, "done")

    choose_text_at(table, 0, seen, "done")

    assert table.view(-1)["phase"] == "actions"


def test_my_own_answer_makes_my_older_one_stale() -> None:
    table = table_of(2)
    choose(table, 0, random.Random(2))

    with pytest.raises(StaleAnswer):
        table.propose(0, 0, "done")
    with pytest.raises(StaleAnswer):
        table.propose_undo(0, 0)


def test_a_turn_makes_all_older_answers_stale() -> None:
    table = table_of(2)
    choose_text(table, 0, "done")
    choose_text(table, 1, "done")
    seen = table.seq
    choose_text(table, table.waiting()[0], "pass")

    with pytest.raises(StaleAnswer):
        table.propose(table.waiting()[0], seen, "pass")


def test_an_answer_from_the_future_is_stale() -> None:
    with pytest.raises(StaleAnswer):
        table_of(2).propose(0, 1, "done")


def choose_text_at(table: Table, seat: int, seq: int, text: str) -> None:
    """One choice by somebody who last saw line `seq`."""
    table.accept(table.propose(seat, seq, text))


def test_what_is_not_offered_is_refused_with_the_rule_and_changes_nothing() -> None:
    table = table_of(2)
    before = look(table)

    with pytest.raises(NotOffered) as nonsense:
        table.propose(0, 0, "fly to the moon")
    with pytest.raises(NotOffered) as early:
        table.propose(0, 0, "pass")

    assert nonsense.value.refusal is None
    assert early.value.refusal is not None
    assert look(table) == before


def test_a_proposal_changes_nothing_before_it_is_accepted() -> None:
    table = table_of(3)
    before = look(table)

    table.propose(1, 0, "done")

    assert look(table) == before


def test_refusals_are_the_candidates_that_are_no_options() -> None:
    table = table_of(2)
    for _ in walk(table, seed=3, steps=300):
        for seat in table.waiting():
            offered = {str(option["text"]) for option in table.options(seat)}
            refused = {str(refusal["text"]) for refusal in table.refusals(seat)}
            tried = {action.text for action in table.game.candidates(table.position, seat)}
            assert not offered & refused
            assert tried <= offered | refused


def test_what_a_seat_does_in_private_is_in_its_own_log_only() -> None:
    table = play_on(table_of(3, seed=2), seed=2)

    private = {"draws", "places", "planned", "takes_back", "returns"}
    for seat in range(-1, 3):
        for line in table.lines(seat):
            if line.event.code in private - {"places"}:
                assert line.event.seat == seat
    codes = {line.event.code for line in table.lines(0)}
    assert {"draws", "planned", "shown", "hourglass", "end"} <= codes


def test_rounds_of_the_log_only_grow() -> None:
    table = play_on(table_of(2, seed=6), seed=6)

    rounds = [line.round for line in table.lines(-1)]

    assert rounds == sorted(rounds)
    assert [start.round for start in table.starts] == list(range(1, 19))


def test_the_past_is_what_was_seen_then() -> None:
    table = table_of(3, seed=9)
    seen = [(table.seq, [table.view(seat) for seat in range(-1, 3)]) for _ in walk(table, seed=9)]

    for seq, views in seen[:: max(1, len(seen) // 60)]:
        s = table.position_at(seq)
        assert [table.game.view(s, seat) for seat in range(-1, 3)] == views


def test_scores_by_round_are_those_of_each_rounds_first_position() -> None:
    table = play_on(table_of(2, seed=3), seed=3)

    for row in table.scores_by_round(-1):
        seq = row["seq"]
        assert isinstance(seq, int)
        sheets = table.game.scores(table.position_at(seq))
        assert row["scores"] == [sheet.total for sheet in sheets]


def test_the_automaton_of_a_game_for_one_has_scores_by_round_after_the_seats() -> None:
    game = game_named("cosmic_colonies")
    table = play_on(Table(Config("cosmic_colonies", 1, game.full_variant({}), 3)), seed=3)

    course = table.scores_by_round(0)

    for row in course:
        sheets = table.game.scores(table.position_at(int(str(row["seq"]))))
        assert row["scores"] == [sheet.total for sheet in sheets]
        assert len(sheets) == 2


def test_a_forced_choice_is_made_by_the_table_when_asked_and_goes_with_its_cause() -> None:
    table = table_of(2, seed=1)
    chance = random.Random(12)
    made = taken_back = 0
    for _ in range(3000):
        if table.over:
            break
        forced = table.propose_forced()
        if forced is not None:
            assert not table.in_common_phase()
            assert forced.row.kind == AUTO
            table.accept(forced)
            made += 1
            seat = next((act.seat for act in reversed(table.acts) if act.row.kind == ACT), 0)
            ways = table.undoable(seat)
            if ways and len(ways[0]) > 1:
                again = Table.folded(table.config, table.rows)
                again.accept(again.propose_undo(seat, again.seq))
                assert again.acts[-1].row.kind == ACT or again.acts[-1].seat != seat
                assert not set(ways[0]) & {act.row.seq for act in again.acts}
                taken_back += 1
        else:
            choose(table, chance.choice(table.waiting()), chance)
    assert table.over
    assert made > 10
    assert taken_back > 0


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (Row(2, 0, ACT, "done"), "expected line 1 of the log, found line 2"),
        (Row(1, 0, "resign", ""), "found 'resign'"),
        (Row(1, 0, ACT, "fly"), "found 'fly'"),
        (Row(1, 0, ACT, "pass"), "refused with"),
        (Row(1, 0, UNDO, "1"), "expected choices that hold, found '1'"),
        (Row(1, 0, UNDO, ""), "expected choices that hold, found ''"),
    ],
)
def test_a_log_that_does_not_fit_is_refused_in_one_sentence(row: Row, reason: str) -> None:
    table = table_of(2)
    before = look(table)

    with pytest.raises(BrokenLog, match=reason):
        table.fold(row)

    assert look(table) == before

"""The live table: folding, staleness, undo, the log of each seat, and the past."""

from __future__ import annotations

import random

import pytest

from igroteka.games import all_game_names, game_named
from igroteka.kernel.errors import UnknownChoice, UnreadableSave
from igroteka.kernel.state import State
from igroteka.lab.laws import choose as anything
from igroteka.table.log import ACT, AUTO, BOT, UNDO, BrokenLog, Config, Row
from igroteka.table.table import NothingToUndo, NotOffered, StaleAnswer, Table
from tests.table.playing import (
    GAME,
    choose_text,
    lay,
    lay_all,
    look,
    one_after_another,
    play_on,
    seats_for,
    some_option,
    table_of,
    walk,
    way_name,
    ways_to_play,
)

every_game = pytest.mark.parametrize("name", all_game_names())
every_way = pytest.mark.parametrize(("name", "variant"), ways_to_play(), ids=way_name)


@every_game
def test_the_log_begins_with_what_happened_before_the_first_choice(name: str) -> None:
    seats = seats_for(name, 4)
    table = table_of(seats, game=name)
    game, config = table.game, table.config
    heard = game.setup(seats, config.seed, config.variant, listen=True).heard()

    for seat in range(-1, seats):
        told = [line.event for line in table.lines(seat)]
        assert repr(told) == repr([event for event in heard if event.visible_to(seat)])
    assert table.round == 1


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(UnknownChoice, match="expected 2 to 4 seats, found 9"):
        Table(Config(GAME, 9, {}, 1))


@every_game
def test_a_game_is_dealt_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seats = game_named(name), seats_for(name, 3)
    dealt: list[int] = []

    def deal(seats: int, seed: int, variant: dict[str, str]) -> State:
        dealt.append(seats)
        s: State = type(game).deal(game, seats, seed, variant)
        return s

    monkeypatch.setattr(game, "deal", deal)
    table = table_of(seats, game=name)
    assert dealt == [seats]

    with pytest.raises(UnknownChoice):
        Table(Config(name, 99, {}, 1))
    for option in game.meta.options:
        for choice in option.choices:
            for number in range(game.meta.min_seats, game.meta.max_seats + 1):
                wish = {option.name: choice}
                if option.is_for(choice, number):
                    assert game.check(number, wish)[option.name] == choice
                    continue
                sentence = f"seats? for {option.name}={choice}, found {number}"
                with pytest.raises(UnknownChoice, match=sentence):
                    game.check(number, wish)
    Table.resumed(table.config, [], 0, table.game.save(table.position))
    assert dealt == [seats], "neither a refusal nor a saved position deals"


def test_a_position_of_other_seats_is_refused() -> None:
    table = table_of(3)
    saved = table.game.save(table.position)

    with pytest.raises(UnreadableSave, match="expected a position of 2 seats, found one of 3"):
        Table(table.config._replace(seats=2), [], saved)


@every_way
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_folding_the_log_again_gives_the_same_table(
    seats: int, name: str, variant: dict[str, str]
) -> None:
    taken_back = 0
    for table in one_after_another(name, seats, seats, variant):
        play_on(table, seed=table.config.seed)

        again = Table.folded(table.config, table.rows)

        assert look(again) == look(table)
        taken_back += sum([row.kind == UNDO for row in table.rows])
        if taken_back:
            break
    assert taken_back


@every_way
def test_undo_after_a_choice_leads_back(name: str, variant: dict[str, str]) -> None:
    chance = random.Random(3)
    undone = 0
    for table in one_after_another(name, 3, 11, variant):
        for step, _ in enumerate(walk(table, seed=table.config.seed - 6)):
            if step % 4:
                continue
            before = look(table)
            seat = chance.choice(table.waiting())
            choose_text(table, seat, some_option(table, seat, chance).text)
            if table.undoable(seat) and not table.acts[-1].barrier:
                table.accept(table.propose_undo(seat, table.number(seat)))
                assert look(table) == before
                undone += 1
        if undone > 50:
            break
    assert undone > 50


@every_way
def test_undo_never_crosses_chance_a_reveal_or_another_choice(
    name: str, variant: dict[str, str]
) -> None:
    """What is taken back revealed nothing, and nobody else has chosen knowing of it."""
    checked = 0
    for table in one_after_another(name, 4, 21, variant):
        for _ in walk(table, seed=table.config.seed - 13, undo=0.0):
            for seat in range(table.config.seats):
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
        if checked > 100:
            break
    assert checked > 100


def test_a_draw_cannot_be_taken_back() -> None:
    table = table_of(2)
    choose_text(table, 0, "lay scout")
    lay_all(table)

    choose_text(table, 0, "use scout")

    assert table.lines(-1)[-1].event.code == "draws"
    assert table.undoable(0) == []
    with pytest.raises(NothingToUndo):
        table.propose_undo(0, table.number(0))


def test_in_a_common_phase_undo_takes_back_only_own_choices() -> None:
    table = table_of(4)
    for seat in [0, 1, 2, 1, 3, 0]:
        lay(table, seat)
    others = [table.view(seat) for seat in (1, 2, 3)]
    assert len(table.undoable(0)) == 2

    table.accept(table.propose_undo(0, table.number(0)))

    assert [table.view(seat) for seat in (1, 2, 3)] == others
    assert [act.seat for act in table.acts] == [0, 1, 2, 1, 3]
    assert len(table.undoable(0)) == 1
    assert len(table.undoable(1)) == 2
    table.accept(table.propose_undo(0, table.number(0)))
    assert [table.view(seat) for seat in (1, 2, 3)] == others
    assert [act.seat for act in table.acts] == [1, 2, 1, 3]
    assert table.undoable(0) == []


def test_what_a_bot_chose_for_a_seat_is_never_taken_back() -> None:
    table = table_of(3)
    lay(table, 0)
    text = table.options(0)[0].text
    table.accept(table.propose(0, table.number(0), text, BOT))
    lay(table, 1)
    assert table.undoable(0) == []
    assert len(table.undoable(1)) == 1
    with pytest.raises(NothingToUndo):
        table.propose_undo(0, table.number(0))
    forged = Row(table.seq + 1, 0, UNDO, str(table.acts[1].row.seq))
    with pytest.raises(BrokenLog):
        table.fold(forged)

    again = Table.folded(table.config, table.rows)

    assert [row.kind for row in again.rows] == [ACT, BOT, ACT]
    assert again.undoable(0) == []


def test_rules_that_take_back_do_not_take_back_what_a_bot_chose() -> None:
    refused = 0
    for name in all_game_names():
        table = table_of(seats_for(name, 3), game=name)
        for _ in range(12):
            if not table.in_common_phase():
                break
            seat = table.waiting()[0]
            going_on = [one for one in table.options(seat) if not one.retracts and not one.stops]
            if not going_on:
                break
            action = going_on[0]
            table.accept(table.propose(seat, table.number(seat), action.text, BOT))
            if not table.in_common_phase() or seat not in table.waiting():
                continue
            assert not any([one.retracts for one in table.options(seat)])
            for one in table.game.options(table.position, seat):
                if one.retracts:
                    refused += 1
                    with pytest.raises(NotOffered, match="not_offered"):
                        table.propose(seat, table.number(seat), one.text)
    assert refused > 0


def test_being_done_with_planning_can_be_taken_back_until_all_are() -> None:
    table = table_of(2)
    lay(table, 1)
    lay(table, 0)
    lay(table, 0)

    assert table.waiting() == [1]
    table.accept(table.propose_undo(0, table.number(0)))
    assert table.waiting() == [0, 1]
    lay(table, 0)
    lay(table, 1)
    assert table.undoable(0) == []
    assert table.undoable(1) == []


def test_a_turn_can_be_taken_back_until_the_next_seat_has_chosen() -> None:
    table = lay_all(table_of(2))
    first = table.waiting()[0]
    choose_text(table, first, "pass")

    assert len(table.undoable(first)) == 1
    choose_text(table, table.waiting()[0], "pass")
    assert table.undoable(first) == []


@every_game
def test_nothing_is_taken_back_after_the_end(name: str) -> None:
    seats = seats_for(name, 2)
    table = play_on(table_of(seats, seed=4, game=name), seed=4)

    assert table.over
    assert [table.undoable(seat) for seat in range(-1, seats)] == [[]] * (seats + 1)
    assert table.scores() is not None


def test_another_seats_answer_does_not_make_mine_stale_in_a_common_phase() -> None:
    table = table_of(2)
    lay(table, 0)
    seen = table.number(0)
    lay(table, 1)
    lay(table, 1)

    choose_text_at(table, 0, seen, table.options(0)[0].text)

    assert table.game.progress(table.position).phase == "turns"


def test_my_own_answer_makes_my_older_one_stale() -> None:
    table = table_of(2)
    lay(table, 0)

    with pytest.raises(StaleAnswer):
        table.propose(0, 0, table.options(0)[0].text)
    with pytest.raises(StaleAnswer):
        table.propose_undo(0, 0)


def test_a_turn_makes_all_older_answers_stale() -> None:
    table = lay_all(table_of(2))
    seen = table.number(table.waiting()[0])
    choose_text(table, table.waiting()[0], "pass")

    with pytest.raises(StaleAnswer):
        table.propose(table.waiting()[0], seen - 1, "pass")


def test_an_answer_from_the_future_is_stale() -> None:
    table = table_of(2)

    with pytest.raises(StaleAnswer):
        table.propose(0, 1, table.options(0)[0].text)


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

    assert nonsense.value.refused is None
    assert early.value.refused is not None
    assert look(table) == before


def test_a_proposal_changes_nothing_before_it_is_accepted() -> None:
    table = table_of(3)
    before = look(table)

    table.propose(1, 0, table.options(1)[0].text)

    assert look(table) == before


@every_game
def test_a_question_about_an_element_is_answered_by_a_candidate_that_passes_it(name: str) -> None:
    table = table_of(seats_for(name, 2), game=name)
    for _ in walk(table, seed=3, steps=300):
        for seat in table.waiting():
            offered = [list(action.path) for action in table.options(seat)]
            for action in table.game.candidates(table.position, seat):
                path = list(action.path)
                refused = table.why_not_element(seat, path)
                assert (refused is None) == any([way[: len(path)] == path for way in offered])
                if refused is not None:
                    assert list(refused.action.path[: len(path)]) == path
    assert table.why_not_element(0, ["moon:1"]) is None


def test_nobody_can_count_what_others_do_out_of_sight() -> None:
    table = table_of(3)

    lay(table, 0)

    assert (table.seq, table.number(0), table.number(1), table.number(-1)) == (1, 1, 0, 0)
    assert table.seq_of(0, 1) == 1
    for seat in (1, 1, 2, 2, 0):
        lay(table, seat)
    assert [table.number(seat) for seat in (0, 1, 2, -1)] == [2, 3, 3, 1], "all see the reveal"
    assert table.seq_of(-1, 1) == 6


def test_what_a_seat_does_in_private_is_in_its_own_log_only() -> None:
    table = play_on(table_of(3, seed=2), seed=2)

    for seat in range(-1, 3):
        laid = [line.event.seat for line in table.lines(seat) if line.event.code == "lays"]
        assert laid == ([] if seat < 0 else [seat, seat])
    codes = {line.event.code for line in table.lines(0)}
    assert {"lays", "reveal", "uses", "draws", "stakes"} <= codes


@every_game
def test_rounds_of_the_log_only_grow(name: str) -> None:
    table = play_on(table_of(seats_for(name, 2), seed=6, game=name), seed=6)

    rounds = [line.round for line in table.lines(-1)]

    assert rounds == sorted(rounds)
    last = table.game.progress(table.position).round
    assert [start.round for start in table.starts] == list(range(1, last + 1))


@every_game
def test_the_past_is_what_was_seen_then(name: str) -> None:
    seats = seats_for(name, 3)
    everybody = range(-1, seats)
    table = table_of(seats, seed=9, game=name)
    seen = [(table.seq, [table.view(seat) for seat in everybody]) for _ in walk(table, seed=9)]

    for seq, views in seen[:: max(1, len(seen) // 60)]:
        s = table.position_at(seq)
        assert [table.game.view(s, seat) for seat in everybody] == views


@every_game
def test_scores_by_round_are_those_of_each_rounds_first_position(name: str) -> None:
    for seats in (game_named(name).meta.min_seats, seats_for(name, 2)):
        table = play_on(table_of(seats, seed=3, game=name), seed=3)

        course = table.standing_by_round(-1)

        assert course
        for row in course:
            s = table.position_at(row.number)
            known = [(one.seat, one.points) for one in table.game.standing(s, -1)]
            for seat in range(seats):  # after the end all is known
                known[seat] = (seat, table.game.standing(s, seat)[seat].points)
            assert [(one.seat, one.points) for one in row.standing] == known
            if name == GAME:  # where all points are open
                assert known == [(sheet.seat, sheet.total) for sheet in table.game.scores(s)]


@every_game
def test_after_the_end_everybody_is_told_the_same_scores_by_round(name: str) -> None:
    seats = seats_for(name, 2)
    table = play_on(table_of(seats, seed=3, game=name), seed=3)

    told = [
        [[(one.seat, one.points) for one in row.standing] for row in table.standing_by_round(seat)]
        for seat in range(-1, seats)
    ]

    assert all(course == told[0] for course in told)


@every_game
def test_a_forced_choice_is_made_by_the_table_when_asked_and_goes_with_its_cause(name: str) -> None:
    chance = random.Random(12)
    made = taken_back = 0
    for table in one_after_another(name, 2, 1, {}):
        while not table.over:
            forced = table.propose_forced()
            if forced is None:
                seat = chance.choice(table.waiting())
                wild = anything(table.game, table.position, seat, chance)
                text = some_option(table, seat, chance).text if chance.random() < 0.5 else wild.text
                choose_text(table, seat, text)
                continue
            assert not table.in_common_phase()
            assert forced.row.kind == AUTO
            table.accept(forced)
            made += 1
            seat = next((act.seat for act in reversed(table.acts) if act.row.kind == ACT), 0)
            ways = table.undoable(seat)
            if ways and len(ways[0]) > 1:
                again = Table.folded(table.config, table.rows)
                again.accept(again.propose_undo(seat, again.number(seat)))
                assert not again.acts or (
                    again.acts[-1].row.kind == ACT or again.acts[-1].seat != seat
                )
                assert not set(ways[0]) & {act.row.seq for act in again.acts}
                taken_back += 1
        if name != GAME or (made > 10 and taken_back):
            break
    assert name != GAME or (made > 10 and taken_back), "the template has such choices"


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (Row(2, 0, ACT, "lay merchant"), "expected line 1 of the log, found line 2"),
        (Row(1, 0, "resign", ""), "found 'resign'"),
        (Row(1, 0, ACT, "fly"), "found 'fly'"),
        (Row(1, 0, ACT, "pass"), "refused with"),
        (Row(1, 0, AUTO, "lay scout"), "expected the only option there is, found 'lay scout' amo"),
        (Row(1, 0, UNDO, "1"), "expected seat 0 to take back nothing, found '1'"),
        (Row(1, 0, UNDO, ""), "expected seat 0 to take back nothing, found ''"),
        (Row(1, 10**400, UNDO, "1"), "to take back nothing, found '1'"),
        (Row(1, -1, ACT, "lay merchant"), "refused with"),
        (Row(1, 0, UNDO, "9" * 5000), "take back nothing, found '9+...$"),
        (Row(1, 0, ACT, "stake " + "9" * 5000), "line 1: expected"),
    ],
)
def test_a_log_that_does_not_fit_is_refused_in_one_sentence(row: Row, reason: str) -> None:
    table = table_of(2)
    before = look(table)

    with pytest.raises(BrokenLog, match=reason):
        table.fold(row)

    assert look(table) == before


@every_game
def test_a_forged_undo_is_refused(name: str) -> None:
    """Whatever a log claims was taken back, the table would have to have offered it."""
    forged = 0
    for table in one_after_another(name, 3, 13, {}):
        seats = range(table.config.seats)
        for step, _ in enumerate(walk(table, seed=table.config.seed, undo=0.05, steps=600)):
            if step % 7:
                continue
            offered = [table.undoable(seat)[:1] for seat in seats]
            held = [act.row.seq for act in table.acts]
            claims = [held[-1:], held[-2:], held[:1], [*held[-1:], 10**400], [-1], [table.seq + 1]]
            claims += [[act.row.seq] for act in table.acts if act.barrier][-1:]
            for seat in seats:
                for claim in [claim for claim in claims if claim and [claim] != offered[seat]]:
                    choice = " ".join([str(number) for number in claim])
                    before = table.game.save(table.position)
                    with pytest.raises(BrokenLog, match=f"expected seat {seat} to take back"):
                        table.fold(Row(table.seq + 1, seat, UNDO, choice))
                    assert table.game.save(table.position) == before
                    forged += 1
        if forged > 500:
            break
    assert forged > 500


def test_the_rows_of_a_running_game_do_not_tell_how_often_others_chose() -> None:
    """In one world the others choose out of sight and take back, in the other they do not."""
    read: list[list[Row]] = []
    shown: list[int] = []
    for busy in (True, False):
        table = table_of(3)
        if busy:
            for turn in range(2):
                lay(table, 1)
                lay(table, 2)
                if turn == 0:
                    table.accept(table.propose_undo(2, table.number(2)))
        lay(table, 0)
        table.accept(table.propose_undo(0, table.number(0)))
        lay(table, 0)
        read.append(table.rows_for(0))
        shown.append(table.number_of(0, table.shown_from(0)))

    assert read[0] == read[1]
    assert shown[0] == shown[1]
    assert [row.seq for row in read[0]] == [1, 2, 3]
    assert read[0][1].choice == "1"

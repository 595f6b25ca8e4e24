"""The laws of `igroteka.lab.laws`, each on random games of every game, seat count and variant."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from igroteka.kernel.state import State
from igroteka.lab import laws
from igroteka.lab.laws import Moment, Record
from tests.laws.walks import Table, every_table, main_tables, record, walk


def hold(law: Callable[[Moment], None], table: Table, seed: int, every: int = 1) -> None:
    """A law of a position, at every so many decisions of one random game."""
    game = table.rules()
    chance = Random(seed)
    for number, (s, seat, action) in enumerate(walk(table, seed)):
        if number % every == 0:
            law(Moment(game, s, seat, action, chance))


def hold_for_games(law: Callable[[Record], None], table: Table, *seeds: int) -> None:
    """A law of a whole game."""
    for seed in seeds:
        law(record(table, seed))


@every_table
def test_1_whoever_waits_can_choose_and_nobody_else_can(table: Table) -> None:
    hold(laws.whoever_waits_can_choose_and_nobody_else_can, table, 1)


@every_table
def test_2_options_are_distinct_and_depend_on_the_position_alone(table: Table) -> None:
    hold(laws.options_are_distinct_and_depend_on_the_position_alone, table, 2, 5)


@main_tables
def test_3_every_option_can_be_taken(table: Table) -> None:
    hold(laws.every_option_can_be_taken, table, 3, 9)


@every_table
def test_4_options_are_exactly_what_nothing_speaks_against(table: Table) -> None:
    hold(laws.options_are_exactly_what_nothing_speaks_against, table, 5, 25)


@main_tables
def test_4_anything_else_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    hold(laws.anything_else_is_refused_with_a_reason_and_changes_nothing, table, 4, 20)


@main_tables
def test_5_a_clone_is_equal_and_shares_nothing_that_changes(table: Table) -> None:
    hold(laws.a_clone_is_equal_and_shares_nothing_that_changes, table, 7, 12)


@every_table
def test_6_saving_and_loading_changes_nothing(table: Table) -> None:
    hold(laws.saving_and_loading_changes_nothing, table, 6, 3)


@main_tables
def test_6_a_loaded_game_plays_on_identically(table: Table) -> None:
    hold_for_games(laws.a_loaded_game_plays_on_identically, table, 9)


@main_tables
def test_6_a_save_is_small(table: Table) -> None:
    hold(laws.a_save_is_small, table, 11, 20)


@every_table
def test_7_the_same_seed_and_actions_give_the_same_end(table: Table) -> None:
    game = table.rules()
    hold_for_games(laws.the_same_seed_and_actions_give_the_same_end, table, 8)
    one, other = record(table, 8).end, record(table, 10).end
    assert laws.written(game, one) != laws.written(game, other)


@every_table
def test_8_pieces_are_conserved(table: Table) -> None:
    hold_for_games(laws.pieces_are_conserved, table, 12, 13)


@every_table
def test_9_what_others_hide_does_not_change_my_view(table: Table) -> None:
    hold(laws.what_others_hide_does_not_change_my_view, table, 14, 12)


@every_table
def test_9_no_view_holds_dice_or_pending_steps(table: Table) -> None:
    hold(laws.no_view_holds_dice_or_pending_steps, table, 15, 40)


@every_table
def test_10_a_redealt_position_keeps_the_options_and_changes_the_dice(table: Table) -> None:
    hold(laws.a_redealt_position_keeps_the_options_and_changes_the_dice, table, 16, 15)


@main_tables
def test_10_a_redealt_position_can_be_played_to_the_end(table: Table) -> None:
    hold(laws.a_redealt_position_can_be_played_to_the_end, table, 17, 60)


@every_table
def test_11_every_game_ends(table: Table) -> None:
    hold_for_games(laws.every_game_ends, table, 18, 19)


@main_tables
def test_12_in_a_common_phase_the_order_of_answers_does_not_matter(table: Table) -> None:
    game = table.rules()
    chance = Random(21)
    tried = 0
    for s, seat, action in walk(table, 21):
        if len(game.waiting(s)) == s.seats and tried < 12:
            tried += 1
            now = Moment(game, s, seat, action, chance)
            laws.in_a_common_phase_the_order_of_answers_does_not_matter(now)
    assert tried


@every_table
def test_13_notation_goes_both_ways(table: Table) -> None:
    hold(laws.notation_goes_both_ways, table, 22)


@every_table
def test_14_score_lines_add_up_and_ranks_follow(table: Table) -> None:
    hold_for_games(laws.score_lines_add_up_and_ranks_follow, table, 24, 25)


@every_table
def test_16_listening_changes_nothing_and_silence_costs_nothing(table: Table) -> None:
    hold_for_games(laws.listening_changes_nothing_and_silence_costs_nothing, table, 26)


@every_table
def test_17_plausible_options_are_options_and_never_none(table: Table) -> None:
    hold(laws.plausible_options_are_options_and_never_none, table, 27)


@every_table
def test_18_open_choices_take_what_is_within_bounds_and_nothing_else(table: Table) -> None:
    hold(laws.open_choices_take_what_is_within_bounds_and_nothing_else, table, 28)


@every_table
def test_19_what_an_action_would_do_changes_nothing_and_tells_nothing_hidden(table: Table) -> None:
    law = laws.what_an_action_would_do_changes_nothing_and_tells_nothing_hidden
    hold(law, table, 29, 20)


@main_tables
def test_20_every_field_is_declared_once(table: Table) -> None:
    hold(laws.every_field_is_declared_once, table, 30, 100)


@every_table
def test_21_rounds_never_go_back(table: Table) -> None:
    hold_for_games(laws.rounds_never_go_back, table, 33)


@every_table
def test_22_the_last_standing_is_the_score(table: Table) -> None:
    hold_for_games(laws.the_last_standing_is_the_score, table, 34, 35)


@every_table
def test_23_events_name_seats_and_elements(table: Table) -> None:
    hold_for_games(laws.events_name_seats_and_elements, table, 37)


@every_table
def test_24_without_a_barrier_nothing_hidden_is_learned(table: Table) -> None:
    hold(laws.without_a_barrier_nothing_hidden_is_learned, table, 39, 4)


@every_table
def test_25_what_was_dealt_before_does_not_matter_when_dealing_anew(table: Table) -> None:
    hold(laws.what_was_dealt_before_does_not_matter_when_dealing_anew, table, 41, 40)


def test_every_law_of_the_house_is_tested_here() -> None:
    tested = {name.split("_", 2)[2] for name in globals() if name.startswith("test_")}

    for law in (*laws.OF_A_POSITION, *laws.OF_A_GAME):
        assert law.__name__ in tested
    with pytest.raises(laws.BrokenLaw, match="found"):
        laws.hold(False, "found")


@main_tables
def test_all_choices_for_so_many_seats_go_together(table: Table) -> None:
    """What a form may offer side by side can be set up."""
    game = table.rules()
    names = [option.name for option in game.meta.options]
    for choices in product(*[option.choices_for(table.seats) for option in game.meta.options]):
        s: State = game.setup(table.seats, 1, dict(zip(names, choices, strict=True)))
        assert game.waiting(s)

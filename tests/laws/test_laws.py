"""The laws, each on random games of every game, seat count and variant."""

from __future__ import annotations

import json
from random import Random

import pytest

from igroteka.kernel.actions import Action
from igroteka.kernel.errors import IllegalAction
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.kernel.step import Step
from tests.laws.walks import Table, choose, every_table, final, main_tables, walk, written

SPECTATOR = -1


@every_table
def test_1_whoever_waits_can_choose_and_nobody_else_can(table: Table) -> None:
    game = table.rules()
    for s, _, _ in walk(table, 1):
        for seat in range(SPECTATOR, s.seats + 1):
            can = bool(game.options(s, seat)) or game.open_range(s, seat) is not None
            assert can == (seat in game.waiting(s))


@every_table
def test_2_options_are_distinct_and_depend_on_the_position_alone(table: Table) -> None:
    game = table.rules()
    for number, (s, seat, _) in enumerate(walk(table, 2)):
        options = game.options(s, seat)
        assert len(set(options)) == len(options)
        if number % 10 == 0:
            assert game.options(s.clone(), seat) == options
            assert game.options(game.load(game.save(s)), seat) == options


@main_tables
def test_3_every_option_can_be_taken(table: Table) -> None:
    game = table.rules()
    for number, (s, seat, _) in enumerate(walk(table, 3)):
        if number % 9 == 0:
            for action in game.options(s, seat):
                game.play(s.clone(), seat, action)


@every_table
def test_4_options_are_exactly_what_nothing_speaks_against(table: Table) -> None:
    game = table.rules()
    for number, (s, seat, _) in enumerate(walk(table, 5)):
        if number % 25 == 0:
            allowed = {
                action.text for action in game.actions.all if not game.why_not(s, seat, action)
            }
            assert allowed == {action.text for action in game.options(s, seat)}
            assert allowed <= {action.text for action in game.candidates(s, seat)} | allowed


@main_tables
def test_4_anything_else_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    game = table.rules()
    chance = Random(4)
    for number, (s, seat, _) in enumerate(walk(table, 4)):
        if number % 20:
            continue
        before = written(game, s)
        for action in chance.sample(game.actions.all, min(60, len(game.actions.all))):
            other = chance.randrange(s.seats)
            if game.why_not(s, other, action):
                with pytest.raises(IllegalAction) as refused:
                    game.play(s, other, action)
                assert refused.value.refusal.code in game.clause_of
                assert refused.value.refusal.clause
        assert written(game, s) == before
        assert seat in game.waiting(s)


@main_tables
def test_5_a_clone_is_equal_and_shares_nothing_that_changes(table: Table) -> None:
    game = table.rules()
    chance = Random(5)
    for number, (s, _, _) in enumerate(walk(table, 7)):
        if number % 12:
            continue
        before = written(game, s)
        twin = s.clone()
        assert written(game, twin) == before
        assert_apart(s, twin, type(s).__name__)
        for _ in range(12):
            if game.waiting(twin):
                seat = chance.choice(game.waiting(twin))
                game.apply(twin, seat, choose(game, twin, seat, chance))
        assert written(game, s) == before


def fields_of(thing: object) -> list[str]:
    """The names of an object's fields, interpreted or compiled."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def assert_apart(one: object, other: object, where: str) -> None:
    """The same values in different containers; steps never change and may be shared."""
    assert type(one) is type(other), where
    if isinstance(one, Step | str | int | float | None):
        if not isinstance(one, Step):
            assert one == other, where
    elif isinstance(one, list):
        assert isinstance(other, list)
        assert one is not other, f"{where} is shared"
        assert len(one) == len(other), where
        for index, (a, b) in enumerate(zip(one, other, strict=True)):
            assert_apart(a, b, f"{where}[{index}]")
    else:
        assert one is not other, f"{where} is shared"
        assert fields_of(one), f"{where} has fields"
        for name in fields_of(one):
            assert_apart(getattr(one, name), getattr(other, name), f"{where}.{name}")


@every_table
def test_6_saving_and_loading_changes_nothing(table: Table) -> None:
    game = table.rules()
    for number, (s, _, _) in enumerate(walk(table, 6)):
        if number % 3 == 0:
            data = written(game, s)
            again = game.load(json.loads(data))
            assert written(game, again) == data


@main_tables
def test_6_a_loaded_game_plays_on_identically(table: Table) -> None:
    game = table.rules()
    end = written(game, final(table, 9))
    moves = [(seat, action) for _, seat, action in walk(table, 9)]
    s = table.setup(9)
    for number, (seat, action) in enumerate(moves):
        if number % 40 == 0:
            s = game.load(json.loads(written(game, s)))
        game.play(s, seat, action)
    assert written(game, s) == end


@main_tables
def test_6_a_save_is_small(table: Table) -> None:
    game = table.rules()
    largest = 0
    for number, (s, _, _) in enumerate(walk(table, 11)):
        if number % 20 == 0:
            largest = max(largest, len(json.dumps(game.save(s), separators=(",", ":"))))
    assert largest <= 4096


@every_table
def test_7_the_same_seed_and_actions_give_the_same_end(table: Table) -> None:
    game = table.rules()
    assert written(game, final(table, 8)) == written(game, final(table, 8))
    assert written(game, final(table, 8)) != written(game, final(table, 10))


@every_table
def test_8_pieces_are_conserved(table: Table) -> None:
    game = table.rules()
    for seed in (12, 13):
        in_box = game.pieces(table.setup(seed))
        for s, _, _ in walk(table, seed):
            assert game.pieces(s) == in_box
        assert game.pieces(final(table, seed)) == in_box


@every_table
def test_9_what_others_hide_does_not_change_my_view(table: Table) -> None:
    game = table.rules()
    for number, (s, _, _) in enumerate(walk(table, 14)):
        if number % 12 == 0:
            for seat in range(SPECTATOR, s.seats):
                mine = json.dumps(game.view(s, seat))
                assert json.dumps(game.view(game.redeal(s, seat, number), seat)) == mine
                assert game.view(game.redeal(s, seat, number), SPECTATOR) == game.view(s, SPECTATOR)


@every_table
def test_9_no_view_holds_dice_or_pending_steps(table: Table) -> None:
    game = table.rules()
    for number, (s, _, _) in enumerate(walk(table, 15)):
        if number % 40 == 0:
            for seat in range(SPECTATOR, s.seats):
                seen = json.dumps(game.view(s, seat))
                for dice in [s.dice, *[player.dice for player in s.players]]:  # type: ignore[attr-defined]  # every game has players
                    assert f"{dice >> 32:x}" not in seen
                assert '"stack"' not in seen
                assert '"own"' not in seen


@every_table
def test_10_a_redealt_position_keeps_the_options_and_changes_the_dice(table: Table) -> None:
    game = table.rules()
    for number, (s, seat, _) in enumerate(walk(table, 16)):
        if number % 15 == 0:
            before = written(game, s)
            dealt = game.redeal(s, seat, number)
            assert written(game, s) == before
            assert game.options(dealt, seat) == game.options(s, seat)
            assert game.waiting(dealt) == game.waiting(s)
            assert game.pieces(dealt) == game.pieces(s)
            assert dealt.dice != s.dice
            assert written(game, dealt) == written(game, game.redeal(s, seat, number))


@main_tables
def test_10_a_redealt_position_can_be_played_to_the_end(table: Table) -> None:
    game = table.rules()
    chance = Random(10)
    for number, (s, seat, _) in enumerate(walk(table, 17)):
        if number % 60 == 0:
            dealt = game.redeal(s, seat, number)
            for _ in range(game.meta.max_decisions):
                if not game.waiting(dealt):
                    break
                mover = chance.choice(game.waiting(dealt))
                game.apply(dealt, mover, choose(game, dealt, mover, chance))
            assert game.waiting(dealt) == []


@every_table
def test_11_every_game_ends(table: Table) -> None:
    game = table.rules()
    for seed in (18, 19):
        assert len(list(walk(table, seed))) <= game.meta.max_decisions
        assert game.waiting(final(table, seed)) == []


@main_tables
def test_12_in_a_common_phase_the_order_of_answers_does_not_matter(table: Table) -> None:
    game = table.rules()
    chance = Random(12)
    tried = 0
    for s, _, _ in walk(table, 21):
        if len(game.waiting(s)) < s.seats or tried > 12:
            continue
        tried += 1
        answers = [answers_alone(game, s, seat, chance) for seat in range(s.seats)]
        one_by_one = s.clone()
        for seat, own in enumerate(answers):
            for action in own:
                game.apply(one_by_one, seat, action)
        mixed = s.clone()
        queue = [(seat, action) for seat, own in enumerate(answers) for action in own]
        while queue:
            index = chance.randrange(len(queue))
            seat, action = queue[index]
            first = next(i for i, (other, _) in enumerate(queue) if other == seat)
            seat, action = queue.pop(first)
            game.apply(mixed, seat, action)
        assert written(game, one_by_one) == written(game, mixed)
    assert tried


def answers_alone(game: AnyGame, s: State, seat: int, chance: Random) -> list[Action]:
    """What one seat answers in a common phase until it has finished its part, at most 40 times."""
    alone = s.clone()
    answers: list[Action] = []
    while len(game.waiting(alone)) == s.seats and len(answers) < 40:
        action = choose(game, alone, seat, chance)
        answers.append(action)
        game.apply(alone, seat, action)
    return answers


@every_table
def test_13_notation_goes_both_ways(table: Table) -> None:
    game = table.rules()
    for action in game.actions.all:
        assert game.parse(action.text) is action
        assert action.path, action
        assert all(":" in element or element in ("coins",) for element in action.path)
    for _, _, action in walk(table, 22):
        assert game.parse(action.text).text == action.text


@every_table
def test_14_score_lines_add_up_and_ranks_follow(table: Table) -> None:
    game = table.rules()
    for seed in (24, 25):
        sheets = game.scores(final(table, seed))
        # An automaton, if there is one, comes after the seats.
        assert [sheet.seat for sheet in sheets[: table.seats]] == list(range(table.seats))
        for sheet in sheets:
            assert sum(line.amount for line in sheet.lines) == sheet.total
            better = [o for o in sheets if (o.total, o.tiebreak) > (sheet.total, sheet.tiebreak)]
            assert sheet.rank == 1 + len(better)


@every_table
def test_16_listening_changes_nothing_and_silence_costs_nothing(table: Table) -> None:
    game = table.rules()
    heard = 0
    s = table.setup(26)
    s.listen()
    for _, seat, action in walk(table, 26):
        game.apply(s, seat, action)
        heard += len(s.heard())
    assert heard
    silent = final(table, 26)
    assert written(game, s) == written(game, silent)
    assert silent.heard() == []
    assert silent.ears is None


@every_table
def test_17_plausible_options_are_options_and_never_none(table: Table) -> None:
    game = table.rules()
    for s, seat, _ in walk(table, 27):
        if game.open_range(s, seat) is None:
            plausible = game.plausible(s, seat)
            assert plausible
            assert set(plausible) <= set(game.options(s, seat))
            assert not any(action.retracts for action in plausible)

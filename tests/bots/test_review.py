"""Reviews: values over a game, luck apart from choices, and better ways to go on."""

from __future__ import annotations

import pytest

from igroteka.bots.bot import Bot
from igroteka.bots.effort import Effort
from igroteka.bots.greedy_bot import GreedyBot
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.review import (
    Played,
    Reviewer,
    better_way,
    expected_change,
    row_of,
    same_row,
    values_of,
)
from igroteka.games import all_game_names, game_named
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

GAME = game_named("caravan")
SMALL = Effort(3, 1, 1, 60)


def played(game: AnyGame, seats: int, seed: int, bot: Bot, most: int) -> list[Played]:
    """The first choices of a game that a bot plays for all seats."""
    s: State = game.setup(seats, seed)
    found: list[Played] = []
    while game.waiting(s) and len(found) < most:
        seat = game.waiting(s)[-1]
        action = bot.choose(game, game.redeal(s, seat, len(found)), seat)
        found.append(Played(seat, action))
        game.apply(s, seat, action)
    return found


@pytest.mark.parametrize("name", all_game_names())
def test_luck_and_choices_add_up_to_what_the_values_changed(name: str) -> None:
    game = game_named(name)
    choices = played(game, game.meta.max_seats, 3, RandomBot(3), 25)
    s: State = game.setup(game.meta.max_seats, 3)
    reviewer = Reviewer(game, s, choices, [99] * s.seats, SMALL)
    begin = list(reviewer.values)
    end = list(begin)

    for seed in range(len(choices)):
        look = reviewer.look(seed)
        for seat in range(s.seats):
            end[seat] += look.expected[seat] + look.luck[seat]
        assert end == pytest.approx(look.values)

    assert end == pytest.approx(values_of(game, reviewer.s))


def test_without_chance_there_is_no_luck_and_with_it_the_mean_is_expected() -> None:
    choices = played(GAME, 3, 5, RandomBot(1), 60)
    s: State = GAME.setup(3, 5)
    reviewer = Reviewer(GAME, s, choices, [99] * 3, SMALL)
    quiet = lucky = 0
    for seed, one in enumerate(choices):
        before = s.clone()
        look = reviewer.look(seed)
        if any(look.luck):
            lucky += 1
            assert look.expected == expected_change(GAME, before, one, seed)
        else:
            quiet += 1
    assert quiet
    assert lucky


def test_hidden_things_change_neither_what_was_expected_nor_the_better_way() -> None:
    s: State = GAME.setup(3, 5)
    GAME.play(s, 1, GAME.options(s, 1)[0])
    other = GAME.redeal(s, 0, 99)
    assert GAME.save(s) != GAME.save(other)
    one = Played(0, GAME.options(s, 0)[0])

    assert expected_change(GAME, s, one, 4) == expected_change(GAME, other, one, 4)
    here, there = (better_way(GAME, x, 0, [one.action], 4, SMALL, 0.0) for x in (s, other))
    assert (here is None) == (there is None)
    if here is not None and there is not None:
        assert (here.gain, here.actions) == (there.gain, there.actions)


def test_a_row_is_what_a_seat_did_until_others_or_chance_had_a_say() -> None:
    choices = played(GAME, 2, 5, GreedyBot(1), 40)
    s: State = GAME.setup(2, 5)
    first = row_of(GAME, s, choices, 0)

    mine = [one.action for one in choices if one.seat == choices[0].seat]
    assert 1 <= len(first) < len(mine)
    assert first == mine[: len(first)]
    assert same_row(first, first[::-1])
    assert not same_row(first, mine)


def test_a_blunder_has_a_better_way_and_the_better_way_has_none() -> None:
    s: State = GAME.setup(2, 5)
    bad = [GAME.parse("lay scout")]  # it only draws another card

    found = better_way(GAME, s, 0, bad, 7, Effort(6, 3, 1, 60), 0.0)

    assert found is not None
    assert found.gain > 0.5
    assert sum(found.parts.values()) == pytest.approx(found.gain)
    assert (found.actions[0].text, found.played) == ("lay merchant", bad)
    assert better_way(GAME, s, 0, found.actions, 7, Effort(6, 3, 1, 60), 0.0) is None


def test_the_same_seeds_give_the_same_review() -> None:
    def told() -> list[object]:
        choices = played(GAME, 2, 5, RandomBot(1), 20)
        reviewer = Reviewer(GAME, GAME.setup(2, 5), choices, [0, 0], SMALL)
        looks = [reviewer.look(seed) for seed in range(len(choices))]
        return [
            (look.values, look.luck, look.better.gain if look.better else None) for look in looks
        ]

    assert told() == told()

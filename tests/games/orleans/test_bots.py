"""Bots at Orléans: how well they play, and what they cannot know."""

from __future__ import annotations

import pytest

from igroteka.bots.bot import ask
from igroteka.bots.registry import bot_named
from igroteka.games.orleans import GAME
from igroteka.lab.bench import bench
from igroteka.lab.simulate import simulate


def test_a_bot_does_not_know_what_others_have_planned() -> None:
    s = GAME.setup(3, 5)
    for action in ("place own_boatman farmhouse/1", "place own_craftsman farmhouse/2", "done"):
        GAME.play(s, 1, GAME.parse(action))
    other = GAME.redeal(s, 0, 99)
    assert GAME.save(s) != GAME.save(other)

    for seed in range(20):
        here = ask(bot_named("greedy", seed), GAME, s, 0)
        assert here is ask(bot_named("greedy", seed), GAME, other, 0)


@pytest.mark.slow
def test_the_greedy_bot_is_far_ahead_of_the_random_one() -> None:
    result = simulate("orleans", ["greedy", "greedy", "random", "random"], 24, seed=100)

    greedy, random = result.bots
    assert greedy.win_share > 0.9
    assert 75 <= greedy.mean <= 125
    assert 35 <= random.mean <= 62


def test_there_are_no_probes() -> None:
    assert bench("orleans", seats=2, seconds=0.05).probes == {}

"""Bots choose options, see nothing they may not, and repeat themselves for the same seed."""

from __future__ import annotations

import pytest

from igroteka.bots.bot import ask
from igroteka.bots.registry import BOTS, bot_named
from igroteka.games import TEMPLATE, game_named, game_names
from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.state import State


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", [TEMPLATE, *game_names()])
def test_a_bot_plays_a_whole_game_by_the_rules(name: str, bot: str) -> None:
    game = game_named(name)
    bots = [bot_named(bot, seat) for seat in range(game.meta.min_seats)]
    s: State = game.setup(game.meta.min_seats, 3)

    while game.waiting(s):
        seat = game.waiting(s)[0]
        game.play(s, seat, ask(bots[seat], game, s, seat))

    assert max(sheet.total for sheet in game.scores(s)) > 0


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_repeats_itself_for_the_same_seed(bot: str) -> None:
    game = game_named("orleans")
    s: State = game.setup(3, 1)

    choices = {ask(bot_named(bot, 7), game, s, 0).text for _ in range(5)}

    assert len(choices) == 1


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_does_not_change_the_position(bot: str) -> None:
    game = game_named("orleans")
    s: State = game.setup(4, 1)
    before = game.save(s)

    ask(bot_named(bot, 7), game, s, 2)

    assert game.save(s) == before


def test_a_bot_cannot_tell_positions_apart_that_differ_in_what_is_hidden() -> None:
    """It is asked at a redealt position, so equal views and equal own dice give equal choices."""
    game = game_named("orleans")
    s: State = game.setup(3, 5)
    for action in ("place own_boatman farmhouse/1", "place own_craftsman farmhouse/2", "done"):
        game.play(s, 1, game.parse(action))
    other = game.redeal(s, 0, 99)
    assert game.save(s) != game.save(other)

    for seed in range(20):
        here = ask(bot_named("greedy", seed), game, s, 0)
        assert here is ask(bot_named("greedy", seed), game, other, 0)


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownChoice, match="expected a bot among random, greedy; found 'deep'"):
        bot_named("deep", 0)

"""Bots choose options, see nothing they may not, and repeat themselves for the same seed."""

from __future__ import annotations

import pytest

from igroteka.bots.bot import Bot, ask
from igroteka.bots.effort import Effort
from igroteka.bots.registry import BOTS, bot_named
from igroteka.bots.search_bot import SearchBot
from igroteka.games import all_game_names, game_named
from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.state import State

THINKERS = ("strong", "expert")
QUICK = [bot for bot in BOTS if bot not in THINKERS]
DECISIONS = 16  # of a thinker, which would need minutes for a whole game


def hasty(name: str, seed: int) -> Bot:
    """A bot of this name; thinkers think less than they would, but in the same way."""
    return SearchBot(seed, name, Effort(3, 1, 1, 60)) if name in THINKERS else bot_named(name, seed)


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("name", all_game_names())
def test_a_bot_plays_a_whole_game_by_the_rules(name: str, bot: str) -> None:
    game = game_named(name)
    bots = [bot_named(bot, seat) for seat in range(game.meta.min_seats)]
    s: State = game.setup(game.meta.min_seats, 3)

    while game.waiting(s):
        seat = game.waiting(s)[0]
        game.play(s, seat, ask(bots[seat], game, s, seat))

    assert max(sheet.total for sheet in game.scores(s)) > 0


@pytest.mark.parametrize("name", all_game_names())
def test_a_bot_that_thinks_plays_by_the_rules(name: str) -> None:
    game = game_named(name)
    seats = game.meta.min_seats
    bots = [hasty(THINKERS[seat % 2], seat) for seat in range(seats)]
    s: State = game.setup(seats, 3)

    for _ in range(DECISIONS):
        if game.waiting(s):
            seat = game.waiting(s)[0]
            game.play(s, seat, ask(bots[seat], game, s, seat))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", all_game_names())
def test_a_bot_repeats_itself_for_the_same_seed(name: str, bot: str) -> None:
    game = game_named(name)
    s: State = game.setup(game.meta.max_seats, 1)
    seat = game.waiting(s)[0]

    choices = {ask(hasty(bot, 7), game, s, seat).text for _ in range(3)}

    assert len(choices) == 1


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", all_game_names())
def test_a_bot_does_not_change_the_position(name: str, bot: str) -> None:
    game = game_named(name)
    s: State = game.setup(game.meta.max_seats, 1)
    before = game.save(s)

    ask(hasty(bot, 7), game, s, game.waiting(s)[-1])

    assert game.save(s) == before


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_cannot_tell_positions_apart_that_differ_in_what_is_hidden(bot: str) -> None:
    """It is asked at a redealt position, so equal views and equal own dice give equal choices."""
    game = game_named("caravan")
    s: State = game.setup(3, 5)
    for _ in range(2):
        game.play(s, 1, game.options(s, 1)[0])
    other = game.redeal(s, 0, 99)
    assert game.save(s) != game.save(other)

    for seed in range(20):
        here = ask(hasty(bot, seed), game, s, 0)
        assert here is ask(hasty(bot, seed), game, other, 0)


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(
        UnknownChoice, match="among random, greedy, novice, casual, strong, expert; found 'deep'"
    ):
        bot_named("deep", 0)

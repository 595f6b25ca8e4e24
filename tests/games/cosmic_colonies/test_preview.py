"""What laying a tile would bring is told also where the next round brings chance."""

from __future__ import annotations

from random import Random

from igroteka.games import game_named
from igroteka.kernel import engine
from igroteka.lab.laws import choose


def test_the_points_of_a_tile_are_told_before_the_round_ends() -> None:
    game = game_named("cosmic_colonies")
    uncertain = 0
    for seed in range(6):
        s, chance = game.setup(2, seed), Random(seed)
        while game.waiting(s):
            seat = game.waiting(s)[0]
            action = choose(game, s, seat, chance)
            told = game.outcome(s, seat, action, seed)
            if action.verb == "lay":
                laid = s.clone()
                engine.take(laid, seat, action)
                points = game.scores(laid)[seat].total - game.scores(s)[seat].total
                assert sum([one.change for one in told.scores if one.seat == seat]) == points
                uncertain += not told.certain and points != 0
            game.apply(s, seat, action)

    assert uncertain > 3

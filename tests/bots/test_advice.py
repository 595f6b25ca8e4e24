"""Advice: every way to begin is compared on the same guesses, and told in points."""

from __future__ import annotations

import pytest

from igroteka.bots.advice import Advice, advise, lead_parts, ranked
from igroteka.bots.effort import Effort
from igroteka.bots.playouts import lead
from igroteka.games import all_game_names, game_named
from igroteka.kernel.dice import Chance
from igroteka.kernel.state import State

GAME = game_named("caravan")
SMALL = Effort(4, 2, 1, 60)


def begun() -> State:
    """A game of three at its first choice, redealt for the first seat."""
    return GAME.redeal(GAME.setup(3, 5), 0, 9)  # type: ignore[no-any-return]  # any game's state


@pytest.mark.parametrize("name", all_game_names())
def test_advice_names_options_of_the_seat(name: str) -> None:
    game = game_named(name)
    s: State = game.setup(game.meta.max_seats, 3)
    seat = game.waiting(s)[0]

    found = advise(game, game.redeal(s, seat, 1), seat, 1, Effort(3, 1, 1, 60))

    assert 1 <= len(found) <= 3
    for one in found:
        assert game.why_not(s, seat, one.actions[0]) is None
        assert one.playouts >= 1


def test_the_same_seed_gives_the_same_advice_and_changes_nothing() -> None:
    s = begun()
    before = GAME.save(s)

    one, two = (advise(GAME, s, 0, 7, SMALL) for _ in range(2))

    assert [(a.actions, a.worth, a.parts) for a in one] == [
        (a.actions, a.worth, a.parts) for a in two
    ]
    assert GAME.save(s) == before


def test_the_better_half_is_looked_at_again() -> None:
    found = advise(GAME, begun(), 0, 7, SMALL)

    playouts = [one.playouts for one in found]
    assert playouts == sorted(playouts, reverse=True)
    assert playouts[0] > playouts[-1] >= SMALL.playouts


def test_hidden_things_do_not_change_the_advice() -> None:
    s: State = GAME.setup(3, 5)
    GAME.play(s, 1, GAME.options(s, 1)[0])
    other = GAME.redeal(s, 0, 99)

    here, there = (advise(GAME, GAME.redeal(x, 0, 4), 0, 7, SMALL) for x in (s, other))

    assert [(a.actions, a.worth) for a in here] == [(a.actions, a.worth) for a in there]


def test_a_limit_ends_the_thinking() -> None:
    found = advise(GAME, begun(), 0, 7, Effort(4, 1000, 1, 60), seconds=0.01)

    assert 1 <= found[0].playouts < 1000


def test_worth_and_parts_are_means_and_differ_by_name() -> None:
    one, other = Advice([]), Advice([])
    one.add({"coins": 6.0, "rivals": -2.0})
    one.add({"coins": 2.0, "goods": 3.0, "rivals": -3.0})
    other.add({"coins": 4.0, "goods": 0.5, "rivals": -2.5})

    assert (one.worth, one.parts) == (3.0, {"coins": 4.0, "rivals": -2.5, "goods": 1.5})
    assert one.beyond(other) == {"goods": 1.0}
    assert ranked([other, one]) == [one, other]


@pytest.mark.parametrize("name", all_game_names())
def test_the_parts_add_up_to_the_value_and_to_the_lead(name: str) -> None:
    game = game_named(name)
    for seats in {game.meta.min_seats, game.meta.max_seats}:
        s: State = game.setup(seats, 3)
        chance = Chance(3)
        for _ in range(60):
            if not game.waiting(s):
                break
            seat = game.waiting(s)[0]
            assert sum(game.parts(s, seat).values()) == pytest.approx(game.value(s, seat))
            assert sum(lead_parts(game, s, seat).values()) == pytest.approx(lead(game, s, seat))
            game.apply(s, seat, game.plausible(s, seat, chance)[0])

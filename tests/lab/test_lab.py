"""Simulations add up and repeat themselves; the bench measures every figure it promises."""

from __future__ import annotations

import pytest

from igroteka.games import game_named
from igroteka.kernel.errors import UnknownChoice
from igroteka.lab.bench import bench
from igroteka.lab.match import play_match
from igroteka.lab.simulate import simulate


def test_the_same_seed_gives_the_same_match() -> None:
    game = game_named("orleans")

    one = play_match(game, ["greedy", "random", "random"], 5)
    two = play_match(game, ["greedy", "random", "random"], 5)

    assert one == two
    assert one != play_match(game, ["greedy", "random", "random"], 6)


def test_bots_change_seats_from_game_to_game_and_wins_add_up() -> None:
    result = simulate("caravan", ["greedy", "random", "random"], 12, workers=1)

    assert [bot.bot for bot in result.bots] == ["greedy", "random"]
    assert [bot.games for bot in result.bots] == [12, 24]
    assert sum(bot.win_share for bot in result.bots) == pytest.approx(1, abs=0.01)


def test_one_process_and_many_find_the_same() -> None:
    alone = simulate("caravan", ["random", "random"], 6, seed=3, workers=1)
    shared = simulate("caravan", ["random", "random"], 6, seed=3, workers=2)

    assert alone.bots == shared.bots
    assert alone.decisions == shared.decisions


@pytest.mark.slow
def test_the_greedy_bot_is_far_ahead_of_the_random_one() -> None:
    result = simulate("orleans", ["greedy", "greedy", "random", "random"], 24, seed=100)

    greedy, random = result.bots
    assert greedy.win_share > 0.9
    assert 75 <= greedy.mean <= 125
    assert 35 <= random.mean <= 62


def test_too_few_games_or_a_wrong_table_is_refused_before_anything_runs() -> None:
    with pytest.raises(UnknownChoice, match="at least 1 game"):
        simulate("caravan", ["random", "random"], 0)
    with pytest.raises(UnknownChoice, match="2 to 4 seats, found 5"):
        simulate("orleans", ["random"] * 5, 1)
    with pytest.raises(UnknownChoice, match="planning to be one of together, in_turn"):
        simulate("orleans", ["random"] * 2, 1, variant={"planning": "never"})


def test_the_bench_measures_all_figures() -> None:
    found = bench("orleans", seats=2, seconds=0.05).as_dict()

    for figure in ("decisions_per_s", "clones_per_s", "save_bytes", "calibration_ratio"):
        assert isinstance(found[figure], int | float)
        assert found[figure] > 0  # type: ignore[operator]  # checked above


def test_the_bench_runs_the_probes_of_a_game() -> None:
    probes = bench("cosmic_colonies", seats=2, seconds=0.05).probes

    assert list(probes) == ["places_of_a_tile"]
    assert probes["places_of_a_tile"].microseconds > 0
    assert probes["places_of_a_tile"].target == 60
    assert bench("orleans", seats=2, seconds=0.05).probes == {}


def test_a_simulation_counts_what_the_game_counts() -> None:
    game = game_named("cosmic_colonies")
    games = [play_match(game, ["random", "random"], seed) for seed in (3, 4)]
    result = simulate("cosmic_colonies", ["random", "random"], 2, seed=3, workers=1)

    counted = [seat["buildings"] for match in games for seat in match.statistics]
    assert result.bots[0].statistics["buildings"] == pytest.approx(sum(counted) / 4, abs=0.01)
    assert simulate("caravan", ["random", "random"], 1, workers=1).bots[0].statistics == {}


@pytest.mark.slow
def test_the_greedy_bot_builds_colonies_people_would_believe() -> None:
    """Other seeds than those its weights were found with."""
    for mode, points in (("basic", 45), ("advanced", 57)):
        result = simulate("cosmic_colonies", ["greedy"] * 3, 12, seed=9000, variant={"mode": mode})
        assert result.bots[0].mean > points
        assert 8 <= result.bots[0].statistics["buildings"] <= 9.5

"""Simulations add up and repeat themselves; the bench measures every figure it promises."""

from __future__ import annotations

import json

import pytest

from igroteka.bots.registry import LEVELS, SEARCHING
from igroteka.games import all_game_names, game_named, game_names
from igroteka.games.caravan.state import CaravanState
from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.probe import Probe
from igroteka.lab.bench import bench, deflated, is_compiled, probed
from igroteka.lab.match import play_match
from igroteka.lab.simulate import simulate
from tests.table.playing import seats_for

every_game = pytest.mark.parametrize("name", all_game_names())


@every_game
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    game = game_named(name)
    bots = ["greedy", "random", "random"][: seats_for(name, 3)]

    one = play_match(game, bots, 5)
    two = play_match(game, bots, 5)

    assert one == two
    assert one != play_match(game, bots, 6)


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


def test_too_few_games_or_a_wrong_table_is_refused_before_anything_runs() -> None:
    with pytest.raises(UnknownChoice, match="at least 1 game"):
        simulate("caravan", ["random", "random"], 0)
    with pytest.raises(UnknownChoice, match="2 to 4 seats, found 5"):
        simulate("caravan", ["random"] * 5, 1)
    varied = next(name for name in game_names() if game_named(name).meta.options)
    option = game_named(varied).meta.options[0]
    sentence = f"{option.name} to be one of {', '.join(option.choices)}"
    with pytest.raises(UnknownChoice, match=sentence):
        simulate(varied, ["random"] * 2, 1, variant={option.name: "never"})


@every_game
def test_the_bench_measures_all_figures_and_the_probes_of_a_game(name: str) -> None:
    result = bench(name, seats=seats_for(name, 2), seconds=0.05)

    found = result.as_dict()
    for figure in ("decisions_per_s", "clones_per_s", "save_bytes", "calibration_ratio"):
        assert isinstance(found[figure], int | float)
        assert found[figure] > 0  # type: ignore[operator]  # checked above
    for figure in ("microseconds_per_redeal", "microseconds_per_value", "playouts_per_s"):
        assert isinstance(found[figure], float)
        assert found[figure] > 0  # type: ignore[operator]  # checked above
    assert list(result.levels) == list(LEVELS)
    for level in LEVELS:
        assert result.levels[level].decisions_per_s > 0
        assert (result.levels[level].playouts_per_s > 0) == (level in SEARCHING)
    probes = game_named(name).probes()
    assert list(result.probes) == [probe.name for probe in probes]
    for probe in probes:
        missing = probe.prepare()
        assert result.probes[probe.name].missing == missing
        assert bool(missing) == (result.probes[probe.name].microseconds == 0)
        assert result.probes[probe.name].target == probe.target_of(is_compiled())
    parcels = game_named(name).parcels()
    assert list(result.parcels) == [parcel.name for parcel in parcels]
    for parcel in parcels:
        assert 0 < result.parcels[parcel.name].bytes <= result.parcels[parcel.name].target
    assert result.seconds_per_game > 0
    assert set(result.targets) <= set(found)
    assert result.save_bytes <= result.targets["save_bytes"]


@every_game
def test_a_simulation_counts_what_the_game_counts(name: str) -> None:
    bots = ["random"] * seats_for(name, 2)
    matches = [play_match(game_named(name), bots, seed) for seed in (3, 4)]
    counted = [seat for match in matches for seat in match.statistics]

    result = simulate(name, bots, 2, seed=3, workers=1)

    means = result.bots[0].statistics
    assert set(means) == {key for seat in counted for key in seat}
    for key, mean in means.items():
        assert mean == pytest.approx(sum(seat[key] for seat in counted) / len(counted), abs=0.01)


class Promising(Probe[CaravanState]):
    def __init__(self) -> None:
        super().__init__("nothing", "nothing at all", 8.0, 2.0)

        self.runs = 0

    def run(self, s: CaravanState) -> int:
        self.runs += 1
        return 1


def test_a_probe_may_have_another_target_on_the_compiled_build() -> None:
    assert [Promising().target_of(compiled) for compiled in (False, True)] == [8.0, 2.0]


def test_slow_work_is_not_done_in_every_position_when_the_time_is_over() -> None:
    caravan = game_named("caravan")
    probe = Promising()

    assert probed(probe, [caravan.setup(2, seed) for seed in range(9)], 0.0) > 0
    assert probe.runs == 1


def test_messages_of_one_socket_are_packed_as_the_server_packs_them() -> None:
    """The second of two equal messages is little more than a reference to the first."""
    message = json.dumps(list(range(300))).encode()

    first, second = deflated([message, message])

    assert second < 50 < first < len(message)


def test_the_template_counts_nothing_and_has_no_probes() -> None:
    assert simulate("caravan", ["random", "random"], 1, workers=1).bots[0].statistics == {}
    assert bench("caravan", seats=2, seconds=0.05).probes == {}

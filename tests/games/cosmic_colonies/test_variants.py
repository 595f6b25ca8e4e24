"""Chapters 8 to 10: the advanced mode, plans for the future, rank-and-file workers."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.abilities import Ability, Effect
from igroteka.games.cosmic_colonies.pieces import ASTEROIDS, GROUND, TERRAIN
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import ADVANCED, DECKS
from igroteka.kernel.errors import UnknownChoice
from tests.games.cosmic_colonies.support.positions import (
    DAY_AND_MORE,
    Seat,
    choose,
    ground_of,
    line,
    names,
    options,
    phase,
    play,
    store,
    table,
    turn,
)

CARDS = {2: 12, 3: 12, 4: 16, 5: 20}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_8_1_the_advanced_side_of_the_asteroids_is_up(seats: int) -> None:
    s = GAME.setup(seats, 3, {"mode": "advanced"})

    for seat in range(seats):
        assert ground_of(s, seat) == GROUND[1][s.players[seat].asteroid]
        players = GAME.view(s, seat)["players"]
        assert isinstance(players, list)
        assert players[seat]["side"] == "advanced"
        assert players[seat]["asteroid"] == ASTEROIDS[s.players[seat].asteroid]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_8_2_the_advanced_workers_are_dealt(seats: int) -> None:
    s = GAME.setup(seats, 3, {"mode": "advanced"})

    dealt = [card for player in s.players for card in player.hand]
    dealt += [*s.passing[0], *s.passing[1]]
    assert len(dealt) == CARDS[seats]
    assert sorted([*dealt, *s.box]) == list(range(25, 45))


def test_8_3_the_first_worker_uses_the_day_ability_the_second_the_night_ability() -> None:
    """The ice driller gathers better by day and builds cheaper by night."""
    s = table(
        Seat("water*3", hand="ice_driller pathfinder"),
        Seat(hand="drone_pilot robo_loader"),
        seats=2,
        mode="advanced",
    )
    day = s.clone()
    choose(day, "ice_driller", "drone_pilot")
    play(day, 1, "gather power")
    play(day, 0, "gather water")
    assert store(day) == {"water": 6}

    night = s.clone()
    choose(night, "pathfinder", "drone_pilot")
    play(night, 0, "gather power")
    play(night, 1, "gather minerals")
    choose(night, "ice_driller", "robo_loader")
    play(night, 0, "gather water")
    assert store(night) == {"water": 5, "power": 2}


def test_8_3_a_basic_worker_is_the_same_day_and_night() -> None:
    for night in (False, True):
        s = turn("hydrologist", Seat(""), night=night)
        play(s, 0, "gather water")
        assert store(s) == {"water": 4}


def as_much(night: Effect, day: Effect) -> bool:
    """Whether the effect of the night does the same as that of the day, or more of it."""
    same = [night.kind, night.tile, night.pay] == [day.kind, day.tile, day.pay]
    return same and night.amount >= day.amount


def includes(night: Ability, day: Ability) -> bool:
    """Whether the night ability does all that the day ability does."""
    for mine, yours in zip(night.effects, day.effects, strict=True):
        if any(not as_much(mine[n], yours[n]) for n in range(len(yours))):
            return False
    return (
        (night.areas, night.mode, night.both) == (day.areas, day.mode, day.both)
        and night.builds == day.builds
        and night.cost_delta <= day.cost_delta
        and night.cap_delta >= day.cap_delta
    )


@pytest.mark.parametrize("name", DAY_AND_MORE)
def test_8_4_some_night_abilities_are_the_day_ability_and_more(name: str) -> None:
    worker = next(worker for worker in DECKS[ADVANCED] if worker.id == name)

    assert includes(worker.by_night, worker.by_day)


def test_8_4_the_night_porter_carries_one_more_and_still_from_two_areas() -> None:
    """Case 40."""
    s = turn("night_porter", Seat(""), night=True, areas="water*3 minerals*3 power*3")

    play(s, 0, "gather water", "gather power")

    assert options(s, 0) == ["gather water", "gather power"]
    play(s, 0, "gather power")
    assert store(s) == {"water": 1, "power": 2}
    assert GAME.waiting(s) == [1]


def test_8_5_open_soil_is_worth_a_point_each_in_the_advanced_mode() -> None:
    s = table(mode="advanced")

    soil = TERRAIN[1][s.players[0].asteroid][3]
    assert line(s, 0, "soil") == soil.bit_count() == 14
    s.players[0].occupied = soil & ~(soil & -soil)
    assert line(s, 0, "soil") == 1


# --- plans for the future --------------------------------------------------------------------


def plans(**said: str) -> ColoniesState:
    """Two players with these cards."""
    return table(*[Seat(hand=text) for text in said.values()], seats=2, workers="plans")


def test_9_1_both_workers_are_chosen_before_the_first_is_shown() -> None:
    s = plans(a="hydrologist quartermaster", b="geologist engineer")
    play(s, 0, "play quartermaster")
    assert GAME.waiting(s) == [0, 1]
    play(s, 0, "play hydrologist")
    assert GAME.waiting(s) == [1]
    assert [player.revealed for player in s.players] == [0, 0]
    play(s, 1, "play geologist", "play engineer")

    assert phase(s) == "acting"
    assert [player.revealed for player in s.players] == [1, 1]
    assert names(s.players[0].played) == ["quartermaster", "hydrologist"]


def test_9_1_the_left_worker_acts_first_then_the_right_one_by_priority() -> None:
    s = plans(a="hydrologist surveyor", b="geologist engineer")
    play(s, 0, "play hydrologist", "play surveyor")
    play(s, 1, "play engineer", "play geologist")
    order = []
    while s.round == 1:
        seat = GAME.waiting(s)[0]
        order.append((seat, s.players[seat].revealed))
        GAME.play(s, seat, GAME.options(s, seat)[0])

    assert order == [(0, 1), (1, 1), (0, 2), (1, 2)]


def test_9_1_the_right_worker_stays_face_down_until_all_have_acted() -> None:
    s = plans(a="hydrologist surveyor", b="geologist engineer")
    play(s, 0, "play hydrologist", "play surveyor")
    play(s, 1, "play engineer", "play geologist")

    players = GAME.view(s, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["played"] == ["hydrologist"]
    assert "chosen" not in players[0]
    assert players[1]["chosen"] == ["geologist"]
    assert players[0]["hand_size"] == 3
    play(s, 0, "gather water")
    assert s.players[0].revealed == 1


# --- rank-and-file workers -------------------------------------------------------------------


def counting(a: str, b: str, mode: str = "basic", expansion_workers: str = "no") -> ColoniesState:
    """Two players who have chosen these two workers each."""
    s = table(
        Seat(hand=a),
        Seat(hand=b),
        seats=2,
        workers="rank_and_file",
        mode=mode,
        expansion_workers=expansion_workers,
    )
    for seat, text in enumerate((a, b)):
        for name in text.split():
            play(s, seat, f"play {name}")
    return s


def turns_of(s: ColoniesState) -> list[tuple[int, str]]:
    """Who acts with which worker until the round is over."""
    order: list[tuple[int, str]] = []
    while s.round == 1:
        seat = GAME.waiting(s)[0]
        player = s.players[seat]
        acting = (seat, names(player.played)[player.revealed - 1])
        if acting not in order:
            order.append(acting)
        GAME.play(s, seat, GAME.options(s, seat)[0])
    return order


def test_10_1_all_workers_act_in_one_ascending_row() -> None:
    """Case 42: {3, 4} and {2, 9}: 2, 3, 4, 9; one player acts twice in a row."""
    s = counting("dock_hand surveyor", "rigger trainee")

    assert turns_of(s) == [(1, "trainee"), (0, "dock_hand"), (0, "surveyor"), (1, "rigger")]


def test_10_1_a_worker_is_shown_when_its_number_is_called() -> None:
    s = counting("dock_hand surveyor", "rigger trainee")

    assert [player.revealed for player in s.players] == [0, 1]
    players = GAME.view(s, 0)["players"]
    assert isinstance(players, list)
    assert players[1]["played"] == ["trainee"]
    assert "chosen" not in players[1]


def test_10_1_the_lower_worker_is_the_day_worker_however_they_were_chosen() -> None:
    """By day the night porter carries two, by night the ice driller gains nothing more."""
    s = counting("ice_driller night_porter", "broker cost_engineer", mode="advanced")
    assert names(s.players[0].played) == ["night_porter", "ice_driller"]

    play(s, 0, "gather power", "gather power")
    assert store(s) == {"water": 1, "minerals": 1, "organics": 1, "power": 3}
    play(s, 0, "gather water")

    assert store(s) == {"water": 3, "minerals": 1, "organics": 1, "power": 3}


def test_10_1_with_the_expansion_counting_goes_on_to_twenty_five() -> None:
    s = counting("governor scout", "demolitionist architect", expansion_workers="yes")

    assert [seat for seat, _ in turns_of(s)] == [0, 1, 1, 0]


@pytest.mark.parametrize(
    "variant",
    [
        {"mode": "advanced"},
        {"workers": "plans"},
        {"workers": "rank_and_file"},
        {"cards": "chosen"},
        {"expansion_workers": "yes"},
    ],
)
def test_12_1_the_solo_game_has_one_mode(variant: dict[str, str]) -> None:
    ((name, choice),) = variant.items()
    with pytest.raises(UnknownChoice, match=f"expected 2 to 5 seats for {name}={choice}, found 1"):
        GAME.setup(1, 1, variant)


@pytest.mark.parametrize("seats", [2, 5])
def test_12_1_only_the_solo_game_has_a_difficulty(seats: int) -> None:
    with pytest.raises(UnknownChoice, match=f"expected 1 seat for difficulty=10, found {seats}"):
        GAME.setup(seats, 1, {"difficulty": "10"})

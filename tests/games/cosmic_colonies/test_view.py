"""What the screen gets, what stays hidden, and positions dealt anew for honest bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import RESOURCES
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import WORKERS
from tests.support.cosmic_colonies import (
    EACH_TWO,
    HABITAT,
    Seat,
    a_round_later,
    choose,
    hand,
    names,
    options,
    play,
    table,
    turn,
)


def view(s: ColoniesState, seat: int) -> Any:
    """A view as it goes over the wire."""
    return json.loads(json.dumps(GAME.view(s, seat)))


def test_the_table_in_a_view() -> None:
    s = turn(
        "engineer",
        Seat("minerals*2 organics", [HABITAT]),
        seats=4,
        areas="water*7 power*2",
        empty_slots="habitat/1",
        round=3,
    )
    seen = view(s, 0)

    expected = {
        "game": "cosmic_colonies",
        "seat": 0,
        "seats": 4,
        "round": 3,
        "rounds": 8,
        "phase": "acting",
        "waiting": [0],
        "areas": {"water": 7, "minerals": 0, "organics": 0, "power": 2},
        "area_limit": 7,
        "monuments": [],
        "passing": [0, 0],
        "picked": [],
    }
    assert {key: seen[key] for key in expected} == expected
    assert seen["slots"] == {
        "habitat": [False, True],
        "greenhouse": [True, True],
        "atmosphere_generator": [True, True],
        "power_plant": [True, True],
        "entertainment_complex": [True, True],
    }
    assert seen["tiles"]["habitat"] == 14
    assert seen["tiles"]["statue"] == 8
    assert seen["variant"] == {
        "mode": "basic",
        "workers": "one_by_one",
        "expansion": "no",
        "cards": "random",
        "difficulty": "7",
    }
    assert "automaton" not in seen


def test_a_player_in_a_view() -> None:
    s = turn("engineer", Seat("minerals*2 organics", [HABITAT], goal="goal_1"))
    mine = view(s, 0)["players"][0]
    others = view(s, 1)["players"][0]

    shared = {
        "asteroid": "vesta",
        "side": "basic",
        "resources": {"water": 0, "minerals": 2, "organics": 1, "power": 0},
        "storage": 9,
        "tiles": [{"building": "habitat", "squares": [[0, 2], [0, 3], [1, 2], [1, 3]]}],
        "monuments": [],
        "uncovered": {"crystal": 9, "ice": 13, "rock": 13, "soil": 9},
        "terrain_points": {"crystal": 0, "ice": 0, "rock": 0, "soil": 0},
        "set_points": 0,
        "built": {"habitat": 1},
        "played": ["engineer"],
        "hand_size": 3,
        "seen": [],
    }
    assert {key: mine[key] for key in shared} == shared
    assert {key: others[key] for key in shared} == shared
    assert (mine["score"], others["score"]) == (2, 0)
    assert (mine["goal"], mine["goal_points"]) == ("goal_1", 2)
    assert mine["hand"] == hand(s, 0)
    assert not {"hand", "goal", "goal_points", "chosen"} & set(others)


def test_the_automaton_in_a_view() -> None:
    s = table(seats=1, difficulty=8)
    play(s, 0, options(s, 0)[0])
    seen = view(s, 0)["automaton"]

    assert seen["deck"] == 9
    assert seen["cards"] == names(s.bot_cards)
    assert seen["difficulty"] == 8
    assert set(seen["resources"]) == set(RESOURCES)
    assert len(seen["built"]) == 5
    assert seen["score"] == GAME.scores(s)[1].total
    assert "hand" not in view(s, -1)["players"][0]


def test_what_was_shown_is_marked_in_the_order_of_acting() -> None:
    s = table(Seat(hand="contractor"), Seat(hand="scout"), Seat(hand="chemist"))
    assert view(s, 0)["order"] == []

    choose(s, "contractor", "scout", "chemist")

    assert view(s, -1)["order"] == [1, 2, 0]


# --- what a person may try -------------------------------------------------------------------


def test_all_areas_and_slots_may_be_tried() -> None:
    s = turn("dock_hand", Seat(EACH_TWO), seats=4)
    tried = [action.text for action in GAME.candidates(s, 0)]

    assert set(options(s, 0)) <= set(tried)
    assert "build habitat 2" in tried
    assert len(tried) == 4 + 10


@pytest.mark.parametrize("worker", ["architect", "contractor", "trader", "rigger", "governor"])
def test_every_option_may_be_tried(worker: str) -> None:
    s = turn(worker, Seat(EACH_TWO, [HABITAT]))
    for _ in range(3):
        seat = GAME.waiting(s)[0]
        assert set(GAME.options(s, seat)) <= set(GAME.candidates(s, seat))
        GAME.play(s, seat, GAME.options(s, seat)[-1])


# --- dealing anew ----------------------------------------------------------------------------


def hidden(s: ColoniesState, seat: int) -> str:
    """All that a seat may not know, as text."""
    return json.dumps(
        [
            [[player.hand, player.played, player.goal] for player in s.players],
            s.passing,
            s.box,
            s.goals_out,
            s.deck,
            seat,
        ]
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rounds", [0, 2])
def test_r19_others_cards_and_goals_are_dealt_anew(seats: int, rounds: int) -> None:
    s = GAME.setup(seats, 3)
    for _ in range(rounds):
        a_round_later(s)
    dealt = [GAME.redeal(s, 0, dice) for dice in range(25)]

    assert len({hidden(other, 0) for other in dealt}) > 5
    for other in dealt:
        assert other.players[0].hand == s.players[0].hand
        assert other.players[0].goal == s.players[0].goal
        assert GAME.view(other, 0) == GAME.view(s, 0)
        for seat in range(1, seats):
            assert set(s.players[seat].seen) <= {
                *other.players[seat].hand,
                *other.players[seat].played,
            }
    if seats < 5:
        assert len({other.players[1].goal for other in dealt}) > 1


def test_r19_goals_are_dealt_anew_while_cards_are_picked() -> None:
    s = GAME.setup(3, 1, {"cards": "chosen"})

    for seat in range(-1, 3):
        dealt = [GAME.redeal(s, seat, dice) for dice in range(30)]
        for other in range(3):
            goals = {position.players[other].goal for position in dealt}
            assert (len(goals) == 1) == (other == seat)


def test_r19_a_picked_game_deals_only_cards_that_were_picked() -> None:
    s = GAME.setup(2, 1, {"cards": "chosen"})
    play(s, 0, *[f"pick {WORKERS[n].id}" for n in range(12)])

    for dice in range(10):
        assert GAME.redeal(s, 0, dice).box == s.box == list(range(12, 20))


def test_r19_the_deck_of_a_solo_game_is_unknown() -> None:
    s = GAME.setup(1, 1)
    dealt = [GAME.redeal(s, 0, dice) for dice in range(10)]

    assert len({tuple(other.deck) for other in dealt}) > 5
    assert {tuple(other.players[0].hand) for other in dealt} == {tuple(s.players[0].hand)}
    assert len({tuple(GAME.redeal(s, -1, dice).players[0].hand) for dice in range(10)}) > 5


def test_r19_while_counting_nobody_holds_a_number_that_was_called() -> None:
    s = table(
        Seat(hand="dock_hand surveyor"),
        Seat(hand="rigger trainee"),
        seats=2,
        workers="rank_and_file",
    )
    play(s, 0, "play dock_hand", "play surveyor")
    play(s, 1, "play rigger", "play trainee", "gather water", "gather power")
    while s.players[0].revealed == 1:
        play(s, 0, options(s, 0)[0])
    called = max([WORKERS[n].priority for p in s.players for n in p.played[: p.revealed]])

    for dice in range(60):
        for seat in (-1, 0, 1):
            other = GAME.redeal(s, seat, dice)
            for player in other.players:
                waiting = player.played[player.revealed :]
                assert all(WORKERS[n].priority > called for n in waiting)
                assert player.played == sorted(player.played)

"""Chapter 1, set-up: what lies where before the first decision."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import ASTEROIDS, BUILDINGS, GOALS
from igroteka.games.cosmic_colonies.workers import WORKERS
from igroteka.kernel.errors import UnknownChoice
from tests.games.cosmic_colonies.support.positions import (
    areas,
    hand,
    line,
    names,
    options,
    phase,
    play,
    refusal,
    store,
    supply,
)

EACH = {"water": 1, "minerals": 1, "organics": 1, "power": 1}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
CARDS = {2: 12, 3: 12, 4: 16, 5: 20}


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@SEATS
def test_1_1_two_to_five_play_in_one_of_two_modes(seats: int, mode: str) -> None:
    s = GAME.setup(seats, 5, {"mode": mode})

    assert s.advanced == (mode == "advanced")
    assert GAME.waiting(s) == list(range(seats))


def test_1_1_nobody_plays_with_six_or_in_another_mode() -> None:
    with pytest.raises(UnknownChoice, match="expected 1 to 5 seats, found 6"):
        GAME.setup(6, 1)
    with pytest.raises(UnknownChoice, match="expected mode to be one of basic, advanced"):
        GAME.setup(3, 1, {"mode": "expert"})


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_1_2_the_side_of_the_board_depends_on_the_number_of_players(seats: int, each: int) -> None:
    s = GAME.setup(seats, 5)

    assert s.slots_each() == each
    assert len(s.slots) == 5 * each


@SEATS
def test_1_3_each_area_begins_with_as_many_resources_as_there_are_players(seats: int) -> None:
    s = GAME.setup(seats, 5)

    assert areas(s) == dict.fromkeys(EACH, seats)


@pytest.mark.parametrize(("seats", "left"), [(2, 15), (3, 15), (4, 14), (5, 14)])
def test_1_4_every_slot_begins_with_a_tile_of_its_building(seats: int, left: int) -> None:
    s = GAME.setup(seats, 5)

    assert all(s.slots)
    assert s.tiles[:5] == [left] * 5


@SEATS
def test_1_5_the_rest_is_the_supply_and_everybody_begins_in_round_one_without_points(
    seats: int,
) -> None:
    s = GAME.setup(seats, 5)

    assert supply(s) == dict.fromkeys(EACH, 25 - 2 * seats)
    assert dict(zip(BUILDINGS[5:], s.tiles[5:], strict=True)) == {"soylent_factory": 8, "statue": 8}
    assert s.round == 1
    for seat in range(seats):
        assert line(s, seat, "sets") == 0
        assert line(s, seat, "goal") == 0


@SEATS
def test_1_6_everybody_gets_an_asteroid_of_their_own_by_chance(seats: int) -> None:
    found = set()
    for seed in range(30):
        s = GAME.setup(seats, seed)
        rocks = [player.asteroid for player in s.players]
        assert len(set(rocks)) == seats
        assert s.side() == 0
        found |= set(rocks)
    assert found == set(range(len(ASTEROIDS)))


@SEATS
def test_1_7_everybody_begins_with_one_resource_of_each_type_and_no_tile(seats: int) -> None:
    s = GAME.setup(seats, 5)

    for seat in range(seats):
        assert store(s, seat) == EACH
        assert s.players[seat].kinds == []


@SEATS
def test_1_8_the_number_of_cards_depends_on_the_number_of_players(seats: int) -> None:
    """Case 4 and 5: 12, 12, 16 and 20 cards of the basic workers; the rest is out."""
    for seed in range(5):
        s = GAME.setup(seats, seed)
        dealt = [card for player in s.players for card in player.hand]
        dealt += [*s.passing[0], *s.passing[1]]
        assert len(set(dealt)) == CARDS[seats]
        assert sorted([*dealt, *s.box]) == list(range(20))


def test_1_8_the_cards_may_be_picked() -> None:
    s = GAME.setup(3, 1, {"cards": "chosen"})
    assert phase(s) == "picking"
    assert GAME.waiting(s) == [0]
    assert len(options(s, 0)) == 21

    picked = [WORKERS[n].id for n in range(12)]
    for name in picked:
        play(s, 0, f"pick {name}")

    assert phase(s) == "choosing"
    assert sorted([card for player in s.players for card in player.hand]) == list(range(12))
    assert s.box == list(range(12, 20))


def test_1_8_a_picked_card_cannot_be_picked_again() -> None:
    s = GAME.setup(3, 1, {"cards": "chosen"})
    play(s, 0, "pick trader")

    assert refusal(s, 0, "pick trader") == ("card_gone", "1.8")
    assert refusal(s, 0, "pick broker") == ("card_gone", "1.8")
    assert refusal(s, 0, "pick governor") == ("card_gone", "1.8")
    assert refusal(s, 0, "play scout") == ("not_now", "2.1")
    assert refusal(s, 1, "pick scout") == ("not_your_turn", "2.4")


@SEATS
def test_1_9_four_cards_are_dealt_to_each_hand(seats: int) -> None:
    s = GAME.setup(seats, 9)

    assert [len(player.hand) for player in s.players] == [4] * seats
    assert s.deck == []


def test_1_9_the_cards_are_shuffled() -> None:
    assert len({tuple(GAME.setup(5, seed).players[0].hand) for seed in range(20)}) > 15


@SEATS
def test_1_9_hands_are_secret(seats: int) -> None:
    s = GAME.setup(seats, 9)
    for viewer in range(-1, seats):
        players = GAME.view(s, viewer)["players"]
        assert isinstance(players, list)
        for seat in range(seats):
            assert ("hand" in players[seat]) == (seat == viewer)
            assert players[seat]["hand_size"] == 4
        if viewer >= 0:
            assert players[viewer]["hand"] == hand(s, viewer)


@SEATS
def test_1_10_everybody_gets_a_secret_goal_and_the_rest_is_out(seats: int) -> None:
    """Case 4: with five players all five goals are dealt."""
    s = GAME.setup(seats, 9)

    goals = [player.goal for player in s.players]
    assert sorted([*goals, *s.goals_out]) == list(range(len(GOALS)))
    assert len(s.goals_out) == 5 - seats
    for viewer in range(-1, seats):
        players = GAME.view(s, viewer)["players"]
        assert isinstance(players, list)
        for seat in range(seats):
            assert ("goal" in players[seat]) == (seat == viewer)


def test_1_11_two_players_lay_two_stacks_of_two_cards_between_them() -> None:
    """Case 5: 12 cards are 4 and 4 in the hands, 2 and 2 face down."""
    s = GAME.setup(2, 9)

    assert [len(cards) for cards in s.passing] == [2, 2]
    assert GAME.view(s, 0)["passing"] == [2, 2]
    assert len(set(names(s.passing[0]) + names(s.passing[1]) + hand(s, 0) + hand(s, 1))) == 12


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_11_only_two_players_use_that_board(seats: int) -> None:
    assert GAME.setup(seats, 9).passing == [[], []]

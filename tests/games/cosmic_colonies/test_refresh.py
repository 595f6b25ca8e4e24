"""Chapter 6, the refresh phase: resources, tiles, the round, and the cards that move on."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.rules.refresh import add_resources, fill_slots
from igroteka.games.cosmic_colonies.state import ColoniesState
from tests.games.cosmic_colonies.support.positions import (
    Seat,
    a_round_later,
    areas,
    choose,
    hand,
    names,
    phase,
    play,
    slot,
    supply,
    table,
)


def last_turns(s: ColoniesState) -> ColoniesState:
    """Everybody plays the first two cards of the hand and gathers; the round ends."""
    return a_round_later(s)


def test_6_1_after_round_eight_there_is_no_refresh() -> None:
    """Case 57: no resources, no tiles, no passing; the game is over."""
    s = table(round=8, seats=3)
    before = [hand(s, seat) for seat in range(3)]
    tokens = sum(s.areas)

    last_turns(s)

    assert phase(s) == "end"
    assert s.round == 8
    assert GAME.waiting(s) == []
    assert sum(s.areas) < tokens
    for seat in range(3):
        assert len(hand(s, seat)) == 2
        assert set(hand(s, seat)) < set(before[seat])
        assert len(s.players[seat].played) == 2


def test_6_1_before_that_there_is_one_after_every_round() -> None:
    s = table(round=7, seats=3)

    last_turns(s)

    assert s.round == 8
    assert phase(s) == "choosing"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_6_2_each_area_gets_as_many_as_there_are_players_and_keeps_what_lies_there(
    seats: int,
) -> None:
    s = table(seats=seats, areas="water minerals*2")
    before = supply(s)

    add_resources(s)

    assert areas(s) == {
        "water": min(seats + 1, 7 if seats > 3 else 5),
        "minerals": min(seats + 2, 7 if seats > 3 else 5),
        "organics": seats,
        "power": seats,
    }
    assert supply(s)["organics"] == before["organics"] - seats


@pytest.mark.parametrize(
    ("seats", "there", "then"),
    [(2, 4, 5), (2, 5, 5), (3, 4, 5), (3, 2, 5), (4, 5, 7), (4, 3, 7), (5, 7, 7), (5, 1, 6)],
)
def test_6_3_an_area_holds_five_or_seven(seats: int, there: int, then: int) -> None:
    """Case 1: three players, 4 + 3 gives 5. Case 2: four players, 5 + 4 gives 7."""
    s = table(seats=seats, areas=f"water*{there}")
    before = supply(s)["water"]

    add_resources(s)

    assert areas(s)["water"] == then
    assert supply(s)["water"] == before - (then - there)


def test_6_4_a_supply_that_runs_out_gives_what_it_has() -> None:
    """Case 54: five players, one water left: the area gets one."""
    s = table(seats=5, areas="power*2", supply={"water": 1})

    add_resources(s)

    assert areas(s) == {"water": 1, "minerals": 5, "organics": 5, "power": 7}
    assert supply(s)["water"] == 0
    add_resources(s)
    assert areas(s)["water"] == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_6_5_every_empty_slot_gets_one_tile(seats: int) -> None:
    s = table(seats=seats, empty_slots="habitat/1 power_plant/1")
    tiles = s.tiles.copy()

    fill_slots(s)

    assert all(slot == 1 for slot in s.slots)
    assert s.tiles == [tiles[0] - 1, tiles[1], tiles[2], tiles[3] - 1, *tiles[4:]]


def test_6_5_a_slot_stays_empty_when_the_tiles_are_used_up() -> None:
    s = table(seats=2, empty_slots="habitat/1")
    s.tiles[0] = 0

    fill_slots(s)

    assert not slot(s, "habitat/1")
    assert s.tiles[0] == 0


def test_6_6_the_round_marker_moves_on() -> None:
    s = table(round=3)

    last_turns(s)

    assert s.round == 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_6_7_the_two_used_workers_go_to_the_left_and_the_others_stay(seats: int) -> None:
    s = table(seats=seats)
    before = [hand(s, seat) for seat in range(seats)]
    used = [cards[:2] for cards in before]
    while s.round == 1:
        seat = GAME.waiting(s)[0]
        if phase(s) == "choosing":
            wanted = next(name for name in used[seat] if name in hand(s, seat))
            play(s, seat, f"play {wanted}")
        else:
            GAME.play(s, seat, GAME.options(s, seat)[0])

    for seat in range(seats):
        right = (seat - 1) % seats
        assert set(hand(s, seat)) == {*before[seat][2:], *used[right]}
        assert sorted(names(s.players[seat].seen)) == sorted(used[right])


def test_6_7_what_was_passed_is_known_to_all_until_it_is_played() -> None:
    s = last_turns(table(seats=3))
    known = names(s.players[1].seen)
    players = GAME.view(s, 0)["players"]
    assert isinstance(players, list)
    assert players[1]["seen"] == known
    assert len(known) == 2

    choose(s, hand(s, 0)[0], known[0], hand(s, 2)[0])

    assert names(s.players[1].seen) == [known[1]]


PASSING = ["scout trainee", "dock_hand surveyor"]


def two_players() -> ColoniesState:
    """Case 41: A holds 1 and 2, B holds 3 and 4; the hands begin with 5, 6 and 7, 8."""
    return table(
        Seat(hand="hydrologist geologist salvager sculptor"),
        Seat(hand="botanist electrician chemist quartermaster"),
        seats=2,
        passing=PASSING,
    )


def a_round_of(s: ColoniesState, mine: list[str], yours: list[str]) -> ColoniesState:
    """Both play these two cards, and gather."""
    before = s.round
    for n in range(2):
        choose(s, mine[n], yours[n])
        while phase(s) == "acting" and s.round == before:
            seat = GAME.waiting(s)[0]
            GAME.play(s, seat, GAME.options(s, seat)[0])
    return s


def test_6_8_two_players_take_from_the_right_and_then_lay_to_the_left() -> None:
    """Case 41: player 1 gets 3, 4 and player 2 gets 1, 2; A = 5, 6 and B = 7, 8."""
    s = a_round_of(two_players(), ["hydrologist", "geologist"], ["botanist", "electrician"])

    assert hand(s, 0) == ["dock_hand", "surveyor", "sculptor", "salvager"]
    assert hand(s, 1) == ["scout", "trainee", "chemist", "quartermaster"]
    assert [names(cards) for cards in s.passing] == [
        ["hydrologist", "geologist"],
        ["botanist", "electrician"],
    ]


def test_6_8_used_cards_reach_the_other_player_a_round_later() -> None:
    """Case 41, one round on: player 2 gets 5 and 6."""
    s = a_round_of(two_players(), ["hydrologist", "geologist"], ["botanist", "electrician"])
    a_round_of(s, ["dock_hand", "surveyor"], ["scout", "trainee"])

    assert hand(s, 1) == ["hydrologist", "geologist", "chemist", "quartermaster"]
    assert hand(s, 0) == ["botanist", "electrician", "sculptor", "salvager"]


def test_6_8_only_what_was_played_is_known_on_that_board() -> None:
    s = two_players()
    assert GAME.view(s, 0)["passing"] == [2, 2]

    a_round_of(s, ["hydrologist", "geologist"], ["botanist", "electrician"])

    assert GAME.view(s, -1)["passing"] == [
        ["hydrologist", "geologist"],
        ["botanist", "electrician"],
    ]
    assert [player.seen for player in s.players] == [[], []]


def test_6_8_who_takes_cards_nobody_has_seen_is_told_alone() -> None:
    s = two_players()
    s.listen()
    a_round_of(s, ["hydrologist", "geologist"], ["botanist", "electrician"])
    told = [event for event in s.heard() if event.code == "receives"]

    assert [(event.seat, event.only) for event in told] == [(0, 0), (1, 1)]
    assert told[0].args == {"workers": "dock_hand surveyor"}
    a_round_of(s, ["dock_hand", "surveyor"], ["scout", "trainee"])
    told = [event for event in s.heard() if event.code == "receives"]
    assert [(event.seat, event.only) for event in told] == [(0, -1), (1, -1)]

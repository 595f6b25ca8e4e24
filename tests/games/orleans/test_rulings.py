"""Rulings on the course of a round: first player, drawing, planning, actions, techs."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.kernel.errors import UnknownChoice
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_event,
    bag,
    coins,
    everybody_passes,
    filled_spaces,
    market,
    options,
    options_with,
    phase,
    place,
    play,
    player_seen,
    position,
    refusal,
    supply,
)

# --- R1 --------------------------------------------------------------------------------------


def test_r1_the_first_player_is_drawn_or_agreed_on() -> None:
    drawn = {GAME.setup(4, seed).first for seed in range(40)}
    agreed = {GAME.setup(4, seed, {"first_player": "3"}).first for seed in range(10)}

    assert drawn == {0, 1, 2, 3}
    assert agreed == {2}


@pytest.mark.parametrize(("seats", "choice"), [(2, "3"), (2, "4"), (3, "4")])
def test_r1_the_first_player_must_have_a_seat(seats: int, choice: str) -> None:
    with pytest.raises(UnknownChoice, match=f"seats for first_player={choice}, found {seats}"):
        GAME.setup(seats, 1, {"first_player": choice})


# --- R2 --------------------------------------------------------------------------------------


def test_r2_what_was_not_drawn_for_want_of_followers_may_be_returned() -> None:
    """The bag is empty, the limit is 4: four followers may come back from slots."""
    s = position(
        Seat(market=STARTERS, places={"castle": "farmer boatman .", "ship": "farmer boatman ."}),
        seats=2,
    )
    a_round_later(s)
    assert options(s, 0) == [
        "keep",
        "return castle/1",
        "return castle/2",
        "return ship/1",
        "return ship/2",
    ]

    play(s, 0, "return castle/1", "return castle/2", "return ship/1", "return ship/2")

    assert sum(market(s, 0).values()) == 8
    assert options_with(s, 0, "return") == []


def test_r2_first_the_number_then_the_draw_then_the_return() -> None:
    s = position(Seat(bag="knight knight", places={"castle": "farmer . ."}), seats=2)
    a_round_later(s)
    assert refusal(s, 0, "return castle/1") == ("not_now", "2.1")

    play(s, 0, "draw 1")

    assert market(s, 0)["knight"] == 1
    assert options(s, 0) == ["keep", "return castle/1"]


def test_r2_followers_of_the_town_hall_are_never_stuck() -> None:
    s = a_round_later(position(Seat(places={"town_hall": "monk ."}), seats=2))

    play(s, 0, "return town_hall/1")

    assert market(s, 0)["monk"] == 1


# --- R3 --------------------------------------------------------------------------------------


def test_r3_draws_and_plans_are_hidden_until_all_are_done() -> None:
    s = position(Seat(bag="knight knight"), Seat(bag="monk"), seats=2)
    a_round_later(s)
    before = player_seen(s, 0, 1)

    play(s, 0, "draw 2", "place own_farmer castle/1", "place knight ship/3", "done")

    hidden = player_seen(s, 0, 1)
    assert hidden["planning_done"] is True
    assert {k: v for k, v in hidden.items() if k != "planning_done"} == {
        k: v for k, v in before.items() if k != "planning_done"
    }
    assert player_seen(s, 0, -1)["places"] == before["places"]

    play(s, 1, "draw 1", "done")

    shown = player_seen(s, 0, 1)
    assert shown["bag_size"] == 0
    assert shown["market"] == {"knight": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}


def test_r3_in_turn_the_draws_are_shown_and_the_plans_are_open() -> None:
    s = GAME.setup(2, 7, {"planning": "in_turn", "first_player": "1"})
    for seat in (0, 1):
        play(s, seat, "place own_boatman farmhouse/1", "place own_craftsman farmhouse/2", "done")
    for seat in (0, 1):
        play(s, seat, "use farmhouse")
    everybody_passes(s)
    assert phase(s) == "followers"
    assert GAME.waiting(s) == [0, 1], "all draw at the same time"

    play(s, 1, "draw 3")
    assert player_seen(s, 1, 0)["bag_size"] == 3, "not yet shown"
    play(s, 0, "draw 3")

    assert phase(s) == "planning"
    assert GAME.waiting(s) == [1], "the second round begins with seat 1"
    assert player_seen(s, 1, 0)["bag_size"] == 0
    play(s, 1, "place own_farmer castle/1")
    seen = player_seen(s, 1, 0)["places"]
    assert isinstance(seen, dict)
    assert seen["castle"] == ["own_farmer", None, None]
    assert refusal(s, 0, "done") == ("not_your_turn", "3.5")


def test_r3_coin_matters_are_settled_from_the_first_player() -> None:
    s = position(*[Seat(coins=0, stock=3) for _ in range(3)], seats=3, first=2, event="harvest")

    at_event(s)

    assert GAME.waiting(s) == [2]


# --- R4 --------------------------------------------------------------------------------------


def test_r4_followers_return_when_the_action_is_completely_done() -> None:
    s = at_actions(position(Seat(filled="village"), seats=2))

    play(s, 0, "use village trader")
    assert place(s, 0, "village") == ["farmer", "boatman", "craftsman"]
    assert bag(s, 0) == {"trader": 1}, "the recruit is there at once"
    play(s, 0, "tile winery")

    assert place(s, 0, "village") == [".", ".", "."]
    assert bag(s, 0) == {"farmer": 1, "boatman": 1, "craftsman": 1, "trader": 1}


def test_r4_a_recruit_can_be_lost_to_the_plague_of_this_round() -> None:
    s = position(Seat(places={"castle": "own_farmer own_boatman own_trader"}), event="plague")
    lost = 0
    for seed in range(16):
        s = position(
            Seat(places={"castle": "own_farmer own_boatman own_trader"}),
            seats=2,
            event="plague",
            seed=seed,
        )
        at_actions(s)
        play(s, 0, "use castle")
        play(s, 1, "pass")
        play(s, 0, "pass")
        lost += "knight" not in bag(s, 0)

    assert 0 < lost < 16


# --- R5 --------------------------------------------------------------------------------------


def test_r5_the_last_space_of_the_boatman_track_has_no_coins() -> None:
    s = at_actions(position(Seat(filled="village", tracks={"boatman": 4}), seats=2))

    play(s, 0, "use village boatman")

    assert coins(s) == [5, 5]
    assert s.players[0].citizens == 1


# --- R6 --------------------------------------------------------------------------------------


def test_r6_one_may_be_sent_and_the_other_returns_to_the_bag() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), seats=2))

    play(s, 0, "use town_hall", "send knight city_wall", "enough")

    assert place(s, 0, "town_hall") == [".", "."]
    assert bag(s, 0) == {"monk": 1}, "as from every place, when its action is done"
    assert GAME.waiting(s) == [1]


def test_r6_there_is_one_action_for_each_filling() -> None:
    """The case players argue about: send one now and keep the other for a second action."""
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), seats=2))
    play(s, 0, "use town_hall", "send knight city_wall", "enough")
    play(s, 1, "pass")

    assert refusal(s, 0, "use town_hall") == ("nobody_to_send", "4.10a")


def test_r6_the_other_can_be_lost_to_the_plague_of_this_round() -> None:
    s = position(Seat(places={"town_hall": "monk knight"}), seats=2, event="plague")
    at_actions(s)
    monks = supply(s)["monk"]
    play(s, 0, "use town_hall", "send knight city_wall", "enough")

    everybody_passes(s)

    assert bag(s, 0) == {}
    assert supply(s)["monk"] == monks + 1


def test_r6_a_follower_of_the_tower_that_is_not_sent_stays() -> None:
    owner = Seat(tiles="gunpowder_tower", places={"gunpowder_tower": "monk knight"})
    s = at_actions(position(owner, seats=2))

    play(s, 0, "use gunpowder_tower", "send knight city_wall", "enough")
    assert place(s, 0, "gunpowder_tower") == ["monk", "."]
    assert bag(s, 0) == {}
    play(s, 1, "pass")
    play(s, 0, "use gunpowder_tower", "send monk cathedral")

    assert filled_spaces(s, "cathedral") == {"monk": 1}


ALL_MONKS = {"papal_conclave": "monk monk", "cathedral": "monk monk", "peace_treaty": "monk"}


def test_r6_if_only_one_fits_the_action_ends_with_it() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk knight"}), deeds=ALL_MONKS))

    play(s, 0, "use town_hall")
    assert {text.split()[1] for text in options(s, 0)} == {"knight"}
    play(s, 0, "send knight city_wall")

    assert GAME.waiting(s) == [1]
    assert place(s, 0, "town_hall") == [".", "."]
    assert bag(s, 0) == {"monk": 1}


def test_r6_without_anybody_who_fits_there_is_no_action() -> None:
    s = at_actions(position(Seat(places={"town_hall": "monk ."}), deeds=ALL_MONKS))

    assert refusal(s, 0, "use town_hall") == ("nobody_to_send", "4.10a")


# --- R7 --------------------------------------------------------------------------------------


def test_r7_a_follower_on_the_slot_blocks_a_tech() -> None:
    s = at_actions(position(Seat(techs=1, places={"castle": "own_farmer . ."}), seats=2))
    play(s, 0, "pass")

    assert refusal(s, 0, "tech castle/1") == ("slot_taken", "5.1")


def test_r7_techs_are_laid_right_after_the_own_pass() -> None:
    s = at_actions(position(Seat(techs=1), seats=2))

    play(s, 0, "pass")

    assert GAME.waiting(s) == [0], "before the neighbour's turn"


def test_r7_the_first_tech_counts_even_if_torture_took_it() -> None:
    s = position(
        Seat(coins=4, techs=1, places={"village": "tech . ."}),
        Seat(coins=9),
        seats=2,
        event="harvest",
    )
    at_event(s)
    play(s, 0, "give tech village/1")
    at_actions(s)
    play(s, 1, "pass")
    play(s, 0, "pass", "tech scriptorium/2")

    assert place(s, 0, "scriptorium") == [".", "tech"]


def test_r7_with_no_slot_for_it_a_tech_waits_without_a_question() -> None:
    """The first tech needs an empty farmer slot."""
    blocked = dict.fromkeys(["village", "university", "castle", "ship", "wagon"], "farmer . .")
    blocked["guildhall"] = "farmer . ."
    s = at_actions(position(Seat(techs=1, places=blocked), seats=2))

    play(s, 0, "pass")

    assert GAME.waiting(s) == [1]
    assert s.players[0].techs == 1


# --- R8 --------------------------------------------------------------------------------------


def test_r8_a_player_may_decline_to_remove_a_tile() -> None:
    s = GAME.setup(2, 3, {"exclusion": "yes", "first_player": "1"})
    order = []

    for choice in ("exclude nothing", "exclude school", "exclude winery", "exclude nothing"):
        order.append(GAME.waiting(s)[0])
        play(s, order[-1], choice)

    assert order == [0, 1, 0, 1], "two rounds of one tile each"
    assert len(s.tiles) == 18
    assert phase(s) == "planning"


# --- R9 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [7, 12, 25])
def test_r9_the_marker_does_not_leave_a_coin_space_backwards(space: int) -> None:
    s = at_event(position(Seat(coins=4, development=space), event="harvest"))

    assert refusal(s, 0, "give development") == ("coin_space", "10.4")


def test_r9_the_marker_does_not_go_below_the_first_space() -> None:
    s = at_event(position(Seat(coins=4), event="harvest"))

    assert refusal(s, 0, "give development") == ("nothing_to_give", "10.4")


def test_r9_back_over_a_star_the_level_drops() -> None:
    s = at_event(position(Seat(coins=4, development=15), event="harvest"))
    assert s.players[0].level() == 4

    play(s, 0, "give development")

    assert (s.players[0].development, s.players[0].level()) == (14, 3)

"""Chapters 2 and 3: the rounds and their seven phases."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.games.orleans.pieces import EVENTS
from tests.games.orleans.support.positions import (
    Seat,
    a_round_later,
    at_actions,
    at_event,
    at_planning,
    bag,
    coins,
    everybody_done,
    everybody_passes,
    market,
    options,
    options_with,
    phase,
    place,
    play,
    position,
    refusal,
    track,
)

NO_STARTERS = "own_farmer own_boatman own_craftsman own_trader"  # in the bag, off the market


def farmers(*steps: int) -> list[Seat]:
    """Players whose markers stand so far on the farmer track."""
    return [Seat(tracks={"farmer": number}) for number in steps]


def test_2_1_a_round_has_seven_phases_in_order() -> None:
    s = position(Seat(filled="farmhouse"), seats=2, round=4, event="income", next_event="taxes")
    s.listen()

    at_actions(s)
    play(s, 0, "use farmhouse")
    everybody_passes(s)

    told = [event.code for event in s.heard()]
    marks = ["shown", "uses", "passes", "coins", "hourglass"]
    assert list(dict.fromkeys([code for code in told if code in marks])) == marks
    assert coins(s) == [5 + 1 + 1, 5 + 1], "Income for both, then the census for the farmer"
    assert s.round == 5
    assert phase(s) == "planning"


def test_2_1_the_game_has_eighteen_rounds() -> None:
    s = GAME.setup(2, seed=5)
    rounds = []
    while GAME.waiting(s):
        if s.round not in rounds:
            rounds.append(s.round)
        seat = GAME.waiting(s)[0]
        stop = [a for a in GAME.options(s, seat) if a.stops]
        GAME.play(s, seat, (stop or GAME.options(s, seat))[0])

    assert rounds == list(range(1, 19))
    assert phase(s) == "end"


def test_3_1_the_next_tile_of_the_stack_is_turned_over() -> None:
    s = position(seats=2, round=4, event="income", next_event="plague")
    assert GAME.view(s, 0)["event"] == "income"

    a_round_later(s)

    assert s.round == 5
    assert EVENTS[s.event()] == "plague"
    assert GAME.view(s, 0)["event"] == "plague"


def test_3_1_the_game_ends_with_the_round_of_the_last_tile() -> None:
    s = position(seats=2, round=18, event="income")

    at_event(s)

    assert GAME.waiting(s) == []
    assert s.round == 18
    assert coins(s) == [6, 6], "the event of the last round still happens"


def test_3_1_the_event_is_known_before_planning() -> None:
    s = position(seats=2, round=4, event="income", next_event="plague")

    a_round_later(s)

    assert phase(s) == "planning"
    assert GAME.view(s, -1)["event"] == "plague"
    assert GAME.view(s, -1)["events_past"] == ["pilgrimage", "plague", "plague", "income"]


def test_3_2_the_example_of_the_rulebook() -> None:
    """T06: alone in front takes a coin, alone at the back pays one."""
    s = position(*farmers(3, 2, 2, 0))

    a_round_later(s)

    assert coins(s) == [6, 5, 5, 4]


@pytest.mark.parametrize(
    ("steps", "after"),
    [
        ((3, 3, 1, 0), [5, 5, 5, 4]),  # T07
        ((3, 1, 0, 0), [6, 5, 5, 5]),
        ((2, 2, 0, 0), [5, 5, 5, 5]),
        ((0, 0, 0, 0), [5, 5, 5, 5]),
        ((1, 0, 0, 0), [6, 5, 5, 5]),
        ((8, 8, 8, 7), [5, 5, 5, 4]),
    ],
)
def test_3_2_each_end_of_the_track_is_judged_apart(
    steps: tuple[int, ...], after: list[int]
) -> None:
    """T07: a tie for the front gives nobody a coin, and does not spare the last."""
    s = position(*farmers(*steps))

    a_round_later(s)

    assert coins(s) == after


def test_3_2_in_the_first_round_all_are_tied() -> None:
    assert coins(GAME.setup(4, seed=3)) == [5, 5, 5, 5]


def test_3_2a_alone_at_the_back_one_pays_a_coin() -> None:
    s = position(*farmers(2, 1, 2), seats=3)

    a_round_later(s)

    assert coins(s) == [5, 4, 5]


def test_3_2a_the_last_without_coins_is_tortured_for_one() -> None:
    """T09."""
    last = Seat(coins=0, tracks={"farmer": 0})
    s = position(*farmers(2, 1, 1), last)

    at_event(s)

    assert phase(s) == "census"
    assert GAME.waiting(s) == [3]
    assert GAME.view(s, 3)["missing"] == 1
    assert options(s, 3) == ["give station supply"], "a beginner has nothing else to lose"

    play(s, 3, "give station supply")

    assert s.players[3].stations_left == 9
    assert phase(s) == "planning"


def test_3_2b_with_two_players_the_last_pays_nothing() -> None:
    s = position(*farmers(2, 0), seats=2)

    a_round_later(s)

    assert coins(s) == [6, 5]


@pytest.mark.parametrize(
    ("knights", "limit"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)], ids=str
)
def test_3_3_the_knight_track_limits_the_draw(knights: int, limit: int) -> None:
    """T10: 4, 5, 6, 7, 7, 8."""
    full = "monk monk monk monk monk monk monk monk " + NO_STARTERS
    s = position(Seat(bag=full, tracks={"knight": knights}), seats=2)

    a_round_later(s)

    assert options(s, 0) == [f"draw {number}" for number in range(limit, -1, -1)]
    if limit < 8:
        assert refusal(s, 0, f"draw {limit + 1}") == ("too_many_drawn", "3.3a")


def test_3_3_the_example_of_the_rulebook() -> None:
    """T11: green may draw 4, yellow and blue 6, red 8."""
    full = "monk monk monk " + NO_STARTERS + " farmer"
    s = position(*[Seat(bag=full, tracks={"knight": n}) for n in (0, 2, 2, 5)])

    a_round_later(s)

    assert [options(s, seat)[0] for seat in range(4)] == ["draw 4", "draw 6", "draw 6", "draw 8"]


def test_3_3_drawn_followers_go_from_the_bag_to_the_market() -> None:
    s = position(Seat(bag="knight knight knight " + NO_STARTERS), seats=2)
    a_round_later(s)

    play(s, 0, "draw 3")

    assert sum(market(s, 0).values()) == 3
    assert sum(bag(s, 0).values()) == 4


def test_3_3_the_draw_is_random() -> None:
    seen = set()
    for seed in range(12):
        s = position(Seat(bag="knight " + NO_STARTERS), seats=2, seed=seed)
        a_round_later(s)
        play(s, 0, "draw 1")
        seen.add(next(iter(market(s, 0))))

    assert len(seen) > 2


def test_3_3a_nobody_draws_more_than_the_market_can_take() -> None:
    """T12: limit 8, three followers on the market, so at most five are drawn."""
    s = position(
        Seat(
            bag=NO_STARTERS + " monk monk monk monk monk",
            market="knight knight scholar",
            tracks={"knight": 5},
        ),
        seats=2,
    )

    a_round_later(s)

    assert options(s, 0)[0] == "draw 5"
    refused = GAME.why_not(s, 0, GAME.parse("draw 6"))
    assert refused is not None
    assert (refused.code, refused.clause, refused.numbers) == (
        "too_many_drawn",
        "3.3a",
        {"most": 5},
    )


def test_3_3a_followers_left_over_keep_their_spaces() -> None:
    s = position(
        Seat(bag=NO_STARTERS, market="knight knight scholar scholar monk monk monk monk"), seats=2
    )

    a_round_later(s)

    assert market(s, 0) == {"knight": 2, "scholar": 2, "monk": 4}
    assert options(s, 0)[0] == "done", "a full market draws nothing"


def test_3_3a_nobody_draws_more_than_the_bag_holds() -> None:
    s = position(Seat(bag="knight knight"), seats=2)

    a_round_later(s)

    assert options(s, 0) == ["draw 2", "draw 1", "draw 0"]


def test_3_3a_with_an_empty_bag_there_is_nothing_to_decide() -> None:
    """T05: so nobody draws in the first round."""
    s = GAME.setup(3, seed=3)

    for seat in range(3):
        assert options_with(s, seat, "draw") == []
        assert refusal(s, seat, "draw 0") == ("not_now", "2.1")


def test_3_4_any_number_of_followers_may_stay_on_the_market() -> None:
    s = position(seats=2)

    play(s, 0, "place own_boatman farmhouse/1", "done")

    assert market(s, 0) == {"own_farmer": 1, "own_craftsman": 1, "own_trader": 1}
    assert place(s, 0, "farmhouse") == ["own_boatman", "."]


def test_3_4_only_followers_of_the_market_can_be_laid() -> None:
    s = position(Seat(bag="knight"), seats=2)

    assert refusal(s, 0, "place knight ship/3") == ("no_such_follower", "3.4")


def test_3_4_the_example_of_the_rulebook() -> None:
    """A farmer takes a boatman and a craftsman on the farmhouse."""
    s = position(seats=2)

    play(s, 0, "place own_boatman farmhouse/1", "place own_craftsman farmhouse/2")
    everybody_done(s)

    assert options(s, 0) == ["pass", "use farmhouse"]


def test_3_4a_all_plan_at_the_same_time_in_any_order() -> None:
    one = position(seats=3)
    other = position(seats=3)

    play(one, 2, "place own_farmer castle/1", "done")
    play(one, 0, "done")
    play(one, 1, "place own_trader wagon/2", "done")
    play(other, 1, "place own_trader wagon/2")
    play(other, 0, "done")
    play(other, 2, "place own_farmer castle/1")
    play(other, 1, "done")
    play(other, 2, "done")

    assert phase(one) == "actions"
    assert GAME.save(one) == GAME.save(other)


def test_3_4a_on_request_planning_goes_in_turn_order() -> None:
    s = GAME.setup(3, 5, {"planning": "in_turn", "first_player": "2"})

    order = []
    while phase(s) == "planning":
        order.append(GAME.waiting(s))
        play(s, GAME.waiting(s)[0], "done")

    assert order == [[1], [2], [0]]


def test_3_4b_a_follower_goes_only_to_a_slot_of_its_kind() -> None:
    s = position(Seat(market="knight"), seats=2)

    assert refusal(s, 0, "place knight castle/1") == ("wrong_kind", "3.4b")
    assert refusal(s, 0, "place own_farmer castle/2") == ("wrong_kind", "3.4b")
    assert options_with(s, 0, "place")[-4:] == [
        "place own_trader university/3",
        "place own_trader castle/3",
        "place own_trader monastery/2",
        "place own_trader wagon/2",
    ]


def test_3_4b_a_slot_holds_one_follower() -> None:
    s = position(Seat(market="farmer", places={"castle": "own_farmer . ."}), seats=2)

    assert refusal(s, 0, "place farmer castle/1") == ("slot_taken", "3.4b")


def test_3_4b_a_tile_one_does_not_have_takes_no_follower() -> None:
    s = position(Seat(), Seat(tiles="hayrick"), seats=2)

    assert refusal(s, 0, "place own_farmer hayrick/1") == ("not_yours", "4.2c")


def test_3_4c_a_place_is_activated_when_all_its_slots_are_filled() -> None:
    s = at_actions(position(Seat(filled="castle", places={"ship": "farmer boatman ."}), seats=2))

    assert options(s, 0) == ["pass", "use castle"]
    assert refusal(s, 0, "use ship") == ("not_activated", "3.4c")


def test_3_4c_a_tech_fills_a_slot() -> None:
    s = at_actions(position(Seat(places={"castle": "tech boatman own_trader"}), seats=2))

    assert options(s, 0) == ["pass", "use castle"]


def test_3_4d_a_place_may_be_filled_over_several_rounds() -> None:
    s = position(Seat(market="own_boatman"), seats=2)
    play(s, 0, "place own_boatman farmhouse/1")
    at_actions(s)
    assert refusal(s, 0, "use farmhouse") == ("not_activated", "3.4c")

    everybody_passes(s)
    play(at_planning(s), 0, "place own_craftsman farmhouse/2")
    at_actions(s)
    play(s, 1, "pass")
    play(s, 0, "use farmhouse")

    assert track(s, 0, "farmer") == 1


def test_3_5_turns_go_clockwise_from_the_first_player() -> None:
    everything = "farmhouse castle"
    s = at_actions(position(*[Seat(filled=everything) for _ in range(3)], seats=3, first=1))

    order = []
    while phase(s) == "actions":
        seat = GAME.waiting(s)[0]
        order.append(seat)
        play(s, seat, options(s, seat)[-1])

    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0]


def test_3_5_one_turn_is_one_action() -> None:
    s = at_actions(position(Seat(filled="farmhouse castle"), seats=2))

    play(s, 0, "use castle")

    assert GAME.waiting(s) == [1]
    assert refusal(s, 0, "use farmhouse") == ("not_your_turn", "3.5")


def test_3_5a_who_has_passed_does_nothing_more() -> None:
    s = at_actions(position(Seat(filled="farmhouse"), Seat(filled="farmhouse castle"), seats=2))

    play(s, 0, "pass")
    play(s, 1, "use farmhouse")

    assert GAME.waiting(s) == [1]
    assert refusal(s, 0, "use farmhouse") == ("not_your_turn", "3.5")


def test_3_5a_the_phase_ends_when_all_have_passed() -> None:
    s = at_actions(position(Seat(), Seat(filled="farmhouse castle"), Seat(), seats=3))
    order = []

    for choice in ("pass", "use farmhouse", "pass", "use castle", "pass"):
        order.append(GAME.waiting(s)[0])
        play(s, order[-1], choice)

    assert order == [0, 1, 2, 1, 1]
    assert s.round == 3


def test_3_5a_in_the_next_round_everybody_is_back() -> None:
    s = a_round_later(position(Seat(filled="farmhouse"), seats=2))

    at_actions(s)

    assert [player.passed for player in s.players] == [False, False]


def test_3_5b_after_the_action_the_followers_return_to_the_bag() -> None:
    """The farmhouse of the example: boatman and craftsman go back."""
    s = position(seats=2)
    play(s, 0, "place own_boatman farmhouse/1", "place own_craftsman farmhouse/2")
    at_actions(s)

    play(s, 0, "use farmhouse")

    assert place(s, 0, "farmhouse") == [".", "."]
    assert bag(s, 0) == {"farmer": 1, "own_boatman": 1, "own_craftsman": 1}


def test_3_5b_techs_stay() -> None:
    s = at_actions(position(Seat(places={"castle": "tech boatman trader"}), seats=2))

    play(s, 0, "use castle")

    assert place(s, 0, "castle") == ["tech", ".", "."]
    assert bag(s, 0) == {"boatman": 1, "trader": 1, "knight": 1}


def test_3_5c_the_order_of_actions_is_free() -> None:
    s = at_actions(position(Seat(filled="farmhouse castle university"), seats=2))

    play(s, 0, "use university")
    play(s, 1, "pass")
    play(s, 0, "use farmhouse")

    assert options(s, 0) == ["pass", "use castle"]


def test_3_5c_an_unused_place_stays_activated() -> None:
    """T57."""
    s = a_round_later(position(Seat(filled="castle"), seats=2))

    at_actions(s)
    play(s, 1, "pass")

    assert place(s, 0, "castle") == ["farmer", "boatman", "trader"]
    assert options(s, 0) == ["pass", "use castle"]


def test_3_6_the_event_touches_all_players() -> None:
    s = position(*[Seat(development=d) for d in (0, 4, 9, 15)], event="income")

    at_event(s)

    assert coins(s) == [6, 7, 8, 9]


def test_3_6_the_tile_is_discarded() -> None:
    s = position(seats=2, round=2, event="income")

    a_round_later(s)

    assert GAME.view(s, 0)["events_past"] == ["pilgrimage", "income"]


def test_3_7_the_marker_goes_to_the_left_neighbour() -> None:
    s = GAME.setup(3, 4, {"first_player": "3"})
    firsts = [s.first]

    for _ in range(3):
        a_round_later(s)
        firsts.append(s.first)

    assert firsts == [2, 0, 1, 2]


def test_3_7_the_new_first_player_has_the_first_turn() -> None:
    s = a_round_later(position(seats=3, first=1))

    at_actions(s)

    assert GAME.waiting(s) == [2]

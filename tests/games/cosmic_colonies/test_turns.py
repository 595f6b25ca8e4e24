"""Chapter 2, the action phase: choosing workers, showing them, acting by priority."""

from __future__ import annotations

from typing import Any

from igroteka.games.cosmic_colonies import GAME
from tests.games.cosmic_colonies.support.positions import (
    EACH_TWO,
    Seat,
    a_round_later,
    areas,
    choose,
    decision,
    hand,
    options,
    options_with,
    phase,
    play,
    refusal,
    store,
    table,
    turn,
)


def three(**said: str) -> list[Seat]:
    """Three seats whose hands begin with these cards."""
    return [Seat(hand=said[name]) for name in ("a", "b", "c")]


def test_2_1_a_round_is_two_actions_and_a_refresh_and_there_are_eight() -> None:
    s = GAME.setup(3, 4)
    acted: dict[tuple[int, int], int] = {}
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        if decision(s) == "ChooseAction":
            key = (s.round, seat)
            acted[key] = acted.get(key, 0) + 1
        GAME.play(s, seat, GAME.options(s, seat)[0])

    assert s.round == 8
    assert acted == {(number, seat): 2 for number in range(1, 9) for seat in range(3)}


def test_2_1_what_is_not_asked_for_is_refused() -> None:
    s = GAME.setup(3, 4)

    for text in ("gather water", "enough", "skip", "pick rest", "lay statue 3,3 turn 0"):
        assert refusal(s, 0, text) == ("not_now", "2.1")


def test_2_2_all_choose_one_worker_of_their_hand_at_the_same_time() -> None:
    s = GAME.setup(3, 4)
    assert phase(s) == "choosing"
    assert GAME.waiting(s) == [0, 1, 2]
    for seat in range(3):
        assert options(s, seat) == [f"play {name}" for name in hand(s, seat)]

    play(s, 1, options(s, 1)[2])

    assert GAME.waiting(s) == [0, 2]
    assert len(hand(s, 1)) == 3


def test_2_2_a_card_that_is_not_in_the_hand_cannot_be_chosen() -> None:
    s = table(*three(a="scout", b="trader", c="chemist"))

    assert refusal(s, 0, "play trader") == ("not_in_hand", "2.2")
    assert refusal(s, 0, "play broker") == ("not_in_hand", "2.2")


def test_2_2_the_choice_lies_face_down() -> None:
    s = table(*three(a="scout", b="trader", c="chemist"))
    before = [GAME.view(s, viewer) for viewer in (1, -1)]
    s.listen()

    play(s, 0, "play scout")

    for viewer, old in zip((1, -1), before, strict=True):
        new = GAME.view(s, viewer)
        assert new["players"] == old["players"]
    assert GAME.waiting(s) == [1, 2]
    mine = GAME.view(s, 0)["players"]
    assert isinstance(mine, list)
    assert mine[0]["chosen"] == ["scout"]
    assert [(event.code, event.only, event.barrier) for event in s.heard()] == [
        ("chooses", 0, False)
    ]


def test_2_3_all_chosen_workers_are_shown_at_the_same_time() -> None:
    s = table(*three(a="scout", b="trader", c="chemist"))
    s.listen()
    choose(s, "scout", "trader")
    assert [player.revealed for player in s.players] == [0, 0, 0]

    play(s, 2, "play chemist")

    assert [player.revealed for player in s.players] == [1, 1, 1]
    shown = [(event.seat, event.args["worker"]) for event in s.heard() if event.code == "shows"]
    assert shown == [(0, "scout"), (1, "trader"), (2, "chemist")]
    players = GAME.view(s, -1)["players"]
    assert isinstance(players, list)
    assert [player["played"] for player in players] == [["scout"], ["trader"], ["chemist"]]


def test_2_4_the_smallest_priority_acts_first() -> None:
    s = choose(
        table(*three(a="contractor", b="scout", c="chemist")), "contractor", "scout", "chemist"
    )
    order: Any = GAME.view(s, 0)["order"]
    assert [turn["seat"] for turn in order] == [1, 2, 0]
    order = []
    while phase(s) == "acting":
        order += GAME.waiting(s)
        play(s, GAME.waiting(s)[0], options(s, GAME.waiting(s)[0])[0])

    assert order == [1, 2, 0]


def test_2_4_nobody_acts_before_their_turn() -> None:
    s = choose(
        table(*three(a="contractor", b="scout", c="chemist")), "contractor", "scout", "chemist"
    )

    assert refusal(s, 0, "gather water") == ("not_your_turn", "2.4")


def test_2_5_then_everybody_chooses_and_acts_a_second_time() -> None:
    s = table(Seat(hand="scout trader"), Seat(hand="surveyor chemist"), seats=2)
    choose(s, "scout", "surveyor")
    play(s, 0, "gather water")
    play(s, 1, "gather minerals")

    assert phase(s) == "choosing"
    assert GAME.waiting(s) == [0, 1]
    assert "play scout" not in options(s, 0)
    choose(s, "trader", "chemist")
    assert s.players[0].revealed == 2
    play(s, 1, "gather power")
    assert s.round == 1
    play(s, 0, "skip", "gather organics")

    assert s.round == 2
    assert [player.played for player in s.players] == [[], []]


def test_2_6_an_action_is_gathering_or_building() -> None:
    s = turn("surveyor", Seat("minerals*2 organics"))

    assert options(s, 0) == [
        "gather water",
        "gather minerals",
        "gather organics",
        "gather power",
        "build habitat 1",
        "build entertainment_complex 1",
    ]
    play(s, 0, "gather water")
    assert GAME.waiting(s) == [1]


def test_2_6_one_cannot_stop_before_acting() -> None:
    s = turn("governor", Seat(EACH_TWO))

    assert refusal(s, 0, "enough") == ("must_go_on", "2.6")


def test_2_7_what_a_worker_says_goes_before_the_rules() -> None:
    """5.2 asks for a neighbour; the surveyor does not."""
    far = Seat(EACH_TWO, ["habitat 0,2 0,3 1,2 1,3"])
    ordinary = play(turn("geologist", far), 0, "build habitat 1")
    golden = play(turn("surveyor", far), 0, "build habitat 1")

    assert "lay habitat 6,3 turn 0" not in options(ordinary, 0)
    assert "lay habitat 6,3 turn 0" in options(golden, 0)


def test_2_8_what_happens_before_the_action_comes_before_it() -> None:
    s = turn("smuggler", Seat("minerals organics"))
    assert decision(s) == "GainAny"
    assert refusal(s, 0, "gather water") == ("not_now", "2.1")

    play(s, 0, "gain minerals")

    assert "build habitat 1" in options(s, 0)


def test_2_8_what_may_be_done_before_the_action_may_be_left() -> None:
    s = turn("trader")
    before = store(s), areas(s)

    play(s, 0, "skip")

    assert decision(s) == "ChooseAction"
    assert (store(s), areas(s)) == before


def test_2_8_before_the_action_nothing_is_asked_that_cannot_be_done() -> None:
    for worker, me in (
        ("rigger", Seat()),
        ("trader", Seat("")),
        ("demolitionist", Seat()),
    ):
        assert decision(turn(worker, me)) == "ChooseAction"


def test_every_worker_played_goes_on() -> None:
    s = GAME.setup(5, 3)
    a_round_later(s)

    assert s.round == 2
    assert [len(player.hand) for player in s.players] == [4] * 5
    assert not options_with(s, 0, "gather")

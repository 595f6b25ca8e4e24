"""Chapter 3: rounds and planning."""

from __future__ import annotations

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.judgement.habits import plausible
from igroteka.games.mombasa.pieces import CARDS
from igroteka.games.mombasa.state import SECOND_THOUGHTS, MombasaState
from tests.games.mombasa.table import (
    Seat,
    checked,
    codes,
    decision,
    hand,
    of_verb,
    options,
    pile,
    planning,
    play,
    refusal,
    refused,
    turn,
)


def slots_offered(s: MombasaState, seat: int = 0) -> set[str]:
    """The slots on which cards may be planned."""
    return {text.split()[1] for text in of_verb(s, "plan", seat)}


def test_3_1_seven_rounds_of_planning_actions_and_preparation() -> None:
    s = checked(planning(round=1))
    phases: list[tuple[int, str]] = []
    while GAME.waiting(s):
        now = GAME.progress(s)
        if (now.round, now.phase) not in phases:
            phases.append((now.round, now.phase))
        seat = GAME.waiting(s)[0]
        stops = [action for action in GAME.options(s, seat) if action.stops]
        GAME.apply(s, seat, stops[0])

    assert phases == [(r, p) for r in range(1, 8) for p in ("planning", "actions")]
    assert GAME.progress(s).rounds == 7
    assert GAME.progress(s).phase == "end"


def test_3_2_all_plan_at_the_same_time() -> None:
    s = checked(planning(seats=3))

    assert GAME.waiting(s) == [0, 1, 2]
    play(s, 2, "plan start_coffee_1 2")
    play(s, 0, "done")
    assert GAME.waiting(s) == [1, 2]


def test_3_3_cards_of_the_hand_are_laid_face_down() -> None:
    s = checked(planning(Seat(rests={2: "coffee_1"})))
    s.listen()
    play(s, 0, "plan start_coffee_2 3")
    told = s.heard()

    assert "start_coffee_2" not in hand(s)
    assert CARDS[s.players[0].slots[2]] == "start_coffee_2"
    assert codes(told) == ["plans"]
    assert told[0].only == 0
    assert (told[0].source, told[0].target) == ("seat:0/hand", "seat:0/slot:3")
    assert GAME.look(s, 1)["players"][0]["slots"][2]["card"] is None
    assert GAME.look(s, 0)["players"][0]["slots"][2]["card"] == "start_coffee_2"
    assert refused(s, "plan start_coffee_1 2") == ("not_in_hand", "3.3")
    assert refused(s, "unplan 2") == ("slot_empty", "3.3")


def test_3_4_a_slot_takes_one_card_and_three_are_open() -> None:
    s = checked(planning())

    assert slots_offered(s) == {"2", "3", "4"}
    play(s, 0, "plan start_coffee_1 2")
    assert refused(s, "plan start_coffee_2 2") == ("slot_taken", "3.4")
    assert slots_offered(s) == {"3", "4"}


def test_3_4a_both_tracks_open_one_more_slot() -> None:
    assert refused(checked(planning()), "plan start_coffee_1 1") == ("slot_closed", "3.4a")
    assert slots_offered(checked(planning(Seat(diamond=8)))) == {"1", "2", "3", "4"}
    books = {space: f"b{space:02}" for space in range(2, 6)}
    s = checked(planning(Seat(diamond=8, jar=4, books=books)))
    assert slots_offered(s) == {"1", "2", "3", "4", "5"}
    starting = [name for name in sorted(hand(s)) if name.startswith("start")]
    for slot in range(1, 6):
        play(s, 0, f"plan {starting[slot]} {slot}")
    assert of_verb(s, "plan") == []


def test_3_5_a_card_goes_to_the_resting_slot_of_its_slot() -> None:
    s = turn(Seat(area="coffee_1 cotton_1 bananas_1"))
    play(s, 0, "end")

    assert [pile(cards) for cards in s.players[0].rests] == [
        set(),
        {"start_coffee_1"},
        {"start_cotton_1"},
        {"start_bananas_1"},
        set(),
    ]


def test_3_5a_resting_cards_cannot_be_used_until_they_come_back() -> None:
    s = checked(planning(Seat(rests={2: "coffee_1 coffee_2", 3: "bookkeeper"})))

    assert not [text for text in of_verb(s, "plan") if "coffee" in text or "book" in text]
    s = turn(Seat(rests={2: "coffee_1 coffee_2", 3: "bookkeeper"}))
    assert of_verb(s, "use") == of_verb(s, "bookkeeper") == []
    play(s, 0, "end 2")
    assert {"start_coffee_1", "start_coffee_2"} <= hand(s)
    assert "start_bookkeeper" not in hand(s)


def test_3_5b_in_the_last_two_rounds_slots_do_not_matter() -> None:
    for number, slots in ((5, {1, 2, 3}), (6, {1}), (7, {1})):
        s = checked(planning(round=number))
        laid = [action for action in plausible(s, 0) if not action.stops]
        assert {action.where for action in laid} == slots
        assert slots_offered(s) == {"2", "3", "4"}


def test_3_6_fewer_cards_or_none() -> None:
    s = checked(planning())
    play(s, 0, "plan start_coffee_1 2", "done")
    play(s, 1, "done")

    assert [len([card for card in player.slots if card >= 0]) for player in s.players] == [1, 0]
    assert decision(s) == "Turn"


def test_3_7_all_cards_are_turned_up_when_all_are_done() -> None:
    s = checked(planning())
    play(s, 0, "plan start_coffee_1 2", "done")
    s.listen()
    play(s, 1, "plan start_cotton_1 4", "done")
    told = s.heard()

    shown = [(event.seat, event.args["card"]) for event in told if event.code == "shows"]
    assert shown == [(0, "start_coffee_1"), (1, "start_cotton_1")]
    assert [event.barrier for event in told if event.code == "reveal"] == [True]
    assert GAME.look(s, 1)["players"][0]["slots"][1]["card"] == "start_coffee_1"
    assert GAME.look(s, -1)["players"][1]["slots"][3]["card"] == "start_cotton_1"


# --- rulings ---------------------------------------------------------------------------------


def test_r57_who_has_planned_nothing_still_takes_turns() -> None:
    s = turn(Seat(pounds=4), Seat())

    play(s, 0, "marker tile_bookkeeper")
    play(s, 1, "end")
    play(s, 0, "marker tile_plus_one_good")
    play(s, 0, "marker first_player")
    play(s, 0, "pound")
    assert options(s) == ["end"]


def test_r58_what_is_hidden() -> None:
    s = checked(planning(seats=3))
    before = GAME.look(s, 0)
    play(s, 1, "plan start_coffee_1 2", "plan start_cotton_2 3", "done")
    mine, other = GAME.look(s, 0)["players"][0], GAME.look(s, 0)["players"][1]

    assert GAME.look(s, 0) == before
    assert "hand" in mine
    assert "hand" not in other
    assert other["hand_size"] == 10
    assert other["totals"] == {"coffee": 0, "bananas": 0, "cotton": 0, "expansion": 0}
    dealt = [GAME.redeal(s, 0, number) for number in range(20)]
    plans = {tuple(d.players[1].slots) for d in dealt}
    assert len(plans) > 10
    for d in dealt:
        assert d.players[1].cards() == s.players[1].cards()
        assert d.players[0].hand == s.players[0].hand
        assert GAME.view(d, 0) == GAME.view(s, 0)
    assert {tuple(GAME.redeal(s, 1, n).players[1].slots) for n in range(9)} == {
        tuple(s.players[1].slots)
    }


def test_a_made_up_position_does_not_tell_how_far_others_are() -> None:
    """Who is still planning has laid nothing in it."""
    s = checked(planning())
    play(s, 1, "plan start_coffee_1 2")

    assert GAME.redeal(s, 0, 1).players[1].slots == [-1] * 5


def test_r66_second_thoughts_but_not_for_ever() -> None:
    s = checked(planning())
    for _ in range(SECOND_THOUGHTS):
        play(s, 0, "plan start_coffee_1 2", "unplan 2")
    assert "start_coffee_1" in hand(s)
    play(s, 0, "plan start_coffee_1 2")

    found = refusal(s, 0, "unplan 2")
    assert (found.code, found.args["limit"]) == ("too_many_second_thoughts", 20)
    assert not [text for text in options(s) if text.startswith("unplan")]
    play(s, 0, "done")
    play(s, 1, "done")
    play(s, 0, "end")
    assert s.players[0].second_thoughts == 0


def test_a_plan_with_empty_slots_is_doubted_while_there_are_cards_for_them() -> None:
    s = checked(planning())
    found = GAME.doubt(s, 0, GAME.parse("done"))
    assert found is not None
    assert (found.code, found.args) == ("slots_free", {"number": 3})

    play(s, 0, "plan start_coffee_1 2")
    play(s, 0, "plan start_coffee_2 3")
    found = GAME.doubt(s, 0, GAME.parse("done"))
    assert found is not None
    assert found.args == {"number": 1}

    play(s, 0, "plan start_cotton_1 4")
    assert GAME.doubt(s, 0, GAME.parse("done")) is None
    (taken_back,) = [action for action in GAME.options(s, 0) if action.retracts][:1]
    assert GAME.doubt(s, 0, taken_back) is None


def test_ending_the_phase_is_doubted_while_a_planned_card_is_not_used() -> None:
    s = turn(Seat(area="start_coffee_1 start_coffee_2! start_cotton_1"), Seat())
    found = GAME.doubt(s, 0, GAME.parse("end"))
    assert found is not None
    assert (found.code, found.args) == ("cards_left", {"number": 2})

    assert GAME.doubt(turn(Seat(), Seat()), 0, GAME.parse("end")) is None


def test_ending_the_phase_is_doubted_while_a_bonus_tile_is_not_used() -> None:
    tiles = "tile_merchant tile_expansion tile_plus_one_good"
    s = turn(Seat(area="start_coffee_1!", tiles=tiles), Seat(ended=True))
    found = GAME.doubt(s, 0, GAME.parse("end"))
    assert found is not None
    assert (found.code, found.args) == ("tiles_left", {"number": 2})

    play(s, 0, "merchant tile")
    found = GAME.doubt(s, 0, GAME.parse("end"))
    assert found is not None
    assert found.args == {"number": 1}
    play(s, 0, "expand cairo", "enter nubia", "post cairo/1", "stop")
    assert GAME.doubt(s, 0, GAME.parse("end")) is None

"""Rulings on cards, secrets, monuments, the solo mode and ties."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import MONUMENTS, RESOURCES, UNITS
from igroteka.games.cosmic_colonies.rules.solo import BotTurn
from igroteka.games.cosmic_colonies.workers import WORKERS
from tests.games.cosmic_colonies.support.positions import (
    COMPLEX,
    HABITAT,
    Seat,
    a_round_later,
    areas,
    card,
    decision,
    heard,
    lay,
    lay_text,
    line,
    names,
    options,
    phase,
    play,
    refusal,
    squares_offered,
    store,
    supply,
    table,
    turn,
)

# --- R18 to R27: cards, secrets, monuments, solo, ties ---------------------------------------


@pytest.mark.parametrize(("mode", "first"), [("basic", 0), ("advanced", 25)])
def test_r18_one_deck_at_a_time_so_no_priority_is_there_twice(mode: str, first: int) -> None:
    s = GAME.setup(5, 1, {"mode": mode, "expansion_workers": "yes"})
    cards = [number for player in s.players for number in player.hand] + s.box

    assert all(first <= number < first + 25 for number in cards)
    assert len({WORKERS[number].priority for number in cards}) == 25


def test_r19_boards_and_stores_are_open_hands_and_goals_are_not() -> None:
    s = table(Seat("water*3", [HABITAT], asteroid="vesta"))
    for viewer in (-1, 1, 2):
        players = GAME.view(s, viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["resources"] == {"water": 3, "minerals": 0, "organics": 0, "power": 0}
        assert players[0]["tiles"] == [
            {"building": "habitat", "squares": [[0, 2], [0, 3], [1, 2], [1, 3]]}
        ]
        assert not {"hand", "goal", "chosen", "to_choose"} & set(players[0])


def test_r20_of_twenty_five_cards_as_many_as_usual_are_used() -> None:
    for seats, number in ((2, 12), (3, 12), (4, 16), (5, 20)):
        s = GAME.setup(seats, 1, {"expansion_workers": "yes"})
        assert len(s.box) == 25 - number


def test_r21_the_hole_must_touch_what_was_just_laid() -> None:
    """The obelisk's hole was left open before; a tile far from it does not bring it back."""
    me = Seat("", [COMPLEX, "statue 0,2", "habitat 2,2 2,3 3,2 3,3"])
    s = turn("stonemason", me, monuments="obelisk star dome")
    lay(s, 0, "statue", "4,2")

    assert decision(s) == "ChooseAction"


def test_r21_a_tile_laid_back_on_its_squares_forms_no_hole() -> None:
    """The obelisk's hole beside the statue was left open before."""
    me = Seat("", [COMPLEX, "statue 0,2"])
    s = turn("rigger", me, expansion="yes", monuments="obelisk star dome")
    play(s, 0, "pick_up 1")
    lay(s, 0, "statue", "0,2")

    assert decision(s) == "ChooseAction"


def test_r21_nor_does_a_tile_that_comes_to_lie_on_its_edge() -> None:
    """The habitat lies on two squares of the complex, whose other side is a hole of old."""
    me = Seat("minerals*2", [COMPLEX, "statue 0,2"])
    s = turn("spacewalker", me, night=True, expansion="yes", monuments="obelisk star dome")
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", "1,3 1,4 2,3 2,4")

    assert GAME.waiting(s) == [1]


def test_r21_more_than_one_hole_may_be_filled_at_once() -> None:
    """The statue on 1,5 closes 0,3 to 0,5 and the corner 1,6 2,6 2,5 of Vesta at once."""
    tiles = [
        "statue 0,2",
        "statue 1,3",
        "statue 1,4",
        "statue 2,4",
        "statue 3,5",
        "statue 3,6",
    ]
    s = turn("stonemason", Seat("", tiles), monuments="obelisk keystone dome")
    lay(s, 0, "statue", "1,5")
    assert options(s, 0) == ["skip", "raise obelisk 0,3", "raise keystone 1,6"]

    play(s, 0, "raise keystone 1,6")
    assert options(s, 0) == ["skip", "raise obelisk 0,3"]
    play(s, 0, "raise obelisk 0,3")

    assert [MONUMENTS[n] for n in s.players[0].monuments] == ["keystone", "obelisk"]
    assert line(s, 0, "monument") == 5


def test_r21_demolishing_makes_no_hole() -> None:
    me = Seat("", [COMPLEX, "statue 0,2", "statue 0,3", "statue 0,4", "statue 0,5"])
    s = turn("demolitionist", me, monuments="obelisk star dome")
    play(s, 0, "demolish 4", "gain water", "gain water", "gain water")

    assert decision(s) == "ChooseAction"


def test_r22_a_monument_covers_terrain_and_can_be_built_against() -> None:
    me = Seat("minerals*2 organics", [], ["obelisk 0,3 0,4 0,5"])
    s = turn("geologist", me, expansion="yes")
    play(s, 0, "build habitat 1")

    assert "1,3 1,4 2,3 2,4" in squares_offered(s, 0)
    assert "6,3 6,4 7,3 7,4" not in squares_offered(s, 0)
    assert refusal(s, 0, lay_text("habitat", "0,2 0,3 1,2 1,3")) == ("overlaps", "5.4")
    players = GAME.view(s, 0)["players"]
    assert isinstance(players, list)
    assert sum(players[0]["uncovered"].values()) == 45


def test_r22_it_is_no_building() -> None:
    s = table(Seat(asteroid="vesta", monuments=["obelisk 0,3 0,4 0,5"]), expansion="yes")

    assert GAME.scores(s)[0].tiebreak[0] == 0


def test_r23_the_automaton_uses_neither_capacity_nor_ability_of_its_card() -> None:
    """The supply chief carries five; the automaton takes the four that are shown, and no more."""
    s = table(Seat(""), seats=1, areas="water*5 minerals*5 organics*5 power*5")
    for kind in range(4):
        s.supply[kind] += s.bot_resources[kind]
        s.bot_resources[kind] = 0
    s.bot_cards = [card("solo_supply_chief")]
    BotTurn().run(s)

    assert s.bot_resources == [1, 1, 1, 1]


def test_r23_two_monuments_for_the_player_alone() -> None:
    s = GAME.setup(1, 2, {"expansion": "yes"})
    assert len(s.monuments) == 2

    for _ in range(8):
        a_round_later(s)

    assert len(s.monuments) + len(s.players[0].monuments) == 2
    assert phase(s) == "end"


def test_r23_the_solo_areas_are_those_of_two() -> None:
    s = a_round_later(GAME.setup(1, 2))

    assert all(number <= 5 for number in s.areas)
    assert sum(s.areas) > 0


def test_r24_of_each_tied_player_the_higher_card_counts() -> None:
    s = table(round=8, seats=2)
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        GAME.play(s, seat, GAME.options(s, seat)[0])

    for sheet in GAME.scores(s):
        played = [WORKERS[number].priority for number in s.players[sheet.seat].played]
        assert sheet.tiebreak[2] == max(played)


def test_r24_tiles_that_lie_there_at_the_end_count() -> None:
    s = turn("demolitionist", Seat("", [HABITAT, "statue 0,4"]))
    assert GAME.scores(s)[0].tiebreak[0] == 2
    play(s, 0, "demolish 1", "gain water", "gain water", "gain water")

    assert GAME.scores(s)[0].tiebreak[:2] == [1, 3]


def test_r25_there_are_twenty_five_of_each_resource() -> None:
    assert UNITS == (25, 25, 25, 25)
    s = GAME.setup(5, 1)
    for kind in range(4):
        held = sum([player.resources[kind] for player in s.players])
        assert s.supply[kind] + s.areas[kind] + held == 25
    assert set(supply(s)) == set(areas(s)) == set(RESOURCES)


def test_r26_of_two_workers_chosen_at_once_the_left_or_lower_one_is_the_day_worker() -> None:
    for way, played in (
        ("plans", ["ice_driller", "pathfinder"]),
        ("rank_and_file", ["pathfinder", "ice_driller"]),
    ):
        s = table(
            Seat(hand="ice_driller pathfinder"),
            Seat(hand="broker cost_engineer"),
            seats=2,
            mode="advanced",
            workers=way,
        )
        play(s, 0, "play ice_driller", "play pathfinder")
        play(s, 1, "play broker", "play cost_engineer")
        assert names(s.players[0].played) == played
        play(s, 0, "gather water")
        assert store(s)["water"] == (4 if way == "plans" else 3)


def test_r27_the_dear_slot_costs_one_more_of_the_first_type() -> None:
    for resources, building in (
        ("minerals*3 organics", "habitat"),
        ("power*3 minerals", "power_plant"),
    ):
        s = turn("surveyor", Seat(resources), seats=5)
        assert "pays" in heard(s, 0, f"build {building} 2")
        assert store(s) == {}

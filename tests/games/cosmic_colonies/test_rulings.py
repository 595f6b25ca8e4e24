"""The rulings: what was decided where the rulebook is silent."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import MONUMENTS, RESOURCES, UNITS
from igroteka.games.cosmic_colonies.rules.solo import BotTurn
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import WORKERS
from tests.support.cosmic_colonies import (
    EACH_TWO,
    Seat,
    a_round_later,
    areas,
    built,
    card,
    choose,
    decision,
    ground_of,
    hand,
    heard,
    lay,
    lay_text,
    line,
    mask,
    names,
    options,
    options_with,
    phase,
    play,
    refusal,
    slot,
    squares_offered,
    store,
    supply,
    table,
    turn,
)

HABITAT = "habitat 0,2 0,3 1,2 1,3"
NEAR = "2,2 2,3 3,2 3,3"
COMPLEX = "entertainment_complex 1,2 1,3 1,4 1,5"


# --- R1 to R5: acting and gathering ----------------------------------------------------------


def test_r1_nobody_may_pass() -> None:
    s = turn("surveyor", Seat(EACH_TWO))

    assert refusal(s, 0, "enough") == ("must_go_on", "2.6")
    assert refusal(s, 0, "skip") == ("not_now", "2.1")


def test_r1_an_action_nobody_can_do_is_lost() -> None:
    """Case 16: the dock hand before empty areas."""
    s = table(
        Seat(EACH_TWO, hand="dock_hand"), Seat(hand="surveyor"), Seat(hand="geologist"), areas=""
    )
    s.listen()

    choose(s, "dock_hand", "surveyor", "geologist")

    assert GAME.waiting(s) == [0, 1, 2]
    assert [event.seat for event in s.heard() if event.code == "idles"] == [0, 1, 2]


def test_r1_a_worker_who_only_builds_may_find_nothing_to_build() -> None:
    assert GAME.waiting(turn("drone_pilot", Seat("water"), night=True)) == [1]


def test_r3_the_first_seat_picks_and_chance_adds_the_rest() -> None:
    s = GAME.setup(4, 6, {"cards": "chosen"})
    play(s, 0, "pick trader", "pick architect", "pick rest")

    dealt = {name for seat in range(4) for name in hand(s, seat)}
    assert len(dealt) == 16
    assert {"trader", "architect"} <= dealt
    assert GAME.waiting(s) == [0, 1, 2, 3]


def test_r3_what_is_picked_is_open_to_all() -> None:
    s = GAME.setup(4, 6, {"cards": "chosen"})
    play(s, 0, "pick trader")

    assert GAME.view(s, 2)["picked"] == ["trader"]
    play(s, 0, "pick rest")
    assert GAME.view(s, 2)["picked"] == []


def test_r4_one_takes_all_one_can_carry() -> None:
    s = turn("surveyor", Seat(""), areas="water*5")

    assert options(s, 0) == ["gather water"]
    play(s, 0, "gather water")
    assert store(s) == {"water": 3}


def test_r4_a_full_store_may_gather_to_change_types() -> None:
    s = turn("surveyor", Seat("water*9"), areas="power*3")

    play(s, 0, "gather power", "discard water", "discard water", "discard water")

    assert store(s) == {"water": 6, "power": 3}


def test_r4_a_worker_who_splits_fills_the_capacity() -> None:
    s = turn("trainee", Seat(""), areas="water minerals*2 power")
    play(s, 0, "gather water")

    assert options(s, 0) == ["gather minerals", "gather power"]
    assert refusal(s, 0, "enough") == ("not_now", "2.1")


def test_r5_the_limit_is_looked_at_after_the_gather_with_its_bonus() -> None:
    s = turn("salvager", Seat("water*8"), areas="power*3")
    play(s, 0, "gather power", "gain minerals")
    assert sum(store(s).values()) == 12

    play(s, 0, *["discard water"] * 3)

    assert store(s) == {"water": 5, "minerals": 1, "power": 3}


def test_r5_and_before_the_next_step() -> None:
    """The broker's gain comes after the gather: back to nine first, then again."""
    s = turn("broker", Seat("water*8"), night=True, areas="power*3")
    play(s, 0, "skip", "gather power", "discard water", "discard water")
    assert sum(store(s).values()) == 9

    play(s, 0, "gain minerals")

    assert options(s, 0) == ["discard water", "discard minerals", "discard power"]
    play(s, 0, "discard minerals")
    assert store(s) == {"water": 6, "power": 3}


@pytest.mark.parametrize("worker", ["smuggler", "demolitionist"])
def test_r5_what_is_gained_before_the_action_counts_at_once(worker: str) -> None:
    s = turn(worker, Seat("water*9", [HABITAT]))
    if worker == "demolitionist":
        play(s, 0, "demolish 0", "gain power", "gain power")
    play(s, 0, "gain power")

    assert decision(s) == "GiveBack"
    while decision(s) == "GiveBack":
        play(s, 0, "discard water")
    assert sum(store(s).values()) == 9
    assert decision(s) == "ChooseAction"


# --- R6 to R11: building ---------------------------------------------------------------------


def almost_full(worker: str, resources: str, night: bool = False) -> ColoniesState:
    """Vesta but for the squares 0,2 and 0,3, covered by one large tile for brevity."""
    s = turn(worker, Seat(resources), night=night)
    player = s.players[0]
    player.kinds = [6]
    player.masks = [ground_of(s, 0) & ~mask("0,2 0,3")]
    player.occupied = player.covered()
    return s


def test_r6_what_fits_nowhere_cannot_be_built() -> None:
    s = almost_full("surveyor", EACH_TWO)

    for building in ("habitat", "greenhouse", "entertainment_complex"):
        refused = GAME.why_not(s, 0, GAME.parse(f"build {building} 1"))
        assert refused is not None
        assert (refused.code, refused.clause) == ("fits_nowhere", "5.1")
    assert not options_with(s, 0, "build")


def test_r6_unless_the_worker_makes_it_fit() -> None:
    assert "build habitat 1" in options(almost_full("spacewalker", EACH_TWO), 0)
    assert "build habitat 1" in options(almost_full("spacewalker", EACH_TWO, night=True), 0)


def test_r7_either_slot_may_be_bought() -> None:
    s = turn("surveyor", Seat("minerals*3 organics"), seats=4)

    play(s, 0, "build habitat 2")

    assert store(s) == {}
    assert slot(s, "habitat/1")
    assert not slot(s, "habitat/2")


def test_r7_a_slot_stays_empty_until_the_refresh() -> None:
    s = turn("surveyor", Seat("minerals*2 organics"), seats=4)
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)

    assert refusal(s, 1, "build habitat 1") == ("slot_empty", "4.2")
    a_round_later(s)
    assert slot(s, "habitat/1")


@pytest.mark.parametrize(
    ("worker", "night", "resources", "payments"),
    [
        ("engineer", False, "water*2 power", ["pay water*2", "pay water power"]),
        ("engineer", False, "water power", ["pay water power"]),
        ("cost_engineer", True, "water power", ["pay water", "pay power"]),
        ("ice_driller", True, "water power*2", ["pay water power", "pay power*2"]),
        ("ice_driller", True, "water*2 power", ["pay water power"]),
        ("ice_driller", True, "minerals power*2", ["pay power*2", "pay minerals power*2"]),
        ("chemist", False, "water*3", ["pay water*3"]),
        ("chemist", False, "water minerals power", ["pay water minerals power"]),
    ],
)
def test_r8_the_price_of_the_complex_is_chosen_first_and_then_lowered(
    worker: str, night: bool, resources: str, payments: list[str]
) -> None:
    s = turn(worker, Seat(resources), night=night)
    had = sum(store(s).values())
    play(s, 0, "build entertainment_complex 1")

    if len(payments) > 1:
        assert options(s, 0) == payments
    else:
        paid = sum([int(word.partition("*")[2] or 1) for word in payments[0].split()[1:]])
        assert decision(s) == "LayTile"
        assert sum(store(s).values()) == had - paid


def test_r8_any_types_pay_four_in_the_dear_slot() -> None:
    s = turn("chemist", Seat("water*4"), seats=4)

    play(s, 0, "build entertainment_complex 2")

    assert store(s) == {}


def test_r9_from_the_supply_it_costs_what_the_cheap_slot_asks_and_the_slots_stay() -> None:
    s = turn("architect", Seat("minerals*2"), seats=4)
    tiles = s.tiles[0]

    play(s, 0, "build habitat supply")
    lay(s, 0, "habitat", NEAR)

    assert s.tiles[0] == tiles - 1
    assert slot(s, "habitat/1")
    assert slot(s, "habitat/2")


def test_r10_the_second_building_may_lean_on_the_first() -> None:
    s = turn("contractor", Seat("minerals*2 organics*3 water"))
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", "0,2 0,3 1,2 1,3")
    play(s, 0, "build greenhouse 1")

    assert refusal(s, 0, lay_text("greenhouse", "4,4 5,4 6,4 6,5")) == ("not_adjacent", "5.2")
    lay(s, 0, "greenhouse", "2,2 3,2 4,2 4,1")
    assert len(built(s)) == 2


def test_r10_the_second_is_not_asked_for_if_it_is_impossible() -> None:
    s = turn("contractor", Seat("minerals*2 organics"))
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)

    assert GAME.waiting(s) == [1]


def test_r11_of_both_actions_the_impossible_one_is_left_out() -> None:
    s = turn("governor", Seat(""), areas="water*2")
    play(s, 0, "gather water")
    assert GAME.waiting(s) == [1]

    s = turn("governor", Seat("minerals*2 organics"), areas="")
    assert options(s, 0)[0] == "build habitat 1"
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)
    assert GAME.waiting(s) == [1]


def test_r11_and_the_second_may_be_declined_but_not_the_first() -> None:
    s = turn("governor", Seat(EACH_TWO))
    assert "enough" not in options(s, 0)
    play(s, 0, "gather water")

    assert options(s, 0)[0] == "enough"
    play(s, 0, "enough")
    assert GAME.waiting(s) == [1]


# --- R12 to R17: tiles -----------------------------------------------------------------------


def test_r12_a_statue_may_be_the_first_tile() -> None:
    s = turn("stonemason", Seat(""))

    assert len(squares_offered(s, 0)) == 48
    lay(s, 0, "statue", "7,3")
    assert built(s) == ["statue 7,3"]


def test_r12_no_statue_is_left_no_statue_is_placed() -> None:
    assert decision(turn("stonemason", Seat(""), tiles={"statue": 0})) == "ChooseAction"
    assert decision(turn("stonemason", Seat(""), tiles={"statue": 1})) == "LaySpecial"
    keeper = turn("monument_keeper", Seat(), night=True, tiles={"soylent_factory": 0})
    assert decision(keeper) == "ChooseAction"


def test_r13_a_moved_tile_must_touch_another_one() -> None:
    s = turn("rigger", Seat("", [HABITAT, "statue 0,4"]))
    play(s, 0, "pick_up 1")

    assert refusal(s, 0, "lay statue 7,3 turn 0") == ("not_adjacent", "5.2")


def test_r13_the_only_tile_may_go_anywhere() -> None:
    s = turn("rigger", Seat("", [HABITAT]))
    play(s, 0, "pick_up 0")

    lay(s, 0, "habitat", "6,3 6,4 7,3 7,4")

    assert built(s) == ["habitat 6,3 6,4 7,3 7,4"]


def test_r13_the_others_may_be_parted() -> None:
    """The statue in the middle goes; habitat and factory stay where they are."""
    s = turn("rigger", Seat("", [HABITAT, "statue 0,4", "statue 0,5"]))
    play(s, 0, "pick_up 1")
    lay(s, 0, "statue", "1,1")

    assert built(s) == [HABITAT, "statue 0,5", "statue 1,1"]


def test_r13_a_tile_may_be_laid_back_where_it_was() -> None:
    s = turn("rigger", Seat("", [HABITAT, "statue 0,4"]))
    play(s, 0, "pick_up 1")

    assert "0,4" in squares_offered(s, 0)


def test_r13_monuments_do_not_move() -> None:
    me = Seat("", [COMPLEX, "statue 0,2"], ["obelisk 0,3 0,4 0,5"])
    s = turn("rigger", me, expansion="yes")

    assert options(s, 0) == ["skip", "pick_up 0", "pick_up 1"]


def test_r14_any_tile_may_be_demolished_and_the_others_may_be_parted() -> None:
    s = turn("demolitionist", Seat("", [HABITAT, "statue 0,4", "statue 0,5"]))
    statues = s.tiles[6]
    play(s, 0, "demolish 1", "gain water", "gain water", "gain water")

    assert built(s) == [HABITAT, "statue 0,5"]
    assert s.tiles[6] == statues + 1


def test_r14_also_one_that_lies_under_another() -> None:
    me = Seat("", [HABITAT, "habitat 1,2 1,3 2,2 2,3"])
    s = turn("demolition_expert", me)
    play(s, 0, "demolish 0", "gain water", "gain water", "gain water")

    assert s.players[0].occupied.bit_count() == 4


def test_r14_after_the_last_tile_the_next_is_a_first_one() -> None:
    s = turn("demolitionist", Seat("", [HABITAT]))
    play(s, 0, "demolish 0", "gain minerals", "gain minerals", "gain organics")
    play(s, 0, "build habitat 1")

    assert "6,3 6,4 7,3 7,4" in squares_offered(s, 0)


def test_r15_both_tiles_count_where_they_overlap() -> None:
    me = Seat("minerals*2 organics", [HABITAT], goal="goal_1")
    s = turn("spacewalker", me, night=True)
    play(s, 0, "build habitat 1", "pay minerals*2")
    lay(s, 0, "habitat", "1,2 1,3 2,2 2,3")

    assert line(s, 0, "goal") == 4
    assert GAME.scores(s)[0].tiebreak[0] == 2
    assert s.players[0].occupied.bit_count() == 6


def test_r15_what_hangs_over_scores_nothing() -> None:
    s = turn("spacewalker", Seat("water*2 power", [HABITAT]))
    before = [line(s, 0, name) for name in ("crystal", "ice", "rock", "soil")]
    play(s, 0, "build entertainment_complex 1")
    lay(s, 0, "entertainment_complex", "0,4 0,5 0,6 0,7")

    after = [line(s, 0, name) for name in ("crystal", "ice", "rock", "soil")]
    assert before == [0, 0, 0, 12]
    assert after == [0, 0, 0, 11]


def test_r16_a_later_tile_may_touch_any_tile_also_a_lonely_one() -> None:
    s = turn("geologist", Seat("minerals*2 organics", [HABITAT, "statue 7,3"]))
    play(s, 0, "build habitat 1")

    assert "5,4 5,5 6,4 6,5" not in squares_offered(s, 0)
    assert "5,3 5,4 6,3 6,4" in squares_offered(s, 0)
    assert "4,3 4,4 5,3 5,4" not in squares_offered(s, 0)
    assert NEAR in squares_offered(s, 0)


def test_r17_before_the_action_is_before_it_is_chosen() -> None:
    """The trader's exchange makes a building possible that was not."""
    s = turn("trader", Seat("minerals organics*2"))
    play(s, 0, "swap organics minerals", "skip")

    assert "build habitat 1" in options(s, 0)
    play(s, 0, "build habitat 1")
    assert decision(s) == "LayTile"


# --- R18 to R27: cards, secrets, monuments, solo, ties ---------------------------------------


@pytest.mark.parametrize(("mode", "first"), [("basic", 0), ("advanced", 25)])
def test_r18_one_deck_at_a_time_so_no_priority_is_there_twice(mode: str, first: int) -> None:
    s = GAME.setup(5, 1, {"mode": mode, "expansion": "yes"})
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
        assert not {"hand", "goal", "goal_points", "chosen"} & set(players[0])


def test_r20_of_twenty_five_cards_as_many_as_usual_are_used() -> None:
    for seats, number in ((2, 12), (3, 12), (4, 16), (5, 20)):
        s = GAME.setup(seats, 1, {"expansion": "yes"})
        assert len(s.box) == 25 - number


def test_r21_the_hole_must_touch_what_was_just_laid() -> None:
    """The obelisk's hole was left open before; a tile far from it does not bring it back."""
    me = Seat("", [COMPLEX, "statue 0,2", "habitat 2,2 2,3 3,2 3,3"])
    s = turn("stonemason", me, monuments="obelisk star dome")
    lay(s, 0, "statue", "4,2")

    assert decision(s) == "ChooseAction"


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

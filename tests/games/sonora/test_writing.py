"""Chapters 5 and 6: Swaps, where discs count, and the cliff ruins in play."""

from __future__ import annotations

from igroteka.games.sonora import GAME
from igroteka.games.sonora.pieces import BUILDINGS, CIRCLE_X, CIRCLE_Y, HEXES
from igroteka.games.sonora.rules.discs import on_circle, sector_of, total_in
from igroteka.games.sonora.rules.marking import Marking
from igroteka.games.sonora.rules.rounds import EndRound
from igroteka.games.sonora.rules.ruins import Ruins
from igroteka.games.sonora.rules.swapping import SwapPhase
from igroteka.kernel import engine
from tests.games.sonora.tables import (
    decision,
    disc,
    emptied,
    lay,
    options,
    play,
    refused,
    status,
    table,
    why,
    write,
)


def test_5_1_every_disc_is_marked_in_its_sector() -> None:
    s = write({"red1": "creek", "red2": "canyon", "red3": "mud"})
    assert options(s) == ["mark red1", "mark red2", "count mud"]
    assert why(s, 0, "done") == ("not_done_yet", "5.1")
    play(s, 0, "mark red1", "path t1")

    assert options(s) == ["mark red2", "count mud"]
    assert why(s, 0, "mark red1") == ("nothing_to_mark", "5.1")


def test_5_2_marks_bring_points_and_bonuses() -> None:
    s = write({"red4": "creek", "red1": "creek"})
    play(s, 0, "mark red4", "path l2", "mark red1", "path l3")

    assert s.players[0].swaps == 2
    assert GAME.scores(s)[0].total == 1


def test_5_3_swaps_come_before_all_marks() -> None:
    s = write({"red1": "cliff", "red5": "mud"}, swaps=True)
    assert decision(s) == ["0 SwapDiscs"]
    play(s, 0, "swap red1 red5")

    assert decision(s) == ["0 CrossHexes"]
    assert s.players[0].points == 5


def test_5_4_the_ruins_come_before_all_other_discs() -> None:
    s = write({"red1": "cliff", "yellow2": "cliff", "red3": "creek"})

    assert decision(s) == ["1 CrossHexes"]
    assert refused(s, 0, "mark red3").code == "not_your_turn"


def test_5_5_all_others_are_marked_by_everybody_at_once() -> None:
    s = write({"red1": "creek", "yellow1": "creek", "yellow2": "mud"})

    assert decision(s) == ["0 MarkSheet", "1 MarkSheet"]
    play(s, 1, "count mud", "node i1", "mark yellow1", "path t1")
    assert options(s, 0) == ["mark red1"]


def test_5_6_a_disc_belongs_to_its_zone_or_to_its_circle() -> None:
    s = write({"red1": "creek", "red2": "owl"})

    assert [sector_of(s, disc(name)) for name in ("red1", "red2")] == [1, 1]


def test_5_10_circles_go_before_zones() -> None:
    s = write({"red2": "owl"})

    assert s.x[disc("red2")] < 0  # it lies in the ruins, or in the canyon
    assert sector_of(s, disc("red2")) == 1
    assert decision(s) == ["0 MarkSheet"]


def test_5_13_a_circle_must_be_used() -> None:
    s = write({"red2": "owl"})
    play(s, 0, "mark red2", "path t2")

    assert options(s) == ["mark red2"]
    assert why(s, 0, "done")[0] == "not_done_yet"


def test_5_15_a_marked_disc_leaves_the_board() -> None:
    s = write({"red1": "creek", "red2": "creek"})
    assert len(s.order) == 2
    play(s, 0, "mark red1", "path t1")

    assert (s.order, status(s, "red1")) == ([disc("red2")], "marked")


def test_5_16_bonuses_are_used_at_once_or_kept() -> None:
    s = write({"red4": "creek", "red1": "canyon"})
    s.players[0].bonuses = [0, 0, 1]
    play(s, 0, "mark red4", "path l2", "mark red1", "draw g5")

    assert why(s, 0, "done")[0] == "not_done_yet"  # the rabbit is of this phase
    play(s, 0, "use rabbit", "node i1", "close", "done")
    assert s.players[0].swaps_left() == 1


# --- the ruins -------------------------------------------------------------------------------


def test_6_2_a_lizard_circle_doubles_in_order_and_hexes() -> None:
    s = write({"red2": "cliff", "red3": "cliff", "red4": "lizard", "yellow5": "cliff"})

    assert total_in(s, s.own_discs(0), 0) == 13
    assert (decision(s), s.players[0].points) == (["0 CrossHexes"], 13)


def test_6_5_who_crosses_off_all_hexes_gets_a_reward() -> None:
    s = write({"red5": "cliff"})
    play(s, 0, "cross a 4")
    assert GAME.scores(s)[0].total == 0
    play(s, 0, "cross a 1")

    assert GAME.scores(s)[0].total == 6


def test_6_6_the_first_gets_the_top_and_all_others_the_bottom() -> None:
    s = write({"red5": "cliff", "yellow5": "cliff"})
    play(s, 0, "cross a 5")
    assert (s.firsts[0], s.players[0].reflicks) == (0, 2)
    play(s, 1, "cross a 5")

    assert [sheet.total for sheet in GAME.scores(s)] == [6, 4]
    assert s.players[1].reflicks == 1
    seen = GAME.look(s, 1)["players"]
    assert seen[1]["buildings"]["a"] == {"crossed": 5, "reward": "bottom", "top_struck": True}


def test_6_7_the_discs_leave_before_the_next_player_marks() -> None:
    s = write({"red5": "cliff", "yellow4": "cliff"})
    play(s, 0, "cross h 5")

    assert status(s, "red5") == "marked"
    assert decision(s) == ["1 CrossHexes"]


def test_6_8_hexes_are_crossed_off_in_any_order() -> None:
    s = write({"red5": "cliff"})

    assert {text.split()[1] for text in options(s)} == set(BUILDINGS)


def test_6_9_the_total_may_be_shared_among_buildings() -> None:
    s = write({"red5": "cliff"})
    play(s, 0, "cross a 2", "cross h 1", "cross c 1", "cross a 1")

    assert s.players[0].hexes == [3, 0, 1, 0, 0, 0, 0, 1]


def test_6_4_no_more_and_no_less_than_the_total() -> None:
    s = write({"red5": "cliff"})
    play(s, 0, "cross b 3")

    assert why(s, 0, "cross b 3") == ("total_too_small", "6.4")
    assert why(s, 0, "done")[0] == "not_now"


def test_6_11_the_bottom_reward_is_points_only() -> None:
    s = write({"red4": "lizard", "red1": "cliff", "yellow4": "lizard", "yellow5": "cliff"})
    play(s, 1, "cross b 9", "cross c 4")
    play(s, 0, "cross b 9")

    assert (s.players[0].swaps, s.players[1].swaps) == (1, 2)
    assert [sheet.total for sheet in GAME.scores(s)] == [8, 11]


def test_6_3_of_equal_totals_in_play_who_flicked_earlier_marks_first() -> None:
    s = write({"red5": "cliff", "yellow5": "cliff"}, s=table(first_player="2"))

    assert decision(s) == ["1 CrossHexes"]


def test_6_12_the_example_in_play() -> None:
    s = write({"red2": "cliff", "red3": "cliff", "red4": "lizard", "yellow5": "lizard"})
    assert decision(s) == ["0 CrossHexes"]  # 13 against 10
    play(s, 0, "cross b 9")
    assert (s.players[0].swaps, s.players[0].points) == (2, 4)
    assert GAME.look(s, 1)["players"][1]["buildings"]["b"]["top_struck"]
    play(s, 0, "cross c 4")

    assert (GAME.scores(s)[0].total, decision(s)) == (11, ["1 CrossHexes"])


# --- Swap ------------------------------------------------------------------------------------


def test_12_6_swap_exchanges_two_own_discs_on_the_board() -> None:
    s = write({"red5": "mud", "red1": "lizard", "yellow1": "mud"}, swaps=True)
    assert options(s) == ["done", "swap red1 red5"]
    assert why(s, 0, "swap yellow1 yellow2") == ("not_your_disc", "3.4")
    assert why(s, 0, "swap red1 red2") == ("not_on_board", "12.6")
    play(s, 0, "swap red1 red5")

    assert s.players[0].points == 10


def test_12_7_several_swaps_in_one_phase() -> None:
    s = table()
    s.players[0].swaps = 2
    write({"red5": "mud", "red1": "creek", "red2": "canyon"}, swaps=True, s=s)
    play(s, 0, "swap red1 red5", "swap red2 red5")

    assert [sector_of(s, disc(f"red{n}")) for n in (1, 2, 5)] == [3, 1, 2]
    assert s.players[0].swaps_left() == 0


# --- rulings ---------------------------------------------------------------------------------


def test_r1_the_ruins_go_in_descending_order() -> None:
    s = write({"red1": "cliff", "yellow3": "cliff", "green5": "cliff"}, seats=3)
    order = []
    for _ in range(3):
        seat = GAME.waiting(s)[0]
        order.append(seat)
        play(s, seat, f"cross h {s.players[seat].points}")

    assert order == [2, 1, 0]


def test_r2_a_disc_from_the_hole_cannot_be_swapped() -> None:
    s = write({"red5": "hole mud", "red1": "creek", "red2": "creek"}, swaps=True)

    assert options(s) == ["done", "swap red1 red2"]
    assert why(s, 0, "swap red1 red5") == ("not_on_board", "12.6")


def test_r3_a_disc_from_the_hole_counts_once() -> None:
    s = table()
    for name in ("red4", "red5"):
        s.x[disc(name)], s.y[disc(name)] = CIRCLE_X[0], CIRCLE_Y[0]
    write({"red5": "hole cliff", "red4": "hole canyon"}, s=s)

    assert s.players[0].points == 5
    assert not on_circle(s, disc("red4"))
    play(s, 0, "cross h 5", "mark red4", "draw g5")
    assert options(s) == ["done"]


def test_r22_swaps_go_in_turn_order() -> None:
    s = table(first_player="2")
    write({"red1": "mud", "red2": "mud", "yellow1": "mud", "yellow2": "mud"}, swaps=True, s=s)

    assert decision(s) == ["1 SwapDiscs"]
    play(s, 1, "done")
    assert decision(s) == ["0 SwapDiscs"]


def test_r33_bonuses_of_top_rewards_wait() -> None:
    s = table()
    s.players[0].hexes = [0, 8, 6, 0, 0, 0, 17, 0]
    write({"red3": "cliff", "red1": "creek", "red2": "creek"}, s=s)
    play(s, 0, "cross b 1", "cross c 1", "cross g 1")
    assert decision(s) == ["0 Discover"]
    play(s, 0, "discover fox")

    assert decision(s) == ["0 MarkSheet"]  # no Swap in this phase any more
    assert s.players[0].swaps_left() == 1
    assert options(s) == ["mark red1", "mark red2", "use rabbit", "use fox kept"]


def test_r34_sides_are_chosen_after_swaps_and_before_the_totals() -> None:
    s = table()
    write({}, s=s)
    emptied(s)
    lay(s, "yellow3", 0.2, 40)
    lay(s, "yellow1", 60, -80)
    s.stack = [EndRound(), Marking(), Ruins(), SwapPhase()]
    s.players[1].swaps_used = 0
    engine.advance(s)
    assert decision(s) == ["1 SwapDiscs"]
    play(s, 1, "done")
    assert decision(s) == ["1 ChooseSide"]
    assert options(s, 1) == ["side yellow3 cliff", "side yellow3 creek"]
    assert why(s, 1, "side yellow3 mud") == ("not_this_side", "5.8")
    assert why(s, 1, "side yellow1 mud") == ("not_this_disc", "3.10")
    play(s, 1, "side yellow3 cliff")

    assert (decision(s), s.players[1].points) == (["1 CrossHexes"], 3)


def test_r34_sides_are_chosen_in_turn_order() -> None:
    s = table(first_player="2")
    emptied(s)
    lay(s, "red3", 0.2, 40)
    lay(s, "yellow3", -40, 0.2)
    lay(s, "yellow4", 0.2, -40)
    s.stack = [EndRound(), Marking(), Ruins(), SwapPhase()]
    for player in s.players:
        player.swaps_used = player.swaps
    engine.advance(s)
    asked = []
    for text in ("side yellow3 cliff", "side yellow4 mud", "side red3 creek"):
        asked += decision(s)
        play(s, GAME.waiting(s)[0], text)

    assert asked == ["1 ChooseSide", "1 ChooseSide", "0 ChooseSide"]
    assert [sector_of(s, disc(name)) for name in ("yellow3", "yellow4", "red3")] == [0, 3, 1]


def test_r35_the_exact_places_are_exchanged() -> None:
    s = write({"red5": "mud", "red1": "mud"}, swaps=True)
    before = (s.x[0], s.y[0], s.x[4], s.y[4])
    play(s, 0, "swap red1 red5")

    assert (s.x[4], s.y[4], s.x[0], s.y[0]) == before


def test_r36_swaps_may_be_kept() -> None:
    s = write({"red5": "mud", "red1": "mud"}, swaps=True)
    play(s, 0, "done")

    assert decision(s) == ["0 MarkSheet"]
    assert s.players[0].swaps_left() == 1


def test_r37_the_order_decides_who_is_first() -> None:
    s = write({"red5": "lizard", "yellow5": "cliff", "yellow4": "cliff"})
    play(s, 0, "cross a 5", "cross h 5")
    play(s, 1, "cross a 5", "cross h 4")
    assert [sheet.total for sheet in GAME.scores(s)] == [6, 4]

    many = write({"red5": "lizard", "red2": "cliff"})
    play(many, 0, "cross a 5", "cross c 7")
    assert many.firsts[:3] == [0, -1, 0]


def test_r9_all_full_buildings_lose_the_rest() -> None:
    s = table()
    s.players[0].hexes = [*HEXES[:7], HEXES[7] - 2]
    s.firsts = [0] * 7 + [-1]
    write({"red5": "cliff"}, s=s)
    assert options(s) == ["cross h 1", "cross h 2"]
    assert why(s, 0, "cross h 3") == ("too_many_hexes", "6.4")
    assert why(s, 0, "cross a 1") == ("building_finished", "6.5")
    play(s, 0, "cross h 2")

    assert decision(s) == ["0 Discover"]
    play(s, 0, "discover owl")
    assert (status(s, "red5"), s.players[0].points) == ("marked", 0)

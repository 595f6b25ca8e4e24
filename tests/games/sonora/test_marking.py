"""Chapters 7, 8, 9 and 12 in play: canyon, creek, mudcracks and bonuses."""

from __future__ import annotations

from igroteka.games.sonora import GAME
from igroteka.games.sonora.pieces import COLUMN_CELLS, DISCOVERY, DISCOVERY_ICONS, NODES, RABBIT
from igroteka.games.sonora.rules.bonuses import gain
from igroteka.games.sonora.sheet import canyon, creek
from igroteka.games.sonora.sheet.mud import START
from igroteka.kernel import engine
from tests.games.sonora.marks import creek as creek_mask
from tests.games.sonora.marks import nodes, shape
from tests.games.sonora.tables import decision, options, play, status, table, why, write

# --- the canyon ------------------------------------------------------------------------------


def test_7_1_one_shape_for_each_disc_of_the_canyon() -> None:
    s = write({"red1": "canyon", "red2": "canyon"})
    play(s, 0, "mark red1", "draw g5", "mark red2")

    assert all(text.startswith("draw") for text in options(s))
    assert len(s.players[0].shapes) == 1


def test_7_7_the_disc_leaves_when_its_shape_is_drawn() -> None:
    s = write({"red1": "canyon"})
    play(s, 0, "mark red1")
    assert status(s, "red1") == "board"
    play(s, 0, "draw g5")

    assert status(s, "red1") == "marked"


def test_7_8_a_bonus_in_a_shape_is_gained_at_once() -> None:
    s = write({"red2": "canyon"})
    play(s, 0, "mark red2", "draw g5 h5 i5")

    assert s.players[0].swaps == 2


def test_7_8_every_symbol_in_a_shape_counts() -> None:
    """A cactus, and then a Re-flick."""
    s = table()
    s.players[0].shapes = [shape("a10")]
    s.players[0].drawn = shape("a10")
    write({"red1": "canyon"}, s=s)
    play(s, 0, "mark red1", "draw a11 a12")

    assert (s.players[0].reflicks, GAME.scores(s)[0].total) == (2, 5)


def test_7_9_cacti_are_counted_by_kind() -> None:
    s = write({"red5": "canyon"})
    play(s, 0, "mark red5", "draw f7 f8 g8 f9 g9")

    assert GAME.look(s, 0)["players"][0]["cacti"] == {"blue": 0, "green": 1, "yellow": 1}
    assert GAME.scores(s)[0].total == 10


def test_7_10_a_fox_circle_counts_as_two_discs() -> None:
    s = write({"red3": "fox"})
    play(s, 0, "mark red3", "draw g5")
    assert (status(s, "red3"), options(s)) == ("board", ["mark red3"])
    play(s, 0, "mark red3", "draw g4 h4 h5")

    assert (status(s, "red3"), options(s)) == ("marked", ["done"])


def test_7_11_the_example_in_play() -> None:
    s = write({"red5": "canyon", "red4": "canyon", "red2": "canyon"})
    play(s, 0, "mark red5", "draw f7 f8 g8 f9 g9")
    play(s, 0, "mark red2", "draw g5 h5 i5", "mark red4", "draw j5 k5 k6")

    assert canyon.cacti_in(s.players[0].drawn) == [0, 2, 2]
    assert s.players[0].swaps == 2


# --- the creek -------------------------------------------------------------------------------


def test_8_1_one_path_for_each_disc_of_the_creek() -> None:
    s = write({"red4": "creek", "red1": "creek"})
    play(s, 0, "mark red4")

    assert options(s) == ["path l2", "path r2"]


def test_8_4_passed_cells_are_crossed_and_the_last_is_circled() -> None:
    s = write({"red4": "creek"})
    play(s, 0, "mark red4", "path l2")

    assert s.players[0].creek == creek_mask("t1 t2 l1 l2")
    assert s.players[0].circled == creek_mask("l2")
    assert status(s, "red4") == "marked"


def test_8_9_only_where_a_path_ends_a_bonus_is_gained() -> None:
    s = write({"red5": "creek"})
    play(s, 0, "mark red5", "path r3")  # passes the rabbit on r2

    assert s.players[0].bonuses == [0, 0, 0]
    other = write({"red4": "creek"})
    play(other, 0, "mark red4", "path r2")
    assert other.players[0].bonuses == [0, 0, 1]


def test_8_11_an_owl_circle_counts_as_two_discs() -> None:
    s = write({"red4": "owl"})
    play(s, 0, "mark red4", "path l2", "mark red4", "path r4")

    assert s.players[0].circled == creek_mask("l2 r4")
    assert (s.players[0].swaps, GAME.scores(s)[0].total) == (2, 2)
    assert options(s) == ["done"]


def test_8_8_a_disc_without_any_path_is_not_used() -> None:
    s = table()
    s.players[0].creek = (1 << creek.CELLS) - 1
    s.players[1].bonuses = [1, 0, 0]
    write({"red5": "creek", "red1": "creek", "yellow1": "creek"}, s=s)

    assert decision(s) == ["1 MarkSheet"]  # the first player has nothing to do
    assert why(s, 1, "mark yellow2") == ("nothing_to_mark", "5.1")
    assert status(s, "red5") == "marked"


# --- the mudcracks ---------------------------------------------------------------------------


def test_9_7_the_discs_leave_when_all_are_marked() -> None:
    s = write({"red5": "mud", "red2": "mud"})
    play(s, 0, "count mud", "node i0")
    assert status(s, "red5") == "board"
    play(s, 0, "close")

    assert (status(s, "red5"), status(s, "red2")) == ("marked", "marked")


def test_9_9_a_closed_triangle_gives_its_bonus() -> None:
    s = write({"red4": "mud"})
    play(s, 0, "count mud", "node i1", "node i2")

    assert s.players[0].reflicks == 2
    assert s.players[0].nodes == nodes("i1 i2")


def test_9_9_a_node_that_closes_several_triangles_gives_all_their_bonuses() -> None:
    s = table()
    s.players[0].nodes = nodes("i0 m0 i2")
    write({"red2": "mud"}, s=s)
    play(s, 0, "count mud", "node i1")

    assert (s.players[0].reflicks, s.players[0].bonuses) == (2, [1, 0, 0])
    assert GAME.scores(s)[0].total == 2


def test_9_10_a_full_column_gives_its_bonus() -> None:
    s = write({"red2": "mud"})
    play(s, 0, "count mud", "box 1 1")
    assert s.players[0].swaps == 1
    play(s, 0, "box 1 1")

    assert s.players[0].swaps == 2


def test_9_6_a_new_total_begins_with_nodes_again() -> None:
    s = write({"red3": "mud"})
    play(s, 0, "count mud", "box 5 1", "close", "done")
    assert s.round == 2
    write({"red3": "mud"}, s=s)
    play(s, 0, "count mud", "node i0")

    assert s.players[0].nodes == nodes("i0")


def test_9_12_a_rabbit_circle_doubles() -> None:
    s = write({"red5": "rabbit", "red1": "mud"})
    play(s, 0, "count mud")

    assert s.players[0].points == 11


def test_9_13_the_example_in_play() -> None:
    s = write({"red5": "mud", "red4": "mud", "red3": "mud"})
    play(s, 0, "count mud", "node i0", "node i1")
    assert GAME.scores(s)[0].total == 2
    play(s, 0, "node c0")
    assert "node i2" in options(s)
    play(s, 0, "box 1 2")

    assert (s.players[0].swaps, s.players[0].points) == (2, 0)


# --- bonuses ---------------------------------------------------------------------------------


def test_12_8_an_animal_bonus_must_be_used_in_its_phase() -> None:
    s = table()
    s.players[0].bonuses = [1, 1, 1]
    write({}, s=s)
    assert options(s) == ["use owl", "use fox", "use rabbit"]
    assert why(s, 0, "done") == ("not_done_yet", "5.1")
    play(s, 0, "use owl", "path t1", "use fox", "draw g5", "use rabbit", "node i0", "close")

    assert options(s) == ["done"]
    assert why(s, 0, "use fox") == ("no_such_bonus", "12.8")


def test_12_8_a_bonus_that_cannot_be_used_is_lost_with_the_phase() -> None:
    s = table()
    s.players[0].creek = (1 << creek.CELLS) - 1
    s.players[0].bonuses = [1, 0, 0]
    s.listen()
    write({}, s=s)

    lost = [event.args for event in s.heard() if event.code == "loses_bonus"]
    assert lost == [{"animal": "owl"}]
    assert s.players[0].bonuses == [0, 0, 0]


def test_12_8_a_fox_without_room_for_a_shape_is_lost_with_the_phase() -> None:
    s = table()
    s.players[0].drawn = canyon.WHITE & ~canyon.START
    s.players[0].bonuses = [0, 1, 0]
    write({"red1": "creek"}, s=s)
    assert why(s, 0, "use fox") == ("no_shape_fits", "7.3")
    play(s, 0, "mark red1", "path t1", "done")

    assert s.players[0].bonuses == [0, 0, 0]


def test_12_11_a_rabbit_adds_five() -> None:
    s = table()
    s.players[0].bonuses = [0, 0, 1]
    write({"red4": "mud"}, s=s)
    play(s, 0, "count mud", "use rabbit")

    assert s.players[0].points == 9


def test_12_12_a_rabbit_waits_for_the_discs_of_the_mud() -> None:
    s = table()
    s.players[0].bonuses = [0, 0, 1]
    write({"red4": "mud", "red1": "creek"}, s=s)
    play(s, 0, "mark red1", "path t1", "count mud", "node i1", "use rabbit", "node i0")

    assert s.players[0].points == 4 - 2 + 5 - 3


def test_12_12_a_fox_or_an_owl_may_be_used_while_a_total_is_spent() -> None:
    """The total of 5 crosses off a 4 and gains a fox; its shape gains a rabbit; 6 are left."""
    s = table()
    s.players[0].nodes = nodes("i2 i3")
    s.players[0].shapes = [shape("h2")]
    s.players[0].drawn = shape("h2")
    s.players[0].discovered = [1, 0, 0]
    write({"red5": "mud"}, s=s)
    assert "use fox" not in options(play(s, 0, "count mud"))
    play(s, 0, "node m2")
    assert {"use fox", "use owl kept"} <= set(options(s))
    play(s, 0, "use fox")
    assert decision(s) == ["0 DrawShape"]
    play(s, 0, "draw h1")
    assert (decision(s), s.players[0].points) == (["0 MarkMud"], 1)
    assert why(s, 0, "use fox") == ("no_such_bonus", "12.8")
    play(s, 0, "use owl kept", "path t1", "use rabbit", "node c3")

    assert s.players[0].points == 1 + 5 - 5
    assert s.players[0].bonuses == [0, 0, 0]
    assert status(s, "red5") == "board"


def test_12_13_a_discovery_is_circled_and_may_wait_for_a_later_round() -> None:
    s = table()
    s.players[0].columns = [0, 0, 0, 0, 4]
    write({"red1": "mud"}, s=s)
    play(s, 0, "count mud", "box 5 1")
    assert options(s) == ["discover owl", "discover fox", "discover rabbit"]
    play(s, 0, "discover fox")
    assert options(s) == ["use fox kept", "done"]
    play(s, 0, "done")

    assert s.round == 2
    write({"red1": "creek"}, s=s)
    assert options(s) == ["mark red1", "use fox kept"]
    play(s, 0, "use fox kept", "draw g5")
    assert (s.players[0].kept(1), s.players[0].used) == (0, [0, 1, 0])


def test_12_15_a_discovered_rabbit_adds_six() -> None:
    s = table()
    s.players[0].discovered = [0, 0, 1]
    write({"red1": "mud"}, s=s)
    play(s, 0, "count mud")
    assert "use rabbit kept" in options(s)
    play(s, 0, "use rabbit kept")

    assert (s.players[0].points, s.players[0].used) == (7, [0, 0, 1])
    assert why(s, 0, "use rabbit kept") == ("no_such_bonus", "12.8")


# --- rulings ---------------------------------------------------------------------------------


def test_r6_a_rabbit_may_be_used_alone() -> None:
    s = table()
    s.players[0].bonuses = [0, 0, 1]
    write({}, s=s)
    play(s, 0, "use rabbit")

    assert (s.players[0].points, decision(s)) == (5, ["0 MarkMud"])


def test_r7_rabbits_are_added_to_the_discs_or_open_a_new_total() -> None:
    s = table()
    s.players[0].bonuses = [0, 0, 1]
    write({"red4": "mud"}, s=s)
    assert why(s, 0, "use rabbit") == ("count_first", "12.11")
    play(s, 0, "count mud", "node i1", "close")
    assert s.players[0].points == 0
    play(s, 0, "use rabbit")

    assert s.players[0].points == 5


def test_r7_points_too_few_for_any_node_wait_while_a_rabbit_may_be_gained() -> None:
    """All columns are full and a 2 is left; then the same without the fox, and without a node."""
    s = table()
    s.players[0].nodes = ((1 << len(NODES)) - 1) & ~(1 << NODES.index("c2"))
    s.players[0].columns = list(COLUMN_CELLS)
    foxless, full, kept = s.clone(), s.clone(), s.clone()
    s.players[0].bonuses = full.players[0].bonuses = [0, 1, 0]
    kept.players[0].discovered = [0, 1, 0]
    full.players[0].nodes = (1 << len(NODES)) - 1
    for one in (s, foxless, full, kept):
        write({"red2": "mud", "red1": "creek"}, s=one)
        play(one, 0, "count mud")

    assert options(s) == ["close", "use fox"]
    assert options(kept) == ["close", "use fox kept"]
    assert decision(foxless) == decision(full) == ["0 MarkSheet"]


def test_r8_points_may_be_left_in_the_mud() -> None:
    s = write({"red5": "mud"})
    play(s, 0, "count mud", "close")

    assert (options(s), s.players[0].nodes) == (["done"], START)


def test_r10_a_node_is_paid_at_once() -> None:
    s = write({"red1": "mud"})
    play(s, 0, "count mud")

    assert why(s, 0, "node i1") == ("node_too_dear", "9.3")


def test_r11_two_shapes_of_a_fox_disc_may_adjoin_and_differ() -> None:
    s = write({"red2": "fox"})
    play(s, 0, "mark red2", "draw g5 h5 i5", "mark red2", "draw j5")

    assert [canyon.NUMBER_OF[shape] for shape in s.players[0].shapes] == [2, 1]


def test_r12_if_only_one_path_is_possible_only_the_other_is_lost() -> None:
    s = table()
    s.players[0].creek = ((1 << creek.CELLS) - 1) & ~creek_mask("rbb4 rbb5")
    write({"red2": "owl"}, s=s)
    play(s, 0, "mark red2", "path rbb5")
    assert (status(s, "red2"), options(s)) == ("board", ["done"])
    assert why(s, 0, "mark red2") == ("no_path_fits", "8.8")
    play(s, 0, "done")

    assert s.round == 2


def test_r13_without_a_free_symbol_a_discovery_brings_nothing() -> None:
    s = table()
    s.players[0].discovered = list(DISCOVERY_ICONS)
    s.players[0].used = list(DISCOVERY_ICONS)
    s.players[0].columns = [0, 0, 0, 0, 4]
    write({"red1": "mud"}, s=s)
    play(s, 0, "count mud", "box 5 1")

    assert options(s) == ["done"]
    assert GAME.scores(s)[0].tiebreak == [sum(DISCOVERY_ICONS)]


def test_r15_a_fox_never_draws_shape_five() -> None:
    s = table()
    s.players[0].bonuses = [0, 1, 0]
    write({}, s=s)
    play(s, 0, "use fox")

    assert why(s, 0, "draw f7 f8 g8 f9 g9") == ("number_too_large", "7.2")
    assert {canyon.NUMBER_OF[GAME.parse(text).mask] for text in options(s)} == {1, 2, 3, 4}


def test_r29_a_disc_without_a_place_may_wait() -> None:
    s = table()
    left = creek_mask("rbb1 rbb2 rbb3 rbb4 rbb5")
    s.players[0].creek = ((1 << creek.CELLS) - 1) & ~left
    write({"red5": "creek", "red1": "creek", "red2": "canyon"}, s=s)

    assert why(s, 0, "done")[0] == "not_done_yet"
    play(s, 0, "mark red1", "path rbb1")
    assert why(s, 0, "mark red5") == ("no_path_fits", "8.8")
    play(s, 0, "mark red2", "draw g5", "done")
    assert s.round == 2


def test_r30_an_order_may_make_a_disc_useless() -> None:
    s = table()
    s.players[0].creek = ((1 << creek.CELLS) - 1) & ~creek_mask("rbb4 rbb5")
    write({"red2": "creek", "red1": "creek"}, s=s)
    assert options(s) == ["mark red1", "mark red2"]
    play(s, 0, "mark red1", "path rbb4", "discover owl")

    assert why(s, 0, "mark red2") == ("no_path_fits", "8.8")
    assert options(s) == ["use owl kept", "done"]


def test_r31_no_node_after_a_box_until_a_rabbit_is_added() -> None:
    s = table()
    s.players[0].bonuses = [0, 0, 1]
    write({"red5": "mud", "red1": "mud"}, s=s)
    play(s, 0, "count mud", "node i1", "box 3 1")
    assert why(s, 0, "node i2") == ("nodes_are_over", "9.6")
    play(s, 0, "use rabbit", "node i2")

    assert s.players[0].points == 6 - 2 - 1 + 5 - 2


def test_r32_all_discs_of_the_mud_are_one_total() -> None:
    s = write({"red5": "rabbit", "red1": "mud", "red2": "hole mud"})
    play(s, 0, "count mud")
    assert s.players[0].points == 13
    play(s, 0, "close")

    assert why(s, 0, "count mud") == ("nothing_to_count", "9.2")
    assert why(s, 0, "mark red5") == ("nothing_to_mark", "5.1")


def test_r39_something_must_be_discovered() -> None:
    s = table()
    s.players[0].discovered = [DISCOVERY_ICONS[0], DISCOVERY_ICONS[1], 0]
    s.players[0].used = [DISCOVERY_ICONS[0], DISCOVERY_ICONS[1], 0]
    s.players[0].columns = [0, 0, 0, 0, 4]
    write({"red1": "mud"}, s=s)
    play(s, 0, "count mud", "box 5 1")

    assert options(s) == ["discover rabbit"]
    assert why(s, 0, "discover fox") == ("all_discovered", "12.14")


def test_r54_discoveries_are_chosen_first() -> None:
    s = table()
    s.players[0].nodes = nodes("i2 m1 m2")
    write({"red5": "mud", "red3": "mud"}, s=s)
    play(s, 0, "count mud", "node c2")

    assert decision(s) == ["0 Discover"]
    play(s, 0, "discover owl")
    assert decision(s) == ["0 MarkMud"]


def test_r54_several_discoveries_are_chosen_one_after_the_other() -> None:
    s = write({"red5": "cliff"})
    gain(s, 0, [DISCOVERY, RABBIT, DISCOVERY], "building:g")
    engine.advance(s)
    assert decision(s) == ["0 Discover"]
    play(s, 0, "discover owl")
    assert decision(s) == ["0 Discover"]
    play(s, 0, "discover owl")

    assert decision(s) == ["0 CrossHexes"]
    assert (s.players[0].discovered, s.players[0].bonuses) == ([2, 0, 0], [0, 0, 1])


def test_r58_a_kept_bonus_waits_for_the_third_step() -> None:
    s = table()
    s.players[0].discovered = [0, 1, 0]
    write({"red5": "cliff", "red1": "mud"}, swaps=True, s=s)
    assert decision(s) == ["0 SwapDiscs"]
    assert why(s, 0, "use fox kept")[0] == "not_now"
    play(s, 0, "done")
    assert decision(s) == ["0 CrossHexes"]
    assert why(s, 0, "use fox kept")[0] == "not_now"
    play(s, 0, "cross a 5")

    assert "use fox kept" in options(s)


def test_a_rabbit_is_no_use_in_full_mud() -> None:
    s = table()
    s.players[0].nodes = (1 << len(NODES)) - 1
    s.players[0].columns = list(COLUMN_CELLS)
    s.players[0].bonuses = [0, 0, 1]
    write({"red1": "creek"}, s=s)

    assert why(s, 0, "use rabbit") == ("mud_is_full", "9.3")
    play(s, 0, "mark red1", "path t1", "done")
    assert s.players[0].bonuses == [0, 0, 0]


def test_r7_two_rabbits_together_reach_a_dear_node() -> None:
    s = table()
    s.players[0].nodes = ((1 << len(NODES)) - 1) & ~(1 << NODES.index("c2"))
    s.players[0].columns = list(COLUMN_CELLS)
    s.players[0].bonuses = [0, 0, 1]
    s.players[0].discovered = [0, 0, 1]
    write({}, s=s)
    assert options(s) == ["use rabbit", "use rabbit kept"]
    play(s, 0, "use rabbit")
    assert why(s, 0, "node c2") == ("node_too_dear", "9.3")
    play(s, 0, "use rabbit kept", "node c2")

    assert s.players[0].nodes == (1 << len(NODES)) - 1

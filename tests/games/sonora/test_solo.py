"""Chapter 13: one player against the bot."""

from __future__ import annotations

from igroteka.games.sonora import GAME
from igroteka.games.sonora.pieces import (
    BOT_HEXES,
    BOXES_EACH,
    CELL_BOT,
    CREEK_BOT,
    DISCS,
    NODES,
    PERIMETER,
)
from igroteka.games.sonora.rules.flicking import ChooseDisc
from igroteka.games.sonora.rules.marking import Marking
from igroteka.games.sonora.rules.rounds import EndRound
from igroteka.games.sonora.rules.ruins import Ruins
from igroteka.games.sonora.rules.solo import BotMarks
from igroteka.games.sonora.rules.swapping import SwapPhase
from igroteka.games.sonora.sheet import canyon
from igroteka.games.sonora.state import BOX, HAND, OUT, SonoraState
from igroteka.kernel import engine
from tests.games.sonora.marks import creek as creek_mask
from tests.games.sonora.marks import nodes
from tests.games.sonora.tables import (
    decision,
    disc,
    emptied,
    flick,
    lay,
    options,
    place,
    play,
    status,
    table,
    why,
    write,
)

FAR = (10, -108)


def choosing(where: dict[str, str]) -> SonoraState:
    """All fifteen discs are flicked; those not named are out."""
    s = table(1)
    s.players[0].reflicks_used = 1
    s.status = [OUT if status == HAND else status for status in s.status]
    place(s, where)
    s.status[disc("green5")] = HAND
    s.stack = [step for step in s.stack if type(step).__name__ not in ("ChooseDisc", "TakeDisc")]
    s.stack.append(ChooseDisc(0))
    engine.advance(s)
    flick(s, 0, *FAR, power=1000)
    return s


def bot(where: dict[str, str], s: SonoraState | None = None) -> SonoraState:
    """The bot has the yellow discs, the player the red ones."""
    return write(where, s=table(1) if s is None else s)


def test_13_1_one_player_plays_for_points() -> None:
    s = table(1)

    assert (GAME.waiting(s), len(GAME.scores(s))) == ([0], 1)


def test_13_2_bot_squares_show_where_the_bot_begins() -> None:
    s = bot({"yellow1": "canyon", "yellow2": "creek"})
    play(s, 0, "mark yellow1")
    squares = canyon.BOT_SQUARES

    assert all(GAME.parse(text).mask & squares for text in options(s))
    assert sum(CELL_BOT) == 3
    assert sum(CREEK_BOT) >= 2


def test_13_3_three_colours_fifteen_discs() -> None:
    s = table(1)

    assert s.status == [HAND] * 15 + [BOX] * 5


def test_13_4_one_sheet_serves_both() -> None:
    s = bot({"yellow1": "canyon"})
    play(s, 0, "mark yellow1", options_of_bot(s, "yellow1")[0])

    assert len(s.players) == 1
    assert s.bot_drawn
    assert not s.players[0].drawn


def options_of_bot(s: SonoraState, name: str) -> list[str]:
    """How the bot could use this disc."""
    trial = play(s.clone(), 0, f"mark {name}")
    return options(trial)


def test_13_5_the_corner_of_the_ruins() -> None:
    assert table(1).corner(0) == 0


def test_13_6_the_number_of_rounds_is_chosen_as_usual() -> None:
    assert [table(1, length=name).rounds() for name in ("short", "standard", "long")] == [5, 6, 7]


def test_13_7_all_fifteen_discs_are_flicked_in_any_order() -> None:
    s = table(1)
    assert options(s) == [f"take {name}" for name in DISCS[:15]]
    play(s, 0, "take green3")
    flick(s, 0, 60, 10)
    assert decision(s) == ["0 FlickAgain"]
    play(s, 0, "keep", "take red1")

    assert decision(s) == ["0 Flick"]


def test_13_7_the_phase_ends_after_the_fifteenth_disc() -> None:
    s = table(1)
    s.players[0].reflicks_used = 1
    flicks = 0
    while GAME.progress(s).phase == "flicking":
        if decision(s) == ["0 Flick"]:
            flicks += 1
            play(s, 0, "flick 0 200 400 800")  # off the board
        else:
            play(s, 0, options(s)[-1])

    assert (flicks, decision(s)) == (15, ["0 ChooseMine"])


def test_13_8_two_colours_are_chosen_and_the_third_is_taken_off() -> None:
    s = choosing({"red1": "creek", "yellow1": "creek", "green1": "creek"})
    assert options(s) == ["mine red", "mine yellow", "mine green"]
    assert why(s, 0, "mine blue") == ("not_a_colour", "13.8")
    play(s, 0, "mine green")
    assert options(s) == ["bot red", "bot yellow"]
    assert why(s, 0, "bot green") == ("not_a_colour", "13.8")
    play(s, 0, "bot yellow")

    assert status(s, "red1") == "aside"
    assert decision(s) == ["0 MarkForBot"]


def test_13_9_the_player_may_swap_own_discs() -> None:
    s = table(1)
    s.mine, s.bots = 0, 1
    write({"red1": "creek", "red5": "mud", "yellow1": "creek", "yellow2": "mud"}, swaps=True, s=s)

    assert options(s) == ["done", "swap red1 red5"]
    assert why(s, 0, "swap yellow1 yellow2")[0] == "not_your_disc"


def test_13_10_the_bot_marks_first() -> None:
    s = bot({"red4": "cliff", "yellow1": "canyon"})
    assert decision(s) == ["0 MarkForBot"]
    play(s, 0, "mark yellow1", options_of_bot(s, "yellow1")[0])

    assert decision(s) == ["0 CrossHexes"]


def test_13_10_colours_then_swaps_then_the_bot_then_the_player() -> None:
    s = choosing({"red4": "cliff", "red1": "creek", "yellow1": "canyon"})
    asked = []
    for text in ("mine red", "bot yellow", "swap red1 red4", "mark yellow1", "draw n1"):
        asked += decision(s)
        play(s, 0, text)
    asked += decision(s)

    assert asked == [
        "0 ChooseMine",
        "0 ChooseBots",
        "0 SwapDiscs",
        "0 MarkForBot",
        "0 DrawForBot",
        "0 CrossHexes",
    ]
    assert s.players[0].points == 1


def test_13_11_the_board_turns_after_each_round() -> None:
    s = bot({})

    assert (s.round, s.corner(0), s.mine, s.bots) == (2, 3, -1, -1)
    assert status(s, "green1") == "hand"


def test_13_12_the_bot_gains_no_points() -> None:
    s = bot({"yellow5": "canyon"})
    play(s, 0, "mark yellow5", options_of_bot(s, "yellow5")[0])

    assert [sheet.total for sheet in GAME.scores(s)] == [0]


def test_13_13_the_bot_uses_all_its_discs() -> None:
    s = bot({"yellow1": "canyon", "yellow2": "creek", "yellow3": "mud"})
    assert why(s, 0, "done")[0] == "not_now"
    assert {"mark yellow1", "mark yellow2", "fill c0 3"} <= set(options(s))
    assert why(s, 0, "mark red1") == ("not_the_bots", "13.10")
    play(s, 0, "fill c0 1", "fill m0 2")

    assert options(s) == ["mark yellow1", "mark yellow2"]


def test_13_14_the_bot_gains_no_bonuses() -> None:
    s = bot({"yellow5": "creek"})
    play(s, 0, "mark yellow5", "block laa5 laa1")  # fills a rabbit too

    assert s.players[0].bonuses == [0, 0, 0]
    assert s.bot_creek == creek_mask("laa1 laa2 laa3 laa4 laa5")


def test_13_15_the_bots_total_is_circled_in_its_building() -> None:
    s = bot({"yellow5": "lizard", "red1": "creek"})

    assert (s.bot_circled, s.bot_crossed) == (10, 0)
    assert status(s, "yellow5") == "marked"


def test_13_16_circled_hexes_are_crossed_off_first() -> None:
    s = bot({"yellow5": "cliff", "yellow1": "cliff", "red4": "cliff", "red1": "creek"})
    assert (s.bot_circled, s.bot_crossed, s.players[0].hexes) == (6, 4, [0] * 8)
    play(s, 0, "mark red1", "path t1", "done")
    bot({"red5": "cliff", "red4": "cliff"}, s)

    assert (s.bot_crossed, s.players[0].points) == (6, 7)


def test_13_17_the_bot_fills_its_shapes() -> None:
    s = bot({"yellow5": "canyon", "red5": "canyon"})
    text = options_of_bot(s, "yellow5")[0]
    play(s, 0, "mark yellow5", text)

    assert s.bot_shapes == [GAME.parse(text).mask]
    play(s, 0, "mark red5")
    assert GAME.why_not(s, 0, GAME.parse(text)) is not None


def test_13_26_the_player_chooses_the_boxes() -> None:
    s = table(1)
    s.players[0].nodes = nodes("i0 c0")
    bot({"yellow5": "mud"}, s)

    assert why(s, 0, "fill c0 1") == ("node_crossed", "13.26")
    assert why(s, 0, "mark yellow5") == ("nothing_to_mark", "5.1")
    play(s, 0, "fill c2 2", "fill c1 3")
    assert s.boxes[NODES.index("c2")] == 2


def test_r55_points_of_the_bot_without_room_are_lost() -> None:
    s = table(1)
    s.bot_circled = 18
    s.boxes = [BOXES_EACH if edge else 0 for edge in PERIMETER]
    s.boxes[NODES.index("c2")] = 2
    bot({"yellow5": "cliff", "yellow4": "mud"}, s)

    assert s.bot_circled == BOT_HEXES == 20
    assert options(s) == ["fill c2 1"]
    play(s, 0, "fill c2 1")
    assert (s.bot_points, status(s, "yellow4"), s.round) == (0, "hand", 2)


def test_13_27_each_filled_box_adds_to_the_cost() -> None:
    s = table(1)
    s.players[0].nodes = nodes("i2")
    s.boxes[NODES.index("c2")] = 2
    bot({"red5": "mud", "red3": "mud"}, s)
    play(s, 0, "count mud")

    assert why(s, 0, "node c2") == ("node_too_dear", "9.3")


# --- rulings ---------------------------------------------------------------------------------


def test_r23_a_disc_the_bot_cannot_use_is_passed_over() -> None:
    s = table(1)
    s.players[0].shapes = [mask for mask in canyon.OF_NUMBER[1] if mask.bit_count() == 1]
    s.players[0].drawn = sum(s.players[0].shapes)
    bot({"yellow5": "canyon", "red1": "creek"}, s)

    assert (status(s, "yellow5"), decision(s)) == ("marked", ["0 MarkSheet"])


def test_r51_a_disc_knocked_off_is_out_whatever_its_colour() -> None:
    s = table(1)
    s.players[0].reflicks_used = 1
    lay(s, "green4", *FAR)
    play(s, 0, "take red2")
    flick(s, 0, *FAR, power=1000)

    assert (status(s, "green4"), decision(s)) == ("out", ["0 TakeDisc"])
    play(s, 0, "take yellow1")
    flick(s, 0, 0, 0)
    assert options(s)[0] == "put yellow1 cliff"


def test_r52_the_player_decides_for_the_bot() -> None:
    s = table(1)
    s.mine, s.bots = 0, 1
    bot({"yellow3": "owl", "yellow2": "fox"}, s)
    assert options(s) == ["mark yellow2", "mark yellow3"]
    play(s, 0, "mark yellow3", "block laa5 laa3")
    assert status(s, "yellow3") == "board"  # two paths on a circle

    assert "mark yellow3" in options(s)


def test_r52_the_player_chooses_the_side_of_the_bots_discs() -> None:
    s = table(1)
    s.mine, s.bots = 0, 1
    emptied(s)
    for name, y in (("red2", 40), ("yellow3", -40), ("green4", 70)):
        lay(s, name, 0.2, y)
    s.players[0].swaps_used = 1
    s.stack = [EndRound(), Marking(), Ruins(), BotMarks(), SwapPhase()]
    engine.advance(s)
    assert options(s) == ["side red2 cliff", "side red2 creek"]
    play(s, 0, "side red2 creek")
    assert options(s) == ["side yellow3 canyon", "side yellow3 mud"]
    play(s, 0, "side yellow3 mud")

    assert (decision(s), s.bot_points) == (["0 MarkForBot"], 3)


def test_r53_every_finished_building_gives_its_top() -> None:
    s = bot({"red5": "lizard", "red2": "cliff"})
    play(s, 0, "cross a 5", "cross c 7")

    assert GAME.scores(s)[0].total == 6 + 9
    assert [sheet.party for sheet in GAME.scores(s)] == [""]

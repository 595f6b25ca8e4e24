"""Chapter 8, the creek bed: where a path may end, what it marks, what it is worth."""

from __future__ import annotations

from igroteka.games.sonora.pieces import ABOVE, CREEK_BONUS, CREEK_CELLS, CREEK_POINTS, SPRING
from igroteka.games.sonora.sheet.creek import (
    BOT_SQUARES,
    bot_paths,
    ends_of_paths,
    length_of,
    path_between,
    path_to,
    score,
    why_not_bot_path,
    why_not_path,
)
from tests.games.sonora.marks import cell, creek, creek_names, symbols


def ends(marked: str, length: int, filled: str = "") -> str:
    """Where a path of this length may end."""
    return creek_names(ends_of_paths(creek(marked), creek(filled), length, length))


def test_8_2_a_path_begins_at_the_start_or_at_a_marked_cell() -> None:
    assert ends("", 1) == "t1"
    assert ends("t1 t2", 1) == "l1 r1"
    assert path_to(cell("l2"), 0) == creek("t1 t2 l1 l2")
    assert path_to(cell("l2"), creek("t1 t2")) == creek("l1 l2")


def test_8_3_every_cell_counts_one_whatever_is_printed_on_it() -> None:
    assert length_of(creek("rb1 rb2 rb3")) == 3
    assert ends("", 4) == "l2 r2"


def test_8_5_the_whole_distance_must_be_used() -> None:
    assert why_not_path(cell("t2"), 0, 0, 3, 3) == "path_too_short"
    assert why_not_path(cell("l2"), 0, 0, 3, 3) == "path_too_long"
    assert why_not_path(cell("l1"), 0, 0, 3, 3) == ""


def test_8_6_marked_cells_are_not_passed_and_not_marked_again() -> None:
    assert why_not_path(cell("t1"), creek("t1"), 0, 1, 1) == "cell_marked"
    assert "t" not in ends("t1 t2 l1", 1)


def test_8_7_at_a_fork_either_way_and_the_other_one_later() -> None:
    assert ends("", 3) == "l1 r1"
    assert ends("t1 t2 l1", 1) == "l2 r1"


def test_8_8_no_direction_beyond_the_last_cell() -> None:
    """Of one branch only the last cell is left; a 2 cannot walk there, a 1 can."""
    everything = [name for name in CREEK_CELLS if name != "lab4"]
    marked = " ".join(everything)

    assert ends(marked, 2) == ""
    assert ends(marked, 1) == "lab4"


def test_8_12_the_example_of_the_creek() -> None:
    """A 4 on an owl circle: left to a Swap, then down the other side to a 2."""
    first = path_to(cell("l2"), 0)
    assert why_not_path(cell("l2"), 0, 0, 4, 4) == ""
    assert symbols([CREEK_BONUS[cell("l2")]]) == ["swap"]

    assert why_not_path(cell("r4"), first, 0, 4, 4) == ""
    assert path_to(cell("r4"), first) == creek("r1 r2 r3 r4")
    assert CREEK_POINTS[cell("r4")] == 2
    assert score(creek("l2 r4")) == 2


def test_11_5_the_circled_numbers_add_up_to_fourteen() -> None:
    """The example of the rulebook, path by path; the circled Swap would add nothing."""
    marked, circled, numbers = 0, 0, []
    for end, length in (("l3", 5), ("r4", 4), ("la4", 5), ("laa1", 1), ("lb3", 3), ("rb2", 3)):
        assert why_not_path(cell(end), marked, 0, length, length) == ""
        marked |= path_to(cell(end), marked)
        circled |= 1 << cell(end)
        numbers.append(CREEK_POINTS[cell(end)])

    assert sorted(numbers) == sorted([2, 1, 1, 4, 4, 2])
    assert score(circled) == 14
    assert score(circled | creek("lab1")) == 14


def test_12_10_an_owl_walks_one_to_five_cells() -> None:
    assert creek_names(ends_of_paths(0, 0, 1, 5)) == "t1 t2 l1 l2 l3 r1 r2 r3"


def test_paths_are_found_by_walking_too() -> None:
    """From many sheets: the ends offered are those a walk downstream would reach."""
    marked = 0
    for name in ("t2", "l3", "r2", "lb1", "r5", "la2", "lba4", "ra1", "laa1"):
        marked |= path_to(cell(name), marked)
        for length in range(1, 6):
            walked = {c for c in range(len(ABOVE)) if not marked >> c & 1}
            reached = {c for c in walked if ABOVE[c] == SPRING or marked >> ABOVE[c] & 1}
            for _ in range(length - 1):
                reached = {c for c in walked if ABOVE[c] in reached}
            assert set(ends_of_paths(marked, 0, length, length)) == reached


# --- the bot ---------------------------------------------------------------------------------


def bot_ways(marked: str, filled: str, length: int) -> list[str]:
    """The bot's paths, by first and last cell."""
    found = bot_paths(creek(marked), creek(filled), length)
    return [creek_names([first, last]) for first, last in found]


def test_13_22_and_13_23_the_bot_begins_at_a_bot_square_at_the_bottom() -> None:
    assert bot_ways("", "", 1) == [f"{c} {c}" for c in ("laa5", "lbb4", "raa5", "rbb5")]
    assert "lbb4 lbb2" in bot_ways("", "", 3)


def test_13_23_or_beside_an_earlier_path_of_the_bot() -> None:
    ways = bot_ways("", "lbb4 lbb3", 2)

    assert "lbb2 lbb1" in ways
    assert "lbb3 lbb2" not in ways


def test_r57_at_a_fork_the_bot_may_turn_down_again() -> None:
    """Up lbb1 to the fork at lb3, and either on upstream or down the other arm."""
    filled = "lbb4 lbb3 lbb2"
    ways = bot_ways("", filled, 3)

    assert "lbb1 lb2" in ways
    assert "lbb1 lba1" in ways
    assert path_between(cell("lbb1"), cell("lba1")) == creek("lbb1 lb3 lba1")


def test_13_24_the_bot_keeps_clear_of_what_the_player_has_marked() -> None:
    marked = "t1 t2 l1 l2 l3 l4 lb1 lb2 lb3"
    filled = "lbb4 lbb3 lbb2"

    assert "lbb1 lb3" not in bot_ways(marked, filled, 2)
    reason = why_not_bot_path(cell("lbb1"), cell("lb3"), creek(marked), creek(filled), 2)
    assert reason == "cell_marked"


def test_the_bot_does_not_pass_the_start_cell() -> None:
    """The first cells on both sides of the fork are joined above, at t2; nothing is above t1."""
    assert path_between(cell("l1"), cell("r1")) == creek("l1 t2 r1")
    assert why_not_bot_path(cell("laa5"), cell("rbb5"), 0, 0, 5) == "path_too_long"


def test_every_path_of_the_bot_stands_up_to_its_reasons() -> None:
    marked, filled = creek("t1 t2 r1 r2"), creek("laa5 laa4 rbb5")
    for length in range(1, 6):
        offered = bot_paths(marked, filled, length)
        legal = [
            (first, last)
            for first in range(len(CREEK_CELLS))
            for last in range(len(CREEK_CELLS))
            if not why_not_bot_path(first, last, marked, filled, length)
        ]
        assert offered == legal
        assert offered


def test_13_25_the_player_neither_passes_nor_ends_on_filled_cells() -> None:
    """The bot fills lbb4 and lbb3; lbb2 can still be reached from above."""
    filled = creek("lbb4 lbb3")
    marked = creek("t1 t2 l1 l2 l3 l4 lb1 lb2 lb3")

    assert why_not_path(cell("lbb3"), marked, filled, 3, 3) == "through_the_bot"
    assert why_not_path(cell("lbb4"), marked, filled, 4, 4) == "through_the_bot"
    assert why_not_path(cell("lbb2"), marked, filled, 2, 2) == ""
    assert ends("t1 t2 l1 l2 l3 l4 lb1 lb2 lb3", 2, "lbb4 lbb3") == "r2 la2 lba2 lbb2"
    assert creek("laa5 lbb4 raa5 rbb5") == BOT_SQUARES


def test_13_25_no_path_begins_from_a_filled_cell() -> None:
    """The bot fills lb3; what hangs below it can be reached neither through nor from it."""
    marked = "t1 t2 l1 l2 l3 l4 lb1 lb2"

    assert ends(marked, 1, "lb3") == "r1 la1"
    assert why_not_path(cell("lba1"), creek(marked), creek("lb3"), 1, 1) == "through_the_bot"

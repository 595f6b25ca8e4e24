"""Chapters 1, 2, 10 and 11: set-up, rounds, the end and the winner."""

from __future__ import annotations

import pytest

from igroteka.games.sonora import GAME
from igroteka.games.sonora.pieces import (
    ANIMALS,
    CORNERS,
    DISCS,
    PERIMETER,
    ZONES,
)
from igroteka.games.sonora.rules.discs import sector_of
from igroteka.games.sonora.sheet import canyon, creek
from igroteka.games.sonora.state import BOX, HAND, SonoraState
from igroteka.kernel.dice import Chance
from tests.games.sonora.marks import creek as creek_mask
from tests.games.sonora.marks import nodes, shape
from tests.games.sonora.tables import decision, disc, lay, options, play, status, table, write
from tests.games.sonora.test_canyon import DIMA


def played(seats: int, seed: int, **variant: str) -> SonoraState:
    """A whole game by chance."""
    s = GAME.setup(seats, seed, variant)
    chance = Chance(seed)
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        found = GAME.plausible(s, seat, chance)
        going_on = [action for action in found if not action.stops] or found
        GAME.apply(s, seat, going_on[chance.below(len(going_on))])
    return s


def test_1_2_everybody_has_five_discs_of_a_colour_and_a_sheet() -> None:
    s = table(3)

    assert [s.owner(d) for d in range(15)] == [0] * 5 + [1] * 5 + [2] * 5
    assert s.status == [HAND] * 15 + [BOX] * 5
    assert len(s.players) == 3


def test_r59_colours_follow_the_seats() -> None:
    s = table(4)
    owners = {view["colour"]: view["owner"] for view in GAME.look(s, 0)["discs"]}

    assert owners == {"red": 0, "yellow": 1, "green": 2, "blue": 3}
    alone = {view["colour"] for view in GAME.look(table(1), 0)["discs"]}
    assert alone == {"red", "yellow", "green"}


def test_1_3_somebody_begins() -> None:
    assert {GAME.setup(4, seed).turn_order()[0] for seed in range(30)} == {0, 1, 2, 3}
    assert table(4, first_player="3").turn_order() == [2, 3, 0, 1]


def test_10_3_the_token_goes_clockwise() -> None:
    s = write({}, seats=3)
    assert s.turn_order() == [1, 2, 0]
    write({}, s=s)
    assert s.turn_order() == [2, 0, 1]


def test_r26_knocks_are_counted_anew_in_each_round() -> None:
    s = table()
    s.knocks[disc("yellow2")] = 3
    write({}, s=s)

    assert (s.round, s.knocks[disc("yellow2")]) == (2, 0)


def test_1_6_both_bonuses_are_ready_for_use() -> None:
    for seats in (1, 2, 4):
        left = [(p.reflicks_left(), p.swaps_left()) for p in table(seats).players]
        assert left == [(1, 1)] * seats


def test_1_4_players_sit_at_different_corners() -> None:
    for seats in (2, 3, 4):
        s = table(seats)
        assert len({s.corner(seat) for seat in range(seats)}) == seats


def test_1_5_whoever_begins_has_the_ruins_in_front() -> None:
    for seats in (2, 3, 4):
        for first in range(seats):
            s = table(seats, first_player=str(first + 1))
            assert CORNERS[s.corner(first)] == "nw"
            assert s.corner((first + 1) % seats) == (2 if seats == 2 else 1)


def test_2_1_each_zone_belongs_to_the_sector_with_its_animal() -> None:
    assert list(zip(ZONES, ANIMALS, strict=True)) == [
        ("cliff", "lizard"),
        ("creek", "owl"),
        ("canyon", "fox"),
        ("mud", "rabbit"),
    ]
    s = table()
    for name, x, y in (("red1", -50, 70), ("red2", 50, 20), ("red3", -50, -20), ("red4", 30, -50)):
        lay(s, name, x, y)
    assert [sector_of(s, d) for d in range(4)] == [0, 1, 2, 3]


def test_2_2_bot_squares_mean_nothing_to_several_players() -> None:
    s = played(2, 3)

    assert (s.bot_shapes, s.bot_creek, s.bot_circled, sum(s.boxes)) == ([], 0, 0, 0)
    assert "bot" not in GAME.view(s, 0)


def test_2_3_a_round_has_a_flick_phase_and_a_write_phase() -> None:
    s = table()
    phases = []
    chance = Chance(1)
    while GAME.waiting(s) and s.round == 1:
        phases.append(GAME.progress(s).phase)
        seat = GAME.waiting(s)[0]
        found = GAME.plausible(s, seat, chance)
        GAME.apply(s, seat, found[chance.below(len(found))])

    assert list(dict.fromkeys(phases)) == ["flicking", "swapping", "ruins", "writing"]


@pytest.mark.parametrize(("length", "rounds"), [("short", 5), ("standard", 6), ("long", 7)])
def test_2_4_points_are_counted_after_the_last_round(length: str, rounds: int) -> None:
    s = played(2, 5, length=length)

    assert (s.round, GAME.progress(s).rounds, GAME.progress(s).phase) == (rounds, rounds, "over")


def test_10_1_a_round_ends_when_all_have_marked() -> None:
    s = write({"red1": "creek", "yellow2": "creek"})
    play(s, 0, "mark red1", "path t1", "done")
    assert (s.round, decision(s)) == (1, ["1 MarkSheet"])
    play(s, 1, "mark yellow2", "path t2", "done")

    assert s.round == 2
    assert s.order == []


def test_10_4_the_next_round_begins_with_its_flick_phase() -> None:
    s = write({})

    assert (s.round, GAME.progress(s).phase) == (2, "flicking")
    assert decision(s) == ["1 TakeDisc"]
    assert all(status(s, name) == "hand" for name in DISCS[:10])


def test_10_5_the_ruins_turn_away_from_who_began() -> None:
    s = table()
    corners = []
    for _ in range(4):
        corners.append(CORNERS[s.corner(0)])
        s.round += 1

    assert corners == ["nw", "sw", "se", "ne"]


def test_11_1_the_game_ends_after_the_last_round() -> None:
    s = table(length="short")
    s.round = 5
    write({}, s=s)

    assert GAME.waiting(s) == []
    assert s.round == 5


def test_11_2_the_score_is_the_sum_of_four_sectors() -> None:
    sheet = GAME.scores(played(2, 8))[0]

    assert [line.label for line in sheet.lines] == list(ZONES)
    assert sum(line.amount for line in sheet.lines) == sheet.total


def test_11_3_the_highest_score_wins() -> None:
    s = table()
    s.players[1].circled = s.players[1].creek = 1

    assert [(sheet.total, sheet.rank) for sheet in GAME.scores(s)] == [(0, 2), (1, 1)]


def test_11_9_the_example_in_play() -> None:
    s = table()
    player = s.players[0]
    player.hexes = [5, 9, 3, 12, 10, 0, 0, 0]
    s.firsts = [1, 0, -1, 0, 1, -1, -1, -1]
    player.circled = creek_mask("l3 r4 la4 laa1 lb3 rb2")
    player.shapes = [shape(names) for names in DIMA]
    player.drawn = sum(player.shapes)
    player.nodes = nodes("i0 i1 i2 i3 i4 i5 m2 c3 m3 c4")
    sheet = GAME.scores(s)[0]

    assert [line.amount for line in sheet.lines] == [40, 14, 36, 28]
    assert sheet.total == 118


def test_11_10_a_tie_goes_to_more_discoveries_or_is_shared() -> None:
    s = table()
    assert [sheet.rank for sheet in GAME.scores(s)] == [1, 1]
    s.players[1].discovered = [0, 1, 0]

    assert [sheet.rank for sheet in GAME.scores(s)] == [2, 1]


def test_12_1_bonuses_are_worth_no_points() -> None:
    s = table()
    s.players[0].reflicks = s.players[0].swaps = 5
    s.players[0].bonuses = [3, 3, 3]

    assert GAME.scores(s)[0].total == 0


def test_12_2_a_gained_bonus_is_circled_and_later_crossed_off() -> None:
    s = write({"red4": "creek", "red5": "creek"})
    play(s, 0, "mark red4", "path l2")

    assert (s.players[0].swaps, s.players[0].swaps_left()) == (2, 1)


def test_r45_places_are_whole_micrometres() -> None:
    s = table()
    lay(s, "red1", 16, 62)
    lay(s, "red2", 15.999, -62)
    lay(s, "red3", 0.5, 40)
    lay(s, "red4", 0.501, 70)

    assert sector_of(s, disc("red1")) == 2  # on the fox circle
    assert sector_of(s, disc("red2")) == 3
    assert sector_of(s, disc("red3")) == -1  # half and half
    assert sector_of(s, disc("red4")) == 1


def test_r49_the_option_fixes_who_begins() -> None:
    for seat in range(3):
        assert table(3, first_player=str(seat + 1)).first == seat
    assert decision(table(3, first_player="2")) == ["1 TakeDisc"]


def test_r50_two_sit_opposite_and_the_corner_goes_on_clockwise() -> None:
    two, four = table(2), table(4)
    assert [two.corner(0), two.corner(1)] == [0, 2]
    for number in range(1, 7):
        four.round = number
        assert four.corner(four.turn_order()[0]) == 0


def test_9_8_the_small_boxes_are_for_the_solo_game() -> None:
    s = write({"red5": "mud", "red4": "mud", "red3": "mud"})
    play(s, 0, "count mud", "node i0", "node c0")

    assert sum(s.boxes) == 0
    assert sum(PERIMETER) == 12
    assert s.players[0].points == 12 - 3 - 5


def test_r14_a_chain_of_corners_does_not_adjoin() -> None:
    start = canyon.START
    touching = [m for m in canyon.OF_NUMBER[1] if canyon.corners_of(start) & m == m]
    only = [m for m in touching if not canyon.around(start) & m]

    assert only
    assert {canyon.why_not_draw(m, 0, 0, 5) for m in only} == {"only_a_corner"}


def test_r16_a_path_goes_on_from_a_circled_cell() -> None:
    s = write({"red1": "creek", "red2": "creek"})
    play(s, 0, "mark red1", "path t1", "mark red2")

    assert options(s) == ["path l1", "path r1"]
    assert creek.path_to(2, 1) == 0b110


def test_r21_everything_is_open() -> None:
    s = played(3, 2)
    assert GAME.view(s, 0) == GAME.view(s, 1) == GAME.view(s, -1)

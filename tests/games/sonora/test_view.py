"""What everybody sees, and what an action would do."""

from __future__ import annotations

import json
import zlib

from igroteka.games.sonora import GAME
from igroteka.games.sonora.full_boards import FullBoards
from igroteka.games.sonora.physics.flick import flick as slide
from igroteka.games.sonora.physics.trace import ON_BOARD
from igroteka.games.sonora.rules.flicking import tell_flick
from tests.games.sonora.boards import Chance, wrong_places
from tests.games.sonora.marks import nodes
from tests.games.sonora.tables import flick, lay, play, table, write


def test_discs_say_where_they_lie_and_count() -> None:
    s = write({"red2": "fox", "red5": "mud", "yellow1": "hole creek"})
    seen = {disc["disc"]: disc for disc in GAME.look(s, 0)["discs"]}

    assert len(seen) == 10
    assert seen["red2"] == {
        "disc": "red2",
        "colour": "red",
        "number": 2,
        "owner": 0,
        "status": "board",
        "place": [36000, 62000],
        "circle": "ne_inner",
        "sector": "canyon",
        "worth": 4,
        "marks": 2,
    }
    assert "circle" not in seen["red5"]
    assert (seen["yellow1"]["status"], seen["yellow1"]["sector"]) == ("creek", "creek")
    assert "place" not in seen["yellow1"]


def test_a_sheet_shows_its_marks() -> None:
    s = write({"red2": "canyon", "red4": "creek", "red3": "mud"})
    play(s, 0, "mark red2", "draw g5 h5 i5", "mark red4", "path l2", "count mud", "node i0")
    seen = GAME.look(s, 1)["players"][0]

    assert seen["shapes"] == [["g5", "h5", "i5"]]
    assert (seen["creek"], seen["circled"]) == (["t1", "t2", "l1", "l2"], ["l2"])
    assert seen["nodes"] == ["s", "i0"]
    assert seen["swaps"] == 3
    assert GAME.look(s, 0)["players"][0]["corner"] == "nw"


def test_a_view_says_what_its_readers_decision_is_about() -> None:
    s = write({"red2": "fox", "red4": "creek"})
    assert "about" not in GAME.look(s, 0)
    play(s, 0, "mark red2")

    assert GAME.look(s, 0)["about"] == "red2"
    assert "about" not in GAME.look(s, 1)


def test_a_solo_view_shows_the_bot() -> None:
    s = write({"yellow3": "mud", "yellow2": "creek"}, seats=1)
    play(s, 0, "fill c2 3", "mark yellow2", "block laa5 laa4")
    bot = GAME.look(s, 0)["bot"]

    assert (bot["mine"], bot["bots"], bot["boxes"]) == (None, None, {"c2": 3})
    assert bot["creek"] == ["laa4", "laa5"]


def test_an_outcome_names_what_is_passed_and_closed() -> None:
    s = write({"red4": "creek", "red5": "mud"})
    play(s, 0, "mark red4")
    found = GAME.outcome(s, 0, GAME.parse("path l2"), 1)
    assert found.reach == ["creek:t1", "creek:t2", "creek:l1", "creek:l2"]
    assert found.holdings == {"swap": 1}

    play(s, 0, "path l2", "count mud", "node i0")
    closing = GAME.outcome(s, 0, GAME.parse("node i1"), 1)
    assert closing.reach == ["node:s", "node:i0", "triangle:ti0"]
    assert [(line.label, line.change) for line in closing.scores] == [("mud", 2)]
    assert s.players[0].nodes == nodes("i0")


def test_an_outcome_of_a_bots_path_names_its_cells() -> None:
    s = write({"yellow2": "creek"}, seats=1)
    play(s, 0, "mark yellow2")

    found = GAME.outcome(s, 0, GAME.parse("block laa5 laa4"), 1)
    assert found.reach == ["creek:laa4", "creek:laa5"]


def test_the_outcome_of_a_flick_is_not_known() -> None:
    s = play(table(), 0, "take red1")
    found = GAME.outcome(s, 0, GAME.parse("flick 0 200 0 300"), 1)

    assert (found.certain, found.events, found.scores) == (False, [], [])


def test_the_trace_of_a_flick_has_legs_and_contacts_by_disc() -> None:
    s = play(table(), 0, "take red1")
    lay(s, "yellow1", -10, 60)
    told = flick(s, 0, -10, 60, reach=1.6)[0]
    row = told.trace
    legs = [row[1 + 6 * i : 7 + 6 * i] for i in range(row[0])]
    rest = row[1 + 6 * row[0] :]
    contacts = [rest[i : i + 5] for i in range(0, len(rest), 5)]

    assert {leg[1] for leg in legs} == {0, 5}  # red 1 and yellow 1
    assert len(rest) % 5 == 0
    assert [(c[2], c[3]) for c in contacts if c[1] == 5] in ([(0, 5)], [(5, 0)])
    assert all(isinstance(number, int) for number in row)
    assert (told.source, told.target) == ("corner:launch", "board:desert")


def test_the_trace_of_a_flick_is_small_on_the_wire() -> None:
    """Any flick onto 19 discs that lie by chance, packed as it is sent."""
    chance = Chance(3)
    s = table(4)
    s.listen()
    largest = 0
    for _ in range(300):
        trace = slide(chance.board(19), chance.shot(), watched=True)
        tell_flick(s, 0, list(range(20)), trace)
        row = json.dumps(s.heard()[-1].trace, separators=(",", ":"))
        largest = max(largest, len(zlib.compress(row.encode())))

    assert 500 < largest < 2000


def test_the_bench_measures_flicks() -> None:
    s = write({"red2": "fox", "red5": "mud"})
    before = GAME.save(s)

    assert [probe.run(s) for probe in GAME.probes()[:1]] == [3]
    rows = [json.loads(parcel.text(s)) for parcel in GAME.parcels()]
    assert [row[0] > 1 for row in rows] == [True]
    assert GAME.save(s) == before


def test_the_bench_flicks_with_20_discs_on_the_board() -> None:
    boards = FullBoards()
    first, second = boards.next(), boards.next()

    assert len(first) == len(second) == 2 * 19
    assert first != second
    for places in (first, second):
        assert wrong_places([ON_BOARD] * 19, places) == []
    for _ in range(len(boards.boards) - 2):
        boards.next()
    assert boards.next() == first


def test_what_the_numbers_of_the_bench_should_be() -> None:
    """≤ 1 ms a flick, or ¼ ms compiled; a game in ≤ 1 s compiled; ≤ 2 kB a trace, ≤ 6 kB a save."""
    probe, parcel = GAME.probes()[0], GAME.parcels()[0]

    assert [probe.target_of(compiled) for compiled in (False, True)] == [1000, 250]
    assert GAME.targets(True) == {"seconds_per_game": 1.0}
    assert GAME.targets(False) == {}
    assert (parcel.target, GAME.meta.largest_save) == (2000, 6000)

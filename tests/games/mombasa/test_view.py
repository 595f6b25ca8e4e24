"""What each seat may know, and positions it cannot tell from the true one."""

from __future__ import annotations

import json
from random import Random

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.books import STARTING_TILES
from igroteka.games.mombasa.rules.setup import tile_of
from igroteka.kernel.dice import Chance
from tests.games.mombasa.table import Seat, options, play, turn


def test_a_view_is_plain_json_without_what_the_frame_says() -> None:
    s = turn(Seat(area="coffee_1"))

    for viewer in (-1, 0, 1):
        seen = GAME.look(s, viewer)
        assert json.loads(json.dumps(seen)) == seen
        assert not {"round", "rounds", "phase", "waiting", "score", "seats"} & set(seen)
        assert "/" not in "".join([str(key) for key in keys_of(seen)])


def keys_of(data: object) -> list[object]:
    """All keys of nested objects."""
    if isinstance(data, dict):
        return [*data, *[key for value in data.values() for key in keys_of(value)]]
    if isinstance(data, list):
        return [key for value in data for key in keys_of(value)]
    return []


def test_what_lies_on_the_table_is_seen_by_all() -> None:
    s = turn(
        Seat(area="coffee_1! coffee_2", tiles="tile_plus_one_good", plus=3, rests={2: "cotton_1"}),
        held={"cairo": "nubia"},
        display={"right_1": "a_coffee_3"},
        books={"a1": "a07"},
        coins="a1",
        markers={"sell_card": 1},
        bases={"mombasa": (0, 4, 5)},
    )
    seen = GAME.look(s, -1)

    assert seen["companies"]["mombasa"] == {
        "track": "A1",
        "price": 6,
        "columns": [
            {"posts": 0, "opened": True},
            {"posts": 4, "opened": False},
            {"posts": 5, "opened": False},
        ],
        "gone": 6,
    }
    assert seen["regions"]["nubia"] == {"post": "cairo", "lying": None}
    assert seen["display"]["right_1"] == {"card": "a_coffee_3", "price": 3, "cheaper": {}}
    assert seen["book_display"]["a1"] == {"book": "a07", "coin": True}
    assert seen["book_supply"] == {"A": 20, "B": 20, "C": 20}
    assert (seen["deck"], seen["discard"], seen["bought"]) == (33, [], [])
    assert seen["spots"]["sell_card"] == 1
    assert "c2_1" not in seen["spots"]
    player = seen["players"][0]
    assert player["slots"][1] == {
        "open": True,
        "card": "start_coffee_1",
        "value": 1,
        "used": True,
        "plus": False,
    }
    assert player["slots"][2]["plus"]
    assert player["slots"][2]["value"] == 3
    assert not player["slots"][0]["open"]
    assert player["rests"][1] == ["start_cotton_1"]
    assert player["tiles"] == [{"tile": "tile_plus_one_good", "used": False}]
    assert player["books"][0] == {"book": "st_01", "turned": False}
    assert player["markers_left"] == 3
    assert GAME.look(s, -1)["players"][1]["markers_left"] == 2


def test_a_hand_is_its_owners_but_can_be_counted() -> None:
    s = turn(Seat(area="coffee_1"))

    assert len(GAME.look(s, 0)["players"][0]["hand"]) == 9
    for viewer in (-1, 1):
        seen = GAME.look(s, viewer)["players"][0]
        assert "hand" not in seen
        assert "dealt" not in seen
        assert seen["hand_size"] == 9


def test_starting_tiles_are_dealt_anew_for_others() -> None:
    s = GAME.setup(3, 4, {"starting_tiles": "chosen"})
    play(s, 1, options(s, 1)[0])
    found = [GAME.redeal(s, 0, number) for number in range(30)]

    assert len({d.players[1].dealt for d in found}) > 10
    assert len({d.players[2].dealt for d in found}) > 10
    for d in found:
        assert d.players[0].dealt == s.players[0].dealt
        assert d.players[1].dealt >> tile_of(d.players[1]) & 1
        assert tile_of(d.players[2]) < 0
        dealt = [player.dealt for player in d.players]
        assert sum(dealt) == dealt[0] | dealt[1] | dealt[2]
        assert GAME.view(d, 0) == GAME.view(s, 0)
    assert len(STARTING_TILES) == 10


def test_where_others_rest_their_first_cards_is_dealt_anew() -> None:
    s = GAME.setup(2, 4, {"first_player": "1"})
    before = GAME.look(s, 0)
    play(s, 1, options(s, 1)[0])
    assert GAME.look(s, 0) == before
    assert GAME.redeal(s, 0, 1).players[1].rests == [0] * 5
    play(s, 1, options(s, 1)[0])
    assert GAME.look(s, 0) == before
    found = [GAME.redeal(s, 0, number) for number in range(40)]

    assert len({tuple(d.players[1].rests) for d in found}) == 6
    for d in found:
        assert d.players[1].cards() == s.players[1].cards()
    assert {tuple(GAME.redeal(s, 1, n).players[1].rests) for n in range(9)} == {
        tuple(s.players[1].rests)
    }


def test_the_deck_of_a_made_up_position_comes_in_another_order() -> None:
    s = turn(Seat(), Seat(ended=True))
    drawn = set()
    for number in range(12):
        d = GAME.redeal(s, 0, number)
        play(d, 0, "end")
        drawn.add(tuple(d.display))

    assert len(drawn) == 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_the_same_of_every_position_that_looks_alike(seats: int) -> None:
    chance = Random(seats)
    s = GAME.setup(seats, seats, {"starting_tiles": "chosen", "tracks": "random"})
    while GAME.waiting(s):
        seat = chance.choice(GAME.waiting(s))
        if chance.random() < 0.4:
            viewer = chance.randrange(-1, seats)
            dealt = GAME.redeal(s, viewer, chance.randrange(1 << 30))
            assert GAME.view(dealt, viewer) == GAME.view(s, viewer)
        GAME.apply(s, seat, chance.choice(GAME.plausible(s, seat, Chance(1))))


def test_prices_are_those_of_the_reader() -> None:
    s = turn(
        Seat(tracks={"mombasa": 4}),
        Seat(),
        display={"left_1": "a_cotton_3"},
        tracks={"mombasa": "A1"},
    )

    assert GAME.look(s, 0)["display"]["left_1"] == {
        "card": "a_cotton_3",
        "price": 5,
        "cheaper": {"bananas": 4},
    }
    for other in (1, -1):
        card = GAME.look(s, other)["display"]["left_1"]
        assert card is not None
        assert card["cheaper"] == {}


def test_between_two_actions_nobody_is_in_the_middle_of_something() -> None:
    assert GAME.look(turn(Seat(area="coffee_2")), 0)["task"] is None


def test_goods_being_used_are_seen_with_their_value() -> None:
    s = turn(Seat(area="coffee_1 coffee_2"), display={"right_1": "a_coffee_3"})
    play(s, 0, "use 2", "add 3")
    task = GAME.look(s, 1)["task"]

    assert task is not None
    assert (task["seat"], task["left"], task["slots"]) == (0, {"value": 3}, [2, 3])


def test_an_expansion_is_seen_with_its_points_and_rewards() -> None:
    s = turn(Seat(area="a_expansion_2 expansion_1"))
    play(s, 0, "expand cairo", "enter libyan_desert")
    task = GAME.look(s, -1)["task"]

    assert task is not None
    assert (task["company"], task["region"]) == ("cairo", "libyan_desert")
    assert task["left"] == {"expansion": 2}
    assert task["due"] == {"pounds": 2}


def test_ways_of_an_expansion_are_told_with_all_they_cost_and_bring() -> None:
    """6.6 Single and double borders, one more for another company's post."""
    s = turn(
        Seat(area="a_expansion_2 expansion_1"), held={"cairo": "lake_chad", "mombasa": "kordofan"}
    )
    play(s, 0, "expand cairo")
    task = GAME.look(s, 0)["task"]
    assert task is not None
    ways = task["ways"]

    assert ways["stanley_falls"] == {
        "cost": 3,
        "regions": ["equatorial_forest", "stanley_falls"],
        "pays": {"diamonds": 3},
    }
    assert (ways["kordofan"]["cost"], ways["kordofan"]["regions"]) == (2, ["kordofan"])
    assert ways["unyamwezi"]["cost"] == 3
    assert "lake_chad" not in ways
    assert "loango" not in ways
    direct = {region for region, way in ways.items() if len(way["regions"]) == 1}
    assert direct == {text.split()[1] for text in options(s, 0) if text.startswith("enter ")}


def test_a_way_is_no_longer_than_there_are_posts() -> None:
    s = turn(
        Seat(area="a_expansion_2 expansion_2"),
        held={"cairo": "lake_chad"},
        bases={"cairo": (1, 0, 0)},
    )
    play(s, 0, "expand cairo")
    task = GAME.look(s, 0)["task"]

    assert task is not None
    assert "equatorial_forest" in task["ways"]
    assert "stanley_falls" not in task["ways"]

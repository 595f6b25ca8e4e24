"""What the screen gets, what stays hidden, and positions dealt anew for honest bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.grid import cells_of, mask_of
from igroteka.games.cosmic_colonies.pieces import RESOURCES
from igroteka.games.cosmic_colonies.rules.gathering import carries
from igroteka.games.cosmic_colonies.rules.solo import why_not_try
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import WORKERS
from tests.games.cosmic_colonies.support.positions import (
    COMPLEX,
    EACH_TWO,
    HABITAT,
    Seat,
    a_round_later,
    choose,
    hand,
    lay,
    names,
    options,
    play,
    table,
    turn,
)


def view(s: ColoniesState, seat: int) -> Any:
    """A view as it goes over the wire."""
    return json.loads(json.dumps(GAME.view(s, seat)))


def test_the_table_in_a_view() -> None:
    s = turn(
        "engineer",
        Seat("minerals*2 organics", [HABITAT]),
        seats=4,
        areas="water*7 power*2",
        empty_slots="habitat/1",
        round=3,
    )
    seen = view(s, 0)

    expected = {
        "areas": {"water": 7, "minerals": 0, "organics": 0, "power": 2},
        "area_limit": 7,
        "monuments": [],
        "passing": [0, 0],
        "picked": [],
        "to_pick": 0,
        "holes": {},
    }
    assert {key: seen[key] for key in expected} == expected
    assert seen["slots"] == {
        "habitat": [False, True],
        "greenhouse": [True, True],
        "atmosphere_generator": [True, True],
        "power_plant": [True, True],
        "entertainment_complex": [True, True],
    }
    assert seen["tiles"]["habitat"] == 14
    assert seen["tiles"]["statue"] == 8
    assert seen["variant"] == {
        "mode": "basic",
        "workers": "one_by_one",
        "expansion": "no",
        "expansion_workers": "no",
        "cards": "random",
        "difficulty": "7",
    }
    assert "automaton" not in seen


def test_a_player_in_a_view() -> None:
    s = turn("engineer", Seat("minerals*2 organics", [HABITAT], goal="goal_1"))
    mine = view(s, 0)["players"][0]
    others = view(s, 1)["players"][0]

    shared = {
        "asteroid": "vesta",
        "side": "basic",
        "resources": {"water": 0, "minerals": 2, "organics": 1, "power": 0},
        "storage": 9,
        "tiles": [{"building": "habitat", "squares": [[0, 2], [0, 3], [1, 2], [1, 3]]}],
        "monuments": [],
        "uncovered": {"crystal": 9, "ice": 13, "rock": 13, "soil": 9},
        "begun_set": 1,
        "built": {"habitat": 1},
        "played": ["engineer"],
        "halves": [],
        "hand_size": 3,
        "seen": [],
    }
    assert {key: mine[key] for key in shared} == shared
    assert {key: others[key] for key in shared} == shared
    points = {"crystal": 0, "ice": 0, "rock": 0, "soil": 0, "sets": 0}
    assert (mine["points"], others["points"]) == ({**points, "goal": 2}, points)
    assert (mine["goal"], mine["to_choose"]) == ("goal_1", 0)
    assert mine["hand"] == hand(s, 0)
    assert not {"hand", "goal", "chosen", "to_choose"} & set(others)


def test_the_automaton_in_a_view() -> None:
    s = table(seats=1, difficulty=8)
    play(s, 0, options(s, 0)[0])
    seen = view(s, 0)["automaton"]

    assert seen["deck"] == 9
    assert seen["cards"] == names(s.bot_cards)
    assert seen["difficulty"] == 8
    assert set(seen["resources"]) == set(RESOURCES)
    assert len(seen["built"]) == 5
    assert seen["tiles"] == sum(s.bot_built) == 5 - len(seen["missing"])
    assert set(seen["missing"]) == {id for id, number in seen["built"].items() if not number}
    assert seen["points"]["bot_missing"] == -seen["penalty"] * len(seen["missing"])
    assert sum(seen["points"].values()) == GAME.scores(s)[1].total
    assert "hand" not in view(s, -1)["players"][0]


def test_what_was_shown_is_marked_in_the_order_of_acting() -> None:
    s = table(Seat(hand="contractor"), Seat(hand="scout"), Seat(hand="chemist"))
    assert view(s, 0)["order"] == []

    choose(s, "contractor", "scout", "chemist")

    assert [(turn["seat"], turn["state"]) for turn in view(s, -1)["order"]] == [
        (1, "now"),
        (2, "later"),
        (0, "later"),
    ]
    play(s, 1, "gather water")
    assert [turn["state"] for turn in view(s, 0)["order"]] == ["done", "now", "later"]
    assert [turn["worker"] for turn in view(s, 0)["order"]] == ["scout", "chemist", "contractor"]


def test_3_1_the_order_says_how_much_each_worker_gathers() -> None:
    for worker, night in [("engineer", False), ("trader", False), ("robo_loader", True)]:
        s = turn(worker, Seat(""), night=night)
        mine = [one for one in view(s, 0)["order"] if one["seat"] == 0]
        assert [one["capacity"] for one in mine] == [carries(s, 0, 1 if night else 0)]


def test_12_4_the_automaton_acts_among_the_others_and_tells_why_a_try_would_fail() -> None:
    s = table(seats=1)
    play(s, 0, options(s, 0)[-1])
    while "gather water" not in options(s, 0):
        play(s, 0, options(s, 0)[0])
    seen = view(s, 0)
    assert sorted([one["seat"] for one in seen["order"]]) == [0, 1]
    bot = next(one for one in seen["order"] if one["seat"] == 1)
    assert bot["worker"] == seen["automaton"]["cards"][-1]
    assert (seen["automaton"]["tries"] == []) == (bot["state"] == "done")


@pytest.mark.parametrize(
    ("stored", "there", "sold", "expected"),
    [
        ([9, 9, 9, 9], 1, False, {"build": "", "gather": "store_full"}),
        ([0, 0, 0, 0], 1, True, {"build": "slot_empty", "gather": ""}),
        ([0, 0, 0, 0], 0, False, {"build": "cannot_afford", "gather": "area_empty"}),
    ],
)
def test_12_5_the_reasons_of_the_automaton_are_those_of_its_turn(
    stored: list[int], there: int, sold: bool, expected: dict[str, str]
) -> None:
    s = GAME.setup(1, 1)
    s.bot_resources = stored
    s.areas = [there] * 4
    s.slots = [0 if sold else 1] * 5
    for card in range(len(WORKERS)):
        for attempt in WORKERS[card].bot:
            kind = "gather" if attempt.resources else "build"
            assert why_not_try(s, attempt) == expected[kind]


def test_6_7_what_comes_to_a_hand_is_shown_as_far_as_it_is_known() -> None:
    three = table(Seat(hand="contractor"), Seat(hand="scout"), Seat(hand="chemist"))
    assert [player["coming"] for player in view(three, 0)["players"]] == [[], [], []]
    choose(three, "contractor", "scout", "chemist")
    assert [player["coming"] for player in view(three, 0)["players"]] == [
        ["chemist"],
        ["contractor"],
        ["scout"],
    ]

    two = GAME.setup(2, 1)
    assert [player["coming"] for player in view(two, 0)["players"]] == [2, 2]
    a_round_later(two)
    passed = view(two, 0)["passing"]
    assert [player["coming"] for player in view(two, 1)["players"]] == [passed[1], passed[0]]

    last = turn("engineer", round=8)
    assert view(last, 1)["players"][1]["coming"] == []


def test_8_3_the_view_says_which_half_of_a_card_works() -> None:
    assert view(turn("spacewalker", night=True), 1)["players"][0]["halves"] == ["day", "night"]
    assert view(turn("spacewalker"), 1)["players"][0]["halves"] == ["day"]


@pytest.mark.parametrize(("ways", "number"), [("one_by_one", 1), ("plans", 2)])
def test_2_2_a_player_sees_how_many_workers_are_still_to_choose(ways: str, number: int) -> None:
    s = GAME.setup(3, 1, {"workers": ways})
    assert view(s, 1)["players"][1]["to_choose"] == number
    play(s, 1, options(s, 1)[0])
    assert view(s, 1)["players"][1]["to_choose"] == number - 1


def test_1_8_the_view_says_how_many_cards_may_still_be_picked() -> None:
    s = GAME.setup(2, 1, {"cards": "chosen"})
    play(s, 0, options(s, 0)[1])
    seen = view(s, 0)
    assert (len(seen["picked"]), seen["to_pick"]) == (1, 11)


def test_11_3_the_view_has_the_squares_of_each_hole_to_fill() -> None:
    s = turn("stonemason", Seat("", [COMPLEX]), monuments="obelisk star dome")
    lay(s, 0, "statue", "0,2")
    raised = [action for action in GAME.options(s, 0) if action.verb == "raise"]
    holes = view(s, 1)["holes"]
    assert set(holes) == {action.args["square"] for action in raised}
    for action in raised:
        after = GAME.redeal(s, 0, 1)
        GAME.play(after, 0, action)
        assert (
            view(after, 0)["players"][0]["monuments"][-1]["squares"] == holes[action.args["square"]]
        )


# --- what a person may try -------------------------------------------------------------------


def test_all_areas_and_slots_may_be_tried() -> None:
    s = turn("dock_hand", Seat(EACH_TWO), seats=4)
    tried = [action.text for action in GAME.candidates(s, 0)]

    assert set(options(s, 0)) <= set(tried)
    assert "build habitat 2" in tried
    assert len(tried) == 4 + 10


@pytest.mark.parametrize("worker", ["architect", "contractor", "trader", "rigger", "governor"])
def test_every_option_may_be_tried(worker: str) -> None:
    s = turn(worker, Seat(EACH_TWO, [HABITAT]))
    for _ in range(3):
        seat = GAME.waiting(s)[0]
        assert set(GAME.options(s, seat)) <= set(GAME.candidates(s, seat))
        GAME.play(s, seat, GAME.options(s, seat)[-1])


# --- dealing anew ----------------------------------------------------------------------------


def hidden(s: ColoniesState, seat: int) -> str:
    """All that a seat may not know, as text."""
    return json.dumps(
        [
            [[player.hand, player.played, player.goal] for player in s.players],
            s.passing,
            s.box,
            s.goals_out,
            s.deck,
            seat,
        ]
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rounds", [0, 2])
def test_r19_others_cards_and_goals_are_dealt_anew(seats: int, rounds: int) -> None:
    s = GAME.setup(seats, 3)
    for _ in range(rounds):
        a_round_later(s)
    dealt = [GAME.redeal(s, 0, dice) for dice in range(25)]

    assert len({hidden(other, 0) for other in dealt}) > 5
    for other in dealt:
        assert other.players[0].hand == s.players[0].hand
        assert other.players[0].goal == s.players[0].goal
        assert GAME.view(other, 0) == GAME.view(s, 0)
        for seat in range(1, seats):
            assert set(s.players[seat].seen) <= {
                *other.players[seat].hand,
                *other.players[seat].played,
            }
    if seats < 5:
        assert len({other.players[1].goal for other in dealt}) > 1


def test_r19_goals_are_dealt_anew_while_cards_are_picked() -> None:
    s = GAME.setup(3, 1, {"cards": "chosen"})

    for seat in range(-1, 3):
        dealt = [GAME.redeal(s, seat, dice) for dice in range(30)]
        for other in range(3):
            goals = {position.players[other].goal for position in dealt}
            assert (len(goals) == 1) == (other == seat)


def test_r19_a_picked_game_deals_only_cards_that_were_picked() -> None:
    s = GAME.setup(2, 1, {"cards": "chosen"})
    play(s, 0, *[f"pick {WORKERS[n].id}" for n in range(12)])

    for dice in range(10):
        assert GAME.redeal(s, 0, dice).box == s.box == list(range(12, 20))


def test_r19_the_deck_of_a_solo_game_is_unknown() -> None:
    s = GAME.setup(1, 1)
    dealt = [GAME.redeal(s, 0, dice) for dice in range(10)]

    assert len({tuple(other.deck) for other in dealt}) > 5
    assert {tuple(other.players[0].hand) for other in dealt} == {tuple(s.players[0].hand)}
    assert len({tuple(GAME.redeal(s, -1, dice).players[0].hand) for dice in range(10)}) > 5


def test_r19_while_counting_nobody_holds_a_number_that_was_called() -> None:
    s = table(
        Seat(hand="dock_hand surveyor"),
        Seat(hand="rigger trainee"),
        seats=2,
        workers="rank_and_file",
    )
    play(s, 0, "play dock_hand", "play surveyor")
    play(s, 1, "play rigger", "play trainee", "gather water", "gather power")
    while s.players[0].revealed == 1:
        play(s, 0, options(s, 0)[0])
    called = max([WORKERS[n].priority for p in s.players for n in p.played[: p.revealed]])

    for dice in range(60):
        for seat in (-1, 0, 1):
            other = GAME.redeal(s, seat, dice)
            for player in other.players:
                waiting = player.played[player.revealed :]
                assert all(WORKERS[n].priority > called for n in waiting)
                assert player.played == sorted(player.played)


# --- the tile in hand ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("worker", "me", "night", "texts", "expected"),
    [
        ("engineer", Seat("minerals*2"), False, ["build habitat 1"], ("habitat", 0, 0, 1)),
        ("surveyor", Seat("organics*2 water"), False, ["build greenhouse 1"],
         ("greenhouse", 0, 0, 8)),
        ("spacewalker", Seat("power*2 minerals"), False, ["build power_plant 1"],
         ("power_plant", 2, 0, 4)),
        ("spacewalker", Seat("power*2"), True, ["build power_plant 1"], ("power_plant", 0, 2, 4)),
        ("stonemason", Seat(""), False, [], ("statue", 0, 0, 1)),
        ("rigger", Seat("", [HABITAT, "entertainment_complex 2,2 2,3 2,4 2,5"]), False,
         ["pick_up 1"], ("entertainment_complex", 0, 0, 2)),
    ],
)  # fmt: skip
def test_5_3_all_see_the_tile_in_hand_and_each_way_it_can_lie(
    worker: str, me: Seat, night: bool, texts: list[str], expected: tuple[str, int, int, int]
) -> None:
    s = play(turn(worker, me, night=night), 0, *texts)
    building, overhang, overlap, ways = expected
    for viewer in (-1, 0, 1):
        seen: Any = view(s, viewer)["laying"]
        assert (seen["seat"], seen["building"]) == (0, building)
        assert (seen["overhang"], seen["overlap"]) == (overhang, overlap)
        assert len(seen["ways"]) == ways
        free = [[r, c] for r, c in cells_of(s.ground(0) & ~s.players[0].occupied)]
        assert all([square in free for square in seen["beside"]])
        assert sorted([square for squares in seen["open"].values() for square in squares]) == free
        counts = {terrain: len(squares) for terrain, squares in seen["open"].items()}
        assert counts == view(s, viewer)["players"][0]["uncovered"]
        assert bool(seen["beside"]) == bool(s.players[0].occupied and worker != "surveyor")
    for action in GAME.options(s, 0):
        if action.verb == "lay":
            row, col = int(action.args["row"]), int(action.args["col"])
            cells = seen["ways"][action.args["turn"]]["cells"]
            assert mask_of([(row + r, col + c) for r, c in cells]) == action.mask


def test_5_3_four_turns_and_two_flips_lead_back() -> None:
    s = play(turn("surveyor", Seat("organics*2 water")), 0, "build greenhouse 1")
    seen: Any = view(s, 0)["laying"]
    ways = seen["ways"]
    for way in range(8):
        after = way
        for _ in range(4):
            after = ways[after]["turned"]
        assert after == way
        assert ways[ways[way]["flipped"]]["flipped"] == way
    assert sorted([way["turned"] for way in ways]) == list(range(8))
    assert ways[0]["cells"] == [[0, 0], [1, 0], [2, 0], [2, 1]]
    assert ways[ways[0]["turned"]]["cells"] == [[0, 0], [0, 1], [0, 2], [1, 0]]
    assert ways[ways[0]["flipped"]]["cells"] == [[0, 1], [1, 1], [2, 0], [2, 1]]


def test_without_a_tile_in_hand_there_is_none_in_the_view() -> None:
    assert "laying" not in GAME.view(turn("surveyor"), 0)
    assert "laying" not in GAME.view(GAME.setup(3, 1), 0)


def test_r9_the_view_says_which_price_the_supply_has_while_a_worker_builds_from_it() -> None:
    worker = next(one for one in WORKERS if one.by_day.from_supply)
    assert view(turn(worker.id, Seat(EACH_TWO)), 1)["supply_slot"] == 0
    assert "supply_slot" not in view(turn("engineer", Seat(EACH_TWO)), 1)
    assert "supply_slot" not in view(GAME.setup(3, 1), 1)


# --- what an action would do -----------------------------------------------------------------


def test_laying_a_tile_tells_its_points_even_if_the_round_ends_with_it() -> None:
    s = GAME.setup(2, 5)
    ends = 0
    while seats := GAME.waiting(s):
        found = GAME.options(s, seats[0])
        builds = [action for action in found if action.verb in ("build", "lay")]
        action = (builds or found)[0]
        if action.verb == "lay":
            told = GAME.outcome(s, seats[0], action, 7)
            before = GAME.scores(s)[seats[0]].total
            GAME.play(s, seats[0], action)
            mine = [change.change for change in told.scores if change.seat == seats[0]]
            assert before + sum(mine) == GAME.scores(s)[seats[0]].total
            assert told.events[0].code in ("builds", "places", "moves")
            ends += 0 if told.certain else 1
        else:
            GAME.play(s, seats[0], action)
    assert ends > 0


def test_3_1_what_a_gather_takes_leaves_its_area_for_the_store() -> None:
    s = turn("surveyor", Seat(""), areas="water*5")
    told = GAME.outcome(s, 0, GAME.parse("gather water"), 1)
    moved = [event for event in told.events if event.code == "moved"]
    assert [(event.source, event.target) for event in moved] == [("area:water", "store:0/water")]
    assert told.holdings == {"water": moved[0].args["number"]}

"""What the bots go by: the value of a position follows from what can still be done in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.bots.bot import ask
from igroteka.bots.registry import bot_named
from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.grid import WIDTH, square
from igroteka.games.cosmic_colonies.judgement.ground import (
    best_place,
    ground_worth,
    lonely,
    room_for,
)
from igroteka.games.cosmic_colonies.judgement.plans import (
    buildings_ahead,
    part_of_price,
    sets_ahead,
    spare_actions,
)
from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BUILDINGS,
    ENTERTAINMENT_COMPLEX,
    GROUND,
    HABITAT,
    SET_POINTS,
    STATUE,
)
from igroteka.games.cosmic_colonies.rules.placement import places_for
from igroteka.games.cosmic_colonies.state import ColoniesState
from tests.games.cosmic_colonies.support.positions import Seat, decision, options, play, table, turn

FIRST_TILE = "habitat 0,2 0,3 1,2 1,3"
ROOMY = [1.0] * BASIC


def best_by_value(s: ColoniesState, seat: int) -> str:
    """The option after which the position is worth most."""
    worth: dict[str, float] = {}
    for text in options(s, seat):
        trial = s.clone()
        GAME.apply(trial, seat, GAME.parse(text))
        worth[text] = GAME.value(trial, seat)
    return max(worth, key=lambda text: worth[text])


def test_only_the_game_itself_asks_for_a_judgement() -> None:
    """Rules, view and saves know nothing of what the bots judge by."""
    root = Path(__file__).parent.parent.parent.parent
    package = root / "src" / "igroteka" / "games" / "cosmic_colonies"
    sources = [path for path in package.rglob("*.py") if path.parent != package / "judgement"]
    asking = [path.name for path in sources if "judgement" in path.read_text("utf-8")]

    assert asking == ["game.py"]


def test_a_finished_game_is_worth_its_score() -> None:
    s = GAME.setup(3, 5)
    bots = [bot_named("random", seat) for seat in range(3)]
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        play(s, seat, ask(bots[seat], GAME, s, seat).text)

    assert [GAME.value(s, seat) for seat in range(3)] == [x.total for x in GAME.scores(s)]


def test_the_last_to_choose_sees_what_a_worker_is_for_as_the_first_does() -> None:
    """With nothing in store one gathers, and the quartermaster carries most."""
    poor = Seat("", hand="scout quartermaster")
    first = table(poor, seats=3)
    assert best_by_value(first, 0) == "play quartermaster"

    last = table(Seat(), Seat(), poor, seats=3)
    play(last, 0, options(last, 0)[0])
    play(last, 1, options(last, 1)[0])
    assert best_by_value(last, 2) == "play quartermaster"


def test_a_building_one_can_pay_is_built_and_completes_the_set() -> None:
    tiles = [
        FIRST_TILE,
        "greenhouse 2,2 3,2 4,2 4,3",
        "atmosphere_generator 2,4 2,5 3,3 3,4",
        "power_plant 1,4 1,5 1,6 0,5",
    ]
    s = turn("surveyor", Seat("water*2 power*3 minerals*2", tiles), round=8)

    assert best_by_value(s, 0) == "build entertainment_complex 1"


def test_a_tile_in_hand_counts_by_its_best_place() -> None:
    s = turn("surveyor", Seat("minerals*2 organics", [FIRST_TILE]))
    play(s, 0, "build habitat 1")
    assert decision(s) == "LayTile"

    held = GAME.value(s, 0)
    worth = []
    for action in GAME.options(s, 0):
        trial = s.clone()
        GAME.apply(trial, 0, action)
        worth.append(GAME.value(trial, 0))

    assert held <= max(worth)
    assert held > sum(worth) / len(worth)


def test_a_price_still_to_be_paid_is_not_forgotten() -> None:
    s = turn("surveyor", Seat("minerals*3 organics*2 power"))
    before_paying = s.clone()
    play(before_paying, 0, "build entertainment_complex 1")
    assert decision(before_paying) == "PayPrice"

    paid = []
    for action in GAME.options(before_paying, 0):
        trial = before_paying.clone()
        GAME.apply(trial, 0, action)
        paid.append(GAME.value(trial, 0))
    assert GAME.value(before_paying, 0) == pytest.approx(max(paid))


def test_a_store_counts_by_the_buildings_there_is_time_for() -> None:
    assert buildings_ahead([0, 2, 1, 0], 0) == 0
    assert buildings_ahead([0, 2, 1, 0], 1) == 1
    assert buildings_ahead([0, 0, 0, 0], 1) == 0
    assert 0 < buildings_ahead([0, 2, 0, 0], 2) < 1
    assert 1 < buildings_ahead([2, 2, 1, 1], 2) < 2
    for left in range(8):
        assert buildings_ahead([1, 1, 1, 1], left) <= buildings_ahead([1, 1, 1, 1], left + 1)
        assert buildings_ahead([1, 1, 1, 1], left) <= buildings_ahead([2, 1, 1, 1], left)


def test_the_price_of_a_building_comes_together_bit_by_bit() -> None:
    assert part_of_price([0, 0, 0, 0], HABITAT) == 0
    assert part_of_price([5, 1, 1, 5], HABITAT) == pytest.approx(2 / 3)
    assert part_of_price([0, 2, 1, 0], HABITAT) == 1
    assert part_of_price([2, 2, 2, 2], ENTERTAINMENT_COMPLEX) == 0


def test_spare_actions_are_what_building_and_gathering_leave() -> None:
    assert spare_actions([0, 2, 1, 0], [HABITAT], 1) == 0
    assert spare_actions([0, 2, 0, 0], [HABITAT], 2) == 0
    assert spare_actions([0, 0, 0, 0], [HABITAT], 5) == 2
    assert spare_actions([0, 0, 0, 0], list(range(BASIC)), 10) == 0


def test_7_4_a_set_is_hoped_for_while_there_is_time_and_room() -> None:
    four = [0, 1, 1, 1, 1, 0, 0]
    sure = sets_ahead(four, [0, 2, 1, 0], 6, ROOMY)

    assert SET_POINTS * 0.8 < sure < SET_POINTS
    assert sets_ahead(four, [0, 0, 0, 0], 6, ROOMY) <= sure
    assert sets_ahead(four, [0, 2, 1, 0], 1, ROOMY) < sure
    assert sets_ahead(four, [0, 2, 1, 0], 6, [0.0, 1.0, 1.0, 1.0, 1.0]) == 0
    assert sets_ahead([1, 1, 1, 1, 1, 0, 0], [0, 0, 0, 0], 0, ROOMY) == SET_POINTS


def test_a_square_with_one_open_neighbour_is_lonely() -> None:
    row = square(3, 3) | square(3, 4) | square(3, 5)
    block = square(5, 1) | square(5, 2) | square(6, 1) | square(6, 2)

    assert lonely(row | block) == square(3, 3) | square(3, 5)
    assert row << WIDTH == square(4, 3) | square(4, 4) | square(4, 5)


def test_there_is_room_for_a_building_until_the_asteroid_is_full() -> None:
    full = GROUND[0][0]
    for building in range(BASIC):
        assert room_for(0, 0, 0, building) == 1
        assert room_for(0, 0, full, building) == 0
        assert best_place(0, 0, full, building, 4) == 0


def test_the_best_place_is_a_place_by_the_rules() -> None:
    s = turn("surveyor", Seat(tiles=[FIRST_TILE]))
    occupied = s.players[0].occupied
    for building in range(len(BUILDINGS)):
        best = best_place(0, 0, occupied, building, 6)
        worth = ground_worth(0, 0, occupied | best, 6)
        masks = [action.mask for action in places_for(s, 0, building)]
        assert best in masks
        if building != STATUE:
            average = sum([ground_worth(0, 0, occupied | mask, 6) for mask in masks]) / len(masks)
            assert worth > average


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_greedy_bot_cannot_tell_apart_what_is_hidden_from_it(mode: str) -> None:
    s = GAME.setup(3, 5, {"mode": mode})
    for seat in (1, 2):
        play(s, seat, options(s, seat)[0])
    other = GAME.redeal(s, 0, 99)
    assert GAME.save(s) != GAME.save(other)

    for seed in range(5):
        here = ask(bot_named("greedy", seed), GAME, s, 0)
        assert here is ask(bot_named("greedy", seed), GAME, other, 0)

"""Caravan, clause by clause."""

from __future__ import annotations

import pytest

from igroteka.games import game_named
from igroteka.games.caravan.pieces import CARDS
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.game import PROSPECTS
from igroteka.kernel.save import tallied
from igroteka.kernel.state import State
from igroteka.lab.simulate import simulate

GAME = game_named("caravan")


def at_turn(first: dict[str, int], second: dict[str, int], hand: dict[str, int]) -> State:
    """Two players with these plans, seat 0 to move, with this hand."""
    s: State = GAME.setup(2, 1)
    data = GAME.save(s)
    position = data["position"]
    assert isinstance(position, dict)
    held = {
        name: first.get(name, 0) + second.get(name, 0) + hand.get(name, 0)
        for name in ("merchant", "scout")
    }
    position.update(
        deck=tallied([12 - held[name] for name in CARDS], CARDS),
        revealed=True,
        phase="turns",
        own=[[], []],
        stack=[["Stakes", -1], ["Turn", 0]],
    )
    for seat, plan in enumerate((first, second)):
        in_hand = hand if seat == 0 else {}
        position["players"][seat] = {
            "plan": tallied([plan.get(name, 0) for name in CARDS], CARDS),
            "hand": tallied([in_hand.get(name, 0) for name in CARDS], CARDS),
        }
    loaded: State = GAME.load(data)
    return loaded


def coins(s: State) -> list[int]:
    return [sheet.total for sheet in GAME.scores(s)]


def test_1_everybody_lays_two_of_four_cards_at_the_same_time() -> None:
    s: State = GAME.setup(2, 3)

    for seat in (1, 0, 0, 1):
        GAME.play(s, seat, GAME.options(s, seat)[0])

    seen = GAME.view(s, 0)["players"]
    assert [player["plan_size"] for player in seen] == [2, 2]  # type: ignore[attr-defined]


def test_2_plans_are_hidden_until_all_have_laid_them() -> None:
    s: State = GAME.setup(2, 3)
    GAME.play(s, 1, GAME.options(s, 1)[0])

    hidden = GAME.view(s, 0)["players"][1]  # type: ignore[index]

    assert (hidden["plan"], hidden["plan_size"], hidden["hand_size"]) == ({}, 0, 4)


def test_r1_the_hand_looks_full_until_the_reveal() -> None:
    s: State = GAME.setup(2, 3)
    before = GAME.view(s, 0)

    GAME.play(s, 1, GAME.options(s, 1)[0])

    assert GAME.view(s, 0) == before


def test_3_a_player_uses_a_planned_card_or_passes() -> None:
    s = at_turn({"merchant": 1}, {"scout": 1}, {})

    assert [action.text for action in GAME.options(s, 0)] == ["pass", "use merchant"]
    refusal = GAME.why_not(s, 0, GAME.parse("use scout"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not_planned", "3")


def test_3_1_a_merchant_earns_two_coins() -> None:
    s = at_turn({"merchant": 1}, {"scout": 1}, {})

    GAME.play(s, 0, GAME.parse("use merchant"))

    assert coins(s) == [2, 0]
    assert GAME.waiting(s) == [1]


def test_3_2_a_scout_draws_first_and_then_may_barter() -> None:
    s = at_turn({"scout": 1}, {"merchant": 1}, {})

    GAME.play(s, 0, GAME.parse("use scout"))

    assert GAME.waiting(s) == [0], "still the same player: the barter comes before the turn passes"
    drawn = GAME.options(s, 0)[-1]
    assert drawn.verb == "discard"
    GAME.play(s, 0, drawn)
    assert coins(s) == [1, 0]
    assert GAME.waiting(s) == [1]


def test_3_2_after_a_scout_the_hand_may_stay_as_it_is() -> None:
    s = at_turn({"scout": 1}, {"merchant": 1}, {})

    GAME.play(s, 0, GAME.parse("use scout"))
    GAME.play(s, 0, GAME.parse("keep"))

    assert coins(s) == [0, 0]
    assert GAME.waiting(s) == [1]


def test_3_3_the_phase_ends_when_all_pass_in_a_row() -> None:
    s = at_turn({"scout": 1}, {"merchant": 1}, {})

    GAME.play(s, 0, GAME.parse("pass"))
    GAME.play(s, 1, GAME.parse("pass"))

    assert GAME.openings(s, 0), "the stakes begin"


def test_3_3_the_phase_ends_when_all_cards_are_used() -> None:
    s = at_turn({"merchant": 1}, {}, {})

    GAME.play(s, 0, GAME.parse("use merchant"))

    assert GAME.openings(s, 0)


def test_4_each_player_stakes_once_and_most_coins_win() -> None:
    s = at_turn({"merchant": 1}, {}, {})
    GAME.play(s, 0, GAME.parse("use merchant"))

    GAME.play(s, 0, GAME.parse("stake 0"))
    GAME.play(s, 1, GAME.parse("stake 0"))

    assert GAME.waiting(s) == []
    assert [sheet.rank for sheet in GAME.scores(s)] == [1, 2]


def test_4_1_a_stake_is_doubled_or_lost_and_never_more_than_one_has() -> None:
    outcomes = set()
    for seed in range(20):
        s = at_turn({"merchant": 1}, {}, {})
        s.dice = seed << 32
        GAME.play(s, 0, GAME.parse("use merchant"))
        refusal = GAME.why_not(s, 0, GAME.parse("stake 3"))
        assert refusal is not None
        assert (refusal.code, refusal.numbers) == (
            "out_of_range",
            {"field": "coins", "low": 0, "high": 2},
        )
        GAME.play(s, 0, GAME.parse("stake 2"))
        outcomes.add(coins(s)[0])

    assert outcomes == {0, 4}


def test_3_2_a_scout_finds_no_card_in_an_empty_deck() -> None:
    data = GAME.save(at_turn({"scout": 1}, {}, {"merchant": 1}))
    position = data["position"]
    assert isinstance(position, dict)
    position.update(deck="", discard="merchant*11 scout*11")
    s: State = GAME.load(data)
    s.listen()

    GAME.play(s, 0, GAME.parse("use scout"))

    assert [event.code for event in s.heard()] == ["uses"]
    assert GAME.look(s, 0)["players"][0]["hand_size"] == 1  # type: ignore[index]  # plain JSON
    assert [action.text for action in GAME.candidates(s, 0)] == ["keep", "discard merchant"]


def test_3_any_planned_card_can_be_tried() -> None:
    s = at_turn({"scout": 1}, {}, {})

    assert [action.text for action in GAME.candidates(s, 0)] == [
        "pass",
        "use merchant",
        "use scout",
    ]


def test_1_only_cards_are_laid_at_the_same_time() -> None:
    data = GAME.save(GAME.setup(2, 1))
    position = data["position"]
    assert isinstance(position, dict)
    position["own"][1][0][0] = "Turn"

    with pytest.raises(
        UnreadableSave, match=r"position\.own\[1\]: expected LayCard 2 times, found"
    ):
        GAME.load(data)


@pytest.mark.parametrize(("stack", "most"), [(["Turn"], 1), (["NextTurn", "Barter"], 0)])
def test_3_3_nobody_is_to_move_when_all_have_passed(stack: list[str], most: int) -> None:
    data = GAME.save(at_turn({"merchant": 1}, {}, {}))
    position = data["position"]
    assert isinstance(position, dict)
    position["stack"] = [["Stakes", -1], *[[step, 0] for step in stack]]
    position["passes"] = 2

    with pytest.raises(
        UnreadableSave, match=rf"position\.passes: expected at most {most}, found 2"
    ):
        GAME.load(data)


def test_the_parts_of_a_value_are_the_score_sheet_and_what_is_still_to_come() -> None:
    s = at_turn({"merchant": 1}, {}, {})
    lines = {line.label for line in GAME.scores(s)[0].lines}

    parts = GAME.parts(s, 0)

    assert set(parts) == lines | {PROSPECTS}
    assert sum(parts.values()) == pytest.approx(GAME.value(s, 0))


def test_the_greedy_bot_beats_the_random_one() -> None:
    greedy, chance = simulate("caravan", ["greedy", "random"], games=600, workers=1).bots

    assert greedy.win_share > chance.win_share + 0.1

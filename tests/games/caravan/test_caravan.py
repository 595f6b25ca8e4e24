"""Caravan, clause by clause."""

from __future__ import annotations

from igroteka.games import game_named
from igroteka.kernel.state import State

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
        deck={name: 12 - number for name, number in held.items()},
        revealed=True,
        own=[[], []],
        stack=[["Stakes", -1], ["Turn", 0]],
    )
    for seat, plan in enumerate((first, second)):
        position["players"][seat].update(plan=plan, hand=hand if seat == 0 else {}, coins=0)
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


def test_3_3_the_phase_ends_when_all_pass_in_a_row() -> None:
    s = at_turn({"scout": 1}, {"merchant": 1}, {})

    GAME.play(s, 0, GAME.parse("pass"))
    GAME.play(s, 1, GAME.parse("pass"))

    assert GAME.open_range(s, 0) is not None, "the stakes begin"


def test_3_3_the_phase_ends_when_all_cards_are_used() -> None:
    s = at_turn({"merchant": 1}, {}, {})

    GAME.play(s, 0, GAME.parse("use merchant"))

    assert GAME.open_range(s, 0) is not None


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
        assert (refusal.code, refusal.numbers) == ("out_of_range", {"coins": 2})
        GAME.play(s, 0, GAME.parse("stake 2"))
        outcomes.add(coins(s)[0])

    assert outcomes == {0, 4}

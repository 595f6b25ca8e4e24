"""The kernel by itself: steps, tracks, dice, notation, refusals; on the small game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games import game_named
from igroteka.kernel.actions import OpenRange, open_numbers
from igroteka.kernel.dice import after_roll, dice_from, drawn_kind, rolled, shuffled
from igroteka.kernel.errors import IllegalAction, UnknownChoice, UnreadableAction, UnreadableSave
from igroteka.kernel.game import VariantOption
from igroteka.kernel.save import Reader, tallied
from igroteka.kernel.score import ScoreLine, ScoreSheet, ranked

CARAVAN = game_named("caravan")


def test_dice_are_fair_enough_and_repeat_themselves() -> None:
    dice = dice_from(1, 0)
    seen: Counter[int] = Counter()
    for _ in range(6000):
        seen[rolled(dice, 6)] += 1
        dice = after_roll(dice)

    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in seen.values())
    assert dice_from(1, 0) == dice_from(1, 0)
    assert dice_from(1, 0) != dice_from(1, 1)
    assert dice_from(1, 0) != dice_from(2, 0)


@given(st.integers(0, 2**160 - 1), st.integers(1, 10**6))
def test_a_roll_stays_below_its_limit(dice: int, limit: int) -> None:
    assert 0 <= rolled(dice, limit) < limit


@given(st.lists(st.integers(0, 9)), st.integers(0, 2**100))
@settings(max_examples=50)
def test_shuffling_keeps_every_piece(items: list[int], seed: int) -> None:
    mixed, after = shuffled(items, dice_from(seed, 0))

    assert sorted(mixed) == sorted(items)
    assert after == dice_from(seed, 0) + max(0, len(items) - 1)


def test_drawing_from_an_empty_bag_gives_nothing() -> None:
    assert drawn_kind([0, 0], dice_from(1, 0)) == -1
    assert drawn_kind([0, 3], dice_from(1, 0)) == 1


def test_all_plan_at_the_same_time_and_the_table_waits_for_the_last() -> None:
    s = CARAVAN.setup(3, 1)
    assert CARAVAN.waiting(s) == [0, 1, 2]
    for seat in (2, 2, 0, 0, 1):
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[0])

    assert CARAVAN.waiting(s) == [1]
    CARAVAN.play(s, 1, CARAVAN.options(s, 1)[0])

    assert CARAVAN.waiting(s) == [0], "the plans are shown and the first turn begins"


def test_who_is_not_asked_is_refused_with_a_reason() -> None:
    s = CARAVAN.setup(2, 1)
    for seat in (0, 0, 1, 1):
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[0])

    with pytest.raises(IllegalAction) as refused:
        CARAVAN.play(s, 1, CARAVAN.parse("pass"))

    assert refused.value.refusal.code == "not_your_turn"
    assert refused.value.refusal.clause == "3"


def test_after_the_end_everything_is_refused() -> None:
    s = CARAVAN.setup(2, 1)
    while CARAVAN.waiting(s):
        seat = CARAVAN.waiting(s)[0]
        options = CARAVAN.options(s, seat)
        CARAVAN.play(s, seat, options[0] if options else CARAVAN.parse("stake 0"))

    refusal = CARAVAN.why_not(s, 0, CARAVAN.parse("pass"))

    assert refusal is not None
    assert refusal.code == "game_over"


def test_an_open_choice_is_checked_against_its_bounds() -> None:
    s = CARAVAN.setup(2, 1)
    while CARAVAN.open_range(s, 0) is None:
        seat = CARAVAN.waiting(s)[0]
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[-1])
    bounds = CARAVAN.open_range(s, 0)
    assert bounds is not None
    coins = s.players[0].coins
    assert (bounds.verb, bounds.low, bounds.high) == ("stake", [0], [coins])

    refusal = CARAVAN.why_not(s, 0, CARAVAN.parse(f"stake {coins + 1}"))

    assert refusal is not None
    assert (refusal.code, refusal.numbers) == ("out_of_range", {"coins": coins})
    CARAVAN.play(s, 0, CARAVAN.parse(f"stake {coins}"))
    assert s.players[0].coins in (0, 2 * coins)


def test_a_range_wants_one_number_for_each_field_within_its_bounds() -> None:
    bounds = OpenRange("flick", ["angle", "speed"], [-180, 1], [180, 2000])

    assert bounds.contains([-180, 2000])
    assert not bounds.contains([0])
    assert not bounds.contains([0, 0])
    assert not bounds.contains([181, 5])


def test_open_notation_is_read_or_refused() -> None:
    assert open_numbers("flick -31 1200", "flick", 2) == [-31, 1200]
    for text in ("flick", "flick 1", "flick a b", "push 1 2", "flick 1 2 3", "flick 1.5 2"):
        with pytest.raises(UnreadableAction, match="expected 'flick' with 2 whole numbers"):
            open_numbers(text, "flick", 2)


def test_what_a_seat_does_alone_is_told_to_that_seat_only() -> None:
    s = CARAVAN.setup(2, 1)
    s.listen()

    CARAVAN.play(s, 1, CARAVAN.options(s, 1)[0])
    told = s.heard()

    assert [(event.code, event.seat, event.to) for event in told] == [("lays", 1, 1)]
    assert s.heard() == []


def test_a_reveal_is_told_to_everybody_and_marked_as_a_barrier() -> None:
    s = CARAVAN.setup(2, 1)
    s.listen()
    for seat in (0, 0, 1, 1):
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[0])

    reveal = s.heard()[-1]

    assert (reveal.code, reveal.to, reveal.barrier) == ("reveal", -1, True)


def test_an_unknown_action_game_seat_or_variant_is_named() -> None:
    with pytest.raises(
        UnreadableAction, match="expected an action of caravan such as 'lay merchant'"
    ):
        CARAVAN.parse("fly")
    with pytest.raises(UnknownChoice, match="expected a game among"):
        game_named("go")
    with pytest.raises(UnknownChoice, match="2 to 4 seats, found 1"):
        CARAVAN.setup(1, 0)
    with pytest.raises(UnknownChoice, match="variant option among none; found 'fast'"):
        CARAVAN.setup(2, 0, {"fast": "yes"})


def test_a_choice_can_be_for_some_tables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    pace = VariantOption("pace", ["slow", "fast", "mad"], "slow", {"fast": (2, 3), "mad": (4, 4)})
    monkeypatch.setattr(CARAVAN.meta, "options", [pace])

    assert [pace.choices_for(seats) for seats in (2, 3, 4)] == [
        ["slow", "fast"],
        ["slow", "fast"],
        ["slow", "mad"],
    ]
    CARAVAN.setup(3, 0, {"pace": "fast"})
    CARAVAN.setup(4, 0, {"pace": "mad"})
    with pytest.raises(
        UnknownChoice, match="caravan: expected 2 to 3 seats for pace=fast, found 4"
    ):
        CARAVAN.setup(4, 0, {"pace": "fast"})
    with pytest.raises(UnknownChoice, match="caravan: expected 4 seats for pace=mad, found 2"):
        CARAVAN.setup(2, 0, {"pace": "mad"})
    assert CARAVAN.meta.read_variant(Reader({"pace": "mad"}, ""), 4) == {"pace": "mad"}
    with pytest.raises(UnreadableSave, match="pace: expected one of slow, fast; found 'mad'"):
        CARAVAN.meta.read_variant(Reader({"pace": "mad"}, ""), 3)


@pytest.mark.parametrize("choice", ["slow", "mad"])
def test_the_default_is_for_every_table(choice: str) -> None:
    with pytest.raises(ValueError, match="pace: expected another choice than the default"):
        VariantOption("pace", ["slow", "fast"], "slow", {choice: (2, 2)})


@given(st.lists(st.integers(0, 40), min_size=3, max_size=3))
def test_tallies_go_both_ways(counts: list[int]) -> None:
    names = ("grain", "cheese", "wine")

    assert Reader({"x": tallied(counts, names)}, "").tally("x", names, 40) == counts


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"x": "grain*0"}, "x: expected grain once, with a number from 1 to 9"),
        ({"x": "grain grain"}, "x: expected grain once"),
        ({"x": "milk"}, "x: expected one of grain, cheese; found 'milk'"),
        ({"x": 5}, "x: expected words in a text, found 5"),
    ],
)
def test_a_bad_tally_is_one_clear_sentence(data: dict[str, object], sentence: str) -> None:
    with pytest.raises(UnreadableSave, match=sentence):
        Reader(data, "").tally("x", ("grain", "cheese"), 9)


def test_a_position_in_which_somebody_must_choose_from_nothing_is_refused() -> None:
    s = CARAVAN.setup(2, 1)
    data = CARAVAN.save(s)
    position = data["position"]
    assert isinstance(position, dict)
    position["own"] = [[], []]
    position["stack"] = [["Barter", 0]]
    CARAVAN.load(data)
    position["stack"] = [["Bartering", 0]]

    with pytest.raises(UnreadableSave, match=r"expected \[step, seat, \.\.\.\]"):
        CARAVAN.load(data)


def test_equal_totals_are_ranked_by_the_tie_break_and_shared_if_that_is_equal() -> None:
    sheets = ranked(
        [
            ScoreSheet(0, [ScoreLine("a", 5)], [1]),
            ScoreSheet(1, [ScoreLine("a", 3), ScoreLine("b", 2)], [2]),
            ScoreSheet(2, [ScoreLine("a", 5)], [2]),
            ScoreSheet(3, [ScoreLine("a", 9)], [0]),
        ]
    )

    assert [sheet.rank for sheet in sheets] == [4, 2, 2, 1]

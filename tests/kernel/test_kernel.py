"""The kernel by itself: steps, tracks, dice, notation, refusals; on the small game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games import game_named
from igroteka.games.caravan.state import CaravanState
from igroteka.kernel.actions import Doubt, OpenChoice, OpenField, Shortcut
from igroteka.kernel.board import Block, Cell
from igroteka.kernel.dice import (
    Chance,
    after_roll,
    dice_from,
    drawn_kind,
    mixed,
    normal,
    other_stream,
    rolled,
    shuffled,
)
from igroteka.kernel.errors import IllegalAction, UnknownChoice, UnreadableAction, UnreadableSave
from igroteka.kernel.events import Event
from igroteka.kernel.game import Game, VariantOption
from igroteka.kernel.save import Reader, shown, tallied
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
    found, after = shuffled(items, dice_from(seed, 0))

    assert sorted(found) == sorted(items)
    assert after == dice_from(seed, 0) + max(0, len(items) - 1)


@given(st.lists(st.integers(0, 9), max_size=200), st.integers(0, 2**100))
@settings(max_examples=50)
def test_mixing_keeps_every_piece_and_rolls_once_for_many(items: list[int], seed: int) -> None:
    found, after = mixed(items, dice_from(seed, 0))

    assert sorted(found) == sorted(items)
    rolls = (len(items) + 62) // 64 if len(items) > 1 else 0
    assert after == dice_from(seed, 0) + rolls


def test_mixing_gives_every_order_alike() -> None:
    dice = dice_from(1, 0)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        found, dice = mixed([1, 2, 3], dice)
        seen[tuple(found)] += 1

    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_a_long_list_is_mixed_at_its_far_end_too() -> None:
    items = list(range(200))
    ends = {tuple(mixed(items, dice_from(seed, 0))[0][:3]) for seed in range(30)}

    assert len(ends) == 30


def test_other_streams_roll_other_numbers() -> None:
    dice = dice_from(1, 0)
    streams = [dice, other_stream(dice, 1), other_stream(dice, 2)]
    rolls = [[rolled(one + count, 1000) for count in range(20)] for one in streams]

    assert rolls[0] != rolls[1] != rolls[2] != rolls[0]
    last_key = (1 << 160) - (1 << 32)
    assert 0 <= rolled(other_stream(last_key, 1), 6) < 6, "keys go round"


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


def at_the_stakes() -> CaravanState:
    """A game of two in which seat 0 has coins and stakes next."""
    s: CaravanState = CARAVAN.setup(2, 1)
    while not CARAVAN.openings(s, 0):
        seat = CARAVAN.waiting(s)[0]
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[-1])
    return s


def test_an_open_choice_is_checked_against_its_bounds() -> None:
    s = at_the_stakes()
    coins = s.players[0].coins
    opening = CARAVAN.openings(s, 0)[0]
    assert (opening.verb, opening.element) == ("stake", "coins")
    assert str(opening.fields) == f"[coins from 0 to {coins} coins]"

    refusal = CARAVAN.why_not(s, 0, CARAVAN.parse(f"stake {coins + 1}"))

    assert refusal is not None
    assert refusal.code == "out_of_range"
    assert refusal.args == {
        "verb": "stake",
        "coins": coins + 1,
        "field": "coins",
        "low": 0,
        "high": coins,
    }
    CARAVAN.play(s, 0, CARAVAN.parse(f"stake {coins}"))
    assert s.players[0].coins in (0, 2 * coins)


def test_an_open_action_is_refused_where_the_decision_has_no_such_choice() -> None:
    s = CARAVAN.setup(2, 1)

    refusal = CARAVAN.why_not(s, 0, CARAVAN.parse("stake 1"))

    assert refusal is not None
    assert refusal.code == "not_now"


def test_the_first_number_out_of_bounds_is_named() -> None:
    opening = OpenChoice(
        "flick", "disc:1", [OpenField("x", -180, 180, "mm"), OpenField("speed", 1, 2000)]
    )

    assert opening.text([-180, 2000]) == "flick -180 2000"
    assert opening.outside([-180, 2000]) is None
    assert opening.outside([0, 0]) is opening.fields[1]
    assert opening.outside([181, 0]) is opening.fields[0]


def test_open_notation_is_read_or_refused() -> None:
    assert CARAVAN.parse(" stake  3 ").numbers == [3]
    assert CARAVAN.parse("stake -3").numbers == [-3]
    for text in ("stake", "stake 1 2", "stake a", "stake 1.5", "stake 12345678901", "stake --1"):
        with pytest.raises(UnreadableAction, match="expected 'stake' with whole numbers for coins"):
            CARAVAN.parse(text)


def test_samples_of_an_open_choice_lie_within_its_bounds_and_repeat_themselves() -> None:
    s = at_the_stakes()

    found = [CARAVAN.samples(s, 0, Chance(seed), 1)[0].text for seed in range(40)]

    assert found == [CARAVAN.samples(s, 0, Chance(seed), 1)[0].text for seed in range(40)]
    assert {int(text.split()[1]) for text in found} == set(range(s.players[0].coins + 1))
    assert CARAVAN.samples(CARAVAN.setup(2, 1), 0, Chance(5), 3) == []


def test_noise_is_normal_and_whole() -> None:
    chance = Chance(3)
    found = [chance.normal(1000) for _ in range(4000)]

    mean = sum(found) / len(found)
    spread = (sum([(number - mean) ** 2 for number in found]) / len(found)) ** 0.5
    within = [sum([abs(number) <= 1000 * times for number in found]) for times in (1, 2, 3)]
    assert abs(mean) < 50
    assert 960 < spread < 1040
    assert 0.66 < within[0] / len(found) < 0.705
    assert 0.94 < within[1] / len(found) < 0.965
    assert within[2] / len(found) > 0.993
    assert normal(dice_from(3, 0), 1000) == found[0]
    assert normal(dice_from(3, 0), 0) == 0


def test_what_an_action_would_do_is_told_without_doing_it() -> None:
    s = CARAVAN.setup(2, 1)
    for seat in (0, 0, 1, 1):
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[0])
    assert CARAVAN.options(s, 0)[1].text == "use merchant"
    before = CARAVAN.save(s)

    told = CARAVAN.outcome(s, 0, CARAVAN.parse("use merchant"), 3)

    assert told.certain
    assert [event.code for event in told.events] == ["uses"]
    assert told.holdings == {"coins": 2, "cards": -1}
    assert [(change.seat, change.label, change.change) for change in told.scores] == [
        (0, "coins", 2)
    ]
    assert CARAVAN.save(s) == before


def test_what_chance_would_bring_is_not_told() -> None:
    s = at_the_stakes()

    told = CARAVAN.outcome(s, 0, CARAVAN.parse("stake 1"), 3)

    assert not told.certain
    assert (told.events, told.scores, told.holdings) == ([], [], {})


def test_the_story_of_an_action_ends_before_a_reveal() -> None:
    s = CARAVAN.setup(2, 1)
    for seat in (0, 0, 1):
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[0])
    before = CARAVAN.save(s)

    told = CARAVAN.outcome(s, 1, CARAVAN.options(s, 1)[0], 3)

    assert not told.certain
    assert [event.code for event in told.events] == ["lays"]
    assert (told.scores, told.holdings) == ([], {})
    assert CARAVAN.save(s) == before


def test_what_a_seat_does_alone_is_told_to_that_seat_only() -> None:
    s = CARAVAN.setup(2, 1)
    s.listen()

    CARAVAN.play(s, 1, CARAVAN.options(s, 1)[0])
    told = s.heard()

    assert [(event.code, event.seat, event.only) for event in told] == [("lays", 1, 1)]
    assert s.heard() == []


def test_a_reveal_is_told_to_everybody_and_marked_as_a_barrier() -> None:
    s = CARAVAN.setup(2, 1)
    s.listen()
    for seat in (0, 0, 1, 1):
        CARAVAN.play(s, seat, CARAVAN.options(s, seat)[0])

    reveal = s.heard()[-1]

    assert (reveal.code, reveal.only, reveal.barrier) == ("reveal", -1, True)


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


def test_a_step_that_the_game_does_not_know_is_refused() -> None:
    s = CARAVAN.setup(2, 1)
    data = CARAVAN.save(s)
    position = data["position"]
    assert isinstance(position, dict)
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


def test_what_is_printed_for_developers_names_the_thing() -> None:
    s = CARAVAN.setup(2, 1)
    refusal = CARAVAN.why_not(s, 0, CARAVAN.parse("pass"))

    assert repr(CARAVAN.parse("pass")) == "<pass>"
    assert repr(refusal) == "Refusal('not_now', clause '1', {'verb': 'pass'})"


def test_a_game_may_leave_questions_unanswered() -> None:
    s = CARAVAN.setup(2, 1)

    assert Game.holdings(CARAVAN, s, 0) == {}
    assert CARAVAN.statistics(s, 0) == {}
    assert CARAVAN.probes() == []
    assert CARAVAN.reach(s, 0, CARAVAN.parse("pass")) == []


def test_who_has_to_decide_what_can_be_asked() -> None:
    s = CARAVAN.setup(2, 1)

    assert (CARAVAN.decision(s, 0), CARAVAN.decision(s, -1)) == ("LayCard", "")
    tried = [action.text for action in CARAVAN.candidates(s, 0)]
    assert tried == ["lay merchant", "lay scout"]
    assert CARAVAN.candidates(s, 2) == []


def test_a_table_that_listens_hears_how_it_was_set_up() -> None:
    assert CARAVAN.setup(2, 1, listen=True).ears is not None
    assert CARAVAN.setup(2, 1).ears is None


def test_a_choice_that_an_option_does_not_have_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARAVAN.meta, "options", [VariantOption("pace", ["slow", "fast"], "slow")])

    with pytest.raises(UnknownChoice, match="caravan: expected pace to be one of slow, fast; foun"):
        CARAVAN.setup(2, 0, {"pace": "mad"})


def test_a_save_of_another_game_is_named() -> None:
    data = {**CARAVAN.save(CARAVAN.setup(2, 1)), "game": "chess"}

    with pytest.raises(UnreadableSave, match="game: expected a save of 'caravan', found 'chess'"):
        CARAVAN.load(data)


def test_a_seat_that_has_to_choose_from_nothing_is_named() -> None:
    data: Any = CARAVAN.save(CARAVAN.setup(2, 1))
    position = data["position"]
    position["deck"] = "merchant*12 scout*12"
    position["players"] = [{}, {}]

    with pytest.raises(UnreadableSave, match="expected a choice for seat 0, which has to decide"):
        CARAVAN.load(data)


def test_blocks_hold_rows_of_cells_with_styles() -> None:
    block = Block("Title", ["a", "b"])
    block.add(["1", "2"], "seat1")
    block.add_cells([Cell("3", "bold")])

    assert [[(cell.text, cell.style) for cell in row] for row in block.rows] == [
        [("1", ""), ("2", "")],
        [("3", "bold")],
    ]
    assert block.styles == ["seat1", ""]
    assert (block.title, block.header, Block().header) == ("Title", ["a", "b"], [])


def test_who_chose_in_secret_is_not_told_again_when_it_is_shown() -> None:
    event = Event("shows", 1, {}, known_to=1)

    assert [seat for seat in (-1, 0, 1, 2) if event.visible_to(seat)] == [-1, 0, 2]


def test_a_doubt_and_a_shortcut_show_what_they_are() -> None:
    action = CARAVAN.options(CARAVAN.setup(2, 1), 0)[0]

    assert repr(Doubt("hasty", {"cards": 2})) == "Doubt('hasty', {'cards': 2})"
    assert repr(Shortcut("twice", (), {}, [action])) == f"<+ {action.text}>"


def test_who_has_nothing_to_decide_has_no_shortcut() -> None:
    s = at_the_stakes()

    assert CARAVAN.waiting(s) == [0]
    assert CARAVAN.shortcuts(s, 1) == []
    assert CARAVAN.shortcuts(s, 0) == []


def test_quick_values_are_those_of_tried_actions_unless_a_game_knows_better() -> None:
    s = CARAVAN.setup(2, 1)
    found = CARAVAN.options(s, 0)

    assert CARAVAN.quick_values(s, 0, found) == CARAVAN.tried_values(s, 0, found)


def test_what_is_nested_too_deeply_is_named_in_short() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]

    assert shown(deep) == "something nested too deeply"

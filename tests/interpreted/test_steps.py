"""Steps and positions of a toy: what waits, what runs by itself, and how steps are saved.

Classes of a test cannot extend compiled ones, so this folder is not run on the compiled build.
"""

from __future__ import annotations

import sys

import pytest

from igroteka.kernel import engine
from igroteka.kernel.actions import Action
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader
from igroteka.kernel.state import NOBODY, State
from igroteka.kernel.step import NOT_NOW, Decision, Step
from igroteka.kernel.step_codec import LARGE, LONGEST_MASK, StepCodec

COLOURS = ("red", "blue")
MASK = 1 << 70
SAY = Action("say", ("button:say",), {})
ASK = Action("ask", ("button:ask",), {})


class Toy(State):
    """A position that counts what was done."""

    __slots__ = ("done",)

    done: list[str]


class Count(Step[Toy]):
    """Does something by itself, with a colour and a mask."""

    __slots__ = ("colour", "mask")

    def __init__(self, seat: int = -1, colour: int = -1, mask: int = 0) -> None:
        super().__init__(seat)
        self.colour = colour
        self.mask = mask

    def run(self, s: Toy) -> None:
        s.done.append(f"counts at {s.at}")


class Speak(Decision[Toy, Action]):
    """Waits for `say`; then counts."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [SAY]

    def take(self, s: Toy, action: Action) -> None:
        s.done.append(f"{action.text} at {s.at}")
        s.next(Count(self.seat))


class Dumb(Decision[Toy, Action]):
    """A decision somebody forgot to finish."""

    __slots__ = ()


class Idle(Step[Toy]):
    """A step somebody forgot to finish."""

    __slots__ = ()


def toy(seats: int = 2) -> Toy:
    """A fresh position."""
    s = Toy()
    s.begin(seats)
    s.done = []
    return s


def test_steps_run_until_somebody_has_to_choose() -> None:
    s = toy()
    s.then([Count(), Speak(1), Count()])

    engine.advance(s)

    assert s.done == ["counts at -1"]
    assert engine.waiting(s) == [1]
    engine.apply(s, 1, SAY)
    assert s.done == ["counts at -1", "say at -1", "counts at -1", "counts at -1"]
    assert engine.waiting(s) == []


def test_each_seat_has_a_track_of_its_own_while_the_table_waits() -> None:
    s = toy()
    s.then([Count()])
    s.meanwhile(0, [Count(0), Speak(0)])
    s.meanwhile(1, [Speak(1), Speak(1)])

    engine.advance(s)

    assert s.done == ["counts at 0"]
    assert engine.waiting(s) == [0, 1]
    engine.apply(s, 1, SAY)
    engine.apply(s, 0, SAY)
    assert s.done[1:] == ["say at 1", "counts at 1", "say at 0", "counts at 0"]
    assert engine.waiting(s) == [1]
    engine.apply(s, 1, SAY)
    assert s.done[5:] == ["say at 1", "counts at 1", "counts at -1"]
    assert s.at == NOBODY


def test_steps_can_be_run_one_by_one() -> None:
    s = toy()
    s.then([Count(), Speak(0)])
    s.meanwhile(1, [Count(1), Speak(1)])

    assert engine.advance_once(s)
    assert (s.done, s.at) == (["counts at 1"], NOBODY)
    assert not engine.advance_once(s), "seat 1 has to choose"
    engine.apply(s, 1, SAY)
    assert s.done[-2:] == ["counts at 1", "counts at -1"]
    assert not engine.advance_once(s), "seat 0 has to choose"

    engine.take(s, 0, SAY)
    assert engine.advance_once(s)
    assert not engine.advance_once(s), "nothing is pending"


def test_a_seat_that_does_not_exist_decides_nothing() -> None:
    s = toy()
    s.then([Speak(0)])

    assert engine.decision_of(s, -1) is None
    assert engine.decision_of(s, 2) is None
    assert engine.decision_of(s, 1) is None
    assert isinstance(engine.decision_of(s, 0), Speak)


def test_a_decision_refuses_what_is_no_option_unless_it_says_why() -> None:
    s = toy()
    speak = Speak(0)

    assert speak.why_not(s, SAY) == ""
    assert speak.why_not(s, ASK) == NOT_NOW
    assert speak.candidates(s) == [SAY]
    assert speak.refusal_numbers(s, ASK, NOT_NOW) == {}
    assert speak.refusal_clause(s, ASK, NOT_NOW) == ""
    assert speak.openings(s) == []


def test_what_somebody_forgot_to_write_says_so() -> None:
    s = toy()

    with pytest.raises(AssertionError, match="Idle waits for a player"):
        Idle().run(s)
    with pytest.raises(AssertionError, match="Dumb has no options"):
        Dumb(0).options(s)
    with pytest.raises(AssertionError, match="Dumb cannot be taken"):
        Dumb(0).take(s, SAY)
    with pytest.raises(AssertionError, match="Toy has no clone"):
        s.clone()


def test_events_are_collected_only_when_somebody_listens() -> None:
    s = toy()
    s.tell("nothing", 0, {})
    assert s.heard() == []

    s.listen()
    s.tell("first", 0, {"number": 1}, source="hand:1", target="table:2", trace=[3])
    s.listen()

    (event,) = s.heard()
    assert (event.code, event.source, event.target, event.trace) == (
        "first",
        "hand:1",
        "table:2",
        [3],
    )
    assert repr(event) == "Event('first', seat 0, {'number': 1})"
    assert (event.visible_to(0), event.visible_to(-1)) == (True, True)
    assert s.heard() == []


# --- saving ----------------------------------------------------------------------------------

CODEC = StepCodec({"colour": COLOURS}, [sys.modules[__name__]])


def test_the_codec_knows_the_steps_of_a_module_by_their_classes() -> None:
    assert sorted(CODEC.makers) == ["Count", "Dumb", "Idle", "Speak"]
    with pytest.raises(AssertionError, match="two steps are called Count"):
        CODEC.add(Count, "Count")


@pytest.mark.parametrize(
    ("step", "data"),
    [
        (Speak(1), ["Speak", 1]),
        (Count(), ["Count", -1, -1, 0]),
        (Count(0, 1, 5), ["Count", 0, "blue", 5]),
        (Count(0, 1, MASK), ["Count", 0, "blue", f"{MASK:#x}"]),
    ],
)
def test_a_step_is_written_with_names_and_read_again(
    step: Count | Speak, data: list[object]
) -> None:
    assert CODEC.write(step) == data

    again = CODEC.read(data, "stack[0]", 2)

    assert type(again) is type(step)
    assert CODEC.write(again) == data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("Speak", "expected [step, seat, ...] with a step such as 'Count', found 'Speak'"),
        (["Sing", 0], "expected [step, seat, ...] with a step such as 'Count', found ['Sing', 0]"),
        (["Speak"], "expected [step, seat, ...] with a step such as 'Count', found ['Speak']"),
        (["Speak", 2], "expected a seat below 2, found 2"),
        (["Speak", True], "expected a seat below 2, found True"),
        (["Speak", 0, 0], "expected 0 values after the seat of Speak, found 1"),
        (["Speak", -1], "expected a seat for Speak, found nobody"),
        (["Count", 0, 1, 0], "expected the name of a colour, found 1"),
        (["Count", 0, "green", 0], "expected one of red, blue; found 'green'"),
        (["Count", 0, "red", "0xg"], "expected a number, found '0xg'"),
        (["Count", 0, "red", "12"], "expected a number, found '12'"),
        (["Count", 0, "red", None], "expected a number, found None"),
        (["Count", 0, "red", LARGE], f"expected a number, found {LARGE}"),
        (["Count", 0, "red", "0x" + "f" * (LONGEST_MASK + 1)], "expected a number, found '0xfff"),
    ],
)
def test_what_is_no_step_is_refused(data: object, sentence: str) -> None:
    with pytest.raises(UnreadableSave) as refused:
        CODEC.read(data, "stack[0]", 2)

    assert str(refused.value).startswith(f"stack[0]: {sentence}")


def test_stacks_are_lists_and_each_seat_has_its_own() -> None:
    stack = CODEC.read_all([["Count", -1, -1, 0], ["Speak", 0]], "stack", 2)
    own = CODEC.read_own(Reader({"own": [[], [["Speak", 1]]]}, ""), "own", 2)

    assert CODEC.write_all(stack) == [["Count", -1, -1, 0], ["Speak", 0]]
    assert [CODEC.write_all(steps) for steps in own] == [[], [["Speak", 1]]]
    with pytest.raises(UnreadableSave, match="stack: expected a list of steps, found 5"):
        CODEC.read_all(5, "stack", 2)
    with pytest.raises(UnreadableSave, match=r"own\[0\]: expected steps of seat 0, found others"):
        CODEC.read_own(Reader({"own": [[["Speak", 1]], []]}, ""), "own", 2)

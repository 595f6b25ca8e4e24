"""Everything Orléans can tell, ask or refuse has its sentence in every language."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from igroteka.bots.registry import BOTS
from igroteka.games import game_named
from igroteka.games.orleans import pieces, state
from igroteka.games.orleans.actions import OrleansAction
from igroteka.games.orleans.reasons import CLAUSE_OF
from igroteka.kernel import game as kernel_game
from igroteka.kernel import step as kernel_step
from igroteka.kernel.actions import Action
from igroteka.kernel.engine import decision_of
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import EVERYBODY, Event
from igroteka.words import Words, languages

GAME = game_named("orleans")
RULES = Path(__file__).parent.parent.parent / "src" / "igroteka" / "games" / "orleans" / "rules"
FILES = Path(__file__).parent.parent.parent / "src" / "igroteka" / "locales"
NAMES = ["Борис", "Chloé", "Анна", "Dmitri"]
LANGUAGES = pytest.mark.parametrize("lang", languages())
# What random games tell too seldom to count on.
SELDOM: dict[str, dict[str, str | int]] = {
    "bathes": {"number": 2, "followers": "scholar own_farmer"},
    "ignores": {"event": "plague"},
    "tortured": {"missing": 2},
    "forgiven": {"missing": 3},
}
NUMBERS: dict[str, dict[str, str | int]] = {
    "wrong_kind": {"wanted": "boatman"},
    "not_activated": {"missing": 2},
    "cannot_afford": {"owned": 1},
    "town_taken": {"town": "blois"},
    "no_way": {"town": "chartres"},
    "too_many_drawn": {"most": 4},
    "market_overfull": {"spaces": 8, "followers": 9},
    "too_many_second_thoughts": {"limit": 24},
}
KINDS = {
    "follower": (*pieces.TOKENS, "tech"),
    "place": pieces.PLACES,
    "tile": pieces.TILES,
    "good": pieces.GOODS,
    "town": pieces.TOWNS,
    "edge": pieces.EDGES,
    "deed": pieces.DEEDS,
    "track": (*pieces.TRACKS, "development"),
    "event": pieces.EVENTS,
    "citizen": pieces.CITIZENS,
    "wants": ("any", "neutral", "store"),
}


@cache
def words(lang: str) -> Words:
    return Words(lang, strict=True)


def good(said: str) -> bool:
    """Whether a text is whole: nothing empty, no variable and no mark left in it."""
    return said.strip() == said != "" and not re.search(r"[{}$]|\?\?\?|  ", said)


def ids(lang: str, prefix: str) -> set[str]:
    """What follows the prefix in the message ids of a language."""
    text = (FILES / lang / "orleans.ftl").read_text("utf-8")
    return set(re.findall(rf"^orleans-{prefix}-([\w-]+) =", text, re.MULTILINE))


# --- what the source can tell ----------------------------------------------------------------


def told_in_source() -> set[str]:
    """The codes of all `s.tell(…)` in the rules, also those chosen by a condition."""
    codes: set[str] = set()
    for file in RULES.glob("*.py"):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                codes |= told_in(function)
    return codes


def told_in(function: ast.FunctionDef) -> set[str]:
    """The codes one function tells; a variable stands for what is assigned to it there."""
    assigned: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            assigned.setdefault(node.targets[0].id, set()).update(strings(node.value))
    codes: set[str] = set()
    for node in ast.walk(function):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and isinstance(called, ast.Attribute):
            if called.attr != "tell":
                continue
            code = node.args[0]
            found = assigned.get(code.id, set()) if isinstance(code, ast.Name) else strings(code)
            assert found, f"{function.name}: a code told in a way this test cannot read"
            codes |= found
    return codes


def strings(node: ast.expr) -> set[str]:
    """The strings an expression can be: itself, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return set()


def decisions_in_source() -> set[str]:
    """The names of all decisions of the rules."""
    found = "\n".join([file.read_text("utf-8") for file in RULES.glob("*.py")])
    return set(re.findall(r"^class (\w+)\(Decision\[", found, re.MULTILINE))


# --- what games tell -------------------------------------------------------------------------


class Heard:
    """What some random games told, asked and refused, each thing once."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.decisions: set[str] = set()
        self.refused: dict[str, tuple[Refusal, OrleansAction]] = {}
        self.options: list[list[OrleansAction]] = []


@cache
def heard() -> Heard:
    found = Heard()
    for seed in range(24):
        variant = {
            "planning": ("together", "in_turn")[seed % 2],
            "exclusion": ("no", "yes")[seed // 2 % 2],
        }
        play(found, 2 + seed % 3, seed, variant)
    return found


def play(found: Heard, seats: int, seed: int, variant: dict[str, str]) -> None:
    """One game that mostly means to get somewhere and sometimes tries what it may not."""
    chance = random.Random(seed)
    s = GAME.setup(seats, seed, variant)
    s.listen()
    while waiting := GAME.waiting(s):
        seat = chance.choice(waiting)
        found.decisions.add(type(decision_of(s, seat)).__name__)
        options = GAME.options(s, seat)
        sensible = GAME.plausible(s, seat)
        if chance.random() < 0.1:
            found.options.append(options)
            for action in [*GAME.candidates(s, seat), *chance.sample(GAME.actions.all, 3)]:
                refusal = GAME.why_not(s, seat, action)
                if refusal is not None:
                    found.refused.setdefault(f"{refusal.code} {action.verb}", (refusal, action))
            sensible = options
        moving = [action for action in sensible if not action.stops]
        GAME.apply(s, seat, chance.choice(moving or sensible))
        for event in s.heard():
            found.events.setdefault(f"{event.code} {event.args}", event)


def every_event() -> Iterator[Event]:
    yield from heard().events.values()
    for code, args in SELDOM.items():
        yield Event(code, 0, args, EVERYBODY, barrier=False)
    for action in GAME.actions.all:
        if action.verb == "give":
            args = dict(action.args)
            if args["what"] == "follower":
                args["follower"] = "knight"
            yield Event("gives", 0, args, EVERYBODY, barrier=False)


# --- the tests -------------------------------------------------------------------------------


def test_games_tell_what_the_source_tells() -> None:
    assert told_in_source() == {event.code for event in every_event()}
    assert heard().decisions <= decisions_in_source()
    for event in heard().events.values():
        if event.code in SELDOM:
            assert set(event.args) == set(SELDOM[event.code])


@LANGUAGES
def test_each_code_told_has_a_line_and_each_line_a_code(lang: str) -> None:
    lines = {code for code in ids(lang, "event") if not code.startswith("name-")}

    assert lines == told_in_source()


@LANGUAGES
def test_each_event_can_be_said(lang: str) -> None:
    for event in every_event():
        for you in (-1, event.seat):
            said = words(lang).event("orleans", event, NAMES, you)
            assert good(said), event
            assert said.endswith("."), event
        if event.seat >= 0:
            assert NAMES[event.seat] in words(lang).event("orleans", event, NAMES), event
            mine = words(lang).event("orleans", event, NAMES, event.seat)
            assert NAMES[event.seat] not in mine, event


@LANGUAGES
def test_each_action_can_be_said(lang: str) -> None:
    for action in GAME.actions.all:
        said = words(lang).action("orleans", action)
        assert good(said), action
        assert not said.endswith("."), action

    assert ids(lang, "action") == {action.verb for action in GAME.actions.all}


@LANGUAGES
def test_no_two_options_of_a_decision_read_the_same(lang: str) -> None:
    for options in heard().options:
        said = [words(lang).action("orleans", action) for action in options]
        assert len(set(said)) == len(said), options


@LANGUAGES
def test_each_refusal_can_be_said_whatever_was_tried(lang: str) -> None:
    tried: dict[str, Action] = {}
    for action in GAME.actions.all:
        tried.setdefault(f"{action.verb} {sorted(action.args)}", action)
    for code in CLAUSE_OF:
        refusal = Refusal(code, "", NUMBERS.get(code, {}))
        for attempt in (None, *tried.values()):
            if fits(code, attempt):
                said = words(lang).refusal("orleans", refusal, attempt)
                assert good(said), (code, attempt)
                assert said.endswith("."), (code, attempt)


def fits(code: str, action: Action | None) -> bool:
    """Whether the sentence may expect this action to be refused so.

    Passing, stopping and declining name no piece, and only the pharmacy takes coins.
    """
    if action is None:
        return True
    if code == "cannot_afford":
        return action.verb != "use" or "coins" in action.args
    return bool(action.args)


@LANGUAGES
def test_each_refusal_of_real_games_can_be_said(lang: str) -> None:
    for refusal, action in heard().refused.values():
        assert good(words(lang).refusal("orleans", refusal, action)), (refusal, action)
        assert good(words(lang).refusal("orleans", refusal)), refusal


def test_games_refuse_with_the_numbers_this_test_knows() -> None:
    for refusal, _ in heard().refused.values():
        if refusal.code in NUMBERS:
            assert set(refusal.numbers) == set(NUMBERS[refusal.code])


@LANGUAGES
def test_each_refusal_sentence_has_a_code(lang: str) -> None:
    shared = {
        kernel_game.NOT_YOUR_TURN,
        kernel_game.GAME_OVER,
        kernel_game.OUT_OF_RANGE,
        kernel_step.NOT_NOW,
    }

    assert ids(lang, "refuse") == set(CLAUSE_OF) - shared
    for code in shared:
        assert good(words(lang).text(f"refuse-{code}"))


@LANGUAGES
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_thing_has_a_name(lang: str, kind: str) -> None:
    names = [words(lang).name("orleans", kind, id) for id in KINDS[kind]]

    assert all([good(name) and name[0].isupper() for name in names])
    # A river and a road may join the same two towns.
    assert len(set(names)) == len(names) or kind == "edge"


@LANGUAGES
def test_things_of_one_kind_have_the_same_forms(lang: str) -> None:
    for kind, things in KINDS.items():
        forms = {
            frozenset(words(lang)._forms("orleans", "event-name" if kind == "event" else kind, id))
            - {"short"}
            for id in things
            if kind != "tile"
        }
        assert len(forms) <= 1, kind


@LANGUAGES
def test_places_and_events_say_what_they_do_in_one_sentence(lang: str) -> None:
    for kind, things in (("place", pieces.PLACES), ("event", pieces.EVENTS)):
        for id in things:
            does = words(lang).name("orleans", kind, id, "does")
            assert good(does), id
            assert does.count(".") == 1, id
            assert does.endswith("."), id


@LANGUAGES
def test_roads_and_rivers_are_named_after_their_towns(lang: str) -> None:
    for edge, id in enumerate(pieces.EDGES):
        ends = [
            words(lang).name("orleans", "town", pieces.TOWNS[t]) for t in pieces.EDGE_ENDS[edge]
        ]
        way = "river" if pieces.EDGE_KIND[edge] == pieces.RIVER else "road"

        assert words(lang).name("orleans", "edge", id) == " – ".join(ends)
        assert words(lang).name("orleans", "edge", id, "way") == way


@LANGUAGES
def test_what_can_be_given_up_has_a_name(lang: str) -> None:
    things = {str(action.args["what"]) for action in GAME.actions.all if action.verb == "give"}

    assert ids(lang, "what") == things
    for thing in things:
        assert good(words(lang).name("orleans", "what", thing))


@LANGUAGES
def test_each_decision_is_asked_for(lang: str) -> None:
    assert ids(lang, "turn") == decisions_in_source()
    for decision in decisions_in_source():
        assert good(words(lang).turn("orleans", decision))


@LANGUAGES
def test_each_phase_has_a_name(lang: str) -> None:
    assert ids(lang, "phase") == set(state.PHASES)
    for phase in state.PHASES:
        assert good(words(lang).phase("orleans", phase))


@LANGUAGES
def test_each_option_and_choice_has_a_name(lang: str) -> None:
    known = set()
    for option in GAME.meta.options:
        assert good(words(lang).option("orleans", option.name))
        known.add(option.name)
        for choice in option.choices:
            assert good(words(lang).option("orleans", option.name, choice))
            known.add(f"{option.name}-{choice}")

    assert ids(lang, "variant") == known


@LANGUAGES
def test_each_line_of_the_score_sheet_has_a_name(lang: str) -> None:
    labels = [line.label for line in GAME.scores(GAME.setup(2, seed=1))[0].lines]

    for label in labels:
        assert good(words(lang).score_line("orleans", label))
    assert ids(lang, "score") == {*labels, "tiebreak"}


@LANGUAGES
def test_each_bot_has_a_name_and_a_level(lang: str) -> None:
    for bot in BOTS:
        for form in ("", ".level", ".does"):
            assert good(words(lang).text(f"bot-{bot}{form}"))


@LANGUAGES
def test_the_page_about_the_game_sends_people_to_the_box(lang: str) -> None:
    about = words(lang).text("orleans-about")

    assert {"en": "unofficial", "ru": "еофициальная"}[lang] in about
    assert {"en": "buy the box", "ru": "купите коробку"}[lang] in about

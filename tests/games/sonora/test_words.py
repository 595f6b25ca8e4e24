"""What is said at a table of Sonora: every name, choice, event and refusal in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from igroteka.games.sonora import GAME, pieces, state, terminal
from igroteka.games.sonora.rules.flicking import FLICKS
from igroteka.kernel.board import Block
from igroteka.kernel.dice import Chance
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import Event
from igroteka.kernel.step import Decision
from igroteka.words import Words, languages
from igroteka.words.words import GameWords
from tests.words.test_files import messages

ID = "sonora"
NAMES = ["Борис", "Chloé", "Анна", "Юки"]
RULES = Path(__file__).parents[3] / "src" / "igroteka" / "games" / ID / "rules"
LANGUAGES = pytest.mark.parametrize("lang", languages())
KINDS = {
    "disc": pieces.DISCS,
    "zone": pieces.ZONES,
    "building": pieces.BUILDINGS,
    "animal": pieces.DISCOVERABLE,
    "bonus": pieces.BONUSES,
    "colour": pieces.COLOURS,
}


@cache
def words(lang: str) -> Words:
    return Words(lang, strict=True)


def good(said: str) -> bool:
    """Whether a text is whole: nothing empty, no variable and no mark left in it."""
    return said.strip() == said != "" and not re.search(r"[{}$]|\?\?\?|  ", said)


def ids(lang: str, prefix: str) -> set[str]:
    """What follows a prefix in the message ids of a language."""
    begin = f"{ID}-{prefix}-"
    found = [message.id.name for message in messages(lang, ID)]
    return {name.removeprefix(begin) for name in found if name.startswith(begin)}


@cache
def heard() -> tuple[dict[str, Event], dict[str, Refusal]]:
    """What a few games told and refused, each code once."""
    events: dict[str, Event] = {}
    refusals: dict[str, Refusal] = {}
    for seats, seed in ((1, 1), (1, 2), (3, 3), (4, 4)):
        rules = {"pushing": "no", "skill": "casual"}
        s = GAME.setup(seats, seed, rules, listen=True)
        chance, tries = Chance(seed), Random(seed)
        while GAME.waiting(s):
            seat = GAME.waiting(s)[0]
            found = GAME.plausible(s, seat, chance)
            going_on = [action for action in found if not action.stops] or found
            for action in [*tries.sample(GAME.actions.all, 12), *GAME.candidates(s, seat)[:40]]:
                refusal = GAME.why_not(s, seat, action)
                if refusal is not None:
                    refusals.setdefault(refusal.code, refusal)
            GAME.apply(s, seat, going_on[chance.below(len(going_on))])
            for event in s.heard():
                events.setdefault(event.code, event)
    return events, refusals


def codes_in_rules() -> set[str]:
    """The codes that the rules can tell."""
    text = "\n".join([path.read_text("utf-8") for path in RULES.glob("*.py")])
    found = set(re.findall(r"tell\(\s*\"(\w+)\"", text))
    for either in re.findall(r"\"(\w+)\" if \w+[^\n]* else \"(\w+)\"", text):
        found |= set(either)
    return {code for code in found if not re.fullmatch(r"\d.*", code)}


@LANGUAGES
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_thing_has_a_name(lang: str, kind: str) -> None:
    names = [words(lang).name(ID, kind, id) for id in KINDS[kind]]

    assert all(good(name) for name in names)
    assert len(set(names)) == len(names)


@LANGUAGES
def test_each_decision_phase_and_option_has_words(lang: str) -> None:
    makers = GAME.steps.makers
    decisions = {n for n, m in makers.items() if isinstance(m, type) and issubclass(m, Decision)}
    assert ids(lang, "turn") == decisions
    assert ids(lang, "phase") == set(state.PHASES)
    known = set()
    for option in GAME.meta.options:
        known |= {option.name, *[f"{option.name}-{choice}" for choice in option.choices]}
    assert ids(lang, "variant") == known


@LANGUAGES
def test_each_action_has_words(lang: str) -> None:
    flick = GAME.parse("flick 1 2 3 4")
    verbs = {action.verb: action for action in [*GAME.actions.all, flick]}

    assert ids(lang, "action") == set(verbs)
    for action in [*GAME.actions.all[::7], *verbs.values()]:
        assert good(words(lang).action(ID, action)), action


@LANGUAGES
def test_each_event_has_words(lang: str) -> None:
    events, _ = heard()
    assert ids(lang, "event") == codes_in_rules()
    for event in events.values():
        for you in (-1, event.seat):
            assert good(words(lang).event(ID, event, NAMES, you)), event
    assert len(events) > 0.8 * len(codes_in_rules()), codes_in_rules() - set(events)


@LANGUAGES
def test_each_refusal_has_words(lang: str) -> None:
    _, refusals = heard()
    shared = {"not_your_turn", "game_over", "not_now", "out_of_range"}
    assert ids(lang, "refuse") == set(GAME.clause_of) - shared
    for code, refusal in refusals.items():
        assert good(words(lang).refusal(ID, refusal)), code


@LANGUAGES
def test_score_lines_and_holdings_have_words(lang: str) -> None:
    s = GAME.setup(2, 1)
    assert ids(lang, "score") == set(pieces.ZONES)
    assert ids(lang, "holding") == set(GAME.holdings(s, 0))
    assert ids(lang, "field") == {field.name for field in FLICKS.fields}
    assert ids(lang, "unit") == {field.unit for field in FLICKS.fields}


@LANGUAGES
@pytest.mark.parametrize("seats", [1, 4])
def test_the_terminal_draws_the_table(lang: str, seats: int) -> None:
    s = GAME.setup(seats, 3)
    chance = Chance(3)
    blocks: list[Block] = []
    for _ in range(160):
        seat = GAME.waiting(s)[0]
        found = GAME.plausible(s, seat, chance)
        GAME.apply(s, seat, found[chance.below(len(found))])
    for seat in (-1, 0):
        view = GAME.view(s, seat)
        blocks = terminal.board(view, seat, NAMES[:seats], GameWords(words(lang), ID))
    text = "\n".join(["".join([cell.text for cell in row]) for b in blocks for row in b.rows])

    assert len(blocks) == (7 if seats == 1 else 6)
    assert all(letter in text for letter in "LOFR")
    assert "sonora-" not in text

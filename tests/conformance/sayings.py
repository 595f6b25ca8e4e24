"""What a game needs words for: its things, what it tells and refuses, and what its screens ask."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from igroteka.games import part_of
from igroteka.kernel import game as kernel_game
from igroteka.kernel.actions import Action
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import Event
from igroteka.kernel.step import NOT_NOW
from igroteka.words.words import JOINTS, GameWords, name_kinds
from tests.conformance.boards import Noting, blocks_of
from tests.conformance.heard import heard
from tests.conformance.registry import EXPECTED, ROOT, SOURCES, words
from tests.conformance.source import decisions_in
from tests.words.test_files import messages

WEB = ROOT / "web" / "src" / "games"
# Refusals of the kernel, which all games share.
KERNEL = {kernel_game.NOT_YOUR_TURN, kernel_game.GAME_OVER, kernel_game.OUT_OF_RANGE, NOT_NOW}
# What the pages show of every game: on the shelf, on the help page, under the score sheet.
PAGES = {"name", "blurb", "about", "score-tiebreak"}
TEXT = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
HOLE = re.compile(r"\$?\{[^}]*\}")
BOARDS = 8  # one in so many positions is drawn


class Wanted:
    """The file `words.toml` of a game's tests.

    `things` names, for each kind of named thing and each argument that takes only some of them,
    where the code lists the ids: `module.TABLE`, or an id itself.
    `alike` gives the reason why two things of a kind may have one name.
    `avoided` gives for a language a pattern of words that would be wrong in this game.
    `seldom` gives arguments for events, `refused` an action and numbers for refusals that random
    games meet too seldom to count on.
    """

    def __init__(self, name: str) -> None:
        file = EXPECTED / name / "words.toml"
        data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        self.things = {
            key: [id for entry in entries for id in ids_of(name, entry)]
            for key, entries in data.pop("things").items()
        }
        self.alike: dict[str, str] = data.pop("alike", {})
        self.avoided: dict[str, str] = data.pop("avoided", {})
        self.seldom: dict[str, dict[str, str | int]] = data.pop("seldom", {})
        self.refused: dict[str, dict[str, Any]] = data.pop("refused", {})
        assert not data, f"{file.name} of {name}: unknown tables {sorted(data)}"

    def named_by(self, name: str, argument: str) -> list[str]:
        """The ids that an argument of sentences can hold: its own, or all of its kind."""
        kinds = name_kinds(name).named
        if argument in self.things:
            return self.things[argument]
        alike = [other for other in kinds if kinds[other] == kinds[argument]]
        return [id for other in alike for id in self.things.get(other, [])]


@cache
def wanted(name: str) -> Wanted:
    """What is expected of the words of a game."""
    return Wanted(name)


def ids_of(name: str, entry: str) -> list[str]:
    """The ids that an entry of `things` stands for."""
    module, _, table = entry.rpartition(".")
    return list(getattr(part_of(name, module), table)) if module else [entry]


def good(said: str) -> bool:
    """Whether a text is whole: nothing empty, no variable and no mark left in it."""
    return said.strip() == said != "" and not re.search(r"[{}$]|\?\?\?|  ", said)


def every_event(name: str) -> Iterator[Event]:
    """What games told, and what they tell seldom."""
    yield from heard(name).events.values()
    for code, args in wanted(name).seldom.items():
        yield Event(code, 0, args)


def every_refusal(name: str) -> Iterator[tuple[Refusal, Action]]:
    """What games refused, and what they refuse seldom."""
    yield from heard(name).refused.values()
    for code, given in wanted(name).refused.items():
        action = heard(name).game.parse(given["action"])
        said = {**action.args, "verb": action.verb}
        yield Refusal(code, "", given.get("numbers", {}), said), action


# --- the files -------------------------------------------------------------------------------


class Mentions(Visitor):
    """Collects the variables and the messages that a text is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # name set by fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # as above
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)


def mentions(name: str, lang: str) -> Mentions:
    """All variables and messages that the words of a game mention."""
    found = Mentions()
    for message in messages(lang, name):
        found.visit(message)
    return found


def ids(name: str, lang: str, family: str = "") -> set[str]:
    """The message ids of a game without its name; of a family, what follows that."""
    begin = f"{name}-{family}-" if family else f"{name}-"
    found = [message.id.name for message in messages(lang, name)]
    return {id.removeprefix(begin) for id in found if id.startswith(begin)}


# --- what the code asks for ------------------------------------------------------------------


def families(name: str) -> dict[str, set[str]]:
    """The messages that generic code asks a game for, by family."""
    found, game = heard(name), heard(name).game
    variants = {option.name for option in game.meta.options}
    for option in game.meta.options:
        variants |= {f"{option.name}-{choice}" for choice in option.choices}
    fields = [field for opening in found.openings.values() for field in opening.fields]
    return {
        "phase": set(wanted(name).things["phase"]),
        "turn": decisions_in(name),
        "action": {action.verb for action in game.actions.all}
        | set(game.actions.open_by_verb)
        | found.shortcuts,
        "doubt": found.doubts,
        "event": {event.code for event in every_event(name)},
        "refuse": set(game.clause_of) - KERNEL,
        "score": found.labels,
        "part": parts_in(name),
        "variant": variants,
        "holding": found.holdings,
        "party": found.parties,
        "field": {field.name for field in fields},
        "unit": {field.unit for field in fields} - {""},
    }


def parts_in(name: str) -> set[str]:
    """The parts of a value that a game names itself, in some positions."""
    found, game = heard(name), heard(name).game
    if type(game).named_parts is kernel_game.Game.named_parts:
        return set()  # the lines of its score sheet
    return {
        part
        for s in found.positions[::BOARDS]
        for seat in range(s.seats)
        for part in game.named_parts(s, seat)
    }


def asked_for(name: str, lang: str) -> set[str]:
    """All messages of a game that some code asks for."""
    asked = {f"{family}-{id}" for family, found in families(name).items() for id in found}
    kinds = name_kinds(name).named
    for key, things in wanted(name).things.items():
        asked |= {f"{kinds.get(key, key)}-{id.translate(JOINTS)}" for id in things}
    asked |= {id.removeprefix(f"{name}-") for id in mentions(name, lang).messages}
    asked |= noted(name).asked
    asked |= {id for id in ids(name, lang) if on_the_screen(name, id)}
    return asked | PAGES


@cache
def noted(name: str) -> Noting:
    """What the terminal boards of some positions ask for."""
    noting = Noting(GameWords(words("en"), name))
    for s in heard(name).positions[::BOARDS]:
        for seat in range(-1, s.seats):
            blocks_of(heard(name).game, s, seat, noting)
    return noting


@cache
def written_in_screens(name: str) -> tuple[list[re.Pattern[str]], set[str], str]:
    """The texts in the source of a game's screen, with holes, its words, and the source itself."""
    files = [file for file in sorted((WEB / name).rglob("*")) if file.suffix in (".ts", ".svelte")]
    data = [*sorted((SOURCES / name).rglob("*.py")), *sorted((SOURCES / name).rglob("*.toml"))]
    source = "\n".join([file.read_text("utf-8") for file in files])
    known = "\n".join([source, *[file.read_text("utf-8") for file in data]])
    patterns = set()
    for found in TEXT.findall(source):
        text = "".join(found).removeprefix(f"{name}-")
        parts = HOLE.split(re.sub(r"^\$\{[^}]*\}-", "", text))
        if "".join(parts):
            patterns.add("(.+)".join([re.escape(part) for part in parts]))
    return (
        [re.compile(pattern) for pattern in sorted(patterns)],
        set(re.findall(r"\w+", known)),
        source,
    )


def on_the_screen(name: str, id: str) -> bool:
    """Whether a game's screen in the browser asks for a message, wholly or piece by piece."""
    patterns, known, _ = written_in_screens(name)
    for pattern in patterns:
        found = pattern.fullmatch(id)
        if found and all([part in known for hole in found.groups() for part in hole.split("-")]):
            return True
    return False


# --- forms of names --------------------------------------------------------------------------


def forms_in_sentences(name: str, lang: str) -> dict[str, set[str]]:
    """The forms that the sentences of a game use of each argument that names things."""
    variables = mentions(name, lang).variables
    return {
        argument: {
            variable.removeprefix(f"{argument}_")
            for variable in variables
            if variable.startswith(f"{argument}_") and variable != f"{argument}_id"
        }
        for argument in name_kinds(name).named
    }


def forms_asked_for(name: str, lang: str) -> dict[str, set[str]]:
    """The forms that sentences, boards and screens use of each kind of name."""
    kinds, (_, _, source) = name_kinds(name), written_in_screens(name)
    asked: dict[str, set[str]] = {}
    for argument, forms in forms_in_sentences(name, lang).items():
        asked.setdefault(kinds.named[argument], set()).update(forms)
    for id in mentions(name, lang).messages:
        thing, _, form = id.removeprefix(f"{name}-").partition(".")
        for kind in kinds.named.values():
            if form and thing.startswith(f"{kind}-"):
                asked.setdefault(kind, set()).add(form)
    for kind, form in noted(name).forms:
        asked.setdefault(kinds.named.get(kind, kind), set()).add(form)
    for kind in kinds.listed.values():
        asked.setdefault(kind, set()).add("nom")
    on_screen = {text for found in TEXT.findall(source) for text in found}
    on_screen |= set(re.findall(r"\.(\w+)[`'\"]", source))
    return {kind: asked.get(kind, set()) | on_screen for kind in {*asked, *kinds.named.values()}}

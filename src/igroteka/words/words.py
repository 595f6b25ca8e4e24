"""The words of one language: sentences for actions, events, refusals and names.

The texts are Fluent files: `locales/<language>/common.ftl` for all games, and in each game's folder
`words/<language>.ftl`; the browser reads the same ones. The game's `words/names.toml` says which
arguments of its sentences are ids of things with a name. A sentence that mentions such a thing is
given its name, the attributes of its name, and its id for selectors: with `card = "card"` in
`names.toml`, `{"card": "scout"}` becomes `$card`, `$card_acc` (for an attribute `acc`) and
`$card_id`.

    words = Words("en")
    words.action(game.meta.id, game.options(s, seat)[0])
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from igroteka.games import folder_of, has_game
from igroteka.kernel.actions import Action, Doubt, Shortcut
from igroteka.kernel.errors import Refusal, UnknownChoice
from igroteka.kernel.events import Event

Args = Mapping[str, str | int]

COMMON: Final = "common"
# What ids such as `bonus:harbour` or `3,4` hold and a message id may not.
JOINTS: Final = str.maketrans(":/,", "---")
NONE: Final = "none"  # `$card_id` in a sentence that is given no card, `$verb` without an action
NOBODY: Final = -1


class MissingWords(LookupError):
    """A message that does not exist, or that mentions an argument it is not given."""


def languages() -> list[str]:
    """The codes of all languages with a folder in `locales`, in alphabetical order."""
    return sorted([folder.name for folder in _locales().iterdir() if folder.is_dir()])


def _locales() -> Traversable:
    return files("igroteka").joinpath("locales")


class NameKinds(NamedTuple):
    """Which arguments of a game's sentences hold ids, each with the kind of its names.

    Those of `named` hold one id, those of `listed` several in one text.
    """

    named: dict[str, str]
    listed: dict[str, str]


@cache
def name_kinds(game: str) -> NameKinds:
    """Read from `words/names.toml` of a game which arguments are names."""
    tables = _names_file(game)
    return NameKinds(tables["named"], tables["listed"])


@cache
def quiet_events(game: str) -> frozenset[str]:
    """The events that the log on the screen leaves out, from `words/names.toml` of a game."""
    return frozenset(_names_file(game)["log"]["quiet"])


def _names_file(game: str) -> dict[str, Any]:
    return tomllib.loads(folder_of(game).joinpath("words", "names.toml").read_text("utf-8"))


class Words:
    """The words of one language; raises `UnknownChoice` for a language without words.

    A missing message is shown as its id; if `strict`, as in tests, it raises `MissingWords`.
    """

    def __init__(self, lang: str, strict: bool = False) -> None:
        known = languages()
        if lang not in known:
            raise UnknownChoice(f"expected a language among {', '.join(known)}; found {lang!r}")
        self.lang = lang
        self.strict = strict
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._loaded: set[str] = set()
        self._names: dict[tuple[str, str, str], dict[str, str]] = {}
        self._load(COMMON)

    # --- any message

    def has(self, message_id: str) -> bool:
        """Whether a message exists; `name.attribute` asks for an attribute of it."""
        name, _, attribute = message_id.partition(".")
        self._load(name.partition("-")[0])
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, message_id: str, args: Args | None = None) -> str:
        """The text of a message, or of `name.attribute`; arguments are filled in as they are."""
        if not self.has(message_id):
            return self._missing(message_id, f"expected message {message_id!r}, found none")
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "has() was asked"
        said, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors and self.strict:
            asked = "; ".join([str(error) for error in errors])
            raise MissingWords(f"{self.lang}: message {message_id!r} cannot be said: {asked}")
        return str(said)

    # --- names

    def name(self, game: str, kind: str, id: str, form: str = "") -> str:
        """The name of the thing with this kind and id, or a form of it such as `acc` or `short`.

        Without that form, the plain name.
        """
        forms = self._forms(game, name_kinds(game).named.get(kind, kind), id)
        return forms.get(form, forms[""])

    def phase(self, game: str, phase: str) -> str:
        """The name of a phase."""
        return self.text(f"{game}-phase-{phase}")

    def option(self, game: str, option: str, choice: str = "") -> str:
        """The name of a variant option, or of one of its choices."""
        return self.text(f"{game}-variant-{option}" + (f"-{choice}" if choice else ""))

    def score_line(self, game: str, label: str) -> str:
        """The name of a line of the score sheet."""
        return self.text(f"{game}-score-{label}")

    # --- sentences

    def turn(self, game: str, decision: str) -> str:
        """What a player has to decide; `decision` is the class name of the decision."""
        return self.text(f"{game}-turn-{decision}")

    def action(self, game: str, action: Action | Shortcut[Action]) -> str:
        """An action, or several at once, as a choice in a list."""
        return self.text(f"{game}-action-{action.verb}", self._named(game, action.args))

    def doubt(self, game: str, doubt: Doubt) -> str:
        """What speaks against an option that is allowed."""
        return self.text(f"{game}-doubt-{doubt.code}", self._named(game, doubt.args))

    def event(self, game: str, event: Event, player_names: Sequence[str], you: int = NOBODY) -> str:
        """An event as a line of the log.

        `player_names` has a name for each seat; `you` is the seat of the reader, -1 if none.
        """
        args = self._named(game, event.args)
        args["you"] = "yes" if 0 <= event.seat == you else "no"
        if 0 <= event.seat == you:
            args["player"] = self.text("you")
        else:
            args["player"] = player_names[event.seat] if event.seat >= 0 else ""
        return self.text(f"{game}-event-{event.code}", args)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """The sentence of a refusal: the game's own, else the one that all games share."""
        args = {"verb": NONE, **self._named(game, refusal.args)}
        own = f"{game}-refuse-{refusal.code}"
        shared = f"refuse-{refusal.code}"
        return self.text(shared if self.has(shared) and not self.has(own) else own, args)

    # --- inside

    def _load(self, file: str) -> None:
        """Read a file of messages, a shared one or a game's, unless it has been read."""
        if file in self._loaded:
            return
        self._loaded.add(file)
        if has_game(file):
            source = folder_of(file).joinpath("words", f"{self.lang}.ftl")
        else:
            source = _locales().joinpath(self.lang, f"{file}.ftl")
        if source.is_file():
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")))

    def _missing(self, instead: str, reason: str) -> str:
        """What is shown for a missing message; raises `MissingWords` if strict."""
        if self.strict:
            raise MissingWords(f"{self.lang}: {reason}")
        return instead

    def _forms(self, game: str, kind: str, id: str) -> dict[str, str]:
        """The forms of a name by attribute; the plain name under the empty text."""
        key = (game, kind, id)
        if key not in self._names:
            message_id = f"{game}-{kind}-{id.translate(JOINTS)}"
            if not self.has(message_id):
                return {"": self._missing(id, f"expected message {message_id!r}, found none")}
            forms = {"": self.text(message_id)}
            for attribute in self._bundle.get_message(message_id).attributes:
                forms[attribute] = self.text(f"{message_id}.{attribute}")
            self._names[key] = forms
        return self._names[key]

    def _named(self, game: str, args: Args) -> dict[str, str | int]:
        """The arguments with names instead of ids, forms as `<key>_<form>`, ids as `<key>_id`."""
        given: dict[str, str | int] = dict(args)
        for key, kind in name_kinds(game).named.items():
            id = args.get(key)
            given[f"{key}_id"] = NONE
            if isinstance(id, str):
                for form, word in self._forms(game, kind, id).items():
                    given[f"{key}_{form}" if form else key] = word
                given[f"{key}_id"] = id
        for key, kind in name_kinds(game).listed.items():
            ids = args.get(key)
            if isinstance(ids, str):
                given[key] = ", ".join([self.name(game, kind, id, "nom") for id in ids.split()])
        return given


class GameWords:
    """The words of one game in one language, for the game's `terminal.py`."""

    def __init__(self, words: Words, game: str) -> None:
        self.words = words
        self.game = game

    def name(self, kind: str, id: str, form: str = "") -> str:
        return self.words.name(self.game, kind, id, form)

    def text(self, id: str, args: Args | None = None) -> str:
        return self.words.text(f"{self.game}-{id}", args)

    def shared(self, id: str, args: Args | None = None) -> str:
        return self.words.text(id, args)

"""The words of one language: what the codes of games, events and refusals say to people.

The texts are Fluent files, `locales/<language>/<game>.ftl` and `common.ftl`; the browser reads the
same ones. A message that mentions a thing of the game gets its name and the attributes of its name:
`{"place": "castle"}` becomes `$place`, `$place_into`, …, and `$place_id` for selectors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from igroteka.kernel.actions import Action
from igroteka.kernel.errors import Refusal, UnknownChoice
from igroteka.kernel.events import Event

Args = Mapping[str, str | int]

COMMON: Final = "common"
# Arguments that are ids of things with a name, and the kind of that name in message ids.
NAMED: Final = {
    "follower": "follower",
    "wanted": "follower",
    "place": "place",
    "tile": "place",
    "good": "good",
    "town": "town",
    "start": "town",
    "edge": "edge",
    "deed": "deed",
    "track": "track",
    "event": "event-name",
    "citizen": "citizen",
    "what": "what",
    "why": "why",
    "worker": "worker",
    "building": "building",
    "resource": "resource",
    "given": "resource",
    "monument": "monument",
    "terrain": "terrain",
    "asteroid": "asteroid",
    "goal": "goal",
    "square": "square",
}
# What ids such as `deed:cathedral` or `3,4` hold and a message id may not.
JOINTS: Final = str.maketrans(":/,", "---")
# Arguments that list several ids in one text: they come as names with commas.
LISTED: Final = {"followers": "follower", "workers": "worker"}
NONE: Final = "none"  # `$place_id` in a sentence that is given no place, `$verb` without an action
NOBODY: Final = -1


class MissingWords(LookupError):
    """A message nobody has written, or one that asks for what it is not given."""


def languages() -> list[str]:
    """The languages there are words in."""
    return sorted([folder.name for folder in _locales().iterdir() if folder.is_dir()])


def _locales() -> Traversable:
    return files("igroteka").joinpath("locales")


class Words:
    """The words of one language.

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
        """Whether somebody has written this message. `name.attribute` asks for an attribute."""
        name, _, attribute = message_id.partition(".")
        self._load(name.partition("-")[0])
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, message_id: str, args: Args | None = None) -> str:
        """The text of a message, or of `name.attribute`, with these arguments as they are."""
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
        """The name of a thing, e.g. `("orleans", "place", "castle")`; or one of its forms.

        A name without that form, e.g. `short`, is given as it is.
        """
        forms = self._forms(game, NAMED.get(kind, kind), id)
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
        """What a player can do now; `decision` is the class name of the pending decision."""
        return self.text(f"{game}-turn-{decision}")

    def action(self, game: str, action: Action) -> str:
        """What an action means, as a choice in a list."""
        return self.text(f"{game}-action-{action.verb}", self._named(game, action.args))

    def event(self, game: str, event: Event, player_names: Sequence[str], you: int = NOBODY) -> str:
        """What happened, as a line of the log; `you` is the seat of the reader, if any."""
        args = self._named(game, event.args)
        args["you"] = "yes" if 0 <= event.seat == you else "no"
        if 0 <= event.seat == you:
            args["player"] = self.text("you")
        else:
            args["player"] = player_names[event.seat] if event.seat >= 0 else ""
        return self.text(f"{game}-event-{event.code}", args)

    def refusal(self, game: str, refusal: Refusal, action: Action | None = None) -> str:
        """Why an action is not allowed, and what would make it right."""
        details = {**({} if action is None else action.args), **refusal.numbers}
        args = self._named(game, details)
        args["verb"] = NONE if action is None else action.verb
        own = f"{game}-refuse-{refusal.code}"
        shared = f"refuse-{refusal.code}"
        return self.text(shared if self.has(shared) and not self.has(own) else own, args)

    # --- inside

    def _load(self, file: str) -> None:
        """Read the file of a game when its first message is asked for."""
        if file in self._loaded:
            return
        self._loaded.add(file)
        source = _locales().joinpath(self.lang, f"{file}.ftl")
        if source.is_file():
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")))

    def _missing(self, instead: str, reason: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.lang}: {reason}")
        return instead

    def _forms(self, game: str, kind: str, id: str) -> dict[str, str]:
        """A name and its forms by attribute; the name itself under the empty one."""
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
        """The arguments with names instead of ids; the ids themselves as `…_id`."""
        given: dict[str, str | int] = dict(args)
        for key, kind in NAMED.items():
            id = args.get(key)
            given[f"{key}_id"] = NONE
            if isinstance(id, str):
                for form, word in self._forms(game, kind, id).items():
                    given[f"{key}_{form}" if form else key] = word
                given[f"{key}_id"] = id
        for key, kind in LISTED.items():
            ids = args.get(key)
            if isinstance(ids, str):
                given[key] = ", ".join([self.name(game, kind, id, "nom") for id in ids.split()])
        return given

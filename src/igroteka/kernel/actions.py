"""Actions: small values made once, in tables, with a notation that people and logs use.

Most choices are one of a list. An open choice is whole numbers within bounds, such as the
direction and strength of a flick: too many to list, so the decision states the bounds and the
kernel reads the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from igroteka.kernel.errors import UnreadableAction
from igroteka.kernel.save import shown

LONGEST_NUMBER: Final = 10  # digits


class Action:
    """One choice a player can make.

    `text` is its notation, `path` the board elements a person would click in turn,
    `verb` and `args` the words of its sentence. Actions of a table are compared by identity.
    `numbers` holds the numbers of an open action and is empty for all others.
    """

    __slots__ = ("args", "numbers", "path", "retracts", "stops", "text", "verb")

    def __init__(
        self,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        retracts: bool = False,
        stops: bool = False,
        numbers: list[int] | None = None,
    ) -> None:
        self.text = text
        self.verb = text.split(" ", 1)[0]
        self.path = path
        self.args = args
        self.retracts = retracts  # takes an earlier choice back; bots never choose it
        self.stops = stops  # passes, declines, is done; a random bot does so only if it must
        self.numbers = [] if numbers is None else numbers

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Doubt:
    """What speaks against an allowed action: a code, and what its sentence mentions.

    Most players would regret the action, so the table asks again before it is carried out.
    """

    __slots__ = ("args", "code")

    def __init__(self, code: str, args: dict[str, str | int]) -> None:
        self.code = code
        self.args = args

    def __repr__(self) -> str:
        return f"Doubt({self.code!r}, {self.args})"


class OpenField:
    """One whole number of an open choice: its name, its bounds, and the unit people read."""

    __slots__ = ("high", "low", "name", "unit")

    def __init__(self, name: str, low: int, high: int, unit: str = "") -> None:
        self.name = name
        self.low = low
        self.high = high
        self.unit = unit

    def __repr__(self) -> str:
        return f"{self.name} from {self.low} to {self.high} {self.unit}".rstrip()


class OpenChoice:
    """Whole numbers within bounds that a decision takes beside its listed options.

    `verb` begins the notation (`flick 120 -40 800`), `element` is the board element that the
    choice starts from, `fields` are its numbers in the order of the notation.
    """

    __slots__ = ("element", "fields", "verb")

    def __init__(self, verb: str, element: str, fields: list[OpenField]) -> None:
        self.verb = verb
        self.element = element
        self.fields = fields

    def text(self, numbers: Sequence[int]) -> str:
        """The notation of these numbers."""
        return " ".join([self.verb, *[str(number) for number in numbers]])

    def outside(self, numbers: Sequence[int]) -> OpenField | None:
        """The first field whose number is out of bounds, if any."""
        for index in range(len(self.fields)):
            field = self.fields[index]
            if not field.low <= numbers[index] <= field.high:
                return field
        return None


A = TypeVar("A", bound=Action)

AND: Final = "+ "  # before each action of a shortcut, which has a text of its own even with one


class Shortcut(Generic[A]):
    """Several actions of one decision that a person chooses at once and takes back at once.

    Each of them is an option after those before it; none rolls dice, shows something hidden, or
    lets somebody else choose. `verb`, `path` and `args` are like those of an action. A shortcut
    changes no rule: bots do not know it, and the log holds its actions.
    """

    __slots__ = ("actions", "args", "path", "text", "verb")

    def __init__(
        self, verb: str, path: tuple[str, ...], args: dict[str, str | int], actions: list[A]
    ) -> None:
        self.verb = verb
        self.path = path
        self.args = args
        self.actions = actions
        self.text = " ".join([AND + action.text for action in actions])

    def __repr__(self) -> str:
        return f"<{self.text}>"


class OpenNotation(Generic[A]):
    """How an open action is written and made: its verb, the names of its numbers, its maker."""

    __slots__ = ("fields", "make", "verb")

    def __init__(self, verb: str, fields: Sequence[str], make: Callable[[list[int]], A]) -> None:
        self.verb = verb
        self.fields = fields
        self.make = make

    def parse(self, words: list[str]) -> A:
        """The action with these numbers; raises `UnreadableAction` if they are none."""
        numbers = [int(word) for word in words[1:] if is_whole(word)]
        if len(numbers) != len(self.fields) or len(words) != len(self.fields) + 1:
            raise UnreadableAction(
                f"expected {self.verb!r} with whole numbers for {', '.join(self.fields)}; "
                f"found {shown(' '.join(words))}"
            )
        return self.make(numbers)


class ActionTable(Generic[A]):
    """All actions of a game, and the way back from notation to action."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.all: list[A] = []
        self.by_text: dict[str, A] = {}
        self.open_by_verb: dict[str, OpenNotation[A]] = {}

    def add(self, action: A) -> A:
        """Enter an action; its notation must be new."""
        assert action.text not in self.by_text, f"two actions are written {action.text!r}"
        self.by_text[action.text] = action
        self.all.append(action)
        return action

    def add_open(self, verb: str, fields: Sequence[str], make: Callable[[list[int]], A]) -> None:
        """Enter a kind of open action, written `verb` and one whole number for each field.

        `make` turns the numbers into an action whose `numbers` are the same.
        """
        assert verb not in self.open_by_verb, f"two open actions begin with {verb!r}"
        self.open_by_verb[verb] = OpenNotation(verb, fields, make)

    def parse(self, text: str) -> A:
        """The action with this notation; raises `UnreadableAction` if there is none."""
        words = text.split()
        action = self.by_text.get(" ".join(words))
        if action is not None:
            return action
        if words and words[0] in self.open_by_verb:
            return self.open_by_verb[words[0]].parse(words)
        raise UnreadableAction(
            f"expected an action of {self.game} such as {self.all[0].text!r}, found {shown(text)}"
        )


def is_whole(word: str) -> bool:
    """Whether a word is a whole number in plain digits, with a minus sign if negative."""
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) < LONGEST_NUMBER

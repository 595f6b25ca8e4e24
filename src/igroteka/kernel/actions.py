"""Actions: small values made once, in tables, with a notation that people and logs use."""

from __future__ import annotations

from typing import Generic, TypeVar

from igroteka.kernel.errors import UnreadableAction


class Action:
    """One choice a player can make.

    `text` is its notation, `path` the board elements a person would click in turn,
    `verb` and `args` the words of its sentence. Table actions are compared by identity.
    """

    __slots__ = ("args", "path", "retracts", "stops", "text", "verb")

    def __init__(
        self,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        retracts: bool = False,
        stops: bool = False,
    ) -> None:
        self.text = text
        self.verb = text.split(" ", 1)[0]
        self.path = path
        self.args = args
        self.retracts = retracts  # takes an earlier choice back; bots never choose it
        self.stops = stops  # passes, declines, is done; a random bot does so only if it must

    def __repr__(self) -> str:
        return f"<{self.text}>"


class OpenRange:
    """An open decision: whole numbers between bounds, e.g. the angle and speed of a flick."""

    __slots__ = ("fields", "high", "low", "verb")

    def __init__(self, verb: str, fields: list[str], low: list[int], high: list[int]) -> None:
        self.verb = verb
        self.fields = fields
        self.low = low
        self.high = high

    def contains(self, numbers: list[int]) -> bool:
        """Whether there is one number for each field, within its bounds."""
        if len(numbers) != len(self.fields):
            return False
        for index in range(len(numbers)):
            if not self.low[index] <= numbers[index] <= self.high[index]:
                return False
        return True


A = TypeVar("A", bound=Action)


class ActionTable(Generic[A]):
    """All actions of a game, and the way back from notation to action."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.all: list[A] = []
        self.by_text: dict[str, A] = {}

    def add(self, action: A) -> A:
        """Enter an action; its notation must be new."""
        assert action.text not in self.by_text, f"two actions are written {action.text!r}"
        self.by_text[action.text] = action
        self.all.append(action)
        return action

    def parse(self, text: str) -> A:
        """The action with this notation."""
        action = self.by_text.get(" ".join(text.split()))
        if action is None:
            example = self.all[0].text
            raise UnreadableAction(
                f"expected an action of {self.game} such as {example!r}, found {text!r}"
            )
        return action


def is_whole(word: str) -> bool:
    """Whether a word is a whole number in plain digits."""
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def open_numbers(text: str, verb: str, fields: int) -> list[int]:
    """The numbers of an open action written `verb n n ...`."""
    words = text.split()
    numbers = [int(word) for word in words[1:] if is_whole(word)]
    if words[:1] != [verb] or len(numbers) != fields or len(words) != fields + 1:
        raise UnreadableAction(
            f"expected {verb!r} with {fields} whole number{'s' if fields > 1 else ''}, "
            f"found {text!r}"
        )
    return numbers

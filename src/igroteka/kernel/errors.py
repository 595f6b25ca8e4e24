"""Everything the kernel raises on purpose, and why an action was refused."""

from __future__ import annotations


class GameError(Exception):
    """Base of everything the kernel raises on purpose; its text is meant for people."""


class Refusal:
    """Why an action is not allowed now: a code, the clause, and the arguments of its sentence.

    `numbers` are those of the reason alone; `args` adds the words of the refused action and its
    verb, so that nobody has to find them out again.
    """

    __slots__ = ("args", "clause", "code", "numbers")

    def __init__(
        self,
        code: str,
        clause: str,
        numbers: dict[str, str | int],
        action_args: dict[str, str | int] | None = None,
    ) -> None:
        self.code = code
        self.clause = clause
        self.numbers = numbers
        self.args: dict[str, str | int] = {**(action_args or {}), **numbers}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, clause {self.clause!r}, {self.args})"


class IllegalAction(GameError):
    """A player asked for something the rules do not allow now. Normal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class UnreadableAction(GameError):
    """The text is not an action of this game at all."""


class UnreadableSave(GameError):
    """Saved data that is not a position of this game; says what was expected and what was found."""


class UnknownChoice(GameError):
    """A game, variant, seat count or bot that does not exist; says which ones do."""


class BrokenComponents(GameError):
    """A component file whose facts do not fit together; names the file and the fact."""

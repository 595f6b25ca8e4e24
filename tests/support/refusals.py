"""Refusals made by hand."""

from __future__ import annotations

from igroteka.kernel.actions import Action
from igroteka.kernel.errors import Refusal


def refusal_of(code: str, action: Action | None, numbers: dict[str, str | int]) -> Refusal:
    """A refusal of this action, as the kernel makes it; without an action it says less."""
    said = {} if action is None else {**action.args, "verb": action.verb}
    return Refusal(code, "", numbers, said)

"""Printed facts written down a second time, one line for each thing, under headings of their kinds.

Such a list is not made from the component files but from the notes they were copied from, so a slip
in either of the two, an exchange of two facts too, is a line that differs. A deliberate change of a
fact is made in both.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def read(file: Path) -> dict[str, list[str]]:
    """The lines of a list by their headings."""
    found: dict[str, list[str]] = {}
    for text in file.read_text("utf-8").splitlines():
        if text.startswith("# "):
            found[text[2:]] = lines = []
        elif text:
            lines.append(text)
    return found


def line(name: str, **facts: object) -> str:
    """One thing with its facts, without those that say nothing; a 0 that counts is a text."""
    said = [f"{fact} {value}" for fact, value in facts.items() if value]
    return f"{name}: {', '.join(said)}"


def named(names: Sequence[str], index: int) -> str:
    """The name of an index, or nothing where there is none."""
    return names[index] if index >= 0 else ""


def counts(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Names and numbers, without those that are 0."""
    return " ".join([f"{name} {n}" for name, n in zip(names, numbers, strict=True) if n])


def row(values: Sequence[object]) -> str:
    """Values one after the other."""
    return " ".join([str(value) for value in values])

"""Edits of a save, for tests of what may not be loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Edit: TypeAlias = Callable[[Any], object]


def holder(data: Any, path: tuple[str | int, ...]) -> Any:
    """Whatever holds the last step of a path."""
    for key in path[:-1]:
        data = data[key]
    return data


def drop(*path: str | int) -> Edit:
    """An edit that takes a field out."""

    def edit(data: Any) -> None:
        del holder(data, path)[path[-1]]

    return edit


def put(value: object, *path: str | int) -> Edit:
    """An edit that sets a field."""

    def edit(data: Any) -> None:
        holder(data, path)[path[-1]] = value

    return edit


def replaced(old: str, new: str, *path: str | int) -> Edit:
    """An edit inside a text."""

    def edit(data: Any) -> None:
        found = holder(data, path)
        assert old in found[path[-1]]
        found[path[-1]] = found[path[-1]].replace(old, new)

    return edit


def all_of(*edits: Edit) -> Edit:
    """Several edits."""

    def edit(data: Any) -> None:
        for one in edits:
            one(data)

    return edit

"""The difference of two views as a patch: values to set and keys to delete, by path.

A path is the keys joined by `/`; an index into a list is a key like any other.
Views are compared with `==`, so a field must not change between `true` and `1`.

    patch = difference({"deck": 9, "hand": {"a": 1}}, {"deck": 8, "hand": {}})
    patch.put == {"deck": 8} and patch.gone == ["hand/a"]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeGuard

Path: TypeAlias = str


class Patch:
    """What turns one view into another: `put` has values by path, `gone` the deleted paths.

    It is false if the views are equal.
    """

    __slots__ = ("gone", "put")

    def __init__(self) -> None:
        self.put: dict[Path, object] = {}
        self.gone: list[Path] = []

    def __bool__(self) -> bool:
        return bool(self.put or self.gone)


def difference(old: Mapping[str, object], new: Mapping[str, object]) -> Patch:
    """The patch that leads from `old` to `new`.

    Objects and lists of objects of the same length are compared part by part; any other value
    that differs is set as a whole.
    """
    patch = Patch()
    _compare_dicts(old, new, "", patch)
    return patch


def patched(view: Mapping[str, object], patch: Patch) -> dict[str, object]:
    """A new view with the patch applied, as the browser does it: first `gone`, then `put`."""
    result: object = view
    for path in patch.gone:
        result = _without(result, path.split("/"))
    for path, value in patch.put.items():
        result = _with(result, path.split("/"), value)
    assert isinstance(result, dict), "a view is an object"
    return result


def _compare_dicts(
    old: Mapping[str, object], new: Mapping[str, object], prefix: str, patch: Patch
) -> None:
    if old == new:
        return
    for key in old:
        if key not in new:
            patch.gone.append(prefix + key)
    for key, value in new.items():
        if key not in old:
            patch.put[prefix + key] = value
        elif old[key] != value:
            _compare(old[key], value, prefix + key, patch)


def _compare(old: object, new: object, path: Path, patch: Patch) -> None:
    """Add the difference of two values that are not equal to a patch."""
    if isinstance(old, dict) and isinstance(new, dict) and not _has_slash({**old, **new}):
        _compare_dicts(old, new, path + "/", patch)
    elif _are_rows(old) and _are_rows(new) and len(old) == len(new):
        for index in range(len(new)):
            _compare_dicts(old[index], new[index], f"{path}/{index}/", patch)
    else:
        patch.put[path] = new


def _are_rows(value: object) -> TypeGuard[list[dict[str, object]]]:
    """Whether this is a list of objects, such as the players: then each is compared by itself."""
    return isinstance(value, list) and all(
        [isinstance(row, dict) and not _has_slash(row) for row in value]
    )


def _has_slash(value: dict[str, object]) -> bool:
    return any(["/" in key for key in value])


def _with(node: object, keys: list[str], value: object) -> object:
    """A copy of `node` with the value at the path of `keys` set; what is on the path is copied."""
    if not keys:
        return value
    if isinstance(node, list):
        row = node.copy()
        row[int(keys[0])] = _with(row[int(keys[0])], keys[1:], value)
        return row
    assert isinstance(node, dict), "a path leads through objects and lists"
    return {**node, keys[0]: _with(node.get(keys[0]), keys[1:], value)}


def _without(node: object, keys: list[str]) -> object:
    """A copy of `node` without the value at the path of `keys`."""
    if isinstance(node, list):
        row = node.copy()
        row[int(keys[0])] = _without(row[int(keys[0])], keys[1:])
        return row
    assert isinstance(node, dict), "a path leads through objects and lists"
    if len(keys) == 1:
        return {key: value for key, value in node.items() if key != keys[0]}
    return {**node, keys[0]: _without(node[keys[0]], keys[1:])}

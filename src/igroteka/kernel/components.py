"""Printed facts: TOML tables with provenance, from the package or a folder of one's own.

`IGROTEKA_COMPONENTS` names a folder with a sub-folder per game; a file found there replaces
the packaged one, so the owner of a box can play with its true numbers.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from igroteka.kernel.errors import BrokenComponents, UnreadableSave
from igroteka.kernel.save import Reader, plain_number

SOURCES: Final = ("rulebook", "public", "memory", "reconstructed")
FOLDER_VARIABLE: Final = "IGROTEKA_COMPONENTS"


class Facts:
    """One component file, read and checked piece by piece."""

    def __init__(self, folder: str, game: str, file: str) -> None:
        self.file = file
        path = Path(folder) / "data" / f"{file}.toml"
        own = os.environ.get(FOLDER_VARIABLE, "")
        if own and not Path(own).is_dir():
            raise BrokenComponents(f"expected a folder of component files at {own}, found none")
        if own and (Path(own) / game / f"{file}.toml").exists():
            path = Path(own) / game / f"{file}.toml"
        try:
            with path.open("rb") as stream:
                self.tables: dict[str, object] = tomllib.load(stream)
        except OSError as error:
            raise BrokenComponents(f"{file}.toml: expected a component file at {path}") from error
        except tomllib.TOMLDecodeError as error:
            raise BrokenComponents(f"{file}.toml: expected TOML, found {error}") from error

    def broken(self, sentence: str) -> BrokenComponents:
        """The error that names this file."""
        return BrokenComponents(f"{self.file}.toml: {sentence}")

    def table(self, key: str) -> Fact:
        """A single table."""
        return Fact(self, self.tables.get(key), key)

    def entries(self, key: str, ids: Sequence[str], fields: Sequence[str]) -> list[Fact]:
        """A list of tables, one for each of these ids, in their order."""
        found = self.tables.get(key)
        if not isinstance(found, list):
            raise self.broken(f"expected [[{key}]] tables, found none")
        by_id: dict[str, Fact] = {}
        for entry in found:
            label = entry.get("id", "") if isinstance(entry, dict) else ""
            fact = Fact(self, entry, f"{key} {label}")
            fact.known(fields)
            name = fact.text("id")
            if name not in ids:
                raise self.broken(f"expected a {key} among {', '.join(ids)}; found {name!r}")
            if name in by_id:
                raise self.broken(f"expected {key} {name!r} once, found it twice")
            by_id[name] = fact
        for name in ids:
            if name not in by_id:
                raise self.broken(f"expected {key} {name!r}, found none")
        return [by_id[name] for name in ids]

    def ids(self, key: str) -> tuple[str, ...]:
        """The ids of a list of tables, where the file itself decides which ones there are."""
        found = self.tables.get(key)
        if not isinstance(found, list):
            raise self.broken(f"expected [[{key}]] tables, found none")
        names: list[str] = []
        for entry in found:
            label = entry.get("id", "") if isinstance(entry, dict) else ""
            names.append(Fact(self, entry, f"{key} {label}").text("id"))
        return tuple(names)

    def rows(self, key: str) -> list[Fact]:
        """A list of tables without ids."""
        found = self.tables.get(key)
        if not isinstance(found, list):
            raise self.broken(f"expected [[{key}]] tables, found none")
        return [Fact(self, entry, key) for entry in found]


class Fact:
    """One table of a component file; every value is checked, and its source must be named."""

    def __init__(self, facts: Facts, data: object, where: str) -> None:
        self.facts = facts
        try:
            self.r = Reader(data, where)
            self.r.name("source", SOURCES)
        except UnreadableSave as error:
            raise facts.broken(str(error)) from error

    def known(self, fields: Sequence[str]) -> None:
        """Refuse a value nobody reads: a typing error would silently drop a rule."""
        try:
            self.r.known(["id", "source", "note", *fields])
        except UnreadableSave as error:
            raise self.facts.broken(str(error)) from error

    def has(self, key: str) -> bool:
        """Whether the table has this value."""
        return key in self.r.data

    def text(self, key: str) -> str:
        """A piece of text."""
        value = self.r.data.get(key)
        if not isinstance(value, str):
            raise self.facts.broken(f"{self.r.at(key)}: expected text, found {value!r}")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        try:
            return self.r.whole(key, low, high)
        except UnreadableSave as error:
            raise self.facts.broken(str(error)) from error

    def flag(self, key: str) -> bool:
        """True or false."""
        try:
            return self.r.flag(key)
        except UnreadableSave as error:
            raise self.facts.broken(str(error)) from error

    def name(self, key: str, names: Sequence[str]) -> int:
        """The index of an id."""
        try:
            return self.r.name(key, names)
        except UnreadableSave as error:
            raise self.facts.broken(str(error)) from error

    def names(self, key: str, names: Sequence[str]) -> list[int]:
        """The indices of a list of ids."""
        try:
            return self.r.names(key, names)
        except UnreadableSave as error:
            raise self.facts.broken(str(error)) from error

    def counts(self, key: str, names: Sequence[str]) -> list[int]:
        """Counts per id; those not named are 0."""
        try:
            return self.r.counts(key, names, 1000)
        except UnreadableSave as error:
            raise self.facts.broken(str(error)) from error

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        try:
            found = self.r.items(key)
        except UnreadableSave as error:
            raise self.facts.broken(str(error)) from error
        numbers: list[int] = []
        for value in found:
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.facts.broken(f"{self.r.at(key)}: expected numbers, found {value!r}")
            numbers.append(value)
        return numbers

    def pairs(self, key: str) -> dict[int, int]:
        """A table from space number to value."""
        value = self.r.data.get(key)
        if not isinstance(value, dict):
            raise self.facts.broken(f"{self.r.at(key)}: expected a table, found {value!r}")
        pairs: dict[int, int] = {}
        for name, amount in value.items():
            if plain_number(str(name)) < 0 or not isinstance(amount, int):
                raise self.facts.broken(
                    f"{self.r.at(key)}: expected numbers, found {name!r} = {amount!r}"
                )
            pairs[int(name)] = amount
        return pairs


def sources_of(folder: str, game: str, files: Sequence[str]) -> dict[str, dict[str, object]]:
    """All component files of a game as they are read, for showing them with their sources."""
    return {file: Facts(folder, game, file).tables for file in files}

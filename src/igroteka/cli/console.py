"""What all commands share: consoles, errors as one sentence, reading and writing JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from igroteka.games import game_named
from igroteka.kernel.errors import GameError, UnknownChoice, UnreadableSave
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

BAD_INPUT = 2


class ClearErrors(TyperGroup):
    """A group of commands that prints a `GameError` as one sentence and exits with code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except GameError as error:
            err.print(f"igroteka: {error}", style="red", markup=False, soft_wrap=True)
            raise typer.Exit(BAD_INPUT) from error


def print_json(data: object, indent: int | None = 2) -> None:
    """Print data as JSON on standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=indent) + "\n")


def read_json(source: str) -> object:
    """Read JSON from a file, or from standard input for `-`; raises `UnreadableSave`."""
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8")
    except OSError as error:
        raise UnreadableSave(f"expected a file at {source!r}, found {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UnreadableSave(f"{source}: expected text in UTF-8, found other bytes") from error
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableSave(
            f"{source}: expected JSON, found a mistake in line {error.lineno}, "
            f"column {error.colno}: {error.msg}"
        ) from error
    except ValueError as error:
        raise UnreadableSave(f"{source}: expected numbers of fewer digits") from error
    except RecursionError as error:
        raise UnreadableSave(f"{source}: expected JSON, found it nested too deeply") from error
    return data


def load_position(source: str) -> tuple[AnyGame, State]:
    """Load a saved position from a file, or from standard input for `-`.

    Returns its game and the position; raises `UnreadableSave` or `UnknownChoice`.
    """
    data = read_json(source)
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise UnreadableSave(f"{source}: expected a saved position with its game, found none")
    game = game_named(name)
    s: State = game.load(data)
    return game, s


def write_position(game: AnyGame, s: State, target: str) -> None:
    """Write a position as JSON to a file, or to standard output for `-`."""
    text = json.dumps(game.save(s), ensure_ascii=False, indent=1) + "\n"
    if target == "-":
        sys.stdout.write(text)
    else:
        write_bytes(text.encode(), target)


def write_bytes(data: bytes, target: str) -> None:
    """Write a file; raises `UnknownChoice` with the reason if it cannot be written."""
    try:
        Path(target).write_bytes(data)
    except OSError as error:
        raise UnknownChoice(f"expected to write {target!r}, found {error.strerror}") from error


def read_variant(choices: list[str]) -> dict[str, str]:
    """The variant of options such as `name=choice`; raises `UnknownChoice` without a `=`."""
    variant: dict[str, str] = {}
    for choice in choices:
        name, equals, value = choice.partition("=")
        if not equals:
            raise UnknownChoice(f"expected a variant as option=choice, found {choice!r}")
        variant[name.strip()] = value.strip()
    return variant


def check_seat(s: State, seat: int) -> int:
    """The same seat; raises `UnknownChoice` if the position has no such seat."""
    if not 0 <= seat < s.seats:
        raise UnknownChoice(f"expected a seat from 0 to {s.seats - 1}, found {seat}")
    return seat

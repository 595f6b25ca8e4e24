"""What all commands share: output, errors as one sentence, JSON for machines."""

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
    """Turns what the house raises on purpose into one sentence and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except GameError as error:
            err.print(f"igroteka: {error}", style="red", markup=False, soft_wrap=True)
            raise typer.Exit(BAD_INPUT) from error


def print_json(data: object, indent: int | None = 2) -> None:
    """Plain JSON on standard output, nothing else."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=indent) + "\n")


def read_json(source: str) -> object:
    """JSON from a file, or from standard input for `-`."""
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
    return data


def load_position(source: str) -> tuple[AnyGame, State]:
    """A saved position and its game."""
    data = read_json(source)
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise UnreadableSave(f"{source}: expected a saved position with its game, found none")
    game = game_named(name)
    s: State = game.load(data)
    return game, s


def write_position(game: AnyGame, s: State, target: str) -> None:
    """A position as JSON to a file, or to standard output for `-`."""
    text = json.dumps(game.save(s), ensure_ascii=False, indent=1) + "\n"
    if target == "-":
        sys.stdout.write(text)
        return
    try:
        Path(target).write_text(text, encoding="utf-8")
    except OSError as error:
        raise UnknownChoice(f"expected to write {target!r}, found {error.strerror}") from error


def read_variant(choices: list[str]) -> dict[str, str]:
    """`planning=in_turn` and the like."""
    variant: dict[str, str] = {}
    for choice in choices:
        name, equals, value = choice.partition("=")
        if not equals:
            raise UnknownChoice(f"expected a variant such as planning=in_turn, found {choice!r}")
        variant[name.strip()] = value.strip()
    return variant


def check_seat(s: State, seat: int) -> int:
    """A seat of this position."""
    if not 0 <= seat < s.seats:
        raise UnknownChoice(f"expected a seat from 0 to {s.seats - 1}, found {seat}")
    return seat

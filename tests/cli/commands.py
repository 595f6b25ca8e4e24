"""Commands for tests: run in this process, or in one of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from igroteka.cli.main import app


@dataclass
class Done:
    """What a command answered."""

    returncode: int
    stdout: str
    stderr: str


def igroteka(*words: str, given: str = "") -> Done:
    """Run a command in this process: starting Python again for each takes longer than it."""
    result = CliRunner().invoke(app, list(words), input=given, prog_name="igroteka")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Done(result.exit_code, result.stdout, result.stderr)


def igroteka_afresh(*words: str, given: str = "") -> Done:
    """Run a command in a process of its own, as a person would."""
    done = subprocess.run(
        [sys.executable, "-m", "igroteka.cli.main", *words],
        input=given,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        encoding="utf-8",
    )
    return Done(done.returncode, done.stdout, done.stderr)


def position(*words: str, given: str = "") -> dict[str, object]:
    """The position a command writes."""
    done = igroteka("position", *words, given=given)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def saved_before_and_after(
    game: str, seats: str, typed: str, folder: Path
) -> list[dict[str, object]]:
    """The saves of a new game in the terminal, left at once, and left after these answers.

    Every `u` among the answers must be told as taken back.
    """
    saves: list[dict[str, object]] = []
    for name, answers in (("before", "q\n"), ("after", typed + "q\n")):
        file = folder / name
        words = ("play", game, "--seats", seats, "--seed", "8", "--save", str(file))
        done = igroteka(*words, given=answers)
        assert done.stdout.count("The choice is taken back.") == answers.count("u")
        saves.append(json.loads(file.read_text()))
    return saves

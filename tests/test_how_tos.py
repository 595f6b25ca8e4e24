"""The how-tos and the README are true: their Python runs, and their commands are commands."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from igroteka.cli.main import app

ROOT = Path(__file__).parent.parent
PAGES = (
    "README.md",
    "docs/how-to/add-a-bot.md",
    "docs/how-to/add-a-game.md",
)
COMMANDS = (*PAGES, "docs/how-to/run-a-server.md")
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXCERPT = re.compile(r"# (src/(igroteka/\S+)\.py)\n")
# What a person may type at once and see an answer: these are carried out, the others only read.
CHEAP = ("games", "rules", "components", "position")
COPY = "cp -r "  # the recipe that copies the template


def blocks(page: str, language: str) -> list[tuple[int, str]]:
    """The blocks of a page in a language, each with the number of its first line."""
    text = (ROOT / page).read_text("utf-8")
    return [
        (text.count("\n", 0, found.start(2)) + 1, found[2])
        for found in BLOCK.finditer(text)
        if found[1] == language
    ]


# --- Python ----------------------------------------------------------------------------------


def missing_lines(excerpt: str, source: str) -> list[str]:
    """The lines of an excerpt that do not follow each other in the source."""
    rest = iter(source.splitlines())
    return [line for line in excerpt.splitlines() if line and line not in rest]


def run(page: str) -> dict[str, Any]:
    """Carry out the Python of a page; an excerpt of a file knows the names of that file.

    Returns the names that the rest of the page has made.
    """
    names: dict[str, Any] = {"__name__": "how_to"}
    for line, code in blocks(page, "python"):
        excerpt = EXCERPT.match(code)
        known = names
        if excerpt:
            code = "\n" + code[excerpt.end() :]
            assert missing_lines(code, (ROOT / excerpt[1]).read_text("utf-8")) == []
            known = dict(vars(import_module(excerpt[2].replace("/", "."))))
        # The empty lines make a traceback name the line of the page.
        exec(compile("\n" * (line - 1) + code, str(ROOT / page), "exec"), known)
    return names


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert blocks(page, "python")

    names = run(page)

    game, s = names["game"], names["s"]
    assert game.scores(s)
    if page == "README.md":
        assert not game.waiting(s), "the bot in the README plays to the end"
        assert capsys.readouterr().out.startswith("[(0, ")


def test_the_how_to_shows_each_file_of_the_template() -> None:
    """A file that the template gets is told of."""
    page = (ROOT / "docs/how-to/add-a-game.md").read_text("utf-8")
    folder = ROOT / "src/igroteka/games/caravan"
    parts = [path.name for path in folder.iterdir() if not path.name.startswith("__")]

    assert [part for part in parts if f"`{part}" not in page] == []


def test_an_excerpt_that_is_no_longer_true_is_found() -> None:
    source = "a = 1\n\nb = 2\nc = 3\n"

    assert missing_lines("a = 1\nc = 3\n", source) == []
    assert missing_lines("a = 1\nb = 3\n", source) == ["b = 3"]
    assert missing_lines("b = 2\na = 1\n", source) == ["a = 1"]


# --- commands --------------------------------------------------------------------------------


def commands(page: str) -> list[list[str]]:
    """The `igroteka` commands of a page, in words, without settings before them."""
    found = []
    for _, code in blocks(page, "sh"):
        for line in code.splitlines():
            words = shlex.split(line, comments=True)
            while words and "=" in words[0]:
                del words[0]
            if words[:1] == ["igroteka"]:
                found.append(words[1:])
    return found


def read(words: list[str]) -> None:
    """Read a command with all its options as the command line does; raises if it is none."""
    command: Any = typer.main.get_command(app)
    context = command.make_context("igroteka", list(words))
    while hasattr(command, "resolve_command"):
        rest = [*context._protected_args, *context.args]
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, rest, parent=context)


@pytest.mark.parametrize("page", COMMANDS)
def test_the_commands_of_a_page_are_commands(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some of them write a file that the next ones read
    assert commands(page)
    for words in commands(page):
        read(words)
        if words[0] in CHEAP or "caravan" in words:
            done = CliRunner().invoke(app, words)
            assert done.exit_code == 0, f"{words}: {done.output}"


@pytest.mark.parametrize("line", ["fly", "simulate caravan --wings", "position new"])
def test_what_is_no_command_is_found(line: str) -> None:
    with pytest.raises(Exception, match=r"No such|Missing|such command"):
        read(line.split())


# --- the first commands of a newcomer --------------------------------------------------------


@pytest.mark.slow
def test_a_copy_made_by_the_recipe_is_a_game_that_keeps_the_laws(tmp_path: Path) -> None:
    (recipe,) = [code for _, code in blocks("docs/how-to/add-a-game.md", "sh") if COPY in code]
    for folder in ("src", "docs/rules/caravan", "tests/games/caravan"):
        ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)

    subprocess.run(["sh", "-e", "-c", recipe], cwd=tmp_path, check=True)
    command = "igroteka.cli.main simulate bazaar --check --games 2 --workers 1 --json"
    done = subprocess.run(
        [sys.executable, "-m", *command.split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert '"game": "bazaar"' in done.stdout
    assert '"breaches": []' in done.stdout
    left = [path for path in tmp_path.rglob("*bazaar*/**/*") if "caravan" in path.name]
    assert left == []

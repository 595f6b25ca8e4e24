"""Generic files name no game: a new game is a few folders of its own and nothing else.

A game's own folders are `src/igroteka/games/<game>`, `web/{src,tests,dev}/games/<game>`,
`tests/games/<game>` and `docs/rules/<game>`. Everything else is generic and speaks neither of a
game nor in its words; only the pages for visitors do (`VISITORS`), and generic tests may use the
template. `python -m tests.test_neutral` prints what is to be cleaned.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from igroteka.games import game_named
from tests.test_repository import tracked

ROOT = Path(__file__).parent.parent
TEMPLATE = "caravan"
FOLDER = ROOT / "src" / "igroteka" / "games"
GAMES = sorted(
    [meta.parent.name for meta in FOLDER.glob("*/meta.py") if meta.parent.name != TEMPLATE]
)
# What introduces the games to visitors, and what tells the history of the house.
VISITORS = ("README.md", "CHANGELOG.md", "docs/images/", "docs/ladder.md")
# What may use the template by name, or tell how to copy it.
SPEAKING = ("tests/", "docs/", "CONTRIBUTING.md", "ARCHITECTURE.md")
HISTORY = ("tests/store/data/",)  # databases as they once were
LOCKS = ("requirements/", "web/package-lock.json")  # names of packages
OWN = re.compile(
    r"^(?:src/igroteka|web/src|web/tests|web/dev|tests)/games/(\w+)/|^docs/rules/(\w+)/"
)
# Kinds of names that are plain words of the house or of English too.
PLAIN = {
    "place": "where something stands",
    "tile": "a flat piece of any game",
    "good": "the opposite of bad",
    "event": "one thing that happened, in the kernel",
    "edge": "the border of a screen or of the system",
    "track": "the steps that a seat does alone, in the kernel",
    "worker": "a process that works for another",
    "building": "making",
    "resource": "something a program reads or uses up",
    "square": "a shape",
    "what": "a question",
    "why": "a question",
    "start": "the beginning",
    "wanted": "asked for",
    "given": "handed over",
    "card": "a piece of any game, and a part of a page",
    "space": "a blank, or room",
    "book": "the rulebook",
    "spot": "a point of a page",
    "company": "the people at a table",
    "region": "a part of a page",
    "other": "not this one",
    "bonus": "something extra",
    "colour": "of a seat",
    "disc": "a shape",
    "zone": "a part of memory, to a proxy",
}


def names_of(game: str) -> list[str]:
    """How a game is called: its id, written in any way, and its names in all languages."""
    return [
        r"[ _.-]?".join(game.split("_")),
        *[re.escape(n) for n in game_named(game).meta.names.values()],
    ]


def words_of(game: str) -> set[str]:
    """The kinds of things that a game names, without plain words."""
    file = ROOT / "src" / "igroteka" / "games" / game / "words" / "names.toml"
    tables = tomllib.loads(file.read_text("utf-8"))
    found = {*tables["named"], *tables["named"].values(), *tables["listed"]}
    plain = [word for word in found if "-" not in word]
    singular = {word if word.endswith("us") else word.removesuffix("s") for word in plain}
    return singular - set(PLAIN)


def prefixes_of(game: str) -> set[str]:
    """How the messages of a game's screen begin, if it has some of its own."""
    shared = set(re.findall(r"^([a-z]+)-", shared_words(), re.MULTILINE))
    files = (ROOT / "web" / "src" / "games" / game).rglob("*")
    source = "\n".join(
        [file.read_text("utf-8") for file in files if file.suffix in (".ts", ".svelte")]
    )
    return set(re.findall(r"\bt\([`'\"]([a-z]+)-", source)) - shared - {"web", game}


def shared_words() -> str:
    """The English words that all games share."""
    return (ROOT / "src" / "igroteka" / "locales" / "en" / "common.ftl").read_text("utf-8")


def pattern_of(games: list[str]) -> re.Pattern[str]:
    """Finds the names, words and prefixes of these games."""
    names = [name for game in games for name in names_of(game)]
    words = sorted({word for game in games for word in words_of(game)})
    prefixes = sorted({prefix for game in games for prefix in prefixes_of(game)})
    parts = [
        "|".join(names),
        rf"(?<![a-z])(?:{'|'.join(words)})s?(?![a-z])" if words else "",
        rf"(?<![a-z])(?:{'|'.join(prefixes)})-(?=[a-z])" if prefixes else "",
    ]
    return re.compile("|".join([part for part in parts if part]), re.IGNORECASE)


def generic_files() -> list[str]:
    """All tracked text files that belong to no game."""
    return [
        name
        for name in tracked()
        if not OWN.match(name)
        and not name.startswith((*VISITORS, *HISTORY, *LOCKS))
        and b"\0" not in (ROOT / name).read_bytes()
    ]


def naming(pattern: re.Pattern[str], files: list[str]) -> dict[str, list[str]]:
    """The files that hold the pattern in their path or text, each with what was found."""
    found = {}
    for name in files:
        text = f"{name}\n{(ROOT / name).read_text('utf-8', 'replace')}"
        hits = {hit.group().lower() for hit in pattern.finditer(text)}
        if hits:
            found[name] = sorted(hits)
    return found


def all_naming() -> dict[str, list[str]]:
    """The generic files that name a game, and those that name the template but may not."""
    silent = [file for file in generic_files() if not file.startswith(SPEAKING)]
    template = naming(re.compile(TEMPLATE, re.IGNORECASE), silent)
    return {**template, **naming(pattern_of(GAMES), generic_files())}


def test_no_generic_file_names_a_game_or_speaks_in_its_words() -> None:
    """Whoever copies the template has nothing to enter anywhere."""
    assert all_naming() == {}


def test_each_plain_word_is_one_of_a_game_and_of_the_house() -> None:
    """So that the list of exceptions stays as short as it can be."""
    kinds = set()
    for game in GAMES:
        file = ROOT / "src" / "igroteka" / "games" / game / "words" / "names.toml"
        named = tomllib.loads(file.read_text("utf-8"))["named"]
        kinds |= {*named, *named.values()}
    here = Path(__file__).relative_to(ROOT).as_posix()
    files = [file for file in generic_files() if file != here]
    text = "\n".join([(ROOT / file).read_text("utf-8") for file in files])
    for word in PLAIN:
        assert word in kinds, f"{word} is no kind of name"
        assert re.search(rf"(?<![a-z]){word}s?(?![a-z])", text), f"{word} is not used"


# --- the search can find ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "from igroteka.games import {id}",
        "{ID} is a game",
        "{spaced}",
        "{name}",
        "a {word} stands here",
        "own_{word}s",
    ],
)
def test_each_way_to_name_a_game_is_found(text: str) -> None:
    for game in GAMES:
        pattern = pattern_of([game])
        for word in words_of(game):
            said = text.format(
                id=game,
                ID=game.upper(),
                spaced=game.replace("_", " ").title(),
                name=game_named(game).meta.names["ru"],
                word=word,
            )
            assert pattern.search(said), said


def test_other_words_are_left_alone() -> None:
    pattern = pattern_of(GAMES)

    for text in (TEMPLATE, "a place for a good event", "downtown", "indeed", "undergoing"):
        assert not pattern.search(text), text


# --- adding a game ---------------------------------------------------------------------------


def test_the_template_has_no_files_outside_its_folders() -> None:
    assert [file for file in generic_files() if TEMPLATE in file] == []


PLAYS = """
from random import Random
from igroteka.cli.boards import show_board
from igroteka.games import all_game_names, game_named
from igroteka.lab.laws import choose
from igroteka.words import Words
from rich.console import Console

game, chance = game_named("bazaar"), Random(5)
s = game.setup(2, 5, listen=True)
words = Words("ru", strict=True)
while game.waiting(s):
    seat = game.waiting(s)[0]
    show_board(Console(quiet=True), game, s, seat, ["A", "B"], words)
    game.play(s, seat, choose(game, s, seat, chance))
    said = [words.event("bazaar", event, ["A", "B"]) for event in s.heard()]
game.load(game.save(s))
print("bazaar" in all_game_names(), game.meta.id, words.phase("bazaar", "planning"))
"""


def test_a_copy_of_the_template_is_a_game(tmp_path: Path) -> None:
    """A folder under another name is found, played, spoken of and shown; nothing is registered."""
    package = tmp_path / "igroteka"
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "igroteka", package, ignore=ignored)
    copy = package / "games" / "bazaar"
    shutil.copytree(package / "games" / TEMPLATE, copy)
    files = [path for path in copy.rglob("*") if path.is_file()]
    for file in [path for path in files if b"\0" not in path.read_bytes()]:
        text = file.read_text("utf-8").replace(TEMPLATE, "bazaar")
        file.write_text(text.replace(TEMPLATE.title(), "Bazaar"), "utf-8")

    done = subprocess.run(
        [sys.executable, "-c", PLAYS],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )

    assert done.stderr == ""
    assert done.stdout == "True bazaar Планирование\n"


if __name__ == "__main__":
    still = all_naming()
    for file, hits in still.items():
        sys.stdout.write(f"{file}: {', '.join(hits[:8])}\n")
    sys.stdout.write(f"{len(still)} generic files name a game or a word of one\n")

"""Reads the numbered rules of a game (`clauses.md`, `rulings.md`) for people to look up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from igroteka.kernel.errors import UnknownChoice
from igroteka.words.words import languages

PACKAGED = Path(__file__).parent.parent / "rulebooks"  # in an installed package
IN_SOURCES = Path(__file__).parents[3] / "docs" / "rules"  # in a checkout
WRITTEN_FIRST = "en"  # other languages have their code in the name of the file
CLAUSE = re.compile(r"^- \*\*(\d+(?:\.\d+)*[a-z]?)\*\* (.+)$", re.MULTILINE)
RULING = re.compile(r"^- \*\*(R\d+) ([^*]+)\*\* (.+)$", re.MULTILINE)
HEADING = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
CITED = re.compile(r"\bR\d+\b")


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language: texts by id.

    `clauses` by numbers such as `3.2a`, `rulings` by numbers such as `R1`, `chapters` titles.
    """

    clauses: dict[str, str]
    rulings: dict[str, str]
    chapters: dict[str, str]

    def clause(self, number: str) -> str:
        """The text of a clause with the rulings it cites, or of a ruling.

        Raises `UnknownChoice` if there is none with this number.
        """
        wanted = number.strip().rstrip(".")
        if wanted.upper() in self.rulings:
            return f"{wanted.upper()} {self.rulings[wanted.upper()]}"
        if wanted not in self.clauses:
            raise UnknownChoice(
                f"expected a clause from {next(iter(self.clauses))} to "
                f"{list(self.clauses)[-1]} or a ruling such as R1; found {number!r}"
            )
        cited = [name for name in CITED.findall(self.clauses[wanted]) if name in self.rulings]
        lines = [f"{wanted} {self.clauses[wanted]}"]
        lines += [f"{name} {self.rulings[name]}" for name in cited]
        return "\n".join(lines)


def folder_of(game: str) -> Path:
    """The folder with the rules of a game; raises `UnknownChoice` if there is none."""
    for root in (PACKAGED, IN_SOURCES):
        if (root / game / "clauses.md").exists():
            return root / game
    raise UnknownChoice(f"expected the rules of {game}, found none in this installation")


def file_of(folder: Path, name: str, lang: str) -> Path:
    """The file with a name in a language: `clauses.md` is English, `clauses.ru.md` Russian.

    Raises `UnknownChoice` for a language without words.
    """
    known = languages()
    if lang not in known:
        raise UnknownChoice(f"expected a language among {', '.join(known)}; found {lang!r}")
    return folder / (f"{name}.md" if lang == WRITTEN_FIRST else f"{name}.{lang}.md")


def rulebook(game: str, lang: str = WRITTEN_FIRST) -> Rulebook:
    """Read the rules of a game in a language; raises `UnknownChoice` if there are none."""
    folder = folder_of(game)
    text = file_of(folder, "clauses", lang).read_text(encoding="utf-8")
    rulings = file_of(folder, "rulings", lang).read_text(encoding="utf-8")
    return Rulebook(
        clauses=dict(CLAUSE.findall(text)),
        rulings={number: f"{title} {body}" for number, title, body in RULING.findall(rulings)},
        chapters=dict(HEADING.findall(text)),
    )

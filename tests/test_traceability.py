"""Clauses, rulings, code and tests name each other, and nothing that does not exist."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from igroteka.games import game_named

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
BOOKS = sorted([path.parent.name for path in RULES.glob("*/clauses.md")])

CHAPTER = re.compile(r"^## (\d+) ", re.MULTILINE)
CLAUSE = re.compile(r"^- \*\*(\d+(?:\.\d+)?[a-z]?)\*\* ", re.MULTILINE)
RULING = re.compile(r"^- \*\*(R\d+)\b", re.MULTILINE)
TEST = re.compile(r"^def test_(\d+(?:_\d+)?[a-z]?|r\d+)_", re.MULTILINE)
FIRST_ID = re.compile(r"^(\d+(?:\.\d+)?[a-z]?)\b(?!\.\d)")
ANY_ID = re.compile(r"(?<![\w.])(\d+\.\d+[a-z]?)(?![\w.]*\d)\b")
CLAUSE_TEXT = re.compile(r"\"(\d+\.\d+[a-z]?)\"")  # a refusal that points at its own clause
CITED = re.compile(r"\bR\d+\b")


@dataclass
class Book:
    """All that has to agree for one game."""

    clauses: str
    rulings: str
    code: Mapping[str, str] = field(default_factory=dict)  # file -> source, the whole game
    tests: str = ""
    clause_of: Mapping[str, str] = field(default_factory=dict)  # refusal code -> clause


def book_of(name: str) -> Book:
    """The documents, code and tests of a game."""
    game = game_named(name)
    # Not from the imported module: on a compiled build that is not the source.
    package = ROOT / "src" / Path(*type(game).__module__.split(".")[:-1])
    tests = sorted((ROOT / "tests" / "games" / name).glob("test_*.py"))
    return Book(
        clauses=(RULES / name / "clauses.md").read_text("utf-8"),
        rulings=(RULES / name / "rulings.md").read_text("utf-8"),
        code={
            path.relative_to(package).as_posix(): path.read_text("utf-8")
            for path in sorted(package.rglob("*.py"))
        },
        tests="\n".join([path.read_text("utf-8") for path in tests]),
        clause_of=game.clause_of,
    )


# --- what is said where ----------------------------------------------------------------------


def twice(found: list[str]) -> list[str]:
    """The ids that occur more than once."""
    return sorted({name for name in found if found.count(name) > 1})


def with_a_test(book: Book) -> set[str]:
    """The clause and ruling ids that tests are named after."""
    return {
        name.upper() if name.startswith("r") else name.replace("_", ".")
        for name in TEST.findall(book.tests)
    }


def words_of(source: str) -> tuple[list[str], list[str]]:
    """The docstrings and the comments of a module."""
    docstrings = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            docstrings.append(ast.get_docstring(node) or "")
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return docstrings, [token.string for token in tokens if token.type == tokenize.COMMENT]


def named_in_code(book: Book) -> dict[str, set[str]]:
    """The clauses and rulings that docstrings and comments of each file name."""
    found: dict[str, set[str]] = {}
    for file, source in book.code.items():
        docstrings, comments = words_of(source)
        text = "\n".join(docstrings + comments)
        ids = {*ANY_ID.findall(text), *CITED.findall(text)}
        if file.startswith("rules/"):
            ids |= set(CLAUSE_TEXT.findall(source))
            ids |= {name for line in docstrings for name in FIRST_ID.findall(line)}
        found[file] = ids
    return found


# --- what is wrong ---------------------------------------------------------------------------


def problems(book: Book) -> list[str]:
    """One sentence for everything that names nothing or is named by nothing."""
    clauses = CLAUSE.findall(book.clauses)
    known = {*clauses, *CHAPTER.findall(book.clauses)}
    rulings = RULING.findall(book.rulings)
    tests = with_a_test(book)
    wrong = [f"clause {name} is written twice" for name in twice(clauses)]
    wrong += [f"ruling {name} is written twice" for name in twice(rulings)]
    wrong += [f"clause {name} has no test" for name in clauses if name not in tests]
    wrong += [f"ruling {name} has no test" for name in rulings if name not in tests]
    for name in sorted(tests - {*clauses, *rulings}):
        wrong.append(f"a test is named after {name}, which does not exist")
    for file, ids in named_in_code(book).items():
        for name in sorted(ids - known - set(rulings)):
            wrong.append(f"{file} names {name}, which does not exist")
    for code, name in book.clause_of.items():
        if name not in clauses:
            wrong.append(f"refusal {code} points at clause {name}, which does not exist")
    for name in sorted(set(CITED.findall(book.clauses)) - set(rulings)):
        wrong.append(f"clauses.md cites {name}, which does not exist")
    return wrong


@pytest.mark.parametrize("name", BOOKS)
def test_clauses_rulings_code_and_tests_agree(name: str) -> None:
    book = book_of(name)

    assert CLAUSE.findall(book.clauses), "no clause was found"
    assert problems(book) == []


def test_orleans_is_among_the_books_and_all_of_it_is_read() -> None:
    """So that a changed format of the documents does not quietly check nothing."""
    book = book_of("orleans")
    named = named_in_code(book)

    assert "orleans" in BOOKS
    assert len(CLAUSE.findall(book.clauses)) >= 117
    assert len(RULING.findall(book.rulings)) >= 22
    assert {"3.2", "3.7", "7.1"} <= named["rules/rounds.py"]
    assert "10.4" in book.clause_of.values()
    assert {"3.2a", "R22"} <= with_a_test(book)


# --- the checker itself can fail -------------------------------------------------------------

RIGHT = Book(
    clauses="# Toy\n\n## 3 Turns\n\n- **3.1** One.\n- **3.2a** Two (R1).\n",
    rulings="# Rulings\n\n- **R1 Two.** Really two.\n",
    code={"rules/turns.py": '"""3 Turns."""\n\n\ndef f() -> None:\n    """3.1, 3.2a R1: so."""\n'},
    tests="def test_3_1_one() -> None: ...\ndef test_3_2a_two() -> None: ...\n"
    "def test_r1_two() -> None: ...\n",
    clause_of={"not_now": "3.1"},
)


def test_a_book_in_which_all_agrees_has_no_problems() -> None:
    assert problems(RIGHT) == []


def with_code(line: str) -> Book:
    """The toy with one more module of rules."""
    return replace(RIGHT, code={**RIGHT.code, "rules/more.py": line})


@pytest.mark.parametrize(
    ("book", "problem"),
    [
        (
            replace(RIGHT, clauses=RIGHT.clauses + "- **3.10** Three.\n"),
            "clause 3.10 has no test",
        ),
        (
            replace(RIGHT, tests=RIGHT.tests.replace("test_3_2a_", "test_3_2_")),
            "clause 3.2a has no test",
        ),
        (
            replace(RIGHT, clauses=RIGHT.clauses + "- **3.1** One more.\n"),
            "clause 3.1 is written twice",
        ),
        (
            replace(RIGHT, rulings=RIGHT.rulings + "- **R2 Three.** So.\n"),
            "ruling R2 has no test",
        ),
        (
            replace(RIGHT, tests=RIGHT.tests + "def test_9_9_x() -> None: ...\n"),
            "a test is named after 9.9, which does not exist",
        ),
        (
            with_code('def f() -> None:\n    """4.4 So."""\n'),
            "rules/more.py names 4.4, which does not exist",
        ),
        (
            with_code('def f() -> None:\n    """3.1 So; 3.3b but not so."""\n'),
            "rules/more.py names 3.3b, which does not exist",
        ),
        (
            with_code('"""5 A chapter."""\n'),
            "rules/more.py names 5, which does not exist",
        ),
        (
            with_code('def refusal_clause() -> str:\n    return "7.7"\n'),
            "rules/more.py names 7.7, which does not exist",
        ),
        (
            with_code("x = 1  # 8.8: because\n"),
            "rules/more.py names 8.8, which does not exist",
        ),
        (
            with_code('def f() -> None:\n    """3.1 So (R7)."""\n'),
            "rules/more.py names R7, which does not exist",
        ),
        (
            with_code("x = 1  # R8: because\n"),
            "rules/more.py names R8, which does not exist",
        ),
        (
            replace(RIGHT, clause_of={"not_now": "3.1", "too_late": "6.6"}),
            "refusal too_late points at clause 6.6, which does not exist",
        ),
        (
            replace(RIGHT, clauses=RIGHT.clauses.replace("(R1)", "(R1, R5)")),
            "clauses.md cites R5, which does not exist",
        ),
    ],
)
def test_each_kind_of_problem_is_found(book: Book, problem: str) -> None:
    assert problem in problems(book)


def test_numbers_that_are_no_clauses_are_left_alone() -> None:
    book = with_code('WAYS = ("R01", "R29")  # 52 spaces, 0.25.1 of old\nhalf = 0.5\n')

    assert problems(book) == []

"""Clauses, rulings, code and tests name each other, and nothing that does not exist.

Every clause and every ruling is named by the code of its game, in a docstring or a comment of a
module or of a component file, and by a test.

All languages tell the same rules: the same clauses in the same order, with the same numbers.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

import pytest

from igroteka.games import all_game_names, game_named
from igroteka.words import languages
from igroteka.words.rulebook import WRITTEN_FIRST, file_of, rulebook

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
BOOKS = [name for name in all_game_names() if (RULES / name / "clauses.md").exists()]

CHAPTER = re.compile(r"^## (\d+) ", re.MULTILINE)
CLAUSE = re.compile(r"^- \*\*(\d+(?:\.\d+)?[a-z]?)\*\* ", re.MULTILINE)
RULING = re.compile(r"^- \*\*(R\d+)\b", re.MULTILINE)
TEST = re.compile(r"^def test_(\d+(?:_\d+)?[a-z]?|r\d+)_", re.MULTILINE)
FIRST_ID = re.compile(r"^(\d+(?:\.\d+)?[a-z]?)\b(?!\.\d)")
ANY_ID = re.compile(r"(?<![\w.])(\d+\.\d+[a-z]?)(?![\w.]*\d)\b")
CLAUSE_TEXT = re.compile(r"\"(\d+\.\d+[a-z]?)\"")  # a refusal that points at its own clause
CITED = re.compile(r"\bR\d+\b")
ENTRY = re.compile(r"^(?:- \*\*(R?\d+(?:\.\d+)?[a-z]?)\b|## (\d+) )(.*)$", re.MULTILINE)
NUMBER = re.compile(r"R?\d+")
ID = re.compile(r"(R?)(\d+)(?:\.(\d+))?([a-z]?)")
TOML_TEXT = re.compile(r"\"[^\"]*\"")
TOML_COMMENT = re.compile(r"#(.*)$", re.MULTILINE)
ENTRIES = re.compile(r"^- \*\*", re.MULTILINE)
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


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
    tests = sorted((ROOT / "tests" / "games" / name).rglob("test_*.py"))
    sources = [*sorted(package.rglob("*.py")), *sorted(package.glob("data/*.toml"))]
    return Book(
        clauses=(RULES / name / "clauses.md").read_text("utf-8"),
        rulings=(RULES / name / "rulings.md").read_text("utf-8"),
        code={path.relative_to(package).as_posix(): path.read_text("utf-8") for path in sources},
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


def words_of(file: str, source: str) -> tuple[list[str], list[str]]:
    """The docstrings and the comments of a module or a component file."""
    if file.endswith(".toml"):
        return [], TOML_COMMENT.findall(TOML_TEXT.sub("", source))
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
        docstrings, comments = words_of(file, source)
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
    cited = {name for names in named_in_code(book).values() for name in names}
    wrong += [f"{name} is named by no code" for name in [*clauses, *rulings] if name not in cited]
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


@pytest.mark.parametrize("name", all_game_names())
def test_every_game_has_its_book_and_all_of_it_is_read(name: str) -> None:
    """So that a changed format of the documents or of a test does not quietly check nothing."""
    book = book_of(name)

    assert name in BOOKS
    assert len(CLAUSE.findall(book.clauses)) == len(ENTRIES.findall(book.clauses)) > 0
    assert len(RULING.findall(book.rulings)) == len(ENTRIES.findall(book.rulings)) > 0
    assert set(book.clause_of.values()) & with_a_test(book)


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
            replace(RIGHT, code={"rules/turns.py": '"""3 Turns. 3.1 and R1."""\n'}),
            "3.2a is named by no code",
        ),
        (
            replace(RIGHT, code={"rules/turns.py": '"""3 Turns. 3.1, 3.2a."""\n'}),
            "R1 is named by no code",
        ),
        (
            replace(RIGHT, code={**RIGHT.code, "data/cards.toml": "hand = 4  # 8.1: so\n"}),
            "data/cards.toml names 8.1, which does not exist",
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


def test_what_a_comment_of_a_data_file_names_counts() -> None:
    turns = {"rules/turns.py": '"""3 Turns. 3.1."""\n'}
    data = {"data/cards.toml": 'name = "# 9.9"  # 3.2a, R1\n'}

    assert problems(replace(RIGHT, code={**turns, **data})) == []


def test_numbers_that_are_no_clauses_are_left_alone() -> None:
    book = with_code('WAYS = ("R01", "R29")  # 52 spaces, 0.25.1 of old\nhalf = 0.5\n')

    assert problems(book) == []


# --- the same rules in every language --------------------------------------------------------

TRANSLATED = [lang for lang in languages() if lang != WRITTEN_FIRST]


def told(text: str) -> list[tuple[str, str]]:
    """The chapters, clauses and rulings of a file in the order of reading, each with its words."""
    return [
        (clause or f"chapter {chapter}", words) for clause, chapter, words in ENTRY.findall(text)
    ]


def place_of(name: str) -> tuple[str, int, int, str]:
    """Where an id belongs in the order of the book: 3.2, 3.2a, 3.10, 4.1."""
    found = ID.fullmatch(name)
    assert found is not None, name
    return found[1], int(found[2]), int(found[3] or -1), found[4]


def out_of_order(names: list[str]) -> list[str]:
    """The ids that stand after one they should stand before."""
    ids = [name for name in names if not name.startswith("chapter")]
    return [b for a, b in pairwise(ids) if place_of(b) < place_of(a)]


def differences(written: str, translated: str) -> list[str]:
    """One sentence for everything that two languages do not tell alike."""
    first, second = told(written), told(translated)
    names, others = [name for name, _ in first], [name for name, _ in second]
    wrong = [f"{name} is written twice" for name in [*twice(names), *twice(others)]]
    wrong += [f"{name} is out of order" for name in [*out_of_order(names), *out_of_order(others)]]
    wrong += [f"{name} is not translated" for name in names if name not in others]
    wrong += [f"{name} is only in the translation" for name in others if name not in names]
    if not wrong and names != others:
        wrong.append("the order differs")
    words = dict(second)
    for name, text in first:
        here, there = sorted(NUMBER.findall(text)), sorted(NUMBER.findall(words.get(name, text)))
        if here != there:
            wrong.append(f"{name} has the numbers {here}, its translation {there}")
    return wrong


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("file", ["clauses", "rulings"])
@pytest.mark.parametrize("name", BOOKS)
def test_every_language_tells_the_same_rules(name: str, file: str, lang: str) -> None:
    written = file_of(RULES / name, file, WRITTEN_FIRST).read_text("utf-8")
    translated = file_of(RULES / name, file, lang).read_text("utf-8")

    assert told(written), "nothing was found"
    assert differences(written, translated) == []


@pytest.mark.parametrize("name", BOOKS)
def test_russian_rules_are_in_russian(name: str) -> None:
    book = rulebook(name, "ru")
    told_in_russian = {**book.clauses, **book.rulings, **book.chapters}

    assert [name for name, text in told_in_russian.items() if not CYRILLIC.search(text)] == []


FIRST = "## 3 Turns\n\n- **3.1** Take 2 coins (R1).\n- **3.1a** Or 3.\n- **3.10** Go on.\n"
SECOND = "## 3 Ходы\n\n- **3.1** Взять 2 монеты (R1).\n- **3.1a** Или 3.\n- **3.10** Дальше.\n"


def test_a_faithful_translation_has_no_differences() -> None:
    assert differences(FIRST, SECOND) == []
    assert differences("- **R2 Two.** 2 of 3.\n", "- **R2 Два.** Из 3 берут 2.\n") == []


@pytest.mark.parametrize(
    ("written", "translated", "difference"),
    [
        (FIRST, SECOND.replace("- **3.1a** Или 3.\n", ""), "3.1a is not translated"),
        (FIRST, SECOND + "- **3.11** Ещё.\n", "3.11 is only in the translation"),
        (FIRST, SECOND + "- **3.10** Ещё.\n", "3.10 is written twice"),
        (FIRST + "- **3.1** Once more.\n", SECOND, "3.1 is written twice"),
        (FIRST + "- **3.2** So.\n", SECOND + "- **3.2** Так.\n", "3.2 is out of order"),
        (FIRST, SECOND.replace("## 3 ", "## 4 "), "chapter 3 is not translated"),
        (
            FIRST,
            SECOND.replace("2 монеты", "5 монет"),
            "3.1 has the numbers ['2', 'R1'], its translation ['5', 'R1']",
        ),
        (
            FIRST,
            SECOND.replace(" (R1)", ""),
            "3.1 has the numbers ['2', 'R1'], its translation ['2']",
        ),
        (
            "- **R1 A.** So.\n## 2 B\n## 3 C\n",
            "- **R1 А.** Так.\n## 3 В\n## 2 Б\n",
            "the order differs",
        ),
    ],
)
def test_each_kind_of_difference_is_found(written: str, translated: str, difference: str) -> None:
    assert difference in differences(written, translated)

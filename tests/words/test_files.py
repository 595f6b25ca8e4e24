"""The Fluent files: well formed, equal in what they hold, clean in how they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from igroteka.games import all_game_names, folder_of
from igroteka.words import languages

LOCALES = Path(__file__).parent.parent.parent / "src" / "igroteka" / "locales"
SHARED = ("common", "terminal", "web")
FILES = (*SHARED, *all_game_names())
EACH = [(lang, file) for lang in languages() for file in FILES]
WORD = re.compile(r"[^\W\d_]+")
LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
CYRILLIC = re.compile(r"[Ѐ-ӿ]")
# Each language is named in its own letters, where one switches to it.
SWITCH = "web-language-switch"
# What is typed or printed in Latin letters in every language: keys, commands, stacks, rulings.
TYPED = {*"ABCFHINORZa", "II", "Enter", "Esc", "Shift", "SHA", "QR", "rule"}
# Attributes for selectors, not for people.
CODES = ("way",)


class Texts(Visitor):
    """Collects what people read: the plain text between the placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # name set by fluent
        self.found.append(node.value)


def entries(lang: str, file: str) -> list[ast.EntryType]:
    """Everything in a file."""
    return FluentParser().parse(path_of(lang, file).read_text("utf-8")).body


def path_of(lang: str, file: str) -> Traversable:
    """Where the words of a game, or those all games share, lie."""
    if file in SHARED:
        return LOCALES / lang / f"{file}.ftl"
    return folder_of(file).joinpath("words", f"{lang}.ftl")


def messages(lang: str, file: str) -> list[ast.Message]:
    """The messages of a file."""
    return [entry for entry in entries(lang, file) if isinstance(entry, ast.Message)]


def texts(lang: str, file: str) -> Iterator[tuple[str, str]]:
    """Every piece of text with the id of its message."""
    for message in messages(lang, file):
        patterns = [message.value] if message.value else []
        patterns += [a.value for a in message.attributes if a.id.name not in CODES]
        for pattern in patterns:
            collected = Texts()
            collected.visit(pattern)
            for text in collected.found:
                yield message.id.name, text


@pytest.mark.parametrize(("lang", "file"), EACH)
def test_each_file_can_be_read(lang: str, file: str) -> None:
    junk = [entry.content for entry in entries(lang, file) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize(("lang", "file"), EACH)
def test_each_id_stands_once(lang: str, file: str) -> None:
    ids = [message.id.name for message in messages(lang, file)]

    assert [name for name in ids if ids.count(name) > 1] == []


@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_ids(file: str) -> None:
    ids = {lang: {message.id.name for message in messages(lang, file)} for lang in languages()}

    assert ids["ru"] - ids["en"] == set()
    assert ids["en"] - ids["ru"] == set()


@pytest.mark.parametrize(("lang", "file"), EACH)
def test_no_word_mixes_alphabets(lang: str, file: str) -> None:
    mixed = [
        (message, word)
        for message, text in texts(lang, file)
        for word in WORD.findall(text)
        if LATIN.search(word) and CYRILLIC.search(word)
    ]

    assert mixed == []


@pytest.mark.parametrize("file", FILES)
def test_english_is_written_in_latin_letters(file: str) -> None:
    foreign = [found for found in texts("en", file) if CYRILLIC.search(found[1])]

    assert [found for found in foreign if found[0] != SWITCH] == []


@pytest.mark.parametrize("file", FILES)
def test_russian_is_written_in_cyrillic_letters(file: str) -> None:
    foreign = [
        (message, word)
        for message, text in texts("ru", file)
        for word in WORD.findall(text)
        if LATIN.search(word) and word not in TYPED and message != SWITCH
    ]

    assert foreign == []


@pytest.mark.parametrize(("lang", "file"), EACH)
def test_punctuation_is_typeset(lang: str, file: str) -> None:
    wrong = re.compile(r'"|\.\.\.| - |  |\s[.,:;!]|[\u2066-\u2069\u200e\u200f]')

    assert [found for found in texts(lang, file) if wrong.search(found[1])] == []


FORGOTTEN_YO = re.compile(
    r"\b(ученый|ученого|ученых|ученым|ученому|еще|берет|дает|достает|отдает|остается|возьмет|идет|"
    r"начнем|ждет|кладет|найдется|счет|вперед|шатоден|крез|завершенное|прощен|прощенный|"
    r"трех|четырех|лед|емкость|грузоподъемность|подсчет|расчет|свое|твое|мое|ее|нее|"
    r"причем|объем|полет|полеты|придет|уйдет|пойдет|займет|возвращен|определен)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("file", FILES)
def test_russian_always_writes_yo(file: str) -> None:
    """A few words that betray a forgotten ё."""
    assert [found for found in texts("ru", file) if FORGOTTEN_YO.search(found[1])] == []

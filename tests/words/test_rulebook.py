"""The rules as people read them, in every language."""

from __future__ import annotations

import re

import pytest

from igroteka.games import all_game_names
from igroteka.kernel.errors import UnknownChoice
from igroteka.words import languages
from igroteka.words.rulebook import CITED, WRITTEN_FIRST, rulebook
from tests.words.test_files import CYRILLIC, FORGOTTEN_YO, LATIN

EACH = [(game, lang) for game in all_game_names() for lang in languages()]
CODE = re.compile(r"`[^`]*`")
PRINTED = re.compile(r"\b(?:II?|[A-Z]\d?)\b")  # marks on components, the same in every language
WRONG = re.compile(r'"|\.\.\.| - |  |\s[.,:;!]')


def sentences(game: str, lang: str) -> dict[str, str]:
    """All that a player reads, without what is meant for the machine."""
    book = rulebook(game, lang)
    told = {**book.chapters, **book.clauses, **book.rulings}
    return {name: CODE.sub("…", text) for name, text in told.items()}


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_rules_are_typeset_and_end_with_a_full_stop(game: str, lang: str) -> None:
    book = rulebook(game, lang)

    assert {name: text for name, text in sentences(game, lang).items() if WRONG.search(text)} == {}
    assert [name for name, text in book.clauses.items() if not text.endswith(".")] == []
    assert [name for name, text in book.rulings.items() if not text.endswith(".")] == []


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_rules_keep_to_their_alphabet(game: str, lang: str) -> None:
    foreign = {"ru": LATIN, "en": CYRILLIC}[lang]
    known = rulebook(game, lang).rulings
    first = sentences(game, WRITTEN_FIRST)
    printed = {name: PRINTED.findall(text) for name, text in first.items()}
    words = {
        (name, word)
        for name, text in sentences(game, lang).items()
        for word in re.findall(r"\w+", text)
        if foreign.search(word) and word not in known and word not in printed[name]
    }

    assert words == set()


@pytest.mark.parametrize("game", all_game_names())
def test_russian_rules_write_yo(game: str) -> None:
    told = sentences(game, "ru")

    assert {name: text for name, text in told.items() if FORGOTTEN_YO.search(text)} == {}


def test_a_clause_comes_with_the_rulings_it_cites() -> None:
    for game, lang in EACH:
        book = rulebook(game, lang)
        for number, text in book.clauses.items():
            told = book.clause(number).splitlines()
            cited = [name for name in CITED.findall(text) if name in book.rulings]
            assert told[0] == f"{number} {text}"
            assert [line.split()[0] for line in told[1:]] == cited
        for number, text in book.rulings.items():
            assert book.clause(number.lower()) == f"{number} {text}"


def test_what_is_no_clause_is_refused_with_the_first_and_the_last() -> None:
    with pytest.raises(UnknownChoice, match=r"a clause from 1 to \S+ or a ruling .*found '99'"):
        rulebook("caravan").clause("99")


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownChoice, match="expected a language among en, ru; found 'fr'"):
        rulebook("caravan", "fr")

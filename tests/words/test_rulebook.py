"""The rules as people read them, in every language."""

from __future__ import annotations

import re

import pytest

from igroteka.games import game_names
from igroteka.kernel.errors import UnknownChoice
from igroteka.words import languages
from igroteka.words.rulebook import rulebook
from tests.words.test_files import CYRILLIC, FORGOTTEN_YO, LATIN, WORD

EACH = [(game, lang) for game in game_names() for lang in languages()]
CODE = re.compile(r"`[^`]*`")
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
    known = {"I", "II", *rulebook(game, lang).rulings}
    words = {
        (name, word)
        for name, text in sentences(game, lang).items()
        for word in re.findall(r"\w+", text)
        if foreign.search(word) and word not in known
    }

    assert words == set()


@pytest.mark.parametrize("game", game_names())
def test_russian_rules_write_yo(game: str) -> None:
    told = sentences(game, "ru")

    assert {name: text for name, text in told.items() if FORGOTTEN_YO.search(text)} == {}


@pytest.mark.parametrize("game", game_names())
def test_russian_rules_speak_the_words_of_the_pages(game: str) -> None:
    """A bag is «мешочек», a trading station «фактория», the automaton no «бот»."""
    avoided = {"orleans": r"\bмеш(ок|к)|\bфабрик", "cosmic_colonies": r"\bбот(а|у|ом)?\b|хранилищ"}
    told = sentences(game, "ru")

    assert [name for name, text in told.items() if re.search(avoided[game], text.lower())] == []


def test_a_clause_comes_with_the_rulings_it_cites() -> None:
    book = rulebook("orleans", "ru")

    assert book.clause("3.3").splitlines()[1].startswith("R2 Сколько достать и кого вернуть.")
    assert book.clause("r2").startswith("R2 Сколько достать")
    assert len(WORD.findall(book.clause("12.4"))) == 3


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownChoice, match="expected a language among en, ru; found 'fr'"):
        rulebook("orleans", "fr")

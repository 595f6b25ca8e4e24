"""The words themselves: languages, names in sentences, who reads, what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import pytest

from igroteka.bots.registry import BOTS
from igroteka.games import game_named
from igroteka.kernel.errors import Refusal, UnknownChoice
from igroteka.kernel.events import Event
from igroteka.words import MissingWords, Words, languages
from tests.support.refusals import refusal_of

PACKAGE = Path(__file__).parent.parent.parent / "src" / "igroteka"
GAME = game_named("caravan")
NAMES = ["Борис", "Chloé", "Анна"]


@cache
def words(lang: str) -> Words:
    return Words(lang, strict=True)


def test_there_are_two_languages() -> None:
    assert languages() == ["en", "ru"]


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownChoice, match="expected a language among en, ru; found 'de'"):
        Words("de")


def test_a_missing_message_shows_its_id() -> None:
    russian = Words("ru")

    assert russian.text("caravan-nobody-wrote-this") == "caravan-nobody-wrote-this"
    assert russian.text("nobody.wrote") == "nobody.wrote"
    assert russian.name("caravan", "card", "spaceport") == "spaceport"
    assert russian.score_line("no_such_game", "diamonds") == "no_such_game-score-diamonds"


def test_a_missing_message_is_an_error_in_tests() -> None:
    russian = words("ru")

    with pytest.raises(MissingWords, match="ru: expected message 'caravan-phase-siesta'"):
        russian.phase("caravan", "siesta")
    with pytest.raises(MissingWords, match="ru: expected message 'caravan-card-spaceport'"):
        russian.name("caravan", "card", "spaceport")


def test_a_missing_variable_is_an_error_in_tests_and_harmless_at_the_table() -> None:
    with pytest.raises(MissingWords, match=r"message 'clause' cannot be said: .*clause"):
        words("en").text("clause")

    assert Words("en").text("clause").startswith("Rule ")


def test_names_have_forms() -> None:
    russian = words("ru")

    assert russian.name("caravan", "card", "merchant") == "купец"
    assert russian.name("caravan", "card", "merchant", "acc") == "купца"
    assert russian.name("caravan", "card", "merchant", "short") == "купец"


def test_a_sentence_speaks_to_the_reader_or_of_the_player() -> None:
    event = Event("lays", 1, {"card": "scout"})
    russian = words("ru")
    english = words("en")

    assert russian.event("caravan", event, NAMES, you=1) == "Вы кладёте разведчика."
    assert russian.event("caravan", event, NAMES, you=0) == "Chloé кладёт разведчика."
    assert russian.event("caravan", event, NAMES) == "Chloé кладёт разведчика."
    assert english.event("caravan", event, NAMES, you=1) == "You lay a scout."
    assert english.event("caravan", event, NAMES, you=2) == "Chloé lays a scout."


def test_what_nobody_does_is_nobodys() -> None:
    event = Event("reveal", -1, {})

    assert words("ru").event("caravan", event, NAMES, you=-1) == "Планы открыты."
    assert words("en").event("caravan", event, NAMES, you=0) == "The plans are turned over."


def test_a_name_of_a_player_is_never_read_as_a_pattern() -> None:
    event = Event("draws", 0, {})

    said = words("en").event("caravan", event, ["{ $you } \u2068*[x]"])

    assert said == "{ $you } \u2068*[x] draws a card."


def test_a_refusal_speaks_of_the_refused_action() -> None:
    refusal = refusal_of("no_such_card", GAME.parse("lay merchant"), {})

    assert words("ru").refusal("caravan", refusal) == "У вас на руке нет купца."
    assert words("en").refusal("caravan", refusal) == "You have no merchant in your hand."


def test_refusals_of_the_kernel_are_shared_by_all_games() -> None:
    english = words("en")

    for code in ("not_your_turn", "game_over", "not_now"):
        assert english.refusal("caravan", Refusal(code, "3", {})) == english.text(f"refuse-{code}")


def test_a_refusal_nobody_wrote_shows_its_id() -> None:
    assert Words("en").refusal("caravan", Refusal("bored", "", {})) == "caravan-refuse-bored"


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (0, "Ничего не ставить"),
        (1, "Поставить 1 монету"),
        (2, "Поставить 2 монеты"),
        (4, "Поставить 4 монеты"),
        (5, "Поставить 5 монет"),
        (11, "Поставить 11 монет"),
        (14, "Поставить 14 монет"),
        (21, "Поставить 21 монету"),
        (22, "Поставить 22 монеты"),
        (100, "Поставить 100 монет"),
    ],
)
def test_russian_plurals(coins: int, said: str) -> None:
    assert words("ru").action("caravan", GAME.parse(f"stake {coins}")) == said


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("bad-number", {"most": 7}, "Нет такого номера. Введите число от 1 до 7."),
        ("clause", {"clause": "3.2"}, "Правило 3.2"),
        ("saved", {"file": "game.json"}, "Игра сохранена: game.json"),
    ],
)
def test_russian_chrome(message: str, args: dict[str, str | int], said: str) -> None:
    assert words("ru").text(message, args) == said


@pytest.mark.parametrize("lang", languages())
def test_each_bot_has_a_name_and_a_level(lang: str) -> None:
    for bot in BOTS:
        for form in ("", ".level", ".does"):
            assert words(lang).text(f"bot-{bot}{form}")


def test_the_words_travel_inside_the_package(tmp_path: Path) -> None:
    """A wheel on the import path is a zip: nothing may need a folder on disk."""
    archive = tmp_path / "igroteka.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for part in ("__init__.py", "kernel", "games", "words", "locales"):
            found = [PACKAGE / part, *(PACKAGE / part).rglob("*")]
            for file in [path for path in found if path.suffix in {".py", ".ftl", ".toml"}]:
                packed.write(file, Path("igroteka") / file.relative_to(PACKAGE))
    program = (
        "import igroteka.words as w; print(ascii(w.__file__), w.languages());"
        "print(ascii(w.Words('ru', strict=True).phase('caravan', 'planning')))"
    )

    run = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(archive)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "igroteka.zip" in run.stdout
    assert run.stdout.endswith(f"['en', 'ru']\n{'Планирование'!a}\n")

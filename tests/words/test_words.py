"""The words themselves: languages, names in sentences, who reads, what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import pytest

from igroteka.games import game_named
from igroteka.kernel.errors import Refusal, UnknownChoice
from igroteka.kernel.events import EVERYBODY, Event
from igroteka.words import MissingWords, Words, languages

PACKAGE = Path(__file__).parent.parent.parent / "src" / "igroteka"
NAMES = ["Борис", "Chloé", "Анна"]


@cache
def words(lang: str) -> Words:
    return Words(lang, strict=True)


def happened(code: str, seat: int, args: dict[str, str | int]) -> Event:
    return Event(code, seat, args, EVERYBODY, barrier=False)


def test_there_are_two_languages() -> None:
    assert languages() == ["en", "ru"]


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownChoice, match="expected a language among en, ru; found 'de'"):
        Words("de")


def test_a_missing_message_shows_its_id() -> None:
    russian = Words("ru")

    assert russian.text("orleans-nobody-wrote-this") == "orleans-nobody-wrote-this"
    assert russian.text("nobody.wrote") == "nobody.wrote"
    assert russian.name("orleans", "place", "spaceport") == "spaceport"
    assert russian.score_line("mombasa", "diamonds") == "mombasa-score-diamonds"


def test_a_missing_message_is_an_error_in_tests() -> None:
    russian = words("ru")

    with pytest.raises(MissingWords, match="ru: expected message 'orleans-phase-siesta'"):
        russian.phase("orleans", "siesta")
    with pytest.raises(MissingWords, match="ru: expected message 'orleans-place-spaceport'"):
        russian.name("orleans", "place", "spaceport")


def test_a_missing_variable_is_an_error_in_tests_and_harmless_at_the_table() -> None:
    with pytest.raises(MissingWords, match=r"message 'turn-of' cannot be said: .*player"):
        words("en").text("turn-of")

    assert Words("en").text("turn-of").startswith("It is ")


def test_names_have_forms() -> None:
    russian = words("ru")

    assert russian.name("orleans", "place", "castle") == "Замок"
    assert russian.name("orleans", "place", "castle", "from") == "из замка"
    assert russian.name("orleans", "follower", "own_farmer", "acc") == "своего фермера"
    assert russian.name("orleans", "event", "harvest") == "Засуха"
    assert russian.name("orleans", "citizen", "development:18") == "Шкала развития, деление 18"
    assert russian.name("orleans", "deed", "cathedral", "short") == "Собор"
    assert russian.name("orleans", "deed", "astronomy", "short") == "Астрономия"


def test_a_sentence_speaks_to_the_reader_or_of_the_player() -> None:
    event = happened("coins", 1, {"coins": 3})
    russian = words("ru")
    english = words("en")

    assert russian.event("orleans", event, NAMES, you=1) == "Вы получаете 3 монеты."
    assert russian.event("orleans", event, NAMES, you=0) == "Chloé получает 3 монеты."
    assert russian.event("orleans", event, NAMES) == "Chloé получает 3 монеты."
    assert english.event("orleans", event, NAMES, you=1) == "You get 3 coins."
    assert english.event("orleans", event, NAMES, you=2) == "Chloé gets 3 coins."


def test_what_nobody_does_is_nobodys() -> None:
    event = happened("hourglass", -1, {"round": 4, "event": "trading_day"})

    assert words("ru").event("orleans", event, NAMES, you=-1) == (
        "Раунд 4. Событие: «Базарный день»."
    )
    assert words("en").event("orleans", event, NAMES, you=0) == ("Round 4. Event: Trading Day.")


def test_a_name_of_a_player_is_never_read_as_a_pattern() -> None:
    event = happened("passes", 0, {})

    said = words("en").event("orleans", event, ["{ $you } \u2068*[x]"])

    assert said == "{ $you } \u2068*[x] passes."


def test_a_refusal_says_more_when_it_knows_the_action() -> None:
    place = game_named("orleans").parse("place knight farmhouse/1")
    refusal = Refusal("wrong_kind", "3.4b", {"wanted": "boatman"})
    russian = words("ru")

    assert russian.refusal("orleans", refusal, place).startswith("Поставить сюда рыцаря нельзя.")
    assert russian.refusal("orleans", refusal).startswith("Этот персонаж сюда не встанет.")


def test_a_refusal_uses_its_numbers() -> None:
    refusal = Refusal("market_overfull", "11.15", {"spaces": 8, "followers": 10})

    said = words("en").refusal("orleans", refusal)

    assert said.startswith("The market holds 8, but there are 10 followers on it.")


def test_refusals_of_the_kernel_are_shared_by_all_games() -> None:
    refusal = Refusal("not_your_turn", "3.5", {})
    english = words("en")

    assert english.refusal("orleans", refusal) == english.text("refuse-not_your_turn")
    assert english.refusal("mombasa", refusal) == english.text("refuse-not_your_turn")


def test_a_refusal_nobody_wrote_shows_its_id() -> None:
    assert Words("en").refusal("orleans", Refusal("bored", "", {})) == "orleans-refuse-bored"


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (1, "Борис получает 1 монету."),
        (2, "Борис получает 2 монеты."),
        (4, "Борис получает 4 монеты."),
        (5, "Борис получает 5 монет."),
        (11, "Борис получает 11 монет."),
        (14, "Борис получает 14 монет."),
        (21, "Борис получает 21 монету."),
        (22, "Борис получает 22 монеты."),
        (100, "Борис получает 100 монет."),
    ],
)
def test_russian_plurals(coins: int, said: str) -> None:
    event = happened("coins", 0, {"coins": coins})

    assert words("ru").event("orleans", event, NAMES) == said


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("points", {"points": 1}, "1 очко"),
        ("points", {"points": 103}, "103 очка"),
        ("points", {"points": 112}, "112 очков"),
        ("seats-count", {"count": 4}, "4 игрока"),
        ("choices-more", {"count": 5}, "…и ещё 5 вариантов"),
        ("rank", {"rank": 2}, "2-е место"),
    ],
)
def test_russian_chrome(message: str, args: dict[str, str | int], said: str) -> None:
    assert words("ru").text(message, args) == said


@pytest.mark.parametrize(
    ("action", "russian", "english"),
    [
        ("draw 0", "Никого не доставать", "Draw nobody"),
        ("draw 1", "Достать 1 персонажа", "Draw 1 follower"),
        ("draw 4", "Достать 4 персонажей", "Draw 4 followers"),
        (
            "place own_trader tailor_shop/1",
            "Поставить своего торговца в швейную мастерскую (ячейка 1)",
            "Place your own trader at the tailor shop (slot 1)",
        ),
        (
            "use village craftsman",
            "Деревня: взять ремесленника и жетон технологий",
            "Village: take a craftsman and a technology tile",
        ),
        (
            "use pharmacy 2",
            "Аптека: 2 монеты за 2 очка развития",
            "Pharmacy: 2 coins for 2 development points",
        ),
        ("use castle", "Замок: взять рыцаря", "Castle: take a knight"),
        (
            "move W02",
            "Отправить купца по реке Орлеан – Бриар",
            "Send the merchant along the river Orléans – Briare",
        ),
        ("good none", "Не брать товар", "Take no good"),
        ("good brocade", "Взять парчу", "Take brocade"),
        (
            "send boatman canalisation development",
            "Отправить моряка на деяние «Канализация» (награда: очко развития)",
            "Send a boatman to the deed “Canalisation” (reward: development point)",
        ),
        ("tech later", "Приберечь жетон технологий", "Keep the technology tile for later"),
        (
            "give station supply",
            "Отдать факторию из запаса",
            "Give up a trading station from your stock",
        ),
        (
            "give tech windmill/2",
            "Отдать жетон технологий с мельницы (ячейка 2)",
            "Give up the technology tile at the windmill (slot 2)",
        ),
    ],
)
def test_what_actions_mean(action: str, russian: str, english: str) -> None:
    parsed = game_named("orleans").parse(action)

    assert words("ru").action("orleans", parsed) == russian
    assert words("en").action("orleans", parsed) == english


@pytest.mark.parametrize(
    ("code", "args", "russian", "english"),
    [
        (
            "moves",
            {"edge": "R12", "start": "orleans", "town": "vierzon"},
            "Борис едет из Орлеана во Вьерзон.",
            "Борис drives from Orléans to Vierzon.",
        ),
        (
            "moves",
            {"edge": "W01", "start": "blois", "town": "orleans"},
            "Борис плывёт из Блуа в Орлеан.",
            "Борис sails from Blois to Orléans.",
        ),
        (
            "builds",
            {"town": "argenton"},
            "Борис строит факторию в Аржантоне.",
            "Борис builds a trading station in Argenton-sur-Creuse.",
        ),
        (
            "citizen",
            {"citizen": "deed:boatmen_guild"},
            "Борис получает жетон горожанина за завершённое деяние «Основание гильдии моряков».",
            "Борис gets a citizen for completing “Founding the Boatmen's Guild”.",
        ),
        (
            "forgiven",
            {"missing": 2},
            "Борис: отдать больше нечего, долг в 2 монеты прощён.",
            "Борис has nothing left to give: a debt of 2 coins is forgiven.",
        ),
        (
            "gives",
            {"what": "follower", "follower": "scholar"},
            "Борис отдаёт из мешочка учёного.",
            "Борис gives up a scholar from the bag.",
        ),
    ],
)
def test_what_the_log_says(
    code: str, args: dict[str, str | int], russian: str, english: str
) -> None:
    event = happened(code, 0, args)

    assert words("ru").event("orleans", event, NAMES) == russian
    assert words("en").event("orleans", event, NAMES) == english


def test_the_words_travel_inside_the_package(tmp_path: Path) -> None:
    """A wheel on the import path is a zip: nothing may need a folder on disk."""
    archive = tmp_path / "igroteka.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for part in ("__init__.py", "kernel", "words", "locales"):
            found = [PACKAGE / part, *(PACKAGE / part).rglob("*")]
            for file in [path for path in found if path.suffix in {".py", ".ftl"}]:
                packed.write(file, Path("igroteka") / file.relative_to(PACKAGE))
    program = (
        "import igroteka.words as w; print(ascii(w.__file__), w.languages());"
        "print(ascii(w.Words('ru', strict=True).phase('orleans', 'planning')))"
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

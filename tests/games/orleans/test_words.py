"""What Orléans says: sentences of the log and the list of moves, names and what things do."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME, pieces
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import Event
from tests.conformance.registry import every_language, words
from tests.conformance.sayings import good, wanted
from tests.support.refusals import refusal_of

NAMES = ["Борис", "Chloé", "Анна", "Dmitri"]
SENTENCES = ("wants", "what", "why", "phase")  # kinds whose names stand within a sentence


def happened(code: str, seat: int, args: dict[str, str | int]) -> Event:
    return Event(code, seat, args)


# --- sentences -------------------------------------------------------------------------------


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
    parsed = GAME.parse(action)

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


def test_a_refusal_says_more_when_it_knows_the_action() -> None:
    place = GAME.parse("place knight farmhouse/1")
    numbers: dict[str, str | int] = {"wanted": "boatman"}
    russian = words("ru")

    known = russian.refusal("orleans", refusal_of("wrong_kind", place, numbers))
    assert known.startswith("Поставить сюда рыцаря нельзя.")
    unknown = russian.refusal("orleans", refusal_of("wrong_kind", None, numbers))
    assert unknown.startswith("Этот персонаж сюда не встанет.")


def test_a_refusal_uses_its_numbers() -> None:
    refusal = Refusal("market_overfull", "11.15", {"spaces": 8, "followers": 10})

    said = words("en").refusal("orleans", refusal)

    assert said.startswith("The market holds 8, but there are 10 followers on it.")


# --- names -----------------------------------------------------------------------------------


def test_names_have_forms() -> None:
    russian = words("ru")

    assert russian.name("orleans", "place", "castle") == "Замок"
    assert russian.name("orleans", "place", "castle", "from") == "из замка"
    assert russian.name("orleans", "follower", "own_farmer", "acc") == "своего фермера"
    assert russian.name("orleans", "event", "harvest") == "Засуха"
    assert russian.name("orleans", "citizen", "development:18") == "Шкала развития, деление 18"
    assert russian.name("orleans", "deed", "cathedral", "short") == "Собор"
    assert russian.name("orleans", "deed", "astronomy", "short") == "Астрономия"


@every_language
def test_names_begin_with_a_capital_letter(lang: str) -> None:
    for kind, things in wanted("orleans").things.items():
        for id in things if kind not in SENTENCES else []:
            assert words(lang).name("orleans", kind, id)[0].isupper(), (kind, id)


@every_language
def test_places_and_events_say_what_they_do_in_one_sentence(lang: str) -> None:
    for kind, things in (("place", pieces.PLACES), ("event", pieces.EVENTS)):
        for id in things:
            does = words(lang).name("orleans", kind, id, "does")
            assert good(does), id
            assert does.count(".") == 1, id
            assert does.endswith("."), id


@every_language
def test_roads_and_rivers_are_named_after_their_towns(lang: str) -> None:
    for edge, id in enumerate(pieces.EDGES):
        ends = [
            words(lang).name("orleans", "town", pieces.TOWNS[t]) for t in pieces.EDGE_ENDS[edge]
        ]
        way = "river" if pieces.EDGE_KIND[edge] == pieces.RIVER else "road"

        assert words(lang).name("orleans", "edge", id) == " – ".join(ends)
        assert words(lang).name("orleans", "edge", id, "way") == way


def test_what_can_be_given_up_has_a_name() -> None:
    things = {str(action.args["what"]) for action in GAME.actions.all if action.verb == "give"}

    assert things == set(wanted("orleans").things["what"])


@every_language
def test_the_page_about_the_game_sends_people_to_the_box(lang: str) -> None:
    about = words(lang).text("orleans-about")

    assert {"en": "unofficial", "ru": "еофициальная"}[lang] in about
    assert {"en": "buy the box", "ru": "купите коробку"}[lang] in about

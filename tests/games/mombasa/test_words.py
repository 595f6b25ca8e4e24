"""What Mombasa says: some sentences in full, and the numbers that texts must repeat."""

from __future__ import annotations

import re
from functools import cache

import pytest

from igroteka.games.mombasa import GAME, books, pieces
from igroteka.words import Words, languages
from tests.conformance.heard import heard
from tests.games.mombasa.table import Seat, refusal, turn

ID = "mombasa"
LANGUAGES = pytest.mark.parametrize("lang", languages())


@cache
def words(lang: str) -> Words:
    return Words(lang, strict=True)


def test_every_movement_says_where_from_and_where_to() -> None:
    still = {"round", "planned", "reveal", "unlocks", "opens", "expands", "enters", "reserves"}
    still |= {"ends", "over", "loses_steps", "loses_value", "shows_tile", "rests_shown"}
    still |= {"prepares"}
    for event in heard(ID).events.values():
        assert bool(event.source) == bool(event.target), event
        assert bool(event.source) != (event.code in still), event


@pytest.mark.parametrize(
    ("position", "text", "russian", "english"),
    [
        (
            Seat(area="coffee_2"),
            "expand cairo",
            "У вас нет активных карт экспансии. Выберите другое действие.",
            "You have no active expansion card. Choose another action.",
        ),
        (
            Seat(area="coffee_2"),
            "bookkeeper 2",
            "Карту «Стартовый кофе 2» так использовать нельзя. Выберите подходящую карту.",
            "Starting coffee 2 cannot be used like that. Choose a card of the right kind.",
        ),
        (
            Seat(pounds=1),
            "marker tile_merchant",
            "Это стоит £2, а у вас £1.",
            "This costs £2, and you have £1.",
        ),
    ],
)
def test_what_refusals_say(position: Seat, text: str, russian: str, english: str) -> None:
    why = refusal(turn(position), 0, text)

    assert words("ru").refusal(ID, why) == russian
    assert words("en").refusal(ID, why) == english


@pytest.mark.parametrize(
    ("text", "russian", "english"),
    [
        ("step cairo", "Шаг по треку Каира", "A step on the track of Cairo"),
        (
            "plan b_coffee_3_cape_town 2",
            "Выложить «Кофе 3 и 1 акция Кейптауна» на ячейку 2",
            "Plan Coffee 3 and 1 share of Cape Town on slot 2",
        ),
        ("lay a07 5", "Положить книгу A07 на деление 5", "Lay book A07 on space 5"),
        (
            "buy middle_3",
            "Купить карту: средний столбец, ряд 3",
            "Buy the card: middle column, row 3",
        ),
        ("book c2", "Взять книгу: C, место 2", "Take the book: C, place 2"),
        ("bookkeeper tile", "Использовать тайл бухгалтера", "Use the bookkeeper tile"),
        ("jar stay", "Оставить чернильницу на месте", "Leave the ink jar where it is"),
        (
            "expand nothing",
            "Перевернуть карты экспансии впустую",
            "Turn the expansion cards down for nothing",
        ),
        (
            "end 3",
            "Завершить фазу действий и взять стопку ячейки 3",
            "End your action phase and take the pile of slot 3",
        ),
    ],
)
def test_what_actions_mean(text: str, russian: str, english: str) -> None:
    action = GAME.parse(text)

    assert words("ru").action(ID, action) == russian
    assert words("en").action(ID, action) == english


@LANGUAGES
def test_needs_and_rewards_speak_of_numbers(lang: str) -> None:
    said = [f"need-{id}" for id in books.NEEDS]
    said += [f"pays-{id}" for id in pieces.REWARDS[: pieces.STEPS]]
    for id in said:
        for number in (2, 5):
            assert str(number) in words(lang).text(f"{ID}-{id}", {"number": number})


@LANGUAGES
def test_cards_say_their_numbers(lang: str) -> None:
    for card, id in enumerate(pieces.CARDS):
        does = words(lang).name(ID, "card", id, "does")
        numbers = re.findall(r"\d+", does)
        assert does.endswith(".")
        printed = pieces.CARD_VALUE[card] or pieces.CARD_POINTS[card] or pieces.CARD_DIAMONDS[card]
        if printed:
            assert str(printed) in numbers, id
        if pieces.CARD_SHARES[card]:
            company = pieces.COMPANIES[pieces.CARD_SHARE_OF[card]]
            name = words(lang).name(ID, "company", company, "gen")
            assert name in words(lang).name(ID, "card", id), id


@LANGUAGES
def test_the_page_about_the_game_sends_people_to_the_box(lang: str) -> None:
    about = words(lang).text(f"{ID}-about")

    assert {"en": "unofficial", "ru": "еофициальная"}[lang] in about
    assert {"en": "our own reconstruction", "ru": "наша собственная реконструкция"}[lang] in about
    assert {"en": "buy the box", "ru": "купите коробку"}[lang] in about
    assert GAME.meta.names[lang] == words(lang).text(f"{ID}-name")

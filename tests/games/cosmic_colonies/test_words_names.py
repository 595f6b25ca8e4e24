"""What the things and workers of Cosmic Colonies are called, and what they do."""

from __future__ import annotations

import re
import tomllib

from igroteka.games.cosmic_colonies import GAME, grid, pieces, workers
from tests.conformance.registry import SOURCES, every_language, words
from tests.conformance.sayings import good, wanted

ID = "cosmic_colonies"
FOLDER = SOURCES / ID
IN_SENTENCES = ("goal", "square", "phase")  # kinds whose names do not begin a line
SOME = ("worker",)  # kinds of which some have other forms


@every_language
def test_names_begin_with_a_capital_letter(lang: str) -> None:
    for kind, things in wanted(ID).things.items():
        for id in things if kind not in IN_SENTENCES else []:
            assert words(lang).name(ID, kind, id)[0].isupper(), (kind, id)


@every_language
def test_things_of_one_kind_have_the_same_forms(lang: str) -> None:
    for kind, things in wanted(ID).things.items():
        forms = {frozenset(words(lang)._forms(ID, kind, id)) for id in things}
        assert len(forms) == (2 if kind in SOME else 1), kind


@every_language
def test_short_names_differ_too(lang: str) -> None:
    short = [words(lang).name(ID, "building", id, "short") for id in pieces.BUILDINGS]

    assert len(set(short)) == len(short)
    assert max([len(name) for name in short]) <= 11


@every_language
def test_a_goal_says_what_it_pays(lang: str) -> None:
    form = {"en": "nom", "ru": "acc"}[lang]
    for goal, id in enumerate(pieces.GOALS):
        (top, more), (bottom, less) = pieces.GOAL_HALVES[goal]
        halves = words(lang).name(ID, "goal", id).split({"en": " and ", "ru": " и "}[lang])
        for half, building, points in ((halves[0], top, more), (halves[1], bottom, less)):
            assert half.startswith(f"{points} ")
            assert words(lang).name(ID, "building", pieces.BUILDINGS[building], form) in half


@every_language
def test_a_terrain_says_what_it_is_worth(lang: str) -> None:
    for terrain, table in enumerate(pieces.TERRAIN_POINTS):
        does = words(lang).name(ID, "terrain", pieces.TERRAINS[terrain], "does")
        most, less = [int(number) for number in re.findall(r"\d+", does)]
        assert [most - less * open for open in range(6)] == list(table)
    assert pieces.SOIL_EACH == (0, 1)
    assert re.findall(r"\d+", words(lang).name(ID, "terrain", "soil", "does")) == ["1"]


@every_language
def test_the_storage_limit_is_the_one_of_the_rules(lang: str) -> None:
    assert f" {pieces.STORAGE} " in words(lang).turn(ID, "GiveBack")


# --- workers ---------------------------------------------------------------------------------


def of_deck(name: str) -> list[dict[str, object]]:
    """The cards of a deck as their data file has them."""
    found = tomllib.loads((FOLDER / "data" / f"{name}_workers.toml").read_text("utf-8"))
    return list(found["worker"])


@every_language
def test_workers_say_what_they_do(lang: str) -> None:
    for deck in workers.DECK_NAMES:
        for card in of_deck(deck):
            for form in ("day", "night") if deck == "advanced" else ("does",):
                text = f"{ID}-worker-{card['id']}.{form}"
                assert good(words(lang).text(text)), text
                assert words(lang).text(text).endswith("."), text


@every_language
def test_equal_abilities_have_equal_texts_and_others_do_not(lang: str) -> None:
    said: dict[str, set[str]] = {}
    for deck in workers.DECK_NAMES:
        for card in of_deck(deck):
            if deck == "advanced":
                found = {"day": "day"} if card["night_adds"] else {"day": "day", "night": "night"}
            else:
                found = {"ability": "does"}
            for key, form in found.items():
                text = words(lang).text(f"{ID}-worker-{card['id']}.{form}")
                said.setdefault(str(card[key]), set()).add(text)
    every = [text for same in said.values() for text in same]

    assert [same for same in said.values() if len(same) > 1] == []
    assert len(set(every)) == len(every)


@every_language
def test_a_night_that_adds_to_the_day_says_so(lang: str) -> None:
    begins = {"en": "Day ability + ", "ru": "Дневная способность + "}[lang]
    for card in of_deck("advanced"):
        night = words(lang).text(f"{ID}-worker-{card['id']}.night")
        assert night.startswith(begins) == card["night_adds"], card["id"]


# --- all else --------------------------------------------------------------------------------


@every_language
def test_the_page_about_the_game_sends_people_to_the_box(lang: str) -> None:
    about = words(lang).text(f"{ID}-about")

    assert {"en": "unofficial", "ru": "еофициальная"}[lang] in about
    assert {"en": "our own reconstruction", "ru": "наша собственная реконструкция"}[lang] in about
    assert {"en": "buy the box", "ru": "купите коробку"}[lang] in about
    assert GAME.meta.names[lang] in about


def test_the_words_know_every_square() -> None:
    assert len(pieces.SQUARES) == grid.SIZE**2
    assert words("ru").name(ID, "square", "7,0") == "ряд 8, столбец 1"

"""What the things, workers, phases and choices of Cosmic Colonies are called."""

from __future__ import annotations

import re
import tomllib

import pytest

from igroteka.games.cosmic_colonies import GAME, grid, pieces, state, workers
from tests.support.colonies_told import (
    FOLDER,
    ID,
    KINDS,
    LANGUAGES,
    decisions_in_source,
    good,
    heard,
    ids,
    words,
)

# --- names -----------------------------------------------------------------------------------


@LANGUAGES
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_thing_has_a_name(lang: str, kind: str) -> None:
    names = [words(lang).name(ID, kind, id) for id in KINDS[kind]]

    assert all([good(name) for name in names])
    assert all([name[0].isupper() for name in names]) or kind in ("goal", "square")
    assert len(set(names)) == len(names)


@LANGUAGES
def test_things_of_one_kind_have_the_same_forms(lang: str) -> None:
    for kind, things in KINDS.items():
        forms = {frozenset(words(lang)._forms(ID, kind, id)) for id in things}
        assert len(forms) == (2 if kind == "worker" else 1), kind


@LANGUAGES
def test_short_names_differ_too(lang: str) -> None:
    short = [words(lang).name(ID, "building", id, "short") for id in pieces.BUILDINGS]

    assert len(set(short)) == len(short)
    assert max([len(name) for name in short]) <= 11


@LANGUAGES
def test_a_goal_says_what_it_pays(lang: str) -> None:
    form = {"en": "nom", "ru": "acc"}[lang]
    for goal, id in enumerate(pieces.GOALS):
        (top, more), (bottom, less) = pieces.GOAL_HALVES[goal]
        halves = words(lang).name(ID, "goal", id).split({"en": " and ", "ru": " и "}[lang])
        for half, building, points in ((halves[0], top, more), (halves[1], bottom, less)):
            assert half.startswith(f"{points} ")
            assert words(lang).name(ID, "building", pieces.BUILDINGS[building], form) in half


@LANGUAGES
def test_a_terrain_says_what_it_is_worth(lang: str) -> None:
    for terrain, table in enumerate(pieces.TERRAIN_POINTS):
        does = words(lang).name(ID, "terrain", pieces.TERRAINS[terrain], "does")
        most, less = [int(number) for number in re.findall(r"\d+", does)]
        assert [most - less * open for open in range(6)] == list(table)
    assert pieces.SOIL_EACH == (0, 1)
    assert re.findall(r"\d+", words(lang).name(ID, "terrain", "soil", "does")) == ["1"]


@LANGUAGES
def test_the_storage_limit_is_the_one_of_the_rules(lang: str) -> None:
    assert f" {pieces.STORAGE} " in words(lang).turn(ID, "GiveBack")


# --- workers ---------------------------------------------------------------------------------


def of_deck(name: str) -> list[dict[str, object]]:
    """The cards of a deck as their data file has them."""
    found = tomllib.loads((FOLDER / "data" / f"{name}_workers.toml").read_text("utf-8"))
    return list(found["worker"])


@LANGUAGES
def test_workers_say_what_they_do(lang: str) -> None:
    for deck in workers.DECK_NAMES:
        for card in of_deck(deck):
            for form in ("day", "night") if deck == "advanced" else ("does",):
                text = f"{ID}-worker-{card['id']}.{form}"
                assert good(words(lang).text(text)), text
                assert words(lang).text(text).endswith("."), text


@LANGUAGES
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


@LANGUAGES
def test_a_night_that_adds_to_the_day_says_so(lang: str) -> None:
    begins = {"en": "Day ability + ", "ru": "Дневная способность + "}[lang]
    for card in of_deck("advanced"):
        night = words(lang).text(f"{ID}-worker-{card['id']}.night")
        assert night.startswith(begins) == card["night_adds"], card["id"]


# --- all else --------------------------------------------------------------------------------


@LANGUAGES
def test_each_decision_is_asked_for(lang: str) -> None:
    assert ids(lang, "turn") == decisions_in_source()
    for decision in decisions_in_source():
        assert good(words(lang).turn(ID, decision))


@LANGUAGES
def test_each_phase_has_a_name(lang: str) -> None:
    assert ids(lang, "phase") == set(state.PHASES)
    for phase in state.PHASES:
        assert good(words(lang).phase(ID, phase))


@LANGUAGES
def test_each_option_and_choice_has_a_name(lang: str) -> None:
    known = set()
    for option in GAME.meta.options:
        assert good(words(lang).option(ID, option.name))
        known.add(option.name)
        for choice in option.choices:
            assert good(words(lang).option(ID, option.name, choice))
            known.add(f"{option.name}-{choice}")

    assert ids(lang, "variant") == known


@LANGUAGES
def test_each_line_of_the_score_sheet_has_a_name(lang: str) -> None:
    for label in heard().labels:
        assert good(words(lang).score_line(ID, label))
    assert ids(lang, "score") == {*heard().labels, "tiebreak"}


@LANGUAGES
def test_the_page_about_the_game_sends_people_to_the_box(lang: str) -> None:
    about = words(lang).text(f"{ID}-about")

    assert {"en": "unofficial", "ru": "еофициальная"}[lang] in about
    assert {"en": "our own reconstruction", "ru": "наша собственная реконструкция"}[lang] in about
    assert {"en": "buy the box", "ru": "купите коробку"}[lang] in about
    assert GAME.meta.names[lang] in about


def test_the_words_know_every_square() -> None:
    assert len(pieces.SQUARES) == grid.SIZE**2
    assert words("ru").name(ID, "square", "7,0") == "ряд 8, столбец 1"

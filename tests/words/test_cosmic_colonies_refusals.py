"""Why something is not possible in Cosmic Colonies, in both languages."""

from __future__ import annotations

import re

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.reasons import CLAUSE_OF
from igroteka.kernel import game as kernel_game
from igroteka.kernel import step as kernel_step
from igroteka.kernel.actions import Action
from igroteka.kernel.errors import Refusal
from tests.support.colonies_told import ID, LANGUAGES, good, heard, ids, parsed, words

SHARED = {
    kernel_game.NOT_YOUR_TURN,
    kernel_game.GAME_OVER,
    kernel_game.OUT_OF_RANGE,
    kernel_step.NOT_NOW,
}

PRICE: dict[str, str | int] = {"water": 0, "minerals": 2, "organics": 1, "power": 0}

NUMBERS: dict[str, dict[str, str | int]] = {
    "cannot_afford": {"missing": 2, **PRICE},
    "off_asteroid": {"squares": 2, "limit": 0},
    "overlaps": {"squares": 3, "limit": 2},
    "too_many_areas": {"areas": 2},
}

# --- refusals --------------------------------------------------------------------------------


@LANGUAGES
def test_each_refusal_can_be_said_whatever_was_tried(lang: str) -> None:
    tried: dict[str, Action] = {}
    for action in GAME.actions.all:
        tried.setdefault(f"{action.verb} {sorted(action.args)}", action)
    for code in CLAUSE_OF:
        for attempt in (None, *tried.values()):
            refusal = Refusal(code, "", NUMBERS.get(code, {}))
            said = words(lang).refusal(ID, refusal, attempt)
            assert good(said), (code, attempt)
            assert said.endswith("."), (code, attempt)
            assert re.search(r"[.:] ", said), f"{code}: what is wrong, and what would be right"


@LANGUAGES
def test_each_refusal_of_real_games_can_be_said(lang: str) -> None:
    assert heard().refused
    for refusal, action in heard().refused.values():
        assert set(refusal.numbers) == set(NUMBERS.get(refusal.code, {})), refusal
        assert good(words(lang).refusal(ID, refusal, action)), (refusal, action)
        assert good(words(lang).refusal(ID, refusal)), refusal


@LANGUAGES
def test_each_refusal_sentence_has_a_code(lang: str) -> None:
    assert ids(lang, "refuse") == set(CLAUSE_OF) - SHARED


@pytest.mark.parametrize(
    ("code", "action", "russian", "english"),
    [
        (
            "not_stored",
            "swap minerals power",
            "У вас на складе нет минералов.",
            "You have no minerals in your store.",
        ),
        (
            "supply_empty",
            "swap minerals power",
            "В запасе больше нет энергии.",
            "The supply has no power left.",
        ),
        (
            "cannot_afford",
            "build habitat 1",
            "Жилой отсек: нужно заплатить 2 минерала, 1 органику, а на складе не хватает 2",
            "Habitat: you are 2 resources short of 2 minerals, 1 organics.",
        ),
        (
            "cannot_afford",
            "pay water",
            "Этих ресурсов у вас нет: не хватает 2.",
            "You do not have these resources: 2 are missing.",
        ),
        (
            "off_asteroid",
            "lay statue 0,0 turn 0",
            "2 клетки жетона выходят за край астероида. Сдвиньте его так, чтобы",
            "2 squares of the tile hang over the edge of the asteroid. Move it so that",
        ),
        (
            "overlaps",
            "lay statue 0,0 turn 0",
            "3 клетки жетона ложатся на другие жетоны. Этот рабочий допускает не больше 2:",
            "3 squares of the tile lie on other tiles. This worker allows 2:",
        ),
        (
            "too_many_areas",
            "gather water",
            "Этот рабочий берёт не больше чем из 2 областей,",
            "This worker takes from 2 areas at most,",
        ),
        (
            "not_in_hand",
            "play engineer",
            "Карты «Инженер» у вас на руке нет.",
            "The Engineer is not in your hand.",
        ),
    ],
)
def test_what_refusals_say(code: str, action: str, russian: str, english: str) -> None:
    refusal = Refusal(code, "", NUMBERS.get(code, {}))

    assert words("ru").refusal(ID, refusal, parsed(action)).startswith(russian + " ")
    assert words("en").refusal(ID, refusal, parsed(action)).startswith(english + " ")

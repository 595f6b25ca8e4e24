"""What Cosmic Colonies says: sentences of the log, of the list of moves and of refusals."""

from __future__ import annotations

import re

import pytest

from igroteka.games.cosmic_colonies import GAME, pieces
from igroteka.games.cosmic_colonies.actions import ColoniesAction
from igroteka.kernel.events import Event
from tests.conformance.registry import every_language, words
from tests.conformance.sayings import every_refusal
from tests.support.refusals import refusal_of
from tests.words.test_files import texts

ID = "cosmic_colonies"
NAMES = ["Борис", "Chloé", "Анна", "Dmitri", "Юки"]
PRICE: dict[str, str | int] = {"water": 0, "minerals": 2, "organics": 1, "power": 0}

NUMBERS: dict[str, dict[str, str | int]] = {
    "cannot_afford": {"missing": 2, **PRICE, "lacking": "minerals organics"},
    "off_asteroid": {"squares": 2, "limit": 0, "where": "0,6 0,7"},
    "overlaps": {"squares": 3, "limit": 2, "where": "1,2 1,3 2,2"},
    "too_many_areas": {"areas": 2},
}


def happened(code: str, seat: int, args: dict[str, str | int]) -> Event:
    return Event(code, seat, args)


def parsed(text: str) -> ColoniesAction:
    return GAME.parse(text)


def test_russian_always_writes_yo() -> None:
    """A few words that betray a forgotten ё."""
    forgotten = re.compile(
        r"\b(еще|берет|возьмете|возьмет|стажер|старьевщик|камнетес|лед|грузоподъемность|"
        r"раскроет|дневная способность \+ еще|размещенных|вес[её]лый|трех|четырех)\b",
        re.IGNORECASE,
    )

    assert [found for found in texts("ru", ID) if forgotten.search(found[1])] == []


# --- events ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "args", "russian", "english"),
    [
        (
            "gathers",
            {"water": 1, "minerals": 0, "organics": 0, "power": 0},
            "Борис собирает 1 воду.",
            "Борис gathers 1 water.",
        ),
        (
            "gathers",
            {"water": 0, "minerals": 2, "organics": 0, "power": 1},
            "Борис собирает 2 минерала, 1 энергию.",
            "Борис gathers 2 minerals, 1 power.",
        ),
        (
            "gathers",
            {"water": 0, "minerals": 0, "organics": 5, "power": 0},
            "Борис собирает 5 органики.",
            "Борис gathers 5 organics.",
        ),
        (
            "gains",
            {"number": 1, "resource": "minerals"},
            "Борис берёт из запаса 1 минерал.",
            "Борис takes 1 mineral from the supply.",
        ),
        (
            "pays",
            {"water": 0, "minerals": 2, "organics": 1, "power": 0},
            "Борис платит 2 минерала, 1 органику.",
            "Борис pays 2 minerals, 1 organics.",
        ),
        (
            "pays",
            {"water": 1, "minerals": 5, "organics": 0, "power": 3},
            "Борис платит 1 воду, 5 минералов, 3 энергии.",
            "Борис pays 1 water, 5 minerals, 3 power.",
        ),
        (
            "swaps",
            {"given": "minerals", "resource": "power"},
            "Борис обменивает 1 минерал на 1 энергию.",
            "Борис swaps 1 mineral for 1 power.",
        ),
        (
            "builds",
            {"building": "power_plant"},
            "Борис строит электростанцию.",
            "Борис builds a power plant.",
        ),
        (
            "demolishes",
            {"building": "atmosphere_generator"},
            "Борис сносит генератор атмосферы: жетон возвращается в запас.",
            "Борис takes an atmosphere generator down and returns it to the supply.",
        ),
        (
            "shows",
            {"worker": "forklift_driver"},
            "Борис раскрывает карту «Водитель погрузчика».",
            "Борис shows the Forklift Driver.",
        ),
        (
            "raises",
            {"monument": "keystone"},
            "Борис ставит монумент «Замковый камень».",
            "Борис puts up a monument: the keystone.",
        ),
    ],
)
def test_what_the_log_says(
    code: str, args: dict[str, str | int], russian: str, english: str
) -> None:
    event = happened(code, 0, args)

    assert words("ru").event(ID, event, NAMES) == russian
    assert words("en").event(ID, event, NAMES) == english


def test_what_the_automaton_does_is_told() -> None:
    event = happened("bot_builds", -1, {"building": "greenhouse"})

    assert words("ru").event(ID, event, NAMES, you=-1) == "Автомат строит теплицу."
    assert words("en").event(ID, event, NAMES, you=0) == "The automaton builds a greenhouse."


# --- actions ---------------------------------------------------------------------------------


@every_language
def test_no_two_actions_read_the_same(lang: str) -> None:
    """All of them, so no two options of a decision either."""
    found: dict[str, list[str]] = {}
    for action in GAME.actions.all:
        found.setdefault(words(lang).action(ID, action), []).append(action.text)

    assert [same for same in found.values() if len(same) > 1] == []


@pytest.mark.parametrize(
    ("action", "russian", "english"),
    [
        ("play soylent_cook", "Выбрать карту «Сойлент-повар»", "Choose the Soylent Cook"),
        ("pick rest", "Остальные карты взять наугад", "Leave the rest to chance"),
        ("pick scout", "Взять в игру карту «Разведчик»", "Put the Scout into the game"),
        ("gather organics", "Собрать органику", "Gather organics"),
        ("build greenhouse 2", "Построить теплицу (ячейка 2)", "Build a greenhouse (slot 2)"),
        (
            "build habitat supply",
            "Построить жилой отсек из запаса",
            "Build a habitat from the supply",
        ),
        ("pay nothing", "Ничего не платить", "Pay nothing"),
        ("pay power", "Заплатить 1 энергию", "Pay 1 power"),
        ("pay water*2 power", "Заплатить 2 воды, 1 энергию", "Pay 2 water, 1 power"),
        ("pay minerals", "Заплатить 1 минерал", "Pay 1 mineral"),
        (
            "pay water minerals organics*2 power",
            "Заплатить 1 воду, 1 минерал, 2 органики, 1 энергию",
            "Pay 1 water, 1 mineral, 2 organics, 1 power",
        ),
        (
            "lay habitat 0,7 turn 0",
            "Положить жилой отсек (левый верхний угол: ряд 1, столбец 8)",
            "Lay the habitat (top left: row 1, column 8)",
        ),
        (
            "lay greenhouse 2,4 turn 3",
            "Положить теплицу (левый верхний угол: ряд 3, столбец 5; поворот на 270°)",
            "Lay the greenhouse (top left: row 3, column 5; turned 270°)",
        ),
        (
            "lay atmosphere_generator -1,0 turn 3",
            "Положить генератор атмосферы (левый верхний угол: ряд 0, столбец 1; "
            "с переворотом и поворотом на 90°)",
            "Lay the atmosphere generator (top left: row 0, column 1; flipped and turned 90°)",
        ),
        ("swap minerals water", "Обменять 1 минерал на 1 воду", "Swap 1 mineral for 1 water"),
        ("gain power", "Взять 1 энергию из запаса", "Take 1 power from the supply"),
        ("discard water", "Вернуть 1 воду в запас", "Return 1 water to the supply"),
        (
            "pick_up 0",
            "Переместить жетон 1 (в порядке размещения)",
            "Move tile 1 (in the order laid)",
        ),
        (
            "demolish 63",
            "Вернуть в запас жетон 64 (в порядке размещения)",
            "Return tile 64 to the supply (in the order laid)",
        ),
        (
            "raise obelisk 0,3",
            "Поставить монумент «Обелиск» (ряд 1, столбец 4)",
            "Put up the obelisk (row 1, column 4)",
        ),
    ],
)
def test_what_actions_mean(action: str, russian: str, english: str) -> None:
    assert words("ru").action(ID, parsed(action)) == russian
    assert words("en").action(ID, parsed(action)) == english


def test_rows_columns_and_tiles_are_counted_from_one() -> None:
    for action in GAME.actions.all:
        said = words("en").action(ID, action).replace("−", "-")
        if action.verb == "lay":
            row, col = int(action.args["row"]) + 1, int(action.args["col"]) + 1
            assert f"row {row}, column {col}" in said
        elif action.verb == "raise":
            row, col = [int(n) + 1 for n in str(action.args["square"]).split(",")]
            assert f"(row {row}, column {col})" in said
        elif action.verb in ("pick_up", "demolish"):
            assert f" tile {int(action.args['number']) + 1} " in said


def test_a_turn_is_called_what_it_looks_like() -> None:
    for building, id in enumerate(pieces.BUILDINGS):
        shape = pieces.SHAPES[building][0]
        for way, cells in enumerate(pieces.SHAPES[building]):
            said = words("en").action(ID, parsed(f"lay {id} 2,2 turn {way}"))
            told = said.partition("; ")[2].rstrip(")")
            if not told:
                assert len(pieces.SHAPES[building]) == 1, id
                continue
            degrees = int((re.findall(r"(\d+)°", told) or ["0"])[0])
            assert cells == looks(shape, "flipped" in told, degrees // 90), (id, way)


def looks(shape: list[tuple[int, int]], flipped: bool, quarters: int) -> list[tuple[int, int]]:
    """A shape turned over if need be, then clockwise, its corner at 0,0."""
    if flipped:
        shape = [(row, -col) for row, col in shape]
    for _ in range(quarters):
        shape = [(col, -row) for row, col in shape]
    top, left = min([row for row, _ in shape]), min([col for _, col in shape])
    return sorted([(row - top, col - left) for row, col in shape])


# --- refusals --------------------------------------------------------------------------------


@every_language
def test_a_refusal_says_what_is_wrong_and_what_would_be_right(lang: str) -> None:
    for refusal, action in every_refusal(ID):
        said = words(lang).refusal(ID, refusal)
        assert re.search(r"[.:] ", said), (refusal, action)


def test_games_refuse_with_the_numbers_this_test_knows() -> None:
    for refusal, action in every_refusal(ID):
        assert set(refusal.numbers) == set(NUMBERS.get(refusal.code, {})), (refusal, action)


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
    refusal = refusal_of(code, parsed(action), NUMBERS.get(code, {}))

    assert words("ru").refusal(ID, refusal).startswith(russian + " ")
    assert words("en").refusal(ID, refusal).startswith(english + " ")

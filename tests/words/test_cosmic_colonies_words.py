"""What is said at a table of Cosmic Colonies: the files, events and actions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from igroteka.games.cosmic_colonies import GAME, pieces
from igroteka.kernel.events import EVERYBODY, Event
from tests.support.colonies_told import (
    FOLDER,
    ID,
    KINDS,
    LANGUAGES,
    decisions_in_source,
    good,
    heard,
    ids,
    parsed,
    words,
)
from tests.words.test_files import CYRILLIC, LATIN, WORD, entries, messages, texts

NAMES = ["Борис", "Chloé", "Анна", "Dmitri", "Юки"]

# What random games tell too seldom to count on.
SELDOM: dict[str, dict[str, str | int]] = {
    "idles": {},
    "bot_idles": {},
    "raises": {"monument": "obelisk"},
    "demolishes": {"building": "statue"},
}

LABELS = {"automaton", "row", "col", "tile", "turned", "paid"}


def happened(code: str, seat: int, args: dict[str, str | int]) -> Event:
    return Event(code, seat, args, EVERYBODY, barrier=False)


# --- what the source can tell ----------------------------------------------------------------


def told_in_source() -> set[str]:
    """The codes of all `s.tell(…)` in the rules."""
    codes: set[str] = set()
    for file in (FOLDER / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if not isinstance(node, ast.Call) or not isinstance(called, ast.Attribute):
                continue
            if called.attr == "tell":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{file.name}: a code this test cannot read"
                codes.add(str(code.value))
    return codes


# --- what games tell -------------------------------------------------------------------------


def every_event() -> Iterator[Event]:
    yield from heard().events.values()
    for code, args in SELDOM.items():
        yield happened(code, -1 if code.startswith("bot_") else 0, args)


# --- the files -------------------------------------------------------------------------------


class References(Visitor):
    """Collects the messages that messages are made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent_ast.MessageReference) -> None:  # noqa: N802  # name set by fluent
        self.found.add(node.id.name)


@LANGUAGES
def test_the_file_can_be_read_and_each_id_stands_once(lang: str) -> None:
    found = [message.id.name for message in messages(lang, ID)]

    assert [entry for entry in entries(lang, ID) if isinstance(entry, fluent_ast.Junk)] == []
    assert [name for name in found if found.count(name) > 1] == []


def test_all_languages_have_the_same_ids() -> None:
    assert ids("en") == ids("ru")


@LANGUAGES
def test_there_is_no_message_that_nobody_asks_for(lang: str) -> None:
    kinds = {f"{kind}-{id.replace(',', '-')}" for kind, known in KINDS.items() for id in known}
    families = ("phase", "action", "event", "refuse", "score", "variant", "turn", "label")
    others = {f"{family}-{id}" for family in families for id in ids(lang, family)}

    assert ids(lang) == kinds | others | {"about"}
    assert ids(lang, "label") == LABELS


@LANGUAGES
def test_each_part_of_a_sentence_is_part_of_one(lang: str) -> None:
    references = References()
    for message in messages(lang, ID):
        references.visit(message)

    # The automaton is a name for the score sheet.
    assert references.found == {f"{ID}-label-{label}" for label in LABELS - {"automaton"}}
    assert good(words(lang).text(f"{ID}-label-automaton"))


@LANGUAGES
def test_no_word_mixes_alphabets_or_stands_in_the_wrong_one(lang: str) -> None:
    foreign = {"en": CYRILLIC, "ru": LATIN}[lang]
    wrong = [
        (message, word)
        for message, text in texts(lang, ID)
        for word in WORD.findall(text)
        if foreign.search(word)
    ]

    assert wrong == []


@LANGUAGES
def test_punctuation_is_typeset(lang: str) -> None:
    wrong = re.compile(r'"|\.\.\.| - |  |\s[.,:;!]|[\u2066-\u2069\u200e\u200f]')

    assert [found for found in texts(lang, ID) if wrong.search(found[1])] == []


def test_russian_always_writes_yo() -> None:
    """A few words that betray a forgotten ё."""
    forgotten = re.compile(
        r"\b(еще|берет|возьмете|возьмет|стажер|старьевщик|камнетес|лед|грузоподъемность|"
        r"раскроет|дневная способность \+ еще|размещенных|вес[её]лый|трех|четырех)\b",
        re.IGNORECASE,
    )

    assert [found for found in texts("ru", ID) if forgotten.search(found[1])] == []


# --- events ----------------------------------------------------------------------------------


def test_games_tell_what_the_source_tells() -> None:
    assert told_in_source() == {event.code for event in every_event()}
    assert heard().decisions <= decisions_in_source()
    for event in heard().events.values():
        if event.code in SELDOM:
            assert set(event.args) == set(SELDOM[event.code])


@LANGUAGES
def test_each_code_told_has_a_line_and_each_line_a_code(lang: str) -> None:
    assert ids(lang, "event") == told_in_source()


@LANGUAGES
def test_each_event_can_be_said(lang: str) -> None:
    for event in every_event():
        for you in (-1, event.seat):
            said = words(lang).event(ID, event, NAMES, you)
            assert good(said), event
            assert said.endswith("."), event
        if event.seat >= 0:
            assert NAMES[event.seat] in words(lang).event(ID, event, NAMES), event
            mine = words(lang).event(ID, event, NAMES, event.seat)
            assert NAMES[event.seat] not in mine, event


@pytest.mark.parametrize(
    ("code", "args", "russian", "english"),
    [
        (
            "gathers",
            {"number": 1, "resource": "water"},
            "Борис собирает 1 воду.",
            "Борис gathers 1 water.",
        ),
        (
            "gathers",
            {"number": 2, "resource": "minerals"},
            "Борис собирает 2 минерала.",
            "Борис gathers 2 minerals.",
        ),
        (
            "gathers",
            {"number": 5, "resource": "organics"},
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


@LANGUAGES
def test_each_action_can_be_said(lang: str) -> None:
    for action in GAME.actions.all:
        said = words(lang).action(ID, action)
        assert good(said), action
        assert not said.endswith("."), action

    assert ids(lang, "action") == {action.verb for action in GAME.actions.all}


@LANGUAGES
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

"""Everything Cosmic Colonies can tell, ask or refuse has its sentence in every language."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from igroteka.games.cosmic_colonies import GAME, grid, pieces, state, workers
from igroteka.games.cosmic_colonies.actions import ColoniesAction
from igroteka.games.cosmic_colonies.reasons import CLAUSE_OF
from igroteka.kernel import game as kernel_game
from igroteka.kernel import step as kernel_step
from igroteka.kernel.actions import Action
from igroteka.kernel.engine import decision_of
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import EVERYBODY, Event
from igroteka.words import Words, languages
from tests.words.test_files import CYRILLIC, LATIN, WORD, entries, messages, texts

ID = "cosmic_colonies"
FOLDER = Path(__file__).parent.parent.parent / "src" / "igroteka" / "games" / ID
NAMES = ["Борис", "Chloé", "Анна", "Dmitri", "Юки"]
LANGUAGES = pytest.mark.parametrize("lang", languages())
SHARED = {
    kernel_game.NOT_YOUR_TURN,
    kernel_game.GAME_OVER,
    kernel_game.OUT_OF_RANGE,
    kernel_step.NOT_NOW,
}
# What random games tell too seldom to count on.
SELDOM: dict[str, dict[str, str | int]] = {
    "idles": {},
    "bot_idles": {},
    "raises": {"monument": "obelisk"},
    "demolishes": {"building": "statue"},
}
PRICE: dict[str, str | int] = {"water": 0, "minerals": 2, "organics": 1, "power": 0}
NUMBERS: dict[str, dict[str, str | int]] = {
    "cannot_afford": {"missing": 2, **PRICE},
    "off_asteroid": {"squares": 2, "limit": 0},
    "overlaps": {"squares": 3, "limit": 2},
    "too_many_areas": {"areas": 2},
}
KINDS = {
    "worker": workers.CARDS,
    "building": pieces.BUILDINGS,
    "resource": pieces.RESOURCES,
    "terrain": pieces.TERRAINS,
    "asteroid": pieces.ASTEROIDS,
    "goal": pieces.GOALS,
    "monument": pieces.MONUMENTS,
    "square": tuple(pieces.SQUARES),
}
LABELS = {"automaton", "row", "col", "tile", "turned", "paid"}


@cache
def words(lang: str) -> Words:
    return Words(lang, strict=True)


def good(said: str) -> bool:
    """Whether a text is whole: nothing empty, no variable and no mark left in it."""
    return said.strip() == said != "" and not re.search(r"[{}$]|\?\?\?|  ", said)


def ids(lang: str, prefix: str = "") -> set[str]:
    """What follows the prefix in the message ids of a language."""
    begin = f"{ID}-{prefix}-" if prefix else f"{ID}-"
    found = [message.id.name for message in messages(lang, ID)]
    return {name.removeprefix(begin) for name in found if name.startswith(begin)}


def parsed(text: str) -> ColoniesAction:
    return GAME.parse(text)


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


def decisions_in_source() -> set[str]:
    """The names of all decisions of the rules."""
    found = "\n".join([file.read_text("utf-8") for file in (FOLDER / "rules").glob("*.py")])
    return set(re.findall(r"^class (\w+)\(Decision\[", found, re.MULTILINE))


# --- what games tell -------------------------------------------------------------------------


class Heard:
    """What some random games told, asked and refused, each thing once."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.decisions: set[str] = set()
        self.refused: dict[str, tuple[Refusal, ColoniesAction]] = {}
        self.labels: set[str] = set()


@cache
def heard() -> Heard:
    found = Heard()
    for seed in range(15):
        seats = 1 + seed % 5
        variant = {"expansion": ("no", "yes")[seed % 2]}
        if seats > 1:
            variant["mode"] = ("basic", "advanced")[seed // 5 % 2]
            variant["cards"] = ("random", "chosen")[seed % 2]
            variant["workers"] = ("one_by_one", "plans", "rank_and_file")[seed % 3]
        play(found, seats, seed, variant)
    return found


def play(found: Heard, seats: int, seed: int, variant: dict[str, str]) -> None:
    """One game of chance that sometimes tries what it may not."""
    chance = random.Random(seed)
    s = GAME.setup(seats, seed, variant)
    s.listen()
    while waiting := GAME.waiting(s):
        seat = chance.choice(waiting)
        found.decisions.add(type(decision_of(s, seat)).__name__)
        options = GAME.options(s, seat)
        if chance.random() < 0.3:
            for action in [*GAME.candidates(s, seat), *chance.sample(GAME.actions.all, 5)]:
                refusal = GAME.why_not(s, seat, action)
                if refusal is not None:
                    found.refused.setdefault(f"{refusal.code} {action.verb}", (refusal, action))
        moving = [action for action in options if not action.stops]
        GAME.apply(s, seat, chance.choice(moving or options))
        for event in s.heard():
            found.events.setdefault(f"{event.code} {event.args}", event)
    for sheet in GAME.scores(s):
        found.labels |= {line.label for line in sheet.lines}


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

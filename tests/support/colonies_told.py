"""What games of Cosmic Colonies tell, ask and refuse, and the words for it."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

from igroteka.games.cosmic_colonies import GAME, pieces, workers
from igroteka.games.cosmic_colonies.actions import ColoniesAction
from igroteka.kernel.engine import decision_of
from igroteka.kernel.errors import Refusal
from igroteka.kernel.events import Event
from igroteka.words import Words, languages
from tests.words.test_files import messages

ID = "cosmic_colonies"

FOLDER = Path(__file__).parent.parent.parent / "src" / "igroteka" / "games" / ID

LANGUAGES = pytest.mark.parametrize("lang", languages())

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


def decisions_in_source() -> set[str]:
    """The names of all decisions of the rules."""
    found = "\n".join([file.read_text("utf-8") for file in (FOLDER / "rules").glob("*.py")])
    return set(re.findall(r"^class (\w+)\(Decision\[", found, re.MULTILINE))


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

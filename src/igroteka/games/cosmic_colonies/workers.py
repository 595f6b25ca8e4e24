"""The worker cards of all decks, read from their data files."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.abilities import NONE, Ability, read_ability, read_resource
from igroteka.games.cosmic_colonies.pieces import (
    ACTIONS_EACH,
    BASIC,
    BUILDINGS,
    CARDS_IN_GAME,
    HAND_SIZE,
    STATUE,
    facts,
)
from igroteka.kernel.components import Fact

# Decks.
ORDINARY: Final = 0
ADVANCED: Final = 1
SOLO: Final = 2
DECK_NAMES: Final = ("basic", "advanced", "solo")


class Worker:
    """One card: its priority, capacity and abilities by day (or always) and by night."""

    __slots__ = ("bot", "by_day", "by_night", "capacity", "expansion", "id", "priority")

    def __init__(self, id: str, priority: int, capacity: int, expansion: bool) -> None:
        self.id = id
        self.priority = priority
        self.capacity = capacity
        self.expansion = expansion
        self.by_day = Ability()
        self.by_night = Ability()
        # Solo: the two tries of the automaton; a building, or resources to gather.
        self.bot: list[BotTry] = []


class BotTry:
    """What the automaton tries: to build a building, or to gather these resources in order."""

    __slots__ = ("building", "resources")

    def __init__(self, building: int, resources: list[int]) -> None:
        self.building = building
        self.resources = resources


def _bot_try(fact: Fact, key: str) -> BotTry:
    data = fact.r.data.get(key)
    words = sorted(data) if isinstance(data, dict) else []
    if isinstance(data, dict) and words == ["building", "do"] and data["do"] == "build":
        name = data["building"]
        if name in BUILDINGS[:BASIC]:
            return BotTry(BUILDINGS.index(str(name)), [])
    if isinstance(data, dict) and words == ["do", "resources"] and data["do"] == "gather":
        found = data["resources"]
        if isinstance(found, list) and found:
            return BotTry(NONE, [read_resource(fact, key, name) for name in found])
    raise fact.facts.broken(
        f"{fact.r.at(key)}: expected a basic building to build or resources to gather, "
        f"found {data!r}"
    )


def _deck(name: str, fields: tuple[str, ...]) -> list[Worker]:
    """The cards of one deck by priority; `fields`: what this deck's cards have beside the rest."""
    file = facts(f"{name}_workers")
    ids = file.ids("worker")
    found: list[Worker] = []
    for fact in file.entries("worker", ids, ("priority", "capacity", *fields)):
        expansion = fact.flag("expansion") if "expansion" in fields else False
        priority = fact.whole("priority", 1, 99)
        worker = Worker(fact.text("id"), priority, fact.whole("capacity", 1, 9), expansion)
        worker.by_day = read_ability(fact, "day" if "day" in fields else "ability")
        worker.by_night = read_ability(fact, "night") if "night" in fields else worker.by_day
        if "night_adds" in fields:
            fact.flag("night_adds")  # 8.4
        if "first" in fields:
            worker.bot = [_bot_try(fact, "first"), _bot_try(fact, "second")]
        found.append(worker)
    if [worker.priority for worker in found] != list(range(1, len(found) + 1)):
        raise file.broken(f"expected priorities from 1 to {len(found)} in order")
    return found


DECKS: Final = [
    _deck("basic", ("ability", "expansion")),
    _deck("advanced", ("day", "night", "night_adds", "expansion")),
    _deck("solo", ("ability", "first", "second")),
]
# A card is one number over all decks.
FIRST_CARD: Final = (0, len(DECKS[ORDINARY]), len(DECKS[ORDINARY]) + len(DECKS[ADVANCED]))
WORKERS: Final = [*DECKS[ORDINARY], *DECKS[ADVANCED], *DECKS[SOLO]]
CARDS: Final = tuple([worker.id for worker in WORKERS])
if len(set(CARDS)) != len(CARDS):
    raise facts("basic_workers").broken("expected different ids on all worker cards")
assert BUILDINGS[STATUE] == "statue"


def _check_cards(seats: int, cards: int) -> None:
    """1.9, 1.11, 12.3 Refuse a number of cards that does not deal out.

    Several players need full hands and two more cards for each of two players, none left over;
    the solo mode needs a hand and two cards for the automaton at least, and may use all.
    """
    solo = seats == 1
    fewest = seats * (HAND_SIZE + (ACTIONS_EACH if seats <= 2 else 0))
    most = fewest
    for deck in DECKS[SOLO:] if solo else DECKS[:SOLO]:
        there = len([worker for worker in deck if not worker.expansion])
        most = there if solo else min(most, there)
    if not fewest <= cards <= most:
        raise facts("setup").broken(
            f"players {seats}.cards: expected {fewest} to {most} cards, found {cards}"
        )


for _seats, _cards in CARDS_IN_GAME.items():
    _check_cards(_seats, _cards)


def ability_of(card: int, night: bool) -> Ability:
    """8.3 By day the upper ability, by night the lower one; ordinary workers have only one."""
    return WORKERS[card].by_night if night else WORKERS[card].by_day

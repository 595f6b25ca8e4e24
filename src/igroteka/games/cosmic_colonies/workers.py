"""The worker cards: an ability is data, read here once into plain numbers."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.grid import MARGIN, SIZE
from igroteka.games.cosmic_colonies.pieces import (
    ACTIONS_EACH,
    BASIC,
    BUILDINGS,
    CARDS_IN_GAME,
    HAND_SIZE,
    LARGEST_PAYMENT,
    LARGEST_PRICE,
    RESOURCES,
    STATUE,
    STORAGE,
    facts,
)
from igroteka.kernel.components import Fact

# Decks.
ORDINARY: Final = 0
ADVANCED: Final = 1
SOLO: Final = 2
DECK_NAMES: Final = ("basic", "advanced", "solo")

# What an ability does before or after the action, one thing after the other.
MOVE: Final = 1
PLACE: Final = 2
GAIN_ANY: Final = 3
EXCHANGE: Final = 4
DEMOLISH: Final = 5
BEFORE: Final = 0
AFTER_GATHER: Final = 1
AFTER_BUILD: Final = 2
MOMENTS: Final = ("before", "after_gather", "after_build")

ANY: Final = -1
NONE: Final = -2
ONE_AREA: Final = 0
SPLIT: Final = 1
EACH: Final = 2


class Effect:
    """One thing that happens before or after the action."""

    __slots__ = ("amount", "kind", "pay", "tile")

    def __init__(self, kind: int, amount: int, tile: int, pay: int) -> None:
        self.kind = kind
        self.amount = amount  # how many; for DEMOLISH: how many resources are gained
        self.tile = tile
        self.pay = pay


class Ability:
    """What a worker changes, as numbers; without entries it is the plain action."""

    __slots__ = (
        "any_types",
        "areas",
        "bonus_gain",
        "bonus_when",
        "both",
        "builds",
        "cap_delta",
        "cost_delta",
        "discount",
        "effects",
        "from_supply",
        "ignore_adjacency",
        "may_build",
        "may_gather",
        "mode",
        "overhang",
        "overlap",
        "plus_each_other",
        "second_cost_delta",
        "take_all",
    )

    def __init__(self) -> None:
        self.may_gather = True
        self.may_build = True
        self.both = False
        self.areas = 1
        self.mode = ONE_AREA
        self.cap_delta = 0
        self.take_all = False
        self.plus_each_other = 0
        self.bonus_when = NONE
        self.bonus_gain = NONE
        self.cost_delta = 0
        self.discount = NONE
        self.any_types = False
        self.ignore_adjacency = False
        self.overhang = 0
        self.overlap = 0
        self.from_supply = False
        self.builds = 1
        self.second_cost_delta = 0
        self.effects: list[list[Effect]] = [[], [], []]


class Worker:
    """One card: what it carries, and what it can do by day (or always) and by night."""

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


def _broken(fact: Fact, key: str, found: object) -> Exception:
    return fact.facts.broken(f"{fact.r.at(key)}: expected words of an ability, found {found!r}")


def _resource(fact: Fact, key: str, name: object) -> int:
    if name == "any":
        return ANY
    if isinstance(name, str) and name in RESOURCES:
        return RESOURCES.index(name)
    raise _broken(fact, key, name)


def _count(fact: Fact, key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise fact.facts.broken(
            f"{fact.r.at(key)}: expected a whole number from {low} to {high}, found {value!r}"
        )
    return value


def _effect(fact: Fact, key: str, data: object) -> Effect:
    if isinstance(data, dict):
        words = sorted(data)
        if words == ["move"] and data["move"] == 1:
            return Effect(MOVE, 1, NONE, 0)
        if words == ["pay", "place"] and data["place"] in BUILDINGS[BASIC:]:
            paid = _count(fact, key, data["pay"], 0, LARGEST_PAYMENT)
            return Effect(PLACE, 1, BUILDINGS.index(str(data["place"])), paid)
        if words == ["gain_any"]:
            return Effect(GAIN_ANY, _count(fact, key, data["gain_any"], 1, STORAGE), NONE, 0)
        if words == ["exchange"]:
            return Effect(EXCHANGE, _count(fact, key, data["exchange"], 1, STORAGE), NONE, 0)
        if words == ["gain_any", "remove_tile"] and data["remove_tile"] == 1:
            return Effect(DEMOLISH, _count(fact, key, data["gain_any"], 1, STORAGE), NONE, 0)
    raise _broken(fact, key, data)


def _ability(fact: Fact, key: str) -> Ability:
    data = fact.r.data.get(key)
    if not isinstance(data, dict):
        raise _broken(fact, key, data)
    ability = Ability()
    for word, value in data.items():
        if word == "allow" and value in (["gather"], ["build"]):
            ability.may_gather = value == ["gather"]
            ability.may_build = value == ["build"]
        elif word == "both":
            ability.both = bool(value)
        elif word in MOMENTS and isinstance(value, list):
            ability.effects[MOMENTS.index(word)] = [_effect(fact, key, item) for item in value]
        elif word == "gather" and isinstance(value, dict):
            _gather(fact, key, ability, value)
        elif word == "build" and isinstance(value, dict):
            _build(fact, key, ability, value)
        else:
            raise _broken(fact, key, word)
    return ability


def _gather(fact: Fact, key: str, ability: Ability, data: dict[str, object]) -> None:
    for word, value in data.items():
        if word == "areas":
            ability.areas = _count(fact, key, value, 1, len(RESOURCES))
        elif word == "mode" and value in ("split", "each"):
            ability.mode = SPLIT if value == "split" else EACH
        elif word == "cap_delta":
            ability.cap_delta = _count(fact, key, value, 0, STORAGE)
        elif word == "take_all":
            ability.take_all = bool(value)
        elif word == "plus_each_other":
            ability.plus_each_other = _count(fact, key, value, 0, STORAGE)
        elif word == "bonus" and isinstance(value, list) and len(value) == 1:
            bonus = value[0]
            if not isinstance(bonus, dict) or bonus.get("n") != 1:
                raise _broken(fact, key, bonus)
            ability.bonus_when = _resource(fact, key, bonus.get("when"))
            ability.bonus_gain = _resource(fact, key, bonus.get("gain"))
        else:
            raise _broken(fact, key, word)
    if (ability.areas > 1) != (ability.mode != ONE_AREA):
        raise _broken(fact, key, "areas")


def _build(fact: Fact, key: str, ability: Ability, data: dict[str, object]) -> None:
    for word, value in data.items():
        if word == "cost_delta":
            ability.cost_delta = _count(fact, key, value, -LARGEST_PRICE, 1)
        elif word == "second_cost_delta":
            ability.second_cost_delta = _count(fact, key, value, -LARGEST_PRICE, 0)
        elif word == "discount_type":
            ability.discount = _resource(fact, key, value)
        elif word == "any_types":
            ability.any_types = bool(value)
        elif word == "ignore_adjacency":
            ability.ignore_adjacency = bool(value)
        elif word == "overhang":
            ability.overhang = _count(fact, key, value, 0, MARGIN)
        elif word == "overlap":
            ability.overlap = _count(fact, key, value, 0, SIZE)
        elif word == "from_supply":
            ability.from_supply = bool(value)
        elif word == "max_builds" and value == 2:
            ability.builds = 2
        else:
            raise _broken(fact, key, word)


def _bot_try(fact: Fact, key: str) -> BotTry:
    data = fact.r.data.get(key)
    if isinstance(data, dict) and data.get("do") == "build":
        name = data.get("building")
        if name in BUILDINGS[:BASIC]:
            return BotTry(BUILDINGS.index(str(name)), [])
    if isinstance(data, dict) and data.get("do") == "gather":
        found = data.get("resources")
        if isinstance(found, list):
            return BotTry(NONE, [_resource(fact, key, name) for name in found])
    raise _broken(fact, key, data)


def _deck(name: str, fields: tuple[str, ...]) -> list[Worker]:
    """One deck, by priority; the number of a card is its priority less one."""
    file = facts(f"{name}_workers")
    ids = file.ids("worker")
    found: list[Worker] = []
    for fact in file.entries("worker", ids, ("priority", "capacity", *fields)):
        expansion = fact.flag("expansion") if "expansion" in fields else False
        priority = fact.whole("priority", 1, 99)
        worker = Worker(fact.text("id"), priority, fact.whole("capacity", 1, 9), expansion)
        worker.by_day = _ability(fact, "day" if "day" in fields else "ability")
        worker.by_night = _ability(fact, "night") if "night" in fields else worker.by_day
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
    """1.9, 1.11 Every hand is dealt in full, two more for each of two players, and no card is over;
    12.3 alone, the automaton needs two beside the hand, and takes all there are.
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

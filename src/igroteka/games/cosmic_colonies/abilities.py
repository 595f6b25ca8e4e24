"""Abilities of workers: data in the words of effects.md, read once into plain numbers."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.grid import MARGIN, SIZE
from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BUILDINGS,
    LARGEST_PAYMENT,
    LARGEST_PRICE,
    RESOURCES,
    STORAGE,
)
from igroteka.kernel.components import Fact

# What an effect does.
MOVE: Final = 1
PLACE: Final = 2
GAIN_ANY: Final = 3
EXCHANGE: Final = 4
DEMOLISH: Final = 5

# When the effects of an ability happen.
BEFORE: Final = 0
BEFORE_GATHER: Final = 1
BEFORE_BUILD: Final = 2
AFTER_GATHER: Final = 3
AFTER_BUILD: Final = 4
MOMENTS: Final = ("before", "before_gather", "before_build", "after_gather", "after_build")

# In place of a resource.
ANY: Final = -1
NONE: Final = -2

# How a gather takes from areas.
ONE_AREA: Final = 0
SPLIT: Final = 1
EACH: Final = 2


class Effect:
    """One effect of an ability: what is done, how often, with which tile and for which price."""

    __slots__ = ("amount", "kind", "pay", "tile")

    def __init__(self, kind: int, amount: int, tile: int, pay: int) -> None:
        self.kind = kind
        self.amount = amount  # MOVE: tiles; EXCHANGE, GAIN_ANY, DEMOLISH: resources
        self.tile = tile  # PLACE: which building
        self.pay = pay  # PLACE: resources of any types


class Ability:
    """2.7 What a worker changes about the plain action, as numbers and flags."""

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
        self.bonus_when = NONE  # a resource or ANY
        self.bonus_gain = NONE  # a resource or ANY
        self.cost_delta = 0
        self.discount = NONE
        self.any_types = False
        self.ignore_adjacency = False
        self.overhang = 0
        self.overlap = 0
        self.from_supply = False
        self.builds = 1
        self.second_cost_delta = 0
        self.effects: list[list[Effect]] = [[] for _ in MOMENTS]  # [moment]: in printed order

    def earns_bonus(self, taken: list[int]) -> bool:
        """13.3 Whether a gather brings the bonus; `taken` counts what it took of each resource."""
        if self.bonus_when == ANY:
            return True
        return self.bonus_when != NONE and taken[self.bonus_when] > 0


PLAIN: Final = Ability()  # changes nothing


# --- reading ---------------------------------------------------------------------------------


def _broken(fact: Fact, key: str, found: object) -> Exception:
    return fact.facts.broken(f"{fact.r.at(key)}: expected words of an ability, found {found!r}")


def read_resource(fact: Fact, key: str, name: object) -> int:
    """One of the resources; `any` has no meaning here."""
    if isinstance(name, str) and name in RESOURCES:
        return RESOURCES.index(name)
    raise fact.facts.broken(
        f"{fact.r.at(key)}: expected one of {', '.join(RESOURCES)}; found {name!r}"
    )


def _resource_or_any(fact: Fact, key: str, name: object) -> int:
    return ANY if name == "any" else read_resource(fact, key, name)


def _flag(fact: Fact, key: str, word: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise fact.facts.broken(
            f"{fact.r.at(key)}: expected true or false for {word}, found {value!r}"
        )
    return value


def _count(fact: Fact, key: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise fact.facts.broken(
            f"{fact.r.at(key)}: expected a whole number from {low} to {high}, found {value!r}"
        )
    return value


def read_ability(fact: Fact, key: str) -> Ability:
    """The ability that a worker card has under `key`, checked word by word."""
    data = fact.r.data.get(key)
    if not isinstance(data, dict):
        raise _broken(fact, key, data)
    ability = Ability()
    for word, value in data.items():
        if word == "allow" and value in (["gather"], ["build"]):
            ability.may_gather = value == ["gather"]
            ability.may_build = value == ["build"]
        elif word == "both":
            ability.both = _flag(fact, key, word, value)
        elif word in MOMENTS and isinstance(value, list) and value:
            ability.effects[MOMENTS.index(word)] = [_effect(fact, key, item) for item in value]
        elif word == "gather" and isinstance(value, dict):
            _gather(fact, key, ability, value)
        elif word == "build" and isinstance(value, dict):
            _build(fact, key, ability, value)
        else:
            raise _broken(fact, key, word)
    if ability.both and not (ability.may_gather and ability.may_build):
        raise fact.facts.broken(f"{fact.r.at(key)}: expected allow or both, found the two of them")
    return ability


def _effect(fact: Fact, key: str, data: object) -> Effect:
    if isinstance(data, dict):
        words = sorted(data)
        if words == ["move"]:
            return Effect(MOVE, _count(fact, key, data["move"], 1, STORAGE), NONE, 0)
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


def _gather(fact: Fact, key: str, ability: Ability, data: dict[str, object]) -> None:
    for word, value in data.items():
        if word == "areas":
            ability.areas = _count(fact, key, value, 2, len(RESOURCES))
        elif word == "mode" and value in ("split", "each"):
            ability.mode = SPLIT if value == "split" else EACH
        elif word == "cap_delta":
            ability.cap_delta = _count(fact, key, value, 0, STORAGE)
        elif word == "take_all":
            ability.take_all = _flag(fact, key, word, value)
        elif word == "plus_each_other":
            ability.plus_each_other = _count(fact, key, value, 0, STORAGE)
        elif word == "bonus" and isinstance(value, list) and len(value) == 1:
            _bonus(fact, key, ability, value[0])
        else:
            raise _broken(fact, key, word)
    if (ability.areas > 1) != (ability.mode != ONE_AREA):
        raise fact.facts.broken(f"{fact.r.at(key)}: expected areas and mode together, found one")
    if ability.areas > 1 and (ability.take_all or ability.plus_each_other):
        raise fact.facts.broken(
            f"{fact.r.at(key)}: expected areas, take_all or plus_each_other, found two of them"
        )


def _bonus(fact: Fact, key: str, ability: Ability, data: object) -> None:
    if not isinstance(data, dict) or sorted(data) != ["gain", "n", "when"] or data["n"] != 1:
        raise _broken(fact, key, data)
    ability.bonus_when = _resource_or_any(fact, key, data["when"])
    ability.bonus_gain = _resource_or_any(fact, key, data["gain"])


def _build(fact: Fact, key: str, ability: Ability, data: dict[str, object]) -> None:
    for word, value in data.items():
        if word == "cost_delta":
            ability.cost_delta = _count(fact, key, value, -LARGEST_PRICE, 1)
        elif word == "second_cost_delta":
            ability.second_cost_delta = _count(fact, key, value, -LARGEST_PRICE, 0)
        elif word == "discount_type":
            ability.discount = read_resource(fact, key, value)
        elif word == "any_types":
            ability.any_types = _flag(fact, key, word, value)
        elif word == "ignore_adjacency":
            ability.ignore_adjacency = _flag(fact, key, word, value)
        elif word == "overhang":
            ability.overhang = _count(fact, key, value, 0, MARGIN)
        elif word == "overlap":
            ability.overlap = _count(fact, key, value, 0, SIZE)
        elif word == "from_supply":
            ability.from_supply = _flag(fact, key, word, value)
        elif word == "max_builds" and value == 2:
            ability.builds = 2
        else:
            raise _broken(fact, key, word)
    if ability.second_cost_delta and ability.builds == 1:
        raise fact.facts.broken(
            f"{fact.r.at(key)}: expected second_cost_delta together with max_builds, found it alone"
        )

"""Changes of a saved position: values that no field can have, and damage by chance."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from igroteka.kernel.fields import (
    Big,
    Derived,
    Field,
    Fields,
    Flag,
    Id,
    Ids,
    Parts,
    Row,
    Seat,
    Tally,
    Whole,
    Wholes,
)
from igroteka.kernel.game import AnyGame

Path = tuple[str | int, ...]
GONE = object()  # the value is taken out
NO_NAME = "no_such_name"
# Of every type that JSON has.
STRANGE: tuple[object, ...] = (None, -(10**9), 2.5, NO_NAME, [NO_NAME], {NO_NAME: 1})


class Change(NamedTuple):
    """One change of a save: where, and what stands there then."""

    path: Path
    value: object

    def __str__(self) -> str:
        where = ".".join([str(part) for part in self.path])
        return f"{where} {'gone' if self.value is GONE else repr(self.value)}"


def changed(data: Any, change: Change) -> Any:
    """A copy of a save with one change."""
    copy = json.loads(json.dumps(data))
    holder = copy
    for part in change.path[:-1]:
        holder = holder[part]
    if change.value is GONE:
        del holder[change.path[-1]]
    else:
        holder[change.path[-1]] = change.value
    return copy


# --- what the declared fields cannot be ------------------------------------------------------


def wrong_values(field: Field, seats: int) -> list[object]:
    """Values out of the bounds of a field, and of types it does not have."""
    if isinstance(field, Whole):
        return [field.low - 1, field.high + 1, True, *not_of(int)]
    if isinstance(field, Seat):
        return [min(0, int(field.start)) - 1, seats, True, *not_of(int)]
    if isinstance(field, Flag):
        return [0, 1, *not_of(bool)]
    if isinstance(field, Id):
        return [NO_NAME, 0, *not_of(str)]
    if isinstance(field, Ids):
        too_many = " ".join([field.names[0]] * (field.most + 1))
        return [NO_NAME, too_many, f"{field.names[0]}*2", *not_of(str)]
    if isinstance(field, Tally):
        return [*wrong_tallies(field), NO_NAME, *not_of(str)]
    if isinstance(field, Row):
        return [". " * (field.length + 1), ". " * (field.length - 1) + NO_NAME, *not_of(str)]
    if isinstance(field, Wholes):
        return [*wrong_lists(field, field.length or seats), *not_of(list)]
    if isinstance(field, Big):
        return [f"{field.high + 1:x}", "-1", "0x1", *not_of(str)]
    return list(STRANGE)


def not_of(kind: type) -> list[object]:
    """Values of every type but one."""
    return [value for value in STRANGE if type(value) is not kind]


def wrong_tallies(field: Tally) -> list[object]:
    """One piece more than there are of each kind, and forms that are no tally."""
    found: list[object] = [f"{field.names[0]}*0", f"{field.names[0]}*x", f"{field.names[0]}*-1"]
    for name, most in zip(field.names, field.most, strict=True):
        found.append(f"{name}*{most + 1}")
    return [*found, f"{field.names[0]} {field.names[0]}"]


def wrong_lists(field: Wholes, length: int) -> list[object]:
    """Lists too short, too long, or with one number out of bounds."""
    right = [field.low] * length
    wrong: list[object] = [field.low - 1, field.high + 1, "1", True, None]
    return [right[1:], [*right, field.low], *[[*right[1:], value] for value in wrong]]


def changes_of(fields: Fields, data: Any, seats: int, path: Path) -> Iterator[Change]:
    """Every wrong value of every field, unknown keys, and missing keys that must be there."""
    yield Change((*path, NO_NAME), 1)
    yield Change((*path, NO_NAME * 50), 1)
    for field in fields.all:
        place = (*path, field.name)
        if isinstance(field, Derived):
            yield Change(place, 0)
            continue
        if not fields.sparse:
            yield Change(place, GONE)
        if isinstance(field, Parts):
            yield Change(place, [{}] * (seats + 1))
            yield Change(place, [*data[field.name][1:], 1])
            for value in not_of(list):
                yield Change(place, value)
            for index, part in enumerate(data[field.name]):
                yield from changes_of(field.fields, part, seats, (*place, index))
        else:
            for value in wrong_values(field, seats):
                yield Change(place, value)


def changes_of_steps(game: AnyGame, seats: int) -> Iterator[Change]:
    """Pending steps of every kind with a wrong seat, or with values that they cannot have."""
    stack = ("position", "stack")
    yield Change(stack, [[NO_NAME, 0]])
    yield Change(stack, [[]])
    for name in game.steps.makers:
        labels = game.steps.labels[name]
        right = [first_of(game, label) for label in labels]
        for seat in (seats, -2, "0", True, None):
            yield Change(stack, [[name, seat, *right]])
        yield Change(stack, [[name, 0, *right, 0]])
        yield Change(stack, [[name, 0, *right[1:]]] if right else [[name]])
        for index, label in enumerate(labels):
            odd: list[object] = [None, True, 1 << 50, "0xg", [0], {}]
            for value in [*odd, *([0, -2] if label in game.steps.names else [])]:
                yield Change(stack, [[name, 0, *right[:index], value, *right[index + 1 :]]])


def first_of(game: AnyGame, label: str) -> str | int:
    """A value that a parameter of a step can have."""
    names = game.steps.names.get(label)
    return 0 if names is None else names[0]


def changes_of_the_rest(game: AnyGame, data: Any) -> Iterator[Change]:
    """What the kernel writes around the fields of a game."""
    yield Change((NO_NAME,), 1)
    for key in ("format", "game", "rules_version", "position"):
        yield Change((key,), GONE)
        for value in STRANGE:
            yield Change((key,), value)
    yield Change(("rules_version",), game.meta.rules_version + 1)
    for key in ("seats", "variant", "stack", "own", "dice"):
        yield Change(("position", key), GONE)
        for value in STRANGE:
            yield Change(("position", key), value)
    seats = data["position"]["seats"]
    yield Change(("position", "seats"), game.meta.max_seats + 1)
    yield Change(("position", "own"), [[]] * (seats + 1))
    yield Change(("position", "dice"), ["1"] * seats)
    yield Change(("position", "dice", 0), "f" * 41)
    yield Change(("position", "dice", 0), "")
    for option in game.meta.options:
        yield Change(("position", "variant", option.name), NO_NAME)
        for choice in option.choices:
            if not option.is_for(choice, seats):
                yield Change(("position", "variant", option.name), choice)


# --- damage by chance ------------------------------------------------------------------------


def places_in(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of a save."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inside:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places_in(value, (*path, key))


def value_at(data: Any, path: Path) -> Any:
    """What stands at a place."""
    for part in path:
        data = data[part]
    return data


def damage(data: Any, chance: Random) -> Change:
    """A change that could come from a slip of somebody who edits the file."""
    places = list(places_in(data["position"], ("position",)))
    path = chance.choice(places)
    value = value_at(data, path)
    other = value_at(data, chance.choice(places))
    kinds: list[object] = [GONE, other]
    if isinstance(value, bool):
        kinds.append(not value)
    elif isinstance(value, int):
        kinds += [value + 1, value - 1, -value, value + 7]
    elif isinstance(value, str):
        words = value.split() or [NO_NAME]
        kinds += [" ".join(words[1:]), " ".join([*words, chance.choice(words)]), words[0]]
        kinds.append(" ".join(chance.sample(words, len(words))))
    elif isinstance(value, list) and value:
        kinds += [value[1:], value[::-1], [*value, chance.choice(value)]]
    return Change(path, chance.choice(kinds))


def mixed_up(data: Any, others: list[Any], chance: Random) -> Change:
    """A stack of pending steps with one of them twice, in another order, or from another save."""
    paths: list[Path] = [("position", "stack")]
    paths += [("position", "own", seat) for seat in range(data["position"]["seats"])]
    filled = [path for path in paths if value_at(data, path)]
    path = chance.choice(filled if filled and chance.random() < 0.8 else paths)
    steps = list(value_at(data, path))
    other = chance.choice(others)["position"]
    foreign = [*other["stack"], *[step for own in other["own"] for step in own]]
    at = chance.randrange(len(steps) + 1)
    kind = chance.randrange(5)
    if kind == 0 and steps:
        steps *= 40
    elif kind == 1:
        chance.shuffle(steps)
    elif kind == 2 and steps:
        steps.insert(at, chance.choice(steps))
    elif kind == 3 and steps and foreign:
        steps[at - 1] = chance.choice(foreign)
    elif foreign:
        steps.insert(at, chance.choice(foreign))
    return Change(path, steps)

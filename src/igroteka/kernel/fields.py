"""The fields of a position, declared once: their start, their bounds, how they are saved and read.

A game lists the fields of its `State` and of its `Player` next to the classes. From that list
follow the slots of the class, an empty position, the save, the checked way back, and the
refusal of unknown keys. Only `clone` is written by hand, because it has to be fast; a law
compares it with this list.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import (
    Reader,
    big_number,
    index_of,
    listed,
    shown,
    tallied,
    without_nothing,
)

# A value, or a function that makes it for a number of seats.
Start: TypeAlias = Any
NOTHING = "."  # an empty place in a row


class Field(ABC):
    """One field: a name, a value to begin with, and the two ways between value and plain data.

    `attributes` are what it is kept in. A `sparse` save leaves the field out while it is 0,
    empty or false, if `leaves_out` says so.
    """

    name: str
    attributes: tuple[str, ...]
    start: Start
    saved: bool = True
    leaves_out: bool = True

    def __init__(self, name: str, start: Start) -> None:
        self.name = name
        self.attributes = (name,)
        self.start = start
        self.saved = True
        self.leaves_out = True

    def begin(self, seats: int) -> Any:
        """A fresh value for a new position."""
        return fresh(self.start, seats)

    @abstractmethod
    def write(self, value: Any) -> object:
        """The value as plain data."""

    @abstractmethod
    def read(self, r: Reader) -> Any:
        """The value from the save; raises `UnreadableSave` if it does not fit."""

    def nothing(self) -> Any:
        """The value that a sparse save leaves out."""
        return 0

    def begun(self, thing: Any, seats: int) -> None:
        """Give a new object its value to begin with."""
        setattr(thing, self.name, self.begin(seats))

    def dump(self, thing: Any) -> object:
        """What the save of an object says."""
        return self.write(getattr(thing, self.name))

    def restore(self, thing: Any, r: Reader) -> None:
        """Give an object the value from its save."""
        setattr(thing, self.name, self.read(r))

    def left_out(self, thing: Any, seats: int) -> None:
        """Give an object the value that its sparse save left out."""
        setattr(thing, self.name, self.nothing())


class Whole(Field):
    """A whole number within bounds."""

    def __init__(self, name: str, low: int, high: int, start: int = 0) -> None:
        super().__init__(name, start)
        self.low = low
        self.high = high

    def write(self, value: Any) -> object:
        return value

    def read(self, r: Reader) -> Any:
        return r.whole(self.name, self.low, self.high)


class Seat(Field):
    """A seat of this game; -1 for nobody where that is allowed."""

    def __init__(self, name: str, start: int = 0) -> None:
        super().__init__(name, start)

    def write(self, value: Any) -> object:
        return value

    def read(self, r: Reader) -> Any:
        return r.whole(self.name, min(0, int(self.start)), r.seats - 1)


class Flag(Field):
    """True or false."""

    def __init__(self, name: str, start: bool = False) -> None:
        super().__init__(name, start)

    def write(self, value: Any) -> object:
        return value

    def read(self, r: Reader) -> Any:
        return r.flag(self.name)

    def nothing(self) -> Any:
        return False


class Id(Field):
    """One of some names, kept as its index; a save always says it."""

    def __init__(self, name: str, names: Sequence[str], start: int = 0) -> None:
        super().__init__(name, start)
        self.names = names
        self.leaves_out = False

    def write(self, value: Any) -> object:
        return self.names[value]

    def read(self, r: Reader) -> Any:
        return r.name(self.name, self.names)


class Ids(Field):
    """A list of names in one text, kept as indices; `base` is the index of the first name."""

    def __init__(
        self, name: str, names: Sequence[str], start: Start = (), base: int = 0, most: int = 999
    ) -> None:
        super().__init__(name, start)
        self.names = names
        self.base = base
        self.most = most

    def write(self, value: Any) -> object:
        return listed([index - self.base for index in value], self.names)

    def read(self, r: Reader) -> Any:
        found = r.ids(self.name, self.names)
        if len(found) > self.most:
            raise UnreadableSave(f"{r.at(self.name)}: expected at most {self.most} names")
        return [self.base + index for index in found]

    def nothing(self) -> Any:
        return []


class Tally(Field):
    """Counts per name, written like `monk*2 farmer`; a bound for all or one for each."""

    def __init__(
        self, name: str, names: Sequence[str], high: int | Sequence[int], start: Start = None
    ) -> None:
        super().__init__(name, [0] * len(names) if start is None else start)
        self.names = names
        self.most = [high] * len(names) if isinstance(high, int) else list(high)

    def write(self, value: Any) -> object:
        return tallied(value, self.names)

    def read(self, r: Reader) -> Any:
        counts = r.tally(self.name, self.names, max(self.most))
        for index in range(len(counts)):
            if counts[index] > self.most[index]:
                raise UnreadableSave(
                    f"{r.at(self.name)}: expected at most {self.most[index]} for "
                    f"{self.names[index]}, found {counts[index]}"
                )
        return counts

    def nothing(self) -> Any:
        return [0] * len(self.names)


class Row(Field):
    """A row of places, each empty (-1, a dot) or holding one of some names."""

    def __init__(self, name: str, names: Sequence[str], length: int) -> None:
        super().__init__(name, [-1] * length)
        self.names = names
        self.length = length

    def write(self, value: Any) -> object:
        return row_text(value, self.names)

    def read(self, r: Reader) -> Any:
        return read_row(r, self.name, self.length, self.names)

    def nothing(self) -> Any:
        return [-1] * self.length


class Wholes(Field):
    """A list of whole numbers within bounds; `length` 0 stands for one for each seat."""

    def __init__(self, name: str, length: int, low: int, high: int, start: int = 0) -> None:
        super().__init__(name, lambda seats: [start] * (length or seats))
        self.length = length
        self.low = low
        self.high = high

    def write(self, value: Any) -> object:
        return list(value)

    def read(self, r: Reader) -> Any:
        found = r.items(self.name, self.length or r.seats)
        for value in found:
            is_number = isinstance(value, int) and not isinstance(value, bool)
            if not is_number or not self.low <= value <= self.high:  # type: ignore[operator]
                raise UnreadableSave(
                    f"{r.at(self.name)}: expected whole numbers from {self.low} to {self.high}, "
                    f"found {shown(value)}"
                )
        return found

    def left_out(self, thing: Any, seats: int) -> None:
        self.begun(thing, seats)


class Mask(Field):
    """A set of names, kept as the bits of one whole number and written as a list of names."""

    def __init__(self, name: str, names: Sequence[str], start: int = 0) -> None:
        super().__init__(name, start)
        self.names = names

    def write(self, value: Any) -> object:
        return mask_text(value, self.names)

    def read(self, r: Reader) -> Any:
        return read_mask(r.ids(self.name, self.names), self.names, r.at(self.name))


class Masks(Field):
    """A list of sets of the same names, each kept as the bits of one whole number."""

    def __init__(self, name: str, names: Sequence[str], length: int) -> None:
        super().__init__(name, [0] * length)
        self.names = names
        self.length = length

    def write(self, value: Any) -> object:
        return [mask_text(mask, self.names) for mask in value]

    def read(self, r: Reader) -> Any:
        masks: list[int] = []
        for text in r.items(self.name, self.length):
            if not isinstance(text, str):
                raise UnreadableSave(f"{r.at(self.name)}: expected texts, found {shown(text)}")
            ids = [index_of(word, self.names, r.at(self.name)) for word in text.split()]
            masks.append(read_mask(ids, self.names, r.at(self.name)))
        return masks

    def left_out(self, thing: Any, seats: int) -> None:
        self.begun(thing, seats)


class Big(Field):
    """A large whole number such as a mask of squares, written in hexadecimal digits."""

    def __init__(self, name: str, high: int) -> None:
        super().__init__(name, 0)
        self.high = high

    def write(self, value: Any) -> object:
        return f"{value:x}" if value else ""

    def read(self, r: Reader) -> Any:
        text = r.value(self.name)
        found = 0 if text == "" else big_number(text, r.at(self.name))
        if found > self.high:
            raise UnreadableSave(f"{r.at(self.name)}: expected at most {self.high:x}")
        return found


class Own(Field):
    """A field with a form of its own: the game gives the two functions.

    `write` takes the value; `read` takes the reader of the object that holds the field and is
    called only if the field is written. `nothing` is what a sparse save leaves out.
    """

    def __init__(
        self,
        name: str,
        start: Start,
        write: Callable[[Any], object],
        read: Callable[[Reader], Any],
        nothing: Start = None,
    ) -> None:
        super().__init__(name, start)
        self._write = write
        self._read = read
        self._nothing = start if nothing is None else nothing

    def write(self, value: Any) -> object:
        return self._write(value)

    def read(self, r: Reader) -> Any:
        return self._read(r)

    def nothing(self) -> Any:
        return list(self._nothing) if isinstance(self._nothing, list) else self._nothing


class Joint(Field):
    """Several fields that are saved as one entry, or one under another name.

    `starts` has the attributes with their values to begin with, which a sparse save leaves out.
    `write` takes the object that holds them; `read` takes the object and the reader of its save,
    sets the attributes, and is called only if the entry is written. What stands above it in the
    list has been read before.
    """

    def __init__(
        self,
        name: str,
        starts: dict[str, Start],
        write: Callable[[Any], object],
        read: Callable[[Any, Reader], None],
    ) -> None:
        super().__init__(name, None)
        self.attributes = tuple(starts)
        self.starts = starts
        self._write = write
        self._read = read

    def begun(self, thing: Any, seats: int) -> None:
        for name in self.starts:
            setattr(thing, name, fresh(self.starts[name], seats))

    def dump(self, thing: Any) -> object:
        return self._write(thing)

    def restore(self, thing: Any, r: Reader) -> None:
        self._read(thing, r)

    def left_out(self, thing: Any, seats: int) -> None:
        self.begun(thing, seats)

    def write(self, value: Any) -> object:
        raise AssertionError(f"{self.name} is written from the whole object")

    def read(self, r: Reader) -> Any:
        raise AssertionError(f"{self.name} is read into the whole object")


class Derived(Field):
    """A field that is not saved, because it follows from the others: see `Game.settle`."""

    def __init__(self, name: str, start: Start) -> None:
        super().__init__(name, start)
        self.saved = False

    def write(self, value: Any) -> object:
        raise AssertionError(f"{self.name} is not saved")

    def read(self, r: Reader) -> Any:
        raise AssertionError(f"{self.name} is not saved")


class Parts(Field):
    """A list of objects with fields of their own, such as the players: one for each seat."""

    def __init__(self, name: str, make: Callable[[], Any], fields: Fields) -> None:
        super().__init__(name, lambda seats: [fields.begun(make(), seats) for _ in range(seats)])
        self.make = make
        self.fields = fields

    def write(self, value: Any) -> object:
        return [self.fields.dump(part) for part in value]

    def read(self, r: Reader) -> Any:
        return [
            self.fields.restore(self.fields.begun(self.make(), r.seats), part)
            for part in r.children(self.name, r.seats)
        ]


class Fields:
    """All fields of a class, in the order of the save.

    A `sparse` object leaves out what is 0, empty or false; otherwise every field must be there.
    """

    def __init__(self, fields: list[Field], sparse: bool = False) -> None:
        self.all = fields
        self.sparse = sparse
        self.names = tuple([name for field in fields for name in field.attributes])
        self.saved = tuple([field.name for field in fields if field.saved])
        assert len(set(self.names)) == len(self.names), f"a field twice in {self.names}"

    def begun(self, thing: Any, seats: int) -> Any:
        """Fill a new object with the values to begin with, and return it."""
        for field in self.all:
            field.begun(thing, seats)
        return thing

    def dump(self, thing: Any) -> dict[str, object]:
        """The object as plain data."""
        data = {field.name: field.dump(thing) for field in self.all if field.saved}
        return without_nothing(data) if self.sparse else data

    def restore(self, thing: Any, r: Reader, also: Sequence[str] = ()) -> Any:
        """Fill an object from its save and return it; `also` names keys that others read."""
        r.known([*self.saved, *also])
        for field in self.all:
            if not field.saved:
                continue
            if self.sparse and field.leaves_out and field.name not in r.data:
                field.left_out(thing, r.seats)
            else:
                r.value(field.name)  # refuses an absent field, also where a text may be empty
                field.restore(thing, r)
        return thing


def fresh(start: Start, seats: int) -> Any:
    """A value to begin with that nothing else holds: made by a function, or a list of its own."""
    if callable(start):
        return start(seats)
    return list(start) if isinstance(start, list | tuple) else start


def row_text(ids: Sequence[int], names: Sequence[str]) -> str:
    """A row of places such as `farmer . tech`; a dot is an empty one."""
    return " ".join([NOTHING if index < 0 else names[index] for index in ids])


def read_row(r: Reader, key: str, length: int, names: Sequence[str]) -> list[int]:
    """The way back from `row_text`: one name or dot for each place."""
    text = r.value(key)
    found = text.split() if isinstance(text, str) else []
    if len(found) != length:
        raise UnreadableSave(
            f"{r.at(key)}: expected {length} words such as {row_text([0, -1][:length], names)!r}, "
            f"found {shown(text)}"
        )
    return [-1 if word == NOTHING else index_of(word, names, r.at(key)) for word in found]


def mask_text(mask: int, names: Sequence[str]) -> str:
    """The names whose bits are set, as one text."""
    return " ".join([names[index] for index in range(len(names)) if mask >> index & 1])


def read_mask(ids: Sequence[int], names: Sequence[str], where: str) -> int:
    """The way back from `mask_text`: one bit for each name; no name twice."""
    mask = 0
    for index in ids:
        if mask >> index & 1:
            raise UnreadableSave(f"{where}: expected {names[index]} once, found it twice")
        mask |= 1 << index
    return mask

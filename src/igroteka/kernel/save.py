"""Reading saved data: plain JSON in, checked values out, a clear sentence if it does not fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from igroteka.kernel.dice import BYTES
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.step import AnyStep

FORMAT = 1
LARGE = 1 << 40
HEX = "0123456789abcdef"


def shown(value: object) -> str:
    """A found value, short enough for an error message."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Reader:
    """One JSON object of a save, knowing where it stands, so that errors can say where."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise UnreadableSave(f"{where}: expected an object, found {shown(data)}")
        self.data: dict[str, object] = data
        self.where = where

    def at(self, key: str) -> str:
        """Where a field stands, e.g. `players[2].coins`."""
        return f"{self.where}.{key}" if self.where else key

    def value(self, key: str) -> object:
        """A field that must be there."""
        if key not in self.data:
            raise UnreadableSave(f"{self.at(key)}: expected this field, found none")
        return self.data[key]

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise UnreadableSave(
                f"{self.at(key)}: expected a whole number from {low} to {high}, "
                f"found {shown(value)}"
            )
        return value

    def big(self, key: str) -> int:
        """A large number kept as hexadecimal text (JSON readers elsewhere lose digits)."""
        value = self.value(key)
        if not isinstance(value, str) or not value or value.strip(HEX):
            raise UnreadableSave(
                f"{self.at(key)}: expected hexadecimal digits as text, found {shown(value)}"
            )
        if len(value) > 2 * BYTES:
            raise UnreadableSave(
                f"{self.at(key)}: expected at most {2 * BYTES} digits, found {len(value)}"
            )
        return int(value, 16)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise UnreadableSave(f"{self.at(key)}: expected true or false, found {shown(value)}")
        return value

    def items(self, key: str, length: int = -1) -> list[object]:
        """A list, of a given length if one is named."""
        value = self.value(key)
        if not isinstance(value, list):
            raise UnreadableSave(f"{self.at(key)}: expected a list, found {shown(value)}")
        if length >= 0 and len(value) != length:
            raise UnreadableSave(
                f"{self.at(key)}: expected a list of {length}, found {len(value)} entries"
            )
        return list(value)

    def child(self, key: str) -> Reader:
        """A nested object."""
        return Reader(self.value(key), self.at(key))

    def children(self, key: str, length: int) -> list[Reader]:
        """A list of nested objects."""
        found = self.items(key, length)
        return [Reader(found[index], f"{self.at(key)}[{index}]") for index in range(length)]

    def known(self, keys: Sequence[str]) -> None:
        """Refuse fields that mean nothing here: a typing error in an edited position."""
        for key in self.data:
            if key not in keys:
                raise UnreadableSave(
                    f"{self.at(key)}: expected one of {', '.join(keys)}, found {key!r}"
                )

    def name(self, key: str, names: Sequence[str]) -> int:
        """The index of a readable id."""
        return index_of(self.value(key), names, self.at(key))

    def names(self, key: str, names: Sequence[str]) -> list[int]:
        """The indices of a list of readable ids."""
        return [index_of(value, names, self.at(key)) for value in self.items(key)]

    def counts(self, key: str, names: Sequence[str], high: int) -> list[int]:
        """Counts per readable id; those not named are 0."""
        nested = self.child(key)
        nested.known(names)
        return [nested.whole(name, 0, high) if name in nested.data else 0 for name in names]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds; 0 where it is not written."""
        return self.whole(key, low, high) if key in self.data else 0

    def words(self, key: str) -> list[str]:
        """The words of a text; none where it is not written."""
        text = self.data.get(key, "")
        if not isinstance(text, str):
            raise UnreadableSave(f"{self.at(key)}: expected words in a text, found {shown(text)}")
        return text.split()

    def ids(self, key: str, names: Sequence[str]) -> list[int]:
        """The indices of readable ids written in one text."""
        return [index_of(word, names, self.at(key)) for word in self.words(key)]

    def tally(self, key: str, names: Sequence[str], high: int) -> list[int]:
        """Counts written like `monk*2 farmer`; those not named are 0."""
        counts = [0] * len(names)
        for word in self.words(key):
            name, _, number = word.partition("*")
            index = index_of(name, names, self.at(key))
            if counts[index] or (number and not 0 < plain_number(number) <= high):
                raise UnreadableSave(
                    f"{self.at(key)}: expected {name} once, with a number from 1 to {high}; "
                    f"found {shown(self.data[key])}"
                )
            counts[index] = plain_number(number) if number else 1
        return counts


def plain_number(text: str) -> int:
    """A whole number written in plain digits; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def is_large(text: str) -> bool:
    """Whether a text is a large number as `StepCodec` writes it."""
    digits = text.removeprefix("0x")
    return text.startswith("0x") and 0 < len(digits) <= 60 and not digits.strip(HEX)


def index_of(value: object, names: Sequence[str], where: str) -> int:
    """The index of a readable id among those that exist."""
    if isinstance(value, str) and value in names:
        return list(names).index(value)
    expected = ", ".join(names) if len(names) <= 12 else ", ".join(names[:12]) + ", ..."
    raise UnreadableSave(f"{where}: expected one of {expected}; found {shown(value)}")


def counted(counts: list[int], names: Sequence[str]) -> dict[str, int]:
    """Counts per readable id, leaving out zeros; the way back from `Reader.counts`."""
    return {names[index]: counts[index] for index in range(len(counts)) if counts[index]}


def tallied(counts: list[int], names: Sequence[str]) -> str:
    """Counts as a short text such as `monk*2 farmer`; the way back from `Reader.tally`."""
    words: list[str] = []
    for index in range(len(counts)):
        if counts[index]:
            number = f"*{counts[index]}" if counts[index] > 1 else ""
            words.append(names[index] + number)
    return " ".join(words)


def listed(ids: list[int], names: Sequence[str]) -> str:
    """Readable ids as one text; the way back from `Reader.ids`."""
    return " ".join([names[index] for index in ids])


def without_nothing(data: dict[str, object]) -> dict[str, object]:
    """The same data without what is 0, empty or false: not written means not there."""
    return {key: data[key] for key in data if data[key]}


def check_counts(found: dict[str, int], expected: dict[str, int]) -> None:
    """Refuse a position in which pieces are missing or added."""
    for name in expected:
        if found[name] != expected[name]:
            raise UnreadableSave(f"{name}: expected {expected[name]} in all, found {found[name]}")


class StepCodec:
    """Turns pending steps into `["Torture", 2, 3]` and back; ids become readable names.

    `kinds` gives, for each step class, the names of its extra fields; a field that stands in
    `names` is written as one of those names, any other as a number.
    """

    def __init__(self, names: dict[str, Sequence[str]]) -> None:
        self.names = names
        self.makers: dict[str, Callable[..., AnyStep]] = {}
        self.fields: dict[str, Sequence[str]] = {}

    def add(self, maker: Callable[..., AnyStep], name: str, fields: Sequence[str] = ()) -> None:
        """Enter a step class. Its name is part of the save format."""
        self.makers[name] = maker
        self.fields[name] = fields

    def write(self, step: AnyStep) -> list[str | int]:
        """One step as plain data."""
        name = type(step).__name__
        written: list[str | int] = [name, step.seat]
        numbers = step.numbers()
        fields = self.fields[name]
        for index in range(len(numbers)):
            table = self.names.get(fields[index])
            number = numbers[index]
            if table is not None and number >= 0:
                written.append(table[number])
            else:
                # Masks of squares are larger than what other JSON readers keep exactly.
                written.append(number if number < LARGE else f"{number:#x}")
        return written

    def read(self, data: object, where: str, seats: int) -> AnyStep:
        """One step from plain data."""
        known = isinstance(data, list) and len(data) >= 2 and isinstance(data[0], str)
        if not isinstance(data, list) or not known or data[0] not in self.makers:
            raise UnreadableSave(
                f"{where}: expected [step, seat, ...] with a step such as "
                f"{sorted(self.makers)[0]!r}, found {shown(data)}"
            )
        name = str(data[0])
        seat = data[1]
        if not isinstance(seat, int) or not -1 <= seat < seats:
            raise UnreadableSave(f"{where}: expected a seat below {seats}, found {shown(seat)}")
        fields = self.fields[name]
        if len(data) != 2 + len(fields):
            raise UnreadableSave(
                f"{where}: expected {len(fields)} values after the seat of {name}, "
                f"found {len(data) - 2}"
            )
        numbers: list[int] = []
        for index in range(len(fields)):
            value = data[2 + index]
            table = self.names.get(fields[index])
            if isinstance(value, int) and not isinstance(value, bool) and -1 <= value < LARGE:
                if table is not None and value >= 0:
                    raise UnreadableSave(
                        f"{where}: expected the name of a {fields[index]}, found {value}"
                    )
                numbers.append(value)
            elif table is not None:
                numbers.append(index_of(value, table, where))
            elif isinstance(value, str) and is_large(value):
                numbers.append(int(value, 16))
            else:
                raise UnreadableSave(f"{where}: expected a number, found {shown(value)}")
        step = self.makers[name](seat, *numbers)
        if step.waits and seat < 0:
            raise UnreadableSave(f"{where}: expected a seat for {name}, found nobody")
        return step

    def write_all(self, steps: list[AnyStep]) -> list[list[str | int]]:
        """A stack, the next step last."""
        return [self.write(step) for step in steps]

    def read_all(self, data: object, where: str, seats: int) -> list[AnyStep]:
        """A stack, the next step last."""
        if not isinstance(data, list):
            raise UnreadableSave(f"{where}: expected a list of steps, found {shown(data)}")
        return [self.read(data[i], f"{where}[{i}]", seats) for i in range(len(data))]

    def read_own(self, r: Reader, key: str, seats: int) -> list[list[AnyStep]]:
        """The stacks of all seats in a common phase; each holds only steps of its seat."""
        found = r.items(key, seats)
        own: list[list[AnyStep]] = []
        for seat in range(seats):
            where = f"{r.at(key)}[{seat}]"
            own.append(self.read_all(found[seat], where, seats))
            for step in own[seat]:
                if step.seat != seat:
                    raise UnreadableSave(f"{where}: expected steps of seat {seat}, found others")
        return own

"""Pending steps as plain data: `["Torture", 2, 3]` and back; ids become readable names."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Final

from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import HEX, Reader, index_of, shown
from igroteka.kernel.step import AnyStep, Step

LARGE: Final = 1 << 40  # other JSON readers keep numbers exactly up to 2^53
LONGEST_MASK: Final = 60  # hexadecimal digits


class StepCodec:
    """Writes and reads the steps of a game.

    All step classes of the given modules, except the bases of others, are known by their class
    names, which are part of the save format. What a step holds are the parameters of its
    constructor after the seat. A parameter that stands in `names` is written as one of those
    names (-1 stays a number: none), any other as a number.
    """

    def __init__(self, names: dict[str, Sequence[str]], modules: Sequence[ModuleType] = ()) -> None:
        self.names = names
        self.makers: dict[str, Callable[..., AnyStep]] = {}
        self.fields: dict[str, list[str]] = {}  # the attributes of each step
        self.labels: dict[str, Sequence[str]] = {}  # what they hold, as in `names`
        for module in modules:
            for thing in vars(module).values():
                if (
                    isinstance(thing, type)
                    and issubclass(thing, Step)
                    and getattr(thing, "__module__", "") == module.__name__
                    and not thing.__subclasses__()  # a base of steps is no step itself
                ):
                    self.add(thing, thing.__name__)

    def add(self, maker: Callable[..., AnyStep], name: str, labels: Sequence[str] = ()) -> None:
        """Enter a step class."""
        assert name not in self.makers, f"two steps are called {name}"
        fields = [field for field in inspect.signature(maker).parameters if field != "seat"]
        self.makers[name] = maker
        self.fields[name] = fields
        self.labels[name] = labels or fields

    def numbers(self, step: AnyStep) -> list[int]:
        """What a step holds beside its seat, in the order of its constructor."""
        return [getattr(step, field) for field in self.fields[type(step).__name__]]

    def write(self, step: AnyStep) -> list[str | int]:
        """One step as plain data."""
        name = type(step).__name__
        written: list[str | int] = [name, step.seat]
        fields, labels = self.fields[name], self.labels[name]
        for index in range(len(fields)):
            number: int = getattr(step, fields[index])
            table = self.names.get(labels[index])
            if table is not None and number >= 0:
                written.append(table[number])
            else:
                # Masks of squares are larger than what other JSON readers keep exactly.
                written.append(number if -LARGE < number < LARGE else f"{number:#x}")
        return written

    def read(self, data: object, where: str, seats: int) -> AnyStep:
        """One step from plain data; raises `UnreadableSave` if it is none."""
        known = isinstance(data, list) and len(data) >= 2 and isinstance(data[0], str)
        if not isinstance(data, list) or not known or data[0] not in self.makers:
            raise UnreadableSave(
                f"{where}: expected [step, seat, ...] with a step such as "
                f"{sorted(self.makers)[0]!r}, found {shown(data)}"
            )
        name = str(data[0])
        seat = data[1]
        if not isinstance(seat, int) or isinstance(seat, bool) or not -1 <= seat < seats:
            raise UnreadableSave(f"{where}: expected a seat below {seats}, found {shown(seat)}")
        labels = self.labels[name]
        if len(data) != 2 + len(labels):
            raise UnreadableSave(
                f"{where}: expected {len(labels)} values after the seat of {name}, "
                f"found {len(data) - 2}"
            )
        numbers = [
            self._number(data[2 + index], labels[index], where) for index in range(len(labels))
        ]
        step = self.makers[name](seat, *numbers)
        if step.waits and seat < 0:
            raise UnreadableSave(f"{where}: expected a seat for {name}, found nobody")
        return step

    def _number(self, value: object, label: str, where: str) -> int:
        """One value of a step: a number, or the name of an id."""
        table = self.names.get(label)
        if isinstance(value, int) and not isinstance(value, bool) and -LARGE < value < LARGE:
            if table is not None and value != -1:
                raise UnreadableSave(f"{where}: expected the name of a {label}, found {value}")
            return value
        if table is not None:
            return index_of(value, table, where)
        if isinstance(value, str) and _is_mask(value):
            return int(value, 16)
        raise UnreadableSave(f"{where}: expected a number, found {shown(value)}")

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


def _is_mask(text: str) -> bool:
    """Whether a text is a large number as `StepCodec` writes it."""
    digits = text.removeprefix("0x")
    return text.startswith("0x") and 0 < len(digits) <= LONGEST_MASK and not digits.strip(HEX)

"""Reading saved data: plain JSON in, checked values out, a clear sentence if it does not fit."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.kernel.dice import BYTES
from igroteka.kernel.errors import UnreadableSave

FORMAT = 2  # 1 had the dice of each seat with its player
HEX = "0123456789abcdef"
LONGEST_KEY = 40  # letters of a key in an error message


def shown(value: object) -> str:
    """A found value, short enough for an error message."""
    try:
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= 60 else text[:57] + "..."


class Reader:
    """One JSON object of a save, knowing where it stands, so that errors can say where."""

    def __init__(self, data: object, where: str, seats: int = 0) -> None:
        if not isinstance(data, dict):
            raise UnreadableSave(f"{where}: expected an object, found {shown(data)}")
        self.data: dict[str, object] = data
        self.where = where
        self.seats = seats  # how many seats the position has, once it is known

    def at(self, key: str) -> str:
        """Where a field stands, e.g. `players[2].coins`; a long key is cut."""
        key = key if len(key) <= LONGEST_KEY else key[: LONGEST_KEY - 3] + "..."
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
        return big_number(self.value(key), self.at(key))

    def bigs(self, key: str, length: int) -> list[int]:
        """A list of large numbers."""
        return [big_number(value, self.at(key)) for value in self.items(key, length)]

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
        return Reader(self.value(key), self.at(key), self.seats)

    def children(self, key: str, length: int) -> list[Reader]:
        """A list of nested objects."""
        found = self.items(key, length)
        return [
            Reader(found[index], f"{self.at(key)}[{index}]", self.seats) for index in range(length)
        ]

    def known(self, keys: Sequence[str]) -> None:
        """Refuse fields that mean nothing here: a typing error in an edited position."""
        for key in self.data:
            if key not in keys:
                raise UnreadableSave(
                    f"{self.at(key)}: expected one of {some_of(keys)}; found {shown(key)}"
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


def big_number(value: object, where: str) -> int:
    """A large number from hexadecimal text."""
    if not isinstance(value, str) or not value or value.strip(HEX):
        raise UnreadableSave(f"{where}: expected hexadecimal digits as text, found {shown(value)}")
    if len(value) > 2 * BYTES:
        raise UnreadableSave(f"{where}: expected at most {2 * BYTES} digits, found {len(value)}")
    return int(value, 16)


def plain_number(text: str) -> int:
    """A whole number written in plain digits; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def index_of(value: object, names: Sequence[str], where: str) -> int:
    """The index of a readable id among those that exist."""
    if isinstance(value, str) and value in names:
        return list(names).index(value)
    raise UnreadableSave(f"{where}: expected one of {some_of(names)}; found {shown(value)}")


def some_of(names: Sequence[str]) -> str:
    """Names in one text, the first ones if they are many: short enough for an error message."""
    text = ", ".join(names)
    return text if len(text) <= 160 else text[: text.rfind(", ", 0, 160)] + ", ..."


def counted(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts per readable id, leaving out zeros; the way back from `Reader.counts`."""
    return {names[index]: counts[index] for index in range(len(counts)) if counts[index]}


def tallied(counts: Sequence[int], names: Sequence[str]) -> str:
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


def with_dice_together(position: dict[str, object]) -> dict[str, object]:
    """A position of save format 1 as one of format 2: all dice in one list, the table's first.

    What does not look like a position is left for the reader to refuse.
    """
    players = position.get("players")
    if not isinstance(players, list):
        return position
    dice = [position.get("dice")]
    without: list[object] = []
    for player in players:
        if not isinstance(player, dict):
            return position
        dice.append(player.get("dice"))
        without.append({key: player[key] for key in player if key != "dice"})
    return {**position, "players": without, "dice": dice}


def check_counts(found: dict[str, int], expected: dict[str, int]) -> None:
    """Refuse a position in which pieces are missing or added."""
    for name in expected:
        if found[name] != expected[name]:
            raise UnreadableSave(f"{name}: expected {expected[name]} in all, found {found[name]}")

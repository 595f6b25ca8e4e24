"""Reading saved data: each kind of value, and the sentence for what does not fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import (
    Reader,
    check_counts,
    counted,
    listed,
    plain_number,
    shown,
    some_of,
    without_nothing,
)

COLOURS = ("red", "green", "blue")
DATA: dict[str, object] = {
    "coins": 5,
    "fast": True,
    "key": "ff",
    "dice": ["1", "a0"],
    "colour": "green",
    "colours": ["red", "blue"],
    "shelf": "red blue",
    "stock": {"red": 2},
    "bag": "red*2 blue",
    "seats": [{"coins": 1}, {"coins": 2}],
}


def reader() -> Reader:
    return Reader(DATA, "position")


def test_values_are_read_by_their_kinds() -> None:
    r = reader()

    assert r.whole("coins", 0, 9) == 5
    assert r.number("coins", 0, 9) == 5
    assert r.number("debts", 0, 9) == 0
    assert r.flag("fast") is True
    assert r.big("key") == 255
    assert r.bigs("dice", 2) == [1, 160]
    assert r.name("colour", COLOURS) == 1
    assert r.names("colours", COLOURS) == [0, 2]
    assert r.ids("shelf", COLOURS) == [0, 2]
    assert r.ids("nothing", COLOURS) == []
    assert r.counts("stock", COLOURS, 9) == [2, 0, 0]
    assert r.tally("bag", COLOURS, 9) == [2, 0, 1]
    assert [child.whole("coins", 0, 9) for child in r.children("seats", 2)] == [1, 2]


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda r: r.value("debts"), "position.debts: expected this field, found none"),
        (lambda r: r.whole("fast", 0, 9), "position.fast: expected a whole number from 0 to 9"),
        (lambda r: r.flag("coins"), "position.coins: expected true or false, found 5"),
        (lambda r: r.big("coins"), "position.coins: expected hexadecimal digits as text, found 5"),
        (lambda r: r.items("coins"), "position.coins: expected a list, found 5"),
        (lambda r: r.items("dice", 3), "position.dice: expected a list of 3, found 2 entries"),
        (lambda r: r.child("coins"), "position.coins: expected an object, found 5"),
        (lambda r: r.children("dice", 2), "position.dice[0]: expected an object, found '1'"),
        (lambda r: r.words("coins"), "position.coins: expected words in a text, found 5"),
        (
            lambda r: r.name("coins", COLOURS),
            "position.coins: expected one of red, green, blue; found 5",
        ),
        (
            lambda r: r.counts("stock", ("blue",), 9),
            "position.stock.red: expected one of blue; found 'red'",
        ),
        (
            lambda r: r.known(["coins"]),
            "position.fast: expected one of coins; found 'fast'",
        ),
    ],
)
def test_what_does_not_fit_is_named(ask: Callable[[Reader], object], sentence: str) -> None:
    with pytest.raises(UnreadableSave) as refused:
        ask(reader())

    assert str(refused.value).startswith(sentence)


def test_large_numbers_have_a_limit() -> None:
    assert Reader({"key": "f" * 40}, "").big("key") == 16**40 - 1
    with pytest.raises(UnreadableSave, match="key: expected at most 40 digits, found 41"):
        Reader({"key": "f" * 41}, "").big("key")


def test_long_things_are_cut_in_a_sentence() -> None:
    assert shown("x" * 99) == "'" + "x" * 56 + "..."
    assert some_of(("a", "b")) == "a, b"
    many = some_of([f"name_{number}" for number in range(99)])
    assert many.startswith("name_0, name_1, ")
    assert many.endswith("name_16, name_17, ...")
    assert len(many) <= 165
    with pytest.raises(UnreadableSave) as refused:
        Reader({"k" * 500: 1}, "position").known(["coins"])
    assert str(refused.value).startswith(f"position.{'k' * 37}...: expected one of coins; found 'k")
    assert len(str(refused.value)) < 200


def test_plain_data_is_written_and_read_again() -> None:
    assert counted([2, 0, 1], COLOURS) == {"red": 2, "blue": 1}
    assert listed([2, 0], COLOURS) == "blue red"
    assert without_nothing({"a": 0, "b": "", "c": [], "d": 1}) == {"d": 1}
    assert (plain_number("12"), plain_number("-1"), plain_number("²")) == (12, -1, -1)


def test_pieces_that_do_not_add_up_are_named() -> None:
    check_counts({"red": 2, "blue": 1}, {"red": 2})
    with pytest.raises(UnreadableSave, match="red: expected 3 in all, found 2"):
        check_counts({"red": 2}, {"red": 3})

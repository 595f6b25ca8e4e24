"""Declared fields: what they begin with, how they are saved and read, and older saves."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games import game_named
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.fields import (
    Big,
    Derived,
    Fields,
    Flag,
    Id,
    Ids,
    Joint,
    Own,
    Row,
    Seat,
    Tally,
    Whole,
    Wholes,
)
from igroteka.kernel.save import Reader, with_dice_together

CARAVAN = game_named("caravan")
GOODS = ("grain", "wine")


class Stall:
    """Something with fields."""

    __slots__ = ("closed", "coins", "debt", "goods", "owner", "price")

    coins: int
    debt: int
    goods: list[int]
    owner: int
    closed: bool
    price: int


def write_account(stall: Stall) -> dict[str, int]:
    """Coins and debts; nothing if there is neither."""
    return {"coins": stall.coins, "debt": stall.debt} if stall.coins or stall.debt else {}


def read_account(stall: Stall, r: Reader) -> None:
    """The way back from `write_account`."""
    account = r.child("account")
    account.known(("coins", "debt"))
    stall.coins = account.whole("coins", 0, 9)
    stall.debt = account.whole("debt", 0, stall.price)


FIELDS = Fields(
    [
        Id("owner", ("anna", "boris")),
        Whole("price", 0, 5, start=3),
        Joint("account", {"coins": 2, "debt": 0}, write_account, read_account),
        Tally("goods", GOODS, 4),
        Flag("closed"),
    ],
    sparse=True,
)


def new_stall() -> Stall:
    """A stall as it begins."""
    stall: Stall = FIELDS.begun(Stall(), 2)
    return stall


def read(data: dict[str, object]) -> Stall:
    """A stall from its save."""
    stall: Stall = FIELDS.restore(new_stall(), Reader(data, "stall", 2))
    return stall


def test_the_attributes_of_a_joint_field_are_slots_and_its_name_is_a_key() -> None:
    assert set(FIELDS.names) == set(Stall.__slots__)
    assert FIELDS.saved == ("owner", "price", "account", "goods", "closed")


def test_a_joint_field_begins_and_is_saved_as_one_entry() -> None:
    stall = new_stall()
    assert (stall.coins, stall.debt) == (2, 0)

    assert FIELDS.dump(stall) == {
        "owner": "anna",
        "price": 3,
        "account": {"coins": 2, "debt": 0},
    }


def test_a_joint_field_is_read_after_what_stands_above_it() -> None:
    stall = read({"owner": "boris", "price": 1, "account": {"coins": 4, "debt": 1}})
    assert (stall.owner, stall.coins, stall.debt) == (1, 4, 1)

    with pytest.raises(UnreadableSave, match=r"stall\.account\.debt: expected .* from 0 to 1"):
        read({"owner": "boris", "price": 1, "account": {"coins": 4, "debt": 2}})


def test_a_joint_field_that_a_sparse_save_leaves_out_is_as_it_began() -> None:
    stall = read({"owner": "anna"})

    assert (stall.coins, stall.debt) == (2, 0)
    assert (stall.price, stall.goods, stall.closed) == (0, [0, 0], False)


def test_nothing_that_begins_as_a_list_is_shared() -> None:
    one, other = new_stall(), new_stall()
    one.goods[0] += 1

    assert other.goods == [0, 0]


def test_a_sparse_save_always_says_who() -> None:
    with pytest.raises(UnreadableSave, match=r"stall\.owner: expected this field, found none"):
        read({"price": 1})


# --- every kind of field ---------------------------------------------------------------------


class Shelf:
    """Something with a field of every other kind."""

    __slots__ = ("box", "keeper", "levels", "mask", "notes", "row", "total", "turns")

    keeper: int
    box: list[int]
    row: list[int]
    levels: list[int]
    turns: list[int]
    mask: int
    notes: list[int]
    total: int


def read_notes(r: Reader) -> list[int]:
    """Notes are written as signs."""
    return [len(word) for word in r.words("notes")]


SHELF = Fields(
    [
        Seat("keeper", start=-1),
        Ids("box", GOODS, base=10, most=3),
        Row("row", GOODS, 2),
        Wholes("levels", 2, 1, 5, start=1),
        Wholes("turns", 0, 0, 9),
        Big("mask", 0xFF),
        Own("notes", [], lambda notes: " ".join(["x" * note for note in notes]), read_notes),
        Derived("total", 7),
    ]
)
BARE = Fields(SHELF.all, sparse=True)
FULL: dict[str, object] = {
    "keeper": 1,
    "box": "wine grain",
    "row": ". wine",
    "levels": [5, 1],
    "turns": [0, 9],
    "mask": "f0",
    "notes": "xx x",
}


def shelf(data: dict[str, object], fields: Fields = SHELF) -> Shelf:
    """A shelf from its save at a table of two."""
    found: Shelf = fields.restore(fields.begun(Shelf(), 2), Reader(data, "shelf", 2))
    return found


def test_every_kind_of_field_is_written_and_read_again() -> None:
    found = shelf(FULL)

    assert (found.keeper, found.box, found.row) == (1, [11, 10], [-1, 1])
    assert (found.levels, found.turns, found.mask) == ([5, 1], [0, 9], 0xF0)
    assert (found.notes, found.total) == ([2, 1], 7)
    assert SHELF.dump(found) == FULL
    assert SHELF.dump(shelf({**FULL, "mask": "", "box": "", "notes": ""}))["mask"] == ""


def test_every_kind_of_field_begins_and_may_be_left_out() -> None:
    begun: Shelf = SHELF.begun(Shelf(), 2)
    assert (begun.keeper, begun.box, begun.row, begun.mask) == (-1, [], [-1, -1], 0)
    assert (begun.levels, begun.turns, begun.notes) == ([1, 1], [0, 0], [])

    bare = shelf({"row": ". ."}, BARE)
    assert (bare.keeper, bare.box, bare.row, bare.mask) == (0, [], [-1, -1], 0)
    assert bare.notes == []
    assert shelf({}, BARE).row == [-1, -1]


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("keeper", 2, "expected a whole number from -1 to 1, found 2"),
        ("box", "milk", "expected one of grain, wine; found 'milk'"),
        ("box", "wine wine wine wine", "expected at most 3 names"),
        ("row", "wine", "expected 2 words such as 'grain .', found 'wine'"),
        ("row", 5, "expected 2 words such as 'grain .', found 5"),
        ("row", ". milk", "expected one of grain, wine; found 'milk'"),
        ("levels", [0, 1], "expected whole numbers from 1 to 5, found 0"),
        ("levels", [1, True], "expected whole numbers from 1 to 5, found True"),
        ("levels", [1], "expected a list of 2, found 1 entries"),
        ("turns", [1, 2, 3], "expected a list of 2, found 3 entries"),
        ("mask", "100", "expected at most ff"),
        ("mask", 7, "expected hexadecimal digits as text, found 7"),
        ("total", 7, "expected one of keeper, box, row, levels, turns, mask, notes; found 'total'"),
    ],
)
def test_what_no_field_can_be_is_refused(key: str, value: object, sentence: str) -> None:
    with pytest.raises(UnreadableSave) as refused:
        shelf({**FULL, key: value})

    assert str(refused.value) == f"shelf.{key}: {sentence}"


def test_a_tally_has_a_bound_for_each_name() -> None:
    tally = Tally("goods", GOODS, [1, 4])

    assert tally.read(Reader({"goods": "grain wine*4"}, "")) == [1, 4]
    with pytest.raises(UnreadableSave, match="goods: expected at most 1 for grain, found 2"):
        tally.read(Reader({"goods": "grain*2"}, ""))


@pytest.mark.parametrize("key", FULL)
def test_a_field_that_is_not_sparse_must_be_there(key: str) -> None:
    data = {name: value for name, value in FULL.items() if name != key}

    with pytest.raises(UnreadableSave, match=rf"shelf\.{key}: expected this field, found none"):
        shelf(data)


def test_fields_with_one_name_and_values_that_are_never_saved_are_mistakes() -> None:
    joint = FIELDS.all[2]
    derived = SHELF.all[-1]

    with pytest.raises(AssertionError, match="a field twice in"):
        Fields([Flag("closed"), Whole("closed", 0, 1)])
    for field, reason in ((joint, "the whole object"), (derived, "total is not saved")):
        with pytest.raises(AssertionError, match=reason):
            field.write(0)
        with pytest.raises(AssertionError, match=reason):
            field.read(Reader({}, ""))


# --- older saves -----------------------------------------------------------------------------


def in_format_1(data: dict[str, Any]) -> dict[str, Any]:
    """The same save as format 1 had it: the dice of each seat with its player."""
    position = data["position"]
    table, *seats = position["dice"]
    players = [
        {**player, "dice": dice} for player, dice in zip(position["players"], seats, strict=True)
    ]
    return {**data, "format": 1, "position": {**position, "players": players, "dice": table}}


def test_a_save_of_format_1_is_read_with_its_dice() -> None:
    s = CARAVAN.setup(3, 5)
    old = in_format_1(CARAVAN.save(s))

    again = CARAVAN.load(old)

    assert CARAVAN.save(again) == CARAVAN.save(s)
    assert "dice" in old["position"]["players"][0], "the old save is left alone"


def test_dice_that_format_1_lacks_are_missed() -> None:
    old = in_format_1(CARAVAN.save(CARAVAN.setup(2, 5)))
    del old["position"]["players"][1]["dice"]

    with pytest.raises(UnreadableSave, match=r"position\.dice: expected hexadecimal digits"):
        CARAVAN.load(old)


@pytest.mark.parametrize("position", [{}, {"players": 3}, {"players": [5], "dice": "1"}])
def test_what_is_no_position_of_format_1_is_left_for_the_reader(position: dict[str, Any]) -> None:
    assert with_dice_together(position) == position


@pytest.mark.parametrize("number", [0, 3, "2", None, True])
def test_other_formats_are_refused(number: object) -> None:
    data = {**CARAVAN.save(CARAVAN.setup(2, 5)), "format": number}

    with pytest.raises(UnreadableSave, match="format: expected save format 2, found"):
        CARAVAN.load(data)

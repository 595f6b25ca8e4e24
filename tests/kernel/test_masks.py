"""Fields that keep sets of names as bits: what they write, and what they refuse to read."""

from __future__ import annotations

import pytest

from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.fields import Fields, Mask, Masks, Wholes
from igroteka.kernel.save import Reader

FRUIT = ("apple", "fig", "plum")
BASKET = Mask("basket", FRUIT)
CRATES = Masks("crates", FRUIT, 2)


def test_a_set_is_written_by_name_in_the_order_of_the_names() -> None:
    assert BASKET.write(0b101) == "apple plum"
    assert BASKET.write(0) == ""
    assert CRATES.write([0b10, 0]) == ["fig", ""]


def test_a_set_comes_back_whatever_the_order() -> None:
    assert BASKET.read(Reader({"basket": "plum apple"}, "")) == 0b101
    assert CRATES.read(Reader({"crates": ["", "fig plum"]}, "")) == [0, 0b110]


def test_a_set_begins_empty_and_a_sparse_save_leaves_it_out() -> None:
    assert BASKET.begin(2) == BASKET.nothing() == 0
    assert Mask("basket", FRUIT, start=7).begin(2) == 7
    assert CRATES.begin(2) == [0, 0]
    assert CRATES.begin(2) is not CRATES.begin(2)


class Cart:
    """Something with lists of its own."""

    crates: list[int]
    wheels: list[int]


def test_a_list_that_a_sparse_save_leaves_out_begins_anew() -> None:
    fields = Fields([CRATES, Wholes("wheels", 0, 0, 9, start=4)], sparse=True)
    cart: Cart = fields.begun(Cart(), 3)
    assert fields.dump(cart) == {"crates": ["", ""], "wheels": [4, 4, 4]}

    bare: Cart = fields.restore(Cart(), Reader({}, "", 2))
    assert (bare.crates, bare.wheels) == ([0, 0], [4, 4])


@pytest.mark.parametrize(
    ("field", "data", "sentence"),
    [
        (BASKET, {"basket": "fig fig"}, "basket: expected fig once, found it twice"),
        (BASKET, {"basket": "pear"}, "basket: expected one of apple, fig, plum; found 'pear'"),
        (BASKET, {"basket": 3}, "basket: expected words in a text, found 3"),
        (CRATES, {"crates": ["fig"]}, "crates: expected a list of 2, found 1 entries"),
        (CRATES, {"crates": ["fig", 2]}, "crates: expected texts, found 2"),
        (CRATES, {"crates": ["", "plum plum"]}, "crates: expected plum once, found it twice"),
        (CRATES, {}, "crates: expected this field, found none"),
    ],
)
def test_what_is_no_set_is_refused(
    field: Mask | Masks, data: dict[str, object], sentence: str
) -> None:
    with pytest.raises(UnreadableSave, match=sentence):
        field.read(Reader(data, ""))

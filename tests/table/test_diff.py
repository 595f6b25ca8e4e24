"""Patches: the difference of two views leads from one to the other, and stays small."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games import all_game_names
from igroteka.table.diff import difference, patched
from tests.table.playing import seats_for, table_of, walk

KEYS = st.text(alphabet="ab/", min_size=1, max_size=3)
PLAIN_KEYS = st.text(alphabet="abc", min_size=1, max_size=2)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(2, 4) | st.text(alphabet="xy", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)
VIEWS = st.dictionaries(PLAIN_KEYS, VALUES, max_size=4)


@settings(max_examples=60, deadline=None)
@given(VIEWS, VIEWS)
def test_a_patch_leads_from_one_view_to_the_other(
    old: dict[str, object], new: dict[str, object]
) -> None:
    before = json.dumps(old)

    result = patched(old, difference(old, new))

    assert result == new
    assert json.dumps(old) == before


@settings(max_examples=30, deadline=None)
@given(VIEWS)
def test_nothing_changed_is_an_empty_patch(view: dict[str, object]) -> None:
    assert not difference(view, view)


def test_a_changed_number_is_one_path() -> None:
    patch = difference(
        {"players": [{"coins": 5, "goods": {"grain": 1}}, {"coins": 5, "goods": {}}]},
        {"players": [{"coins": 6, "goods": {}}, {"coins": 5, "goods": {}}]},
    )

    assert patch.put == {"players/0/coins": 6}
    assert patch.gone == ["players/0/goods/grain"]


@pytest.mark.parametrize("name", all_game_names())
def test_views_of_a_game_follow_from_patches(name: str) -> None:
    table = table_of(seats_for(name, 3), seed=8, game=name)
    everybody = range(-1, table.config.seats)
    shown = [table.view(seat) for seat in everybody]
    sizes = []
    for _ in walk(table, seed=8, steps=400):
        for index, seat in enumerate(everybody):
            new = table.view(seat)
            patch = difference(shown[index], new)
            sizes.append(len(json.dumps([patch.put, patch.gone])))
            shown[index] = patched(shown[index], patch)
            assert shown[index] == new
    assert sorted(sizes)[len(sizes) // 2] < 300

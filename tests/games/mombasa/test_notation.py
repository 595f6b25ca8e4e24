"""The notation: what every kind of action looks like, and which elements it touches."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.state import SECOND_THOUGHTS
from igroteka.kernel.errors import UnreadableAction

EXAMPLES = [
    ("keep st_05", ("tile:st_05",)),
    ("rest start_coffee_1 2", ("hand:start_coffee_1", "rest:2")),
    ("plan a_coffee_3 2", ("hand:a_coffee_3", "slot:2")),
    ("unplan 2", ("slot:2",)),
    ("done", ("button:done",)),
    ("plus 3", ("tile:tile_plus_one_good", "slot:3")),
    ("use 2", ("slot:2",)),
    ("add 4", ("slot:4",)),
    ("buy middle_3", ("display:middle_3",)),
    ("no_purchase", ("button:no_purchase",)),
    ("step cairo", ("track:cairo",)),
    ("forgo", ("button:forgo",)),
    ("pay", ("button:pay",)),
    ("stay", ("button:stay",)),
    ("expand cairo", ("base:cairo",)),
    ("expand nothing", ("button:expand",)),
    ("enter nubia", ("region:nubia",)),
    ("post cairo/2", ("post:cairo/2",)),
    ("stop", ("button:stop",)),
    ("return saint_louis/3", ("post:saint_louis/3",)),
    ("remove cairo/1", ("post:cairo/1",)),
    ("leave", ("button:leave",)),
    ("book a3", ("book:a3",)),
    ("pound", ("button:pound",)),
    ("lay a07 5", ("bought:a07", "space:5")),
    ("bookkeeper 3", ("slot:3",)),
    ("bookkeeper tile", ("tile:tile_bookkeeper",)),
    ("turn 4", ("flip:4",)),
    ("jar 6", ("space:6",)),
    ("jar stay", ("button:jar",)),
    ("merchant 1", ("slot:1",)),
    ("merchant tile", ("tile:tile_merchant",)),
    ("marker c2_1", ("spot:c2_1",)),
    ("sell a_coffee_2", ("hand:a_coffee_2",)),
    ("line 3", ("line:3",)),
    ("either 1", ("either:1",)),
    ("advance cairo", ("track:cairo",)),
    ("end 3", ("button:end", "rest:3")),
    ("end", ("button:end",)),
]


@pytest.mark.parametrize(("text", "path"), EXAMPLES)
def test_what_an_action_looks_like(text: str, path: tuple[str, ...]) -> None:
    action = GAME.parse(text)

    assert action.text == text
    assert action.path == path
    assert GAME.parse(f"  {text} ") is action


def test_there_is_an_example_of_every_verb() -> None:
    shown = {text.split()[0] for text, _ in EXAMPLES}

    assert {action.verb for action in GAME.actions.all} == shown


def test_only_unplanning_takes_back() -> None:
    assert {action.verb for action in GAME.actions.all if action.retracts} == {"unplan"}


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(
        UnreadableAction, match="expected an action of mombasa such as 'keep st_01'"
    ):
        GAME.parse("lay a07 1")


def test_no_game_is_longer_than_its_stated_maximum() -> None:
    """The longest rounds that the pieces allow, one seat at a time; far more than play reaches."""
    plans = 5 + 2 * SECOND_THOUGHTS + 1
    turns = 5 + 3 + 5 + 1  # cards, tiles, markers, the end
    most_in_a_turn = 22  # a sum of goods or points, unit by unit
    assert GAME.meta.max_decisions >= 4 * 3 + 4 * 7 * (plans + turns * most_in_a_turn)

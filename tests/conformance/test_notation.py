"""The notation of every game: what is written is read again, and nothing else is."""

from __future__ import annotations

import re
from random import Random

import pytest

from igroteka.kernel.actions import LONGEST_NUMBER
from igroteka.kernel.errors import UnreadableAction
from tests.conformance.heard import heard
from tests.conformance.registry import every_game

ELEMENT = re.compile(r"[a-z][a-z_0-9]*(?::[\w,/:-]+)?")
FORM = re.compile(r"[a-z_0-9]+(?: [\w,/*:-]+)*")
NO_ACTIONS = ("", " ", "nonsense", "-", "1", "pass pass", "\u00a0", "0x10")


@every_game
def test_each_action_is_written_once_and_read_again(name: str) -> None:
    game = heard(name).game
    texts = [action.text for action in game.actions.all]

    assert len(set(texts)) == len(texts)
    for action in game.actions.all:
        assert game.parse(action.text) is action
        assert game.parse("  " + action.text.replace(" ", "   ") + " ") is action
        assert action.numbers == []


@every_game
def test_notation_is_plain(name: str) -> None:
    """Lower-case words and signs that can be typed and never need a quotation mark."""
    for action in heard(name).game.actions.all:
        assert FORM.fullmatch(action.text), action
        assert action.verb == action.text.split()[0]
        assert action.text.isascii()


@every_game
def test_each_action_has_a_path_of_elements(name: str) -> None:
    for action in [*heard(name).game.actions.all, *heard(name).opened]:
        assert action.path, action
        for element in action.path:
            assert ELEMENT.fullmatch(element), f"{action}: {element}"


@every_game
def test_no_two_options_of_a_decision_have_the_same_path(name: str) -> None:
    """A person who clicks the elements of a path means one option."""
    for options in heard(name).options:
        paths = [action.path for action in options]
        assert len(set(paths)) == len(paths), options


@every_game
def test_what_is_no_action_is_named_with_one_that_is(name: str) -> None:
    game = heard(name).game
    known = game.actions.all[0].text
    chance = Random(7)
    broken = [damaged(action.text, chance) for action in chance.sample(game.actions.all, 8)]
    for text in [*NO_ACTIONS, *broken]:
        with pytest.raises(UnreadableAction) as refused:
            game.parse(text)
        expected = f"expected an action of {name} such as {known!r}, found {text!r}"
        assert str(refused.value) == expected


def damaged(text: str, chance: Random) -> str:
    """A notation with capital letters, a word too many or a sign too many."""
    return chance.choice([text.upper(), f"{text} again", f"{text}!", f"x{text}"])


@every_game
def test_open_notation_is_a_verb_and_whole_numbers(name: str) -> None:
    game = heard(name).game
    listed = {action.verb for action in game.actions.all}
    for verb, notation in game.actions.open_by_verb.items():
        assert verb not in listed, f"{verb} is both listed and open"
        numbers = [7 - index for index in range(len(notation.fields))]
        text = " ".join([verb, *[str(number) for number in numbers]])
        action = game.parse(text)
        assert (action.text, action.verb, action.numbers) == (text, verb, numbers)
        largest = "9" * (LONGEST_NUMBER - 1)
        for wrong in (verb, f"{text} 1", f"{verb} {'x ' * len(numbers)}", text.replace("7", "7.5")):
            unreadable(name, wrong, verb)
        unreadable(name, text.replace("7", largest + "9"), verb)
        assert game.parse(text.replace("7", f"-{largest}")).numbers[0] == -int(largest)


def unreadable(name: str, text: str, verb: str) -> None:
    """The text is refused with how it should be written."""
    fields = ", ".join(heard(name).game.actions.open_by_verb[verb].fields)
    with pytest.raises(UnreadableAction) as refused:
        heard(name).game.parse(text)
    assert str(refused.value).startswith(f"expected {verb!r} with whole numbers for {fields}; ")


@every_game
def test_each_kind_of_open_action_comes_up_with_the_fields_it_is_written_with(name: str) -> None:
    found = heard(name)

    assert set(found.openings) == set(found.game.actions.open_by_verb)
    for verb, opening in found.openings.items():
        fields = [field.name for field in opening.fields]
        assert fields == list(found.game.actions.open_by_verb[verb].fields)

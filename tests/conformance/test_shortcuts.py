"""Shortcuts and doubts of any game: what is offered beside the options keeps the rules."""

from __future__ import annotations

from random import Random

import pytest

from igroteka.lab.laws import choose
from igroteka.table.log import ACT, MORE, Config
from igroteka.table.table import Table
from igroteka.words import languages
from tests.conformance.registry import every_game, words
from tests.laws.walks import tables_of

pytestmark = pytest.mark.slow

SEED = 23
LINES = 200


@every_game
def test_a_shortcut_is_a_row_of_options_that_hides_nothing(name: str) -> None:
    for table, seat in walk(name):
        for shortcut in table.shortcuts(seat):
            s = table.position.clone()
            s.listen()
            for action in shortcut.actions:
                assert table.game.why_not(s, seat, action) is None, shortcut
                table.game.apply(s, seat, action)
            assert seat in table.game.waiting(s), shortcut
            assert not any([event.barrier for event in s.heard()]), shortcut
            assert table.steps_of(seat, shortcut.text) == [
                action.text for action in shortcut.actions
            ]


@every_game
def test_a_shortcut_is_taken_back_at_once(name: str) -> None:
    for table, seat in walk(name):
        for shortcut in table.shortcuts(seat)[:1]:
            before = table.game.save(table.position)
            first, *more = table.steps_of(seat, shortcut.text)
            table.accept(table.propose(seat, table.number(seat), first))
            for text in more:
                table.accept(table.propose_more(seat, text))
            kinds = [row.kind for row in table.rows[-len(shortcut.actions) :]]
            assert kinds == [ACT] + [MORE] * len(more)
            table.accept(table.propose_undo(seat, table.number(seat)))
            assert table.game.save(table.position) == before


@every_game
def test_every_doubt_and_every_shortcut_has_a_sentence(name: str) -> None:
    for table, seat in walk(name):
        options = table.options(seat)
        doubts = table.doubts(seat, options)
        assert set(doubts) <= {action.text for action in options if action.stops}
        for lang in languages():
            for doubt in doubts.values():
                assert words(lang).doubt(name, doubt)
            for shortcut in table.shortcuts(seat):
                assert words(lang).action(name, shortcut)


def walk(name: str) -> list[tuple[Table, int]]:
    """Positions of random games, each folded anew, with a seat that has to choose."""
    found: list[tuple[Table, int]] = []
    for kind in tables_of(name)[:3]:
        config = Config(name, kind.seats, dict(kind.variant), SEED)
        table, chance = Table(config), Random(SEED)
        for number in range(LINES):
            if not table.waiting():
                break
            seat = chance.choice(table.waiting())
            if number % 7 == 0:
                found.append((Table.folded(config, table.rows), seat))
            action = choose(table.game, table.position, seat, chance)
            table.accept(table.propose(seat, table.number(seat), action.text))
    return found

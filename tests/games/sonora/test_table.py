"""Sonora at a live table: what can be taken back."""

from __future__ import annotations

from igroteka.kernel.dice import Chance
from igroteka.table.log import Config
from igroteka.table.table import Table
from tests.table.playing import choose_text

VARIANT = {"skill": "none", "first_player": "1", "length": "short"}


def choose(table: Table, seat: int, chance: Chance) -> None:
    """Any plausible choice of a seat that goes on."""
    found = table.game.plausible(table.position, seat, chance)
    going_on = [action for action in found if not action.stops] or found
    choose_text(table, seat, going_on[chance.below(len(going_on))].text)


def test_a_take_can_be_taken_back_and_a_flick_cannot() -> None:
    table = Table(Config("sonora", 2, VARIANT, 1))
    choose_text(table, 0, "take red1")
    assert len(table.undoable(0)) == 1
    choose_text(table, 0, "flick 0 200 0 300")

    assert table.undoable(0) == []


def test_writing_can_be_taken_back_to_its_beginning() -> None:
    """The others go on meanwhile: nothing here touches their sheets."""
    table = Table(Config("sonora", 2, VARIANT, 1))
    chance = Chance(4)
    while len(table.waiting()) < 2:
        choose(table, table.waiting()[0], chance)
    before = table.game.save(table.position)["position"]["players"][0]  # type: ignore[index]
    made = 0
    while made < 4 and table.waiting() == [0, 1]:
        choose(table, 0, chance)
        made += 1
    choose(table, 1, chance)
    assert len(table.undoable(0)) >= made
    for _ in range(made):
        table.accept(table.propose_undo(0, table.number(0)))

    after = table.game.save(table.position)["position"]["players"][0]  # type: ignore[index]
    assert after == before

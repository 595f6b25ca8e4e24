"""The attacks in short form: they find nothing, and would find what they look for."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from igroteka.games import all_game_names, game_named
from igroteka.table.table import Table
from tests.attacks import fuzz_saves, killtest, noninterference
from tests.attacks.killtest import Stored, Told, Truth


def compared(pairs: int) -> noninterference.Figures:
    """What some pairs of worlds in this process let through."""
    figures = noninterference.Figures()
    asyncio.run(noninterference.attack(pairs, 0, 1, figures))
    return figures


def test_no_world_is_told_from_the_other() -> None:
    figures = compared(12)
    assert figures.leaks == []
    assert figures.count["choices out of sight"] > 0
    assert figures.count["choices in sight"] > 0


def test_numbers_that_count_what_is_out_of_sight_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("number", "known"):
        monkeypatch.setattr(Table, name, lambda self, seat: self.seq)
    for name in ("number_of", "seq_of"):
        monkeypatch.setattr(Table, name, lambda self, seat, number: number)
    assert compared(12).leaks


def test_a_view_that_shows_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in all_game_names():
        game = type(game_named(name))
        look = game.look
        monkeypatch.setattr(
            game, "look", lambda self, s, seat, look=look: {**look(self, s, seat), "x": s.dice}
        )
    assert compared(6).leaks


@pytest.mark.parametrize("name", all_game_names())
def test_damaged_saves_are_refused_or_lawful(name: str) -> None:
    assert fuzz_saves.attack(name, 15, 3) == []


def test_a_save_that_breaks_its_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("caravan")
    save = game.save(game.setup(2, 1))

    def broken(self: object, data: object) -> object:
        raise KeyError("stack")

    monkeypatch.setattr(type(game), "load", broken)
    assert fuzz_saves.verdict(game, save, Random(1))[0] == "crash"


@pytest.mark.slow
@pytest.mark.parametrize("store", ["sqlite", "pg"])
def test_what_was_acknowledged_survives_kills(store: str) -> None:
    kills = ["--kills", "2", "--servers", "2", "--tables", "2", "--store", store]
    assert killtest.main([*kills, "--kill-db", "1" if store == "pg" else "0"]) == 0


def test_something_that_was_lost_is_found() -> None:
    told = Told("t", 0, "pass")
    truth = Truth()
    truth.tables, truth.seats, truth.chat = {"t"}, {("t", 0)}, {("t", "hello")}
    truth.choices[told] = 2
    truth.maybe[told] = 1
    for times, lost in ((1, 4), (2, 3), (3, 3), (4, 4)):
        stored = Stored(Counter({told: times}), {}, [], set(), set())
        assert len(truth.missing(stored)) == lost, times

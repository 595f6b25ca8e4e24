"""Component files: what is read from them, and the sentence for each mistake."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.kernel.components import FOLDER_VARIABLE, Fact, Facts, sources_of
from igroteka.kernel.errors import BrokenComponents

BOX = """
[game]
rounds = 3
title = "toy"
fast = true
levels = [0, 2, 5]
prices = { 1 = 4, 3 = 6 }
stock = { wood = 5 }
colours = ["red", "blue"]
favourite = "blue"
source = "rulebook"

[[card]]
id = "ace"
worth = 1
source = "public"

[[card]]
id = "king"
worth = 4
source = "memory"

[[row]]
length = 2
source = "rulebook"
"""


def box(folder: Path, text: str = BOX) -> Facts:
    """The facts of a box with one file."""
    (folder / "data").mkdir(exist_ok=True)
    (folder / "data" / "box.toml").write_text(text, "utf-8")
    return Facts(str(folder), "toy", "box")


def game(folder: Path, text: str = BOX) -> Fact:
    """The single table of the box."""
    return box(folder, text).table("game")


def test_facts_are_read_by_their_types(tmp_path: Path) -> None:
    fact = game(tmp_path)

    assert fact.whole("rounds", 1, 9) == 3
    assert fact.text("title") == "toy"
    assert fact.flag("fast")
    assert fact.numbers("levels") == [0, 2, 5]
    assert fact.pairs("prices") == {1: 4, 3: 6}
    assert fact.counts("stock", ("wood", "stone")) == [5, 0]
    assert fact.names("colours", ("red", "green", "blue")) == [0, 2]
    assert fact.name("favourite", ("red", "green", "blue")) == 2
    assert fact.has("rounds")
    assert not fact.has("turns")


def test_tables_come_in_the_order_of_the_ids(tmp_path: Path) -> None:
    facts = box(tmp_path)

    found = facts.entries("card", ("king", "ace"), ("worth",))

    assert [card.whole("worth", 0, 9) for card in found] == [4, 1]
    assert facts.ids("card") == ("ace", "king")
    assert [row.whole("length", 0, 9) for row in facts.rows("row")] == [2]


def test_all_tables_can_be_shown_with_their_sources(tmp_path: Path) -> None:
    box(tmp_path)

    tables = sources_of(str(tmp_path), "toy", ["box"])

    assert list(tables["box"]) == ["game", "card", "row"]


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (
            lambda fact: fact.whole("rounds", 4, 9),
            "game.rounds: expected a whole number from 4 to 9, found 3",
        ),
        (lambda fact: fact.text("rounds"), "game.rounds: expected text, found 3"),
        (lambda fact: fact.flag("rounds"), "game.rounds: expected true or false, found 3"),
        (lambda fact: fact.numbers("rounds"), "game.rounds: expected a list, found 3"),
        (lambda fact: fact.numbers("colours"), "game.colours: expected numbers, found 'red'"),
        (lambda fact: fact.pairs("rounds"), "game.rounds: expected a table, found 3"),
        (lambda fact: fact.pairs("stock"), "game.stock: expected numbers, found 'wood' = 5"),
        (
            lambda fact: fact.counts("stock", ("stone",)),
            "game.stock.wood: expected one of stone; found 'wood'",
        ),
        (
            lambda fact: fact.names("colours", ("red",)),
            "game.colours: expected one of red; found 'blue'",
        ),
        (
            lambda fact: fact.name("favourite", ("red",)),
            "game.favourite: expected one of red; found 'blue'",
        ),
        (
            lambda fact: fact.known(("rounds",)),
            "game.title: expected one of id, source, note, rounds; found 'title'",
        ),
    ],
)
def test_a_value_that_does_not_fit_is_named(
    tmp_path: Path, ask: Callable[[Fact], object], sentence: str
) -> None:
    with pytest.raises(BrokenComponents) as refused:
        ask(game(tmp_path))

    assert str(refused.value) == f"box.toml: {sentence}"


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda facts: facts.table("cards"), "cards: expected an object, found None"),
        (lambda facts: facts.rows("game"), "expected [[game]] tables, found none"),
        (lambda facts: facts.ids("cards"), "expected [[cards]] tables, found none"),
        (lambda facts: facts.entries("cards", (), ()), "expected [[cards]] tables, found none"),
        (
            lambda facts: facts.entries("card", ("ace",), ("worth",)),
            "expected a card among ace; found 'king'",
        ),
        (
            lambda facts: facts.entries("card", ("ace", "king", "ten"), ("worth",)),
            "expected card 'ten', found none",
        ),
        (
            lambda facts: facts.entries("card", ("ace", "king"), ()),
            "card ace.worth: expected one of id, source, note; found 'worth'",
        ),
        (lambda facts: facts.ids("row"), "row .id: expected text, found None"),
    ],
)
def test_tables_that_do_not_fit_are_named(
    tmp_path: Path, ask: Callable[[Facts], object], sentence: str
) -> None:
    with pytest.raises(BrokenComponents) as refused:
        ask(box(tmp_path))

    assert str(refused.value) == f"box.toml: {sentence}"


def test_a_table_twice_or_without_a_known_source_is_refused(tmp_path: Path) -> None:
    twice = box(tmp_path, BOX.replace('id = "king"', 'id = "ace"'))
    with pytest.raises(BrokenComponents, match=r"^box.toml: expected card 'ace' once, found it tw"):
        twice.entries("card", ("ace", "king"), ("worth",))

    with pytest.raises(BrokenComponents, match=r"^box.toml: game.source: expected one of rulebook"):
        game(tmp_path, BOX.replace('"rulebook"', '"a friend"', 1))
    with pytest.raises(BrokenComponents, match=r"^box.toml: game.source: expected this field"):
        game(tmp_path, BOX.replace('source = "rulebook"', "", 1))


def test_a_file_that_is_not_there_or_no_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenComponents, match=r"^box.toml: expected a component file at "):
        Facts(str(tmp_path), "toy", "box")
    with pytest.raises(BrokenComponents, match=r"^box.toml: expected TOML, found "):
        box(tmp_path, "[game")


def test_a_folder_of_ones_own_replaces_the_files_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box(tmp_path)
    mine = tmp_path / "mine" / "toy"
    mine.mkdir(parents=True)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "mine"))
    assert Facts(str(tmp_path), "toy", "box").table("game").whole("rounds", 1, 9) == 3

    (mine / "box.toml").write_text(BOX.replace("rounds = 3", "rounds = 7"), "utf-8")
    assert Facts(str(tmp_path), "toy", "box").table("game").whole("rounds", 1, 9) == 7

    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "mistyped"))
    with pytest.raises(BrokenComponents, match=r"^expected a folder of component files at "):
        Facts(str(tmp_path), "toy", "box")

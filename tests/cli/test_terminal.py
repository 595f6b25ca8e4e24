"""Games played in the terminal: to the end, left and gone on with, taken back, told, verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from igroteka import games
from tests.cli.commands import igroteka, igroteka_afresh, saved_before_and_after


@pytest.mark.parametrize(
    ("lang", "clause", "unknown"),
    [
        ("en", "3.1 A merchant earns", "There is no rule “99”. The rules go from 1 to 4.1,"),
        ("ru", "3.1 Купец зарабатывает", "Правила «99» нет. Правила идут от 1 до 4.1,"),
    ],
)
def test_the_terminal_quotes_rules_in_its_language(lang: str, clause: str, unknown: str) -> None:
    done = igroteka(
        "play", "caravan", "--seats", "you,random", "--lang", lang, given="rule 3.1\nrule 99\nq\n"
    )

    assert clause in done.stdout
    assert unknown in " ".join(done.stdout.split())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_can_be_played_in_the_terminal(lang: str, tmp_path: Path) -> None:
    kept = tmp_path / "last.json"

    done = igroteka_afresh(
        "play", "caravan", "--seats", "you,greedy,random", "--lang", lang, "--seed", "3",
        "--save", str(kept), given="?\nu\nrule 3.1\n" + "2\n1\nstake 0\n" * 20,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert ("Игра окончена" if lang == "ru" else "The game is over") in done.stdout
    last = json.loads(kept.read_text())
    assert last["position"]["phase"] == "stakes"
    assert (last["position"]["stack"], last["position"]["own"]) == ([], [[], [], []])


def test_leaving_the_terminal_keeps_the_game_and_it_goes_on_from_there(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    left = igroteka(
        "play",
        "caravan",
        "--seats",
        "you,random",
        "--seed",
        "8",
        "--save",
        str(kept),
        given="1\nq\n",
    )
    assert left.returncode == 0
    first = json.loads(kept.read_text())

    again = igroteka(
        "play", "--seats", "you,random", "--load", str(kept), "--save", str(kept), given="q\n"
    )

    assert again.returncode == 0
    assert json.loads(kept.read_text()) == first


@pytest.mark.parametrize(
    ("seats", "typed"),
    [
        ("you,random", "1\nu\n"),
        ("you,you", "1\nu\n"),
        ("you,you", "1\nu\n1\nu\n"),
        ("you,you", "1\n1\nu\nu\n"),  # asked of the second, taken back by the first
    ],
)
def test_what_is_taken_back_in_the_terminal_has_not_happened(
    seats: str, typed: str, tmp_path: Path
) -> None:
    before, after = saved_before_and_after("caravan", seats, typed, tmp_path)

    assert after == before


def test_undo_in_the_terminal_stops_where_something_was_revealed() -> None:
    done = igroteka(
        "play", "caravan", "--seats", "you,you", "--seed", "8", given="u\n1\n1\n1\n1\nu\nq\n"
    )

    assert done.stdout.count("There is nothing to take back") == 2
    assert "The choice is taken back." not in done.stdout


def test_the_terminal_tells_what_its_persons_may_know() -> None:
    answers = "".join([f"{number % 4 + 1}\n" for number in range(80)])
    words = ("play", "caravan", "--seats", "you,random", "--seed", "5")

    told = igroteka(*words, given=answers + "q\n").stdout

    assert "You lay a" in told
    assert "Simpleton lays a" not in told
    assert "Simpleton uses a" in told


def test_the_log_of_a_game_in_the_terminal_can_be_verified(tmp_path: Path) -> None:
    whole, left = tmp_path / "whole.json", tmp_path / "left.json"
    igroteka("play", "caravan", "--seats", "random,greedy", "--export", str(whole))
    igroteka("play", "caravan", "--seats", "you,greedy", "--export", str(left), given="1\nu\nq\n")

    fair = igroteka("verify", str(whole), "--json")
    early = igroteka("verify", str(left), "--json")

    assert json.loads(fair.stdout)["fair"] is True, fair.stdout
    assert "the game is not over" in json.loads(early.stdout)["text"]
    rows = json.loads(left.read_text())["decisions"]
    assert [row[2] for row in rows if row[1] == 0] == ["act", "undo"]


def test_without_a_name_the_first_game_for_that_many_is_played(tmp_path: Path) -> None:
    for seats in ("random", "random,random"):
        log = tmp_path / "log.json"
        number = len(seats.split(","))
        metas = [games.game_named(name).meta for name in games.game_names()]
        fitting = [meta.id for meta in metas if meta.min_seats <= number <= meta.max_seats]

        done = igroteka("play", "--seats", seats, "--export", str(log))

        assert done.returncode == 0, done.stderr
        assert json.loads(log.read_text())["game"] == fitting[0]


def test_verify_refuses_what_is_no_exported_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")

    done = igroteka("verify", str(file), "--json")

    assert done.returncode == 1
    assert json.loads(done.stdout)["fair"] is False
    assert igroteka("verify", str(tmp_path / "none.json")).returncode == 2

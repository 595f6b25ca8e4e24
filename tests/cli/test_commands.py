"""The commands about games, rules, components and positions, and what all commands refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from igroteka import games
from igroteka.games.caravan import pieces
from tests.cli.commands import igroteka, igroteka_afresh, position


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A file with a new three-player game of the template; the first seat has only merchants."""
    path = tmp_path / "start.json"
    path.write_text(json.dumps(position("new", "caravan", "--seats", "3", "--seed", "22")))
    return path


def test_games_lists_names_seats_and_variants() -> None:
    found = json.loads(igroteka("games", "--json").stdout)
    shown = igroteka("games").stdout

    assert [game["id"] for game in found] == games.game_names()
    for game in found:
        meta = games.game_named(game["id"]).meta
        assert game["names"] == meta.names
        assert game["seats"] == [meta.min_seats, meta.max_seats]
        assert list(game["options"]) == [option.name for option in meta.options]
        for option in meta.options:
            told = game["options"][option.name]
            assert (told["choices"], told["default"]) == (option.choices, option.default)
            assert told["fits"] == {choice: list(seats) for choice, seats in option.fits.items()}
        assert meta.names["en"].split()[0] in shown


def test_rules_shows_a_clause_or_all() -> None:
    one = igroteka("rules", "caravan", "3.1").stdout
    ruling = igroteka("rules", "caravan", "R1").stdout
    everything = " ".join(igroteka("rules", "caravan").stdout.split())

    assert one.strip() == "3.1 A merchant earns 2 coins."
    assert "R1 Face down." in ruling
    assert "1 Planning: all players at the same time lay" in everything
    assert "4.1 A stake is any number of one's coins" in everything


def test_rules_can_be_read_in_russian() -> None:
    one = igroteka("rules", "caravan", "3.1", "--lang", "ru").stdout
    everything = " ".join(igroteka("rules", "caravan", "--lang", "ru").stdout.split())

    assert one.strip() == "3.1 Купец зарабатывает 2 монеты."
    assert "4.1 Поставить можно любое число своих монет" in everything


def test_components_show_facts_with_their_source() -> None:
    found = json.loads(igroteka("components", "caravan", "--json").stdout)

    assert [card["id"] for card in found["cards"]["card"]] == ["merchant", "scout"]
    assert {card["source"] for card in found["cards"]["card"]} == {"rulebook"}
    shown = igroteka("components", "caravan").stdout
    assert "merchant: copies 12, coins 2" in shown
    assert "[rulebook]" in shown


def test_a_position_can_be_made_asked_edited_and_continued(start: Path, tmp_path: Path) -> None:
    options = json.loads(igroteka("position", "options", str(start), "--json").stdout)
    assert options["waiting"] == [0, 1, 2]
    assert {"text": "lay merchant", "path": ["hand:merchant"]} in options["options"]

    data = json.loads(start.read_text())
    data["position"]["players"][0]["coins"] = 42
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(data))
    planned = position("apply", str(edited), "lay merchant", "lay merchant", "--seat", "0")

    mine = planned["position"]["players"][0]  # type: ignore[index]
    assert mine == {"coins": 42, "hand": "merchant*2", "plan": "merchant*2"}
    seen = json.loads(
        igroteka("position", "view", "-", "--seat", "1", given=json.dumps(planned)).stdout
    )
    assert seen["players"][0]["plan"] == {}, "planned out of sight"
    scores = json.loads(
        igroteka("position", "scores", "-", "--json", given=json.dumps(planned)).stdout
    )
    assert [sheet["total"] for sheet in scores] == [42, 0, 0]


def test_save_writes_the_canonical_form(start: Path) -> None:
    data = json.loads(start.read_text())

    assert position("save", "-", given=json.dumps(data, indent=7)) == data


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[" * 100_000 + "]" * 100_000, "expected JSON, found it nested too deeply"),
        ('{"game":' + "9" * 5000 + "}", "expected numbers of fewer digits"),
    ],
)
def test_a_file_beyond_all_measure_is_refused_in_a_sentence(
    tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "huge.json"
    file.write_text(text, "utf-8")

    refused = igroteka("position", "options", str(file))

    assert refused.returncode == 2
    assert reason in refused.stderr
    assert len(refused.stderr) < 300


def test_why_not_gives_the_sentence_and_the_clause(start: Path) -> None:
    english = igroteka("position", "why-not", str(start), "lay scout")
    russian = igroteka("position", "why-not", str(start), "lay scout", "--lang", "ru")
    data = json.loads(igroteka("position", "why-not", str(start), "lay scout", "--json").stdout)

    assert english.stdout.strip() == "You have no scout in your hand. (1)"
    assert russian.stdout.strip() == "У вас на руке нет разведчика. (1)"
    assert data["allowed"] is False
    assert data["refusal"]["code"] == "no_such_card"
    allowed = igroteka("position", "why-not", str(start), "lay merchant", "--json")
    assert json.loads(allowed.stdout)["allowed"] is True


ALL = ", ".join(games.game_names())
BAD = [
    (["simulate", "chess"], f"expected a game among {ALL}; found 'chess'"),
    (["simulate", "caravan", "--bots", "deep"], "expected a bot among random, greedy"),
    (["simulate", "caravan", "--seats", "3", "--bots", "random,random"], "expected 3 bots"),
    (["simulate", "caravan", "--seats", "9"], "expected 2 to 4 seats, found 9"),
    (["play", "caravan", "--seats", "you,him"], "expected each seat to be one of you, random"),
    (["play", "caravan", "--lang", "xx"], "expected a language among en, ru"),
    (["play", "--load", "a.json", "--export", "b.json"], "expected a new game for --export"),
    (["play", "--seats", ",".join(["random"] * 99)], "as many seats as a game has, found 99"),
    (["rules", "caravan", "99.9"], "expected a clause from 1 to 4.1"),
    (["rules", "caravan", "--lang", "fr"], "expected a language among en, ru; found 'fr'"),
    (["components", "chess"], f"expected a game among {ALL}"),
    (["position", "new", "caravan", "--seats", "1"], "expected 2 to 4 seats, found 1"),
    (["position", "new", "caravan", "--variant", "nonsense"], "as option=choice, found 'nonse"),
    (["position", "new", "caravan", "--variant", "speed=1"], "expected a variant option among"),
    (["position", "options", "missing.json"], "expected a file at 'missing.json'"),
]


@pytest.mark.parametrize(
    ("words", "sentence"),
    BAD,
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_input_is_one_clear_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    done = igroteka(*words)

    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_bad_actions_and_seats_change_nothing(start: Path, tmp_path: Path) -> None:
    target = tmp_path / "after.json"
    for words, sentence in [
        (["dance"], "expected an action of caravan such as 'lay merchant', found 'dance'"),
        (["use merchant"], "not_now"),
        (["lay merchant", "--seat", "7"], "expected a seat from 0 to 2, found 7"),
        (["lay scout"], "no_such_card"),
        (["lay merchant", "lay scout"], "no_such_card"),
    ]:
        done = igroteka("position", "apply", str(start), *words, "--out", str(target))

        assert done.returncode == 2, words
        assert sentence in " ".join(done.stderr.split())
        assert not target.exists()


def test_bad_saves_say_what_was_expected_and_found(start: Path) -> None:
    data = json.loads(start.read_text())
    for broken, sentence in [
        ("{", "expected JSON, found a mistake in line 1"),
        ("[]", "expected a saved position with its game"),
        (json.dumps({**data, "game": games.game_names()[0]}), "expected"),
        (json.dumps({**data, "format": 77}), "expected save format 2, found 77"),
        (
            json.dumps({**data, "rules_version": 50}),
            "expected a whole number from 1 to 1, found 50",
        ),
        (json.dumps(data).replace("merchant*4", "merchant*5"), "merchant: expected 12"),
        (json.dumps(data).replace('"planning"', '"sleeping"'), "found 'sleeping'"),
    ]:
        done = igroteka("position", "options", "-", given=broken)

        assert done.returncode == 2
        assert sentence in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr


def test_own_components_are_used_and_checked(tmp_path: Path) -> None:
    folder = tmp_path / "caravan"
    folder.mkdir()
    cards = folder / "cards.toml"
    printed = (Path(pieces.FOLDER) / "data" / "cards.toml").read_text()
    cards.write_text(printed.replace("hand = 4", "hand = 3"))
    words = ("--components", str(tmp_path), "position", "new", "caravan")
    data = json.loads(igroteka_afresh(*words).stdout)
    dealt = data["position"]["players"][0]["hand"]
    assert sum(int(part.partition("*")[2] or 1) for part in dealt.split()) == 3

    cards.write_text(printed.replace("copies = 12", "copies = 0"))
    done = igroteka_afresh(*words)

    assert done.returncode == 2
    assert "cards.toml" in done.stderr
    assert "copies: expected a whole number from 1 to 99, found 0" in " ".join(done.stderr.split())

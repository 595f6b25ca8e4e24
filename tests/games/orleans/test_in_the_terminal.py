"""Orléans in the terminal and by the commands: its rules, components, positions and choices."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest

from igroteka.games.orleans import GAME, pieces
from tests.cli.commands import igroteka, igroteka_afresh, position, saved_before_and_after

pytestmark = pytest.mark.slow


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A file with a new three-player game."""
    path = tmp_path / "start.json"
    path.write_text(json.dumps(position("new", "orleans", "--seats", "3", "--seed", "7")))
    return path


def test_games_lists_names_seats_and_variants() -> None:
    found = json.loads(igroteka("games", "--json").stdout)

    orleans = next(game for game in found if game["id"] == "orleans")
    assert orleans["names"]["ru"] == "Орлеан"
    assert orleans["seats"] == [2, 4]
    assert orleans["options"]["planning"]["choices"] == ["together", "in_turn"]
    assert orleans["options"]["first_player"]["fits"] == {"3": [3, 4], "4": [4, 4]}
    assert "Orléans" in igroteka("games").stdout


def test_rules_shows_a_clause_with_its_rulings() -> None:
    done = igroteka("rules", "orleans", "4.10a")

    assert "4.10a Its action moves 1 or 2 of them" in " ".join(done.stdout.split())
    assert "R6" in done.stdout
    assert "7.5 Every built station" in " ".join(igroteka("rules", "orleans").stdout.split())


def test_rules_can_be_read_in_russian() -> None:
    done = igroteka("rules", "orleans", "4.10a", "--lang", "ru")

    assert "4.10a Её действие отправляет 1 или 2 из них" in " ".join(done.stdout.split())
    assert "R6 Ратуша и башня." in done.stdout


@pytest.mark.parametrize(
    ("lang", "clause", "unknown"),
    [
        ("en", "3.4 Planning:", "There is no rule “99”. The rules go from 1.1 to 12.10,"),
        ("ru", "3.4 Планирование:", "Правила «99» нет. Правила идут от 1.1 до 12.10,"),
    ],
)
def test_the_terminal_quotes_rules_in_its_language(lang: str, clause: str, unknown: str) -> None:
    done = igroteka(
        "play", "orleans", "--seats", "you,random", "--lang", lang, given="rule 3.4\nrule 99\nq\n"
    )

    assert clause in done.stdout
    assert unknown in " ".join(done.stdout.split())


def test_components_show_facts_with_their_source() -> None:
    found = json.loads(igroteka("components", "orleans", "--json").stdout)

    school = next(tile for tile in found["tiles"]["tile"] if tile["id"] == "school")
    assert school["source"] == "public"
    assert found["setup"]["start"]["source"] == "rulebook"
    assert "bathhouse" in igroteka("components", "orleans").stdout
    assert "[reconstructed]" in igroteka("components", "orleans").stdout


def test_a_position_can_be_made_asked_edited_and_continued(start: Path, tmp_path: Path) -> None:
    options = json.loads(igroteka("position", "options", str(start), "--json").stdout)
    assert options["waiting"] == [0, 1, 2]
    assert {
        "text": "place own_farmer castle/1",
        "path": ["market:own_farmer", "slot:castle/1"],
    } in options["options"]

    data = json.loads(start.read_text())
    data["position"]["players"][0]["coins"] = 42
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(data))
    planned = position("apply", str(edited), "place own_farmer castle/1", "done", "--seat", "0")

    mine = planned["position"]["players"][0]  # type: ignore[index]
    assert mine["coins"] == 42
    assert mine["places"] == {"castle": "own_farmer . ."}
    seen = json.loads(
        igroteka("position", "view", "-", "--seat", "1", given=json.dumps(planned)).stdout
    )
    assert seen["players"][0]["places"]["castle"] == [None, None, None], "planned out of sight"
    scores = json.loads(
        igroteka("position", "scores", "-", "--json", given=json.dumps(planned)).stdout
    )
    assert [sheet["total"] for sheet in scores] == [42, 5, 5]


def test_why_not_gives_the_sentence_and_the_clause(start: Path) -> None:
    english = igroteka("position", "why-not", str(start), "place own_farmer farmhouse/1")
    russian = igroteka(
        "position", "why-not", str(start), "place own_farmer farmhouse/1", "--lang", "ru"
    )
    data = json.loads(
        igroteka("position", "why-not", str(start), "place own_farmer farmhouse/1", "--json").stdout
    )

    assert "(3.4b)" in english.stdout
    assert "(3.4b)" in russian.stdout
    assert english.stdout != russian.stdout
    assert data["allowed"] is False
    assert data["refusal"]["code"] == "wrong_kind"
    allowed = igroteka("position", "why-not", str(start), "done", "--json")
    assert json.loads(allowed.stdout)["allowed"] is True


def test_bad_actions_and_seats_change_nothing(start: Path, tmp_path: Path) -> None:
    target = tmp_path / "after.json"
    for words, sentence in [
        (["dance"], "expected an action of orleans such as 'pass', found 'dance'"),
        (["use castle"], "not_now"),
        (["done", "--seat", "7"], "expected a seat from 0 to 2, found 7"),
        (["place monk castle/1"], "no_such_follower"),
    ]:
        done = igroteka("position", "apply", str(start), *words, "--out", str(target))

        assert done.returncode == 2, words
        assert sentence in " ".join(done.stderr.split())
        assert not target.exists()


def test_bad_saves_say_what_was_expected_and_found(start: Path) -> None:
    data = json.loads(start.read_text())
    for broken, sentence in [
        (
            json.dumps(data).replace("farmer*14", "farmer*15"),
            "farmer: expected 14 in all, found 15",
        ),
        (json.dumps(data).replace('"merchant": "orleans"', '"merchant": "paris"'), "found 'paris'"),
        (
            json.dumps({**data, "rules_version": 50}),
            f"expected a whole number from 1 to {GAME.meta.rules_version}, found 50",
        ),
    ]:
        done = igroteka("position", "options", "-", given=broken)

        assert done.returncode == 2
        assert sentence in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rules", "orleans", "99.9"], "expected a clause from 1.1 to 12.10"),
        (
            ["position", "new", "orleans", "--variant", "speed=1"],
            "expected a variant option among planning, exclusion, first_player; found 'speed'",
        ),
    ],
)
def test_bad_input_names_what_there_is(words: list[str], sentence: str) -> None:
    done = igroteka(*words)

    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert done.stdout == ""


def test_own_components_are_used_and_checked(tmp_path: Path) -> None:
    folder = tmp_path / "orleans"
    folder.mkdir()
    shutil.copy(Path(pieces.FOLDER) / "data" / "setup.toml", folder)
    setup = folder / "setup.toml"
    setup.write_text(setup.read_text().replace("coins = 5", "coins = 9"))
    data = json.loads(
        igroteka_afresh("--components", str(tmp_path), "position", "new", "orleans").stdout
    )
    assert data["position"]["players"][0]["coins"] == 9

    road = (Path(pieces.FOLDER) / "data" / "map.toml").read_text()
    (folder / "map.toml").write_text(road.replace('roads = ["R01", "R05"]', 'roads = ["R05"]'))
    done = igroteka_afresh("--components", str(tmp_path), "position", "new", "orleans")

    assert done.returncode == 2
    assert "map.toml" in done.stderr
    assert "R01 joins chartres and etampes, but etampes does not list it" in " ".join(
        done.stderr.split()
    )


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_can_be_played_in_the_terminal(lang: str, tmp_path: Path) -> None:
    chance = random.Random(3)
    kept = tmp_path / "last.json"
    answers = "".join(f"{chance.randint(1, 9)}\n" for _ in range(4000))

    done = igroteka_afresh(
        "play", "orleans", "--seats", "you,greedy,random", "--lang", lang, "--seed", "3",
        "--save", str(kept), given="?\nu\nrule 3.4\n" + answers,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert "18/18" in done.stdout
    assert (" в мешочек." if lang == "ru" else " to the bag.") not in done.stdout, "a quiet event"
    assert ("Игра окончена" if lang == "ru" else "The game is over") in done.stdout
    last = json.loads(kept.read_text())
    assert last["position"]["phase"] == "end"


@pytest.mark.parametrize(
    ("seats", "typed"),
    [
        ("you,random", "2\nu\n"),
        ("you,random", "2\n2\nu\nu\n"),
        ("you,you", "2\nu\n"),
        ("you,you", "done\nu\n"),  # asked of the second, taken back by the first
    ],
)
def test_what_is_taken_back_in_the_terminal_has_not_happened(
    seats: str, typed: str, tmp_path: Path
) -> None:
    before, after = saved_before_and_after("orleans", seats, typed, tmp_path)

    assert after == before


def test_undo_in_the_terminal_stops_where_something_was_revealed() -> None:
    done = igroteka(
        "play", "orleans", "--seats", "you,you", "--seed", "8", given="u\ndone\ndone\nu\nq\n"
    )

    assert done.stdout.count("There is nothing to take back") == 2
    assert "The choice is taken back." not in done.stdout


def test_the_terminal_tells_what_its_persons_may_know() -> None:
    answers = "".join([f"{number % 4 + 1}\n" for number in range(80)])
    words = ("play", "orleans", "--seats", "you,random", "--seed", "5")

    told = igroteka(*words, given=answers + "q\n").stdout

    assert "You draw from the bag" in told
    assert "Simpleton draws from the bag" not in told
    assert "Simpleton" in told

"""The commands: what they print, what they refuse, and that refusing changes nothing."""

from __future__ import annotations

import json
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from igroteka import games
from igroteka.cli import serve
from igroteka.cli.main import app
from igroteka.cli.serve import free_port, qr_code
from igroteka.games.orleans import pieces
from igroteka.server.settings import Settings
from tests.lab.test_check import MissesPoints


@dataclass
class Done:
    """What a command answered."""

    returncode: int
    stdout: str
    stderr: str


def igroteka(*words: str, given: str = "") -> Done:
    """Run a command in this process: starting Python again for each takes longer than it."""
    result = CliRunner().invoke(app, list(words), input=given, prog_name="igroteka")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Done(result.exit_code, result.stdout, result.stderr)


def igroteka_afresh(*words: str, given: str = "") -> Done:
    """Run a command in a process of its own, as a person would."""
    done = subprocess.run(
        [sys.executable, "-m", "igroteka.cli.main", *words],
        input=given,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        encoding="utf-8",
    )
    return Done(done.returncode, done.stdout, done.stderr)


def position(*words: str, given: str = "") -> dict[str, object]:
    """The position a command writes."""
    done = igroteka("position", *words, given=given)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A file with a new three-player game of Orléans."""
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


def test_simulate_prints_what_machines_need() -> None:
    done = igroteka(
        "simulate", "orleans", "--seats", "2", "--bots", "greedy,random", "--games", "2",
        "--seed", "4", "--json",
    )  # fmt: skip

    found = json.loads(done.stdout)
    assert {"game", "games", "decisions", "decisions_per_s", "bots"} <= set(found)
    assert found["games"] == 2
    for bot in found["bots"]:
        assert {"bot", "games", "mean", "sd", "median", "win_share"} <= set(bot)


def test_simulate_in_words_names_n_and_spread() -> None:
    done = igroteka("simulate", "orleans", "--bots", "random", "--seats", "2", "--games", "2")

    assert done.returncode == 0
    assert "mean" in done.stdout
    assert "sd" in done.stdout
    assert "decisions a game" in done.stdout
    assert "laws" not in done.stdout


def test_simulate_says_how_many_buildings_were_built() -> None:
    words = ("simulate", "cosmic_colonies", "--seats", "2", "--games", "1", "--workers", "1")

    assert re.search(r"random, means per player: buildings \d+\.\d", igroteka(*words).stdout)
    counted = json.loads(igroteka(*words, "--json").stdout)["bots"][0]["statistics"]
    assert set(counted) == {"buildings", "special tiles", "resources left"}


def test_simulate_checks_the_laws_and_fails_when_one_is_broken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("simulate", "caravan", "--seats", "2", "--games", "2", "--workers", "1", "--check")
    fine = igroteka(*words)

    assert fine.returncode == 0
    assert "laws asked 102 times, broken 0 times" in fine.stdout

    monkeypatch.setitem(games._loaded, "caravan", MissesPoints())
    broken = igroteka(*words, "--seed", "8")

    assert broken.returncode == 1
    assert "broken 2 times" in broken.stdout
    assert "seed 9, whole game: Law 14, score lines add up" in broken.stdout
    as_data = igroteka(*words, "--seed", "8", "--json")
    assert as_data.returncode == 1
    assert [breach["seed"] for breach in json.loads(as_data.stdout)["breaches"]] == [8, 9]


def test_rules_shows_a_clause_with_its_rulings() -> None:
    done = igroteka("rules", "orleans", "4.10a")

    assert "4.10a Its action moves 1 or 2 of them" in " ".join(done.stdout.split())
    assert "R6" in done.stdout
    assert "7.5 Every built station" in " ".join(igroteka("rules", "orleans").stdout.split())


def test_rules_can_be_read_in_russian() -> None:
    done = igroteka("rules", "orleans", "4.10a", "--lang", "ru")
    all_of_them = igroteka("rules", "cosmic_colonies", "--lang", "ru").stdout

    assert "4.10a Её действие отправляет 1 или 2 из них" in " ".join(done.stdout.split())
    assert "R6 Ратуша и башня." in done.stdout
    assert "7 Конец игры и очки" in all_of_them
    assert "7.4 Каждый полный набор" in " ".join(all_of_them.split())


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
    assert school["source"] == "rulebook"
    assert "bathhouse" in igroteka("components", "orleans").stdout
    assert "[reconstructed]" in igroteka("components", "orleans").stdout


def test_bench_prints_what_machines_need() -> None:
    found = json.loads(igroteka("bench", "orleans", "--seconds", "0.1", "--json").stdout)

    assert {"decisions_per_s", "clones_per_s", "save_bytes", "calibration_ratio"} <= set(
        found["orleans"]
    )


def test_bench_shows_the_probes_of_a_game_beside_their_target() -> None:
    words = ("bench", "cosmic_colonies", "--seats", "2", "--seconds", "0.1")

    assert "µs for all places for one tile on an asteroid (target 60)" in igroteka(*words).stdout
    found = json.loads(igroteka(*words, "--json").stdout)["cosmic_colonies"]["probes"]
    assert found["places_of_a_tile"]["microseconds"] > 0


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


def test_save_writes_the_canonical_form(start: Path) -> None:
    data = json.loads(start.read_text())

    assert position("save", "-", given=json.dumps(data, indent=7)) == data


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


BAD = [
    (["simulate", "chess"], "expected a game among orleans, cosmic_colonies; found 'chess'"),
    (["simulate", "orleans", "--bots", "deep"], "expected a bot among random, greedy"),
    (["simulate", "orleans", "--seats", "3", "--bots", "random,random"], "expected 3 bots"),
    (["simulate", "orleans", "--seats", "9"], "expected 2 to 4 seats, found 9"),
    (["play", "orleans", "--seats", "you,him"], "expected each seat to be one of you, random"),
    (["play", "orleans", "--lang", "xx"], "expected a language among en, ru"),
    (["rules", "orleans", "99.9"], "expected a clause from 1.1 to 12.10"),
    (["rules", "orleans", "--lang", "fr"], "expected a language among en, ru; found 'fr'"),
    (["components", "chess"], "expected a game among orleans, cosmic_colonies"),
    (["position", "new", "orleans", "--seats", "1"], "expected 2 to 4 seats, found 1"),
    (["position", "new", "orleans", "--variant", "nonsense"], "such as planning=in_turn"),
    (["position", "new", "orleans", "--variant", "speed=1"], "expected a variant option among"),
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
        ("{", "expected JSON, found a mistake in line 1"),
        ("[]", "expected a saved position with its game"),
        (json.dumps({**data, "game": "caravan"}), "expected"),
        (json.dumps({**data, "format": 77}), "expected save format 1, found 77"),
        (
            json.dumps({**data, "rules_version": 50}),
            "expected a whole number from 1 to 1, found 50",
        ),
        (
            json.dumps(data).replace("farmer*14", "farmer*15"),
            "farmer: expected 14 in all, found 15",
        ),
        (json.dumps(data).replace('"merchant": "orleans"', '"merchant": "paris"'), "found 'paris'"),
    ]:
        done = igroteka("position", "options", "-", given=broken)

        assert done.returncode == 2
        assert sentence in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr


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
    assert ("Игра окончена" if lang == "ru" else "The game is over") in done.stdout
    last = json.loads(kept.read_text())
    assert last["position"]["phase"] == "end"


def test_leaving_the_terminal_keeps_the_game_and_it_goes_on_from_there(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    left = igroteka(
        "play",
        "orleans",
        "--seats",
        "you,random",
        "--seed",
        "8",
        "--save",
        str(kept),
        given="2\nq\n",
    )
    assert left.returncode == 0
    first = json.loads(kept.read_text())

    again = igroteka(
        "play", "--seats", "you,random", "--load", str(kept), "--save", str(kept), given="q\n"
    )

    assert again.returncode == 0
    assert json.loads(kept.read_text()) == first


def test_a_qr_code_holds_the_address() -> None:
    drawn = qr_code("http://192.0.2.7:8000/")

    assert len(drawn.splitlines()) > 10
    assert qr_code("http://192.0.2.7:8001/") != drawn


def test_a_port_somebody_has_is_not_wished_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]

        assert free_port(port) not in (port, 0)
    assert free_port(port) == port


def test_links_of_a_table_in_the_local_network_work_on_phones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever plays on the serving machine sees 127.0.0.1, which is no address for others."""
    given: dict[str, Any] = {}

    def run(host: str, port: int, db: str | None, settings: Settings, ready: object) -> None:
        given.update(host=host, port=port, public=settings.public)

    monkeypatch.setattr(serve, "run", run)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")

    serve.serve_games(None, str(tmp_path / "games.db"), lan=True, browser=False)

    assert given["host"] == "0.0.0.0"
    assert given["public"] == f"http://192.0.2.7:{given['port']}"


def test_serve_says_where_it_is_and_stops_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "igroteka.cli.main", "serve", "--no-browser"]
    with subprocess.Popen(
        [*command, "--port", "0", "--db", str(tmp_path / "games.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            address = line.split("Igroteka: ")[1].strip()
            with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
        rest, problems = server.communicate(timeout=20)

    assert server.returncode == 0
    assert "All games are kept" in rest
    assert "Traceback" not in problems


def test_verify_refuses_what_is_no_exported_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")

    done = igroteka("verify", str(file), "--json")

    assert done.returncode == 1
    assert json.loads(done.stdout)["fair"] is False
    assert igroteka("verify", str(tmp_path / "none.json")).returncode == 2

"""Settings, limits, identity and luck, each by itself."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from igroteka.server.identity import clean_name, hashed, invite_secret, is_secret, server_key
from igroteka.server.limits import MOST_KEYS, Bucket, Buckets
from igroteka.server.luck import FORMAT, VERSION, Export, seed_hash, seed_text, verify
from igroteka.server.run import CannotStart, listen
from igroteka.server.settings import Settings, UnknownSetting, data_folder
from igroteka.table.table import scores_data
from tests.table.playing import play_on, table_of


def test_settings_come_from_the_environment() -> None:
    settings = Settings.from_environment(
        {"IGROTEKA_PORT": "9000", "IGROTEKA_METRICS": "false", "IGROTEKA_BOT_PAUSE": "0.25"}
    )

    assert (settings.port, settings.metrics, settings.bot_pause) == (9000, False, 0.25)
    assert settings.host == "127.0.0.1"


def test_a_setting_that_cannot_be_read_is_named() -> None:
    with pytest.raises(UnknownSetting, match="IGROTEKA_PORT: expected int, found 'many'"):
        Settings.from_environment({"IGROTEKA_PORT": "many"})


def test_data_is_kept_where_the_system_expects_it() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/igroteka")
    assert data_folder({"LOCALAPPDATA": "C:/x"}, "win32") == Path("C:/x/igroteka")
    assert data_folder({}, "linux").parts[-3:] == (".local", "share", "igroteka")


def test_a_port_that_is_taken_is_said_in_one_sentence() -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    port = taken.getsockname()[1]

    with pytest.raises(CannotStart, match=f"expected to listen on 127.0.0.1 port {port}, found"):
        listen("127.0.0.1", port)
    taken.close()


def test_a_bucket_gives_its_burst_and_then_waits() -> None:
    bucket = Bucket(rate=0.001, burst=3)

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_buckets_forget_those_who_went_away() -> None:
    buckets = Buckets(rate=0.001, burst=1)
    for number in range(MOST_KEYS + 5):
        assert buckets.take(str(number))
    assert not buckets.take(str(MOST_KEYS + 4))


def test_an_invite_is_bound_to_its_table_and_seat() -> None:
    key = b"k" * 32
    secret = invite_secret(key, "table", 1)

    assert is_secret(secret, hashed(secret))
    assert not is_secret(secret, hashed(invite_secret(key, "table", 2)))
    assert not is_secret("", "")
    assert len({invite_secret(key, table, seat) for table in "ab" for seat in range(3)}) == 6


def test_the_key_lasts_beside_the_file_and_is_the_owners_only(tmp_path: Path) -> None:
    db = str(tmp_path / "games.db")

    assert server_key("", db) == server_key("", db)
    assert server_key("words", db) == server_key("words", "postgresql://x/y")
    assert server_key("", "postgresql://x/y") != server_key("", "postgresql://x/y")
    assert (tmp_path / "games.key").stat().st_mode & 0o077 == 0


def test_names_are_fit_to_be_shown() -> None:
    assert clean_name(" a\u202eb\n\tc ") == "a b c"
    assert clean_name("Ёжик 🦔") == "Ёжик 🦔"
    assert clean_name("\u0000") == ""


# --- luck


def finished_game() -> Export:
    table = play_on(table_of(2, seed=99), seed=1)
    return Export(
        format=FORMAT,
        version=VERSION,
        table="x",
        game="orleans",
        rules_version=1,
        seats=2,
        names=["a", "b"],
        variant={},
        seed_hash=seed_hash(99),
        seed=seed_text(99),
        decisions=table.rows,
        hidden=0,
        result=scores_data(table.game.scores(table.position)),
    )


def test_fair_luck_can_be_verified() -> None:
    assert verify(msgspec.json.encode(finished_game())).fair


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": seed_text(98)}, "not the one promised"),
        ({"seed": "63"}, "not the one promised"),
        ({"seed": "luck"}, "expected a seed in hexadecimal digits"),
        ({"seed": None}, "not over"),
        ({"seed": seed_text(98), "seed_hash": seed_hash(98)}, "does not follow from the seed"),
        ({"game": "chess"}, "expected a game among"),
        ({"version": 9}, "found igroteka-log version 9"),
        ({"result": []}, "another result"),
    ],
)
def test_each_way_to_cheat_is_found(change: dict[str, object], reason: str) -> None:
    data = msgspec.to_builtins(finished_game()) | change

    verdict = verify(msgspec.json.encode(data))

    assert not verdict.fair
    assert reason in verdict.text


def test_a_log_that_was_cut_or_changed_is_found() -> None:
    game = finished_game()
    game.decisions = game.decisions[:-1]
    assert "stops before the end" in verify(msgspec.json.encode(game)).text
    game = finished_game()
    index = random.Random(3).randrange(len(game.decisions))
    game.decisions[index] = game.decisions[index]._replace(choice="exclude hayrick")
    assert f"line {index + 1}" in verify(msgspec.json.encode(game)).text
    assert "expected an exported game" in verify(b"{}").text

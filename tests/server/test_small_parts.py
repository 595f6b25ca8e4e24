"""Settings, limits, identity and luck, each by itself."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from msgspec.json import encode

from igroteka.server.identity import clean_text, hashed, invite_secret, is_secret, server_key
from igroteka.server.limits import MOST_KEYS, Bucket, Buckets, Places, address_key
from igroteka.server.luck import FORMAT, VERSION, Export, seed_hash, seed_text, verify
from igroteka.server.run import run
from igroteka.server.serving import CannotStart, listen
from igroteka.server.settings import Settings, UnknownSetting, data_folder
from igroteka.server.shapes import sheets_info
from igroteka.table.log import UNDO, Row
from tests.table.playing import GAME, play_on, table_of


def test_settings_come_from_the_environment() -> None:
    settings = Settings.from_environment(
        {"IGROTEKA_PORT": "9000", "IGROTEKA_METRICS": "false", "IGROTEKA_BOT_PAUSE": "0.25"}
    )

    assert (settings.port, settings.metrics, settings.bot_pause) == (9000, False, 0.25)
    assert settings.host == "127.0.0.1"


def test_a_setting_that_cannot_be_read_is_named() -> None:
    with pytest.raises(UnknownSetting, match="IGROTEKA_PORT: expected int, found 'many'"):
        Settings.from_environment({"IGROTEKA_PORT": "many"})


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings(host="0.0.0.0"), "expected IGROTEKA_PUBLIC"),
        (Settings(host="games.example"), "expected IGROTEKA_PUBLIC"),
        (Settings(public="games.example"), "IGROTEKA_PUBLIC: expected an address such as"),
        (Settings(public="https://games.example"), "expected IGROTEKA_PROXIES"),
        (Settings(proxies="nobody"), "IGROTEKA_PROXIES: expected addresses"),
    ],
)
def test_a_server_for_others_has_to_know_its_address(settings: Settings, reason: str) -> None:
    with pytest.raises(UnknownSetting, match=reason):
        run(settings=settings)


def test_a_server_that_knows_its_address_may_start() -> None:
    for host in ("127.0.0.1", "localhost", "::1"):
        Settings(host=host).check_address()
    Settings(host="0.0.0.0", public="http://192.0.2.7:8000").check_address()
    Settings(host="::", public="https://games.example", proxies="10.0.0.0/8").check_address()


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


def test_many_addresses_clear_nobody_elses_limit() -> None:
    buckets = Buckets(rate=0.001, burst=1)
    assert buckets.take("first")
    for number in range(MOST_KEYS - 1):
        assert buckets.take(str(number))
        assert not buckets.take("first"), "whoever keeps asking is not forgotten"
    assert buckets.take("one more")
    assert not buckets.take("first")
    assert not buckets.take("one more")
    assert buckets.take("0"), "the one used longest ago is forgotten"


def test_a_network_of_one_customer_counts_as_one_address() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("unix:") == "unix:"


def test_places_are_taken_and_given_back() -> None:
    places = Places(2)

    assert [places.enter("a"), places.enter("a"), places.enter("a")] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert [places.enter("a"), places.enter("a")] == [True, False]


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
    assert clean_text(" a\u202eb\n\tc ") == "a b c"
    assert clean_text("Ёжик 🦔") == "Ёжик 🦔"
    assert clean_text("\u0000") == ""


# --- luck


def finished_game() -> Export:
    table = play_on(table_of(2, seed=99), seed=1)
    return Export(
        format=FORMAT,
        version=VERSION,
        table="x",
        game=GAME,
        rules_version=1,
        seats=2,
        names=["a", "b"],
        variant={},
        seed_hash=seed_hash(99),
        seed=seed_text(99),
        decisions=table.rows,
        result=sheets_info(table.game.scores(table.position)),
    )


def test_fair_luck_can_be_verified() -> None:
    assert verify(encode(finished_game())).fair


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": seed_text(98)}, "not the one promised"),
        ({"seed": "63"}, "not the one promised"),
        ({"seed": "luck"}, "expected a seed in hexadecimal digits"),
        ({"seed": None}, "not over"),
        ({"seed": seed_text(91), "seed_hash": seed_hash(91)}, "does not follow from the seed"),
        ({"game": "chess"}, "expected a game among"),
        ({"version": 9}, "found igroteka-log version 9"),
        ({"rules_version": 0}, "found version 0: its log may lead elsewhere now"),
        ({"result": []}, "another result"),
    ],
)
def test_each_way_to_cheat_is_found(change: dict[str, object], reason: str) -> None:
    data = msgspec.to_builtins(finished_game()) | change

    verdict = verify(encode(data))

    assert not verdict.fair
    assert reason in verdict.text


def test_a_log_that_was_cut_or_changed_is_found() -> None:
    game = finished_game()
    game.decisions = game.decisions[:-1]
    assert "stops before the end" in verify(encode(game)).text
    game = finished_game()
    index = random.Random(3).randrange(len(game.decisions))
    game.decisions[index] = game.decisions[index]._replace(choice="stake 99")
    assert f"line {index + 1}" in verify(encode(game)).text
    game = finished_game()
    last = len(game.decisions) + 1
    for choice in (str(last - 1), "9" * 5000):
        game.decisions = [*finished_game().decisions, Row(last, 0, UNDO, choice)]
        assert f"line {last}: expected seat 0 to take back nothing" in verify(encode(game)).text
    for data in (b"{}", b'{"format":"\xff"}', b'{"variant":' * 100_000):
        assert "expected an exported game" in verify(data).text

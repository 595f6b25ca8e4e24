"""The HTTP side: identity, lists, setting tables up, headers and limits."""

from __future__ import annotations

import asyncio
import gzip
import io
import os
from pathlib import Path

import pytest
import segno

from igroteka.bots.registry import LEVELS
from igroteka.games import game_named, game_names
from igroteka.server.app import CONTENT_POLICY
from igroteka.server.messages import Patch, View
from igroteka.server.visitor import Visitor
from igroteka.table.table import RoundStanding, Table
from tests.server.house import GAME, PATIENCE, first_option, house, seated


def test_a_visitor_is_known_by_a_cookie_from_the_first_call(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            first = await visitor.get("/api/me", Accept_Language="fr, ru;q=0.9, en;q=0.8")
            assert first.data == {"name": "", "lang": "ru", "known": False}
            cookie = first.headers["set-cookie"].lower()
            for part in ("httponly", "samesite=lax", "path=/", "max-age="):
                assert part in cookie
            assert "secure" not in cookie, "plain HTTP on one's own machine"

            second = await visitor.get("/api/me")
            assert second.data["known"] is True
            assert "set-cookie" not in second.headers
            named = await visitor.post("/api/me", {"name": "x" * 24, "lang": "en"})
            assert named.data == {"name": "x" * 24, "lang": "en", "known": True}
            longer = await visitor.post("/api/me", {"name": "x" * 25, "lang": "ru"})
            assert (longer.status, longer.data["err"]) == (400, "bad_name")
            assert (await visitor.get("/api/me")).data == named.data, "nothing has changed"
            assert (await visitor.post("/api/me", {"name": "x", "lang": "xx"})).status == 400

        async with house(db) as address:
            again = Visitor(address, visitor.cookie)
            assert (await again.get("/api/me")).data["name"] == "x" * 24

    asyncio.run(scenario())


def test_the_shelf_shows_every_game(db: Path) -> None:
    async def scenario() -> None:
        for developer in (False, True):
            async with house(db, developer=developer) as address:
                boxes = (await Visitor(address).get("/api/games")).data
            assert [box["id"] for box in boxes] == game_names(developer)
            for box in boxes:
                meta = game_named(box["id"]).meta
                assert box["bots"] == list(LEVELS)
                assert box["names"] == meta.names
                assert (box["min_seats"], box["max_seats"]) == (meta.min_seats, meta.max_seats)
                assert (box["minutes"], box["weight"]) == (meta.minutes, meta.weight)
                for told, option in zip(box["options"], meta.options, strict=True):
                    assert told["choices"] == option.choices
                    assert told["default"] == option.default
                    fits = {choice: tuple(seats) for choice, seats in told["fits"].items()}
                    assert fits == option.fits

    asyncio.run(scenario())


def test_a_game_for_developers_is_for_those_who_ask_for_it(db: Path) -> None:
    async def scenario() -> None:
        for developer in (False, True):
            async with house(db, developer=developer) as address:
                visitor = Visitor(address)
                boxes = (await visitor.get("/api/games")).data
                assert ("caravan" in [box["id"] for box in boxes]) is developer
                wish = {"game": "caravan", "seats": [{"kind": "me"}, {"kind": "open"}]}
                answer = await visitor.post("/api/tables", wish)
                assert (answer.status == 200) is developer

    asyncio.run(scenario())


def test_tables_are_listed_for_those_who_play_and_those_who_may_join(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host, guest = Visitor(address), Visitor(address)
            id, invites = await host.new_table(GAME, ["me", "open", "random"])
            hidden, _ = await host.new_table(GAME, ["me", "open"], public=False)
            assert len(invites) == 1

            mine = (await host.get("/api/tables")).data
            assert {row["table"] for row in mine["mine"]} == {id, hidden}
            assert mine["open"] == [], "one's own tables are not joinable"
            (row,) = (await guest.get("/api/tables")).data["open"]
            assert (row["table"], row["status"], row["round"]) == (id, "open", 1)
            assert row["rounds"] == 1
            assert [seat["bot"] for seat in row["seats"]] == [None, None, "random"]

            assert (await guest.post(f"/api/tables/{hidden}/join", {"seat": 1})).status == 403
            for seat in (0, 2, 7):
                assert (await guest.post(f"/api/tables/{id}/join", {"seat": seat})).status == 409
            for _ in range(2):  # asked twice, the same seat
                answer = await guest.post(f"/api/tables/{id}/join", {"seat": 1})
                assert (answer.status, answer.data["seat"]) == (200, 1)
            (row,) = (await guest.get("/api/tables")).data["mine"]
            assert (row["status"], row["your_turn"]) == ("running", True)
            assert [seat["you"] for seat in row["seats"]] == [False, True, False]
            assert (await guest.post(f"/api/tables/{id}/rematch", {})).status == 409

    asyncio.run(scenario())


def test_a_wish_that_cannot_be_granted_is_refused_in_one_sentence(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            visitor = Visitor(address)
            me, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
            varied = next(name for name in game_names() if game_named(name).meta.options)
            option = game_named(varied).meta.options[0]
            wishes: list[tuple[object, str]] = [
                (b"{", "truncated"),
                ([], "Expected `object`"),
                ({"game": GAME}, "seats"),
                ({"game": "chess", "seats": [me, bot]}, "expected a game among"),
                ({"game": GAME, "seats": [me]}, "expected 2 to 4 seats, found 1"),
                ({"game": GAME, "seats": [me] + [bot] * 4}, "found 5"),
                ({"game": GAME, "seats": [me, me]}, "expected one seat for you, found 2"),
                ({"game": GAME, "seats": [me, {"kind": "bot", "bot": "x"}]}, "a bot among"),
                ({"game": GAME, "seats": [me, {"kind": "ghost"}]}, "ghost"),
                (
                    {"game": varied, "seats": [me, bot], "variant": {option.name: "never"}},
                    ", ".join(option.choices),
                ),
                ({"game": GAME, "seats": [me, bot], "seed": 1}, "seed"),
            ]
            for wish, reason in wishes:
                answer = await visitor.post("/api/tables", wish)
                assert answer.status == 400, wish
                assert reason in answer.data["text"]
            long = await visitor.post("/api/tables", b"x" * 20_000)
            assert (long.status, long.data["err"]) == (413, "too_long")
            assert (await visitor.get("/api/tables")).data["mine"] == []

    asyncio.run(scenario())


def test_every_answer_is_guarded(db: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Igroteka</title>", "utf-8")
    (static / "assets" / "app-1a2b.js").write_text("let a = 1", "utf-8")

    async def scenario() -> None:
        async with house(db, static=str(static)) as address:
            visitor = Visitor(address)
            for path in ("/", "/t/x", "/api/me", "/assets/app-1a2b.js", "/nothing", "/healthz"):
                answer = await visitor.get(path)
                assert answer.headers["content-security-policy"] == CONTENT_POLICY
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "same-origin"
                assert "server" not in answer.headers
            assert (await visitor.get("/t/x")).body.startswith(b"<!doctype html>")
            assert (
                "immutable" in (await visitor.get("/assets/app-1a2b.js")).headers["cache-control"]
            )
            assert (await visitor.get("/")).headers["cache-control"] == "no-cache"
            assert (await visitor.get("/api/games")).headers["cache-control"] == "no-store"
            assert (await visitor.get("/nothing")).status == 404
            assert (await visitor.get("/../games.db")).status == 404
            assert (await visitor.get("/%2e%2e/games.db")).status == 404

    asyncio.run(scenario())
    assert "unsafe" not in CONTENT_POLICY


def test_pages_are_read_and_packed_once(db: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Igroteka</title>", "utf-8")
    (static / "assets" / "app-1a2b.js").write_text("let a = 1;" * 500, "utf-8")
    (tmp_path / "secret").write_text("x", "utf-8")

    async def scenario() -> None:
        async with house(db, static=str(static)) as address:
            visitor = Visitor(address)
            plain = await visitor.get("/assets/app-1a2b.js")
            packed = await visitor.get("/assets/app-1a2b.js", Accept_Encoding="gzip")
            assert plain.headers["content-type"].startswith("text/javascript")
            assert gzip.decompress(packed.body) == plain.body
            assert len(packed.body) < 100
            tag = packed.headers["etag"]
            again = await visitor.get("/assets/app-1a2b.js", If_None_Match=tag)
            assert (again.status, again.body) == (304, b"")
            page = await visitor.get("/t/x")
            assert page.body == b"<title>Igroteka</title>"
            assert (await visitor.get("/", If_None_Match=page.headers["etag"])).status == 304
            for path in ("/../secret", "/assets/../../secret", "/%2e%2e/secret", "//etc/passwd"):
                assert (await visitor.get(path)).status == 404

            (static / "index.html").write_text("<title>Built again</title>", "utf-8")
            os.utime(static / "index.html", ns=(1, 1))
            assert (await visitor.get("/")).body == b"<title>Built again</title>"
            tag = page.headers["etag"]
            assert (await visitor.get("/", If_None_Match=tag)).status == 200

    asyncio.run(scenario())


def test_looking_back_and_pages_are_limited_like_the_rest(db: Path) -> None:
    async def scenario() -> None:
        slow = {"looks_per_second": 0.01, "look_burst": 3.0}
        slow |= {"pages_per_second": 0.01, "page_burst": 3.0}
        async with house(db, **slow) as address:
            id, people = await seated(address, 2)
            for path in (f"/api/tables/{id}/history", f"/api/tables/{id}/at/0"):
                await people[0].get(path)
            assert (await people[0].get(f"/api/tables/{id}/export")).status == 200
            for path in ("history", "at/0", "export"):
                assert (await people[0].get(f"/api/tables/{id}/{path}")).status == 429
            statuses = [(await people[0].get(path)).status for path in ("/", "/t/x", "/a.js", "/")]
            assert statuses[3] == 429
            assert 429 not in statuses[:3]
            assert (await people[0].get("/api/me")).status == 200, "playing goes on"

    asyncio.run(scenario())


def test_a_history_is_made_once_for_each_line(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    standing_by_round = Table.standing_by_round

    def counted(self: Table, seat: int) -> list[RoundStanding]:
        made.append(seat)
        return standing_by_round(self, seat)

    monkeypatch.setattr(Table, "standing_by_round", counted)

    async def scenario() -> None:
        async with house(db) as address:
            id, (anna, bob) = await seated(address, 2)
            path = f"/api/tables/{id}/history"
            for visitor in (anna, bob, anna, bob, anna):
                assert (await visitor.get(path)).data["length"] == 0
            assert made == [0, 1]
            async with anna.at(id) as chair:
                await chair.until(View)
                await chair.act(first_option(chair))
                await chair.until(Patch)
            for visitor, length in ((anna, 1), (bob, 0), (anna, 1)):
                assert (await visitor.get(path)).data["length"] == length
            assert made == [0, 1, 0, 1]
            packed = await anna.get(path, Accept_Encoding="gzip")
            assert packed.headers["cache-control"] == "no-store"

    asyncio.run(scenario())


def test_pages_that_are_not_built_say_so(db: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(db, static=str(tmp_path / "missing")) as address:
            answer = await Visitor(address).get("/")
            assert answer.status == 503
            assert b"not built yet" in answer.body

    asyncio.run(scenario())


def test_health_and_metrics(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            id, (anna, _) = await seated(address, 2)
            async with anna.at(id) as chair:
                await chair.until(View)
                await chair.act(first_option(chair))
                await chair.until(Patch)
                assert (await anna.get("/healthz")).data["ok"] is True
                text = (await anna.get("/metrics")).body.decode()
                assert 'igroteka_decisions_total{kind="act"} 1.0' in text
                assert "igroteka_sockets 1.0" in text
                assert "igroteka_rooms 1.0" in text
        async with house(db, metrics=False, metrics_token="t") as address:
            answer = await Visitor(address).get("/metrics", Authorization="Bearer t")
            assert answer.status == 404

    asyncio.run(scenario())


def test_metrics_are_for_this_machine_or_with_the_token(db: Path) -> None:
    async def scenario() -> None:
        for proxies in ("", "127.0.0.1"):
            async with house(db, metrics_token="words", proxies=proxies) as address:
                visitor, far = Visitor(address), {"X_Forwarded_For": "192.0.2.7"}
                assert (await visitor.get("/metrics")).status == 200
                assert (await visitor.get("/metrics", **far)).status == 404
                for given, status in (
                    ("Bearer words", 200),
                    ("Bearer", 404),
                    ("Bearer wörds", 404),
                ):
                    answer = await visitor.get("/metrics", Authorization=given, **far)
                    assert answer.status == status
        async with house(db, proxies="127.0.0.1") as address:
            answer = await Visitor(address).get("/metrics", Authorization="Bearer ", **far)
            assert answer.status == 404, "an empty token is none"

    asyncio.run(scenario())


def test_too_many_calls_are_refused_for_a_while(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, calls_per_second=0.5, call_burst=5.0) as address:
            visitor = Visitor(address)
            statuses = [(await visitor.get("/api/games")).status for _ in range(10)]
            assert statuses[:4] == [200] * 4
            assert 429 in statuses
            async with asyncio.timeout(PATIENCE):
                while (await visitor.get("/api/games")).status == 429:
                    await asyncio.sleep(0.1)
        async with house(db, new_per_second=0.01, new_burst=3.0) as address:
            statuses = [(await Visitor(address).get("/api/me")).status for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]
            assert (await Visitor(address, visitor.cookie).get("/api/games")).status == 200

    asyncio.run(scenario())


def test_nobody_is_believed_about_addresses_unless_it_is_a_known_proxy(db: Path) -> None:
    async def statuses(**changes: str) -> list[int]:
        async with house(db, new_per_second=0.01, new_burst=2.0, **changes) as address:
            return [
                (await Visitor(address).get("/api/me", X_Forwarded_For=f"192.0.2.{n}")).status
                for n in range(4)
            ]

    assert asyncio.run(statuses()) == [200, 200, 429, 429]
    assert asyncio.run(statuses(proxies="127.0.0.1")) == [200] * 4


def test_an_idle_room_is_put_away_and_found_again(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, idle_seconds=0.1) as address:
            id, (anna, _) = await seated(address, 2)
            async with anna.at(id) as chair:
                await chair.until(View)
                await chair.act(first_option(chair))
                await chair.until(Patch)
                seen = chair.view
            async with asyncio.timeout(PATIENCE):
                while "igroteka_rooms 0.0" not in (await anna.get("/metrics")).body.decode():
                    await asyncio.sleep(0.05)
            async with anna.at(id) as chair:
                await chair.until(View)
                assert (chair.seq, chair.view) == (1, seen)

    asyncio.run(scenario())


def test_a_qr_code_leads_to_a_free_seat_and_is_for_the_host_alone(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, public="http://192.0.2.7:8000/") as address:
            host, stranger = Visitor(address), Visitor(address)
            id, invites = await host.new_table(GAME, ["me", "open"])
            assert invites[0].startswith(f"http://192.0.2.7:8000/j/{id}/1/")

            picture = await host.get(f"/api/tables/{id}/qr/1")
            expected = io.BytesIO()
            segno.make(invites[0], micro=False).save(expected, kind="svg", scale=8, light="#fff")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert picture.body == expected.getvalue()

            for visitor, seat in ((stranger, 1), (host, 0), (host, 7)):
                answer = await visitor.get(f"/api/tables/{id}/qr/{seat}")
                assert (answer.status, answer.data["err"]) == (404, "no_invite")

    asyncio.run(scenario())


def test_an_unknown_address_is_answered_in_the_asker_s_way(db: Path, tmp_path: Path) -> None:
    """A person gets the page, which says it in their language; a program gets data."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.html").write_text("<title>Igroteka</title>", "utf-8")

    async def scenario() -> None:
        async with house(db, static=str(tmp_path / "pages")) as address:
            visitor = Visitor(address)
            for path, code in (("/nowhere", "not_found"), ("/j/none/1/secret", "no_table")):
                program = await visitor.get(path)
                assert (program.status, program.data["err"]) == (404, code)
                person = await visitor.get(path, Accept="text/html,*/*;q=0.8")
                assert (person.status, person.body) == (404, b"<title>Igroteka</title>")

    asyncio.run(scenario())

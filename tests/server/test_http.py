"""The HTTP side: identity, lists, setting tables up, headers and limits."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import segno

from igroteka.bots.registry import BOTS
from igroteka.server.app import CONTENT_POLICY
from igroteka.server.visitor import Visitor
from tests.server.house import house, seated


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
            named = await visitor.post("/api/me", {"name": "x" * 99, "lang": "en"})
            assert named.data == {"name": "x" * 24, "lang": "en", "known": True}
            assert (await visitor.post("/api/me", {"name": "x", "lang": "xx"})).status == 400

        async with house(db) as address:
            again = Visitor(address, visitor.cookie)
            assert (await again.get("/api/me")).data["name"] == "x" * 24

    asyncio.run(scenario())


def test_the_shelf_shows_four_boxes(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            boxes = (await Visitor(address).get("/api/games")).data
            assert {box["id"] for box in boxes} == {
                "mombasa",
                "orleans",
                "sonora",
                "cosmic_colonies",
            }
            (orleans,) = [box for box in boxes if box["id"] == "orleans"]
            assert orleans["built"] is True
            assert orleans["bots"] == list(BOTS)
            assert orleans["names"]["ru"] == "Орлеан"
            (first,) = [o for o in orleans["options"] if o["name"] == "first_player"]
            assert first == {
                "name": "first_player",
                "choices": ["random", "1", "2", "3", "4"],
                "default": "random",
                "fits": {"3": [3, 4], "4": [4, 4]},
            }

    asyncio.run(scenario())


def test_tables_are_listed_for_those_who_play_and_those_who_may_join(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host, guest = Visitor(address), Visitor(address)
            id, invites = await host.new_table(["me", "open", "random"])
            hidden, _ = await host.new_table(["me", "open"], public=False)
            assert len(invites) == 1

            mine = (await host.get("/api/tables")).data
            assert {row["table"] for row in mine["mine"]} == {id, hidden}
            assert mine["open"] == [], "one's own tables are not joinable"
            (row,) = (await guest.get("/api/tables")).data["open"]
            assert (row["table"], row["status"], row["round"]) == (id, "open", 1)
            assert row["rounds"] == 18
            assert [seat["bot"] for seat in row["seats"]] == [None, None, "random"]

            assert (await guest.post(f"/api/tables/{hidden}/join", {"seat": 1})).status == 403
            for seat in (0, 2, 7, -1):
                assert (await guest.post(f"/api/tables/{id}/join", {"seat": seat})).status == 409
            assert (await guest.post(f"/api/tables/{id}/join", {"seat": 1})).status == 200
            assert (await guest.post(f"/api/tables/{id}/join", {"seat": 1})).status == 409
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
            wishes: list[tuple[object, str]] = [
                (b"{", "truncated"),
                ([], "Expected `object`"),
                ({"game": "orleans"}, "seats"),
                ({"game": "chess", "seats": [me, bot]}, "expected a game among"),
                ({"game": "orleans", "seats": [me]}, "expected 2 to 4 seats, found 1"),
                ({"game": "orleans", "seats": [me] + [bot] * 4}, "found 5"),
                ({"game": "orleans", "seats": [me, me]}, "expected one seat for you, found 2"),
                ({"game": "orleans", "seats": [me, {"kind": "bot", "bot": "x"}]}, "a bot among"),
                ({"game": "orleans", "seats": [me, {"kind": "ghost"}]}, "ghost"),
                (
                    {"game": "orleans", "seats": [me, bot], "variant": {"planning": "never"}},
                    "together, in_turn",
                ),
                ({"game": "orleans", "seats": [me, bot], "seed": 1}, "seed"),
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
                await chair.until("view")
                await chair.act("done")
                await chair.until("patch")
                assert (await anna.get("/healthz")).data["ok"] is True
                text = (await anna.get("/metrics")).body.decode()
                assert 'igroteka_decisions_total{kind="act"} 1.0' in text
                assert "igroteka_sockets 1.0" in text
                assert "igroteka_rooms 1.0" in text
        async with house(db, metrics=False) as address:
            assert (await Visitor(address).get("/metrics")).status == 404

    asyncio.run(scenario())


def test_too_many_calls_are_refused_for_a_while(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, calls_per_second=20.0, call_burst=5.0) as address:
            visitor = Visitor(address)
            statuses = [(await visitor.get("/api/games")).status for _ in range(30)]
            assert statuses[:4] == [200] * 4
            assert 429 in statuses
            await asyncio.sleep(0.2)
            assert (await visitor.get("/api/games")).status == 200
        async with house(db, new_per_second=0.01, new_burst=3.0) as address:
            statuses = [(await Visitor(address).get("/api/me")).status for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]
            assert (await Visitor(address, visitor.cookie).get("/api/games")).status == 200

    asyncio.run(scenario())


def test_an_idle_room_is_put_away_and_found_again(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, idle_seconds=0.1) as address:
            id, (anna, _) = await seated(address, 2)
            async with anna.at(id) as chair:
                await chair.until("view")
                await chair.act("done")
                await chair.until("patch")
                seen = chair.view
            async with asyncio.timeout(5):
                while "igroteka_rooms 0.0" not in (await anna.get("/metrics")).body.decode():
                    await asyncio.sleep(0.05)
            async with anna.at(id) as chair:
                await chair.until("view")
                assert (chair.seq, chair.view) == (1, seen)

    asyncio.run(scenario())


def test_a_qr_code_leads_to_a_free_seat_and_is_for_the_host_alone(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, public="http://192.0.2.7:8000/") as address:
            host, stranger = Visitor(address), Visitor(address)
            id, invites = await host.new_table(["me", "open"])
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

"""Sitting down: by the list, by a link to the table or to a seat, and what others see of it."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

import pytest

from igroteka.games import all_game_names
from igroteka.server.messages import TableChanged, View
from igroteka.server.preview import PICTURE_SIZE
from igroteka.server.visitor import Visitor
from tests.server.house import GAME, house

LARGEST_PICTURE = 300_000  # bytes; some messengers leave larger ones out
PAGE = "<html><head></head><body></body></html>"


def pages(folder: Path) -> str:
    """A folder with a page."""
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(PAGE, "utf-8")
    return str(folder / "static")


async def a_table(host: Visitor, *seats: str, **more: object) -> tuple[str, str, list[str]]:
    """A new table: its id, its link, and the links to its seats."""
    kinds = [
        {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
    ]
    made = (await host.post("/api/tables", {"game": GAME, "seats": kinds, **more})).data
    return made["table"], made["link"], [invite["url"] for invite in made["invites"]]


def test_anybody_sits_down_at_a_listed_table_named_or_not(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host, guest, late = Visitor(address), Visitor(address), Visitor(address)
            id, _, _ = await a_table(host, "me", "random", "open")
            (row,) = (await guest.get("/api/tables")).data["open"]
            assert [seat["taken"] for seat in row["seats"]] == [True, False, False]
            assert [seat["name"] for seat in row["seats"]] == ["", "", ""]

            assert (await guest.post(f"/api/tables/{id}/join", {})).data["seat"] == 2
            assert (await guest.post(f"/api/tables/{id}/join", {})).data["seat"] == 2
            full = await late.post(f"/api/tables/{id}/join", {})
            assert (full.status, full.data["err"]) == (409, "full")
            assert (await late.get("/api/tables")).data["open"] == []

    asyncio.run(scenario())


def test_one_link_seats_whoever_opens_it(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host, first, second, late = [Visitor(address) for _ in range(4)]
            id, link, invites = await a_table(host, "me", "open", "open", public=False)

            assert (await first.post(f"/api/tables/{id}/join", {})).status == 403
            found = (await first.get(link.replace("/j/", "/api/links/"))).data
            assert (found["free"], found["yours"], found["table"]["game"]) == (True, False, GAME)
            assert "cookie" not in first.cookie, "looking makes no guest"
            assert [seat["taken"] for seat in found["table"]["seats"]] == [True, False, False]
            assert (await first.sit(link)).data["seat"] == 1
            used = (await second.get(invites[0].replace("/j/", "/api/links/"))).data
            assert used["free"] is False
            assert (await second.sit(link)).data["seat"] == 2
            assert (await late.sit(link)).data["err"] == "full"
            mine = (await second.get(link.replace("/j/", "/api/links/"))).data
            assert (mine["free"], mine["yours"]) == (False, True)
            secret = link.rsplit("/")[-1]
            assert (await late.post(f"/api/tables/{id}/watch", {"secret": secret})).status == 200
            async with late.at(id) as watching, second.at(id) as sitting:
                await watching.until(View)
                await sitting.until(View)
                assert (watching.seat, watching.table.link, watching.table.can_sit) == (
                    -1,
                    None,
                    False,
                )
                assert sitting.table.link == link, "for those who want to watch"

    asyncio.run(scenario())


def test_those_who_sit_there_can_share_the_link(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host, guest, other = [Visitor(address) for _ in range(3)]
            id, link, invites = await a_table(host, "me", "open", "open")
            await guest.sit(invites[0])
            for visitor, told, links in ((host, link, 1), (guest, link, 0), (other, None, 0)):
                async with visitor.at(id) as chair:
                    await chair.until(View)
                    assert (chair.table.link, len(chair.table.invites)) == (told, links)
                    assert chair.table.can_sit == (visitor is other)
            assert (await guest.get(f"/api/tables/{id}/qr")).status == 200
            assert (await other.get(f"/api/tables/{id}/qr")).status == 404
            assert (await guest.get(f"/api/tables/{id}/qr/2")).status == 404

    asyncio.run(scenario())


def test_a_link_shows_game_and_people_to_messengers_and_takes_no_seat(
    db: Path, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with house(db, static=pages(tmp_path)) as address:
            host = Visitor(address)
            await host.post("/api/me", {"name": '<b>"Анна"</b>', "lang": "en"})
            id, link, invites = await a_table(host, "me", "random", "open")

            for path in (link, invites[0], f"/t/{id}"):
                for agent in ("TelegramBot (like TwitterBot)", "Mozilla/5.0"):
                    answer = await Visitor(address).get(
                        path, User_Agent=agent, Accept_Language="ru-RU", Accept="text/html"
                    )
                    text = answer.body.decode()
                    assert answer.status == 200
                    assert 'property="og:title" content="Караван' in text
                    assert "За столом: &lt;b&gt;&quot;Анна&quot;&lt;/b&gt;, Бот." in text
                    assert "Свободно 1 место." in text
                    picture = link.partition("/j/")[0] + "/link/caravan.png"
                    assert f'property="og:image" content="{picture}"' in text
            english = (await host.get(link, Accept_Language="ru")).body.decode()
            assert "One seat is free." in english, "the language the visitor has chosen"
            async with host.at(id) as chair:
                await chair.until(View)
                assert [seat.taken for seat in chair.table.seats] == [True, False, False]

    asyncio.run(scenario())


@pytest.mark.parametrize("name", all_game_names())
def test_every_game_has_a_picture_for_messengers(db: Path, name: str) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            answer = await Visitor(address).get(f"/link/{name}.png")

            assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
            assert len(answer.body) < LARGEST_PICTURE
            assert answer.body.startswith(b"\x89PNG\r\n")
            assert struct.unpack(">2I", answer.body[16:24]) == PICTURE_SIZE
            assert (await Visitor(address).get("/link/chess.png")).status == 404
            assert (await Visitor(address).get("/link/..%2f..%2fkernel.png")).status == 404

    asyncio.run(scenario())


def test_a_name_changed_at_the_table_is_seen_by_all(any_db: str) -> None:
    async def scenario() -> None:
        async with house(any_db) as address, house(any_db) as other_address:
            host = Visitor(address)
            id, link, _ = await a_table(host, "me", "open")
            guest = Visitor(other_address)
            await guest.sit(link)
            async with host.at(id) as chair, Visitor(other_address, host.cookie).at(id) as there:
                await chair.until(View)
                await there.until(View)
                await host.post("/api/me", {"name": "Anna", "lang": "en"})
                for one in (chair, there):
                    while one.table.seats[0].name != "Anna":
                        await one.until(TableChanged)

    asyncio.run(scenario())

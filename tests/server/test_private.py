"""A private table is seen by those who sit there, by its host, and by those who have its link."""

from __future__ import annotations

import asyncio
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from igroteka.server.messages import View
from igroteka.server.visitor import Visitor
from tests.server.house import first_option, house
from tests.server.test_sitting import a_table, pages

NOT_PUBLIC, NOT_SHOWN = 4401, "not_public"


async def socket_code(visitor: Visitor, id: str) -> int:
    """The code with which a table turns somebody away; 0 if it shows itself."""
    async with visitor.at(id) as chair:
        try:
            await chair.until(View)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else -1
    return 0


async def sees(visitor: Visitor, id: str) -> bool:
    """Whether a table shows itself to somebody, in every way or in none."""
    looks = ["at/0", "history", "export"]
    answers = [await visitor.get(f"/api/tables/{id}/{look}") for look in looks]
    shown = {answer.status == 200 for answer in answers} | {await socket_code(visitor, id) == 0}
    (seen,) = shown
    if not seen:
        assert {(answer.status, answer.data["err"]) for answer in answers} == {(403, "not_public")}
        assert await socket_code(visitor, id) == NOT_PUBLIC
    return seen


async def watch(visitor: Visitor, link: str) -> int:
    """Ask to watch by a link to a table or a seat; returns the status."""
    id, *seat, secret = link.split("/j/")[1].split("/")
    wish = {"secret": secret, "seat": int(seat[0]) if seat else None}
    return (await visitor.post(f"/api/tables/{id}/watch", wish)).status


def test_a_private_table_is_not_seen_by_its_id(any_db: str) -> None:
    async def scenario() -> None:
        async with house(any_db, secret="same") as address:
            host, guest, stranger, unknown = [Visitor(address) for _ in range(4)]
            await stranger.get("/api/me")
            id, link, _ = await a_table(host, "open", "open", "random", public=False)
            await guest.sit(link)

            assert await sees(host, id)
            assert await sees(guest, id)
            assert not await sees(stranger, id)
            assert not await sees(unknown, id)
            assert unknown.cookie == ""
            assert (await stranger.get(f"/api/tables/{id}/qr")).status == 403
            assert (await stranger.get(f"/api/tables/{id}/review")).status == 403
            wish = {"seq": 0, "seat": 0, "bot": "casual"}
            assert (await stranger.post(f"/api/tables/{id}/whatif", wish)).data["err"] == NOT_SHOWN

            public, _, _ = await a_table(host, "me", "open")
            assert await sees(unknown, public)

    asyncio.run(scenario())


def test_whoever_shows_a_link_may_watch_from_then_on(any_db: str) -> None:
    async def scenario() -> None:
        async with house(any_db, secret="same") as address:
            host, guest, watcher, other, wrong = [Visitor(address) for _ in range(5)]
            id, link, invites = await a_table(host, "me", "open", public=False)
            await guest.sit(link)

            assert await watch(watcher, link) == 200  # all seats are taken
            assert await watch(watcher, link) == 200
            assert await watch(other, invites[0]) == 200
            assert await watch(wrong, f"/j/{id}/{'0' * 32}") == 403
            assert await watch(wrong, f"/j/{id}/1/{link.rsplit('/')[-1]}") == 403
        async with house(any_db, secret="same") as address:
            assert await sees(Visitor(address, watcher.cookie), id)
            assert await sees(Visitor(address, other.cookie), id)
            assert not await sees(Visitor(address, wrong.cookie), id)

    asyncio.run(scenario())


def test_those_at_a_private_table_keep_its_link_when_it_is_full(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            host, watcher = Visitor(address), Visitor(address)
            private, _, _ = await a_table(host, "me", "random", public=False)
            public, _, _ = await a_table(host, "me", "random")
            async with host.at(private) as chair, host.at(public) as listed:
                await chair.until(View)
                await listed.until(View)
                assert listed.table.link is None
                assert chair.table.link is not None
                assert await watch(watcher, chair.table.link) == 200
            async with watcher.at(private) as chair:
                await chair.until(View)
                assert (chair.seat, chair.table.link, chair.options) == (-1, None, [])

    asyncio.run(scenario())


def test_a_rematch_is_as_private_as_its_table(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            stranger = Visitor(address)
            for public in (True, False):
                host = Visitor(address)
                id, _, _ = await a_table(host, "me", "random", public=public)
                async with host.at(id) as chair:
                    await chair.until(View)
                    await chair.act(first_option(chair))
                    await chair.send({"t": "vote", "on": True})
                    while chair.table.status == "running":
                        await chair.next()
                made = (await host.post(f"/api/tables/{id}/rematch", {})).data
                assert await sees(stranger, made["table"]) == public

    asyncio.run(scenario())


def test_the_page_of_a_private_table_names_nobody_to_strangers(db: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(db, static=pages(tmp_path)) as address:
            host, stranger = Visitor(address), Visitor(address)
            await host.post("/api/me", {"name": "Anna", "lang": "en"})
            private, link, _ = await a_table(host, "me", "open", public=False)
            public, _, _ = await a_table(host, "me", "open")

            assert b"Anna" in (await stranger.get(f"/t/{public}")).body
            assert b"Anna" in (await host.get(f"/t/{private}")).body
            assert b"Anna" in (await stranger.get(link)).body
            assert b"Anna" not in (await stranger.get(f"/t/{private}")).body

    asyncio.run(scenario())

"""Whoever runs the server moderates it, and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.cli import admin
from igroteka.server.messages import Err, Say, View
from igroteka.server.visitor import Answer, Chair, Visitor
from tests.server.house import everybody_in, house, seated
from tests.server.test_refusals import how_it_ends

TOKEN = "a long random text"


async def moderated(address: str, **wish: object) -> Answer:
    return await Visitor(address).post("/api/admin", wish, Authorization=f"Bearer {TOKEN}")


async def until_cut_off(chair: Chair) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await chair.next()


def test_only_the_token_moderates(db: Path) -> None:
    async def scenario() -> None:
        for token in ("", TOKEN):
            async with house(db, admin_token=token) as address:
                id, people = await seated(address, 2)
                wish = {"what": "delete", "table": id}
                for given in ("", "Bearer", "Bearer ", "Bearer wrong", TOKEN):
                    answer = await people[0].post("/api/admin", wish, Authorization=given)
                    assert answer.status == 404
                assert (await people[0].get(f"/api/tables/{id}/history")).status == 200
        async with house(db, admin_token=TOKEN) as address:
            for bad in ({"what": "rule"}, {"what": "ban", "hours": -1}, {"what": "show"}):
                assert (await moderated(address, **bad)).status in (400, 404)

    asyncio.run(scenario())


def test_a_table_is_shown_and_closed_and_deleted(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, admin_token=TOKEN) as address, AsyncExitStack() as stack:
            id, people = await seated(address, 2)
            (anna,) = await everybody_in(stack, id, people[:1])
            shown = (await moderated(address, what="show", table=id)).data
            assert [seat["guest"] != "" for seat in shown["seats"]] == [True, True]

            assert (await moderated(address, what="free", table=id, seat=1)).data["done"]
            while anna.table.seats[1].bot is None:
                await anna.next()
            assert not (await moderated(address, what="free", table=id, seat=9)).data["done"]
            assert (await moderated(address, what="close", table=id)).data["done"]
            while anna.table.status != "given_up":
                await anna.next()
            assert not (await moderated(address, what="close", table=id)).data["done"]
            assert (await moderated(address, what="delete", table=id)).data["done"]
            await until_cut_off(anna)
            async with people[0].at(id) as chair:
                assert await how_it_ends(chair) == ([], 4404)

    asyncio.run(scenario())


def test_a_guest_is_muted_and_banned_for_a_while(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, admin_token=TOKEN) as address:
            id, people = await seated(address, 2)
            seats = (await moderated(address, what="show", table=id)).data["seats"]
            guest = seats[1]["guest"]
            async with people[1].at(id) as bob:
                await bob.until(View)
                assert (await moderated(address, what="mute", guest=guest)).data["done"]
                await until_cut_off(bob)
            async with people[1].at(id) as bob:
                await bob.until(View)
                await bob.send(Say(id=7, text="hello"))
                answer = await bob.answer(7)
                assert isinstance(answer, Err)
                assert answer.code == "muted"
            assert (await moderated(address, what="ban", guest=guest, hours=1)).data["done"]
            async with people[1].at(id) as bob:
                assert await how_it_ends(bob) == ([], 4403)
            told = await people[1].get("/api/me")
            assert (told.status, told.data["err"]) == (403, "banned")
            assert (await people[0].get("/api/me")).status == 200
            assert (await moderated(address, what="ban", guest=guest, hours=0)).data["done"]
            async with people[1].at(id) as bob:
                await bob.until(View)
            assert not (await moderated(address, what="mute", guest="nobody")).data["done"]

    asyncio.run(scenario())


def test_the_command_needs_the_token_and_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(admin.TOKEN, raising=False)
    with pytest.raises(admin.NotDone, match="expected the token of the server"):
        admin.show("x")
    monkeypatch.setenv(admin.TOKEN, TOKEN)
    with pytest.raises(admin.NotDone, match="expected a server at"):
        admin.close("x", "http://127.0.0.1:9")


def test_the_command_asks_the_server(
    db: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(admin.TOKEN, TOKEN)

    async def scenario() -> None:
        async with house(db, admin_token=TOKEN) as address:
            id, _ = await seated(address, 2)
            for command in (admin.show, admin.close, admin.delete):
                await asyncio.to_thread(command, id, address)
            with pytest.raises(admin.NotDone, match="there is no such table"):
                await asyncio.to_thread(admin.show, id, address)

    asyncio.run(scenario())
    assert '"done": true' in capsys.readouterr().out

"""Moderation for whoever runs the server: `POST /api/admin`, with the token of the settings."""

from __future__ import annotations

import hmac

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from igroteka.server.api import Json
from igroteka.server.clock import now
from igroteka.server.messages import Moderation
from igroteka.server.room import Room
from igroteka.server.site import Refused, Site
from igroteka.store.rows import CLOSED, GIVEN_UP, status_of

HOUR = 3600.0  # seconds
CHAT_SHOWN = 20  # lines


class Admin:
    """Carries out what whoever has the token wants; without one there is no such address."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.store = site.store

    def routes(self) -> list[Route]:
        """The route of moderation."""
        return [Route("/api/admin", self.moderate, methods=["POST"])]

    async def moderate(self, request: Request) -> Response:
        """`POST /api/admin`: do what a `Moderation` says; answers with what was done."""
        self.site.check(request)
        token = self.site.settings.admin_token
        given = request.headers.get("authorization", "").encode()
        if not token or not hmac.compare_digest(given, f"Bearer {token}".encode()):
            raise HTTPException(404)
        wish = await self.site.body(request, Moderation)
        if wish.what in ("mute", "ban"):
            return Json({"done": await self._restrain(wish)})
        room = await self.site.house.room(wish.table)
        if room is None:
            raise Refused(404, "no_table", "there is no such table")
        if wish.what == "show":
            return Json(self._shown(room))
        if wish.what == "delete":
            await self.site.house.delete(wish.table)
            return Json({"done": True})
        if wish.what == "free":
            return Json({"done": await room.remove(wish.seat)})
        done = await self.store.end_game(wish.table, CLOSED, now())
        done = done or await self.store.end_game(wish.table, GIVEN_UP, now())
        await room.changed_outside()
        return Json({"done": done})

    async def _restrain(self, wish: Moderation) -> bool:
        """Mute or ban a guest for so many hours, 0 to lift it; False if there is none."""
        until = now(wish.hours * HOUR) if wish.hours else ""
        muted, banned = (until, "") if wish.what == "mute" else ("", until)
        done = await self.store.restrain_guest(wish.guest, muted, banned)
        self.site.house.cut_off(wish.guest)
        return done

    def _shown(self, room: Room) -> dict[str, object]:
        """A table with its guests and the last lines of its chat."""
        live = room.live
        return {
            "table": live.id,
            "game": live.game.kind,
            "status": status_of(live.game, live.seats),
            "host": live.game.host,
            "seats": [
                {"seat": seat.seat, "guest": seat.guest, "name": seat.name, "bot": seat.bot}
                for seat in live.seats
            ],
            "chat": [
                {"seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
                for row in live.chat[-CHAT_SHOWN:]
            ],
        }

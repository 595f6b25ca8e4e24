"""The HTTP side: who am I, which tables are there, set one up, sit down, look back."""

from __future__ import annotations

import io
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias
from urllib.parse import urljoin

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from igroteka.bots.registry import BOTS
from igroteka.games import game_named
from igroteka.kernel.errors import UnknownChoice
from igroteka.server.clock import now
from igroteka.server.identity import (
    COOKIE,
    LANGUAGES,
    clean_name,
    hashed,
    invite_secret,
    is_secret,
    new_table_id,
)
from igroteka.server.luck import FORMAT, VERSION, Export, seed_hash, seed_text
from igroteka.server.messages import Invite, Join, Me, NewTable, SeatBot, SeatMe, encode
from igroteka.server.room import Room
from igroteka.server.shelf import shelf
from igroteka.server.site import Refused, Site, with_cookie
from igroteka.store.rows import GameRow, GuestRow, SeatRow, Summary, status_of
from igroteka.table.log import Config
from igroteka.table.table import Table

LISTED: Final = 50
# They fetch links to show a preview; a seat is for a person.
PREVIEWS: Final = re.compile(
    r"bot\b|preview|facebookexternalhit|whatsapp|slack|discord|vkshare|skype", re.IGNORECASE
)

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


class Json(Response):
    """JSON that is never kept by anybody on the way."""

    media_type = "application/json"

    def __init__(self, data: object, status: int = 200) -> None:
        super().__init__(encode(data), status, {"Cache-Control": "no-store"})


class Api:
    """The endpoints of one site."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.store = site.store
        self.house = site.house

    def routes(self) -> list[Route]:
        """All of them."""
        table = "/api/tables/{id}"
        return [
            Route("/api/me", self._checked(self.me), methods=["GET", "POST"]),
            Route("/api/games", self._checked(self.games)),
            Route("/api/tables", self._checked(self.tables), methods=["GET", "POST"]),
            Route(table + "/join", self._checked(self.join), methods=["POST"]),
            Route(table + "/qr/{seat:int}", self._checked(self.qr)),
            Route(table + "/rematch", self._checked(self.rematch), methods=["POST"]),
            Route(table + "/at/{seq:int}", self._checked(self.at)),
            Route(table + "/history", self._checked(self.history)),
            Route(table + "/export", self._checked(self.export)),
            Route("/j/{id}/{seat:int}/{secret}", self._checked(self.invited)),
        ]

    def _checked(self, endpoint: Endpoint) -> Endpoint:
        async def checked(request: Request) -> Response:
            self.site.check(request)
            return await endpoint(request)

        return checked

    async def _room(self, request: Request) -> Room:
        room = await self.house.room(request.path_params["id"])
        if room is None:
            raise Refused(404, "no_table", "there is no such table")
        return room

    # --- people

    async def me(self, request: Request) -> Response:
        """Who I am, or who I want to be."""
        guest, token = await self.site.guest(request)
        if not token:
            await self.store.see_guest(hashed(request.cookies[COOKIE]), now())
        if request.method == "POST":
            wish = await self.site.body(request, Me)
            if wish.lang not in LANGUAGES:
                raise Refused(400, "bad_message", f"expected a language among {LANGUAGES}")
            guest = GuestRow(guest.id, clean_name(wish.name), wish.lang)
            await self.store.rename_guest(*guest)
            for room in self.house.rooms_of(guest.id):
                await room.changed_outside()
        data = {"name": guest.name, "lang": guest.lang, "known": not token}
        return with_cookie(Json(data), request, token)

    async def games(self, request: Request) -> Response:
        """The boxes on the shelf."""
        return Json(shelf())

    # --- tables

    async def tables(self, request: Request) -> Response:
        """My tables and those one can join; or a new one."""
        guest, token = await self.site.guest(request)
        if request.method == "POST":
            answer = await self.new_table(request, guest)
        else:
            mine = await self.store.games_of(guest.id, LISTED)
            joinable = [
                found
                for found in await self.store.open_games(LISTED)
                if all([seat.guest != guest.id for seat in found[1]])
            ]
            answer = Json(
                {
                    "mine": [_listed(*found, guest.id) for found in mine],
                    "open": [_listed(*found, guest.id) for found in joinable],
                }
            )
        return with_cookie(answer, request, token)

    async def new_table(self, request: Request, guest: GuestRow) -> Response:
        """Set a table up."""
        wish = await self.site.body(request, NewTable)
        self.site.limit_news(request)
        people = sum([isinstance(seat, SeatMe) for seat in wish.seats])
        if people > 1:
            raise Refused(400, "bad_message", f"expected one seat for you, found {people}")
        seats: list[SeatRow] = []
        id = new_table_id()
        for number, seat in enumerate(wish.seats):
            if isinstance(seat, SeatMe):
                seats.append(SeatRow(number, "", guest.id, "", guest.name))
            elif isinstance(seat, SeatBot):
                if seat.bot not in BOTS:
                    raise Refused(400, "bad_message", f"expected a bot among {', '.join(BOTS)}")
                seats.append(SeatRow(number, "", "", seat.bot, ""))
            else:
                secret = invite_secret(self.site.services.key, id, number)
                seats.append(SeatRow(number, hashed(secret), "", "", ""))
        await self._set_up(id, wish.game, wish.variant, seats, guest.id, wish.public, wish.auto)
        return Json({"table": id, "invites": self.site.services.invites(id, seats)})

    async def _set_up(
        self,
        id: str,
        kind: str,
        variant: dict[str, str],
        seats: list[SeatRow],
        host: str,
        public: bool,
        auto: bool,
    ) -> None:
        seed = secrets.randbits(128)
        try:
            game = game_named(kind)
            full = game.full_variant(variant)
            table = Table(Config(kind, len(seats), full, seed))
        except UnknownChoice as error:
            raise Refused(400, "bad_message", str(error)) from None
        rounds = table.view(-1).get("rounds", 0)
        at = now()
        row = GameRow(
            id=id,
            kind=kind,
            variant=full,
            seed=seed,
            rules_version=game.meta.rules_version,
            host=host,
            public=public,
            auto=auto,
            created=at,
            updated=at,
            finished="",
            seq=0,
            summary=Summary(table.round, rounds if isinstance(rounds, int) else 0, table.waiting()),
            result=None,
            rematch="",
        )
        await self.store.add_game(row, seats)
        if any([seat.bot for seat in seats]):
            await self.house.room(id)

    async def join(self, request: Request) -> Response:
        """Take a free seat of a public table."""
        guest, token = await self.site.guest(request)
        wish = await self.site.body(request, Join)
        room = await self._room(request)
        if not room.live.game.public and guest.id != room.live.game.host:
            raise Refused(403, "not_public", "this table can be joined by its invite links only")
        if not await self.store.claim_seat(room.live.id, wish.seat, guest.id):
            raise Refused(409, "taken", "the seat is taken, or you already sit at this table")
        await room.changed_outside()
        return with_cookie(Json({"table": room.live.id, "seat": wish.seat}), request, token)

    async def invited(self, request: Request) -> Response:
        """An invite link: sit down, and leave the secret out of the address."""
        room = await self._room(request)
        number = request.path_params["seat"]
        seat = next((seat for seat in room.live.seats if seat.seat == number), None)
        if seat is None or not is_secret(request.path_params["secret"], seat.secret_hash):
            raise Refused(403, "bad_invite", "this is not an invite link of the table")
        if request.method == "HEAD" or PREVIEWS.search(request.headers.get("user-agent", "")):
            return PlainTextResponse("Igroteka: you are invited to a table.")
        guest, token = await self.site.guest(request)
        # A link that was used before leads to the table all the same: to one's seat or to watch.
        if room.live.seat_of(guest.id) < 0 and await self.store.claim_seat(
            room.live.id, number, guest.id
        ):
            await room.changed_outside()
        return with_cookie(RedirectResponse(f"/t/{room.live.id}", 303), request, token)

    async def qr(self, request: Request) -> Response:
        """An invite link as a picture for a phone's camera; for the host, like the link itself."""
        room = await self._room(request)
        guest = await self.site.known(request)
        live, number = room.live, request.path_params["seat"]
        invites: list[Invite] = []
        if guest is not None and guest.id == live.game.host:
            invites = self.site.services.invites(live.id, live.seats)
        url = next((invite.url for invite in invites if invite.seat == number), None)
        if url is None:
            raise Refused(404, "no_invite", "you have no invite link to this seat")
        picture = io.BytesIO()
        segno.make(urljoin(str(request.base_url), url), micro=False).save(
            picture, kind="svg", scale=8, light="#fff"
        )
        return Response(
            picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"}
        )

    async def rematch(self, request: Request) -> Response:
        """The same people and bots again."""
        guest, token = await self.site.guest(request)
        room = await self._room(request)
        if not room.live.game.finished:
            raise Refused(409, "not_finished", "the game is not over yet")
        if room.live.seat_of(guest.id) < 0 and guest.id != room.live.game.host:
            raise Refused(403, "not_seated", "only those who played can ask for a rematch")
        if not room.live.game.rematch:
            self.site.limit_news(request)
            game, id = room.live.game, new_table_id()
            seats = [
                # A bot that stood in for a person gives the seat back.
                seat._replace(secret_hash="", bot="" if seat.guest else seat.bot)
                for seat in room.live.seats
            ]
            await self._set_up(id, game.kind, game.variant, seats, game.host, False, game.auto)
            await self.store.set_rematch(room.live.id, id)
            await room.changed_outside()
        return with_cookie(Json({"table": room.live.game.rematch}), request, token)

    # --- the past

    async def at(self, request: Request) -> Response:
        """An earlier position, as the asker may see it."""
        room = await self._room(request)
        seq = request.path_params["seq"]
        if seq > room.live.table.seq:
            raise Refused(404, "no_position", f"expected a line up to {room.live.table.seq}")
        guest = await self.site.known(request)
        return Json(room.audience.past(guest.id if guest else "", seq))

    async def history(self, request: Request) -> Response:
        """Scores by round and the whole log, as the asker may know them."""
        room = await self._room(request)
        guest = await self.site.known(request)
        table = room.live.table
        seat = room.live.seat_of(guest.id) if guest else -1
        return Json(
            {
                "table": room.live.id,
                "game": room.live.game.kind,
                "length": table.seq,
                "rounds": table.scores_by_round(seat),
                "log": [line.as_data() for line in table.lines(seat)],
            }
        )

    async def export(self, request: Request) -> Response:
        """The game to take away; see `luck.verify`."""
        room = await self._room(request)
        guest = await self.site.known(request)
        table, game = room.live.table, room.live.game
        rows = table.rows_for(room.live.seat_of(guest.id) if guest else -1)
        export = Export(
            format=FORMAT,
            version=VERSION,
            table=room.live.id,
            game=game.kind,
            rules_version=game.rules_version,
            seats=len(room.live.seats),
            names=[seat.name or seat.bot for seat in room.live.seats],
            variant=game.variant,
            seed_hash=seed_hash(game.seed),
            seed=seed_text(game.seed) if game.finished else None,
            decisions=rows,
            hidden=len(table.rows) - len(rows),
            result=game.result,
        )
        answer = Json(export)
        answer.headers["Content-Disposition"] = (
            f'attachment; filename="{game.kind}-{room.live.id}.json"'
        )
        return answer


def _listed(game: GameRow, seats: list[SeatRow], guest: str) -> dict[str, object]:
    """One row of a list of tables."""
    ranks = None
    if game.result is not None:
        ranks = [sheet["rank"] for sheet in game.result]
    return {
        "table": game.id,
        "game": game.kind,
        "status": status_of(game, seats),
        "round": game.summary.round,
        "rounds": game.summary.rounds,
        "seats": [
            {"name": seat.name, "bot": seat.bot or None, "you": seat.guest == guest}
            for seat in seats
        ],
        "your_turn": any(
            [
                seat.guest == guest and not seat.bot and seat.seat in game.summary.waiting
                for seat in seats
            ]
        ),
        "updated": game.updated,
        "ranks": ranks,
    }

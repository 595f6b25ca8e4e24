"""The HTTP endpoints: identity, games, tables, links, rematch, replay, history and export."""

from __future__ import annotations

import io
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias, get_args
from urllib.parse import urljoin

import msgspec
import segno
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from igroteka.bots.registry import BOTS, LEVELS
from igroteka.games import game_named, game_names
from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.server.clock import now
from igroteka.server.identity import (
    COOKIE,
    LANGUAGES,
    NAME_LETTERS,
    clean_text,
    hashed,
    invite_secret,
    is_secret,
    is_table_id,
    new_table_id,
    table_secret,
)
from igroteka.server.luck import export_of
from igroteka.server.messages import (
    Free,
    Hide,
    Invitation,
    Join,
    Joined,
    Made,
    Me,
    MeWish,
    NewTable,
    OriginInfo,
    Rematch,
    SeatBot,
    SeatMe,
    Tables,
    Watch,
    Watching,
    WhatIf,
    encode,
)
from igroteka.server.reviews import Unwelcome
from igroteka.server.room import Room
from igroteka.server.shapes import listed_table, sheets_read, shelf
from igroteka.server.site import Refused, Site, address, with_cookie
from igroteka.server.times import MOST_PATIENCE, begun, is_clock
from igroteka.server.what_if import NoWhatIf, start_from
from igroteka.store.rows import (
    EVERYTHING,
    PATIENCE,
    Clock,
    GameRow,
    GuestRow,
    Origin,
    SeatRow,
    Show,
    Snapshot,
    Summary,
    Wanted,
    page_end,
)
from igroteka.table.log import Config
from igroteka.table.table import Table

LISTED: Final = 50
LONGEST_SEARCH: Final = 100

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


class _Number(Convertor[int]):
    """A number in a path; one with more than nine digits makes the path unknown."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", _Number())


class Terms(NamedTuple):
    """What a table agrees on beside its game: host, listing, forced choices, hints, times."""

    host: str
    public: bool
    auto: bool
    hints: bool
    clock: Clock
    patience: int


class Json(Response):
    """A JSON response that must not be cached."""

    media_type = "application/json"

    def __init__(self, data: object, status: int = 200) -> None:
        super().__init__(encode(data), status, {"Cache-Control": "no-store"})


class Api:
    """The HTTP endpoints of one site; each method answers the path that `routes` gives it."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.store = site.store
        self.house = site.house

    def routes(self) -> list[Route]:
        """The routes of all endpoints."""
        table = "/api/tables/{id}"
        return [
            Route("/api/me", self._checked(self.me), methods=["GET", "POST"]),
            Route("/api/games", self._checked(self.games)),
            Route("/api/tables", self._checked(self.tables), methods=["GET", "POST"]),
            Route(table + "/join", self._checked(self.join), methods=["POST"]),
            Route(table + "/watch", self._checked(self.watch), methods=["POST"]),
            Route(table + "/free", self._checked(self.free), methods=["POST"]),
            Route(table + "/hide", self._checked(self.hide), methods=["POST"]),
            Route(table + "/qr", self._checked(self.qr)),
            Route(table + "/qr/{seat:number}", self._checked(self.qr)),
            Route(table + "/rematch", self._checked(self.rematch), methods=["POST"]),
            Route(table + "/at/{seq:number}", self._checked(self.at)),
            Route(table + "/history", self._checked(self.history)),
            Route(table + "/export", self._checked(self.export)),
            Route(table + "/whatif", self._checked(self.what_if), methods=["POST"]),
            Route(table + "/review", self._checked(self.review), methods=["GET", "POST"]),
            Route("/api/links/{id}/{secret}", self._checked(self.invitation)),
            Route("/api/links/{id}/{seat:number}/{secret}", self._checked(self.invitation)),
        ]

    def _checked(self, endpoint: Endpoint) -> Endpoint:
        """The endpoint behind the checks that every request has to pass."""

        async def checked(request: Request) -> Response:
            self.site.check(request)
            return await endpoint(request)

        return checked

    async def _seen(self, request: Request) -> tuple[Room, str]:
        """The room that a path names, and the visitor's id, empty for an unknown one.

        Raises `Refused` if there is no such table, or if the visitor may not see it.
        """
        room = await self._room(request)
        guest = await self.site.known(request)
        id = "" if guest is None else guest.id
        await self.site.check_watching(room.live.game, room.live.seats, id)
        return room, id

    async def _room(self, request: Request) -> Room:
        """The room of the table that a path names; raises `Refused` if there is none."""
        room = await self.house.room(request.path_params["id"])
        if room is None:
            raise Refused(404, "no_table", "there is no such table")
        return room

    # --- people

    async def me(self, request: Request) -> Response:
        """`GET`, `POST /api/me`: the visitor's name and language, after setting them if posted."""
        guest, token = await self.site.guest(request)
        if not token:
            await self.store.see_guest(hashed(request.cookies[COOKIE]), now())
        if request.method == "POST":
            wish = await self.site.body(request, MeWish)
            if wish.lang not in LANGUAGES:
                raise Refused(400, "bad_message", f"expected a language among {LANGUAGES}")
            name = clean_text(wish.name)
            if len(name) > NAME_LETTERS:
                raise Refused(400, "bad_name", f"expected a name of at most {NAME_LETTERS} letters")
            guest = guest._replace(name=name, lang=wish.lang)
            await self.store.rename_guest(guest.id, guest.name, guest.lang)
            for room in self.house.rooms_of(guest.id):
                await room.changed_outside()
                await self.store.write([], tell=room.live.id)
        answer = Me(guest.name, guest.lang, known=not token)
        return with_cookie(Json(answer), request, token)

    async def games(self, request: Request) -> Response:
        """`GET /api/games`: the games that tables can be set up with."""
        return Json(shelf(self.site.settings.developer))

    # --- tables

    async def tables(self, request: Request) -> Response:
        """`GET /api/tables`: one's own tables and those one can join. `POST`: a new table."""
        guest, token = await self.site.guest(request)
        if request.method == "POST":
            answer = await self.new_table(request, guest)
        else:
            answer = Json(await self._listed(guest.id, wanted_in(request)))
        return with_cookie(answer, request, token)

    async def _listed(self, guest: str, wanted: Wanted) -> Tables:
        """A page of the wanted tables of a guest, and those it can join.

        Those that wait for the guest come on the first page, however old they are.
        """
        mine = await self.store.games_of(guest, LISTED + 1, wanted)
        more = page_end(mine[LISTED - 1][0]) if len(mine) > LISTED else None
        turns = await self.store.turns_of(guest, LISTED)
        page = mine[:LISTED]
        if wanted == EVERYTHING:
            there = {game.id for game, _ in page}
            page = [found for found in turns if found[0].id not in there] + page
        joinable = [
            found
            for found in await self.store.open_games(LISTED)
            if all([seat.guest != guest for seat in found[1]])
        ]
        return Tables(
            mine=[listed_table(*found, guest) for found in page],
            open=[listed_table(*found, guest) for found in joinable],
            more=more,
            turns=len(turns),
        )

    async def new_table(self, request: Request, guest: GuestRow) -> Response:
        """Set up the table that a request describes; answers with its id and invites."""
        wish = await self.site.body(request, NewTable)
        self.site.limit_news(request)
        await self.site.limit_tables(guest.id)
        clock = Clock(*msgspec.structs.astuple(wish.clock))
        if not is_clock(clock):
            raise Refused(400, "bad_clock", "expected a clock within its bounds")
        if not 0 <= wish.patience <= MOST_PATIENCE:
            raise Refused(400, "bad_patience", f"expected 0 to {MOST_PATIENCE} minutes")
        people = sum([isinstance(seat, SeatMe) for seat in wish.seats])
        if people > 1:
            raise Refused(400, "bad_message", f"expected one seat for you, found {people}")
        seats: list[SeatRow] = []
        id = new_table_id()
        for number, seat in enumerate(wish.seats):
            secret = invite_secret(self.site.services.key, id, number)
            if isinstance(seat, SeatMe):
                seats.append(SeatRow(number, hashed(secret), guest.id, "", guest.name))
            elif isinstance(seat, SeatBot):
                if seat.bot not in BOTS:
                    raise Refused(400, "bad_message", f"expected a bot among {', '.join(BOTS)}")
                seats.append(SeatRow(number, "", "", seat.bot, ""))
            else:
                seats.append(SeatRow(number, hashed(secret), "", "", ""))
        hints = wish.hints
        if hints is None:
            hints = not any([seat.free for seat in seats])
        terms = Terms(guest.id, wish.public, wish.auto, hints, clock, wish.patience)
        game = await self._set_up(id, wish.game, wish.variant, seats, terms)
        if any([seat.bot for seat in seats]):
            await self.house.room(id)  # they begin
        services = self.site.services
        return Json(Made(id, services.invites(id, seats), services.link(game, seats)))

    async def _set_up(
        self,
        id: str,
        kind: str,
        variant: dict[str, str],
        seats: list[SeatRow],
        terms: Terms,
    ) -> GameRow:
        """Store a new game with its first position; raises `Refused` if it cannot be set up."""
        try:
            game = self._game(kind)
            full = game.check(len(seats), variant)
        except UnknownChoice as error:
            raise Refused(400, "bad_message", str(error)) from None
        config = Config(kind, len(seats), full, secrets.randbits(128))
        return await self._store(id, config, Table(config).position, seats, terms)

    async def _store(
        self,
        id: str,
        config: Config,
        s: State,
        seats: list[SeatRow],
        terms: Terms,
        origin: Origin | None = None,
    ) -> GameRow:
        """Store a new game that begins at position `s`."""
        game = game_named(config.game)
        progress = game.progress(s)
        at = now()
        row = GameRow(
            id=id,
            kind=config.game,
            variant=config.variant,
            seed=config.seed,
            rules_version=game.meta.rules_version,
            host=terms.host,
            public=terms.public,
            auto=terms.auto,
            created=at,
            updated=at,
            finished="",
            seq=0,
            summary=Summary(progress.round, progress.rounds, game.waiting(s)),
            result=None,
            rematch="",
            secret_hash=hashed(table_secret(self.site.services.key, id)),
            clock=terms.clock,
            patience=terms.patience,
            hints=terms.hints,
            origin=origin,
        )
        opening = Snapshot(0, row.rules_version, game.save(s))
        timed = begun(terms.clock, seats, row.summary.waiting, at)
        await self.store.add_game(row, timed, opening)
        return row

    def _game(self, kind: str) -> AnyGame:
        """The game with this id; raises `UnknownChoice` if this server does not offer it."""
        game = game_named(kind)
        if game.meta.developer and not self.site.settings.developer:
            known = ", ".join(game_names())
            raise UnknownChoice(f"expected a game among {known}; found {kind!r}")
        return game

    async def join(self, request: Request) -> Response:
        """`POST …/join`: take a free seat of a public table, or with the secret of a link."""
        guest, token = await self.site.guest(request)
        wish = await self.site.body(request, Join)
        room = await self._room(request)
        game, seats = room.live.game, room.live.seats
        if wish.secret:
            check_link(game, seats, wish.secret, wish.seat)
        elif not game.public and guest.id != game.host:
            raise Refused(403, "not_public", "this table can be joined by its links only")
        if room.live.seat_of(guest.id) < 0:
            await self.site.limit_seats(request, guest.id)
        seat = await self.store.sit_down(game.id, guest.id, -1 if wish.seat is None else wish.seat)
        await room.changed_outside()
        if seat < 0:
            if room.live.game.finished:
                raise Refused(409, "over", "the game is over")
            if wish.seat is None:
                raise Refused(409, "full", "there is no free seat any more")
            raise Refused(409, "taken", "the seat is taken")
        return with_cookie(Json(Joined(game.id, seat)), request, token)

    async def watch(self, request: Request) -> Response:
        """`POST …/watch`: from now on see a private table, with the secret of a link to it."""
        guest, token = await self.site.guest(request)
        wish = await self.site.body(request, Watch)
        room = await self._room(request)
        check_link(room.live.game, room.live.seats, wish.secret, wish.seat)
        if not room.live.game.public:
            await self.store.let_watch(room.live.id, guest.id)
        return with_cookie(Json(Watching(room.live.id)), request, token)

    async def free(self, request: Request) -> Response:
        """`POST …/free`: the host frees a seat of a table that still waits for people."""
        guest, token = await self.site.guest(request)
        wish = await self.site.body(request, Free)
        room = await self._room(request)
        if not await room.free(guest.id, wish.seat):
            raise Refused(403, "not_host", "only the host frees seats, until the table is full")
        return with_cookie(Json(Joined(room.live.id, wish.seat)), request, token)

    async def invitation(self, request: Request) -> Response:
        """`GET /api/links/…`: what a link leads to; takes no seat."""
        room = await self._room(request)
        guest = await self.site.known(request)
        number = request.path_params.get("seat")
        game, seats = room.live.game, room.live.seats
        check_link(game, seats, request.path_params["secret"], number)
        there = seats if number is None else [seats[number]]
        id = guest.id if guest else ""
        return Json(
            Invitation(
                table=listed_table(game, seats, id),
                free=not game.finished and any([seat.free for seat in there]),
                yours=room.live.seat_of(id) >= 0,
            )
        )

    async def hide(self, request: Request) -> Response:
        """`POST …/hide`: leave a table out of one's list, or list it again."""
        guest, token = await self.site.guest(request)
        wish = await self.site.body(request, Hide)
        id = request.path_params["id"]
        if not is_table_id(id):
            raise Refused(404, "no_table", "there is no such table")
        await self.store.hide(id, guest.id, wish.on)
        return with_cookie(Json(wish), request, token)

    async def qr(self, request: Request) -> Response:
        """`GET …/qr` and `…/qr/{seat}`: a link as a QR code, for those who are told the link."""
        room, guest = await self._seen(request)
        info = room.audience.info(guest)
        number = request.path_params.get("seat")
        url = next((invite.url for invite in info.invites if invite.seat == number), None)
        if number is None:
            url = info.link
        if url is None:
            raise Refused(404, "no_invite", "you have no link to this table or seat")
        picture = io.BytesIO()
        segno.make(urljoin(str(request.base_url), url), micro=False).save(
            picture, kind="svg", scale=8, light="#fff"
        )
        return Response(
            picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"}
        )

    async def rematch(self, request: Request) -> Response:
        """`POST …/rematch`: a new table with the same people and bots, or the one made before."""
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
                SeatRow(seat.seat, "", seat.guest, "" if seat.guest else seat.bot, seat.name)
                for seat in room.live.seats
            ]
            terms = Terms(game.host, game.public, game.auto, game.hints, game.clock, game.patience)
            await self._set_up(id, game.kind, game.variant, seats, terms)
            if await self.store.set_rematch(room.live.id, id) != id:
                await self.store.delete_game(id)  # somebody else asked at the same time
            await room.changed_outside()
            await self.house.room(room.live.game.rematch)  # its bots begin
        return with_cookie(Json(Rematch(room.live.game.rematch)), request, token)

    async def what_if(self, request: Request) -> Response:
        """`POST …/whatif`: a table of one's own that goes on from a past point, against bots."""
        guest, token = await self.site.guest(request)
        wish = await self.site.body(request, WhatIf)
        room, _ = await self._seen(request)
        if room.live.game.result is None:
            raise Refused(409, "not_finished", "one plays on from a game that is over")
        if wish.bot not in LEVELS:
            raise Refused(400, "bad_message", f"expected a bot among {', '.join(LEVELS)}")
        self.site.limit_news(request)
        await self.site.limit_tables(guest.id)
        config = room.live.table.config._replace(seed=secrets.randbits(128))
        id = new_table_id()
        try:
            start = start_from(room.live.table, room.live.id, wish.seq, wish.seat, config.seed)
        except NoWhatIf as error:
            raise Refused(409, "no_what_if", str(error)) from None
        seats = [
            SeatRow(seat, "", guest.id, "", guest.name)
            if seat == wish.seat
            else SeatRow(seat, "", "", wish.bot, "")
            for seat in range(config.seats)
        ]
        terms = Terms(guest.id, False, room.live.game.auto, True, Clock(), PATIENCE)
        await self._store(id, config, start.position, seats, terms, start.origin)
        await self.house.room(id)  # the bots begin
        return with_cookie(Json(Made(id, [], None)), request, token)

    # --- the past

    async def at(self, request: Request) -> Response:
        """`GET …/at/{seq}`: an earlier position, as the visitor may see it.

        After the end of the game `?seat=` shows it as that seat saw it.
        """
        self.site.limit_looks(request)
        room, guest = await self._seen(request)
        number = request.path_params["seq"]
        last = room.live.table.number(room.live.seat_of(guest))
        if number > last:
            raise Refused(404, "no_position", f"expected a line up to {last}")
        return Json(room.audience.past(guest, number, _viewpoint(request, room)))

    async def history(self, request: Request) -> Response:
        """`GET …/history`: points by round and the whole log, as the visitor may know them."""
        self.site.limit_looks(request)
        room, guest = await self._seen(request)
        kept = room.audience.history(room.live.seat_of(guest))
        return kept.answer(request, headers={"Cache-Control": "no-store"})

    async def export(self, request: Request) -> Response:
        """`GET …/export`: configuration and log as a file, for `luck.verify`."""
        self.site.limit_looks(request)
        room, guest = await self._seen(request)
        table, game = room.live.table, room.live.game
        rows = table.rows_for(room.live.seat_of(guest))
        names = [seat.name or seat.bot for seat in room.live.seats]
        result = None if game.result is None else sheets_read(game.result)
        export = export_of(table, room.live.id, names, rows, game.rules_version, result)
        if game.origin is not None:
            export.origin = OriginInfo(*game.origin)
            if result is not None:  # before the end it would tell what others hide
                export.start = table.game.save(table.position_at(table.begun))
        answer = Json(export)
        answer.headers["Content-Disposition"] = (
            f'attachment; filename="{game.kind}-{room.live.id}.json"'
        )
        return answer

    async def review(self, request: Request) -> Response:
        """`GET …/review`: how far the review of a finished game is. `POST`: begin to make it."""
        self.site.limit_looks(request)
        room, _ = await self._seen(request)
        if room.live.game.result is None:
            raise Refused(409, "not_finished", "a review is made when the game is over")
        if request.method == "POST":
            guest = await self.site.known(request)
            if guest is None or not (
                room.live.seat_of(guest.id) >= 0 or guest.id == room.live.game.host
            ):
                raise Refused(403, "not_seated", "only those who played can ask for a review")
            if not self.site.asked_reviews.take(guest.id, address(request)):
                raise Refused(429, "too_fast", "too many reviews, wait a little")
            try:
                await self.site.reviews.begin(room, guest.id)
            except Unwelcome as error:
                status = 429 if error.code == "too_many" else 409
                raise Refused(status, error.code, str(error)) from None
        return Json(await self.site.reviews.info(room.live.id))


def wanted_in(request: Request) -> Wanted:
    """The tables that the query of a request asks for; raises `Refused`."""
    query = request.query_params
    show: Show
    for show in get_args(Show):
        if query.get("show", "") == show:
            break
    else:
        raise Refused(400, "bad_message", f"expected `show` among {', '.join(get_args(Show))}")
    search = clean_text(query.get("search", ""))
    texts = (query.get("game", ""), search, query.get("before", ""))
    if any([len(text) > LONGEST_SEARCH for text in texts]):
        raise Refused(400, "too_long", f"expected at most {LONGEST_SEARCH} letters")
    return Wanted(show, clean_text(texts[0]), search, clean_text(texts[2]))


def check_link(game: GameRow, seats: list[SeatRow], secret: str, seat: int | None) -> None:
    """Raise `Refused` unless this is the secret of the table, or of the seat with this number."""
    kept = game.secret_hash
    if seat is not None:
        kept = seats[seat].secret_hash if seat < len(seats) else ""
    if not is_secret(secret, kept):
        raise Refused(403, "bad_invite", "this is not a link to the table")


def _viewpoint(request: Request, room: Room) -> int | None:
    """The seat whose view of the past is asked for; None for the visitor's own.

    Raises `Refused` while the game runs, and for a seat that is not there.
    """
    asked = request.query_params.get("seat")
    if asked is None:
        return None
    if not room.live.table.over:
        raise Refused(409, "not_finished", "others' views are shown after the end of the game")
    seats = len(room.live.seats)
    if not asked.isascii() or not asked.isdigit() or len(asked) > 2 or int(asked) >= seats:
        raise Refused(404, "no_position", f"expected a seat from 0 to {seats - 1}")
    return int(asked)

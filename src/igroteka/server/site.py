"""One server process: its store, rooms, bots and limits, and the identity of visitors."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from igroteka.games import game_named, game_names
from igroteka.server.bots import BotPool
from igroteka.server.clock import now
from igroteka.server.health import Health
from igroteka.server.house import House
from igroteka.server.identity import (
    COOKIE,
    COOKIE_SECONDS,
    LANGUAGES,
    hashed,
    is_table_id,
    new_token,
    server_key,
)
from igroteka.server.limits import Buckets, Places, Shares, address_key
from igroteka.server.metrics import Metrics
from igroteka.server.reviews import Reviews
from igroteka.server.services import Services
from igroteka.server.settings import Settings, is_loopback
from igroteka.store.opening import store_at
from igroteka.store.rows import GameRow, GuestRow, SeatRow
from igroteka.store.store import GameAndSeats

LONGEST_TOKEN: Final = 100
CLOSE_SECONDS: Final = 3.0  # how long rooms may take to keep their positions

log = structlog.get_logger()

T = TypeVar("T")


class Refused(Exception):
    """A request that is refused: an HTTP status, a code of the protocol and a sentence."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text


class Site:
    """Everything that the endpoints of one server process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = store_at(settings.database())
        self.metrics = Metrics()
        self.bots = BotPool(settings.bot_processes(), settings.bot_seconds)
        key = server_key(settings.secret, settings.database())
        self.services = Services(settings, self.store, self.bots, self.metrics, key)
        self.house = House(self.services)
        self.health = Health(self.store)
        self.calls = Buckets(settings.calls_per_second, settings.call_burst)
        self.looks = Buckets(settings.looks_per_second, settings.look_burst)
        self.pages = Buckets(settings.pages_per_second, settings.page_burst)
        self.joins = Buckets(settings.joins_per_second, settings.join_burst)
        self.news = Buckets(settings.new_per_second, settings.new_burst)
        people = settings.people_per_address
        self.acts = Shares(settings.acts_per_second, settings.act_burst, people)
        self.undos = Shares(settings.undos_per_second, settings.undo_burst, people)
        self.says = Shares(settings.says_per_second, settings.say_burst, people)
        self.hints = Shares(settings.hints_per_second, settings.hint_burst, people)
        self.asked_reviews = Shares(settings.reviews_per_second, settings.review_burst, people)
        self.reviews = Reviews(self.services)
        self._sockets_of_address = Places(settings.connections_per_address)
        self._sockets_of_guest = Places(settings.sockets_per_guest)

    async def open(self) -> None:
        """Open the store, start bots and rooms; raises `StoreError`."""
        await self.store.open()
        for name in game_names():
            game_named(name)  # its rules are read now, and not while somebody waits for a table
        self.bots.open()
        self.house.open()

    async def close(self) -> None:
        """Stop rooms, bots and store; rooms that take too long to store are not waited for."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.house.close()
        except TimeoutError:
            log.warning("rooms_not_closed_in_time")
        await self.reviews.close()
        await self.bots.close()
        await self.store.close()

    # --- identity

    async def known(self, request: HTTPConnection) -> GuestRow | None:
        """The guest whose cookie a request carries; None if there is none.

        Raises `Refused` if the guest is banned.
        """
        token = request.cookies.get(COOKIE, "")
        if not token or len(token) > LONGEST_TOKEN:
            return None
        guest = await self.store.guest_with(hashed(token))
        if guest is not None and guest.banned > now():
            raise Refused(403, "banned", "you may not play here at present")
        return guest

    async def guest(self, request: Request) -> tuple[GuestRow, str]:
        """The guest of a request, made if new; and the token for a new cookie, else empty.

        Raises `Refused` if there are too many new guests from this address.
        """
        guest = await self.known(request)
        if guest is not None:
            return guest, ""
        self.limit_news(request)
        token = new_token()
        return await self.store.add_guest(hashed(token), language(request.headers), now()), token

    def limit_news(self, request: HTTPConnection) -> None:
        """Count a new guest or table of an address; raises `Refused` if there are too many."""
        if not self.news.take(address(request)):
            raise Refused(429, "too_fast", "too many new tables or visitors, wait a little")

    async def table(self, id: str) -> GameAndSeats | None:
        """A game and its seats as they are stored, without its log; None if there is none."""
        return await self.store.game(id) if is_table_id(id) else None

    async def check_watching(self, game: GameRow, seats: list[SeatRow], guest: str) -> None:
        """Raise `Refused` if a guest, empty for an unknown one, may not see a table.

        Everybody may see a public table; a private one those who sit there, its host, and guests
        who have shown a link to it.
        """
        sits = bool(guest) and any([guest == seat.guest for seat in seats])
        if game.public or sits or (guest and guest == game.host):
            return
        if not guest or not await self.store.may_watch(game.id, guest):
            raise Refused(403, "not_public", "this table is seen with one of its links only")

    async def limit_tables(self, guest: str) -> None:
        """Raise `Refused` if a guest has set up as many tables as it may, that are not over."""
        if await self.store.tables_of(guest) >= self.settings.tables_per_guest:
            raise Refused(429, "too_many", "you have too many tables that are not over")

    async def limit_seats(self, request: HTTPConnection, guest: str) -> None:
        """Count a seat that a guest takes; raises `Refused` if it or the address has too many."""
        if not self.joins.take(address(request)):
            raise Refused(429, "too_fast", "too many seats taken, wait a little")
        if await self.store.open_seats_of(guest) >= self.settings.open_seats_per_guest:
            raise Refused(429, "too_many", "you sit at too many tables that wait for people")

    def limit_looks(self, request: HTTPConnection) -> None:
        """Count a look at the past from an address; raises `Refused` if there are too many."""
        if not self.looks.take(address(request)):
            raise Refused(429, "too_fast", "too many looks at the past, wait a little")

    def limit_pages(self, request: HTTPConnection) -> None:
        """Count a page or a file of it for an address; raises `Refused` if there are too many."""
        if not self.pages.take(address(request)):
            raise Refused(429, "too_fast", "too many requests, wait a little")

    # --- requests

    @contextmanager
    def places(self, request: HTTPConnection, guest: str) -> Iterator[bool]:
        """A context with a place for one more WebSocket, or False if there is none.

        Places are counted by address, which a proxy may have told, and by guest.
        """
        key = address(request)
        if not self._sockets_of_address.enter(key):
            yield False
            return
        try:
            if guest and not self._sockets_of_guest.enter(guest):
                yield False
                return
            self.metrics.sockets.inc()
            try:
                yield True
            finally:
                self.metrics.sockets.dec()
                if guest:
                    self._sockets_of_guest.leave(guest)
        finally:
            self._sockets_of_address.leave(key)

    def check(self, request: Request) -> None:
        """Raise `Refused` for too many requests, and for changes sent from another site."""
        if not self.calls.take(address(request)):
            raise Refused(429, "too_fast", "too many requests, wait a little")
        if request.method != "GET" and not same_origin(request):
            raise Refused(403, "bad_message", "the request comes from another site")

    async def body(self, request: Request, kind: type[T]) -> T:
        """The body of a request decoded as a struct `kind`; raises `Refused` if it is none."""
        most = self.settings.body_bytes
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refused(413, "too_long", f"expected at most {most} bytes")
        except ClientDisconnect:
            raise Refused(400, "bad_message", "the request broke off") from None
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused(400, "bad_message", str(error)) from None
        except RecursionError:
            raise Refused(400, "bad_message", "nested too deeply") from None


def address(request: HTTPConnection) -> str:
    """The address that a request comes from, as the key of limits."""
    return address_key(request.client.host) if request.client else ""


def same_origin(request: HTTPConnection) -> bool:
    """Whether a request comes from a page of this site.

    Browsers say so in `Origin`; a client without that header is not a browser that another site
    could misuse.
    """
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == request.headers.get("host", "")
    except ValueError:  # not an address at all
        return False


def may_read_metrics(request: HTTPConnection, token: str) -> bool:
    """Whether a request may read the metrics: it has the token, or comes from this machine.

    What a proxy on this machine passes on does not come from this machine.
    """
    given = request.headers.get("authorization", "").encode()
    if token and hmac.compare_digest(given, f"Bearer {token}".encode()):
        return True
    here = request.client is not None and is_loopback(request.client.host)
    return here and "x-forwarded-for" not in request.headers


def wants_page(request: HTTPConnection) -> bool:
    """Whether a request asks for HTML, as when a person follows a link."""
    return "text/html" in request.headers.get("accept", "")


def language(headers: Mapping[str, str]) -> str:
    """The first known language in `Accept-Language`, else the first of `LANGUAGES`."""
    for part in headers.get("accept-language", "").split(","):
        name = part.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def with_cookie(response: Response, request: Request, token: str) -> Response:
    """The same response, which sets the cookie if there is a token."""
    if token:
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response

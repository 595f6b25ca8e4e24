"""What every request needs, in one place: settings, store, rooms, limits, identity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from igroteka.server.bots import BotPool
from igroteka.server.clock import now
from igroteka.server.house import House
from igroteka.server.identity import (
    COOKIE,
    COOKIE_SECONDS,
    LANGUAGES,
    hashed,
    new_token,
    server_key,
)
from igroteka.server.limits import Buckets
from igroteka.server.metrics import Metrics
from igroteka.server.services import Services
from igroteka.server.settings import Settings
from igroteka.store.opening import store_at
from igroteka.store.rows import GuestRow

LONGEST_TOKEN: Final = 100

T = TypeVar("T")


class Refused(Exception):
    """A request that is not followed: an HTTP status, a code and a sentence."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text


class Site:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = store_at(settings.database())
        self.metrics = Metrics()
        self.bots = BotPool(settings.workers(), settings.bot_seconds)
        key = server_key(settings.secret, settings.database())
        self.services = Services(settings, self.store, self.bots, self.metrics, key)
        self.house = House(self.services)
        self.calls = Buckets(settings.calls_per_second, settings.call_burst)
        self.news = Buckets(settings.new_per_second, settings.new_burst)

    async def open(self) -> None:
        """Get ready for visitors."""
        await self.store.open()
        self.bots.open()
        self.house.open()

    async def close(self) -> None:
        """Finish what is under way, then close."""
        await self.house.close()
        await self.bots.close()
        await self.store.close()

    # --- identity

    async def known(self, request: HTTPConnection) -> GuestRow | None:
        """The guest a cookie belongs to."""
        token = request.cookies.get(COOKIE, "")
        if not token or len(token) > LONGEST_TOKEN:
            return None
        return await self.store.guest_with(hashed(token))

    async def guest(self, request: Request) -> tuple[GuestRow, str]:
        """Whoever asks, known or new; with the token to set if new."""
        guest = await self.known(request)
        if guest is not None:
            return guest, ""
        self.limit_news(request)
        token = new_token()
        return await self.store.add_guest(hashed(token), language(request.headers), now()), token

    def limit_news(self, request: HTTPConnection) -> None:
        """Only so many new guests and tables per address."""
        if not self.news.take(address(request)):
            raise Refused(429, "too_fast", "too many new tables or visitors, wait a little")

    # --- requests

    def check(self, request: Request) -> None:
        """Refuse floods, and whatever another site makes a browser send."""
        if not self.calls.take(address(request)):
            raise Refused(429, "too_fast", "too many requests, wait a little")
        if request.method != "GET" and not same_origin(request):
            raise Refused(403, "bad_message", "the request comes from another site")

    async def body(self, request: Request, kind: type[T]) -> T:
        """The body of a request as a message of this kind."""
        most = self.settings.body_bytes
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refused(413, "too_long", f"expected at most {most} bytes")
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except msgspec.DecodeError as error:
            raise Refused(400, "bad_message", str(error)) from None
        except RecursionError:
            raise Refused(400, "bad_message", "nested too deeply") from None


def address(request: HTTPConnection) -> str:
    """Where a request comes from, as far as limits care."""
    return request.client.host if request.client else ""


def same_origin(request: HTTPConnection) -> bool:
    """Browsers say which site a request comes from; others say nothing, and have no cookies."""
    origin = request.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == request.headers.get("host", "")


def wants_page(request: HTTPConnection) -> bool:
    """Whether a person followed a link, rather than a program asked for data."""
    return "text/html" in request.headers.get("accept", "")


def language(headers: Mapping[str, str]) -> str:
    """The first language a browser asks for that we speak."""
    for part in headers.get("accept-language", "").split(","):
        name = part.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def with_cookie(response: Response, request: Request, token: str) -> Response:
    """The same response, remembering a new guest."""
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

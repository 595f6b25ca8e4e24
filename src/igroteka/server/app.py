"""The ASGI application: routes, security headers, error answers, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from igroteka.kernel.errors import GameError
from igroteka.server.admin import Admin
from igroteka.server.api import Api, Json
from igroteka.server.messages import Problem
from igroteka.server.pages import Pages
from igroteka.server.preview import Previews
from igroteka.server.settings import Settings
from igroteka.server.site import Refused, Site, may_read_metrics, wants_page
from igroteka.server.socket import serve_table
from igroteka.store.store import StoreError
from igroteka.table.log import OldRules

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
RETRY_AFTER: Final = 5  # seconds until it makes sense to ask a store again that has failed
FOR_EVER: Final = "public, max-age=31536000, immutable"

log = structlog.get_logger()


class SafeHeaders:
    """Middleware that adds the security headers, and caching for built assets, to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/assets/") and message["status"] == 200:
                    headers["Cache-Control"] = FOR_EVER
            await send(message)

        await self.app(scope, receive, send_with_headers)


class KnownHosts:
    """Middleware that refuses requests for another server than this one, by their `Host`.

    So no other site can have its name lead here and read what a visitor of this machine may read.
    The health is told to everybody: who asks for it may know only an address.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] == "/healthz":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if self.settings.knows_host(host):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)  # before accepting: a 403
        else:
            text = "the server is not known by this name; IGROTEKA_PUBLIC or IGROTEKA_HOSTS say it"
            await Json(Problem("unknown_host", text), 421)(scope, receive, send)


def make_app(settings: Settings) -> Starlette:
    """The ASGI application of a server with these settings; `app.state.site` is its `Site`."""
    site = Site(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await site.open()
        log.info("server_started", db=site.store.__class__.__name__, workers=site.bots.workers)
        try:
            yield
        finally:
            await site.close()
            log.info("server_stopped")

    async def health(request: Request) -> Response:
        problem = await site.health.problem()
        if problem:
            return Json({"ok": False, "text": problem}, 503)
        return Json({"ok": True, "version": version("igroteka")})

    async def metrics(request: Request) -> Response:
        if not settings.metrics or not may_read_metrics(request, settings.metrics_token):
            raise HTTPException(404)
        return Response(site.metrics.text(), media_type="text/plain; version=0.0.4")

    async def table(socket: WebSocket) -> None:
        await serve_table(site, socket)

    async def broken(request: Request, error: Exception) -> Response:
        log.error("request_failed", path=request.url.path, error=str(error))
        if isinstance(error, OldRules):
            text = "the game began under older rules; it is kept, but cannot be opened"
            return Json(Problem("old_rules", text), 409)
        code = "unavailable" if isinstance(error, StoreError) else "unreadable_table"
        answer = Json(Problem(code, "the game is kept; try again later"), 503)
        answer.headers["Retry-After"] = str(RETRY_AFTER)
        return answer

    previews = Previews(site)
    pages = Pages(settings.static_folder(), site.limit_pages, previews.tags)

    async def not_there(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if wants_page(request):
            return pages.page(request, error.status_code)
        return Json(Problem("not_found", error.detail), error.status_code)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        site.metrics.refused.labels(error.code).inc()
        if wants_page(request):
            return pages.page(request, error.status)
        return Json(Problem(error.code, error.text), error.status)

    app = Starlette(
        routes=[
            *Api(site).routes(),
            *Admin(site).routes(),
            WebSocketRoute("/ws/{id}", table),
            Route("/healthz", health),
            Route("/metrics", metrics),
            *previews.routes(),
            *pages.routes(),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(KnownHosts, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={GameError: broken, Refused: refused, 404: not_there},
        lifespan=lifespan,
    )
    app.state.site = site
    return app

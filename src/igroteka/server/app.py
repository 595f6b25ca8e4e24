"""Puts the site together: routes, pages, headers, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from igroteka.kernel.errors import GameError
from igroteka.server.api import Api, Json
from igroteka.server.settings import Settings
from igroteka.server.site import Refused, Site, wants_page
from igroteka.server.socket import serve_table
from igroteka.store.store import StoreError

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
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Igroteka</title></head>
<body>
<h1>Igroteka</h1>
<p>The server runs, but its pages are not built yet.
Stop it and start it with <code>python3 play.py</code>, which builds them.</p>
<p lang="ru">Сервер работает, но его страницы ещё не собраны.
Остановите его и запустите через <code>python3 play.py</code>: он их соберёт.</p>
</body></html>
"""

log = structlog.get_logger()


class SafeHeaders:
    """Adds the security headers to every answer."""

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


class Pages:
    """The built pages; a page that says so while they are not built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def routes(self) -> list[BaseRoute]:
        """The pages and everything they load."""
        found: list[BaseRoute] = [Route("/", self.shown), Route("/t/{id}", self.shown)]
        if self.folder.is_dir():
            found.append(Mount("/", StaticFiles(directory=self.folder)))
        return found

    async def shown(self, request: Request) -> Response:
        """The page of an address: the browser finds out which one it is."""
        return self.page(200)

    def page(self, status: int) -> Response:
        """The one page; where there is nothing, it says so in the visitor's language."""
        index = self.folder / "index.html"
        if index.exists():
            return FileResponse(index, status, {"Cache-Control": "no-cache"})
        return HTMLResponse(NOT_BUILT, 503)


def make_app(settings: Settings) -> Starlette:
    """The ASGI application."""
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
        try:
            await site.store.seats("")
        except StoreError as error:
            return Json({"ok": False, "text": str(error)}, 503)
        return Json({"ok": True, "version": version("igroteka")})

    async def metrics(request: Request) -> Response:
        if not settings.metrics:
            return PlainTextResponse("metrics are switched off", 404)
        return Response(site.metrics.text(), media_type="text/plain; version=0.0.4")

    async def table(socket: WebSocket) -> None:
        await serve_table(site, socket)

    async def broken(request: Request, error: Exception) -> Response:
        log.error("request_failed", path=request.url.path, error=str(error))
        code = "unavailable" if isinstance(error, StoreError) else "unreadable_table"
        return Json({"err": code, "text": "the game is kept; try again later"}, 503)

    pages = Pages(settings.static_folder())

    async def not_there(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if wants_page(request):
            return pages.page(error.status_code)
        return Json({"err": "not_found", "text": error.detail}, error.status_code)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        site.metrics.refused.labels(error.code).inc()
        if wants_page(request):
            return pages.page(error.status)
        return Json({"err": error.code, "text": error.text}, error.status)

    app = Starlette(
        routes=[
            *Api(site).routes(),
            WebSocketRoute("/ws/{id}", table),
            Route("/healthz", health),
            Route("/metrics", metrics),
            *pages.routes(),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={GameError: broken, Refused: refused, 404: not_there},
        lifespan=lifespan,
    )
    app.state.site = site
    return app

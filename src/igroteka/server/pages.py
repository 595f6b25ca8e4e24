"""The built pages: kept in memory, packed once, and served from there."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

INDEX: Final = "index.html"
SHORTEST: Final = 500  # bytes; what is shorter is not worth packing
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".md": "text/markdown"}
PACKED_ALREADY: Final = {".woff2", ".png", ".jpg", ".webp"}
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


class Kept:
    """Bytes that are sent often, packed once."""

    def __init__(self, body: bytes, media_type: str, packs: bool = True) -> None:
        self.body = body
        self.media_type = media_type
        self._packs = packs and len(body) >= SHORTEST

    @cached_property
    def tag(self) -> str:
        """A tag that differs when the bytes do."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'

    @cached_property
    def packed(self) -> bytes:
        """The bytes packed with gzip."""
        return gzip.compress(self.body, mtime=0)

    def answer(
        self, request: HTTPConnection, status: int = 200, headers: Mapping[str, str] | None = None
    ) -> Response:
        """The body as a response; 304 without it, if the asker has it already."""
        sent = {**(headers or {}), "ETag": self.tag, "Vary": "Accept-Encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=sent)
        if self._packs and "gzip" in request.headers.get("accept-encoding", ""):
            sent["Content-Encoding"] = "gzip"
            return Response(self.packed, status, sent, media_type=self.media_type)
        return Response(self.body, status, sent, media_type=self.media_type)


class Pages:
    """Serves the built pages of a folder, or a notice while they are not built.

    All files are read into memory, and again when the index has changed, as after a new build.
    Only what was found in the folder has an address, so no path leads out of it.
    """

    def __init__(
        self,
        folder: Path,
        check: Callable[[Request], None],
        preview: Callable[[Request], Awaitable[str]],
    ) -> None:
        """Serve a folder; `check` raises an exception for a request that is not to be answered.

        `preview` gives what the head of the page of a table says to messengers.
        """
        self._folder = folder
        self._check = check
        self._preview = preview
        self._built = 0  # the time of the index that was read
        self._files: dict[str, Kept] = {}

    def routes(self) -> list[BaseRoute]:
        """The routes of the pages and of the files they load."""
        return [
            Route("/", self.shown),
            Route("/t/{id}", self.table),
            Route("/j/{id}/{secret}", self.table),
            Route("/j/{id}/{seat:number}/{secret}", self.table),
            Route("/{path:path}", self.file),
        ]

    async def shown(self, request: Request) -> Response:
        """The one HTML page; the browser shows home or a table by the address."""
        self._check(request)
        return self.page(request, 200)

    async def table(self, request: Request) -> Response:
        """The page of a table or of a link to it. Nobody sits down by looking at it."""
        self._check(request)
        return self.page(request, 200, await self._preview(request))

    async def file(self, request: Request) -> Response:
        """A file that the page loads."""
        self._check(request)
        found = self._found().get(request.path_params["path"])
        if found is None:
            raise HTTPException(404)
        return found.answer(request)

    def page(self, request: HTTPConnection, status: int, head: str = "") -> Response:
        """The HTML page with an HTTP status; for an error it shows what is wrong.

        `head` is added to its head.
        """
        found = self._found().get(INDEX)
        if found is None:
            return HTMLResponse(NOT_BUILT, 503)
        if head:
            text = found.body.decode().replace("</head>", f"{head}</head>", 1)
            return HTMLResponse(text, status, {"Cache-Control": "no-cache"})
        return found.answer(request, status, {"Cache-Control": "no-cache"})

    def _found(self) -> Mapping[str, Kept]:
        """The files by their path in the folder; none if the pages are not built."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            return {}
        if built != self._built:
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {path.relative_to(self._folder).as_posix(): _kept(path) for path in paths}
            self._built = built
        return self._files


def _kept(path: Path) -> Kept:
    """The contents of a file, with their type by its name."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return Kept(
        path.read_bytes(), kind or "application/octet-stream", path.suffix not in PACKED_ALREADY
    )

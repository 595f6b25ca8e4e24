"""A visitor without a browser: plays over real HTTP and WebSockets, as the benchmark and tests do.

`Chair` folds messages exactly as the browser's reducer does.
"""

from __future__ import annotations

import asyncio
from http.client import HTTPConnection
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from igroteka.server.identity import COOKIE
from igroteka.table.diff import Patch, patched

PATIENCE: Final = 20.0


class Answer:
    """What a server said over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:
        """The body as JSON; only the caller knows its shape."""
        return msgspec.json.decode(self.body)


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, address: str, cookie: str = "") -> None:
        parts = urlsplit(address)
        self.host = parts.hostname or "127.0.0.1"
        self.port = parts.port or 80
        self.cookie = cookie

    async def get(self, path: str, **headers: str) -> Answer:
        """Ask for something."""
        return await asyncio.to_thread(self._call, "GET", path, b"", headers)

    async def post(self, path: str, data: object, **headers: str) -> Answer:
        """Send something."""
        body = data if isinstance(data, bytes) else msgspec.json.encode(data)
        return await asyncio.to_thread(self._call, "POST", path, body, headers)

    def _call(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent["Cookie"] = f"{COOKIE}={self.cookie}"
        try:
            connection.request(method, path, body or None, sent)
            response = connection.getresponse()
            found = Answer(
                response.status,
                {name.lower(): value for name, value in response.getheaders()},
                response.read(),
            )
        finally:
            connection.close()
        given = found.headers.get("set-cookie", "")
        if given.startswith(f"{COOKIE}="):
            self.cookie = given.split(";")[0].removeprefix(f"{COOKIE}=")
        return found

    async def new_table(
        self, seats: list[str], variant: dict[str, str] | None = None, **more: object
    ) -> tuple[str, list[str]]:
        """A table with seats such as `me`, `open`, `greedy`: its id and its invites."""
        wishes: list[dict[str, str]] = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        wish = {"game": "orleans", "seats": wishes, "variant": variant or {}, **more}
        answer = await self.post("/api/tables", wish)
        assert answer.status == 200, answer.body
        return answer.data["table"], [invite["url"] for invite in answer.data["invites"]]

    def at(self, table: str) -> Chair:
        """A chair at a table; use it with `async with`."""
        return Chair(self, table)


class Chair:
    """One open table: what this visitor has been shown, folded message by message."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.id = table
        self.seq = -1
        self.seat = -1
        self.undo = 0
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.options: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.scores: list[dict[str, Any]] | None = None
        self.raw: list[bytes] = []  # everything received, for those who look for leaks
        self.keep_raw = False
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Chair:
        await self.open()
        return self

    async def open(self, origin: str | None = None) -> None:
        """Connect; a browser also says which site it is on."""
        cookie = f"{COOKIE}={self.visitor.cookie}"
        self._socket = await connect(
            f"ws://{self.visitor.host}:{self.visitor.port}/ws/{self.id}",
            additional_headers={"Cookie": cookie} if self.visitor.cookie else {},
            origin=Origin(origin) if origin else None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        """The open connection."""
        assert self._socket is not None, "a chair is used with `async with`"
        return self._socket

    async def send(self, data: object) -> None:
        """Send a message, or any text."""
        text = data if isinstance(data, str) else msgspec.json.encode(data).decode()
        await self.socket.send(text)

    async def act(self, option: str) -> None:
        """Choose."""
        await self.send({"t": "act", "seq": self.seq, "option": option})

    async def take_back(self) -> None:
        """Undo."""
        await self.send({"t": "undo", "seq": self.seq})

    async def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, folded."""
        text = await asyncio.wait_for(self.socket.recv(decode=False), patience)
        assert isinstance(text, bytes), "decode=False gives bytes"
        if self.keep_raw:
            self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.fold(message)
        return message

    async def until(self, kind: str, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind; what comes before it is folded too."""
        async with asyncio.timeout(patience):
            while (message := await self.next(patience))["t"] != kind:
                pass
        return message

    def fold(self, message: dict[str, Any]) -> None:
        """Take a message over."""
        kind = message["t"]
        if kind == "view":
            self.view, self.table, self.seat = message["view"], message["table"], message["seat"]
            self.log, self.chat = message["log"], message["chat"]
        elif kind == "patch":
            patch = Patch()
            patch.put, patch.gone = message["set"], message["del"]
            self.view = patched(self.view, patch)
            self.log = self.log + message["log"]
        elif kind == "table":
            self.table = {key: value for key, value in message.items() if key != "t"}
        elif kind == "say":
            self.chat = [*self.chat, {key: message[key] for key in message if key != "t"}]
        if kind in ("view", "patch"):
            self.seq, self.undo = message["seq"], message["undo"]
            self.options, self.refusals = message["options"], message["refusals"]
            self.scores = message["scores"]

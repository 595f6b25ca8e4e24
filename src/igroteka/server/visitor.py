"""A client in Python: plays over real HTTP and WebSockets, for the benchmark and the tests.

visitor = Visitor("http://127.0.0.1:8000")
id, invites = await visitor.new_table(game, ["me", "greedy"])
async with visitor.at(id) as chair:
    await chair.until(View)
    await chair.answer(await chair.act(chair.options[0].text))
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http.client import HTTPConnection
from random import Random
from types import TracebackType
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from igroteka.server.fold import Folded, decode
from igroteka.server.identity import COOKIE
from igroteka.server.messages import (
    Act,
    Because,
    Hint,
    RefusalInfo,
    TableChanged,
    TimesChanged,
    ToBrowser,
    Undo,
    What,
    Why,
    Would,
)

PATIENCE: Final = 20.0  # seconds to wait for an answer

M = TypeVar("M")


class Answer:
    """An HTTP response."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:
        """The body as JSON; only the caller knows its shape."""
        return msgspec.json.decode(self.body)


class Visitor:
    """A guest of the server at `address`, with its cookie; empty until the server sets one."""

    def __init__(self, address: str, cookie: str = "") -> None:
        parts = urlsplit(address)
        self.host = parts.hostname or "127.0.0.1"
        self.port = parts.port or 80
        self.cookie = cookie

    async def get(self, path: str, **headers: str) -> Answer:
        """Send a GET request; in names of headers `_` stands for `-`."""
        return await asyncio.to_thread(self._call, "GET", path, b"", headers)

    async def post(self, path: str, data: object, **headers: str) -> Answer:
        """Send a POST request with a body of JSON, or of bytes as they are."""
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
        self, game: str, seats: list[str], variant: dict[str, str] | None = None, **more: object
    ) -> tuple[str, list[str]]:
        """Set up a table with seats such as `me`, `open` or the name of a bot.

        `more` are further fields of `NewTable`. Returns its id and the paths of its invites.
        """
        wishes: list[dict[str, str]] = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        wish = {"game": game, "seats": wishes, "variant": variant or {}, **more}
        answer = await self.post("/api/tables", wish)
        assert answer.status == 200, answer.body
        return answer.data["table"], [invite["url"] for invite in answer.data["invites"]]

    async def sit(self, link: str) -> Answer:
        """Sit down by a link to a table or to a seat, as its page does."""
        id, *seat, secret = urlsplit(link).path.removeprefix("/j/").split("/")
        wish = {"secret": secret, "seat": int(seat[0]) if seat else None}
        return await self.post(f"/api/tables/{id}/join", wish)

    def at(self, table: str) -> Chair:
        """A connection to a table; use it with `async with`."""
        return Chair(self, table)


class Chair(Folded):
    """A WebSocket to one table; it folds every message it receives, see `Folded`."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__()
        self.visitor = visitor
        self.id = table
        self.raw: list[bytes] = []  # everything received while `keep_raw` is set
        self.keep_raw = False
        self._asked = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Chair:
        await self.open()
        return self

    async def open(self, origin: str | None = None, host: str = "") -> None:
        """Connect; `origin` is the site that a browser would name.

        `host` is the name in the request, by default the one that the visitor connects to.
        """
        visitor = self.visitor
        self._socket = await connect(
            f"ws://{host or visitor.host}:{visitor.port}/ws/{self.id}",
            host=visitor.host,
            additional_headers={"Cookie": f"{COOKIE}={visitor.cookie}"} if visitor.cookie else {},
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
        """Send a struct as JSON, or a text as it is."""
        text = data if isinstance(data, str) else msgspec.json.encode(data).decode()
        await self.socket.send(text)

    def next_id(self) -> int:
        """An id for the next message."""
        self._asked += 1
        return self._asked

    def opened(self, chance: Random) -> list[str]:
        """The text of each open choice with numbers by chance."""
        return [
            " ".join([o.verb, *[str(chance.randint(field.low, field.high)) for field in o.fields]])
            for o in self.openings
        ]

    async def act(self, option: str, grace: float = 0.0) -> int:
        """Choose an option by its text; bots wait `grace` seconds. Returns the id for `answer`."""
        id = self.next_id()
        await self.send(Act(id=id, seq=self.seq, option=option, grace=grace))
        return id

    async def take_back(self) -> int:
        """Take the last choice back; returns the id for `answer`."""
        id = self.next_id()
        await self.send(Undo(id=id, seq=self.seq))
        return id

    async def why(self, option: str = "", path: Sequence[str] = ()) -> RefusalInfo | None:
        """Ask why an option or a path cannot be chosen; None if it can."""
        id = self.next_id()
        await self.send(Why(id=id, seq=self.seq, option=option, path=list(path)))
        answer = await self.answer(id)
        assert isinstance(answer, Because), answer
        return answer.refusal

    async def what(self, option: str) -> Would:
        """Ask what an option would do."""
        id = self.next_id()
        await self.send(What(id=id, seq=self.seq, option=option))
        answer = await self.answer(id)
        assert isinstance(answer, Would), answer
        return answer

    async def hint(self) -> ToBrowser:
        """Ask what a strong bot would do; returns the answer, whatever it is."""
        id = self.next_id()
        await self.send(Hint(id=id, seq=self.seq))
        return await self.answer(id)

    async def answer(self, id: int, patience: float = PATIENCE) -> ToBrowser:
        """Receive until the message that answers the one with this id; raises `TimeoutError`."""
        async with asyncio.timeout(patience):
            while True:
                message = await self.next(patience)
                if isinstance(message, TableChanged | TimesChanged):
                    continue
                if message.answers == id:
                    return message

    async def next(self, patience: float = PATIENCE) -> ToBrowser:
        """Receive and fold the next message; raises `TimeoutError`."""
        text = await asyncio.wait_for(self.socket.recv(decode=False), patience)
        assert isinstance(text, bytes), "decode=False gives bytes"
        if self.keep_raw:
            self.raw.append(text)
        message = decode(text)
        self.fold(message)
        return message

    async def until(self, kind: type[M], patience: float = PATIENCE) -> M:
        """Receive until a message of this kind; raises `TimeoutError`."""
        async with asyncio.timeout(patience):
            while True:
                message = await self.next(patience)
                if isinstance(message, kind):
                    return message

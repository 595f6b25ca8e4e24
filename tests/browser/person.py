"""A person at a browser: one window of their own, and what was said to it and by it."""

from __future__ import annotations

import json
import math
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
)

from igroteka.table.diff import Patch, patched
from igroteka.words.words import Words

Json = dict[str, Any]
PATIENCE = 15.0
TWICE = 0.4
NEAR = 20
SHOTS = os.environ.get("IGROTEKA_SHOTS", "")


def quoted(element: str) -> str:
    """A selector for a board element."""
    return f'[data-el="{element}"]'


class Person:
    """One person: clicks what a person would click, and remembers what the server told them."""

    def __init__(self, context: BrowserContext, address: str, lang: str) -> None:
        self.context = context
        self.speak(lang)
        self.address = address
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.loads = 0
        self.sockets = 0
        # What came over the WebSocket: each frame, and the state they add up to.
        self.frames: list[str] = []
        self.sent: list[Json] = []
        self.seq = -1
        self.seat = -1
        self.view: Json = {}
        self.table: Json = {}
        self.options: list[Json] = []
        self.refusals: list[Json] = []
        self.undo = 0
        self.scores: list[Json] | None = None
        self.errors: list[Json] = []
        self._pressed = 0.0
        self._spot = (0.0, 0.0)
        self.answers = 0  # messages that tell what this person did, or everything anew
        self.page.on("console", self._console)
        self.page.on("pageerror", self._page_error)
        self.page.on("request", self._request)
        self.page.on("websocket", self._socket)
        self.page.on("load", self._load)

    # --- what the window tells

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _page_error(self, error: Error) -> None:
        self.troubles.append(f"page error: {error}")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"request to another host: {request.url}")

    def _load(self, _: Page) -> None:
        self.loads += 1

    def _socket(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", self._received)
        socket.on("framesent", self._told)

    def _told(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    def _received(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message: Json = json.loads(text)
        kind = message["t"]
        if kind == "table":
            self.table = message
        if kind == "view":
            self.view, self.seat, self.table = message["view"], message["seat"], message["table"]
            self.answers += 1
        elif kind == "patch":
            patch = Patch()
            patch.put, patch.gone = message["set"], message["del"]
            self.view = patched(self.view, patch)
            self.answers += any([event["seat"] == self.seat for event in message["events"]])
        elif kind == "err":
            self.errors.append(message)
        if kind in ("view", "patch"):
            self.seq = message["seq"]
            self.options = message["options"]
            self.refusals = message["refusals"]
            self.undo = message["undo"]
            self.scores = message["scores"]

    def forgive(self, *patterns: str) -> None:
        """Forget troubles that the test itself brought about."""
        self.troubles = [
            trouble
            for trouble in self.troubles
            if not any([re.search(pattern, trouble) for pattern in patterns])
        ]

    # --- looking

    def speak(self, lang: str) -> None:
        """Expect the pages in this language."""
        self.lang = lang
        self._words = Words(lang, strict=True)
        self._words.has("web-name")  # this file has messages with other prefixes too

    def word(self, message: str, **args: str | int) -> str:
        """A sentence of the pages in this person's language."""
        return self._words.text(message, args)

    @property
    def me(self) -> Json:
        """The own player in the view."""
        player: Json = self.view["players"][self.seat]
        return player

    @property
    def texts(self) -> list[str]:
        """The options in notation."""
        return [option["text"] for option in self.options]

    @property
    def asked(self) -> bool:
        """Whether there is something to choose."""
        return bool(self.options)

    def until(self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Wait for something to come over the wire."""
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, f"waited {seconds} s in vain: {what}"
            self.page.wait_for_timeout(10)

    def open(self, path: str = "/") -> None:
        """Type an address."""
        self.page.goto(self.address + path)

    def arrive(self) -> None:
        """Wait until a table is on the screen."""
        self.until(lambda: self.seq >= 0, "the table")
        self.page.locator("main [data-at^=card]").first.wait_for(state="attached")

    def element(self, element: str) -> Locator:
        """A board element that can be chosen now: what cannot is not in the tab order."""
        return (
            self.page.locator(f'{quoted(element)}:not([tabindex="-1"])')
            .locator("visible=true")
            .first
        )

    def log(self) -> Locator:
        """The story of the game."""
        return self.page.get_by_role("region", name=self.word("web-log"))

    def token(self, place: str, slot: int) -> Locator:
        """What lies on one of one's own slots."""
        return self.page.locator(f'[data-at="slot:{self.seat}/{place}/{slot}"] .tok').first

    def settle(self) -> None:
        """Let the page draw what it knows."""
        self.page.evaluate(
            "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"
        )

    def shot(self, name: str) -> None:
        """A picture to look at, if somebody wants to."""
        if SHOTS:
            self.settle()
            self.page.screenshot(path=f"{SHOTS}/{name}.png")

    # --- acting

    def press(self, element: str) -> None:
        """Click (or tap) one board element that can be chosen."""
        target = self.element(element)
        if element.startswith("edge:"):
            # The middle of its box need not lie on a bent way.
            target.wait_for()
            x, y = target.evaluate(
                """path => {
                    const at = path.getPointAtLength(path.getTotalLength() / 2);
                    const p = at.matrixTransform(path.getScreenCTM());
                    return [p.x, p.y];
                }"""
            )
            self.click_at(x, y)
        else:
            self.click(target)

    def click(self, target: Locator, taps: bool = False) -> None:
        """Click or tap in the middle of something, like `click_at`."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None, f"{target} is not on the screen"
        with self._unhurried(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2):
            if taps:
                target.tap()
            else:
                target.click()

    def click_at(self, x: float, y: float, taps: bool = False) -> None:
        """Click or tap a point, but not twice so fast that the page takes it for a double click."""
        with self._unhurried(x, y):
            if taps:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)

    @contextmanager
    def _unhurried(self, x: float, y: float) -> Iterator[None]:
        if math.dist((x, y), self._spot) < NEAR:
            self.page.wait_for_timeout(max(0.0, self._pressed + TWICE - time.monotonic()) * 1000)
        yield
        self._pressed, self._spot = time.monotonic(), (x, y)

    def choose(self, text: str) -> None:
        """Take an option by clicking along its elements; the server answers it."""
        option = next(option for option in self.options if option["text"] == text)
        path: list[str] = option["path"]
        before, offered = self.answers, self.options
        for element, after in zip(path, [*path[1:], None], strict=True):
            if after is None or self.element(after).count() == 0:
                self.press(element)
        self.until(lambda: self.answers > before or self.options != offered, f"an answer to {text}")
        assert not self.errors

    def button(self, message: str, **args: str | int) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.word(message, **args), exact=True)

    # --- without clicks, where a test is about something else

    def introduce(self, name: str) -> None:
        """Have a name, and be known to speak one's language."""
        self.context.request.post("/api/me", data={"name": name, "lang": self.lang})

    def tables(self) -> list[Json]:
        """The tables one sits at, the newest first."""
        found: list[Json] = self.context.request.get("/api/tables").json()["mine"]
        return found

    def new_table(self, *seats: str, **more: Any) -> list[str]:
        """Set up a table of `me`, `open` and bots, and go there; returns the invite links."""
        kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        wish = {"game": "orleans", "seats": kinds, "variant": {}, "auto": True, **more}
        made = self.context.request.post(
            "/api/tables", data=wish, headers={"Accept-Language": self.lang}
        ).json()
        self.open(f"/t/{made['table']}")
        self.arrive()
        return [invite["url"] for invite in made["invites"]]

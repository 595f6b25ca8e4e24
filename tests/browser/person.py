"""A person at a browser: one window of their own, and what was said to it and by it."""

from __future__ import annotations

import json
import math
import os
import re
import time
from collections.abc import Callable
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
    expect,
)

from igroteka.server.fold import Folded, decode
from igroteka.server.messages import (
    ActionInfo,
    Because,
    Err,
    Frame,
    RefusalInfo,
    SheetInfo,
    TableChanged,
    TableInfo,
    TimesChanged,
)
from igroteka.words.words import Words

Json = dict[str, Any]
PATIENCE = 60.0  # seconds after which a test gives up, however busy the machine
ONE_PLACE = 200
UNDER = """([x, y]) => document.elementsFromPoint(x, y).slice(0, 3)
    .map(node => node.dataset?.el ?? node.outerHTML.slice(0, 120))"""
SHOTS = os.environ.get("IGROTEKA_SHOTS", "")


def quoted(element: str) -> str:
    """A selector for a board element."""
    return f'[data-el="{element}"]'


def picked_already(options: list[ActionInfo]) -> int:
    """How many first elements the page picks by itself: every option begins with them."""
    paths = [option.path for option in options if not option.retracts]
    number = 0
    while paths and all([len(p) > number + 1 and p[number] == paths[0][number] for p in paths]):
        number += 1
    return number


def middle_of(target: Locator) -> tuple[float, float]:
    """The middle of something on the screen, once it can be tapped."""
    target.tap(trial=True)
    box = target.bounding_box()
    assert box is not None, f"{target} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point_in(shape: Locator, inside: str) -> tuple[float, float]:
    """The point of the screen that the function `inside` finds in a shape."""
    shape.scroll_into_view_if_needed()
    x, y = shape.evaluate(inside)
    return x, y


class Person:
    """One person: clicks what a person would click, and remembers what the server told them."""

    def __init__(self, context: BrowserContext, address: str, lang: str, game: str) -> None:
        self.context = context
        self.game = game
        self.speak(lang)
        self.address = address
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.loads = 0
        self.sockets = 0
        # What went over the WebSocket: each frame, and what the received ones add up to.
        self.frames: list[bytes] = []
        self.sent: list[Json] = []
        self.told = Folded()
        self.errors: list[Err] = []  # besides questions that came too late
        self.reasons: list[RefusalInfo] = []  # what questions were answered with
        self.answered: set[int] = set()  # the ids that answers have named
        self._tapped = (0.0, 0.0)
        self.page.on("console", self._console)
        self.page.on("pageerror", self._page_error)
        self.page.on("request", self._request)
        self.page.on("websocket", self._socket)
        self.page.on("load", self._load)

    # --- what the window tells

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location["url"]
            self.troubles.append(f"console {message.type}: {message.text} ({where})")

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
        self.answered.clear()  # a page that is loaded anew counts from the beginning
        socket.on("framereceived", self._received)
        socket.on("framesent", self._told)

    def _told(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    def _received(self, frame: str | bytes) -> None:
        text = frame.encode() if isinstance(frame, str) else frame
        self.frames.append(text)
        message = decode(text)
        self.told.fold(message)
        if isinstance(message, TableChanged | TimesChanged):
            return
        asked = [one for one in self.sent if one["t"] in ("why", "what")]
        if isinstance(message, Err) and message.answers not in [one["id"] for one in asked]:
            self.errors.append(message)
        if isinstance(message, Because) and message.refusal is not None:
            self.reasons.append(message.refusal)
        if message.answers is not None:
            self.answered.add(message.answers)

    # --- what the server told

    @property
    def seq(self) -> int:
        """The number of the last line of the log; -1 before anything came."""
        return self.told.seq

    @property
    def seat(self) -> int:
        """Where this person sits."""
        return self.told.seat

    @property
    def undo(self) -> int:
        """How many choices can be taken back."""
        return self.told.undo

    @property
    def view(self) -> Json:
        """What this person may know of the pieces."""
        return self.told.view

    @property
    def frame(self) -> Frame:
        """Round, phase, who has to choose, and the points."""
        assert self.told.frame is not None, "no table is open"
        return self.told.frame

    @property
    def table(self) -> TableInfo:
        """The table beside its game."""
        assert self.told.table is not None, "no table is open"
        return self.told.table

    @property
    def options(self) -> list[ActionInfo]:
        """What can be chosen."""
        return self.told.options

    @property
    def scores(self) -> list[SheetInfo] | None:
        """The score sheets, once the game is over."""
        return self.told.scores

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
        return [option.text for option in self.options]

    @property
    def acts(self) -> list[Json]:
        """What was chosen."""
        return [message for message in self.sent if message["t"] == "act"]

    @property
    def asked(self) -> bool:
        """Whether there is something to choose."""
        return bool(self.options) or bool(self.told.openings)

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for something to come over the wire."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() >= deadline:
                raise AssertionError(f"waited {PATIENCE} s in vain: {what}; {self._under_finger()}")
            self.page.wait_for_timeout(10)

    def _under_finger(self) -> str:
        """What lies where the last tap was, and what is asked, to explain a failure."""
        at = list(self._tapped)
        return f"tapped {at}, where {self.page.evaluate(UNDER, at)} is now; asked {self.texts[:20]}"

    def open(self, path: str = "/") -> None:
        """Type an address."""
        self.page.goto(self.address + path)

    def come_by(self, link: str, name: str = "") -> None:
        """Open a link to a table or seat, say one's name or leave it, and sit down."""
        self.page.goto(link if "://" in link else self.address + link)
        if name:
            self.page.get_by_label(self.word("web-sit-name")).fill(name)
        self.button("web-sit").click()
        self.arrive()

    def arrive(self) -> None:
        """Wait until a table is on the screen."""
        self.until(lambda: self.seq >= 0, "the table")
        self.page.locator("main [data-at^=card]").first.wait_for(state="attached")

    def look_up(self) -> None:
        """Wait until the page shows the position that has come over the wire."""
        page = self.page.locator("[data-seq]")
        self.until(lambda: page.get_attribute("data-seq") == str(self.seq), "the last position")

    def element(self, element: str) -> Locator:
        """A board element that can be chosen now: what cannot is not in the tab order."""
        return (
            self.page.locator(f'{quoted(element)}:not([tabindex="-1"])')
            .locator("visible=true")
            .first
        )

    def story(self) -> Locator:
        """The log on the screen."""
        return self.page.get_by_role("region", name=self.word("web-log"))

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
        """Click or tap in the middle of something."""
        if taps:
            self._tap(lambda: middle_of(target))
        else:
            target.click()

    def click_inside(self, shape: Locator, inside: str, taps: bool = False) -> None:
        """Click or tap a shape at the point of the screen that the function `inside` finds."""
        shape.wait_for()
        if taps:
            self._tap(lambda: point_in(shape, inside))
        else:
            self.click_at(*point_in(shape, inside))

    def click_at(self, x: float, y: float) -> None:
        """Click a point."""
        self.page.mouse.click(x, y)

    def _tap(self, find: Callable[[], tuple[float, float]]) -> None:
        """A tap of its own: where the last one was near, the finger first touches something else.

        However much later, a busy browser may count two taps on one place as a double tap. `find`
        is asked again then, since others' moves may shift the page meanwhile.
        """
        x, y = find()
        if math.dist((x, y), self._tapped) < ONE_PLACE:
            size = self.page.viewport_size
            assert size is not None
            away = ".act .say" if y < size["height"] / 2 else "header .rounds"
            self.page.locator(away).tap()
            x, y = find()
        self.page.touchscreen.tap(x, y)
        self._tapped = (x, y)

    def click_again(self, x: float, y: float) -> None:
        """The second click of a double click, at leisure; the page has seen it when this ends."""
        self.page.mouse.move(x, y)
        self.page.mouse.down(click_count=2)
        self.page.mouse.up(click_count=2)
        self.settle()

    def choose(self, text: str) -> None:
        """Take an option by clicking along its elements; the server answers it."""
        self.look_up()
        option = next(option for option in self.options if option.text == text)
        before = len(self.acts)
        for element in option.path[0 if option.retracts else picked_already(self.options) :]:
            self.press(element)
        if text in self.told.doubts:
            self.page.locator("[data-insist]").click()
        self.get_answer(before)

    def get_answer(self, before: int) -> None:
        """Wait until a choice beyond the first so many has been made and answered."""
        self.until(lambda: len(self.acts) > before, "a choice")
        made = self.acts[before]
        self.until(lambda: made["id"] in self.answered, f"an answer to {made['option']}")
        assert not self.errors

    def button(self, message: str, **args: str | int) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.word(message, **args), exact=True)

    def tick(self, radio: Locator) -> None:
        """Take one of several choices by a click on its label; the button itself is not shown."""
        radio.locator("xpath=ancestor::label").click()
        expect(radio).to_be_checked()

    def pick_game(self) -> None:
        """Take one's game by its radio button: in the form if it is open, else at home."""
        name = self.word(f"{self.game}-name")
        self.tick(self.page.get_by_role("radio", name=name, exact=True).last)

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
        wish = {"game": self.game, "seats": kinds, "variant": {}, "auto": True, **more}
        made = self.context.request.post(
            "/api/tables", data=wish, headers={"Accept-Language": self.lang}
        ).json()
        self.open(f"/t/{made['table']}")
        self.arrive()
        return [invite["url"] for invite in made["invites"]]

"""Positions put straight onto the screen: the pages are real, the server is the test itself."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute

from igroteka.server.fold import decode
from igroteka.server.messages import (
    Because,
    History,
    RefusalInfo,
    RoundStanding,
    ToServer,
    View,
    What,
    Why,
    Would,
    decode_message,
    encode,
)
from igroteka.server.shapes import outcome_info, refusal_info, standing_info
from igroteka.table.table import Refused, Table
from tests.browser.person import Json, Person
from tools.fixtures import view_message

PATH = "/t/staged"


def answer(table: Table, seat: int, message: ToServer) -> bytes | None:
    """What the server says to a question about this position; nothing to anything else."""
    if isinstance(message, Why):
        refused = (
            table.why_not(seat, message.option)
            if message.option
            else table.why_not_element(seat, message.path)
        )
        reason = None if refused is None else refusal_info(refused)
        return encode(Because(answers=message.id, refusal=reason))
    if isinstance(message, What):
        found = table.outcome(seat, message.option)
        if isinstance(found, Refused):
            return encode(Would(answers=message.id, outcome=None, refusal=refusal_info(found)))
        outcome = outcome_info(found)
        return encode(Would(answers=message.id, outcome=outcome, refusal=None))
    return None


def refusals(table: Table, seat: int = 0) -> list[tuple[list[str], RefusalInfo]]:
    """What a seat may think of and may not do: the elements, and the reason."""
    found = []
    for action in table.game.candidates(table.position, seat):
        refused = table.why_not(seat, action.text)
        if refused is not None:
            found.append((list(action.path), refusal_info(refused)))
    return found


def history(table: Table, seat: int, view: View) -> History:
    """The points by round, as a seat may know them."""
    rounds = [
        RoundStanding(start.round, start.number, standing_info(start.standing))
        for start in table.standing_by_round(seat)
    ]
    return History("staged", table.config.game, table.seq, rounds, view.log)


class Stage:
    """One person's window on positions of our choosing; remembers what the page chooses."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sent: list[Json] = []  # besides questions, which are answered
        self._table: Table | None = None
        self._seat = 0
        self._now = b""
        self._line: WebSocketRoute | None = None
        self._over = False
        self._history = b""
        page = person.page
        page.route_web_socket(re.compile("/ws/"), self._answer)
        page.route(
            re.compile("/staged/history$"),
            lambda route: route.fulfill(body=self._history, content_type="application/json"),
        )

    def _answer(self, socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            assert self._table is not None, "nothing is shown"
            said = decode_message(text)
            told = answer(self._table, self._seat, said)
            if told is not None:
                socket.send(told.decode())
            elif (message := json.loads(text))["t"] != "ping":
                self.sent.append(message)

        socket.on_message(hear)
        socket.send(self._now.decode())
        self._line = socket

    def show(self, table: Table, seat: int = 0) -> None:
        """Open the table in this position, or let it come over the line if a table is open.

        Over the line it answers the last choice.
        """
        answers = next((sent["id"] for sent in reversed(self.sent) if sent["t"] == "act"), None)
        self.sent.clear()
        fresh = self._line is None or table.over or self._over
        self._over = table.over
        self._table, self._seat = table, seat
        self._now = view_message(table, seat)
        view = decode(self._now)
        assert isinstance(view, View)
        self._history = encode(history(table, seat, view))
        person = self.person
        person.told.fold(view)
        if fresh or self._line is None:
            person.open(PATH)
            person.page.locator("header h1").wait_for()
            person.page.evaluate("document.fonts.ready")
        else:
            view.answers = answers
            self._line.send(encode(view).decode())
            person.settle()
        person.settle()

    def chosen(self) -> str:
        """The one option that was sent."""
        self.person.until(lambda: bool(self.sent), "a choice")
        (act,) = self.sent
        assert act["t"] == "act"
        return str(act["option"])

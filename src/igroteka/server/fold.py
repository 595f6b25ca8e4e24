"""Applies the server's messages one by one: what a client knows after those it has received.

This is the reducer of all Python clients; `web/src/lib/wire.ts` does the same for the browser.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from igroteka.server.messages import (
    ActionInfo,
    Advised,
    Because,
    ChatLine,
    DoubtInfo,
    Err,
    EventInfo,
    Frame,
    LineInfo,
    Offer,
    OpeningInfo,
    Patch,
    Pong,
    Said,
    SheetInfo,
    TableChanged,
    TableInfo,
    TimesChanged,
    ToBrowser,
    View,
    Would,
)
from igroteka.table import diff

_DECODER: Final[msgspec.json.Decoder[ToBrowser]] = msgspec.json.Decoder(ToBrowser)


def decode(text: bytes) -> ToBrowser:
    """Decode a message of the server; raises `msgspec.DecodeError`."""
    return _DECODER.decode(text)


class Folded:
    """What one client knows of a table; `fold` each message it receives.

    `options` are the described actions of the present offer, `log` all lines so far.
    """

    def __init__(self) -> None:
        self.seq = -1
        self.seat = -1
        self.undo = 0
        self.decision = ""
        self._table: TableInfo | None = None
        self._frame: Frame | None = None
        self.view: dict[str, Any] = {}  # only the game knows its shape
        self.options: list[ActionInfo] = []
        self.openings: list[OpeningInfo] = []
        self.shortcuts: list[ActionInfo] = []
        self.doubts: dict[str, DoubtInfo] = {}
        self.log: list[LineInfo] = []
        self.chat: list[ChatLine] = []
        self.scores: list[SheetInfo] | None = None
        self._described: dict[str, ActionInfo] = {}

    @property
    def told(self) -> list[EventInfo]:
        """All events of the log, in order."""
        return [event for line in self.log for event in line.events]

    @property
    def table(self) -> TableInfo:
        """Names, presence and status of the table; only after the first `View`."""
        assert self._table is not None, "nothing has been received yet"
        return self._table

    @property
    def frame(self) -> Frame:
        """Round, phase, who waits and points; only after the first `View`."""
        assert self._frame is not None, "nothing has been received yet"
        return self._frame

    def fold(self, message: ToBrowser) -> None:
        """Apply a message."""
        if isinstance(message, View):
            self._table, self.seat = message.table, message.seat
            self.seq, self._frame = message.seq, message.frame
            self.view = msgspec.json.decode(message.view)
            self.log, self.scores = message.log, message.scores
            self.chat = self.chat if message.chat is None else message.chat
            self._take(message.offer)
        elif isinstance(message, Patch):
            self.seq = message.seq
            patch = diff.Patch()
            patch.gone = message.gone
            patch.put = {path: msgspec.json.decode(raw) for path, raw in message.set.items()}
            self.view = diff.patched(self.view, patch)
            if message.frame is not None:
                told = msgspec.structs.asdict(message.frame)
                changed = {name: value for name, value in told.items() if value is not None}
                self._frame = msgspec.structs.replace(self.frame, **changed)
            self.log = self.log + message.lines
            self.scores = message.scores
            if message.offer is not None:
                self._take(message.offer)
        elif isinstance(message, TableChanged):
            self._table = message.table
        elif isinstance(message, TimesChanged):
            self.table.now = message.now
            for seat, time in zip(self.table.seats, message.times, strict=True):
                seat.time = time
        elif isinstance(message, Said):
            self.chat = [*self.chat, message.line]
        else:
            assert isinstance(message, Because | Would | Advised | Err | Pong), (
                "these change nothing"
            )

    def _take(self, offer: Offer) -> None:
        """Apply an offer; it describes actions, or names those described before."""
        self.options = [self._known(option, self.options) for option in offer.options]
        self.shortcuts = [self._known(one, self.shortcuts) for one in offer.shortcuts]
        self.doubts = offer.doubts
        self.openings, self.decision, self.undo = offer.openings, offer.decision, offer.undo

    def _known(self, action: ActionInfo | str | int, before: list[ActionInfo]) -> ActionInfo:
        """The description of an action, which is remembered, or the one that it names.

        A number is a place in the list of the offer `before`.
        """
        if isinstance(action, int):
            return before[action]
        if isinstance(action, str):
            return self._described[action]
        self._described[action.text] = action
        return action

"""The wire: every message between server and browser, as tagged unions with the field `t`.

`docs/protocol.md` says in words what stands here in types.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Data: TypeAlias = dict[str, object]


class _ToServer(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """A message of the browser."""


class Act(_ToServer, tag="act"):
    """Choose an option by its text; `seq` is the last line the browser has seen."""

    seq: int
    option: str


class Undo(_ToServer, tag="undo"):
    """Take the last own choice back."""

    seq: int


class Say(_ToServer, tag="say"):
    """Say something at the table."""

    text: str


class HandOver(_ToServer, tag="bot"):
    """Let a bot play my seat, or take it back."""

    on: bool


class Ping(_ToServer, tag="ping"):
    """Ask whether the server is there."""


ToServer: TypeAlias = Act | Undo | Say | HandOver | Ping


class SeatInfo(msgspec.Struct):
    """One seat of a table as shown to one person."""

    name: str
    bot: str | None
    online: bool
    you: bool
    colour: int


class Invite(msgspec.Struct):
    """A free seat and the link that leads to it."""

    seat: int
    url: str


class TableInfo(msgspec.Struct):
    """A table beside its game."""

    id: str
    game: str
    status: str
    seed_hash: str
    seed: str | None
    seats: list[SeatInfo]
    invites: list[Invite]
    rematch: str | None
    auto: bool


class _ToBrowser(msgspec.Struct, tag_field="t"):
    """A message of the server."""


class View(_ToBrowser, tag="view"):
    """Everything a seat may know: on connecting, after an undo, and whenever in doubt."""

    seq: int
    table: TableInfo
    seat: int
    view: Data
    options: list[Data]
    refusals: list[Data]
    undo: int
    log: list[Data]
    chat: list[Data]
    scores: list[Data] | None


class Patch(_ToBrowser, tag="patch", rename={"gone": "del"}):
    """What a decision changed for a seat."""

    seq: int
    set: Data
    gone: list[str]
    options: list[Data]
    refusals: list[Data]
    undo: int
    events: list[Data]
    log: list[Data]
    scores: list[Data] | None


class TableChanged(TableInfo, tag_field="t", tag="table"):
    """Presence, names, hand-over, the end."""


class Said(_ToBrowser, tag="say"):
    """Somebody said something."""

    seat: int
    name: str
    text: str
    at: str


class Err(_ToBrowser, tag="err"):
    """A message was not followed; nothing has changed."""

    code: str
    refusal: Data | None = None


class Pong(_ToBrowser, tag="pong"):
    """The server is there."""


# --- HTTP


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called, and in which language."""

    name: str
    lang: str


class SeatMe(msgspec.Struct, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """A seat for whoever sets the table up."""


class SeatOpen(msgspec.Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for somebody who is still to come."""


class SeatBot(msgspec.Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to set up."""

    game: str
    seats: list[SeatMe | SeatOpen | SeatBot]
    variant: dict[str, str] = {}
    public: bool = True  # free seats are listed for everybody
    auto: bool = False  # the table makes forced choices by itself


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A free seat somebody wants to take."""

    seat: int


encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ToServer).decode

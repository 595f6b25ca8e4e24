"""What a table remembers, packed: so that it can be loaded without folding its log again.

It is derived from the log and never the truth: a memory made by another version of the program, or
under other rules, is not used, and the log is folded instead.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from typing import Any, Final, overload

import msgspec

from igroteka.games import game_named
from igroteka.kernel.events import Event
from igroteka.kernel.game import AnyGame
from igroteka.table.log import Config, Line, Row
from igroteka.table.table import Act, Past, RoundStart, Table

PROGRAM: Final = version("igroteka")
FORMAT: Final = 2  # of `_Memory`
QUICK: Final = 1  # level of packing


class _Told(msgspec.Struct, array_like=True):
    """One event, and the round it happened in."""

    round: int
    code: str
    seat: int
    args: dict[str, str | int]
    only: int
    barrier: bool
    source: str
    target: str
    trace: list[int]
    known_to: int
    occasion: bool
    brought: list[dict[str, int]]


class _Made(msgspec.Struct, array_like=True):
    """One choice that has not been taken back: its line, and what happened."""

    seq: int
    inner: bool
    barrier: bool
    told: msgspec.Raw  # a list of `_Told`


class _Memory(msgspec.Struct, array_like=True):
    """A table after line `seq`."""

    seq: int
    position: dict[str, Any]
    opening: list[_Told]
    acts: list[_Made]
    starts: list[RoundStart]
    private: list[int]
    asked: list[int]
    known: list[list[int]]


_DECODER: Final = msgspec.msgpack.Decoder(_Memory)
_TOLD: Final = msgspec.msgpack.Decoder(list[_Told])


class PackedLines(Sequence[Line]):
    """The events of one line of the log, packed; read anew whenever somebody wants to know them."""

    __slots__ = ("raw", "seq")

    def __init__(self, seq: int, raw: msgspec.Raw) -> None:
        self.seq = seq
        self.raw = raw

    def _read(self) -> list[Line]:
        return [_line(self.seq, told) for told in _TOLD.decode(self.raw)]

    def __len__(self) -> int:
        return len(self._read())

    def __iter__(self) -> Iterator[Line]:
        return iter(self._read())

    @overload
    def __getitem__(self, index: int) -> Line: ...
    @overload
    def __getitem__(self, index: slice) -> list[Line]: ...
    def __getitem__(self, index: int | slice) -> Line | list[Line]:
        return self._read()[index]


def made_by(rules_version: int) -> str:
    """The mark of a memory that this program can use, for a game under these rules."""
    return f"{PROGRAM}/{FORMAT}/{rules_version}"


def packed(table: Table) -> bytes:
    """What a table remembers."""
    past = table.past()
    memory = _Memory(
        seq=table.seq,
        position=table.game.save(table.position),
        opening=[_told(line) for line in past.opening],
        acts=[_Made(act.row.seq, act.inner, act.barrier, _raw(act.lines)) for act in past.acts],
        starts=past.starts,
        private=past.private,
        asked=past.asked,
        known=past.known,
    )
    return zlib.compress(msgspec.msgpack.encode(memory), QUICK)


def pack_up(table: Table) -> None:
    """Keep the events of all choices so far packed, which takes a fraction of the memory."""
    table.acts = [
        act._replace(lines=PackedLines(act.row.seq, _raw(act.lines))) for act in table.acts
    ]


def remembered(config: Config, rows: list[Row], data: bytes) -> Table:
    """The table after all lines of a log, of which the first ones are remembered in `data`.

    It is the same as `Table.folded`. Raises `UnreadableSave` or `BrokenLog`.
    """
    memory = _DECODER.decode(zlib.decompress(data))
    game = game_named(config.game)
    past = Past(
        opening=[_line(0, told) for told in memory.opening],
        acts=[_act(game, rows[made.seq - 1], made) for made in memory.acts],
        starts=memory.starts,
        private=memory.private,
        asked=memory.asked,
        known=memory.known,
    )
    table = Table.with_past(config, rows[: memory.seq], memory.position, past)
    for row in rows[memory.seq :]:
        table.fold(row)
    return table


def _raw(lines: Sequence[Line]) -> msgspec.Raw:
    """The events of a line, packed."""
    if isinstance(lines, PackedLines):
        return lines.raw
    return msgspec.Raw(msgspec.msgpack.encode([_told(line) for line in lines]))


def _told(line: Line) -> _Told:
    event = line.event
    return _Told(
        line.round,
        event.code,
        event.seat,
        event.args,
        event.only,
        event.barrier,
        event.source,
        event.target,
        event.trace,
        event.known_to,
        event.occasion,
        event.brought,
    )


def _line(seq: int, told: _Told) -> Line:
    event = Event(
        told.code,
        told.seat,
        told.args,
        told.only,
        told.barrier,
        told.source,
        told.target,
        told.trace,
        told.known_to,
    )
    event.occasion, event.brought = told.occasion, told.brought
    return Line(seq, told.round, event)


def _act(game: AnyGame, row: Row, made: _Made) -> Act:
    lines = PackedLines(row.seq, made.told)
    return Act(row, game.parse(row.choice), lines, made.barrier, made.inner)

"""The interface of a store, and the SQL that SQLite and PostgreSQL share.

Both understand `$1`, `ON CONFLICT` and `RETURNING`; times are ISO text and structured values
JSON text, so that one set of statements serves both. The primary key of `decision` is the
lock of a game: of two processes that append the same line number, the first one wins; the other
reads the new lines and tries again.
"""

from __future__ import annotations

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from sys import intern
from typing import Any, Final, TypeAlias

import msgspec

from igroteka.kernel.errors import GameError
from igroteka.store.rows import (
    EVERYTHING,
    Beside,
    ChatRow,
    Clock,
    Ending,
    GameRow,
    GuestRow,
    Memory,
    Origin,
    SeatRow,
    SeatTime,
    Snapshot,
    Summary,
    Wanted,
)
from igroteka.table.log import Row

Statement: TypeAlias = tuple[str, tuple[object, ...]]
# Only the database knows the types of its columns; each reader below names them.
Found: TypeAlias = list[tuple[Any, ...]]
Listener: TypeAlias = Callable[[str], None]

_GAME: Final = (
    "id, kind, variant, seed, rules_version, host, public, auto, created, updated, finished,"
    " seq, summary, result, rematch, secret_hash, clock, patience, ending, hints, origin"
)
_SEAT: Final = (
    "seat.seat, seat.secret_hash, coalesce(seat.guest_id, ''), seat.bot, coalesce(guest.name, ''),"
    " seat.waits, seat.since, seat.bank, seat.deadline, seat.gave_up, seat.vote"
)
_GAME_AND_SEATS: Final = (
    f"SELECT {', '.join(['game.' + name for name in _GAME.split(', ')])},"
    f" {_SEAT}"
    " FROM game JOIN seat ON seat.game_id = game.id LEFT JOIN guest ON guest.id = seat.guest_id"
    " WHERE game.id IN ({ids}) ORDER BY game.updated DESC, game.id DESC, seat.seat"
)
# Locks the row of a game while one of its seats changes, so that `free` is counted right.
_HOLD_GAME: Final = "UPDATE game SET free = free WHERE id = $1"
_COUNT_FREE_SEATS: Final = (
    "UPDATE game SET free = (SELECT count(*) FROM seat WHERE seat.game_id = $1"
    " AND guest_id IS NULL AND bot = '') WHERE id = $1"
)

# Memory, log, chat and presence of a game in one query: `part` says what a row is.
_MEMORY, _LINE, _SAID, _THERE = range(4)
_BESIDE: Final = (
    f"SELECT {_MEMORY} AS part, seq AS number, 0 AS seat, made_by AS first, '' AS second,"
    " '' AS at, '' AS code, data FROM memory WHERE game_id = $1 AND seq > $2"
    f" UNION ALL SELECT {_LINE}, seq, seat, kind, choice, '', '', NULL"
    " FROM decision WHERE game_id = $1 AND seq > $2"
    f" UNION ALL SELECT {_SAID}, number, seat, name, text, at, code, NULL FROM ("
    " SELECT chat.number, chat.seat, coalesce(guest.name, '') AS name, chat.text, chat.at,"
    " chat.code FROM chat LEFT JOIN guest ON guest.id = chat.guest_id"
    " WHERE chat.game_id = $1 AND chat.number > $3 ORDER BY chat.number DESC LIMIT $4) AS said"
    f" UNION ALL SELECT {_THERE}, 0, seat, '', '', '', '', NULL"
    " FROM presence WHERE game_id = $1 AND process <> $5 AND until > $6"
    " ORDER BY part, number"
)
_SEAT_COLUMNS: Final = len(SeatRow._fields)
# What a list of somebody's games shows, by `Wanted.show`: of those with a seat, of those set up.
_SHOWN_SEATS: Final = {
    "": "",
    "hidden": "",
    "running": " AND seat.ended = ''",
    "finished": " AND seat.ended > ''",
    "turn": " AND seat.waits = 1 AND seat.ended = '' AND seat.bot = ''",
}
_SHOWN_GAMES: Final = {
    "": "",
    "hidden": "",
    "running": " AND game.finished = ''",
    "finished": " AND game.finished > ''",
    "turn": " AND game.id = ''",
}

OPEN_SECONDS: Final = 1.0  # how old the list of open games may be
MOST_CHAT_LINES: Final = 1000  # of a game

GameAndSeats: TypeAlias = tuple[GameRow, list[SeatRow]]


class StoreError(GameError):
    """The database cannot be used now; the text says what was expected and what was found."""


class Store(ABC):
    """Guests, games, logs, snapshots, chat and presence. Every method is one transaction.

    Any method raises `StoreError` when the database fails. Times are texts as `server.clock.now`
    makes them. A log only grows; it is deleted with its game, when nobody ever used that.
    """

    _open: tuple[float, int, list[GameAndSeats]] | None = None  # see `open_games`

    # --- what each database answers itself

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema to the present version."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the statements under way and disconnect."""

    @abstractmethod
    async def read(self, statements: list[Statement]) -> list[Found]:
        """Run queries that change nothing; returns the rows of each."""

    @abstractmethod
    async def write(self, statements: list[Statement], tell: str = "") -> list[Found]:
        """Run statements in one transaction; returns the rows of each.

        `tell` is the id of a game: listeners of other processes are called with it.
        """

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call `listener` with the id of each game that another process has changed.

        An empty id says that any game may have changed.
        """

    async def check(self, at: str) -> None:
        """Write `at` into the database, to find out whether it can be written now."""
        sql = "INSERT INTO about VALUES ('checked', $1) ON CONFLICT (key) DO UPDATE SET value = $1"
        await self.write([(sql, (at,))])

    # --- guests

    async def add_guest(self, token_hash: str, lang: str, at: str) -> GuestRow:
        """Add a guest without a name and a session with this token hash; returns the guest."""
        guest = GuestRow(secrets.token_hex(8), "", lang)
        await self.write(
            [
                (
                    "INSERT INTO guest (id, name, lang, created) VALUES ($1, $2, $3, $4)",
                    (guest.id, "", lang, at),
                ),
                ("INSERT INTO session VALUES ($1, $2, $3, $4)", (token_hash, guest.id, at, at)),
            ]
        )
        return guest

    async def guest_with(self, token_hash: str) -> GuestRow | None:
        """The guest whose session has this token hash; None if there is none."""
        sql = (
            "SELECT guest.id, guest.name, guest.lang, guest.muted, guest.banned FROM session"
            " JOIN guest ON guest.id = session.guest_id WHERE session.token_hash = $1"
        )
        found = (await self.read([(sql, (token_hash,))]))[0]
        return GuestRow(*found[0]) if found else None

    async def rename_guest(self, guest: str, name: str, lang: str) -> None:
        """Set the name and language of a guest."""
        sql = "UPDATE guest SET name = $2, lang = $3 WHERE id = $1"
        await self.write([(sql, (guest, name, lang))])
        self._open = None

    async def restrain_guest(self, guest: str, muted: str, banned: str) -> bool:
        """Set until when a guest is muted and banned; False if there is no such guest."""
        sql = "UPDATE guest SET muted = $2, banned = $3 WHERE id = $1 RETURNING id"
        return bool((await self.write([(sql, (guest, muted, banned))]))[0])

    async def see_guest(self, token_hash: str, at: str) -> None:
        """Record `at` as the last time a session was used."""
        sql = "UPDATE session SET last_seen = $2 WHERE token_hash = $1"
        await self.write([(sql, (token_hash, at))])

    # --- games and seats

    async def add_game(
        self, game: GameRow, seats: list[SeatRow], opening: Snapshot | None = None
    ) -> None:
        """Add a game with its seats and, as `opening`, a snapshot of its first position.

        If the game goes on from another one, that position is also kept for good, as its start.
        """
        values = (
            game.id,
            game.kind,
            as_text(game.variant),
            f"{game.seed:032x}",
            game.rules_version,
            game.host,
            int(game.public),
            int(game.auto),
            game.created,
            game.updated,
            game.finished,
            game.seq,
            as_text(game.summary),
            "" if game.result is None else as_text(game.result),
            game.rematch,
            game.secret_hash,
            as_text(game.clock),
            game.patience,
            game.ending,
            int(game.hints),
            "" if game.origin is None else as_text(game.origin),
        )
        places = ", ".join([f"${number}" for number in range(1, len(values) + 1)])
        statements: list[Statement] = [
            (f"INSERT INTO game ({_GAME}) VALUES ({places})", values),
        ]
        for seat in seats:
            statements.append(
                (
                    "INSERT INTO seat (game_id, seat, secret_hash, guest_id, bot,"
                    " waits, since, bank, deadline, moved)"
                    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                    (
                        game.id,
                        seat.seat,
                        seat.secret_hash,
                        seat.guest or None,
                        seat.bot,
                        int(seat.waits),
                        seat.since,
                        seat.bank,
                        seat.deadline,
                        game.updated,
                    ),
                )
            )
        statements.append((_COUNT_FREE_SEATS, (game.id,)))
        if opening is not None:
            statements.append(_kept(game.id, opening))
            if game.origin is not None:
                sql = "INSERT INTO start (game_id, position) VALUES ($1, $2)"
                statements.append((sql, (game.id, as_text(opening.position))))
        await self.write(statements)
        self._open = None

    async def game(self, id: str) -> GameAndSeats | None:
        """The game with this id and its seats; None if there is none."""
        found = await self._games("SELECT $1", (id,))
        return found[0] if found else None

    async def games_of(
        self, guest: str, limit: int, wanted: Wanted = EVERYTHING
    ) -> list[GameAndSeats]:
        """The games in which a guest sits or that the guest set up, newest first, up to `limit`.

        Those the guest has hidden are left out, unless `wanted` asks for them.
        """
        values: list[object] = [guest, int(wanted.show == "hidden")]
        where = _also_wanted(wanted, values)
        values.append(limit)
        seated = _SHOWN_SEATS[wanted.show] + where
        hosted = _SHOWN_GAMES[wanted.show] + where
        last = f"${len(values)}"
        return await self._games(
            "SELECT id FROM (SELECT * FROM ("
            " SELECT game.id, seat.moved AS at FROM seat JOIN game ON game.id = seat.game_id"
            f" WHERE seat.guest_id = $1 AND seat.hidden = $2{seated.replace('?at', 'seat.moved')}"
            f" ORDER BY seat.moved DESC, seat.game_id DESC LIMIT {last}) AS played"
            " UNION SELECT * FROM ("
            " SELECT game.id, game.updated AS at FROM game"
            f" WHERE host = $1 AND game.hidden = $2{hosted.replace('?at', 'game.updated')}"
            f" ORDER BY game.updated DESC, game.id DESC LIMIT {last}) AS hosted"
            f" ORDER BY at DESC, id DESC LIMIT {last}) AS found",
            tuple(values),
        )

    async def turns_of(self, guest: str, limit: int) -> list[GameAndSeats]:
        """The games that wait for a guest, newest first, up to `limit`, without hidden ones."""
        return await self._games(
            "SELECT game_id FROM seat WHERE guest_id = $1 AND waits = 1 AND ended = ''"
            " AND bot = '' AND hidden = 0 ORDER BY moved DESC LIMIT $2",
            (guest, limit),
        )

    async def open_games(self, limit: int) -> list[GameAndSeats]:
        """Unfinished public games with a free seat, newest first, up to `limit`.

        What other processes changed in the last second may be missing: many ask for the same.
        """
        at = time.monotonic()
        if self._open is not None and at - self._open[0] < OPEN_SECONDS and self._open[1] == limit:
            return self._open[2]
        found = await self._games(
            "SELECT id FROM game WHERE public = 1 AND finished = '' AND free > 0"
            " ORDER BY updated DESC LIMIT $1",
            (limit,),
        )
        self._open = (at, limit, found)
        return found

    async def games_with_bots(self, before: str, limit: int) -> list[str]:
        """The ids of unfinished games in which a bot has to choose, newest first.

        Looks at the newest `limit` games with bots that nobody has moved in since `before`.
        """
        found = await self._games(
            "SELECT id FROM game WHERE finished = '' AND updated <= $1 AND EXISTS"
            " (SELECT 1 FROM seat WHERE seat.game_id = game.id AND bot <> '')"
            " ORDER BY updated DESC LIMIT $2",
            (before, limit),
        )
        return [
            game.id
            for game, seats in found
            if any([seat.bot and seat.seat in game.summary.waiting for seat in seats])
        ]

    async def sit_down(self, id: str, guest: str, seat: int = -1) -> int:
        """Give a guest a free seat, the first one or the one with this number.

        Returns the seat of the guest afterwards, also if it had one before; -1 if none was free.
        """
        first = (
            "(SELECT min(seat) FROM seat AS one WHERE one.game_id = $1"
            " AND one.guest_id IS NULL AND one.bot = '')"
        )
        claim = (
            "UPDATE seat SET guest_id = $2, since = '', hidden = 0 WHERE game_id = $1"
            f" AND seat = CASE WHEN $3 < 0 THEN {first} ELSE $3 END"
            " AND guest_id IS NULL AND bot = '' AND NOT EXISTS"
            " (SELECT 1 FROM seat AS other WHERE other.game_id = $1 AND other.guest_id = $2)"
            " AND EXISTS (SELECT 1 FROM game WHERE id = $1 AND finished = '')"
        )
        found = await self.write(
            [
                (_HOLD_GAME, (id,)),
                (claim, (id, guest, seat)),
                (_COUNT_FREE_SEATS, (id,)),
                ("SELECT seat FROM seat WHERE game_id = $1 AND guest_id = $2", (id, guest)),
            ],
            tell=id,
        )
        self._open = None
        return int(found[3][0][0]) if found[3] else -1

    async def stand_up(self, id: str, seat: int, guest: str) -> None:
        """Free the seat of a guest, at a table that is not full."""
        sql = (
            "UPDATE seat SET guest_id = NULL, bot = '', since = '', deadline = '', vote = 0"
            " WHERE game_id = $1 AND seat = $2 AND guest_id = $3"
        )
        hold, count = (_HOLD_GAME, (id,)), (_COUNT_FREE_SEATS, (id,))
        await self.write([hold, (sql, (id, seat, guest)), count], tell=id)
        self._open = None

    async def set_bot(self, id: str, seat: int, bot: str, bank: int = 0, gave_up: str = "") -> bool:
        """Let the bot named `bot` play a seat; an empty name takes the bot away.

        Stops the clock of the seat with so many milliseconds left in its `bank`. `gave_up` is when
        the guest gave up, empty if it did not. Returns False if it is so already.
        """
        sql = (
            "UPDATE seat SET bot = $3, bank = $4, gave_up = $5, since = '', deadline = '', vote = 0"
            " WHERE game_id = $1 AND seat = $2 AND (bot <> $3 OR gave_up <> $5) RETURNING seat"
        )
        hold, count = (_HOLD_GAME, (id,)), (_COUNT_FREE_SEATS, (id,))
        values = (id, seat, bot, bank, gave_up)
        self._open = None
        return bool((await self.write([hold, (sql, values), count], tell=id))[1])

    async def start_clocks(self, id: str, times: list[SeatTime]) -> None:
        """Record since when persons are waited for, where nothing is recorded yet."""
        sql = (
            "UPDATE seat SET since = $3, bank = $4, deadline = $5"
            " WHERE game_id = $1 AND seat = $2 AND since = '' AND waits = 1"
        )
        rows = [(id, one.seat, one.since, one.bank, one.deadline) for one in times]
        await self.write([(sql, row) for row in rows], tell=id)

    async def games_out_of_time(self, at: str, limit: int) -> list[str]:
        """The ids of the games with a seat whose time was up at `at`."""
        sql = (
            "SELECT DISTINCT game_id FROM seat WHERE deadline > '' AND deadline <= $1"
            " ORDER BY game_id LIMIT $2"
        )
        return [row[0] for row in (await self.read([(sql, (at, limit))]))[0]]

    async def vote(self, id: str, seat: int, on: bool) -> None:
        """Record whether the guest of a seat wants to give the game up."""
        sql = "UPDATE seat SET vote = $3 WHERE game_id = $1 AND seat = $2"
        await self.write([(sql, (id, seat, int(on)))], tell=id)

    async def end_game(self, id: str, ending: Ending, at: str) -> bool:
        """End a game without a result; False if it is over already, or closed when full."""
        free = " AND free > 0" if ending == "closed" else ""
        found = await self.write(
            [
                (_HOLD_GAME, (id,)),
                (
                    "UPDATE game SET finished = $2, ending = $3, updated = $2"
                    f" WHERE id = $1 AND finished = ''{free} RETURNING id",
                    (id, at, ending),
                ),
                (
                    "UPDATE seat SET ended = $2, moved = $2, waits = 0, since = '', deadline = ''"
                    " WHERE game_id = $1"
                    " AND EXISTS (SELECT 1 FROM game WHERE id = $1 AND finished = $2)",
                    (id, at),
                ),
            ],
            tell=id,
        )
        self._open = None
        return bool(found[1])

    async def hide(self, id: str, guest: str, on: bool) -> None:
        """Leave a game out of the list of a guest, or with `on` False list it again."""
        values = (id, guest, int(on))
        await self.write(
            [
                ("UPDATE game SET hidden = $3 WHERE id = $1 AND host = $2", values),
                ("UPDATE seat SET hidden = $3 WHERE game_id = $1 AND guest_id = $2", values),
            ]
        )

    async def let_watch(self, id: str, guest: str) -> None:
        """Record that a guest may watch a game without sitting there."""
        sql = "INSERT INTO watcher VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self.write([(sql, (id, guest))])

    async def may_watch(self, id: str, guest: str) -> bool:
        """Whether it is recorded that a guest may watch a game."""
        sql = "SELECT 1 FROM watcher WHERE game_id = $1 AND guest_id = $2"
        return bool((await self.read([(sql, (id, guest))]))[0])

    async def open_seats_of(self, guest: str) -> int:
        """How many seats a guest has at tables that still wait for people."""
        sql = (
            "SELECT count(*) FROM seat JOIN game ON game.id = seat.game_id"
            " WHERE seat.guest_id = $1 AND seat.ended = '' AND game.finished = '' AND game.free > 0"
        )
        return int((await self.read([(sql, (guest,))]))[0][0][0])

    async def tables_of(self, guest: str) -> int:
        """How many tables a guest has set up that are not over."""
        sql = "SELECT count(*) FROM game WHERE host = $1 AND finished = ''"
        return int((await self.read([(sql, (guest,))]))[0][0][0])

    async def unmoved_games(self, open_since: str, running_since: str, limit: int) -> list[str]:
        """The ids of games nobody has moved in: open since one time, running since another."""
        sql = (
            "SELECT id FROM game WHERE finished = '' AND updated < $1"
            " AND (free > 0 OR updated < $2) ORDER BY updated LIMIT $3"
        )
        found = await self.read([(sql, (open_since, running_since, limit))])
        return [row[0] for row in found[0]]

    async def unused_games(self, since: str, limit: int) -> list[str]:
        """The ids of games without people that were over at a time; no rematch leads to them."""
        sql = (
            "SELECT id FROM game WHERE finished > '' AND finished < $1 AND NOT EXISTS"
            " (SELECT 1 FROM seat WHERE seat.game_id = game.id AND guest_id IS NOT NULL)"
            " ORDER BY finished LIMIT $2"
        )
        return [row[0] for row in (await self.read([(sql, (since, limit))]))[0]]

    async def delete_game(self, id: str) -> None:
        """Delete a game with its log and everything else of it."""
        beside = ("memory", "watcher", "presence", "chat", "snapshot", "start", "review")
        tables = (*beside, "decision", "seat")
        statements: list[Statement] = [
            (f"DELETE FROM {table} WHERE game_id = $1", (id,)) for table in tables
        ]
        statements.append(("DELETE FROM game WHERE id = $1", (id,)))
        await self.write(statements, tell=id)
        self._open = None

    async def delete_unused_guests(self, since: str, limit: int) -> int:
        """Delete guests not seen since a time who have no game; returns how many were deleted."""
        unused = (
            "SELECT guest.id FROM guest WHERE created < $1 AND NOT EXISTS"
            " (SELECT 1 FROM session WHERE session.guest_id = guest.id AND last_seen >= $1)"
            " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.guest_id = guest.id)"
            " AND NOT EXISTS (SELECT 1 FROM game WHERE game.host = guest.id)"
            " ORDER BY created LIMIT $2"
        )
        ids = [row[0] for row in (await self.read([(unused, (since, limit))]))[0]]
        for id in ids:
            await self.write(
                [
                    ("DELETE FROM watcher WHERE guest_id = $1", (id,)),
                    ("DELETE FROM session WHERE guest_id = $1", (id,)),
                    ("DELETE FROM guest WHERE id = $1", (id,)),
                ]
            )
        return len(ids)

    async def set_rematch(self, id: str, following: str) -> str:
        """Record `following` as the rematch of a game, unless one is recorded already.

        Returns the id of the recorded rematch.
        """
        found = await self.write(
            [
                (
                    "UPDATE game SET rematch = $2 WHERE id = $1 AND rematch = ''",
                    (id, following),
                ),
                ("SELECT rematch FROM game WHERE id = $1", (id,)),
            ],
            tell=id,
        )
        return str(found[1][0][0])

    # --- the log

    async def append(
        self,
        id: str,
        row: Row,
        at: str,
        summary: Summary,
        result: list[dict[str, object]] | None = None,
        times: list[SeatTime] | None = None,
    ) -> bool:
        """Append a line to the log of a game, and update what lists show of it.

        `result`, the score sheets, finishes the game; `times` are the seats whose time it changes.
        Returns True once the line is on the disk; False, and nothing has changed, if line
        `row.seq` is already there or the game is over.
        """
        # None of these changes anything when the line was already there.
        next_line = "(SELECT seq FROM game WHERE id = $1 AND finished = '') = $2 - 1"
        statements: list[Statement] = [
            (_HOLD_GAME, (id,)),
            (
                "INSERT INTO decision SELECT CAST($1 AS text), CAST($2 AS integer),"
                " CAST($3 AS integer), CAST($4 AS text), CAST($5 AS text), CAST($6 AS text)"
                f" WHERE {next_line} ON CONFLICT DO NOTHING RETURNING seq",
                (id, row.seq, row.seat, row.kind, row.choice, at),
            ),
        ]
        for one in times or []:
            sql = (
                "UPDATE seat SET waits = $4, since = $5, bank = $6, deadline = $7"
                f" WHERE game_id = $1 AND seat = $3 AND {next_line}"
            )
            waits = int(one.waits)
            values = (id, row.seq, one.seat, waits, one.since, one.bank, one.deadline)
            statements.append((sql, values))
        sql = "UPDATE seat SET moved = $3, ended = $4"
        if result is not None:
            sql += ", waits = 0, since = '', deadline = ''"
        ended = "" if result is None else at
        statements.append((f"{sql} WHERE game_id = $1 AND {next_line}", (id, row.seq, at, ended)))
        statements.append(
            (
                "UPDATE game SET seq = $2, updated = $3, summary = $4, result = $5,"
                " finished = $6 WHERE id = $1 AND seq = $2 - 1 AND finished = ''",
                (
                    id,
                    row.seq,
                    at,
                    as_text(summary),
                    "" if result is None else as_text(result),
                    ended,
                ),
            )
        )
        return bool((await self.write(statements, tell=id))[1])

    async def decisions(self, id: str, after: int = 0) -> list[Row]:
        """The lines of a game's log after line number `after`, in order."""
        sql = (
            "SELECT seq, seat, kind, choice FROM decision"
            " WHERE game_id = $1 AND seq > $2 ORDER BY seq"
        )
        found = (await self.read([(sql, (id, after))]))[0]
        # A database gives every line a text of its own for the few kinds there are.
        return [Row(seq, seat, intern(kind), choice) for seq, seat, kind, choice in found]

    async def beside(
        self, id: str, process: str, at: str, line: int = 0, said: int = 0, limit: int = 200
    ) -> Beside:
        """Memory, log and chat of a game, and the seats connected through other processes than one.

        Of the log and its memory what is after `line`, of the chat the last `limit` lines after
        number `said`; presence as it is at the time `at`. All of it is read at one moment.
        """
        memory: Memory | None = None
        rows: list[Row] = []
        chat: list[ChatRow] = []
        elsewhere: set[int] = set()
        values = (id, line, said, limit, process, at)
        for part, number, seat, first, second, when, code, data in (
            await self.read([(_BESIDE, values)])
        )[0]:
            if part == _LINE:
                # A database gives every line a text of its own for the few kinds there are.
                rows.append(Row(number, seat, intern(first), second))
            elif part == _SAID:
                chat.append(ChatRow(number, seat, first, second, when, code))
            elif part == _THERE:
                elsewhere.add(seat)
            else:
                memory = Memory(number, first, data)
        return Beside(memory, rows, chat, elsewhere)

    async def keep_snapshot(self, id: str, snapshot: Snapshot) -> None:
        """Store a snapshot of a game in place of an older one."""
        await self.write([_kept(id, snapshot)])

    async def snapshot(self, id: str) -> Snapshot | None:
        """The stored snapshot of a game; None if there is none."""
        sql = "SELECT seq, rules_version, position FROM snapshot WHERE game_id = $1"
        found = (await self.read([(sql, (id,))]))[0]
        return (
            Snapshot(found[0][0], found[0][1], msgspec.json.decode(found[0][2])) if found else None
        )

    async def start(self, id: str) -> dict[str, object] | None:
        """The position that a game began with, if it goes on from another one; else None."""
        found = (await self.read([("SELECT position FROM start WHERE game_id = $1", (id,))]))[0]
        return msgspec.json.decode(found[0][0]) if found else None

    async def keep_memory(self, id: str, memory: Memory) -> None:
        """Store what the table of a game remembers, in place of an older memory."""
        sql = (
            "INSERT INTO memory VALUES ($1, $2, $3, $4) ON CONFLICT (game_id) DO UPDATE SET"
            " seq = excluded.seq, made_by = excluded.made_by, data = excluded.data"
            " WHERE memory.seq < excluded.seq OR memory.made_by <> excluded.made_by"
        )
        await self.write([(sql, (id, *memory))])

    async def forget(self, id: str) -> None:
        """Delete what the table of a game remembers: it is over, and seldom opened."""
        await self.write([("DELETE FROM memory WHERE game_id = $1", (id,))])

    # --- chat

    async def say(
        self,
        id: str,
        seat: int,
        guest: str,
        text: str,
        at: str,
        code: str = "",
        most: int = MOST_CHAT_LINES,
    ) -> None:
        """Add a line of chat to a game, or with a `code` what happened to a seat.

        Only the newest lines are kept, at most `most`.
        """
        sql = (
            "INSERT INTO chat (game_id, seat, guest_id, text, at, code)"
            " VALUES ($1, $2, $3, $4, $5, $6)"
        )
        older = (
            "DELETE FROM chat WHERE game_id = $1 AND number <= (SELECT number FROM chat"
            " WHERE game_id = $1 ORDER BY number DESC LIMIT 1 OFFSET $2)"
        )
        said = (id, seat, guest, text, at, code)
        await self.write([(sql, said), (older, (id, most))], tell=id)

    async def chat(self, id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The last `limit` lines of chat after number `after`, oldest first."""
        sql = (
            "SELECT chat.number, chat.seat, coalesce(guest.name, ''), chat.text, chat.at,"
            " chat.code FROM chat"
            " LEFT JOIN guest ON guest.id = chat.guest_id"
            " WHERE chat.game_id = $1 AND chat.number > $2 ORDER BY chat.number DESC LIMIT $3"
        )
        found = (await self.read([(sql, (id, after, limit))]))[0]
        return [ChatRow(*row) for row in reversed(found)]

    # --- presence: each process records its own visitors, for a limited time

    async def come(self, id: str, seat: int, process: str, until: str) -> None:
        """Record that `seat` is connected through `process` until the time `until`."""
        sql = (
            "INSERT INTO presence (game_id, seat, process, until) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (game_id, seat, process) DO UPDATE SET until = excluded.until"
        )
        await self.write([(sql, (id, seat, process, until))], tell=id)

    async def go(self, id: str, seat: int, process: str) -> None:
        """Delete the record that `seat` is connected through `process`."""
        sql = "DELETE FROM presence WHERE game_id = $1 AND seat = $2 AND process = $3"
        await self.write([(sql, (id, seat, process))], tell=id)

    async def stay(self, process: str, until: str) -> None:
        """Extend all presence records of `process` to the time `until`."""
        sql = "UPDATE presence SET until = $2 WHERE process = $1"
        await self.write([(sql, (process, until))])

    async def close_process(self, process: str, at: str) -> None:
        """Delete the presence records of `process`, and all that had run out at the time `at`."""
        sql = "DELETE FROM presence WHERE process = $1 OR until <= $2"
        await self.write([(sql, (process, at))])

    async def all_elsewhere(self, process: str, at: str) -> dict[str, set[int]]:
        """The seats connected through other processes at the time `at`, by game id."""
        sql = "SELECT game_id, seat FROM presence WHERE process <> $1 AND until > $2"
        found: dict[str, set[int]] = {}
        for id, seat in (await self.read([(sql, (process, at))]))[0]:
            found.setdefault(id, set()).add(seat)
        return found

    # ---

    async def _games(self, ids: str, values: tuple[object, ...]) -> list[GameAndSeats]:
        """The games whose ids the query `ids` selects, each with its seats, newest first."""
        found: list[GameAndSeats] = []
        for row in (await self.read([(_GAME_AND_SEATS.format(ids=ids), values)]))[0]:
            if not found or found[-1][0].id != row[0]:
                found.append((_game(row[:-_SEAT_COLUMNS]), []))
            found[-1][1].append(_seat(row[-_SEAT_COLUMNS:]))
        return found


def _game(found: tuple[Any, ...]) -> GameRow:
    """The row of a game from its columns, in the order of `_GAME`."""
    (id, kind, variant, seed, version, host, public, auto, created, updated, finished) = found[:11]
    seq, summary, result, rematch, secret_hash, clock, patience, ending, hints, origin = found[11:]
    return GameRow(
        id=id,
        kind=kind,
        variant=msgspec.json.decode(variant),
        seed=int(seed, 16),
        rules_version=version,
        host=host,
        public=bool(public),
        auto=bool(auto),
        created=created,
        updated=updated,
        finished=finished,
        seq=seq,
        summary=msgspec.json.decode(summary, type=Summary),
        result=msgspec.json.decode(result) if result else None,
        rematch=rematch,
        secret_hash=secret_hash,
        clock=msgspec.json.decode(clock, type=Clock) if clock else Clock(),
        patience=patience,
        ending=ending,
        hints=bool(hints),
        origin=msgspec.json.decode(origin, type=Origin) if origin else None,
    )


def _seat(found: tuple[Any, ...]) -> SeatRow:
    """The row of a seat from its columns, in the order of `_SEAT`."""
    seat = SeatRow(*found)
    return seat._replace(waits=bool(seat.waits), vote=bool(seat.vote))


def _also_wanted(wanted: Wanted, values: list[object]) -> str:
    """SQL conditions for a page of games; adds their values. `?at` is when a game was changed."""
    where = ""
    if wanted.kind:
        values.append(wanted.kind)
        where += f" AND game.kind = ${len(values)}"
    if wanted.search:
        # Databases fold the case of Latin letters at best, so each usual spelling is asked for.
        text = wanted.search
        for letter in "!%_":
            text = text.replace(letter, "!" + letter)
        spellings = dict.fromkeys([text, text.lower(), text.upper(), text.title()])
        likes: list[str] = []
        for spelling in spellings:
            values.append(f"%{spelling}%")
            likes.append(f"guest.name LIKE ${len(values)} ESCAPE '!'")
        where += (
            " AND EXISTS (SELECT 1 FROM seat AS one JOIN guest ON guest.id = one.guest_id"
            f" WHERE one.game_id = game.id AND ({' OR '.join(likes)}))"
        )
    if wanted.before:
        at, _, id = wanted.before.partition("/")
        values += [at, id]
        here, last = f"${len(values) - 1}", f"${len(values)}"
        where += f" AND ?at <= {here} AND (?at < {here} OR game.id < {last})"
    return where


def _kept(id: str, snapshot: Snapshot) -> Statement:
    """The statement that stores a snapshot, unless a later one is there."""
    sql = (
        "INSERT INTO snapshot VALUES ($1, $2, $3, $4) ON CONFLICT (game_id) DO UPDATE SET"
        " seq = excluded.seq, rules_version = excluded.rules_version,"
        " position = excluded.position WHERE snapshot.seq < excluded.seq"
    )
    return sql, (id, snapshot.seq, snapshot.rules_version, as_text(snapshot.position))


def as_text(value: object) -> str:
    """A structured value as it is stored."""
    return msgspec.json.encode(value).decode()

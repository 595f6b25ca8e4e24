"""What is asked of any store, and the SQL both databases share.

Both understand `$1`, `ON CONFLICT` and `RETURNING`; times are ISO text and structured values
JSON text, so that one set of statements serves both. The primary key of `decision` is the
lock of a game: whoever appends a number first has won, the other reads on and tries again.
"""

from __future__ import annotations

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from igroteka.kernel.errors import GameError
from igroteka.store.rows import ChatRow, GameRow, GuestRow, SeatRow, Snapshot, Summary
from igroteka.table.log import Row

Statement: TypeAlias = tuple[str, tuple[object, ...]]
# Only the database knows the types of its columns; each reader below names them.
Found: TypeAlias = list[tuple[Any, ...]]
Listener: TypeAlias = Callable[[str], None]

SCHEMA_VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS about (key text PRIMARY KEY, value text NOT NULL);
CREATE TABLE IF NOT EXISTS guest (
    id text PRIMARY KEY, name text NOT NULL, lang text NOT NULL, created text NOT NULL
);
CREATE TABLE IF NOT EXISTS session (
    token_hash text PRIMARY KEY, guest_id text NOT NULL REFERENCES guest(id),
    created text NOT NULL, last_seen text NOT NULL
);
CREATE TABLE IF NOT EXISTS game (
    id text PRIMARY KEY, kind text NOT NULL, variant text NOT NULL, seed text NOT NULL,
    rules_version integer NOT NULL, host text NOT NULL, public integer NOT NULL,
    auto integer NOT NULL, created text NOT NULL, updated text NOT NULL, finished text NOT NULL,
    seq integer NOT NULL, summary text NOT NULL, result text NOT NULL, rematch text NOT NULL
);
CREATE INDEX IF NOT EXISTS game_updated ON game (finished, updated);
CREATE TABLE IF NOT EXISTS seat (
    game_id text NOT NULL REFERENCES game(id), seat integer NOT NULL, secret_hash text NOT NULL,
    guest_id text REFERENCES guest(id), bot text NOT NULL,
    PRIMARY KEY (game_id, seat), UNIQUE (game_id, guest_id)
);
CREATE INDEX IF NOT EXISTS seat_guest ON seat (guest_id);
CREATE TABLE IF NOT EXISTS decision (
    game_id text NOT NULL REFERENCES game(id), seq integer NOT NULL, seat integer NOT NULL,
    kind text NOT NULL, choice text NOT NULL, at text NOT NULL,
    PRIMARY KEY (game_id, seq)
);
CREATE TABLE IF NOT EXISTS snapshot (
    game_id text PRIMARY KEY REFERENCES game(id), seq integer NOT NULL,
    rules_version integer NOT NULL, position text NOT NULL
);
CREATE TABLE IF NOT EXISTS chat (
    number {serial}, game_id text NOT NULL REFERENCES game(id), seat integer NOT NULL,
    guest_id text NOT NULL, text text NOT NULL, at text NOT NULL
);
CREATE INDEX IF NOT EXISTS chat_game ON chat (game_id, number);
CREATE TABLE IF NOT EXISTS presence (
    game_id text NOT NULL REFERENCES game(id), seat integer NOT NULL, process text NOT NULL,
    until text NOT NULL, PRIMARY KEY (game_id, seat, process)
);
"""

GAME_COLUMNS: Final = (
    "id, kind, variant, seed, rules_version, host, public, auto, created, updated, finished,"
    " seq, summary, result, rematch"
)
SEATS_OF: Final = (
    "SELECT seat.seat, seat.secret_hash, coalesce(seat.guest_id, ''), seat.bot,"
    " coalesce(guest.name, '') FROM seat LEFT JOIN guest ON guest.id = seat.guest_id"
    " WHERE seat.game_id = $1 ORDER BY seat.seat"
)


class StoreError(GameError):
    """The database cannot be used; says what was expected and what was found."""


class Store(ABC):
    """Keeps games for ever. Every method is one transaction."""

    # --- what each database answers itself

    @abstractmethod
    async def open(self) -> None:
        """Connect and make the tables if they are missing."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    @abstractmethod
    async def read(self, statements: list[Statement]) -> list[Found]:
        """Run queries that change nothing."""

    @abstractmethod
    async def write(self, statements: list[Statement], tell: str = "") -> list[Found]:
        """Run statements in one transaction and tell other processes that game `tell` moved."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call `listener` with the id of each game that another process has moved.

        An empty id says that any game may have moved.
        """

    # --- guests

    async def add_guest(self, token_hash: str, lang: str, at: str) -> GuestRow:
        """Somebody new."""
        guest = GuestRow(secrets.token_hex(8), "", lang)
        await self.write(
            [
                ("INSERT INTO guest VALUES ($1, $2, $3, $4)", (guest.id, "", lang, at)),
                ("INSERT INTO session VALUES ($1, $2, $3, $4)", (token_hash, guest.id, at, at)),
            ]
        )
        return guest

    async def guest_with(self, token_hash: str) -> GuestRow | None:
        """The guest this token belongs to."""
        sql = (
            "SELECT guest.id, guest.name, guest.lang FROM session"
            " JOIN guest ON guest.id = session.guest_id WHERE session.token_hash = $1"
        )
        found = (await self.read([(sql, (token_hash,))]))[0]
        return GuestRow(*found[0]) if found else None

    async def rename_guest(self, guest: str, name: str, lang: str) -> None:
        """A new name or language."""
        sql = "UPDATE guest SET name = $2, lang = $3 WHERE id = $1"
        await self.write([(sql, (guest, name, lang))])

    async def see_guest(self, token_hash: str, at: str) -> None:
        """Remember when a session was last used."""
        sql = "UPDATE session SET last_seen = $2 WHERE token_hash = $1"
        await self.write([(sql, (token_hash, at))])

    # --- games and seats

    async def add_game(self, game: GameRow, seats: list[SeatRow]) -> None:
        """A new game with its seats."""
        values = (
            game.id,
            game.kind,
            json.dumps(game.variant),
            f"{game.seed:032x}",
            game.rules_version,
            game.host,
            int(game.public),
            int(game.auto),
            game.created,
            game.updated,
            game.finished,
            game.seq,
            json.dumps(game.summary),
            "" if game.result is None else json.dumps(game.result),
            game.rematch,
        )
        places = ", ".join([f"${number}" for number in range(1, len(values) + 1)])
        statements: list[Statement] = [
            (f"INSERT INTO game ({GAME_COLUMNS}) VALUES ({places})", values)
        ]
        for seat in seats:
            statements.append(
                (
                    "INSERT INTO seat VALUES ($1, $2, $3, $4, $5)",
                    (game.id, seat.seat, seat.secret_hash, seat.guest or None, seat.bot),
                )
            )
        await self.write(statements)

    async def game(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats."""
        sql = f"SELECT {GAME_COLUMNS} FROM game WHERE id = $1"
        games, seats = await self.read([(sql, (id,)), (SEATS_OF, (id,))])
        return (_game(games[0]), _seats(seats)) if games else None

    async def seats(self, id: str) -> list[SeatRow]:
        """The seats of a game."""
        return _seats((await self.read([(SEATS_OF, (id,))]))[0])

    async def games_of(self, guest: str, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        """The games a guest plays or has set up, newest first."""
        sql = (
            f"SELECT {GAME_COLUMNS} FROM game WHERE host = $1 OR id IN"
            " (SELECT game_id FROM seat WHERE guest_id = $1) ORDER BY updated DESC LIMIT $2"
        )
        return await self._with_seats((await self.read([(sql, (guest, limit))]))[0])

    async def open_games(self, limit: int) -> list[tuple[GameRow, list[SeatRow]]]:
        """Public games with a free seat, newest first."""
        sql = (
            f"SELECT {GAME_COLUMNS} FROM game WHERE public = 1 AND finished = '' AND id IN"
            " (SELECT game_id FROM seat WHERE guest_id IS NULL AND bot = '')"
            " ORDER BY updated DESC LIMIT $1"
        )
        return await self._with_seats((await self.read([(sql, (limit,))]))[0])

    async def games_with_bots(self, limit: int) -> list[str]:
        """Unfinished games in which a bot has to move, the most recent first."""
        sql = (
            f"SELECT {GAME_COLUMNS} FROM game WHERE finished = '' AND id IN"
            " (SELECT game_id FROM seat WHERE bot <> '') ORDER BY updated DESC LIMIT $1"
        )
        found = await self._with_seats((await self.read([(sql, (limit,))]))[0])
        return [
            game.id
            for game, seats in found
            if any([seat.bot and seat.seat in game.summary.waiting for seat in seats])
        ]

    async def claim_seat(self, id: str, seat: int, guest: str) -> bool:
        """Sit a guest down on a free seat; false if it is taken or the guest already sits."""
        sql = (
            "UPDATE seat SET guest_id = $3 WHERE game_id = $1 AND seat = $2"
            " AND guest_id IS NULL AND bot = '' AND NOT EXISTS"
            " (SELECT 1 FROM seat AS other WHERE other.game_id = $1 AND other.guest_id = $3)"
            " RETURNING seat"
        )
        return bool((await self.write([(sql, (id, seat, guest))], tell=id))[0])

    async def set_bot(self, id: str, seat: int, bot: str) -> None:
        """Let a bot stand in for a seat, or with an empty name nobody."""
        sql = "UPDATE seat SET bot = $3 WHERE game_id = $1 AND seat = $2"
        await self.write([(sql, (id, seat, bot))], tell=id)

    async def set_rematch(self, id: str, following: str) -> str:
        """Note the game that follows; returns the one that was noted first."""
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
    ) -> bool:
        """Append a line to the log of a game; false if that number is already taken.

        With a result the game is finished. When this returns, the line is on the disk.
        """
        found = await self.write(
            [
                (
                    "INSERT INTO decision VALUES ($1, $2, $3, $4, $5, $6)"
                    " ON CONFLICT DO NOTHING RETURNING seq",
                    (id, row.seq, row.seat, row.kind, row.choice, at),
                ),
                (
                    # Whoever lost the race changes nothing here either.
                    "UPDATE game SET seq = $2, updated = $3, summary = $4, result = $5,"
                    " finished = $6 WHERE id = $1 AND seq = $2 - 1",
                    (
                        id,
                        row.seq,
                        at,
                        json.dumps(summary),
                        "" if result is None else json.dumps(result),
                        "" if result is None else at,
                    ),
                ),
            ],
            tell=id,
        )
        return bool(found[0])

    async def decisions(self, id: str, after: int = 0) -> list[Row]:
        """The log of a game after a line."""
        sql = (
            "SELECT seq, seat, kind, choice FROM decision"
            " WHERE game_id = $1 AND seq > $2 ORDER BY seq"
        )
        return [Row(*found) for found in (await self.read([(sql, (id, after))]))[0]]

    async def keep_snapshot(self, id: str, snapshot: Snapshot) -> None:
        """Keep a position, in place of the older one."""
        sql = (
            "INSERT INTO snapshot VALUES ($1, $2, $3, $4) ON CONFLICT (game_id) DO UPDATE SET"
            " seq = excluded.seq, rules_version = excluded.rules_version,"
            " position = excluded.position WHERE snapshot.seq < excluded.seq"
        )
        position = json.dumps(snapshot.position)
        await self.write([(sql, (id, snapshot.seq, snapshot.rules_version, position))])

    async def snapshot(self, id: str) -> Snapshot | None:
        """The last kept position of a game."""
        sql = "SELECT seq, rules_version, position FROM snapshot WHERE game_id = $1"
        found = (await self.read([(sql, (id,))]))[0]
        return Snapshot(found[0][0], found[0][1], json.loads(found[0][2])) if found else None

    # --- chat

    async def say(self, id: str, seat: int, guest: str, text: str, at: str) -> None:
        """Something said at a table."""
        sql = "INSERT INTO chat (game_id, seat, guest_id, text, at) VALUES ($1, $2, $3, $4, $5)"
        await self.write([(sql, (id, seat, guest, text, at))], tell=id)

    async def chat(self, id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """What was last said at a table, oldest first."""
        sql = (
            "SELECT chat.number, chat.seat, coalesce(guest.name, ''), chat.text, chat.at FROM chat"
            " LEFT JOIN guest ON guest.id = chat.guest_id"
            " WHERE chat.game_id = $1 AND chat.number > $2 ORDER BY chat.number DESC LIMIT $3"
        )
        found = (await self.read([(sql, (id, after, limit))]))[0]
        return [ChatRow(*row) for row in reversed(found)]

    # --- who is there: each process says it of its own visitors, for a while

    async def come(self, id: str, seat: int, process: str, until: str) -> None:
        """A seat looks at its table through this process, until it says otherwise or a time."""
        sql = (
            "INSERT INTO presence (game_id, seat, process, until) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (game_id, seat, process) DO UPDATE SET until = excluded.until"
        )
        await self.write([(sql, (id, seat, process, until))], tell=id)

    async def go(self, id: str, seat: int, process: str) -> None:
        """A seat looks at its table through this process no more."""
        sql = "DELETE FROM presence WHERE game_id = $1 AND seat = $2 AND process = $3"
        await self.write([(sql, (id, seat, process))], tell=id)

    async def stay(self, process: str, until: str) -> None:
        """Everybody who looks through this process still does."""
        sql = "UPDATE presence SET until = $2 WHERE process = $1"
        await self.write([(sql, (process, until))])

    async def close_process(self, process: str, at: str) -> None:
        """Nobody looks through this process any more, nor through those that died long ago."""
        sql = "DELETE FROM presence WHERE process = $1 OR until <= $2"
        await self.write([(sql, (process, at))])

    async def elsewhere(self, id: str, process: str, at: str) -> set[int]:
        """The seats that look at this game through other processes."""
        sql = "SELECT seat FROM presence WHERE process <> $1 AND until > $2 AND game_id = $3"
        return {row[0] for row in (await self.read([(sql, (process, at, id))]))[0]}

    async def all_elsewhere(self, process: str, at: str) -> dict[str, set[int]]:
        """The same for all games."""
        sql = "SELECT game_id, seat FROM presence WHERE process <> $1 AND until > $2"
        found: dict[str, set[int]] = {}
        for id, seat in (await self.read([(sql, (process, at))]))[0]:
            found.setdefault(id, set()).add(seat)
        return found

    # ---

    async def _with_seats(self, games: Found) -> list[tuple[GameRow, list[SeatRow]]]:
        if not games:
            return []
        seats = await self.read([(SEATS_OF, (game[0],)) for game in games])
        return [(_game(games[index]), _seats(seats[index])) for index in range(len(games))]


def _game(found: tuple[Any, ...]) -> GameRow:
    (id, kind, variant, seed, version, host, public, auto, created, updated, finished) = found[:11]
    seq, summary, result, rematch = found[11:]
    return GameRow(
        id=id,
        kind=kind,
        variant=json.loads(variant),
        seed=int(seed, 16),
        rules_version=version,
        host=host,
        public=bool(public),
        auto=bool(auto),
        created=created,
        updated=updated,
        finished=finished,
        seq=seq,
        summary=Summary(*json.loads(summary)),
        result=json.loads(result) if result else None,
        rematch=rematch,
    )


def _seats(found: Found) -> list[SeatRow]:
    return [SeatRow(*row) for row in found]

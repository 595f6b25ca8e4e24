"""The database schema, as numbered migrations.

A database notes its version in the table `about`. Opening it runs the migrations it has not had
yet, in one transaction; a new database runs all of them. A released migration is never changed:
every further change of the schema is a migration of its own.
"""

from __future__ import annotations

from typing import Final

from igroteka.store.store import StoreError

ABOUT: Final = "CREATE TABLE IF NOT EXISTS about (key text PRIMARY KEY, value text NOT NULL)"
READ_VERSION: Final = "SELECT value FROM about WHERE key = 'schema'"
NOTE_VERSION: Final = (
    "INSERT INTO about VALUES ('schema', '{version}')"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)

GAMES_AND_LOGS: Final = """
CREATE TABLE guest (
    id text PRIMARY KEY, name text NOT NULL, lang text NOT NULL, created text NOT NULL
);
CREATE TABLE session (
    token_hash text PRIMARY KEY, guest_id text NOT NULL REFERENCES guest(id),
    created text NOT NULL, last_seen text NOT NULL
);
CREATE TABLE game (
    id text PRIMARY KEY, kind text NOT NULL, variant text NOT NULL, seed text NOT NULL,
    rules_version integer NOT NULL, host text NOT NULL, public integer NOT NULL,
    auto integer NOT NULL, created text NOT NULL, updated text NOT NULL, finished text NOT NULL,
    seq integer NOT NULL, summary text NOT NULL, result text NOT NULL, rematch text NOT NULL
);
CREATE INDEX game_updated ON game (finished, updated);
CREATE TABLE seat (
    game_id text NOT NULL REFERENCES game(id), seat integer NOT NULL, secret_hash text NOT NULL,
    guest_id text REFERENCES guest(id), bot text NOT NULL,
    PRIMARY KEY (game_id, seat), UNIQUE (game_id, guest_id)
);
CREATE INDEX seat_guest ON seat (guest_id);
CREATE TABLE decision (
    game_id text NOT NULL REFERENCES game(id), seq integer NOT NULL, seat integer NOT NULL,
    kind text NOT NULL, choice text NOT NULL, at text NOT NULL,
    PRIMARY KEY (game_id, seq)
);
CREATE TABLE snapshot (
    game_id text PRIMARY KEY REFERENCES game(id), seq integer NOT NULL,
    rules_version integer NOT NULL, position text NOT NULL
);
CREATE TABLE chat (
    number {serial}, game_id text NOT NULL REFERENCES game(id), seat integer NOT NULL,
    guest_id text NOT NULL, text text NOT NULL, at text NOT NULL
);
CREATE INDEX chat_game ON chat (game_id, number);
CREATE TABLE presence (
    game_id text NOT NULL REFERENCES game(id), seat integer NOT NULL, process text NOT NULL,
    until text NOT NULL, PRIMARY KEY (game_id, seat, process)
);
"""

# A list of tables reads as many games as it shows, however many are kept: `free` counts the
# free seats of a game, and a seat knows when its game ended.
SHORT_LISTS: Final = """
ALTER TABLE game ADD COLUMN free integer NOT NULL DEFAULT 0;
UPDATE game SET free = (
    SELECT count(*) FROM seat WHERE seat.game_id = game.id AND guest_id IS NULL AND bot = ''
);
CREATE INDEX game_open ON game (public, updated) WHERE finished = '' AND free > 0;
CREATE INDEX game_host ON game (host, finished);
ALTER TABLE seat ADD COLUMN ended text NOT NULL DEFAULT '';
UPDATE seat SET ended = (SELECT finished FROM game WHERE game.id = seat.game_id);
DROP INDEX seat_guest;
CREATE INDEX seat_guest ON seat (guest_id, ended);
"""

# Tables with clocks, which can be left, given up, closed and hidden. A seat knows whether its game
# waits for it, since when, and when its time is up; `moved` is when its game was last changed, so
# that somebody's games are read page by page from one index.
CLOCKS_AND_ENDINGS: Final = """
ALTER TABLE game ADD COLUMN secret_hash text NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN clock text NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN patience integer NOT NULL DEFAULT 10;
ALTER TABLE game ADD COLUMN ending text NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN hidden integer NOT NULL DEFAULT 0;
DROP INDEX game_host;
CREATE INDEX game_host ON game (host, hidden, updated, id);
ALTER TABLE seat ADD COLUMN waits integer NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN since text NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN bank bigint NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN deadline text NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN gave_up text NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN vote integer NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN hidden integer NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN moved text NOT NULL DEFAULT '';
UPDATE seat SET moved = (SELECT updated FROM game WHERE game.id = seat.game_id);
UPDATE seat SET waits = 1, since = moved WHERE EXISTS (
    SELECT 1 FROM game WHERE game.id = seat.game_id AND finished = '' AND (
        replace(summary, ' ', '') LIKE '_%[' || seat.seat || ']%'
        OR replace(summary, ' ', '') LIKE '_%[' || seat.seat || ',%'
        OR replace(summary, ' ', '') LIKE '_%[%,' || seat.seat || ',%'
        OR replace(summary, ' ', '') LIKE '_%[%,' || seat.seat || ']%'
    )
);
DROP INDEX seat_guest;
CREATE INDEX seat_guest ON seat (guest_id, hidden, moved, game_id);
CREATE INDEX seat_turn ON seat (guest_id, hidden, waits, ended, moved) WHERE waits = 1;
CREATE INDEX seat_deadline ON seat (deadline) WHERE deadline > '';
ALTER TABLE chat ADD COLUMN code text NOT NULL DEFAULT '';
"""

# Guests who never used their cookie again are found without reading everybody; a guest may be
# muted or banned until a time.
SWEEPS_AND_BANS: Final = """
CREATE INDEX session_guest ON session (guest_id);
CREATE INDEX guest_created ON guest (created);
ALTER TABLE guest ADD COLUMN muted text NOT NULL DEFAULT '';
ALTER TABLE guest ADD COLUMN banned text NOT NULL DEFAULT '';
"""

# A table agrees on hints; tables of before have them where they had them, among bots.
HINTS: Final = """
ALTER TABLE game ADD COLUMN hints integer NOT NULL DEFAULT 0;
UPDATE game SET hints = 1 WHERE (
    SELECT count(*) FROM seat
    WHERE seat.game_id = game.id AND (guest_id IS NOT NULL OR bot = '')
) <= 1;
"""

# A finished game has a review, once somebody has asked for it: under way while `data` is empty.
REVIEWS: Final = """
CREATE TABLE review (
    game_id text PRIMARY KEY REFERENCES game(id), guest text NOT NULL, process text NOT NULL,
    until text NOT NULL, done integer NOT NULL, steps integer NOT NULL, version integer NOT NULL,
    data text NOT NULL
);
CREATE INDEX review_guest ON review (guest) WHERE data = '';
"""

# A game may go on from a past point of another one; then its first position is kept.
STARTS: Final = """
ALTER TABLE game ADD COLUMN origin text NOT NULL DEFAULT '';
CREATE TABLE start (
    game_id text PRIMARY KEY REFERENCES game(id), position text NOT NULL
);
"""

# Who may watch a private table without sitting there: whoever has shown its link.
WATCHERS: Final = """
CREATE TABLE watcher (
    game_id text NOT NULL REFERENCES game(id), guest_id text NOT NULL REFERENCES guest(id),
    PRIMARY KEY (game_id, guest_id)
);
CREATE INDEX watcher_guest ON watcher (guest_id);
"""

# What the table of a running game remembers, so that it is loaded without folding its log: derived
# from that, and used only by a program that makes the same.
MEMORIES: Final = """
CREATE TABLE memory (
    game_id text PRIMARY KEY REFERENCES game(id), seq integer NOT NULL, made_by text NOT NULL,
    data bytea NOT NULL
);
"""

MIGRATIONS: Final = (
    GAMES_AND_LOGS,
    SHORT_LISTS,
    CLOCKS_AND_ENDINGS,
    SWEEPS_AND_BANS,
    HINTS,
    REVIEWS,
    STARTS,
    WATCHERS,
    MEMORIES,
)
VERSION: Final = len(MIGRATIONS)


def migrations_from(version: str | None, serial: str) -> list[str]:
    """The SQL statements that bring a database of this version up to date; empty if it is.

    `version` is what the database has noted, None if nothing. `serial` is the type of an
    auto-increment primary key in its dialect. Raises `StoreError` if the version is newer than
    this program.
    """
    had = 0 if version is None else int(version) if version.isdecimal() else VERSION + 1
    if had > VERSION:
        raise StoreError(
            f"expected a database of version {VERSION} or older, found version {version}:"
            " it was made by a newer Igroteka"
        )
    if had == VERSION:
        return []
    found = [part for text in MIGRATIONS[had:] for part in text.format(serial=serial).split(";")]
    return [*[part for part in found if part.strip()], NOTE_VERSION.format(version=VERSION)]

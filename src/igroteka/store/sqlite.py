"""SQLite in a file: one thread owns the one connection and commits waiting writes together.

Every commit is flushed to the disk (`synchronous=FULL`); under load many decisions share
one flush, so that the price per decision falls instead of the safety.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from igroteka.store.store import (
    SCHEMA,
    SCHEMA_VERSION,
    Found,
    Listener,
    Statement,
    Store,
    StoreError,
)

MOST_AT_ONCE: Final = 100
BUSY_SECONDS: Final = 10.0  # how long to wait for another process that is writing
LOOK_EVERY: Final = 0.3  # how often to ask whether another process has written


class _Job:
    """Statements somebody waits for."""

    def __init__(self, statements: list[Statement], writes: bool) -> None:
        self.statements = statements
        self.writes = writes
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[list[Found]] = self.loop.create_future()
        self.found: list[Found] = []
        self.error: Exception | None = None

    def deliver(self) -> None:
        """Wake whoever waits; runs on their loop."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.found)


class SqliteStore(Store):
    """The default store: nothing to install, one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._listeners: list[Listener] = []
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = await asyncio.to_thread(self._connect)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"expected a database at {self.path}, found: {error}") from error
        self._thread = threading.Thread(
            target=self._serve, args=(connection,), name="sqlite", daemon=True
        )
        self._thread.start()
        self._watch = asyncio.create_task(self._look_for_others())

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("BEGIN IMMEDIATE")
            for statement in SCHEMA.format(serial="integer PRIMARY KEY AUTOINCREMENT").split(";"):
                connection.execute(statement)
            connection.execute(
                "INSERT INTO about VALUES ('schema', ?) ON CONFLICT DO NOTHING",
                (str(SCHEMA_VERSION),),
            )
            ((version,),) = connection.execute("SELECT value FROM about WHERE key = 'schema'")
            connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
        if version != str(SCHEMA_VERSION):
            connection.close()
            raise StoreError(
                f"{self.path}: expected a database of version {SCHEMA_VERSION}, found {version}"
            )
        return connection

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def read(self, statements: list[Statement]) -> list[Found]:
        return await self._do(_Job(statements, writes=False))

    async def write(self, statements: list[Statement], tell: str = "") -> list[Found]:
        return await self._do(_Job(statements, writes=True))

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def _do(self, job: _Job) -> list[Found]:
        if self._thread is None:
            raise StoreError(f"{self.path}: expected an open database, found it closed")
        self._jobs.put(job)
        return await job.answer

    async def _look_for_others(self) -> None:
        """Commits of other processes change `data_version`; one's own do not."""
        seen = -1
        while True:
            with suppress(StoreError):  # whoever asks next is told; here it is no news
                ((version,),) = (await self.read([("PRAGMA data_version", ())]))[0]
                if seen not in (-1, version):
                    for listener in self._listeners:
                        listener("")
                seen = version
            await asyncio.sleep(LOOK_EVERY)

    # --- in the thread

    def _serve(self, connection: sqlite3.Connection) -> None:
        going = True
        while going:
            jobs, going = self._waiting_jobs()
            self._run_together(connection, jobs)
            for loop in {job.loop for job in jobs}:
                due = [job for job in jobs if job.loop is loop]
                with suppress(RuntimeError):  # that loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(_deliver, due)
        connection.close()

    def _waiting_jobs(self) -> tuple[list[_Job], bool]:
        """All jobs that wait, at least one; and whether more may come."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _run_together(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        writes = any([job.writes for job in jobs])
        try:
            if writes:
                connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                _run(connection, job)
            if writes:
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = StoreError(f"{self.path}: {error}")


def _run(connection: sqlite3.Connection, job: _Job) -> None:
    """One job; if it fails, the others of the same transaction do not."""
    if job.writes:
        connection.execute("SAVEPOINT job")
    try:
        for sql, values in job.statements:
            named = {str(index): value for index, value in enumerate(values, start=1)}
            job.found.append(connection.execute(sql, named).fetchall())
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError) as error:
        job.error = StoreError(str(error))
        if job.writes:
            connection.execute("ROLLBACK TO job")
    if job.writes:
        connection.execute("RELEASE job")


def _deliver(jobs: list[_Job]) -> None:
    for job in jobs:
        job.deliver()

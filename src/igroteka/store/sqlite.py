"""The store in a SQLite file: one thread commits waiting writes together, another one reads.

Each has a connection of its own, so that a list never waits for a write nor a click for a list.
Every commit is flushed to the disk (`synchronous=FULL`). Under load many writes share one
transaction and so one flush, which makes them cheaper without making them less safe.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from igroteka.store.schema import ABOUT, READ_VERSION, migrations_from
from igroteka.store.store import Found, Listener, Statement, Store, StoreError

SERIAL: Final = "integer PRIMARY KEY AUTOINCREMENT"
MOST_AT_ONCE: Final = 100
BUSY_SECONDS: Final = 10.0  # how long to wait for another process that is writing
LOOK_EVERY: Final = 0.3  # how often to ask whether another process has written
CLOSE_SECONDS: Final = 2.0  # how long to wait for a disk that hangs


class _Job:
    """Statements to run, and the future that gets their rows or their error."""

    def __init__(self, statements: list[Statement], writes: bool) -> None:
        self.statements = statements
        self.writes = writes
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[list[Found]] = self.loop.create_future()
        self.found: list[Found] = []
        self.error: Exception | None = None

    def deliver(self) -> None:
        """Resolve the future; runs on the event loop of the caller."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.found)


class SqliteStore(Store):
    """A store in the SQLite file at `path`, which is made if it is missing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writes: SimpleQueue[_Job | None] = SimpleQueue()
        self._reads: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._listeners: list[Listener] = []
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            writer = await asyncio.to_thread(self._connect)
            reader = await asyncio.to_thread(self._connection)
            reader.execute("PRAGMA query_only=ON")
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"expected a database at {self.path}, found: {error}") from error
        except StoreError as error:
            raise StoreError(f"{self.path}: {error}") from None
        self._threads = [
            threading.Thread(target=_serve, args=(self.path, *work), name="sqlite", daemon=True)
            for work in ((writer, self._writes), (reader, self._reads))
        ]
        for thread in self._threads:
            thread.start()
        self._watch = asyncio.create_task(self._look_for_others())

    def _connect(self) -> sqlite3.Connection:
        """A connection to the file, which is made or brought up to date before."""
        self._keep_private()
        connection = self._connection()
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(ABOUT)
            noted = connection.execute(READ_VERSION).fetchone()
            for statement in migrations_from(noted and noted[0], SERIAL):
                connection.execute(statement)
            connection.execute("COMMIT")
        except BaseException:
            connection.close()  # what was not committed has not happened
            raise
        return connection

    def _connection(self) -> sqlite3.Connection:
        """A connection to the file as it is."""
        return sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )

    def _keep_private(self) -> None:
        """Make the file, or an older one, readable by its owner only: seeds of games are in it.

        The files that SQLite makes beside it get the same mode.
        """
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        for path in (self.path, *[Path(f"{self.path}-{part}") for part in ("wal", "shm")]):
            with suppress(OSError):  # not there, or somebody else's
                if path.stat().st_mode & 0o077:
                    path.chmod(0o600)

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        for jobs in (self._writes, self._reads) if self._threads else ():
            jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join, CLOSE_SECONDS)
        self._threads = []

    async def read(self, statements: list[Statement]) -> list[Found]:
        return await self._do(_Job(statements, writes=False), self._reads)

    async def write(self, statements: list[Statement], tell: str = "") -> list[Found]:
        return await self._do(_Job(statements, writes=True), self._writes)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def _do(self, job: _Job, jobs: SimpleQueue[_Job | None]) -> list[Found]:
        if not self._threads:
            raise StoreError(f"{self.path}: expected an open database, found it closed")
        jobs.put(job)
        return await job.answer

    async def _look_for_others(self) -> None:
        """Call the listeners when another process has committed.

        Commits of other processes change the `data_version` of the connection that writes; its
        own do not.
        """
        seen = -1
        while True:
            with suppress(StoreError):  # the next caller is told; this loop tries again
                look = _Job([("PRAGMA data_version", ())], writes=False)
                ((version,),) = (await self._do(look, self._writes))[0]
                if seen not in (-1, version):
                    for listener in self._listeners:
                        listener("")
                seen = version
            await asyncio.sleep(LOOK_EVERY)


# --- in the threads


def _serve(path: Path, connection: sqlite3.Connection, queue: SimpleQueue[_Job | None]) -> None:
    """Run the jobs of a queue until the store is closed, and deliver their rows."""
    going = True
    while going:
        jobs, going = _waiting_jobs(queue)
        _run_together(path, connection, jobs)
        for loop in {job.loop for job in jobs}:
            due = [job for job in jobs if job.loop is loop]
            with suppress(RuntimeError):  # that loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_deliver, due)
    connection.close()


def _waiting_jobs(queue: SimpleQueue[_Job | None]) -> tuple[list[_Job], bool]:
    """The jobs in a queue, after waiting for one; and False if the store is being closed."""
    jobs: list[_Job] = []
    job = queue.get()
    while job is not None:
        jobs.append(job)
        if len(jobs) == MOST_AT_ONCE:
            return jobs, True
        try:
            job = queue.get_nowait()
        except Empty:
            return jobs, True
    return jobs, False


def _run_together(path: Path, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
    """Run jobs in one transaction; if it cannot be committed, all of them fail."""
    writes = any([job.writes for job in jobs])
    try:
        connection.rollback()  # of the last transaction, if that failed too
        if writes:
            connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            _run(connection, job)
        if writes:
            connection.execute("COMMIT")
    except Exception as error:  # the thread must go on with the next jobs, whatever it was
        with suppress(sqlite3.Error):
            connection.rollback()
        for job in jobs:
            job.error = StoreError(f"{path}: {error}")


def _run(connection: sqlite3.Connection, job: _Job) -> None:
    """Run one job inside the transaction; if it fails, the other jobs do not."""
    together = connection.in_transaction
    if job.writes:
        connection.execute("SAVEPOINT job")
    try:
        for sql, values in job.statements:
            named = {str(index): value for index, value in enumerate(values, start=1)}
            job.found.append(connection.execute(sql, named).fetchall())
    except Exception as error:  # also the driver's own errors for a value, such as OverflowError
        if together and not connection.in_transaction:
            raise  # a full disk and the like end the transaction of all
        job.error = StoreError(f"{type(error).__name__}: {error}")
        if job.writes:
            connection.execute("ROLLBACK TO job")
    if job.writes:
        connection.execute("RELEASE job")


def _deliver(jobs: list[_Job]) -> None:
    for job in jobs:
        job.deliver()

"""Several server processes on one socket and one PostgreSQL database."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Final

import msgspec
import structlog

from igroteka.server.logs import set_up_logging
from igroteka.server.serving import CannotStart, address_of, run_loop, serve
from igroteka.server.settings import Settings

START_SECONDS: Final = 60.0  # for a worker to start
STOP_SECONDS: Final = 15.0  # for a worker to stop
LOOK_SECONDS: Final = 0.5

log = structlog.get_logger()


def supervise(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve on a socket in several processes until interrupted.

    A process that ends is started again. On SIGHUP each is replaced by a new one, one after
    another, so that somebody always answers. Raises `CannotStart`.
    """
    if "://" not in settings.database() or sys.platform == "win32":
        raise CannotStart(
            f"expected a PostgreSQL database for {settings.workers} workers,"
            f" found {settings.database()}"
        )
    # All of them make the same invite links.
    shared = msgspec.structs.replace(settings, secret=settings.secret or secrets.token_hex(16))
    wishes: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: wishes.append(number))
    workers: list[Worker] = []
    try:
        workers += [Worker(shared, listening) for _ in range(settings.workers)]
        if not all([worker.has_started() for worker in workers]):
            raise CannotStart("a worker did not start; the log above says why")
        ready(address_of(listening))
        while not {signal.SIGINT, signal.SIGTERM} & set(wishes):
            wait([worker.process.sentinel for worker in workers], LOOK_SECONDS)
            replace_all = signal.SIGHUP in wishes
            for index, worker in enumerate(workers):
                if replace_all or not worker.process.is_alive():
                    workers[index] = worker.replaced()
            if replace_all:
                wishes.remove(signal.SIGHUP)
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.end()


class Worker:
    """One of several server processes on the same socket."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self.process = context.Process(target=_work, args=(settings, listening, there))
        self.process.start()
        there.close()

    def has_started(self) -> bool:
        """Wait until visitors can connect; False if it ended before, or takes too long."""
        try:
            return self._pipe.poll(START_SECONDS) and bool(self._pipe.recv())
        except EOFError:
            return False

    def replaced(self) -> Worker:
        """A new worker in place of this one, which ends when the new one has started.

        If the new one does not start, this one stays, unless it has ended itself.
        """
        lives = self.process.is_alive()
        if not lives:
            log.error("worker_lost", code=self.process.exitcode)
            time.sleep(LOOK_SECONDS)  # before the next attempt of one that cannot start
        new = Worker(self._settings, self._listening)
        if lives and not new.has_started():
            log.error("worker_not_replaced")
            new.process.terminate()
            new.end()
            return self
        self.process.terminate()
        self.end()
        return new

    def end(self) -> None:
        """Wait for the end of the process; one that does not end in time is killed."""
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._pipe.close()


def _work(settings: Settings, listening: socket.socket, pipe: Connection) -> None:
    """Serve in this process, until asked to stop or until the parent has gone."""

    def watch() -> None:
        with contextlib.suppress(EOFError, OSError):
            pipe.recv()  # nothing is ever sent: it ends when the parent does
        os.kill(os.getpid(), signal.SIGTERM)

    set_up_logging(settings.log_level)
    os.setpgrp()  # what a terminal sends to the whole group is for the parent
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=watch, daemon=True).start()
    run_loop(serve(settings, listening, pipe.send))

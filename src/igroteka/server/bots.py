"""Bots think in processes of their own: they never hold up the server, and die with it."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from types import FrameType
from typing import Final

import structlog

from igroteka.bots.bot import ask
from igroteka.bots.registry import BOTS, bot_named
from igroteka.games import game_named

NICENESS: Final = 15
LOOK_EVERY: Final = 0.5
GRACE_SECONDS: Final = 5.0  # beyond a bot's own limit, before its process is given up
STAND_IN: Final = "greedy" if "greedy" in BOTS else BOTS[-1]  # who plays for an absent person
FALLBACK: Final = "random"

log = structlog.get_logger()


def bot_seed(seed: int, seq: int, seat: int) -> int:
    """A bot's own chance at one decision: follows from the game's seed, so it can be checked."""
    return int.from_bytes(blake2b(f"{seed}/bot/{seat}/{seq}".encode(), digest_size=8).digest())


# --- in the worker


def start_worker(parent: int) -> None:
    """Work gently, leave interrupts to the parent, and go when it has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_EVERY)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def choose(game_id: str, position: dict[str, object], seat: int, bot: str, seed: int) -> str:
    """The text of the option a bot takes. `ask` shows it a redealt position only."""
    game = game_named(game_id)
    return ask(bot_named(bot, seed), game, game.load(position), seat).text


def choose_in_time(
    game_id: str, position: dict[str, object], seat: int, bot: str, seed: int, seconds: float
) -> str:
    """The same within a time limit; a bot that needs longer is replaced by a random choice."""

    def late(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    if not hasattr(signal, "SIGALRM"):
        return choose(game_id, position, seat, bot, seed)
    signal.signal(signal.SIGALRM, late)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        return choose(game_id, position, seat, bot, seed)
    except TimeoutError:
        signal.setitimer(signal.ITIMER_REAL, 0)
        return choose(game_id, position, seat, FALLBACK, seed)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def ready() -> bool:
    """Nothing to do but be there."""
    return True


# --- in the server


class BotPool:
    """The processes in which bots think; with no workers, a thread of the server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        """Start the processes; they get ready while nobody waits."""
        if self.workers:
            pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=start_worker,
                initargs=(os.getpid(),),
            )
            for _ in range(self.workers):
                pool.submit(ready)
            self._pool = pool

    async def close(self) -> None:
        """End the processes without waiting for their thoughts."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    async def choose(
        self, game_id: str, position: dict[str, object], seat: int, bot: str, seed: int
    ) -> str:
        """What a bot chooses; whatever becomes of it, the answer is an option."""
        pool = self._pool
        if pool is None:
            return await asyncio.to_thread(choose, game_id, position, seat, bot, seed)
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(
                loop.run_in_executor(
                    pool, choose_in_time, game_id, position, seat, bot, seed, self.seconds
                ),
                self.seconds + GRACE_SECONDS,
            )
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("bot_lost", bot=bot, seat=seat, error=type(error).__name__)
            if self._pool is pool:
                await self.close()
                self.open()
            return await asyncio.to_thread(choose, game_id, position, seat, FALLBACK, seed)

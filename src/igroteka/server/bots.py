"""Runs bots in a pool of processes, so that they do not block the server.

What a bot's seat cannot know is redealt before a position is sent to its process, so that nothing
hidden is ever there. The processes end with the server. If the compiled engine appears while the
server runs, new processes take it.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple, TypeAlias, TypeVar

import structlog

import igroteka
from igroteka.bots import advice
from igroteka.bots.effort import effort_of
from igroteka.bots.plans import Kept
from igroteka.bots.registry import THINKING, bot_named
from igroteka.games import game_named
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.server.turns import Turns

NICENESS: Final = 15
LOOK_EVERY: Final = 0.5
GRACE_SECONDS: Final = 5.0  # beyond a bot's own limit, before its process is given up
START_SECONDS: Final = 60.0  # for the processes to start
TRIES: Final = 3  # of a bot whose process was lost
STAND_IN: Final = "casual"  # plays for an absent person
FALLBACK: Final = "casual"  # chooses instead of a bot that failed
ADVISER: Final = "strong"  # the level that hints come from
LAST_RESORT: Final = "random"  # chooses if that one fails too

log = structlog.get_logger()
T = TypeVar("T")
Starting: TypeAlias = "asyncio.Future[list[bool | BaseException]]"


def bot_seed(seed: int, seq: int, seat: int) -> int:
    """The seed of a bot at one decision: it follows from the seed of the game, line and seat."""
    return int.from_bytes(blake2b(f"{seed}/bot/{seat}/{seq}".encode(), digest_size=8).digest())


# --- in the worker


def start_worker(parent: int, niceness: int) -> None:
    """Set a worker process up: low priority, no interrupts, end when process `parent` has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_EVERY)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Choice(NamedTuple):
    """What a bot answers: the notation of its action, and what it means to do afterwards."""

    text: str
    kept: list[Kept]


def choose(game_id: str, position: dict[str, object], seat: int, bot: str, seed: int) -> Choice:
    """What a bot chooses at a saved, redealt position, in the time that its level has."""
    game = game_named(game_id)
    player = bot_named(bot, seed)
    player.seconds = THINKING.get(bot, 0.0)
    action = player.choose(game, game.load(position), seat)
    return Choice(action.text, player.kept)


def choose_in_time(
    game_id: str, position: dict[str, object], seat: int, bot: str, seed: int, seconds: float
) -> Choice:
    """`choose` within so many seconds; raises `TimeoutError` if a bot needs longer.

    Where the system has no interval timer there is no limit.
    """

    def late(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    if not hasattr(signal, "SIGALRM"):
        return choose(game_id, position, seat, bot, seed)
    signal.signal(signal.SIGALRM, late)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        return choose(game_id, position, seat, bot, seed)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Told(NamedTuple):
    """One way to go on, as plain data; see `AdviceInfo`."""

    options: list[str]
    worth: float
    parts: dict[str, float]


def advise(game_id: str, position: dict[str, object], seat: int, seed: int) -> list[Told]:
    """What the strong level would advise at a saved, redealt position, the best first."""
    game = game_named(game_id)
    effort = effort_of(ADVISER, game_id)
    found = advice.advise(game, game.load(position), seat, seed, effort, THINKING[ADVISER])
    best = found[0]
    return [
        Told(
            [action.text for action in one.actions],
            round(min(0.0, one.worth - best.worth), 1),
            rounded(one.beyond(best)),
        )
        for one in found
    ]


def rounded(parts: dict[str, float]) -> dict[str, float]:
    """Parts in tenths of points, without those that are nothing then."""
    tenths = {name: round(points, 1) for name, points in parts.items()}
    return {name: points for name, points in tenths.items() if points}


def ready() -> bool:
    """Do nothing: the first job of a worker, so that it starts before it is needed."""
    return True


# --- in the server


class BotPool:
    """A pool of so many processes in which bots choose; with 0 workers, a thread of the server.

    `seconds` is the time limit of one choice. `turns` gives out as many turns as there are
    processes: whoever has one can let a bot choose at once, so its time counts from then on.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.turns = Turns(max(1, workers))
        self._pool: ProcessPoolExecutor | None = None
        self._started: Starting | None = None
        self._engine: Path | None = None  # the compiled engine that the newest processes run on
        self._coming: ProcessPoolExecutor | None = None  # processes that replace those there are
        self._change: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the processes; inside a running event loop."""
        if self.workers:
            self._pool, self._started = self._start()

    def _start(self) -> tuple[ProcessPoolExecutor, Starting]:
        """New processes on the engine there is now, and what waits until they have started."""
        self._engine = igroteka.compiled_engine()
        pool = ProcessPoolExecutor(
            self.workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=start_worker,
            initargs=(os.getpid(), NICENESS),
        )
        starting = [asyncio.wrap_future(pool.submit(ready)) for _ in range(self.workers)]
        return pool, asyncio.gather(*starting, return_exceptions=True)

    async def close(self) -> None:
        """End the processes; choices under way are lost."""
        pools = (self._pool, self._coming)
        self._pool = self._coming = None
        for pool in pools:
            if pool is not None:
                await _end(pool)
        if self._change is not None:
            await self._change

    def look_for_engine(self) -> None:
        """Begin to replace the processes if the compiled engine has appeared since they started.

        Bots choose in the old ones until the new ones are ready.
        """
        idle = self._pool is not None and self._change is None
        if idle and igroteka.compiled_engine() != self._engine:
            self._change = asyncio.create_task(self._take_engine())

    async def _take_engine(self) -> None:
        """Replace the processes by new ones; if these do not start, all stay interpreted."""
        new, started = self._start()
        self._coming = new
        answers = await started
        old = self._pool
        if self._coming is not new or old is None:
            return  # closed meanwhile
        self._coming = None
        if all([answer is True for answer in answers]):
            self._pool, self._started = new, started
            log.info("engine_compiled", folder=str(self._engine))
            await asyncio.to_thread(old.shutdown, wait=True)  # what is under way there is finished
        else:
            log.warning("engine_refused", folder=str(self._engine), error=repr(answers))
            os.environ[igroteka.ENGINE] = ""
            self._engine = None
            await _end(new)
        self._change = None

    async def choose(self, game: AnyGame, s: State, seat: int, bot: str, seed: int) -> Choice:
        """What the bot named `bot` chooses for `seat`.

        For whoever has a turn. `s` is the true position; it is redealt first. A bot that fails,
        takes too long or answers with an illegal move is replaced by the casual one for this
        choice, and a process that is lost or hangs by a new one.
        """
        redealt = game.redeal(s, seat, seed)
        job = (game.meta.id, game.save(redealt), seat)
        for one in (bot, FALLBACK):
            reason = "its process was lost every time"
            for _ in range(TRIES):
                try:
                    choice = await self._choose(*job, one, seed)
                    refusal = game.why_not(redealt, seat, game.parse(choice.text))
                    if refusal is None:
                        return choice
                    reason = f"{choice.text!r} is refused: {refusal.code}"
                except BrokenProcessPool:  # another bot may have broken it
                    log.warning("bot_process_lost", bot=one, game=game.meta.id)
                    continue
                except Exception as error:  # too late, or a mistake of the bot: the game goes on
                    reason = repr(error)
                break
            log.warning("bot_failed", bot=one, game=game.meta.id, error=reason)
        return await asyncio.to_thread(choose, *job, LAST_RESORT, seed)

    async def _choose(
        self, game_id: str, position: dict[str, object], seat: int, bot: str, seed: int
    ) -> Choice:
        """`choose` in a process, or without processes in a thread; raises what goes wrong."""
        job = (game_id, position, seat, bot, seed)
        if self.workers:
            return await self._in_process(choose_in_time, *job, self.seconds)
        return await asyncio.to_thread(choose, *job)

    async def advise(self, game: AnyGame, s: State, seat: int, seed: int) -> list[Told]:
        """What a strong bot would do for `seat`; for whoever has a turn. Raises what goes wrong.

        `s` is the true position; it is redealt first.
        """
        job = (game.meta.id, game.save(game.redeal(s, seat, seed)), seat, seed)
        return await self.work(advise, *job)

    async def work(self, work: Callable[..., T], *job: object) -> T:
        """The result of `work` in a process, or without processes in a thread.

        For whoever has a turn. Raises what goes wrong.
        """
        if self.workers:
            return await self._in_process(work, *job)
        return await asyncio.to_thread(work, *job)

    async def _in_process(self, work: Callable[..., T], *job: object) -> T:
        """The result of `work` in a process.

        Raises `TimeoutError`, `BrokenProcessPool` or what the work raised.
        """
        self.look_for_engine()
        pool, started = self._pool, self._started
        if pool is None or started is None:
            raise BrokenProcessPool("the processes of bots are ended")
        try:
            await asyncio.wait_for(asyncio.shield(started), START_SECONDS)
            pool = self._pool or pool  # it may have been replaced meanwhile
            thinking = pool.submit(work, *job)
            return await asyncio.wait_for(
                asyncio.wrap_future(thinking), self.seconds + GRACE_SECONDS
            )
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self.open()
                await _end(pool)
            raise


async def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool; what is under way there fails with `BrokenProcessPool`."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    await asyncio.to_thread(pool.shutdown, wait=True)

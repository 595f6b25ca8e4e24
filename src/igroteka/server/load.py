"""Measures a server with many tables in the middle of a game: `igroteka bench server --tables N`.

The tables are written straight into the database. Then a server starts, everybody comes back at the
same moment, as after a restart, and clicks every two seconds. Measured are the time until they are
back, the time of their clicks, the memory of the server processes for each table, and what a
finished game takes on the disk.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, NamedTuple

from igroteka.games import game_named
from igroteka.kernel.dice import Chance
from igroteka.server.clock import now
from igroteka.server.identity import hashed, new_token
from igroteka.server.messages import Patch, ToBrowser, View
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.opening import store_at
from igroteka.store.rows import GameRow, Memory, SeatRow, Summary
from igroteka.store.store import Store
from igroteka.table.log import Config
from igroteka.table.memory import made_by, packed
from igroteka.table.table import Table

SEATS: Final = 2
OPPONENT: Final = "random"
SINCE_THE_ROUND: Final = 15  # lines after the last round, which a restarted server has to fold
FINISHED: Final = 40  # copies of a finished game whose size is measured
FILES: Final = 8192  # that this process may want to open


class Figures(NamedTuple):
    """What was measured."""

    back: list[float]  # seconds from a lost connection to the next view
    clicks: list[float]  # milliseconds
    back_cpu: float  # milliseconds that the server's processes work for somebody who comes back
    click_cpu: float  # and for a click, with the bot's answer
    kilobytes: float  # of memory for each table


class Player(Chair):
    """A chair that keeps only what a click needs, because it works on the cores of the server."""

    def fold(self, message: ToBrowser) -> None:
        """Take the number of lines, the offer and the end from a message."""
        if isinstance(message, View | Patch):
            self.seq, self.scores = message.seq, message.scores
            if message.offer is not None:
                self._take(message.offer)


class Filled(NamedTuple):
    """Tables in a database, and the tokens of those who play there."""

    tables: list[str]
    tokens: list[str]


def played_table(game: str, seed: int, whole: bool = False) -> Table:
    """A table that bots have played to the middle of a game, or to its end."""
    kind = game_named(game)
    table = Table(Config(game, SEATS, kind.full_variant(None), seed))
    end = kind.progress(table.position).rounds
    chance = Chance(seed)
    while not table.over and (whole or table.round <= (end + 1) // 2):
        _choose(table, chance)
    for _ in range(0 if whole else SINCE_THE_ROUND):
        if not table.over:
            _choose(table, chance)
    return table


def _choose(table: Table, chance: Chance) -> None:
    """Make one plausible choice for whoever waits."""
    seat = table.waiting()[0]
    options = table.game.plausible(table.position, seat, chance)
    text = options[chance.below(len(options))].text
    table.accept(table.propose(seat, table.number(seat), text))


async def fill(db: str, game: str, tables: int) -> Filled:
    """Write so many tables in mid-game into a database, each with a person and a bot."""
    store = store_at(db)
    await store.open()
    try:
        table = played_table(game, 1)
        start = table.starts[-1].seq
        early = Table.folded(table.config, table.rows[:start])
        first = await _write(store, table, "")
        mark = made_by(table.game.meta.rules_version)
        await store.keep_memory(first, Memory(start, mark, packed(early)))
        ids, tokens = [], []
        for _ in range(tables):
            token = new_token()
            guest = await store.add_guest(hashed(token), "en", now())
            ids.append(await _write(store, table, guest.id, first))
            tokens.append(token)
        return Filled(ids, tokens)
    finally:
        await store.close()


async def _write(store: Store, table: Table, guest: str, like: str = "") -> str:
    """Add the game of a table; its log is copied from the game `like`, or written if empty."""
    config, waiting = table.config, table.waiting()
    progress = table.game.progress(table.position)
    finished = "" if waiting else now()
    id = secrets.token_hex(8)
    row = GameRow(
        id=id,
        kind=config.game,
        variant=config.variant,
        seed=config.seed,
        rules_version=table.game.meta.rules_version,
        host=guest,
        public=False,
        auto=False,
        created=now(),
        updated=now(),
        finished=finished,
        seq=table.seq,
        summary=Summary(progress.round, progress.rounds, waiting),
        result=None,
        rematch="",
    )
    bots = ["" if seat == 0 and guest else OPPONENT for seat in range(config.seats)]
    seats = [
        SeatRow(seat, "", "" if bot else guest, bot, "", seat in waiting)
        for seat, bot in enumerate(bots)
    ]
    await store.add_game(row, seats)
    if like:
        lines = (
            "INSERT INTO decision SELECT CAST($1 AS text), seq, seat, kind, choice, at"
            " FROM decision WHERE game_id = $2"
        )
        memory = (
            "INSERT INTO memory SELECT CAST($1 AS text), seq, made_by, data"
            " FROM memory WHERE game_id = $2"
        )
        await store.write([(lines, (id, like)), (memory, (id, like))])
    else:
        line = "INSERT INTO decision VALUES ($1, $2, $3, $4, $5, $6)"
        await store.write([(line, (id, *row, now())) for row in table.rows])
    return id


async def measure(address: str, filled: Filled, seconds: float, processes: list[int]) -> Figures:
    """Let everybody come back at once, and click for so many seconds."""
    _allow_files()
    before = sum([resident(pid) for pid in processes])
    worked = [sum([worked_by(pid) for pid in processes])]
    back: list[float] = []
    clicks: list[float] = []
    async with AsyncExitStack() as stack:
        began = time.monotonic()

        async def come(id: str, token: str) -> Chair:
            chair = Player(Visitor(address, token), id)
            await stack.enter_async_context(chair)
            await chair.until(View, 120.0)
            back.append(time.monotonic() - began)
            return chair

        chairs = await asyncio.gather(
            *[come(id, token) for id, token in zip(filled.tables, filled.tokens, strict=True)]
        )
        after = sum([resident(pid) for pid in processes])
        worked.append(sum([worked_by(pid) for pid in processes]))
        stop = time.monotonic() + seconds
        await asyncio.gather(
            *[_person(chair, random.Random(n), stop, clicks) for n, chair in enumerate(chairs)]
        )
    worked.append(sum([worked_by(pid) for pid in processes]))
    people = max(1, len(filled.tables))
    back_cpu = (worked[1] - worked[0]) / people
    click_cpu = (worked[2] - worked[1]) / max(1, len(clicks))
    return Figures(back, clicks, back_cpu, click_cpu, (after - before) / people)


def _allow_files() -> None:
    """Let this process open as many connections as there are people."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, FILES), hard), hard))


async def _person(chair: Chair, chance: random.Random, stop: float, clicks: list[float]) -> None:
    """Click every two seconds or so until the time `stop`; adds the milliseconds of each click."""
    while time.monotonic() < stop and chair.scores is None:
        pause = time.monotonic() + chance.uniform(1.0, 3.0)
        while (left := pause - time.monotonic()) > 0:
            try:
                await chair.next(left)
            except TimeoutError:
                break
        options = [option.text for option in chair.options if not option.retracts]
        options += chair.opened(chance)
        if options:
            began = time.perf_counter()
            await chair.answer(await chair.act(chance.choice(options)), 120.0)
            clicks.append((time.perf_counter() - began) * 1000)


def resident(pid: int) -> int:
    """The memory of a process in kB; 0 where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def worked_by(pid: int) -> float:
    """The milliseconds that a process has worked; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def processes_of(parent: int) -> list[int]:
    """A process and all that it has started, as far as the system tells."""
    found = [parent]
    for path in Path("/proc").glob("[0-9]*/stat") if sys.platform == "linux" else ():
        try:
            fields = path.read_text("utf-8").rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found += processes_of(int(path.parent.name))
    return found


async def disk(game: str) -> float:
    """The kilobytes that a finished game takes in a database."""
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as folder:
        path = Path(folder) / "games.db"
        store = store_at(str(path))
        await store.open()
        table = played_table(game, 2, whole=True)
        first = await _write(store, table, "")
        sizes = []
        for _ in range(2):
            ((pages,), (size,)) = [
                (await store.read([(f"PRAGMA {what}", ())]))[0][0]
                for what in ("page_count", "page_size")
            ]
            sizes.append(pages * size)
            for _ in range(FINISHED):
                await _write(store, table, "", first)
        await store.close()
        return float(sizes[1] - sizes[0]) / FINISHED / 1024

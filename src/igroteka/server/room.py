"""A room: one table in the memory of this process, and everybody who looks at it.

No process owns a game. A room folds the log it finds in the store, appends the next line,
and when another process was faster it reads on and shows what has become of the game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from igroteka.server.audience import Audience, Client
from igroteka.server.bots import STAND_IN, bot_seed
from igroteka.server.clock import now
from igroteka.server.live import SPECTATOR, LiveTable
from igroteka.server.messages import Data, Err, encode
from igroteka.server.services import Services
from igroteka.store.rows import Snapshot, Summary
from igroteka.store.store import StoreError
from igroteka.table.log import UNDO, Line
from igroteka.table.table import (
    NothingToUndo,
    NotOffered,
    Proposal,
    StaleAnswer,
    refusal_data,
    scores_data,
)

CHAT_KEPT: Final = 200
MOST_RACES: Final = 10
OTHERS_FIRST: Final = 1.0  # how long a process waits for the one that moved to ask the next bot
RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


class Room:
    """One table. Commands run strictly one after another."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.audience = Audience(live, services)
        self.used = time.monotonic()
        self._services = services
        self._lock = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None
        self._snapshot_at = 0

    # --- people come and go

    async def join(self, client: Client) -> None:
        """Somebody opened the table."""
        async with self._lock:
            self.audience.enter(client)
            await self._tell_presence({client.seat})
        self.wake()

    async def leave(self, client: Client) -> None:
        """Somebody closed the table."""
        self.audience.leave(client)
        self.used = time.monotonic()
        await self._tell_presence({client.seat})

    async def pull_presence(self) -> None:
        """Find out who looks at the table through other processes."""
        services = self._services
        self.see_elsewhere(await services.store.elsewhere(self.live.id, services.process, now()))

    def see_elsewhere(self, seats: set[int]) -> None:
        """These seats look at the table through other processes."""
        if seats != self.live.elsewhere:
            self.live.elsewhere = seats
            self.audience.send_table()

    async def _tell_presence(self, seats: set[int]) -> None:
        """Let other processes know who is here; a store that fails must not turn people away."""
        services, id = self._services, self.live.id
        try:
            for seat in seats - {SPECTATOR}:
                if self.audience.online(seat):
                    until = now(services.settings.presence_seconds)
                    await services.store.come(id, seat, services.process, until)
                else:
                    await services.store.go(id, seat, services.process)
        except StoreError as error:
            log.warning("presence_not_told", table=id, error=str(error))

    # --- commands

    async def act(self, client: Client, seq: int, option: str) -> None:
        """A seat chooses."""
        await self._command(client, lambda: self.live.table.propose(client.seat, seq, option))

    async def undo(self, client: Client, seq: int) -> None:
        """A seat takes its last choice back."""
        await self._command(client, lambda: self.live.table.propose_undo(client.seat, seq))

    async def _command(self, client: Client, propose: Callable[[], Proposal]) -> None:
        if client.seat < 0:
            self.refuse(client, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            if self.live.seats[client.seat].bot:
                self.refuse(client, "not_offered")
                return
            for _ in range(MOST_RACES):
                # Whoever loses a race answers again, unless the answer has become stale by it.
                proposal = self._proposed(client, propose)
                if proposal is None:
                    return
                if await self._append(proposal):
                    await self._make_forced_choices()
                    break
            else:
                self.audience.send_view(client)
                self.refuse(client, "stale")
        self.wake()

    def _proposed(self, client: Client, propose: Callable[[], Proposal]) -> Proposal | None:
        """What somebody wants to do; nothing, after saying why, if it cannot be done."""
        try:
            return propose()
        except StaleAnswer:
            self.audience.send_view(client)
            self.refuse(client, "stale")
        except NothingToUndo:
            self.refuse(client, "not_offered")
        except NotOffered as error:
            refusal = error.refusal
            self.refuse(client, str(error), None if refusal is None else refusal_data(refusal))
        return None

    async def say(self, client: Client, text: str) -> None:
        """A seat says something."""
        if client.seat < 0:
            self.refuse(client, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            await self._services.store.say(self.live.id, client.seat, client.guest, text, now())
            await self._pull_chat()

    async def hand_over(self, client: Client, on: bool) -> None:
        """A seat is handed to a bot, or taken back."""
        if client.seat < 0:
            self.refuse(client, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            await self._services.store.set_bot(self.live.id, client.seat, STAND_IN if on else "")
            await self._pull_seats()
        self.wake()

    def refuse(self, client: Client, code: str, refusal: Data | None = None) -> None:
        """Say why a message was not followed."""
        self._services.metrics.refused.labels(code).inc()
        client.send(encode(Err(code, refusal)))

    # --- the log

    async def _append(self, proposal: Proposal) -> bool:
        """Write a line and show what came of it; false if another process was faster."""
        table = self.live.table
        position = proposal.position
        waiting = table.game.waiting(position)
        result = None if waiting else scores_data(table.game.scores(position))
        summary = Summary(proposal.starts[-1].round, self.live.game.summary.rounds, waiting)
        row = proposal.row
        if not await self._services.store.append(self.live.id, row, now(), summary, result):
            self._services.metrics.races.inc()
            await self._pull()
            return False
        self._services.metrics.decisions.labels(row.kind).inc()
        lines = table.accept(proposal)
        self.audience.show(lines, row.kind == UNDO, row.seat if proposal.alone else None)
        if result is not None:
            self.live.game = self.live.game._replace(finished=now(), result=result)
            self.audience.send_table()
            log.info("table_finished", table=self.live.id, seq=row.seq)
        if result is not None or table.starts[-1].seq == row.seq:
            await self.keep_snapshot()
        return True

    async def _make_forced_choices(self) -> None:
        while self.live.game.auto:
            proposal = self.live.table.propose_forced()
            if proposal is None or not await self._append(proposal):
                return

    async def refresh(self) -> None:
        """Another process moved this game: take over what it did."""
        async with self._lock:
            await self._pull()
            await self._pull_seats()
            await self._pull_chat()
            await self.pull_presence()
        self.wake(OTHERS_FIRST)

    async def _pull(self) -> None:
        rows = await self._services.store.decisions(self.live.id, self.live.table.seq)
        lines: list[Line] = []
        for row in rows:
            lines += self.live.table.fold(row)
        if rows:
            self.audience.show(lines, any([row.kind == UNDO for row in rows]), None)
            if self.live.table.over:
                await self._pull_seats()

    async def _pull_seats(self) -> None:
        found = await self._services.store.game(self.live.id)
        assert found is not None, "games are never deleted"
        before = (self.live.game.rematch, self.live.game.finished, self.live.seats)
        self.live.game, self.live.seats = found
        if before == (self.live.game.rematch, self.live.game.finished, self.live.seats):
            return
        moved: set[int] = set()
        for client in self.audience.clients:
            seat = self.live.seat_of(client.guest)
            changed = client.seat != seat
            if changed:
                moved |= {client.seat, seat}
            client.seat = seat
            if changed or (seat >= 0 and before[2][seat].bot != self.live.seats[seat].bot):
                self.audience.forget(seat)
                self.audience.send_view(client)
        self.audience.send_table()
        await self._tell_presence(moved)

    async def _pull_chat(self) -> None:
        last = self.live.chat[-1].number if self.live.chat else 0
        said = await self._services.store.chat(self.live.id, last)
        self.live.chat = (self.live.chat + said)[-CHAT_KEPT:]
        self.audience.send_chat(said)

    async def changed_outside(self) -> None:
        """Somebody sat down or changed their name."""
        async with self._lock:
            await self._pull_seats()
        self.wake()

    # --- what the table does by itself

    @property
    def busy(self) -> bool:
        """Whether somebody looks or a bot thinks."""
        return bool(self.audience.clients) or self._going_on is not None

    def wake(self, delay: float = 0.0) -> None:
        """Make the choices that are none, and let the bots play whose turn it is."""
        due = self.live.forced_seat() >= 0 or self.live.next_bot() >= 0
        if due and self._going_on is None and not self._services.closing:
            self._going_on = asyncio.create_task(self._go_on(delay))
            self._going_on.add_done_callback(self._stopped)

    def _stopped(self, task: asyncio.Task[None]) -> None:
        self._going_on = None
        if not task.cancelled() and task.exception() is not None:
            log.error("table_stopped", table=self.live.id, exc_info=task.exception())
        elif not task.cancelled():
            self.wake()  # it may have become a bot's turn in between

    async def _go_on(self, delay: float) -> None:
        await asyncio.sleep(delay)
        await self._unless_store_fails(self._make_forced_choices)
        while (seat := self.live.next_bot()) >= 0:
            if self.audience.clients and not self.live.table.in_common_phase():
                await asyncio.sleep(self._services.settings.bot_pause)
                if self.live.next_bot() != seat:
                    continue
            table, seq = self.live.table, self.live.table.seq
            started = time.perf_counter()
            text = await self._services.bots.choose(
                self.live.game.kind,
                table.game.save(table.position),
                seat,
                self.live.seats[seat].bot,
                bot_seed(self.live.game.seed, seq, seat),
            )
            self._services.metrics.bot_seconds.observe(time.perf_counter() - started)
            await self._unless_store_fails(partial(self._choose_for_bot, seat, seq, text))

    async def _choose_for_bot(self, seat: int, seq: int, text: str) -> None:
        table = self.live.table
        if not self.live.seats[seat].bot:
            return
        try:
            proposal = table.propose(seat, seq, text)
        except StaleAnswer:
            return
        except NotOffered:
            log.error("bot_chose_no_option", table=self.live.id, seq=seq, option=text)
            options = table.game.plausible(table.position, seat)
            proposal = table.propose(seat, seq, options[0].text)
        if await self._append(proposal):
            await self._make_forced_choices()

    async def _unless_store_fails(self, work: Callable[[], Awaitable[None]]) -> None:
        """One step of the table's own; when the store fails it is tried again after a moment."""
        async with self._lock:
            self.used = time.monotonic()
            try:
                await work()
                return
            except StoreError as error:
                log.error("own_step_not_stored", table=self.live.id, error=str(error))
        await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        """Let go: bots stop thinking, what is being written is written."""
        if self._going_on is not None:
            self._going_on.cancel()
            await asyncio.gather(self._going_on, return_exceptions=True)
        async with self._lock:
            await self.keep_snapshot()

    async def keep_snapshot(self) -> None:
        """Keep the position beside the log."""
        table = self.live.table
        if table.seq > self._snapshot_at:
            self._snapshot_at = table.seq
            position = table.game.save(table.position)
            snapshot = Snapshot(table.seq, table.game.meta.rules_version, position)
            try:
                await self._services.store.keep_snapshot(self.live.id, snapshot)
            except StoreError as error:
                log.warning("snapshot_not_kept", table=self.live.id, error=str(error))

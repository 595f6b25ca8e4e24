"""A room: one table in the memory of this process, and its clients.

Carries out their messages, makes forced choices and the choices of bots. No process owns a game: a
room folds the log it finds in the store and appends the next line; when another process was
faster, it reads the new lines, shows them, and tries again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import msgspec
import structlog

from igroteka.bots.plans import Kept, followed
from igroteka.kernel.dice import Chance
from igroteka.kernel.errors import UnreadableAction
from igroteka.server.audience import Asked, Audience, Client
from igroteka.server.bots import STAND_IN, bot_seed
from igroteka.server.clock import now
from igroteka.server.grace import Grace
from igroteka.server.hints import Hints
from igroteka.server.live import SPECTATOR, LiveTable
from igroteka.server.messages import Because, Err, RefusalInfo, Would, encode
from igroteka.server.services import Services
from igroteka.server.shapes import outcome_info, refusal_info, sheets_info
from igroteka.server.times import changed, left, overdue, to_start, with_times
from igroteka.store.rows import (
    CLOSED,
    GIVEN_UP,
    NO_CLOCK,
    OPEN,
    RUNNING,
    ChatRow,
    Memory,
    SeatRow,
    Snapshot,
    Summary,
    status_of,
)
from igroteka.store.store import StoreError
from igroteka.table.log import BOT, UNDO, Line, Row
from igroteka.table.memory import made_by, pack_up, packed
from igroteka.table.table import NothingToUndo, NotOffered, Proposal, Refused, StaleAnswer

CHAT_KEPT: Final = 200
MOST_RACES: Final = 10  # how often a choice is tried again after another process was faster
OTHERS_FIRST: Final = 1.0  # seconds in which the process that moved may ask the next bot first
RETRY_SECONDS: Final = 1.0  # pause after the store has failed
LOOKS: Final = 5  # how often to look whether a line was written although the store failed
LOOK_SECONDS: Final = 0.2
RESTART_SECONDS: Final = 10.0  # pause after a forced choice or a bot has failed

log = structlog.get_logger()


class Room:
    """One table and its clients. What changes the table runs strictly one after another.

    `used` is the time of the last message; idle rooms are unloaded by the house. `behind` says that
    another process has moved, and that this room has nobody for whom it would have to read on.
    """

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.audience = Audience(live, services)
        self.used = time.monotonic()
        self.behind = False
        self._services = services
        self._lock = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None
        self._grace = Grace()
        self._times_changed = False  # since they were last sent
        self._snapshot_at = 0
        self._kept: dict[int, list[Kept]] = {}  # what bots mean to do next, by seat
        self._hints = Hints(live, services, self._may_ask, self.refuse)

    # --- people come and go

    async def join(self, client: Client) -> None:
        """Add a client, send it the table, and record its presence; raises `StoreError`."""
        async with self._lock:
            if self.behind:
                await self._read_on()
            self.audience.enter(client)
            await self._tell_presence({client.seat})
        self.wake()

    async def leave(self, client: Client) -> None:
        """Remove a client, and record that its seat is offline if it was the last one."""
        self.audience.leave(client)
        self.used = time.monotonic()
        await self._tell_presence({client.seat})

    def see_elsewhere(self, seats: set[int]) -> None:
        """Set the seats that are connected through other processes, and tell the clients."""
        if seats != self.live.elsewhere:
            self.live.elsewhere = seats
            self.audience.send_table()

    async def _tell_presence(self, seats: set[int]) -> None:
        """Record in the store whether these seats are connected through this process.

        A store that fails is only logged, so that nobody is turned away because of it.
        """
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

    async def act(self, asked: Asked, seq: int, option: str, grace: float = 0.0) -> None:
        """Carry out the choice of an option, given as text, by a seat that has seen line `seq`.

        For `grace` seconds no bot answers it, as long as it can be taken back.
        """
        seat, table = asked.client.seat, self.live.table
        first, *more = table.steps_of(seat, option)
        self._grace.begin(seat, grace)
        await self._command(asked, lambda: table.propose(seat, seq, first), more)

    def stand(self, asked: Asked) -> None:
        """Let bots go on, although the last choice of a seat could still be taken back."""
        self._grace.end(asked.client.seat)

    async def undo(self, asked: Asked, seq: int) -> None:
        """Take back the last choice of a seat that has seen line `seq`."""
        seat, most = asked.client.seat, self._services.settings.lines_per_game

        def propose() -> Proposal:
            if self.live.table.seq >= most:
                raise NothingToUndo(f"expected a log of fewer than {most} lines")
            return self.live.table.propose_undo(seat, seq)

        await self._command(asked, propose)
        self._grace.end(seat)

    async def _command(
        self, asked: Asked, propose: Callable[[], Proposal], more: Sequence[str] = ()
    ) -> None:
        """Append what `propose` returns to the log and show it, or answer why not.

        `more` are the notations of further choices that belong to it.
        """
        client = asked.client
        if client.seat < 0:
            self.refuse(asked, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            if self.live.seats[client.seat].bot or self.live.game.ending:
                self.refuse(asked, "not_offered")
                return
            for _ in range(MOST_RACES):
                # After a lost race the choice is proposed again, unless it is stale by now.
                proposal = self._proposed(asked, propose)
                if proposal is None:
                    return
                if await self._append(proposal, asked, more):
                    await self._make_forced_choices()
                    break
            else:
                self.audience.send_fresh(client)
                self.refuse(asked, "stale")
        self.wake()

    def _proposed(self, asked: Asked, propose: Callable[[], Proposal]) -> Proposal | None:
        """What `propose` returns; None, after answering why, if it raises."""
        try:
            return propose()
        except StaleAnswer:
            self.audience.send_fresh(asked.client)
            self.refuse(asked, "stale")
        except NothingToUndo:
            self.refuse(asked, "not_offered")
        except NotOffered as error:
            refused = error.refused
            self.refuse(asked, str(error), None if refused is None else refusal_info(refused))
        return None

    # --- questions, which change nothing

    def why(self, asked: Asked, seq: int, option: str, path: list[str]) -> None:
        """Answer why a seat cannot choose an action, or the last element of a path."""
        table, seat = self.live.table, asked.client.seat
        if not self._may_ask(asked, seq):
            return
        try:
            refused = table.why_not(seat, option) if option else table.why_not_element(seat, path)
        except UnreadableAction:
            self.refuse(asked, "not_offered")
            return
        answer = None if refused is None else refusal_info(refused)
        asked.client.send(encode(Because(answers=asked.id, refusal=answer)))

    def what(self, asked: Asked, seq: int, option: str) -> None:
        """Answer what an option would do."""
        table, seat = self.live.table, asked.client.seat
        if not self._may_ask(asked, seq):
            return
        try:
            found = table.outcome(seat, option)
        except UnreadableAction:
            self.refuse(asked, "not_offered")
            return
        if isinstance(found, Refused):
            answer = Would(answers=asked.id, outcome=None, refusal=refusal_info(found))
        else:
            outcome = outcome_info(found)
            answer = Would(answers=asked.id, outcome=outcome, refusal=None)
        asked.client.send(encode(answer))

    def hint(self, asked: Asked, seq: int) -> None:
        """Let a strong bot think about what a seat could do, and answer when it has."""
        self._hints.ask(asked, seq)

    def _may_ask(self, asked: Asked, seq: int) -> bool:
        """Whether a question is for a seat and about its present decision; else answers why not."""
        seat = asked.client.seat
        if seat < 0:
            self.refuse(asked, "not_seated")
        elif not self.live.table.is_current(seat, seq):
            self.refuse(asked, "stale")
        else:
            return True
        return False

    # --- the table beside the game

    async def say(self, asked: Asked, text: str) -> None:
        """Store a line of chat and send it to everybody."""
        client = asked.client
        if client.seat < 0:
            self.refuse(asked, "not_seated")
            return
        async with self._lock:
            self.used = time.monotonic()
            most = self._services.settings.chat_lines_per_game
            await self._services.store.say(
                self.live.id, client.seat, client.guest, text, now(), most=most
            )
            await self._pull_chat(asked)

    async def hand_over(self, asked: Asked, on: bool) -> None:
        """Let a bot play the seat of a client, or with `on` False the client again."""
        async with self._lock:
            seat = self._own_seat(asked)
            if seat is None:
                return
            if seat.gave_up:
                self.refuse(asked, "gave_up")
                return
            await self._let_play(seat, STAND_IN if on else "", "bot" if on else "back")
        self.wake()

    async def relieve(self, asked: Asked, seat: int) -> None:
        """Let a bot play a seat whose person keeps the client waiting for too long."""
        async with self._lock:
            own = self._own_seat(asked)
            if own is None:
                return
            theirs = self.live.seats[seat] if seat < len(self.live.seats) else own
            if own.since or theirs is own or not overdue(self.live.game, theirs, now()):
                self.refuse(asked, "not_yet")
                return
            await self._let_play(theirs, STAND_IN, "relieved")
        self.wake()

    async def leave_table(self, asked: Asked) -> None:
        """Free the seat of a client, or in a running game let a bot play it for good.

        A table that nobody sits at any more is closed.
        """
        store, id, client = self._services.store, self.live.id, asked.client
        async with self._lock:
            seat = self._own_seat(asked)
            if seat is None:
                return
            if not any([one.free for one in self.live.seats]):
                await self._let_play(seat, STAND_IN, "gave_up", gave_up=seat.gave_up or now())
            else:
                await store.say(id, seat.seat, client.guest, "", now(), "left")
                await store.stand_up(id, seat.seat, client.guest)
                if all([one is seat or not one.guest for one in self.live.seats]):
                    await store.end_game(id, CLOSED, now())
                await self._pull_chat()
                await self._pull_seats()
        self.wake()

    async def vote(self, asked: Asked, on: bool) -> None:
        """Record whether a client wants to end the game here, and end it if all people do."""
        store, id = self._services.store, self.live.id
        async with self._lock:
            seat = self._own_seat(asked)
            if seat is None:
                return
            if status_of(self.live.game, self.live.seats) != RUNNING or not seat.played:
                self.refuse(asked, "not_running")
                return
            await store.vote(id, seat.seat, on)
            await self._pull_seats()
            if all([self.live.seats[number].vote for number in self.live.people]):
                if await store.end_game(id, GIVEN_UP, now()):
                    await store.say(id, seat.seat, seat.guest, "", now(), "ended")
                await self._pull_chat()
                await self._pull_seats()

    async def close(self, asked: Asked) -> None:
        """Close the table of a client that is its host, unless all seats are taken."""
        async with self._lock:
            self.used = time.monotonic()
            if asked.client.guest != self.live.game.host or not asked.client.guest:
                self.refuse(asked, "not_host")
            elif not await self._services.store.end_game(self.live.id, CLOSED, now()):
                self.refuse(asked, "over" if self.live.game.finished else "full")
            await self._pull_seats()

    async def free(self, guest: str, number: int) -> bool:
        """Free a seat for a guest who is the host; False if it may not be freed.

        That is somebody else's seat, at a table that still waits for people.
        """
        store, id = self._services.store, self.live.id
        async with self._lock:
            await self._pull_seats()
            seats = self.live.seats
            if guest != self.live.game.host or status_of(self.live.game, seats) != OPEN:
                return False
            if number >= len(seats) or seats[number].guest in ("", guest):
                return False
            await store.say(id, number, seats[number].guest, "", now(), "left")
            await store.stand_up(id, number, seats[number].guest)
            await self._pull_chat()
            await self._pull_seats()
        return True

    async def remove(self, number: int) -> bool:
        """Take somebody's seat away; False if nobody sits there, or the game is over.

        The seat is free again, or in a running game a bot plays it for good.
        """
        async with self._lock:
            await self._pull_seats()
            seats = self.live.seats
            if number >= len(seats) or not seats[number].guest or self.live.game.finished:
                return False
            if status_of(self.live.game, seats) == OPEN:
                await self._services.store.stand_up(self.live.id, number, seats[number].guest)
            else:
                await self._let_play(seats[number], STAND_IN, "gave_up", gave_up=now())
            await self._pull_seats()
        self.wake()
        return True

    async def run_out(self) -> None:
        """Let a bot play the seats whose time is up."""
        async with self._lock:
            await self._pull_seats()
            at = now()
            for seat in self.live.seats:
                if seat.played and seat.deadline and seat.deadline <= at:
                    await self._let_play(seat, STAND_IN, "time")
        self.wake()

    def _own_seat(self, asked: Asked) -> SeatRow | None:
        """The seat of a client in a game that is not over; None, after answering why, if none."""
        self.used = time.monotonic()
        if asked.client.seat < 0:
            self.refuse(asked, "not_seated")
            return None
        if self.live.game.finished:
            self.refuse(asked, "over")
            return None
        return self.live.seats[asked.client.seat]

    async def _let_play(self, seat: SeatRow, bot: str, code: str, gave_up: str = "") -> None:
        """Let a bot play a seat, or with an empty name its guest, and tell everybody."""
        store, id = self._services.store, self.live.id
        bank = left(seat, now())
        if await store.set_bot(id, seat.seat, bot, bank, gave_up):
            await store.say(id, seat.seat, seat.guest, "", now(), code)
        await self._pull_chat()
        await self._pull_seats()

    async def _start_clocks(self) -> None:
        """Record from when on persons are waited for, where that has just begun."""
        times = to_start(self.live.game, self.live.seats, now())
        if times:
            await self._services.store.start_clocks(self.live.id, times)
            self.live.seats = with_times(self.live.seats, times)

    def refuse(self, asked: Asked, code: str, refusal: RefusalInfo | None = None) -> None:
        """Answer a message with an error code, and the reason of the rules if there is one."""
        self._services.metrics.refused.labels(code).inc()
        asked.client.send(encode(Err(code=code, refusal=refusal, answers=asked.id)))

    # --- the log

    async def _append(
        self, proposal: Proposal, asked: Asked | None = None, more: Sequence[str] = ()
    ) -> bool:
        """Append a proposal to the log, accept it and show it to the clients.

        `more` are the notations of further choices of its seat, which are shown with it. Returns
        False if another process was faster; then its lines have been read and shown.
        """
        table, row = self.live.table, proposal.row
        if not await self._write(proposal):
            await self._pull()
            await self._pull_seats()
            return False
        lines, alone = table.accept(proposal), proposal.alone
        written = True
        for text in more:
            following = table.propose_more(row.seat, text)
            written = await self._write(following)
            if not written:
                break
            lines = lines + table.accept(following)
            alone = alone and following.alone
        self.audience.show(lines, row.kind == UNDO, row.seat if alone else None, asked)
        if self._times_changed:
            self._times_changed = False
            if self._shows_times():
                self.audience.send_times()
        if self.live.game.finished:
            self.audience.send_table()
            log.info("table_finished", table=self.live.id, seq=row.seq)
        if self.live.game.finished or table.starts[-1].seq >= row.seq:
            await self.keep_snapshot()
            await self._keep_memory()
        if not written:
            await self._pull()
        return True

    async def _write(self, proposal: Proposal) -> bool:
        """Store the line of a proposal; False if another process was faster."""
        table = self.live.table
        position = proposal.position
        waiting = table.game.waiting(position)
        result = None if waiting else sheets_info(table.game.scores(position))
        progress = table.game.progress(position)
        summary = Summary(progress.round, progress.rounds, waiting)
        stored = None if result is None else msgspec.to_builtins(result)
        at = now()
        times = changed(self.live.game, self.live.seats, waiting, proposal, at)
        try:
            first = await self._services.store.append(
                self.live.id, proposal.row, at, summary, stored, times
            )
        except StoreError as error:
            first = await self._written(proposal.row, error)
        if not first:
            self._services.metrics.races.inc()
            return False
        self._services.metrics.decisions.labels(proposal.row.kind).inc()
        if result is not None:
            self.live.game = self.live.game._replace(finished=at, result=stored)
        self.live.seats = with_times(self.live.seats, times)
        self._times_changed = self._times_changed or bool(times)
        return True

    def _shows_times(self) -> bool:
        """Whether somebody may want to know the times: there is a clock, or several people play."""
        return self.live.game.clock.kind != NO_CLOCK or len(self.live.people) > 1

    async def _written(self, row: Row, error: StoreError) -> bool:
        """Whether a line is in the log although the store failed with `error`.

        Its answer may have been lost after the commit. Returns False if another process was
        faster; raises `error` if the line is not there, or if that cannot be found out.
        """
        for _ in range(LOOKS):
            try:
                rows = await self._services.store.decisions(self.live.id, row.seq - 1)
            except StoreError:
                await asyncio.sleep(LOOK_SECONDS)
                continue
            if rows:
                return rows[0] == row
            break
        raise error

    async def _make_forced_choices(self) -> None:
        """Make all forced choices that are due, if the table does so (`auto`)."""
        while self.live.game.auto and not self.live.game.ending:
            proposal = self.live.table.propose_forced()
            if proposal is None or not await self._append(proposal):
                return

    async def refresh(self) -> None:
        """Read and show what another process did: log, seats, chat and presence.

        Raises `StoreError` or `BrokenLog`.
        """
        async with self._lock:
            await self._read_on()
        self.wake(OTHERS_FIRST)

    async def _read_on(self) -> None:
        """Read what another process did; until that has succeeded the room is behind."""
        self.behind = False  # what happens from now on is told again
        try:
            services, live = self._services, self.live
            beside = await services.store.beside(
                live.id, services.process, now(), live.table.seq, self._last_said(), CHAT_KEPT
            )
            self._take_lines(beside.rows)
            await self._pull_seats()
            self._take_chat(beside.chat)
            self.see_elsewhere(beside.elsewhere)
        except BaseException:  # also when whoever comes has gone again
            self.behind = True
            raise

    async def _pull(self) -> None:
        """Fold the lines of the log that this room does not have yet, and show them."""
        rows = await self._services.store.decisions(self.live.id, self.live.table.seq)
        self._take_lines(rows)
        if rows:
            await self._pull_seats()

    def _take_lines(self, rows: list[Row]) -> None:
        """Fold new lines of the log, and show them."""
        lines: list[Line] = []
        for row in rows:
            lines += self.live.table.fold(row)
        if rows:
            self.audience.show(lines, any([row.kind == UNDO for row in rows]), None)

    async def _pull_seats(self) -> None:
        """Read the game and its seats again, and tell the clients what has changed."""
        found = await self._services.store.game(self.live.id)
        if found is None:
            return  # it was deleted, and nobody is here who could be told
        before = (self.live.game.rematch, self.live.game.finished, self.live.seats)
        self.live.game, self.live.seats = found
        await self._start_clocks()
        if before == (self.live.game.rematch, self.live.game.finished, self.live.seats):
            return
        ended = bool(self.live.game.ending) and not before[1]
        moved: set[int] = set()
        for client in self.audience.clients:
            seat = self.live.seat_of(client.guest)
            changed_seat = client.seat != seat
            if changed_seat:
                moved |= {client.seat, seat}
            client.seat = seat
            if (
                changed_seat
                or ended
                or (seat >= 0 and before[2][seat].bot != self.live.seats[seat].bot)
            ):
                self.audience.forget(seat)
                self.audience.send_view(client)
        self.audience.send_table()
        await self._tell_presence(moved)

    async def _pull_chat(self, asked: Asked | None = None) -> None:
        """Read the new lines of chat and send them."""
        said = await self._services.store.chat(self.live.id, self._last_said())
        self._take_chat(said, asked)

    def _last_said(self) -> int:
        """The number of the last line of chat that this room has."""
        return self.live.chat[-1].number if self.live.chat else 0

    def _take_chat(self, said: list[ChatRow], asked: Asked | None = None) -> None:
        """Keep and send new lines of chat."""
        self.live.chat = (self.live.chat + said)[-CHAT_KEPT:]
        self.audience.send_chat(said, asked)

    async def start_clocks(self) -> None:
        """Start the clocks that should run: all seats are taken, and a process died just then."""
        async with self._lock:
            await self._start_clocks()

    async def changed_outside(self) -> None:
        """Read the seats again after an HTTP request has changed them: a new guest or name."""
        async with self._lock:
            await self._pull_seats()
        self.wake()

    # --- forced choices, bots and snapshots

    @property
    def busy(self) -> bool:
        """Whether the room has clients, or a forced choice or a bot is under way."""
        return bool(self.audience.clients) or self._going_on is not None

    def wake(self, delay: float = 0.0) -> None:
        """Start making forced choices and choices of bots after `delay` seconds, if any is due."""
        due = self.live.forced_seat() >= 0 or self.live.next_bot() >= 0
        if due and self._going_on is None and not self._services.closing:
            self._going_on = asyncio.create_task(self._go_on(delay))
            self._going_on.add_done_callback(self._stopped)

    def _stopped(self, task: asyncio.Task[None]) -> None:
        """Start the task of `wake` again if something is due, after a pause if it failed."""
        self._going_on = None
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("table_stopped", table=self.live.id, exc_info=task.exception())
            self.wake(RESTART_SECONDS)
        else:
            self.wake()  # it may have become a bot's turn in between

    async def _go_on(self, delay: float) -> None:
        """Make forced choices, then choices of bots until a person has to choose."""
        await asyncio.sleep(delay)
        await self._unless_store_fails(self._make_forced_choices)
        while (seat := self.live.next_bot()) >= 0:
            if self.audience.clients and not self.live.table.in_common_phase():
                await asyncio.sleep(self._services.settings.bot_pause)
                await self._grace.over(self.live.table.undoable)
                if self.live.next_bot() != seat:
                    continue
            if await self._follow_plan(seat):
                continue
            async with self._services.bots.turns.turn(self.live.game.host, self.live.has_people()):
                if self.live.next_bot() != seat:
                    continue  # waiting for the turn took its time
                table, seq = self.live.table, self.live.table.seq
                seen = table.number(seat)
                started = time.perf_counter()
                choice = await self._services.bots.choose(
                    table.game,
                    table.position,
                    seat,
                    self.live.seats[seat].bot,
                    bot_seed(self.live.game.seed, seq, seat),
                )
            self._services.metrics.bot_seconds.observe(time.perf_counter() - started)
            self._kept[seat] = choice.kept
            await self._unless_store_fails(partial(self._choose_for_bot, seat, seen, choice.text))

    async def _follow_plan(self, seat: int) -> bool:
        """Choose for a bot what it has planned already; false if that does not fit any more."""
        table = self.live.table
        action = followed(table.game, table.position, seat, self._kept.get(seat, []))
        if action is None:
            return False
        self._kept[seat] = self._kept[seat][1:]
        seen = table.number(seat)
        await self._unless_store_fails(partial(self._choose_for_bot, seat, seen, action.text))
        return True

    async def _choose_for_bot(self, seat: int, seen: int, text: str) -> None:
        """Append the choice of a bot that saw `seen` lines, unless it is stale by now."""
        table = self.live.table
        if not self.live.seats[seat].bot:
            return
        try:
            proposal = table.propose(seat, seen, text, BOT)
        except StaleAnswer:
            return
        except NotOffered:
            log.error("bot_chose_no_option", table=self.live.id, seq=table.seq, option=text)
            fallback = table.game.plausible(table.position, seat, Chance(table.seq))
            proposal = table.propose(seat, seen, fallback[0].text, BOT)
        if await self._append(proposal):
            await self._make_forced_choices()

    async def _unless_store_fails(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` under the lock; if the store fails, log it and pause before the next try."""
        async with self._lock:
            self.used = time.monotonic()
            try:
                await work()
                return
            except StoreError as error:
                log.error("own_step_not_stored", table=self.live.id, error=str(error))
        await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        """Stop bots, wait for what is being written, and store a snapshot."""
        await self._hints.stop()
        if self._going_on is not None:
            self._going_on.cancel()
            await asyncio.gather(self._going_on, return_exceptions=True)
        async with self._lock:
            await self.keep_snapshot()

    async def _keep_memory(self) -> None:
        """Store what the table remembers, so that it is soon there after a restart.

        Of a game that is over nothing is kept: its log is enough. One that goes on from another
        game, or began under other rules, cannot be set up again and is not remembered.
        """
        store, id, game = self._services.store, self.live.id, self.live.game
        version = self.live.table.game.meta.rules_version
        try:
            if game.finished:
                await store.forget(id)
            elif game.rules_version == version and game.origin is None:
                data = packed(self.live.table)
                mark = made_by(game.rules_version)
                pack_up(self.live.table)
                await store.keep_memory(id, Memory(self.live.table.seq, mark, data))
        except StoreError as error:
            log.warning("memory_not_kept", table=id, error=str(error))

    async def keep_snapshot(self) -> None:
        """Store a snapshot of the position, unless the last one is as new."""
        table = self.live.table
        if table.seq > self._snapshot_at:
            self._snapshot_at = table.seq
            position = table.game.save(table.position)
            snapshot = Snapshot(table.seq, table.game.meta.rules_version, position)
            try:
                await self._services.store.keep_snapshot(self.live.id, snapshot)
            except StoreError as error:
                log.warning("snapshot_not_kept", table=self.live.id, error=str(error))

"""kill -9 in the middle of play: everything that was ever acknowledged is still there afterwards.

Scripted people play at some tables, two people each, at some with a bot and forced choices. Servers
are killed again and again, with `--kill-db` the database too. At the end what was acknowledged is
compared with what is stored: choices, undos, seats, tables and chat; and all logs are folded.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import time
from collections import Counter
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from igroteka.games import game_names
from igroteka.kernel.errors import GameError
from igroteka.server.messages import Err, Say, View
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.archive import stored_games
from igroteka.store.opening import store_at
from igroteka.table.log import UNDO, Row
from igroteka.table.table import Table
from tests.attacks.kit import UNLIMITED, Server, database, part
from tests.server.house import can_choose, some_choice

TROUBLE = (OSError, EOFError, WebSocketException, TimeoutError, AssertionError)
BACK_SECONDS = 60.0  # for everybody to be back at their tables
UNDONE, SAID = 0.08, 0.03  # how often somebody takes back, and says something


class Told(NamedTuple):
    """A choice that was acknowledged; an undo has no text."""

    table: str
    seat: int
    text: str


class Truth:
    """Everything that people were told was done."""

    def __init__(self) -> None:
        self.choices: Counter[Told] = Counter()
        self.maybe: Counter[Told] = Counter()  # sent, and never answered
        self.not_done: Counter[str] = Counter()  # answered with an error
        self.tables: set[str] = set()
        self.seats: set[tuple[str, int]] = set()
        self.chat: set[tuple[str, str]] = set()
        self.clicks: list[float] = []  # seconds until the answer
        self.waits: list[float] = []  # seconds from a lost connection to the next view
        self.finished = 0

    def acknowledged(self) -> int:
        """How much there is to be found again."""
        kept = len(self.tables) + len(self.seats) + len(self.chat)
        return self.choices.total() + kept

    def missing(self, stored: Stored) -> list[str]:
        """What was acknowledged and is not stored, and what is stored and nobody asked for."""
        lost = [f"table {table}" for table in self.tables - set(stored.tables)]
        lost += [f"seat {seat}" for seat in self.seats - stored.seats]
        lost += [f"chat {line}" for line in self.chat - stored.chat]
        for told, times in self.choices.items():
            found = stored.choices[told]
            if not times <= found <= times + self.maybe[told]:
                lost.append(f"{told}: acknowledged {times} times, stored {found} times")
        return lost


class Stored(NamedTuple):
    """What stands in the database."""

    choices: Counter[Told]
    tables: dict[str, Table]
    broken: list[str]  # logs that do not fold
    seats: set[tuple[str, int]]
    chat: set[tuple[str, str]]


async def stored(db: str) -> Stored:
    """Read the whole database, and fold every log."""
    found = Stored(Counter(), {}, [], set(), set())
    store = store_at(db)
    await store.open()
    try:
        async for game in stored_games(db):
            found.choices.update([told_of(game.id, row) for row in game.rows if is_own(row)])
            try:
                found.tables[game.id] = Table.folded(game.config, game.rows)
            except GameError as error:
                found.broken.append(f"{game.id}: {error}")
            kept = await store.game(game.id)
            assert kept is not None
            found.seats.update([(game.id, seat.seat) for seat in kept[1] if seat.guest])
            if kept[0].seq < len(game.rows):
                found.broken.append(f"{game.id}: counts {kept[0].seq} lines of {len(game.rows)}")
            chat = await store.chat(game.id, limit=10_000)
            found.chat.update([(game.id, line.text) for line in chat])
    finally:
        await store.close()
    return found


def is_own(row: Row) -> bool:
    """Whether a line was sent by a person."""
    return row.kind in ("act", "undo")


def told_of(table: str, row: Row) -> Told:
    """What whoever chose a line was told."""
    return Told(table, row.seat, "" if row.kind == UNDO else row.choice)


class Person:
    """Somebody who plays at one table to the end, whatever happens to the servers."""

    def __init__(self, servers: list[Server], cookie: str, table: str, truth: Truth) -> None:
        self.table = table
        self.here = asyncio.Event()
        self.done = False
        self._servers, self._cookie, self._truth = servers, cookie, truth
        self._chance = random.Random(f"{table}{cookie}")

    async def play(self) -> None:
        """Play until the game is over, coming back whenever the connection is lost."""
        lost = 0.0
        while not self.done:
            address = self._chance.choice(self._servers).address
            chair = Visitor(address, self._cookie).at(self.table)
            try:
                async with chair:
                    await chair.until(View)
                    if lost:
                        self._truth.waits.append(time.monotonic() - lost)
                    lost = 0.0
                    await self._sit(chair)
            except TROUBLE:
                self.here.clear()
                lost = lost or time.monotonic()
                await asyncio.sleep(0.05)

    async def _sit(self, chair: Chair) -> None:
        while chair.scores is None:
            self.here.set()
            if can_choose(chair):
                await asyncio.sleep(self._chance.random() * 0.05)
                await self._choose(chair)
            else:
                await chair.next(BACK_SECONDS)
        self.done = True

    async def _choose(self, chair: Chair) -> None:
        """Choose or take back, and now and then say something; note what the answers say."""
        truth, chance = self._truth, self._chance
        text = "" if chair.undo and chance.random() < UNDONE else some_choice(chair, chance)
        told = Told(self.table, chair.seat, text)
        single = not any([shortcut.text == text for shortcut in chair.shortcuts])
        truth.maybe[told] += single
        began = time.monotonic()
        answer = await chair.answer(await (chair.act(text) if text else chair.take_back()))
        truth.clicks.append(time.monotonic() - began)
        if isinstance(answer, Err):
            truth.not_done[answer.code] += 1
            # Whether it was written may be unknown when the database is away.
            truth.maybe[told] -= single and answer.code != "unavailable"
        elif single:
            truth.choices[told] += 1
            truth.maybe[told] -= 1
        if chance.random() < SAID:
            line, id = secrets.token_hex(6), chair.next_id()
            await chair.send(Say(id=id, text=line))
            if not isinstance(await chair.answer(id), Err):
                truth.chat.add((self.table, line))


class Hall:
    """Some tables; where a game is over, another one begins."""

    def __init__(self, servers: list[Server], truth: Truth, tables: int, seed: int) -> None:
        self._servers, self._truth = servers, truth
        self._chance = random.Random(seed)
        self._people: dict[int, list[Person]] = {}
        self._tables = tables

    def open(self) -> list[asyncio.Task[None]]:
        """Let people play at every table."""
        return [asyncio.create_task(self._keep(place)) for place in range(self._tables)]

    async def everybody_back(self) -> bool:
        """Wait until everybody is at their table; False if that takes too long."""
        stop = time.monotonic() + BACK_SECONDS
        while time.monotonic() < stop:
            people = [person for each in self._people.values() for person in each]
            if len(self._people) == self._tables and all(
                [person.here.is_set() or person.done for person in people]
            ):
                return True
            await asyncio.sleep(0.02)
        return False

    async def _keep(self, place: int) -> None:
        number = place  # of the game; neighbours do not begin with the same one
        while True:
            try:
                people = await self._set_up(number)
            except TROUBLE:
                await asyncio.sleep(0.1)
                continue
            self._people[place] = people
            await asyncio.gather(*[person.play() for person in people])
            self._truth.finished += 1
            number += 1

    async def _set_up(self, number: int) -> list[Person]:
        """A new table with two people; raises one of `TROUBLE` if no server answers."""
        games = game_names()
        address = self._chance.choice(self._servers).address
        host, guest = Visitor(address), Visitor(address)
        with_bot = number % 2
        seats = ["me", "open", *["random"] * with_bot]
        game = games[number % len(games)]
        id, invites = await host.new_table(game, seats, auto=bool(with_bot), public=False)
        self._truth.tables.add(id)
        self._truth.seats.add((id, 0))
        answer = await guest.sit(invites[0])
        assert answer.status == 200, answer.body
        self._truth.seats.add((id, 1))
        cookies = (host.cookie, guest.cookie)
        return [Person(self._servers, cookie, id, self._truth) for cookie in cookies]


async def attack(chosen: argparse.Namespace, truth: Truth) -> list[str]:
    """Play and kill; returns what is wrong."""
    wrong: list[str] = []
    chance = random.Random(chosen.seed)
    with database(chosen.store) as (db, folder, postgres):
        servers = [Server(db, folder / f"{n}.log", **UNLIMITED) for n in range(chosen.servers)]
        starts = [await asyncio.to_thread(server.start) for server in servers]
        tasks = Hall(servers, truth, chosen.tables, chosen.seed)
        playing = tasks.open()
        try:
            for number in range(chosen.kills + chosen.kill_db):
                if not await tasks.everybody_back():
                    wrong.append(f"before kill {number}: somebody does not come back")
                    break
                await asyncio.sleep(chance.uniform(0.2, 1.2))
                if number < chosen.kills:
                    victim = chance.choice(servers)
                    victim.kill()
                    starts.append(await asyncio.to_thread(victim.start))
                elif postgres is not None:
                    await asyncio.to_thread(postgres.kill)
            if not await tasks.everybody_back():
                wrong.append("somebody does not come back at last")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for server in servers:
                if not server.stop():
                    wrong.append("a server did not stop when asked to")
        found = await stored(db)
        wrong += truth.missing(found) + found.broken
        wrong += [line for server in servers for line in server.tracebacks()]
        lines = sum([table.seq for table in found.tables.values()])
        print(f"{len(found.tables)} tables, {truth.finished} played to the end, {lines} lines")
        print(f"restart {part(starts, 50):.1f} s, at most {max(starts):.1f} s")
    return wrong


def main(arguments: list[str] | None = None) -> int:
    """Run the attack; returns 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--kill-db", type=int, default=0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "pg"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    truth = Truth()
    wrong = asyncio.run(attack(chosen, truth))
    print(
        f"click to answer p50 {1e3 * part(truth.clicks, 50):.0f} ms,"
        f" p95 {1e3 * part(truth.clicks, 95):.0f} ms; back at the table"
        f" p50 {part(truth.waits, 50):.2f} s, p95 {part(truth.waits, 95):.2f} s;"
        f" not done {dict(truth.not_done)}"
    )
    for text in wrong[:20]:
        print("WRONG", text)
    print(
        f"{chosen.store}, {chosen.servers} servers: kills {chosen.kills}, of the database"
        f" {chosen.kill_db}, acknowledged {truth.acknowledged()}, wrong {len(wrong)}"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

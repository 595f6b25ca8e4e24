"""Nothing that a seat is sent depends on what it may not know.

A position of a random game and the same dealt anew for an observer are two worlds that differ only
in what the observer cannot know. Both are put on tables and played in step: out of sight the others
choose differently in the two, also another number of times; in sight they choose the same. Until an
event is declared as a reveal, every byte that the observer and a spectator get is the same in both:
messages, a new connection's view, the past, history and export. `--pairs` are played in this
process with the server's own `Audience`, `--live` ones at a real server.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Protocol, cast

from igroteka.games import all_game_names, game_named
from igroteka.kernel.state import State
from igroteka.lab.laws import choose
from igroteka.server.audience import Audience, Client
from igroteka.server.clock import now
from igroteka.server.identity import hashed, new_token
from igroteka.server.limits import Bucket
from igroteka.server.live import SPECTATOR, LiveTable
from igroteka.server.messages import Pong, View, encode
from igroteka.server.services import Services
from igroteka.server.visitor import Chair, Visitor
from igroteka.store.opening import store_at
from igroteka.store.rows import GameRow, SeatRow, Snapshot, Summary
from igroteka.store.store import Store
from igroteka.table.log import UNDO, Config
from igroteka.table.table import Proposal, Table
from tests.attacks.kit import UNLIMITED, Server, database
from tests.laws.walks import tables_of
from tests.server.secretive import SECRETIVE

STEPS = 40  # decisions of a pair at most
HIDDEN = 5  # choices out of sight in a row, less than so many
# Games in which what others choose in a common phase is nobody's business.
DISCREET = {way.game for way in SECRETIVE if way.kept_alone or way.told_alone}
TIME = re.compile(rb'"20\d\d-\d\d-\d\dT[^"]*"')


class World(Protocol):
    """One table, and what its observers hear."""

    table: Table

    async def heard(self, seat: int) -> list[bytes]:
        """What a seat was sent since the last time."""

    async def do(self, proposal: Proposal) -> None:
        """Carry a proposal out."""

    async def looked_up(self, seat: int) -> list[bytes]:
        """What a seat is told when it asks: a new connection's view, the past, the log."""

    async def close(self) -> None:
        """Go away."""


Maker = Callable[[Config, dict[str, object], int], Awaitable[World]]


def timeless(data: bytes) -> bytes:
    """A message without the times in it; whether there is one still shows."""
    return TIME.sub(b'"TIME"', data)


# --- in this process


class Silent:
    """In place of `Services`: no links."""

    def invites(self, id: str, seats: list[SeatRow]) -> list[object]:
        return []

    def link(self, game: GameRow, seats: list[SeatRow]) -> None:
        return None


def row_of(config: Config, id: str, waiting: list[int]) -> GameRow:
    """A game that goes on from its snapshot, because it began under other rules."""
    return GameRow(
        id=id,
        kind=config.game,
        variant=config.variant,
        seed=config.seed,
        rules_version=0,
        host="",
        public=True,
        auto=False,
        created=now(),
        updated=now(),
        finished="",
        seq=0,
        summary=Summary(0, 0, waiting),
        result=None,
        rematch="",
    )


class LocalWorld:
    """A table in this process, shown by an `Audience`."""

    def __init__(self, config: Config, position: dict[str, object], observer: int) -> None:
        self.table = Table.resumed(config, [], 0, position)
        people = [SeatRow(seat, "", f"g{seat}", "", f"n{seat}") for seat in range(config.seats)]
        live = LiveTable(row_of(config, "t", []), people, self.table, [])
        self._audience = Audience(live, cast(Services, Silent()))
        self._heard: dict[int, list[bytes]] = {observer: [], SPECTATOR: []}
        for seat, heard in self._heard.items():
            self._audience.enter(self._client(seat, heard))

    def _client(self, seat: int, heard: list[bytes]) -> Client:
        return Client(f"g{seat}" if seat >= 0 else "", "", heard.append, Bucket(1.0, 1.0))

    async def heard(self, seat: int) -> list[bytes]:
        found = [timeless(data) for data in self._heard[seat]]
        self._heard[seat].clear()
        return found

    async def do(self, proposal: Proposal) -> None:
        lines = self.table.accept(proposal)
        alone = proposal.row.seat if proposal.alone else None
        self._audience.show(lines, proposal.row.kind == UNDO, alone)

    async def looked_up(self, seat: int) -> list[bytes]:
        guest = f"g{seat}" if seat >= 0 else ""
        fresh: list[bytes] = []
        client = self._client(seat, fresh)
        client.seat = seat
        self._audience.send_view(client)
        past = [self._audience.past(guest, n) for n in range(self.table.number(seat) + 1)]
        found = [*fresh, self._audience.history(seat).body, encode(self.table.rows_for(seat))]
        return [timeless(data) for data in [*found, *[encode(view) for view in past]]]

    async def close(self) -> None:
        pass


async def local(config: Config, position: dict[str, object], observer: int) -> World:
    """A world in this process."""
    return LocalWorld(config, position, observer)


# --- at a real server


class LiveWorld:
    """A table at a real server; a table here says what may be proposed, and what is a reveal."""

    def __init__(self, id: str, table: Table, chairs: dict[int, Chair]) -> None:
        self.table = table
        self._id, self._chairs = id, chairs

    def _clean(self, data: bytes) -> bytes:
        return timeless(data).replace(self._id.encode(), b"TABLE")

    async def heard(self, seat: int) -> list[bytes]:
        chair = self._chairs[seat]
        await chair.send({"t": "ping"})
        await chair.until(Pong)
        found = [self._clean(data) for data in chair.raw if b'"t":"pong"' not in data]
        chair.raw.clear()
        return found

    async def do(self, proposal: Proposal) -> None:
        row = proposal.row
        chair = self._chairs[row.seat]
        await self.heard_elsewhere(row.seat)
        asked = chair.take_back() if row.kind == UNDO else chair.act(row.choice)
        answer = await chair.answer(await asked)
        self.table.accept(proposal)
        assert chair.seq == self.table.number(row.seat), f"{row} was not followed: {answer}"

    async def heard_elsewhere(self, seat: int) -> None:
        """Let a seat read what is under way to it, without forgetting any of it."""
        chair = self._chairs[seat]
        await chair.send({"t": "ping"})
        await chair.until(Pong)

    async def looked_up(self, seat: int) -> list[bytes]:
        visitor, path = self._chairs[seat].visitor, f"/api/tables/{self._id}"
        past = [f"at/{number}" for number in range(self.table.number(seat) + 1)]
        answers = [await visitor.get(f"{path}/{each}") for each in ["history", "export", *past]]
        assert {answer.status for answer in answers} == {200}
        fresh = visitor.at(self._id)
        fresh.keep_raw = True
        async with fresh:
            await fresh.until(View)
        return [self._clean(data) for data in [*fresh.raw, *[each.body for each in answers]]]

    async def close(self) -> None:
        for chair in self._chairs.values():
            await chair.socket.close()


class LiveHouse:
    """A real server, and the guests at its tables."""

    def __init__(self, server: Server, store: Store) -> None:
        self._server, self._store = server, store
        self._people: list[tuple[str, Visitor]] = []

    async def open(self) -> None:
        """Make the guests; each sits on the same seat at every table."""
        for seat in range(max([game_named(name).meta.max_seats for name in all_game_names()])):
            token = new_token()
            guest = await self._store.add_guest(hashed(token), "en", now())
            await self._store.rename_guest(guest.id, f"N{seat}", "en")
            self._people.append((guest.id, Visitor(self._server.address, token)))

    async def world(self, config: Config, position: dict[str, object], observer: int) -> World:
        """A world at this server."""
        table = Table.resumed(config, [], 0, position)
        waiting = table.waiting()
        row = row_of(config, secrets.token_hex(8), waiting)
        seats = [
            SeatRow(seat, "", self._people[seat][0], "", "", seat in waiting)
            for seat in range(config.seats)
        ]
        version = table.game.meta.rules_version
        await self._store.add_game(row, seats, Snapshot(0, version, position))
        chairs: dict[int, Chair] = {}
        for seat in [*range(config.seats), SPECTATOR]:
            visitor = self._people[seat][1] if seat >= 0 else Visitor(self._server.address)
            chair = chairs[seat] = visitor.at(row.id)
            chair.keep_raw = seat in (observer, SPECTATOR)
            await chair.open()
            await chair.until(View)
        return LiveWorld(row.id, table, chairs)


# --- a pair of worlds


class Figures:
    """What was compared, and what differed."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.leaks: list[str] = []

    def compare(self, where: str, one: list[bytes], two: list[bytes]) -> bool:
        """Note a leak if the two differ."""
        self.count["comparisons"] += 1
        self.count["messages"] += len(one)
        self.count["bytes"] += sum([len(data) for data in one])
        if one == two:
            return True
        found = f"{len(one)} messages against {len(two)}"
        for a, b in zip(one, two, strict=False):
            if a != b:
                at = next(
                    (i for i, pair in enumerate(zip(a, b, strict=False)) if len({*pair}) > 1), 0
                )
                found = f"{a[max(0, at - 80) : at + 60]!r} against {b[max(0, at - 20) : at + 60]!r}"
                break
        self.leaks.append(f"{where}: {found}")
        return False


def some_position(config: Config, chance: Random) -> State:
    """A position somewhere in a random game."""
    game = game_named(config.game)
    s: State = game.setup(config.seats, config.seed, config.variant)
    for _ in range(int(600 * chance.random() ** 2)):
        if not (waiting := game.waiting(s)):
            break
        before, seat = s.clone(), chance.choice(waiting)
        game.play(s, seat, choose(game, s, seat, chance))
        if not game.waiting(s):
            return before
    return s


class Pair:
    """Two worlds that an observer cannot tell apart."""

    def __init__(self, worlds: list[World], observer: int, where: str, chance: Random) -> None:
        self._worlds, self._observer, self._where, self._chance = worlds, observer, where, chance
        self._looking = {observer, SPECTATOR}

    async def run(self, figures: Figures) -> None:
        """Play both worlds in step, until something is shown that may be."""
        fine = await self._same(figures, "first view")
        steps = 0
        while fine and self._looking and steps < STEPS:
            steps += 1
            one, two = [world.table for world in self._worlds]
            if one.over or two.over:
                break
            if one.waiting() != two.waiting():
                figures.leaks.append(f"{self._where}: {one.waiting()} against {two.waiting()} wait")
                break
            seat = self._chance.choice(one.waiting())
            if one.in_common_phase() and seat != self._observer and one.config.game in DISCREET:
                await self._choose_out_of_sight(seat, figures)
                fine = await self._same(figures, f"seat {seat} out of sight")
            elif (what := await self._choose_in_sight(seat, figures)) is not None:
                fine = await self._same(figures, what)
            else:
                break
        if fine:
            for seat in self._looking:
                one_told, two_told = [await world.looked_up(seat) for world in self._worlds]
                figures.compare(f"{self._where}, seat {seat} looks up", one_told, two_told)

    async def _same(self, figures: Figures, what: str) -> bool:
        """Whether those who look have heard the same in both worlds."""
        fine = True
        for seat in self._looking:
            one, two = [await world.heard(seat) for world in self._worlds]
            fine = figures.compare(f"{self._where}, seat {seat}, {what}", one, two) and fine
        return fine

    async def _choose_out_of_sight(self, seat: int, figures: Figures) -> None:
        """Each world goes its own way; a seat that is done is so in both, for that is no secret."""
        for world in self._worlds:
            for _ in range(self._chance.randrange(HIDDEN)):
                proposal = self._hidden(world.table, seat)
                if proposal is not None:
                    await world.do(proposal)
                    figures.count["choices out of sight"] += 1
        ends = [self._finishing(world.table, seat) for world in self._worlds]
        if self._chance.random() < 0.4:
            for world, end in zip(self._worlds, ends, strict=True):
                if end is not None and None not in ends:
                    await world.do(end)

    def _hidden(self, table: Table, seat: int) -> Proposal | None:
        """A choice or an undo that changes nothing for others, nor who waits; perhaps None."""
        if table.undoable(seat) and self._chance.random() < 0.2:
            proposal = table.propose_undo(seat, table.number(seat))
        else:
            options = table.options(seat)
            if not options:
                return None
            text = self._chance.choice(options).text
            proposal = table.propose(seat, table.number(seat), text)
        still = table.game.waiting(proposal.position) == table.waiting()
        hidden = proposal.alone and still and not self._told_of(table, proposal)
        return proposal if hidden else None

    def _told_of(self, table: Table, proposal: Proposal) -> bool:
        """Whether those who look are told of a choice, or were of what an undo takes back."""
        gone = proposal.row.choice.split() if proposal.row.kind == UNDO else []
        acts = [act for act in table.acts if str(act.row.seq) in gone] or proposal.acts[-1:]
        lines = [line for act in acts for line in act.lines]
        return any([line.visible_to(who) for line in lines for who in self._looking])

    def _finishing(self, table: Table, seat: int) -> Proposal | None:
        """A choice with which a seat is done with its part while others are not; None if none."""
        stopping = [option for option in table.options(seat) if option.stops]
        for option in stopping or table.options(seat)[:12]:
            proposal = table.propose(seat, table.number(seat), option.text)
            done = table.game.waiting(proposal.position) != table.waiting()
            if proposal.alone and done and not self._told_of(table, proposal):
                return proposal
        return None

    async def _choose_in_sight(self, seat: int, figures: Figures) -> str | None:
        """The same choice or undo in both worlds, in words; None if they have none in common.

        Those to whom it is declared as a reveal do not look any more.
        """
        one, two = [world.table for world in self._worlds]
        if one.undoable(seat) and two.undoable(seat) and self._chance.random() < 0.15:
            text = "undo"
            proposals = [table.propose_undo(seat, table.number(seat)) for table in (one, two)]
        else:
            theirs = {option.text for option in two.options(seat)}
            both = [option.text for option in one.options(seat) if option.text in theirs]
            if not both:
                return None
            text = self._chance.choice(both)
            proposals = [table.propose(seat, table.number(seat), text) for table in (one, two)]
        for proposal in proposals:
            for act in proposal.acts:
                for line in act.lines:
                    if line.event.barrier:
                        self._looking -= {who for who in self._looking if line.visible_to(who)}
        for world, proposal in zip(self._worlds, proposals, strict=True):
            await world.do(proposal)
        figures.count["choices in sight"] += 1
        return f"{text} of seat {seat}"


async def pair(make: Maker, figures: Figures, chance: Random) -> None:
    """One pair of worlds; nothing if the observer knows everything."""
    table = chance.choice(tables_of(chance.choice(all_game_names())))
    game = game_named(table.game)
    variant = game.check(table.seats, dict(table.variant))
    config = Config(table.game, table.seats, variant, chance.getrandbits(128))
    s = some_position(config, chance)
    observer = chance.randrange(-1, config.seats)
    positions: list[Any] = [
        game.save(s),
        game.save(game.redeal(s, observer, chance.getrandbits(60))),
    ]
    worlds = [await make(config, position, observer) for position in positions]
    figures.count[f"pairs of {table.game}"] += 1
    try:
        await Pair(worlds, observer, f"{table}, observer {observer}", chance).run(figures)
    finally:
        for world in worlds:
            await world.close()


async def attack(pairs: int, live: int, seed: int, figures: Figures) -> None:
    """Compare pairs in this process, then at a real server."""
    for number in range(pairs):
        await pair(local, figures, Random(f"{seed}/{number}"))
    if not live:
        return
    with database("sqlite") as (db, folder, _):
        server = Server(db, folder / "log", **UNLIMITED)
        await asyncio.to_thread(server.start)
        store = store_at(db)
        await store.open()
        try:
            house = LiveHouse(server, store)
            await house.open()
            for number in range(live):
                await pair(house.world, figures, Random(f"{seed}/live/{number}"))
            figures.leaks += server.tracebacks()
        finally:
            await store.close()
            server.stop()


def main(arguments: list[str] | None = None) -> int:
    """Run the attack; returns 0 if no world could be told from the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--live", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    figures, began = Figures(), time.monotonic()
    asyncio.run(attack(chosen.pairs, chosen.live, chosen.seed, figures))
    for text in figures.leaks[:12]:
        print("LEAK", text[:600])
    print(f"{dict(figures.count)} in {time.monotonic() - began:.0f} s")
    print(f"pairs {chosen.pairs}, live {chosen.live}, leaks {len(figures.leaks)}")
    return 1 if figures.leaks else 0


if __name__ == "__main__":
    sys.exit(main())

"""Real servers on 127.0.0.1 for tests: in this process, or in one of their own."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from igroteka.games import game_named, game_names
from igroteka.server.messages import Patch, Pong, View
from igroteka.server.serving import listen, make_server
from igroteka.server.settings import Settings
from igroteka.server.visitor import Chair, Visitor

GAME = "caravan"
PATIENCE = 60.0  # seconds after which a test gives up, however busy the machine
GENEROUS = Settings(
    developer=True,
    bot_workers=0,
    bot_pause=0.0,
    acts_per_second=10_000,
    act_burst=10_000,
    undos_per_second=10_000,
    undo_burst=10_000,
    says_per_second=10_000,
    say_burst=10_000,
    calls_per_second=10_000,
    call_burst=10_000,
    looks_per_second=10_000,
    look_burst=10_000,
    joins_per_second=10_000,
    join_burst=10_000,
    reviews_per_second=10_000,
    review_burst=10_000,
    new_per_second=10_000,
    new_burst=10_000,
)


def longest_game() -> str:
    """The game with room for the most decisions: nobody is at its end soon."""
    return max(game_names(), key=lambda name: (game_named(name).meta.max_decisions, name))


def game_of_several_rounds() -> str:
    """A game that has more rounds than one."""
    for name in game_names():
        game = game_named(name)
        if game.progress(game.setup(game.meta.min_seats, 1)).rounds > 1:
            return name
    raise AssertionError("no game has several rounds")


def settings_for(db: str | Path, **changes: Any) -> Settings:
    """Generous limits, bots in a thread, and what the test wants otherwise."""
    return msgspec.structs.replace(GENEROUS, db=str(db), **changes)


@asynccontextmanager
async def house(db: str | Path, **changes: Any) -> AsyncIterator[str]:
    """A server in this process; yields its address."""
    listening = listen("127.0.0.1", 0)
    server = make_server(settings_for(db, **changes))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                assert not task.done(), "the server did not start"
                await asyncio.sleep(0.005)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
    finally:
        server.should_exit = True
        await task
        listening.close()


MAIN = """
import sys
from igroteka.server.run import run
if __name__ == "__main__":
    run("127.0.0.1", 0, sys.argv[1], ready=lambda address: print(address, flush=True))
"""


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, folder: Path, db: str | Path, **environ: str) -> None:
        script = folder / "serve.py"
        script.write_text(MAIN, "utf-8")
        self.popen = subprocess.Popen(
            [sys.executable, str(script), str(db)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={
                **os.environ,
                "IGROTEKA_DEVELOPER": "true",
                "IGROTEKA_BOT_PAUSE": "0",
                "IGROTEKA_NEW_BURST": "10000",
                "IGROTEKA_CALL_BURST": "10000",
                "IGROTEKA_ACTS_PER_SECOND": "10000",
                "IGROTEKA_ACT_BURST": "10000",
                "IGROTEKA_UNDO_BURST": "10000",
                "IGROTEKA_JOIN_BURST": "10000",
                **environ,
            },
        )
        assert self.popen.stdout is not None
        self.address = self.popen.stdout.readline().decode().strip()
        assert self.address.startswith("http://"), "the server did not start"

    def kill(self) -> None:
        """As if the power had gone."""
        self.popen.kill()
        self.end()

    def stop(self) -> int:
        """Ask politely."""
        self.popen.terminate()
        return self.end()

    def end(self) -> int:
        """Wait for it."""
        code = self.popen.wait(20)
        assert self.popen.stdout is not None
        self.popen.stdout.close()
        return code


async def seated(
    address: str, seats: int, game: str = GAME, **more: Any
) -> tuple[str, list[Visitor]]:
    """A table with that many people."""
    host = Visitor(address)
    await host.get("/api/me")
    id, invites = await host.new_table(game, ["me", *["open"] * (seats - 1)], **more)
    people = [host]
    for path in invites:
        guest = Visitor(address)
        assert (await guest.sit(path)).status == 200
        people.append(guest)
    return id, people


def can_choose(chair: Chair) -> bool:
    """Whether somebody is asked something now."""
    return bool(chair.options or chair.openings)


def first_option(chair: Chair) -> str:
    """The first of the options."""
    return chair.options[0].text


async def lay_all(chairs: list[Chair]) -> None:
    """Everybody lays their cards of the template, so that the first seat has its turn."""
    for chair in chairs:
        while chair.decision == "LayCard":
            await chair.act(first_option(chair))
            await chair.until(Patch)
    for chair in chairs:
        while chair.frame.phase == "planning":
            await chair.next()


def some_choice(chair: Chair, chance: random.Random) -> str:
    """An option, rarely one that takes back, and not done too early; or numbers within bounds."""
    if chair.openings and (not chair.options or chance.random() < 0.5):
        opening = chance.choice(chair.openings)
        numbers = [str(chance.randint(field.low, field.high)) for field in opening.fields]
        return " ".join([opening.verb, *numbers])
    texts: list[str] = [option.text for option in chair.options if not option.retracts]
    if chance.random() < 0.03:
        texts = [option.text for option in chair.options]
    stopping = {option.text for option in chair.options if option.stops}
    going_on = [text for text in texts if text not in stopping]
    return chance.choice(going_on if going_on and chance.random() < 0.85 else texts)


async def play_to_the_end(chair: Chair, chance: random.Random, undo: float = 0.0) -> None:
    """One person's game: choose when asked, now and then take back, until it is over."""
    while chair.scores is None:
        if can_choose(chair):
            if chair.undo and chance.random() < undo:
                await chair.take_back()
            else:
                await chair.act(some_choice(chair, chance))
        while not isinstance(await chair.next(), Patch | View):
            pass


async def everybody_in(stack: AsyncExitStack, id: str, people: list[Visitor]) -> list[Chair]:
    """All of them at the table, each having seen it."""
    chairs = [await stack.enter_async_context(visitor.at(id)) for visitor in people]
    for chair in chairs:
        await chair.until(View)
    for chair in chairs:
        await settled(chair)
    return chairs


async def settled(chair: Chair) -> None:
    """Everything that was under way to somebody has arrived."""
    await chair.send({"t": "ping"})
    await chair.until(Pong)

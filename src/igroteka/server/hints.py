"""Hints at one table: lets a strong bot think about what somebody could do, and tells them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import structlog

from igroteka.server.audience import Asked
from igroteka.server.bots import Told, bot_seed
from igroteka.server.live import LiveTable
from igroteka.server.messages import AdviceInfo, Advised, encode
from igroteka.server.services import Services
from igroteka.server.shapes import action_info
from igroteka.table.table import Table

MOST_WAYS: Final = 6  # that a hint tells of

log = structlog.get_logger()


class Refusing(Protocol):
    """Answers a message with an error code."""

    def __call__(self, asked: Asked, code: str) -> None: ...


class Hints:
    """The hints of one table.

    `may_ask` says whether a question is about the present decision of a seat, and answers why if
    it is not; `refuse` answers with an error code. A guest has one question under way at a time,
    at whatever table.
    """

    def __init__(
        self,
        live: LiveTable,
        services: Services,
        may_ask: Callable[[Asked, int], bool],
        refuse: Refusing,
    ) -> None:
        self._live = live
        self._services = services
        self._may_ask = may_ask
        self._refuse = refuse
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, asked: Asked, seq: int) -> None:
        """Begin to think about what a seat that has seen line `seq` could do, if it may ask."""
        live, client = self._live, asked.client
        if not self._may_ask(asked, seq):
            return
        if not live.game.hints:
            self._refuse(asked, "no_hints")
        elif client.seat not in live.table.waiting() or live.seats[client.seat].bot:
            self._refuse(asked, "not_offered")
        elif not self._services.hinted.enter(client.guest):
            self._refuse(asked, "hint_under_way")
        else:
            task = asyncio.create_task(self._advise(asked, seq))
            self._tasks.add(task)
            task.add_done_callback(lambda _: self._ended(task, client.guest))

    def _ended(self, task: asyncio.Task[None], guest: str) -> None:
        self._tasks.discard(task)
        self._services.hinted.leave(guest)

    async def _advise(self, asked: Asked, seq: int) -> None:
        """Think and answer, unless the game has moved on meanwhile."""
        client, live, services = asked.client, self._live, self._services
        table = live.table
        try:
            async with services.bots.turns.turn(client.guest, True):
                seed = bot_seed(live.game.seed, table.seq, client.seat)
                found = await services.bots.advise(table.game, table.position, client.seat, seed)
        except Exception as error:  # a mistake of the bot: there is no hint, and the game goes on
            log.warning("no_hint", table=live.id, error=repr(error))
            self._refuse(asked, "no_advice")
            return
        if self._may_ask(asked, seq):
            advice = [advice_info(table, one) for one in found[:MOST_WAYS]]
            client.send(encode(Advised(answers=asked.id, advice=advice)))

    async def stop(self) -> None:
        """Give up what is under way."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def advice_info(table: Table, told: Told) -> AdviceInfo:
    """One way to go on, with its actions described."""
    actions = [action_info(table.game.parse(text)) for text in told.options]
    return AdviceInfo(actions, told.worth, told.parts)

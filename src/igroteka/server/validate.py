"""Replays stored games under the present rules, and says what an upgrade would change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from igroteka.games import game_named
from igroteka.kernel.errors import GameError
from igroteka.server.shapes import sheets_info, sheets_read
from igroteka.store.archive import StoredGame, stored_games
from igroteka.table.table import Table

Kind: TypeAlias = Literal["same", "older", "changed"]

SAME: Final[Kind] = "same"  # it leads to the same result, or can be played on
OLDER: Final[Kind] = (
    "older"  # it began under older rules, and goes on from its last stored position
)
CHANGED: Final[Kind] = "changed"


class Finding(NamedTuple):
    """What the present rules make of a stored game; `text` says it in a sentence."""

    id: str
    game: str
    kind: Kind
    text: str


def findings(db: str, tell: Callable[[Finding], None]) -> None:
    """Call `tell` with what the present rules make of each game of a database.

    The database is not changed. Raises `StoreError` if it cannot be read.
    """

    async def find() -> None:
        async for stored in stored_games(db):
            kind, text = _found(stored)
            tell(Finding(stored.id, stored.config.game, kind, text))

    asyncio.run(find())


def _found(stored: StoredGame) -> tuple[Kind, str]:
    """What the present rules make of one game, and why."""
    try:
        present = game_named(stored.config.game).meta.rules_version
    except GameError as error:
        return CHANGED, str(error)
    difference = _difference(stored)
    if not difference:
        return SAME, f"{len(stored.rows)} lines lead to the same"
    if stored.rules_version == present:
        return CHANGED, difference
    return OLDER, f"began under rules version {stored.rules_version}, now {present}: {difference}"


def _difference(stored: StoredGame) -> str:
    """What is different when the log of a game is replayed; empty if nothing is."""
    try:
        table = Table.folded(stored.config, stored.rows, stored.start)
    except GameError as error:
        return str(error)
    if stored.result is None:
        return "the log leads to the end of the game" if table.over else ""
    if not table.over:
        return "the log stops before the end of the game"
    if sheets_info(table.game.scores(table.position)) != sheets_read(stored.result):
        return "the log leads to another result"
    return ""

"""Exports games, and verifies that their luck was fair.

The hash of the seed is shown before the game and the seed after it; all chance follows from it.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import msgspec

from igroteka.games import game_named
from igroteka.kernel.errors import GameError
from igroteka.server.messages import OriginInfo, SheetInfo
from igroteka.server.shapes import sheets_info
from igroteka.server.what_if import follows_from_seed
from igroteka.table.log import Config, Row
from igroteka.table.table import Table

FORMAT = "igroteka-log"
VERSION = 1


class Export(msgspec.Struct, kw_only=True):
    """An exported game: configuration, log and result; the seed only once it is over.

    A game that goes on from another one has its `origin`, and once it is over the position it
    began with, as `start`.
    """

    format: str
    version: int
    table: str
    game: str
    rules_version: int
    seats: int
    names: list[str]
    variant: dict[str, str]
    seed_hash: str
    seed: str | None
    decisions: list[Row]
    result: list[SheetInfo] | None
    origin: OriginInfo | None = None
    start: dict[str, Any] | None = None


class Verdict(NamedTuple):
    """Whether the luck was fair, and why, in one sentence."""

    fair: bool
    text: str


def seed_text(seed: int) -> str:
    """The seed as it is shown at the end: 32 hexadecimal digits."""
    return f"{seed:032x}"


def seed_hash(seed: int) -> str:
    """The hash that is shown at the start: SHA-256 of `seed_text`, in hexadecimal."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()


def export_of(
    table: Table,
    id: str,
    names: list[str],
    rows: list[Row],
    rules_version: int,
    result: list[SheetInfo] | None,
) -> Export:
    """Export a table: `rows` are the lines that the reader may know, `names` those of the seats.

    With a `result` the game is over and its seed is told.
    """
    config = table.config
    return Export(
        format=FORMAT,
        version=VERSION,
        table=id,
        game=config.game,
        rules_version=rules_version,
        seats=config.seats,
        names=names,
        variant=config.variant,
        seed_hash=seed_hash(config.seed),
        seed=None if result is None else seed_text(config.seed),
        decisions=rows,
        result=result,
    )


def verify(data: bytes) -> Verdict:
    """Check an exported game, given as JSON.

    It is fair if the seed has the hash shown at the start, and the log, replayed from that seed,
    leads to the result.
    """
    try:
        game = msgspec.json.decode(data, type=Export)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Verdict(False, f"expected an exported game, found something else: {error}")
    except RecursionError:
        return Verdict(False, "expected an exported game, found something nested too deeply")
    if game.format != FORMAT or game.version != VERSION:
        return Verdict(
            False,
            f"expected {FORMAT} version {VERSION}, found {game.format} version {game.version}",
        )
    try:
        present = game_named(game.game).meta.rules_version
    except GameError as error:
        return Verdict(False, str(error))
    if game.rules_version != present:
        return Verdict(
            False,
            f"expected a game under rules version {present}, found version {game.rules_version}:"
            " its log may lead elsewhere now",
        )
    if game.seed is None:
        return Verdict(False, "the game is not over: its seed is not known yet")
    try:
        seed = int(game.seed, 16)
    except ValueError:
        return Verdict(False, f"expected a seed in hexadecimal digits, found {game.seed!r}")
    if seed_hash(seed) != game.seed_hash or seed_text(seed) != game.seed:
        return Verdict(False, "the seed is not the one promised at the start")
    try:
        config = Config(game.game, game.seats, game.variant, seed)
        table = Table.folded(config, game.decisions, game.start)
    except GameError as error:
        return Verdict(False, f"the log does not follow from the seed: {error}")
    if (game.origin is None) != (game.start is None):
        return Verdict(False, "expected the position that the game began with, found none")
    if game.origin is not None and not (
        0 <= game.origin.seat < game.seats and follows_from_seed(table, game.origin.seat)
    ):
        return Verdict(False, "the position that the game began with does not follow from the seed")
    if not table.over:
        return Verdict(False, "the log stops before the end of the game")
    if sheets_info(table.game.scores(table.position)) != game.result:
        return Verdict(False, "the log leads to another result")
    return Verdict(True, f"fair: {len(game.decisions)} lines follow from the promised seed")

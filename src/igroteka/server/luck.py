"""Verifiable luck: the hash of the seed is shown before the game, the seed after it."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec

from igroteka.kernel.errors import GameError
from igroteka.table.log import Config, Row
from igroteka.table.table import Table, scores_data

FORMAT = "igroteka-log"
VERSION = 1


class Export(msgspec.Struct, kw_only=True):
    """A game to take away: configuration, log and result. The seed is there once it is over."""

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
    hidden: int  # lines left out because the asker may not know them yet
    result: list[dict[str, object]] | None


class Verdict(NamedTuple):
    """Whether the luck was fair, with one sentence for people."""

    fair: bool
    text: str


def seed_text(seed: int) -> str:
    """The seed as shown at the end."""
    return f"{seed:032x}"


def seed_hash(seed: int) -> str:
    """The promise shown at the start: SHA-256 of the seed's text."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()


def verify(data: bytes) -> Verdict:
    """Check an exported game: the promise was kept, and the log leads to the result."""
    try:
        game = msgspec.json.decode(data, type=Export)
    except msgspec.DecodeError as error:
        return Verdict(False, f"expected an exported game, found something else: {error}")
    if game.format != FORMAT or game.version != VERSION:
        return Verdict(
            False,
            f"expected {FORMAT} version {VERSION}, found {game.format} version {game.version}",
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
        table = Table.folded(config, game.decisions)
    except GameError as error:
        return Verdict(False, f"the log does not follow from the seed: {error}")
    if not table.over:
        return Verdict(False, "the log stops before the end of the game")
    if scores_data(table.game.scores(table.position)) != game.result:
        return Verdict(False, "the log leads to another result")
    return Verdict(True, f"fair: {len(game.decisions)} lines follow from the promised seed")

"""Plays on from a past point of a finished game, at a new table of one's own against bots.

What the seat could not know at that point is dealt anew, so that the new table tells nothing that
was hidden then. All that follows comes from the seed of the new table.
"""

from __future__ import annotations

from typing import NamedTuple

from igroteka.kernel.errors import GameError
from igroteka.kernel.state import State
from igroteka.store.rows import Origin
from igroteka.table.table import Table


class NoWhatIf(GameError):
    """A point of a game from which nobody can play on; the text says why."""


class Start(NamedTuple):
    """Where a new table begins: which game it comes from, and the position."""

    origin: Origin
    position: State


def start_from(table: Table, id: str, seq: int, seat: int, seed: int) -> Start:
    """The beginning of a new table for `seat`, from game `id` after `seq` lines of its log.

    Raises `NoWhatIf` for lines and seats that are not there, and for the end of the game.
    """
    if not table.begun <= seq <= table.seq:
        raise NoWhatIf(f"expected a line from {table.begun} to {table.seq}, found {seq}")
    if not 0 <= seat < table.config.seats:
        raise NoWhatIf(f"expected a seat from 0 to {table.config.seats - 1}, found {seat}")
    s = table.position_at(seq)
    if not table.game.waiting(s):
        raise NoWhatIf("the game is over at this point: there is nothing left to play")
    return Start(Origin(id, seq, seat), table.game.redeal(s, seat, seed))


def follows_from_seed(table: Table, seat: int) -> bool:
    """Whether the position that a table began with is the one that its seed deals to `seat`.

    Dealing anew depends on nothing but what the seat knows and the seed, so doing it again must
    change nothing.
    """
    game, s = table.game, table.position_at(table.begun)
    return game.save(game.redeal(s, seat, table.config.seed)) == game.save(s)

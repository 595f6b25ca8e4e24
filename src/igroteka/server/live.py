"""One game in the memory of this process: its rows of the store, and its table."""

from __future__ import annotations

from typing import Final

from igroteka.store.rows import ChatRow, GameRow, SeatRow
from igroteka.table.table import Table

SPECTATOR: Final = -1


class LiveTable:
    """A game, its seats, its table and its chat; changed by its room, read by its audience."""

    def __init__(
        self, game: GameRow, seats: list[SeatRow], table: Table, chat: list[ChatRow]
    ) -> None:
        self.game = game
        self.seats = seats
        self.table = table
        self.chat = chat
        self.elsewhere: set[int] = set()  # seats connected through other processes

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.id

    def seat_of(self, guest: str) -> int:
        """The seat of a guest; SPECTATOR if none."""
        for seat in self.seats:
            if guest and seat.guest == guest:
                return seat.seat
        return SPECTATOR

    def has_people(self) -> bool:
        """Whether somebody sits at the table, even if a bot plays for them at the moment."""
        return any([seat.guest for seat in self.seats])

    @property
    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [seat.seat for seat in self.seats if seat.played]

    def forced_seat(self) -> int:
        """The seat whose forced choice the table makes by itself; SPECTATOR if none."""
        forced = self.table.forced() if self.game.auto and not self.game.ending else None
        return SPECTATOR if forced is None else forced[0]

    def next_bot(self) -> int:
        """The first seat played by a bot that has to choose; SPECTATOR if none."""
        if not self.game.finished:
            for seat in self.table.waiting():
                if self.seats[seat].bot:
                    return seat
        return SPECTATOR

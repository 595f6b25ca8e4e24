"""One game as this process knows it: its rows in the store, and the table they lead to."""

from __future__ import annotations

from typing import Final

from igroteka.store.rows import ChatRow, GameRow, SeatRow
from igroteka.table.table import Table

SPECTATOR: Final = -1


class LiveTable:
    """A room changes it, an audience is shown it."""

    def __init__(
        self, game: GameRow, seats: list[SeatRow], table: Table, chat: list[ChatRow]
    ) -> None:
        self.game = game
        self.seats = seats
        self.table = table
        self.chat = chat
        self.elsewhere: set[int] = set()  # seats that look through other processes

    @property
    def id(self) -> str:
        """The name of the game in the store."""
        return self.game.id

    def seat_of(self, guest: str) -> int:
        """Where a guest sits; SPECTATOR if nowhere."""
        for seat in self.seats:
            if guest and seat.guest == guest:
                return seat.seat
        return SPECTATOR

    def forced_seat(self) -> int:
        """The seat whose only option the table takes by itself; SPECTATOR if none."""
        forced = self.table.forced() if self.game.auto else None
        return SPECTATOR if forced is None else forced[0]

    def next_bot(self) -> int:
        """The bot that has to choose; SPECTATOR if none."""
        if not self.game.finished:
            for seat in self.table.waiting():
                if self.seats[seat].bot:
                    return seat
        return SPECTATOR

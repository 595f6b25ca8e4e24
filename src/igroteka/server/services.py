"""What all rooms of one process share: settings, store, bots, metrics and the key of invites."""

from __future__ import annotations

import secrets

from igroteka.server.bots import BotPool
from igroteka.server.identity import hashed, invite_secret, table_secret
from igroteka.server.limits import Places
from igroteka.server.messages import Invite
from igroteka.server.metrics import Metrics
from igroteka.server.settings import Settings
from igroteka.store.rows import GameRow, SeatRow
from igroteka.store.store import Store


class Services:
    """Settings, store, bots, metrics and the key of invites; `process` is this process's id.

    `closing` is set when the server stops: nothing new is started then.
    """

    def __init__(
        self, settings: Settings, store: Store, bots: BotPool, metrics: Metrics, key: bytes
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.key = key
        self.closing = False
        self.hinted = Places(1)  # guests for whom a bot thinks about a hint
        self.process = secrets.token_hex(8)  # in presence records of the store

    def link(self, game: GameRow, seats: list[SeatRow]) -> str | None:
        """The link to a table: it seats whoever opens it, or lets them watch a private one.

        None if it does neither: at a public table without a free seat.
        """
        secret = table_secret(self.key, game.id)
        free = not game.finished and any([seat.free for seat in seats])
        if game.public and not free:
            return None
        if hashed(secret) != game.secret_hash:  # the key has changed
            return None
        return self.settings.public.rstrip("/") + f"/j/{game.id}/{secret}"

    def invites(self, id: str, seats: list[SeatRow]) -> list[Invite]:
        """Invite links to the free seats of table `id`.

        A seat whose stored hash belongs to another key is left out: its link cannot be made again.
        """
        found: list[Invite] = []
        for seat in seats:
            secret = invite_secret(self.key, id, seat.seat)
            if seat.free and hashed(secret) == seat.secret_hash:
                path = f"/j/{id}/{seat.seat}/{secret}"
                found.append(Invite(seat.seat, self.settings.public.rstrip("/") + path))
        return found

"""What the rooms of one process share: settings, store, bots, metrics, and the key of its links."""

from __future__ import annotations

import secrets

from igroteka.server.bots import BotPool
from igroteka.server.identity import hashed, invite_secret
from igroteka.server.messages import Invite
from igroteka.server.metrics import Metrics
from igroteka.server.settings import Settings
from igroteka.store.rows import SeatRow
from igroteka.store.store import Store


class Services:
    """Given to every room."""

    def __init__(
        self, settings: Settings, store: Store, bots: BotPool, metrics: Metrics, key: bytes
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.key = key
        self.closing = False
        self.process = secrets.token_hex(8)  # tells this process from others on the same store

    def invites(self, id: str, seats: list[SeatRow]) -> list[Invite]:
        """Links to the free seats, as far as this server can still make them."""
        found: list[Invite] = []
        for seat in seats:
            secret = invite_secret(self.key, id, seat.seat)
            if seat.free and hashed(secret) == seat.secret_hash:
                path = f"/j/{id}/{seat.seat}/{secret}"
                found.append(Invite(seat.seat, self.settings.public.rstrip("/") + path))
        return found

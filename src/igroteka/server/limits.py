"""Token buckets: so many at once, and so many per second after that."""

from __future__ import annotations

import time
from typing import Final

MOST_KEYS: Final = 10_000


class Bucket:
    """Gives out permissions at a steady rate."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """One permission, if there is one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per key, e.g. per address; full ones are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_key: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """One permission for this key, if there is one."""
        bucket = self._by_key.get(key)
        if bucket is None:
            if len(self._by_key) >= MOST_KEYS:
                self._forget()
            bucket = self._by_key[key] = Bucket(self.rate, self.burst)
        return bucket.take()

    def _forget(self) -> None:
        """Whoever has been silent long enough has a full bucket again, so nothing is lost."""
        long_ago = time.monotonic() - self.burst / self.rate
        self._by_key = {key: b for key, b in self._by_key.items() if b.at > long_ago}
        if len(self._by_key) >= MOST_KEYS:
            self._by_key.clear()

"""Rate limits by token buckets: a burst at once, then so many per second.

Also how many of a thing somebody may have at the same time, and the key that addresses are
counted by.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

MOST_KEYS: Final = 10_000
PREFIX_BITS: Final = 64  # of an IPv6 address: the network that one customer is given

Clock = Callable[[], float]


def address_key(host: str) -> str:
    """The key by which an address is counted: an IPv4 address, or the /64 network of an IPv6 one.

    Whoever has one IPv6 address has 2⁶⁴ of them. Anything else, such as the name of a socket,
    counts as it is.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, PREFIX_BITS), strict=False))


class Bucket:
    """One token bucket: holds at most `burst` tokens and gains `rate` of them per second."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.clock = clock
        self.at = clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per key, e.g. per address; of too many, the one used longest ago is dropped."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._by_key: dict[str, Bucket] = {}  # in the order of their last use

    def take(self, key: str) -> bool:
        """Take a token of this key; False if there is none."""
        bucket = self._by_key.pop(key, None)
        if bucket is None:
            if len(self._by_key) >= MOST_KEYS:
                del self._by_key[next(iter(self._by_key))]
            bucket = Bucket(self.rate, self.burst, self.clock)
        self._by_key[key] = bucket
        return bucket.take()


class Shares:
    """Buckets for guests, and wider ones for addresses: at one address may be several people.

    `people` is how many guests an address may be; whoever is no guest counts by address alone.
    """

    def __init__(
        self, rate: float, burst: float, people: int, clock: Clock = time.monotonic
    ) -> None:
        self._guests = Buckets(rate, burst, clock)
        self._addresses = Buckets(rate * people, burst * people, clock)

    def take(self, guest: str, address: str) -> bool:
        """Take a token of a guest at an address; False if one of them has none."""
        return self._guests.take(guest or address) and self._addresses.take(address)


class Places:
    """How many of a thing each key has at the same time; at most `most`, 0 for no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more for this key; False, and nothing is counted, if it has them all."""
        taken = self._taken.get(key, 0)
        if self.most and taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: str) -> None:
        """Count one less for this key."""
        left = self._taken.pop(key) - 1
        if left:
            self._taken[key] = left

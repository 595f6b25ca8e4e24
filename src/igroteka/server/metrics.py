"""The Prometheus metrics of a server, for `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Counters, gauges and histograms in a registry of their own.

    So several servers can run in one process, as in tests.
    """

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.decisions = Counter(
            "igroteka_decisions", "Lines appended to logs", ["kind"], registry=registry
        )
        self.refused = Counter(
            "igroteka_refused", "Messages not followed", ["code"], registry=registry
        )
        self.races = Counter("igroteka_races_lost", "Appends another won", registry=registry)
        self.sockets = Gauge("igroteka_sockets", "Open WebSockets", registry=registry)
        self.rooms = Gauge("igroteka_rooms", "Tables in memory", registry=registry)
        self.act_seconds = Histogram(
            "igroteka_act_seconds",
            "From a message to the answers for all seats",
            buckets=SECONDS,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "igroteka_bot_seconds", "How long bots think", buckets=SECONDS, registry=registry
        )

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

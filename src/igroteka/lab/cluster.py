"""Work on the machines of a Ray cluster; needs the extra `cluster` of the package."""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

from igroteka.kernel.errors import UnknownChoice

LOCAL: Final = "local"  # a cluster of this machine alone, started for the occasion
REACH_SECONDS: Final = 5.0
AHEAD: Final = 2  # tasks under way for each core, so that none waits for the next

J = TypeVar("J")
R = TypeVar("R")


def on_cluster(work: Callable[[J], R], jobs: Sequence[J], address: str) -> Iterator[R]:
    """Do `work` for each of the jobs on a Ray cluster; yields the results as they end.

    `address` is that of the cluster's head as `host:port`, or `LOCAL`. The same version of the
    package has to be installed on all its machines. A task whose machine is lost is done again on
    another. Raises `UnknownChoice` if Ray is not installed or the cluster does not answer.
    """
    ray = connected(address)
    try:
        task = ray.remote(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(jobs)
        running = [task.remote(job) for job in islice(left, most)]
        while running:
            ended, running = ray.wait(running, num_returns=1)
            running += [task.remote(job) for job in islice(left, len(ended))]
            yield from ray.get(ended)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """The module `ray`, connected to a cluster; raises `UnknownChoice`."""
    # What Ray counts stays here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise UnknownChoice(
            "expected Ray for a cluster, found none; install it with: pip install igroteka[cluster]"
        ) from error
    if address != LOCAL:
        reach(address)
    try:
        ray.init(
            address=address,
            include_dashboard=False if address == LOCAL else None,
            configure_logging=False,
            log_to_driver=False,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise not_there(address, error) from error
    return ray


def reach(address: str) -> None:
    """Connect to an address and hang up, as Ray would try for minutes; raises `UnknownChoice`."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), REACH_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise not_there(address, error) from error


def not_there(address: str, error: Exception) -> UnknownChoice:
    """What to raise where no cluster answers."""
    said = str(error).strip().partition("\n")[0]
    return UnknownChoice(f"expected a Ray cluster at {address}, found: {said}")

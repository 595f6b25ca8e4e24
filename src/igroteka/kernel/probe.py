"""A small piece of work of one game that a bench measures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from igroteka.kernel.state import State

S = TypeVar("S", bound=State)


class Probe(ABC, Generic[S]):
    """One piece of work with its name, what it is in words, and the time it should not exceed.

    A target of 0 says that the work is measured for comparison only.
    """

    name: str
    what: str
    target: float  # microseconds

    def __init__(self, name: str, what: str, target: float) -> None:
        self.name = name
        self.what = what
        self.target = target

    def prepare(self) -> str:
        """Get ready, before it is measured; returns what has to be installed first, or nothing."""
        return ""

    @abstractmethod
    def run(self, s: S) -> int:
        """Do it in this position, without changing it; returns how many times it was done."""

"""What a bench measures of one game alone: small pieces of work, and what the game sends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from igroteka.kernel.state import State

S = TypeVar("S", bound=State)


class Probe(ABC, Generic[S]):
    """One piece of work with its name, what it is in words, and the time it should not exceed.

    The compiled build may have a target of its own. A target of 0 says that the work is measured
    for comparison only.
    """

    name: str
    what: str
    target: float  # microseconds
    compiled_target: float  # the same; 0 where the builds have the same one

    def __init__(self, name: str, what: str, target: float, compiled_target: float = 0.0) -> None:
        self.name = name
        self.what = what
        self.target = target
        self.compiled_target = compiled_target

    def target_of(self, compiled: bool) -> float:
        """The target of one of the two builds."""
        return self.compiled_target if compiled and self.compiled_target else self.target

    def prepare(self) -> str:
        """Get ready, before it is measured; returns what has to be installed first, or nothing."""
        return ""

    @abstractmethod
    def run(self, s: S) -> int:
        """Do it in this position, without changing it; returns how many times it was done."""


class Parcel(ABC, Generic[S]):
    """Something that a game sends, with the bytes that it should not exceed once it is packed."""

    name: str
    what: str
    target: int

    def __init__(self, name: str, what: str, target: int) -> None:
        self.name = name
        self.what = what
        self.target = target

    @abstractmethod
    def text(self, s: S) -> str:
        """What is sent in this position, before it is packed; does not change it."""

"""The log of the server: one JSON object per line, on standard error."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Final

import structlog
from structlog.typing import EventDict

QUIET_SECONDS: Final = 1.0  # between two lines about the same thing
MOST_EVENTS: Final = 1000  # that are told apart


class Sparing:
    """Lets at most one warning or error of a kind through in `QUIET_SECONDS`.

    So nobody can fill the disk with lines, or hide one line behind many others.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def left_out(self, kind: str) -> int:
        """How many lines of this kind were left out since the last; -1 if this one is too."""
        at = self._clock()
        if at - self._last.get(kind, -QUIET_SECONDS) < QUIET_SECONDS:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return -1
        if len(self._last) >= MOST_EVENTS:
            self._last.clear()
        self._last[kind] = at
        return self._left_out.pop(kind, 0)

    def __call__(self, _: object, method: str, event: EventDict) -> EventDict:
        """Count a line of our own, as a processor of structlog."""
        if method in ("debug", "info"):
            return event
        number = self.left_out(str(event.get("event")))
        if number < 0:
            raise structlog.DropEvent
        return {**event, "left_out": number} if number else event

    def filter(self, record: logging.LogRecord) -> bool:
        """Count a line of a library, as a filter of `logging`."""
        return self.left_out(f"{record.name}: {record.msg}") >= 0


class OneLine(logging.Filter):
    """Drops the traceback of bytes that are not UTF-8: anybody can send them."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
        return True


def set_up_logging(level: str) -> None:
    """Log one JSON object per line to standard error, from this level on.

    Logs of libraries are included from warnings on. Of warnings and errors of one kind, one a
    second is logged.
    """
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[Sparing(), *shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=renderer)
    )
    handler.addFilter(OneLine())
    handler.addFilter(Sparing().filter)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)

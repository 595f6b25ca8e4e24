"""Tests in a folder `browser` run by themselves, with the fixtures of `tests/browser/fixtures.py`.

They lie in `tests/browser` and in `tests/games/<game>/browser`. Pytest takes them only if it is
given such a folder or a file in it: an open browser keeps an event loop running, which breaks
`asyncio.run` in other tests.
"""

from __future__ import annotations

from pathlib import Path

import pytest

FIXTURES = "tests.browser.fixtures"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave a folder of browser tests out unless an argument names it or something in it."""
    if collection_path.name != "browser":
        return None
    base = config.invocation_params.dir
    named = [(base / argument.split("::")[0]).resolve() for argument in config.args]
    return None if any([path.is_relative_to(collection_path) for path in named]) else True


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> None:
    """Load the fixtures, one plugin for all folders: there can be one Chromium only."""
    if path.name == "browser":
        parent.config.pluginmanager.import_plugin(FIXTURES)

"""What browser tests share: the built pages, a real server, Chromium, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.server import Server

STATIC = Path(__file__).parents[2] / "src" / "igroteka" / "server" / "static"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NewPerson = Callable[..., Person]

expect.set_options(timeout=10_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this test run, with a copy of the pages: a new build does not disturb it."""
    assert (STATIC / "index.html").exists(), "expected built pages: python tools/web.py build"
    folder = tmp_path_factory.mktemp("server")
    shutil.copytree(STATIC, folder / "static")
    server = Server(folder / "games.db", folder / "static")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    found = [path for name in CHROMIUM if (path := shutil.which(name))]
    assert found, "expected Chromium on PATH"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found[0], args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def person(server: Server, browser: Browser) -> Iterator[NewPerson]:
    """Makes people; whatever goes wrong in one of their windows fails the test."""
    people: list[Person] = []

    def make(
        lang: str = "en",
        size: tuple[int, int] = (1366, 768),
        theme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        touch: bool = False,
        **more: Any,
    ) -> Person:
        context = browser.new_context(
            base_url=server.address,
            locale={"en": "en-GB", "ru": "ru-RU"}[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=touch,
            is_mobile=touch,
            **more,
        )
        context.set_default_timeout(10_000)
        people.append(Person(context, server.address, lang))
        return people[-1]

    yield make
    troubles = {str(number): one.troubles for number, one in enumerate(people) if one.troubles}
    for one in people:
        one.context.close()
    assert not troubles

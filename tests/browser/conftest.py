"""What browser tests share: the built pages, a real server, Chromium, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.server import Server

STATIC = Path(__file__).parents[2] / "src" / "igroteka" / "server" / "static"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Finished(NamedTuple):
    """A game that is over: the path of its table, and the settings of one who played."""

    path: str
    player: StorageState


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


class Crowd:
    """Makes people, and notices whatever goes wrong in one of their windows."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self._server = server
        self._browser = browser
        self._people: list[Person] = []

    def __call__(
        self,
        lang: str = "en",
        size: tuple[int, int] = (1366, 768),
        theme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        touch: bool = False,
        **more: Any,
    ) -> Person:
        """One more person; `more` goes to the browser context."""
        context = self._browser.new_context(
            base_url=self._server.address,
            locale={"en": "en-GB", "ru": "ru-RU"}[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=touch,
            is_mobile=touch,
            **more,
        )
        context.set_default_timeout(10_000)
        self._people.append(Person(context, self._server.address, lang))
        return self._people[-1]

    def leave(self) -> None:
        """Close all windows; nothing may have gone wrong in any of them."""
        troubles = [trouble for one in self._people for trouble in one.troubles]
        for one in self._people:
            one.context.close()
        assert not troubles


@pytest.fixture
def person(server: Server, browser: Browser) -> Iterator[Crowd]:
    """Makes the people of one test."""
    crowd = Crowd(server, browser)
    yield crowd
    crowd.leave()


@pytest.fixture(scope="session")
def finished(server: Server, browser: Browser) -> Finished:
    """A game that is over: a person sat down and let a bot play in their place."""
    crowd = Crowd(server, browser)
    anna = crowd()
    anna.new_table("me", "greedy", "greedy", "greedy")
    anna.button("web-menu").click()
    anna.button("web-hand-over").click()
    anna.button("web-hand-over-do").click()
    anna.until(lambda: anna.table["seats"][0]["bot"] is not None, "the bot")
    game = Finished(anna.page.url.removeprefix(anna.address), anna.context.storage_state())
    anna.page.goto("about:blank")  # when nobody looks on, bots do not pause
    anna.until(lambda: anna.tables()[0]["status"] == "finished", "the end of the game", 60)
    crowd.leave()
    return game

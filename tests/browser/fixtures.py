"""What browser tests share: the built pages, a real server, Chromium, and people in front of it.

Tests in `tests/games/<game>/browser` play that game, all others the template.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from igroteka.games import game_named, game_names
from tests.browser.crowd import Crowd
from tests.browser.person import PATIENCE
from tests.browser.server import Server

TESTS = Path(__file__).parents[1]
STATIC = TESTS.parent / "src" / "igroteka" / "server" / "static"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
TEMPLATE = "caravan"


class Finished(NamedTuple):
    """A game that is over: the path of its table, and the settings of one who played."""

    path: str
    player: StorageState


expect.set_options(timeout=1000 * PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == "browser":
            item.add_marker(pytest.mark.browser)
    # Whole games take longest: begun first, they leave no process waiting for the other.
    items.sort(key=lambda item: "whole_game" not in item.path.name)


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built pages: a new build does not disturb the tests."""
    assert (STATIC / "index.html").exists(), "expected built pages: python tools/web.py build"
    return shutil.copytree(STATIC, tmp_path_factory.mktemp("pages") / "static")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Server]:
    """A server as people know it."""
    server = Server(tmp_path_factory.mktemp("house") / "games.db", pages)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Server]:
    """A server that also has the games for developers."""
    server = Server(tmp_path_factory.mktemp("workshop") / "games.db", pages, "--developer")
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
def game(request: pytest.FixtureRequest) -> str:
    """The game that a test plays."""
    folder = request.path.parents[1]
    return folder.name if folder.parent == TESTS / "games" else TEMPLATE


@pytest.fixture
def server(request: pytest.FixtureRequest, game: str) -> Server:
    """The server that has the game of a test."""
    name = "workshop" if game_named(game).meta.developer else "house"
    server: Server = request.getfixturevalue(name)
    return server


@pytest.fixture
def person(server: Server, browser: Browser, game: str) -> Iterator[Crowd]:
    """Makes the people of one test."""
    crowd = Crowd(server, browser, game)
    yield crowd
    crowd.leave()


@pytest.fixture
def visitor(house: Server, browser: Browser) -> Iterator[Crowd]:
    """Makes people at a server as people know it; they play whatever is the first game there."""
    crowd = Crowd(house, browser, game_names()[0])
    yield crowd
    crowd.leave()


@pytest.fixture(scope="session")
def finished_games() -> dict[str, Finished]:
    """The finished games of this run, by game."""
    return {}


@pytest.fixture
def finished(
    server: Server, browser: Browser, game: str, finished_games: dict[str, Finished]
) -> Finished:
    """A game of four that is over: a person sat down and let a bot play in their place."""
    if game not in finished_games:
        crowd = Crowd(server, browser, game)
        anna = crowd()
        anna.new_table("me", "greedy", "greedy", "greedy")
        anna.button("web-menu").click()
        anna.button("web-hand-over").click()
        anna.button("web-hand-over-do").click()
        anna.until(lambda: anna.table.seats[0].bot is not None, "the bot")
        path = anna.page.url.removeprefix(anna.address)
        finished_games[game] = Finished(path, anna.context.storage_state())
        anna.page.goto("about:blank")  # when nobody looks on, bots do not pause
        anna.until(lambda: anna.tables()[0]["status"] == "finished", "the end of the game")
        crowd.leave()
    return finished_games[game]

"""Makes people at browsers, all of them at one server."""

from __future__ import annotations

import json
from typing import Any, Final, Literal, Protocol

from playwright.sync_api import Browser

from tests.browser.person import PATIENCE, Person

HABITS: Final = "igroteka-play"  # where the pages keep how somebody likes to play
# Whoever is in a hurry: nothing holds the screen, nobody waits for an undo, all is asked.
QUICK: Final[dict[str, object]] = {"pace": "fast", "grace": 0, "confirm": False, "skip": False}


class Served(Protocol):
    """A running server."""

    address: str


class Crowd:
    """Makes people who play `game`, and notices whatever goes wrong in one of their windows."""

    def __init__(self, server: Served, browser: Browser, game: str) -> None:
        self.game = game
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
        habits: dict[str, object] | None = None,
        **more: Any,
    ) -> Person:
        """One more person; `habits` are settings of play, `more` goes to the browser context."""
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
        context.set_default_timeout(1000 * PATIENCE)
        stored = json.dumps(json.dumps({**QUICK, **(habits or {})}))
        context.add_init_script(
            # An empty page has no store.
            f"if (origin !== 'null' && !localStorage.getItem('{HABITS}'))"
            f" localStorage.setItem('{HABITS}', {stored})"
        )
        self._people.append(Person(context, self._server.address, lang, self.game))
        return self._people[-1]

    def leave(self) -> None:
        """Close all windows; nothing may have gone wrong in any of them."""
        troubles = [trouble for one in self._people for trouble in one.troubles]
        for one in self._people:
            one.context.close()
        assert not troubles, troubles

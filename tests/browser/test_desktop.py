"""On a small laptop everything is on one screen, in both languages and both themes."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd, Finished
from tests.browser.person import Person

# How far the page, and the main part of it, could be scrolled.
SCROLL = """() => [document.scrollingElement, document.querySelector('main')].map(node =>
    [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight])"""


def fits(person: Person, name: str) -> None:
    person.page.evaluate("document.fonts.ready")
    person.shot(f"desktop-{name}")
    assert person.page.evaluate(SCROLL) == [[0, 0], [0, 0]], name


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_table_and_end_need_no_scrolling(
    person: Crowd, finished: Finished, lang: str, theme: Literal["light", "dark"]
) -> None:
    anna = person(lang, size=(1366, 768), theme=theme, storage_state=finished.player)
    anna.introduce("Анна")
    anna.open()
    expect(anna.page.locator(f'a[href="{finished.path}"]')).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
    fits(anna, f"home-{lang}-{theme}")

    anna.open(finished.path)
    expect(anna.page.get_by_role("table")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", lang)
    fits(anna, f"end-{lang}-{theme}")
    anna.button("web-see-board").click()
    fits(anna, f"end-board-{lang}-{theme}")

    anna.new_table("me", "greedy", "greedy", "greedy")
    fits(anna, f"table-{lang}-{theme}")
    anna.press("market:own_farmer")
    fits(anna, f"picked-{lang}-{theme}")

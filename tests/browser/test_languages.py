"""The language changes at once, everywhere and without a reload."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.playing import says

FETCHED = """part => performance.getEntriesByType("resource")
    .some(one => one.name.includes(part) && one.responseEnd > 0)"""


def test_the_language_changes_at_once_and_without_a_reload(person: Crowd) -> None:
    anna = person("ru")
    anna.new_table("me", "greedy")
    says(anna, "web-your-turn")
    loads = anna.loads
    sockets = anna.sockets

    for lang in ("en", "ru", "en"):
        anna.page.get_by_role("banner").get_by_role("button", name=re.compile("EN:|RU:")).click()
        anna.speak(lang)

        says(anna, "web-your-turn")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(
            anna.word(f"{anna.game}-name")
        )

    assert anna.loads == loads
    assert anna.sockets == sockets
    anna.page.reload()
    says(anna, "web-your-turn")


def test_the_home_page_changes_its_language_at_once(visitor: Crowd) -> None:
    anna = visitor("en")
    anna.open()
    expect(anna.page.get_by_role("heading", name=anna.word("web-what-to-play"))).to_be_visible()
    loads = anna.loads

    anna.page.get_by_text("RU", exact=True).click()
    anna.speak("ru")

    expect(anna.page.get_by_role("heading", name=anna.word("web-what-to-play"))).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    assert anna.loads == loads


def test_the_language_can_be_changed_without_a_connection(person: Crowd) -> None:
    anna = person("en")
    anna.new_table("me", "greedy")
    # The page fetches the words of the other language when it is idle.
    anna.page.wait_for_function(FETCHED, arg="/assets/ru-")
    anna.page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    anna.page.get_by_role("banner").get_by_role("button", name="RU: Русский").click()
    anna.speak("ru")

    says(anna, "web-your-turn")
    anna.context.set_offline(False)
    anna.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket connection")

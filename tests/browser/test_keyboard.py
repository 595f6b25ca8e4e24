"""The table without a mouse, and with a screen reader."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.keys import by_keys, focused
from tests.browser.playing import sit_down


def test_the_help_opens_and_closes_by_key(person: Crowd) -> None:
    anna = person("ru")
    anna.new_table("me", "greedy")
    anna.until(lambda: anna.asked, "the first choice")

    anna.page.keyboard.press("?")
    rules = anna.page.get_by_role("dialog", name=anna.word("web-help"))
    expect(rules).to_be_visible()
    anna.page.keyboard.press("Escape")

    expect(rules).to_have_count(0)


def test_number_keys_jump_to_a_panel(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: anna.asked, "the first choice")

    anna.page.keyboard.press("1")
    assert focused(anna).startswith("hand:")
    anna.page.keyboard.press("2")
    assert (
        anna.page.evaluate("document.activeElement.closest('[data-pane]').dataset.pane")
        == "players"
    )


def test_a_screen_reader_is_told_what_the_others_do(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris)
    for one in (anna, boris):
        for _ in range(2):
            by_keys(one, one.texts[0])
    anna.until(lambda: "pass" in anna.texts, "the turn of Anna")
    anna.choose("pass")
    boris.until(lambda: boris.asked, "the turn of Boris")
    boris.choose(boris.texts[-1])

    news = anna.page.locator("[data-news]")
    expect(news).to_have_attribute("aria-live", "polite")
    expect(news).to_contain_text(anna.word("web-guest", number=2))
    expect(boris.page.locator("[data-news]")).not_to_contain_text(boris.word("web-guest", number=2))

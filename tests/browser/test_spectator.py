"""Whoever only watches sees what lies open on the table, and whom they watch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.phone import PHONE
from tests.browser.playing import sit_down


def test_a_spectator_sees_no_plan_and_has_nothing_to_choose(person: Crowd) -> None:
    anna, boris, watcher = person("ru"), person("en"), person("en")
    sit_down(anna, boris)
    watcher.page.goto(anna.page.url)
    watcher.arrive()
    assert watcher.seat == -1
    expect(watcher.page.get_by_role("contentinfo")).to_contain_text(watcher.word("web-watching"))

    for _ in range(2):
        anna.choose(anna.texts[0])
    watcher.until(lambda: watcher.frame.waiting == [1], "Anna's plan")
    for other in (boris, watcher):
        assert other.view["players"][0]["plan"] == {}
    for _ in range(2):
        boris.choose(boris.texts[0])
    watcher.until(lambda: watcher.frame.phase == "turns", "the turns")
    assert sum(watcher.view["players"][0]["plan"].values()) == 2

    expect(watcher.page.locator('main [data-el][tabindex="0"]')).to_have_count(0)
    expect(watcher.button("web-options")).to_have_count(0)
    expect(watcher.page.get_by_label(watcher.word("web-chat-hint"))).to_have_count(0)
    assert not any(["hand" in player for player in watcher.view["players"]])
    assert watcher.sent == []


def test_a_spectator_with_a_phone_knows_whom_they_watch(person: Crowd) -> None:
    anna, watcher = person("en"), person("ru", size=PHONE, touch=True)
    anna.introduce("Anna")
    anna.new_table("me", "greedy")
    watcher.page.goto(anna.page.url)
    watcher.arrive()

    expect(watcher.page.get_by_text(watcher.word("web-watching"))).to_be_visible()
    expect(watcher.page.get_by_role("heading", name="Anna")).to_be_in_viewport(ratio=1)
    panels = watcher.page.get_by_role("navigation")
    expect(panels.get_by_role("tab", name=watcher.word("web-panel-board"))).to_be_visible()
    watcher.shot("phone-spectator")

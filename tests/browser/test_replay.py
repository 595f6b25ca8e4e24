"""Looking back in a game that still runs, as far as one may see."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.playing import finish_round, plan, sit_down


def test_the_past_of_a_running_game_and_back_to_the_present(person: Crowd) -> None:
    anna = person("en")
    anna.new_table("me", "greedy")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    finish_round({anna: ["use castle"]})
    page = anna.page

    anna.button("web-menu").click()
    anna.button("web-replay").click()
    slider = page.get_by_role("slider", name=anna.word("web-replay-position"))
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    slider.fill("0")

    # The first round again: everybody on the market, nothing to choose, and nothing is sent.
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"\b1 / 18"))
    expect(page.locator('main [data-el="market:own_farmer"]')).to_be_visible()
    expect(page.locator('main [data-el][tabindex="0"]')).to_have_count(0)
    before = list(anna.sent)
    page.locator('main [data-el="market:own_farmer"]').click()
    page.locator('main [data-el="slot:castle/1"]').click()
    assert [message for message in anna.sent if message not in before] == []
    anna.shot("replay-running")

    anna.button("web-leave-replay").click()
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"\b2 / 18"))
    anna.until(lambda: anna.asked, "the turn")
    anna.choose(max(anna.texts))


def test_looking_back_shows_the_own_plan_and_not_the_others(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris)
    anna.choose("place own_farmer castle/1")

    for one, sees in ((anna, 1), (boris, 0)):
        one.button("web-menu").click()
        one.button("web-replay").click()
        slider = one.page.get_by_role("slider", name=one.word("web-replay-position"))
        slider.fill("1")
        expect(slider).to_have_value("1")
        expect(one.page.locator('[data-at="slot:0/castle/1"] .tok')).to_have_count(sees)
        assert not one.errors

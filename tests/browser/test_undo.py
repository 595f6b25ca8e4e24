"""What was only planned can be taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.playing import sit_down, undo_is_offered


def test_a_plan_can_be_undone_and_made_otherwise(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris)
    anna.until(lambda: anna.asked, "planning")
    undo_is_offered(anna, 0)
    hand = anna.me["hand"]
    (first, last) = (anna.texts[0], anna.texts[-1])

    anna.choose(first)
    anna.choose(anna.texts[0])
    undo_is_offered(anna, 2)
    for left in (1, 0):
        anna.page.get_by_role("button", name=anna.word("web-undo")).click()
        undo_is_offered(anna, left)
    assert anna.me["hand"] == hand
    assert anna.me["plan"] == {}
    anna.choose(last)

    assert anna.me["plan"] == {last.removeprefix("lay "): 1}
    undo_is_offered(anna, 1)
    boris.choose(boris.texts[0])
    undo_is_offered(anna, 1)
    anna.page.keyboard.press("z")
    undo_is_offered(anna, 0)
    expect(anna.page.get_by_role("contentinfo")).to_contain_text(anna.word("web-your-turn"))


def test_nothing_is_undone_past_a_reveal(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    for _ in range(2):
        anna.choose(anna.texts[0])
    anna.until(lambda: anna.frame.phase != "planning", "the plans of all are shown")

    undo_is_offered(anna, 0)
    anna.page.keyboard.press("z")
    anna.choose("pass")

    assert [one["t"] for one in anna.sent].count("undo") == 0

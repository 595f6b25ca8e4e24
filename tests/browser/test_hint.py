"""The hint at the table: asked for, drawn on the board, put away, and followed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.phone import PHONE, Inspection
from tests.browser.playing import sit_down


def hint_of(person: Person) -> Locator:
    """The hint on the screen."""
    return person.page.get_by_role("region", name=person.word("web-hint"))


def at_a_choice(person: Person) -> None:
    """A table with two ways to begin, and not the same one in another order."""
    hand: dict[str, int] = {}
    while hand.get("merchant", 0) < 2 or hand.get("scout", 0) < 1:
        person.new_table("me", "greedy")
        hand = person.me["hand"]


def test_a_hint_is_drawn_on_the_board_and_followed(person: Crowd) -> None:
    anna = person("en")
    at_a_choice(anna)
    page, hint = anna.page, hint_of(anna)
    anna.button("web-hint").click()
    first = hint.get_by_role("listitem").first
    expect(first).to_contain_text("1")
    # The same number stands on the element that is to be clicked.
    mark = page.locator("main [data-hint]").first
    expect(mark).to_contain_text("1")
    element = mark.get_attribute("data-hint") or ""
    box, target = mark.bounding_box(), anna.element(element).bounding_box()
    assert box is not None
    assert target is not None
    assert box["x"] < target["x"] < target["x"] + target["width"] < box["x"] + box["width"]
    assert box["y"] < target["y"] < target["y"] + target["height"] < box["y"] + box["height"]
    anna.shot("hint")

    # Another move is behind the best one, and says by what.
    others = hint.get_by_role("list", name=anna.word("web-hint-others")).get_by_role("button")
    others.last.click()
    expect(hint).to_contain_text(anna.word("web-hint-instead"))
    others.first.click()
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(hint).to_contain_text(anna.word("web-hint-best"))
    assert len([one for one in anna.sent if one["t"] == "hint"]) == 1, "the answer is still known"
    before = len(anna.acts)
    hint.get_by_role("button", name=anna.word("web-hint-do")).click()
    anna.get_answer(before)
    assert f"hand:{anna.acts[0]['option'].removeprefix('lay ')}" == element


def test_a_table_of_people_has_hints_only_if_it_agrees(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris)
    for one in (anna, boris):
        expect(one.button("web-options").first).to_be_visible()
        expect(one.button("web-hint")).to_have_count(0)
        one.page.keyboard.press("h")
        expect(hint_of(one)).to_have_count(0)
        assert not [message for message in one.sent if message["t"] == "hint"]


@THEMES
def test_a_hint_on_a_phone_is_for_fingers_and_for_everybody(person: Crowd, theme: Theme) -> None:
    anna = person("ru", size=PHONE, touch=True, theme=theme, bypass_csp=True)
    axe, inspection = Axe(anna), Inspection(anna)
    at_a_choice(anna)
    anna.button("web-hint").tap()
    hint = hint_of(anna)
    expect(hint).to_contain_text(anna.word("web-hint-best"))
    inspection.look("hint")
    axe.look("hint")
    hint.get_by_role("button", name=anna.word("web-hint-others")).tap()
    inspection.look("hint-others")
    axe.look("hint-others")
    hint.get_by_role("button", name=anna.word("web-hint-close")).tap()
    expect(hint).to_have_count(0)

    assert axe.found == {}
    assert (inspection.wide, inspection.small) == ({}, {})

"""The rules of accessibility, as axe-core checks them, on every screen and in both themes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.fixtures import Finished
from tests.games.orleans.browser.playing import plan


@THEMES
def test_the_table_and_its_dialogs(person: Crowd, theme: Theme) -> None:
    anna = person("en", theme=theme, bypass_csp=True)
    axe = Axe(anna)
    anna.new_table("me", "greedy", "greedy")
    axe.look("planning")
    anna.press("market:own_farmer")
    expect(anna.element("slot:castle/1")).to_be_visible()
    axe.look("a follower picked")
    anna.page.locator('[data-el="slot:castle/2"]').click()
    anna.page.get_by_role("tooltip").wait_for()
    axe.look("refused")
    anna.page.keyboard.press("Escape")
    for key, name in (("o", "options"), ("?", "help")):
        anna.page.keyboard.press(key)
        anna.page.get_by_role("dialog").wait_for()
        axe.look(name)
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
    plan(anna, "village", "own_farmer", "own_boatman", "own_craftsman")
    anna.until(lambda: "use village trader" in anna.texts, "the turn")
    expect(anna.element("place:village")).to_be_visible()
    axe.look("actions")
    anna.choose("use village trader")
    expect(anna.element("tile:hayrick")).to_be_visible()
    axe.look("a place tile")

    assert axe.found == {}


@THEMES
def test_the_end_screen(person: Crowd, finished: Finished, theme: Theme) -> None:
    anna = person("en", theme=theme, bypass_csp=True, storage_state=finished.player)
    axe = Axe(anna)
    anna.introduce("Anna")
    anna.open(finished.path)
    expect(anna.page.get_by_role("table")).to_be_visible()
    expect(anna.page.get_by_text(anna.word("web-loading"))).to_have_count(0)
    axe.look("end")
    anna.button("web-replay").click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    axe.look("replay")

    assert axe.found == {}


@THEMES
def test_a_phone(person: Crowd, theme: Theme) -> None:
    anna = person("ru", size=(390, 844), touch=True, theme=theme, bypass_csp=True)
    axe = Axe(anna)
    anna.new_table("me", "greedy", "greedy")
    for tab in anna.page.get_by_role("navigation").get_by_role("tab").all():
        tab.tap()
        axe.look(f"phone, {tab.inner_text()}")

    assert axe.found == {}

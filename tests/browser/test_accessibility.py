"""The rules of accessibility on the screens that all games share, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from igroteka.games import game_names
from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.fixtures import Finished
from tests.browser.phone import PHONE


@THEMES
def test_the_home_page_and_its_dialogs(visitor: Crowd, theme: Theme) -> None:
    anna = visitor("ru", theme=theme, bypass_csp=True)
    axe = Axe(anna)
    anna.open()
    expect(anna.button("web-play")).to_be_enabled()
    axe.look("home")
    anna.button("web-new-table").click()
    anna.page.get_by_role("dialog").wait_for()
    axe.look("new table")
    anna.page.keyboard.press("Escape")
    anna.button("web-settings").click()
    anna.page.get_by_role("dialog").wait_for()
    axe.look("settings")

    assert axe.found == {}


@THEMES
@pytest.mark.parametrize("kind", game_names())
def test_the_help_with_all_rules(visitor: Crowd, theme: Theme, kind: str) -> None:
    anna = visitor("ru", theme=theme, bypass_csp=True)
    axe = Axe(anna)
    anna.new_table("me", "greedy", game=kind)
    anna.page.keyboard.press("?")
    rules = anna.page.get_by_role("dialog", name=anna.word("web-help"))
    rules.locator("summary").click()
    expect(rules.get_by_text("§ 1.1").first).to_be_visible()
    axe.look("help")
    anna.shot(f"help-{kind}-{theme}")

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
    anna = person("ru", size=PHONE, touch=True, theme=theme, bypass_csp=True)
    axe = Axe(anna)
    anna.new_table("me", "greedy", "greedy")
    for tab in anna.page.get_by_role("navigation").get_by_role("tab").all():
        tab.tap()
        axe.look(f"phone, {tab.inner_text()}")

    assert axe.found == {}

"""The rules of accessibility, as axe-core checks them, on every screen and in both themes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd, Finished
from tests.browser.person import Person
from tests.browser.playing import plan

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
Theme = Literal["light", "dark"]


class Axe:
    """Looks at one screen after another and remembers what is wrong with each."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        page = self.person.page
        self.person.settle()
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        violations: list[dict[str, Any]] = page.evaluate("axe.run().then(r => r.violations)")
        if violations:
            self.found[name] = [
                f"{one['id']}: {node['target']} {node['failureSummary']}"
                for one in violations
                for node in one["nodes"]
            ]


@THEMES
def test_the_home_page_and_its_dialogs(person: Crowd, theme: Theme) -> None:
    anna = person("ru", theme=theme, bypass_csp=True)
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
@pytest.mark.parametrize("game", ["orleans", "cosmic_colonies"])
def test_the_help_with_all_rules(person: Crowd, theme: Theme, game: str) -> None:
    anna = person("ru", theme=theme, bypass_csp=True)
    axe = Axe(anna)
    anna.new_table("me", "greedy", game=game)
    anna.page.keyboard.press("?")
    rules = anna.page.get_by_role("dialog", name=anna.word("web-help"))
    rules.locator("summary").click()
    expect(rules.get_by_text("§ 1.1").first).to_be_visible()
    axe.look("help")
    anna.shot(f"help-{game}-{theme}")

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

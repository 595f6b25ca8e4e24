"""What befalls everybody holds the screen until it has been seen, before the next question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Axe
from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.phone import PHONE
from tests.browser.playing import sit_down


def plan(person: Person) -> None:
    """Lay both cards of a plan."""
    for _ in range(2):
        person.until(lambda: person.asked, "planning")
        person.choose(person.texts[0])


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["laptop", "phone"])
def test_an_occasion_is_told_before_the_next_question(person: Crowd, size: tuple[int, int]) -> None:
    anna = person("ru", size=size, habits={"pace": "normal"}, bypass_csp=True)
    boris = person("en")
    sit_down(anna, boris)
    axe = Axe(anna)
    plan(boris)
    plan(anna)

    card = anna.page.locator("dialog[data-hold]")
    expect(card).to_contain_text(anna.word("caravan-event-reveal"))
    expect(card).to_contain_text(anna.word("web-nothing-for-you"))
    expect(anna.page).to_have_title(f"● {anna.word('web-your-turn')} · Караван · Игротека")
    expect(anna.page.locator('[data-el="button:pass"]')).to_have_count(0)  # nothing is asked yet
    anna.shot(f"occasion-{size[0]}")
    axe.look("card")
    anna.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(anna.page.locator('[data-el="button:pass"]')).to_be_visible()

    assert axe.found == {}
    expect(boris.page.locator("dialog[data-hold]")).to_have_count(0)  # in a hurry

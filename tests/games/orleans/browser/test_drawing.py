"""Drawing from the bag: the market shows what waits there, and offers every number to draw."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.phone import PHONE
from tests.browser.playing import sit_down
from tests.games.orleans.browser.playing import finish_round, plan


def come_to_draw(anna: Person) -> None:
    """Leave a craftsman on the market and bring four followers into the bag."""
    anna.new_table("me", "greedy")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    finish_round({anna: ["use castle"]})
    anna.until(lambda: "draw 4" in anna.texts, "drawing")


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_the_spaces_of_the_market_offer_every_number(person: Crowd, size: tuple[int, int]) -> None:
    anna = person(size=size, touch=size == PHONE)
    come_to_draw(anna)

    # What waits on the market can be seen while deciding.
    waiting = anna.page.locator('[data-at="market:0/own_craftsman"]')
    assert waiting.evaluate(
        """token => {
            const box = token.getBoundingClientRect();
            const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return token.contains(at);
        }"""
    )
    expect(anna.page.locator('[data-at="seat:0/market"] button.go')).to_have_text(
        [re.compile(rf"\w+\s*{number}$") for number in (1, 2, 3, 4)]
    )

    anna.press("bag:3")
    anna.until(lambda: "done" in anna.texts, "planning")
    assert sum(anna.me["market"].values()) == 4
    assert anna.me["bag_size"] == 1


def test_one_may_draw_nobody(person: Crowd) -> None:
    anna = person()
    come_to_draw(anna)

    anna.click(anna.button("orleans-ui-draw-n", count=0))

    anna.until(lambda: "done" in anna.texts, "planning")
    assert anna.me["market"] == {"own_craftsman": 1}


def test_the_note_on_a_draw_does_not_speak_of_another_bag(person: Crowd) -> None:
    anna, boris = person("en"), person("en")
    sit_down(anna, boris)
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    plan(boris, "castle", "own_farmer", "own_boatman", "own_trader")
    finish_round({anna: ["use castle"], boris: ["use castle"]})
    boris.until(lambda: "draw 0" in boris.texts, "drawing")

    boris.page.locator('[data-el="bag:1"]').hover()

    note = boris.page.get_by_role("tooltip")
    expect(note).to_contain_text(boris.word("orleans-follower-knight"))
    expect(note).not_to_contain_text(boris.word("orleans-ui-bag-hidden"))

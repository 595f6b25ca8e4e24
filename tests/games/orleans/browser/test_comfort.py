"""What spares people clicks and slips, and lets them follow the game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.crowd import Crowd
from tests.browser.hand import drag
from tests.browser.person import Person
from tests.browser.phone import PHONE
from tests.games.orleans.browser.playing import token_on

PATIENT: dict[str, object] = {"pace": "normal", "grace": 10}


def fill(person: Person, place: str) -> Locator:
    """The button that fills a place at once."""
    return person.page.locator(f'.fill[data-el="place:{place}"]')


def to_planning(person: Person, **more: Any) -> None:
    """Come to a table with a bot."""
    person.new_table("me", "greedy", **more)
    person.until(lambda: "done" in person.texts, "planning")


def test_a_place_is_filled_by_one_click_and_emptied_by_one_undo(person: Crowd) -> None:
    anna = person()
    to_planning(anna)
    before = anna.me["market"]

    fill(anna, "farmhouse").click()
    anna.until(lambda: None not in anna.me["places"]["farmhouse"], "a full farmhouse")
    assert len(anna.acts) == 1

    anna.page.keyboard.press("z")
    anna.until(lambda: anna.me["market"] == before, "the market as it was")
    assert not anna.errors


# Everything that could be picked and lies under the tip, at least in part.
COVERED = """() => {
    const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
    const next = '.legal, .usable, .wanted, .fill, [data-el]:not([tabindex="-1"])';
    return [...document.querySelectorAll(next)].filter(node => {
        const box = node.getBoundingClientRect();
        return box.width > 0 && box.left < tip.right && tip.left < box.right
            && box.top < tip.bottom && tip.top < box.bottom;
    }).map(node => node.dataset.el);
}"""


def test_the_tip_over_filling_a_place_covers_nothing_that_could_be_clicked(person: Crowd) -> None:
    anna = person()
    to_planning(anna)
    tip = anna.page.get_by_role("tooltip")

    for place in ("farmhouse", "village", "university", "castle"):
        fill(anna, place).hover()
        expect(tip).to_contain_text(anna.word(f"orleans-place-{place}"))
        anna.settle()
        assert (place, anna.page.evaluate(COVERED)) == (place, [])


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1024, 768)])
def test_the_event_and_what_it_brings_are_read_beside_the_own_board(
    person: Crowd, size: tuple[int, int]
) -> None:
    anna = person(size=size, touch=True)
    to_planning(anna)
    line = anna.page.locator('[data-pane="own"] [data-tip="event"]')
    name = anna.word(f"orleans-event-name-{anna.view['event']}")

    expect(line).to_contain_text(name)
    expect(line).to_contain_text(anna.word("orleans-ui-forecast-none"))
    line.tap()

    expect(anna.page.get_by_role("tooltip")).to_contain_text(name)


def test_the_slot_may_be_chosen_first_and_a_follower_dragged_on(person: Crowd) -> None:
    anna = person()
    to_planning(anna)

    anna.page.locator('[data-el="slot:castle/1"]').click()
    expect(anna.page.locator(".m.fit")).to_have_count(1)
    anna.page.locator('[data-el="market:own_farmer"]').click()
    expect(token_on(anna, "castle", 1)).to_be_visible()

    drag(
        anna.page,
        anna.page.locator('[data-el="slot:castle/1"]'),
        anna.page.locator('[data-el="slot:ship/1"]'),
    )
    expect(token_on(anna, "ship", 1)).to_be_visible()
    assert anna.me["places"]["castle"][0] is None


def test_a_plan_with_nothing_ready_is_doubted(person: Crowd) -> None:
    anna = person()
    to_planning(anna)
    before = len(anna.acts)
    done = anna.page.locator('[data-el="button:done"]')
    assert "main" not in (done.get_attribute("class") or "").split()

    done.click()
    expect(anna.page.locator("footer .doubt")).to_contain_text(
        anna.word("orleans-doubt-nothing_ready")
    )
    anna.button("web-not-yet").click()
    expect(done).to_be_visible()
    assert len(anna.acts) == before


def test_a_turn_is_confirmed_and_taken_back_while_the_bot_waits(person: Crowd) -> None:
    anna = person(habits={**PATIENT, "confirm": True, "pace": "fast"})
    to_planning(anna, auto=False)  # the bot passes by itself
    fill(anna, "farmhouse").click()
    anna.until(lambda: None not in anna.me["places"]["farmhouse"], "a full farmhouse")

    anna.page.locator('[data-el="button:done"]').click()
    expect(anna.page.locator("footer .say")).to_contain_text(anna.word("web-confirm-turn"))
    anna.page.locator("[data-insist]").click()
    anna.until(lambda: "use farmhouse" in anna.texts, "a turn")

    anna.press("place:farmhouse")
    anna.button("web-confirm").click()
    anna.until(lambda: "use farmhouse" not in anna.texts, "the end of the turn")
    expect(anna.page.locator("[data-stand]")).to_be_visible()
    anna.page.keyboard.press("z")
    anna.until(lambda: "use farmhouse" in anna.texts, "the turn again")
    assert not anna.errors


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_what_happened_is_read_in_a_strip_and_held_at_the_end_of_a_round(
    person: Crowd, size: tuple[int, int]
) -> None:
    phone = size[0] < 700
    anna = person(size=size, touch=phone, habits={"pace": "normal", "grace": 0})
    to_planning(anna)
    fill(anna, "farmhouse").click()
    anna.until(lambda: None not in anna.me["places"]["farmhouse"], "a full farmhouse")
    anna.choose("done")
    anna.until(lambda: "pass" in anna.texts, "a turn")
    anna.look_up()

    move = anna.page.locator(".strip .move").locator("visible=true").first
    expect(move).to_be_visible()
    anna.shot(f"strip-{size[0]}")
    # However many moves there are, nothing can push the page aside.
    assert anna.page.locator(".page").evaluate(
        "page => { page.scrollLeft = 50; return [page.scrollLeft, page.scrollWidth - innerWidth]; }"
    ) == [0, 0]
    move.tap() if phone else move.click()
    expect(anna.page.locator(".strip .full").locator("visible=true")).to_be_visible()
    anna.page.locator(".strip .full .tool").locator("visible=true").last.click()
    expect(anna.page.locator('[data-el="button:pass"]')).to_be_visible()

    anna.choose("pass")
    card = anna.page.locator("dialog[data-hold]")
    expect(card).to_contain_text(anna.word("web-round-begins", round=2))
    expect(card).to_contain_text(anna.word(f"orleans-ui-event-short-{anna.view['event']}"))
    anna.shot(f"card-{size[0]}")
    expect(anna.button("web-options")).to_have_count(0)  # nothing is asked yet
    anna.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(anna.button("web-options")).to_be_visible()
    # The focus comes back to what was clicked last, and no tip opens over it.
    anna.page.wait_for_timeout(600)
    expect(anna.page.get_by_role("tooltip")).to_have_count(0)

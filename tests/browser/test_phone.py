"""On a phone: everything by taps, nothing too small, nothing beside the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.person import Person
from tests.browser.playing import draw_all, finish_round, plan

PHONE = (390, 844)
LEAST = 40
TOO_WIDE = "document.scrollingElement.scrollWidth - innerWidth"

# Every visible thing that reacts to a tap, with the size of the area that reacts. Where the box
# itself is smaller, the area is felt for point by point: a finger may hit beside the drawing.
SMALL_TARGETS = """least => {
    const reacts = 'button, a[href], input, select, summary, [role=button], [role=tab]';
    const top = document.querySelector('dialog[open]') ?? document.body;
    const found = [];
    for (const node of top.querySelectorAll(reacts)) {
        const target = node.closest('label') ?? node;
        if (node.disabled || target.tabIndex === -1 && !node.matches('input')) continue;
        const box = target.getBoundingClientRect();
        if (box.width === 0 || getComputedStyle(target).visibility === 'hidden') continue;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const here = (px, py) => {
            const at = document.elementFromPoint(px, py);
            return at !== null && (target === at || target.contains(at));
        };
        if (!here(x, y)) continue;
        const reach = (dx, dy) => {
            let n = 0;
            while (n < least && here(x + dx * (n + 1), y + dy * (n + 1))) n++;
            return n;
        };
        const width = Math.max(box.width, reach(1, 0) + reach(-1, 0) + 1);
        const height = Math.max(box.height, reach(0, 1) + reach(0, -1) + 1);
        if (width < least - 0.5 || height < least - 0.5) {
            const name = node.dataset.el ?? node.getAttribute('aria-label') ?? node.textContent;
            found.push(`${name.trim().slice(0, 40)}: ${Math.round(width)}x${Math.round(height)}`);
        }
    }
    return found;
}"""


class Inspection:
    """Looks at one screen after another: no sideways scrolling, and targets for fingers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.wide: dict[str, int] = {}
        self.small: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        person = self.person
        person.settle()
        person.shot(f"phone-{person.lang}-{name}")
        if (wide := person.page.evaluate(TOO_WIDE)) > 0:
            self.wide[name] = wide
        if small := person.page.evaluate(SMALL_TARGETS, LEAST):
            self.small[name] = small


def tab(person: Person, message: str) -> None:
    person.page.get_by_role("navigation").get_by_role("tab", name=person.word(message)).tap()


def see_the_home_page(anna: Person) -> Inspection:
    """Look at the home page and at the form for a new table."""
    inspection = Inspection(anna)
    anna.open()
    anna.button("web-play").wait_for()
    inspection.look("home")
    anna.button("web-new-table").tap()
    anna.page.get_by_role("dialog").wait_for()
    inspection.look("new table")
    return inspection


def play_a_round(anna: Person) -> Inspection:
    """Play a round by taps and look at every screen on the way."""
    inspection = Inspection(anna)
    anna.open()
    anna.button("web-play").tap()
    anna.arrive()
    inspection.look("own")

    # Followers are placed by tapping them and then a slot.
    for slot, token in enumerate(["own_farmer", "own_boatman", "own_trader"], start=1):
        anna.element(f"market:{token}").tap()
        if slot == 1:
            inspection.look("picked")
        anna.element(f"slot:castle/{slot}").tap()
        expect(anna.token("castle", slot)).to_be_visible()
    assert anna.me["places"]["castle"] == ["own_farmer", "own_boatman", "own_trader"]

    # The other tabs show the map, the tracks and the players.
    for message, inside in (
        ("orl-panel-map", '[data-el="town:orleans"]'),
        ("orl-panel-tracks", '[data-el="track:farmer"]'),
        ("web-players", '[data-at="card:1"]'),
    ):
        tab(anna, message)
        expect(anna.page.locator(inside).locator("visible=true")).to_have_count(1)
        expect(anna.page.locator('[data-el="market:own_craftsman"]')).to_be_hidden()
        inspection.look(message)
    tab(anna, "orl-panel-own")
    for message in ("web-options", "web-menu"):
        anna.button(message).tap()
        anna.page.get_by_role("dialog").wait_for()
        inspection.look(message)
        anna.button("web-close").tap()

    anna.element("button:done").tap()
    anna.until(lambda: "use castle" in anna.texts, "the turn")
    inspection.look("actions")
    anna.element("place:castle").tap()
    anna.until(lambda: anna.me["tracks"]["knight"] == 1, "the knight")
    finish_round({anna: []})
    anna.until(lambda: "draw 4" in anna.texts, "drawing")
    inspection.look("draw")
    anna.element("bag:4").tap()
    anna.until(lambda: "done" in anna.texts, "planning")
    assert anna.me["market"]["knight"] == 1
    return inspection


def travel(anna: Person) -> Inspection:
    """Send the merchant down a river."""
    inspection = Inspection(anna)
    anna.new_table("me", "greedy")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    finish_round({anna: ["use castle"]})
    draw_all(anna)
    plan(anna, "ship", "own_farmer", "own_boatman", "knight")
    anna.until(lambda: "use ship" in anna.texts, "the turn")
    anna.choose("use ship")

    # The map opens by itself; the ways stand beside it as buttons of a finger's size.
    expect(anna.page.locator('[data-el="town:orleans"]').locator("visible=true")).to_have_count(1)
    inspection.look("move")
    anna.page.get_by_role("region").locator('button[data-el="edge:W01"]').tap()
    anna.until(lambda: anna.me["merchant"] == "blois", "the merchant in Blois")
    inspection.look("good")
    return inspection


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("tour", [see_the_home_page, play_a_round, travel])
def test_everything_fits_works_by_taps_and_is_large_enough_for_a_finger(
    person: Crowd, tour: Callable[[Person], Inspection], lang: str
) -> None:
    inspection = tour(person(lang, size=PHONE, touch=True))

    assert inspection.wide == {}
    assert inspection.small == {}


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_a_phone_on_its_side_shows_board_market_and_what_to_do(
    person: Crowd, size: tuple[int, int]
) -> None:
    anna = person("ru", size=size, touch=True)
    anna.new_table("me", "greedy")
    anna.shot(f"phone-aside-{size[0]}")

    assert anna.page.evaluate(TOO_WIDE) <= 0
    expect(anna.element("market:own_farmer")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator('[data-el="slot:ship/1"]').first).to_be_in_viewport(ratio=1)
    expect(
        anna.page.get_by_role("contentinfo").get_by_text(anna.word("orl-ask-plan"))
    ).to_be_visible()
    anna.choose("place own_farmer castle/1")
    expect(anna.token("castle", 1)).to_be_visible()

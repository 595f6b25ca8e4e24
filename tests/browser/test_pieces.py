"""Pieces in the hand: followers are dragged to their places and back, and fly when they move."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Crowd

# Remembers every piece that ever flew, however short.
WATCH = """() => {
    window.flown = 0;
    new MutationObserver(changes => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.classList?.contains('flyer')) window.flown++;
    }).observe(document.body, { childList: true });
}"""


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Press, move in steps, let go; like a hand."""
    middles = []
    for place in (start, end):
        box = place.bounding_box()
        assert box is not None
        middles.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.mouse.move(*middles[0])
    page.mouse.down()
    page.mouse.move(*middles[1], steps=8)
    page.mouse.up()


def test_a_follower_is_dragged_to_a_slot_and_back_to_the_market(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    slot = anna.page.locator('[data-el="slot:castle/1"]').first

    drag(anna.page, anna.element("market:own_farmer"), slot)
    anna.until(lambda: anna.me["places"]["castle"][0] == "own_farmer", "the farmer in the castle")

    drag(anna.page, slot, anna.page.locator('[data-drop="market"]').first)
    anna.until(lambda: anna.me["places"]["castle"][0] is None, "the farmer on the market")
    assert [message["t"] for message in anna.sent].count("act") == 2


def test_a_follower_dropped_where_it_may_not_stand_goes_back_and_says_why(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: anna.view["players"][1]["planning_done"], "the bot's plan")
    before = anna.view

    drag(
        anna.page,
        anna.element("market:own_farmer"),
        anna.page.locator('[data-el="slot:castle/2"]').first,
    )

    expect(anna.page.get_by_role("tooltip")).to_contain_text("§ 3.4b")
    assert anna.view == before
    assert [message for message in anna.sent if message["t"] == "act"] == []


def test_pieces_fly_when_they_move_unless_motion_is_unwelcome(person: Crowd) -> None:
    moving, still = person(motion="no-preference"), person(motion="reduce")
    for one, flies in ((moving, True), (still, False)):
        one.new_table("me", "greedy")
        one.page.evaluate(WATCH)
        one.choose("place own_farmer castle/1")
        expect(one.token("castle", 1)).to_be_visible()
        assert (one.page.evaluate("window.flown") > 0) == flies

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


def test_a_double_click_on_a_button_presses_once(person: Crowd) -> None:
    """Behind "done" the next phase puts "pass" into the same place."""
    anna = person()
    anna.new_table("me", "greedy", variant={"first_player": "1"})
    anna.until(lambda: anna.view["players"][1]["planning_done"], "the bot's plan")
    for slot, token in enumerate(["own_farmer", "own_boatman", "own_trader"], start=1):
        anna.choose(f"place {token} castle/{slot}")
    box = anna.element("button:done").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    for _ in range(3):
        anna.page.mouse.click(x, y)
        anna.page.wait_for_timeout(60)
    anna.until(lambda: anna.view["phase"] == "actions", "the actions")
    anna.page.wait_for_timeout(100)

    assert [one["option"] for one in anna.sent if one["t"] == "act"][-1] == "done"
    assert "use castle" in anna.texts


def test_a_double_click_on_a_worker_chooses_one(person: Crowd) -> None:
    """The other workers move up into its place, and may be chosen too."""
    anna = person()
    anna.new_table("me", "greedy", game="cosmic_colonies", variant={"workers": "plans"})
    anna.until(lambda: anna.asked, "the choice of workers")
    first = anna.options[0]["path"][0]
    anna.page.locator(f'[data-el="{first}"]').dblclick()
    anna.until(lambda: len(anna.me["chosen"]) > 0, "a chosen worker")
    anna.page.wait_for_timeout(300)

    assert len([one for one in anna.sent if one["t"] == "act"]) == 1

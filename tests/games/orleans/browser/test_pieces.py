"""Pieces in the hand: followers are dragged to their places and back, and fly when they move."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.hand import WATCH, drag, middle
from tests.browser.person import Person
from tests.games.orleans.browser.playing import token_on


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
        expect(token_on(one, "castle", 1)).to_be_visible()
        assert (one.page.evaluate("window.flown") > 0) == flies
        expect(one.page.locator(".flyer")).to_have_count(0)
        one.choose("done")
        one.look_up()


def test_a_double_click_on_a_button_presses_once(person: Crowd) -> None:
    """Behind "done" the next phase puts "pass" into the same place."""
    anna = person()
    anna.new_table("me", "greedy", variant={"first_player": "1"})
    anna.until(lambda: anna.view["players"][1]["planning_done"], "the bot's plan")
    for slot, token in enumerate(["own_farmer", "own_boatman", "own_trader"], start=1):
        anna.choose(f"place {token} castle/{slot}")
    x, y = middle(anna.element("button:done"))

    anna.click_at(x, y)
    anna.until(lambda: anna.frame.phase == "actions", "the actions")
    anna.look_up()
    under = anna.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-el]')?.dataset.el", [x, y]
    )
    assert under == "button:pass"
    anna.click_again(x, y)

    assert acts(anna)[-1] == "done"
    anna.click_at(x, y)
    anna.page.locator("[data-insist]").click()  # the castle could still act
    anna.until(lambda: acts(anna)[-1] == "pass", "a click of its own")


def acts(person: Person) -> list[str]:
    """What was chosen, in notation."""
    return [message["option"] for message in person.sent if message["t"] == "act"]

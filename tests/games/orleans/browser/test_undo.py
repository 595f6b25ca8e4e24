"""What was only planned can be taken back; what was revealed cannot."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.playing import undo_is_offered
from tests.games.orleans.browser.playing import draw_all, finish_round, plan, token_on


def test_a_token_is_taken_back_by_a_click_on_it(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: "done" in anna.texts, "planning")

    anna.choose("place own_farmer castle/1")
    anna.choose("take_back castle/1")

    expect(token_on(anna, "castle", 1)).to_have_count(0)
    assert anna.me["market"]["own_farmer"] == 1


def test_nothing_is_undone_past_a_reveal(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy", "greedy")

    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    anna.until(lambda: anna.frame.phase != "planning", "the plans of all are shown")
    undo_is_offered(anna, 0)
    finish_round({anna: ["use castle"]})
    draw_all(anna)
    anna.until(lambda: "done" in anna.texts, "planning")
    undo_is_offered(anna, 0)
    anna.page.keyboard.press("z")
    anna.choose("place knight ship/3")
    undo_is_offered(anna, 1)
    anna.page.keyboard.press("z")
    undo_is_offered(anna, 0)

    assert anna.me["market"]["knight"] == 1
    assert [one["t"] for one in anna.sent].count("undo") == 1

"""What was only planned can be taken back; what was revealed cannot."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.person import Person
from tests.browser.playing import draw_all, finish_round, plan


def undo_is_offered(person: Person, times: int) -> None:
    """The page offers as many steps back as the server allows."""
    person.until(lambda: person.undo == times, f"{times} steps back")
    button = person.page.get_by_role("button", name=person.word("web-undo"))
    if times == 0:
        expect(button).to_have_count(0)
    else:
        expect(button).to_contain_text(str(times))


def test_a_plan_can_be_undone_and_made_otherwise(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: "done" in anna.texts, "planning")
    undo_is_offered(anna, 0)
    market = anna.me["market"]

    anna.choose("place own_farmer castle/1")
    anna.choose("place own_boatman castle/2")
    undo_is_offered(anna, 2)
    for left in (1, 0):
        anna.page.get_by_role("button", name=anna.word("web-undo")).click()
        undo_is_offered(anna, left)
    assert anna.me["market"] == market
    expect(anna.token("castle", 1)).to_have_count(0)
    anna.choose("place own_farmer university/1")

    expect(anna.token("university", 1)).to_be_visible()
    assert anna.me["places"]["castle"] == [None] * 3
    undo_is_offered(anna, 1)


def test_a_token_is_taken_back_by_a_click_on_it(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: "done" in anna.texts, "planning")

    anna.choose("place own_farmer castle/1")
    anna.choose("take_back castle/1")

    expect(anna.token("castle", 1)).to_have_count(0)
    assert anna.me["market"]["own_farmer"] == 1


def test_nothing_is_undone_past_a_reveal(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy", "greedy")

    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    anna.until(lambda: anna.view["phase"] != "planning", "the plans of all are shown")
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

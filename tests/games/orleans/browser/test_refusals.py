"""A click that the rules do not allow says why, with its clause, and changes nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from igroteka.kernel.errors import Refusal
from igroteka.words.rulebook import rulebook
from igroteka.words.words import Words
from tests.browser.crowd import Crowd
from tests.browser.person import Person, quoted
from tests.games.orleans.browser.playing import plan, token_on


def sentence(person: Person) -> tuple[str, str]:
    """What the server had against the last thing asked about, in words, and the clause."""
    told = person.reasons[-1]
    refusal = Refusal(told.code, told.clause, {}, told.args)
    return Words(person.lang).refusal("orleans", refusal), told.clause


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_slot_that_does_not_take_the_follower_says_why(person: Crowd, lang: str) -> None:
    anna = person(lang)
    anna.new_table("me", "greedy")
    anna.until(lambda: anna.view["players"][1]["planning_done"], "the bot's plan")
    before = anna.view

    anna.press("market:own_farmer")
    anna.page.locator(quoted("slot:castle/2")).click()

    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text("§")
    why, clause = sentence(anna)
    expect(tip).to_contain_text(why)
    expect(tip).to_contain_text(f"§ {clause}")
    anna.shot(f"refusal-{lang}")
    assert clause == "3.4b"
    assert anna.acts == []
    assert anna.view == before
    expect(token_on(anna, "castle", 2)).to_have_count(0)

    # The clause can be read on the spot.
    tip.get_by_role("button", name=f"§ {clause}").click()
    rules = anna.page.get_by_role("dialog", name=anna.word("web-help"))
    expect(rules.get_by_text(f"§ {clause}").first).to_be_visible()
    expect(rules.get_by_text(rulebook("orleans", lang).clauses[clause]).first).to_be_visible()
    anna.shot(f"refusal-clause-{lang}")
    anna.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_after_a_refusal_the_follower_can_still_be_placed(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: anna.view["players"][1]["planning_done"], "the bot's plan")

    anna.press("market:own_farmer")
    anna.page.locator(quoted("slot:castle/3")).click()
    anna.press("slot:castle/1")

    anna.until(lambda: anna.me["places"]["castle"][0] == "own_farmer", "the farmer in the castle")
    expect(token_on(anna, "castle", 1)).to_be_visible()


def test_what_cannot_be_chosen_says_why_when_the_pointer_rests_on_it(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    anna.until(lambda: "done" in anna.texts, "planning")
    anna.press("market:own_farmer")

    anna.page.locator(quoted("slot:castle/2")).hover()

    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text(anna.word("orleans-place-castle"))
    expect(tip).to_contain_text("§ 3.4b")
    assert anna.acts == []


def test_what_can_be_chosen_says_what_it_would_bring(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    anna.until(lambda: "use castle" in anna.texts, "the turn")
    anna.look_up()

    anna.element("place:castle").hover()

    gain = anna.word("orleans-holding-knight", count=1)
    expect(anna.page.get_by_role("tooltip")).to_contain_text(f"+1 {gain}")
    assert [act["option"] for act in anna.acts][-1] == "done"

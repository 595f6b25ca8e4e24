"""A click that the rules do not allow says why, with its clause, and changes nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from igroteka.games import game_named
from igroteka.kernel.errors import Refusal
from igroteka.words.rulebook import rulebook
from igroteka.words.words import Words
from tests.browser.conftest import Crowd
from tests.browser.person import Person, quoted


def sentence(person: Person, text: str) -> tuple[str, str]:
    """What the rules have against this action, in the person's words, and the clause."""
    found = next(one for one in person.refusals if one["text"] == text)
    refusal = Refusal(found["code"], found["clause"], found["numbers"])
    action = game_named("orleans").parse(text)
    return Words(person.lang).refusal("orleans", refusal, action), found["clause"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_slot_that_does_not_take_the_follower_says_why(person: Crowd, lang: str) -> None:
    anna = person(lang)
    anna.new_table("me", "greedy")
    anna.until(lambda: anna.view["players"][1]["planning_done"], "the bot's plan")
    before, sent = anna.view, list(anna.sent)
    why, clause = sentence(anna, "place own_farmer castle/2")

    anna.press("market:own_farmer")
    anna.page.locator(quoted("slot:castle/2")).click()

    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text(why)
    expect(tip).to_contain_text(f"§ {clause}")
    anna.shot(f"refusal-{lang}")
    assert clause == "3.4b"
    assert anna.sent == sent
    assert anna.view == before
    expect(anna.token("castle", 2)).to_have_count(0)

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
    expect(anna.token("castle", 1)).to_be_visible()


def test_the_list_of_moves_tells_what_is_not_possible_and_why(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    why, clause = sentence(anna, "place own_farmer castle/2")

    anna.button("web-options").click()
    moves = anna.page.get_by_role("dialog", name=anna.word("web-options"))
    moves.locator("summary").click()

    # Moves are told in words, not in notation, and all of them can be seen.
    action = game_named("orleans").parse("place own_farmer castle/2")
    move = Words(anna.lang).action("orleans", action)
    refused = moves.locator("details").get_by_role("listitem").filter(has_text=move)
    expect(refused).to_contain_text(why)
    expect(refused).to_contain_text(f"§ {clause}")
    moves.get_by_role("button", name=anna.word("web-show-all", count=len(anna.refusals))).click()
    lines = moves.locator("details").get_by_role("listitem")
    expect(lines).to_have_count(len(anna.refusals))
    assert not [text for text in lines.all_inner_texts() if "_" in text or "{" in text]
    anna.shot("options-refused")

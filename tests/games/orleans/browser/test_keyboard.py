"""Everything can be done without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.keys import by_keys, focused, from_the_list, steer_to, tab_to


def test_a_whole_round_with_the_keyboard_alone(person: Crowd) -> None:
    anna = person()
    anna.open()
    wanted = anna.page.get_by_role("radio", name=anna.word("orleans-name"), exact=True)
    tab_to(anna, anna.page.locator("input[name=which]:checked"))
    while not wanted.is_checked():
        anna.page.keyboard.press("ArrowRight")
    tab_to(anna, anna.button("web-play"))
    anna.page.keyboard.press("Enter")
    anna.arrive()
    assert "/t/" in anna.page.url

    # A pick is let go with Escape, a placed follower is taken back with Z.
    steer_to(anna, "market:own_farmer")
    anna.page.keyboard.press("ArrowRight")
    assert focused(anna) == "market:own_boatman"
    anna.page.keyboard.press("Enter")
    expect(anna.element("slot:castle/2")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.element("slot:castle/2")).to_have_count(0)
    assert anna.acts == []
    by_keys(anna, "place own_farmer university/1")
    anna.page.keyboard.press("z")
    anna.until(lambda: anna.me["places"]["university"][0] is None, "the farmer back")

    # Planning with arrows and Enter; done with the list of moves.
    by_keys(anna, "place own_farmer castle/1")
    by_keys(anna, "place own_boatman castle/2")
    by_keys(anna, "place own_trader castle/3")
    from_the_list(anna, anna.word("orleans-action-done"))
    anna.until(lambda: "use castle" in anna.texts, "the turn")
    by_keys(anna, "use castle")
    anna.until(lambda: anna.frame.round == 2 or anna.asked, "the end of the round")
    if anna.frame.round == 1:
        from_the_list(anna, anna.word("orleans-action-pass"))
    anna.until(lambda: "draw 4" in anna.texts, "round 2")
    anna.shot("keyboard-round2")
    by_keys(anna, "draw 4")

    assert anna.frame.round == 2
    assert anna.me["market"]["knight"] == 1

"""The template in the browser: the smallest screen, and an open choice by a plain control."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.person import Person

GAME = "caravan"


def take_turns(one: Person) -> None:
    """Click what is offered, whatever comes first, until the stakes."""
    while not one.told.openings and one.scores is None:
        one.until(lambda: one.asked or one.scores is not None, "a turn, the stakes or the end")
        if one.options:
            one.choose(one.texts[-1])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_by_clicks_and_the_plain_control(person: Crowd, lang: str) -> None:
    one = person(lang)
    one.open()
    one.pick_game()
    one.button("web-play").click()
    one.arrive()
    assert one.table.game == GAME
    expect(one.page.get_by_role("heading", level=1)).to_have_text(one.word(f"{GAME}-name"))

    take_turns(one)
    one.look_up()
    coins = one.me["coins"]
    (opening,) = one.told.openings
    (field,) = opening.fields
    assert (opening.verb, field.low, field.high) == ("stake", 0, coins)
    number = one.page.get_by_role("spinbutton", name=one.word(f"{GAME}-field-coins"))
    slider = one.page.get_by_role("slider", name=one.word(f"{GAME}-field-coins"))
    expect(number).to_have_value("0")
    one.shot(f"template-stake-{lang}")
    number.fill("99")
    number.blur()
    expect(number).to_have_value(str(coins))
    slider.focus()
    one.page.keyboard.press("Home")
    expect(number).to_have_value("0")
    one.page.keyboard.press("ArrowRight")
    expect(number).to_have_value("1")
    before = len(one.acts)
    one.page.get_by_role("button", name=one.word(f"{GAME}-action-stake", coins=1)).click()
    one.get_answer(before)

    assert one.acts[-1]["option"] == "stake 1"
    one.until(lambda: one.scores is not None, "the end")
    assert abs(one.me["coins"] - coins) == 1
    sheet = one.page.get_by_role("table", name=one.word("web-score-sheet"))
    expect(sheet.locator("tbody tr")).to_have_count(len(one.table.seats))


def test_an_open_choice_is_made_by_keys_alone(person: Crowd) -> None:
    one = person()
    one.new_table("me", "random")
    take_turns(one)
    one.look_up()

    one.page.get_by_role("spinbutton").focus()
    one.page.keyboard.press("ArrowUp")
    before = len(one.acts)
    one.page.keyboard.press("Enter")
    one.get_answer(before)

    assert one.acts[-1]["option"] == "stake 1"


def test_what_speaks_against_a_card_and_what_it_would_bring(person: Crowd) -> None:
    one = person()
    one.new_table("me", "random")
    for _ in range(2):
        one.choose("lay merchant" if "lay merchant" in one.texts else "lay scout")
    one.until(lambda: "pass" in one.texts, "the turn")
    one.look_up()
    planned = one.texts[-1].removeprefix("use ")
    tip = one.page.get_by_role("tooltip")

    one.page.locator(f'[data-el="plan:{planned}"]').hover()
    expect(tip).to_contain_text(one.word(f"{GAME}-card-{planned}.does"))
    if planned == "merchant":
        expect(tip).to_contain_text(f"+2 {one.word('caravan-holding-coins')}")
    other = {"merchant": "scout", "scout": "merchant"}[planned]
    if other not in one.me["plan"]:
        one.page.locator(f'[data-el="plan:{other}"]').click()
        expect(tip).to_contain_text("§ 3")
    assert [act["option"].split()[0] for act in one.acts] == ["lay", "lay"]


def test_the_template_is_for_developers_only(visitor: Crowd) -> None:
    one = visitor()
    one.open()
    one.button("web-play").wait_for()

    expect(one.page.get_by_role("radio", name=one.word(f"{GAME}-name"))).to_have_count(0)

"""Two people in two languages and two bots at one table, by real clicks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.playing import says
from tests.games.orleans.browser.playing import draw_all, finish_round, plan


def give_name(person: Person, name: str) -> None:
    person.open()
    person.button("web-your-name").click()
    person.page.get_by_label(person.word("web-name-text")).fill(name)
    person.button("web-save").click()
    expect(person.page.get_by_role("button", name=name)).to_be_visible()


def test_two_people_in_two_languages_and_two_bots_play_two_rounds(person: Crowd) -> None:
    anna, boris = person("ru"), person("en")
    give_name(anna, "Анна")
    give_name(boris, "Boris")

    # Anna sets the table up and gets a link for the free seat.
    anna.button("web-new-table").click()
    anna.pick_game()
    anna.button("web-seat-add").click()
    second = anna.page.get_by_label(anna.word("web-seat-n", seat=2), exact=True)
    second.select_option("open")
    anna.button("web-create").click()
    named = anna.word("web-invite-link", seat=2)
    link = anna.page.get_by_label(named, exact=True).input_value()
    table = anna.page.url
    anna.button("web-close").click()

    # The link seats Boris and leaves his address bar clean.
    boris.come_by(link)
    assert boris.page.url == table
    assert re.fullmatch(r"/t/[\w-]+", table.removeprefix(anna.address))
    assert link.rpartition("/")[2] not in boris.page.content()
    assert [anna.seat, boris.seat] == [0, 1]
    expect(anna.page.locator('[data-at="card:1"]')).to_contain_text("Boris")
    expect(boris.page.locator('[data-at="card:0"]')).to_contain_text("Анна")

    # Round 1: Anna takes a knight, Boris a trader and with it a place tile.
    says(anna, "orleans-ui-ask-plan")
    says(boris, "orleans-ui-ask-plan")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    says(anna, "orleans-ui-plan-done")
    plan(boris, "village", "own_farmer", "own_boatman", "own_craftsman")
    boris.shot("two-actions")
    finish_round({anna: ["use castle"], boris: ["use village trader", "tile hayrick"]})
    assert boris.view["players"][0]["tracks"]["knight"] == 1
    expect(boris.story()).to_contain_text("Анна")
    assert anna.view["players"][1]["tiles"] == ["hayrick"]
    expect(anna.story()).to_contain_text("Boris")
    tile = anna.word("orleans-place-hayrick")
    expect(anna.page.locator('[data-at="card:1"]')).to_contain_text(tile)

    # Round 2: Anna's merchant goes along a river, which Boris sees on his map.
    merchant = boris.page.locator('[data-at="merchant:0"]')
    stood = merchant.get_attribute("style") or ""
    draw_all(anna)
    draw_all(boris)
    plan(anna, "ship", "own_farmer", "own_boatman", "knight")
    plan(boris, "farmhouse", "own_boatman", "own_craftsman")
    anna.until(lambda: anna.frame.phase == "actions", "the actions")
    finish_round({anna: ["use ship", "move W01", "good none"], boris: ["use farmhouse"]})
    expect(merchant).not_to_have_attribute("style", stood)
    assert anna.view["players"][0]["merchant"] != "orleans"
    assert anna.view["players"][1]["tracks"]["farmer"] == 1
    assert anna.frame.round == boris.frame.round == 3
    for one in (anna, boris):
        expect(one.page.get_by_role("banner")).to_contain_text("3 / 18")
        one.shot(f"two-round3-{one.lang}")

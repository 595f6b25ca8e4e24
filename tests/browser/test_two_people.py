"""Two people in two languages and two bots at one table, by real clicks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.person import Person
from tests.browser.playing import draw_all, finish_round, plan

MESSAGE_ID = re.compile(r"\b(web|orl|orleans)-[a-z_]+")


def give_name(person: Person, name: str) -> None:
    person.open()
    person.button("web-your-name").click()
    person.page.get_by_label(person.word("web-name-text")).fill(name)
    person.button("web-save").click()
    expect(person.page.get_by_role("button", name=name)).to_be_visible()


def says(person: Person, message: str) -> None:
    """The page shows this message in the person's language, and no bare id of any message."""
    expect(person.page.get_by_role("contentinfo")).to_contain_text(person.word(message))
    expect(person.page.locator("body")).not_to_contain_text(MESSAGE_ID)
    expect(person.page.locator("html")).to_have_attribute("lang", person.lang)


def test_two_people_in_two_languages_and_two_bots_play_two_rounds(person: Crowd) -> None:
    anna, boris = person("ru"), person("en")
    give_name(anna, "Анна")
    give_name(boris, "Boris")

    # Anna sets the table up and gets a link for the free seat.
    anna.button("web-new-table").click()
    anna.button("web-seat-add").click()
    anna.button("web-create").click()
    link = anna.page.get_by_label(anna.word("web-invite-link", seat=2)).input_value()
    table = anna.page.url
    anna.button("web-close").click()

    # The link seats Boris and leaves his address bar clean.
    boris.page.goto(link)
    boris.arrive()
    assert boris.page.url == table
    assert re.fullmatch(r"/t/[\w-]+", table.removeprefix(anna.address))
    assert link.rpartition("/")[2] not in boris.page.content()
    assert [anna.seat, boris.seat] == [0, 1]
    expect(anna.page.locator('[data-at="card:1"]')).to_contain_text("Boris")
    expect(boris.page.locator('[data-at="card:0"]')).to_contain_text("Анна")

    # Round 1: Anna takes a knight, Boris a trader and with it a place tile.
    says(anna, "orl-ask-plan")
    says(boris, "orl-ask-plan")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    says(anna, "orl-plan-done")
    plan(boris, "village", "own_farmer", "own_boatman", "own_craftsman")
    boris.shot("two-actions")
    finish_round({anna: ["use castle"], boris: ["use village trader", "tile hayrick"]})
    assert boris.view["players"][0]["tracks"]["knight"] == 1
    expect(boris.log()).to_contain_text("Анна")
    assert anna.view["players"][1]["tiles"] == ["hayrick"]
    expect(anna.log()).to_contain_text("Boris")
    tile = anna.word("orleans-place-hayrick")
    expect(anna.page.locator('[data-at="card:1"]')).to_contain_text(tile)

    # Round 2: Anna's merchant goes along a river, which Boris sees on his map.
    merchant = boris.page.locator('[data-at="merchant:0"]')
    stood = merchant.get_attribute("style") or ""
    draw_all(anna)
    draw_all(boris)
    plan(anna, "ship", "own_farmer", "own_boatman", "knight")
    plan(boris, "farmhouse", "own_boatman", "own_craftsman")
    anna.until(lambda: anna.view["phase"] == "actions", "the actions")
    finish_round({anna: ["use ship", "move W01", "good none"], boris: ["use farmhouse"]})
    expect(merchant).not_to_have_attribute("style", stood)
    assert anna.view["players"][0]["merchant"] != "orleans"
    assert anna.view["players"][1]["tracks"]["farmer"] == 1
    assert anna.view["round"] == boris.view["round"] == 3
    for one in (anna, boris):
        expect(one.page.get_by_role("banner")).to_contain_text("3 / 18")
        one.shot(f"two-round3-{one.lang}")


def test_the_language_changes_at_once_and_without_a_reload(person: Crowd) -> None:
    anna = person("ru")
    anna.new_table("me", "greedy")
    says(anna, "orl-ask-plan")
    loads = anna.loads
    sockets = anna.sockets

    for lang in ("en", "ru", "en"):
        anna.page.get_by_role("banner").get_by_role("button", name=re.compile("EN:|RU:")).click()
        anna.speak(lang)

        says(anna, "orl-ask-plan")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(
            anna.word("web-game-orleans")
        )

    assert anna.loads == loads
    assert anna.sockets == sockets
    anna.page.reload()
    says(anna, "orl-ask-plan")


def test_the_home_page_changes_its_language_at_once(person: Crowd) -> None:
    anna = person("en")
    anna.open()
    expect(anna.page.get_by_role("heading", name=anna.word("web-what-to-play"))).to_be_visible()
    loads = anna.loads

    anna.page.get_by_text("RU", exact=True).click()
    anna.speak("ru")

    expect(anna.page.get_by_role("heading", name=anna.word("web-what-to-play"))).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    assert anna.loads == loads


def test_the_language_can_be_changed_without_a_connection(person: Crowd) -> None:
    anna = person("en")
    anna.new_table("me", "greedy")
    with anna.page.expect_response(lambda answer: "/assets/orleans-" in answer.url):
        pass  # the page fetches the words of the other language when it is idle
    anna.page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    anna.page.get_by_role("banner").get_by_role("button", name="RU: Русский").click()
    anna.speak("ru")

    says(anna, "orl-ask-plan")
    anna.context.set_offline(False)
    anna.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket connection")

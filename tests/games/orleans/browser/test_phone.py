"""On a phone: everything by taps, nothing too small, nothing beside the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.person import Person, quoted
from tests.browser.phone import PHONE, TOO_WIDE, Inspection
from tests.games.orleans.browser.playing import draw_all, finish_round, plan, token_on


def tab(person: Person, message: str) -> None:
    person.page.get_by_role("navigation").get_by_role("tab", name=person.word(message)).tap()


def play_a_round(anna: Person) -> Inspection:
    """Play a round by taps and look at every screen on the way."""
    inspection = Inspection(anna)
    anna.open()
    anna.pick_game()
    anna.button("web-play").tap()
    anna.arrive()
    inspection.look("own")

    # Followers are placed by tapping them and then a slot.
    for slot, token in enumerate(["own_farmer", "own_boatman", "own_trader"], start=1):
        anna.element(f"market:{token}").tap()
        if slot == 1:
            inspection.look("picked")
        anna.element(f"slot:castle/{slot}").tap()
        expect(token_on(anna, "castle", slot)).to_be_visible()
    assert anna.me["places"]["castle"] == ["own_farmer", "own_boatman", "own_trader"]

    # The other tabs show the map, the tracks and the players.
    for message, inside in (
        ("orleans-ui-panel-map", '[data-el="town:orleans"]'),
        ("orleans-ui-panel-tracks", '[data-el="track:farmer"]'),
        ("web-players", '[data-at="card:1"]'),
    ):
        tab(anna, message)
        expect(anna.page.locator(inside).locator("visible=true")).to_have_count(1)
        expect(anna.page.locator('[data-el="market:own_craftsman"]')).to_be_hidden()
        inspection.look(message)
    tab(anna, "orleans-ui-panel-own")
    for message in ("web-options", "web-menu"):
        anna.button(message).tap()
        anna.page.get_by_role("dialog").wait_for()
        inspection.look(message)
        anna.button("web-close").tap()

    anna.element("button:done").tap()
    anna.until(lambda: "use castle" in anna.texts, "the turn")
    inspection.look("actions")
    anna.element("place:castle").tap()
    anna.until(lambda: anna.me["tracks"]["knight"] == 1, "the knight")
    finish_round({anna: []}, number=1)  # what is left to her is to pass, which is no choice
    anna.until(lambda: "draw 4" in anna.texts, "drawing")
    inspection.look("draw")
    anna.element("bag:4").tap()
    anna.until(lambda: "done" in anna.texts, "planning")
    assert anna.me["market"]["knight"] == 1
    return inspection


def travel(anna: Person) -> Inspection:
    """Send the merchant down a river."""
    inspection = Inspection(anna)
    anna.new_table("me", "greedy")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    finish_round({anna: ["use castle"]})
    draw_all(anna)
    plan(anna, "ship", "own_farmer", "own_boatman", "knight")
    anna.until(lambda: "use ship" in anna.texts, "the turn")
    anna.choose("use ship")

    # The map opens by itself; the ways stand beside it as buttons of a finger's size.
    expect(anna.page.locator('[data-el="town:orleans"]').locator("visible=true")).to_have_count(1)
    inspection.look("move")
    anna.page.get_by_role("region").locator('button[data-el="edge:W01"]').tap()
    anna.until(lambda: anna.me["merchant"] == "blois", "the merchant in Blois")
    inspection.look("good")
    return inspection


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("tour", [play_a_round, travel])
def test_everything_fits_works_by_taps_and_is_large_enough_for_a_finger(
    person: Crowd, tour: Callable[[Person], Inspection], lang: str
) -> None:
    inspection = tour(person(lang, size=PHONE, touch=True))

    assert inspection.wide == {}
    assert inspection.small == {}


def test_a_refusal_and_its_clause_are_for_fingers(person: Crowd) -> None:
    anna = person(size=PHONE, touch=True)
    anna.new_table("me", "greedy")
    anna.until(lambda: anna.view["players"][1]["planning_done"], "the bot's plan")
    anna.element("market:own_farmer").tap()
    anna.page.locator(quoted("slot:castle/3")).tap()
    clause = anna.page.get_by_role("tooltip").get_by_role("button")
    expect(clause).to_contain_text("§")
    inspection = Inspection(anna)
    inspection.look("refusal")
    assert inspection.small == {}

    clause.tap()
    expect(anna.page.get_by_role("dialog", name=anna.word("web-help"))).to_be_visible()


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_a_phone_on_its_side_shows_board_market_and_what_to_do(
    person: Crowd, size: tuple[int, int]
) -> None:
    anna = person("ru", size=size, touch=True)
    anna.new_table("me", "greedy")
    anna.shot(f"phone-aside-{size[0]}")

    assert anna.page.evaluate(TOO_WIDE) <= 0
    expect(anna.element("market:own_farmer")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator('[data-el="slot:ship/1"]').first).to_be_in_viewport(ratio=1)
    expect(
        anna.page.get_by_role("contentinfo").get_by_text(anna.word("orleans-ui-ask-plan"))
    ).to_be_visible()
    anna.choose("place own_farmer castle/1")
    expect(token_on(anna, "castle", 1)).to_be_visible()

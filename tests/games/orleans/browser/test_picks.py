"""What a person has picked up stays picked up, and nothing is picked up for them."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.phone import PHONE
from tests.browser.playing import sit_down
from tests.games.orleans.browser.playing import finish_round, plan


def test_a_pick_stays_while_others_act(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris)

    anna.press("market:own_farmer")
    boris.choose("done")
    anna.until(lambda: anna.view["players"][1]["planning_done"], "Boris's plan")
    anna.press("slot:castle/1")

    anna.until(lambda: anna.me["places"]["castle"][0] == "own_farmer", "the farmer in the castle")


def test_the_last_follower_is_not_picked_up_by_itself(person: Crowd) -> None:
    """Else its slots would cover the other tabs of a phone."""
    anna = person(size=PHONE, touch=True)
    anna.new_table("me", "greedy")
    for slot, token in enumerate(["own_farmer", "own_boatman", "own_trader"], start=1):
        anna.choose(f"place {token} castle/{slot}")

    anna.page.get_by_role("navigation").get_by_role(
        "tab", name=anna.word("orleans-ui-panel-map")
    ).tap()

    expect(anna.page.locator('[data-el="town:orleans"]').locator("visible=true")).to_have_count(1)
    expect(anna.page.locator('[data-el^="slot:"]').locator("visible=true")).to_have_count(0)


def test_a_forced_pass_is_not_announced_as_a_turn(person: Crowd) -> None:
    anna = person()
    anna.new_table("me", "greedy")
    plan(anna, "castle", "own_farmer", "own_boatman", "own_trader")
    finish_round({anna: ["use castle"]})

    offers = [json.loads(frame).get("options", []) for frame in anna.frames]
    assert ["pass"] not in [[one["text"] for one in offer] for offer in offers]

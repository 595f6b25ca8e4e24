"""Whoever only watches sees what lies open on the table, and nothing else."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.playing import draw_all, finish_round, plan, sit_down
from tests.browser.test_phone import PHONE


def bags(node: Any) -> list[Any]:
    """Every bag's contents anywhere in a message."""
    if isinstance(node, dict):
        found = [node["bag"]] if "bag" in node else []
        return found + [bag for value in node.values() for bag in bags(value)]
    if isinstance(node, list):
        return [bag for value in node for bag in bags(value)]
    return []


def test_a_spectator_sees_the_public_board_only(person: Crowd) -> None:
    anna, boris, watcher = person("ru"), person("en"), person("en")
    sit_down(anna, boris, "greedy")
    watcher.page.goto(anna.page.url)
    watcher.arrive()
    assert watcher.seat == -1
    expect(watcher.page.get_by_role("contentinfo")).to_contain_text(watcher.word("web-watching"))

    # A plan stays hidden until everybody is done, from the other player too.
    anna.choose("place own_farmer castle/1")
    anna.choose("place own_boatman castle/2")
    anna.choose("place own_trader castle/3")
    anna.choose("done")
    watcher.until(lambda: watcher.view["players"][0]["planning_done"], "Anna's plan")
    for other in (boris, watcher):
        assert other.view["players"][0]["places"]["castle"] == [None] * 3
    assert not any(["own_farmer castle" in frame for frame in watcher.frames])
    expect(watcher.page.locator('[data-at="slot:0/castle/1"] .tok')).to_have_count(0)
    plan(boris, "farmhouse", "own_boatman", "own_craftsman")
    watcher.until(lambda: watcher.view["phase"] == "actions", "the actions")
    assert watcher.view["players"][0]["places"]["castle"][0] == "own_farmer"
    expect(watcher.page.locator('[data-at="slot:0/castle/1"] .tok')).to_be_visible()
    finish_round({anna: ["use castle"], boris: ["use farmhouse"]})

    # What Anna has in her bag, and what she draws, is hers.
    draw_all(anna)
    draw_all(boris)
    anna.until(lambda: "done" in anna.texts, "planning")
    assert anna.me["market"]["knight"] == 1
    watcher.until(lambda: watcher.seq >= anna.seq - 1, "the same position")
    for other in (boris, watcher):
        assert "knight" not in other.view["players"][0]["market"]
        assert "bag" not in other.view["players"][0]
    assert anna.me["bag"] is not None
    for frame in watcher.frames:
        message = json.loads(frame)
        assert bags(message) == []
        if message["t"] in ("view", "patch"):
            assert message["options"] == message["refusals"] == []
            for line in message["log"]:
                assert line["code"] != "draws" or "followers" not in line["args"], line

    # Neither buttons nor glowing things, and a bag that stays closed.
    expect(watcher.page.locator('main [data-el][tabindex="0"]')).to_have_count(0)
    expect(watcher.button("web-options")).to_have_count(0)
    watcher.page.locator('[data-at="seat:0/bag"]').hover()
    expect(watcher.page.get_by_role("tooltip")).to_contain_text(watcher.word("orl-bag-hidden"))
    watcher.shot("spectator")
    expect(watcher.page.get_by_label(watcher.word("web-chat-hint"))).to_have_count(0)
    assert watcher.sent == []


def test_a_spectator_with_a_phone_knows_whom_they_watch(person: Crowd) -> None:
    anna, watcher = person("en"), person("ru", size=PHONE, touch=True)
    anna.introduce("Anna")
    anna.new_table("me", "greedy")
    watcher.page.goto(anna.page.url)
    watcher.arrive()

    expect(watcher.page.get_by_text(watcher.word("web-watching"))).to_be_visible()
    expect(watcher.page.get_by_role("heading", name="Anna")).to_be_in_viewport(ratio=1)
    panels = watcher.page.get_by_role("navigation")
    expect(panels.get_by_role("tab", name=watcher.word("web-panel-board"))).to_be_visible()
    watcher.shot("phone-spectator")

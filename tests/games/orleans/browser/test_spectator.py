"""Whoever only watches sees what lies open on the table, and nothing else."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.playing import sit_down
from tests.games.orleans.browser.playing import draw_all, finish_round, plan


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
    assert not any([b"own_farmer castle" in frame for frame in watcher.frames])
    expect(watcher.page.locator('[data-at="slot:0/castle/1"] .tok')).to_have_count(0)
    plan(boris, "farmhouse", "own_boatman", "own_craftsman")
    watcher.until(lambda: watcher.frame.phase == "actions", "the actions")
    assert watcher.view["players"][0]["places"]["castle"][0] == "own_farmer"
    expect(watcher.page.locator('[data-at="slot:0/castle/1"] .tok')).to_be_visible()
    finish_round({anna: ["use castle"], boris: ["use farmhouse"]})

    # What Anna has in her bag, and what she draws, is hers.
    draw_all(anna)
    draw_all(boris)
    anna.until(lambda: "done" in anna.texts, "planning")
    assert anna.me["market"]["knight"] == 1
    watcher.until(lambda: watcher.frame.round == 2, "round 2")
    for other in (boris, watcher):
        assert "knight" not in other.view["players"][0]["market"]
        assert "bag" not in other.view["players"][0]
    assert anna.me["bag"] is not None
    for frame in watcher.frames:
        message = json.loads(frame)
        assert bags(message) == []
        if message["t"] in ("view", "patch"):
            assert message.get("offer", {}).get("options", []) == []
            for line in message.get("log", message.get("lines", [])):
                for event in line["events"]:
                    assert event["code"] != "draws" or "followers" not in event["args"], event

    # Neither buttons nor glowing things, and a bag that stays closed.
    expect(watcher.page.locator('main [data-el][tabindex="0"]')).to_have_count(0)
    expect(watcher.button("web-options")).to_have_count(0)
    watcher.page.locator('button[data-at="seat:0/bag"]').hover()
    expect(watcher.page.get_by_role("tooltip")).to_contain_text(
        watcher.word("orleans-ui-bag-hidden")
    )
    watcher.shot("spectator")
    expect(watcher.page.get_by_label(watcher.word("web-chat-hint"))).to_have_count(0)
    assert [message for message in watcher.sent if message["t"] != "ping"] == []

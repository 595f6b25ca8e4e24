"""The server dies in the middle of play and comes back: the page goes on by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.desk import SCROLL
from tests.browser.playing import sit_down
from tests.browser.server import Server

# What a page may complain of when its server dies, also about a font that was under way.
LOST = ("WebSocket connection to .* failed", "Failed to load resource: net::ERR_")


def test_a_killed_server_loses_nothing_and_the_page_comes_back(
    person: Crowd, server: Server
) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris, "greedy")
    anna.choose(anna.texts[0])
    for _ in range(2):
        boris.choose(boris.texts[0])
    anna.until(lambda: anna.frame.waiting == [0], "the plans of the others")
    boris.until(lambda: boris.frame.waiting == [0], "the plan of the bot")
    seen = {one: (one.seq, one.view) for one in (anna, boris)}
    loads = [anna.loads, boris.loads]

    server.kill()
    for one in (anna, boris):
        expect(one.page.get_by_role("alert")).to_be_visible()
        one.shot(f"lost-{one.lang}")
    anna.press(anna.options[0].path[0])
    server.start()
    for one in (anna, boris):
        expect(one.page.get_by_role("alert")).to_have_count(0)

    # What was acknowledged is there; the click into the void is not, and can be made again.
    assert {one: (one.seq, one.view) for one in (anna, boris)} == seen
    anna.choose(anna.texts[0])
    anna.until(lambda: "pass" in anna.texts, "the turn")
    anna.choose("pass")
    boris.until(lambda: "pass" in boris.texts, "the turn of Boris")
    assert [anna.loads, boris.loads] == loads
    for one in (anna, boris):
        assert one.sockets >= 2
        one.forgive(*LOST)


def test_a_lost_connection_hides_no_part_of_the_table(person: Crowd, server: Server) -> None:
    anna = person("ru", size=(1366, 768))
    anna.new_table("me", "greedy")
    server.kill()
    try:
        expect(anna.page.get_by_role("alert")).to_be_visible()
        anna.settle()
        anna.shot("lost-over-the-table")
        expect(anna.element(anna.options[0].path[0])).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(SCROLL) == [[0, 0], [0, 0]]
    finally:
        server.start()
        anna.forgive(*LOST)

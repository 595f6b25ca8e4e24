"""The server dies in the middle of play and comes back: the page goes on by itself."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.conftest import Crowd
from tests.browser.person import Person
from tests.browser.playing import draw_all, finish_round, sit_down
from tests.browser.server import Server
from tests.browser.test_desktop import SCROLL

LOST = ("WebSocket connection to .* failed", "ERR_CONNECTION_REFUSED")


def plans_of_others_are_known(person: Person) -> bool:
    """Whether the news that Boris and the bot are done has arrived here."""
    return all([player["planning_done"] for player in person.view["players"][1:]])


def test_a_killed_server_loses_nothing_and_the_page_comes_back(
    person: Crowd, server: Server
) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris, "greedy")
    anna.choose("place own_farmer castle/1")
    anna.choose("place own_boatman castle/2")
    boris.choose("place own_farmer university/1")
    boris.choose("done")
    for one in (anna, boris):
        one.until(partial(plans_of_others_are_known, one), "the plans")
    seen = {one: (one.seq, one.view) for one in (anna, boris)}
    loads = [anna.loads, boris.loads]

    server.kill()
    for one in (anna, boris):
        expect(one.page.get_by_role("alert")).to_be_visible()
        one.shot(f"lost-{one.lang}")
    anna.press("market:own_trader")
    anna.page.locator('[data-el="slot:castle/3"]').click()
    server.start()
    for one in (anna, boris):
        expect(one.page.get_by_role("alert")).to_have_count(0, timeout=20_000)

    # What was acknowledged is there; the click into the void is not, and can be made again.
    assert {one: (one.seq, one.view) for one in (anna, boris)} == seen
    expect(anna.token("castle", 1)).to_be_visible()
    expect(anna.token("castle", 2)).to_be_visible()
    expect(anna.token("castle", 3)).to_have_count(0)
    anna.choose("place own_trader castle/3")
    anna.choose("done")
    finish_round({anna: ["use castle"], boris: []})
    draw_all(anna)
    assert anna.me["tracks"]["knight"] == 1
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
        expect(anna.element("market:own_farmer")).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(SCROLL) == [[0, 0], [0, 0]]
    finally:
        server.start()
        anna.forgive(*LOST)

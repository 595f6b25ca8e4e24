"""The home page: one click to a game, a table as one wants it, and the games one has."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from igroteka.games import game_names
from tests.browser.crowd import Crowd
from tests.browser.fixtures import Finished
from tests.browser.person import Person


class Box(NamedTuple):
    """Where something is on the screen."""

    left: float
    top: float
    right: float
    bottom: float


def box_of(what: Locator) -> Box:
    box = what.bounding_box()
    assert box is not None, "expected something that is drawn"
    return Box(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])


def is_inside(box: Box, size: tuple[int, int]) -> bool:
    return box.left >= 0 and box.top >= 0 and box.right <= size[0] and box.bottom <= size[1]


def page_size(one: Person) -> tuple[int, int]:
    """How large the page is, seen or not."""
    root = one.page.locator("html")
    return root.evaluate("e => e.scrollWidth"), root.evaluate("e => e.scrollHeight")


def test_one_click_leads_to_a_table_against_bots(visitor: Crowd) -> None:
    anna = visitor("ru")
    anna.open()
    anna.pick_game()
    anna.button("web-play").click()
    anna.arrive()

    bots = [seat.bot for seat in anna.table.seats]
    assert anna.seat >= 0
    assert bots.count(None) == 1
    anna.until(lambda: anna.asked, "the first turn")


def test_a_refusal_to_set_a_table_up_is_told_in_the_form(visitor: Crowd) -> None:
    """The reason of the server while it answers, and that it does not answer when it does not."""
    anna = visitor("en")
    anna.open()
    anna.button("web-new-table").click()
    told = anna.page.get_by_role("dialog").get_by_role("alert")
    refusal = {"err": "bad_message", "text": "caravan: expected 2 to 4 seats, found 9"}
    anna.page.route(
        "**/api/tables",
        lambda route: (
            route.fulfill(status=400, json=refusal)
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    anna.button("web-create").click()
    expect(told).to_have_text(anna.word("web-err-wish", reason=refusal["text"]))
    expect(anna.page.get_by_role("alert")).to_have_count(1)

    anna.page.unroute("**/api/tables")
    anna.page.route("**/api/tables", lambda route: route.abort())
    anna.button("web-create").click()
    expect(told).to_have_text(anna.word("web-server-trouble"))

    anna.page.unroute("**/api/tables")
    anna.button("web-create").click()
    anna.arrive()
    anna.forgive("status of 400", "ERR_FAILED")


def test_a_name_is_what_the_server_keeps_of_it(visitor: Crowd) -> None:
    anna = visitor("en")
    anna.introduce("Anna")
    anna.open()
    field = anna.page.get_by_label(anna.word("web-name-text"))
    shown = anna.page.get_by_role("banner").get_by_role("button").last

    shown.click()
    field.fill("Half a na")
    anna.page.keyboard.press("Escape")
    expect(shown).to_have_text("Anna")
    shown.click()
    expect(field).to_have_value("Anna")

    field.press("Control+a")
    field.press_sequentially("  Anna   " + 30 * "a")
    expect(field).to_have_value("  Anna   " + 15 * "a")
    anna.button("web-save").click()
    expect(shown).to_have_text("Anna " + 15 * "a")


def test_running_and_finished_games_are_listed_and_lead_back(
    person: Crowd, finished: Finished
) -> None:
    anna = person("en", storage_state=finished.player)
    anna.introduce("Anna")  # another test may have left her speaking Russian
    anna.new_table("me", "greedy")
    running = anna.page.url
    anna.open()

    expect(anna.page.locator(f'a[href="{finished.path}"]')).to_be_visible()
    card = anna.page.locator(f'a[href="{running.removeprefix(anna.address)}"]')
    expect(card).to_contain_text(anna.word("web-your-turn"))
    card.click()

    expect(anna.page).to_have_url(running)
    anna.until(lambda: anna.asked, "the turn")


def test_many_games_stand_in_rows_and_scroll_in_their_section(visitor: Crowd) -> None:
    anna = visitor("en")
    for number in range(14):
        game = game_names()[number % len(game_names())]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        anna.context.request.post(
            "/api/tables", data={"game": game, "seats": seats, "variant": {}, "auto": True}
        )
    anna.open()
    mine = anna.page.get_by_role("group", name=anna.word("web-my-games"))
    cards = mine.get_by_role("link")
    expect(cards).to_have_count(14)
    anna.shot("home-many")
    frame = box_of(mine)
    boxes = [box_of(card) for card in cards.all()]

    assert len({round(box.top) for box in boxes}) == 4
    assert all([frame.left <= box.left and box.right <= frame.right for box in boxes])
    assert boxes[7].bottom <= frame.bottom, "two rows are seen"
    assert boxes[8].top + 10 < frame.bottom < boxes[8].bottom, "and that there is a third"
    assert page_size(anna) == (1366, 768)
    cards.last.scroll_into_view_if_needed()
    assert box_of(cards.last).bottom <= frame.bottom + 1


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desk", "phone"])
def test_nothing_is_out_of_reach_in_large_letters(visitor: Crowd, size: tuple[int, int]) -> None:
    anna = visitor("ru", size=size, touch=size[0] < 700)
    anna.introduce("Анна")
    anna.open()
    anna.page.evaluate('localStorage.setItem(\'igroteka\', \'{"lang": "ru", "scale": 1.4}\')')
    anna.open()
    buttons = anna.page.get_by_role("banner").get_by_role("button")
    expect(buttons).to_have_count(3)
    anna.shot(f"home-large-{size[0]}")
    for button in buttons.all():
        assert is_inside(box_of(button), size)
    assert page_size(anna)[0] == size[0]
    shelf = anna.page.get_by_role("region", name=anna.word("web-what-to-play"))
    for part in (".box", ".plate"):
        expect(shelf.locator(part)).to_have_count(len(game_names()))
        row = [box_of(one) for one in shelf.locator(part).all()]
        assert all([box.right <= after.left for box, after in pairwise(row)])

    anna.button("web-new-table").click()
    anna.shot(f"form-large-{size[0]}")
    form = anna.page.get_by_role("dialog")
    assert is_inside(box_of(anna.button("web-create")), size)
    body = form.get_by_role("group", name=anna.word("web-new-table-title"))
    assert body.evaluate("e => e.scrollWidth <= e.clientWidth")
    last = form.get_by_role("checkbox").last
    last.scroll_into_view_if_needed()
    assert box_of(last).bottom <= box_of(body).bottom


def test_a_link_can_be_pasted_on_the_home_page(visitor: Crowd) -> None:
    anna, boris = visitor("en"), visitor("ru")
    (link,) = anna.new_table("me", "open")
    boris.open()
    boris.page.get_by_label(boris.word("web-join-by-link")).fill(anna.address + link)
    boris.button("web-join").click()
    boris.button("web-sit").click()
    boris.arrive()

    assert boris.seat == 1


def test_a_link_to_another_site_is_not_followed(visitor: Crowd) -> None:
    anna = visitor("ru", size=(390, 844), touch=True)
    anna.open()
    field = anna.page.get_by_label(anna.word("web-join-by-link"))
    told = anna.page.get_by_role("alert")
    for link, sentence in (
        (
            "https://elsewhere.example/t/abc",
            anna.word("web-foreign-link", site="elsewhere.example"),
        ),
        (anna.address + "/healthz", anna.word("web-bad-link")),
    ):
        field.fill(link)
        anna.button("web-join").click()
        expect(told).to_contain_text(sentence)
        expect(told).to_be_in_viewport(ratio=1)

    assert anna.page.url == anna.address + "/"
    anna.button("web-close").click()
    expect(told).to_have_count(0)


def test_whoever_joins_twice_in_haste_joins_once(visitor: Crowd) -> None:
    anna, boris = visitor("en"), visitor("en")
    anna.introduce("Hasty")
    boris.introduce("Boris")
    anna.new_table("me", "open")
    boris.open()
    asked: list[str] = []
    boris.page.on("request", lambda r: asked.append(r.url) if r.url.endswith("/join") else None)
    tables = boris.page.get_by_role("region", name=boris.word("web-open-tables"))
    hers = tables.get_by_role("listitem").filter(has_text="Hasty")
    hers.get_by_role("button").evaluate("button => { button.click(); button.click(); }")
    boris.arrive()

    assert boris.seat == 1
    assert len(asked) == 1


def test_a_table_for_friends_has_links_and_one_for_people_is_on_the_list(visitor: Crowd) -> None:
    anna, boris = visitor("en"), visitor("en")
    anna.introduce("Anna")
    for company, seats in (("friends", 2), ("people", 4)):
        anna.open()
        anna.pick_game()
        anna.tick(anna.page.get_by_role("radio", name=str(seats), exact=True))
        anna.tick(anna.page.get_by_role("radio", name=anna.word(f"web-company-{company}")))
        anna.button("web-play").click()
        links = anna.page.get_by_role("dialog").get_by_role("textbox")
        expect(links).to_have_count(1)
        anna.page.get_by_text(anna.word("web-seat-links"), exact=True).click()
        expect(links).to_have_count(seats)

    boris.open()
    tables = boris.page.get_by_role("region", name=boris.word("web-open-tables"))
    hers = tables.get_by_role("listitem").filter(has_text="Anna")
    expect(hers).to_have_count(1)
    expect(hers).to_contain_text(boris.word("web-seats-taken", taken=1, of=4))

"""Sitting down, by real clicks: by the list, by the link of a table, by the link of a seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.phone import PHONE


def table_link(host: Person) -> str:
    """The link that the dialog of a new table shows first."""
    return host.page.get_by_label(host.word("web-table-link"), exact=True).last.input_value()


def card(person: Person, seat: int) -> Locator:
    """What a person sees of another seat."""
    return person.page.locator(f'[data-at="card:{seat}"]')


def test_three_people_come_by_list_by_table_link_and_by_seat_link(person: Crowd) -> None:
    anna, boris, clara = person("ru"), person("en"), person("ru", size=PHONE, touch=True)
    (_, seat_link) = anna.new_table("me", "open", "open")
    link = table_link(anna)

    # The list tells truly who sits there, though nobody has a name.
    boris.open()
    tables = boris.page.get_by_role("region", name=boris.word("web-open-tables"))
    row = tables.get_by_role("listitem").first
    expect(row).to_contain_text(boris.word("web-guest", number=1))
    expect(row).to_contain_text(boris.word("web-seats-taken", taken=1, of=3))
    row.get_by_role("button").click()
    boris.page.get_by_label(boris.word("web-sit-name")).fill("Boris")
    boris.button("web-sit").last.click()
    boris.arrive()
    assert boris.seat == 1
    expect(card(anna, 1)).to_contain_text("Boris")

    # A link that was used says so, and offers to watch.
    used = seat_link.replace("/2/", "/1/")
    assert used != seat_link
    clara.page.goto(clara.address + link.removeprefix(anna.address))
    expect(clara.page.get_by_role("list")).to_contain_text("Boris")
    clara.shot("invited-phone")
    clara.button("web-sit").click()
    clara.arrive()
    assert clara.seat == 2
    assert clara.page.url == anna.page.url, "the secret leaves the address bar"
    expect(anna.page.get_by_role("dialog")).to_have_count(0)

    late = person("en")
    for path, message in ((link, "web-invited-full"), (seat_link, "web-invited-used")):
        late.page.goto(path if "://" in path else late.address + path)
        expect(late.page.get_by_role("status")).to_contain_text(late.word(message))
        expect(late.button("web-sit")).to_have_count(0)
    late.shot("invited-used")
    late.button("web-watch").click()
    late.arrive()
    assert late.seat == -1


def test_a_link_leads_who_sits_there_to_their_seat(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    (link,) = anna.new_table("me", "open")
    boris.come_by(link, "Борис")
    expect(card(anna, 1)).to_contain_text("Борис")

    boris.page.goto(boris.address + link)
    boris.arrive()

    assert boris.seat == 1


def test_a_name_is_changed_at_the_table(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    (link,) = anna.new_table("me", "open")
    boris.come_by(link)
    expect(card(anna, 1)).to_contain_text(anna.word("web-guest", number=2))

    boris.button("web-menu").click()
    boris.button("web-rename").click()
    boris.page.get_by_label(boris.word("web-name-text")).fill("Борис")
    boris.button("web-save").click()

    expect(boris.page.get_by_role("dialog")).to_have_count(0)
    expect(card(anna, 1)).to_contain_text("Борис")


def test_a_host_without_a_name_is_asked_for_one(person: Crowd) -> None:
    anna, boris = person("ru"), person("en")
    (link,) = anna.new_table("me", "open")
    dialog = anna.page.get_by_role("dialog")
    asked = dialog.get_by_label(anna.word("web-sit-name"))

    asked.fill("Анна")
    dialog.get_by_role("button", name=anna.word("web-save")).click()

    expect(asked).to_have_count(0)
    expect(dialog.get_by_label(anna.word("web-table-link"), exact=True).last).to_be_visible()
    boris.come_by(link)
    expect(card(boris, 0)).to_contain_text("Анна")


def test_a_host_with_a_name_is_not_asked(person: Crowd) -> None:
    anna = person("en")
    anna.introduce("Anna")
    anna.new_table("me", "open")

    expect(anna.page.get_by_label(anna.word("web-table-link"), exact=True).last).to_be_visible()
    expect(anna.page.get_by_label(anna.word("web-sit-name"))).to_have_count(0)


def test_a_spectator_takes_a_free_seat(person: Crowd) -> None:
    anna, boris = person("en"), person("en")
    anna.new_table("me", "open")
    boris.open(anna.page.url.removeprefix(anna.address))
    boris.arrive()
    assert boris.seat == -1

    boris.button("web-sit").click()
    boris.page.get_by_role("dialog").get_by_role("textbox").fill("Boris")
    boris.page.get_by_role("dialog").get_by_role("button", name=boris.word("web-sit")).click()

    boris.until(lambda: boris.seat == 1, "a seat")
    expect(card(anna, 1)).to_contain_text("Boris")
    expect(boris.page.get_by_role("status")).not_to_contain_text([boris.word("web-sit-here")])


def test_links_of_a_plain_start_say_that_they_work_here_only(person: Crowd) -> None:
    anna = person("en")
    anna.new_table("me", "open")

    note = anna.page.get_by_role("note")

    expect(note).to_contain_text("igroteka serve --lan")
    expect(note).to_contain_text("IGROTEKA_PUBLIC")


@pytest.mark.parametrize("shares", [True, False])
def test_a_link_is_shared_or_copied(person: Crowd, shares: bool) -> None:
    anna = person("en", permissions=["clipboard-read", "clipboard-write"])
    given = "async data => { window.shared = data.url }" if shares else "undefined"
    anna.page.add_init_script(
        f"Object.defineProperty(navigator, 'share', {{ value: {given}, configurable: true }})"
    )
    anna.new_table("me", "open")
    link = table_link(anna)

    if shares:
        anna.button("web-share").click()
        assert anna.page.evaluate("window.shared") == link
    else:
        expect(anna.button("web-share")).to_have_count(0)
        name = f"{anna.word('web-copy')}: {anna.word('web-table-link')}"
        anna.page.get_by_role("button", name=name).click()
        expect(anna.page.get_by_text(anna.word("web-copied"))).to_be_visible()
        assert anna.page.evaluate("navigator.clipboard.readText()") == link


@THEMES
def test_the_pages_of_sitting_down_are_accessible(person: Crowd, theme: Theme) -> None:
    anna, boris = (
        person("ru", theme=theme, bypass_csp=True),
        person("ru", theme=theme, bypass_csp=True, size=PHONE, touch=True),
    )
    hers, his = Axe(anna), Axe(boris)
    (link,) = anna.new_table("me", "open")
    anna.shot(f"invites-{theme}")
    hers.look("invites")
    boris.page.goto(boris.address + link)
    boris.button("web-sit").wait_for()
    boris.shot(f"invited-{theme}")
    his.look("invited")
    boris.open(anna.page.url.removeprefix(anna.address))
    boris.arrive()
    his.look("free seat")

    assert hers.found == {}
    assert his.found == {}

"""Ways to play any game that several browser tests share; every choice is made by clicks."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person


def sit_down(host: Person, guest: Person, *bots: str, **more: Any) -> None:
    """The host sets up a table with a free seat, and the guest comes by its link."""
    (link,) = host.new_table("me", "open", *bots, **more)
    host.button("web-close").click()
    guest.come_by(link)


def play_on(person: Person) -> None:
    """Whatever is offered last, or the open choice as its control stands."""
    if person.options:
        person.choose(person.texts[-1])
    else:
        person.look_up()
        before = len(person.acts)
        person.page.locator("form[data-opening] button.main").click()
        person.get_answer(before)


def undo_is_offered(person: Person, times: int) -> None:
    """The page offers as many steps back as the server allows."""
    person.until(lambda: person.undo == times, f"{times} steps back")
    button = person.page.get_by_role("button", name=person.word("web-undo"))
    if times == 0:
        expect(button).to_have_count(0)
    else:
        expect(button).to_contain_text(str(times))


def says(person: Person, message: str) -> None:
    """The page shows this message in the person's language, and no bare id of any message."""
    message_id = re.compile(rf"\b(web|{person.game})-[a-z_]+")
    expect(person.page.get_by_role("contentinfo")).to_contain_text(person.word(message))
    expect(person.page.locator("body")).not_to_contain_text(message_id)
    expect(person.page.locator("html")).to_have_attribute("lang", person.lang)

"""Inviting friends: a link to copy, and a code for the camera of a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd


def test_the_link_of_the_table_shows_its_code_at_once(person: Crowd) -> None:
    anna = person("ru")
    anna.new_table("me", "open")

    code = anna.page.get_by_role("img", name=anna.word("web-table-qr"))
    expect(code).to_be_visible()
    anna.shot("invite-one")
    loaded = "picture => picture.complete && picture.naturalWidth > 100"
    anna.until(lambda: bool(code.evaluate(loaded)), "the picture")


def test_the_code_of_a_seat_is_shown_when_asked_for(person: Crowd) -> None:
    anna = person("en")
    anna.new_table("me", "open", "open", "open")
    codes = anna.page.get_by_role("dialog").get_by_role("img", name="QR")
    expect(codes).to_have_accessible_name(anna.word("web-table-qr"))
    anna.page.get_by_text(anna.word("web-seat-links"), exact=True).click()

    anna.button("web-invite-qr", seat=3).click()

    expect(codes).to_have_count(1)
    expect(codes).to_have_accessible_name(anna.word("web-invite-qr", seat=3))
    anna.shot("invite-many")
    anna.button("web-invite-qr", seat=3).click()
    expect(codes).to_have_count(0)


def test_the_dialog_closes_when_the_last_friend_has_come(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    (link,) = anna.new_table("me", "open")
    expect(anna.page.get_by_role("dialog")).to_be_visible()

    boris.come_by(link)

    expect(anna.page.get_by_role("dialog")).to_have_count(0)

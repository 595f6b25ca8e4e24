"""People at one table: talking, coming and going, a bot that stands in."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.phone import PHONE
from tests.browser.playing import play_on, sit_down


def two_at_a_table(person: Crowd) -> tuple[Person, Person]:
    """Anna, who made the table, and Boris, who came by her link."""
    anna, boris = person("ru"), person("en")
    sit_down(anna, boris)
    return anna, boris


def presence(person: Person, seat: int, message: str) -> Locator:
    """The dot beside a name, when it says this."""
    card = person.page.locator(f'[data-at="card:{seat}"]')
    return card.get_by_title(person.word(message), exact=True)


def test_a_chat_line_arrives_at_the_other_person(person: Crowd) -> None:
    anna, boris = two_at_a_table(person)

    anna.page.get_by_label(anna.word("web-chat-hint")).fill("Привет! <b>Hello</b> & 🎲")
    anna.page.keyboard.press("Enter")
    boris.page.get_by_role("tab", name=boris.word("web-chat")).click()

    for one in (anna, boris):
        lines = one.page.get_by_role("log", name=one.word("web-chat"))
        expect(lines).to_contain_text("Привет! <b>Hello</b> & 🎲")
    boris.shot("chat")
    boris.page.reload()
    boris.page.get_by_role("tab", name=boris.word("web-chat")).click()
    lines = boris.page.get_by_role("log", name=boris.word("web-chat"))
    expect(lines).to_contain_text("Привет!")


def test_a_dot_shows_who_is_at_the_table(person: Crowd) -> None:
    anna, boris = two_at_a_table(person)
    expect(presence(anna, 1, "web-online")).to_be_visible()

    boris.page.goto("about:blank")
    expect(presence(anna, 1, "web-offline")).to_be_visible()
    boris.page.go_back()

    expect(presence(anna, 1, "web-online")).to_be_visible()


def test_a_seat_is_handed_over_to_a_bot_and_taken_back(person: Crowd) -> None:
    anna, boris = two_at_a_table(person)

    boris.button("web-menu").click()
    boris.button("web-hand-over").click()
    expect(boris.page.get_by_role("dialog")).to_contain_text(boris.word("web-hand-over-text"))
    boris.button("web-hand-over-do").click()
    anna.until(lambda: anna.frame.waiting == [0], "the bot plans for Boris")
    bot = anna.page.locator('[data-at="card:1"]').get_by_label(anna.word("web-bot"))
    expect(bot).to_be_visible()
    boris.until(lambda: boris.options == [], "the seat is the bot's")
    bar = boris.page.get_by_role("contentinfo")
    expect(bar).to_contain_text(boris.word("web-bot-plays-for-you"))
    boris.shot("handed-over")
    for _ in range(2):
        anna.choose(anna.texts[0])
    anna.until(lambda: "pass" in anna.texts, "the turn of Anna")
    anna.choose("pass")
    anna.until(lambda: anna.asked, "the bot plays for Boris")
    boris.button("web-take-back-seat").click()
    expect(boris.button("web-take-back-seat")).to_have_count(0)

    while not boris.asked:
        anna.until(lambda: anna.asked or boris.asked, "a turn")
        if anna.asked:
            play_on(anna)
    play_on(boris)

    expect(bot).to_have_count(0)


def test_a_line_of_somebody_without_a_name_says_whose_it_is(person: Crowd) -> None:
    anna, boris = two_at_a_table(person)
    boris.page.get_by_label(boris.word("web-chat-hint")).fill("hello")
    boris.page.keyboard.press("Enter")

    anna.page.get_by_role("tab", name=anna.word("web-chat")).click()

    said = anna.page.get_by_role("log", name=anna.word("web-chat"))
    expect(said).to_contain_text(f"{anna.word('web-guest', number=2)} hello")


def test_a_new_line_of_chat_shows_on_the_tab_of_a_phone(person: Crowd) -> None:
    anna, boris = person("ru", size=PHONE, touch=True), person("en")
    (link,) = anna.new_table("me", "open")
    boris.come_by(link)
    boris.page.get_by_label(boris.word("web-chat-hint")).fill("hello")
    boris.page.keyboard.press("Enter")

    tab = anna.page.get_by_role("navigation").get_by_role("tab", name=anna.word("web-players"))
    expect(tab).to_contain_text("1")
    assert boris.page.get_by_role("tab", name=boris.word("web-chat")).inner_text() == "Chat"

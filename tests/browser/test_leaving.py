"""Nobody is stuck, by real clicks: leaving, giving up, votes, bots for who is away, clocks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.clockwork import Clockwork
from tests.browser.crowd import Crowd
from tests.browser.person import Person
from tests.browser.phone import PHONE
from tests.browser.playing import play_on, sit_down


@pytest.fixture
def clockwork(tmp_path: Path, pages: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clockwork]:
    """A server whose clock can be wound forward."""
    server = Clockwork(tmp_path / "games.db", pages, monkeypatch)
    yield server
    server.stop()


@pytest.fixture
def timed(clockwork: Clockwork, browser: Browser, game: str) -> Iterator[Crowd]:
    """Makes people at that server."""
    crowd = Crowd(clockwork, browser, game)
    yield crowd
    crowd.leave()


def bar(person: Person) -> Locator:
    """What the page says about the table beside the game."""
    return person.page.locator(".page > .bar")


def in_menu(person: Person, message: str) -> None:
    """Press a button of the menu."""
    person.button("web-menu").click()
    person.button(message).click()


def chat(person: Person) -> Locator:
    """The chat, opened."""
    person.page.get_by_role("tab", name=person.word("web-chat")).click()
    return person.page.get_by_role("log", name=person.word("web-chat"))


def until_not_asked(person: Person) -> None:
    """Choose until the game waits for others only."""
    person.until(lambda: person.asked, "the first choice")
    while person.seat in person.frame.waiting:
        play_on(person)


def test_one_gives_up_and_a_bot_goes_on(person: Crowd) -> None:
    anna, boris = person("ru"), person("en")
    sit_down(anna, boris)
    anna.until(lambda: anna.table.status == "running", "the game")

    in_menu(boris, "web-give-up")
    expect(boris.page.get_by_role("dialog")).to_contain_text(boris.word("web-give-up-text"))
    boris.shot("give-up")
    boris.page.get_by_role("dialog").get_by_role("button", name=boris.word("web-give-up")).click()

    expect(bar(boris)).to_contain_text(boris.word("web-you-gave-up"))
    guest = anna.word("web-guest", number=2)
    expect(chat(anna)).to_contain_text(anna.word("web-notice-gave_up", name=guest))
    anna.until(lambda: 1 not in anna.frame.waiting, "the bot's choices")
    boris.button("web-menu").click()
    expect(boris.button("web-take-back-seat")).to_have_count(0)
    boris.shot("gave-up-menu")


def test_a_seat_of_an_open_table_is_left_and_taken_again(person: Crowd) -> None:
    anna, boris, clara = person("en"), person("en"), person("en")
    links = anna.new_table("me", "open", "open")
    anna.button("web-close").click()
    boris.come_by(links[0], "Boris")

    in_menu(boris, "web-leave-table")
    boris.page.get_by_role("dialog").get_by_role(
        "button", name=boris.word("web-leave-table")
    ).click()
    boris.until(lambda: boris.seat == -1, "the seat is free")
    clara.come_by(links[0], "Clara")

    expect(anna.page.locator('[data-at="card:1"]')).to_contain_text("Clara")
    in_menu(anna, "web-close-table")
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.word("web-close-table")).click()
    for one in (anna, clara):
        expect(bar(one)).to_contain_text(one.word("web-table-closed"))
    assert clara.options == []


def test_three_people_end_a_game_by_vote(person: Crowd) -> None:
    anna, boris, clara = person("ru"), person("en"), person("en", size=PHONE, touch=True)
    links = anna.new_table("me", "open", "open")
    boris.come_by(links[0], "Boris")
    clara.come_by(links[1], "Clara")

    in_menu(anna, "web-end-game")
    anna.button("web-vote-yes").click()
    expect(bar(anna)).to_contain_text("Boris, Clara")
    guest = boris.word("web-guest", number=1)
    expect(bar(boris)).to_contain_text(boris.word("web-vote-theirs", names=guest))
    clara.shot("vote-phone")
    clara.button("web-vote-agree").click()
    anna.until(lambda: anna.table.seats[2].vote, "Clara's vote")
    assert anna.table.status == "running"
    clara.button("web-vote-no").click()
    expect(bar(anna)).to_contain_text("Boris, Clara")
    for one in (boris, clara):
        one.button("web-vote-agree").click()

    for one in (anna, boris, clara):
        expect(bar(one)).to_contain_text(one.word("web-table-given-up"))
    anna.shot("given-up")
    assert [one.options for one in (anna, boris, clara)] == [[], [], []]


def test_who_keeps_others_waiting_is_replaced_and_takes_the_seat_back(
    clockwork: Clockwork, timed: Crowd
) -> None:
    anna, boris = timed("ru"), timed("en")
    (link,) = anna.new_table("me", "open", patience=10)
    boris.come_by(link, "Boris")
    until_not_asked(anna)
    expect(bar(anna)).to_have_count(0)

    clockwork.wind(minutes=6)
    anna.page.reload()
    expect(bar(anna)).to_contain_text("Boris")
    expect(anna.button("web-relieve")).to_have_count(0)
    clockwork.wind(minutes=5)
    anna.page.reload()
    anna.shot("late")
    anna.button("web-relieve").click()
    anna.until(lambda: 1 not in anna.frame.waiting, "the bot's choices")
    expect(chat(anna)).to_contain_text(anna.word("web-notice-relieved", name="Boris"))

    boris.button("web-take-back-seat").click()
    anna.until(lambda: anna.table.seats[1].bot is None, "Boris is back")
    assert boris.undo == 0


def test_a_clock_ticks_and_runs_out(clockwork: Clockwork, timed: Crowd) -> None:
    anna, boris = timed("ru"), timed("en", size=PHONE, touch=True)
    clock = {"kind": "live", "minutes": 5, "increment": 0}
    (link,) = anna.new_table("me", "open", clock=clock)
    boris.come_by(link, "Boris")
    until_not_asked(anna)
    shown = anna.page.locator('[data-at="card:1"]').get_by_role("timer")
    expect(shown).to_contain_text("4:5")
    before = shown.inner_text()
    expect(shown).not_to_have_text(before)
    anna.shot("clock")
    boris.shot("clock-phone")
    expect(boris.page.get_by_role("banner").get_by_role("timer")).to_contain_text("4:")

    clockwork.wind(minutes=4, seconds=40)
    assert anna.table.seats[1].bot is None
    clockwork.wind(seconds=30)

    anna.until(lambda: anna.table.seats[1].bot is not None, "the bot")
    anna.until(lambda: 1 not in anna.frame.waiting, "the bot's choices")
    expect(chat(anna)).to_contain_text(anna.word("web-notice-time", name="Boris"))
    boris.button("web-take-back-seat").click()
    boris.until(lambda: boris.table.seats[1].bot is None, "the seat")


def test_a_clock_out_of_bounds_is_refused_in_one_sentence(person: Crowd) -> None:
    anna = person("ru")
    anna.open()
    anna.button("web-new-table").click()
    anna.pick_game()
    anna.page.get_by_label(anna.word("web-seat-n", seat=2), exact=True).select_option("open")
    anna.tick(anna.page.get_by_role("radio", name=anna.word("web-clock-live")))
    minutes = anna.page.get_by_label(anna.word("web-clock-minutes"))
    minutes.fill("9000")
    anna.button("web-create").click()

    expect(anna.page.get_by_role("alert")).to_have_text(anna.word("web-err-bad_clock"))
    anna.shot("bad-clock")
    assert anna.tables() == []
    minutes.fill("15")
    anna.button("web-create").click()
    anna.arrive()
    assert (anna.table.clock.kind, anna.table.clock.minutes) == ("live", 15)
    anna.forgive("400")


@THEMES
def test_the_table_with_clocks_and_votes_is_accessible(
    clockwork: Clockwork, timed: Crowd, theme: Theme
) -> None:
    anna, boris = timed("en", theme=theme, bypass_csp=True), timed("ru")
    axe = Axe(anna)
    clock = {"kind": "days", "hours": 72}
    (link,) = anna.new_table("me", "open", clock=clock, patience=1)
    boris.come_by(link, "Борис")
    until_not_asked(anna)
    clockwork.wind(minutes=2)
    anna.page.reload()
    anna.button("web-relieve").wait_for()
    anna.shot(f"late-{theme}")
    axe.look("late")
    in_menu(boris, "web-end-game")
    boris.button("web-vote-yes").click()
    anna.button("web-vote-agree").wait_for()
    axe.look("vote")
    anna.button("web-menu").click()
    axe.look("menu")
    anna.button("web-give-up").click()
    axe.look("give up")

    assert axe.found == {}

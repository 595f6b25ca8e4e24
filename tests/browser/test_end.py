"""After the end: scores and board are one click apart, both ways."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.fixtures import Finished


def test_from_the_board_at_the_end_one_finds_back_to_the_scores(
    person: Crowd, finished: Finished
) -> None:
    anna = person(storage_state=finished.player)
    anna.introduce("Anna")
    anna.open(finished.path)
    anna.button("web-see-board").click()

    bar = anna.page.get_by_role("contentinfo")
    expect(bar).to_contain_text(anna.word("web-game-over"))
    expect(bar.get_by_role("button", name=anna.word("web-take-back-seat"))).to_have_count(0)
    anna.shot("end-board")
    bar.get_by_role("button", name=anna.word("web-scores")).click()

    expect(anna.page.get_by_role("table")).to_be_visible()
    anna.button("web-see-board").click()
    bar.get_by_role("button", name=anna.word("web-replay")).click()
    expect(anna.page.get_by_role("slider")).to_be_visible()


def test_long_names_hide_no_score_and_spectators_are_not_asked_to_play_again(
    person: Crowd, finished: Finished
) -> None:
    anna, watcher = person(storage_state=finished.player), person()
    anna.introduce("W" * 24)
    for one in (anna, watcher):
        one.open(finished.path)
        expect(one.page.get_by_role("table")).to_be_visible()
        one.shot(f"end-long-name-{one.lang}")
        marks = one.page.locator(".hero .mk b")
        expect(marks).to_have_count(4)
        for mark in marks.all():
            expect(mark).to_be_in_viewport(ratio=1)

    expect(anna.button("web-rematch")).to_be_visible()
    expect(watcher.button("web-rematch")).to_have_count(0)


def test_whoever_opens_the_chat_at_the_end_can_write_at_once(
    person: Crowd, finished: Finished
) -> None:
    anna = person(storage_state=finished.player)
    anna.open(finished.path)
    anna.page.get_by_role("button", name=anna.word("web-chat")).click()

    anna.page.keyboard.type("Well played, all of you")
    anna.button("web-chat-send").click()

    expect(anna.page.get_by_role("log")).to_contain_text("Well played, all of you")

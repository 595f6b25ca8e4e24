"""Looking back in a game that still runs, as far as one may see."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.crowd import Crowd
from tests.browser.fixtures import Finished
from tests.browser.hand import WATCH
from tests.browser.person import Person
from tests.browser.playing import sit_down


def plan_of(person: Person) -> Locator:
    """The number of cards of each kind in the plan of the first seat, as the page shows it."""
    return person.page.locator('main [data-at="seat:0/plan"] button b')


def planned(person: Person) -> str:
    """These numbers as they are now."""
    return " ".join(plan_of(person).all_inner_texts())


def test_the_past_of_a_running_game_and_back_to_the_present(person: Crowd) -> None:
    anna = person("en")
    anna.new_table("me", "greedy")
    first = anna.texts[0]
    for _ in range(2):
        anna.choose(anna.texts[0])
    anna.until(lambda: "pass" in anna.texts, "the turn")
    page = anna.page
    bar = page.get_by_role("banner")
    expect(bar).to_contain_text(anna.word("caravan-phase-turns"))

    anna.button("web-menu").click()
    anna.button("web-replay").click()
    slider = page.get_by_role("slider", name=anna.word("web-replay-position"))
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    slider.fill("0")

    # Planning again: all cards in hand, nothing to choose, and nothing is sent.
    expect(bar).to_contain_text(anna.word("caravan-phase-planning"))
    expect(page.locator('main [data-el][tabindex="0"]')).to_have_count(0)
    expect(plan_of(anna)).to_have_text(["0", "0"])
    before = list(anna.sent)
    page.locator(f'main [data-el="hand:{first.removeprefix("lay ")}"]').click()
    assert [message for message in anna.sent if message not in before] == []
    anna.shot("replay-running")

    anna.button("web-leave-replay").click()
    expect(bar).to_contain_text(anna.word("caravan-phase-turns"))
    anna.until(lambda: anna.asked, "the turn")
    anna.choose(anna.texts[-1])


def test_looking_back_shows_the_own_plan_and_not_the_others(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    sit_down(anna, boris)
    anna.choose(anna.texts[0])

    for one, sees in ((anna, 1), (boris, 0)):
        one.button("web-menu").click()
        one.button("web-replay").click()
        slider = one.page.get_by_role("slider", name=one.word("web-replay-position"))
        expect(slider).to_have_attribute("max", str(sees))  # not even that there was a choice
        slider.fill(str(sees))
        expect(slider).to_have_value(str(sees))
        one.settle()
        expect(plan_of(one).filter(has_text="1")).to_have_count(sees)
        assert not one.errors


def test_a_step_of_the_replay_is_played_like_the_live_game(person: Crowd) -> None:
    """The same lines in the log, and the same pieces fly."""
    anna = person("en", motion="no-preference")
    boris = person("ru")
    sit_down(anna, boris)
    anna.page.evaluate(WATCH)
    anna.choose(anna.texts[0])
    anna.until(lambda: "1" in planned(anna), "the card in the plan")
    live = anna.page.evaluate("window.flown")
    anna.button("web-menu").click()
    anna.button("web-replay").click()
    slider = anna.page.get_by_role("slider", name=anna.word("web-replay-position"))
    expect(slider).to_have_value("1")

    anna.button("web-step-back").click()
    anna.until(lambda: planned(anna) == "0 0", "the card in the hand")
    assert anna.page.evaluate("window.flown") == live, "nothing flies backwards"
    anna.button("web-step-on").click()
    anna.until(lambda: "1" in planned(anna), "the card in the plan again")

    assert anna.page.evaluate("window.flown") == 2 * live > 0


def test_a_replay_plays_on_by_itself_to_its_end(person: Crowd, finished: Finished) -> None:
    anna = person("en", storage_state=finished.player)
    anna.open(finished.path)
    anna.button("web-replay").click()
    slider = anna.page.get_by_role("slider", name=anna.word("web-replay-position"))
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 3))
    expect(slider).to_have_value(str(last - 3))

    anna.button("web-play-on").click()

    expect(slider).to_have_value(str(last))
    expect(anna.button("web-play-on")).to_be_visible()  # and no longer a pause


def test_a_replay_asks_once_whether_there_is_a_review(person: Crowd, finished: Finished) -> None:
    anna = person("en", storage_state=finished.player)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.open(finished.path)
    anna.button("web-replay").click()
    slider = anna.page.get_by_role("slider", name=anna.word("web-replay-position"))
    for step in ("1", "2", "3"):
        slider.fill(step)
        expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"\b{step}\b"))

    assert len([url for url in asked if url.endswith("/review")]) == 1

"""The review of a finished game: made with progress, kept, and leading into the replay."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.fixtures import Finished
from tests.browser.person import Person
from tests.browser.phone import PHONE, Inspection

LONG = 60_000  # a review takes its time, and other tests use the bots too


def opened(anna: Person, finished: Finished) -> Locator:
    """The review of a finished game, once it is made."""
    anna.open(finished.path)
    anna.button("web-review").click()
    dialog = anna.page.get_by_role("dialog", name=anna.word("web-review"))
    begin = dialog.get_by_role("button", name=anna.word("web-review-begin"))
    table = dialog.get_by_role("table", name=anna.word("web-review-sums"))
    expect(begin.or_(table)).to_be_visible()
    if begin.is_visible():
        begin.click()
        expect(dialog.get_by_role("progressbar").or_(table)).to_be_visible()
    expect(table).to_be_visible(timeout=LONG)
    return dialog


def lay(card: str) -> dict[str, object]:
    """An action of the template, as the wire describes it."""
    return {"text": f"lay {card}", "path": [f"hand:{card}"], "verb": "lay", "args": {"card": card}}


TURNING = {
    "seq": 2,
    "round": 1,
    "seat": 0,
    "kind": "choice",
    "points": 2.5,
    "played": [lay("scout")],
    "better": [lay("merchant")],
    "parts": {"coins": 2.0, "rivals": 0.5},
}


def turned(anna: Person, finished: Finished) -> None:
    """Lets the page read a review with a turning point, whatever the bots did."""
    path = f"/api/tables/{finished.path.removeprefix('/t/')}/review"
    info = anna.page.request.get(anna.address + path).json()
    assert info["status"] == "done"
    info["review"]["turning"] = [TURNING]
    anna.page.route(f"**{path}", lambda route: route.fulfill(json=info))


def test_a_review_is_made_with_progress_and_kept(person: Crowd, finished: Finished) -> None:
    anna, watcher = person("en", storage_state=finished.player), person("ru")
    dialog = opened(anna, finished)
    expect(dialog.get_by_role("row")).to_have_count(5)  # a head, and one for each seat
    expect(dialog.get_by_role("group", name=anna.word("web-review-curve"))).to_be_visible()
    anna.shot("review")
    shows = dialog.get_by_role("button", name=anna.word("web-review-show"))
    expect(dialog.locator(".spot")).to_have_count(shows.count())

    # Whoever may see the game reads the same.
    watcher.open(finished.path)
    watcher.button("web-review").click()
    theirs = watcher.page.get_by_role("dialog", name=watcher.word("web-review"))
    expect(theirs.get_by_role("row")).to_have_count(5)
    expect(theirs.locator(".spot")).to_have_count(shows.count())


def test_a_turning_point_leads_into_the_replay(person: Crowd, finished: Finished) -> None:
    anna = person("en", storage_state=finished.player)
    opened(anna, finished)
    turned(anna, finished)
    dialog = opened(anna, finished)
    expect(dialog).to_contain_text(anna.word("web-review-better", what="Lay a merchant"))
    expect(dialog.get_by_role("button", name=anna.word("web-review-show"))).to_have_count(1)
    dialog.locator(".spot").click()
    expect(dialog).to_have_count(0)
    slider = anna.page.get_by_role("slider", name=anna.word("web-replay-position"))
    expect(slider).to_have_value("1")  # before the choice
    here = anna.page.get_by_role("status").filter(has_text=anna.word("web-review-round", round=1))
    expect(here).to_be_visible()
    anna.shot("review-replay")
    anna.button("web-step-on").click()
    expect(slider).to_have_value("2")
    expect(here).to_have_count(0)
    anna.button("web-review-next").click()
    expect(slider).to_have_value("1")


@THEMES
def test_review_and_what_if_on_a_phone_are_for_fingers_and_for_everybody(
    person: Crowd, finished: Finished, theme: Theme
) -> None:
    anna = person(
        "en", size=PHONE, touch=True, theme=theme, bypass_csp=True, storage_state=finished.player
    )
    axe, inspection = Axe(anna), Inspection(anna)
    opened(anna, finished)
    turned(anna, finished)
    dialog = opened(anna, finished)
    inspection.look("review")
    axe.look("review")
    dialog.get_by_role("button", name=anna.word("web-review-show")).tap()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    inspection.look("review-replay")
    axe.look("review-replay")
    anna.button("web-what-if").tap()
    expect(anna.button("web-what-if-do")).to_be_enabled()
    inspection.look("what-if")
    axe.look("what-if")

    assert axe.found == {}
    assert (inspection.wide, inspection.small) == ({}, {})


def test_one_plays_on_from_the_past_at_a_table_of_ones_own(
    person: Crowd, finished: Finished
) -> None:
    anna = person("en", storage_state=finished.player)
    anna.open(f"{finished.path}?step=1")
    slider = anna.page.get_by_role("slider", name=anna.word("web-replay-position"))
    expect(slider).to_have_value("1")
    old = anna.page.url
    anna.button("web-what-if").click()
    dialog = anna.page.get_by_role("dialog", name=anna.word("web-what-if"))
    expect(dialog).to_contain_text(anna.word("web-what-if-text", step=1, round=1))
    anna.shot("what-if")
    dialog.get_by_role("button", name=anna.word("web-what-if-do")).click()
    anna.page.wait_for_url(lambda url: finished.path not in url)
    anna.until(lambda: anna.table.origin is not None and anna.asked, "the new table")
    assert anna.seat == 0
    assert [seat.bot for seat in anna.table.seats[1:]] == ["strong"] * 3
    anna.choose(anna.texts[0])
    # The way back to where it came from.
    anna.page.get_by_role("banner").get_by_role("link", name=anna.word("web-what-if")).click()
    expect(slider).to_have_value("1")
    assert anna.page.url.split("?")[0] == old.split("?")[0]

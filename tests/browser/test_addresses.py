"""Wrong and outdated links lead to a page that says so, and home from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("path", "status", "message"),
    [
        ("/j/nonsense/1/secret", 404, "web-bad-invite"),
        ("/nowhere", 404, "web-no-page"),
        ("/t/nonsense", 200, "web-no-table"),
    ],
)
def test_a_wrong_address_is_answered_by_a_page(
    visitor: Crowd, lang: str, path: str, status: int, message: str
) -> None:
    anna = visitor(lang)
    answer = anna.page.goto(anna.address + path)
    assert answer is not None
    assert answer.status == status

    expect(anna.page.get_by_role("heading", name=anna.word(message))).to_be_visible()
    anna.shot(f"wrong-address-{message}-{lang}")
    anna.forgive("the server responded with a status of 404")
    anna.page.get_by_role("link", name=anna.word("web-home")).click()

    expect(anna.page.get_by_role("region", name=anna.word("web-play-now"))).to_be_visible()


def test_pages_of_an_older_server_ask_to_be_loaded_anew(visitor: Crowd) -> None:
    anna = visitor("en")
    anna.page.route("**/HomePage*.js", lambda route: route.fulfill(status=404))
    anna.open()
    expect(anna.page.get_by_role("heading", name=anna.word("web-load-failed"))).to_be_visible()
    anna.shot("not-loaded")
    anna.page.unroute("**/HomePage*.js")
    anna.forgive("404", "dynamically imported module")

    anna.button("web-reload").click()

    expect(anna.page.get_by_role("region", name=anna.word("web-play-now"))).to_be_visible()

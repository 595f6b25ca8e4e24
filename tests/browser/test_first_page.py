"""The first page is light, and everything comes from our own server."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from tests.browser.crowd import Crowd

MOST = 120_000


def test_the_scripts_and_styles_of_the_first_page_are_small(visitor: Crowd) -> None:
    anna = visitor("ru")
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))

    anna.open()
    expect(anna.button("web-play")).to_be_enabled()
    anna.page.wait_for_load_state("networkidle")

    code = [one for one in answers if one.request.resource_type in ("script", "stylesheet")]
    sizes = {one.url: len(gzip.compress(one.body())) for one in code}
    assert any([url.endswith(".css") for url in sizes])
    assert any([url.endswith(".js") for url in sizes])
    assert sum(sizes.values()) <= MOST, sizes
    for one in code:
        if len(one.body()) > 2000:
            assert one.headers["content-encoding"] == "gzip", one.url

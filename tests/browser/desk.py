"""A small laptop: whether everything is on one screen."""

from __future__ import annotations

from tests.browser.person import Person

# How far the page, and the main part of it, could be scrolled.
SCROLL = """() => [document.scrollingElement, document.querySelector('main')].map(node =>
    [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight])"""


def fits(person: Person, name: str) -> None:
    person.page.evaluate("document.fonts.ready")
    person.shot(f"desktop-{name}")
    assert person.page.evaluate(SCROLL) == [[0, 0], [0, 0]], name

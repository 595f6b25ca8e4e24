"""Pieces in the hand: dragging them, and whether they fly."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# Remembers every piece that ever flew, however short.
WATCH = """() => {
    window.flown = 0;
    new MutationObserver(changes => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.classList?.contains('flyer')) window.flown++;
    }).observe(document.body, { childList: true });
}"""


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Press, move in steps, let go; like a hand."""
    away = middle(end)
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*away, steps=8)
    page.mouse.up()


def middle(target: Locator) -> tuple[float, float]:
    """The point where a click on something falls."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

"""A phone: how large it is, and whether what is on it fits a finger."""

from __future__ import annotations

from tests.browser.person import Person

PHONE = (390, 844)
LEAST = 40
TOO_WIDE = "document.scrollingElement.scrollWidth - innerWidth"

# Every visible thing that reacts to a tap, with the size of the area that reacts. Where the box
# itself is smaller, the area is felt for point by point: a finger may hit beside the drawing.
SMALL_TARGETS = """least => {
    const reacts = 'button, a[href], input, select, summary, [role=button], [role=tab]';
    const top = document.querySelector('dialog[open]') ?? document.body;
    const found = [];
    for (const node of top.querySelectorAll(reacts)) {
        const target = node.closest('label') ?? node;
        if (node.disabled || target.tabIndex === -1 && !node.matches('input')) continue;
        const box = target.getBoundingClientRect();
        if (box.width === 0 || getComputedStyle(target).visibility === 'hidden') continue;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const here = (px, py) => {
            const at = document.elementFromPoint(px, py);
            return at !== null && (target === at || target.contains(at));
        };
        if (!here(x, y)) continue;
        const reach = (dx, dy) => {
            let n = 0;
            while (n < least && here(x + dx * (n + 1), y + dy * (n + 1))) n++;
            return n;
        };
        const width = Math.max(box.width, reach(1, 0) + reach(-1, 0) + 1);
        const height = Math.max(box.height, reach(0, 1) + reach(0, -1) + 1);
        if (width < least - 0.5 || height < least - 0.5) {
            const name = node.dataset.el ?? node.getAttribute('aria-label') ?? node.textContent;
            found.push(`${name.trim().slice(0, 40)}: ${Math.round(width)}x${Math.round(height)}`);
        }
    }
    return found;
}"""


class Inspection:
    """Looks at one screen after another: no sideways scrolling, and targets for fingers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.wide: dict[str, int] = {}
        self.small: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        person = self.person
        person.settle()
        person.shot(f"phone-{person.lang}-{name}")
        if (wide := person.page.evaluate(TOO_WIDE)) > 0:
            self.wide[name] = wide
        if small := person.page.evaluate(SMALL_TARGETS, LEAST):
            self.small[name] = small

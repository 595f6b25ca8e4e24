"""The rules of accessibility, as axe-core checks them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
Theme = Literal["light", "dark"]


class Axe:
    """Looks at one screen after another and remembers what is wrong with each."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        page = self.person.page
        self.person.settle()
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        violations: list[dict[str, Any]] = page.evaluate("axe.run().then(r => r.violations)")
        if violations:
            self.found[name] = [
                f"{one['id']}: {node['target']} {node['failureSummary']}"
                for one in violations
                for node in one["nodes"]
            ]
